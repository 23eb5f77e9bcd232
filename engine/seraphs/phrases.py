"""The small phrases of rules text: whom a filter means, how much, how long, and how verbs agree."""

from dataclasses import dataclass
from typing import Final

from engine.seraphs.cards import card
from engine.seraphs.powers import (
    Amount,
    CardState,
    Filter,
    FilterSide,
    It,
    Key,
    Kind,
    PerCard,
    Until,
    Whose,
)
from engine.seraphs.words import TYPE_NAMES, SideId

SIDES: Final[dict[SideId, str]] = {"covenant": "Covenant", "deep": "Deep"}

_DURATIONS: Final[dict[Until, str]] = {
    "evening": "until Evening",
    "next_evening": "until the Evening of your next day",
    "while_in_play": "",
}
_NOUNS: Final[dict[Kind, tuple[str, str]]] = {
    "character": ("character", "characters"),
    "holy_thing": ("Holy Thing", "Holy Things"),
    "stronghold": ("Stronghold", "Strongholds"),
    "miracle": ("Miracle", "Miracles"),
    "act": ("Act", "Acts"),
    "scheme": ("Scheme", "Schemes"),
    "altar_card": ("Altar card", "Altar cards"),
    "offering": ("Offering", "Offerings"),
}
_KEY_NOUNS: Final[dict[Key, tuple[str, str]]] = {
    "army": ("Army", "Army characters"),
    "giant": ("Giant", "Giants"),
    "giant_slayer": ("Giant-slayer", "Giant-slayers"),
    "elder": ("Elder", "Elders"),
}
_SIDE_WORDS: Final[dict[FilterSide | None, str]] = {"covenant": "Covenant", "deep": "Deep"}
_OWNERS: Final[dict[FilterSide | None, str]] = {
    "your": "your",
    "other_side": "the other side's",
}
_STATE_WORDS: Final[dict[CardState | None, str]] = {
    "standing": "standing",
    "sideways": "sideways",
    "attacking": "attacking",
}
_IN_BATTLE: Final = ("that goes out or stands in the way", "that go out or stand in the way")


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words for one or more cards, whether a verb after them is plural, and who chooses."""

    words: str
    plural: bool
    chooser: str = ""

    def does(self, one: str, many: str) -> str:
        """The words before what they do, which agrees with them: "a Stronghold goes back"."""
        return f"{self.words} {many if self.plural else one}{self.chooser}"

    def within(self, before: str, after: str = "") -> str:
        """The words as the object of what is done to them: "turn your character sideways"."""
        return f"{before} {self.words}{after}{self.chooser}"


def it_phrase(*, plural: bool) -> Phrase:
    """What "it" is called: "it", or "they" where the moment is about several."""
    return Phrase("they" if plural else "it", plural)


def whom_phrase(whom: Filter | It, it: Phrase) -> Phrase:
    """The words for a target: a filter's own, or what "it" is called in this sentence."""
    return filter_phrase(whom) if isinstance(whom, Filter) else it


def filter_phrase(wanted: Filter) -> Phrase:
    """The words for a filter: "a Deep character of cost 4 or less", "your other Elders"."""
    if wanted.card is not None:
        return Phrase(card_name(wanted.card), plural=False)
    plural = wanted.count != 1
    chooser = " (the Covenant chooses)" if wanted.chooser == "covenant" else ""
    return Phrase(f"{_determined(wanted)}{_cost(wanted)}{_in_battle(wanted)}", plural, chooser)


def card_name(card_id: str) -> str:
    """The printed name of a card that a power names."""
    return card(card_id).name


def cost_words(cost: int) -> str:
    """Of printed cost n or less; nothing costs less than 1."""
    return "of cost 1" if cost == 1 else f"of cost {cost} or less"


def duration(until: Until) -> str:
    """How long, with the space before it; nothing for as long as the card is in play."""
    words = _DURATIONS[until]
    return f" {words}" if words else ""


def whose_does(side: Whose, verb: str, rest: str) -> str:
    """A side's act: "draw 1" of your own, "the Covenant draws 1" of a side that is named."""
    return f"{verb} {rest}" if side == "your" else f"the {SIDES[side]} {verb}s {rest}"


def walls(count: int) -> str:
    """A number of Walls: "1 Wall", "2 Walls"."""
    return "1 Wall" if count == 1 else f"{count} Walls"


def article(words: str) -> str:
    """The words with "a" or "an" before them."""
    return f"{'an' if words[0] in 'AEIOUaeiou' else 'a'} {words}"


def more(amount: Amount, what: str) -> str:
    """More or less of Strength or Heart: "+2 Strength", "+1 Heart for each Miracle in …"."""
    if isinstance(amount, PerCard):
        types = " and ".join(TYPE_NAMES[name] for name in amount.per)
        side = SIDES[amount.side]
        return f"{amount.each:+d} {what} for each {types} in the {side}'s Wilderness"
    return f"{amount:+d} {what}"


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning; a sentence may begin with ◇."""
    return sentence[:1].upper() + sentence[1:]


def _determined(wanted: Filter) -> str:
    """The filter's noun with all that stands before it: article, owner, number, state and side."""
    if wanted.count == 1:
        return _one(wanted)
    owner = _OWNERS.get(wanted.side, "")
    rest = _joined(owner, "other" if wanted.other else "", _described(wanted, plural=True))
    if wanted.count == "all":
        return rest
    return f"{wanted.count} of {rest}" if owner else f"{wanted.count} {rest}"


def _one(wanted: Filter) -> str:
    """One card: "a Stronghold", "another character", "your character", "another of your …"."""
    owner = _OWNERS.get(wanted.side, "")
    if not owner:
        words = _described(wanted, plural=False)
        return f"another {words}" if wanted.other else article(words)
    if wanted.side == "your" and not wanted.other:
        return f"{owner} {_described(wanted, plural=False)}"
    number = "another" if wanted.other else "one"
    return f"{number} of {owner} {_described(wanted, plural=True)}"


def _described(wanted: Filter, *, plural: bool) -> str:
    random = "random" if wanted.chooser == "random" else ""
    state = _STATE_WORDS.get(_state(wanted), "")
    side = _SIDE_WORDS.get(wanted.side, "")
    return _joined(random, state, side, _noun(wanted, plural=plural))


def _state(wanted: Filter) -> CardState | None:
    """The state that stands before the noun; a plain attacking character is an attacker."""
    return None if _is_attacker(wanted) else wanted.state


def _is_attacker(wanted: Filter) -> bool:
    return wanted.state == "attacking" and wanted.kind == "character" and wanted.key is None


def _noun(wanted: Filter, *, plural: bool) -> str:
    if _is_attacker(wanted):
        nouns = ("attacker", "attackers")
    elif wanted.key is not None:
        nouns = _KEY_NOUNS[wanted.key]
    else:
        nouns = _NOUNS[wanted.kind]
    return nouns[plural]


def _cost(wanted: Filter) -> str:
    return "" if wanted.cost is None else f" {cost_words(wanted.cost)}"


def _in_battle(wanted: Filter) -> str:
    return f" {_IN_BATTLE[wanted.count != 1]}" if wanted.state == "in_battle" else ""


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)
