"""Spoken play: what is said, what says it, and whole Duels played by ear."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.seraphs.asking import label
from engine.seraphs.commands import Concede
from game.speech import BROKEN_VOICE, NO_VOICE, VOICES, Speaker, Voice, find_voice
from scenes.last_word import Closing, Ending, LastWord
from scenes.menu import Menu, MenuEntry
from scenes.notice import Notice
from scenes.reading import Reading, Story
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.spoken import card_words
from scenes.seraphs.standing import Card
from scenes.seraphs.table import OVERLAYS, TableScene
from scenes.services import Settings
from scenes.settings import SettingsScene
from scenes.speech import Reciter, in_words, new_lines
from tests.support import Table, scenario
from tests.support_desk import DeskInMemory, first_answer
from tests.support_ear import Ear, Listener

ENTRIES = (
    MenuEntry("duel", "Duel", "lapis", "Against a person here, or the computer."),
    MenuEntry("leave", "Leave", "dark"),
)


# What is said


def at(table: Table) -> tuple[Ear, TableScene]:
    """A table that is only heard, with one who always passes on the other side."""
    ear = Ear()
    scene = TableScene(DeskInMemory(table.state, brain=first_answer))
    ear.push(scene)
    ear.settle()
    return ear, scene


def focus(ear: Ear, name: str) -> str:
    """Tab until something of that name is said."""
    for _ in range(60):
        told = ear.hears("tab")
        if told.startswith(name):
            return told
    raise AssertionError(f"{name} was never said: {ear.heard}")


def test_a_scene_that_opens_is_said_whole_and_then_only_where_the_focus_goes() -> None:
    ear = Ear()
    ear.push(Menu(ENTRIES))
    ear.settle()
    assert ear.heard == [
        "Seraphs & Serpents. Duel, button. Against a person here, or the computer."
    ]
    assert ear.hears("down") == "Leave, button."
    assert ear.hears("f2") == "Seraphs & Serpents. Leave, button."


def test_nothing_is_said_where_nobody_asked_for_it() -> None:
    ear = Ear(Settings(motion="none"))
    ear.push(Menu(ENTRIES))
    ear.settle()
    assert ear.hears("down") == ear.hears("f2") == ""


def test_a_card_says_name_cost_strength_heart_marks_and_why_it_is_not_legal() -> None:
    ear, _ = at(scenario(covenant=["joshua"], covenant_hand=["david", "abel"], covenant_altar=1))
    assert focus(ear, "Abel").startswith(
        "Abel, in your hand, costs 1, Strength 1, Heart 1; You can: Play Abel, 1; Character"
    )
    assert "It costs more manna than you have. (Panel 7, Manna)" in focus(ear, "David")
    assert "Joshua, yours, in play, Strength 4, Heart 4" in focus(ear, "Joshua")


def test_a_changed_number_says_what_was_printed_and_marks_are_words() -> None:
    shown = Card(1, "david", 0, strength=5, heart=3, damage=2, marks=frozenset({"first_day"}))
    told = card_words(shown, None, "", frozenset({"threatened"}))
    assert told.startswith(
        "David, Strength 5, printed 3, Heart 3, damage 2, came today, aimed at; "
    )


def test_a_card_that_is_not_known_is_not_named() -> None:
    assert card_words(Card(1, "", 1), None, "", frozenset()) == "A face-down card"


def test_the_prompt_its_help_and_the_large_button_are_said() -> None:
    ear, scene = at(scenario(covenant_hand=["abel"], covenant_altar=1))
    told = ear.hears("f2")
    assert scene.view.prompt.question in told
    assert f"Large button: {scene.view.buttons[0].label}" in told


def test_each_new_line_of_the_log_is_said_once() -> None:
    ear, scene = at(scenario(covenant_hand=["abel"], covenant_altar=1))
    focus(ear, "Abel")
    before = len(scene.desk.log())
    told = ear.hears("return")
    lines = [line.text for line in scene.desk.log()[before:]]
    assert lines
    assert all(told.count(line) == lines.count(line) for line in lines)
    assert not any(line in ear.hears("tab") for line in lines)


def test_what_comes_of_a_deed_ends_what_was_being_said_and_what_follows_waits_for_it() -> None:
    ear, _ = at(scenario(covenant_altar=["job"], covenant_hand=["noah"], step="offering"))
    ear.heard.clear()
    after: list[str] = []
    ear.stack.services.say_next = after.append
    ear.key("return")
    ear.settle()
    assert len(ear.heard) == 1
    assert "Go out" in ear.heard[0] or "Large button" in ear.heard[0]


def test_how_everything_stands_is_told_when_asked() -> None:
    ear, _ = at(scenario(covenant=["joshua"], deep=["cain"], covenant_hand=["abel"]))
    told = ear.hears("f3")
    for words in (
        "Jerusalem has",
        "Babylon has",
        "Walls",
        "Joshua, Strength 4",
        "Cain, Strength 3",
    ):
        assert words in told


def test_a_sentence_over_the_scene_is_said_at_once() -> None:
    ear, _ = at(scenario(covenant=["joshua"], covenant_hand=["david", "abel"], covenant_altar=1))
    focus(ear, "David")
    assert ear.hears("return").startswith("It costs more manna than you have.")


def test_a_story_is_read_aloud_and_a_last_word_too() -> None:
    ear = Ear()
    story = Story("David", "He took five stones.", quote="The LORD saves.", quote_ref="1 Samuel 17")
    ear.push(Reading(story))
    ear.settle()
    told = " ".join(ear.heard)
    assert "David. He took five stones. The LORD saves. 1 Samuel 17." in told
    closing = Closing("The Deep reads.", "It fell.", "deep")
    ear.push(LastWord(Ending("Jerusalem stands.", "On day 9.", (), (), (closing,))))
    ear.settle()
    assert "Jerusalem stands. On day 9. The Deep reads. It fell." in ear.heard[-1]


def test_a_notice_is_said_with_its_button() -> None:
    ear = Ear()
    ear.push(Notice("Something went wrong here."))
    ear.settle()
    assert ear.heard == ["Something went wrong here. So be it, button."]


def test_signs_are_said_as_words() -> None:
    assert in_words("Pay ◇2, −1 · “so”") == "Pay 2 manna, minus 1, so"
    assert new_lines(("a", "b"), ("b", "a", "a", "c")) == ["a", "c"]


def test_another_scene_is_new_in_every_line() -> None:
    class Page:
        def spoken(self) -> str:
            return "one\ntwo"

    reciter, page = Reciter(), Page()
    assert reciter.news(page) == "one. two."
    assert reciter.news(page) == ""
    assert reciter.news(Page()) == "one. two."


# A whole Duel


def check_that_all_was_said(ear: Ear, desk: DeskInMemory, told: str) -> str:
    """Every answer that may be given was among what was heard. Gives the kind of question."""
    top, question = ear.top, desk.sight().question
    if question is None or not isinstance(top, TableScene | BattleScene):
        return ""
    if isinstance(top, TableScene) and question.kind in OVERLAYS:
        return ""  # Its cards are told in the scene that the large button opens.
    options = top.options if isinstance(top, TableScene) else top.view.options
    for commands in options.values():
        for command in commands:
            if not isinstance(command, Concede):
                words = in_words(label(command, desk.view()))
                assert words in told, f"{words!r} was not said: {told}"
    return question.kind


@pytest.mark.parametrize(
    ("seed", "seat"), [(3, 0), pytest.param(4, 0, marks=pytest.mark.long), (7, 1)]
)
def test_a_whole_duel_is_played_by_what_was_spoken_and_keys_alone(seed: int, seat: int) -> None:
    ear, desk = Ear(), DeskInMemory(seed=seed, seat=seat)
    kinds: Counter[str] = Counter()
    ear.push(TableScene(desk))
    Listener(
        ear, seed, lambda told: kinds.update([check_that_all_was_said(ear, desk, told)])
    ).play()
    assert ear.results == ["last word"]
    assert kinds["work"] > 5
    assert kinds["offering"] > 3


# What says it


class Child:
    """A child process that speaks as long as it is wanted to."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.returncode: int | None = None
        self.said = b""
        self.stdin = self

    def write(self, words: bytes) -> None:
        self.said += words

    def close(self) -> None:
        pass

    def poll(self) -> int | None:
        return self.returncode

    def terminate(self) -> None:
        self.returncode = -15

    def wait(self, _: float = 0) -> int:
        return self.returncode or 0


class Stage:
    """A speaker with children that are none, and a clock that is set."""

    def __init__(self, voice: Voice) -> None:
        self.children: list[Child] = []
        self.now = 0.0
        self.speaker = Speaker(voice, self._start, lambda: self.now)

    def _start(self, command: Sequence[str]) -> "subprocess.Popen[bytes]":
        self.children.append(Child(command))
        return self.children[-1]  # type: ignore[return-value]  # as much of one as is used

    def tick(self) -> float | None:
        self.now += 1.0
        return self.speaker.tick()


MAC, LINUX = VOICES["darwin"], VOICES["linux"]


def test_the_newest_words_replace_those_that_are_being_spoken() -> None:
    stage = Stage(MAC)
    stage.speaker.say("one")
    stage.tick()
    stage.speaker.say("two")
    assert stage.children[0].returncode == -15
    stage.speaker.say("three")
    stage.tick()
    assert [child.said for child in stage.children] == [b"one", b"three"]


def test_what_happens_by_itself_is_spoken_after_and_in_order() -> None:
    stage = Stage(MAC)
    stage.speaker.say("one")
    stage.tick()
    stage.speaker.say_next("two")
    stage.speaker.say_next("three")
    stage.tick()
    assert len(stage.children) == 1
    for child in range(2):
        stage.children[child].returncode = 0
        stage.tick()
    assert [child.said for child in stage.children] == [b"one", b"two", b"three"]
    stage.children[2].returncode = 0
    assert stage.tick() is None


def test_the_dispatcher_is_told_to_stop_before_anything_new_is_said() -> None:
    stage = Stage(LINUX)
    stage.speaker.say("-one")
    stage.tick()
    assert stage.children[0].command[-2:] == ("--", "-one")
    stage.speaker.say("two")
    assert stage.children[1].command == ("spd-say", "--cancel")
    stage.tick()
    assert len(stage.children) == 2
    stage.children[1].returncode = 0
    stage.tick()
    assert stage.children[2].command[-1] == "two"


def test_a_focus_that_runs_along_is_not_spoken_at_every_step() -> None:
    stage = Stage(MAC)
    for word in ("one", "two", "three", "four"):
        stage.speaker.say(word)
    stage.tick()
    assert [child.said for child in stage.children] == [b"four"]


def test_a_voice_that_does_not_answer_is_said_to_be_broken_and_tried_again() -> None:
    stage = Stage(LINUX)
    stage.speaker.say("one")
    stage.tick()
    stage.children[0].returncode = 1
    stage.tick()
    assert stage.speaker.trouble == BROKEN_VOICE
    stage.speaker.say("two")
    stage.tick()
    stage.children[1].returncode = 0
    stage.tick()
    assert stage.speaker.trouble == ""


@pytest.mark.parametrize(
    ("platform", "program"), [("linux", "spd-say"), ("darwin", "say"), ("win32", "powershell")]
)
def test_each_system_has_its_synthesiser_where_it_is_installed(platform: str, program: str) -> None:
    found = find_voice(platform, lambda name: name if name == program else None)
    assert found is not None
    assert found.speak[0] == program
    assert find_voice(platform, lambda name: None) is None
    assert find_voice("plan9", lambda name: name) is None


def test_without_a_voice_the_setting_says_so_in_a_sentence() -> None:
    speaker = Speaker(None)
    speaker.say("one")
    assert speaker.tick() is None
    ear = Ear()
    ear.stack.services.speechless = speaker.trouble
    ear.push(SettingsScene())
    ear.click("Play")
    assert NO_VOICE in ear.top.spoken()


def test_a_voice_that_is_not_there_at_all_is_no_fault() -> None:
    speaker = Speaker(Voice(("no such program",)))
    speaker.say("one")
    speaker.tick()
    assert speaker.trouble == BROKEN_VOICE


def test_a_real_child_speaks_without_being_waited_for(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    program = (
        "import sys, pathlib, time; words = sys.stdin.buffer.read(); time.sleep(0.2);"
        f"pathlib.Path({str(heard)!r}).write_bytes(words)"
    )
    speaker = Speaker(Voice((sys.executable, "-c", program)))
    speaker.say("Noah’s ark")
    assert speaker.tick() is not None
    assert not heard.exists()
    until = time.monotonic() + 20
    while speaker.tick() is not None and time.monotonic() < until:
        time.sleep(0.02)
    assert heard.read_text(encoding="utf-8") == "Noah’s ark"
    assert speaker.trouble == ""
    speaker.say("again")
    speaker.tick()
    speaker.close()
    assert heard.read_text(encoding="utf-8") == "Noah’s ark"
