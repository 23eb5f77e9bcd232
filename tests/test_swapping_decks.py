"""Who is offered which deck: *next game, even on another night, swap decks* (Panel 3, step 1)."""

from pathlib import Path

import pytest

from game.saves import Saves
from game.seats import PERSON, swapped
from game.tables import Tables
from scenes.new_game import NewGame, NewGameChoice
from scenes.services import Settings
from tests.pilot import Pilot
from tests.support_files import ForgetfulFiles

PLAIN = Settings(motion="none", stories="none", hide_prophets=False)


def evening(files: ForgetfulFiles) -> Tables:
    """One run of the program, with what was saved before."""
    pilot = Pilot(settings=PLAIN, art=Path("no pictures"))
    return Tables(pilot.stack, Saves(files, Path("/data")), "test", lambda: None)


def offered(tables: Tables) -> NewGameChoice:
    tables.choose()
    (form,) = (one for one in tables._stack.scenes if isinstance(one, NewGame))
    return form._choice


def test_before_the_first_duel_a_person_is_offered_the_covenant() -> None:
    choice = offered(evening(ForgetfulFiles()))
    assert (choice.covenant, choice.deep) == (PERSON, "gentle")


@pytest.mark.parametrize("side", ["covenant", "deep"])
def test_even_on_another_night_the_decks_are_swapped(side: str) -> None:
    files = ForgetfulFiles()
    tonight = evening(files)
    tonight.start(side, "steady", seed=5)
    tonight.close(5)
    another = evening(files)
    choice = offered(another)
    mine = {"covenant": choice.deep, "deep": choice.covenant}[side]
    theirs = {"covenant": choice.covenant, "deep": choice.deep}[side]
    assert (mine, theirs) == (PERSON, "steady")


def test_a_siege_or_the_practice_between_two_duels_swaps_nothing() -> None:
    files = ForgetfulFiles()
    tonight = evening(files)
    tonight.start("covenant", "steady", seed=5)
    tonight.close(5)
    besieged = evening(files)
    besieged.start_siege(15, 1, seed=5)
    besieged.close(5)
    choice = offered(evening(files))
    assert (choice.covenant, choice.deep) == ("steady", PERSON)


def test_two_people_change_their_seats() -> None:
    assert swapped(("person:Anna", "gentle")) == ("gentle", PERSON)
    assert swapped(("person:Anna", "person:Ben")) == (PERSON, PERSON)
