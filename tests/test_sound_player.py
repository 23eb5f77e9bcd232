"""The player: lazy, calm without a device, quiet when nobody is there, and muted by M."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.effects import MOST_BYTES, Effects, size_of
from game.loop import Loop
from game.sound import MUSIC_REST_S, NO_DEVICE, QUIET_S, RETRY_S, Player
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.menu import Menu, MenuEntry
from scenes.notice import Notice
from scenes.reading import Reading, Story
from scenes.services import Settings
from scenes.settings import KeyCapture, SettingsScene
from scenes.stack import SceneStack
from scenes.widgets.search import SearchField
from scenes.widgets.widget import Message, Widget
from tests.pilot import Pilot

ROOT = Path(__file__).parent.parent
SOUNDS = ROOT / "assets" / "sounds"
ENTRIES = (MenuEntry("duel", "Duel", "lapis"), MenuEntry("leave", "Leave", "dark"))


class Hall:
    """A player with its settings and its clock.

    Attributes:
        settings: as they are now.
        now_s: the time; `go_on` moves it.
    """

    def __init__(self, folder: Path = SOUNDS) -> None:
        self.settings = Settings(music=0)
        self.now_s = 1000.0
        self.player = Player(folder, lambda: self.settings, lambda: self.now_s)

    def go_on(self, seconds: float) -> float | None:
        self.now_s += seconds
        return self.player.tick()

    def wait_for_the_fade(self) -> None:
        """Fades run in the mixer's own time."""
        for _ in range(200):
            pygame.time.wait(50)
            if self.go_on(0.05) is None or not pygame.mixer.music.get_busy():
                return
        raise AssertionError("it never faded")


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def is_open() -> bool:
    return pygame.mixer.get_init() is not None


def test_nothing_is_opened_before_somebody_may_hear_it() -> None:
    hall = Hall()
    hall.settings = Settings(sound=0, music=0)
    hall.player("card")
    assert hall.go_on(0) is None
    assert not is_open()
    hall.settings = Settings(music=0)
    hall.player("card")
    assert is_open()
    assert pygame.mixer.get_busy()


def test_the_first_frame_waits_for_no_sound() -> None:
    program = (
        "import sys; from game.files import RealFiles; from game.app import open_menu_in;"
        "from game.window import open_window; from game.window_settings import WindowSettings;"
        "import pygame; plain = WindowSettings(); open_window(plain, (1280, 720));"
        "program = open_menu_in(RealFiles(), plain, (1280, 720));"
        "program.show_menu(program.stack);"
        "program.stack.frame(pygame.display.get_surface());"
        "assert 'game.sound' not in sys.modules and not pygame.mixer.get_init()"
    )
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=surroundings, check=True)


@pytest.mark.parametrize("driver", ["there is no such driver", "dsp", "alsa"])
def test_without_a_device_it_is_silent_and_says_so_in_one_sentence(
    driver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    monkeypatch.setenv("AUDIODEV", "/dev/no/such/device")
    hall = Hall()
    hall.settings = Settings()
    hall.player.music("menu")
    hall.player("card")
    assert hall.go_on(0.1) is None
    hall.player("glory")
    assert hall.player.silence == NO_DEVICE
    assert not is_open()
    hall.player.close()


def test_a_device_that_was_not_there_is_looked_for_again_once_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    hall, tries = Hall(), 0
    real = pygame.mixer.init

    def counted(rate: int, size: int, channels: int, buffer: int, *, allowedchanges: int) -> None:
        nonlocal tries
        tries += 1
        real(rate, size, channels, buffer, allowedchanges=allowedchanges)

    monkeypatch.setattr(pygame.mixer, "init", counted)
    for _ in range(100):
        hall.player("card")
        hall.go_on(0.1)
    assert tries == 1
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    hall.go_on(RETRY_S)
    hall.player("card")
    assert is_open()
    assert hall.player.silence == ""


def test_the_settings_say_that_there_is_no_device() -> None:
    pilot = Pilot()
    pilot.stack.services.silence = NO_DEVICE
    scene = SettingsScene()
    pilot.push(scene)
    pilot.click("Motion and sound")
    assert NO_DEVICE in scene.words()


def test_missing_and_broken_files_are_silent(tmp_path: Path) -> None:
    (tmp_path / "broken.ogg").write_bytes(b"OggS, but no more")
    for folder in (tmp_path, tmp_path / "nowhere"):
        hall = Hall(folder)
        hall.settings = Settings()
        hall.player.music("menu")
        for name in ("broken", "card", ""):
            hall.player(name)
            hall.go_on(1)
        assert not pygame.mixer.get_busy()


def test_variants_are_heard_in_turn() -> None:
    pygame.mixer.init(32000, -16, 2)
    effects = Effects(SOUNDS)
    heard = [effects.next_of("card") for _ in range(6)]
    assert len(set(map(id, heard[:3]))) == 3
    assert heard[:3] == heard[3:]
    assert effects.next_of("manna 3") is effects.next_of("manna 3")


def test_where_all_is_at_once_no_more_than_four_begin_and_none_twice() -> None:
    hall = Hall()
    for n in range(1, 9):
        hall.player(f"manna {n}")
        hall.player(f"manna {n}")
    assert busy_channels() == 4
    hall.go_on(0.2)
    hall.player("manna 1")
    assert busy_channels() == 5


def busy_channels() -> int:
    return sum(pygame.mixer.Channel(i).get_busy() for i in range(pygame.mixer.get_num_channels()))


def test_effects_and_music_have_their_own_loudness_which_holds_at_once() -> None:
    hall = Hall()
    hall.settings = Settings(sound=40, music=60)
    hall.player.music("menu")
    hall.go_on(0)
    hall.player("card")
    sound = pygame.mixer.Channel(0).get_sound()
    assert sound is not None
    assert sound.get_volume() == pytest.approx(0.4, abs=0.02)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.02)
    hall.settings = Settings(sound=0, music=20)
    hall.go_on(1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.02)
    before = busy_channels()
    hall.player("stone")
    assert busy_channels() == before


def test_music_follows_the_place_and_fades_out_before_the_other_fades_in() -> None:
    hall = Hall()
    hall.settings = Settings()
    hall.player.music("menu")
    hall.go_on(0)
    pygame.time.wait(600)  # A bed that has hardly come in is gone again as fast.
    hall.player.music("table")
    assert hall.go_on(0.1) is not None
    assert pygame.mixer.music.get_busy(), "it fades, it does not break off"
    hall.wait_for_the_fade()
    hall.go_on(0.1)
    hall.go_on(0.1)
    assert pygame.mixer.music.get_busy()
    hall.player.music("")
    assert hall.go_on(0.1) != 0
    assert pygame.mixer.music.get_busy(), "a scene without music of its own changes nothing"


def test_when_all_is_quiet_the_device_is_given_back_and_a_touch_opens_it_again() -> None:
    hall = Hall()
    hall.player("tick")
    pygame.time.wait(600)
    due = hall.go_on(QUIET_S - 1)
    assert is_open()
    assert due is not None
    hall.go_on(1)
    assert not is_open()
    assert hall.go_on(1) is None
    assert not is_open()
    hall.player.touched()
    hall.go_on(0.1)
    assert is_open()


def test_music_rests_where_nobody_has_touched_anything_for_long() -> None:
    hall = Hall()
    hall.settings = Settings()
    hall.player.music("menu")
    hall.go_on(0)
    hall.go_on(MUSIC_REST_S - 1)
    assert pygame.mixer.music.get_busy()
    hall.go_on(1)
    hall.wait_for_the_fade()
    hall.go_on(0.1)
    hall.go_on(QUIET_S)
    assert not is_open()
    hall.player.touched()
    hall.go_on(0.1)
    assert pygame.mixer.music.get_busy()


def test_decoded_effects_take_eight_megabytes_at_most() -> None:
    pygame.mixer.init(32000, -16, 2)
    effects = Effects(SOUNDS)
    while not effects.ready:
        effects.get_one_ready()
    names = [file.stem for file in SOUNDS.glob("*.ogg") if not file.stem.startswith("music_")]
    for name in names * 2:
        assert effects.next_of(name) is not None
    kept = [sound for sound in effects._kept.values() if sound is not None]
    assert sum(map(size_of, kept)) <= MOST_BYTES


def test_muted_all_is_silent_at_once_and_the_device_is_given_back() -> None:
    hall = Hall()
    hall.settings = Settings()
    hall.player.music("menu")
    hall.go_on(0)
    hall.player("glory")
    hall.settings = replace(hall.settings, muted=True)
    hall.go_on(0.1)
    assert not pygame.mixer.get_busy() and not pygame.mixer.music.get_busy()
    hall.player("card")
    assert not pygame.mixer.get_busy()
    assert hall.go_on(QUIET_S) is None
    assert not is_open()
    hall.player("card")
    assert not is_open()
    hall.settings = replace(hall.settings, muted=False)
    hall.player.touched()
    hall.go_on(0.1)
    assert pygame.mixer.music.get_busy()


def test_m_mutes_and_unmutes_wherever_one_is_and_is_kept() -> None:
    pilot = Pilot()
    pilot.push(Menu(ENTRIES))
    assert keys_in_the_loop(pilot.stack, "m") == [True]
    assert keys_in_the_loop(pilot.stack, "m", "m") == [False, True]
    assert [settings.muted for settings in pilot.stored] == [True, False, True]


def test_m_can_be_bound_to_something_else() -> None:
    pilot = Pilot()
    pilot.push(Notice("A sentence."))
    pilot.push(KeyCapture("pass"))
    assert keys_in_the_loop(pilot.stack, "m") == [False]
    assert pilot.results == [("pass", "m")]


def test_m_is_a_letter_where_words_are_typed() -> None:
    class Asking(Form[None]):
        def build(self, size: Size, text_scale: float) -> list[Widget]:
            self.field = SearchField("words", Box(20, 20, 600, 60), "Search", "")
            return [self.field]

        def paint(self, canvas: Canvas) -> None: ...

        def on(self, message: Message) -> None:
            assert isinstance(message, SearchField.Changed)
            self.field.words = message.words

    pilot, scene = Pilot(), Asking()
    pilot.push(scene)
    assert keys_in_the_loop(pilot.stack, "m") == [False]
    assert scene.field.words == "m"


def keys_in_the_loop(stack: SceneStack, *names: str) -> list[bool]:
    """Presses keys one after another in the real loop; gives whether it was muted after each."""
    left, muted = list(names), []

    def press() -> float:
        if len(left) < len(names):
            muted.append(stack.services.settings.muted)
        if not left:
            pygame.event.post(pygame.Event(pygame.QUIT))
            return 0.0
        name = left.pop(0)
        code = pygame.key.key_code(name)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=name))
        return 0.0

    def broken(fault: Exception) -> None:
        raise fault

    pygame.event.clear()
    Loop(stack, home=lambda _: None, on_fault=broken, tickers=[press]).run()
    return muted[: len(names)]


def test_setting_a_loudness_unmutes() -> None:
    pilot = Pilot(settings=Settings(motion="none", muted=True))
    pilot.push(SettingsScene())
    pilot.click("Motion and sound")
    pilot.click("Music")
    assert not pilot.stack.services.settings.muted


def test_the_uppermost_scene_with_music_says_which() -> None:
    pilot = Pilot()
    assert pilot.stack.music == ""
    pilot.push(Menu(ENTRIES))
    pilot.push(Notice("A sentence."))
    assert pilot.stack.music == "menu"
    story = Story("Title", "Words.")
    pilot.push(Reading(story))
    assert pilot.stack.music == "reading"
    assert "page" in pilot.sounds


def test_the_program_plays_music_after_its_first_frame_and_leaves_without_it(
    tmp_path: Path,
) -> None:
    program = (
        "import pygame; from game.files import RealFiles; from game.app import open_menu_in;"
        "from game.window import open_window; from game.window_settings import WindowSettings;"
        "plain = WindowSettings(); open_window(plain, (1280, 720));"
        "program = open_menu_in(RealFiles(), plain, (1280, 720)); heard = [];"
        "tick = program._tick;\n"
        "def watch():\n"
        "    heard.append(bool(pygame.mixer.get_init() and pygame.mixer.music.get_busy()))\n"
        "    if len(heard) > 3: pygame.event.post(pygame.Event(pygame.QUIT))\n"
        "    tick(); return 20.0\n"
        "program._tick = watch; program.run()\n"
        "assert heard[0] is False and heard[-1] is True, heard\n"
        "assert not pygame.mixer.get_init()"
    )
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SERAPHS_DATA": str(tmp_path)}
    (tmp_path / "settings.json").write_text(json.dumps({"motion": "none"}))
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=surroundings, check=True)
