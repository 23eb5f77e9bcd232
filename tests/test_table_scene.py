"""The table: what is laid where, what can be done there, and whole Duels."""

from collections.abc import Callable, Iterable, Iterator

import pytest

from engine.seraphs import commands as say
from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.curtain import Curtain
from scenes.geometry import Point, Size
from scenes.notice import Question
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.clips import Scenery, score
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.table import Calls, TableScene
from scenes.seraphs.table_view import TableView
from scenes.seraphs.telling import Telling
from scenes.seraphs.warming import Warming
from scenes.seraphs.wilderness import CardsShown
from scenes.services import Settings
from scenes.timeline import Timeline
from tests.pilot import Pilot, Unseeing
from tests.support import Table, scenario
from tests.support_desk import DeskInMemory, first_answer
from tests.support_seated import NO_PICTURES, crowd, seated, stands, toast
from tests.support_table import Hand, Player, by_keys, by_mouse, by_pad

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


def running(scene: TableScene) -> bool:
    return scene.timeline.running


def wait_for(pilot: Pilot, there: Callable[[], bool]) -> None:
    """Lets time pass, frame by frame, until something is so."""
    for _ in range(60):
        if there():
            return
        pilot.wait(16)
    raise AssertionError("it never came")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_a_crowded_table_fits_every_window_and_text_size(
    size: tuple[int, int], text_scale: float
) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    canvas = Size(size[0] / scale, size[1] / scale)
    layout = table_layout(canvas, text_scale, scale)
    sight = DeskInMemory(crowd().state).sight()
    for place in places(sight, layout).values():
        if place.zone == "field":
            room = layout.half(upper=place.upper).field
            assert room.x <= place.reach.x and place.reach.right <= room.right + 1
        if not place.upper:
            assert place.reach.x >= 0
            assert place.reach.right <= canvas.w
    assert layout.upper.field.bottom <= layout.prompt.y
    assert layout.prompt.bottom <= layout.lower.field.y
    assert layout.lower.altar.bottom <= layout.lower.hand.y < layout.size.h - 120


def test_the_seat_that_looks_sits_below() -> None:
    table = scenario(covenant=["joshua"], deep=["cain"])
    layout = table_layout(Size(1920, 1080), 1.0, 1.0)
    for seat in (COVENANT, DEEP):
        sight = DeskInMemory(table.state, seat=seat).sight()
        found = places(sight, layout)
        mine, other = sight.sides[seat].field[0].ref, sight.sides[1 - seat].field[0].ref
        assert found[mine].box.y > layout.prompt.bottom
        assert found[other].box.bottom < layout.prompt.y


def test_a_card_with_one_option_does_it_at_a_click() -> None:
    pilot, _, desk = seated(scenario(covenant_hand=["joshua"], covenant_altar=5))
    pilot.click("Joshua")
    assert [command for _, command in desk.said if isinstance(command, say.PlayCard)]


def test_a_card_that_is_not_legal_says_why_at_a_click() -> None:
    pilot, _, desk = seated(scenario(covenant=["joshua"], covenant_hand=["moses"]))
    pilot.click("Moses")
    assert toast(pilot).startswith("It costs more manna than you have.")
    assert desk.said == []


def test_a_card_that_is_not_legal_says_why_under_the_pointer() -> None:
    pilot, scene, _ = seated(scenario(covenant=["noah", "joshua"], fresh=["noah"]))
    pilot.point(pilot.box("Noah").centre)
    assert "first day" in " ".join(scene.told())


def test_a_card_with_several_options_asks_which() -> None:
    pilot, _, desk = seated(scenario(covenant=["noah", "joshua"], covenant_altar=3))
    pilot.click("Noah")
    assert isinstance(pilot.top, CardMenu)
    pilot.click("Go out")
    pilot.settle()
    assert desk.said[-1] == (COVENANT, say.GoOut(desk.sight().attackers[0]))


def test_a_card_of_the_hand_is_played_by_dragging_it_to_the_field() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["joshua"], covenant_altar=5))
    pilot.drag(pilot.box("Joshua").centre, scene.view.layout.lower.field.centre)
    assert isinstance(desk.said[0][1], say.PlayCard)


def test_an_offering_is_laid_by_dragging_it_to_the_altar() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["joshua"], step="offering"))
    pilot.drag(pilot.box("Joshua").centre, scene.view.layout.lower.altar.centre)
    assert isinstance(desk.said[0][1], say.LayOffering)


def test_a_card_dragged_to_the_altar_outside_the_offering_says_why_not() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["joshua"], covenant_altar=5))
    pilot.drag(pilot.box("Joshua").centre, scene.view.layout.lower.altar.centre)
    assert toast(pilot) and desk.said == []


def test_a_character_goes_out_by_dragging_it_forward() -> None:
    pilot, scene, desk = seated(scenario(covenant=["joshua"]))
    pilot.drag(pilot.box("Joshua").centre, scene.view.layout.upper.field.centre)
    assert isinstance(desk.said[0][1], say.GoOut)


def test_a_number_key_looks_at_a_card_of_the_hand_and_again_plays_it() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["joshua", "caleb"], covenant_altar=5))
    pilot.key("2")
    assert scene.pointed.card == desk.sight().sides[COVENANT].hand[1].ref
    assert desk.said == []
    pilot.key("2")
    assert isinstance(desk.said[0][1], say.PlayCard)


def test_altar_cards_picked_before_a_play_are_the_ones_that_turn() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["adam"], covenant_altar=3))
    last = desk.sight().sides[COVENANT].altar[-1].ref
    pilot.press(scene.view.places[last].reach.centre)
    assert scene.picked == [last]
    pilot.click("Adam")
    assert desk.said[0][1] == say.PlayCard(desk.said[0][1].ref, (last,))  # type: ignore[union-attr]  # a play


def test_escape_lets_picked_cards_be_and_then_pauses() -> None:
    pilot, scene, desk = seated(scenario(covenant_hand=["adam"], covenant_altar=3))
    pilot.press(scene.view.places[desk.sight().sides[COVENANT].altar[0].ref].reach.centre)
    pilot.key("escape")
    assert scene.picked == []
    pilot.key("escape")
    assert isinstance(pilot.top, Question)
    pilot.click("Leave the table")
    assert pilot.results == ["leave"]


def test_the_large_button_says_what_it_will_do() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["adam"], step="offering")
    pilot, scene, _ = seated(table)
    labels = []
    for _ in range(2):
        labels.append(scene.view.buttons[0].label)
        pilot.key("return")
        pilot.settle()
    assert labels == ["Lay no Offering", "End the day"]


def test_going_out_is_closed_by_the_large_button() -> None:
    pilot, scene, _ = seated(scenario(covenant=["joshua", "jael"]))
    pilot.click("Joshua")
    pilot.settle()
    assert scene.view.buttons[0].label == "Go out"


def test_the_opening_follows_the_leaflets_advice_to_redraw() -> None:
    for seed in range(60):
        desk = DeskInMemory(seed=seed)
        cheap = [one for one in desk.sight().sides[COVENANT].hand if one.cost <= 3]
        if len(cheap) < 2:
            break
    pilot = Pilot((1280, 720), art=NO_PICTURES)
    scene = TableScene(desk)
    pilot.push(scene)
    pilot.settle()
    assert scene.view.buttons[0].label.startswith("Redraw")


def test_one_of_the_top_two_is_laid_from_a_view_of_both() -> None:
    pilot = Pilot((1280, 720), art=NO_PICTURES)
    desk = DeskInMemory(seed=3)
    pilot.push(TableScene(desk))
    pilot.settle()
    pilot.click("Keep this hand")
    pilot.settle()
    shown = pilot.top
    assert isinstance(shown, CardsShown) and len(shown.takeable()) == 2
    pilot.click(shown.takeable()[0])
    pilot.settle()
    assert isinstance(desk.said[1][1], say.LayFromTop)


def test_both_wildernesses_can_be_looked_through() -> None:
    table = scenario(covenant_wilderness=["abel"], deep_wilderness=["cain", "agag"])
    pilot, _, _ = seated(table)
    for whose, names in (("the Covenant", {"Abel"}), ("the Deep", {"Cain", "Agag"})):
        pilot.click(f"The Wilderness of {whose}")
        assert names < set(pilot.labels())
        pilot.key("escape")


def test_a_card_returns_from_the_wilderness_by_a_click_on_it() -> None:
    pilot, _, desk = seated(scenario(covenant_wilderness=["job"], covenant_altar=5))
    pilot.click("The Wilderness of the Covenant")
    pilot.click("Job")
    assert isinstance(desk.said[0][1], say.ReturnCard)


def test_the_last_step_is_taken_back_by_its_key() -> None:
    pilot, scene, desk = seated(scenario(covenant=["joshua", "jael"]))
    pilot.click("Joshua")
    pilot.settle()
    assert desk.sight().attackers
    pilot.key("backspace")
    pilot.settle()
    assert not scene.sight.attackers


def test_passing_for_the_day_answers_every_pause_of_it() -> None:
    table = scenario(covenant=["noah", "joshua"], covenant_altar=5, deep=["cain"])
    pilot, _, desk = seated(table)
    pilot.click("Joshua")
    pilot.settle()
    pilot.click("Go out")
    pilot.settle()
    assert isinstance(pilot.top, BattleScene)
    pilot.key("p")
    pilot.settle()
    passes = [side for side, command in desk.said if isinstance(command, say.Pass)]
    assert passes.count(COVENANT) > 1
    assert desk.state.question is not None and desk.state.question.kind != "pause"


def scenery_of(table: Table, after: DeskInMemory) -> Scenery:
    layout = table_layout(Size(1920, 1080), 1.0, 1.0)
    before = DeskInMemory(table.state).sight()
    now = after.sight()
    return Scenery(before, now, places(before, layout), places(now, layout), layout)


def test_a_played_card_sets_out_from_the_hand_and_comes_to_rest_where_it_lies() -> None:
    table = scenario(covenant_hand=["joshua"], covenant_altar=5)
    desk = DeskInMemory(table.state, brain=first_answer)
    ref = desk.sight().sides[COVENANT].hand[0].ref
    desk.submit(say.PlayCard(ref))
    scenery = scenery_of(table, desk)
    clips, cues = score(desk.beats()[0].events, scenery)
    timeline = Timeline()
    timeline.play(clips, cues)
    start = scenery.places_before[ref].box.centre
    assert timeline.value(("card", ref), "x", 0) == pytest.approx(start.x)
    timeline.finish()
    assert timeline.value(("card", ref), "x", 123) == 123


def test_broken_walls_count_down_from_where_they_stood() -> None:
    table = scenario(walls=(13, 21))
    scenery = scenery_of(table, DeskInMemory(table.state))
    events = (ev.WallsBroken(COVENANT, 4, -1), ev.WallsBroken(COVENANT, 2, -1))
    clips, _ = score(events, scenery)
    counts = [(c.begin, c.end) for c in clips if c.target == ("walls", COVENANT)]
    assert counts == [(13, 9), (9, 7)]


def test_a_click_ends_what_moves_and_does_nothing_else() -> None:
    table = scenario(covenant_hand=["joshua", "caleb"], covenant_altar=9)
    pilot, scene, desk = seated(table, motion="full")
    pilot.click("Joshua")
    wait_for(pilot, lambda: running(scene))
    said = len(desk.said)
    pilot.press(Point(960, 300))
    assert not running(scene)
    assert len(desk.said) == said


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_a_table_at_rest_asks_for_no_frames(motion: str) -> None:
    pilot, scene, _ = seated(scenario(covenant=["joshua"], covenant_altar=3), motion=motion)
    for _ in range(20):
        pilot.wait(30)
    assert not scene.animating and scene.next_wake_ms is None
    pilot.frame()
    assert pilot.frame() == []


def test_no_card_moves_in_reduced_motion() -> None:
    pilot, scene, _ = seated(scenario(covenant_hand=["joshua"], covenant_altar=9), motion="reduced")
    pilot.click("Joshua")
    wait_for(pilot, lambda: bool(scene.sight.said))
    assert scene.timeline.value(("card", scene.sight.said[0].ref), "x", 5.0) == 5.0


def test_between_two_people_nothing_of_the_table_is_drawn_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []
    pilot: Pilot

    def draw(self: TableView, canvas: Canvas, *more: object) -> None:
        drawn.append(self.sight.seat)

    curtains = Calls(curtain=lambda name: Curtain(name, "deep"))
    table = scenario(covenant=["joshua"], deep_hand=["cain"], deep_altar=5)
    pilot, scene, desk = seated(table, persons=frozenset({0, 1}), calls=curtains)
    monkeypatch.setattr(TableView, "draw", draw)
    monkeypatch.setattr(TableView, "draw_movers", draw)
    pilot.key("return")
    pilot.settle()
    assert isinstance(pilot.top, Curtain)
    drawn.clear()
    pilot.stack.reveal()
    pilot.frame()
    pilot.wait(200)
    assert drawn == []
    pilot.key("return")
    pilot.settle()
    assert set(drawn) == {DEEP}
    assert desk.seat() == scene.sight.seat == DEEP


def test_a_testimony_is_read_after_it_was_seen() -> None:
    told: list[Telling] = []

    def tell(telling: Telling) -> None:
        told.append(telling)

    table = scenario(whose=COVENANT, covenant=["david"], deep=["goliath_of_gath"])
    pilot, _, _ = seated(table, brain=stands, calls=Calls(tell=tell))
    pilot.click("David")
    pilot.settle()
    for _ in range(6):
        if told:
            break
        pilot.key("return")
        pilot.settle()
    assert told[0] == Telling("david", "goliath_of_gath", testimony=True)


def test_a_choice_between_two_is_shown_as_two_sentences() -> None:
    table = scenario(whose=DEEP, step="morning", covenant=["joshua"], deep=["the_fiery_furnace"])
    pilot, _, desk = seated(table, seat=COVENANT)
    assert isinstance(pilot.top, Halves)
    pilot.key("down")
    pilot.key("return")
    pilot.settle()
    assert isinstance(desk.said[-1][1], say.ChooseHalf) or desk.said


def on_the_stack(pilot: Pilot) -> list[str]:
    """The kinds of the scenes that lie over one another now."""
    return [type(one).__name__ for one in pilot.stack.scenes]


def test_by_mouse_too_the_table_can_be_looked_at_before_one_of_two_is_chosen() -> None:
    table = scenario(whose=DEEP, step="morning", covenant=["joshua"], deep=["the_fiery_furnace"])
    pilot, _, desk = seated(table, seat=COVENANT)
    before = list(desk.said)
    pilot.click("Look at the table first")
    pilot.settle()
    assert on_the_stack(pilot) == ["TableScene"]
    assert desk.said == before
    pilot.click("Look and choose")
    pilot.settle()
    assert on_the_stack(pilot) == ["TableScene", "Halves"]


def test_a_click_beside_the_menu_of_a_card_chooses_nothing_of_it() -> None:
    pilot, scene, desk = seated(scenario(covenant=["noah", "joshua"], covenant_altar=3))
    pilot.click("Noah")
    pilot.settle()
    assert on_the_stack(pilot) == ["TableScene", "CardMenu"]
    before = list(desk.said)
    pilot.press(scene.view.layout.log.centre)
    pilot.settle()
    assert on_the_stack(pilot) == ["TableScene"]
    assert desk.said == before


@pytest.mark.parametrize(
    ("hand", "seed", "seat"), [(by_mouse, 1, DEEP), (by_keys, 1, DEEP), (by_pad, 4, COVENANT)]
)
def test_a_whole_duel_is_played_by_mouse_by_keys_and_by_pad(
    hand: Hand, seed: int, seat: int
) -> None:
    settings = Settings(motion="none", text_size=150)
    pilot = Unseeing((1024, 640), settings, art=NO_PICTURES)
    desk = DeskInMemory(seed=seed, seat=seat)
    pilot.push(TableScene(desk))
    Player(pilot, hand, seed).play()
    assert desk.state.outcome is not None
    assert pilot.results == ["last word"]


class DrawsNothing(Faces):
    """Faces that count what is asked of them."""

    def __init__(self) -> None:
        self.drawn: list[CardLook] = []

    def has(self, look: CardLook) -> bool:
        return look in self.drawn

    def prepare(self, looks: Iterable[CardLook]) -> Iterator[None]:
        for look in looks:
            self.drawn.append(look)
            yield


def test_faces_of_what_comes_next_are_drawn_in_steps_while_a_frame_has_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    faces = DrawsNothing()
    looks = [CardLook(card_id=name) for name in ("david", "joshua", "jael")]
    warming = Warming(faces)
    monkeypatch.setattr("scenes.seraphs.warming.BUDGET_MS", 0.0)
    assert warming.needs(looks)
    for n in (1, 2, 3):
        warming.step()
        assert faces.drawn == looks[:n]
    warming.step()
    assert not warming.busy
    assert not warming.needs(looks)
    faces.drawn.clear()
    monkeypatch.setattr("scenes.seraphs.warming.BUDGET_MS", 60_000.0)
    assert warming.needs(looks)
    warming.step()
    assert faces.drawn == looks
