"""The Duel and its kin as parameters. *Panel 3, Set Up; panel 6, Winning*."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DuelOptions:
    """How a Duel begins. `last_day`: the agreed last day, or 0 for none (Duel 12)."""

    seed: int
    last_day: int = 0


@dataclass(frozen=True, slots=True)
class Mode:
    """What differs from mode to mode. `starts` and `hand` by side; Walls run from 0 to `most`."""

    name: str
    starts: tuple[int, int]
    opening_hand: int
    hand_limit: int
    most_walls: int
    catch_up_gap: int
    concede_gap: int
    concede_after_day: int


DUEL = Mode(
    name="duel",
    starts=(13, 21),
    opening_hand=6,
    hand_limit=7,
    most_walls=30,
    catch_up_gap=6,
    concede_gap=10,
    concede_after_day=6,
)
