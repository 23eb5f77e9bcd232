"""Events to clips: what is moved, when, in which order, and with which sound (LOOK.md §6)."""

from collections.abc import Hashable, Sequence

import pytest

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.catalogue import index_of
from engine.seraphs.commands import PlayCard
from engine.seraphs.prompts import Announcement
from engine.seraphs.words import COVENANT, DEEP, EVENING, WORK
from scenes.geometry import Size
from scenes.seraphs import clips, seal, stones, weight
from scenes.seraphs.clips import deal
from scenes.seraphs.desk import Beat
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.scenery import MOVE_MS, TURN_MS, Scenery
from scenes.timeline import MOVES, Clip, Timeline
from tests.support import Table, scenario
from tests.support_desk import DeskInMemory, first_answer
from tests.support_motion import kind_of, named, scenery_of, scored

DAVIDS = scenario(covenant=["david", "joshua"], deep=["goliath_of_gath", "cain"])


def ref_of(table: Table, name: str) -> Ref:
    return table.state.identity.index(index_of(name))


def played(table: Table) -> list[Beat]:
    """The beats of the one card that can be played, until all of it is done."""
    desk = DeskInMemory(table.state, brain=first_answer)
    desk.submit(next(one for one in desk.legal() if isinstance(one, PlayCard)))
    beats = list(desk.beats())
    while desk.sight().said:
        desk.submit(desk.legal()[0])
        beats += desk.beats()
    return beats


def pressed(beats: Sequence[Beat], table: Table) -> list[Hashable]:
    """On which cards seals are pressed in these beats, in order."""
    before, found = DeskInMemory(table.state).sight(), list[Hashable]()
    layout = table_layout(Size(1920, 1080), 1.0, 1.0)
    for beat in beats:
        lying = places(before, layout), places(beat.after, layout)
        made, _ = scored(Scenery(before, beat.after, *lying, layout), *beat.events)
        seals = (one for one in named(made, "seal") if one.prop == "press")
        found += [one.target[1:] for one in seals if isinstance(one.target, tuple)]
        before = beat.after
    return found


def begins(made: list[Clip], kind: str) -> float:
    return min(one.start_ms for one in named(made, kind))


def announced(table: Table, name: str, side: int = COVENANT) -> ev.Announced:
    card = index_of(name)
    return ev.Announced(Announcement(side, ref_of(table, name), card, 0, -1, -1, ()))


# Story pairs


def test_a_testimony_is_sealed_before_the_card_falls_that_it_is_about() -> None:
    goliath, david = (ref_of(DAVIDS, name) for name in ("goliath_of_gath", "david"))
    cards = index_of("goliath_of_gath"), index_of("david")
    told = ev.Testimony(goliath, *cards, True)
    made, cues = scored(scenery_of(DAVIDS), ev.Fell(goliath), told)
    assert [one.target for one in named(made, "seal") if one.prop == "press"] == [
        ("seal", goliath, david)
    ]
    assert begins(made, "fall") == begins(made, "seal") + seal.PRESS_MS
    assert [cue.name for cue in cues].count("seal") == 1


def test_a_story_moment_seals_the_card_that_entered_and_its_pair() -> None:
    before = scenario(covenant_hand=["david"], covenant_altar=5, deep=["goliath_of_gath"])
    after = scenario(covenant=["david"], covenant_altar=5, deep=["goliath_of_gath"])
    scenery = scenery_of(before, after)
    david = ref_of(after, "david")
    entered = ev.Entered(COVENANT, david, False, False)
    made, _ = scored(scenery, entered, ev.StoryMoment(index_of("david")))
    joined = {(david, ref_of(after, "goliath_of_gath"))}
    assert {
        one.target[1:] for one in named(made, "seal") if isinstance(one.target, tuple)
    } == joined
    assert begins(made, "seal") >= MOVE_MS


@pytest.mark.parametrize(
    ("card", "pair"),
    [("david", "goliath_of_gath"), ("the_parting_of_the_sea", "pharaohs_chariots")],
)
def test_who_answers_the_call_is_joined_to_its_pair_and_not_sealed_yet(
    card: str, pair: str
) -> None:
    table = scenario(covenant_hand=[card], covenant_altar=8, deep=[pair])
    made, _ = scored(scenery_of(table), announced(table, card))
    assert {kind_of(one) for one in made} & {"call", "seal"} == {"call"}


def test_a_miracle_that_answers_the_call_and_gives_a_testimony_is_sealed_once() -> None:
    both = ("the_prophets_of_baal", "fire_on_carmel")
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=8, deep=[both[0]])
    beats = played(table)
    told = [one for beat in beats for one in beat.events if isinstance(one, ev.Testimony)]
    assert len(told) == 1
    assert pressed(beats, table) == [tuple(ref_of(table, name) for name in both)]


def test_a_story_moment_and_a_testimony_at_once_are_sealed_once() -> None:
    table = scenario(covenant=["elisha"], deep=["naaman"])
    elisha, naaman = (index_of(name) for name in ("elisha", "naaman"))
    told = ev.Testimony(ref_of(table, "naaman"), naaman, elisha, False)
    made, cues = scored(scenery_of(table), ev.StoryMoment(elisha), told)
    assert len([one for one in named(made, "seal") if one.prop == "press"]) == 1
    assert [cue.name for cue in cues].count("seal") == 1


def test_nobody_is_joined_without_a_pair_in_play() -> None:
    table = scenario(covenant_hand=["david"], covenant_altar=8, deep=["cain"])
    made, _ = scored(scenery_of(table), announced(table, "david"))
    assert not {kind_of(one) for one in made} & {"call", "seal"}


# Falling, taken up


def test_a_card_that_falls_parts_before_the_others_take_its_room() -> None:
    before = scenario(deep=["cain", "agag"], covenant=["david"])
    scenery = scenery_of(before)
    moved = dict(scenery.places_after)
    agag = ref_of(before, "agag")
    moved[agag] = moved[ref_of(before, "cain")]
    shifted = Scenery(scenery.before, scenery.after, scenery.places_before, moved, scenery.layout)
    made, cues = scored(shifted, ev.Fell(ref_of(before, "cain")))
    parts = next(one for one in named(made, "fall"))
    assert (parts.prop, parts.duration_ms) == ("part", clips.FALL_MS)
    assert min(c.start_ms for c in made if c.target == ("card", agag)) > parts.start_ms
    assert "fall" in {cue.name for cue in cues}


def test_who_is_taken_up_rises_before_it_goes_to_the_hand() -> None:
    table = scenario(covenant=["enoch"])
    scenery = scenery_of(table)
    enoch, place = ref_of(table, "enoch"), scenery.places_before[ref_of(table, "enoch")]
    end = scenery.layout.lower.hand
    there = {enoch + 500: type(place)(end, "hand", False)}
    after = {**scenery.places_after, **there}
    gone = Scenery(scenery.before, scenery.after, scenery.places_before, after, scenery.layout)
    made, _ = scored(gone, ev.TakenUp(enoch, enoch + 500))
    ups = [one for one in made if one.target == ("card", enoch + 500) and one.prop == "y"]
    assert ups[0].end < ups[0].begin
    assert ups[1].start_ms == ups[0].end_ms
    assert ups[1].begin == pytest.approx(ups[0].end)
    assert named(made, "glow")


def test_who_is_turned_comes_over_in_light_once_its_seal_is_gone() -> None:
    before = scenario(covenant=["elisha"], deep=["naaman", "cain"])
    after = scenario(covenant=["elisha", "naaman"], deep=["cain"])
    naaman = ref_of(before, "naaman")
    moved = scenery_of(before)
    over = dict(moved.places_after) | {naaman: scenery_of(after).places_after[naaman]}
    scenery = Scenery(moved.before, moved.after, moved.places_before, over, moved.layout)
    cards = index_of("naaman"), index_of("elisha")
    told = ev.Testimony(naaman, *cards, True)
    made, _ = scored(scenery, ev.Turned(naaman), told)
    (way,) = (one for one in made if one.target == ("card", naaman) and one.prop == "x")
    assert way.start_ms >= max(one.end_ms for one in named(made, "seal"))
    assert begins(made, "glow") == way.start_ms


# Giants


@pytest.mark.parametrize(("name", "heavy"), [("goliath_of_gath", True), ("cain", False)])
def test_only_a_giant_comes_down_late_and_raises_dust(name: str, heavy: bool) -> None:  # noqa: FBT001 - a parameter
    before = scenario(deep_hand=[name], whose=DEEP)
    after = scenario(deep=[name], whose=DEEP)
    ref = ref_of(after, name)
    made, cues = scored(scenery_of(before, after, DEEP), ev.Entered(DEEP, ref, False, False))
    way = next(one for one in made if one.target == ("card", ref) and one.prop == "x")
    assert way.duration_ms == (weight.LAND_MS if heavy else MOVE_MS)
    assert [one.start_ms for one in named(made, "dust")] == ([way.end_ms] if heavy else [])
    assert ("stone" in {cue.name for cue in cues}) is heavy


def test_a_giant_comes_down_faster_than_it_was_lifted() -> None:
    before = scenario(deep_hand=["goliath_of_gath"], whose=DEEP)
    after = scenario(deep=["goliath_of_gath"], whose=DEEP)
    ref = ref_of(after, "goliath_of_gath")
    made, _ = scored(scenery_of(before, after, DEEP), ev.Entered(DEEP, ref, False, False))
    up, down = (one for one in made if one.target == ("card", ref) and one.prop == "lift")
    assert up.end == down.begin > 0 == down.end
    assert down.duration_ms < up.duration_ms


def test_a_giant_turns_slowly_when_it_goes_out() -> None:
    before = scenario(deep=["goliath_of_gath", "cain"], whose=DEEP)
    after = scenario(
        deep=["goliath_of_gath", "cain"], sideways=["goliath_of_gath", "cain"], whose=DEEP
    )
    refs = [ref_of(after, name) for name in ("goliath_of_gath", "cain")]
    made, _ = scored(scenery_of(before, after, DEEP), *(ev.WentOut(ref) for ref in refs))
    turns = {one.target: one.duration_ms for one in made if one.prop == "turn"}
    assert turns == {("card", refs[0]): weight.HEAVY_TURN_MS, ("card", refs[1]): TURN_MS}
    assert [one.target for one in named(made, "dust")] == [("dust", refs[0])]


# In the way, Walls, manna


def test_who_stands_in_the_way_steps_towards_the_attacker_and_back() -> None:
    david, cain = ref_of(DAVIDS, "david"), ref_of(DAVIDS, "cain")
    made, _ = scored(scenery_of(DAVIDS), ev.StoodInTheWay(david, cain))
    out, held, back = named(made, "lunge")
    assert out.begin == back.end == 0 > out.end == held.begin == held.end == back.begin
    assert named(made, "way")[0].target == ("way", david, cain)


def test_each_stone_falls_by_itself_and_the_bean_comes_to_rest_last() -> None:
    scenery = scenery_of(scenario(walls=(13, 21)))
    made, cues = scored(scenery, ev.WallsBroken(COVENANT, 4, -1))
    drops = {one.target: one for one in named(made, "stone")}
    assert list(drops) == [("stone", COVENANT, n) for n in (13, 12, 11, 10)]
    assert [one.start_ms for one in drops.values()] == [0, 70, 140, 210]
    bean = named(made, "walls")[0]
    assert (bean.begin, bean.end) == (13, 9)
    assert bean.end_ms >= max(one.end_ms for one in drops.values())
    assert [cue.name for cue in cues].count("bean") == 1


@pytest.mark.parametrize("n", [1, 5, 13])
def test_however_many_stones_fall_it_takes_no_longer_than_the_look_says(n: int) -> None:
    made, _ = scored(scenery_of(scenario(walls=(13, 21))), ev.WallsBroken(COVENANT, n, -1))
    assert max(one.end_ms for one in named(made, "stone")) <= stones.WALLS_MOST_MS


def test_walls_that_break_twice_and_are_mended_end_where_they_stand() -> None:
    told = (
        ev.WallsBroken(COVENANT, 4, -1),
        ev.WallsBroken(COVENANT, 2, -1),
        ev.WallsMended(COVENANT, 3),
    )
    made, _ = scored(scenery_of(scenario(walls=(13, 21))), *told)
    beans = named(made, "walls")
    assert [(one.begin, one.end) for one in beans] == [(13, 9), (9, 7), (7, 10)]
    assert all(a.end_ms <= b.start_ms for a, b in zip(beans, beans[1:], strict=False))


def test_each_offering_that_is_turned_sends_its_diamond_to_the_card_it_pays_for() -> None:
    before = scenario(covenant_hand=["joshua"], covenant_altar=["adam", "eve", "abel"])
    after = scenario(
        covenant_hand=["joshua"],
        covenant_altar=["adam", "eve", "abel"],
        sideways=["adam", "eve", "abel"],
    )
    joshua = ref_of(after, "joshua")
    paid = tuple(ref_of(after, name) for name in ("adam", "eve", "abel"))
    told = (announced(after, "joshua"), ev.MannaPaid(COVENANT, paid, 0))
    made, cues = scored(scenery_of(before, after), *told)
    assert [one.target for one in named(made, "manna")] == [("manna", ref, joshua) for ref in paid]
    assert {f"manna {n}" for n in (1, 2, 3)} <= {cue.name for cue in cues}


# Standing up, the light of the day, the end, the deal


def test_no_more_than_three_of_those_in_play_stand_up_at_once() -> None:
    names = ["joshua", "david", "noah", "deborah", "esther", "gideon", "moses", "samuel"]
    before = scenario(covenant=names, sideways=names)
    made, _ = scored(scenery_of(before, scenario(covenant=names)), ev.StoodUpAll(COVENANT))
    turns = [one for one in made if one.prop == "turn"]
    assert len(turns) == len(names)
    for one in turns:
        meanwhile = [c for c in turns if c.start_ms < one.end_ms and c.end_ms > one.start_ms]
        assert len(meanwhile) <= clips.TURNING


def test_the_light_changes_with_the_evening_and_takes_its_time() -> None:
    before = scenario(whose=COVENANT, day=3)
    after = scenario(whose=DEEP, day=4)
    told = (ev.WallsBroken(DEEP, 5, -1), ev.PhaseBegan(EVENING), ev.MorningBroke(DEEP, 4))
    made, _ = scored(scenery_of(before, after), *told)
    (shines,) = named(made, "light")
    assert shines.start_ms > 0
    assert scored(scenery_of(before), ev.PhaseBegan(WORK))[0] == []


@pytest.mark.parametrize(
    ("winners", "how", "kinds"),
    [
        ((COVENANT,), "glory", {("glory", ())}),
        ((COVENANT,), "walls", {("won", (COVENANT,)), ("lost", (DEEP,))}),
        ((DEEP,), "walls", {("won", (DEEP,)), ("lost", (COVENANT,))}),
        ((COVENANT, DEEP), "last_day", {("won", (0,)), ("won", (1,)), ("last day", ())}),
        ((DEEP,), "conceded", {("won", (DEEP,))}),
    ],
)
def test_each_ending_has_its_own_last_clip(
    winners: tuple[int, ...], how: str, kinds: set[tuple[str, tuple[int, ...]]]
) -> None:
    made, _ = scored(scenery_of(DAVIDS), ev.GameEnded(winners, how))
    found = {
        (one.target[0], one.target[1:]) if isinstance(one.target, tuple) else (one.target, ())
        for one in made
        if one.prop == "rise"
    }
    assert found == kinds


def test_a_hand_is_dealt_from_its_deck_face_down_and_turned_over_on_the_way() -> None:
    table = scenario(covenant_hand=["adam", "eve", "abel"])
    full = scenery_of(table)
    scenery = Scenery(scenery_of(scenario()).after, full.after, {}, full.places_after, full.layout)
    hand = [one.ref for one in full.after.sides[COVENANT].hand]
    made, _ = deal(hand, scenery)
    starts = [one.start_ms for one in made if one.prop == "x"]
    assert starts == [0, 60, 120]
    deck = full.layout.lower.deck.centre
    assert {one.begin for one in made if one.prop == "x"} == {deck.x}
    assert {one.target for one in made if one.prop == "flip"} == {("card", ref) for ref in hand}


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_without_full_motion_nothing_falls_shakes_sweeps_or_is_pressed(motion: str) -> None:
    goliath = ref_of(DAVIDS, "goliath_of_gath")
    told = (
        ev.Fell(goliath),
        ev.Testimony(goliath, index_of("goliath_of_gath"), index_of("david"), True),
        ev.WallsBroken(DEEP, 3, -1),
        ev.GameEnded((COVENANT,), "glory"),
    )
    line = Timeline(motion)  # type: ignore[arg-type]  # one of the motions
    line.play(*scored(scenery_of(DAVIDS), *told))
    for clip in (one for several in line._clips.values() for one in several):
        assert clip.prop not in MOVES
        assert clip.prop == "held" or clip.duration_ms <= 120
    for target, prop in (("glory", "rise"), (("fall", goliath), "part"), ("light", "shine")):
        assert line.value(target, prop, -1.0) == -1.0
