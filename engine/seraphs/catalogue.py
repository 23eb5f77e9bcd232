"""The cards made ready for play: printed data as numbers, powers as flat lists of steps.

Built once from `cards.py`. A card's index is its place in `CARDS`: the Covenant deck, then the
Deep's.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from engine.seraphs.cards import CardDef, deck_cards
from engine.seraphs.powers import (
    Amount,
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
from engine.seraphs.reach import Reach, cards_meant, reach_of
from engine.seraphs.words import SIDE_IDS, STAYS_IN_PLAY, Side

UNKNOWN: Final = -1
"""The index of a card that is not known, or not there."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One effect of a power. `half`: 0 or 1 of an "or", else -1. `then`: only after the one before.

    `target` is the filter whose cards its player has to choose, or None where nothing is chosen.
    `reach`: the cards that its filter means, chosen or all, or None where it has no filter;
    `itself`: whether it means "it".
    """

    effect: Effect
    half: int
    then: bool
    target: Filter | None
    reach: Reach | None
    itself: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A power made flat. `later` are the steps kept for the next Morning.

    `chooses`: whether its player chooses anything on announcing it; `untargeted` are its targets
    where not: none for each step.
    """

    when: When
    pay: int
    if_: If | None
    n: int
    steps: tuple[PlanStep, ...]
    later: tuple[PlanStep, ...]
    halves: bool
    chooses: bool
    untargeted: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """What a card gives while it is in play: to itself alone, or to those `meant` on its side.

    `needs`: the card that must be in play beside it, or UNKNOWN. `other`: not to itself.
    """

    strength: Amount
    heart: Amount
    needs: int
    itself: bool
    other: bool
    meant: frozenset[int]


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
    gives: tuple[Gift, ...] = ()
    forbids: tuple[Forbid, ...] = ()
    sideways: tuple[Filter, ...] = ()
    moments: dict[str, int] = field(default_factory=dict)
    played: int = -1
    """The power that works when the card is played, or -1."""
    enters: int = -1
    """The power that works when the card enters, or -1."""


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
    or_ = any(step.half == 1 for step in steps)
    return Plan(
        when=power.when,
        pay=power.pay,
        if_=power.if_,
        n=power.n,
        steps=tuple(steps),
        later=tuple(later),
        halves=or_,
        chooses=or_ or any(one.target and one.target.chooser != "covenant" for one in steps),
        untargeted=((),) * len(steps),
    )


def _step(effect: Effect, half: int = -1, *, then: bool = False) -> PlanStep:
    whom = _whom(effect)
    if not isinstance(whom, Filter):
        return PlanStep(effect, half, then, None, None, whom == "it")
    chosen = whom.count != "all" and whom.card is None
    return PlanStep(effect, half, then, whom if chosen else None, reach_of(whom, effect), False)


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
        card.played = card.moments.get("played", -1)
        card.enters = card.moments.get("enters", -1)
        _read_whiles(card)


def _stops(card: Card) -> list[str]:
    return [effect.card for _, effect in _whiles(card) if isinstance(effect, StopsWorking)]


def _whiles(card: Card) -> list[tuple[Plan, Effect]]:
    return [
        (plan, step.effect) for plan in card.plans if plan.when == "while" for step in plan.steps
    ]


def _read_whiles(card: Card) -> None:
    effects = _whiles(card)
    card.gives = tuple(_gift(plan, effect) for plan, effect in effects if isinstance(effect, Gets))
    card.forbids = tuple(effect for _, effect in effects if isinstance(effect, Forbid))
    card.sideways = tuple(
        effect.what for _, effect in effects if isinstance(effect, EntersSideways)
    )


def _gift(plan: Plan, gets: Gets) -> Gift:
    needs = _INDEX[plan.if_.card] if plan.if_ and plan.if_.card else UNKNOWN
    if not isinstance(gets.who, Filter):
        return Gift(gets.strength, gets.heart, needs, True, False, frozenset())
    meant = cards_meant(gets.who)
    return Gift(gets.strength, gets.heart, needs, False, gets.who.other, meant)


_INDEX: Final[dict[str, int]] = {card.id: i for i, card in enumerate(deck_cards())}
CARDS: Final[tuple[Card, ...]] = tuple(_card(i, card) for i, card in enumerate(deck_cards()))
"""Every card of the two decks, by index."""
_join(CARDS)

ANSWERS: Final = frozenset(card.index for card in CARDS if card.answer)
HOLY_THINGS: Final = frozenset(card.index for card in CARDS if card.type == "holy_thing")
RETURNING: Final = frozenset(card.index for card in CARDS if card.return_cost)
"""Cards that options look for among many others, by index."""

DECKS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(card.index for card in CARDS if card.side == 0),
    tuple(card.index for card in CARDS if card.side == 1),
)
"""The indices of each side's deck."""
