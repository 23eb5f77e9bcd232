"""The base that every scene stands on: stack, time, text, focus, widgets, and each plain scene."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.loop import Loop, wake
from scenes.canvas import Canvas
from scenes.credits import Credits
from scenes.curtain import Curtain
from scenes.focus import FocusRing
from scenes.form import Form
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import Action, Confirm, Input, Navigate
from scenes.last_word import Closing, Ending, LastWord
from scenes.layers import merged
from scenes.menu import Menu, MenuEntry, menu_layout
from scenes.new_game import HEADS, NewGame, NewGameChoice, new_game_layout
from scenes.notice import Notice, Question
from scenes.pause import Pause, PauseChoices
from scenes.reading import Reading, Story
from scenes.services import TEXT_SCALES, Settings
from scenes.settings import SettingsScene, settings_layout
from scenes.stack import AlreadyOnStack, NotOnStack, NotOnTop, Scene, SceneStack
from scenes.timeline import Clip, Cue, ManualClock, Timeline, linear
from scenes.typeset import SMALLEST_PX, Style
from tests.pilot import Pilot

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
ENTRIES = (
    MenuEntry("duel", "Duel", "gold"),
    MenuEntry("settings", "Settings", "dark"),
    MenuEntry("leave", "Leave", "dark"),
)
DAVID = Story(
    title="David",
    text="Goliath was taller than any man, and every morning he called for one soldier.",
    epithet="The shepherd with five stones",
    plate="5 smooth stones, 1 sling",
    quote="the battle is Yahweh’s, and he will give you into our hand.",
    quote_ref="1 Samuel 17:47",
    reference="1 Samuel 17",
    readers=("Anna", "Ben"),
)
ENDING = Ending(
    outcome="The Covenant wins.",
    detail="Babylon’s Walls are at 0, on day 9.",
    readers=("The Covenant",),
    stories=((DAVID, replace(DAVID, title="Rahab")),),
    closings=(Closing("The Deep reads Babylon’s last sentence", "Babylon’s day is over.", "deep"),),
)


class Page(Scene[str]):
    """Notes its moments; the colour of its ground is its own."""

    def __init__(self, name: str, moments: list[str], *, stays: bool = False) -> None:
        self.name, self.moments, self.stays = name, moments, stays
        self.drawn: list[pygame.Rect] = []
        self.spot: Box | None = None

    def enter(self) -> None:
        self.moments.append(f"{self.name} enters")

    def suspend(self) -> None:
        self.moments.append(f"{self.name} is suspended")

    def resume(self) -> None:
        self.moments.append(f"{self.name} resumes")

    def leave(self) -> bool:
        self.moments.append(f"{self.name} is asked to leave")
        return not self.stays

    def handle(self, given: Input) -> None:
        self.moments.append(f"{self.name} is given {type(given).__name__}")

    def update(self, ms: float) -> None:
        self.moments.append(f"{self.name} is given {ms:g} ms")

    def draw(self, canvas: Canvas) -> None:
        self.drawn.append(canvas.surface.get_clip())
        canvas.fill(canvas.whole, "#336699")

    def draw_movers(self, canvas: Canvas) -> None:
        if self.spot is not None:
            canvas.fill(self.spot, "#ff0000")


class Glass(Page):
    """A page through which the one beneath is seen."""

    opaque = False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Box(0, 0, 10, 10), "#00ff00")


def words_of(pilot: Pilot, key: str) -> str:
    scene = pilot.top
    assert isinstance(scene, Form)
    return scene.widget(key).label


def book(pilot: Pilot) -> Reading:
    scene: object = pilot.top
    assert isinstance(scene, Reading)
    return scene


# The stack


def test_a_scene_is_entered_suspended_resumed_and_asked_before_it_leaves() -> None:
    moments: list[str] = []
    pilot = Pilot()
    below, above = Page("below", moments), Page("above", moments)
    pilot.push(below)
    below.push(above, lambda answer: moments.append(f"the answer is {answer}"))
    above.dismiss("yes")
    assert moments == [
        "below enters",
        "below is suspended",
        "above enters",
        "above is asked to leave",
        "below resumes",
        "the answer is yes",
    ]


def test_a_scene_may_refuse_to_leave() -> None:
    pilot = Pilot()
    page = Page("page", [], stays=True)
    pilot.push(page)
    assert page.dismiss("gone") is False
    assert pilot.top is page
    assert pilot.results == []


def test_only_the_top_scene_is_given_input_and_time() -> None:
    moments: list[str] = []
    pilot = Pilot()
    below = Page("below", moments)
    pilot.push(below)
    pilot.push(Page("above", moments))
    moments.clear()
    pilot.stack.handle(Confirm())
    pilot.stack.update(16)
    assert moments == ["above is given Confirm", "above is given 16 ms"]


def test_misuse_of_the_stack_has_a_name() -> None:
    pilot = Pilot()
    below, above = Page("below", []), Page("above", [])
    with pytest.raises(NotOnStack):
        below.dismiss("too soon")
    pilot.push(below)
    pilot.push(above)
    with pytest.raises(NotOnTop):
        below.dismiss("from beneath")
    with pytest.raises(NotOnTop):
        below.push(Page("third", []))
    with pytest.raises(AlreadyOnStack):
        pilot.push(above)


# Frames


def test_nothing_is_drawn_where_nothing_changed() -> None:
    pilot = Pilot()
    page = Page("page", [])
    pilot.push(page)
    assert not pilot.stack.needs_frame
    page.drawn.clear()
    assert pilot.frame() == []
    assert page.drawn == []


def test_only_the_changed_rectangle_is_drawn_and_shown() -> None:
    pilot = Pilot((1920, 1080))
    page = Page("page", [])
    pilot.push(page)
    page.drawn.clear()
    page.invalidate(Box(100, 200, 30, 40))
    shown = pilot.frame()
    assert page.drawn == shown
    assert shown[0].contains(pygame.Rect(100, 200, 30, 40))
    assert shown[0].w < 40
    assert shown[0].h < 50


def test_a_mover_leaves_no_trace_where_it_was() -> None:
    pilot = Pilot((1920, 1080))
    page = Page("page", [])
    page.spot = Box(100, 100, 50, 50)
    pilot.push(page)
    page.drawn.clear()
    page.spot = Box(400, 100, 50, 50)
    page.stir()
    shown = pilot.frame()
    assert pilot.window.get_at((120, 120))[:3] == (0x33, 0x66, 0x99)
    assert pilot.window.get_at((420, 120))[:3] == (255, 0, 0)
    assert sorted(map(tuple, shown)) == [(100, 100, 50, 50), (400, 100, 50, 50)]
    assert page.drawn == [], "what rests is not drawn again for a mover"


def test_a_scene_beneath_is_seen_darker_and_its_changes_with_it() -> None:
    pilot = Pilot()
    below = Page("below", [])
    pilot.push(below)
    pilot.push(Glass("glass", []))
    dark = pilot.window.get_at((600, 400))[:3]
    assert all(0 < now < before for now, before in zip(dark, (0x33, 0x66, 0x99), strict=True))
    below.drawn.clear()
    pilot.top.invalidate(Box(0, 0, 10, 10))
    pilot.frame()
    assert below.drawn == [], "the picture of what lies beneath is kept"
    below.invalidate()
    pilot.frame()
    assert below.drawn != []


def test_rectangles_that_meet_are_shown_as_one() -> None:
    two = merged([pygame.Rect(0, 0, 10, 10), pygame.Rect(50, 0, 5, 5), pygame.Rect(5, 5, 10, 10)])
    assert sorted(map(tuple, two)) == [(0, 0, 15, 15), (50, 0, 5, 5)]


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_fills_any_window_at_one_scale(size: tuple[int, int]) -> None:
    canvas = Pilot(size).stack.canvas
    assert canvas.px(canvas.whole).size == size
    assert canvas.size.w >= 1919.9
    assert canvas.size.h >= 1079.9
    assert min(canvas.size.w / 1920, canvas.size.h / 1080) == pytest.approx(1.0)


def test_a_sentence_is_shown_long_enough_to_be_read_and_then_goes() -> None:
    pilot = Pilot()
    pilot.push(Page("page", []))
    pilot.stack.say("Only a Giant-slayer can stand in his way.")
    assert pilot.frame() != []
    pilot.wait(2000)
    assert pilot.stack.toast.sentence
    pilot.wait(2000)
    assert not pilot.stack.toast.sentence
    assert not pilot.stack.needs_frame
    assert pilot.stack.next_wake_ms is None


# Time


def clip(start: float, end: float, begin_ms: float = 0, prop: str = "x") -> Clip:
    return Clip("card", prop, begin_ms, 100, start, end, linear)


def test_a_value_is_held_before_moves_between_and_rests_after() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 10, 100), clip(10, 30, 300)])
    seen = []
    for _ in range(9):
        seen.append(timeline.value("card", "x", 99))
        timeline.advance(50)
    assert seen == [0, 0, 0, 5, 10, 10, 10, 20, 99]
    assert not timeline.running


def test_a_second_batch_waits_for_the_first() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 1)])
    assert timeline.play([clip(1, 2)]) == 200
    timeline.advance(150)
    assert timeline.value("card", "x", 2) == pytest.approx(1.5)


def test_cues_come_due_in_order_and_finish_gives_the_rest() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 1)], [Cue(80, "late"), Cue(10, "early"), Cue(90, "last")])
    assert timeline.advance(50) == ["early"]
    assert timeline.finish() == ["late", "last"]
    assert not timeline.running


def test_reduced_motion_makes_a_fade_of_every_move_and_none_makes_nothing() -> None:
    reduced = Timeline("reduced")
    assert reduced.play([clip(0, 500), clip(0, 1, prop="glow")]) == 120
    reduced.advance(60)
    assert reduced.value("card", "x", 500) == 500
    assert reduced.value("card", "alpha", 1) == pytest.approx(0.5)
    none = Timeline("none")
    none.play([clip(0, 500)], [Cue(90, "sound")])
    assert none.advance(0) == ["sound"]
    assert not none.running


def test_twice_the_speed_takes_half_the_time() -> None:
    assert Timeline("full", 2.0).play([clip(0, 1, 100)]) == 100


# Text


def test_text_is_never_under_15_real_pixels() -> None:
    canvas = Pilot((1024, 640)).stack.canvas
    assert canvas.type.font_px(Style("body", 8)) == SMALLEST_PX
    assert canvas.type.font_px(Style("body", 60)) == 32


def test_text_size_and_window_size_scale_letters_not_pictures() -> None:
    small = Pilot((1280, 720)).stack.canvas.type
    large = Pilot((1280, 720), Settings(text_size=200)).stack.canvas.type
    style = Style("body", 40)
    assert large.font_px(style) == 2 * small.font_px(style) - 1
    assert large.line("Joshua", style).get_height() > 1.8 * small.line("Joshua", style).get_height()


def test_lines_stay_within_their_width_and_lose_no_word() -> None:
    kind = Pilot().stack.canvas.type
    style = Style("body", 30)
    words = "Goliath was taller than any man, and every morning he called for one soldier"
    lines = kind.wrap(words, style, 320)
    assert " ".join(lines) == words
    assert len(lines) > 2
    assert all(kind.width(line, style) <= 320 for line in lines)


def test_text_shrinks_to_its_box_and_is_cut_only_at_the_floor() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    style = Style("display", 80, floor=0.5)
    fitted = kind.fit("Shadrach, Meshach, and Abednego", style, Size(700, 100), 1)
    assert fitted.lines == ("Shadrach, Meshach, and Abednego",)
    assert 40 <= fitted.style.size < 80
    cut = kind.fit("Shadrach, Meshach, and Abednego " * 9, style, Size(300, 60), 1)
    assert cut.lines[0].endswith("…")
    assert cut.size.w <= 300


def test_the_manna_diamond_is_drawn_and_has_its_room() -> None:
    kind = Pilot((1920, 1080)).stack.canvas.type
    style = Style("body", 40, "#ffffff")
    assert kind.width("◇2", style) > kind.width("2", style) + 20
    picture = kind.line("◇", style)
    lit = pygame.mask.from_surface(picture).count()
    assert 100 < lit < picture.get_width() * picture.get_height() / 2


def test_each_text_face_serves_every_role() -> None:
    for face in ("painted", "atkinson_hyperlegible", "opendyslexic"):
        kind = Pilot(settings=Settings(text_face=face)).stack.canvas.type
        roles = [kind.font(Style(role, 40)).name for role in ("display", "body", "number")]
        assert (len(set(roles)) == 1) == (face != "painted")


# Focus

GRID = {
    "a": Box(0, 0, 100, 50),
    "b": Box(150, 0, 100, 50),
    "c": Box(0, 100, 100, 50),
    "d": Box(150, 104, 100, 50),
    "far": Box(700, 400, 100, 50),
}


def test_arrows_go_to_the_nearest_thing_that_way() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    path = []
    for way in (Direction.DOWN, Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP):
        ring.move(way)
        path.append(ring.current)
    assert path == ["a", "b", "d", "c", "a"]
    assert ring.move(Direction.UP) is False
    assert ring.current == "a"


def test_tab_goes_round_in_reading_order() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    path = []
    for _ in range(6):
        ring.step(1)
        path.append(ring.current)
    assert path == ["a", "b", "c", "d", "far", "a"]
    ring.step(-1)
    assert ring.current == "far"


def test_the_focus_goes_to_the_nearest_when_its_thing_is_gone() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    ring.focus("d")
    ring.set({k: v for k, v in GRID.items() if k != "d"})
    assert ring.current == "b"


@pytest.mark.parametrize("start", GRID)
def test_every_thing_can_be_reached_by_arrows_alone(start: str) -> None:
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for way in Direction:
            ring: FocusRing[str] = FocusRing()
            ring.set(GRID)
            ring.focus(here)
            ring.move(way)
            if ring.current is not None and ring.current not in reached:
                reached.add(ring.current)
                edge.append(ring.current)
    assert reached == set(GRID)


# Each scene, by mouse alone, by keys alone, and by gamepad alone


def test_the_menu_answers_to_mouse_keys_and_gamepad() -> None:
    pilot = Pilot()
    pilot.push(Menu(ENTRIES))
    pilot.click("Settings")
    pilot.push(Menu(ENTRIES))
    pilot.key("down", 2)
    pilot.key("return")
    pilot.push(Menu(ENTRIES))
    pilot.pad("down")
    pilot.pad("a")
    assert pilot.results == ["settings", "leave", "settings"]


def test_a_press_that_is_let_go_elsewhere_does_nothing() -> None:
    pilot = Pilot()
    pilot.push(Menu(ENTRIES))
    pilot.drag(pilot.box("Duel").centre, Point(5, 5))
    assert pilot.results == []


def test_a_new_game_is_chosen_by_mouse_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.click("Covenant: Gentle computer")
    pilot.click("Deep: A person")
    pilot.click("The last day: None")
    pilot.click("Begin")
    assert pilot.results == [NewGameChoice("gentle", "person", None, 5)]


def test_a_new_game_is_chosen_by_keys_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.key("up")
    for digit in "77":
        pilot.key(digit)
    pilot.key("tab")
    pilot.key("shift+tab")
    pilot.key("shift+tab")
    pilot.key("right")
    pilot.key("tab", 3)
    pilot.key("return")
    assert pilot.results == [NewGameChoice("person", "steady", None, 577)]


def test_a_new_game_is_chosen_by_gamepad_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.pad("next")
    pilot.pad("down")
    pilot.pad("previous")
    pilot.pad("a")
    assert pilot.results == [NewGameChoice("gentle", "steady", 12, 5)]


def test_two_people_toss_and_heads_gives_the_youngest_the_covenant() -> None:
    pilot = Pilot()
    pilot.push(NewGame(NewGameChoice("person", "steady"), lambda: True))
    assert "Toss a coin" not in pilot.labels()
    pilot.click("Deep: A person")
    pilot.click("Toss a coin")
    assert words_of(pilot, "tossed") == HEADS


def test_pictures_of_prophets_are_asked_about_once_before_the_first_game() -> None:
    pilot = Pilot()
    for _ in range(2):
        pilot.push(NewGame(NewGameChoice(), lambda: True))
        pilot.click("Begin")
        if "Hide them" in (pilot.labels() if pilot.stack.scenes else ()):
            pilot.click("Hide them")
    assert [settings.hide_prophets for settings in pilot.stored] == [True]
    assert len(pilot.results) == 2


def test_escape_steps_back_from_a_new_game() -> None:
    pilot = Pilot()
    pilot.push(NewGame(NewGameChoice(), lambda: True))
    pilot.key("escape")
    assert pilot.results == [None]


def test_settings_are_kept_at_once_and_hold_at_once() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    before = pilot.stack.canvas.type.font_px(Style("body", 40))
    pilot.click("Text size: 200 %")
    assert pilot.stored[-1].text_size == 200
    assert pilot.stack.canvas.type.font_px(Style("body", 40)) > 1.9 * before
    pilot.click("High contrast: Yes")
    assert pilot.stack.canvas.theme.panel == ("#000000", "#000000")
    pilot.click("Motion and sound")
    rail = pilot.box("Sounds")
    pilot.press(Point(rail.x + rail.w * 0.3, rail.centre.y))
    assert pilot.stored[-1].sound == 30


def test_settings_change_by_keys_alone_and_by_gamepad_alone() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    pilot.key("down")
    pilot.key("right")
    assert pilot.stored[-1].text_size == 125
    pilot.pad("down")
    pilot.pad("right")
    assert pilot.stored[-1].text_face == "atkinson_hyperlegible"
    pilot.pad("b")
    assert pilot.results == [None]


def test_a_key_can_be_bound_anew_and_back() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    pilot.click("Keys")
    pilot.frame()
    label = next(name for name in pilot.labels() if name.startswith("Enlarge"))
    pilot.click(label)
    pilot.key("e")
    assert pilot.stored[-1].keys == {"enlarge": "e"}
    assert pilot.stack.services.settings.bindings()["enlarge"] == ("e",)
    pilot.click("The usual keys")
    assert pilot.stored[-1].keys == {}


def test_a_key_that_is_taken_goes_over_to_its_new_action() -> None:
    settings = Settings().bound("undo", "p").bound("log", "p")
    assert settings.bindings()["log"] == ("p",)
    assert "p" not in settings.bindings()["pass"]
    assert settings.bindings()["undo"] == ("ctrl+z", "backspace")


def test_the_pause_says_why_a_thing_is_not_allowed_and_does_not_do_it() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices(undo="The other side has chosen since then.")))
    pilot.click("Step back")
    assert pilot.results == []
    pilot.key("escape")
    assert pilot.results == ["go on"]


def test_conceding_is_asked_twice() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices()))
    pilot.click("Concede")
    pilot.click("Play on")
    assert pilot.results == []
    pilot.click("Concede")
    pilot.click("Concede")
    assert pilot.results == ["concede"]


def test_the_pause_opens_the_settings_by_gamepad_and_comes_back() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices()))
    pilot.pad("down", 2)
    pilot.pad("a")
    assert isinstance(pilot.top, SettingsScene)
    pilot.pad("b")
    pilot.pad("down", 2)
    pilot.pad("a")
    assert pilot.results == ["leave"]


def test_nothing_of_the_table_is_drawn_under_the_curtain() -> None:
    pilot = Pilot()
    table = Page("table", [])
    pilot.push(table)
    table.drawn.clear()
    pilot.push(Curtain("Anna", "covenant"))
    pilot.frame()
    assert table.drawn == []
    assert (0x33, 0x66, 0x99) not in {
        tuple(pilot.window.get_at((x, y))[:3])
        for x in range(0, 1280, 40)
        for y in range(0, 720, 40)
    }
    pilot.click("It is mine")
    assert table.drawn != []


def test_the_curtain_goes_up_by_key_and_by_gamepad() -> None:
    pilot = Pilot()
    pilot.push(Curtain("Anna", "covenant"))
    pilot.key("return")
    pilot.push(Curtain("Ben", "deep"))
    pilot.pad("a")
    assert pilot.results == [None, None]


# Reading


def test_a_story_comes_line_by_line_and_a_click_shows_it_whole() -> None:
    pilot = Pilot(settings=Settings(motion="full"))
    pilot.push(Reading(DAVID))
    coming = [pilot.stack.animating]
    pilot.press(Point(1400, 300))
    coming.append(pilot.stack.animating)
    assert coming == [True, False]
    pilot.click("Go on")
    assert pilot.results == [None]


def test_whoever_reads_aloud_takes_it_line_by_line_with_a_key() -> None:
    pilot = Pilot()
    pilot.push(Reading(DAVID))
    pilot.key("r")
    marks: list[int | None] = []
    while pilot.stack.scenes and len(marks) < 40:
        marks.append(book(pilot)._guide)
        pilot.key("return")
    assert marks[:3] == [0, 1, 2]
    assert len(marks) > 4
    assert pilot.results == [None], "after the last line it goes on"


def test_the_whole_chapter_opens_on_a_key_and_escape_comes_back() -> None:
    pilot = Pilot()
    asked: list[int] = []

    def chapter() -> list[str]:
        asked.append(1)
        return [f"{i} And it came to pass." for i in range(1, 59)]

    pilot.push(Reading(DAVID, chapter))
    assert asked == [], "the passage is not loaded before it is wanted"
    pilot.key("c")
    assert "The story" in pilot.labels()
    pilot.key("down", 5)
    pilot.key("escape")
    assert "The chapter" in pilot.labels()
    pilot.pad("a")
    assert pilot.results == [None]


def test_short_stories_are_the_quotation_alone_and_none_opens_no_book() -> None:
    short = Pilot(settings=Settings(motion="none", stories="short"))
    short.push(Reading(DAVID))
    kinds = {line.kind for line in book(short)._pages[0]}
    assert "story" not in kinds
    assert "quote" in kinds
    none = Pilot(settings=Settings(motion="none", stories="none"))
    none.push(Reading(DAVID))
    assert none.results == [None]


@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_every_word_of_a_story_is_on_some_page_at_any_text_size(text_size: int) -> None:
    pilot = Pilot(settings=Settings(motion="none", text_size=text_size))
    reading = Reading(replace(DAVID, text=DAVID.text * 4))
    pilot.push(reading)
    lines = [line for page in reading._pages for line in page if line.kind in ("initial", "story")]
    told = lines[0].text + " ".join(line.text for line in lines[1:])
    assert told == DAVID.text * 4
    room = reading._layout.text.h
    assert all(line.y <= room + 1 for page in reading._pages for line in page)


# The last word


def test_the_winner_reads_a_story_it_picks_and_then_the_loser_its_sentence() -> None:
    pilot = Pilot()
    pilot.push(LastWord(ENDING))
    pilot.click("Rahab")
    assert words_of(pilot, "large") == "Read it", "the first click marks"
    pilot.click("Rahab")
    assert book(pilot)._story.title == "Rahab"
    pilot.click("Go on")
    assert words_of(pilot, "closing") == "Babylon’s day is over."
    pilot.click("Play again")
    assert pilot.results == ["again"]


def test_the_last_word_by_keys_alone_and_by_gamepad_alone() -> None:
    for press in (Pilot.key, Pilot.pad):
        yes = "return" if press is Pilot.key else "a"
        pilot = Pilot()
        pilot.push(LastWord(ENDING))
        press(pilot, "down")
        press(pilot, yes)
        assert book(pilot)._story.title == "Rahab"
        press(pilot, yes)
        press(pilot, yes)
        assert pilot.results == ["leave"]


def test_a_winner_that_played_no_card_goes_straight_to_the_closing() -> None:
    pilot = Pilot()
    pilot.push(LastWord(replace(ENDING, stories=((),))))
    assert "Play again" in pilot.labels()


def test_notice_and_credits_are_closed_by_each_device() -> None:
    pilot = Pilot()
    closers: tuple[Callable[[], None], ...] = (
        lambda: pilot.click("So be it"),
        lambda: pilot.key("escape"),
        lambda: pilot.pad("a"),
        lambda: pilot.click("Back"),
        lambda: pilot.key("escape"),
        lambda: pilot.pad("b"),
    )
    for i, close in enumerate(closers):
        if i < 3:
            pilot.push(Notice("The disk is full. The game plays on in memory."))
        else:
            pilot.push(Credits(["Icons by Lorc."] * 40))
        close()
    assert pilot.results == ["ok"] * 3 + [None] * 3


# Layout: nothing is cut, at any size, with any text


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_every_part_of_every_plain_scene_stays_inside_the_canvas(
    window: tuple[int, int], text_size: int
) -> None:
    pilot = Pilot(window, Settings(motion="none", text_size=text_size))
    whole = pilot.stack.canvas.whole.inset(-0.5)
    for scene in plain_scenes(pilot):
        for label, box in scene.spots().items():
            assert whole.contains(Point(box.x, box.y)), (type(scene).__name__, label)
            assert whole.contains(Point(box.right - 1, box.bottom - 1)), (
                type(scene).__name__,
                label,
            )
            assert box.w >= 60, (type(scene).__name__, label)
            assert box.h >= 34, (type(scene).__name__, label)
        pilot.stack.clear()


def plain_scenes(pilot: Pilot) -> Iterator[Scene[object]]:
    more = [MenuEntry(f"more{i}", f"More {i}") for i in range(6)]
    openers: tuple[Callable[[], None], ...] = (
        lambda: pilot.push(Menu([*ENTRIES, *more])),
        lambda: pilot.push(NewGame(NewGameChoice("person", "person", 8), lambda: True)),
        lambda: pilot.push(SettingsScene()),
        lambda: pilot.push(Pause(PauseChoices(asides=(("rules", "The leaflet"),)))),
        lambda: pilot.push(Curtain("the Covenant", "covenant")),
        lambda: pilot.push(LastWord(ENDING)),
        lambda: pilot.push(Reading(DAVID, lambda: ["1 And it came to pass."])),
        lambda: pilot.push(Question("Shall it be?", (("a", "Yes", "gold"), ("b", "No", "dark")))),
    )
    for opener in openers:
        opener()
        yield pilot.top


def test_no_two_controls_lie_on_one_another() -> None:
    for text_scale in (1.0, 1.25, 1.5, 2.0):
        for size in (Size(1920, 1080), Size(1920, 1200), Size(2580, 1080)):
            new_game = new_game_layout(size, text_scale)
            boxes = [*new_game.sides, new_game.last_day, new_game.other_day, new_game.seed]
            assert_apart([*boxes, new_game.toss, new_game.tossed, new_game.back, new_game.begin])
            settings = settings_layout(size, text_scale)
            assert_apart([*settings.rows, settings.pages, settings.sample, settings.back])
            assert_apart(menu_layout(size, text_scale, 9).entries)


def assert_apart(boxes: list[Box]) -> None:
    rects = [pygame.FRect(box) for box in boxes]
    for i, rect in enumerate(rects):
        assert rect.collidelistall(rects[i + 1 :]) == [], boxes[i]


# Input


def test_a_gamepad_speaks_the_words_of_the_keyboard() -> None:
    heard: list[Input] = []

    class Ear(Page):
        def handle(self, given: Input) -> None:
            heard.append(given)

    pilot = Pilot()
    pilot.push(Ear("ear", []))
    pilot.key("left")
    pilot.pad("left")
    pilot.key("space")
    pilot.pad("x")
    assert heard[0] == Navigate(Direction.LEFT, "left")
    assert heard[1] == Navigate(Direction.LEFT, "pad dpleft")
    space, pad = heard[2:4], heard[4:6]
    assert space == [Action("enlarge", True, "space"), Action("enlarge", False, "space")]
    assert pad == [Action("enlarge", True, "pad x"), Action("enlarge", False, "pad x")]


# The loop


class Faulty(Page):
    """A scene with a fault in it."""

    @property
    def animating(self) -> bool:
        return True

    def update(self, ms: float) -> None:
        raise ValueError("a fault of this scene")


def test_a_fault_is_caught_once_and_ends_in_a_sentence_over_the_menu() -> None:
    pilot = Pilot()
    told: list[str] = []

    def home(stack: SceneStack) -> None:
        stack.push(Menu(ENTRIES))

    def give_up() -> float | None:
        if told:
            seen.extend(pilot.stack.scenes)
            pygame.event.post(pygame.Event(pygame.QUIT))
        return 5.0

    seen: list[Scene[object]] = []
    pilot.push(Faulty("faulty", []))
    loop = Loop(pilot.stack, home, lambda fault: told.append(str(fault)), tickers=[give_up])
    loop.run()
    assert told == ["a fault of this scene"]
    assert [type(scene).__name__ for scene in seen[:2]] == ["Menu", "Notice"]


def test_a_fault_of_the_menu_itself_ends_the_program() -> None:
    pilot = Pilot()
    told: list[str] = []

    def home(stack: SceneStack) -> None:
        raise ValueError("the menu is broken")

    pilot.push(Faulty("faulty", []))
    with pytest.raises(ValueError, match="the menu is broken"):
        Loop(pilot.stack, home, lambda fault: told.append(str(fault))).run()
    assert told == ["a fault of this scene"]


def test_a_ticker_works_until_it_sleeps_and_a_wake_calls_it_again() -> None:
    pilot = Pilot()
    calls: list[float | None] = []
    answers: list[float | None] = [0.0, 0.0, None, None]

    def ticker() -> float | None:
        calls.append(answers[len(calls)])
        if len(calls) == 3:
            wake()
        if len(calls) == 4:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return calls[-1]

    pilot.push(Menu(ENTRIES))
    pygame.event.clear()
    Loop(pilot.stack, lambda stack: None, lambda fault: None, tickers=[ticker]).run()
    assert calls == answers


def test_an_animation_starts_at_its_start_however_long_the_program_slept() -> None:
    pilot = Pilot()
    clock = ManualClock()
    given: list[float] = []

    class Waking(Page):
        def update(self, ms: float) -> None:
            given.append(ms)

        def handle(self, given_: Input) -> None:
            given.append(-1)
            clock.advance(16)

    def ticker() -> float | None:
        clock.advance(30_000)
        turns.append(1)
        if len(turns) == 1:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
        else:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return None

    turns: list[int] = []
    pilot.push(Waking("waking", []))
    pygame.event.clear()
    Loop(pilot.stack, lambda stack: None, lambda fault: None, [ticker], clock).run()
    assert given[:2] == [30_000, -1], "the time slept is over before the key is heard"
