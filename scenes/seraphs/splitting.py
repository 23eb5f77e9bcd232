"""How an attacker's Strength is split among those together. *Panel 5, Battle: Together*."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.seraphs.commands import Deal
from engine.seraphs.forecast import offered_deal
from engine.seraphs.prompts import Question
from engine.seraphs.sight import TableSight
from engine.seraphs.views import View


@dataclass(slots=True)
class Split:
    """The shares of those together, in their order; they always add up to `total`.

    `settled`: how many of them have been said already.
    """

    total: int
    shares: dict[Ref, int]

    def give(self, ref: Ref, by: int) -> None:
        """Give one more to a card, or one less; another loses or gains it."""
        if not 0 <= self.shares[ref] + by <= self.total:
            return
        others = [one for one in reversed(self.shares) if one != ref]
        other = next((one for one in others if by < 0 or self.shares[one] > 0), None)
        if other is not None:
            self.shares[ref] += by
            self.shares[other] -= by

    def command(self, question: Question) -> Deal:
        """What is said for the card that is asked about now."""
        return Deal(question.ref, min(question.n, self.shares[question.ref]))


def first_split(sight: TableSight, view: View) -> Split:
    """What is offered: to each as much as makes it fall, the rest to the last."""
    question = sight.question
    assert question is not None, "a split is asked for"
    field = {one.ref: one for side in sight.sides for one in side.field}
    left = question.n
    shares: dict[Ref, int] = {}
    refs = question.refs[question.refs.index(question.ref) :]
    offered = offered_deal(view)
    for ref in refs:
        need = max(0, field[ref].heart - field[ref].damage) if ref in field else left
        n = offered.n if offered is not None and offered.ref == ref else min(left, need)
        shares[ref] = left if ref == refs[-1] else n
        left -= shares[ref]
    return Split(question.n, shares)
