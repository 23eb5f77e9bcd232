"""What a table that comes next takes to be drawn, made before anything of it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from engine.seraphs.log import sentences
from engine.seraphs.sight import TableSight
from scenes.canvas import Canvas
from scenes.pace import patiently
from scenes.seraphs import board, pieces
from scenes.seraphs.desk import Beat
from scenes.seraphs.layout import places
from scenes.seraphs.prompt import Prompt, prompt_for
from scenes.seraphs.prompt_bar import buttons, prepare_prompt
from scenes.seraphs.standing import Marked, cards_of, look

if TYPE_CHECKING:
    from scenes.seraphs.table import TableScene
    from scenes.seraphs.table_view import TableView


def news_of(table: TableScene, beat: Beat) -> str:
    """The last that happened in a beat, in words."""
    return " ".join(sentences(beat.events, table.desk.view())[-2:])


def preparing(table: TableScene, beat: Beat) -> Iterator[None]:
    """Makes all but the faces of the table after a beat, in steps."""
    canvas, view = table.canvas, table.view
    yield from view.coming(beat.after, canvas)
    yield from cards_as_they_lie(view, beat.after, canvas)
    said = [Prompt(news_of(table, beat))]
    if table.feed.waiting()[-1] is beat:
        said.append(prompt_for(table.desk, table.desk.view()))
    bar = view.layout.prompt
    for prompt in said:
        shown = buttons(bar, prompt, canvas.type, table.keys())
        yield from prepare_prompt(canvas.unseen(), bar, prompt, shown)


def cards_as_they_lie(view: TableView, sight: TableSight, canvas: Canvas) -> Iterator[None]:
    """Shadows, and cards tilted in a hand; one's own also with the light of what may be chosen."""
    found, cards = places(sight, view.layout), cards_of(sight)
    for ref in board.shown_cards(found, sight):
        place = found[ref]
        if (place, cards[ref]) == (view.places.get(ref), view.cards.get(ref)):
            continue
        chosen = () if place.upper else (Marked({ref: ()}),)
        for marked in (Marked(), *chosen):
            shown = look(cards[ref], place, canvas, view.easel, marked)
            at, tilt = place.box.centre, place.tilt
            unseen, faces = canvas.unseen(), view.easel.faces
            yield from patiently(partial(pieces.draw_card, unseen, faces, shown, at, tilt))
            yield
