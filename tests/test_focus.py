"""The focus ring: where arrows and Tab go."""

import pytest

from scenes.focus import FocusRing
from scenes.geometry import Box, Direction

GRID = {
    "a": Box(0, 0, 100, 50),
    "b": Box(150, 0, 100, 50),
    "c": Box(0, 100, 100, 50),
    "d": Box(150, 104, 100, 50),
    "far": Box(700, 400, 100, 50),
}


def test_arrows_go_to_the_nearest_thing_that_way() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    path = []
    for way in (Direction.DOWN, Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP):
        ring.move(way)
        path.append(ring.current)
    assert path == ["a", "b", "d", "c", "a"]
    assert ring.move(Direction.UP) is False
    assert ring.current == "a"


def test_tab_goes_round_in_reading_order() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    path = []
    for _ in range(6):
        ring.step(1)
        path.append(ring.current)
    assert path == ["a", "b", "c", "d", "far", "a"]
    ring.step(-1)
    assert ring.current == "far"


def test_the_focus_goes_to_the_nearest_when_its_thing_is_gone() -> None:
    ring: FocusRing[str] = FocusRing()
    ring.set(GRID)
    ring.focus("d")
    ring.set({k: v for k, v in GRID.items() if k != "d"})
    assert ring.current == "b"


@pytest.mark.parametrize("start", GRID)
def test_every_thing_can_be_reached_by_arrows_alone(start: str) -> None:
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for way in Direction:
            ring: FocusRing[str] = FocusRing()
            ring.set(GRID)
            ring.focus(here)
            ring.move(way)
            if ring.current is not None and ring.current not in reached:
                reached.add(ring.current)
                edge.append(ring.current)
    assert reached == set(GRID)
