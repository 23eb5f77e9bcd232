"""The forecast of a battle: what really happens where nobody answers, without any hidden card."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.kernel.decision import IllegalCommand
from engine.kernel.ids import Ref
from engine.kernel.rng import seeded
from engine.seraphs import events as ev
from engine.seraphs import prompts as ask
from engine.seraphs.commands import (
    DONE,
    PASS,
    Command,
    PlayCard,
    deal,
    go_out,
    stand_in_the_way,
)
from engine.seraphs.events import Event
from engine.seraphs.forecast import Lane, forecast, foretell, offered_deal
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, scenario
from tests.support_words import match, named, unknown, views_of

BATTLES = 200
CHOICES = (ask.ASK_TARGET, ask.ASK_HALF, ask.ASK_DISCARD, ask.ASK_KEEP, ask.ASK_FIND)


def lanes(table: Table, seat: int = COVENANT) -> list[str]:
    return [lane.sentence for lane in forecast(GAME.view(table.state, seat))]


def attacked(covenant: list[str], deep: list[str], **setting: object) -> Table:
    """A table on which all of the Deep have gone out and the Covenant is asked who stands."""
    table = scenario(covenant=covenant, deep=deep, whose=DEEP, **setting)  # type: ignore[arg-type]  # the tests' own
    table.go_out(*deep)
    table.done()
    table.until("stand_in_the_way")
    return table


def test_nobody_out_is_no_lane() -> None:
    assert forecast(GAME.view(scenario().state, COVENANT)) == ()


def test_an_attacker_with_nobody_in_its_way_breaks_walls() -> None:
    table = attacked(["joshua"], ["cain"])
    ref = table.ref("cain")
    lane = Lane(ref, (), 3, (), 3, "Cain breaks 3 Walls: nobody is in the way.")
    assert forecast(GAME.view(table.state, COVENANT)) == (lane,)
    assert forecast(GAME.view(table.state, DEEP)) == (lane,)


def test_the_leaflets_example() -> None:
    table = attacked(["joshua"], ["cain"])
    table.stand("joshua", "cain")
    cain, joshua = table.ref("cain"), table.ref("joshua")
    words = "Cain takes 4 and falls; Joshua takes 3 and survives."
    lane = Lane(cain, (joshua,), 3, (cain,), 0, words)
    assert forecast(GAME.view(table.state, DEEP)) == (lane,)


def test_a_block_not_yet_confirmed_is_foretold_and_the_table_stays_as_it_is() -> None:
    table = attacked(["joshua"], ["cain"])
    view = GAME.view(table.state, COVENANT)
    block = stand_in_the_way(table.ref("joshua"), table.ref("cain"))
    words = ["Cain takes 4 and falls; Joshua takes 3 and survives."]
    assert [lane.sentence for lane in foretell(view, (block,))] == words
    assert view == GAME.view(table.state, COVENANT)


def test_going_out_is_foretold_from_the_work() -> None:
    table = scenario(deep=["cain", "nimrod"], whose=DEEP)
    view = GAME.view(table.state, DEEP)
    commands = [go_out(table.ref("nimrod")), go_out(table.ref("cain"))]
    assert [lane.walls for lane in foretell(view, commands)] == [4, 3]


def test_what_may_not_be_said_cannot_be_foretold() -> None:
    table = attacked(["joshua"], ["goliath_of_gath"])
    view = GAME.view(table.state, COVENANT)
    with pytest.raises(IllegalCommand):
        foretell(view, (stand_in_the_way(table.ref("joshua"), table.ref("goliath_of_gath")),))


def test_a_giant_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    table = attacked(["david"], ["goliath_of_gath"])
    table.stand("david", "goliath_of_gath")
    assert lanes(table) == [
        "Goliath of Gath meets a Giant-slayer and falls before it deals damage."
    ]


def test_one_alone_before_a_giant_is_told_to_set_another_beside_it() -> None:
    table = attacked(["joshua", "adam"], ["goliath_of_gath"])
    table.stand("joshua", "goliath_of_gath")
    assert lanes(table) == [
        "One alone may not stand in Goliath of Gath's way: set another beside it."
    ]


def test_a_split_is_offered_and_its_side_named() -> None:
    table = attacked(["joshua", "adam"], ["goliath_of_gath"])
    table.stand("joshua", "goliath_of_gath")
    table.stand("adam", "goliath_of_gath")
    words = "Goliath of Gath takes 5 and falls; Joshua takes 4 and falls; Adam takes 2 and falls."
    assert lanes(table) == [f"{words} The Deep chooses the split."]
    assert lanes(table, DEEP) == [f"{words} You choose the split."]
    table.done()
    table.until("deal")
    view = GAME.view(table.state, DEEP)
    assert offered_deal(view) == deal(table.ref("joshua"), 4)
    assert lanes(table, COVENANT) == [f"{words} The Deep chooses the split."]
    other = foretell(view, (deal(table.ref("joshua"), 0),))
    assert [lane.sentence for lane in other] == [
        "Goliath of Gath takes 5 and falls; Joshua takes nothing; Adam takes 6 and falls."
    ]


def test_one_spared_stays() -> None:
    table = attacked(["shadrach_meshach_and_abednego"], ["leviathan"])
    table.stand("shadrach_meshach_and_abednego", "leviathan")
    assert lanes(table)[0].endswith("Shadrach Meshach and Abednego take 7 and stay, damage healed.")
    assert forecast(GAME.view(table.state, COVENANT))[0].falls == ()


def test_one_taken_up_goes_to_hand() -> None:
    table = attacked(["elijah"], ["leviathan"])
    table.stand("elijah", "leviathan")
    assert lanes(table)[0].endswith("Elijah takes 7 and is taken up to hand.")
    assert forecast(GAME.view(table.state, COVENANT))[0].falls == (table.ref("elijah"),)


def test_a_returned_card_leaves_the_game() -> None:
    table = attacked(["job"], ["leviathan"], returned=["job"])
    table.stand("job", "leviathan")
    assert lanes(table)[0].endswith("Job takes 7 and leaves the game.")


def test_what_a_power_would_still_ask_is_said() -> None:
    table = attacked(["samson"], ["nimrod", "cain", "agag"])
    table.stand("samson", "nimrod")
    assert lanes(table)[0] == (
        "Nimrod takes 6 and falls; Samson takes 4 and falls. Samson breaks 2 Walls."
        " What Samson's power does is still to be chosen."
    )


def test_a_fight_that_is_over_is_not_foretold_again() -> None:
    table = attacked(["samson", "joshua"], ["leviathan", "cain", "agag"])
    table.stand("samson", "leviathan")
    table.done()
    table.until("target")
    assert lanes(table)[0] == "Leviathan's fight is over."


class Real:
    """What really happened in each attacker's fight, and the Walls each broke."""

    def __init__(self) -> None:
        self.falls: dict[Ref, list[Ref]] = {}
        self.walls: dict[Ref, int] = {}
        self.chosen = False

    def take(self, events: Iterable[Event]) -> bool:
        """Take events in. Whether the battle is over."""
        for event in events:
            match event:
                case ev.FightBegan():
                    self.falls[event.attacker] = []
                case ev.Fell() | ev.TakenUp() | ev.LeftTheGame() if self.falls:
                    self.falls[list(self.falls)[-1]].append(event.ref)
                case ev.WallsBroken() if event.by not in self.falls:
                    self.walls[event.by] = event.n
                case ev.Asked():
                    self.chosen |= event.question.kind in CHOICES
                case ev.BattleEnded():
                    return True
        return False


def without_answers(state: State, options: tuple[Command, ...], index: int) -> Command:
    """A player who never answers, plays what it can, stands where it can, and splits as offered."""
    question = state.question
    assert question
    match question.kind:
        case ask.ASK_PAUSE:
            return PASS
        case ask.ASK_DEAL:
            share = offered_deal(GAME.view(state, question.side))
            assert share in options
            return share
        case ask.ASK_WORK if plays := [one for one in options if isinstance(one, PlayCard)]:
            return plays[index % len(plays)]
        case ask.ASK_STAND if index % 4 and len(options) > 1:
            return options[1:][index % (len(options) - 1)]
        case ask.ASK_GO_OUT if index % 2:
            return DONE
        case _:
            return options[index % len(options)]


def before_damage(state: State) -> bool:
    """Whether this is the first question of the pause before damage."""
    question = state.question
    if question is None or question.kind != ask.ASK_PAUSE or question.side == state.active:
        return False
    waits_for_blockers = any(isinstance(task, ask.AskStand) for task in state.agenda)
    return bool(state.attackers) and len(state.pauses) == 1 and not waits_for_blockers


def test_the_forecast_is_what_really_happens_in_200_battles_without_answers() -> None:
    compared = fights = 0
    for seed in range(1000):
        foretold: tuple[Lane, ...] = ()
        real = Real()
        for moment in match(seed, without_answers):
            if foretold and real.take(moment.events):
                if not real.chosen:
                    told = {lane.attacker: sorted(lane.falls) for lane in foretold if lane.falls}
                    true = {ref: sorted(refs) for ref, refs in real.falls.items() if refs}
                    assert told == true, seed
                    broken = {lane.attacker: lane.walls for lane in foretold if lane.walls}
                    assert broken == {
                        r: n for r, n in real.walls.items() if r in lanes_of(foretold)
                    }
                    compared += 1
                    fights += len(real.falls)
                foretold = ()
            if not foretold and before_damage(moment.state):
                one, other = (forecast(view) for view in views_of(moment))
                assert [replace(lane, sentence="") for lane in one] == [
                    replace(lane, sentence="") for lane in other
                ]
                foretold, real = one, Real()
        if compared >= BATTLES:
            break
    assert compared >= BATTLES
    assert fights >= BATTLES // 2


def lanes_of(foretold: Iterable[Lane]) -> set[Ref]:
    return {lane.attacker for lane in foretold}


@pytest.mark.parametrize("seed", range(10))
def test_no_hidden_card_matters_or_is_named(seed: int) -> None:
    for moment in match(seed):
        for view in views_of(moment) if moment.state.attackers else ():
            told = forecast(view)
            again = GAME.view(GAME.resample(view, seeded(seed)), view.seat)
            assert [lane.sentence for lane in forecast(again)] == [lane.sentence for lane in told]
            for lane in told:
                assert not named(lane.sentence) & unknown(view)
                assert lane.sentence.endswith(".")
