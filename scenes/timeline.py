"""Animation as data: clips on a timeline, moved on by whoever owns the clock.

A scene draws its newest view and asks the timeline where each thing still is: before its first
clip a value is that clip's begin, after its last the resting value that the caller gives. So an
empty timeline and a finished one draw the same picture.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

Ease = Callable[[float], float]
Motion = Literal["full", "reduced", "none"]
MOVES = frozenset(
    {"x", "y", "turn", "scale", "lift", "flip", "part", "press", "join", "glow", "gather"}
    | {"rise", "drop", "set", "shine"}
)
"""The values of what moves, shakes, glows or sweeps; what is told by others only fades."""

HELD = "held"
"""The value of what is only held, to be read or seen: reduced motion takes no time from it."""

FADE_MS = 120
HALF = 0.5


class Clock(Protocol):
    """Something that knows the time."""

    def now_ms(self) -> float:
        """Milliseconds since some fixed moment."""


class RealClock:
    """The computer's steady clock."""

    def now_ms(self) -> float:
        """Milliseconds since some fixed moment."""
        return time.perf_counter() * 1000


@dataclass(slots=True)
class ManualClock:
    """A clock that tests set."""

    ms: float = 0.0

    def now_ms(self) -> float:
        """The time it was set to."""
        return self.ms

    def advance(self, ms: float) -> None:
        """Lets time pass."""
        self.ms += ms


def linear(t: float) -> float:
    """At one speed."""
    return t


def out_quad(t: float) -> float:
    """Slows down at the end."""
    return 1 - (1 - t) ** 2


def in_quad(t: float) -> float:
    """Slow at the start, as things fall."""
    return t * t


def in_out_quad(t: float) -> float:
    """Slow at both ends."""
    return 2 * t * t if t < HALF else 1 - 2 * (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Slows down much at the end: a card laid on wood."""
    return 1 - (1 - t) ** 3


def arc(t: float) -> float:
    """Up and back again (0, 1, 0): the lift of a moving card, from begin to end and back."""
    return math.sin(math.pi * t)


@dataclass(frozen=True, slots=True)
class Clip:
    """One value of one thing over a stretch of time.

    Attributes:
        target: what moves, such as ("card", 17).
        prop: which value: x, y, turn, scale, lift, alpha, or a name of the scene's own.
        start_ms: when it starts, from the start of the batch it is played in.
        duration_ms: how long.
        begin: the value before and at the start.
        end: the value at the end.
        ease: from time (0 to 1) to progress.
    """

    target: Hashable
    prop: str
    start_ms: float
    duration_ms: float
    begin: float
    end: float
    ease: Ease = out_cubic

    @property
    def end_ms(self) -> float:
        """When it ends."""
        return self.start_ms + self.duration_ms

    def at(self, ms: float) -> float:
        """The value at a time; held before the start and after the end."""
        if ms >= self.end_ms:
            return self.begin + (self.end - self.begin) * self.ease(1.0)
        if ms <= self.start_ms:
            return self.begin
        return self.begin + (self.end - self.begin) * self.ease(
            (ms - self.start_ms) / self.duration_ms
        )


@dataclass(frozen=True, slots=True)
class Cue:
    """Something that happens at a moment: a sound, a line in the log."""

    at_ms: float
    name: str


@dataclass(slots=True)
class Timeline:
    """Clips and cues in time.

    Attributes:
        motion: full; reduced (each move becomes a fade of 120 ms, and what is held to be read is
            held as long); none (all is at once).
        speed: 1.0 is as drawn, 2.0 is twice as fast.
        now_ms: the time; starts at 0 and is moved on by `advance`.
    """

    motion: Motion = "full"
    speed: float = 1.0
    now_ms: float = 0.0
    _clips: dict[tuple[Hashable, str], list[Clip]] = field(default_factory=dict)
    _cues: list[Cue] = field(default_factory=list)
    _end_ms: float = 0.0
    _targets: set[Hashable] = field(default_factory=set)
    _named: dict[str, list[tuple[int, ...]]] = field(default_factory=dict)

    @property
    def running(self) -> bool:
        """Whether a clip or cue is still to come or under way."""
        return bool(self._clips or self._cues)

    def play(self, clips: Iterable[Clip], cues: Iterable[Cue] = (), *, after: bool = True) -> float:
        """Adds a batch.

        Args:
            clips: their starts count from the start of the batch.
            cues: likewise.
            after: start when all that was played before has ended; else start now.

        Returns:
            When the batch ends, on this timeline.
        """
        start = max(self.now_ms, self._end_ms) if after else self.now_ms
        batch, moments = self._paced(list(clips), list(cues))
        for clip in batch:
            moved = replace(clip, start_ms=clip.start_ms + start)
            self._clips.setdefault((clip.target, clip.prop), []).append(moved)
            self._name(clip.target)
            self._end_ms = max(self._end_ms, moved.end_ms)
        for cue in moments:
            self._cues.append(Cue(cue.at_ms + start, cue.name))
            self._end_ms = max(self._end_ms, cue.at_ms + start)
        return self._end_ms

    def value(self, target: Hashable, prop: str, rest: float) -> float:
        """Where a value is now; `rest` when nothing moves it."""
        clips = self._clips.get((target, prop))
        if not clips:
            return rest
        started = [clip for clip in clips if clip.start_ms <= self.now_ms]
        return (started[-1] if started else clips[0]).at(self.now_ms)

    def moving(self, target: Hashable) -> bool:
        """Whether any clip of this thing is on the timeline."""
        return target in self._targets

    def targets(self) -> set[Hashable]:
        """All things that have clips."""
        return set(self._targets)

    def waits(self, target: Hashable, prop: str) -> bool:
        """Whether something is going to move a value, and does not yet."""
        clips = self._clips.get((target, prop))
        return clips is not None and clips[0].start_ms > self.now_ms

    def tells(self, kinds: Iterable[str]) -> bool:
        """Whether anything of these kinds has clips."""
        return any(kind in self._named for kind in kinds)

    def ones(self, kind: str) -> list[int]:
        """Of the things named by a kind and a number, such as ("fall", 17), the numbers."""
        return sorted(name[0] for name in self._named.get(kind, ()) if len(name) == 1)

    def pairs(self, kind: str) -> list[tuple[int, int]]:
        """Of the things named by a kind and two numbers, such as ("stone", 0, 12), the numbers."""
        return sorted((name[0], name[1]) for name in self._named.get(kind, ()) if len(name) > 1)

    def advance(self, ms: float) -> list[str]:
        """Lets time pass; gives the names of the cues that came due, in order."""
        if not self.running:
            return []
        self.now_ms += ms
        due = sorted((c for c in self._cues if c.at_ms <= self.now_ms), key=lambda c: c.at_ms)
        self._cues = [c for c in self._cues if c.at_ms > self.now_ms]
        if self.now_ms >= self._end_ms:
            self._clips.clear()
            self._targets.clear()
            self._named.clear()
        return [cue.name for cue in due]

    def finish(self) -> list[str]:
        """Goes to the end at once; gives the names of the cues that were left."""
        return self.advance(max(0.0, self._end_ms - self.now_ms))

    def _name(self, target: Hashable) -> None:
        """Keeps what has clips, and finds it by its kind."""
        if target not in self._targets:
            self._targets.add(target)
            if isinstance(target, tuple):
                self._named.setdefault(target[0], []).append(target[1:])

    def _paced(self, clips: list[Clip], cues: list[Cue]) -> tuple[list[Clip], list[Cue]]:
        if self.motion == "none":
            return [], [Cue(0, cue.name) for cue in cues]
        k = 1 / self.speed
        paced = [replace(c, start_ms=c.start_ms * k, duration_ms=c.duration_ms * k) for c in clips]
        if self.motion == "reduced":
            return faded(paced), [Cue(0, cue.name) for cue in cues]
        return paced, [Cue(cue.at_ms * k, cue.name) for cue in cues]


def faded(clips: Sequence[Clip]) -> list[Clip]:
    """The same change for reduced motion: what would move fades in at its new place.

    What is held is held from the start, and what else becomes of it comes after that.
    """
    movers = {clip.target for clip in clips if clip.prop in MOVES}
    own = {c.target for c in clips if c.prop == "alpha"}
    held = [replace(clip, start_ms=0) for clip in clips if clip.prop == HELD]
    until = {clip.target: clip.end_ms for clip in held}
    kept = held + [
        replace(
            clip, start_ms=until.get(clip.target, 0.0), duration_ms=min(FADE_MS, clip.duration_ms)
        )
        for clip in clips
        if clip.prop not in MOVES and clip.prop != HELD
    ]
    fresh = sorted(movers - own, key=repr)
    return kept + [Clip(target, "alpha", 0, FADE_MS, 0.0, 1.0, linear) for target in fresh]
