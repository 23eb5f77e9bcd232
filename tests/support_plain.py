"""What tests of plain scenes begin with: pages that note their moments, and a story."""

from dataclasses import replace

import pygame

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box
from scenes.input import Input
from scenes.last_word import Closing, Ending
from scenes.menu import MenuEntry
from scenes.reading import Reading, Story
from scenes.stack import Scene
from tests.pilot import Pilot

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
ENTRIES = (
    MenuEntry("duel", "Duel", "gold"),
    MenuEntry("settings", "Settings", "dark"),
    MenuEntry("leave", "Leave", "dark"),
)
DAVID = Story(
    title="David",
    text="Goliath was taller than any man, and every morning he called for one soldier.",
    epithet="The shepherd with five stones",
    plate="5 smooth stones, 1 sling",
    quote="the battle is Yahweh’s, and he will give you into our hand.",
    quote_ref="1 Samuel 17:47",
    reference="1 Samuel 17",
    readers=("Anna", "Ben"),
)
ENDING = Ending(
    outcome="The Covenant wins.",
    detail="Babylon’s Walls are at 0, on day 9.",
    readers=("The Covenant",),
    stories=((DAVID, replace(DAVID, title="Rahab")),),
    closings=(Closing("The Deep reads Babylon’s last sentence", "Babylon’s day is over.", "deep"),),
)


class Page(Scene[str]):
    """Notes its moments; the colour of its ground is its own."""

    def __init__(self, name: str, moments: list[str], *, stays: bool = False) -> None:
        self.name, self.moments, self.stays = name, moments, stays
        self.drawn: list[pygame.Rect] = []
        self.spot: Box | None = None

    def enter(self) -> None:
        self.moments.append(f"{self.name} enters")

    def suspend(self) -> None:
        self.moments.append(f"{self.name} is suspended")

    def resume(self) -> None:
        self.moments.append(f"{self.name} resumes")

    def leave(self) -> bool:
        self.moments.append(f"{self.name} is asked to leave")
        return not self.stays

    def handle(self, given: Input) -> None:
        self.moments.append(f"{self.name} is given {type(given).__name__}")

    def update(self, ms: float) -> None:
        self.moments.append(f"{self.name} is given {ms:g} ms")

    def draw(self, canvas: Canvas) -> None:
        self.drawn.append(canvas.surface.get_clip())
        canvas.fill(canvas.whole, "#336699")

    def draw_movers(self, canvas: Canvas) -> None:
        if self.spot is not None:
            canvas.fill(self.spot, "#ff0000")


class Glass(Page):
    """A page through which the one beneath is seen."""

    opaque = False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Box(0, 0, 10, 10), "#00ff00")


def words_of(pilot: Pilot, key: str) -> str:
    scene = pilot.top
    assert isinstance(scene, Form)
    return scene.widget(key).label


def book(pilot: Pilot) -> Reading:
    scene: object = pilot.top
    assert isinstance(scene, Reading)
    return scene
