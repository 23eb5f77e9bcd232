"""The cards made ready for play: printed data as numbers, powers as flat lists of steps.

Built once from `cards.py`. A card's index is its place in `CARDS`: the Covenant deck, then the
Deep's.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from engine.seraphs.cards import CardDef, deck_cards
from engine.seraphs.powers import (
    BackToHand,
    Damage,
    Effect,
    Either,
    EntersSideways,
    Filter,
    Forbid,
    Gets,
    If,
    ItsPlayer,
    MakeFall,
    OnYourNextMorning,
    Power,
    Spare,
    StandUp,
    StopsWorking,
    TakeFromWilderness,
    Then,
    ToWilderness,
    TurnBack,
    TurnSideways,
    When,
)
from engine.seraphs.words import SIDE_IDS, STAYS_IN_PLAY, Side

UNKNOWN: Final = -1
"""The index of a card that is not known, or not there."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One effect of a power. `half`: 0 or 1 of an "or", else -1. `then`: only after the one before.

    `target` is the filter whose cards its player has to choose, or None where nothing is chosen.
    """

    effect: Effect
    half: int
    then: bool
    target: Filter | None


@dataclass(frozen=True, slots=True)
class Plan:
    """A power made flat. `later` are the steps kept for the next Morning."""

    when: When
    pay: int
    if_: If | None
    n: int
    steps: tuple[PlanStep, ...]
    later: tuple[PlanStep, ...]
    halves: bool


@dataclass(slots=True)
class Card:
    """A printed card as the rules read it; never changed after it is built."""

    index: int
    printed: CardDef
    id: str
    side: Side
    type: str
    cost: int
    strength: int
    heart: int
    is_character: bool
    stays: bool
    giant: bool
    giant_slayer: bool
    heavenly: bool
    army: bool
    answer: bool
    taken_up: bool
    elder: bool
    return_cost: int
    plans: tuple[Plan, ...]
    heir_of: int = UNKNOWN
    pair: int = UNKNOWN
    pairs: tuple[int, ...] = ()
    stopped_by: tuple[int, ...] = ()
    pays: tuple[int, ...] = ()
    gives: tuple[tuple[Gets, If | None, int], ...] = ()
    forbids: tuple[Forbid, ...] = ()
    sideways: tuple[Filter, ...] = ()
    moments: dict[str, int] = field(default_factory=dict)

    @property
    def played(self) -> int:
        """The power that works when the card is played, or -1."""
        return self.moments.get("played", -1)

    @property
    def enters(self) -> int:
        """The power that works when the card enters, or -1."""
        return self.moments.get("enters", -1)


@cache
def index_of(card_id: str) -> int:
    """The index of a card's id. Raises KeyError for an unknown one."""
    return _INDEX[card_id]


def _card(index: int, printed: CardDef) -> Card:
    keywords = printed.keywords
    return Card(
        index=index,
        printed=printed,
        id=printed.id,
        side=SIDE_IDS.index(printed.side),
        type=printed.type,
        cost=printed.cost,
        strength=printed.strength,
        heart=printed.heart,
        is_character=printed.type == "character",
        stays=printed.type in STAYS_IN_PLAY,
        giant="giant" in keywords,
        giant_slayer="giant_slayer" in keywords,
        heavenly="heavenly" in keywords,
        army="army" in keywords,
        answer="answer" in keywords,
        taken_up="taken_up" in keywords,
        elder="elder" in keywords,
        return_cost=printed.return_cost,
        plans=tuple(_plan(power) for power in printed.powers),
    )


def _plan(power: Power) -> Plan:
    steps: list[PlanStep] = []
    later: list[PlanStep] = []
    for effect in power.does:
        match effect:
            case Then(does=does):
                steps += [_step(verb, then=True) for verb in does]
            case Either(of=halves):
                steps += [_step(verb, half) for half, verb in enumerate(halves)]
            case OnYourNextMorning(does=does):
                steps.append(_step(effect))
                later += [_step(verb) for verb in does]
            case _:
                steps.append(_step(effect))
    halves_there = any(step.half == 1 for step in steps)
    return Plan(power.when, power.pay, power.if_, power.n, tuple(steps), tuple(later), halves_there)


def _step(effect: Effect, half: int = -1, *, then: bool = False) -> PlanStep:
    whom = _whom(effect)
    chosen = isinstance(whom, Filter) and whom.count != "all" and whom.card is None
    return PlanStep(effect, half, then, whom if chosen and isinstance(whom, Filter) else None)


def _whom(effect: Effect) -> object:
    match effect:
        case Damage(to=whom) | MakeFall(whom=whom) | BackToHand(what=whom):
            return whom
        case ToWilderness(what=whom) | TurnSideways(what=whom) | TakeFromWilderness(what=whom):
            return whom
        case Gets(who=whom) | StandUp(who=whom) | TurnBack(who=whom) | Spare(who=whom):
            return whom
        case ItsPlayer(who=whom) | Forbid(whom=whom):
            return whom
        case _:
            return None


def _join(cards: tuple[Card, ...]) -> None:
    """Fill in what one card says of another, and sort its powers by when they work."""
    for card in cards:
        card.heir_of = _INDEX.get(card.printed.heir_of, UNKNOWN)
        card.pair = _INDEX.get(card.printed.pair, UNKNOWN)
        card.pairs = tuple(other.index for other in cards if other.printed.pair == card.id)
        card.stopped_by = tuple(other.index for other in cards if card.id in _stops(other))
        card.pays = tuple(i for i, plan in enumerate(card.plans) if plan.when == "pay")
        card.moments = {
            plan.when: i for i, plan in enumerate(card.plans) if plan.when not in ("pay", "while")
        }
        _read_whiles(card)


def _stops(card: Card) -> list[str]:
    return [effect.card for _, effect in _whiles(card) if isinstance(effect, StopsWorking)]


def _whiles(card: Card) -> list[tuple[Plan, Effect]]:
    return [
        (plan, step.effect) for plan in card.plans if plan.when == "while" for step in plan.steps
    ]


def _read_whiles(card: Card) -> None:
    effects = _whiles(card)
    card.gives = tuple(
        (effect, plan.if_, _condition_card(plan))
        for plan, effect in effects
        if isinstance(effect, Gets)
    )
    card.forbids = tuple(effect for _, effect in effects if isinstance(effect, Forbid))
    card.sideways = tuple(
        effect.what for _, effect in effects if isinstance(effect, EntersSideways)
    )


def _condition_card(plan: Plan) -> int:
    return _INDEX[plan.if_.card] if plan.if_ and plan.if_.card else UNKNOWN


_INDEX: Final[dict[str, int]] = {card.id: i for i, card in enumerate(deck_cards())}
CARDS: Final[tuple[Card, ...]] = tuple(_card(i, card) for i, card in enumerate(deck_cards()))
"""Every card of the two decks, by index."""
_join(CARDS)

DECKS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(card.index for card in CARDS if card.side == 0),
    tuple(card.index for card in CARDS if card.side == 1),
)
"""The indices of each side's deck."""
