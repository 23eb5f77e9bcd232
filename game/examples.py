"""Small tables for the leaflet: a few cards, a few clicks, and the other side plays by a script."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS, DECKS, index_of
from engine.seraphs.commands import DONE, Command, GoOut, PlayCard
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_WORK, Question
from engine.seraphs.rules import GAME
from engine.seraphs.state import InPlay, State
from engine.seraphs.words import COVENANT, DEEP, SIDES, WORK, Side

DAY: Final = 3
HAND_LEFT: Final = 2
"""Cards that the Deep holds in each table, so that it has a hand of its own."""

Say = Callable[[State], Command]
"""What the other side says next, given how things stand."""


@dataclass(frozen=True, slots=True)
class Example:
    """A small table.

    Attributes:
        key: its id; the leaflet's panels name it.
        title: what the button says.
        lesson: what to do there, in two or three sentences.
        laid: the cards that lie there.
        script: what the Deep says, in order; after that it takes the first answer it has.
        outcome: what is to be said in the end; "" while it goes on.
    """

    key: str
    title: str
    lesson: str
    laid: "Laid"
    script: tuple[Say, ...]
    outcome: Callable[[State], str]


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards of a small table, by id; Altars name those that matter, `spare` more lie there.

    `whose`: whose Work of day 3 it is.
    """

    whose: Side
    covenant: tuple[str, ...] = ()
    deep: tuple[str, ...] = ()
    covenant_hand: tuple[str, ...] = ()
    deep_hand: tuple[str, ...] = ()
    covenant_altar: tuple[str, ...] = ()
    spare: tuple[int, int] = field(default=(0, 0))


def examples() -> tuple[Example, ...]:
    """Every small table."""
    return _EXAMPLES


def example(key: str) -> Example:
    """The small table of a key. Raises KeyError where there is none."""
    return {one.key: one for one in _EXAMPLES}[key]


def lay(laid: Laid) -> State:
    """The table before anybody says anything: every one of the 104 cards in one place."""
    state = GAME.empty(DuelOptions(1))
    side = laid.whose
    state.active, state.day, state.count = side, DAY, 2 * DAY - (side == DEEP)
    for one, cards in zip(SIDES, (laid.covenant, laid.deep), strict=True):
        _put_in_play(state, one, cards)
    hands = (laid.covenant_hand, (*laid.deep_hand, *_others(state, laid, HAND_LEFT)))
    for one in SIDES:
        state.hand[one] = _deal(state, hands[one], (one,))
    for one, cards in zip(SIDES, (laid.covenant_altar, ()), strict=True):
        rest = _characters(state, one)[: laid.spare[one]]
        state.altar[one] = _deal(state, (*cards, *rest), (one,))
        state.upright[one] = state.altar[one][:]
    for one in SIDES:
        state.deck[one] = _deal(state, _left(state, one), ())
    state.phase = WORK
    state.question = Question(ASK_WORK, side)
    return state


def ref_of(state: State, card_id: str) -> Ref:
    """The ref of a card."""
    return state.identity.index(index_of(card_id))


def is_in_play(state: State, card_id: str) -> bool:
    """Whether a card lies on either field."""
    return any(entry.card.id == card_id for side in SIDES for entry in state.field[side])


def _put_in_play(state: State, side: Side, cards: Iterable[str]) -> None:
    for card_id in cards:
        (ref,) = _deal(state, (card_id,), SIDES)
        state.entered += 1
        card = CARDS[index_of(card_id)]
        state.field[side].append(InPlay(ref, card, side, 0, state.entered))
        state.played[card.side].append(card.index)


def _deal(state: State, cards: Iterable[str], seen_by: Iterable[Side]) -> list[Ref]:
    """The next refs for these cards, known to those sides."""
    knowing, refs = tuple(seen_by), []
    for card_id in cards:
        ref = len(state.identity)
        state.identity += (index_of(card_id),)
        for side in knowing:
            state.seen[side] |= 1 << ref
        refs.append(ref)
    return refs


def _left(state: State, side: Side) -> list[str]:
    return [CARDS[index].id for index in DECKS[side] if index not in state.identity]


def _characters(state: State, side: Side) -> list[str]:
    return [card_id for card_id in _left(state, side) if CARDS[index_of(card_id)].is_character]


def _others(state: State, laid: Laid, count: int) -> Sequence[str]:
    """Characters that are too dear to matter, to fill the Deep's hand."""
    free = [one for one in _characters(state, DEEP) if one not in laid.deep_hand]
    return free[-count:]


def _go_out(card_id: str) -> Say:
    return lambda state: GoOut(ref_of(state, card_id))


def _play(card_id: str) -> Say:
    return lambda state: PlayCard(ref_of(state, card_id))


def _done(state: State) -> Command:
    return DONE


def _after_the_battle(state: State) -> bool:
    return not state.attackers and state.active == COVENANT


def _cain_and_joshua(state: State) -> str:
    if not _after_the_battle(state):
        return ""
    if not is_in_play(state, "cain"):
        return (
            "Joshua dealt 4 to Cain, whose Heart is 3: Cain has fallen. Cain dealt 3 to Joshua,"
            " whose Heart is 4: he still stands, and at Evening it healed."
        )
    return "Nobody stood in Cain's way, so his Strength of 3 broke 3 Walls: 13 are 10 now."


def _two_before_goliath(state: State) -> str:
    if not _after_the_battle(state):
        return ""
    if not is_in_play(state, "goliath_of_gath"):
        return (
            "Joshua's 4 and Gideon's 2 were added up, and Goliath's Heart is 4: the Giant has"
            " fallen. His own 6 the Deep could deal out between the two as it liked."
        )
    return "Nobody stood in his way, and his Strength went into the Walls of Jerusalem."


def _raise_it_up(state: State) -> str:
    if is_in_play(state, "the_bronze_altar"):
        return (
            "It lay there as an offering, and now it is in play with its ◇ power. Four other Altar"
            " cards paid for it; on the next Morning they stand up again."
        )
    if state.active == COVENANT:
        return ""
    return "The Work is over. The Holy Thing still lies on the Altar and gives 1 manna a day."


def _an_answer(state: State) -> str:
    if state.pauses or (state.active == DEEP and ref_of(state, DECREE) in state.hand[DEEP]):
        return ""
    if is_in_play(state, "rahab"):
        return (
            "The Scheme was announced and paid for, and then stopped: it does nothing, and lies in"
            " the Wilderness. What pays for an Answer is what you left standing."
        )
    return "Nobody answered, so the Scheme did what it says, and Rahab has fallen."


DECREE: Final = "the_decree_of_pharaoh"

_EXAMPLES: Final = (
    Example(
        "cain_and_joshua",
        "Cain and Joshua",
        "It is the Deep's day, and Cain goes out. Choose Joshua to stand in his way, and say that"
        " all stand. Or let Cain through, and see what he does.",
        Laid(DEEP, covenant=("joshua",), deep=("cain",)),
        (_go_out("cain"), _done),
        _cain_and_joshua,
    ),
    Example(
        "two_before_goliath",
        "The two who block Goliath",
        "Goliath is a Giant: nobody but a Giant-slayer may stand in his way alone, not even"
        " Joshua. Set both before him, one after the other, and then say that all stand.",
        Laid(DEEP, covenant=("joshua", "gideon"), deep=("goliath_of_gath",)),
        (_go_out("goliath_of_gath"), _done),
        _two_before_goliath,
    ),
    Example(
        "raise_it_up",
        "Raise it up",
        "The Bronze Altar lies face down among your offerings. It costs 4, and there are 4 other"
        " Altar cards. Choose it on your Altar, and then to raise it up.",
        Laid(COVENANT, covenant=("aaron",), covenant_altar=("the_bronze_altar",), spare=(4, 0)),
        (),
        _raise_it_up,
    ),
    Example(
        "an_answer",
        "An Answer in a pause",
        "On its day the Deep announces a Scheme against Rahab. Before it works there is a pause,"
        " and you left 2 Altar cards standing. Play The Blood on the Doorposts from your hand.",
        Laid(
            DEEP,
            covenant=("rahab",),
            deep=("cain",),
            covenant_hand=("the_blood_on_the_doorposts", "sarah"),
            deep_hand=(DECREE,),
            spare=(2, 3),
        ),
        (_play(DECREE),),
        _an_answer,
    ),
)
