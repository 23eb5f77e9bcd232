"""The only changes of a state, each with its one event.

An atom makes a change and, where a record is kept, says so. Folding an event calls the same atom, so
a change and its event cannot part. No atom asks whether it is legal: its callers have.
"""

from engine.kernel.game import Outcome
from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng
from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.prompts import RAISE, Announcement, Pause, Question
from engine.seraphs.state import SPARES, Fallen, InPlay, KeptTask, Lasting, State, find
from engine.seraphs.words import COVENANT, DEEP, MORNING, OVER, Phase, Side, other


def shuffle(state: State, side: Side, cards: tuple[int, ...], rng: Rng) -> None:
    """Give a deck these cards, bottom first, under new refs. Emits Shuffled."""
    first = len(state.identity)
    state.identity += cards
    state.deck[side] = list(range(first, first + len(cards)))
    state.rng = rng
    if state.record is not None:
        state.record.append(ev.Shuffled(side, first, cards, rng))


def move_rng(state: State, rng: Rng) -> None:
    """Keep the generator that a draw of chance handed back. Emits RngMoved."""
    state.rng = rng
    if state.record is not None:
        state.record.append(ev.RngMoved(rng))


def put_hand_back(state: State, side: Side) -> None:
    """Put an opening hand back into its deck. Emits HandPutBack."""
    state.deck[side] += state.hand[side]
    state.hand[side] = []
    if state.record is not None:
        state.record.append(ev.HandPutBack(side))


def draw(state: State, side: Side) -> None:
    """Draw the top card of a deck that has one. Emits CardDrawn."""
    ref = state.deck[side].pop()
    state.hand[side].append(ref)
    state.seen[side] |= 1 << ref
    if state.record is not None:
        state.record.append(ev.CardDrawn(side, ref))


def could_not_draw(state: State, side: Side) -> None:
    """Say that a deck is empty. Emits CouldNotDraw; the Walls follow."""
    if state.record is not None:
        state.record.append(ev.CouldNotDraw(side))


def look(state: State, side: Side, refs: tuple[Ref, ...]) -> None:
    """Show a side cards of its own deck. Emits Looked."""
    for ref in refs:
        state.seen[side] |= 1 << ref
    if state.record is not None:
        state.record.append(ev.Looked(side, refs))


def keep(state: State, side: Side, ref: Ref, rest: tuple[Ref, ...]) -> None:
    """Take one of the top cards to hand; the rest (top first) go under. Emits Kept."""
    deck = state.deck[side]
    del deck[len(deck) - len(rest) - 1 :]
    deck[:0] = rest[::-1]
    state.hand[side].append(ref)
    if state.record is not None:
        state.record.append(ev.Kept(side, ref, rest))


def take_found(state: State, side: Side, ref: Ref) -> None:
    """Take a card out of a deck to hand, shown to all. Emits Found."""
    state.deck[side].remove(ref)
    _show(state, ref)
    new_ref = _to_hand(state, ref)
    if state.record is not None:
        state.record.append(ev.Found(side, ref, new_ref))


def lay_on_altar(state: State, side: Side, ref: Ref, sideways: bool) -> None:
    """Lay a card of the hand, or the top card of the deck, on the Altar. Emits LaidOnAltar."""
    if ref in state.hand[side]:
        state.hand[side].remove(ref)
    else:
        state.deck[side].remove(ref)
    state.altar[side].append(ref)
    state.seen[side] |= 1 << ref
    if not sideways:
        state.upright[side].append(ref)
    if state.record is not None:
        state.record.append(ev.LaidOnAltar(side, ref, sideways))


def discard(state: State, side: Side, ref: Ref) -> None:
    """Put a card of the hand into the Wilderness. Emits Discarded."""
    state.hand[side].remove(ref)
    state.wilderness[side].append(ref)
    _show(state, ref)
    if state.record is not None:
        state.record.append(ev.Discarded(side, ref))


def break_morning(state: State, side: Side, day: int) -> None:
    """Begin a side's day. Emits MorningBroke."""
    state.active = side
    state.day = day
    state.count += 1
    state.phase = MORNING
    state.raised = False
    state.used.clear()
    state.testified.clear()
    if state.record is not None:
        state.record.append(ev.MorningBroke(side, day))


def stand_up_all(state: State, side: Side) -> None:
    """Stand up a side's cards, its Altar too. Emits StoodUpAll."""
    for entry in state.field[side]:
        entry.sideways = False
    state.upright[side] = state.altar[side][:]
    if state.record is not None:
        state.record.append(ev.StoodUpAll(side))


def begin_phase(state: State, phase: Phase) -> None:
    """Go on to a step of the day. Emits PhaseBegan."""
    state.phase = phase
    if state.record is not None:
        state.record.append(ev.PhaseBegan(phase))


def announce(state: State, announcement: Announcement) -> None:
    """Announce a card or ◇ power, and open its pause: the other side speaks first. Emits Announced."""
    side, ref, card, how, power, _, _ = announcement
    state.raised = state.raised or how == RAISE
    if power < 0:
        _take_from(state, side, ref)
        state.announced.append(ref)
        state.played[side].append(card)
        _show(state, ref)
    else:
        state.used.append((ref, power))
    state.pauses.append(Pause(other(side), 0, announcement, False))
    if state.record is not None:
        state.record.append(ev.Announced(announcement))


def pay(state: State, side: Side, turned: tuple[Ref, ...], manna: int) -> None:
    """Turn Altar cards sideways and spend manna. Emits MannaPaid."""
    for ref in turned:
        state.upright[side].remove(ref)
    state.manna[side] -= manna
    if state.record is not None:
        state.record.append(ev.MannaPaid(side, turned, manna))


def gain_manna(state: State, side: Side, n: int) -> None:
    """Gain manna until Evening. Emits MannaGained."""
    state.manna[side] += n
    if state.record is not None:
        state.record.append(ev.MannaGained(side, n))


def lose_manna(state: State, side: Side) -> None:
    """Lose unspent manna. Emits MannaLost."""
    state.manna[side] = 0
    if state.record is not None:
        state.record.append(ev.MannaLost(side))


def begin_pause(state: State, speaker: Side) -> None:
    """Open a pause of a battle. Emits PauseBegan."""
    state.pauses.append(Pause(speaker, 0, None, False))
    if state.record is not None:
        state.record.append(ev.PauseBegan(speaker))


def speak(state: State, side: Side) -> None:
    """Note that a side used something in the pause on top. Emits Spoke."""
    pause = state.pauses[-1]
    state.pauses[-1] = Pause(other(side), 0, pause.announced, pause.stopped)
    if state.record is not None:
        state.record.append(ev.Spoke(side))


def pass_by(state: State, side: Side) -> None:
    """Note that a side passed in the pause on top. Emits Passed."""
    pause = state.pauses[-1]
    state.pauses[-1] = Pause(other(side), pause.passes + 1, pause.announced, pause.stopped)
    if state.record is not None:
        state.record.append(ev.Passed(side))


def end_pause(state: State) -> None:
    """Close the pause on top. Emits PauseEnded."""
    state.pauses.pop()
    if state.record is not None:
        state.record.append(ev.PauseEnded())


def stop(state: State, ref: Ref) -> None:
    """Make the announcement of the pause on top do nothing; a card leaves. Emits Stopped."""
    pause = state.pauses[-1]
    state.pauses[-1] = Pause(pause.speaker, pause.passes, pause.announced, True)
    if ref in state.announced:
        state.announced.remove(ref)
        state.wilderness[CARDS[state.identity[ref]].side].append(ref)
    if state.record is not None:
        state.record.append(ev.Stopped(ref))


def enter(state: State, side: Side, ref: Ref, sideways: bool, returned: bool) -> InPlay:
    """Bring an announced card into play. Emits Entered."""
    state.announced.remove(ref)
    state.entered += 1
    entry = InPlay(ref, CARDS[state.identity[ref]], side, state.count, state.entered)
    entry.sideways = sideways
    entry.returned = returned
    state.field[side].append(entry)
    if state.record is not None:
        state.record.append(ev.Entered(side, ref, sideways, returned))
    return entry


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
    _leave_battle(state, entry.ref)
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


def turn_sideways(state: State, ref: Ref) -> None:
    """Turn a card in play or on an Altar sideways. Emits TurnedSideways."""
    entry = find(state, ref)
    if entry is not None:
        entry.sideways = True
    else:
        for upright in state.upright:
            if ref in upright:
                upright.remove(ref)
    if state.record is not None:
        state.record.append(ev.TurnedSideways(ref))


def stand_up(state: State, ref: Ref) -> None:
    """Stand up a card in play or on an Altar. Emits StoodUp."""
    entry = find(state, ref)
    if entry is not None:
        entry.sideways = False
    else:
        side = COVENANT if ref in state.altar[COVENANT] else DEEP
        state.upright[side].append(ref)
    if state.record is not None:
        state.record.append(ev.StoodUp(ref))


def fall(state: State, entry: InPlay) -> None:
    """Let a character fall to its owner's Wilderness. Emits Fell."""
    _leave_play(state, entry)
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
    _leave_play(state, entry)
    new_ref = _to_hand(state, entry.ref)
    if state.record is not None:
        state.record.append(ev.TakenUp(entry.ref, new_ref))


def leave_the_game(state: State, entry: InPlay) -> None:
    """Let a returned card that would fall leave the game. Emits LeftTheGame."""
    _leave_play(state, entry)
    state.out.append(entry.ref)
    if state.record is not None:
        state.record.append(ev.LeftTheGame(entry.ref))


def go_back_to_hand(state: State, ref: Ref) -> None:
    """Put a card in play or in a Wilderness into its owner's hand. Emits WentBackToHand."""
    entry = find(state, ref)
    if entry is not None:
        _leave_play(state, entry)
    else:
        state.wilderness[CARDS[state.identity[ref]].side].remove(ref)
    new_ref = _to_hand(state, ref)
    if state.record is not None:
        state.record.append(ev.WentBackToHand(ref, new_ref))


def go_to_wilderness(state: State, ref: Ref) -> None:
    """Put a card in play, on an Altar or announced into its Wilderness. Emits WentToWilderness."""
    entry = find(state, ref)
    owner = CARDS[state.identity[ref]].side
    if entry is not None:
        _leave_play(state, entry)
    elif ref in state.announced:
        state.announced.remove(ref)
    else:
        _leave_altar(state, owner, ref)
    state.wilderness[owner].append(ref)
    _show(state, ref)
    if state.record is not None:
        state.record.append(ev.WentToWilderness(ref))


def turn(state: State, entry: InPlay) -> None:
    """Bring a Deep character over to the Covenant, as it stands. Emits Turned."""
    state.field[DEEP].remove(entry)
    state.field[COVENANT].append(entry)
    entry.side = COVENANT
    entry.since = state.count
    _leave_battle(state, entry.ref)
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


def begin_lasting(state: State, held: Lasting) -> None:
    """Let something hold for a time. Emits LastingBegan."""
    state.lasting.append(held)
    if state.record is not None:
        state.record.append(ev.LastingBegan(*held))


def keep_for_morning(state: State, kept: KeptTask) -> None:
    """Keep a power for its side's next Morning. Emits KeptForMorning."""
    state.kept.append(kept)
    if state.record is not None:
        state.record.append(ev.KeptForMorning(*kept))


def begin_kept(state: State, side: Side) -> None:
    """Take what was kept for a side's Morning out of the waiting. Emits KeptDone."""
    state.kept = [kept for kept in state.kept if kept.side != side]
    if state.record is not None:
        state.record.append(ev.KeptDone(side))


def heal(state: State) -> None:
    """Heal all damage and end what lasted until this Evening. Emits EveningHealed."""
    for side in state.field:
        for entry in side:
            entry.damage = 0
            entry.hit_by_pair = False
    state.hurt = False
    state.lasting = [held for held in state.lasting if held.until != state.count]
    if state.record is not None:
        state.record.append(ev.EveningHealed())


def read_story(state: State, card: int) -> None:
    """Mark a Story moment. Emits StoryMoment; the table does not change."""
    if state.record is not None:
        state.record.append(ev.StoryMoment(card))


def give_testimony(state: State, ref: Ref, covenant_card: int, read: bool) -> None:
    """Note a Testimony against a Deep card. Emits Testimony; the draws follow."""
    state.testified.append(state.identity[ref])
    if state.record is not None:
        state.record.append(ev.Testimony(ref, state.identity[ref], covenant_card, read))


def settle_fallen(state: State) -> None:
    """Take the fallen out of the waiting: their powers begin. Emits FallenSettled."""
    state.fallen.clear()
    if state.record is not None:
        state.record.append(ev.FallenSettled())


def ask(state: State, question: Question) -> None:
    """Hold a question; `wait` says so when nothing more can be done before its answer."""
    state.question = question


def wait(state: State) -> None:
    """Wait for the answer to the question that is held. Emits Asked with all work still to do."""
    if state.record is not None and state.question is not None:
        state.record.append(ev.Asked(state.question, tuple(state.agenda)))


def end_game(state: State, winners: tuple[Seat, ...], how: str) -> None:
    """End the match. Emits GameEnded."""
    state.outcome = Outcome(winners, how)
    state.phase = OVER
    state.question = None
    state.agenda.clear()
    if state.record is not None:
        state.record.append(ev.GameEnded(winners, how))


def _show(state: State, ref: Ref) -> None:
    bit = 1 << ref
    state.seen[COVENANT] |= bit
    state.seen[DEEP] |= bit


def _to_hand(state: State, ref: Ref) -> Ref:
    """Put a card into its owner's hand under a new ref, so that nobody else can follow it."""
    card = state.identity[ref]
    owner = CARDS[card].side
    new_ref = len(state.identity)
    state.identity += (card,)
    state.hand[owner].append(new_ref)
    state.seen[owner] |= 1 << new_ref
    return new_ref


def _take_from(state: State, side: Side, ref: Ref) -> None:
    for pile in (state.hand[side], state.wilderness[side]):
        if ref in pile:
            pile.remove(ref)
            return
    _leave_altar(state, side, ref)


def _leave_altar(state: State, side: Side, ref: Ref) -> None:
    state.altar[side].remove(ref)
    if ref in state.upright[side]:
        state.upright[side].remove(ref)


def _leave_play(state: State, entry: InPlay) -> None:
    ref = entry.ref
    state.field[entry.side].remove(entry)
    _leave_battle(state, ref)
    if state.used:
        state.used = [used for used in state.used if used[0] != ref]
    if state.lasting:
        state.lasting = [_without(held, ref) for held in state.lasting if not _ends(held, ref)]


def _leave_battle(state: State, ref: Ref) -> None:
    state.in_the_way.pop(ref, None)
    if ref in state.attackers:
        state.attackers.remove(ref)
        for blocker in [b for b, attacker in state.in_the_way.items() if attacker == ref]:
            del state.in_the_way[blocker]


def _ends(held: Lasting, ref: Ref) -> bool:
    return (held.until < 0 and held.source == ref) or held.refs == (ref,)


def _without(held: Lasting, ref: Ref) -> Lasting:
    if ref not in held.refs:
        return held
    return held._replace(refs=tuple(one for one in held.refs if one != ref))


def _spares(held: Lasting, ref: Ref) -> bool:
    return held.kind == SPARES and held.refs == (ref,)
