"""The real scenes, as a person meets them: for pictures, contrast and colour vision."""

from game.shots.shot import Wanted
from game.tools.shot import SHOTS
from scenes.curtain import Curtain
from scenes.pause import Pause, PauseChoices
from scenes.settings import SettingsScene
from scenes.settings_pages import PAGES
from tests.pilot import Pilot
from tests.support_colour import Maker


def from_shot(name: str, seed: int = 1, day: int = 4) -> Maker:
    """A scene as `python -m game shot` makes it."""
    return lambda pilot: SHOTS[name].show(pilot.stack, Wanted(seed, day))


def settings_page(label: str) -> Maker:
    """One page of the settings, with the focus shown."""

    def made(pilot: Pilot) -> None:
        pilot.push(SettingsScene())
        pilot.click(label)
        pilot.key("tab")

    return made


def curtain(pilot: Pilot) -> None:
    """The curtain between two people."""
    pilot.push(Curtain("Anna", "deep"))


def pause(pilot: Pilot) -> None:
    """The pause over a table."""
    SHOTS["table"].show(pilot.stack, Wanted())
    pilot.settle()
    pilot.push(Pause(PauseChoices(undo="The other side has chosen since then.")))


SCENES: dict[str, Maker] = {
    **{
        name: from_shot(name)
        for name in ("menu", "new_game", "table", "battle", "reading", "last_word")
    },
    "a reading of the Deep": from_shot("reading", seed=60),
    "curtain": curtain,
    "pause": pause,
    **{f"settings: {option.label}": settings_page(option.label) for option in PAGES},
}
