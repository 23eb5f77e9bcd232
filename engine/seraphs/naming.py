"""Cards and sides as a seat calls them: names as printed, "you" for its own side.

A card that the seat has not seen has no name. *Panel 4: face down*.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS, Card
from engine.seraphs.state import card_of
from engine.seraphs.views import View
from engine.seraphs.words import SIDE_NAMES, Side

A_CARD: Final = "a card"
_HEAD: Final = re.compile(r" (?:of|at|on|from) ")
_MANY: Final = ("s", "im", "Men")


def known(view: View, ref: Ref) -> Card | None:
    """The card behind a ref, or None where the seat has not seen it."""
    identity = view.table.identity
    if not 0 <= ref < len(identity) or identity[ref] < 0:
        return None
    return card_of(view.table, ref)


def name_of(view: View, ref: Ref) -> str:
    """A card's name as printed; "a card" where the seat has not seen it."""
    card = known(view, ref)
    return A_CARD if card is None else card.printed.name


def printed_name(index: int) -> str:
    """The printed name of a card's index."""
    return CARDS[index].printed.name


@cache
def is_plural(name: str) -> bool:
    """Whether a name takes "go" rather than "goes": The Anakim, Pharaoh's Chariots.

    The noun that counts stands before the first "of", "at", "on" or "from".
    """
    words = _HEAD.split(name)[0].split()
    return "and" in words or (len(words) > 1 and words[-1].endswith(_MANY))


def does(name: str, one: str, many: str) -> str:
    """A name and what it does, which agrees with it: "Cain falls", "The Anakim fall"."""
    return f"{name} {many if is_plural(name) else one}"


def possessive(name: str) -> str:
    """Whose: "Cain's", "Moses'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def followed(words: str, more: str) -> str:
    """Words and what follows from them; a name that asks a question ends with its own mark."""
    return f"{words} {capital(more)}" if words.endswith("?") else f"{words}: {more}"


def joined(names: Sequence[str]) -> str:
    """Names in a row: "Cain", "Cain and Nimrod", "Cain, Nimrod and Agag"."""
    *first, last = names or ("",)
    return f"{', '.join(first)} and {last}" if first else last


def side_name(view: View, side: Side) -> str:
    """A side within a sentence: "you", or "the Deep"."""
    return "you" if side == view.seat else SIDE_NAMES[side]


def side_does(view: View, side: Side, verb: str) -> str:
    """A side and what it does, to begin a sentence: "You draw", "The Deep draws"."""
    if side == view.seat:
        return f"You {verb}"
    return f"T{SIDE_NAMES[side][1:]} {verb}s"


def whose(view: View, side: Side) -> str:
    """Whose, within a sentence: "your", "the Deep's"."""
    return "your" if side == view.seat else f"{SIDE_NAMES[side]}'s"


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
