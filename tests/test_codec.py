"""The codec: what it writes is read as it was written, and nothing else is read at all."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Literal, NamedTuple, TypeVar

import pytest

from engine.kernel.codec import CodecError, decode, encode

T = TypeVar("T")


class Mood(StrEnum):
    GLAD = "glad"


class Both(NamedTuple, Generic[T]):
    covenant: T
    deep: T


@dataclass(frozen=True, slots=True)
class Inner:
    n: int | None
    word: Literal["dew", 7]
    mood: Mood


@dataclass(frozen=True, slots=True)
class Outer:
    refs: tuple[int, ...]
    names: tuple[str, ...]
    pair: tuple[str, bool]
    both: Both[int]
    either: "Inner | int | tuple[Inner, ...]"
    deeper: "Outer | None"


class Mixed(NamedTuple):
    n: int
    refs: tuple[int, ...]
    done: bool


@dataclass(frozen=True, slots=True)
class Grown:
    n: int
    ref: int = -1
    why: str = ""


class GrownPair(NamedTuple):
    n: int
    ref: int = -1


CODEC_WORDS = {one.__name__: one for one in (Outer, Inner, Mixed, Grown, GrownPair)}


WRONG: tuple[object, ...] = (None, True, 1, "a", [], ["a"], ["", "a"], [1], ["Inner", 1], {}, 0.5)


def _outer() -> Outer:
    inner = Inner(None, "dew", Mood.GLAD)
    leaf = Outer((), (), ("", False), Both(1, 2), 5, None)
    return Outer((1, 2), ("", "a"), ("b", True), Both(3, 4), (inner, inner), leaf)


def test_a_value_is_read_as_it_was_written() -> None:
    values = (_outer(), (), ("a",), ("", 1), ((1, "a"), None), (Inner(3, 7, Mood.GLAD), True))
    for value in (*values, Mixed(1, (2, 3), True), Mixed(0, (), False)):
        read = decode(json.loads(json.dumps(encode(value))), CODEC_WORDS)
        assert read == value
        assert repr(read) == repr(value)  # Tells 1 from True as well.


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (["Stranger", 1], "'Stranger' is not a word of this game."),
        (["Inner"], "A Inner has 3 fields, not 0."),
        (["Inner", True, "dew", "glad"], "Inner.n: True is not NoneType or int."),
        (["Inner", 1, "dow", "glad"], "Inner.word: 'dow' is not one of 'dew', 7."),
        (["Inner", 1, [], "glad"], "Inner.word: [] is not one of 'dew', 7."),
        (["Inner", 1, "dew", "sad"], "Inner.mood: 'sad' is not a Mood."),
        (["Inner", 1, "dew", ["Both"]], "Inner.mood: ['Both'] is not a Mood."),
        (["Mixed", True, [], True], "Mixed.n: True is not int."),
        (["Mixed", 1, [], 0], "Mixed.done: 0 is not bool."),
        (["Mixed", 1, [True], 0], "Mixed.refs: True is not int."),
        (["Grown"], "A Grown has 3 fields, not 0."),
        (["Grown", 1, 2, "a", 3], "A Grown has 3 fields, not 4."),
        (["Grown", 1, "a"], "Grown.ref: 'a' is not int."),
        ({"n": 1}, "{'n': 1} is not a word of this game."),
        (1.5, "1.5 is not a word of this game."),
    ],
)
def test_a_value_that_is_not_what_it_should_be_is_refused(written: object, sentence: str) -> None:
    with pytest.raises(CodecError) as caught:
        decode(written, CODEC_WORDS)
    assert str(caught.value) == sentence


def test_last_fields_that_were_added_later_have_their_defaults_in_an_older_value() -> None:
    assert decode(["Grown", 7], CODEC_WORDS) == Grown(7)
    assert decode(["Grown", 7, 2], CODEC_WORDS) == Grown(7, 2)
    assert decode(["GrownPair", 7], CODEC_WORDS) == GrownPair(7)


def test_every_single_change_of_a_field_is_refused_or_another_value() -> None:
    written = encode(_outer())
    assert isinstance(written, list)
    for place in range(1, len(written)):
        for wrong in WRONG:
            changed = [*written[:place], wrong, *written[place + 1 :]]
            try:
                read = decode(changed, CODEC_WORDS)
            except CodecError:
                continue
            assert encode(read) == changed


def test_what_has_no_written_form_is_refused() -> None:
    for value in (1.5, [1], {"a": 1}, {1}, b"a", object()):
        with pytest.raises(CodecError):
            encode((1, value))
