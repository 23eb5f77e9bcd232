"""What the tests of the Covenant's cards share: a fall, an heir's costs, what one day brought."""

from collections.abc import Iterator
from typing import Unpack

from engine.seraphs import events as ev
from engine.seraphs.words import DEEP, Side
from tests.support import Table, blocks_asked, scenario
from tests.support_setting import Setting


def today(table: Table) -> Iterator[ev.Event]:
    """The events so far, up to the next Morning."""
    for event in table.events:
        if isinstance(event, ev.MorningBroke):
            return
        yield event


def drawn_today(table: Table, side: Side) -> int:
    """How many cards a side has drawn on this day, the next Morning's left out."""
    return sum(isinstance(event, ev.CardDrawn) and event.side == side for event in today(table))


def fallen_in_the_way(card: str) -> Table:
    """Naaman (Strength 5) has gone out, and this character alone stood in his way."""
    table = blocks_asked("naaman", covenant=[card])
    table.stand(card, "naaman")
    table.fight()
    return table


def heir_costs(card: str, forebear: str) -> dict[str, int]:
    """What an heir costs with its forebear here or there."""
    return {
        "nowhere": scenario().cost(card),
        "in play": scenario(covenant=[forebear]).cost(card),
        "Wilderness": scenario(covenant_wilderness=[forebear]).cost(card),
        "hand": scenario(covenant_hand=[forebear]).cost(card),
        "Altar": scenario(covenant_altar=[forebear]).cost(card),
    }


def one_less(cost: int) -> dict[str, int]:
    """What *Heir of X* says: 1 less with X in play or in the Wilderness, and nowhere else."""
    less = cost - 1
    return {"nowhere": cost, "in play": less, "Wilderness": less, "hand": cost, "Altar": cost}


def deep_plays(card: str, **setting: Unpack[Setting]) -> Table:
    """On its own day the Deep has announced a card of its hand; the Covenant speaks first."""
    setting.setdefault("deep_altar", 6)
    setting["deep_hand"] = [card, *setting.get("deep_hand", ())]
    setting["whose"] = DEEP
    table = scenario(**setting)
    table.play(card)
    return table
