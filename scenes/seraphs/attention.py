"""How the card that is pointed at answers: lifted, shown large, its window aglow once (LOOK.md §6).

Nobody waits for any of it, so it has timelines of its own; only full motion plays on them.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

from engine.kernel.ids import Ref
from scenes.services import Settings
from scenes.timeline import Clip, Motion, Timeline, linear, out_quad

LIFT_MS, FADE_MS, GLOW_MS = 120.0, 140.0, 6000.0
LIFTED = 26.0
GLOW = 0.03 * 255
"""How much brighter and darker a window becomes, in 255ths of itself."""

GLOW_STEP_MS = 1000 / 15


class Attention:
    """What is seen of a table's being pointed at.

    Attributes:
        shown: the card that is shown large, or that was last.
    """

    def __init__(self, settings: Settings) -> None:
        """Nothing is pointed at."""
        self._motion: Motion = "full" if settings.motion == "full" else "none"
        self._line = Timeline(self._motion, settings.speed / 100)
        self._glowing = Timeline(self._motion)
        self._looked_at: Ref | None = None
        self._raised: Ref | None = None
        self.shown: Ref | None = None

    @property
    def moves(self) -> bool:
        """Whether a card is being lifted or laid down, or the large one fades."""
        return self._line.running

    @property
    def next_wake_ms(self) -> float | None:
        """In how many ms a window may look another; None where none glows."""
        return GLOW_STEP_MS if self._glowing.running else None

    @property
    def strength(self) -> float:
        """How strongly the large card is seen, 0 to 1."""
        return self._line.value("large", "strength", 0.0 if self._looked_at is None else 1.0)

    @property
    def glow(self) -> int:
        """By how many 255ths of itself the window is brighter now; darker below 0."""
        t = self._glowing.value("window", "glow", 0.0)
        return round(GLOW * math.sin(2 * math.pi * t))

    @property
    def raised(self) -> tuple[Ref, ...]:
        """The cards that are not in their place: those on their way down, then the one that rises.

        That one belongs to them as soon as it is pointed at.
        """
        down = [ref for ref in self._line.ones("lift") if ref != self._raised and self.height(ref)]
        return (*down, *([self._raised] if self._raised is not None else []))

    def height(self, ref: Ref) -> float:
        """How far a card is lifted, in canvas units."""
        return self._line.value(("lift", ref), "lift", LIFTED if ref == self._raised else 0.0)

    def heed(self, ref: Ref | None, *, lifts: bool) -> None:
        """This card is pointed at now, or none; `lifts`: it is lifted for it."""
        raised = ref if lifts else None
        if raised != self._raised:
            for one, high in ((self._raised, 0.0), (raised, LIFTED)):
                if one is not None:
                    self._go(("lift", one), "lift", (self.height(one), high), LIFT_MS)
            self._raised = raised
        if ref != self._looked_at:
            self._go("large", "strength", (self.strength, 0.0 if ref is None else 1.0), FADE_MS)
            self._looked_at = ref
            self._glowing = Timeline(self._motion)
            if ref is not None:
                self.shown = ref
                self._glowing.play([Clip("window", "glow", 0, GLOW_MS, 0.0, 1.0, linear)])

    def advance(self, ms: float) -> bool:
        """Lets time pass; whether anything looks another after it."""
        moved, glow = self.moves, self.glow
        self._line.advance(ms)
        self._glowing.advance(ms)
        return moved or self.glow != glow

    def _go(self, what: Hashable, prop: str, way: tuple[float, float], ms: float) -> None:
        begin, end = way
        if begin != end:
            self._line.play([Clip(what, prop, 0, ms, begin, end, out_quad)], after=False)
