"""A random match of any game, under trial: after each command everything that must hold is asked.

What differs from game to game is a `Kit`; a `Trial` plays one match by it. A failure carries the
seed and all that was said, so that the match can be played again.
"""

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Generic

from engine.kernel.codec import encode, reader
from engine.kernel.decision import Decision, IllegalCommand, Refusal
from engine.kernel.game import CommandT, EventT, Game, OptionsT, PromptT, StateT, Step, ViewT
from engine.kernel.rng import Rng, seeded

MOST_DECISIONS = 2000
EVERY = 10
"""How many decisions lie between two dealings anew."""

OFTEN, SELDOM = 2, 5
"""Of questions one in so many is judged with the whole universe (of forced ones half as many)."""

SPARING = 4
"""Of the refused commands one in so many is given to `apply`, another one each time."""

ALONG = 5
"""How many commands a table dealt anew is played on."""

CARD_FIELDS = frozenset({"card", "cards", "covenant_card"})
"""What a field is called that holds cards by their printed identity."""

PLAIN = frozenset({int, str, bool, type(None)})
"""What holds nothing further."""


@dataclass(frozen=True)
class Kit(Generic[OptionsT, StateT, CommandT, EventT, ViewT, PromptT]):
    """What a trial needs to know of a game.

    `contents`: everything in a state, to compare, which lives on with the state; `kept` holds it as
    it is now. `sound`: asserts what is true of any state at
    rest. `placed`: every card, once for each place it is in. `known`: the cards a view shows;
    `peeked`: those that lie where its seat may not look.
    `answer`: what a random match says. `unlisted`: commands that `options` leaves out on purpose,
    and whether each is legal. `shown`: everything in a view, to compare.
    """

    game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT]
    seats: tuple[int, ...]
    options: Callable[[int], OptionsT]
    universe: Callable[[StateT], Iterable[CommandT]]
    unlisted: Callable[[StateT, tuple[CommandT, ...]], Iterable[tuple[CommandT, bool]]]
    answer: Callable[[StateT, tuple[CommandT, ...], Rng], tuple[CommandT, Rng]]
    copy: Callable[[StateT], StateT]
    contents: Callable[[StateT], object]
    kept: Callable[[StateT], object]
    sound: Callable[[StateT], None]
    placed: Callable[[StateT], list[int]]
    cards: tuple[int, ...]
    known: Callable[[ViewT], frozenset[int]]
    peeked: Callable[[StateT, ViewT], list[int]]
    shown: Callable[[ViewT], object]


class Trial(Generic[OptionsT, StateT, CommandT, EventT, ViewT, PromptT]):
    """One match, from its setting up to its end."""

    def __init__(
        self,
        kit: Kit[OptionsT, StateT, CommandT, EventT, ViewT, PromptT],
        seed: int,
        judged: int = SELDOM,
    ) -> None:
        self.kit = kit
        self.game = kit.game
        self.seed = seed
        self.judged = judged
        self.rng = seeded(seed + 1_000_003)
        self.told: list[CommandT] = []
        self.read = reader(self.game.words())

    def run(self) -> None:
        """Play the match to its end."""
        with telling(self.seed, self.told):
            self._begin()
            while (decision := self.game.decision(self.state)) is not None:
                assert len(self.told) < MOST_DECISIONS, "the match does not end"
                if len(self.told) % (self.judged * (1 + (len(decision.options) == 1))) == 0:
                    self._judge_all(decision)
                if len(self.told) % EVERY == 0:
                    self._deal_anew(decision)
                self._go_on(decision)
            self._end()

    def _begin(self) -> None:
        options = self.kit.options(self.seed)
        step = self.game.new(options)
        self.state, self.folded = step.state, self.game.empty(options)
        assert self.read(encode(options)) == options
        self._take(step)

    def _judge_all(self, decision: Decision[PromptT, CommandT]) -> None:
        """Options are what `check` allows; what it refuses is refused by `apply` and moves nothing.

        A refused command changes neither the state nor what follows.
        """
        allowed, refused = list[CommandT](), 0
        assert decision.options, "a question without an answer"
        assert len(set(decision.options)) == len(decision.options), "an option is listed twice"
        check, state = self.game.check, self.state
        for command in self.kit.universe(state):
            refusal = check(state, command)
            if refusal is None:
                allowed.append(command)
                continue
            assert refusal.sentence, f"{command} is refused without a word"
            assert refusal.panel, f"{command} is refused without a panel"
            refused += 1
            if (refused + len(self.told)) % SPARING == 0:
                self._is_refused(command, refusal)
        assert set(allowed) == set(decision.options), _difference(allowed, decision.options)
        for command, legal in self.kit.unlisted(self.state, decision.options):
            refusal = self.game.check(self.state, command)
            assert (refusal is None) == legal, (command, refusal)
            if refusal is not None:
                self._is_refused(command, refusal)
        assert self.kit.contents(self.state) == self.now, "a refused command changed the state"

    def _is_refused(self, command: CommandT, refusal: Refusal | None) -> None:
        try:
            self.game.apply(self.state, command)
        except IllegalCommand as refused:
            assert refused.refusal == refusal, command
        else:
            raise AssertionError(f"{command} is refused by check, but apply takes it")

    def _deal_anew(self, decision: Decision[PromptT, CommandT]) -> None:
        """What a seat does not know is dealt anew: it sees and is asked the same."""
        for seat in self.kit.seats:
            view = self.game.view(self.state, seat)
            shown = self.kit.shown(view)
            twin = self.game.resample(view, seeded(self.seed + len(self.told)))
            assert self.kit.shown(self.game.view(twin, seat)) == shown, f"seat {seat} sees more"
            assert sorted(self.kit.placed(twin)) == list(self.kit.cards), f"seat {seat}"
            assert self.kit.shown(view) == shown, "dealing anew changed the view"
            if seat == decision.seat:
                assert self.game.decision(twin) == decision, f"seat {seat} is asked another thing"
                self._play_along(twin)

    def _play_along(self, twin: StateT) -> None:
        """A table dealt anew is a match like any other."""
        rng = seeded(self.seed)
        for _ in range(ALONG):
            decision = self.game.decision(twin)
            if decision is None:
                return
            command, rng = self.kit.answer(twin, decision.options, rng)
            self.game.play(twin, command)
            assert sorted(self.kit.placed(twin)) == list(self.kit.cards), command

    def _go_on(self, decision: Decision[PromptT, CommandT]) -> None:
        command, self.rng = self.kit.answer(self.state, decision.options, self.rng)
        self.told.append(command)
        searched = self.kit.copy(self.state)
        step = self.game.apply(self.state, command)
        assert self.kit.contents(self.state) == self.now, "apply changed the state it was given"
        self._round_trip(command)
        self.state = step.state
        self._take(step)
        self.game.play(searched, command)
        assert self.kit.contents(searched) == self.now, "search plays by other rules"

    def _take(self, step: Step[StateT, EventT]) -> None:
        for event in step.events:
            self._round_trip(event)
            self.game.evolve(self.folded, event)
        self.now = self.kit.kept(step.state)
        assert self.kit.contents(self.folded) == self.now, "the events fold to another state"
        assert sorted(self.kit.placed(step.state)) == list(self.kit.cards), "a card is not in place"
        self.kit.sound(step.state)
        for seat in self.kit.seats:
            self._nothing_unseen(step, seat)

    def _nothing_unseen(self, step: Step[StateT, EventT], seat: int) -> None:
        view = self.game.view(step.state, seat)
        assert not self.kit.peeked(step.state, view), f"seat {seat} sees what is face down"
        known = self.kit.known(view)
        unseen = cards_named(self.kit.shown(view)) - known
        assert not unseen, f"seat {seat} has not seen {unseen}, but its view names them"
        for event in step.events:
            unseen = cards_named(self.game.redact(event, seat)) - known
            assert not unseen, f"seat {seat} has not seen {unseen} in {event}"

    def _round_trip(self, word: CommandT | EventT) -> None:
        text = json.dumps(encode(word))
        assert self.read(json.loads(text)) == word, text

    def _end(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "nothing is asked, and nobody has won"
        assert set(outcome.winners) <= set(self.kit.seats)
        for command in self.kit.universe(self.state):
            self._is_refused(command, self.game.check(self.state, command))


def cards_named(value: object) -> set[int]:
    """Every card that is named by its printed identity anywhere within a value."""
    named: set[int] = set()
    holders = [value]
    for holder in holders:
        if isinstance(holder, list) or type(holder) is tuple:
            holders += _holders_in(holder)
            continue
        for name, held in _parts(holder):
            if name in CARD_FIELDS:
                named.update(one for one in _numbers(held) if one >= 0)
            if type(held) not in PLAIN:
                holders.append(held)
    return named


def _holders_in(items: Collection[object]) -> list[object]:
    """What holds something further among some items, which mostly are numbers."""
    if PLAIN.issuperset(map(type, items)):
        return []
    return [one for one in items if type(one) not in PLAIN]


def _parts(holder: object) -> Iterable[tuple[str, object]]:
    if isinstance(holder, dict):
        return holder.items()
    kind: type = type(holder)
    return [(name, getattr(holder, name)) for name in _fields(kind)]


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """What a dataclass or a NamedTuple holds by name; nothing else holds anything so."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    named: tuple[str, ...] = getattr(kind, "_fields", ())
    return named


def _numbers(held: object) -> list[int]:
    if isinstance(held, int):
        return [held]
    return [one for one in held if isinstance(one, int)] if isinstance(held, tuple | list) else []


@contextmanager
def telling(seed: int, told: list[CommandT]) -> Iterator[None]:
    """Lets whatever fails say the seed and all that was said, oldest first."""
    try:
        yield
    except Exception as error:
        lines = [f"{place}: {command}" for place, command in enumerate(told)]
        error.add_note("\n".join([f"seed {seed}, after {len(told)} commands:", *lines]))
        raise


def _difference(allowed: list[CommandT], listed: tuple[CommandT, ...]) -> str:
    more = [command for command in allowed if command not in listed]
    fewer = [command for command in listed if command not in allowed]
    return f"allowed and not listed: {more}; listed and not allowed: {fewer}"
