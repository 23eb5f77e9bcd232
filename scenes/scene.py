"""One screen: what a scene is asked by the stack it lies on, and what it may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.input import Input
from scenes.services import Services, Settings

if TYPE_CHECKING:
    from scenes.stack import SceneStack

Result = TypeVar("Result")
Result2 = TypeVar("Result2")


class SceneMisuse(RuntimeError):
    """A scene or the stack was used in a way that cannot be."""


class NotOnTop(SceneMisuse):
    """Only the top scene may push, be dismissed or be replaced."""


class NotOnStack(SceneMisuse):
    """The scene is not on a stack, so it has neither canvas nor services."""


class AlreadyOnStack(SceneMisuse):
    """The scene is on a stack already; a scene is pushed once."""


class Scene(ABC, Generic[Result]):
    """One screen. A scene answers whoever pushed it with a `Result`.

    Attributes:
        opaque: nothing beneath can be seen.
        veil: how dark those beneath become under it, 0 to 1.
        blur: how soft, in canvas units.
        music: the place whose music is heard ("menu", "table", "reading"); "" changes nothing.
    """

    opaque: bool = True
    veil: float = 0.55
    blur: float = 0.0
    music: str = ""

    _stack: SceneStack | None = None
    _entered: bool = False

    def enter(self) -> None:
        """Has just been pushed."""

    def suspend(self) -> None:
        """Another scene has been pushed over this one; time stands still for it."""

    def resume(self) -> None:
        """It is on top again."""

    def leave(self) -> bool:
        """Is about to go; False refuses."""
        return True

    def dropped(self) -> None:
        """Is off the stack for good, once entered: lets go of whatever takes much room."""

    @abstractmethod
    def handle(self, given: Input) -> None:
        """Takes one input."""

    def wants(self, given: Input) -> bool:
        """Whether it takes for itself what would do the same in every scene ("mute")."""
        return False

    def update(self, ms: float) -> None:
        """Lets time pass."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draws all that rests. The clip may be a small part of the canvas."""

    def draw_veil(self, canvas: Canvas) -> Iterator[None]:
        """Colours the veiled picture of those beneath, once, in steps of a few ms.

        The canvas may be smaller than the window, so nothing on it has a sharp edge or a place.
        """
        return iter(())

    def draw_movers(self, canvas: Canvas) -> None:
        """Draws what moves, over what rests."""

    def getting_ready(self, canvas: Canvas) -> Iterator[None]:
        """Makes what its first picture takes, in steps of a few ms; until then the old one stays.

        It may draw on the canvas, which nobody sees yet.
        """
        return iter(())

    def arrange(self) -> None:
        """The window's size or the settings changed: lay out anew."""

    def spots(self) -> Mapping[str, Box]:
        """What can be clicked, by its label (for tests, and for reading the screen aloud)."""
        return {}

    def spoken(self) -> str:
        """All that is to be known of it now, a line each; the last line is what has the focus."""
        return ", ".join(self.spots())

    def described(self) -> str:
        """What is told when somebody asks how everything stands, a line each."""
        return self.spoken()

    @property
    def animating(self) -> bool:
        """Whether time has to pass for it now."""
        return False

    @property
    def next_wake_ms(self) -> float | None:
        """In how many ms it wants time again although nothing is animating; None is never."""
        return None

    @property
    def stack(self) -> SceneStack:
        """The stack it is on.

        Raises:
            NotOnStack: it is on none.
        """
        if self._stack is None:
            raise NotOnStack(type(self).__name__)
        return self._stack

    @property
    def listening(self) -> SceneStack | None:
        """Its stack while it lies on top, and gets what is given."""
        stack = self._stack
        return stack if stack is not None and stack.top is self else None

    @property
    def services(self) -> Services:
        """What the world hands in."""
        return self.stack.services

    @property
    def settings(self) -> Settings:
        """As they are now."""
        return self.stack.services.settings

    @property
    def canvas(self) -> Canvas:
        """For measuring; drawing is done on the one handed to `draw`."""
        return self.stack.canvas

    def invalidate(self, box: Box | None = None) -> None:
        """What rests has changed: here, or everywhere."""
        if self._stack is not None:
            self._stack.invalidate(self, box)

    def stir(self) -> None:
        """What moves has changed; draws movers once more although nothing is animating."""
        if self._stack is not None:
            self._stack.stir()

    def push(self, scene: Scene[Result2], then: Callable[[Result2], None] | None = None) -> None:
        """Opens a scene over this one; `then` gets its result.

        Raises:
            NotOnTop: this scene is not the top one.
        """
        self.stack.require_top(self)
        self.stack.push(scene, then)

    def dismiss(self, result: Result) -> bool:
        """Closes this scene with a result; False if it refuses to leave.

        Raises:
            NotOnTop: this scene is not the top one.
        """
        return self.stack.dismiss(self, result)
