"""A game looked at again, on the table it was played on: play, pause, step, scrub."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.seraphs.words import DEEP
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction
from scenes.input import (
    Action,
    Drag,
    Drop,
    Input,
    Key,
    Navigate,
    Press,
    Release,
    Wheel,
)
from scenes.seraphs import replay as bar
from scenes.seraphs.deeds import Deeds
from scenes.seraphs.desk import LogLine
from scenes.seraphs.hearing import focus_at_table
from scenes.seraphs.layout import LARGE_TEXT, PILE_W, RATIO, TableLayout
from scenes.seraphs.pointed import Key as Spot
from scenes.seraphs.pointing import Pointing
from scenes.seraphs.prompt import Prompt
from scenes.seraphs.replay import OPEN, SEATS, ReplayDesk
from scenes.seraphs.spoken import overview
from scenes.seraphs.table import TableScene

HEADING = "A game looked at again"
KEYS = "Left and right step, the page keys go by days."
REST_MS = 1100.0
"""How long a moment is looked at before the next one, at the usual speed."""


class ReplayScene(TableScene):
    """Shows a game; answers "leave"."""

    def __init__(self, desk: ReplayDesk, *, playing: bool = True) -> None:
        """A game at its present moment; it plays at once, or waits."""
        super().__init__(desk)
        self.game = desk
        self.playing = playing
        self._left = REST_MS
        self._scrubbing = False
        self._unheard = 0
        self.deeds = ReplayDeeds(self)

    def enter(self) -> None:
        """Shows the table; where all is open, the upper hand can be pointed at too."""
        super().enter()
        self.pointing = ReplayPointing(self)
        self.refresh()

    def arrange(self) -> None:
        """Lays the table out; where all is open, the upper hand has room of its own."""
        super().arrange()
        if self.game.seen_by == OPEN:
            self.view.layout = opened(self.view.layout)
            self.refresh()

    @property
    def next_wake_ms(self) -> float | None:
        """When the next moment is due."""
        if self.playing and not self.animating:
            return max(0.0, self._left)
        return super().next_wake_ms

    def update(self, ms: float) -> None:
        """Lets the next moment happen when the last one was looked at."""
        super().update(ms)
        if not self.playing or not self.ready or self.stack.top is not self:
            return
        self._left -= ms
        if self._left <= 0:
            self._left = REST_MS * 100 / self.settings.speed
            self._unheard = len(self._log)
            self.playing = self.game.forward()
            self.refresh()

    def handle(self, given: Input) -> None:
        """The line of time and the keys of the bar, and otherwise the table's own hand."""
        if not self._scrubs(given) and not self._steers(given):
            super().handle(given)

    def draw(self, canvas: Canvas) -> None:
        """The table, and the bar in place of the prompt."""
        super().draw(canvas)
        place = self.view.layout.prompt
        if canvas.sees(place.inset(-24)):
            bar.draw_words(canvas, place, self.track, self._words())
            bar.draw_track(canvas, self.track, self.game)

    def told(self) -> tuple[str, ...]:
        """Nothing can be done with a card here, so nothing is said of it."""
        return ()

    def news(self) -> Sequence[LogLine]:
        """What came with the moment that is shown."""
        return self._log[self._unheard :]

    def spoken(self) -> str:
        """Whose eyes look, what came with this moment, where it is in the game, and the focus."""
        told = [HEADING, SEATS[self.game.seen_by], *(line.text for line in self.news())]
        if self.ready:
            told += ["" if self.playing else self._moment(), focus_at_table(self)]
        return "\n".join(told)

    def described(self) -> str:
        """The same with the whole table, and what can be done."""
        head = (HEADING, SEATS[self.game.seen_by], self._moment())
        deeds = (button.spoken() for button in self.view.buttons)
        return "\n".join([*head, *overview(self.sight, self.view.cards), *deeds, KEYS])

    @property
    def track(self) -> Box:
        """Where the line of time is."""
        return bar.track_box(self.view.layout.prompt, self.view.buttons)

    def show(self, at: int) -> None:
        """Goes to a moment at once."""
        self.playing = False
        self.timeline.finish()
        self.game.go_to(at)
        self._show_anew()

    def step(self, by: int) -> None:
        """A moment on, as it happened, or one back."""
        self.playing = False
        if by > 0:
            self._unheard = len(self._log)
            self.game.forward()
            self.refresh()
        else:
            self.show(self.game.at - 1)

    def step_day(self, by: int) -> None:
        """To the beginning of the next day, or of this one, or of the one before."""
        starts, at = self.game.starts, self.game.at
        if by > 0:
            self.show(next((one for one in starts if one > at), self.game.last))
        else:
            self.show(max((one for one in starts if one < at), default=0))

    def play_or_pause(self) -> None:
        """Lets it run, from the start again if it is over; or stops it."""
        if not self.playing and self.game.at >= self.game.last:
            self.show(0)
        self.playing = not self.playing
        self._left = REST_MS / 4
        self.refresh()

    def look_with_other_eyes(self) -> None:
        """From the next seat: the Covenant's, the Deep's, both."""
        # The Deep of a Siege has no eyes of its own.
        siege = self.sight.siege is not None
        seats = [seat for seat in SEATS if not (siege and seat == DEEP)]
        self.game.look_from(seats[(seats.index(self.game.seen_by) + 1) % len(seats)])
        self.timeline.finish()
        self.feed.restart()
        self.arrange()

    def _mark(self, prompt: Prompt) -> None:
        super()._mark(Prompt(""))
        place, scale = self.view.layout.prompt, self.canvas.text_scale
        self.view.buttons = bar.controls(place, self.game, playing=self.playing, text_scale=scale)

    def _show_anew(self) -> None:
        self.feed.restart()
        self._stories.clear()
        self.sent = False
        self.refresh()
        self._unheard = max(0, len(self._log) - 1)

    def _moment(self) -> str:
        """Where it is in the game."""
        day = f"Day {self.sight.day}" if self.sight.day else "Set up"
        return f"{day}, moment {self.game.at} of {self.game.last}"

    def _words(self) -> tuple[str, str]:
        """Where it is, and what happened last; large text leaves that to the log."""
        sight = self.sight
        where = f"Day {sight.day}" if sight.day else "Set up"
        if self.canvas.text_scale >= LARGE_TEXT:
            return "", f"{where}, {self.game.at} of {self.game.last}"
        return where, self._log[-1].text if self._log else ""

    def _scrubs(self, given: Input) -> bool:
        """Pressing or dragging on the line of time goes there."""
        if isinstance(given, Press):
            self._scrubbing = self.track.inset(-12).contains(given.at)
        if isinstance(given, Wheel) and self.view.layout.prompt.contains(given.at):
            self.step(-given.steps)
            return True
        if not self._scrubbing or not isinstance(given, Press | Drag | Drop | Release):
            return False
        self.show(bar.moment_at(self.track, given.at, self.game.last))
        self._scrubbing = not isinstance(given, Drop | Release)
        return True

    def _steers(self, given: Input) -> bool:
        """The keys: left and right step, page keys go by days, P plays."""
        at_bar = self.pointing.ring.current
        aside = not self.pointing.ring.shown or at_bar is None or at_bar[0] == "button"
        sideways = (Direction.LEFT, Direction.RIGHT)
        if isinstance(given, Navigate) and given.direction in sideways and aside:
            self.step(given.direction.value[0])
        elif isinstance(given, Key) and given.name in ("page up", "page down"):
            self.step_day(1 if given.name == "page down" else -1)
        elif isinstance(given, Key) and given.name in ("home", "end"):
            self.show(0 if given.name == "home" else self.game.last)
        elif isinstance(given, Action) and given.name == "pass":
            self.play_or_pause()
        else:
            return False
        return True


class ReplayDeeds(Deeds):
    """What the bar's buttons do; cards are only looked at."""

    def __init__(self, scene: ReplayScene) -> None:
        """The deeds of a replay."""
        super().__init__(scene)
        self._scene = scene

    def act_on(self, key: Spot) -> None:
        """A button of the bar, or what can be opened on the table."""
        kind, number = key
        if kind != "button":
            if kind != "card":
                super().act_on(key)
            return
        match self._scene.view.buttons[number].key:
            case "play":
                self._scene.play_or_pause()
            case "back" | "forward" as way:
                self._scene.step(1 if way == "forward" else -1)
            case "day back" | "day forward" as way:
                self._scene.step_day(1 if way == "day forward" else -1)
            case _:
                self._scene.look_with_other_eyes()

    def pause(self) -> None:
        """There is no game to rest: the replay is left."""
        self._scene.dismiss("leave")


class ReplayPointing(Pointing):
    """Points also at the cards of the upper hand, where they are open."""

    def __init__(self, scene: ReplayScene) -> None:
        """Points at nothing yet."""
        super().__init__(scene)
        self._scene = scene

    def boxes(self) -> dict[Spot, Box]:
        """All that can be pointed at."""
        found = super().boxes()
        scene = self._scene
        if scene.game.seen_by != OPEN:
            return found
        places = scene.view.places.items()
        upper = {ref: place for ref, place in places if place.upper and place.zone == "hand"}
        return found | {("card", ref): place.reach for ref, place in upper.items()}


def opened(layout: TableLayout) -> TableLayout:
    """The layout with the upper hand laid open, and the upper Altar told as a count."""
    upper = layout.upper
    tall = PILE_W * RATIO
    y = max(4.0, upper.altar.bottom - tall)
    hand = Box(upper.altar.x, y, upper.altar.w, tall)
    return replace(layout, folded=True, upper=replace(upper, hand=hand))
