"""A Siege on the screen: what is told, who sits there, what is kept, and whole Sieges by hand."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from engine.seraphs.catalogue import DECKS, index_of
from engine.seraphs.commands import DONE
from engine.seraphs.events import WentOut
from engine.seraphs.log import sentences
from engine.seraphs.mode import LEVELS, SiegeOptions
from engine.seraphs.prompts import ASK_FIRST, ASK_PAUSE, ASK_WORK
from engine.seraphs.siege_rules import GAME
from engine.seraphs.siege_sight import next_move, siege_sight
from engine.seraphs.state import State
from engine.seraphs.words import COVENANT, DEEP, LEVIATHAN
from game.saves import Saves
from game.seats import together
from game.siege_results import Result
from game.siege_tables import Sieges, curtain, ending_of
from game.staging import at_work, stage_siege
from game.tables import Tables
from scenes.curtain import Curtain
from scenes.geometry import Size
from scenes.new_game import LABEL_ROW
from scenes.seraphs.desk import LogLine
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.siege_panel import last_day_of_the_deep, leviathan, pile_words
from scenes.seraphs.table import Calls, TableScene
from scenes.services import Settings
from scenes.siege_new import (
    CARDS,
    LEAST,
    MOST,
    RULE,
    LevelChoice,
    SiegeChoice,
    SiegeNew,
    siege_new_layout,
)
from scenes.widgets.field import NumberField
from tests.pilot import Pilot, Unseeing
from tests.siege.siege_table import new_siege
from tests.support_files import ForgetfulFiles
from tests.support_table import Hand, Player, by_keys, by_mouse, by_pad

NO_PICTURES = Path("no pictures")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
QUIET = Settings(motion="none", stories="none", hide_prophets=False)


def opened(state: State) -> bool:
    """At the first question."""
    return True


def any_work(state: State) -> bool:
    """In the Covenant's Work."""
    return state.question is not None and state.question.kind == ASK_WORK


def under_the_deep(state: State) -> bool:
    """In a pause of the Deep's day, a Siege card just turned over."""
    asked = state.question
    said = state.pauses[-1].announced if state.pauses else None
    if asked is None or asked.kind != ASK_PAUSE or len(GAME.options(state)) == 1:
        return False
    return said is not None and said.side == DEEP


def tied(state: State) -> bool:
    """The Strength of a Deep attacker could meet either of two first."""
    return state.question is not None and state.question.kind == ASK_FIRST


def ended(state: State, winner: int) -> bool:
    """It is over, and this side has won."""
    return state.outcome is not None and state.outcome.winners == (winner,)


def seated(
    moment: object, people: int = 1, seed: int = 3, pilot_of: type[Pilot] = Pilot
) -> tuple[Pilot, TableScene]:
    """A staged Siege on a small window, without pictures."""
    pilot = pilot_of((1280, 720), QUIET, art=NO_PICTURES)
    session = stage_siege(seed, 19, people, moment)  # type: ignore[arg-type]  # a moment
    scene = TableScene(session, Calls(curtain=curtain))
    pilot.push(scene)
    pilot.settle()
    return pilot, scene


def name_of_top(pilot: Pilot) -> str:
    """Which scene is on top."""
    return type(pilot.top).__name__


def at_tables() -> tuple[Pilot, Tables, ForgetfulFiles]:
    """The tables of a program, with a disk of their own; "home" is noted in the results."""
    pilot, files = Pilot((1280, 720), QUIET, art=NO_PICTURES), ForgetfulFiles()
    home = partial(pilot.results.append, "home")
    return pilot, Tables(pilot.stack, Saves(files, Path("/data")), "test", home), files


def test_the_deeps_next_move_is_told_before_it_happens() -> None:
    _, scene = seated(partial(at_work, day=4))
    siege = scene.sight.siege
    assert siege is not None
    assert siege.move == next_move(scene.desk.view())
    assert siege.move.startswith("Day 5: ")
    out = {card.id for card in scene.sight.sides[DEEP].field if card.ref in siege.goes_out}
    assert out
    assert scene.desk.submit(DONE) == ""
    told = [event for beat in scene.desk.beats() for event in beat.events]
    gone = [event.ref for event in told if isinstance(event, WentOut)]
    assert gone == list(siege.goes_out)


def test_on_the_deeps_day_it_is_told_how_many_cards_and_what_they_cost_so_far() -> None:
    _, scene = seated(under_the_deep, seed=5)
    siege = scene.sight.siege
    assert siege is not None
    assert scene.sight.active == DEEP
    assert f"Day {scene.sight.day}: " in siege.move
    assert "so far, cost" in siege.move


def test_what_the_deep_chose_is_explained_by_its_rule() -> None:
    found: set[str] = set()
    for seed in range(12):
        state = GAME.new(SiegeOptions(seed, 23)).state
        while (asked := GAME.decision(state)) is not None:
            step = GAME.apply(state, asked.options[-1])
            found.update(sentences(step.events, GAME.view(step.state, COVENANT)))
            state = step.state
    told = [line for line in found if line.endswith("your costliest that it may choose.")]
    assert told


def test_the_last_day_of_the_deep_is_told_without_its_morning() -> None:
    log = [
        LogLine(0, DEEP, "The Siege pile lies ready."),
        LogLine(1, DEEP, "Day 1. The Deep's Morning."),
        LogLine(1, DEEP, "The Deep turns over Cain (cost 3)."),
        LogLine(1, COVENANT, "Day 1. Your Morning."),
    ]
    assert last_day_of_the_deep(log[:1]) == ()
    assert last_day_of_the_deep(log) == ("The Deep turns over Cain (cost 3).",)


def test_leviathan_is_among_the_last_five_until_he_is_met() -> None:
    view = GAME.view(GAME.new(SiegeOptions(2, 15)).state, COVENANT)
    siege = siege_sight(view)
    assert siege.pile == 16
    assert leviathan(siege) == "Leviathan in the last 5"
    assert pile_words(siege) == "Siege pile 16, Leviathan in the last 5"


@pytest.mark.parametrize("seed", range(6))
def test_where_leviathan_is_told_to_lie_there_he_lies(seed: int) -> None:
    state, lies_there = GAME.new(SiegeOptions(seed, 15)).state, 0
    while (asked := GAME.decision(state)) is not None:
        siege = siege_sight(GAME.view(state, COVENANT))
        pile = [state.identity[ref] for ref in state.deck[DEEP]]
        if index_of(LEVIATHAN) in pile:
            assert pile.index(index_of(LEVIATHAN)) < siege.beneath <= len(pile)
            lies_there += 1
        else:
            assert siege.beneath == 0
        state = GAME.apply(state, asked.options[-1]).state
    assert lies_there


def test_babylons_bean_counts_the_days_and_the_deep_has_no_hand_altar_or_manna() -> None:
    _, scene = seated(partial(at_work, day=4))
    keys = [piece.key for piece in scene.view._furniture(scene.canvas)]
    assert ("walls", DEEP) in keys
    assert ("manna", DEEP) not in keys
    assert ("manna", COVENANT) in keys
    assert "siege" in keys
    days = next(p for p in scene.view._furniture(scene.canvas) if p.key == ("walls", DEEP))
    assert days.state == scene.sight.day == 4


def test_the_large_button_ends_the_day_and_nobody_goes_out() -> None:
    pilot, scene = seated(partial(at_work, day=4))
    assert scene.view.prompt.large is not None
    assert scene.view.prompt.large.label == "End the day"
    assert "Go out" not in " ".join(pilot.labels())
    assert "go out" not in scene.view.prompt.question


def test_a_tie_is_broken_by_pointing_at_a_card() -> None:
    pilot, scene = seated(tied)
    assert "whom does it meet first?" in scene.view.prompt.question
    assert "You break ties." in scene.view.prompt.help
    ref = next(iter(scene.options))
    before = scene.sight.question
    pilot.press(scene.view.places[ref].reach.centre)
    pilot.settle()
    assert scene.desk.sight().question != before


def test_two_together_each_plays_behind_the_curtain_and_counts_the_others_cards() -> None:
    pilot, scene = seated(opened, people=2)
    hand = {ref for ref, place in scene.view.places.items() if place.zone == "hand"}
    assert len(hand) == 4
    assert scene.sight.sides[COVENANT].partner == 4
    assert any(p.key == "partner" for p in scene.view._furniture(scene.canvas))
    pilot.click("Keep this hand")
    pilot.settle()
    assert isinstance(pilot.top, Curtain)
    assert pilot.top.words()[0] == "Pass to The older player"
    pilot.click("It is mine")
    pilot.settle()
    theirs = {ref for ref, place in scene.view.places.items() if place.zone == "hand"}
    assert len(theirs) == 4
    assert not hand & theirs


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("people", [1, 2])
def test_the_siege_has_room_in_every_window_and_text_size(
    size: tuple[int, int], text_scale: float, people: int
) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    canvas = Size(size[0] / scale, size[1] / scale)
    layout = table_layout(canvas, text_scale, scale, people)
    assert layout.siege is not None
    assert layout.siege.y >= 0
    assert layout.siege.bottom < layout.upper.field.y
    assert layout.siege.x > layout.upper.walls.right
    assert layout.siege.right < layout.you.x
    assert (layout.siege.h - 20) * scale >= 15 * text_scale * 2
    assert (layout.partner is None) == (people == 1)
    if layout.partner is not None:
        assert layout.partner.right <= layout.lower.hand.x
    session = stage_siege(1, 15, people, any_work)
    sight = session.sight()
    for place in places(sight, layout).values():
        assert not (place.upper and place.zone in ("hand", "altar"))


def test_a_first_siege_is_offered_with_15_and_the_leaflets_rule_is_read() -> None:
    pilot = Pilot((1280, 720), QUIET, art=NO_PICTURES)
    sieges = Sieges(pilot.stack)
    chosen: list[SiegeChoice | None] = []
    sieges.choose(chosen.append)
    assert isinstance(pilot.top, SiegeNew)
    assert RULE in pilot.top.words()
    pilot.frame()
    pilot.click("Begin")
    assert chosen[0] is not None
    assert (chosen[0].level, chosen[0].people) == (15, 1)


def test_after_a_win_the_next_level_is_offered_and_any_can_be_chosen() -> None:
    pilot = Pilot((1280, 720), QUIET, art=NO_PICTURES)
    sieges = Sieges(pilot.stack)
    sieges.results.add(Result("a", 15, 1, True, 6, 14))
    chosen: list[SiegeChoice | None] = []
    for deeds in ((), ("23 cards", "Two together")):
        sieges.choose(chosen.append)
        pilot.frame()
        for label in deeds:
            pilot.click(label)
        pilot.click("Begin")
    assert [(one.level, one.people) for one in chosen if one] == [(19, 1), (23, 2)]


def test_levels_between_and_beyond_can_be_chosen_and_say_how_they_went() -> None:
    pilot = Pilot((1280, 720), QUIET, art=NO_PICTURES)
    sieges = Sieges(pilot.stack)
    sieges.results.add(Result("a", 17, 1, False, 0, 9))
    chosen: list[SiegeChoice | None] = []
    sieges.choose(chosen.append)
    pilot.frame()
    scene = pilot.top
    assert isinstance(scene, SiegeNew)
    assert scene.widget("level").spoken() == "The Siege pile: 17 cards, none of these 3"
    assert scene.widget("cards").spoken() == "Cards to deal: 17. Won 0, lost 1. Held for 9 Days."
    pilot.click(CARDS)
    for digit in "31":
        pilot.key(digit)
    assert scene.widget("cards").hint == "Not played yet."
    pilot.click("Begin")
    assert chosen[0] is not None
    assert chosen[0].level == 31


@pytest.mark.parametrize(("level", "right", "left"), [(17, 19, 15), (31, 31, 23), (5, 15, 5)])
def test_from_a_level_between_the_arrows_go_to_those_beside_it(
    level: int, right: int, left: int
) -> None:
    for key, found in (("right", right), ("left", left)):
        pilot = Pilot((1280, 720), QUIET, art=NO_PICTURES)
        scene = SiegeNew(SiegeChoice(level), {})
        pilot.push(scene)
        pilot.frame()
        while scene.focused != "level":
            pilot.key("tab")
        pilot.key(key)
        field = scene.widget("cards")
        assert isinstance(field, NumberField)
        assert field.value == found


def test_any_number_of_deep_cards_but_leviathan_may_be_dealt() -> None:
    assert len(DECKS[DEEP]) - 1 == MOST
    for level in (LEAST, MOST):
        assert len(new_siege(level=level).state.deck[DEEP]) == level + 1


def test_a_siege_is_chosen_by_keys_alone() -> None:
    pilot = Pilot((1280, 720), QUIET, art=NO_PICTURES)
    chosen: list[SiegeChoice | None] = []
    Sieges(pilot.stack).choose(chosen.append)
    pilot.frame()
    pilot.key("return")
    assert chosen[0] is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_choosing_a_siege_has_room(size: tuple[int, int], text_scale: float) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    layout = siege_new_layout(Size(size[0] / scale, size[1] / scale), text_scale)
    panels = LevelChoice(layout.levels, 15, (15, {})).plates.values()
    assert len(panels) == len(LEVELS)
    assert layout.about.bottom < layout.levels.y
    assert all(panel.w > 300 and panel.h > 300 for panel in panels)
    assert layout.levels.bottom < layout.people.y - LABEL_ROW * text_scale
    assert layout.people.bottom < layout.begin.y
    row = (layout.people, layout.cards, layout.seed)
    assert all(left.right < right.x for left, right in pairwise(row))


def test_siege_won_you_read_a_story_then_babylons_last_sentence() -> None:
    session = stage_siege(1, 15, 1, partial(ended, winner=COVENANT))
    table = session.sight()
    assert table.siege is not None
    ending = ending_of(table, table.siege, "", hidden=False)
    titles = {story.title for story in ending.stories[0]}
    assert ending.outcome == "Jerusalem stands."
    assert len(titles) == len(table.sides[COVENANT].played)
    assert ending.closings[0].reader == "Read Babylon's last sentence."
    assert ending.closings[0].text.startswith("Babylon's day is over")
    assert f"on Day {table.day}, with {table.sides[COVENANT].walls} Wall" in ending.detail


def test_siege_lost_you_read_the_story_of_a_deep_card_still_in_play_then_jerusalems() -> None:
    session = stage_siege(1, 15, 1, partial(ended, winner=DEEP))
    table = session.sight()
    assert table.siege is not None
    ending = ending_of(table, table.siege, "", hidden=False)
    assert ending.outcome == "Jerusalem has fallen."
    assert len(ending.stories[0]) == len({card.id for card in table.sides[DEEP].field})
    assert all(story.side == "deep" for story in ending.stories[0])
    assert "still in play" in ending.pick
    assert "Jerusalem" in ending.closings[0].reader


def test_a_siege_that_is_over_is_kept_once_and_the_next_is_offered() -> None:
    pilot, tables, _ = at_tables()
    session = stage_siege(1, 15, 1, partial(ended, winner=DEEP))
    tables._sit(session)
    pilot.settle()
    for _ in range(3):
        tables.tick()
    assert len(tables.sieges.results.read()) == 1
    pilot.click("To the last word")
    assert name_of_top(pilot) == "LastWord"
    while "Play again" not in pilot.labels():
        pilot.click("No story" if "No story" in pilot.labels() else "Go on")
    pilot.click("Play again")
    assert name_of_top(pilot) == "SiegeNew"


def test_a_siege_begun_at_the_tables_is_saved_under_its_name() -> None:
    pilot, tables, files = at_tables()
    tables.start_siege(23, 2, 7)
    assert isinstance(pilot.top, TableScene)
    siege = pilot.top.sight.siege
    assert siege is not None
    assert (siege.level, siege.people) == (23, 2)
    tables.close(5)
    assert any(name.endswith("-siege.journal") for name in files.names())


@pytest.mark.parametrize("hand", [by_keys, by_mouse])
def test_a_whole_siege_is_played_by_one_hand_alone(hand: Hand) -> None:
    pilot, _ = seated(opened, seed=9, pilot_of=Unseeing)
    player = Player(pilot, hand, seed=9)
    player.play()
    assert pilot.results == ["last word"]
    assert player.deeds > 20


@pytest.mark.long
def test_a_whole_siege_of_two_people_is_played_by_gamepad_with_its_curtains() -> None:
    pilot, scene = seated(opened, people=2, seed=13)
    curtains = [0]

    def counting(pilot: Pilot, label: str) -> None:
        curtains[0] += isinstance(pilot.top, Curtain)
        by_pad(pilot, label)

    pilot.pad("next")
    pilot.settle()
    Player(pilot, counting, seed=13).play()
    assert pilot.results == ["last word"]
    assert curtains[0] > 4
    assert scene.sight.how


def test_a_siege_is_told_to_somebody_who_plays_by_ear() -> None:
    _, scene = seated(partial(at_work, day=4))
    told = scene.described()
    assert "Siege of 19: Siege pile" in told
    assert next_move(scene.desk.view()) in told


def test_those_who_hold_jerusalem_have_names() -> None:
    assert [one.name for one in together(2)] == [
        "The younger player",
        "The Deep",
        "The older player",
    ]
