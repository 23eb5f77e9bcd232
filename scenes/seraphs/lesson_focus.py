"""The focus on the lesson's buttons: arrows and Tab take it over from the scene, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.focus import FocusRing, reading_order, towards
from scenes.geometry import Box
from scenes.input import Navigate, Step
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.table import TableScene
from scenes.stack import Scene
from scenes.widgets.button import Button

Spot = tuple[str, int]
LESSON = "lesson"


class LessonFocus:
    """Which of the lesson's buttons has the focus."""

    def __init__(self) -> None:
        """None of them."""
        self._key = ""

    def on(self, buttons: Sequence[Button]) -> Button | None:
        """The button that has it; None while it is on the scene."""
        return next((one for one in buttons if one.key == self._key), None)

    def rest(self) -> None:
        """Lets it be on the scene again."""
        self._key = ""

    def travels(
        self, given: Navigate | Step, top: Scene[object], buttons: Sequence[Button], sheet: Box
    ) -> bool:
        """Takes the focus to a button, on to another, or back; False where it stays on the scene.

        Args:
            given: an arrow, or Tab.
            top: the scene on top; the focus comes from its ring and goes back there.
            buttons: those of the lesson.
            sheet: where it stands; an arrow does not stop at what it hides.
        """
        ring = _ring(top)
        if ring is None:
            return False
        own: dict[Spot, Box] = {(LESSON, i): one.box for i, one in enumerate(buttons)}
        held = self.on(buttons)
        here = ring.current if held is None else (LESSON, buttons.index(held))
        scene = ring.boxes if isinstance(given, Step) else _seen(ring, sheet)
        spot = _next(given, here, scene, own)
        if spot is not None and spot in own:
            self._key = buttons[spot[1]].key
            _hide(top, ring)
            return True
        self._key = ""
        if held is None or spot is None:
            return False
        _show(top, ring, spot)
        return True


def _next(
    given: Navigate | Step, here: Spot | None, scene: Mapping[Spot, Box], own: Mapping[Spot, Box]
) -> Spot | None:
    """Where an input leads; by Tab the lesson's buttons follow all that is on the scene."""
    boxes = {**scene, **own}
    if here is None or here not in boxes:
        return None
    if isinstance(given, Navigate):
        return towards(boxes, here, boxes[here], given.direction)
    order = [*reading_order(scene), *reading_order(own)]
    return order[(order.index(here) + given.by) % len(order)]


def _seen(ring: FocusRing[Spot], sheet: Box) -> Mapping[Spot, Box]:
    """What can have the focus and is not hidden under the sheet; what has it now stays."""
    boxes = ring.boxes.items()
    return {k: box for k, box in boxes if k == ring.current or not sheet.contains(box.centre)}


def _ring(top: Scene[object]) -> FocusRing[Spot] | None:
    match top:
        case TableScene():
            return top.pointing.ring
        case BattleScene():
            return top.ring
        case _:
            return None


def _hide(top: Scene[object], ring: FocusRing[Spot]) -> None:
    if isinstance(top, TableScene):
        top.pointing.hide_ring()
    ring.shown = False


def _show(top: Scene[object], ring: FocusRing[Spot], spot: Spot) -> None:
    if isinstance(top, TableScene):
        top.pointing.show_ring(spot)
    ring.focus(spot)
    ring.shown = True
