"""The whole of a match at one moment, as whole numbers, lists and tuples.

Only `atoms.py` changes it (and the agenda its own list). `copy` is written by hand because search
copies a state for every look ahead.
"""

from typing import Final, NamedTuple

from engine.kernel.game import Outcome
from engine.kernel.ids import Ref
from engine.kernel.rng import Rng
from engine.seraphs.catalogue import CARDS, Card
from engine.seraphs.events import Event
from engine.seraphs.mode import Mode
from engine.seraphs.prompts import Announce, Announcement, Pause, Question, Task
from engine.seraphs.words import SETUP, Phase, Side

GETS: Final = 0
FORBIDS: Final = 1
SPARES: Final = 2
HOLDS_SIDEWAYS: Final = 3
"""*Siege Rulings: a card of yours they turn sideways stays so on your next Morning*."""


_blank: Final = object.__new__
"""An object with nothing in it yet: copying fills its slots without asking `__init__`."""


class Lasting(NamedTuple):
    """Something that holds for a time.

    `kind`: GETS, FORBIDS, SPARES or HOLDS_SIDEWAYS. `refs`: the cards it holds.
    `side`: the side it holds, or -1.
    `until`: the count of the day whose Evening ends it, or -1: as long as `source` is in play.
    `forbidden`: what a FORBIDS forbids, else empty.
    """

    kind: int
    refs: tuple[Ref, ...]
    side: Side
    strength: int
    heart: int
    until: int
    source: Ref
    forbidden: str


class Fallen(NamedTuple):
    """A card that fell, until its "When it falls" powers have worked."""

    ref: Ref
    card: int
    side: Side
    order: int


class KeptTask(NamedTuple):
    """A power kept for a side's next Morning."""

    side: Side
    ref: Ref
    card: int
    power: int


class Partners(NamedTuple):
    """What only a Siege of two people together needs. Seats are 0 and 2, both of the Covenant.

    `hidden`: by person, bit `ref` is set for each card that the other alone has seen. `second`: bit
    `ref` is set for each card that seat 2 has played. `asked`: the seat that is asked now.
    """

    hidden: tuple[int, int]
    second: int
    asked: int


class InPlay:
    """One card in play. `since`: the count of the day it came; `order`: its place in time."""

    __slots__ = (
        "card",
        "damage",
        "hit_by_pair",
        "order",
        "ref",
        "returned",
        "side",
        "sideways",
        "since",
    )

    def __init__(self, ref: Ref, card: Card, side: Side, since: int, order: int) -> None:
        """A card that has just come into play, standing and unhurt."""
        self.ref = ref
        self.card = card
        self.side = side
        self.since = since
        self.order = order
        self.sideways = False
        self.damage = 0
        self.hit_by_pair = False
        self.returned = False

    def copy(self) -> "InPlay":
        """The same, apart."""
        twin: InPlay = _blank(InPlay)
        twin.ref = self.ref
        twin.card = self.card
        twin.side = self.side
        twin.since = self.since
        twin.order = self.order
        twin.sideways = self.sideways
        twin.damage = self.damage
        twin.hit_by_pair = self.hit_by_pair
        twin.returned = self.returned
        return twin


class State:
    """A match. Pairs of lists are indexed by side; refs in a deck run from its bottom to its top.

    `identity[ref]` is the card's index, or -1 where it is hidden; `seen[side]` has bit `ref` set
    for every card the side has seen. `count` counts days of either side, `day` those of the Deep.
    `aside`: Deep cards that a Siege is played without. `partners`: only of two people together.
    `altar` lists all Altar cards as laid, `upright` those of them that stand. `in_the_way` maps
    each blocker to its attacker. `record` takes the events of a step, or is None (search).
    """

    __slots__ = (
        "active",
        "agenda",
        "altar",
        "announced",
        "aside",
        "attackers",
        "count",
        "day",
        "deck",
        "entered",
        "fallen",
        "field",
        "fought",
        "hand",
        "hurt",
        "identity",
        "in_the_way",
        "kept",
        "last_day",
        "lasting",
        "manna",
        "mode",
        "out",
        "outcome",
        "partners",
        "pauses",
        "phase",
        "played",
        "question",
        "raised",
        "record",
        "rng",
        "seen",
        "testified",
        "upright",
        "used",
        "walls",
        "wilderness",
    )

    def __init__(self, mode: Mode, rng: Rng, last_day: int) -> None:
        """A table on which nothing lies yet."""
        self.mode = mode
        self.rng: Rng = rng
        self.last_day = last_day
        self.walls: list[int] = list(mode.starts)
        self.manna: list[int] = [0, 0]
        self.outcome: Outcome | None = None
        self.record: list[Event] | None = None
        self._lay_no_cards()
        self._begin_no_day()

    def _lay_no_cards(self) -> None:
        self.seen: list[int] = [0, 0]
        self.identity: tuple[int, ...] = ()
        self.deck: list[list[Ref]] = [[], []]
        self.hand: list[list[Ref]] = [[], []]
        self.altar: list[list[Ref]] = [[], []]
        self.upright: list[list[Ref]] = [[], []]
        self.wilderness: list[list[Ref]] = [[], []]
        self.out: list[Ref] = []
        self.aside: tuple[Ref, ...] = ()
        self.partners: Partners | None = None
        self.announced: list[Ref] = []
        self.field: list[list[InPlay]] = [[], []]

    def _begin_no_day(self) -> None:
        self.day = 0
        self.count = 0
        self.active: Side = 1
        self.phase: Phase = SETUP
        self.raised = False
        self.hurt = False
        self.attackers: list[Ref] = []
        self.in_the_way: dict[Ref, Ref] = {}
        self.fought: list[Ref] = []
        self.lasting: list[Lasting] = []
        self.kept: list[KeptTask] = []
        self.used: list[tuple[Ref, int]] = []
        self.testified: list[Ref] = []
        self.fallen: list[Fallen] = []
        self.entered = 0
        self.played: list[list[int]] = [[], []]
        self.agenda: list[Task] = []
        self.pauses: list[Pause] = []
        self.question: Question | None = None

    def copy(self) -> "State":
        """The same match, apart, with no record. A list's `copy` takes half as long as a slice."""
        twin = State.__new__(State)
        self._copy_cards(twin)
        self._copy_day(twin)
        twin.mode = self.mode
        twin.rng = self.rng
        twin.last_day = self.last_day
        twin.walls = self.walls.copy()
        twin.manna = self.manna.copy()
        twin.outcome = self.outcome
        twin.record = None
        return twin

    def knowing(self, identity: tuple[int, ...], rng: Rng, seen: list[int]) -> "State":
        """A copy in which just these cards are known, with this generator."""
        twin = self.copy()
        twin.identity = identity
        twin.rng = rng
        twin.seen = seen
        return twin

    def forget_choices(self) -> None:
        """Hide what the question is about, and a card that is not announced yet."""
        if self.question is not None:
            self.question = Question(self.question.kind, self.question.side)
        if self.agenda and isinstance(self.agenda[-1], Announce):
            self.agenda.pop()

    def _copy_cards(self, twin: "State") -> None:
        twin.identity = self.identity
        twin.seen = self.seen.copy()
        one, two = self.deck
        twin.deck = [one.copy(), two.copy()]
        one, two = self.hand
        twin.hand = [one.copy(), two.copy()]
        one, two = self.altar
        twin.altar = [one.copy(), two.copy()]
        one, two = self.upright
        twin.upright = [one.copy(), two.copy()]
        one, two = self.wilderness
        twin.wilderness = [one.copy(), two.copy()]
        one, two = self.played
        twin.played = [one.copy(), two.copy()]
        twin.out = self.out.copy()
        twin.aside = self.aside
        twin.partners = self.partners
        twin.announced = self.announced.copy()
        mine, theirs = self.field
        twin.field = [[entry.copy() for entry in mine], [entry.copy() for entry in theirs]]

    def _copy_day(self, twin: "State") -> None:
        twin.day = self.day
        twin.count = self.count
        twin.active = self.active
        twin.phase = self.phase
        twin.raised = self.raised
        twin.hurt = self.hurt
        twin.entered = self.entered
        twin.attackers = self.attackers.copy()
        twin.in_the_way = self.in_the_way.copy()
        twin.fought = self.fought.copy()
        twin.lasting = self.lasting.copy()
        twin.kept = self.kept.copy()
        twin.used = self.used.copy()
        twin.testified = self.testified.copy()
        twin.fallen = self.fallen.copy()
        twin.agenda = self.agenda.copy()
        twin.pauses = self.pauses.copy()
        twin.question = self.question


def card_of(state: State, ref: Ref) -> Card:
    """The card behind a ref. It must be known."""
    return CARDS[state.identity[ref]]


def find(state: State, ref: Ref) -> InPlay | None:
    """A card in play by its ref, or None if it is not in play."""
    for side in state.field:
        for entry in side:
            if entry.ref == ref:
                return entry
    return None


def in_play(state: State, side: Side, card: int) -> InPlay | None:
    """A printed card in play on a side, or None."""
    for entry in state.field[side]:
        if entry.card.index == card:
            return entry
    return None


def announcement(state: State) -> Announcement | None:
    """What the pause on top is about: the card or ◇ power just played, if it is not stopped."""
    if not state.pauses:
        return None
    pause = state.pauses[-1]
    return None if pause.stopped else pause.announced
