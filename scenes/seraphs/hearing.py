"""What the table and the scenes over it offer to be spoken: the news, the question, the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.ids import Ref
from engine.seraphs.asking import label
from engine.seraphs.commands import StandInTheWay
from engine.seraphs.forecast import Lane
from scenes.cards.look import Mark
from scenes.seraphs import choosing, spoken
from scenes.seraphs.prompt import Prompt
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.seraphs.battle import BattleScene
    from scenes.seraphs.table import TableScene

TO_LOOK = "You can open it."
NONE: frozenset[Mark] = frozenset()


def at_table(table: TableScene) -> str:
    """The news since the last deed; when it can be answered, the question and the focus."""
    told = [line.text for line in table.news()]
    if table.ready:
        told += [*prompt_words(table.view.prompt, table.view.buttons), focus_at_table(table)]
    return "\n".join(told)


def prompt_words(prompt: Prompt, buttons: list[Button]) -> list[str]:
    """The question, its help, and what the buttons do."""
    told = [prompt.question, prompt.help]
    for button in buttons:
        size = "Large button" if button.key == "large" else "Small button"
        key = f", key {button.shortcut}" if button.shortcut and button.key != "large" else ""
        told.append(f"{size}: {button.label}{key}{'' if button.enabled else ', not now'}")
    return told


def focus_at_table(table: TableScene) -> str:
    """What has the focus, or is under the pointer."""
    key = table.pointed.focused or table.pointed.hovered
    if key is None:
        return ""
    kind, number = key
    if kind == "card":
        return card_at_table(table, number) if number in table.view.cards else ""
    if kind == "button":
        buttons = table.view.buttons
        return buttons[number].spoken() if number < len(buttons) else ""
    if kind == "wilderness":
        return pile_at_table(table, number)
    return f"{table.pointing.label(key)}. {TO_LOOK}"


def pile_at_table(table: TableScene, side: int) -> str:
    """A Wilderness that has the focus."""
    pile, seen = table.sight.sides[side], table.desk.view()
    options = (one for card in pile.wilderness for one in table.options.get(card.ref, ()))
    return spoken.pile_words(pile, [label(one, seen) for one in options])


def card_at_table(table: TableScene, ref: Ref) -> str:
    """A card that has the focus, with what can be done with it or why nothing."""
    view, seen = table.view, table.desk.view()
    may_pick = ref in choosing.pickable(table.sight.sides[table.sight.seat], table.sight.question)
    turn = "leave it" if ref in table.picked else "turn it for the next play"
    doing = spoken.doing_words(table.options.get(ref, ()), [turn] if may_pick else [], seen)
    told = ". ".join(line for line in ([doing] if doing else table.told()) if line)
    return spoken.card_words(view.cards[ref], view.places.get(ref), told, view.marked.of(ref))


def whole_table(table: TableScene) -> str:
    """How everything stands, and what is asked."""
    told = spoken.overview(table.sight, table.view.cards)
    return "\n".join([*told, *prompt_words(table.view.prompt, table.view.buttons)])


def in_battle(battle: BattleScene) -> str:
    """The lanes and what will come of each, the question, the focus."""
    view = battle.view
    lanes = [lane_words(battle, i, lane) for i, lane in enumerate(view.lanes)]
    chosen = battle.aim.chosen
    picked = f"{choosing.name(view.cards[chosen].id)} is picked." if chosen is not None else ""
    told = ["Battle", *lanes, *prompt_words(view.prompt, view.buttons), picked]
    return "\n".join([*told, focus_in_battle(battle)])


def lane_words(battle: BattleScene, i: int, lane: Lane) -> str:
    """A lane: who goes out, who is in the way, what will come of it."""
    cards = battle.view.cards
    names = [choosing.name(cards[ref].id) for ref in lane.blockers]
    way = " and ".join(names) or "nobody"
    return f"Lane {i + 1}: {choosing.name(cards[lane.attacker].id)} meets {way}. {lane.sentence}"


def focus_in_battle(battle: BattleScene) -> str:
    """What has the focus over the lanes, or is under the pointer."""
    spot = battle.ring.current if battle.ring.shown else battle.aim.hovered
    if spot is None:
        return ""
    view, (kind, number) = battle.view, spot
    if kind == "button":
        return view.buttons[number].spoken() if number < len(view.buttons) else ""
    if kind in ("more", "less"):
        share = view.split.shares.get(number, 0) if view.split is not None else 0
        return f"{view.label(spot)}, who gets {share}"
    shown = view.cards[number]
    if kind == "lane":
        return (
            f"{view.label(spot)}. {spoken.card_words(shown, None, against(battle, number), NONE)}"
        )
    doing = doing_in_battle(battle, number) if kind == "card" else ""
    return spoken.card_words(shown, None, doing, NONE)


def against(battle: BattleScene, attacker: Ref) -> str:
    """What can be done on a lane."""
    chosen = battle.aim.chosen
    if chosen is None:
        return ""
    command = StandInTheWay(chosen, attacker)
    why = battle.why_not(command)
    return why or f"You can: {label(command, battle.seen())}"


def doing_in_battle(battle: BattleScene, ref: Ref) -> str:
    """What can be done with a card of the bench."""
    options = battle.view.options.get(ref, ())
    if options:
        return spoken.doing_words(options, (), battle.seen())
    attacker = battle.view.lanes[0].attacker if battle.view.lanes else -1
    return battle.why_not(StandInTheWay(ref, attacker))
