"""Opening a story that somebody asked for, and parchment to set other words on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from scenes.book import draw_page
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.input import Action
from scenes.passage import Passage
from scenes.reading import Reading, Story
from scenes.services import Settings
from scenes.stack import Scene

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Told:
    """A story with what loads its passage; None where it has none."""

    story: Story
    passage: Passage | None = None


class AskedReading(Reading):
    """A reading outside a game: whole, whatever the setting says of stories within one."""

    @property
    def settings(self) -> Settings:
        """As they are now, with stories in full."""
        return replace(super().settings, stories="full")


def open_story(
    over: Scene[Result],
    told: Told,
    *,
    chapter: bool = False,
    then: Callable[[], None] | None = None,
) -> None:
    """Open a story over a scene.

    Args:
        over: the top scene.
        told: the story.
        chapter: show its passage at once, where it has one.
        then: called when the book is closed.
    """
    reading = AskedReading(told.story, told.passage)
    over.push(reading, (lambda _: then()) if then else None)
    if chapter and told.passage is not None:
        reading.handle(Action("chapter"))


def draw_parchment(canvas: Canvas, box: Box) -> None:
    """A sheet of parchment with its shadow and a thin metal edge."""
    canvas.shadow(box, 10, 26, 10)
    edge = box.inset(-3)
    canvas.fill(edge, canvas.theme.sides["covenant"].metal[2])
    canvas.kept("sheet", box, partial(draw_page, canvas, "sheet"))
