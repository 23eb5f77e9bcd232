"""How Sieges went is kept, read tolerantly, and says which comes next. *Panel 11: First Siege?*."""

from pathlib import Path

import pytest

from game.files import RealFiles
from game.siege_results import FILE, Best, Result, Results, best_of, next_level
from game.siege_tables import next_words, record_words
from tests.support_files import FailingFiles, ForgetfulFiles, FullDisk

DATA = Path("/data")


def result(game: str = "one", level: int = 15, won: bool = True, **about: int) -> Result:
    return Result(game, level, about.get("people", 1), won, about.get("walls", 7), 12)


def test_a_result_is_read_again_after_the_program_has_ended(tmp_path: Path) -> None:
    assert Results(RealFiles(), tmp_path).add(result())
    assert Results(RealFiles(), tmp_path).read() == (result(),)


def test_each_result_is_one_line_added_at_the_end(tmp_path: Path) -> None:
    for n in range(3):
        Results(RealFiles(), tmp_path).add(result(f"game {n}"))
    lines = (tmp_path / FILE).read_bytes().splitlines()
    assert len(lines) == 3
    assert [one.game for one in Results(RealFiles(), tmp_path).read()] == [
        "game 0",
        "game 1",
        "game 2",
    ]


def test_a_game_counts_once_however_often_it_is_opened_again() -> None:
    results = Results(ForgetfulFiles(), DATA)
    assert results.add(result(walls=3))
    assert results.add(result(walls=9))
    assert results.read() == (result(walls=3),)


def test_a_result_that_was_added_survives_a_power_cut() -> None:
    files = ForgetfulFiles()
    Results(files, DATA).add(result())
    Results(files, DATA).add(result("two"))
    for keeps in ("nothing", "all"):
        cut = files.after_power_cut(keeps)
        assert Results(cut, DATA).read() == (result(), result("two"))


def test_lines_that_cannot_be_read_are_passed_over_and_the_others_stay() -> None:
    files = ForgetfulFiles()
    Results(files, DATA).add(result())
    good = files.read(DATA / FILE)
    bad = b'{"game": 1}\nno words\n\xff\xfe\n[1, 2]\n' + b"[" * 5000 + b"\n"
    files.put(DATA / FILE, bad + good + b'{"game": "torn", "lev')
    results = Results(files, DATA)
    assert results.read() == (result(),)
    results.add(result("two"))
    assert Results(files, DATA).read() == (result(), result("two"))


@pytest.mark.parametrize("files", [FullDisk(10), FailingFiles(1, 5, ever_after=True)])
def test_where_the_disk_fails_a_result_is_known_until_you_leave(files: ForgetfulFiles) -> None:
    results = Results(files, DATA)
    assert not results.add(result())
    assert results.read() == (result(),)


def test_without_files_results_hold_as_long_as_the_program_runs() -> None:
    results = Results()
    assert not results.add(result())
    assert results.read() == (result(),)


def test_best_are_the_most_walls_left_and_the_fewest_days() -> None:
    found = [
        Result("a", 15, 1, True, 4, 11),
        Result("b", 15, 1, True, 9, 14),
        Result("c", 15, 2, False, 0, 8),
        Result("d", 19, 1, False, 0, 21),
    ]
    assert best_of(found, 15) == Best(15, won=2, lost=1, walls=9, days=11, held=8)
    assert best_of(found, 19) == Best(19, won=0, lost=1, walls=0, days=0, held=21)
    assert record_words(best_of(found, 15)) == (
        "Won 2, lost 1.",
        "Best: 9 Walls left; in 11 Days.",
    )
    assert record_words(best_of(found, 19)) == ("Won 0, lost 1.", "Held for 21 Days.")
    assert record_words(best_of(found, 23)) == ("Not played yet.",)


@pytest.mark.parametrize(
    ("won", "offered"),
    [
        ((), 15),
        ((15,), 19),
        ((15, 19), 23),
        ((19,), 23),
        ((15, 19, 23), 23),
        ((17,), 19),
        ((23, 15), 23),
        ((15, 31), 31),
    ],
)
def test_first_siege_deal_15_and_step_up_as_you_win(won: tuple[int, ...], offered: int) -> None:
    assert next_level(result(str(n), level) for n, level in enumerate(won)) == offered


@pytest.mark.parametrize("lost", [15, 17, 19, 23, 31])
def test_after_a_defeat_the_same_level_is_offered_again(lost: int) -> None:
    defeat = result("lost", lost, won=False)
    assert next_level([defeat]) == lost
    assert next_level([result("won", 15), defeat]) == lost
    assert next_level([result("won", 19), defeat]) == lost
    assert next_level([defeat, result("won", lost)]) == (19 if lost < 19 else max(23, lost))


def test_after_a_win_the_next_level_is_offered_in_words() -> None:
    assert next_words((result(),), 15) == "Of 15 you have won 1 and lost 0. Next time deal 19."
    lost = result(won=False)
    assert next_words((lost,), 15) == "Of 15 you have won 0 and lost 1."
    of_17 = result("two", 17, won=False)
    assert next_words((result(), of_17), 17) == "Of 17 you have won 0 and lost 1."
