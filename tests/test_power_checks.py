"""What a power says and the rules would pass over is refused as the decks are read."""

import pytest

from engine.seraphs.cards import deck_cards
from engine.seraphs.power_checks import power_problems
from engine.seraphs.powers import (
    Damage,
    Draw,
    Effect,
    Either,
    EntersSideways,
    Filter,
    Forbid,
    Gets,
    If,
    MakeFall,
    Power,
    Search,
    TakeFromWilderness,
    Then,
    ToWilderness,
    When,
)

UNREAD = "the rules do not read it there"


def problems(when: When, effect: Effect, if_: If | None = None) -> list[str]:
    """What is wrong with a character's one power of one effect, without its place."""
    found = power_problems((Power(when, (effect,), if_=if_),), "character")
    return [problem.removeprefix("powers[0]: ") for problem in found]


@pytest.mark.parametrize(
    ("effect", "at"),
    [
        (Search(Filter(cost=3)), "for.cost"),
        (Search(Filter(kind="miracle", side="your")), "for.side"),
        (TakeFromWilderness(Filter(key="elder")), "what.key"),
        (TakeFromWilderness(Filter(state="sideways")), "what.state"),
        (ToWilderness(Filter(kind="altar_card", cost=2)), "what.cost"),
        (Damage(1, Filter(card="joab", cost=2)), "to.cost"),
    ],
)
def test_a_filter_says_nothing_that_the_rules_do_not_read(effect: Effect, at: str) -> None:
    assert problems("falls", effect) == [f"does[0].{at}: {UNREAD}"]


def test_what_is_done_only_then_is_asked_the_same() -> None:
    then = Then((Damage(1, Filter(card="joab", cost=2)),))
    assert problems("enters", then) == [f"does[0].does[0].to.cost: {UNREAD}"]


def all_of(wanted: Filter) -> Gets:
    return Gets(wanted, "while_in_play", strength=1)


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        (all_of(Filter(side="your", count="all", cost=3)), f"who.cost: {UNREAD}"),
        (all_of(Filter(side="your", count="all", state="attacking")), f"who.state: {UNREAD}"),
        (all_of(Filter(count="all")), 'who.side: "while" it can only be "your"'),
        (all_of(Filter(side="your")), 'who.count: "while" it can only be "all"'),
        (EntersSideways(Filter(side="deep")), 'what.side: "while" it can only be "covenant"'),
        (EntersSideways(Filter(side="covenant", cost=2)), f"what.cost: {UNREAD}"),
        (
            Forbid("stand_in_its_way", Filter(side="deep", count="all"), "while_in_play"),
            'whom.side: "while" it can only be "covenant"',
        ),
        (
            Forbid(
                "stand_in_its_way",
                Filter(side="covenant", count="all", key="elder"),
                "while_in_play",
            ),
            f"whom.key: {UNREAD}",
        ),
    ],
)
def test_while_in_play_it_says_only_what_is_computed(effect: Effect, problem: str) -> None:
    assert problems("while", effect) == [f"does[0].{problem}"]


def test_nothing_in_play_is_chosen_by_chance() -> None:
    found = problems("falls", MakeFall(Filter(chooser="random")))
    assert found == ["does[0].whom.chooser: nothing in play is chosen by chance"]


def test_between_two_one_chooses_only_where_a_power_is_announced() -> None:
    either = Either((Draw(1), Draw(2)))
    assert problems("falls", either) == ['does[0]: nobody chooses between two "falls"']
    assert problems("enters", either) == []


def test_a_condition_is_looked_at_at_its_own_moment_only() -> None:
    there = If("in_play", "joab")
    assert problems("falls", Draw(1), there) == ['if: "in_play" is not looked at "falls"']
    alone = If("only_one_character")
    gets = all_of(Filter(side="your", count="all"))
    assert problems("while", gets, alone) == ['if: "only_one_character" is not looked at "while"']
    assert problems("enters", Draw(1), alone) == problems("while", gets, there) == []


def test_no_card_says_what_the_rules_would_pass_over() -> None:
    assert {card.id for card in deck_cards() if power_problems(card.powers, card.type)} == set()
