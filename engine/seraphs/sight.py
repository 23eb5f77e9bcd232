"""A view put into words and numbers for screens: what lies where, how strong, and what is marked.

Scenes read these records and know no rules. Everything here is computed from a view, so it holds
nothing that its seat may not know. Cards a seat has not seen have the id "".
"""

from dataclasses import dataclass
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.options import check, options
from engine.seraphs.prompts import POWER, Question
from engine.seraphs.siege_sight import SiegeSight, siege_sight
from engine.seraphs.state import SPARES, InPlay, State
from engine.seraphs.stats import cost, forbidden_battle, funds, heart, strength, works
from engine.seraphs.views import View
from engine.seraphs.winning import may_concede
from engine.seraphs.words import SIDES, Phase, Side

__all__ = [
    "AltarCard",
    "FieldCard",
    "HandCard",
    "PileCard",
    "Said",
    "SideSight",
    "SiegeSight",
    "TableSight",
    "card_id",
    "legal",
    "printed_id",
    "sight",
    "why_not",
]

NOT_YOURS: Final = "It is the other's turn to answer."


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand. `id` is "" where the seat has not seen it; `cost` is what it costs now."""

    ref: Ref
    id: str
    cost: int


@dataclass(frozen=True, slots=True)
class AltarCard:
    """A face-down Altar card; `id` is known to its own side only."""

    ref: Ref
    id: str
    standing: bool


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card of a Wilderness."""

    ref: Ref
    id: str


@dataclass(frozen=True, slots=True)
class FieldCard:
    """A card in play, as it is now.

    `first_day`: it came today and cannot go out. `turned`: it came over to the Covenant. `spared`:
    the next time it would fall it stays. `held`: it cannot go out or stand in the way. `stopped`:
    its powers have stopped working. `attacks`: it has gone out; `stands_against`: the attacker in
    whose way it stands, or -1. `used`: the ◇ powers used today.
    """

    ref: Ref
    id: str
    side: Side
    strength: int
    heart: int
    damage: int
    sideways: bool
    first_day: bool
    turned: bool
    returned: bool
    spared: bool
    held: bool
    stopped: bool
    attacks: bool
    stands_against: Ref
    used: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideSight:
    """One side. `field`, `altar`: in the order they came; `wilderness`: newest last.

    `partner`: so many cards of its hand are the other's of two people; they are not in `hand`.
    """

    side: Side
    walls: int
    start: int
    deck: int
    manna: int
    funds: int
    hand: tuple[HandCard, ...]
    altar: tuple[AltarCard, ...]
    field: tuple[FieldCard, ...]
    wilderness: tuple[PileCard, ...]
    out: tuple[PileCard, ...]
    played: tuple[str, ...]
    partner: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """An announced card or ◇ power, waiting in its pause. `power`: which ◇ power, or -1."""

    side: Side
    ref: Ref
    id: str
    power: int
    targets: tuple[Ref, ...]
    stopped: bool


@dataclass(frozen=True, slots=True)
class TableSight:
    """The whole table. `attackers`: as they went out; `fought`: those whose fight is over.

    `said`: what is announced, the last one last. `question`: what is asked, or None at the end.
    `last_day` is 0 where none was agreed. `asked`: whether the question is put to whoever looks.
    `siege`: what there is to tell of a Siege, else None.
    """

    seat: int
    day: int
    last_day: int
    active: Side
    phase: Phase
    sides: tuple[SideSight, SideSight]
    attackers: tuple[Ref, ...]
    fought: tuple[Ref, ...]
    said: tuple[Said, ...]
    question: Question | None
    may_concede: bool
    winners: tuple[int, ...]
    how: str
    asked: bool = False
    siege: SiegeSight | None = None


def sight(view: View) -> TableSight:
    """The table as a screen draws it."""
    table = view.table
    outcome = table.outcome
    question = table.question
    return TableSight(
        seat=view.seat,
        day=table.day,
        last_day=table.last_day,
        active=table.active,
        phase=table.phase,
        sides=(_side(table, SIDES[0]), _side(table, SIDES[1])),
        attackers=tuple(table.attackers),
        fought=tuple(table.fought),
        said=_said(table),
        question=question,
        may_concede=question is not None and may_concede(table, view.seat),
        winners=outcome.winners if outcome else (),
        how=outcome.how if outcome else "",
        asked=view.is_asked,
        siege=siege_sight(view) if table.mode.siege else None,
    )


def legal(view: View) -> tuple[Command, ...]:
    """Every answer open to the view's seat now; nothing where the other side is asked."""
    return options(view.table) if view.is_asked else ()


def why_not(view: View, command: Command) -> str:
    """Why the seat may not say this now, in a sentence with its panel; "" where it may."""
    if not view.is_asked:
        return NOT_YOURS
    refusal = check(view.table, command)
    return "" if refusal is None else f"{refusal.sentence} ({refusal.panel})"


def card_id(view: View, ref: Ref) -> str:
    """The printed card behind a ref, or "" where the seat has not seen it."""
    return _id(view.table, ref)


def printed_id(index: int) -> str:
    """The id of a card's index, as events and questions carry it."""
    return CARDS[index].id


def _id(table: State, ref: Ref) -> str:
    index = table.identity[ref] if 0 <= ref < len(table.identity) else -1
    return CARDS[index].id if index >= 0 else ""


def _side(table: State, side: Side) -> SideSight:
    hand = _held(table, side)
    return SideSight(
        side=side,
        walls=table.walls[side],
        start=table.mode.starts[side],
        deck=len(table.deck[side]),
        manna=table.manna[side],
        funds=funds(table, side),
        hand=tuple(HandCard(ref, _id(table, ref), _cost(table, ref)) for ref in hand),
        altar=tuple(
            AltarCard(ref, _id(table, ref), ref in table.upright[side]) for ref in table.altar[side]
        ),
        field=tuple(_field(table, entry) for entry in table.field[side]),
        wilderness=tuple(PileCard(ref, _id(table, ref)) for ref in table.wilderness[side]),
        out=tuple(PileCard(ref, _id(table, ref)) for ref in table.out if _of(table, ref, side)),
        played=tuple(dict.fromkeys(CARDS[index].id for index in table.played[side])),
        partner=len(table.hand[side]) - len(hand),
    )


def _held(table: State, side: Side) -> list[Ref]:
    """A side's hand; of two people together what the one who looks has seen: their own."""
    if table.partners is None:
        return table.hand[side]
    return [ref for ref in table.hand[side] if table.identity[ref] >= 0]


def _of(table: State, ref: Ref, side: Side) -> bool:
    return CARDS[table.identity[ref]].side == side


def _cost(table: State, ref: Ref) -> int:
    index = table.identity[ref]
    return cost(table, CARDS[index].side, CARDS[index]) if index >= 0 else 0


def _field(table: State, entry: InPlay) -> FieldCard:
    return FieldCard(
        ref=entry.ref,
        id=entry.card.id,
        side=entry.side,
        strength=strength(table, entry),
        heart=heart(table, entry),
        damage=entry.damage,
        sideways=entry.sideways,
        first_day=entry.since == table.count,
        turned=entry.side != entry.card.side,
        returned=entry.returned,
        spared=any(held.kind == SPARES and entry.ref in held.refs for held in table.lasting),
        held=forbidden_battle(table, entry.ref),
        stopped=not works(table, entry),
        attacks=entry.ref in table.attackers,
        stands_against=table.in_the_way.get(entry.ref, -1),
        used=tuple(power for ref, power in table.used if ref == entry.ref),
    )


def _said(table: State) -> tuple[Said, ...]:
    said = []
    for pause in table.pauses:
        one = pause.announced
        if one is not None:
            refs = tuple(ref for chosen in one.targets for ref in chosen)
            power = one.power if one.how == POWER else -1
            said.append(Said(one.side, one.ref, CARDS[one.card].id, power, refs, pause.stopped))
    return tuple(said)
