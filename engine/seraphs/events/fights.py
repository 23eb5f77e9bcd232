"""What happened in a battle, and to Walls."""

from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.seraphs.words import Side


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
