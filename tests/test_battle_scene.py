"""The battle over the table: lanes, those who stand in the way, fights and splits."""

from collections.abc import Callable

from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.words import COVENANT, DEEP
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.fights import FightScene
from scenes.seraphs.splitting import Split
from scenes.seraphs.table import TableScene
from tests.pilot import Pilot
from tests.support import scenario
from tests.support_desk import DeskInMemory
from tests.support_seated import goes_out, seated, stands, toast


def attacked(
    brain: Callable[..., Command] = goes_out, **sides: object
) -> tuple[Pilot, DeskInMemory]:
    """The Deep has gone out; the lanes ask who stands in the way."""
    table = scenario(whose=DEEP, **sides)  # type: ignore[arg-type]  # of a scenario
    pilot, _, desk = seated(table, seat=COVENANT, brain=brain)
    while isinstance(pilot.top, BattleScene) and pilot.top.view.sight.question is not None:
        if pilot.top.view.sight.question.kind == "stand_in_the_way":
            return pilot, desk
        pilot.key("return")
        pilot.settle()
    raise AssertionError("nobody is asked who stands in the way")


def test_the_lanes_foretell_the_walls_before_anything_is_confirmed() -> None:
    pilot, _ = attacked(deep=["cain"], covenant=["joshua"])
    battle = pilot.top
    assert isinstance(battle, BattleScene)
    assert battle.view.lanes[0].walls == 3
    assert "13 Walls, then 10" in battle.view.prompt.help


def test_a_blocker_is_dragged_onto_its_attacker() -> None:
    pilot, desk = attacked(deep=["cain", "sisera"], covenant=["joshua", "jael"])
    pilot.drag(pilot.box("Joshua").centre, pilot.box("Against Sisera").centre)
    assert isinstance(desk.said[-1][1], say.StandInTheWay)
    pilot.settle()
    assert isinstance(pilot.top, BattleScene)
    assert "falls" in pilot.top.view.lanes[1].sentence


def test_a_giant_says_who_may_stand_in_its_way() -> None:
    pilot, desk = attacked(deep=["goliath_of_gath", "cain"], covenant=["joshua"])
    battle = pilot.top
    assert isinstance(battle, BattleScene)
    pilot.drag(pilot.box("Joshua").centre, pilot.box("Against Goliath of Gath").centre)
    assert "Giant-slayer" in toast(pilot)
    assert not any(isinstance(command, say.StandInTheWay) for _, command in desk.said)


def test_one_alone_before_a_giant_keeps_the_button_shut_until_another_joins() -> None:
    pilot, _ = attacked(deep=["goliath_of_gath"], covenant=["joshua", "jael", "adam"])
    pilot.click("Joshua")
    pilot.settle()
    battle = pilot.top
    assert isinstance(battle, BattleScene) and not battle.view.buttons[0].enabled
    pilot.click("Jael")
    pilot.settle()
    assert battle.view.buttons[0].enabled


def test_each_fight_is_shown_with_its_result() -> None:
    pilot, _ = attacked(deep=["cain"], covenant=["joshua"])
    pilot.click("Joshua")
    pilot.settle()
    while isinstance(pilot.top, BattleScene):
        pilot.key("return")
        pilot.settle()
    shown = [type(pilot.top)]
    pilot.key("return")
    pilot.settle()
    shown.append(type(pilot.top))
    assert shown == [FightScene, TableScene]


def test_a_fight_is_shown_too_where_the_other_side_splits_the_strength() -> None:
    pilot, desk = attacked(deep=["leviathan"], covenant=["noah", "joshua"])
    for name in ("Noah", "Joshua"):
        pilot.click(name)
        pilot.settle()
    while isinstance(pilot.top, BattleScene):
        pilot.key("return")
        pilot.settle()
    assert any(isinstance(command, say.Deal) for seat, command in desk.said if seat == DEEP)
    assert isinstance(pilot.top, FightScene)
    assert "Damage: Leviathan" in pilot.top.spoken()


def test_a_split_is_given_by_clicks_and_said_in_one_go() -> None:
    table = scenario(covenant=["samson"], deep=["cain", "haman"], deep_hand=["agag"])
    pilot, _, desk = seated(table, brain=stands)
    pilot.click("Samson")
    pilot.settle()
    battle = pilot.top
    assert isinstance(battle, BattleScene)
    offered = battle.view.split.shares if battle.view.split else {}
    before = next(iter(offered.values()))
    pilot.click("More to Cain")
    pilot.click("Strike")
    pilot.settle()
    deals = [command for _, command in desk.said if isinstance(command, say.Deal)]
    assert [deal.n for deal in deals] == [before + 1]


def test_the_shares_of_a_split_always_add_up() -> None:
    split = Split(6, {1: 3, 2: 3, 3: 0})
    for ref, by in ((1, 1), (1, 1), (1, 1), (1, 1), (2, 1), (3, 1), (1, -1), (3, -1), (3, -1)):
        split.give(ref, by)
        assert sum(split.shares.values()) == 6
        assert all(0 <= share <= 6 for share in split.shares.values())
