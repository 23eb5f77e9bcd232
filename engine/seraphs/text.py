"""The text of a card, printed from its data: power, keywords, type line, the whole face.

`power_text` gives a card's `power` line letter for letter, so card and play cannot differ. The
keyword sentences are panel 8's.
"""

from typing import Final

from engine.seraphs.cards import CardDef, PlainKeyword, deck_cards
from engine.seraphs.phrases import SIDES, capital, card_name
from engine.seraphs.powers import Either
from engine.seraphs.sentences import effect_words, power_sentences
from engine.seraphs.words import TYPE_NAMES

_KEYWORD_NAMES: Final[dict[PlainKeyword, str]] = {
    "giant": "Giant",
    "giant_slayer": "Giant-slayer",
    "heavenly": "Heavenly",
    "army": "Army",
    "answer": "Answer",
    "taken_up": "Taken up",
    "elder": "Elder",
}
_HEIR_OF: Final = "Heir of "
_RETURN: Final = "Return ◇"
_HEAVENLY_OR_ARMY: Final = (
    "only Heavenly or Army cards, or 2 or more together, can stand in its way."
)
_KEYWORD_RULES: Final = {
    "Giant": "only a Giant-slayer, or 2 or more together, can stand in its way.",
    "Giant-slayer": (
        "when a Giant battles this character, the Giant falls before it deals damage."
    ),
    "Heavenly": _HEAVENLY_OR_ARMY,
    "Army": _HEAVENLY_OR_ARMY,
    "Answer": (
        "play it in a pause (panel 4), even on the other player’s day,"
        " with Altar cards you left standing."
    ),
    "Taken up": "if it would fall, it goes to your hand.",
    "Elder": "a character with YEARS on its plate. When it falls, its player draws a card.",
    "Turned": "a card can bring it over to the Covenant side.",
}


def power_text(card: CardDef) -> str:
    """The card's rules text, printed from its powers; empty for a plain character."""
    return " ".join(power_sentences(power) for power in card.powers)


def one_power_text(card: CardDef, power: int) -> str:
    """One of the card's powers, counted from 0, as the card prints it."""
    return power_sentences(card.powers[power])


def halves_text(card: CardDef, power: int) -> tuple[str, ...]:
    """The two halves of a power's "or", as sentences; nothing where there is no "or"."""
    for effect in card.powers[power].does:
        if isinstance(effect, Either):
            return tuple(capital(effect_words(half)) + "." for half in effect.of)
    return ()


def keyword_names(card: CardDef) -> tuple[str, ...]:
    """The card's keywords as printed: "Giant-slayer", "Heir of David", "Return ◇2"."""
    plain = tuple(_KEYWORD_NAMES[keyword] for keyword in card.keywords)
    heir = (f"{_HEIR_OF}{card_name(card.heir_of)}",) if card.heir_of else ()
    returning = (f"{_RETURN}{card.return_cost}",) if card.return_cost else ()
    return plain + heir + returning


def keyword_rule(name: str) -> str:
    """The sentence of a keyword, to follow its name and a colon (*Panel 8, Keywords*).

    `name` as `keyword_names` gives it, or "Turned". Raises KeyError for a word that is no keyword.
    """
    if name.startswith(_HEIR_OF):
        parent = name.removeprefix(_HEIR_OF)
        return f"costs 1 less if you have {parent} in play or in your Wilderness."
    if name.startswith(_RETURN):
        return (
            f"in your Work, pay {name.removeprefix(_RETURN)} manna to play it from your"
            " Wilderness. If a returned card would fall, it leaves the game."
        )
    return _KEYWORD_RULES[name]


def keyword_text(card: CardDef) -> str:
    """Every keyword of the card with its sentence, a line each; empty without keywords."""
    return "\n".join(f"{name}: {keyword_rule(name)}" for name in keyword_names(card))


def type_line(card: CardDef) -> str:
    """The band under the name: the card's type and its keywords, "Character · Giant"."""
    return " · ".join((TYPE_NAMES[card.type], *keyword_names(card)))


def face_text(card: CardDef) -> str:
    """The whole card as plain lines, from the cost to the story: for speech and for tests."""
    pair = f"Story pair: {card_name(card.pair)}" if card.pair else ""
    turned_by = f"Turned by: {card_name(card.turned_by)}" if card.turned_by else ""
    numbers = f"Strength {card.strength}, Heart {card.heart}" if card.type == "character" else ""
    lines = (
        f"{card.name} ({SIDES[card.side]}, cost {card.cost})",
        card.epithet,
        type_line(card),
        numbers,
        power_text(card),
        keyword_text(card),
        card.relation,
        pair,
        turned_by,
        f"“{card.quote}” ({card.quote_ref})",
        card.plate,
        card.station,
        card.story,
        card.reference,
    )
    return "\n".join(line for line in lines if line)


def text_problems() -> list[str]:
    """Where the printed powers and the decks' `power` lines differ: a line a card, else nothing."""
    return [
        f"{card.side}.toml: {card.id}: power: its powers print {power_text(card)!r},"
        f" not {card.power!r}"
        for card in deck_cards()
        if power_text(card) != card.power
    ]
