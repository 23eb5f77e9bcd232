"""Where a command is given on the scene that is on top now, and where things of the table lie.

Lessons and counsel point with it; it reads what the scenes show and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.kernel.ids import Ref
from engine.seraphs.commands import Command, Deal, StandInTheWay
from engine.seraphs.sight import card_id
from engine.seraphs.views import View
from scenes.geometry import Box
from scenes.seraphs import choosing
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.battle_view import BattleView
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.pieces import pile_name, step_name
from scenes.seraphs.prompt import Prompt
from scenes.seraphs.table import OVERLAYS, TableScene
from scenes.seraphs.wilderness import CardsShown
from scenes.stack import Scene
from scenes.widgets.button import Button

GUIDED = (TableScene, BattleScene, CardsShown, CardMenu, Halves)
"""The scenes on which something may be pointed to."""

BENCH_WORDS = 240.0
"""How wide the words over the bench of a battle are, at the most."""


def at_command(top: Scene[object], command: Command, view: View) -> list[Box]:
    """What is to be clicked next to give a command; empty where this scene has no part in it."""
    match top:
        case TableScene():
            return _on_table(top, command)
        case BattleScene():
            return _in_battle(top.view, top.aim.chosen, command)
        case CardsShown():
            spot = choosing.name(card_id(view, _ref(command)))
        case CardMenu() | Halves():
            spot = choosing.sentence(command, view)
        case _:
            return []
    spots = top.spots()
    return [spots[label] for label in (spot, f"{spot}.") if label in spots][:1]


def at_large_button(top: Scene[object]) -> list[Box]:
    """The large button of the prompt, where there is one."""
    if not isinstance(top, TableScene | BattleScene):
        return []
    return [one.box for one in top.view.buttons if one.key == "large"]


def at_things(top: Scene[object], names: Sequence[str]) -> list[Box]:
    """Where cards, by id, and things of the table lie, as far as this scene shows them."""
    if isinstance(top, TableScene):
        found = [_thing(top, name) for name in names]
    elif isinstance(top, BattleScene):
        boxes, cards = top.view.boxes(), top.view.cards
        at = {cards[ref].id: box for (kind, ref), box in boxes.items() if kind != "button"}
        found = [at.get(name) for name in names]
    else:
        found = []
    return [box for box in found if box is not None]


def words_on(top: Scene[object]) -> list[Box]:
    """Where words, and in a battle cards, stand that an arrow should not lie on."""
    if isinstance(top, BattleScene):
        cards = [box for (kind, _), box in top.view.boxes().items() if kind == "card"]
        return [*cards, bench_words(top.view.layout.bench_label), top.view.layout.bar]
    if not isinstance(top, TableScene):
        return []
    layout, halves = top.view.layout, (top.view.layout.upper, top.view.layout.lower)
    piles = [pile_name(pile) for half in halves for pile in (half.deck, half.wilderness)]
    return [*piles, step_name(layout.wheel, layout.wheel_radius), layout.prompt]


def bench_words(label: Box) -> Box:
    """Where the words over the bench stand, in the middle of their line."""
    return Box(label.centre.x - BENCH_WORDS / 2, label.y, BENCH_WORDS, label.h)


def _on_table(table: TableScene, command: Command) -> list[Box]:
    view, question, ref = table.view, table.sight.question, _ref(command)
    overlay = question is not None and question.kind in OVERLAYS
    if overlay or isinstance(command, StandInTheWay | Deal) or ref not in view.places:
        return _button(view.buttons, view.prompt, command)
    return [_place(table, ref)]


def _in_battle(view: BattleView, chosen: Ref | None, command: Command) -> list[Box]:
    boxes = view.boxes()
    if isinstance(command, StandInTheWay):
        if chosen == command.ref:
            return [boxes["lane", command.attacker]]
        return [boxes["card", command.ref]] if ("card", command.ref) in boxes else []
    ref = _ref(command)
    if not isinstance(command, Deal) and ("card", ref) in boxes:
        return [boxes["card", ref]]
    return _button(view.buttons, view.prompt, command)


def _button(buttons: Sequence[Button], prompt: Prompt, command: Command) -> list[Box]:
    """The small button where it says just this, else the large one."""
    small = prompt.small is not None and prompt.small.deed == command
    key = "small" if small else "large"
    return [one.box for one in buttons if one.key == key]


def _thing(table: TableScene, name: str) -> Box | None:
    whose, _, what = name.partition(" ")
    layout = table.view.layout
    half = layout.half(upper=whose == "their")
    match what:
        case "walls":
            return half.walls
        case "deck":
            return half.deck
        case "wilderness":
            return half.wilderness
        case "field":
            return half.field
        case "altar":
            return _together(table, "altar", half.altar_label, upper=whose == "their")
        case "hand":
            return _together(table, "hand", half.hand, upper=whose == "their")
        case "day":
            r = layout.wheel_radius
            return Box(layout.wheel.x - r, layout.wheel.y - r, 2 * r, 2 * r)
        case "log":
            return layout.log
        case _:
            return _card(table, name)


def _card(table: TableScene, name: str) -> Box | None:
    known = (ref for ref, one in table.view.cards.items() if one.id == name)
    return next((_place(table, ref) for ref in known if ref in table.view.places), None)


def _place(table: TableScene, ref: Ref) -> Box:
    place = table.view.places[ref]
    if place.zone == "wilderness":
        return table.view.layout.half(upper=place.upper).wilderness
    return place.reach


def _together(table: TableScene, zone: str, empty: Box, *, upper: bool) -> Box:
    """The box round all cards of a zone; where there are none, that of the zone."""
    places = table.view.places.values()
    boxes = [one.reach for one in places if one.zone == zone and one.upper == upper]
    return reduce(Box.union, boxes) if boxes else empty


def _ref(command: Command) -> Ref:
    ref: Ref = getattr(command, "ref", -1)
    return ref
