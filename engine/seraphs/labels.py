"""Each command as a short verb phrase: for rings of choices, hints of keys, and speech."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.naming import capital, known, name_of, possessive
from engine.seraphs.paying import price
from engine.seraphs.powers import ItsPlayer
from engine.seraphs.prompts import PLAY, RAISE, Question
from engine.seraphs.sentences import effect_words
from engine.seraphs.text import halves_text, one_power_text
from engine.seraphs.views import View

LONGEST: Final = 36
"""Characters of a ◇ power's text that a ring of choices holds."""

AN_ALTAR_CARD: Final = "an Altar card"
WHOSE_HANDS: Final = ("The younger's hand", "The older's hand")
"""Seat 0 is the younger of two people in a Siege. *Panel 11: 2 players*."""
_SMALL_WORDS: Final = frozenset({"a", "an", "the", "to", "of", "is", "your", "just", "and", "it"})


def label(command: Command, view: View) -> str:
    """What a command does: "Play Moses, 6", "Stand in Cain's way", "Return Isaac, ◇2"."""
    return _LABELS[type(command)](view, command)  # type: ignore[arg-type]  # by type


def halves(question: Question) -> tuple[str, str]:
    """The two things between which a question asks, as short sentences without their end."""
    if question.kind == ask.ASK_HAND:
        return WHOSE_HANDS
    card = CARDS[question.card]
    if question.step < 0:
        one, two = halves_text(card.printed, question.power)
        return one.rstrip("."), two.rstrip(".")
    effect = card.plans[question.power].steps[question.step].effect
    assert isinstance(effect, ItsPlayer), "its player chooses between two"
    first, second = effect.of
    return capital(effect_words(first)), capital(effect_words(second))


def _play(view: View, command: say.PlayCard) -> str:
    return f"Play {name_of(view, command.ref)}{_cost(view, command.ref, PLAY)}"


def _raise(view: View, command: say.RaiseUp) -> str:
    return f"Raise up {name_of(view, command.ref)}{_cost(view, command.ref, RAISE)}"


def _return(view: View, command: say.ReturnCard) -> str:
    card = known(view, command.ref)
    return f"Return {name_of(view, command.ref)}{f', ◇{card.return_cost}' if card else ''}"


def _cost(view: View, ref: Ref, how: int) -> str:
    card = known(view, ref)
    return f", {price(view.table, card.side, ref, how, -1)}" if card else ""


def _use(view: View, command: say.UsePower) -> str:
    card = known(view, command.ref)
    return _shortened(one_power_text(card.printed, command.power)) if card else "Use its ◇ power"


def _shortened(text: str) -> str:
    """As many words as a ring holds: "◇2: stop a Scheme the Deep…"."""
    text = text.split(" (", maxsplit=1)[0].rstrip(".")
    if len(text) <= LONGEST:
        return text
    words = text[:LONGEST].split(" ")[:-1]
    while words[-1] in _SMALL_WORDS:
        words.pop()
    return f"{' '.join(words).rstrip(',;:')}…"


def _choose(view: View, command: say.Choose) -> str:
    question = view.table.question
    hidden = any(command.ref in altar for altar in view.table.altar)
    name = AN_ALTAR_CARD if hidden and not known(view, command.ref) else name_of(view, command.ref)
    return f"{_CHOOSING.get(question.kind if question else '', 'Choose')} {name}"


_CHOOSING: Final = {ask.ASK_DISCARD: "Discard", ask.ASK_KEEP: "Keep", ask.ASK_FIND: "Take"}


def _half(view: View, command: say.ChooseHalf) -> str:
    question = view.table.question
    assert question, "a half is asked for"
    return halves(question)[command.half]


def _done(view: View, command: say.Done) -> str:
    question = view.table.question
    kind = question.kind if question else ""
    if kind == ask.ASK_STAND:
        return "Stand in the way" if view.table.in_the_way else "Let them pass"
    return _DONE.get(kind, "Go on")


_DONE: Final = {ask.ASK_WORK: "End the day", ask.ASK_GO_OUT: "Go out"}

_LABELS: Final[dict[type, Callable[[View, Never], str]]] = {
    say.Redraw: lambda view, c: "Redraw",
    say.KeepHand: lambda view, c: "Keep this hand",
    say.LayFromTop: lambda view, c: f"Lay {name_of(view, c.ref)} on your Altar",
    say.LayOffering: lambda view, c: "Lay on your Altar",
    say.PlayCard: _play,
    say.RaiseUp: _raise,
    say.ReturnCard: _return,
    say.UsePower: _use,
    say.GoOut: lambda view, c: "Go out",
    say.StandInTheWay: lambda view, c: f"Stand in {possessive(name_of(view, c.attacker))} way",
    say.Deal: lambda view, c: f"Deal {c.n}",
    say.Choose: _choose,
    say.ChooseHalf: _half,
    say.Pass: lambda view, c: "Pass",
    say.Done: _done,
    say.Concede: lambda view, c: "Concede",
}
