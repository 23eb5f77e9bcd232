"""Powers at work: one step after another, one case an effect. *VOCABULARY; rulings 18 to 26*."""

from engine.kernel.agenda import put, put_behind
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs.catalogue import CARDS, Plan, PlanStep
from engine.seraphs.effects import befall
from engine.seraphs.events import PowerWorked
from engine.seraphs.prompts import ASK_TARGET, Do, Question
from engine.seraphs.reach import change_asks
from engine.seraphs.state import State, find
from engine.seraphs.stats import works
from engine.seraphs.targets import candidates, fits
from engine.seraphs.words import COVENANT

_IN_PLAY_MOMENTS = frozenset(
    {"enters", "goes_out", "many_go_out", "stands_in_the_way", "morning", "evening"}
)
_BY_ITSELF = _IN_PLAY_MOMENTS | {"falls"}


def do(state: State, task: Do) -> None:
    """Do one step of a power, and put the next on the agenda."""
    plan = CARDS[task.card].plans[task.power]
    at = task.step
    if at == 0 and not task.later:
        if not begins(state, task, plan):
            return
        task = _about(state, task, plan)
    steps = plan.later if task.later else plan.steps
    if at >= len(steps):
        return
    step = steps[at]
    if step.half not in (-1, task.half) or (step.then and not task.done):
        go_on(state, task, steps, done=task.done)
        return
    refs = _refs_for(state, task, step)
    if refs is None:
        _ask(state, task, step)
        return
    waiting = len(state.agenda)
    told = 0 if state.record is None else len(state.record)
    done = befall(state, task, step.effect, refs)
    newer = len(state.agenda) - waiting
    if done and state.record is not None and (newer or len(state.record) > told):
        _name(state, task, steps, told)
    go_on(state, task, steps, done=done, newer=newer)


def go_on(
    state: State, task: Do, steps: tuple[PlanStep, ...], *, done: bool, newer: int = 0
) -> None:
    """Let the next step wait, behind what this one has put on the agenda."""
    if task.step + 1 < len(steps):
        side, ref, card, power, at, half, targets, it, _, later, _ = task
        following = Do(side, ref, card, power, at + 1, half, targets, it, done, later, ())
        put_behind(state.agenda, following, newer)


def begins(state: State, task: Do, plan: Plan) -> bool:
    """Whether the power works at all: its card in play and working, its condition true."""
    if plan.when in _IN_PLAY_MOMENTS:
        entry = find(state, task.ref)
        if entry is None or not works(state, entry):
            return False
    if plan.if_ is not None and plan.if_.is_ == "only_one_character":
        return len(_covenant_characters(state)) == 1
    return True


def _name(state: State, task: Do, steps: tuple[PlanStep, ...], told: int) -> None:
    """Say whose power works, before what came of it, if it came by itself and is not named yet."""
    if CARDS[task.card].plans[task.power].when not in _BY_ITSELF and not task.later:
        return
    before = [step for step in steps[: task.step] if step.half in (-1, task.half)]
    if not (before and task.done):
        atoms.work(state, PowerWorked(task.ref, task.card, task.power, task.later), told)


def _about(state: State, task: Do, plan: Plan) -> Do:
    """The task with what "it" means: what the moment is about, or the card itself."""
    side, ref, card, power, at, half, targets, it, done, later, chosen = task
    if plan.if_ is not None and plan.if_.is_ == "only_one_character":
        it = _covenant_characters(state)
    elif it:
        return task
    else:
        it = (ref,)
    return Do(side, ref, card, power, at, half, targets, it, done, later, chosen)


def _covenant_characters(state: State) -> tuple[Ref, ...]:
    return tuple(one.ref for one in state.field[COVENANT] if one.card.is_character)


def _refs_for(state: State, task: Do, step: PlanStep) -> tuple[Ref, ...] | None:
    """The cards a step befalls: chosen, meant, or it; None where they must be asked for."""
    target = step.target
    if target is None:
        if step.itself:
            return _it_of(state, task, step)
        return candidates(state, task.side, task.ref, step)
    there = candidates(state, task.side, task.ref, step)
    if task.targets and target.chooser != "covenant":
        return tuple(ref for ref in task.targets[task.step] if ref in there)
    need = target.count if isinstance(target.count, int) else len(there)
    if len(there) <= need:
        return there
    return task.chosen if len(task.chosen) == need else None


def _it_of(state: State, task: Do, step: PlanStep) -> tuple[Ref, ...]:
    """What "it" means, of what is in play and would be changed. *Rulings 18, 44*."""
    asks = change_asks(step.effect)
    there = [find(state, ref) for ref in task.it]
    return tuple([one.ref for one in there if one and fits(state, one, asks)])


def _ask(state: State, task: Do, step: PlanStep) -> None:
    """Ask for a card as it comes: its card's player, or the Covenant where the card says so."""
    put(state.agenda, task)
    there = candidates(state, task.side, task.ref, step)
    refs = tuple(ref for ref in there if ref not in task.chosen)
    by_covenant = step.target is not None and step.target.chooser == "covenant"
    side = COVENANT if by_covenant else task.side
    at = task.step
    atoms.ask(state, Question(ASK_TARGET, side, refs, 1, task.ref, task.card, task.power, at))
