"""A day at the table: both sides, the prompt, and every card that may be pointed at."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.kernel.ids import Ref
from engine.seraphs import prompts as ask
from engine.seraphs.commands import Command
from engine.seraphs.prompts import Question
from engine.seraphs.sight import TableSight
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.geometry import Box
from scenes.input import Input
from scenes.notice import Answer
from scenes.notice import Question as Asking
from scenes.seraphs import choosing
from scenes.seraphs.battle import belongs_to_battle
from scenes.seraphs.clips import Scenery, deal, is_untouched, score
from scenes.seraphs.coming import news_of, preparing
from scenes.seraphs.deeds import Deeds
from scenes.seraphs.desk import Desk, LogLine
from scenes.seraphs.feed import Feed
from scenes.seraphs.fights import FightScene, fights_of
from scenes.seraphs.hearing import at_table, whole_table
from scenes.seraphs.hints import told_of
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.pointed import Pointed
from scenes.seraphs.pointing import Pointing
from scenes.seraphs.prompt import Prompt, prompt_for
from scenes.seraphs.prompt_bar import prompt_keys_on, write_enter
from scenes.seraphs.standing import Easel, Marked
from scenes.seraphs.table_view import TableView
from scenes.seraphs.telling import Tell, Telling, tellings
from scenes.seraphs.warming import Warming
from scenes.stack import Scene
from scenes.timeline import Timeline

PREPARING_MS = 30.0
PREPARED_SCALE = 1.4
OVERLAYS = (ask.ASK_LAY_FROM_TOP, ask.ASK_FIND, ask.ASK_KEEP, ask.ASK_HALF)


def tells_nothing(telling: Telling) -> Scene[None] | None:
    """Where no stories are read."""
    return None


PAUSE: tuple[Answer, ...] = (("leave", "Leave the table", "dark"), ("go on", "Go on", "gold"))


def asks_simply() -> Scene[str]:
    """The pause where no other is handed in."""
    return Asking("The game rests", PAUSE, escape="go on")


@dataclass(frozen=True, slots=True)
class Calls:
    """The scenes that the table opens and does not make itself.

    Attributes:
        tell: the reading of a story, or None where it is not to be read.
        pause: answers "go on", "undo", "concede" or "leave".
        curtain: hides the table until the person of that name has taken the screen.
    """

    tell: Tell = tells_nothing
    pause: Callable[[], Scene[str]] = asks_simply
    curtain: Callable[[str], Scene[None]] | None = None


class TableScene(Scene[str]):
    """Plays a match at a desk; answers "last word" when it is over, or "leave"."""

    music = "table"

    def __init__(self, desk: Desk, calls: Calls | None = None) -> None:
        """A table at a desk."""
        self.desk = desk
        self.calls = calls or Calls()
        self._stories: deque[Telling] = deque()
        self.opened: Question | None = None
        self._fought = False
        self.sent = False
        self._news = ""
        self._warmed: TableSight | None = None
        self._deals = False
        self._log: tuple[LogLine, ...] = ()
        self._heard = 0
        self.picked: list[Ref] = []
        self.options: Mapping[Ref, tuple[Command, ...]] = {}
        self.pointed = Pointed()
        self.deeds = Deeds(self)

    def enter(self) -> None:
        """Shows the table as it is; what has happened before is not shown again."""
        self.feed = Feed(self.desk)
        self.timeline = Timeline(self.settings.motion, self.settings.speed / 100)
        self.pointing = Pointing(self)
        self._faces = Faces(self.services.fonts, self.canvas.pictures)
        self._warming, self._ahead = Warming(self._faces), Warming(self._faces)
        self._window_px = self.canvas.surface.get_size()
        self.arrange()
        if is_untouched(self.sight):
            self.services.sound("shuffle")
            self._deals = self.settings.motion == "full"
        if self.settings.motion != "none":
            self.view.unseen = list(self.view.drawn)
            faces = self.view.faces_of(self.sight, self.canvas)
            self._warming.needs(look for _, look in reversed(faces))

    def arrange(self) -> None:
        """Lays the table out for the canvas and the settings."""
        canvas = self.canvas
        people = self.sight.siege.people if self.sight.siege is not None else 0
        layout = table_layout(canvas.size, canvas.text_scale, canvas.scale, people)
        if canvas.surface.get_size() != self._window_px:
            self._window_px = canvas.surface.get_size()
            self._faces.forget()
            self._warming.forget()
        easel = Easel(self._faces, self.settings)
        self.timeline.motion = self.settings.motion
        self.timeline.speed = self.settings.speed / 100
        self.view = TableView(layout, easel, canvas.theme, canvas.type)
        self.refresh()

    def dropped(self) -> None:
        """Lets go of all that was drawn for it: others hold on to a table that is left."""
        self.view.forget()
        self._faces.forget()
        self._faces.pictures.forget(self._window_px)
        paint.forget(self._window_px)

    def suspend(self) -> None:
        """Enter is for another scene."""
        if write_enter(None, self.pointing.ring, self.view.buttons):
            self.lay_anew()

    def resume(self) -> None:
        """On top again: a question that was looked at may be answered now."""
        self.refresh()
        self.stack.get_ready(self)

    @property
    def animating(self) -> bool:
        """While something moves, or something waits to be shown."""
        moves = self.timeline.running or self.view.attention.moves
        return moves or bool(self.view.unseen) or self._due()

    @property
    def next_wake_ms(self) -> float | None:
        """Soon, while faces that a pointer may ask for are to be drawn, or a window glows."""
        return PREPARING_MS if self._ahead.busy else self.view.attention.next_wake_ms

    @property
    def ready(self) -> bool:
        """Whether an answer can be given now."""
        return not self.timeline.running and not self.sent and self.feed.peek() is None

    def handle(self, given: Input) -> None:
        """Gives an input to the hand that points."""
        self._heard = len(self._log)
        self.pointing.handle(given)
        self._attend()

    def news(self) -> Sequence[LogLine]:
        """The lines of the log since the last deed of the person."""
        return self._log[self._heard :]

    def spoken(self) -> str:
        """The news, the question and the focus."""
        return at_table(self)

    def described(self) -> str:
        """How everything stands."""
        return whole_table(self)

    def update(self, ms: float) -> None:
        """Moves the clock on; when all is at rest, shows what has happened next."""
        self._attend(ms)
        if self.view.unseen:
            self._uncover()
            return
        if not self.animating:
            self._ahead.step()
            return
        if self.timeline.running:
            self._sound(self.timeline.advance(ms))
            for box in self.view.daylight.step(self.timeline, self.canvas.size):
                self.invalidate(box)
            if self._is_still():
                self.refresh()
        if self._is_still():
            self._go_on()

    def finish(self) -> None:
        """Goes to the end of what moves."""
        self._sound(self.timeline.finish())
        self.refresh()

    def draw(self, canvas: Canvas) -> None:
        """What rests."""
        self.view.draw(canvas, self.timeline, self.pointed)

    def getting_ready(self, canvas: Canvas) -> Iterator[None]:
        """Draws what rests, one thing after the other."""
        yield
        yield from self.view.getting_ready(canvas, self.pointed)

    def draw_movers(self, canvas: Canvas) -> None:
        """What moves."""
        self.view.draw_movers(canvas, self.timeline, self.pointed)
        if not self.timeline.running:
            lines = told_of(self, self.view.previewed(self.pointed))
            self.view.draw_preview(canvas, self.pointed, lines)

    def spots(self) -> Mapping[str, Box]:
        """Everything that can be clicked."""
        return self.pointing.labelled()

    @property
    def sight(self) -> TableSight:
        """The table as it is shown."""
        return self.feed.shown

    def refresh(self) -> None:
        """Draws the table, the question and what may be pointed at anew."""
        desk, sight = self.desk, self.sight
        if self.feed.peek() is None:
            self._log = desk.log()
        self.view.show(sight, self._log, desk.name_of(desk.seat()))
        if self.ready:
            self.options = choosing.by_card(desk.legal())
            may = choosing.pickable(sight.sides[sight.seat], sight.question)
            self.picked = [ref for ref in self.picked if ref in may]
            self._mark(prompt_for(desk, desk.view()))
        elif not self.sent:
            self.options = {}
            self._mark(Prompt(self._news or self.view.prompt.question))
        self.pointing.settle()
        self._attend()
        self.lay_anew()
        if self.ready and self.canvas.scale <= PREPARED_SCALE:
            self._ahead.needs(self.view.full_looks(self.canvas))
        self.stir()

    def lay_anew(self) -> None:
        """Draws anew whatever of the resting table has changed."""
        for box in self.view.lay(self.canvas, self.timeline, self.pointed):
            self.invalidate(box)

    def told(self) -> tuple[str, ...]:
        """What is to be said of the card that is looked at."""
        return told_of(self, self.pointed.card)

    def _attend(self, ms: float = 0.0) -> None:
        """Lets what is pointed at answer; a card that has come down rests again."""
        view, before = self.view, self.view.lifted(self.pointed)
        view.attend(self.pointed)
        if view.attention.advance(ms):
            self.stir()
        for ref in before ^ view.lifted(self.pointed):
            self.invalidate(view.places[ref].reach.inset(-30))
        if write_enter(self.listening, self.pointing.ring, view.buttons) and self._stack:
            self.lay_anew()

    def _mark(self, prompt: Prompt) -> None:
        aimed = frozenset(ref for said in self.sight.said for ref in said.targets)
        marked = Marked(self.options, frozenset(self.picked), aimed)
        self.view.ask(prompt, marked, self.keys())

    def keys(self) -> dict[str, str]:
        """How the keys of the prompt's buttons are written."""
        return prompt_keys_on(self.stack)

    def _sound(self, cues: list[str]) -> None:
        for cue in cues:
            self.services.sound(cue)

    def _is_still(self) -> bool:
        return not self.timeline.running

    def _due(self) -> bool:
        return bool(
            self.feed.peek()
            or self._stories
            or (self.calls.curtain and self.desk.curtain_for())
            or self._opens()
        )

    def _go_on(self) -> None:
        """Shows what has happened until something moves, or opens what the question needs."""
        while self._stories or self.feed.peek() is not None:
            if self._stories:
                self._read(self._stories.popleft())
            elif self._is_warming():
                return
            else:
                self._show_next()
            if self.timeline.targets() or self.stack.top is not self:
                return
            self._sound(self.timeline.finish())
            self.refresh()
        if self.calls.curtain and (name := self.desk.curtain_for()):
            self.push(self.calls.curtain(name), self._handed_over)
        elif self._opens():
            self.opened = self.sight.question
            self.deeds.browse()

    def _uncover(self) -> None:
        """At first the cards appear one by one, each as its face is drawn; or they are dealt."""
        self._warming.step()
        if self._deals:
            if not self._warming.busy:
                self._deal()
            return
        waiting = self.view.unseen
        while waiting and (not self._warming.busy or self.view.is_drawn(waiting[-1], self.canvas)):
            self.invalidate(self.view.places[waiting.pop()].reach.inset(-30))
            if not self._warming.busy:
                return

    def _deal(self) -> None:
        """Both hands come from their decks, before anything else has happened."""
        self._deals, self.view.unseen = False, []
        layout, found, sight = self.view.layout, self.view.places, self.sight
        covenant, deep = (replace(side, hand=()) for side in sight.sides)
        scenery = Scenery(replace(sight, sides=(covenant, deep)), sight, {}, found, layout)
        self.view.movers.begin(scenery)
        self.timeline.play(*deal(self.view.drawn, scenery))
        self.refresh()

    def _is_warming(self) -> bool:
        """Whether the faces of what comes next are still to be drawn; draws some of them."""
        beat = self.feed.peek()
        if beat is None or self.settings.motion == "none":
            return False
        if beat.after is not self._warmed:
            self._warmed = beat.after
            faces = self.view.faces_of(beat.after, self.canvas)
            self._warming.needs((look for _, look in faces), preparing(self, beat))
        else:
            self._warming.step()
        return self._warming.busy

    def _read(self, telling: Telling) -> None:
        reading = self.calls.tell(telling)
        if reading is not None:
            self.push(reading)

    def _show_next(self) -> None:
        beat = self.feed.peek()
        assert beat is not None, "there is a beat to show"
        fights = () if self._fought else fights_of(beat, self.feed.shown)
        if fights:
            self._fought = True
            self.push(FightScene(fights, self.feed.shown, self.view.easel, self.desk.view()))
            return
        before, old = self.feed.shown, self.view.places
        self.feed.take()
        self.sent = self._fought = False
        self.opened = None
        after = beat.after
        scenery = Scenery(before, after, old, places(after, self.view.layout), self.view.layout)
        self.view.movers.begin(scenery)
        self.timeline.play(*score(beat.events, scenery))
        self._stories.extend(tellings(beat.events))
        self._news = news_of(self, beat)
        self.pointing.let_go()
        self.refresh()

    def _handed_over(self, _: None) -> None:
        self.desk.hand_over()
        self.feed.restart()
        self.picked = []
        self.opened = None
        self.refresh()

    def _opens(self) -> bool:
        """Whether the question wants a scene of its own that was not opened for it yet."""
        question = self.sight.question
        if question is None or not self.ready or question == self.opened:
            return False
        if not self.sight.asked or not self.desk.legal():
            return False
        return self._wants_a_scene(question)

    def _wants_a_scene(self, question: Question) -> bool:
        if question.kind in OVERLAYS or belongs_to_battle(self.sight):
            return True
        lying = {one.ref for side in self.sight.sides for one in side.wilderness}
        return question.kind == ask.ASK_TARGET and bool(lying & set(question.refs))
