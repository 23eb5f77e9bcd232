"""One event, one sentence, as a seat would say it; what several say together is in `log.py`."""

from collections.abc import Callable, Sequence
from typing import Final, Never

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import Event
from engine.seraphs.naming import (
    capital,
    does,
    followed,
    is_plural,
    joined,
    known,
    name_of,
    possessive,
    printed_name,
    side_does,
    side_name,
    whose,
)
from engine.seraphs.phrases import article, duration, walls
from engine.seraphs.power_checks import records
from engine.seraphs.powers import Forbid, Gets
from engine.seraphs.prompts import POWER, RAISE, RETURN, TURNED_OVER, Announcement
from engine.seraphs.sentences import moment_words
from engine.seraphs.siege_asking import by_partner
from engine.seraphs.siege_telling import REASONS, TELLERS, choice_rule, holds_sideways
from engine.seraphs.state import FORBIDS, HOLDS_SIDEWAYS, SPARES
from engine.seraphs.text import halves_text
from engine.seraphs.views import View
from engine.seraphs.words import DEEP, SIDE_NAMES, SIDES, WALLS_NAMES, Side, other


def tell(view: View, event: Event) -> str:
    """The sentence of one event, or "" for what only the rules need."""
    teller = _TELLERS.get(type(event))
    return "" if teller is None else teller(view, event)  # type: ignore[arg-type]  # by type


def drew(view: View, side: Side, refs: Sequence[Ref]) -> str:
    """Cards drawn: named to their own side, counted for the other."""
    if by_partner(view, side, refs):
        return f"The other of you drew {_counted(len(refs), 'card')}."
    if side == view.seat:
        return f"You drew {joined([name_of(view, ref) for ref in refs])}."
    return f"{capital(SIDE_NAMES[side])} drew {_counted(len(refs), 'card')}."


def discarded(view: View, side: Side, refs: Sequence[Ref]) -> str:
    """Cards discarded, which all may see."""
    return f"{side_does(view, side, 'discard')} {joined([name_of(view, ref) for ref in refs])}."


def played(view: View, said: Announcement, cost: int) -> str:
    """A card or ◇ power announced, what it cost, and what was chosen for it.

    "You play Moses (6 manna).", "The Deep uses The Magicians of Egypt's ◇2." A Siege card was told
    of when it was turned over: only what was chosen for it is said, and by which rule.
    """
    chosen = _chosen(view, said)
    if said.how == TURNED_OVER:
        rule = f"{chosen}, {choice_rule(view, said)}"
        return _sentence(printed_name(said.card), rule) if chosen else ""
    paid = "" if said.how == POWER else f" ({cost} manna)"
    return _sentence(f"{_act(view, said)}{paid}", chosen)


def said_sentence(view: View, said: Announcement) -> str:
    """The same without its cost: "The Deep plays Haman: Rahab."."""
    return _sentence(_act(view, said), _chosen(view, said))


def _sentence(told: str, chosen: str) -> str:
    """What was done, and what was chosen for it."""
    if chosen:
        return f"{followed(told, chosen)}."
    return told if told.endswith("?") else f"{told}."


def turned_sideways(view: View, refs: Sequence[Ref]) -> str:
    """Cards turned sideways together; those of an Altar are counted, being face down."""
    on_altar = [side for side in SIDES for ref in refs if ref in view.table.altar[side]]
    parts = [name_of(view, ref) for ref in refs if known_in_play(view, ref)]
    for side in dict.fromkeys(on_altar):
        n = on_altar.count(side)
        parts.append(f"{n} of {whose(view, side)} Altar cards")
    many = len(refs) > 1 or is_plural(parts[0])
    return capital(f"{joined(parts)} {'are' if many else 'is'} turned sideways.")


def known_in_play(view: View, ref: Ref) -> bool:
    """Whether a ref is no Altar card: it is, or was, in play, where all may see it."""
    return not any(ref in altar for altar in view.table.altar)


def walls_left(left: int | None) -> str:
    """What is left of Walls, to end a sentence; nothing where it cannot be said."""
    if left is None:
        return "."
    return ": none left." if left == 0 else f": {left} left."


def lose_walls(event: ev.WallsBroken, left: int | None) -> str:
    """A side's Walls broken: "Jerusalem loses 3 Walls: 10 left."."""
    return f"{WALLS_NAMES[event.side]} loses {walls(event.n)}{walls_left(left)}"


def mend_walls(event: ev.WallsMended, left: int | None) -> str:
    """A side's Walls mended: "Babylon mends 2 Walls: 14 now."."""
    now = "" if left is None else f": {left} now"
    return f"{WALLS_NAMES[event.side]} mends {walls(event.n)}{now}."


def ending(view: View, winners: Sequence[int], how: str) -> str:
    """How the match ended, and who won it. *Panel 6, Winning*."""
    if len(winners) > 1:
        return f"{_reason(view, winners, how)} The win is shared."
    return f"{_reason(view, winners, how)} {side_does(view, winners[0], 'win')}."


def _reason(view: View, winners: Sequence[int], how: str) -> str:
    if how == "walls":
        fallen = [possessive(WALLS_NAMES[side]) for side in SIDES if not view.table.walls[side]]
        return f"{joined(fallen)} Walls are at 0."
    if how == "conceded":
        return f"{side_does(view, other(winners[0]), 'concede')}."
    return _REASONS[how]


_REASONS: Final = {
    "glory": "Four Holy Things in play, one the Ark: the Glory.",
    "last_day": "The last day is over: the Walls that fell least have won.",
    **REASONS,
}


def _counted(n: int, what: str) -> str:
    return article(what) if n == 1 else f"{n} {what}s"


def _act(view: View, said: Announcement) -> str:
    name = printed_name(said.card)
    if said.how == POWER:
        cost = CARDS[said.card].plans[said.power].pay
        return f"{side_does(view, said.side, 'use')} {possessive(name)} ◇{cost}"
    verb, to = _VERBS.get(said.how, ("play", ""))
    return f"{side_does(view, said.side, verb)}{to} {name}"


_VERBS: Final = {
    RAISE: ("raise", " up"),
    RETURN: ("return", ""),
    TURNED_OVER: ("turn", " over"),
}


def _chosen(view: View, said: Announcement) -> str:
    """What was chosen: the targets' names, else the half of an "or"."""
    refs = [ref for step in said.targets for ref in step]
    if refs:
        names = [name_of(view, ref) for ref in refs if known_in_play(view, ref)]
        hidden = len(refs) - len(names)
        return joined([*names, *([_counted(hidden, "Altar card")] if hidden else [])])
    if said.half < 0:
        return ""
    card = CARDS[said.card]
    power = said.power if said.power >= 0 else max(card.enters, card.played)
    half = halves_text(card.printed, power)[said.half].rstrip(".")
    return half[:1].lower() + half[1:]


def _hand(view: View, ref: Ref) -> str:
    card = known(view, ref)
    assert card is not None, "a card that goes to hand from the table has been seen"
    return f"{whose(view, card.side)} hand"


def _wilderness(view: View, event: ev.WentToWilderness) -> str:
    """Strongholds and Altar cards; a Miracle, Act or Scheme that is done goes there unsaid."""
    card = known(view, event.ref)
    assert card is not None, "a Wilderness lies open"
    if not card.stays and card.index in view.table.played[card.side]:
        return ""
    name = card.printed.name
    return f"{does(name, 'goes', 'go')} to {whose(view, card.side)} Wilderness."


def _looked(view: View, event: ev.Looked) -> str:
    if by_partner(view, event.side, event.refs):
        return "The other of you looks at cards of your deck."
    if event.side == view.seat:
        return f"You look at {joined([name_of(view, ref) for ref in event.refs])}."
    return f"{side_does(view, event.side, 'look')} at cards of its deck."


def _kept(view: View, event: ev.Kept) -> str:
    own = event.side == view.seat
    what = name_of(view, event.ref) if own else "one"
    deck = f"; the rest go under {'your' if own else 'its'} deck" if event.rest else ""
    if by_partner(view, event.side, [event.ref]):
        return f"The other of you keeps one{deck}."
    return f"{side_does(view, event.side, 'keep')} {what}{deck}."


def _found(view: View, event: ev.Found) -> str:
    deck = "your deck" if event.side == view.seat else "its deck"
    return f"{side_does(view, event.side, 'find')} {name_of(view, event.ref)} in {deck}."


def _laid(view: View, event: ev.LaidOnAltar) -> str:
    own = event.side == view.seat
    what = name_of(view, event.ref) if own else "a card"
    spent = ", spent" if event.sideways else ""
    altar = "your Altar" if own else "its Altar"
    return f"{side_does(view, event.side, 'lay')} {what} on {altar}{spent}."


def _stopped(view: View, event: ev.Stopped) -> str:
    """A card or a ◇ power; of what stays in play only a ◇ power is ever stopped. *Ruling 22*."""
    card = known(view, event.ref)
    name = name_of(view, event.ref)
    if card is not None and card.stays:
        return f"{possessive(name)} ◇ power is stopped."
    return f"{does(name, 'is', 'are')} stopped."


def _worked(view: View, event: ev.PowerWorked) -> str:
    """Whose power comes by itself: "Samson's power works (when it falls)."."""
    card = CARDS[event.card]
    when = "on this Morning" if event.later else moment_words(card.printed.powers[event.power])
    when = when.replace("your", whose(view, card.side))
    return f"{possessive(card.printed.name)} power works ({when})."


def _entered(view: View, event: ev.Entered) -> str:
    name = name_of(view, event.ref)
    return f"{does(name, 'enters', 'enter')} sideways." if event.sideways else ""


def _stood_up(view: View, event: ev.StoodUp) -> str:
    if known_in_play(view, event.ref):
        return f"{does(name_of(view, event.ref), 'stands', 'stand')} up."
    side = DEEP if event.ref in view.table.altar[DEEP] else other(DEEP)
    return f"{side_does(view, side, 'stand')} up an Altar card."


def _stayed(view: View, event: ev.Stayed) -> str:
    return f"{does(name_of(view, event.ref), 'stays', 'stay')}, damage healed."


def _began(view: View, event: ev.LastingBegan) -> str:
    """What holds for a time: more or less Strength and Heart, a thing forbidden, one spared."""
    if event.kind == HOLDS_SIDEWAYS:
        return holds_sideways(view, event)
    names = [name_of(view, ref) for ref in event.refs] or [capital(side_name(view, event.side))]
    many = len(names) > 1 or is_plural(names[0])
    who = joined(names)
    if event.kind == SPARES:
        return f"If {who} would fall before Evening, {'they stay' if many else 'it stays'}."
    if event.kind == FORBIDS:
        return f"{who} cannot {_FORBIDDEN[event.forbidden]}{_how_long(view, event)}."
    gains = [(event.strength, "Strength"), (event.heart, "Heart")]
    gain = " and ".join(f"{n:+d} {what}" for n, what in gains if n)
    return f"{who} {'get' if many else 'gets'} {gain}{_how_long(view, event)}."


def _how_long(view: View, event: ev.LastingBegan) -> str:
    """How long it holds, as its card says, with the space before it."""
    source = known(view, event.source)
    assert source is not None, "a card that does something has been seen"
    done = [power for power in source.printed.powers if power.when != "while"]
    held = (one for _, one in records(tuple(done)) if isinstance(one, Gets | Forbid))
    until = next(held).until
    if until == "while_in_play":
        return f" while {does(source.printed.name, 'is', 'are')} in play"
    return duration(until).replace("your", whose(view, source.side))


_FORBIDDEN: Final = {
    "battle": "go out or stand in the way",
    "raise_up": "raise up Holy Things",
    "answers_and_powers": "play Answers or use ◇ powers",
}


def _morning(view: View, event: ev.MorningBroke) -> str:
    return f"Day {event.day}. {capital(whose(view, event.side))} Morning."


def _waits(view: View, event: ev.KeptForMorning) -> str:
    return f"{printed_name(event.card)} waits for {whose(view, event.side)} next Morning."


_TELLERS: Final[dict[type, Callable[[View, Never], str]]] = {
    ev.HandPutBack: lambda view, e: f"{side_does(view, e.side, 'redraw')}.",
    ev.Looked: _looked,
    ev.Kept: _kept,
    ev.Found: _found,
    ev.LaidOnAltar: _laid,
    ev.MorningBroke: _morning,
    ev.MannaGained: lambda view, e: f"{side_does(view, e.side, 'gain')} {e.n} manna.",
    ev.MannaLost: lambda view, e: f"{side_does(view, e.side, 'lose')} unspent manna.",
    ev.Stopped: _stopped,
    ev.PowerWorked: _worked,
    ev.Entered: _entered,
    ev.WentOut: lambda view, e: f"{does(name_of(view, e.ref), 'goes', 'go')} out.",
    ev.StoodInTheWay: lambda view, e: (
        f"{does(name_of(view, e.ref), 'stands', 'stand')} in"
        f" {possessive(name_of(view, e.attacker))} way."
    ),
    ev.TurnedBack: lambda view, e: f"{does(name_of(view, e.ref), 'turns', 'turn')} back.",
    ev.StoodUp: _stood_up,
    ev.Fell: lambda view, e: f"{does(name_of(view, e.ref), 'falls', 'fall')}.",
    ev.Stayed: _stayed,
    ev.TakenUp: lambda view, e: (
        f"{does(name_of(view, e.ref), 'is', 'are')} taken up to {_hand(view, e.ref)}."
    ),
    ev.LeftTheGame: lambda view, e: f"{does(name_of(view, e.ref), 'leaves', 'leave')} the game.",
    ev.WentBackToHand: lambda view, e: (
        f"{does(name_of(view, e.ref), 'goes', 'go')} back to {_hand(view, e.ref)}."
    ),
    ev.WentToWilderness: _wilderness,
    ev.Turned: lambda view, e: f"{does(name_of(view, e.ref), 'is', 'are')} Turned to the Covenant.",
    ev.LastingBegan: _began,
    ev.KeptForMorning: _waits,
    ev.StoryMoment: lambda view, e: f"Story moment: {printed_name(e.card)}.",
    ev.GameEnded: lambda view, e: ending(view, e.winners, e.how),
    **TELLERS,
}
