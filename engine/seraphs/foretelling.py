"""A battle run to its end on a copy of a view, by the rules themselves, as if nobody answered.

All cards in a battle lie open, so no hidden one is needed: pauses are passed, nobody more goes out
or stands in the way, a split goes as it is offered, and what a power would still ask is left out.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from engine.kernel.agenda import drop_all, put, put_all, take
from engine.kernel.decision import IllegalCommand
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs import prompts as ask
from engine.seraphs.battle import begin_battle
from engine.seraphs.commands import DONE, PASS, Command, Deal, deal
from engine.seraphs.events import Event, FightBegan
from engine.seraphs.flow import run
from engine.seraphs.legality import lonely_block
from engine.seraphs.options import check
from engine.seraphs.prompts import AttackersBreakWalls, Do, Fight
from engine.seraphs.rules import GAME
from engine.seraphs.siege_tasks import Strike, WhoseHand
from engine.seraphs.state import SPARES, InPlay, State, find
from engine.seraphs.stats import heart, strength
from engine.seraphs.views import View


class Foretold:
    """A battle as it will go.

    Attributes:
        attackers: in the order they went out.
        in_the_way: each blocker with its attacker, before the fights.
        strengths: of each attacker as its fight begins.
        over: attackers whose fight was over before.
        fighting: the attacker whose Strength is being split, or -1.
        lonely: the attacker in whose way one stands who may not stand there alone, or -1.
        split: attackers whose split is only offered.
        open_powers: for each attacker (-1: before all fights) the cards that still ask something.
        events: what will happen.
    """

    __slots__ = (
        "attackers",
        "events",
        "fighting",
        "in_the_way",
        "lonely",
        "open_powers",
        "over",
        "split",
        "strengths",
    )

    def __init__(self, table: State) -> None:
        """A battle as it stands, nothing foretold."""
        self.attackers = tuple(table.attackers)
        self.in_the_way = dict(table.in_the_way)
        self.fighting = next(
            (t.ref for t in table.agenda if isinstance(t, Fight) and t.ref >= 0), -1
        )
        self.over = tuple(ref for ref in table.fought if ref != self.fighting)
        self.lonely = lonely_block(table)
        self.strengths: dict[Ref, int] = {}
        self.split: set[Ref] = set()
        self.open_powers: dict[Ref, list[Ref]] = {}
        self.events: tuple[Event, ...] = ()


def foretold(view: View, commands: Sequence[Command]) -> Foretold:
    """The battle of a view, first with these commands, then to its end.

    Raises:
        IllegalCommand: where the side that is asked may not say one of them.
    """
    table = view.table.copy()
    atoms.start_record(table)
    _drop_what_follows(table)
    for command in commands:
        refusal = check(table, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        GAME.play(table, command)
        _drop_what_follows(table)
    is_split = any(isinstance(command, Deal) for command in commands)
    battle = Foretold(view.table if is_split else table)
    if battle.attackers:
        _run_on(table, battle)
    return battle


def offered_deal(table: State) -> Deal | None:
    """The share that is offered where Strength is to be split; None where that is not asked.

    It fells the most that can be felled, by their cost; what is left meets the last.
    """
    question = table.question
    if question is None or question.kind != ask.ASK_DEAL:
        return None
    blockers = _blockers(table, table.in_the_way[question.ref])
    at = [one.ref for one in blockers].index(question.ref)
    felled = _felled(table, blockers[at:], question.n)
    if not felled:
        return deal(question.ref, question.n)
    return deal(question.ref, _need(table, blockers[at]) if blockers[at] in felled else 0)


def _drop_what_follows(table: State) -> None:
    """Let nothing wait beneath the battle: its Evening is not foretold."""
    waiting = list(table.agenda)
    last = next((n for n, t in enumerate(waiting) if isinstance(t, AttackersBreakWalls)), 0)
    drop_all(table.agenda)
    put_all(table.agenda, waiting[last:][::-1])


def _run_on(table: State, battle: Foretold) -> None:
    if table.question is not None and table.question.kind == ask.ASK_GO_OUT:
        atoms.hear(table)
        begin_battle(table, table.active)
        run(table)
    elif table.question is not None and table.question.kind == ask.ASK_DEAL:
        atoms.hear(table)  # What is split lies open, but to whom it is not asked it is not said.
        run(table)
    _note(table, battle)
    while table.question is not None:
        _answer(table, battle)
        _note(table, battle)
    battle.events = atoms.end_record(table)


def _note(table: State, battle: Foretold) -> None:
    """Keep the Strength of those whose fight has not begun."""
    for ref in table.attackers:
        entry = find(table, ref)
        if entry is not None and (ref not in table.fought or ref == battle.fighting):
            battle.strengths[ref] = strength(table, entry)


def _answer(table: State, battle: Foretold) -> None:
    question = table.question
    assert question is not None, "only a question is answered"
    match question.kind:
        case ask.ASK_PAUSE:
            GAME.play(table, PASS)
        case ask.ASK_STAND:
            GAME.play(table, DONE)
        case ask.ASK_DEAL:
            battle.split.add(table.in_the_way[question.ref])
            share = offered_deal(table)
            assert share is not None, "a split is asked for"
            GAME.play(table, share)
        case ask.ASK_FIRST:
            _strike(table, battle)
        case _:
            if question.ref >= 0:
                fight = _now_fighting(table, battle)
                battle.open_powers.setdefault(fight, []).append(question.ref)
            _leave_open(table)


def _strike(table: State, battle: Foretold) -> None:
    """Let those in a Siege's attacker's way be struck as they stand, where nobody broke the tie."""
    atoms.hear(table)
    task = take(table.agenda)
    assert isinstance(task, Strike), "a tie is broken before a strike"
    battle.split.add(task.ref)
    others = [one.ref for one in _blockers(table, task.ref) if one.ref not in task.order]
    put(table.agenda, Strike(task.ref, (*task.order, *others)))
    run(table)


def _leave_open(table: State) -> None:
    """Leave out what a power asks, and go on with its next step."""
    atoms.hear(table)
    if table.agenda and isinstance(table.agenda[-1], _ASKS):
        task = take(table.agenda)
        if isinstance(task, Do):
            put(table.agenda, task._replace(step=task.step + 1, done=False, chosen=()))
    run(table)


_ASKS: Final = (
    ask.Announce,
    Do,
    ask.ItsPlayerChooses,
    ask.DiscardChosen,
    ask.KeepOne,
    ask.TakeFound,
    WhoseHand,
)
"""Tasks that wait for a choice. A view has none where the other side has not announced yet."""


def _now_fighting(table: State, battle: Foretold) -> Ref:
    fights = [event.attacker for event in table.record or () if isinstance(event, FightBegan)]
    return fights[-1] if fights else battle.fighting


def _felled(table: State, blockers: Sequence[InPlay], n: int) -> tuple[InPlay, ...]:
    """Those of them that n Strength fells, of the highest cost together, with the least of it."""
    fallible = [one for one in blockers if not _is_spared(table, one)]

    def worth(group: tuple[InPlay, ...]) -> tuple[int, int]:
        return sum(one.card.cost for one in group), -sum(_need(table, one) for one in group)

    can = [group for group in _groups(fallible) if sum(_need(table, one) for one in group) <= n]
    return max(can, key=worth, default=())


def _groups(entries: Sequence[InPlay]) -> Iterator[tuple[InPlay, ...]]:
    return chain.from_iterable(combinations(entries, n) for n in range(1, len(entries) + 1))


def _need(table: State, entry: InPlay) -> int:
    """The damage that makes a character fall; what has damage equal to its Heart has fallen."""
    return heart(table, entry) - entry.damage


def _is_spared(table: State, entry: InPlay) -> bool:
    return any(held.kind == SPARES and entry.ref in held.refs for held in table.lasting)


def _blockers(table: State, attacker: Ref) -> list[InPlay]:
    found = [find(table, ref) for ref, against in table.in_the_way.items() if against == attacker]
    return [entry for entry in found if entry is not None]
