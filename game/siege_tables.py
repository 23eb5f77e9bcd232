"""Sitting down to a Siege: which one is offered, how it went, its last word. *Panel 11*."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Final

from engine.seraphs.cards import helper
from engine.seraphs.mode import LEVELS, SiegeOptions
from engine.seraphs.sight import SiegeSight, TableSight
from engine.seraphs.words import COVENANT, DEEP
from game.session import Session
from game.siege_results import Best, Result, Results, best_of, next_level
from game.stories import WALLS_CARDS, story_of, told_again
from scenes.curtain import Curtain
from scenes.last_word import Closing, Ending
from scenes.new_game import LARGEST_SEED
from scenes.reading import Story
from scenes.siege_new import SiegeChoice, SiegeNew
from scenes.stack import SceneStack
from scenes.theme import Side

WON: Final = "Jerusalem stands."
LOST: Final = "Jerusalem has fallen."
PICK_OWN: Final = "Pick the story of a card you played, and read it"
PICK_THEIRS: Final = "Pick the story of a Deep card still in play, and read it"
PICK_TURNED: Final = "Pick the story of a Deep card that was turned over, and read it"
OTHERS_HAND: Final = "Talk freely, and show your cards if you like."


class Sieges:
    """The Sieges of one run of the program."""

    def __init__(self, stack: SceneStack) -> None:
        """None yet; results are kept as long as the program runs, until others are set."""
        self._stack = stack
        self._people = 1
        self._kept: Session | None = None
        self.results = Results()

    def choose(self, then: Callable[[SiegeChoice | None], None]) -> None:
        """Ask which Siege; the level that comes next is offered."""
        results = self.results.read()
        seed = secrets.randbelow(LARGEST_SEED)
        offered = SiegeChoice(next_level(results), self._people, seed)
        levels = {*LEVELS, *(one.level for one in results)}
        records = {level: record_words(best_of(results, level)) for level in levels}
        self._stack.push(SiegeNew(offered, records), then)

    def begun(self, choice: SiegeChoice) -> SiegeOptions:
        """The options of what was chosen; next time as many people are offered."""
        self._people = choice.people
        return SiegeOptions(choice.seed, choice.level, choice.people)

    def keep(self, session: Session) -> None:
        """Keep how a Siege went, once it is over and told."""
        table = session.sight()
        if session is self._kept or table.siege is None or not table.how:
            return
        self._kept = session
        name = session.writer.name or f"unsaved, {datetime.now().isoformat()}"
        self.results.add(result_of(name, table, table.siege))

    def ending(self, table: TableSight, siege: SiegeSight, *, hidden: bool) -> Ending:
        """The last word of a Siege, with how it went before and what comes next."""
        results = self.results.read()
        return ending_of(table, siege, next_words(results, siege.level), hidden=hidden)


def curtain(name: str) -> Curtain:
    """Between two people together: hands are their own, though they may be shown."""
    return Curtain(name, "covenant", OTHERS_HAND)


def result_of(game: str, table: TableSight, siege: SiegeSight) -> Result:
    """How a Siege went that is over."""
    walls = table.sides[COVENANT].walls
    return Result(game, siege.level, siege.people, COVENANT in table.winners, walls, table.day)


def record_words(best: Best) -> tuple[str, ...]:
    """How the Sieges of a level went, in lines."""
    if not best.won + best.lost:
        return ("Not played yet.",)
    lines = [f"Won {best.won}, lost {best.lost}."]
    if best.won:
        lines.append(f"Best: {_counted(best.walls, 'Wall')} left; in {_counted(best.days, 'Day')}.")
    else:
        lines.append(f"Held for {_counted(best.held, 'Day')}.")
    return tuple(lines)


def next_words(results: tuple[Result, ...], level: int) -> str:
    """What the leaflet says comes next."""
    best = best_of(results, level)
    told = f"Of {level} you have won {best.won} and lost {best.lost}."
    following = next_level(results)
    if following > level:
        return f"{told} Next time deal {following}."
    return told


def ending_of(table: TableSight, siege: SiegeSight, more: str, *, hidden: bool) -> Ending:
    """What is read at the end of a Siege. *The Evening: the last word*.

    Won: the story of a card that was played, then Babylon's last sentence. Lost: the story of a
    Deep card still in play, then Jerusalem's.
    """
    won = COVENANT in table.winners
    walls = helper(WALLS_CARDS[DEEP if won else COVENANT])
    city = "Babylon" if won else "Jerusalem"
    read, shown = f"Read {city}'s last sentence.", f"helpers/{walls.id}"
    closing = Closing(read, walls.last_sentence, _side(won=won), shown)
    pick, stories = _stories(table, won=won, hidden=hidden)
    return Ending(
        outcome=WON if won else LOST,
        detail=f"{_how(table, siege)} {more}".strip(),
        readers=("You",),
        stories=(stories,),
        closings=(closing,),
        side="covenant" if won else "deep",
        told=told_again(table, hidden=hidden),
        pick=pick,
    )


def _stories(table: TableSight, *, won: bool, hidden: bool) -> tuple[str, tuple[Story, ...]]:
    """What to pick, and from which stories: of the Deep those in play, or else all it had."""
    ids = table.sides[COVENANT].played
    pick = PICK_OWN
    if not won:
        lying = tuple(dict.fromkeys(one.id for one in table.sides[DEEP].field))
        ids, pick = (lying, PICK_THEIRS) if lying else (table.sides[DEEP].played, PICK_TURNED)
    return pick, tuple(story_of(card_id, hidden=hidden) for card_id in ids)


def _side(*, won: bool) -> Side:
    return "deep" if won else "covenant"


def _how(table: TableSight, siege: SiegeSight) -> str:
    on_day = f"on Day {table.day}"
    if COVENANT in table.winners:
        left = _counted(table.sides[COVENANT].walls, "Wall")
        return f"The Siege of {siege.level} is lifted {on_day}, with {left} left."
    if table.how == "days":
        return f"The Siege of {siege.level} went on for ten days on Day 30."
    return f"The Siege of {siege.level} broke the last Wall {on_day}."


def _counted(n: int, thing: str) -> str:
    return f"{n} {thing}{'' if n == 1 else 's'}"
