"""How a table under test lies before the first command: every one of the 104 cards in one place."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypedDict

from engine.kernel.agenda import put
from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS, DECKS, index_of
from engine.seraphs.events import Event
from engine.seraphs.flow import run
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_OFFERING, ASK_WORK, BeginDay, Question
from engine.seraphs.rules import GAME
from engine.seraphs.state import InPlay, State, find
from engine.seraphs.words import (
    COVENANT,
    DEEP,
    EVENING,
    OFFERING,
    SIDE_IDS,
    SIDES,
    WORK,
    Side,
    other,
)


class Setting(TypedDict, total=False):
    """How a table lies; whatever is left out is empty, and the rest of a deck lies in order.

    `covenant`, `deep`: in play, oldest first (a Deep card among the Covenant's is Turned). A hand,
    a Wilderness and a deck (top card first) name cards; an Altar names them or says how many. With
    `…_deck_size` only so many cards are left in a deck; the others have left the game.
    `sideways`: cards in play or on an Altar that are spent. `fresh`: those that came into play
    today. `returned`: those that came by Return. `step`: "morning" runs to its first question.
    """

    covenant: Sequence[str]
    deep: Sequence[str]
    covenant_hand: Sequence[str]
    deep_hand: Sequence[str]
    covenant_altar: Sequence[str] | int
    deep_altar: Sequence[str] | int
    covenant_deck: Sequence[str]
    deep_deck: Sequence[str]
    covenant_deck_size: int
    deep_deck_size: int
    covenant_wilderness: Sequence[str]
    deep_wilderness: Sequence[str]
    sideways: Sequence[str]
    fresh: Sequence[str]
    returned: Sequence[str]
    walls: tuple[int, int]
    manna: tuple[int, int]
    day: int
    whose: Side
    step: Literal["morning", "offering", "work"]
    last_day: int


class _Half(NamedTuple):
    """One side of a setting."""

    field: Sequence[str]
    hand: Sequence[str]
    altar: Sequence[str] | int
    deck: Sequence[str]
    wilderness: Sequence[str]
    deck_size: int


def laid_out(setting: Setting) -> tuple[State, State, tuple[Event, ...]]:
    """The state laid down, the state at the first question, and the events between them."""
    state = GAME.empty(DuelOptions(1, setting.get("last_day", 0)))
    state.walls = list(setting.get("walls", (13, 21)))
    state.manna = list(setting.get("manna", (0, 0)))
    side, state.day = setting.get("whose", COVENANT), setting.get("day", 3)
    state.active, state.count = side, 2 * state.day - (side == DEEP)
    halves = (_covenant(setting), _deep(setting))
    for one in SIDES:
        _lay_named(state, one, halves[one])
    for one in SIDES:
        _lay_rest(state, one, halves[one])
    _mark(state, setting)
    return _stand_at(state, setting.get("step", "work"))


def places(state: State) -> Iterator[tuple[str, int, Ref]]:
    """Every card: the name of its place, its index and its ref."""
    for side, name in enumerate(SIDE_IDS):
        piles = (state.deck, state.hand, state.altar, state.wilderness)
        for place, pile in zip(("deck", "hand", "altar", "wilderness"), piles, strict=True):
            for ref in pile[side]:
                yield f"{name} {place}", state.identity[ref], ref
        for entry in state.field[side]:
            yield f"{name} field", entry.card.index, entry.ref
    beside = (("out", state.out), ("announced", state.announced), ("aside", state.aside))
    for place, refs in beside:
        for ref in refs:
            yield place, state.identity[ref], ref


def _covenant(setting: Setting) -> _Half:
    return _Half(
        setting.get("covenant", ()),
        setting.get("covenant_hand", ()),
        setting.get("covenant_altar", ()),
        setting.get("covenant_deck", ()),
        setting.get("covenant_wilderness", ()),
        setting.get("covenant_deck_size", len(CARDS)),
    )


def _deep(setting: Setting) -> _Half:
    return _Half(
        setting.get("deep", ()),
        setting.get("deep_hand", ()),
        setting.get("deep_altar", ()),
        setting.get("deep_deck", ()),
        setting.get("deep_wilderness", ()),
        setting.get("deep_deck_size", len(CARDS)),
    )


def _lay_named(state: State, side: Side, half: _Half) -> None:
    for card_id in half.field:
        ref = _deal(state, index_of(card_id), SIDES)
        state.entered += 1
        card = CARDS[index_of(card_id)]
        state.field[side].append(InPlay(ref, card, side, 0, state.entered))
        state.played[card.side].append(card.index)
    state.hand[side] = _deal_all(state, half.hand, (side,))
    state.wilderness[side] = _deal_all(state, half.wilderness, SIDES)
    if not isinstance(half.altar, int):
        _lay_altar(state, side, half.altar)
    state.deck[side] = _deal_all(state, reversed(half.deck), ())


def _lay_rest(state: State, side: Side, half: _Half) -> None:
    """Unnamed Altar cards (characters, from the end of the deck's list), then the deck."""
    if isinstance(half.altar, int):
        spare = [CARDS[index] for index in reversed(_unplaced(state, side))]
        people = [card.id for card in spare if card.is_character]
        _lay_altar(state, side, people[: half.altar])
    under = [_deal(state, index, ()) for index in reversed(_unplaced(state, side))]
    deck = under + state.deck[side]
    gone = max(0, len(deck) - half.deck_size)
    state.out += deck[:gone]
    state.deck[side] = deck[gone:]


def _lay_altar(state: State, side: Side, cards: Sequence[str]) -> None:
    state.altar[side] = _deal_all(state, cards, (side,))
    state.upright[side] = state.altar[side][:]


def _unplaced(state: State, side: Side) -> list[int]:
    return [index for index in DECKS[side] if index not in state.identity]


def _deal_all(state: State, cards: Iterable[str], seen_by: Sequence[Side]) -> list[Ref]:
    return [_deal(state, index_of(card_id), seen_by) for card_id in cards]


def _deal(state: State, index: int, seen_by: Sequence[Side]) -> Ref:
    """The next ref for a card, known to those sides."""
    assert index not in state.identity, f"{CARDS[index].id} is laid twice"
    ref = len(state.identity)
    state.identity += (index,)
    for side in seen_by:
        state.seen[side] |= 1 << ref
    return ref


def _mark(state: State, setting: Setting) -> None:
    """Turn cards sideways, and say which came today or by Return."""
    for card_id in setting.get("sideways", ()):
        ref = state.identity.index(index_of(card_id))
        entry = find(state, ref)
        if entry is not None:
            entry.sideways = True
        else:
            next(upright for upright in state.upright if ref in upright).remove(ref)
    for entry in (*state.field[COVENANT], *state.field[DEEP]):
        entry.since = state.count if entry.card.id in setting.get("fresh", ()) else 0
        entry.returned = entry.card.id in setting.get("returned", ())


def _stand_at(state: State, step: str) -> tuple[State, State, tuple[Event, ...]]:
    side = state.active
    if step != "morning":
        state.phase = WORK if step == "work" else OFFERING
        state.question = Question(ASK_WORK if step == "work" else ASK_OFFERING, side)
        return state, state, ()
    state.phase, state.active = EVENING, other(side)
    state.day -= side == DEEP
    state.count -= 1
    start = state.copy()
    state.record = []
    put(state.agenda, BeginDay(side))
    run(state)
    events, state.record = tuple(state.record), None
    return start, state, events
