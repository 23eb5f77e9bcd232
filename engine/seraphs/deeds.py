"""Deeds in a few words, as data writes them, and the commands they come to at a table.

"play david", "stand david against goliath_of_gath", "done": a verb, the card it is about, and for
one who stands in the way the attacker. Which command that is, only a table can say.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.sight import card_id
from engine.seraphs.views import View

AGAINST: Final = "against"
_OF_NO_CARD: Final[dict[str, Command]] = {
    "redraw": say.REDRAW,
    "keep_hand": say.KEEP_HAND,
    "first_half": say.choose_half(0),
    "second_half": say.choose_half(1),
    "pass": say.PASS,
    "done": say.DONE,
}
_OF_A_CARD: Final[dict[str, type]] = {
    "lay_from_top": say.LayFromTop,
    "lay": say.LayOffering,
    "play": say.PlayCard,
    "raise_up": say.RaiseUp,
    "return": say.ReturnCard,
    "use": say.UsePower,
    "go_out": say.GoOut,
    "stand": say.StandInTheWay,
    "deal": say.Deal,
    "choose": say.Choose,
}


class Deed(NamedTuple):
    """A deed in words. `card` and `against` are ids, or "" where it is about none."""

    verb: str
    card: str = ""
    against: str = ""


def deed_of(words: str) -> Deed:
    """The deed that a text names; `problems` says whether it can be one."""
    verb, *rest = words.split()
    card, _, *attacker = (*rest, "", "")[: max(2, len(rest))]
    return Deed(verb, card, attacker[0] if attacker else "")


def problems(words: str, known: Collection[str]) -> list[str]:
    """What is wrong with a text as a deed. `known`: the ids of all cards."""
    verb, *rest = words.split() or [""]
    if verb in _OF_NO_CARD:
        return [f'"{words}": {verb} is about no card'] if rest else []
    if verb not in _OF_A_CARD:
        return [f'"{words}": unknown deed']
    wanted = 3 if verb == "stand" else 1
    if len(rest) != wanted or (verb == "stand" and rest[1] != AGAINST):
        return [f'"{words}": a card is wanted' + (", against another" if wanted > 1 else "")]
    return [f'"{words}": no card "{name}"' for name in (rest[0], rest[-1]) if name not in known]


def command_of(view: View, legal: Sequence[Command], deed: Deed) -> Command | None:
    """The legal command that a deed comes to now, or None.

    To deal to a card is to deal it as much as may be, and any other as little.
    """
    if deed.verb in _OF_NO_CARD:
        command = _OF_NO_CARD[deed.verb]
        return command if command in legal else None
    kind = _OF_A_CARD[deed.verb]
    found = [one for one in legal if isinstance(one, kind)]
    if kind is say.Deal:
        return _dealt(view, found, deed.card)
    return next((one for one in found if _is_about(view, one, deed)), None)


def is_deed(view: View, command: Command, deed: Deed) -> bool:
    """Whether a command that was said is this deed."""
    if deed.verb in _OF_NO_CARD:
        return command == _OF_NO_CARD[deed.verb]
    return isinstance(command, _OF_A_CARD[deed.verb]) and _is_about(view, command, deed)


def _is_about(view: View, command: Command, deed: Deed) -> bool:
    if card_id(view, _ref(command)) != deed.card:
        return False
    attacker = command.attacker if isinstance(command, say.StandInTheWay) else -1
    return not deed.against or card_id(view, attacker) == deed.against


def _dealt(view: View, found: Sequence[Command], card: str) -> Command | None:
    deals = [one for one in found if isinstance(one, say.Deal)]
    if not deals:
        return None
    return (max if card_id(view, deals[0].ref) == card else min)(deals, key=lambda one: one.n)


def _ref(command: Command) -> Ref:
    ref: Ref = getattr(command, "ref", -1)
    return ref
