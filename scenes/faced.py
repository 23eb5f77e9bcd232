"""A form that draws card faces of its own: the card box, the leaflet."""

from __future__ import annotations

from typing import ClassVar

from scenes.cards.face import Faces
from scenes.form import Form
from scenes.scene import Result


class FacedForm(Form[Result]):
    """Keeps faces while it is open.

    Attributes:
        faces_bytes: what the kept faces may hold together in a window of 1920 x 1080.
    """

    faces_bytes: ClassVar[int]

    def enter(self) -> None:
        """Begins with no face; they are drawn as they are wanted."""
        self._faces = Faces(self.services.fonts, self.canvas.pictures, self.faces_bytes)
        self._window_px = self.canvas.surface.get_size()
        super().enter()

    def arrange(self) -> None:
        """Lays everything out anew; faces of another size are dropped."""
        if self.canvas.surface.get_size() != self._window_px:
            self._window_px = self.canvas.surface.get_size()
            self._faces.forget()
        super().arrange()

    def dropped(self) -> None:
        """Lets go of the faces."""
        self._faces.forget()
