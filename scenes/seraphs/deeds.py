"""What a person's hand brings about at the table: answers, menus, and the scenes beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.ids import Ref
from engine.seraphs import prompts as ask
from engine.seraphs.asking import asking
from engine.seraphs.commands import PASS, Choose, ChooseHalf, Command, LayFromTop
from engine.seraphs.prompts import Question
from engine.seraphs.sight import card_id, printed_id
from scenes.geometry import Box
from scenes.seraphs import choosing
from scenes.seraphs.battle import BattleScene, belongs_to_battle
from scenes.seraphs.card_menu import TO_THE_TABLE, CardMenu, Halves
from scenes.seraphs.hints import why_not
from scenes.seraphs.log_panel import LogScene
from scenes.seraphs.pointed import Key
from scenes.seraphs.prompt import Deed
from scenes.seraphs.standing import Card, plain_look
from scenes.seraphs.wilderness import BACK, CardsShown, Showing

if TYPE_CHECKING:
    from scenes.seraphs.table import TableScene

FULL_W = 420.0


class Deeds:
    """Does what is pointed at, at one table."""

    def __init__(self, table: TableScene) -> None:
        """The deeds of a table."""
        self._table = table

    def act_on(self, key: Key) -> None:
        """Does what pointing at something means."""
        table, (kind, number) = self._table, key
        if kind == "card":
            self._act_on_card(number)
        elif kind == "button" and table.ready and number < len(table.view.buttons):
            prompt = table.view.prompt
            large = table.view.buttons[number].key == "large"
            offer = prompt.large if large else prompt.small
            if offer is not None:
                table.services.sound("press")
                self.do(offer.deed)
        elif kind == "wilderness":
            self.show_wilderness(number)
        elif kind == "log":
            table.push(LogScene(table.desk.log()))
        elif kind == "pause":
            self.pause()

    def do(self, deed: Deed) -> None:
        """What a button of the prompt says."""
        table = self._table
        if deed == "browse":
            self.browse()
        elif deed == "last word":
            table.dismiss("last word")
        elif deed == "take back":
            self.take_back()
        elif deed == "pass all day":
            table.desk.pass_for_the_day(True)
            if PASS in table.desk.legal():
                self.submit(PASS)
        elif deed == "stop passing":
            table.desk.pass_for_the_day(False)
            table.refresh()
        else:
            self.submit(deed)

    def submit(self, command: Command) -> None:
        """Says it; a refusal's sentence is shown."""
        table = self._table
        refusal = table.desk.submit(choosing.paid_with(command, table.picked))
        if refusal:
            table.stack.refuse(refusal, self._near(command))
            return
        table.sent = True
        # Once an answer is given, Enter means the large button again, until a key moves the ring.
        table.pointing.rest()
        table.picked = []
        table.options = {}
        table.view.unmark()
        table.lay_anew()

    def take_back(self) -> None:
        """Undoes the last step of the own Work, where that may be."""
        table = self._table
        if table.ready and table.desk.may_undo():
            table.desk.undo()
            table.sent = True

    def pause(self) -> None:
        """Opens the pause."""
        self._table.push(self._table.calls.pause(), self._paused)

    def toggle(self, ref: Ref) -> None:
        """Picks an own Altar card to be turned for the next play, or lets it be."""
        picked = self._table.picked
        if ref in picked:
            picked.remove(ref)
        else:
            picked.append(ref)
        self._table.refresh()

    def explain(self, ref: Ref, meant: Command | None = None) -> None:
        """Says why a card is not legal, or why what was meant with it is not."""
        table = self._table
        place = table.view.places[ref]
        said = table.desk.why_not(meant) if meant else why_not(table.desk, table.sight, ref, place)
        if said and table.ready:
            table.stack.refuse(said, place.reach)

    def browse(self) -> None:
        """Opens the scene that the question wants."""
        table = self._table
        question = table.sight.question
        if question is None or not table.ready:
            return
        if belongs_to_battle(table.sight):
            table.push(BattleScene(table.feed, table.view.easel), self._after_battle)
        elif question.kind == ask.ASK_HALF:
            self._choose_half(question)
        else:
            self._show_cards_of(question)

    def show_wilderness(self, side: int) -> None:
        """Lays a Wilderness out; a card of it that may be taken or returned can be."""
        table = self._table
        newest_first = reversed(table.sight.sides[side].wilderness)
        cards = tuple(table.view.cards[one.ref] for one in newest_first)
        whose = "Your Wilderness" if side == table.sight.seat else "The other Wilderness"
        legal = frozenset(one.ref for one in cards if one.ref in table.options)
        told = f"{len(cards)} cards, the newest first." if len(cards) > 1 else ""
        shown = CardsShown(Showing(whose, told, cards, legal), table.view.easel)
        table.push(shown, self._taken)

    def _show_cards_of(self, question: Question) -> None:
        """Lays out the cards to choose from that lie in a deck or a Wilderness."""
        table = self._table
        view, prompt = table.desk.view(), table.view.prompt
        cards = tuple(Card(ref, card_id(view, ref), question.side) for ref in question.refs)
        legal = frozenset(question.refs)
        showing = Showing(prompt.question, prompt.help, cards, legal, TO_THE_TABLE)
        table.push(CardsShown(showing, table.view.easel), self._taken)

    def _choose_half(self, question: Question) -> None:
        table = self._table
        said = asking(table.desk.view())
        halves = ((0, f"{said.button}."), (1, f"{said.second}."))
        shown = Card(question.ref, printed_id(question.card), question.side)
        easel = table.view.easel
        look = plain_look(shown, table.canvas, easel, "full", FULL_W)
        table.push(Halves(table.view.prompt.question, halves, look, easel), self._halved)

    def _act_on_card(self, ref: Ref) -> None:
        table = self._table
        place = table.view.places.get(ref)
        if place is None or not table.ready:
            return
        options = table.options.get(ref, ())
        if place.zone == "wilderness":
            seat = table.sight.seat
            self.show_wilderness(1 - seat if place.upper else seat)
            return
        mine = table.sight.sides[table.sight.seat]
        may_pick = ref in choosing.pickable(mine, table.sight.question)
        if len(options) + may_pick > 1:
            self._choose_among(ref, options, may_pick=may_pick)
        elif options:
            self.submit(options[0])
        elif may_pick:
            self.toggle(ref)
        else:
            self.explain(ref)

    def _choose_among(self, ref: Ref, options: tuple[Command, ...], *, may_pick: bool) -> None:
        table = self._table
        view = table.desk.view()
        labels = [choosing.sentence(one, view) for one in options]
        if may_pick:
            labels.append("Leave it" if ref in table.picked else "Turn it for the next play")

        def chosen(index: int) -> None:
            if index == len(options):
                self.toggle(ref)
            elif index >= 0:
                self.submit(options[index])

        title = choosing.name(table.view.cards[ref].id)
        table.push(CardMenu(title, labels, table.view.places[ref].reach), chosen)

    def _halved(self, half: int) -> None:
        if half >= 0:
            self.submit(ChooseHalf(half))

    def _taken(self, ref: Ref) -> None:
        if ref == BACK:
            return
        table = self._table
        question = table.sight.question
        if question is not None and question.kind == ask.ASK_LAY_FROM_TOP:
            self.submit(LayFromTop(ref))
        elif ref in table.options:
            self.submit(table.options[ref][0])
        else:
            self.submit(Choose(ref))

    def _after_battle(self, _: None) -> None:
        """Closed by hand, it is not opened again for the same question."""
        table = self._table
        table.opened = table.sight.question
        table.sent = False
        table.refresh()

    def _paused(self, answer: str) -> None:
        table = self._table
        if answer == "leave":
            table.dismiss("leave")
        elif answer == "undo":
            self.take_back()
        elif answer == "concede":
            refusal = table.desk.concede()
            table.sent = not refusal
            if refusal:
                table.stack.refuse(refusal, None)

    def _near(self, command: Command) -> Box | None:
        ref = getattr(command, "ref", -1)
        places = self._table.view.places
        return places[ref].reach if ref in places else None
