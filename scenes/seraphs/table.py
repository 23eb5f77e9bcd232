"""A day at the table: both sides, the prompt, and every card that may be pointed at."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.seraphs import prompts as ask
from engine.seraphs.commands import PASS, Choose, ChooseHalf, Command, LayFromTop
from engine.seraphs.prompts import Question
from engine.seraphs.sight import TableSight, card_id, printed_id
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.geometry import Box
from scenes.input import Input, label_of
from scenes.notice import Question as Asking
from scenes.seraphs import choosing
from scenes.seraphs.battle import BattleScene, belongs_to_battle
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.clips import Scenery, score
from scenes.seraphs.desk import Desk
from scenes.seraphs.feed import Feed
from scenes.seraphs.fights import FightScene, fights_of
from scenes.seraphs.hints import why_not
from scenes.seraphs.layout import places, table_layout
from scenes.seraphs.log_panel import LogScene
from scenes.seraphs.pointing import Pointing
from scenes.seraphs.prompt import Deed, prompt_for
from scenes.seraphs.standing import Card, Easel, Marked, plain_look
from scenes.seraphs.table_view import Key, Pointed, TableView
from scenes.seraphs.telling import Tell, Telling, tellings
from scenes.seraphs.wilderness import BACK, CardsShown, Showing
from scenes.stack import Scene
from scenes.timeline import Timeline

OVERLAYS = (ask.ASK_LAY_FROM_TOP, ask.ASK_FIND, ask.ASK_KEEP, ask.ASK_HALF)
FULL_W = 420.0


def tells_nothing(telling: Telling) -> Scene[None] | None:
    """Where no stories are read."""
    return None


def asks_simply() -> Scene[str]:
    """The pause where no other is handed in."""
    answers = (("leave", "Leave the table", "dark"), ("go on", "Go on", "gold"))
    return Asking("The game rests", answers, escape="go on")  # type: ignore[arg-type]  # kinds are literal


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

    def __init__(self, desk: Desk, calls: Calls | None = None) -> None:
        """A table at a desk."""
        self.desk = desk
        self._calls = calls or Calls()
        self._stories: deque[Telling] = deque()
        self._opened: Question | None = None
        self._fought = False
        self._sent = False
        self.picked: list[Ref] = []
        self.options: Mapping[Ref, tuple[Command, ...]] = {}
        self.pointed = Pointed()

    # The life of the scene.

    def enter(self) -> None:
        """Shows the table as it is; what has happened before is not shown again."""
        self.feed = Feed(self.desk)
        self.timeline = Timeline(self.settings.motion, self.settings.speed / 100)
        self.pointing = Pointing(self)
        self._faces = Faces(self.services.fonts, self.canvas.pictures)
        self._window_px = self.canvas.surface.get_size()
        self.arrange()

    def arrange(self) -> None:
        """Lays the table out for the canvas and the settings."""
        canvas = self.canvas
        layout = table_layout(canvas.size, canvas.text_scale, canvas.scale)
        if canvas.surface.get_size() != self._window_px:
            self._window_px = canvas.surface.get_size()
            self._faces.forget()
        easel = Easel(self._faces, self.settings)
        self.timeline.motion = self.settings.motion
        self.timeline.speed = self.settings.speed / 100
        self.view = TableView(layout, easel, canvas.theme, canvas.type)
        self.refresh()

    def resume(self) -> None:
        """On top again: a question that was looked at may be answered now."""
        self.refresh()

    @property
    def animating(self) -> bool:
        """While something moves, or something waits to be shown."""
        return self.timeline.running or self._due()

    @property
    def ready(self) -> bool:
        """Whether an answer can be given now."""
        return not self.timeline.running and not self._sent and self.feed.peek() is None

    def handle(self, given: Input) -> None:
        """Gives an input to the hand that points."""
        self.pointing.handle(given)

    def update(self, ms: float) -> None:
        """Moves the clock on; when all is at rest, shows what has happened next."""
        if self.timeline.running:
            self._sound(self.timeline.advance(ms))
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

    def draw_movers(self, canvas: Canvas) -> None:
        """What moves."""
        self.view.draw_movers(canvas, self.timeline, self.pointed)
        if not self.timeline.running:
            self.view.draw_preview(canvas, self.pointed, self.told())

    def spots(self) -> Mapping[str, Box]:
        """Everything that can be clicked."""
        return self.pointing.labelled()

    # What is shown.

    @property
    def sight(self) -> TableSight:
        """The table as it is shown."""
        return self.feed.shown

    def refresh(self) -> None:
        """Draws the table, the question and what may be pointed at anew."""
        desk, sight = self.desk, self.sight
        self.view.show(sight, desk.log(), desk.name_of(desk.seat()))
        if self.ready:
            self.options = choosing.by_card(desk.legal())
            may = choosing.pickable(sight.sides[sight.seat], sight.question)
            self.picked = [ref for ref in self.picked if ref in may]
            self._prompt()
        elif not self._sent:
            self.options = {}
            self._prompt()
        self.pointing.settle()
        self.invalidate()
        self.stir()

    def told(self) -> tuple[str, ...]:
        """What is to be said of the card that is looked at."""
        ref = self.pointed.card
        if ref is None or ref not in self.view.places or not self.ready:
            return ()
        options = self.options.get(ref, ())
        if options:
            ids, cost = choosing.ids_in(self.sight), self.view.cards[ref].cost
            return tuple(choosing.label(one, ids, cost) for one in options[:2])
        return (why_not(self.desk, self.sight, ref, self.view.places[ref]),)

    def _prompt(self) -> None:
        desk = self.desk
        waiting = desk.waiting_for() if self.ready else ""
        undo = self.ready and desk.may_undo()
        prompt = prompt_for(self.sight, waiting, undo=undo, passing=desk.passing())
        aimed = frozenset(ref for said in self.sight.said for ref in said.targets)
        marked = Marked(self.options, frozenset(self.picked), aimed)
        self.view.ask(prompt, marked, self._keys())

    def _keys(self) -> dict[str, str]:
        keys = self.settings.bindings()
        return {name: label_of(keys[name][0]) for name in ("confirm", "pass", "undo") if keys[name]}

    def _sound(self, cues: list[str]) -> None:
        for cue in cues:
            self.services.sound(cue)

    # What happens next.

    def _is_still(self) -> bool:
        return not self.timeline.running

    def _due(self) -> bool:
        return bool(
            self.feed.peek()
            or self._stories
            or (self._calls.curtain and self.desk.curtain_for())
            or self._opens()
        )

    def _go_on(self) -> None:
        """Shows the next thing that has happened, or opens what the question needs."""
        beat = self.feed.peek()
        if beat is not None:
            self._show_next()
        elif self._stories:
            reading = self._calls.tell(self._stories.popleft())
            if reading is not None:
                self.push(reading)
        elif self._calls.curtain and (name := self.desk.curtain_for()):
            self.push(self._calls.curtain(name), self._handed_over)
        elif self._opens():
            self._opened = self.sight.question
            self.browse()

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
        self._sent = self._fought = False
        self._opened = None
        after = beat.after
        scenery = Scenery(before, after, old, places(after, self.view.layout), self.view.layout)
        self.timeline.play(*score(beat.events, scenery))
        self._stories.extend(tellings(beat.events))
        self.pointing.let_go()
        self.refresh()

    def _handed_over(self, _: None) -> None:
        self.desk.hand_over()
        self.feed.restart()
        self.picked = []
        self._opened = None
        self.refresh()

    def _opens(self) -> bool:
        """Whether the question wants a scene of its own that was not opened for it yet."""
        question = self.sight.question
        if question is None or not self.ready or question == self._opened:
            return False
        if question.side != self.sight.seat or not self.desk.legal():
            return False
        return self._wants_a_scene(question)

    def _wants_a_scene(self, question: Question) -> bool:
        if question.kind in OVERLAYS or belongs_to_battle(self.sight):
            return True
        lying = {one.ref for side in self.sight.sides for one in side.wilderness}
        return question.kind == ask.ASK_TARGET and bool(lying & set(question.refs))

    # What a person does.

    def submit(self, command: Command) -> None:
        """Says it; a refusal's sentence is shown."""
        said = choosing.paid_with(command, self.picked)
        refusal = self.desk.submit(said)
        if refusal:
            self.stack.say(refusal, near=self._near(command))
            return
        self._sent = True
        self.picked = []
        self.options = {}
        self.view.marked = Marked()
        self.invalidate()

    def do(self, deed: Deed) -> None:
        """What a button of the prompt says."""
        if deed == "browse":
            self.browse()
        elif deed == "the last word":
            self.dismiss("last word")
        elif deed == "take back":
            self.take_back()
        elif deed in ("pass all day", "stop passing"):
            self.desk.pass_for_the_day(deed == "pass all day")
            if deed == "pass all day" and PASS in self.desk.legal():
                self.submit(PASS)
            self.refresh()
        elif not isinstance(deed, str):
            self.submit(deed)

    def take_back(self) -> None:
        """Undoes the last step of the own Work, where that may be."""
        if self.ready and self.desk.may_undo():
            self.desk.undo()
            self._sent = True

    def act_on(self, key: Key) -> None:
        """Does what pointing at something means."""
        kind, number = key
        if kind == "card":
            self._act_on_card(number)
        elif kind == "button" and number < len(self.view.buttons):
            offers = {"large": self.view.prompt.large, "small": self.view.prompt.small}
            offer = offers[self.view.buttons[number].key]
            if offer is not None:
                self.do(offer.deed)
        elif kind == "wilderness":
            self.show_wilderness(number)
        elif kind == "log":
            self.push(LogScene(self.desk.log()))
        elif kind == "pause":
            self.pause()

    def pause(self) -> None:
        """Opens the pause."""
        self.push(self._calls.pause(), self._paused)

    def toggle(self, ref: Ref) -> None:
        """Picks an own Altar card to be turned for the next play, or lets it be."""
        if ref in self.picked:
            self.picked.remove(ref)
        else:
            self.picked.append(ref)
        self.refresh()

    def browse(self) -> None:
        """Opens the scene that the question wants."""
        question = self.sight.question
        if question is None or not self.ready:
            return
        if belongs_to_battle(self.sight):
            self.push(BattleScene(self.feed, self.view.easel), self._after_battle)
        elif question.kind == ask.ASK_HALF:
            self._choose_half(question)
        else:
            self.show_cards_of(question)

    def show_wilderness(self, side: int) -> None:
        """Lays a Wilderness out; a card of it that may be taken or returned can be."""
        one = self.sight.sides[side]
        cards = tuple(self.view.cards[card.ref] for card in reversed(one.wilderness))
        whose = "Your Wilderness" if side == self.sight.seat else "The other Wilderness"
        legal = frozenset(card.ref for card in cards if card.ref in self.options)
        told = f"{len(cards)} cards, the newest first."
        self.push(CardsShown(Showing(whose, told, cards, legal), self.view.easel), self._taken)

    def show_cards_of(self, question: Question) -> None:
        """Lays out the cards to choose from that lie in a deck or a Wilderness."""
        view = self.desk.view()
        cards = tuple(Card(ref, card_id(view, ref), question.side) for ref in question.refs)
        prompt = self.view.prompt
        back = "Look at the table first"
        showing = Showing(prompt.question, prompt.help, cards, frozenset(question.refs), back)
        self.push(CardsShown(showing, self.view.easel), self._taken)

    def _choose_half(self, question: Question) -> None:
        card = printed_id(question.card)
        sentences = choosing.halves(question, card)
        legal = [one.half for one in self.desk.legal() if isinstance(one, ChooseHalf)]
        halves = [(half, sentences[half]) for half in legal]
        shown = Card(question.ref, card, question.side)
        look = plain_look(shown, self.canvas, self.view.easel, "full", FULL_W)
        self.push(Halves(self.view.prompt.question, halves, look, self.view.easel), self._halved)

    def _halved(self, half: int) -> None:
        if half >= 0:
            self.submit(ChooseHalf(half))

    def _taken(self, ref: Ref) -> None:
        if ref == BACK:
            return
        question = self.sight.question
        if question is not None and question.kind == ask.ASK_LAY_FROM_TOP:
            self.submit(LayFromTop(ref))
        elif ref in self.options:
            self.submit(self.options[ref][0])
        else:
            self.submit(Choose(ref))

    def _after_battle(self, _: None) -> None:
        self._opened = self.sight.question
        self._sent = False
        self.refresh()

    def _paused(self, answer: str) -> None:
        if answer == "leave":
            self.dismiss("leave")
        elif answer == "undo":
            self.take_back()
        elif answer == "concede":
            refusal = self.desk.concede()
            if refusal:
                self.stack.say(refusal)
            else:
                self._sent = True

    def _act_on_card(self, ref: Ref) -> None:
        place = self.view.places.get(ref)
        if place is None or not self.ready:
            return
        options = self.options.get(ref, ())
        if place.zone == "wilderness":
            self.show_wilderness(1 - self.sight.seat if place.upper else self.sight.seat)
            return
        may_pick = ref in choosing.pickable(self.sight.sides[self.sight.seat], self.sight.question)
        if len(options) + may_pick > 1:
            self._choose_among(ref, options, may_pick=may_pick)
        elif options:
            self.submit(options[0])
        elif may_pick:
            self.toggle(ref)
        elif sentence := why_not(self.desk, self.sight, ref, place):
            self.stack.say(sentence, near=place.reach)

    def _choose_among(self, ref: Ref, options: tuple[Command, ...], *, may_pick: bool) -> None:
        ids, shown = choosing.ids_in(self.sight), self.view.cards[ref]
        labels = [choosing.label(one, ids, shown.cost) for one in options]
        if may_pick:
            labels.append("Leave it" if ref in self.picked else "Turn it for the next play")

        def chosen(index: int) -> None:
            if index == len(options):
                self.toggle(ref)
            elif index >= 0:
                self.submit(options[index])

        menu = CardMenu(choosing.name(shown.id), labels, self.view.places[ref].reach)
        self.push(menu, chosen)

    def _near(self, command: Command) -> Box | None:
        ref = getattr(command, "ref", -1)
        return self.view.places[ref].reach if ref in self.view.places else None
