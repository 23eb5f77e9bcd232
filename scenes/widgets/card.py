"""A card on a scene: its shadow, its light, its face, and the focus ring round it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Box, Point
from scenes.input import Alternate, Confirm, Input, Release
from scenes.services import Settings
from scenes.widgets.widget import Look, Message, Widget


class CardWidget(Widget):
    """A card that can be chosen, or looked at more closely."""

    @dataclass(frozen=True, slots=True)
    class Pressed(Message):
        """It was chosen."""

    @dataclass(frozen=True, slots=True)
    class Enlarged(Message):
        """A closer look at it was asked for."""

    def __init__(self, key: str, box: Box, label: str, look: CardLook, faces: Faces) -> None:
        """A card.

        Args:
            key: its name in the scene.
            box: where it lies, in canvas units: long and low where it is sideways.
            label: its name and what is true of it.
            look: how it stands; its width is taken from the box.
            faces: draws it.
        """
        super().__init__(key, box, label)
        self.look = look
        self.faces = faces

    def handle(self, given: Input) -> Message | None:
        """A release on it or Enter chooses it, the other button enlarges it."""
        if isinstance(given, Alternate):
            return CardWidget.Enlarged(self.key)
        if self.enabled and isinstance(given, Release | Confirm):
            return CardWidget.Pressed(self.key)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws itself."""
        shown = fitted(self.look, canvas, self.box)
        draw_card(canvas, self.faces, shown, self.box.centre)
        if look.focused:
            canvas.ring(self.box, self.box.w * 0.047)


def fitted(look: CardLook, canvas: Canvas, box: Box) -> CardLook:
    """The look at the width that a box gives it, in real pixels."""
    w, h = canvas.size_px(box)
    return replace(look, width_px=h if look.sideways else w)


def settled(look: CardLook, settings: Settings) -> CardLook:
    """The look as a person's settings want it."""
    return replace(
        look,
        text_scale=settings.text_scale,
        face=settings.text_face,
        high_contrast=settings.high_contrast,
        measures=settings.measures,
        hide_picture=bool(settings.hide_prophets),
    )


def draw_card(canvas: Canvas, faces: Faces, look: CardLook, middle: Point) -> None:
    """A card with its middle at a place, its light or its shadow beneath it."""
    w, h = (side / canvas.scale for side in look.lying_px)
    light = faces.aura(look)
    if light is None:
        canvas.shadow(Box(middle.x - w / 2, middle.y - h / 2, w, h), 8, 10, 4)
    else:
        canvas.blit_middle(light.surface, middle)
    canvas.blit_middle(faces.surface(look), middle)
