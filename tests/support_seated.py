"""A table set by a scenario, seated at through the pilot."""

from pathlib import Path

from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.views import View
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from tests.pilot import Pilot
from tests.support import Table, scenario
from tests.support_desk import DeskInMemory, first_answer

NO_PICTURES = Path("no pictures")
OURS = "joshua david noah deborah esther gideon moses samuel elijah jael job adam"
THEIRS = "leviathan sisera pharaoh agag cain amalek jezebel nimrod balaam ahab sodom haman"
HAND = "daniel caleb abraham jonah michael eve abel enoch sarah isaac"


def crowd() -> Table:
    """Twelve cards a side, ten in hand, long Altars."""
    return scenario(
        covenant=OURS.split(),
        deep=THEIRS.split(),
        covenant_hand=HAND.split(),
        covenant_altar=9,
        deep_altar=10,
        sideways=["pharaoh", "amalek", "gideon", "agag"],
    )


def seated(table: Table, **about: object) -> tuple[Pilot, TableScene, DeskInMemory]:
    """A table set by a scenario, with one who always passes on the other side."""
    motion = about.pop("motion", "none")
    pilot = Pilot((1280, 720), Settings(motion=motion), art=NO_PICTURES)  # type: ignore[arg-type]  # a motion
    brain = about.pop("brain", first_answer)
    calls = about.pop("calls", None)
    desk = DeskInMemory(table.state, brain=brain, **about)  # type: ignore[arg-type]  # by keyword
    scene = TableScene(desk, calls)  # type: ignore[arg-type]  # calls, or none
    pilot.push(scene)
    pilot.settle()
    return pilot, scene, desk


def toast(pilot: Pilot) -> str:
    return pilot.stack.toast.sentence


def goes_out(view: View, options: tuple[Command, ...]) -> Command:
    """Sends everybody out, and passes."""
    return next((one for one in options if isinstance(one, say.GoOut)), options[0])


def stands(view: View, options: tuple[Command, ...]) -> Command:
    """Stands in the way of whoever comes first."""
    return next((one for one in options if isinstance(one, say.StandInTheWay)), options[0])
