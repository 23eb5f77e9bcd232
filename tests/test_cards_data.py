"""The settled facts of the decks, and the loader that finds all that is wrong with one at once."""

from collections import Counter
from typing import get_args

import pytest

from engine.kernel.tables import ContentError, Sheet, read_table
from engine.seraphs.cards import (
    CardDef,
    card,
    deck_cards,
    helper,
    helpers,
    load_cards,
    load_helpers,
)
from engine.seraphs.power_checks import records
from engine.seraphs.powers import Filter, Join, Search, Verb, When

PLAIN = [
    "adam",
    "enoch",
    "methuselah",
    "isaac",
    "jacob",
    "joshua",
    "david",
    "the_mighty_men",
    "job",
    "the_cherubim",
    "michael",
    "the_nephilim",
    "nimrod",
    "pharaohs_chariots",
    "amalek",
    "og_of_bashan",
    "agag",
    "goliath_of_gath",
    "the_prophets_of_baal",
    "naaman",
    "the_king_of_nineveh",
    "sanballat",
]

KNOWN_EFFECTS = ", ".join(effect.__name__ for effect in (*get_args(Verb), *get_args(Join)))

SOUND_POWERS = (
    'powers = [{ when = "enters", does = [{ do = "Draw", n = 1 }] },'
    ' { pay = 2, does = [{ do = "Draw", n = 1 }] }]'
)

SOUND = f"""
[[card]]
id = "joab"
name = "Joab"
side = "covenant"
type = "character"
cost = 2
strength = 2
heart = 2
keywords = ["army", {{ heir_of = "joab" }}, {{ return = 1 }}]
epithet = "Captain of the host"
plate = "One of 3 brothers"
relation = "Son of Zeruiah"
power = "When it enters, draw 1. ◇2: draw 1."
{SOUND_POWERS}
story = "A story."
quote = "A quote."
quote_ref = "2 Samuel 2:13"
reference = "2 Samuel 2"
"""


def broken(*changes: tuple[str, str]) -> tuple[str, ...]:
    """The problems of the sound card once each old text is replaced by the new."""
    text = SOUND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(ContentError) as caught:
        load_cards((Sheet("covenant.toml", "card", text),))
    return caught.value.problems


def of(side: str, kind: str) -> list[CardDef]:
    return [found for found in deck_cards() if (found.side, found.type) == (side, kind)]


def test_there_are_two_decks_of_52_cards_the_covenant_first() -> None:
    assert [found.side for found in deck_cards()] == ["covenant"] * 52 + ["deep"] * 52
    assert len({found.id for found in deck_cards()}) == 104
    assert len({found.name for found in deck_cards()}) == 104


@pytest.mark.parametrize(
    ("side", "kind", "count"),
    [
        ("covenant", "character", 37),
        ("covenant", "holy_thing", 6),
        ("covenant", "miracle", 6),
        ("covenant", "act", 3),
        ("deep", "character", 34),
        ("deep", "stronghold", 7),
        ("deep", "scheme", 11),
    ],
)
def test_the_roster_counts_by_type(side: str, kind: str, count: int) -> None:
    assert len(of(side, kind)) == count


def test_there_are_25_helpers_of_six_kinds() -> None:
    assert Counter(found.kind for found in helpers()) == {
        "walls": 2,
        "score": 6,
        "day": 2,
        "reference": 2,
        "mode": 6,
        "tabernacle": 7,
    }
    assert [found.order for found in helpers() if found.kind == "tabernacle"] == [*range(1, 8)]


def test_jerusalem_starts_on_13_walls_and_babylon_on_21() -> None:
    assert helper("walls_jerusalem").start == 13
    assert helper("walls_babylon").start == 21
    assert all(helper(walls).last_sentence for walls in ("walls_jerusalem", "walls_babylon"))


def test_the_facts_that_the_leaflet_names() -> None:
    assert card("goliath_of_gath").plate == "2.9 m, six cubits and a span"
    assert "giant" in card("goliath_of_gath").keywords
    assert card("goliath_of_gath").reference == "1 Samuel 17"
    assert (card("cain").strength, card("cain").heart) == (3, 3)
    assert (card("joshua").strength, card("joshua").heart) == (4, 4)
    assert {found.id for found in deck_cards() if "taken_up" in found.keywords} == {
        "enoch",
        "elijah",
    }
    assert "giant_slayer" in card("david").keywords
    assert card("job").plate.startswith("140 YEARS")


def test_an_elder_is_a_character_with_years_on_its_plate() -> None:
    with_years = {found.id for found in deck_cards() if "YEARS" in found.plate}
    assert with_years == {found.id for found in deck_cards() if "elder" in found.keywords}
    assert all(card(elder).type == "character" for elder in with_years)


def test_only_holy_things_have_a_station_line() -> None:
    assert [found for found in deck_cards() if found.station] == of("covenant", "holy_thing")


def test_four_deep_characters_can_be_turned_each_by_the_card_whose_power_does_it() -> None:
    turned = {found.id: found.turned_by for found in deck_cards() if found.turned_by}
    assert turned == {
        "balaam": "moses",
        "naaman": "elisha",
        "the_king_of_nineveh": "jonah",
        "nebuchadnezzar": "daniel",
    }
    for found, by in turned.items():
        assert f"{card(found).name} is Turned to the Covenant" in card(by).power


def test_a_story_pair_joins_a_deep_card_to_a_covenant_card() -> None:
    pairs = {found.id: found.pair for found in deck_cards() if found.pair}
    assert {card(deep).side for deep in pairs} == {"deep"}
    assert {card(covenant).side for covenant in pairs.values()} == {"covenant"}
    assert pairs["goliath_of_gath"] == "david"
    assert sorted(
        found.id for found in deck_cards() if found.side == "deep" and not found.pair
    ) == [
        "achans_theft",
        "balaam",
        "bricks_without_straw",
        "darkness_on_the_deep",
        "did_god_really_say",
        "naboths_vineyard",
        "the_law_that_cannot_change",
        "the_shorn_locks",
        "the_tower_of_babel",
    ]


def test_82_cards_have_a_power_and_22_have_none() -> None:
    assert [found.id for found in deck_cards() if not found.powers] == PLAIN
    assert sum(1 for found in deck_cards() if found.powers) == 82


def test_every_effect_and_every_moment_of_the_vocabulary_is_on_a_card() -> None:
    powers = [power for found in deck_cards() for power in found.powers]
    used = {type(record) for power in powers for _, record in records(power)}
    assert set(get_args(Verb)) | set(get_args(Join)) <= used
    assert {power.when for power in powers} == set(get_args(When))


def test_god_is_never_a_card() -> None:
    names = [found.name for found in deck_cards()]
    assert not [name for name in names if name in ("God", "Yahweh", "The LORD")]


def test_a_sound_card_is_read_with_its_keywords_and_powers() -> None:
    (joab,) = load_cards((Sheet("covenant.toml", "card", SOUND),))
    assert joab.keywords == ("army",)
    assert (joab.heir_of, joab.return_cost) == ("joab", 1)
    assert [(power.when, power.pay) for power in joab.powers] == [("enters", 0), ("pay", 2)]


def test_all_the_problems_of_a_deck_are_told_at_once_with_card_and_field() -> None:
    first = (
        SOUND.replace("strength = 2", 'strength = "two"')
        .replace("plate =", "plaque =")
        .replace('"enters", does = [{ do = "Draw"', '"enters", does = [{ do = "Drew"')
        .replace('pay = 2, does = [{ do = "Draw", n', 'pay = 2, does = [{ do = "Draw", m')
    )
    second = SOUND.replace('id = "joab"', 'id = "abner"').replace("cost = 2", "cost = 0")
    with pytest.raises(ContentError) as caught:
        load_cards((Sheet("covenant.toml", "card", first + second),))
    where = "covenant.toml: joab: "
    assert sorted(caught.value.problems) == sorted(
        (
            f'{where}unknown key "plaque"',
            f'{where}missing key "plate"',
            f"{where}strength: a whole number is wanted, not 'two'",
            f'{where}powers[0].does[0].do: unknown word "Drew" (known: {KNOWN_EFFECTS})',
            f'{where}powers[1].does[0]: unknown key "m"',
            f'{where}powers[1].does[0]: missing key "n"',
            "covenant.toml: abner: cost: 1 to 8, not 0",
        )
    )
    assert str(caught.value).splitlines() == list(caught.value.problems)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 2", "cost = 9", "cost: 1 to 8, not 9"),
        ("cost = 2", "cost = true", "cost: a whole number is wanted, not True"),
        ("heart = 2", "heart = 0", "heart: 1 to 9, not 0"),
        ("strength = 2", "strength = 12", "strength: 0 to 8, not 12"),
        ('name = "Joab"', "name = 7", "name: a text is wanted, not 7"),
        ('side = "covenant"', 'side = "east"', 'side: unknown word "east" (known: covenant, deep)'),
        ("keywords = [", "keywords = 3 # [", "keywords: a list is wanted, not 3"),
        ('{ heir_of = "joab" }', '{ heir_of = "zeruiah" }', 'heir_of: no card "zeruiah"'),
        ("{ return = 1 }", "{ returns = 1 }", 'unknown key "returns"'),
        (
            'type = "character"',
            'type = "scheme"',
            "type: the covenant deck has no scheme",
        ),
        ('type = "character"', 'type = "holy_thing"', "strength, heart: characters only"),
        (
            'reference = "2',
            'station = "Here"\nreference = "2',
            "station: every Holy Thing has one, and no other card",
        ),
        (
            'reference = "2',
            'turned_by = "joab"\nreference = "2',
            "pair, turned_by: Deep cards only",
        ),
        (
            'power = "When it enters, draw 1. ◇2: draw 1."',
            'power = ""',
            "powers: a power has both its text and its data",
        ),
        (
            "When it enters, ",
            "When it enters, " + "o" * 200,
            "power: 200 characters at most, not 235",
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_its_field(old: str, new: str, problem: str) -> None:
    assert f"covenant.toml: joab: {problem}" in broken((old, new))


@pytest.mark.parametrize(
    ("powers", "problem"),
    [
        ("[{ does = [] }]", 'powers[0]: missing key "when"'),
        ('[{ when = "enters", does = [] }]', "powers[0]: it does nothing"),
        ('[{ when = "played", does = [DRAW] }]', 'powers[0]: "played" is no moment of a character'),
        (
            '[{ when = "falls", pay = 2, does = [DRAW] }]',
            'powers[0]: a ◇ power has a cost, and no other power: "falls", pay 2',
        ),
        (
            '[{ when = "many_go_out", does = [DRAW] }]',
            'powers[0]: "many_go_out" has a number n, and no other moment: "many_go_out", n 0',
        ),
        (
            '[{ when = "falls", does = [DRAW] }, { when = "falls", does = [DRAW] }]',
            'powers: more than one power for "falls"',
        ),
        (
            '[{ when = "falls", if = { is = "in_play" }, does = [DRAW] }]',
            'powers[0]: if: "in_play" names a card, and no other condition',
        ),
        ('[{ when = "while", does = [DRAW] }]', 'powers[0]: does[0]: Draw cannot be done "while"'),
        (
            '[{ when = "while", does = [{ do = "Gets", who = "it", until = "evening" }] }]',
            'powers[0]: does[0]: "while" lasts "while_in_play", not "evening"',
        ),
        (
            '[{ when = "enters", does = [{ do = "StopsWorking", card = "joab" }] }]',
            'powers[0]: its effect needs the moment "while"',
        ),
        (
            '[{ pay = 1, does = [{ do = "Turn", card = "abner" }] }]',
            'powers[0].does[0].card: no card "abner"',
        ),
        (
            '[{ when = "falls", does = [{ do = "Damage", n = 1, to = { card = "abner" } }] }]',
            'powers[0].does[0].to.card: no card "abner"',
        ),
        (
            '[{ when = "falls", does = [{ do = "MakeFall", whom = "them" }] }]',
            'powers[0].does[0].whom: unknown word "them" (known: it)',
        ),
        (
            '[{ when = "falls", does = [{ do = "MakeFall", whom = 3 }] }]',
            "powers[0].does[0].whom: a text or a table is wanted, not 3",
        ),
        (
            '[{ when = "falls", does = [{ do = "MakeFall", whom = { count = "some" } }] }]',
            'powers[0].does[0].whom.count: unknown word "some" (known: all)',
        ),
        ('[{ when = "falls", does = [{ n = 1 }] }]', 'powers[0].does[0]: missing key "do"'),
        (
            '[{ when = "falls", does = [{ do = "Either", of = [DRAW] }] }]',
            "powers[0].does[0].of: 2 entries are wanted, not 1",
        ),
        ('["draw"]', "powers[0]: a table is wanted, not 'draw'"),
    ],
)
def test_a_power_outside_the_vocabulary_is_refused_by_its_place(powers: str, problem: str) -> None:
    data = powers.replace("DRAW", '{ do = "Draw", n = 1 }')
    assert f"covenant.toml: joab: {problem}" in broken((SOUND_POWERS, f"powers = {data}"))


def test_the_data_of_a_power_may_not_be_left_out() -> None:
    assert broken((SOUND_POWERS, "")) == (
        "covenant.toml: joab: powers: a power has both its text and its data",
    )


def test_a_scheme_works_when_it_is_played_and_at_no_other_moment() -> None:
    problems = broken(
        ('side = "covenant"', 'side = "deep"'),
        ('type = "character"', 'type = "scheme"'),
        ("strength = 2\nheart = 2\n", ""),
    )
    assert problems == (
        'covenant.toml: joab: powers[0]: "enters" is no moment of a scheme',
        'covenant.toml: joab: powers[1]: "pay" is no moment of a scheme',
    )


def test_two_cards_of_one_id_are_refused_in_one_deck_and_in_two() -> None:
    for sheets in (
        (Sheet("covenant.toml", "card", SOUND + SOUND),),
        (Sheet("covenant.toml", "card", SOUND), Sheet("deep.toml", "card", SOUND)),
    ):
        with pytest.raises(ContentError, match="joab: id: used twice"):
            load_cards(sheets)


def test_a_card_without_an_id_is_told_by_its_place() -> None:
    assert 'covenant.toml: card[0]: missing key "id"' in broken(('id = "joab"\n', ""))


def test_a_file_that_is_no_toml_or_holds_other_tables_is_refused_by_its_name() -> None:
    with pytest.raises(ContentError, match=r"^deep\.toml: .*line 2"):
        load_cards((Sheet("deep.toml", "card", "[[card]]\nid =\n"),))
    with pytest.raises(ContentError) as caught:
        load_helpers(Sheet("helpers.toml", "helper", "[[card]]\nid = 1"))
    assert caught.value.problems == (
        'helpers.toml: unknown key "card"',
        "helpers.toml: tables [[helper]] are wanted",
    )


def test_a_helper_of_no_known_kind_is_refused() -> None:
    text = '[[helper]]\nid = "x"\nkind = "map"'
    with pytest.raises(ContentError, match='helpers.toml: x: kind: unknown word "map"'):
        load_helpers(Sheet("helpers.toml", "helper", text))


def test_a_field_may_be_named_by_a_word_that_python_keeps() -> None:
    problems: list[str] = []
    table = {"do": "Search", "for": {"kind": "miracle"}}
    assert read_table(Search, table, problems) == Search(for_=Filter(kind="miracle"))
    assert problems == []


def test_no_card_is_known_by_an_unknown_id() -> None:
    with pytest.raises(KeyError):
        card("goliath")
    with pytest.raises(KeyError):
        helper("goliath_of_gath")
