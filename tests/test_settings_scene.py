"""The settings: each is kept at once, and each changes what it says."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from engine.seraphs.words import COVENANT
from game import loop, window
from game.files import RealFiles
from game.saves import Saves
from game.session import Session, Wishes
from game.settings import Settings as KeptSettings
from game.settings import load_settings
from game.sound import Player
from game.tables import Tables
from scenes.access import prompt_key
from scenes.cards.content import words_of
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Point
from scenes.input import DEFAULT_KEYS, Reader
from scenes.key_names import NAMES, called
from scenes.notice import Question
from scenes.reading import Reading, Story
from scenes.seraphs.standing import Card, Easel, plain_look
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.settings import KeyCapture, SettingsScene
from scenes.settings_pages import PAGES
from scenes.widgets.card import settled
from tests.pilot import ASSETS, Pilot, Unseeing
from tests.support import scenario
from tests.support_desk import DeskInMemory
from tests.support_files import ForgetfulFiles

ROOT = Path(__file__).resolve().parent.parent
OG = Story("Og of Bashan", "A bed.", side="deep", plate="Iron bed: 4 m, nine cubits long")


def opened(page: str, settings: Settings | None = None, pilot_of: type[Pilot] = Pilot) -> Pilot:
    """The settings with one page open."""
    pilot = pilot_of(settings=settings)
    pilot.push(SettingsScene())
    pilot.click(page)
    pilot.frame()
    return pilot


def now(pilot: Pilot) -> Settings:
    """What holds now; it is the same that was kept last."""
    assert pilot.stored[-1] == pilot.stack.services.settings
    return pilot.stored[-1]


# Each setting


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_text_size_makes_all_text_larger(percent: int) -> None:
    pilot = opened("Reading", Settings(motion="none", text_size=125 if percent == 100 else 100))
    pilot.click(f"Text size: {percent} %")
    assert now(pilot).text_size == percent
    assert pilot.stack.canvas.type.text_scale == percent / 100


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Hyperlegible", "atkinson-hyperlegible-400"),
        ("Open Dyslexic", "opendyslexic-400"),
    ],
)
def test_the_text_face_takes_the_place_of_all_faces(name: str, file: str) -> None:
    pilot = opened("Reading")
    pilot.click(f"Text face: {name}")
    assert pilot.stack.canvas.theme.faces["body"] == (file,)
    assert (ASSETS / "fonts" / f"{file}.ttf").is_file() or (
        ASSETS / "fonts" / f"{file}.otf"
    ).is_file()
    assert now(pilot).text_face != "painted"


def test_motion_and_speed_reach_the_timeline_of_a_table_that_waits_beneath() -> None:
    pilot = Pilot(settings=Settings())
    table = TableScene(DeskInMemory(scenario().state))
    pilot.push(table)
    pilot.push(SettingsScene())
    pilot.click("Motion and sound")
    pilot.click("Motion: Reduced")
    pilot.click("Speed: 200 %")
    assert (now(pilot).motion, now(pilot).speed) == ("reduced", 200)
    assert (table.timeline.motion, table.timeline.speed) == ("reduced", 2.0)


def test_no_sound_is_played_and_no_music_where_both_stand_at_0() -> None:
    pilot = opened("Motion and sound")
    for slider in ("Sounds", "Music"):
        rail = pilot.box(slider)
        pilot.press(Point(rail.x, rail.centre.y))
    assert (now(pilot).sound, now(pilot).music) == (0, 0)
    player = Player(ASSETS / "sounds", lambda: pilot.stack.services.settings)
    player("card")
    player.music("menu")
    assert player.tick() is None
    assert pygame.mixer.get_init() is None


def test_high_contrast_makes_panels_black_and_words_white() -> None:
    pilot = opened("Reading")
    pilot.click("High contrast: Yes")
    assert now(pilot).high_contrast
    theme = pilot.stack.canvas.theme
    assert (theme.panel, theme.cream) == (("#000000", "#000000"), "#ffffff")


def test_stories_are_read_in_full_in_short_or_not_at_all() -> None:
    pilot = opened("Reading")
    told = Story("Joshua", "The wall fell.", quote="Be strong.", quote_ref="Joshua 1:9")
    for name, whole, quote in (("Short", False, True), ("Full", True, True)):
        pilot.click(f"Stories: {name}")
        pilot.push(Reading(told))
        spoken = pilot.top.spoken()
        assert ("The wall fell." in spoken) == whole
        assert ("Be strong." in spoken) == quote
        pilot.key("escape")
    pilot.click("Stories: None")
    pilot.push(Reading(told))
    assert isinstance(pilot.top, SettingsScene)


def test_metres_and_cubits_print_both_or_one_on_cards_and_in_the_book() -> None:
    pilot = opened("Reading")
    plates = {}
    for name in ("Cubits", "Metres", "Both"):
        pilot.click(f"Metres and cubits: {name}")
        measures = now(pilot).measures
        look = settled(CardLook(card_id="og_of_bashan", size="full", width_px=420), now(pilot))
        assert look.measures == measures
        pilot.push(Reading(OG))
        plates[name] = words_of("og_of_bashan", measures).plate.replace("\u00a0", " ")
        assert plates[name] in pilot.top.spoken().split("\n")
        pilot.key("escape")
    assert plates == {
        "Both": "Iron bed: 4 m, nine cubits long",
        "Metres": "Iron bed: 4 m long",
        "Cubits": "Iron bed: nine cubits long",
    }


def test_a_card_is_painted_anew_in_other_measures() -> None:
    pilot = Pilot()
    faces = Faces(ASSETS / "fonts", pilot.stack.canvas.pictures)
    both = CardLook(card_id="og_of_bashan", size="full", width_px=420)
    cubits = CardLook(card_id="og_of_bashan", size="full", width_px=420, measures="cubits")
    shown = [pygame.image.tobytes(faces.surface(one), "RGB") for one in (both, cubits, both)]
    assert shown[0] == shown[2] != shown[1]


def test_pictures_of_prophets_are_left_out_of_cards_where_that_is_wished() -> None:
    pilot = opened("Play")
    for wish in (True, False):
        pilot.click(f"Hide pictures of prophets: {'Yes' if wish else 'No'}")
        easel = Easel(Faces(ASSETS / "fonts", pilot.stack.canvas.pictures), now(pilot))
        look = plain_look(Card(1, "moses", COVENANT), pilot.stack.canvas, easel, "full", 300)
        assert look.hide_picture == wish


def test_pauses_are_set_on_the_page_of_play_and_reach_the_match_at_the_table(
    tmp_path: Path,
) -> None:
    pilot = opened("Play")
    wishes = Wishes()
    tables = Tables(pilot.stack, Saves(RealFiles(), tmp_path), "1.0", lambda: None)
    playing = SimpleNamespace(
        wishes=wishes,
        writer=SimpleNamespace(take_notice=str),
        tick=lambda: None,
        table=lambda: SimpleNamespace(outcome=None),
    )
    tables._session = cast("Session", playing)
    pilot.click("Ask me in every pause: Yes")
    pilot.click("Wake me when I can answer: No")
    tables.tick()
    assert now(pilot).ask_in_every_pause
    assert not now(pilot).wake_when_answerable
    assert wishes == Wishes(ask_in_every_pause=True, wake_when_answerable=False)


def test_full_screen_fills_the_display_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = opened("Screen")
    shown: list[tuple[object, ...]] = []
    screens = [(1920, 1080), (2560, 1440)]
    full = [False]

    def set_mode(size: tuple[int, int], flags: int = 0, display: int = 0) -> pygame.Surface:
        full[0] = bool(flags & pygame.FULLSCREEN)
        shown.append((size, full[0], display))
        return pilot.window

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    monkeypatch.setattr(window, "is_full_screen", lambda: full[0])
    monkeypatch.setattr(loop, "is_full_screen", lambda: full[0])
    pilot.stack.services.screens = window.screens
    pilot.top.arrange()
    reader = Reader(pilot.stack.to_canvas)
    for press in ("Full screen: Yes", "Display: 2: 2560 × 1440", "Full screen: No"):
        pilot.click(press)
        loop.follow_settings(pilot.stack, reader)
        loop.follow_settings(pilot.stack, reader)
    assert shown == [
        ((1920, 1080), True, 0),
        ((2560, 1440), True, 1),
        ((1280, 720), False, 0),
    ]
    assert now(pilot).monitor == 1


def test_a_display_that_is_gone_is_the_first() -> None:
    pilot = Pilot(settings=Settings(motion="none", monitor=3))
    pilot.push(SettingsScene())
    pilot.click("Screen")
    assert "1: 0 × 0" in pilot.labels()
    assert not window.is_elsewhere(3)


@pytest.mark.parametrize("helped", [True, False])
def test_the_graphics_card_shows_the_window_only_where_that_is_wished(*, helped: bool) -> None:
    pilot = opened("Screen", Settings(motion="none", acceleration=not helped))
    pilot.click(f"Let the graphics card help: {'Yes' if helped else 'No'}")
    assert now(pilot).acceleration == helped
    program = (
        "import os; from game.window import open_window;"
        "from game.window_settings import WindowSettings;"
        f"open_window(WindowSettings(acceleration={helped}), (1280, 720));"
        "print(os.environ['SDL_FRAMEBUFFER_ACCELERATION'])"
    )
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    surroundings.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.strip().splitlines()[-1] == str(int(helped))


# Keys


def test_every_action_has_a_name_and_every_key_of_ours_is_free_of_conflicts() -> None:
    keys = [key for names in DEFAULT_KEYS.values() for key in names]
    assert len(keys) == len(set(keys))
    assert set(NAMES) <= set(DEFAULT_KEYS)
    assert len({called(action) for action in DEFAULT_KEYS}) == len(DEFAULT_KEYS)


@pytest.mark.parametrize("action", sorted(DEFAULT_KEYS))
def test_every_action_can_have_another_key(action: str) -> None:
    pilot = opened("Keys", pilot_of=Unseeing)
    heard = Reader(pilot.stack.to_canvas)
    pilot.push(KeyCapture(action))
    pilot.key("f7")
    assert pilot.results == [(action, "f7")]
    settings = Settings().bound(action, "f7")
    heard.keys = settings.bindings()
    given = heard.read(pygame.Event(pygame.KEYDOWN, key=pygame.K_F7, mod=0, unicode=""))
    assert given is not None
    assert getattr(given, "key", "") == "f7"
    assert type(given).__name__ != "Key"


def capture(pilot: Pilot, action: str) -> None:
    """Picks an action in the list and waits for its key."""
    pilot.click(called(action))
    assert isinstance(pilot.top, KeyCapture)


def test_a_key_with_another_use_is_taken_only_after_that_was_said() -> None:
    pilot = opened("Keys")
    for answer, holder in (("Leave it", "pass"), ("Take it", "enlarge")):
        capture(pilot, "enlarge")
        pilot.key("p")
        assert isinstance(pilot.top, Question)
        assert "P is a key for “Pass all day”." in pilot.top.spoken()
        pilot.click(answer)
        assert pilot.stack.services.settings.holder("p") == holder


def test_a_number_is_said_to_be_a_card_of_the_hand() -> None:
    pilot = opened("Keys")
    capture(pilot, "enlarge")
    pilot.key("7")
    assert "7 looks at a card of your hand." in pilot.top.spoken()


def test_the_only_key_to_get_about_with_cannot_be_taken_away() -> None:
    pilot = opened("Keys")
    for key, action in (("down", "Down"), ("tab", "The next thing")):
        capture(pilot, "enlarge")
        pilot.key(key)
        assert f"only key for “{action}”" in pilot.top.spoken()
        pilot.key("return")
        assert isinstance(pilot.top, SettingsScene)
    assert pilot.stack.services.settings.keys == {}


def test_escape_and_a_click_leave_a_key_as_it_is_and_shift_alone_is_none() -> None:
    pilot = opened("Keys")
    for escape in (True, False):
        capture(pilot, "enlarge")
        pilot.key("left shift")
        assert isinstance(pilot.top, KeyCapture)
        if escape:
            pilot.key("escape")
        else:
            pilot.press(Point(30, 30))
        assert isinstance(pilot.top, SettingsScene)
    assert pilot.stack.services.settings.keys == {}


def test_the_usual_keys_come_back_together() -> None:
    pilot = opened("Keys", Settings(motion="none").bound("undo", "u").bound("log", "k"))
    pilot.click("The usual keys")
    assert now(pilot).bindings() == DEFAULT_KEYS


def test_buttons_are_written_with_the_key_that_is_bound() -> None:
    pilot = Pilot(settings=Settings(motion="none").bound("confirm", "g"))
    assert prompt_key(pilot.stack.services, "confirm") == "G"


# The file, and the pages


def test_a_file_of_an_earlier_version_still_loads() -> None:
    files = ForgetfulFiles()
    old = b'{"text_size": 150, "keys": {"pass": "x"}, "acceleration": true, "width": 1500}'
    files.put(Path("/data/settings.json"), old)
    read, note = load_settings(files, Path("/data"))
    assert note is None
    assert (read.text_size, read.keys, read.width) == (150, {"pass": "x"}, 1500)
    assert (read.measures, read.spoken, read.monitor, read.pad_swapped) == ("both", False, 0, False)


def test_the_game_keeps_every_setting_that_the_scenes_know() -> None:
    known = {name: getattr(Settings(), name) for name in Settings.__dataclass_fields__}
    kept = KeptSettings().model_dump()
    assert {name: kept[name] for name in known} == known


@pytest.mark.parametrize("page", [option.label for option in PAGES])
@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 200), ((1280, 720), 100)])
def test_every_page_is_reached_by_keys_and_by_gamepad(
    page: str, size: tuple[int, int], percent: int
) -> None:
    for press in (Pilot.key, Pilot.pad):
        pilot = Unseeing(size, Settings(motion="none", text_size=percent))
        pilot.push(SettingsScene())
        for _ in range([option.label for option in PAGES].index(page)):
            press(pilot, "right")
        top = pilot.top
        assert isinstance(top, SettingsScene)
        assert f"Page: {page}" in top.spoken()
        press(pilot, "down")
        assert f"Page: {page}" not in top.spoken()


def test_a_setting_under_the_focus_says_what_it_does_and_covers_no_label() -> None:
    pilot = opened("Play")
    before = pygame.image.tobytes(pilot.window, "RGB")
    pilot.key("tab", 4)
    assert "Spoken play: No, 1 of 2" in pilot.top.spoken()
    assert "can be played by ear" in pilot.top.spoken()
    assert pygame.image.tobytes(pilot.window, "RGB") != before
