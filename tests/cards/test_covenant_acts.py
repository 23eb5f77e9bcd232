"""The Bronze Serpent, The Trumpets at Jericho and The Blood on the Doorposts."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays
from tests.support import blocks_asked, scenario

SERPENT = "the_bronze_serpent"
TRUMPETS = "the_trumpets_at_jericho"
BLOOD = "the_blood_on_the_doorposts"

# The Bronze Serpent.


def test_the_bronze_serpent__if_your_character_would_fall_it_stays_healed() -> None:
    table = blocks_asked(
        "naaman", covenant=["adam", "eve"], covenant_hand=[SERPENT], covenant_altar=1
    )
    table.stand("adam", "naaman")
    table.done()
    table.play(SERPENT)
    assert (table.asked, table.choices) == ("target", ["adam", "eve"])
    table.choose("adam")
    table.fight_out()
    assert table.where("adam") == "covenant field"
    assert [table.id_of(event.ref) for event in table.events_of(ev.Stayed)] == ["adam"]
    assert table.where(SERPENT) == "covenant wilderness"


def test_the_bronze_serpent__only_the_one_that_was_chosen() -> None:
    table = blocks_asked(
        "naaman", covenant=["adam", "eve"], covenant_hand=[SERPENT], covenant_altar=1
    )
    table.stand("adam", "naaman")
    table.done()
    table.play(SERPENT)
    table.choose("eve")
    table.fight_out()
    assert table.where("adam") == "covenant wilderness"


def test_the_bronze_serpent__only_before_evening() -> None:
    table = scenario(covenant=["adam"], covenant_hand=[SERPENT], covenant_altar=1, deep=["naaman"])
    table.play(SERPENT)
    table.next_work()
    table.go_out("naaman")
    table.done()
    table.until("stand_in_the_way")
    table.stand("adam", "naaman")
    table.fight()
    assert table.where("adam") == "covenant wilderness"


def test_the_bronze_serpent__one_that_stays_has_not_fallen() -> None:
    table = blocks_asked("naaman", covenant=["eve"], covenant_hand=[SERPENT], covenant_altar=1)
    table.stand("eve", "naaman")
    table.done()
    table.play(SERPENT)
    table.fight_out()
    assert table.where("eve") == "covenant field"
    assert not table.events_of(ev.Fell)


def test_the_bronze_serpent__your_character_of_any_cost_spared_before_one_goes_back() -> None:
    table = scenario(
        covenant=["michael"], covenant_hand=[SERPENT], covenant_altar=1, deep=["sanballat"]
    )
    table.play(SERPENT)
    table.until("work")
    kinds = ev.LastingBegan | ev.WentBackToHand
    done = [type(event) for event in table.events if isinstance(event, kinds)]
    assert done == [ev.LastingBegan, ev.WentBackToHand]


def test_the_bronze_serpent__who_could_be_taken_up_or_leave_the_game_stays_all_the_same() -> None:
    for card in ("enoch", "job"):
        table = blocks_asked(
            "naaman",
            covenant=[card],
            covenant_hand=[SERPENT],
            covenant_altar=1,
            returned=["job"] if card == "job" else [],
        )
        table.stand(card, "naaman")
        table.done()
        table.play(SERPENT)
        table.fight_out()
        assert table.where(card) == "covenant field"


def test_the_bronze_serpent__one_spared_already_is_not_spared_twice() -> None:
    friends = "shadrach_meshach_and_abednego"
    table = blocks_asked(
        "naaman", covenant=[friends], covenant_hand=[SERPENT], covenant_altar=1, deep=["naaman"]
    )
    table.stand(friends, "naaman")
    table.done()
    assert table.refused("play", SERPENT) == law.DOES_NOTHING.sentence


def test_the_bronze_serpent__one_that_has_got_something_else_is_spared_all_the_same() -> None:
    table = scenario(
        covenant=["adam"], covenant_hand=["rahab", SERPENT], covenant_altar=2, deep=["cain"]
    )
    table.play("rahab")
    table.until("work")
    table.play(SERPENT)
    assert table.choices == ["adam", "rahab"]


def test_the_bronze_serpent__a_deep_character_of_cost_1_goes_back_to_hand() -> None:
    table = scenario(
        covenant=["adam"],
        covenant_hand=[SERPENT],
        covenant_altar=1,
        deep=["sanballat", "delilah"],
    )
    table.play(SERPENT)
    table.until("work")
    assert table.where("sanballat") == "deep hand"
    assert table.where("delilah") == "deep field"
    assert table.testimonies == []


def test_the_bronze_serpent__its_player_chooses_which_of_cost_1() -> None:
    table = scenario(
        covenant_hand=[SERPENT],
        covenant_altar=1,
        deep=["sanballat", "the_fiery_serpents", "delilah"],
    )
    table.play(SERPENT)
    assert (table.asked, table.choices) == ("target", ["sanballat", "the_fiery_serpents"])
    table.choose("sanballat")
    table.until("work")
    assert table.where("sanballat") == "deep hand"
    assert table.where("the_fiery_serpents") == "deep field"


def test_the_bronze_serpent__with_nobody_for_either_it_would_do_nothing() -> None:
    table = scenario(covenant_hand=[SERPENT], covenant_altar=1, deep=["delilah"])
    assert table.refused("play", SERPENT) == law.DOES_NOTHING.sentence


def test_the_bronze_serpent__the_fiery_serpents_gone_back_is_a_testimony() -> None:
    table = scenario(
        covenant=["adam"], covenant_hand=[SERPENT], covenant_altar=1, deep=["the_fiery_serpents"]
    )
    table.play(SERPENT)
    table.until("work")
    assert table.where("the_fiery_serpents") == "deep hand"
    assert table.testimonies == [("the_fiery_serpents", SERPENT)]
    assert table.stories_read == [SERPENT]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)
    assert table.damage("adam") == 0  # They have not fallen.


def test_the_bronze_serpent__stopped_it_does_neither() -> None:
    table = scenario(
        covenant=["adam"],
        covenant_hand=[SERPENT],
        covenant_altar=1,
        deep=["sanballat"],
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.play(SERPENT)
    table.play("did_god_really_say")
    table.until("work")
    assert table.where("sanballat") == "deep field"
    assert table.where(SERPENT) == "covenant wilderness"
    assert table.manna(COVENANT) == 0


# The Trumpets at Jericho.


def test_the_trumpets_at_jericho__break_3_walls() -> None:
    table = scenario(covenant_hand=[TRUMPETS], covenant_altar=3)
    table.play(TRUMPETS)
    assert table.walls == (13, 21)
    table.until("work")
    assert table.walls == (13, 18)
    assert table.where(TRUMPETS) == "covenant wilderness"


def test_the_trumpets_at_jericho__a_stronghold_goes_to_its_owners_wilderness() -> None:
    table = scenario(
        covenant_hand=[TRUMPETS], covenant_altar=3, deep=["sodom", "the_tower_of_babel"]
    )
    table.play(TRUMPETS)
    assert (table.asked, table.choices) == ("target", ["sodom", "the_tower_of_babel"])
    table.choose("the_tower_of_babel")
    table.until("work")
    assert table.where("the_tower_of_babel") == "deep wilderness"
    assert table.where("sodom") == "deep field"
    assert table.walls == (13, 18)
    assert table.testimonies == []


def test_the_trumpets_at_jericho__the_walls_break_first() -> None:
    table = scenario(covenant_hand=[TRUMPETS], covenant_altar=3, deep=["the_walls_of_jericho"])
    table.play(TRUMPETS)
    table.until("work")
    kinds = ev.WallsBroken | ev.WentToWilderness
    done = [type(event) for event in table.events if isinstance(event, kinds)]
    assert done == [ev.WallsBroken, ev.WentToWilderness, ev.WentToWilderness]


def test_the_trumpets_at_jericho__the_walls_of_jericho_gone_is_a_testimony() -> None:
    table = scenario(covenant_hand=[TRUMPETS], covenant_altar=2, deep=["the_walls_of_jericho"])
    table.play(TRUMPETS)
    table.until("work")
    assert table.where("the_walls_of_jericho") == "deep wilderness"
    assert table.testimonies == [("the_walls_of_jericho", TRUMPETS)]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_the_trumpets_at_jericho__the_last_3_walls_win() -> None:
    table = scenario(covenant_hand=[TRUMPETS], covenant_altar=3, walls=(1, 3))
    table.play(TRUMPETS)
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)


def test_the_trumpets_at_jericho__a_stronghold_gone_in_the_pause_the_walls_break() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"],
        covenant_hand=[TRUMPETS],
        covenant_altar=6,
        deep=["sodom", "the_tower_of_babel"],
    )
    table.play(TRUMPETS)
    table.choose("sodom")
    table.pass_once()
    table.use("the_ark_of_the_covenant")
    table.choose("sodom")
    table.until("work")
    assert table.where("the_tower_of_babel") == "deep field"
    assert table.walls == (13, 18)


def test_the_trumpets_at_jericho__is_no_answer() -> None:
    table = deep_plays("cain", covenant_hand=[TRUMPETS], covenant_altar=3)
    assert table.refused("play", TRUMPETS) == law.NO_ANSWER.sentence


# The Blood on the Doorposts.


def test_the_blood_on_the_doorposts__stop_a_scheme_the_deep_just_played() -> None:
    table = deep_plays("darkness_on_the_deep", covenant_hand=[BLOOD], covenant_altar=2)
    table.play(BLOOD)
    table.until("work")
    assert table.walls == (13, 21)
    assert table.drawn(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"
    assert table.where(BLOOD) == "covenant wilderness"
    assert table.testimonies == []


def test_the_blood_on_the_doorposts__or_a_power_the_deep_just_played() -> None:
    table = scenario(
        covenant=["joshua"],
        covenant_hand=[BLOOD],
        covenant_altar=2,
        deep=["the_walls_of_jericho"],
        deep_altar=3,
    )
    table.go_out("joshua")
    table.done()
    table.use("the_walls_of_jericho")
    table.play(BLOOD)
    table.fight_out()
    assert table.walls == (13, 17)


def test_the_blood_on_the_doorposts__stops_no_character_no_stronghold() -> None:
    for card in ("cain", "sodom"):
        table = deep_plays(card, covenant_hand=[BLOOD], covenant_altar=2)
        assert (table.asked, table.asked_side) == ("pause", COVENANT)
        assert table.refused("play", BLOOD) == law.DOES_NOTHING.sentence


def test_the_blood_on_the_doorposts__does_nothing_in_your_own_work_or_in_a_battle() -> None:
    own_work = scenario(covenant_hand=[BLOOD], covenant_altar=2)
    assert own_work.refused("play", BLOOD) == law.DOES_NOTHING.sentence
    battle = blocks_asked("cain", covenant_hand=[BLOOD], covenant_altar=2)
    battle.done()
    assert (battle.asked, battle.asked_side) == ("pause", COVENANT)
    assert battle.refused("play", BLOOD) == law.DOES_NOTHING.sentence


def test_the_blood_on_the_doorposts__just_played_is_the_one_whose_pause_this_is() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant=["noah", "adam"],
        covenant_hand=[BLOOD],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
    )
    table.use("noah")
    table.use("the_magicians_of_egypt")
    table.play(BLOOD)
    table.until("work")
    assert table.where("adam") == "covenant hand"  # The magicians were stopped,
    assert table.walls == (12, 21)  # and not the Scheme.


def test_the_blood_on_the_doorposts__stopped_itself_the_scheme_is_done_after_all() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant_hand=[BLOOD],
        covenant_altar=2,
        deep_hand=["did_god_really_say"],
    )
    table.play(BLOOD)
    table.play("did_god_really_say")
    table.until("work")
    assert table.walls == (12, 21)
    assert table.where(BLOOD) == "covenant wilderness"


def test_the_blood_on_the_doorposts__the_decree_of_pharaoh_stopped_is_a_testimony() -> None:
    table = deep_plays(
        "the_decree_of_pharaoh", covenant=["adam"], covenant_hand=[BLOOD], covenant_altar=2
    )
    table.play(BLOOD)
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.testimonies == [("the_decree_of_pharaoh", BLOOD)]
    assert table.stories_read == [BLOOD]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)
