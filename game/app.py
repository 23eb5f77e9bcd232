"""The program: window, menu and tables, wired together. Nothing else knows both scenes and saves.

What the first frame does not need is imported after it.
"""

from dataclasses import asdict
from typing import TYPE_CHECKING, Final, NamedTuple

from game import resources
from game.files import RealFiles
from game.folder import data_folder
from game.loop import Loop, wake
from game.window_settings import WindowSettings
from scenes.menu import Menu, MenuEntry
from scenes.services import Services, Settings
from scenes.stack import SceneStack

if TYPE_CHECKING:
    from game.library import Library
    from game.saves import Saves
    from game.sound import Player
    from game.speech import Speaker
    from game.tables import Tables

VERSION: Final = "1.0"
CLOSE_S: Final = 5.0
"""How long leaving waits for the disk, in seconds."""

CONTINUE: Final = MenuEntry("continue", "Continue", "gold", "Go on with the last game.")
ENTRIES: Final = (
    MenuEntry("practice", "Practice", "lapis", "A Duel that teaches, in 15 minutes."),
    MenuEntry("duel", "Duel", "lapis", "Against a person here, or the computer."),
    MenuEntry("siege", "Siege", "lapis", "Alone or two together; the Deep plays itself."),
    MenuEntry("saved", "Saved games", "dark", "Every game is kept."),
    MenuEntry("box", "Card box", "dark", "All 129 cards, with every card's rulings."),
    MenuEntry("room", "Reading room", "dark", "The stories, by book or by card."),
    MenuEntry("leaflet", "Leaflet", "dark", "The rules, with small tables to play."),
    MenuEntry("settings", "Settings", "dark"),
    MenuEntry("credits", "Credits", "dark"),
    MenuEntry("leave", "Leave", "dark"),
)
"""The menu without a game to go on with."""


class Start(NamedTuple):
    """A table to sit down at without the menu: a Duel, the practice, or a Siege of a level.

    `seed` None: by chance. `level` 0: no Siege; else `people` is 1, or 2 together.
    """

    side: str
    opponent: str
    seed: int | None
    practice: bool = False
    level: int = 0
    people: int = 1


def open_menu_in(files: RealFiles, plain: WindowSettings, size: tuple[int, int]) -> "Program":
    """The program in a window that is open already, of this size in pixels."""
    settings = Settings(
        text_size=plain.text_size,
        high_contrast=plain.high_contrast,
        full_screen=plain.full_screen,
        monitor=plain.monitor,
        acceleration=plain.acceleration,
    )
    return Program(files, settings, size)


class Program:
    """One run of the program."""

    def __init__(self, files: RealFiles, settings: Settings, size: tuple[int, int]) -> None:
        """Lay out the menu; nothing is read from the disk yet."""
        self._files = files
        self._kept: Saves | None = None
        self._ready = False
        self._tables: Tables | None = None
        self._library: Library | None = None
        self._player: Player | None = None
        self._speaker: Speaker | None = None
        self._inputs = 0
        services = Services(
            settings=settings,
            art=resources.ASSETS / "art",
            fonts=resources.ASSETS / "fonts",
            store_settings=self._store,
            version=VERSION,
            dropped=self._dropped,
        )
        self.stack = SceneStack(services, size)

    def run(self, start: Start | None = None) -> None:
        """Show the menu, or a table at once, until the person leaves."""
        loop = Loop(
            self.stack,
            home=self.show_menu,
            on_fault=self._report,
            tickers=[self._tick, self._tick_sound, self._tick_voice],
            after_first_frame=self._get_ready,
        )
        if start is None:
            self.show_menu(self.stack)
        elif start.practice:
            self.tables.practise()
        elif start.level:
            self.tables.start_siege(start.level, start.people, start.seed)
        else:
            self.tables.start(start.side, start.opponent, start.seed)
        try:
            loop.run()
        finally:
            if self._tables is not None:
                self._tables.close(CLOSE_S)
            if self._player is not None:
                self._player.close()
            if self._speaker is not None:
                self._speaker.close()

    @property
    def _saves(self) -> "Saves":
        """The saved games; what reads them is imported when first asked for."""
        if self._kept is None:
            from game.saves import Saves

            self._kept = Saves(self._files, data_folder(), wake)
        return self._kept

    @property
    def tables(self) -> "Tables":
        """The Duels of this run; made, with all they import, when first asked for."""
        if self._tables is None:
            from game.practice import Skips
            from game.siege_results import Results
            from game.tables import Tables

            self._tables = Tables(self.stack, self._saves, VERSION, self._home)
            self._tables.watch = self.library.watch_saved
            self._tables.skips = Skips(self._files, data_folder())
            self._tables.beyond["room"] = self.library.show_room
            self._tables.beyond["siege"] = self._tables.besiege
            self._tables.sieges.results = Results(self._files, data_folder())
        return self._tables

    @property
    def library(self) -> "Library":
        """What can be looked at without playing; made when first asked for."""
        if self._library is None:
            from game.library import Library

            self._library = Library(self.stack, self._saves, self._home)
        return self._library

    def show_menu(self, stack: SceneStack) -> None:
        """Push the menu on an empty stack."""
        stack.push(Menu(self._entries(), note=f"Version {VERSION}"), self._chosen)

    def _entries(self) -> tuple[MenuEntry, ...]:
        """The menu's lines; whether a game waits is looked up after the first frame."""
        waits = self._ready and self._is_unfinished()
        return (CONTINUE, *ENTRIES) if waits else ENTRIES

    def _is_unfinished(self) -> bool:
        """Whether there is a game to go on with."""
        return self._saves.has_any() and self._saves.newest_unfinished() is not None

    def _offer_to_go_on(self) -> None:
        """Let the first menu have its first line, where a game waits."""
        self._ready = True
        menu = self.stack.top
        if isinstance(menu, Menu) and self._is_unfinished():
            menu.lead_with(CONTINUE)

    def _chosen(self, key: str) -> None:
        match key:
            case "continue":
                self.tables.go_on()
            case "practice":
                self.tables.practise()
            case "duel":
                self.tables.choose()
            case "siege":
                self.tables.besiege()
            case "saved":
                self.tables.list_saved()
            case _:
                self._look_at(key)

    def _look_at(self, key: str) -> None:
        """Open what is there to look at or to set."""
        match key:
            case "box":
                self.library.show_box()
            case "room":
                self.library.show_room()
            case "leaflet":
                self.library.show_leaflet()
            case "settings":
                self._show_settings()
            case "credits":
                self._show_credits()
            case _:
                return

    def _home(self) -> None:
        self.show_menu(self.stack)

    def _show_settings(self) -> None:
        from scenes.settings import SettingsScene

        self.stack.push(SettingsScene(), lambda _: self._home())

    def _show_credits(self) -> None:
        from game.credits import paragraphs
        from scenes.credits import Credits

        self.stack.push(Credits(paragraphs()), lambda _: self._home())

    def _dropped(self, path: str) -> None:
        self.library.open_dropped(path)

    def _tick(self) -> float | None:
        return self._tables.tick() if self._tables is not None else None

    def _tick_sound(self) -> float | None:
        """Let the music follow the scenes, and rest when nobody is there."""
        player = self._player
        if player is None:
            return None
        if self._inputs != self.stack.inputs:
            self._inputs = self.stack.inputs
            player.touched()
        player.music(self.stack.music)
        wait = player.tick()
        self.stack.services.silence = player.silence
        return wait

    def _tick_voice(self) -> float | None:
        """Let the voice speak on."""
        if self._speaker is None:
            return None
        wait = self._speaker.tick()
        self.stack.services.speechless = self._speaker.trouble
        return wait

    def _get_ready(self) -> None:
        """What can wait until the first frame is out: all the settings, sounds and the voice."""
        from game.sound import Player
        from game.speech import Speaker, find_voice
        from game.webp import unpacked_by_rows
        from game.window import screens

        self._offer_to_go_on()
        self._read_settings()
        services = self.stack.services
        services.unpack = unpacked_by_rows
        self._player = Player(resources.ASSETS / "sounds", lambda: services.settings)
        services.sound = self._player
        services.screens = screens
        self._speaker = Speaker(find_voice())
        services.say, services.say_next = self._speaker.say, self._speaker.say_next
        services.speechless = self._speaker.trouble

    def _read_settings(self) -> None:
        """Read all settings with their checks."""
        from game.settings import load_settings

        read = load_settings(self._files, data_folder())
        names = Settings.__dataclass_fields__
        kept = {name: value for name, value in read.settings.model_dump().items() if name in names}
        self.stack.change_settings(Settings(**kept))
        if read.note:
            self.stack.say(read.note)

    def _store(self, settings: Settings) -> None:
        from game.settings import load_settings, save_settings

        files, folder = self._files, data_folder()
        kept = load_settings(files, folder).settings
        problem = save_settings(files, folder, kept.changed(**asdict(settings)))
        if problem:
            self.stack.say(problem)

    def _report(self, fault: Exception) -> None:
        """Write a fault down beside the saves; the journal is safe already."""
        import traceback
        from datetime import datetime

        text = "".join(traceback.format_exception(fault))
        self._saves.write_report(text, datetime.now())
        if self._tables is not None:
            self._tables.close(CLOSE_S)
