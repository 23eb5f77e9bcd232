"""What is drawn ahead: faces in steps, the next table before it is shown; and what is let go."""

import gc
import weakref
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from scenes.cache import SurfaceCache
from scenes.cards.face import Faces
from scenes.cards.lettering import Letters
from scenes.cards.look import CardLook
from scenes.pictures import Pictures
from scenes.seraphs.prompt_bar import prepare_prompt
from scenes.seraphs.table import TableScene
from scenes.stack import SceneStack
from scenes.typeset import load_font
from scenes.unpack import unpacked
from tests.pilot import ASSETS
from tests.support import scenario
from tests.support_motion import go_on_until, seated

FONTS, ART = ASSETS / "fonts", ASSETS / "art"
LOOKS = (
    CardLook(card_id="david", size="full", width_px=324),
    CardLook(card_id="goliath_of_gath", width_px=146, sideways=True, damage=2),
    CardLook(card_id="the_parting_of_the_sea", size="hand", width_px=166),
    CardLook(card_id="battle", size="full", width_px=324),
    CardLook(side="deep", width_px=146),
)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def fresh() -> Faces:
    return Faces(FONTS, Pictures(ART))


def pixels(face: Surface) -> bytes:
    return pygame.image.tobytes(face, "RGBA")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.card_id or "a back")
def test_a_face_drawn_in_steps_is_the_face_drawn_at_once(look: CardLook) -> None:
    ahead, at_once = fresh(), fresh()
    for _ in ahead.prepare([look]):
        continue
    assert ahead.has(look)
    assert pixels(ahead.surface(look)) == pixels(at_once.surface(look))


def test_no_step_of_a_face_reads_two_files(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def unpack(path: Path) -> object:
        read.append(path)
        return unpacked(path)

    faces = Faces(FONTS, Pictures(ART, unpack))  # type: ignore[arg-type]  # it hands steps on
    before = 0
    for _ in faces.prepare(LOOKS):
        assert len(read) - before <= 1
        before = len(read)
    assert len(read) > len(LOOKS)


def test_the_next_table_is_made_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    drawing: list[bool] = []
    make, draw = SurfaceCache._made, SceneStack._draw

    def making(self: SurfaceCache, key: object, how: object) -> Surface:
        made.extend([str(key)] if drawing else [])
        return make(self, key, how)  # type: ignore[arg-type]  # as it was given

    def watched(self: SceneStack, window: Surface) -> list[pygame.Rect]:
        drawing.append(True)
        shown = draw(self, window)
        drawing.clear()
        return shown

    table = scenario(covenant_hand=["joshua", "caleb", "rahab"], covenant_altar=9)
    pilot, scene = seated(table)
    monkeypatch.setattr(SurfaceCache, "_made", making)
    monkeypatch.setattr(SceneStack, "_draw", watched)
    go_on_until(pilot, scene, lambda: len(scene.sight.sides[0].hand) > 3)
    pilot.settle()
    assert made, "something is made as it is drawn: this looks where it should"
    assert [key for key in made if "CardLook" in key or "tilted" in key] == []


def test_news_and_question_are_set_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def watched(canvas: object, bar: object, prompt: object, shown: object) -> object:
        said.append(prompt.question)  # type: ignore[attr-defined]  # a prompt
        return prepare_prompt(canvas, bar, prompt, shown)  # type: ignore[arg-type]  # as they were given

    monkeypatch.setattr("scenes.seraphs.coming.prepare_prompt", watched)
    table = scenario(covenant_hand=["joshua"], covenant_altar=9)
    pilot, scene = seated(table)
    go_on_until(pilot, scene, lambda: scene.timeline.running)
    pilot.settle()
    assert scene.view.prompt.question in said


def test_a_table_that_is_left_lets_go_of_its_faces_and_its_ground() -> None:
    pilot, scene = seated(scenario(covenant=["joshua"]), motion="none")
    pilot.frame()
    faces, ground = scene.view.easel.faces, scene.view._ground
    assert faces.size_bytes > 0
    assert ground.size_bytes > 0
    scene.dismiss("leave")
    assert (faces.size_bytes, ground.size_bytes) == (0, 0)


def test_a_scene_that_never_came_in_is_not_asked_to_let_go() -> None:
    class Broken(TableScene):
        def enter(self) -> None:
            raise ValueError("no table")

    pilot, scene = seated(scenario(), motion="none")
    with pytest.raises(ValueError, match="no table"):
        pilot.stack.push(Broken(scene.desk))
    pilot.stack.clear()
    assert pilot.stack.scenes == ()


def test_a_typeface_in_a_size_that_is_used_no_more_is_let_go() -> None:
    letters = Letters(FONTS, "painted")
    font = weakref.ref(letters.font("body", 23))
    letters.rise("body", 23)
    load_font.cache_clear()
    gc.collect()
    assert font() is None
