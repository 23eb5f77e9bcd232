"""The sounds: each has a use, none is too loud, music lies under effects and has no seam."""

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.effects import RATE, Effects
from tests import syntax
from tools.sounds.loudness import decibels, loudest_db, peak_db, usual_db

ROOT = Path(__file__).parent.parent
SOUNDS = ROOT / "assets" / "sounds"
BEDS = ("menu", "table", "reading")
SOFT = ("press", "tick")

Wave = npt.NDArray[np.float64]

RECORD = """
import sys, time, pygame
pygame.mixer.init({rate}, -16, 2, 512, allowedchanges=0)
pygame.mixer.music.load(sys.argv[1])
pygame.mixer.music.play(-1, start=float(sys.argv[2]))
time.sleep(3)
pygame.mixer.quit()
"""


@pytest.fixture(autouse=True)
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


@cache
def loudest(stem: str) -> float:
    return loudest_db(wave(stem)[:, 0])


@cache
def wave(stem: str) -> Wave:
    """A sound as the game decodes it: (n, 2)."""
    raw = pygame.mixer.Sound(SOUNDS / f"{stem}.ogg").get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2).astype(np.float64) / 32768


@cache
def uses() -> dict[str, list[str]]:
    """Every sound by name, with its files."""
    found = tomllib.loads((SOUNDS / "uses.toml").read_text("utf-8"))
    assert all(row["use"].endswith(".") for row in found.values())
    return {name: row["files"] for name, row in found.items()}


def stems(*, music: bool) -> list[str]:
    return sorted(f.stem for f in SOUNDS.glob("*.ogg") if f.stem.startswith("music_") == music)


def cues(module: str) -> set[str]:
    """Every name that a module of scenes calls as a sound; "manna {}" where a part is made."""
    made = [call for call in calls_of(syntax.nodes(module)) if is_cue(call)]
    found = {name for call in made for name in names_in(call)}
    for function in syntax.functions(module) if made else ():
        passed = [call for call in calls_of(ast.walk(function)) if is_cue(call)]
        for place, name in enumerate(syntax.parameters(function)):
            if any(is_passed_on(call, name) for call in passed):
                found |= handed(module, function.name, place)
    return found


def calls_of(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    return [node for node in nodes if isinstance(node, ast.Call)]


def is_cue(call: ast.Call) -> bool:
    word = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    return word in ("sound", "cue", "Cue") and bool(call.args)


def cue_of(call: ast.Call) -> ast.expr:
    return call.args[1] if ast.unparse(call.func) == "Cue" else call.args[0]


def is_passed_on(call: ast.Call, parameter: str) -> bool:
    said = cue_of(call)
    return isinstance(said, ast.Name) and said.id == parameter


def names_in(call: ast.Call) -> set[str]:
    return set(texts(cue_of(call)))


def texts(said: ast.expr) -> Iterator[str]:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        yield said.value
    elif isinstance(said, ast.IfExp):
        yield from (*texts(said.body), *texts(said.orelse))
    elif isinstance(said, ast.JoinedStr):
        parts = [p.value if isinstance(p, ast.Constant) else "{}" for p in said.values]
        yield "".join(map(str, parts))


def handed(module: str, function: str, place: int) -> set[str]:
    """What the callers of a function give it in one place."""
    calls = [c for c in calls_of(syntax.nodes(module)) if ast.unparse(c.func).endswith(function)]
    return {name for c in calls if len(c.args) > place for name in texts(c.args[place])}


def test_every_sound_that_scenes_call_is_there() -> None:
    effects = Effects(SOUNDS)
    called = {name for module in syntax.modules("scenes") for name in cues(module)}
    assert {"card", "manna {}", "stone", "mend", "testimony", "tick", "page"} <= called
    for name in called:
        if "{}" in name:
            start = name.split("{}")[0]
            assert [known for known in uses() if known.startswith(start)], name
        else:
            assert effects.variants(name), name
    assert all(effects.variants(f"manna {n}") == [f"manna_{n}"] for n in range(1, 9))


def test_every_sound_has_its_use_written_down_and_no_file_is_a_strangers() -> None:
    listed = [file for files in uses().values() for file in files]
    assert sorted(listed) == sorted(file.name for file in SOUNDS.glob("*.ogg"))
    assert {f"music {bed}" for bed in BEDS} == {name for name in uses() if name[:5] == "music"}
    effects = Effects(SOUNDS)
    for name, files in uses().items():
        assert [f"{stem}.ogg" for stem in effects.variants(name)] == files


def test_the_music_of_every_scene_is_there() -> None:
    named = {
        node.value.value
        for module in syntax.modules("scenes")
        for node in syntax.nodes(module)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(node.value, ast.Constant)
        and ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target) == "music"
        and isinstance(node.value.value, str)
    }
    assert named - {""} == set(BEDS)


def test_all_sounds_together_are_under_three_megabytes() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 3_000_000


def test_no_sound_goes_over_6_decibels_below_full_scale() -> None:
    peaks = {stem: peak_db(wave(stem)) for stem in stems(music=False) + stems(music=True)}
    assert not {stem: peak for stem, peak in peaks.items() if peak > -6.0}
    assert max(peaks.values()) > -7.0


def test_effects_lie_12_decibels_over_the_music() -> None:
    effects = [loudest(stem) for stem in stems(music=False) if stem not in SOFT]
    for stem in stems(music=True):
        under = float(np.median(effects)) - usual_db(wave(stem))
        assert 11.5 <= under <= 14.5, (stem, under)
        assert loudest(stem) < min(effects) - 2, stem


def test_a_tick_is_very_soft() -> None:
    assert loudest("tick") < loudest("card_a") - 12


def test_every_effect_begins_and_ends_in_silence() -> None:
    for stem in stems(music=False):
        assert np.abs(wave(stem)[[0, 1, -2, -1]]).max() < 0.01, stem


def test_each_manna_bell_is_a_note_higher_than_the_one_before() -> None:
    pitches = [strongest_hz(wave(f"manna_{n}")) for n in range(1, 9)]
    assert pitches == sorted(pitches)
    assert min(b / a for a, b in zip(pitches, pitches[1:], strict=False)) > 1.08


def test_a_testimony_is_two_notes_a_fifth_apart() -> None:
    both = wave("testimony")
    first, second = strongest_hz(both[: RATE // 4]), strongest_hz(both[RATE // 2 : RATE * 3 // 2])
    assert second / first == pytest.approx(1.5, rel=0.02)


def strongest_hz(both: Wave) -> float:
    power = np.abs(np.fft.rfft(both.mean(axis=1), 4 * len(both)))
    return float(power.argmax() * RATE / (4 * len(both)))


@pytest.mark.parametrize("bed", BEDS)
def test_a_bed_lasts_one_to_two_minutes_and_joins_its_end_to_its_beginning(bed: str) -> None:
    music = wave(f"music_{bed}")
    assert 60 * RATE <= len(music) <= 120 * RATE
    assert seam_db(music) < -65
    assert seam_db(music[: np.abs(music[:, 0]).argmax()]) > -35, "a seam would be found"
    calm = np.concatenate((music[-RATE // 2 :], music[: RATE // 2]))
    assert decibels(float(np.abs(calm).max())) < -35


def seam_db(music: Wave) -> float:
    """How much the wave, or its direction, jumps where the ring closes."""
    joined = np.concatenate((music[-3:], music[:3]))
    steps = np.diff(joined, axis=0)
    return decibels(float(max(np.abs(steps).max(), np.abs(np.diff(steps, axis=0)).max())))


def test_music_goes_on_without_a_gap_where_it_begins_again(tmp_path: Path) -> None:
    record, music = tmp_path / "heard.raw", wave("music_menu")
    start = len(music) / RATE - 0.7
    subprocess.run(
        [sys.executable, "-c", RECORD.format(rate=RATE), SOUNDS / "music_menu.ogg", str(start)],
        env={**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(record)},
        check=True,
        capture_output=True,
    )
    heard = np.frombuffer(record.read_bytes(), np.int16).reshape(-1, 2) / 32768
    calm, note, before = RATE // 2, RATE, RATE // 4
    at = best_place(heard[:, 0], music[calm : calm + note, 0]) - calm
    again = np.concatenate((music[-before:], music[: calm + note]))
    assert np.abs(again).max() > 0.02
    assert np.abs(heard[at - before : at + calm + note] - again).max() < 0.002


def best_place(heard: Wave, part: Wave) -> int:
    """Where a part is heard."""
    n = len(heard) + len(part)
    fit = np.fft.irfft(np.fft.rfft(heard, n) * np.conj(np.fft.rfft(part, n)), n)
    return int(fit[: len(heard) - len(part)].argmax())


@pytest.mark.parametrize("name", ["bean", "testimony"])
def test_the_tool_makes_the_committed_sound_again(name: str, tmp_path: Path) -> None:
    pytest.importorskip("soundfile", reason="the sounds extra is not installed")
    from tools.sounds.__main__ import make

    (tmp_path / "again").mkdir()
    once, again = make(tmp_path, {name}), make(tmp_path / "again", {name})
    for file, other in zip(once, again, strict=True):
        assert file.read_bytes() == other.read_bytes()
        made = pygame.mixer.Sound(file).get_raw()
        assert np.abs(levels(made) - levels_of(file.stem)).max() < 0.01, file.name


@pytest.mark.long
@pytest.mark.parametrize("bed", BEDS)
def test_the_tool_makes_the_committed_music_again(bed: str, tmp_path: Path) -> None:
    pytest.importorskip("soundfile", reason="the sounds extra is not installed")
    from tools.sounds.__main__ import make

    (file,) = make(tmp_path, {f"music {bed}"})
    made = levels(pygame.mixer.Sound(file).get_raw())
    assert np.abs(made - levels_of(file.stem)).max() < 0.01


def levels(raw: bytes) -> Wave:
    return np.frombuffer(raw, np.int16).astype(np.float64) / 32768


def levels_of(stem: str) -> Wave:
    return wave(stem).reshape(-1)
