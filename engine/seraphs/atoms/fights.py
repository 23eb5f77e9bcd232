"""Going out, standing in the way, damage and falling: the atoms of a battle."""

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.atoms.moving import leave_battle, leave_play, to_hand
from engine.seraphs.state import SPARES, Fallen, InPlay, Lasting, State
from engine.seraphs.words import COVENANT, DEEP, Side


def go_out(state: State, entry: InPlay) -> None:
    """Turn a character sideways to attack. Emits WentOut."""
    entry.sideways = True
    state.attackers.append(entry.ref)
    if state.record is not None:
        state.record.append(ev.WentOut(entry.ref))


def stand_in_the_way(state: State, ref: Ref, attacker: Ref) -> None:
    """Set a character in an attacker's way. Emits StoodInTheWay."""
    state.in_the_way[ref] = attacker
    if state.record is not None:
        state.record.append(ev.StoodInTheWay(ref, attacker))


def turn_back(state: State, entry: InPlay) -> None:
    """Take a character out of the battle, sideways. Emits TurnedBack."""
    entry.sideways = True
    leave_battle(state, entry.ref)
    if state.record is not None:
        state.record.append(ev.TurnedBack(entry.ref))


def begin_fight(state: State, attacker: Ref, blockers: tuple[Ref, ...]) -> None:
    """Let an attacker meet those in its way. Emits FightBegan."""
    state.fought.append(attacker)
    if state.record is not None:
        state.record.append(ev.FightBegan(attacker, blockers))


def damage(state: State, entry: InPlay, n: int, by_pair: bool) -> None:
    """Deal damage, 1 or more. Emits Damaged."""
    entry.damage += n
    entry.hit_by_pair = entry.hit_by_pair or by_pair
    state.hurt = True
    if state.record is not None:
        state.record.append(ev.Damaged(entry.ref, n, by_pair))


def end_battle(state: State) -> None:
    """End a battle. Emits BattleEnded."""
    state.attackers.clear()
    state.in_the_way.clear()
    state.fought.clear()
    if state.record is not None:
        state.record.append(ev.BattleEnded())


def fall(state: State, entry: InPlay) -> None:
    """Let a character fall to its owner's Wilderness. Emits Fell."""
    leave_play(state, entry)
    state.wilderness[entry.card.side].append(entry.ref)
    state.fallen.append(Fallen(entry.ref, entry.card.index, entry.side, entry.order))
    if state.record is not None:
        state.record.append(ev.Fell(entry.ref))


def stay(state: State, entry: InPlay) -> None:
    """Spare a character that would fall: once, its damage healed. Emits Stayed."""
    entry.damage = 0
    entry.hit_by_pair = False
    state.lasting = [held for held in state.lasting if not _spares(held, entry.ref)]
    if state.record is not None:
        state.record.append(ev.Stayed(entry.ref))


def take_up(state: State, entry: InPlay) -> None:
    """Let a character that would fall go to hand. Emits TakenUp."""
    leave_play(state, entry)
    new_ref = to_hand(state, entry.ref)
    if state.record is not None:
        state.record.append(ev.TakenUp(entry.ref, new_ref))


def leave_the_game(state: State, entry: InPlay) -> None:
    """Let a returned card that would fall leave the game. Emits LeftTheGame."""
    leave_play(state, entry)
    state.out.append(entry.ref)
    if state.record is not None:
        state.record.append(ev.LeftTheGame(entry.ref))


def turn(state: State, entry: InPlay) -> None:
    """Bring a Deep character over to the Covenant, as it stands. Emits Turned."""
    state.field[DEEP].remove(entry)
    state.field[COVENANT].append(entry)
    entry.side = COVENANT
    entry.since = state.count
    leave_battle(state, entry.ref)
    if state.record is not None:
        state.record.append(ev.Turned(entry.ref))


def break_walls(state: State, side: Side, n: int, by: Ref) -> None:
    """Break n of a side's Walls. Emits WallsBroken."""
    state.walls[side] = max(0, state.walls[side] - n)
    if state.record is not None:
        state.record.append(ev.WallsBroken(side, n, by))


def mend_walls(state: State, side: Side, n: int) -> None:
    """Mend n of a side's Walls. Emits WallsMended."""
    state.walls[side] = min(state.mode.most_walls, state.walls[side] + n)
    if state.record is not None:
        state.record.append(ev.WallsMended(side, n))


def _spares(held: Lasting, ref: Ref) -> bool:
    return held.kind == SPARES and held.refs == (ref,)
