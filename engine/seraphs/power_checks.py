"""What the vocabulary's types cannot say about a card's powers, asked as the decks are read.

What the rules would pass over is refused: a card does all that its data says and its text prints.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final

from engine.seraphs.powers import (
    Either,
    EntersSideways,
    Filter,
    Forbid,
    Gets,
    If,
    Power,
    Search,
    StopsWorking,
    TakeFromWilderness,
    Turn,
)
from engine.seraphs.words import STAYS_IN_PLAY, CardType

COMPUTED: Final = (Gets, StopsWorking, EntersSideways, Forbid)
"""The effects of a "While in play" power: they are computed from the table, never done."""

REPEATABLE: Final = frozenset({"pay", "while"})
"""The moments of which a card may have several powers; of any other it has one at most."""

ANNOUNCED: Final = frozenset({"played", "pay", "enters"})
"""The moments that are announced: only there is the half of an "or" chosen. *Ruling 5*."""

_WHOLE: Final = frozenset(field.name for field in fields(Filter))
_ALTAR: Final = frozenset({"kind", "side", "state", "count", "chooser"})
_READ: Final[Mapping[type, frozenset[str]]] = {
    Search: frozenset({"kind", "card"}),
    TakeFromWilderness: frozenset({"kind", "cost", "other", "count"}),
}
"""What of a filter the rules read, where they don't read the whole of it."""

_READ_WHILE: Final[Mapping[type, frozenset[str]]] = {
    Gets: frozenset({"side", "key", "other", "count"}),
    EntersSideways: frozenset({"kind", "side", "count"}),
    Forbid: frozenset({"side", "cost", "count"}),
}
_WANTED_WHILE: Final[Mapping[type, Mapping[str, str]]] = {
    Gets: {"side": "your", "count": "all"},
    EntersSideways: {"side": "covenant"},
    Forbid: {"side": "covenant", "count": "all"},
}
"""The same of a "While in play" power, and what they take for granted there."""


def power_problems(powers: tuple[Power, ...], card_type: CardType) -> list[str]:
    """What is wrong with a card's powers, each line beginning with its place: ``powers[0]: …``."""
    problems = [
        f"powers[{place}]: {problem}"
        for place, power in enumerate(powers)
        for problem in (
            *_moment_problems(power, card_type),
            *_while_problems(power),
            *_unread_problems(power),
        )
    ]
    moments = [power.when for power in powers if power.when not in REPEATABLE]
    repeated = sorted({moment for moment in moments if moments.count(moment) > 1})
    return problems + [f'powers: more than one power for "{moment}"' for moment in repeated]


def cards_named(powers: tuple[Power, ...]) -> list[tuple[str, str]]:
    """The card ids that the powers name, each after its place, ``powers[1].does[0].card``."""
    return [
        (f"{at}.card", record.card)
        for at, record in records(powers, "powers")
        if isinstance(record, Filter | If | StopsWorking | Turn) and record.card is not None
    ]


def records(value: object, at: str = "") -> Iterator[tuple[str, object]]:
    """Every power, effect, filter, amount and condition within a value, outermost first."""
    if isinstance(value, tuple):
        for place, entry in enumerate(value):
            yield from records(entry, f"{at}[{place}]")
    elif is_dataclass(value):
        yield at, value
        for field in fields(value):
            yield from records(getattr(value, field.name), f"{at}.{field.name.rstrip('_')}")


def _moment_problems(power: Power, card_type: CardType) -> Iterator[str]:
    if (power.when == "played") == (card_type in STAYS_IN_PLAY):
        yield f'"{power.when}" is no moment of a {card_type}'
    if (power.when == "pay") != (power.pay > 0):
        yield f'a ◇ power has a cost, and no other power: "{power.when}", pay {power.pay}'
    if (power.when == "many_go_out") != (power.n > 0):
        yield f'"many_go_out" has a number n, and no other moment: "{power.when}", n {power.n}'
    if not power.does:
        yield "it does nothing"
    if power.if_ and (power.if_.is_ == "in_play") != (power.if_.card is not None):
        yield 'if: "in_play" names a card, and no other condition'


def _while_problems(power: Power) -> Iterator[str]:
    if power.when != "while":
        if any(isinstance(effect, EntersSideways | StopsWorking) for effect in power.does):
            yield 'its effect needs the moment "while"'
        return
    for place, effect in enumerate(power.does):
        if not isinstance(effect, COMPUTED):
            yield f'does[{place}]: {effect.do} cannot be done "while"'
        elif isinstance(effect, Gets | Forbid) and effect.until != "while_in_play":
            yield f'does[{place}]: "while" lasts "while_in_play", not "{effect.until}"'


def _unread_problems(power: Power) -> Iterator[str]:
    """What a power says and the rules would pass over."""
    if power.if_ and (power.if_.is_ == "in_play") != (power.when == "while"):
        yield f'if: "{power.if_.is_}" is not looked at "{power.when}"'
    for at, effect in records(power.does, "does"):
        if isinstance(effect, Either) and power.when not in ANNOUNCED:
            yield f'{at}: nobody chooses between two "{power.when}"'
        for field in fields(effect):  # type: ignore[arg-type]  # records yields dataclasses
            wanted = getattr(effect, field.name)
            if isinstance(wanted, Filter):
                where = f"{at}.{field.name.rstrip('_')}"
                yield from _filter_problems(power, type(effect), wanted, where)


def _filter_problems(power: Power, effect: type, wanted: Filter, at: str) -> Iterator[str]:
    read = _READ.get(effect, _WHOLE)
    if power.when == "while":
        read = _READ_WHILE.get(effect, _WHOLE)
        for name, value in _WANTED_WHILE.get(effect, {}).items():
            if getattr(wanted, name) != value:
                yield f'{at}.{name}: "while" it can only be "{value}"'
    elif wanted.kind == "altar_card":
        read = _ALTAR
    if wanted.card is not None:
        read = read & {"card"}
    for field in fields(Filter):
        if getattr(wanted, field.name) != field.default and field.name not in read:
            yield f"{at}.{field.name}: the rules do not read it there"
    if wanted.chooser == "random":
        yield f"{at}.chooser: nothing in play is chosen by chance"
