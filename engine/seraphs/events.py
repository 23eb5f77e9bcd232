"""What has happened. Events are past; each is one change of the state, made by one atom.

Events name refs, never identities, but for `Shuffled` and `RngMoved`, which `views.redact` empties.
"""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng
from engine.seraphs.prompts import Announcement, Question, Task
from engine.seraphs.words import Phase, Side


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deck got an order of chance and refs `first` upwards, bottom card first."""

    side: Side
    first: Ref
    cards: tuple[int, ...]
    rng: Rng


@dataclass(frozen=True, slots=True)
class RngMoved:
    """Chance was asked; what it said is in the next event."""

    rng: Rng


@dataclass(frozen=True, slots=True)
class HandPutBack:
    """An opening hand went back into its deck, to be shuffled."""

    side: Side


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The top card of a deck was drawn."""

    side: Side
    ref: Ref


@dataclass(frozen=True, slots=True)
class CouldNotDraw:
    """A deck was empty."""

    side: Side


@dataclass(frozen=True, slots=True)
class Looked:
    """A side looked at cards of its deck."""

    side: Side
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A side kept one of those it looked at, and put the rest under its deck."""

    side: Side
    ref: Ref
    rest: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A side took a card from its deck to hand, and showed it; in hand it has a new ref."""

    side: Side
    ref: Ref
    new_ref: Ref


@dataclass(frozen=True, slots=True)
class LaidOnAltar:
    """A card of hand or deck was laid on its side's Altar."""

    side: Side
    ref: Ref
    sideways: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card of the hand went to its owner's Wilderness."""

    side: Side
    ref: Ref


@dataclass(frozen=True, slots=True)
class MorningBroke:
    """A side's day began: `day` counts the Deep's days."""

    side: Side
    day: int


@dataclass(frozen=True, slots=True)
class StoodUpAll:
    """A side's cards stood up, its Altar too."""

    side: Side


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next step of the day."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Announced:
    """A card or ◇ power was announced, and what was chosen for it."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class MannaPaid:
    """A cost was paid: Altar cards turned sideways, and manna that was there."""

    side: Side
    turned: tuple[Ref, ...]
    manna: int


@dataclass(frozen=True, slots=True)
class MannaGained:
    """A side gained manna until Evening."""

    side: Side
    n: int


@dataclass(frozen=True, slots=True)
class MannaLost:
    """Unspent manna was lost at Evening."""

    side: Side


@dataclass(frozen=True, slots=True)
class PauseBegan:
    """One of the two pauses of a battle began."""

    speaker: Side


@dataclass(frozen=True, slots=True)
class Spoke:
    """A side used something in the pause on top, which goes on with the other side."""

    side: Side


@dataclass(frozen=True, slots=True)
class Passed:
    """A side passed in a pause."""

    side: Side


@dataclass(frozen=True, slots=True)
class PauseEnded:
    """Both passed in a row, and the pause on top is over."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The card or ◇ power just played does nothing."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Entered:
    """An announced card came into play."""

    side: Side
    ref: Ref
    sideways: bool
    returned: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """A character went out: it is sideways, and attacks."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class StoodInTheWay:
    """A character stands in an attacker's way."""

    ref: Ref
    attacker: Ref


@dataclass(frozen=True, slots=True)
class TurnedBack:
    """A character left the battle, sideways."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class FightBegan:
    """An attacker met those in its way."""

    attacker: Ref
    blockers: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Damaged:
    """Damage was dealt; `by_pair`: by the Covenant card that is its Story pair."""

    ref: Ref
    n: int
    by_pair: bool


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """Nobody goes out or stands in the way any more."""


@dataclass(frozen=True, slots=True)
class TurnedSideways:
    """A character or Altar card was turned sideways."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A card stood up."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Fell:
    """A character fell to its owner's Wilderness."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Stayed:
    """It would have fallen; it stays, its damage healed."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class TakenUp:
    """It would have fallen; it went to its owner's hand, as `new_ref`."""

    ref: Ref
    new_ref: Ref


@dataclass(frozen=True, slots=True)
class LeftTheGame:
    """A returned card would have fallen; it left the game."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class WentBackToHand:
    """A card in play or in the Wilderness went to its owner's hand, as `new_ref`."""

    ref: Ref
    new_ref: Ref


@dataclass(frozen=True, slots=True)
class WentToWilderness:
    """A card went to its owner's Wilderness without falling."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Turned:
    """A Deep character came over to the Covenant."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class WallsBroken:
    """A side's Walls went down by n, to no less than 0. `by`: the card that broke them, or -1."""

    side: Side
    n: int
    by: Ref


@dataclass(frozen=True, slots=True)
class WallsMended:
    """A side's Walls went up by n, to no more than 30."""

    side: Side
    n: int


@dataclass(frozen=True, slots=True)
class LastingBegan:
    """Something holds for a time: the fields of `state.Lasting`."""

    kind: int
    refs: tuple[Ref, ...]
    side: Side
    strength: int
    heart: int
    until: int
    source: Ref
    forbidden: str


@dataclass(frozen=True, slots=True)
class KeptForMorning:
    """A power waits for its side's next Morning."""

    side: Side
    ref: Ref
    card: int
    power: int


@dataclass(frozen=True, slots=True)
class KeptDone:
    """What waited for a side's Morning begins to work."""

    side: Side


@dataclass(frozen=True, slots=True)
class EveningHealed:
    """Damage healed, and what lasted until this Evening ended."""


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """A card entered with its Story pair in play: its story is read."""

    card: int


@dataclass(frozen=True, slots=True)
class Testimony:
    """A Covenant card beat its Story pair. `read`: its story is read now, not just before."""

    ref: Ref
    card: int
    covenant_card: int
    read: bool


@dataclass(frozen=True, slots=True)
class FallenSettled:
    """The powers of those that fell begin to work."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The match waits for an answer: the question, and all work still to be done."""

    question: Question
    agenda: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The match is over. `how`: walls, glory, last_day, conceded."""

    winners: tuple[Seat, ...]
    how: str


Event: TypeAlias = (
    Shuffled
    | RngMoved
    | HandPutBack
    | CardDrawn
    | CouldNotDraw
    | Looked
    | Kept
    | Found
    | LaidOnAltar
    | Discarded
    | MorningBroke
    | StoodUpAll
    | PhaseBegan
    | Announced
    | MannaPaid
    | MannaGained
    | MannaLost
    | PauseBegan
    | Spoke
    | Passed
    | PauseEnded
    | Stopped
    | Entered
    | WentOut
    | StoodInTheWay
    | TurnedBack
    | FightBegan
    | Damaged
    | BattleEnded
    | TurnedSideways
    | StoodUp
    | Fell
    | Stayed
    | TakenUp
    | LeftTheGame
    | WentBackToHand
    | WentToWilderness
    | Turned
    | WallsBroken
    | WallsMended
    | LastingBegan
    | KeptForMorning
    | KeptDone
    | EveningHealed
    | StoryMoment
    | Testimony
    | FallenSettled
    | Asked
    | GameEnded
)

EVENTS: tuple[type, ...] = get_args(Event)
"""Every event, for the codec."""
