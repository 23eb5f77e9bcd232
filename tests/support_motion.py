"""Tables in motion: set by a scenario, and played up to where something begins to move."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.views import View
from scenes.geometry import Size
from scenes.seraphs.clips import Scenery, score
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.timeline import Clip, Cue
from tests.pilot import FRAME_MS, Pilot, Unseeing
from tests.support import Table
from tests.support_desk import Brain, DeskInMemory, first_answer

NO_PICTURES = Path("no pictures")
LONGEST_MS = 30_000.0
Motion = Literal["full", "reduced", "none"]


def seated(
    table: Table,
    *,
    brain: Brain = first_answer,
    motion: Motion = "full",
    seat: int = 0,
    size: tuple[int, int] = (960, 540),
) -> tuple[Pilot, TableScene]:
    """A table without painted pictures, at rest."""
    pilot, scene = unseen(table, brain=brain, motion=motion, seat=seat, size=size)
    pilot.open_eyes()
    pilot.settle()
    return pilot, scene


def unseen(
    table: Table,
    *,
    brain: Brain = first_answer,
    motion: Motion = "full",
    seat: int = 0,
    size: tuple[int, int] = (960, 540),
) -> tuple[Unseeing, TableScene]:
    """The same with closed eyes."""
    pilot = Unseeing(size, Settings(motion=motion), art=NO_PICTURES)
    scene = TableScene(DeskInMemory(table.state, brain=brain, seat=seat))
    pilot.push(scene)
    pilot.settle()
    return pilot, scene


def go_on_until(pilot: Pilot, scene: TableScene, there: Callable[[], bool]) -> None:
    """Passes, ends days and lets fights go on until something is so."""
    ms = 0.0
    while not there():
        assert ms < LONGEST_MS, "it never came"
        if pilot.top is not scene or scene.ready:
            pilot.key("return")
        pilot.wait(FRAME_MS)
        ms += FRAME_MS


def until_it_moves(pilot: Pilot, scene: TableScene, kind: str) -> None:
    """Goes on until there is a clip of something of this kind."""
    line = scene.timeline
    go_on_until(pilot, scene, lambda: line.moving(kind) or line.tells([kind]))


def shown_anew(pilot: Pilot) -> bytes:
    """The picture of this very moment, drawn from the ground up."""
    pilot.stack.invalidate(pilot.top)
    pilot.stack.reveal()
    pilot.frame()
    return pixels_of(pilot)


def pixels_of(pilot: Pilot) -> bytes:
    """What is on the window."""
    return pygame.image.tobytes(pilot.window, "RGB")


def scenery_of(before: Table, after: Table | None = None, seat: int = 0) -> Scenery:
    """Two tables, one after the other; the same where nothing is said of the second."""
    layout = table_layout(Size(1920, 1080), 1.0, 1.0)
    one = DeskInMemory(before.state, seat=seat).sight()
    other = DeskInMemory((after or before).state, seat=seat).sight()
    return Scenery(one, other, places(one, layout), places(other, layout), layout)


def scored(scenery: Scenery, *events: Event) -> tuple[list[Clip], list[Cue]]:
    """The clips and cues of some events."""
    return score(events, scenery)


def named(clips: list[Clip], kind: str) -> list[Clip]:
    """The clips of things of a kind."""
    return [one for one in clips if one.target == kind or kind_of(one) == kind]


def kind_of(clip: Clip) -> object:
    """What sort of thing a clip moves."""
    return clip.target[0] if isinstance(clip.target, tuple) else clip.target


def goes_out(view: View, options: tuple[Command, ...]) -> Command:
    """Sends everybody out, and passes."""
    return next((one for one in options if isinstance(one, say.GoOut)), options[0])


def plays(view: View, options: tuple[Command, ...]) -> Command:
    """Plays whatever it can."""
    return next((one for one in options if isinstance(one, say.PlayCard)), options[0])


def stands_once(view: View, options: tuple[Command, ...]) -> Command:
    """Puts one character in the way of whoever comes first."""
    free = () if view.table.in_the_way else options
    return next((one for one in free if isinstance(one, say.StandInTheWay)), options[0])
