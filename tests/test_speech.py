"""Spoken play: what is said, to whom it is handed, and whole Duels played by ear."""

import pytest

from scenes.seraphs.table import TableScene
from tests.support_desk import DeskInMemory
from tests.support_ear import Ear, Listener


@pytest.mark.parametrize(("seed", "seat"), [(3, 0), (5, 1)])
def test_a_whole_duel_is_played_by_what_was_spoken_and_keys_alone(seed: int, seat: int) -> None:
    ear = Ear()
    desk = DeskInMemory(seed=seed, seat=seat)
    ear.push(TableScene(desk))
    Listener(ear, seed).play()
    assert ear.results == ["last word"]
