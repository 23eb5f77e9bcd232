"""A table in three lines: lay the cards out, play by their ids, look at what became of them.

`scenario` builds a legal state directly, every one of the 104 cards in one place. A `Table` drives
the real rules and, after each command, asks what must always hold: 104 cards in one place each, the
command was among the options, and the events fold to the same state.
"""

from collections.abc import Callable
from typing import Final, TypeVar, Unpack

from engine.kernel.game import Outcome
from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs import events as ev
from engine.seraphs import stats
from engine.seraphs.catalogue import CARDS, index_of
from engine.seraphs.commands import Command
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_OFFERING, ASK_PAUSE, ASK_STAND, ASK_WORK
from engine.seraphs.rules import GAME
from engine.seraphs.state import InPlay, State, find
from engine.seraphs.views import contents
from engine.seraphs.words import BATTLE, COVENANT, DEEP, GO_OUT, Side
from tests.support_setting import Setting, laid_out, places

EventT = TypeVar("EventT")


def scenario(**setting: Unpack[Setting]) -> "Table":
    """A table at the Work (or another `step`) of a side's day: the Covenant's day 3 if not said."""
    return Table(*laid_out(setting))


def new_duel(seed: int = 1, last_day: int = 0) -> "Table":
    """A match from its first question on, as panel 3, Set Up, has it."""
    options = DuelOptions(seed, last_day)
    step = GAME.new(options)
    return Table(GAME.empty(options), step.state, step.events)


def deep_attacks(*attackers: str, **setting: Unpack[Setting]) -> "Table":
    """A Deep day on which these have gone out, up to the first pause (or a power's question)."""
    setting.setdefault("whose", DEEP)
    setting.setdefault("deep", attackers)
    table = scenario(**setting)
    table.go_out(*attackers)
    table.done()
    return table


def blocks_asked(*attackers: str, **setting: Unpack[Setting]) -> "Table":
    """The same, up to the question who stands in the way."""
    table = deep_attacks(*attackers, **setting)
    table.until(ASK_STAND)
    return table


class Table:
    """A match under test. Cards are named by id; sides are COVENANT and DEEP."""

    def __init__(self, start: State, state: State, events: tuple[ev.Event, ...]) -> None:
        self.state = start
        self.events: list[ev.Event] = []
        self._folded = start.copy()
        self._take(state, events)

    # What a player says. Each is answered at once by the rules.

    def play(self, card: str, *turning: str) -> None:
        """Play a card of the hand; `turning` names the Altar cards that pay."""
        self.say("play", card, *turning)

    def raise_up(self, card: str, *turning: str) -> None:
        """Raise a Holy Thing up from the Altar."""
        self.say("raise_up", card, *turning)

    def return_card(self, card: str, *turning: str) -> None:
        """Play a card from the Wilderness by Return."""
        self.say("return_card", card, *turning)

    def use(self, card: str, nth: int = 0) -> None:
        """Use a card's first (or `nth`, from 0) ◇ power."""
        self.say("use", card, nth=nth)

    def lay(self, card: str) -> None:
        """Lay a card of the hand as the Offering; in the opening, one of the top 2."""
        self.say("lay_from_top" if self.asked == "lay_from_top" else "lay", card)

    def go_out(self, *cards: str) -> None:
        """Send characters out, in this order; more may follow until `done`."""
        for card in cards:
            self.say("go_out", card)

    def stand(self, blocker: str, attacker: str) -> None:
        """Stand in an attacker's way; more may follow until `done`."""
        self.say("stand", blocker, attacker)

    def together(self, *blockers: str, against: str) -> None:
        """Stand in one attacker's way, several of them."""
        for blocker in blockers:
            self.stand(blocker, against)

    def deal(self, blocker: str, n: int) -> None:
        """Deal n of the attacker's Strength to one of those together."""
        self.say("deal", blocker, nth=n)

    def choose(self, *cards: str) -> None:
        """Choose cards, one question after another."""
        for card in cards:
            self.say("choose", card)

    def choose_half(self, half: int) -> None:
        """Choose the first (0) or second (1) half of an "or"."""
        self.say("choose_half", nth=half)

    def done(self) -> None:
        """Go on: no Offering, no more Work, attackers or blockers."""
        self.say("done")

    def pass_once(self) -> None:
        """Pass in a pause, whoever is asked."""
        self.say("pass")

    def concede(self) -> None:
        """Give up."""
        self.say("concede")

    def say(self, verb: str, *cards: str, nth: int = 0) -> None:
        """Give the command of that verb (the methods above) and ask what must always hold."""
        command = self.command(verb, *cards, nth=nth)
        if verb != "concede" and not getattr(command, "turning", ()):
            why = GAME.check(self.state, command)
            assert (command in GAME.options(self.state)) == (why is None), (command, why)
        step = GAME.apply(self.state, command)
        self._take(step.state, step.events)

    # Runs of commands.

    def pass_both(self) -> None:
        """Pass until the pause on top is over: what was announced is done."""
        depth = len(self.state.pauses)
        assert depth, f"no pause: {self.asked} is asked"
        while len(self.state.pauses) >= depth and self.asked == ASK_PAUSE:
            self.pass_once()

    def until(self, kind: str) -> None:
        """Pass in every pause until that question is asked (work, go_out, offering, …)."""
        while self.asked == ASK_PAUSE:
            self.pass_once()
        assert self.asked == kind, f"{self.asked} is asked, not {kind}"

    def fight(self) -> None:
        """All stand: pass in the pause before damage, up to the next question of another kind."""
        assert self.asked == ASK_STAND, f"{self.asked} is asked"
        self.done()
        while self.asked == ASK_PAUSE:
            self.pass_once()

    def fight_out(self) -> None:
        """Let a battle run to its Evening: nobody more goes out, stands in the way or answers."""
        while self.state.phase in (GO_OUT, BATTLE):
            self.pass_once() if self.asked == ASK_PAUSE else self.done()

    def end_day(self) -> None:
        """End the Work with nobody going out, on to the other side's Offering (or the end)."""
        self.until(ASK_WORK)
        self.done()
        assert self.asked in (ASK_OFFERING, ""), f"{self.asked} is asked at Evening"

    def next_work(self) -> None:
        """End the day and go to the other side's Work, with no Offering."""
        self.end_day()
        self.done()

    # What is refused.

    def refused(self, verb: str, *cards: str, nth: int = 0) -> str:
        """The sentence that refuses a command; fails where it is legal or offered."""
        command = self.command(verb, *cards, nth=nth)
        refusal = GAME.check(self.state, command)
        assert refusal is not None, f"{command} is legal"
        assert command not in GAME.options(self.state), f"{command} is refused and offered"
        return refusal.sentence

    def may(self, verb: str, *cards: str, nth: int = 0) -> bool:
        """Whether a command is legal now."""
        return GAME.check(self.state, self.command(verb, *cards, nth=nth)) is None

    def command(self, verb: str, *cards: str, nth: int = 0) -> Command:
        """The command of a verb, with refs for ids."""
        return _COMMANDS[verb](self.state, [self.ref(card) for card in cards], nth)

    # What lies on the table.

    @property
    def asked(self) -> str:
        """The kind of the question that is asked, or "" when the match is over."""
        return self.state.question.kind if self.state.question else ""

    @property
    def asked_side(self) -> Side:
        """The side that is asked."""
        assert self.state.question, "the match is over"
        return self.state.question.side

    @property
    def choices(self) -> list[str]:
        """The cards one may choose among now, sorted by id."""
        listed = [getattr(option, "ref", -1) for option in GAME.options(self.state)]
        return sorted({self.id_of(ref) for ref in listed if ref >= 0})

    @property
    def walls(self) -> tuple[int, int]:
        """The Walls of the Covenant and of the Deep."""
        return self.state.walls[COVENANT], self.state.walls[DEEP]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return GAME.outcome(self.state)

    def where(self, card: str) -> str:
        """The side and its field, hand, altar, deck or wilderness; or "out", "announced"."""
        return next(place for place, one, _ in places(self.state) if one == index_of(card))

    def ref(self, card: str) -> Ref:
        """The ref of a card now."""
        return next(ref for _, one, ref in places(self.state) if one == index_of(card))

    def id_of(self, ref: Ref) -> str:
        """The id of a ref."""
        return CARDS[self.state.identity[ref]].id

    def field(self, side: Side) -> list[str]:
        """The cards in play on a side, in the order they came there."""
        return [entry.card.id for entry in self.state.field[side]]

    def hand(self, side: Side) -> list[str]:
        """A side's hand, newest last."""
        return [self.id_of(ref) for ref in self.state.hand[side]]

    def deck(self, side: Side) -> list[str]:
        """A side's deck, top card first."""
        return [self.id_of(ref) for ref in reversed(self.state.deck[side])]

    def altar(self, side: Side) -> list[str]:
        """A side's Altar cards, as laid."""
        return [self.id_of(ref) for ref in self.state.altar[side]]

    def standing_altar(self, side: Side) -> list[str]:
        """Those of a side's Altar cards that stand."""
        return [self.id_of(ref) for ref in self.state.upright[side]]

    def wilderness(self, side: Side) -> list[str]:
        """A side's Wilderness, newest last."""
        return [self.id_of(ref) for ref in self.state.wilderness[side]]

    def manna(self, side: Side) -> int:
        """The manna a side could pay now: what it has, and its standing Altar cards."""
        return stats.funds(self.state, side)

    def cost(self, card: str) -> int:
        """What playing a card costs its own side now."""
        one = CARDS[index_of(card)]
        return stats.cost(self.state, one.side, one)

    def strength(self, card: str) -> int:
        """A character's Strength now."""
        return stats.strength(self.state, self.entry(card))

    def heart(self, card: str) -> int:
        """A character's Heart now."""
        return stats.heart(self.state, self.entry(card))

    def damage(self, card: str) -> int:
        """The damage on a character now."""
        return self.entry(card).damage

    def is_sideways(self, card: str) -> bool:
        """Whether a card in play or on an Altar is sideways."""
        ref = self.ref(card)
        entry = find(self.state, ref)
        if entry is not None:
            return entry.sideways
        assert "altar" in self.where(card), f"{card} is in {self.where(card)}"
        return not any(ref in upright for upright in self.state.upright)

    def entry(self, card: str) -> InPlay:
        """A card in play."""
        entry = find(self.state, self.ref(card))
        assert entry is not None, f"{card} is in {self.where(card)}"
        return entry

    # What has happened.

    def events_of(self, kind: type[EventT]) -> list[EventT]:
        """The events of a class so far, oldest first."""
        return [event for event in self.events if isinstance(event, kind)]

    def forget(self) -> None:
        """Begin a new list of events, so that a test sees only what comes."""
        self.events.clear()

    def drawn(self, side: Side) -> int:
        """How many cards a side has drawn so far."""
        return sum(event.side == side for event in self.events_of(ev.CardDrawn))

    @property
    def stories_read(self) -> list[str]:
        """The cards whose stories were read: Story moments, and Testimonies not just read."""
        found = []
        for event in self.events:
            if isinstance(event, ev.StoryMoment):
                found.append(CARDS[event.card].id)
            elif isinstance(event, ev.Testimony) and event.read:
                found.append(CARDS[event.covenant_card].id)
        return found

    @property
    def testimonies(self) -> list[tuple[str, str]]:
        """Each Testimony: the Deep card, and the Covenant card that beat it."""
        return [
            (CARDS[event.card].id, CARDS[event.covenant_card].id)
            for event in self.events_of(ev.Testimony)
        ]

    def _take(self, state: State, events: tuple[ev.Event, ...]) -> None:
        self.state = state
        self.events += events
        for event in events:
            GAME.evolve(self._folded, event)
        assert contents(self._folded) == contents(state), "the events fold to another state"
        if state.identity:
            cards = sorted(card for _, card, _ in places(state))
            assert cards == list(range(len(CARDS))), "104 cards, each in one place"


_COMMANDS: Final[dict[str, Callable[[State, list[Ref], int], Command]]] = {
    "redraw": lambda state, refs, n: say.REDRAW,
    "keep_hand": lambda state, refs, n: say.KEEP_HAND,
    "lay_from_top": lambda state, refs, n: say.LayFromTop(refs[0]),
    "lay": lambda state, refs, n: say.LayOffering(refs[0]),
    "play": lambda state, refs, n: say.PlayCard(refs[0], tuple(refs[1:])),
    "raise_up": lambda state, refs, n: say.RaiseUp(refs[0], tuple(refs[1:])),
    "return_card": lambda state, refs, n: say.ReturnCard(refs[0], tuple(refs[1:])),
    "use": lambda state, refs, n: say.UsePower(refs[0], _nth_power(state, refs[0], n), ()),
    "go_out": lambda state, refs, n: say.GoOut(refs[0]),
    "stand": lambda state, refs, n: say.StandInTheWay(refs[0], refs[1]),
    "deal": lambda state, refs, n: say.Deal(refs[0], n),
    "choose": lambda state, refs, n: say.Choose(refs[0]),
    "choose_half": lambda state, refs, n: say.ChooseHalf(n),
    "pass": lambda state, refs, n: say.PASS,
    "done": lambda state, refs, n: say.DONE,
    "concede": lambda state, refs, n: say.CONCEDE,
}


def _nth_power(state: State, ref: Ref, nth: int) -> int:
    pays = CARDS[state.identity[ref]].pays
    return pays[nth] if nth < len(pays) else len(CARDS[state.identity[ref]].plans)
