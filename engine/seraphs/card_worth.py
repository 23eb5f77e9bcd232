"""What a printed card is worth, roughly, before anything else is known: 10 is about one Wall.

A player's rules of thumb, for computer players only; `worth.py` asks how things stand.
"""

from typing import Final

from engine.seraphs import powers as p
from engine.seraphs.catalogue import CARDS, Card, PlanStep

HAND_CARD: Final = 18
ALTAR_CARD: Final = 20


def _character_worth(card: Card) -> int:
    total = 6 + 8 * card.strength + 6 * card.heart
    total += 8 * (card.giant + card.heavenly + card.army) + 4 * card.giant_slayer
    total += 10 * card.taken_up + 8 * card.elder + 8 * (card.return_cost > 0)
    total += 14 * len(card.gives) + 5 * len(card.pays) + 8 * len(card.forbids)
    lasting = ("goes_out", "stands_in_the_way", "falls", "morning", "evening")
    return total + 8 * sum(moment in card.moments for moment in lasting)


def _thing_worth(card: Card) -> int:
    return 14 + 8 * card.cost + 10 * ("morning" in card.moments or "evening" in card.moments)


PRINTED_WORTH: Final = tuple(
    _character_worth(card) if card.is_character else _thing_worth(card) for card in CARDS
)
"""What each card is worth in play, by index."""

IN_A_SIEGE: Final = tuple(
    2 * PRINTED_WORTH[card.index] // 5 if card.type == "holy_thing" else PRINTED_WORTH[card.index]
    for card in CARDS
)
"""The same in a Siege: the Glory does not win, and no Holy Thing stands in anybody's way."""


def _deed_in_a_siege(step: PlanStep) -> int:
    """What an effect will bring the Covenant in a Siege, on a day when it is of use."""
    match step.effect:
        case p.MakeFall(whom=p.Filter() as whom):
            some = 25 + 7 * (whom.cost or 0)
            return some * 3 // 5 if whom.key or whom.state else some
        case p.Damage(n=n, to=p.Filter()):
            return 10 * n
        case p.TurnBack():
            return 40
        case p.BackToHand() | p.Search() | p.LookAtTop() | p.TakeFromWilderness():
            return HAND_CARD + 4
        case p.LayTopOnAltar() | p.Stop() | p.Spare():
            return ALTAR_CARD
        case p.Draw(n=n):
            return HAND_CARD * n
        case p.StandUp() | p.ToWilderness():
            return 10
        case p.Gets():
            return 6
        case _:
            return 0


def _hand_worth_in_a_siege(card: Card) -> int:
    moment = card.enters if card.stays else card.played
    deeds = sum(_deed_in_a_siege(step) for step in card.plans[moment].steps) if moment >= 0 else 0
    return (IN_A_SIEGE[card.index] if card.stays else 0) + deeds // 2


IN_HAND_IN_A_SIEGE: Final = tuple(_hand_worth_in_a_siege(card) for card in CARDS)
"""What each card is worth in a hand in a Siege, its cost left aside.

Those who can stand in the way are the last to be laid; what only breaks Babylon's Walls is worth
nothing there and makes a good Offering.
"""
