"""Beginning a Duel and taking one up again."""

from datetime import datetime
from typing import Final

from engine.kernel.journal import About, header_line, standing
from engine.kernel.playback import fold, options_of
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME, NAME, VERSION
from game.chronicle import Chronicle
from game.saves import Resumed, Saves, new_name
from game.seats import Sitter, sitters, written
from game.session import Session, Standing, Wishes

MODE: Final = "duel"


def begin(
    saves: Saves,
    people: tuple[Sitter, Sitter],
    options: DuelOptions,
    wishes: Wishes,
    program: str,
) -> Session:
    """Begin a Duel; its first line is on its way to the disk."""
    now = datetime.now()
    name = new_name(MODE, now)
    players = tuple(written(one) for one in people)
    about = About(name, now.isoformat(timespec="seconds"), program, MODE, players)
    step = GAME.new(options)
    line = header_line((NAME, VERSION), about, options, step.events)
    chronicle = _chronicle(people)
    chronicle.add(0, step.events, step.state)
    at = Standing(step.state, line.mark, 0, options.seed)
    return Session(at, people, saves.begin(name, line.data), chronicle, wishes)


def take_up(resumed: Resumed, wishes: Wishes) -> Session:
    """Go on with a saved Duel at the exact question it stopped at.

    Raises:
        SaveError: where it is not a Duel of ours.
    """
    loaded = resumed.loaded
    people = sitters(loaded.header.about.players)
    chronicle = _chronicle(people)
    state = fold(GAME, loaded, tell=chronicle.add)
    stands = standing(loaded)
    seq = stands[-1].seq if stands else 0
    at = Standing(state, loaded.mark, seq, options_of(GAME, loaded).seed)
    return Session(at, people, resumed.writer, chronicle, wishes)


def _chronicle(people: tuple[Sitter, ...]) -> Chronicle:
    seats = [seat for seat, one in enumerate(people) if one.is_person]
    return Chronicle(seats or [0])
