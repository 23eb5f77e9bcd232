"""Beginning a match and taking one up again."""

from datetime import datetime
from typing import Final

from engine.kernel.journal import About, header_line, standing
from engine.kernel.playback import fold, options_of
from engine.registry import Options, SeraphsGame, seraphs_game
from engine.seraphs.mode import PracticeOptions, SiegeOptions
from engine.seraphs.rules import NAME as DUEL
from engine.seraphs.siege_rules import NAME as SIEGE
from game.chronicle import Chronicle
from game.saves import Resumed, Saves, new_name
from game.seats import Sitter, sitters, written
from game.session import Session, Standing, Wishes

MODES: Final = {DUEL: "duel", SIEGE: "siege"}
"""What a match is called in lists, by the name of its game."""

PRACTICE: Final = "practice"
"""What a Duel with prepared decks is called there."""


def begin(
    saves: Saves,
    people: tuple[Sitter, ...],
    options: Options,
    wishes: Wishes,
    program: str,
) -> Session:
    """Begin a Duel or a Siege, as its options say; its first line is on its way to the disk."""
    game = seraphs_game(SIEGE if isinstance(options, SiegeOptions) else DUEL)
    now = datetime.now()
    mode = PRACTICE if isinstance(options, PracticeOptions) else MODES[game.name]
    name = new_name(mode, now)
    players = tuple(written(one) for one in people)
    about = About(name, now.isoformat(timespec="seconds"), program, mode, players)
    step = game.new(options)
    line = header_line((game.name, game.version), about, options, step.events)
    chronicle = _chronicle(game, people)
    chronicle.add(0, step.events, step.state)
    at = Standing(game, step.state, line.mark, 0, options.seed)
    return Session(at, people, saves.begin(name, line.data), chronicle, wishes)


def take_up(resumed: Resumed, wishes: Wishes) -> Session:
    """Go on with a saved match at the exact question it stopped at.

    Raises:
        SaveError: where it is no match of ours.
    """
    loaded = resumed.loaded
    game = seraphs_game(loaded.header.game)
    people = sitters(loaded.header.about.players)
    chronicle = _chronicle(game, people)
    state = fold(game, loaded, tell=chronicle.add)
    stands = standing(loaded)
    seq = stands[-1].seq if stands else 0
    at = Standing(game, state, loaded.mark, seq, options_of(game, loaded).seed)
    return Session(at, people, resumed.writer, chronicle, wishes)


def _chronicle(game: SeraphsGame, people: tuple[Sitter, ...]) -> Chronicle:
    seats = [seat for seat, one in enumerate(people) if one.is_person]
    return Chronicle(game, seats or [0])
