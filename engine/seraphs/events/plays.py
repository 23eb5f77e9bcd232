"""What was announced, paid, answered, and what entered."""

from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.seraphs.prompts import Announcement
from engine.seraphs.words import Side


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
class PowerWorked:
    """A power that comes by itself did something: what follows came of it.

    `card` and `power` are printed ones; `later`: it had been kept for this Morning.
    """

    ref: Ref
    card: int
    power: int
    later: bool


@dataclass(frozen=True, slots=True)
class Entered:
    """An announced card came into play."""

    side: Side
    ref: Ref
    sideways: bool
    returned: bool
