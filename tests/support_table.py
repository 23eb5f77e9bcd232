"""Plays a Duel at the table through the pilot, as a person would: by mouse, by keys or by a pad."""

from collections.abc import Callable

from engine.kernel.rng import pick, seeded
from scenes.geometry import Box
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.fights import FightScene
from scenes.seraphs.table import TableScene
from scenes.seraphs.wilderness import CardsShown
from scenes.stack import Scene
from tests.pilot import Pilot, Unseeing

MOST_DEEDS = 3000
GLANCE = 8
"""How many deeds lie between two looks of a pilot that looks only when it is told to."""

Hand = Callable[[Pilot, str], None]


def by_mouse(pilot: Pilot, label: str) -> None:
    """Clicks on it."""
    pilot.click(label)


def by_keys(pilot: Pilot, label: str) -> None:
    """Goes there with Tab and presses Enter."""
    go_to(pilot, label, lambda: pilot.key("tab"))
    pilot.key("return")


def by_pad(pilot: Pilot, label: str) -> None:
    """Goes there with the shoulder button and presses A."""
    go_to(pilot, label, lambda: pilot.pad("next"))
    pilot.pad("a")


def go_to(pilot: Pilot, label: str, step: Callable[[], None]) -> None:
    """Moves the focus until it is on what has this label."""
    if isinstance(pilot.top, FightScene):
        return
    aim = pilot.box(label)
    for _ in range(200):
        if focus_of(pilot.top) == aim:
            return
        step()
    raise AssertionError(f"the focus never came to {label!r}")


def focus_of(scene: Scene[object]) -> Box | None:
    """Where the focus is shown."""
    ring = scene.pointing.ring if isinstance(scene, TableScene) else getattr(scene, "ring", None)
    ring = ring or getattr(scene, "_ring", None) or getattr(scene, "_focus", None)
    assert ring is not None, f"{type(scene).__name__} has no focus"
    return ring.box if ring.shown else None


class Player:
    """Chooses at random what to do next, and does it with one kind of hand."""

    def __init__(self, pilot: Pilot, hand: Hand, seed: int) -> None:
        """A player at a pilot's table."""
        self.pilot = pilot
        self.hand = hand
        self.deeds = 0
        self._rng = seeded(seed)

    def play(self) -> None:
        """Plays until the last word is asked for."""
        while not self.pilot.results:
            self.pilot.settle()
            if isinstance(self.pilot, Unseeing) and self.deeds % GLANCE == 0:
                self.pilot.look()
            self.deeds += 1
            assert self.deeds < MOST_DEEDS, f"no end: {self.pilot.labels()}"
            self.hand(self.pilot, self._label())

    def _label(self) -> str:
        top = self.pilot.top
        if isinstance(top, TableScene):
            return self._at_table(top)
        if isinstance(top, BattleScene):
            return self._in_battle(top)
        if isinstance(top, CardsShown):
            return self._of(top.takeable() or self.pilot.labels()[-1:])
        if isinstance(top, CardMenu | Halves | FightScene):
            return self._of(self.pilot.labels())
        return self.pilot.labels()[-1]

    def _at_table(self, table: TableScene) -> str:
        cards = [table.pointing.label(("card", ref)) for ref in table.options]
        labels = self.pilot.labels()
        cards = [label for label in cards if label in labels]
        large = table.view.prompt.large
        return self._of(cards + ([large.label] if large else []))

    def _in_battle(self, battle: BattleScene) -> str:
        chosen = battle.aim.chosen
        if chosen is not None:
            against = battle.view.attackers_of(chosen)
            return self._of([battle.view.label(("lane", ref)) for ref in against])
        view = battle.view
        cards = [view.label(("card", ref)) for ref in view.options if ref in view.bench]
        ready = [one.label for one in view.buttons if one.enabled and one.key == "large"]
        return self._of(cards + ready)

    def _of(self, labels: list[str]) -> str:
        assert labels, f"nothing to do on {type(self.pilot.top).__name__}: {self.pilot.labels()}"
        index, self._rng = pick(self._rng, len(labels))
        return labels[index]
