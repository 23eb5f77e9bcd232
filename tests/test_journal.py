"""The journal: written, cut, damaged, folded and run again. Played with a toy game."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from zlib import crc32

import pytest

from engine.kernel.game import Step
from engine.kernel.journal import (
    FORMAT,
    LARGEST,
    TORN,
    Loaded,
    SaveError,
    command_line,
    end_line,
    header_line,
    parse,
    standing,
    survey,
    undo_line,
)
from engine.kernel.lines import START, Mark, write_line
from engine.kernel.playback import fold, options_of, played, verify
from tests.support_toy import (
    ABOUT,
    Command,
    Draw,
    Drew,
    Event,
    Recorded,
    ToyGame,
    ToyOptions,
    ToyState,
    go_on,
    record,
    seqs,
)

GAME = ToyGame()
match_of = cache(record)


def test_each_line_is_json_of_its_own() -> None:
    match = match_of()
    for seq, text in enumerate(match.data.decode("ascii").splitlines()):
        line = json.loads(text)
        assert list(line) == ["crc", "digest", "body"]
        assert line["body"]["seq"] == seq


def test_folding_the_events_gives_every_state_on_the_way() -> None:
    match = match_of()
    loaded = parse(match.data)
    assert options_of(GAME, loaded) == match.options
    assert loaded.header.about == ABOUT
    assert (loaded.finished, loaded.torn, loaded.ragged, loaded.note) == (True, False, False, None)
    assert loaded.mark == match.lines[-1].mark
    for seq, state in enumerate(match.states):
        assert fold(GAME, loaded, until=seq) == state


def test_running_the_commands_again_gives_the_same_events() -> None:
    for seed in range(20):
        assert verify(GAME, parse(match_of(seed).data)) == []


def test_running_again_names_the_first_line_that_differs() -> None:
    class OtherRules(ToyGame):
        def apply(self, state: ToyState, command: Command) -> Step[ToyState, Event]:
            step = super().apply(state, command)
            if isinstance(command, Draw) and state.day == 2:
                return Step(step.state, (*step.events, Drew(0, 1)))
            return step

    loaded = parse(match_of().data)
    at = next(p.seq for p in played(GAME, loaded) if p.day == 2 and p.command == Draw())
    assert verify(OtherRules(), loaded) == [f"Line {at}: 1 events were written, 2 happen."]
    assert fold(OtherRules(), loaded) == match_of().states[-1]  # Old games outlive new rules.


def test_running_again_names_an_event_that_differs_and_a_refused_command() -> None:
    match = match_of()
    after = match.lines[0].mark
    other = command_line(after, 1, 0, Draw(), [Drew(0, 99)])
    assert "event 0" in verify(GAME, parse(match.lines[0].data + other.data))[0]
    over = match_of(end=False)
    late = command_line(over.lines[-1].mark, 4, 0, Draw(), [])
    assert "The match is over." in verify(GAME, parse(over.data + late.data))[0]


def test_an_undo_goes_back_and_deletes_nothing() -> None:
    match = match_of(end=False)
    undo = undo_line(match.lines[-1].mark, 1, 3)
    line, state = go_on(undo.mark, match.states[3])
    loaded = parse(match.data + undo.data + line.data)
    last = len(match.lines)
    assert seqs(standing(loaded)) == [1, 2, 3, last + 1]
    assert fold(GAME, loaded) == state
    assert verify(GAME, loaded) == []
    again = undo_line(line.mark, 1, 0)
    assert fold(GAME, parse(match.data + undo.data + line.data + again.data)) == match.states[0]


def test_an_undo_to_a_line_that_does_not_stand_is_damage() -> None:
    match = match_of(end=False)
    first = undo_line(match.lines[-1].mark, 1, 2)
    second = undo_line(first.mark, 1, 4)
    loaded = parse(match.data + first.data + second.data)
    for read in (lambda: fold(GAME, loaded), lambda: verify(GAME, loaded)):
        with pytest.raises(SaveError):
            read()


# What may happen to a file: each ends as the beginning of the same match, or as a sentence.


def beginning(data: bytes, match: Recorded) -> int | None:
    """How many lines of the match the bytes hold; None where a sentence refuses them."""
    try:
        loaded = parse(data)
    except SaveError as error:
        assert str(error).endswith(".")
        return None
    count = len(loaded.entries) + 1
    assert loaded.mark == match.lines[count - 1].mark
    assert fold(GAME, loaded) == match.states[count - 1]
    assert loaded.torn == (loaded.note == TORN)
    return count


def whole_lines(match: Recorded, cut: int) -> int:
    """How many lines are whole, but for a newline, when a match is cut after so many bytes."""
    ends = [sum(len(line.data) for line in match.lines[: n + 1]) for n in range(len(match.lines))]
    return sum(end - 1 <= cut for end in ends)


def test_a_journal_cut_at_any_byte_is_its_beginning() -> None:
    match = match_of()
    for cut in range(len(match.data) + 1):
        whole = whole_lines(match, cut)
        assert beginning(match.data[:cut], match) == (whole or None)
        if whole:
            loaded = parse(match.data[:cut])
            on_an_edge = cut in (len(_joined(match, whole)), len(_joined(match, whole)) - 1)
            assert loaded.torn != on_an_edge
            assert survey(match.data[:cut]).torn == loaded.torn


def _joined(match: Recorded, count: int) -> bytes:
    return b"".join(line.data for line in match.lines[:count])


def resume(data: bytes, match: Recorded) -> tuple[bytes, bytes, int]:
    """What goes on: the bytes so far, what is added for one more command, and the lines so far."""
    loaded = parse(data)
    count = len(loaded.entries) + 1
    line, _ = go_on(loaded.mark, match.states[count - 1])
    return data, (b"\n" if loaded.ragged else b"") + line.data, count


def resumed_and_cut_again(match: Recorded, cuts: Iterable[int], step: int) -> int:
    """Cuts, goes on, cuts what was added anywhere, and goes on once more; counts the cases."""
    cases = 0
    for cut in cuts:
        data, added, count = resume(match.data[:cut], match)
        whole, gone_on = added.rstrip(b"\n"), fold(GAME, parse(data + added))
        for second in range(0, len(added) + 1, step):
            torn = data + added[:second]
            lines = len(parse(torn).entries) + 1
            assert lines == count + (second >= len(whole))
            # Going on again is slower to prove, so each cut proves another eighth of it.
            if lines == count and (cut + second) % 8 == 0:
                third, more, _ = resume(torn, match)
                assert fold(GAME, parse(third + more)) == gone_on
            cases += 1
    return cases


def test_a_journal_cut_resumed_and_cut_again_loses_nothing() -> None:
    match = match_of(end=False)
    header, last = len(match.lines[0].data), len(match.lines[-2].data) + len(match.lines[-1].data)
    unfinished = len(match.data) - len(match.lines[-1].data)
    cuts = [*range(header - 1, unfinished - 1, 61), *range(len(match.data) - last, unfinished - 1)]
    assert resumed_and_cut_again(match, cuts, step=5) > 500


@pytest.mark.long
def test_a_journal_cut_at_any_byte_and_again_at_any_byte_loses_nothing() -> None:
    match = match_of(end=False)
    unfinished = len(match.data) - len(match.lines[-1].data)
    cuts = range(len(match.lines[0].data) - 1, unfinished - 1)
    assert resumed_and_cut_again(match, cuts, step=1) > 100_000


def test_a_line_dropped_doubled_or_swapped_is_never_another_match() -> None:
    match = match_of()
    lines = [line.data for line in match.lines]
    for at in range(len(lines)):
        dropped = beginning(b"".join(lines[:at] + lines[at + 1 :]), match)
        assert dropped == (at if at == len(lines) - 1 else None)
        assert beginning(b"".join(lines[: at + 1] + lines[at:]), match) is None
        for other in range(at):
            swapped = list(lines)
            swapped[at], swapped[other] = lines[other], lines[at]
            assert beginning(b"".join(swapped), match) is None


def test_a_line_of_another_match_does_not_fit() -> None:
    match, other = match_of(), match_of(2)
    for at in range(min(len(match.lines), len(other.lines))):
        lines = [line.data for line in match.lines]
        lines[at] = other.lines[at].data
        assert beginning(b"".join(lines), match) is None


def flipped(match: Recorded, bits: Iterable[tuple[int, int]]) -> None:
    last = len(match.data) - len(match.lines[-1].data)
    for place, bit in bits:
        data = bytearray(match.data)
        data[place] ^= 1 << bit
        # Only damage to the last line, or to the newline before it, may look like a torn end.
        count = beginning(bytes(data), match)
        assert count in ((None,) if place < last - 1 else (None, *range(len(match.lines) - 2, 99)))
        assert count != len(match.lines) or place == len(match.data) - 1


def test_a_bit_flipped_anywhere_is_never_another_match() -> None:
    match = match_of()
    flipped(match, ((place, place % 8) for place in range(len(match.data))))


@pytest.mark.long
def test_any_bit_flipped_anywhere_is_never_another_match() -> None:
    match = match_of()
    flipped(match, ((place, bit) for place in range(len(match.data)) for bit in range(8)))


def test_a_digest_that_was_changed_with_its_crc_still_does_not_fit() -> None:
    match = match_of()
    other = write_line(match.lines[3].mark._replace(digest="0" * 16), {"day": 1, "undo": 0})
    loaded = _joined(match, 4) + other.data
    with pytest.raises(SaveError) as caught:
        parse(loaded)
    assert caught.value.why == "damaged"
    assert caught.value.sound == _joined(match, 4)


def test_the_sound_part_of_a_damaged_match_can_be_opened() -> None:
    match = match_of()
    data = bytearray(match.data)
    data[len(_joined(match, 5)) + 60] ^= 1
    with pytest.raises(SaveError) as caught:
        parse(bytes(data))
    assert str(caught.value) == (
        "This game is damaged at line 6: a line was changed, lost or moved."
    )
    assert beginning(caught.value.sound, match) == 5


# What is not ours, or not ours yet.


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "damaged"),
        (bytes(4096), "damaged"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "foreign"),
        (b'{"crc": 1}\n', "foreign"),
        (b"[]\n[]\n", "foreign"),
        (b"Dear Ruth,\n", "foreign"),
        (write_line(START, {"format": FORMAT}).data, "foreign"),
        (write_line(START, {"format": "1", "game": "toy"}).data, "foreign"),
        (write_line(START, {"format": FORMAT + 1, "anything": 1}).data, "newer"),
        (bytes(LARGEST + 1), "foreign"),
        (b'{"crc":"00000000","digest":"' + b"0" * 16 + b'","body":{}}\n', "damaged"),
    ],
)
def test_what_is_no_match_of_ours_gets_a_sentence(data: bytes, why: str) -> None:
    for read in (parse, survey):
        with pytest.raises(SaveError) as caught:
            read(data)
        assert caught.value.why == why
        assert str(caught.value).endswith(".")


def test_a_newer_file_says_so_even_where_nothing_else_can_be_read() -> None:
    newer = write_line(START, {"format": FORMAT + 1}).data + b"0123\n" + match_of().lines[3].data
    with pytest.raises(SaveError) as caught:
        parse(newer)
    assert caught.value.why == "newer"


def _header(game: str, version: int, options: object) -> Loaded:
    return parse(header_line((game, version), ABOUT, options, []).data)


def test_another_game_newer_rules_and_strange_options_are_refused() -> None:
    options = ToyOptions("duel", 1, 3, ())
    for loaded, why in (
        (_header("seraphs", 1, options), "foreign"),
        (_header("toy", ToyGame.version + 1, options), "newer"),
        (_header("toy", 1, Draw()), "unreadable"),
        (_header("toy", 1, Stranger(1)), "unreadable"),
    ):
        with pytest.raises(SaveError) as caught:
            fold(GAME, loaded)
        assert caught.value.why == why


@dataclass(frozen=True, slots=True)
class Stranger:
    n: int


def test_sound_lines_that_make_no_sense_get_a_sentence() -> None:
    match = match_of()
    header = match.lines[0]
    for command, events in (
        (Stranger(1), []),
        (7, []),
        (Draw(), [(1, 2)]),
        (Draw(), [Stranger(1)]),
        (Draw(), [Drew(0, 99)]),
        (Draw(), [Drew(7, match.states[0].deck[-1])]),
        (Draw(), [ToyOptions("duel", 1, 3, ())] * 2 + [Drew(0, None)]),
    ):
        line = command_line(header.mark, 1, 0, command, events)
        with pytest.raises(SaveError) as caught:
            fold(GAME, parse(header.data + line.data))
        assert str(caught.value) == "Line 2 of this match cannot be read by this program."
    for body in ({"day": 1}, {"day": "1", "end": "x"}, {"day": 1, "undo": "2"}):
        with pytest.raises(SaveError):
            parse(header.data + write_line(header.mark, body).data)
    misnumbered = write_line(header.mark._replace(seq=4), {"day": 1, "end": "x"})
    with pytest.raises(SaveError):
        parse(header.data + misnumbered.data)


def _forged(after: Mark, body: bytes) -> bytes:
    """A line as somebody would make it who knows the format."""
    digest = blake2b(after.digest.encode() + body, digest_size=8).hexdigest().encode()
    return b'{"crc":"%08x","digest":"%s","body":%s}\n' % (crc32(digest + body), digest, body)


@pytest.mark.parametrize("depth", [300, 600, 50_000])
def test_nesting_without_end_gets_a_sentence(depth: int) -> None:
    header = match_of().lines[0]
    nest = b"[" * depth + b"]" * depth
    body = b'{"seq":1,"day":1,"seat":0,"command":%s,"events":[["Draw"]]}' % nest
    with pytest.raises(SaveError) as caught:
        fold(GAME, parse(header.data + _forged(header.mark, body)))
    assert caught.value.why == "unreadable"


def test_a_body_that_is_no_json_or_more_than_one_gets_a_sentence() -> None:
    header = match_of().lines[0]
    for body in (b"", b"{", b'{"day":1,"end":"x"},{"day":1,"end":"x"}', b"1],[2", b"\xff", b"1"):
        with pytest.raises(SaveError):
            parse(header.data + _forged(header.mark, body))


def test_a_survey_tells_what_a_list_shows() -> None:
    match = match_of(end=False)
    seen = survey(match.data)
    assert (seen.about, seen.game, seen.finished) == (ABOUT, "toy", False)
    assert seen.day == match.states[-1].day
    undo = undo_line(match.lines[-1].mark, 2, 5)
    assert survey(match.data + undo.data).day == 2
    assert survey(match.data + end_line(match.lines[-1].mark, 4, "sum").data).finished
    assert survey(match.lines[0].data).day == 1
