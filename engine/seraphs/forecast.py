"""What a battle will do if nobody answers, lane by lane. *Panel 5, Battle; rulings 9 to 12, 24*."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs import foretelling
from engine.seraphs.commands import Command, Deal
from engine.seraphs.events import Event
from engine.seraphs.foretelling import Foretold, foretold
from engine.seraphs.naming import does, is_plural, name_of, possessive, side_does
from engine.seraphs.phrases import walls
from engine.seraphs.views import View

_LEAVES = ev.Fell | ev.TakenUp | ev.LeftTheGame
_BLOW = ev.Fell | ev.Stayed | ev.TakenUp | ev.LeftTheGame
_GONE = _LEAVES | ev.TurnedBack | ev.WentBackToHand | ev.WentToWilderness | ev.Turned


@dataclass(frozen=True, slots=True)
class Lane:
    """One attacker, those in its way, and what will happen if nobody answers.

    `strength`: the attacker's, as its fight begins. `falls`: those that leave play in its fight,
    the taken up too. `walls`: how many it breaks. `sentence`: all this in words.
    """

    attacker: Ref
    blockers: tuple[Ref, ...]
    strength: int
    falls: tuple[Ref, ...]
    walls: int
    sentence: str


def forecast(view: View) -> tuple[Lane, ...]:
    """A lane for each attacker, in the order they went out; none where nobody has gone out."""
    return foretell(view, ())


def foretell(view: View, commands: Sequence[Command]) -> tuple[Lane, ...]:
    """The lanes if the side that is asked said this first: who else goes out, blocks, a split.

    Raises:
        IllegalCommand: where it may not say one of them.
    """
    battle = foretold(view, commands)
    fights = _fights(battle)
    return tuple(_lane(view, battle, ref, fights.get(ref)) for ref in battle.attackers)


def offered_deal(view: View) -> Deal | None:
    """The share that is offered where a split is asked for (panel 5, Together), else None."""
    return foretelling.offered_deal(view.table)


@dataclass(slots=True)
class _Fight:
    """A fight as it will go: those in the way, the damage each takes, and all that happens."""

    blockers: tuple[Ref, ...]
    events: list[Event] = field(default_factory=list)
    damage: dict[Ref, int] = field(default_factory=dict)
    ends: dict[Ref, _BLOW] = field(default_factory=dict)
    slain: list[Ref] = field(default_factory=list)


def _fights(battle: Foretold) -> dict[Ref, _Fight]:
    """Each fight to come, or that is on, with what happens in it."""
    fights: dict[Ref, _Fight] = {}
    if battle.fighting >= 0:
        now = battle.fighting
        met = tuple(ref for ref, against in battle.in_the_way.items() if against == now)
        fights[now] = _Fight(met)
    for event in battle.events:
        if isinstance(event, ev.FightBegan):
            fights[event.attacker] = _Fight(event.blockers)
        elif fights:
            _add(list(fights.values())[-1], event)
    return fights


def _add(fight: _Fight, event: Event) -> None:
    fight.events.append(event)
    if isinstance(event, ev.Damaged):
        fight.damage[event.ref] = fight.damage.get(event.ref, 0) + event.n
    elif isinstance(event, _BLOW):
        fight.ends.setdefault(event.ref, event)
        if not fight.damage:
            fight.slain.append(event.ref)


def _lane(view: View, battle: Foretold, ref: Ref, fight: _Fight | None) -> Lane:
    met = tuple(one for one, against in battle.in_the_way.items() if against == ref)
    falls: tuple[Ref, ...] = ()
    if fight is not None:
        falls = tuple(one for one, end in fight.ends.items() if isinstance(end, _LEAVES))
    broken = _broken(battle, ref)
    words = _words(view, battle, ref, fight)
    return Lane(ref, met, battle.strengths.get(ref, 0), falls, broken, words)


def _broken(battle: Foretold, ref: Ref) -> int:
    """The Walls an attacker breaks because nobody is in its way."""
    if ref in battle.over or _has_met(battle, ref):
        return 0
    return sum(e.n for e in battle.events if isinstance(e, ev.WallsBroken) and e.by == ref)


def _has_met(battle: Foretold, ref: Ref) -> bool:
    return ref == battle.fighting or any(
        isinstance(event, ev.FightBegan) and event.attacker == ref for event in battle.events
    )


def _words(view: View, battle: Foretold, ref: Ref, fight: _Fight | None) -> str:
    name = name_of(view, ref)
    if ref == battle.lonely:
        return f"One alone may not stand in {possessive(name)} way: set another beside it."
    if ref in battle.over:
        return f"{possessive(name)} fight is over."
    if fight is not None:
        return " ".join(_fight_words(view, battle, ref, fight))
    if any(isinstance(event, _GONE) and event.ref == ref for event in battle.events):
        return f"{does(name, 'leaves', 'leave')} the battle before it fights."
    broken, breaks = _broken(battle, ref), does(name, "breaks", "break")
    if not broken:
        return f"{breaks} no Walls: Strength 0."
    return f"{breaks} {walls(broken)}: nobody is in the way."


def _fight_words(view: View, battle: Foretold, ref: Ref, fight: _Fight) -> list[str]:
    """Who is slain first, what each takes, what else comes of it, and what is still open."""
    told = [_slain(view, one, fight) for one in fight.slain]
    struck = [one for one in (ref, *fight.blockers) if one not in fight.slain]
    if fight.damage or not fight.slain:
        told.append("; ".join(_struck(view, one, fight) for one in struck) + ".")
    told += _consequences(view, ref, fight)
    if ref in battle.split:
        told.append(f"{side_does(view, view.table.active, 'choose')} the split.")
    told += [
        f"What {possessive(name_of(view, one))} power does is still to be chosen."
        for one in dict.fromkeys(battle.open_powers.get(ref, ()))
    ]
    return told


def _slain(view: View, ref: Ref, fight: _Fight) -> str:
    """A Giant that meets a Giant-slayer. *Panel 8, Giant-slayer; ruling 10*."""
    name = name_of(view, ref)
    deals = "they deal" if is_plural(name) else "it deals"
    end = _end(name, fight.ends[ref])
    return f"{does(name, 'meets', 'meet')} a Giant-slayer and {end} before {deals} damage."


def _struck(view: View, ref: Ref, fight: _Fight) -> str:
    """What one takes and what becomes of it: "Cain takes 4 and falls"."""
    name = name_of(view, ref)
    taken, end = fight.damage.get(ref, 0), fight.ends.get(ref)
    if not taken:
        takes = does(name, "takes", "take")
        return f"{takes} nothing" if end is None else f"{name} {_end(name, end)}"
    survives = "survive" if is_plural(name) else "survives"
    then = survives if end is None else _end(name, end)
    return f"{does(name, 'takes', 'take')} {taken} and {then}"


def _end(name: str, end: _BLOW) -> str:
    """What happens to one that would fall. *Rulings 12 and 24*."""
    many = is_plural(name)
    match end:
        case ev.Fell():
            return "fall" if many else "falls"
        case ev.Stayed():
            return "stay, damage healed" if many else "stays, damage healed"
        case ev.TakenUp():
            return f"{'are' if many else 'is'} taken up to hand"
        case ev.LeftTheGame():
            return f"{'leave' if many else 'leaves'} the game"


def _consequences(view: View, ref: Ref, fight: _Fight) -> list[str]:
    """What powers do to others, and the Walls they break."""
    met = (ref, *fight.blockers)
    others = [one for one in dict.fromkeys((*fight.damage, *fight.ends)) if one not in met]
    told = [f"{_struck(view, one, fight)}." for one in others]
    told += [
        f"{does(name_of(view, event.by), 'breaks', 'break')} {walls(event.n)}."
        for event in fight.events
        if isinstance(event, ev.WallsBroken) and event.by in met
    ]
    return told
