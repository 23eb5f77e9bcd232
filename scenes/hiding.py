"""Whether pictures of prophets are hidden: asked once, before the first game (LOOK.md, 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scenes.notice import Answer, Question
from scenes.scene import Result, Scene

HIDE = "Shall the pictures of the prophets be hidden?"
HIDE_MORE = (
    "Some families do not picture them. Their cards then keep their glass, name and numbers, "
    "and you can change this in the settings."
)
HIDE_ANSWERS: tuple[Answer, ...] = (
    ("hide", "Hide them", "dark"),
    ("show", "Show them", "gold"),
)


def once_asked(scene: Scene[Result], then: Callable[[], object]) -> None:
    """Goes on when it is known; asks over the scene where it was never said."""
    if scene.settings.hide_prophets is not None:
        then()
        return

    def answered(answer: str) -> None:
        scene.stack.change_settings(replace(scene.settings, hide_prophets=answer == "hide"))
        then()

    scene.push(Question(HIDE, HIDE_ANSWERS, more=HIDE_MORE), answered)
