"""What a picture is of, and the hand that opens what only a hand can open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.seraphs.words import COVENANT, Side
from scenes.input import Press, Release
from scenes.stack import SceneStack

FRAME_MS: Final = 16.0


class Wanted(NamedTuple):
    """Which table is wanted: the seed of its shuffles, its first such day, whose seat is below."""

    seed: int = 1
    day: int = 4
    side: Side = COVENANT


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that can be taken.

    Attributes:
        words: what it shows, for the list of scenes.
        scene: the scene that lies on top once it is staged.
        show: stages it on an empty stack; raises LookupError where no Duel comes to that.
    """

    words: str
    scene: type[object]
    show: Callable[[SceneStack, Wanted], None]


Shots: TypeAlias = Mapping[str, Shot]


def click(stack: SceneStack, label: str) -> None:
    """Click on what has a label in the scene on top."""
    top = stack.top
    assert top is not None, "a scene is on top"
    at = top.spots()[label].centre
    stack.handle(Press(at))
    stack.handle(Release(at))


def let_pass(stack: SceneStack, until: Callable[[], bool], most: int = 2000) -> None:
    """Let time pass until something is so.

    Raises:
        LookupError: where it never is.
    """
    for _ in range(most):
        stack.be_ready()
        if until():
            return
        stack.update(FRAME_MS)
    raise LookupError("This table never comes to such a moment.")
