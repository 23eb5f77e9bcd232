"""What the tests of the Deep's cards share: plays, battles, and what a Story pair brings."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Unpack

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP, Side
from tests.support import Table, deep_attacks, scenario
from tests.support_setting import Setting

NOBODY: Final[tuple[str, ...]] = ()


class Told(NamedTuple):
    """What a Story pair brought today: Testimonies, stories, cards drawn by Covenant and Deep."""

    testimonies: list[tuple[str, str]]
    stories: list[str]
    drawn: tuple[int, int]


def told(table: Table) -> Told:
    """What a table has told so far, the draws only up to the next Morning."""
    drawn = (drawn_today(table, COVENANT), drawn_today(table, DEEP))
    return Told(table.testimonies, table.stories_read, drawn)


def both_draw(deep: str, pair: str) -> Told:
    """A character fell or left play by its pair: the story is read, and both draw."""
    return Told([(deep, pair)], [pair], (1, 1))


def covenant_draws(deep: str, pair: str) -> Told:
    """A card was Turned or stopped, or no character left play: the Covenant alone draws."""
    return Told([(deep, pair)], [pair], (1, 0))


def drawn_today(table: Table, side: Side) -> int:
    """How many cards a side has drawn before the next Morning."""
    drawn = 0
    for event in table.events:
        if isinstance(event, ev.MorningBroke):
            break
        drawn += isinstance(event, ev.CardDrawn) and event.side == side
    return drawn


def deep_plays(card: str, **setting: Unpack[Setting]) -> Table:
    """On its own day the Deep has announced a card of its hand (or is asked for its targets)."""
    setting.setdefault("deep_altar", 7)
    setting["whose"] = DEEP
    setting["deep_hand"] = [card, *setting.get("deep_hand", ())]
    table = scenario(**setting)
    table.play(card)
    return table


def deep_played(card: str, *chosen: str, **setting: Unpack[Setting]) -> Table:
    """The same, these chosen for it, and done."""
    table = deep_plays(card, **setting)
    table.choose(*chosen)
    table.until("work")
    return table


def covenant_plays(card: str, **setting: Unpack[Setting]) -> Table:
    """On its own day the Covenant has announced a card of its hand; the Deep speaks first."""
    setting.setdefault("covenant_altar", 7)
    setting["covenant_hand"] = [card, *setting.get("covenant_hand", ())]
    table = scenario(**setting)
    table.play(card)
    return table


def covenant_played(card: str, *chosen: str, **setting: Unpack[Setting]) -> Table:
    """The same, these chosen for it, and done."""
    table = covenant_plays(card, **setting)
    table.choose(*chosen)
    table.until("work")
    return table


def covenant_attacks(*attackers: str, **setting: Unpack[Setting]) -> Table:
    """A Covenant day on which these have gone out; the Deep speaks first in the pause."""
    setting["covenant"] = [*attackers, *setting.get("covenant", ())]
    table = scenario(**setting)
    table.go_out(*attackers)
    table.done()
    return table


def goes_out(
    attacker: str, *people: str, chosen: Sequence[str] = NOBODY, **setting: Unpack[Setting]
) -> Table:
    """It has gone out, and these were chosen, where it asked: who stands in the way?"""
    setting["covenant"] = people
    table = deep_attacks(attacker, **setting)
    if table.asked == "target":
        table.choose(*chosen)
    table.until("stand_in_the_way")
    return table


def beaten(
    threat: str,
    pair: str,
    *others: str,
    chosen: Sequence[str] = NOBODY,
    **setting: Unpack[Setting],
) -> Table:
    """It has gone out and met its pair together with Michael (or the Cherubim, beside him).

    The pair takes no damage. `others` are there too, and `chosen` for the attacker's own power.
    """
    friend = "the_cherubim" if pair == "michael" else "michael"
    table = goes_out(threat, pair, friend, *others, chosen=chosen, **setting)
    table.together(pair, friend, against=threat)
    table.fight()
    if table.asked == "deal":
        table.deal(pair, 0)
    return table


def stories_as_it_enters(card: str, *chosen: str, beside: str) -> list[str]:
    """The stories that are read as a Deep card enters beside another of the Covenant."""
    return deep_played(card, *chosen, covenant=[beside]).stories_read


# Who may stand in its way.

GIANTS_MATCH: Final = {
    "joshua": law.GIANT.sentence,
    "caleb": "",
    "the_mighty_men": "",
    "the_cherubim": law.GIANT.sentence,
}
"""Panel 8, Giant: who may stand alone in a Giant's way ("") and the sentence for who may not."""

HEAVENLY_OR_ARMY: Final = {
    "joshua": law.HEAVENLY_OR_ARMY.sentence,
    "caleb": law.HEAVENLY_OR_ARMY.sentence,
    "the_mighty_men": "",
    "the_cherubim": "",
}
"""The same of Heavenly and Army, panel 8."""


def who_stands_alone(
    attacker: str, *spare: str, sideways: Sequence[str] = NOBODY
) -> dict[str, str]:
    """Of these four, who may stand alone in its way: "" or the sentence that refuses it.

    `spare` are there for the attacker's own power, and are chosen for it.
    """
    found = {}
    for blocker in GIANTS_MATCH:
        table = goes_out(attacker, blocker, *spare, chosen=spare, sideways=sideways)
        legal = table.may("stand", blocker, attacker)
        found[blocker] = "" if legal else table.refused("stand", blocker, attacker)
    return found


def two_stand_together(
    attacker: str, *spare: str, sideways: Sequence[str] = NOBODY
) -> tuple[bool, bool]:
    """Whether Joshua in its way may be left alone, and whether he may with Deborah beside him."""
    table = goes_out(attacker, "joshua", "deborah", *spare, chosen=spare, sideways=sideways)
    table.stand("joshua", attacker)
    alone = table.may("done")
    table.stand("deborah", attacker)
    return alone, table.may("done")


def met_by_a_giant_slayer(giant: str, *spare: str) -> tuple[str, int]:
    """Where a Giant is when Caleb has stood in its way, and how much damage was dealt."""
    table = goes_out(giant, "caleb", *spare, chosen=spare)
    table.stand("caleb", giant)
    table.fight()
    return table.where(giant), sum(event.n for event in table.events_of(ev.Damaged))


SLAIN: Final = ("deep wilderness", 0)
"""Panel 8, Giant-slayer: the Giant falls before it deals damage."""


def heir_costs(card: str, forebear: str) -> dict[str, int]:
    """What an heir costs with its forebear here or there."""
    return {
        "nowhere": scenario().cost(card),
        "in play": scenario(deep=[forebear]).cost(card),
        "Wilderness": scenario(deep_wilderness=[forebear]).cost(card),
        "hand": scenario(deep_hand=[forebear]).cost(card),
        "Altar": scenario(deep_altar=[forebear]).cost(card),
        "Turned": scenario(covenant=[forebear]).cost(card),
    }


def one_less(cost: int) -> dict[str, int]:
    """Panel 8, Heir of X: 1 less with X in play or in the Wilderness, and nowhere else."""
    less = dict.fromkeys(("in play", "Wilderness"), cost - 1)
    return dict.fromkeys(("nowhere", "hand", "Altar", "Turned"), cost) | less
