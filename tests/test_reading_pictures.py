"""Picture files read in steps: the pixels are the same, and no step reads all of a large one."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game import webp
from game.webp import find_webp, size_of, unpacked_by_rows
from scenes import pictures as module
from scenes.bands import bands, head_of
from scenes.pictures import Pictures
from scenes.steps import Steps, ended
from scenes.unpack import loaded, unpacked
from tests.pilot import ASSETS

ART = ASSETS / "art"
GROUNDS = sorted(ART.glob("table*/*.jpg"))
WINDOW = ART / "windows" / "david.webp"


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def pixels(picture: Surface | None) -> bytes:
    assert picture is not None
    return pygame.image.tobytes(picture, "RGBA")


def count(steps: Steps) -> int:
    return sum(1 for _ in steps)


@pytest.mark.parametrize("path", GROUNDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_ground_read_in_bands_has_the_pixels_of_one_read_whole(path: Path) -> None:
    assert bands(path.read_bytes(), 128), "the painter writes it so that it can be cut"
    made = ended(unpacked(path))
    assert pixels(made) == pixels(loaded(path))
    assert count(unpacked(path)) > 3


def test_bands_are_whole_rows_of_blocks_and_the_last_is_what_is_left() -> None:
    data = (ART / "table" / "walnut.jpg").read_bytes()
    heads = [head_of(band) for band in bands(data, 500)]
    assert [head.size for head in heads if head is not None] == [
        (1920, 496),
        (1920, 496),
        (1920, 88),
    ]


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xd8\xff", b"no picture at all", WINDOW.read_bytes()], ids=len
)
def test_what_is_no_jpeg_is_not_cut(data: bytes) -> None:
    assert bands(data, 128) == []


def test_a_jpeg_without_restart_markers_is_read_whole(tmp_path: Path) -> None:
    plain = tmp_path / "plain.jpg"
    picture = Surface((64, 48))
    picture.fill("#203040")
    pygame.image.save(picture, plain)
    assert bands(plain.read_bytes(), 16) == []
    assert pixels(ended(unpacked(plain))) == pixels(loaded(plain))


@pytest.mark.parametrize(
    "name", ["windows/david", "marks/gem_deep", "table/clash", "walls/bean_0", "backs/deep"]
)
def test_a_webp_read_by_rows_has_the_pixels_of_one_read_whole(name: str) -> None:
    path = ART / f"{name}.webp"
    assert pixels(ended(unpacked_by_rows(path))) == pixels(loaded(path))


def test_a_window_takes_several_steps() -> None:
    assert find_webp() is not None, "pygame brings it along"
    assert size_of(WINDOW.read_bytes()) == (644, 512)
    assert count(unpacked_by_rows(WINDOW)) > 3


def test_without_the_library_a_webp_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webp, "find_webp", lambda: None)
    assert count(unpacked_by_rows(WINDOW)) == 0
    assert pixels(ended(unpacked_by_rows(WINDOW))) == pixels(loaded(WINDOW))


def test_a_broken_webp_is_an_error_as_ever(tmp_path: Path) -> None:
    broken = tmp_path / "broken.webp"
    broken.write_bytes(WINDOW.read_bytes()[:2000])
    with pytest.raises(pygame.error):
        ended(unpacked_by_rows(broken))


def test_a_picture_that_was_prepared_is_not_read_or_scaled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = Pictures(ART)
    wanted: list[Callable[[], Surface | None]] = [
        lambda: kept.get("walls/bean_0", (20, 20)),
        lambda: kept.cover("table/battle", (320, 180)),
        lambda: kept.get("walls/peg"),
    ]
    for _ in kept.prepare("walls/bean_0", (20, 20)):
        continue
    for _ in kept.prepare("table/battle", (320, 180), cover=True):
        continue
    for _ in kept.prepare("walls/peg"):
        continue
    monkeypatch.setattr(kept, "_unpack", lambda path: pytest.fail(f"{path} is read again"))
    monkeypatch.setattr(module, "scaling", lambda *of: pytest.fail(f"{of} is scaled again"))
    assert all(get() is not None for get in wanted)


def test_a_picture_that_is_missing_is_none_prepared_or_not() -> None:
    kept = Pictures(ART)
    assert list(kept.prepare("windows/nobody", (10, 10))) == []
    assert kept.get("windows/nobody") is None
    assert kept.cover("table/nothing", (10, 10)) is None
