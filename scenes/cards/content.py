"""What stands on a card, in words: read from the cards, ready to be laid out."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from engine.seraphs.cards import CardDef, Helper, card, deck_cards, helpers
from engine.seraphs.text import keyword_names, keyword_rule, power_text
from engine.seraphs.words import TYPE_NAMES
from scenes.measures import measured
from scenes.services import Measures
from scenes.theme import Side

Kind = Literal["character", "holy_thing", "miracle", "act", "stronghold", "scheme", "helper"]

_HELPER_KINDS = {
    "walls": "Walls",
    "score": "Score",
    "day": "The day",
    "reference": "Rules",
    "mode": "Rules",
    "tabernacle": "Tabernacle",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words and numbers of one card.

    Attributes:
        type: the type's name, as printed.
        keywords: their names; `discs` names the picture of each.
        reminder: what the keywords mean.
        pair: what stands beside the Story-pair seal, and the name of the pair.
        person: a Covenant person, whose picture may be hidden (panel 14).
        lines: the rules that a helper carries.
    """

    id: str
    name: str
    side: Side
    kind: Kind
    type: str
    keywords: tuple[str, ...] = ()
    discs: tuple[str, ...] = ()
    epithet: str = ""
    power: str = ""
    reminder: str = ""
    relation: str = ""
    pair: tuple[str, str] = ("", "")
    quotation: str = ""
    plate: str = ""
    reference: str = ""
    cost: int = 0
    strength: int = 0
    heart: int = 0
    person: bool = False
    lines: tuple[str, ...] = ()

    @property
    def glass(self) -> Kind:
        """The kind of card whose windows are of the shape of this one's."""
        if self.kind != "helper":
            return self.kind
        return "miracle" if self.type == _HELPER_KINDS["score"] else "character"


@cache
def words_of(card_id: str, measures: Measures = "both") -> Words:
    """The words of a card of the decks, or of a helper. Raises KeyError where there is none."""
    if measures != "both":
        words = words_of(card_id)
        lines = tuple(measured(line, measures) for line in words.lines)
        return replace(words, plate=measured(words.plate, measures), lines=lines)
    try:
        return _card_words(card(card_id))
    except KeyError:
        found = next((helper for helper in helpers() if helper.id == card_id), None)
        if found is None:
            raise
        return _helper_words(found)


@cache
def all_ids() -> tuple[str, ...]:
    """The 129 cards: both decks, then the helpers."""
    return tuple(found.id for found in deck_cards()) + tuple(found.id for found in helpers())


def _card_words(found: CardDef) -> Words:
    return Words(
        id=found.id,
        name=found.name,
        side=found.side,
        kind=found.type,
        type=TYPE_NAMES[found.type],
        keywords=keyword_names(found),
        discs=_discs(found),
        epithet=found.epithet,
        power=power_text(found),
        reminder=_reminder(found),
        relation=found.relation,
        pair=_pair_line(found),
        quotation=f"“{found.quote}”" if found.quote else "",
        plate=unparted(found.plate or found.station),
        reference=found.reference,
        cost=found.cost,
        strength=found.strength,
        heart=found.heart,
        person=found.side == "covenant" and found.type == "character",
    )


def _discs(found: CardDef) -> tuple[str, ...]:
    heir = ("heir_of",) if found.heir_of else ()
    back = ("return",) if found.return_cost else ()
    return found.keywords + heir + back


def _reminder(found: CardDef) -> str:
    rules = (f"{name}: {keyword_rule(name)}" for name in keyword_names(found))
    return " ".join(rules)


def _pair_line(found: CardDef) -> tuple[str, str]:
    if not found.pair:
        return "", ""
    turned = ", Turned by" if found.turned_by == found.pair else ""
    return f"Story pair{turned}:", card(found.pair).name


def unparted(text: str) -> str:
    """The text, with no line end between a number and its unit."""
    return re.sub(r"(\d) (?=(m|cm|km|kg|g|of)\b)", "\\1\u00a0", text)


def _helper_words(found: Helper) -> Words:
    verse = (f"“{found.quote}” {found.quote_ref}",) if found.quote else ()
    ending = tuple(line for line in (found.station, found.last_sentence) if line)
    return Words(
        id=found.id,
        name=found.name,
        side="deep" if found.side == "deep" else "covenant",
        kind="helper",
        type=_HELPER_KINDS[found.kind],
        lines=found.lines + verse + ending,
        reference=found.reference,
    )
