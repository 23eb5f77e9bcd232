"""Who stands in whose way is marked on the table in every motion. *Panel 5, Battle: step 1*."""

import pytest

from engine.kernel.ids import Ref
from engine.seraphs.words import COVENANT, DEEP
from scenes.geometry import Point
from scenes.seraphs import light
from scenes.seraphs.movers import THREAD, ways
from scenes.seraphs.table import TableScene
from scenes.theme import colour
from scenes.timeline import Motion
from tests.pilot import Pilot
from tests.support import scenario
from tests.support_seated import goes_out, seated, stands

FOE, FRIEND = "cain", "joshua"


def found_in(table: TableScene, name: str) -> Ref:
    """A card in play, by its id."""
    return next(ref for ref, one in table.view.cards.items() if one.id == name)


def is_threaded(pilot: Pilot, table: TableScene, ref: Ref, attacker: Ref) -> bool:
    """Whether the thread is seen near both cards, and does not lie on the prompt between them."""
    pilot.frame()
    one, other = (table.view.places[each].reach for each in (ref, attacker))
    a, b = light.rim(one, other.centre), light.rim(other, one.centre)
    seen = [is_gold(pilot, a, b, share) for share in (0.08, 0.5, 0.92)]
    assert not seen[1], "the words of the prompt stay free"
    return seen[0] and seen[2]


def is_gold(pilot: Pilot, a: Point, b: Point, share: float) -> bool:
    """Whether that part of the way has the colour of the thread."""
    k = pilot.stack.canvas.scale
    at = round((a.x + (b.x - a.x) * share) * k), round((a.y + (b.y - a.y) * share) * k)
    found, wanted = pilot.window.get_at(at), colour(THREAD)
    return all(abs(x - y) < 50 for x, y in zip(tuple(found)[:3], tuple(wanted)[:3], strict=True))


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_as_long_as_it_stands_there_a_thread_leads_to_whom_it_stands_against(
    motion: Motion,
) -> None:
    laid = scenario(whose=DEEP, deep=[FOE], covenant=[FRIEND, "jael"])
    pilot, table, _ = seated(laid, seat=COVENANT, brain=goes_out, motion=motion)
    ref, attacker = (found_in(table, name) for name in (FRIEND, FOE))
    while not ("Joshua" in pilot.labels() and len(pilot.stack.scenes) > 1):
        pilot.key("return")
        pilot.settle()
    pilot.click("Joshua")
    pilot.settle()
    pilot.key("escape")
    pilot.settle()
    assert pilot.top is table
    assert is_threaded(pilot, table, ref, attacker)
    pilot.click("To the battle")
    pilot.settle()
    while len(pilot.stack.scenes) > 1:
        pilot.key("return")
        pilot.settle()
    assert not ways(table.sight, table.timeline)


def test_in_reduced_motion_it_is_shown_whole_at_once_and_long_enough_to_be_read() -> None:
    laid = scenario(covenant=[FRIEND, "jael"], deep=[FOE])
    pilot, table, _ = seated(laid, seat=COVENANT, brain=stands, motion="reduced")
    attacker, ref = (found_in(table, name) for name in (FRIEND, FOE))
    pilot.click("Joshua")
    shown_ms = 0.0
    for _ in range(400):
        pilot.wait(16)
        if pilot.top is table and table.timeline.pairs("way"):
            assert ways(table.sight, table.timeline) == {(ref, attacker): 1.0}
            assert is_threaded(pilot, table, ref, attacker)
            shown_ms += 16
        elif pilot.top is table and not table.animating and table.ready and table.options:
            pilot.key("return")
    assert shown_ms >= 400
