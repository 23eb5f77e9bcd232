"""Why a computer player does what it does: one sentence, in the leaflet's words.

A reason names no card, so it may be shown to anybody: it tells nothing of a hand or an Altar.
"""

from typing import Final

from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.evaluate import Parts
from engine.seraphs.prompts import ASK_GO_OUT, ASK_OFFERING, ASK_STAND
from engine.seraphs.words import COVENANT, SIDE_NAMES, WALLS_NAMES, Side, other

A_WALL: Final = 12
"""What one Wall is worth, in the mean."""
SLIGHT: Final = 4

A_LITTLE_BETTER: Final = "It looks a little better than anything else."

_BY_HABIT: Final[dict[type, str]] = {
    say.Redraw: "Too few of these cards are of use in the first days.",
    say.KeepHand: "Enough of these cards are of use in the first days.",
    say.LayFromTop: "The other of the two will be of use sooner.",
    say.LayOffering: "A larger Altar pays for more, and this card is missed the least.",
    say.PlayCard: "It brings the most for its cost.",
    say.RaiseUp: "A Holy Thing does more in play than on the Altar.",
    say.ReturnCard: "It is worth playing a second time.",
    say.UsePower: "The power is worth its manna now.",
    say.GoOut: "It breaks Walls, or costs whoever stands in its way more than it is worth.",
    say.StandInTheWay: "That costs less than to let the attacker through.",
    say.Deal: "So the most fall.",
    say.Choose: "It matters most here.",
    say.ChooseHalf: "It is the better of the two.",
    say.Pass: "Nothing needs an answer now.",
}
_NOTHING_MORE: Final[dict[str, str]] = {
    ASK_OFFERING: "The Altar is large enough, and every card in hand is of more use there.",
    ASK_GO_OUT: "The others are needed at home.",
    ASK_STAND: "To stand in the way would cost more than it saves.",
}
_DAY_IS_DONE: Final = "Nothing more is worth its cost, and all who stand are needed at home."


def by_habit(kind: str, command: Command) -> str:
    """Why something is done without a long thought. `kind`: what was asked."""
    if isinstance(command, say.Done):
        return _NOTHING_MORE.get(kind, _DAY_IS_DONE)
    return _BY_HABIT[type(command)]


def because(side: Side, better: Parts) -> str:
    """Why one answer is better than the next best, from what the difference is made of."""
    name = max(Parts._fields, key=lambda part: getattr(better, part))
    gap: int = getattr(better, name)
    if gap <= SLIGHT:
        return A_LITTLE_BETTER
    return _sentence(side, name, max(1, round(gap / A_WALL)))


def _sentence(side: Side, name: str, walls: int) -> str:
    """What most of the difference comes from; `walls`: how many Walls it is worth."""
    ours, theirs = SIDE_NAMES[side], SIDE_NAMES[other(side)]
    match name:
        case "end":
            return f"It looks like the best way for {ours} to win, or not to lose."
        case "walls":
            return f"It should keep about {walls} more of {WALLS_NAMES[side]}’s Walls standing."
        case "their_walls":
            return f"It should break about {walls} more of {WALLS_NAMES[other(side)]}’s Walls."
        case "field":
            return f"It should leave {ours} stronger in play."
        case "their_field":
            return f"It should leave {theirs} weaker in play."
        case "glory":
            return "It brings the Glory nearer." if side == COVENANT else "It keeps the Glory away."
        case "altar":
            return f"It should leave {ours} with the better Altar."
        case _:
            return f"It should leave {ours} with the better hand."
