"""What a player may say. Commands are imperatives; one click is one command.

The constructors are cached: options are listed often, and the same few commands come again.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engine.kernel.ids import Ref


@dataclass(frozen=True, slots=True)
class Redraw:
    """Put the whole opening hand back, shuffle and draw as many. *Panel 3, Set Up: step 2*."""


@dataclass(frozen=True, slots=True)
class KeepHand:
    """Keep the opening hand. *Panel 3, Set Up: step 2*."""


@dataclass(frozen=True, slots=True)
class LayFromTop:
    """Lay one of the top 2 on the Altar; the other goes back on top. *Panel 3, Set Up: step 2*."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class LayOffering:
    """Lay a card of the hand face down on the Altar. *Panel 4, A Day: step 2*."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card of the hand. *Panel 4, A Day: step 3; panel 8, Answer*.

    `turning`: the Altar cards to turn sideways for it; empty leaves the choice to the offered one.
    """

    ref: Ref
    turning: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class RaiseUp:
    """Put a standing Holy Thing of the Altar in play. *Panel 7, Words to Know: Altar*."""

    ref: Ref
    turning: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class ReturnCard:
    """Play a card from the Wilderness. *Panel 8, Keywords: Return*."""

    ref: Ref
    turning: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class UsePower:
    """Pay for a ◇ power. *Panel 7, Words to Know: Manna*.

    `power` counts the card's powers from 0.
    """

    ref: Ref
    power: int
    turning: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class GoOut:
    """Turn a character sideways to attack. *Panel 4, A Day: step 4*."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class StandInTheWay:
    """Block an attacker with a standing character. *Panel 5, Battle: step 1*."""

    ref: Ref
    attacker: Ref


@dataclass(frozen=True, slots=True)
class Deal:
    """How much of an attacker's Strength meets one of those together. *Panel 5: Together*."""

    ref: Ref
    n: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Name one card of those asked for."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class ChooseHalf:
    """Choose the first (0) or the second (1) of two that a card offers."""

    half: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing in a pause. *Panel 4: Answers*."""


@dataclass(frozen=True, slots=True)
class Done:
    """Go on: no Offering, no more Work, no more attackers or blockers."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the game up and go to the reading. *Panel 6, Winning: Short night*."""


Play: TypeAlias = PlayCard | RaiseUp | ReturnCard | UsePower
"""What is announced and paid for."""

Command: TypeAlias = (
    Redraw
    | KeepHand
    | LayFromTop
    | LayOffering
    | PlayCard
    | RaiseUp
    | ReturnCard
    | UsePower
    | GoOut
    | StandInTheWay
    | Deal
    | Choose
    | ChooseHalf
    | Pass
    | Done
    | Concede
)

REDRAW = Redraw()
KEEP_HAND = KeepHand()
PASS = Pass()
DONE = Done()
CONCEDE = Concede()

lay_from_top = cache(LayFromTop)
lay_offering = cache(LayOffering)
play_card = cache(PlayCard)
raise_up = cache(RaiseUp)
return_card = cache(ReturnCard)
use_power = cache(UsePower)
go_out = cache(GoOut)
stand_in_the_way = cache(StandInTheWay)
deal = cache(Deal)
choose = cache(Choose)
choose_half = cache(ChooseHalf)

COMMANDS = (
    Redraw,
    KeepHand,
    LayFromTop,
    LayOffering,
    PlayCard,
    RaiseUp,
    ReturnCard,
    UsePower,
    GoOut,
    StandInTheWay,
    Deal,
    Choose,
    ChooseHalf,
    Pass,
    Done,
    Concede,
)
"""Every command, for the codec."""
