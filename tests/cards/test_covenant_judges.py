"""Deborah, Jael, Gideon, Samson and Samuel."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import drawn_today
from tests.support import Table, blocks_asked, scenario

# Deborah.


def test_deborah__your_other_characters_get_1_strength() -> None:
    table = scenario(covenant=["deborah", "eve", "methuselah"], deep=["cain"])
    assert (table.strength("eve"), table.heart("eve")) == (2, 1)
    assert table.strength("methuselah") == 1
    assert table.strength("cain") == 3


def test_deborah__not_herself() -> None:
    table = scenario(covenant=["deborah"])
    assert (table.strength("deborah"), table.heart("deborah")) == (2, 4)


def test_deborah__newcomers_and_turned_ones_too() -> None:
    table = scenario(
        covenant=["deborah", "moses"],
        covenant_hand=["eve"],
        covenant_altar=3,
        deep=["balaam"],
    )
    table.play("eve")
    table.until("work")
    table.use("moses")
    table.until("work")
    assert (table.strength("eve"), table.strength("balaam")) == (2, 5)


def test_deborah__while_in_play_and_no_longer() -> None:
    table = scenario(covenant=["deborah", "noah", "eve"], covenant_altar=1)
    table.use("noah")
    table.choose("deborah")
    table.until("work")
    assert table.strength("eve") == 1


def test_deborah__counts_in_the_walls_an_attacker_breaks() -> None:
    table = scenario(covenant=["deborah", "joshua"])
    table.go_out("joshua")
    table.fight_out()
    assert table.walls == (13, 16)


# Jael.


def test_jael__when_it_enters_a_sideways_deep_character_falls() -> None:
    table = scenario(
        covenant_hand=["jael"],
        covenant_altar=2,
        deep=["nimrod", "cain"],
        sideways=["nimrod"],
    )
    table.play("jael")
    assert table.where("nimrod") == "deep field"
    table.until("work")
    assert table.where("nimrod") == "deep wilderness"
    assert table.where("cain") == "deep field"
    assert table.testimonies == []


def test_jael__her_player_chooses_which_of_cost_3_or_less() -> None:
    all_of_them = ["nimrod", "cain", "naaman", "agag"]
    table = scenario(
        covenant_hand=["jael"], covenant_altar=2, deep=all_of_them, sideways=all_of_them
    )
    table.play("jael")
    assert (table.asked, table.choices) == ("target", ["agag", "cain", "nimrod"])
    table.choose("cain")
    table.until("work")
    assert table.where("cain") == "deep wilderness"
    assert table.where("agag") == "deep field"


def test_jael__not_one_of_cost_4() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=2, deep=["naaman"], sideways=["naaman"])
    table.play("jael")
    table.until("work")
    assert table.where("jael") == "covenant field"
    assert table.where("naaman") == "deep field"


def test_jael__not_a_standing_one() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=2, deep=["cain"])
    table.play("jael")
    table.until("work")
    assert table.where("jael") == "covenant field"
    assert table.where("cain") == "deep field"


def test_jael__not_one_of_her_own_side_nor_a_turned_one() -> None:
    spent = ["eve", "balaam"]
    table = scenario(covenant=spent, covenant_hand=["jael"], covenant_altar=2, sideways=spent)
    table.play("jael")
    table.until("work")
    assert table.where("eve") == table.where("balaam") == "covenant field"


def test_jael__sisera_falls_for_a_testimony_and_the_deep_draws_too() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=1, deep=["sisera"], sideways=["sisera"])
    table.play("jael")
    table.until("work")
    assert table.where("sisera") == "deep wilderness"
    assert table.testimonies == [("sisera", "jael")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)


def test_jael__the_story_of_sisera_is_read_once() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=1, deep=["sisera"], sideways=["sisera"])
    table.play("jael")
    table.until("work")
    assert table.stories_read == ["jael"]


def test_jael__what_comes_when_it_falls_comes_after() -> None:
    table = scenario(
        covenant=["eve"],
        covenant_hand=["jael"],
        covenant_altar=2,
        deep=["the_fiery_serpents"],
        sideways=["the_fiery_serpents"],
    )
    table.play("jael")
    table.until("target")
    assert (table.asked_side, table.choices) == (DEEP, ["eve", "jael"])
    table.choose("jael")
    assert table.where("jael") == "covenant wilderness"


def test_jael__a_returned_one_that_would_fall_leaves_the_game() -> None:
    table = scenario(
        covenant_hand=["jael"],
        covenant_altar=2,
        deep=["amalek"],
        returned=["amalek"],
        sideways=["amalek"],
    )
    table.play("jael")
    table.until("work")
    assert table.where("amalek") == "out"


# Gideon.


def test_gideon__when_it_enters_a_deep_army_goes_back_to_hand() -> None:
    table = scenario(covenant_hand=["gideon"], covenant_altar=2, deep=["sennacherib", "cain"])
    table.play("gideon")
    assert table.where("sennacherib") == "deep field"
    table.until("work")
    assert table.where("sennacherib") == "deep hand"
    assert table.where("cain") == "deep field"
    assert table.testimonies == []


def test_gideon__his_player_chooses_which_army() -> None:
    table = scenario(
        covenant_hand=["gideon"], covenant_altar=2, deep=["sennacherib", "cain", "amalek"]
    )
    table.play("gideon")
    assert (table.asked, table.choices) == ("target", ["amalek", "sennacherib"])
    table.choose("amalek")
    table.until("work")
    assert table.where("amalek") == "deep hand"
    assert table.where("sennacherib") == "deep field"


def test_gideon__with_no_army_there_he_enters_and_nothing_more() -> None:
    table = scenario(covenant_hand=["gideon"], covenant_altar=2, deep=["cain"])
    table.play("gideon")
    table.until("work")
    assert table.where("gideon") == "covenant field"
    assert table.where("cain") == "deep field"


def test_gideon__not_an_army_of_the_covenant() -> None:
    table = scenario(covenant=["the_mighty_men"], covenant_hand=["gideon"], covenant_altar=2)
    table.play("gideon")
    table.until("work")
    assert table.where("the_mighty_men") == "covenant field"


def test_gideon__a_returned_amalek_goes_back_to_hand_and_not_out_of_the_game() -> None:
    table = scenario(
        covenant_hand=["gideon"], covenant_altar=2, deep=["amalek"], returned=["amalek"]
    )
    table.play("gideon")
    table.until("work")
    assert table.where("amalek") == "deep hand"


def test_gideon__the_host_of_midian_gone_back_is_a_testimony_and_the_deep_draws_too() -> None:
    table = scenario(covenant_hand=["gideon"], covenant_altar=1, deep=["the_host_of_midian"])
    table.play("gideon")
    table.until("work")
    assert table.where("the_host_of_midian") == "deep hand"
    assert table.testimonies == [("the_host_of_midian", "gideon")]
    assert table.stories_read == ["gideon"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)


# Samson.


def samson_stands(*others: str, walls: tuple[int, int] = (13, 21)) -> Table:
    """Leviathan has gone out first of all, and Samson stood in its way and fell."""
    table = blocks_asked("leviathan", covenant=["samson"], deep=["leviathan", *others], walls=walls)
    table.stand("samson", "leviathan")
    table.fight()
    return table


def test_samson__when_it_falls_3_damage_to_a_deep_character() -> None:
    table = samson_stands("the_king_of_nineveh")
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    assert table.choices == ["leviathan", "the_king_of_nineveh"]
    table.choose("the_king_of_nineveh")
    dealt = [(table.id_of(one.ref), one.n) for one in table.events_of(ev.Damaged)]
    assert dealt[-1] == ("the_king_of_nineveh", 3)
    assert table.where("the_king_of_nineveh") == "deep field"


def test_samson__his_damage_adds_up_with_that_of_the_fight() -> None:
    table = samson_stands()
    assert table.where("samson") == "covenant wilderness"
    assert table.where("leviathan") == "deep wilderness"  # 6 and 3, of Heart 7.


def test_samson__and_break_2_walls() -> None:
    assert samson_stands().walls == (13, 19)


def test_samson__in_that_order_the_damage_first() -> None:
    table = samson_stands("the_king_of_nineveh")
    assert table.walls == (13, 21)
    table.choose("the_king_of_nineveh")
    assert table.walls == (13, 19)


def test_samson__with_no_deep_character_left_2_walls_break_all_the_same() -> None:
    table = blocks_asked("naaman", covenant=["samson"])
    table.stand("samson", "naaman")
    table.fight()
    assert table.where("samson") == "covenant wilderness"
    assert table.where("naaman") == "deep wilderness"
    assert table.walls == (13, 19)


def test_samson__gone_back_to_hand_he_breaks_nothing() -> None:
    table = scenario(covenant=["samson", "noah"], covenant_altar=1, deep=["cain"])
    table.use("noah")
    table.until("work")
    assert table.where("samson") == "covenant hand"
    assert table.walls == (13, 21)


def test_samson__his_2_walls_break_before_unblocked_attackers() -> None:
    table = scenario(covenant=["samson", "joshua"], deep=["leviathan"])
    table.go_out("joshua", "samson")
    table.done()
    table.until("stand_in_the_way")
    table.stand("leviathan", "samson")
    table.fight()
    broken = [(event.side, event.n) for event in table.events_of(ev.WallsBroken)]
    assert broken == [(DEEP, 2), (DEEP, 4)]


def test_samson__0_is_looked_at_after_the_unblocked_attackers() -> None:
    table = blocks_asked("leviathan", "cain", covenant=["samson"], walls=(3, 2))
    table.stand("samson", "leviathan")
    table.fight()
    table.choose("leviathan")
    assert table.walls == (0, 0)
    assert table.outcome is not None
    assert sorted(table.outcome.winners) == [COVENANT, DEEP]


def test_samson__brings_the_last_2_walls_down_and_wins() -> None:
    table = samson_stands("cain", walls=(13, 2))
    table.choose("leviathan")
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)


def test_samson__delilah_falling_with_him_is_a_testimony_and_the_deep_draws_too() -> None:
    table = samson_stands("delilah")
    table.choose("delilah")
    assert table.where("delilah") == "deep wilderness"
    assert table.testimonies == [("delilah", "samson")]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


# Samuel.


def test_samuel__when_it_enters_look_at_the_top_3_keep_one() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel", "job"]
    )
    table.play("samuel")
    table.until("keep")
    assert (table.asked_side, table.choices) == (COVENANT, ["abel", "adam", "eve"])
    table.choose("eve")
    assert table.hand(COVENANT) == ["eve"]


def test_samuel__put_the_rest_under_the_deck_in_the_order_they_lay() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel", "job"]
    )
    table.play("samuel")
    table.until("keep")
    table.choose("eve")
    assert table.deck(COVENANT)[0] == "job"
    assert table.deck(COVENANT)[-2:] == ["adam", "abel"]
    assert not table.events_of(ev.Shuffled)


def test_samuel__keeping_is_not_drawing() -> None:
    table = scenario(covenant_hand=["samuel"], covenant_altar=2)
    table.play("samuel")
    table.until("keep")
    table.choose(table.choices[0])
    assert table.drawn(COVENANT) == 0


def test_samuel__looks_at_as_many_as_there_are() -> None:
    table = scenario(
        covenant_hand=["samuel"],
        covenant_altar=2,
        covenant_deck=["adam", "eve"],
        covenant_deck_size=2,
    )
    table.play("samuel")
    table.until("keep")
    assert table.choices == ["adam", "eve"]
    table.choose("adam")
    assert table.deck(COVENANT) == ["eve"]


def test_samuel__keeps_the_last_card_unasked() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam"], covenant_deck_size=1
    )
    table.play("samuel")
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]


def test_samuel__looking_at_an_empty_deck_breaks_nothing() -> None:
    table = scenario(covenant_hand=["samuel"], covenant_altar=2, covenant_deck_size=0)
    table.play("samuel")
    table.until("work")
    assert table.where("samuel") == "covenant field"
    assert table.walls == (13, 21)
