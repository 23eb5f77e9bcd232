"""What the prompt bar says and what its buttons will do, from the match's own words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engine.seraphs import prompts as ask
from engine.seraphs.asking import Asking, asking
from engine.seraphs.commands import Command
from engine.seraphs.views import View
from scenes.seraphs.desk import Desk

Deed = Command | Literal["pass all day", "take back", "last word", "browse", "stop passing"]

ADVICE = "Fewer than 2 of yours"
TO_LOOK_AT = (ask.ASK_LAY_FROM_TOP, ask.ASK_KEEP, ask.ASK_FIND, ask.ASK_HALF)
OVER_THE_LANES = (ask.ASK_STAND, ask.ASK_DEAL)


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: what is written on it and what it does."""

    label: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class Prompt:
    """The prompt bar. `large` is None while there is nothing to press."""

    question: str
    help: str = ""
    large: Offer | None = None
    small: Offer | None = None


def prompt_for(desk: Desk, view: View) -> Prompt:
    """What the prompt says now."""
    said, question = asking(view), view.table.question
    made = Prompt(said.title, said.help)
    if question is None:
        return replace(made, large=Offer(said.button, "last word") if said.button else None)
    if not view.is_asked:
        small = Offer("Ask me again", "stop passing") if desk.passing() else None
        return replace(made, small=small)
    made = _offered(made, said, question.kind)
    if made.small is None and desk.may_undo():
        made = replace(made, small=Offer("Take back", "take back"))
    return made


def _offered(made: Prompt, said: Asking, kind: str) -> Prompt:
    """The buttons of a question: what the match offers, or the way to a scene of its own."""
    if kind in TO_LOOK_AT:
        return replace(made, large=Offer("Look and choose", "browse"))
    if kind in OVER_THE_LANES:
        return replace(made, large=Offer("To the battle", "browse"))
    large = None if said.answer is None else Offer(said.button, said.answer)
    if kind == ask.ASK_OFFERING and large is not None:
        large = replace(large, label="Lay no Offering")
    small = None if said.second_answer is None else Offer(said.second, said.second_answer)
    if kind == ask.ASK_REDRAW and said.help.startswith(ADVICE):
        large, small = small, large
    if kind == ask.ASK_PAUSE:
        small = Offer("Pass all day", "pass all day")
    return replace(made, large=large, small=small)
