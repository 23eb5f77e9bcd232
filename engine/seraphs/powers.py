"""The vocabulary of powers: what a card may do, as data that runs and prints itself.

A power is a moment (or a ◇ cost) and its effects in order; an effect is one verb of the leaflet;
its targets are filters. `sentences.py` prints them and `resolve.py` does them, a case each.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.seraphs.words import CardType, SideId

When: TypeAlias = Literal[
    "played",
    "pay",
    "enters",
    "goes_out",
    "many_go_out",
    "stands_in_the_way",
    "falls",
    "morning",
    "evening",
    "while",
]
Kind: TypeAlias = Literal[
    "character", "holy_thing", "stronghold", "miracle", "act", "scheme", "altar_card", "offering"
]
Stoppable: TypeAlias = Literal["scheme", "act", "power"]
FilterSide: TypeAlias = Literal["your", "covenant", "deep", "other_side"]
Whose: TypeAlias = Literal["your", "covenant", "deep"]
Key: TypeAlias = Literal["army", "giant", "giant_slayer", "elder"]
CardState: TypeAlias = Literal["standing", "sideways", "attacking", "in_battle"]
Chooser: TypeAlias = Literal["player", "covenant", "random"]
Until: TypeAlias = Literal["evening", "next_evening", "while_in_play"]
Forbidden: TypeAlias = Literal["battle", "stand_in_its_way", "raise_up", "answers_and_powers"]
Condition: TypeAlias = Literal["only_one_character", "in_play"]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards an effect may mean.

    `cost` is a printed cost or less; `count` is how many are chosen ("all": every one, no choice);
    `card` names one card, on your side (for Turn and StopsWorking: the Deep's).
    """

    kind: Kind = "character"
    side: FilterSide | None = None
    key: Key | None = None
    state: CardState | None = None
    cost: int | None = None
    other: bool = False
    card: str | None = None
    count: int | Literal["all"] = 1
    chooser: Chooser = "player"


It: TypeAlias = Literal["it"]
"""The card itself, or what the moment is about (those that went out, the only one, the chosen)."""

Whom: TypeAlias = Filter | It


@dataclass(frozen=True, slots=True)
class PerCard:
    """An amount that counts: `each` for every card of `per` types in that side's Wilderness."""

    each: int
    per: tuple[CardType, ...]
    side: SideId


Amount: TypeAlias = int | PerCard


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw n, one by one; an empty deck breaks Walls (panel 6)."""

    n: int
    side: Whose = "your"
    do: Literal["Draw"] = "Draw"


@dataclass(frozen=True, slots=True)
class Discard:
    """A side discards n: its player chooses, or chance does."""

    n: int
    side: Whose
    how: Literal["chosen", "random"]
    do: Literal["Discard"] = "Discard"


@dataclass(frozen=True, slots=True)
class BreakWalls:
    """Break n of the other side's Walls."""

    n: int
    do: Literal["BreakWalls"] = "BreakWalls"


@dataclass(frozen=True, slots=True)
class MendWalls:
    """Mend n of your own Walls, or the named side's; never above 30."""

    n: int
    side: Whose = "your"
    do: Literal["MendWalls"] = "MendWalls"


@dataclass(frozen=True, slots=True)
class Damage:
    """n damage to a character; it adds up until Evening."""

    n: int
    to: Whom
    do: Literal["Damage"] = "Damage"


@dataclass(frozen=True, slots=True)
class MakeFall:
    """A character falls."""

    whom: Whom
    do: Literal["MakeFall"] = "MakeFall"


@dataclass(frozen=True, slots=True)
class BackToHand:
    """A card in play goes back to its owner's hand."""

    what: Whom
    do: Literal["BackToHand"] = "BackToHand"


@dataclass(frozen=True, slots=True)
class ToWilderness:
    """A card in play or on an Altar goes to its owner's Wilderness. It has not fallen."""

    what: Whom
    do: Literal["ToWilderness"] = "ToWilderness"


@dataclass(frozen=True, slots=True)
class Gets:
    """Strength and Heart, more or less, for a time."""

    who: Whom
    until: Until
    strength: Amount = 0
    heart: Amount = 0
    do: Literal["Gets"] = "Gets"


@dataclass(frozen=True, slots=True)
class TurnSideways:
    """Turn a character or an Altar card sideways."""

    what: Whom
    do: Literal["TurnSideways"] = "TurnSideways"


@dataclass(frozen=True, slots=True)
class StandUp:
    """Stand a character up."""

    who: Whom
    do: Literal["StandUp"] = "StandUp"


@dataclass(frozen=True, slots=True)
class TurnBack:
    """It leaves the battle, sideways."""

    who: Whom
    do: Literal["TurnBack"] = "TurnBack"


@dataclass(frozen=True, slots=True)
class Search:
    """Take a card from your deck to hand, shown, and shuffle. TOML key: `for`."""

    for_: Filter
    do: Literal["Search"] = "Search"


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """Look at the top n, keep one, put the rest under the deck."""

    n: int
    do: Literal["LookAtTop"] = "LookAtTop"


@dataclass(frozen=True, slots=True)
class TakeFromWilderness:
    """Take a card from your Wilderness to your hand."""

    what: Filter
    do: Literal["TakeFromWilderness"] = "TakeFromWilderness"


@dataclass(frozen=True, slots=True)
class LayTopOnAltar:
    """Lay the top card of your deck on your Altar, spent."""

    do: Literal["LayTopOnAltar"] = "LayTopOnAltar"


@dataclass(frozen=True, slots=True)
class GainManna:
    """Gain n manna, until Evening."""

    n: int
    do: Literal["GainManna"] = "GainManna"


@dataclass(frozen=True, slots=True)
class Turn:
    """The named Deep character comes over to the Covenant."""

    card: str
    do: Literal["Turn"] = "Turn"


@dataclass(frozen=True, slots=True)
class Stop:
    """The card or ◇ power just played does nothing. `cost`: printed cost or less."""

    what: tuple[Stoppable, ...]
    side: SideId
    cost: int | None = None
    do: Literal["Stop"] = "Stop"


@dataclass(frozen=True, slots=True)
class Spare:
    """If it would fall before Evening it stays, its damage healed; once."""

    who: Whom
    do: Literal["Spare"] = "Spare"


@dataclass(frozen=True, slots=True)
class StopsWorking:
    """While in play: the powers of the named Deep card do nothing."""

    card: str
    do: Literal["StopsWorking"] = "StopsWorking"


@dataclass(frozen=True, slots=True)
class EntersSideways:
    """While in play: such cards enter, or are laid, sideways."""

    what: Filter
    do: Literal["EntersSideways"] = "EntersSideways"


@dataclass(frozen=True, slots=True)
class Forbid:
    """Such cards, or that side, cannot do it for a time."""

    what: Forbidden
    whom: Whom | SideId
    until: Until
    do: Literal["Forbid"] = "Forbid"


Verb: TypeAlias = (
    Draw
    | Discard
    | BreakWalls
    | MendWalls
    | Damage
    | MakeFall
    | BackToHand
    | ToWilderness
    | Gets
    | TurnSideways
    | StandUp
    | TurnBack
    | Search
    | LookAtTop
    | TakeFromWilderness
    | LayTopOnAltar
    | GainManna
    | Turn
    | Stop
    | Spare
    | StopsWorking
    | EntersSideways
    | Forbid
)


@dataclass(frozen=True, slots=True)
class Then:
    """Done only if the part before it was done."""

    does: tuple[Verb, ...]
    do: Literal["Then"] = "Then"


@dataclass(frozen=True, slots=True)
class Either:
    """One of two, chosen on announcing among those that can be done."""

    of: tuple[Verb, Verb]
    do: Literal["Either"] = "Either"


@dataclass(frozen=True, slots=True)
class ItsPlayer:
    """A target is chosen, and its player chooses which of two befalls it."""

    who: Filter
    of: tuple[Verb, Verb]
    do: Literal["ItsPlayer"] = "ItsPlayer"


@dataclass(frozen=True, slots=True)
class OnYourNextMorning:
    """Done among the Each Morning powers of your next Morning."""

    does: tuple[Verb, ...]
    do: Literal["OnYourNextMorning"] = "OnYourNextMorning"


Join: TypeAlias = Then | Either | ItsPlayer | OnYourNextMorning
Effect: TypeAlias = Verb | Join


@dataclass(frozen=True, slots=True)
class If:
    """A condition: the Covenant has only one character in play, or your `card` is in play."""

    is_: Condition
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Power:
    """A card's rules text: a moment, or a ◇ cost `pay`, and effects in order.

    `n` is the number that `many_go_out` asks for. TOML keys: `when`, `pay`, `does`, `if`, `n`.
    """

    when: When
    does: tuple[Effect, ...]
    pay: int = 0
    if_: If | None = None
    n: int = 0
