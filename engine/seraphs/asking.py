"""What a seat is asked, in the leaflet's words: the prompt bar's line, its help and its buttons.

Where the other side is asked there is one line that waits, the same whatever that side may hold.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import DONE, KEEP_HAND, PASS, REDRAW, Command, choose_half
from engine.seraphs.foretelling import offered_deal
from engine.seraphs.labels import halves, label
from engine.seraphs.legality import lonely_block
from engine.seraphs.naming import (
    capital,
    does,
    followed,
    is_plural,
    joined,
    known,
    name_of,
    possessive,
    printed_name,
    side_name,
)
from engine.seraphs.phrases import filter_phrase
from engine.seraphs.powers import Filter
from engine.seraphs.prompts import AskStand, Question
from engine.seraphs.siege_asking import (
    HAND_RULE,
    SPLIT_RULE,
    TIE_RULE,
    first_title,
    is_tie,
    tie_title,
)
from engine.seraphs.state import State, announcement, card_of, find
from engine.seraphs.stats import enters_sideways, funds, heart
from engine.seraphs.telling import ending, said_sentence
from engine.seraphs.text import one_power_text, power_text
from engine.seraphs.views import View
from engine.seraphs.words import EVENING

__all__ = ["Asking", "asking", "explain", "label"]

CHEAP: Final = 3
FEW_CHEAP: Final = 2
"""Panel 3: redraw where fewer than 2 cards cost 1, 2 or 3."""

GIANT_RULE: Final = "only a Giant-slayer, or 2 or more together."
PARTNER: Final = "The other of you"
HEAVENLY_RULE: Final = "only Heavenly or Army cards, or 2 or more together."


@dataclass(frozen=True, slots=True)
class Asking:
    """The prompt bar. `help` is the rule that matters now; a button without words is not there.

    `answer` and `second_answer` are what the buttons say to the match; None where a button is only
    a word, because a card has to be chosen or set first.
    """

    title: str
    help: str = ""
    button: str = ""
    second: str = ""
    answer: Command | None = None
    second_answer: Command | None = None


def asking(view: View) -> Asking:
    """The question of the moment as the view's seat reads it, or the line that waits."""
    question = view.table.question
    if question is None:
        outcome = view.table.outcome
        title = ending(view, outcome.winners, outcome.how) if outcome else ""
        return Asking(title, button="To the last word" if outcome else "")
    if not view.is_asked:
        return Asking(_waiting(view, question))
    return _ASKING[question.kind](view, question)


def explain(question: Question, view: View) -> str:
    """Which card asks, and its sentence: "Jael: When it enters, a sideways …"; "" for no card."""
    card = known(view, question.ref)
    if card is None or question.power < 0:
        return ""
    return followed(card.printed.name, one_power_text(card.printed, question.power))


def _waiting(view: View, question: Question) -> str:
    name = PARTNER if question.side == view.seat else capital(side_name(view, question.side))
    waits = f"{name} {_WAITING[question.kind]}."
    said = announcement(view.table)
    if question.kind == ask.ASK_PAUSE and said is not None:
        return f"{said_sentence(view, said)} {waits}"
    return waits


_WAITING: Final = {
    ask.ASK_REDRAW: "may redraw",
    ask.ASK_LAY_FROM_TOP: "lays one of the top 2 on an Altar",
    ask.ASK_OFFERING: "may lay a card on an Altar",
    ask.ASK_WORK: "is at work",
    ask.ASK_GO_OUT: "goes out",
    ask.ASK_STAND: "may stand in the way",
    ask.ASK_PAUSE: "may answer",
    ask.ASK_TARGET: "chooses",
    ask.ASK_HALF: "chooses one of two",
    ask.ASK_DISCARD: "discards",
    ask.ASK_KEEP: "keeps one of the cards it looks at",
    ask.ASK_FIND: "takes a card it has found",
    ask.ASK_DEAL: "splits its Strength",
    ask.ASK_FIRST: "breaks a tie",
    ask.ASK_HAND: "breaks a tie",
}


def _redraw(view: View, question: Question) -> Asking:
    hand = view.table.hand[question.side]
    cheap = sum(card_of(view.table, ref).cost <= CHEAP for ref in hand)
    advice = "Fewer than 2 of yours cost 1, 2 or 3: redraw." if cheap < FEW_CHEAP else _REDRAW_RULE
    title = f"Keep these {len(hand)} cards, or draw {len(hand)} others?"
    return Asking(title, advice, "Keep this hand", "Redraw", KEEP_HAND, REDRAW)


_REDRAW_RULE: Final = "Once only. Do it if fewer than 2 of them cost 1, 2 or 3."


def _lay_from_top(view: View, question: Question) -> Asking:
    title = f"Lay one of your top {len(question.refs)} cards on your Altar"
    return Asking(title, "It lies face down. The other goes back on top.")


def _offering(view: View, question: Question) -> Asking:
    if enters_sideways(view.table, question.side, "offering"):
        rule = "Your Offering is turned sideways now: it gives manna from your next day on."
    else:
        rule = "It lies face down and gives 1 manna a day, today too."
    return Asking("Lay a card on your Altar, or go on", rule, "Go on", answer=DONE)


def _work(view: View, question: Question) -> Asking:
    manna = funds(view.table, question.side)
    siege = view.table.mode.siege
    title = "Play cards, or end the day" if siege else "Play cards, go out, or end the day"
    return Asking(title, f"You can pay {manna} manna.", "End the day", answer=DONE)


def _go_out(view: View, question: Question) -> Asking:
    title = f"{_attackers_go_out(view)} Who else?"
    rule = "Who goes out stays sideways until your next Morning, and cannot stand in the way."
    return Asking(title, rule, "Go out", answer=DONE)


def _stand(view: View, question: Question) -> Asking:
    lonely = lonely_block(view.table)
    if lonely >= 0:
        title = f"One alone may not stand in {possessive(name_of(view, lonely))} way"
        return Asking(title, capital(_rule_of(view, lonely)), "Set another beside it")
    title = f"{_attackers_go_out(view)} Who stands in the way?"
    return Asking(title, _standing_rule(view), label(DONE, view), answer=DONE)


def _attackers_go_out(view: View) -> str:
    names = [name_of(view, ref) for ref in view.table.attackers]
    if len(names) == 1:
        return f"{does(names[0], 'goes', 'go')} out."
    return f"{joined(names)} go out."


def _standing_rule(view: View) -> str:
    """The keywords that limit who may stand there, each with its attackers. *Panel 8; ruling 9*."""
    attackers = view.table.attackers
    rules: dict[str, list[str]] = {}
    for ref in attackers:
        if rule := _rule_of(view, ref):
            rules.setdefault(rule, []).append(name_of(view, ref))
    if not rules:
        return "Any standing character may, even one played today; it stays standing."
    if len(attackers) == 1:
        return capital(next(iter(rules)))
    return " ".join(f"{joined(names)}: {rule}" for rule, names in rules.items())


def _rule_of(view: View, attacker: int) -> str:
    card = card_of(view.table, attacker)
    if card.giant:
        return GIANT_RULE
    return HEAVENLY_RULE if card.heavenly or card.army else ""


def _pause(view: View, question: Question) -> Asking:
    """The announced card or ◇ power and what it will do; else which pause of the battle it is."""
    said = announcement(view.table)
    if said is not None:
        more = "Anything before it works?" if said.side == view.seat else "Do you answer?"
        title = f"{said_sentence(view, said)} {more}"
        card = CARDS[said.card].printed
        rule = one_power_text(card, said.power) if said.power >= 0 else power_text(card)
    elif any(isinstance(task, AskStand) for task in view.table.agenda):
        title, rule = f"{_attackers_go_out(view)} Do you answer?", _ANSWER_RULE
    else:
        title, rule = "Before damage: do you answer?", _ANSWER_RULE
    return Asking(title, rule, "Pass", answer=PASS)


_ANSWER_RULE: Final = "With an Answer or a ◇ power. When both pass in a row, the battle goes on."


def _target(view: View, question: Question) -> Asking:
    if is_tie(view, question):
        return Asking(tie_title(question), TIE_RULE)
    asks = printed_name(question.card)
    step = CARDS[question.card].plans[question.power].steps[question.step]
    assert step.target is not None, "a target is chosen where there is a filter"
    title = followed(asks, f"choose {_one_of(step.target)}")
    return Asking(title, one_power_text(CARDS[question.card].printed, question.power))


def _one_of(target: Filter) -> str:
    """One card that a filter means: "a Deep Army"; of your own "one of your characters"."""
    if target.side == "your" and not target.other:
        return f"one of {filter_phrase(replace(target, count='all', chooser='player')).words}"
    return filter_phrase(replace(target, count=1, chooser="player")).words


def _half(view: View, question: Question) -> Asking:
    first, second = halves(question)
    title = followed(printed_name(question.card), "which of the two?")
    if question.step >= 0:
        chosen = joined([name_of(view, ref) for ref in question.refs])
        title = f"{printed_name(question.card)} has chosen {chosen}: which of the two?"
    power = one_power_text(CARDS[question.card].printed, question.power)
    return Asking(title, power, first, second, choose_half(0), choose_half(1))


def _discard(view: View, question: Question) -> Asking:
    cards = "a card" if question.n == 1 else f"{question.n} cards"
    if view.table.phase == EVENING:
        limit = view.table.mode.hand_limit
        return Asking(f"Evening: discard {cards}", f"You keep {limit} in your hand.")
    return Asking(f"Discard {cards}", "It goes to your Wilderness.")


def _keep(view: View, question: Question) -> Asking:
    return Asking("Keep one of these cards", "It goes to your hand. The rest go under your deck.")


def _find(view: View, question: Question) -> Asking:
    return Asking("Take one of these cards", "It is shown and goes to your hand. Then shuffle.")


def _deal(view: View, question: Question) -> Asking:
    table = view.table
    struck = name_of(view, question.ref)
    attacker = name_of(view, table.in_the_way[question.ref])
    title = f"{possessive(attacker)} Strength: how much meets {struck}?"
    share = offered_deal(table)
    assert share is not None, "a split is asked for"
    return Asking(title, _deal_rule(table, question, struck), label(share, view), answer=share)


def _deal_rule(table: State, question: Question, struck: str) -> str:
    entry = find(table, question.ref)
    need = heart(table, entry) - entry.damage if entry else 0
    falls = "fall" if is_plural(struck) else "falls"
    return f"{question.n} left to split among those together. {struck} {falls} at {need}."


def _first(view: View, question: Question) -> Asking:
    return Asking(first_title(view, question), SPLIT_RULE)


def _hand(view: View, question: Question) -> Asking:
    first, second = halves(question)
    answers = (choose_half(0), choose_half(1))
    return Asking("From which hand does a card go?", HAND_RULE, first, second, *answers)


_ASKING: Final[dict[str, Callable[[View, Question], Asking]]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_LAY_FROM_TOP: _lay_from_top,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _target,
    ask.ASK_HALF: _half,
    ask.ASK_DISCARD: _discard,
    ask.ASK_KEEP: _keep,
    ask.ASK_FIND: _find,
    ask.ASK_DEAL: _deal,
    ask.ASK_FIRST: _first,
    ask.ASK_HAND: _hand,
}
