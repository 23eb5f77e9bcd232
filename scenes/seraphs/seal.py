"""Story pairs: a thread of gold joins both cards, and a seal is pressed on it. *Panels 9-10*."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Surface

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.cards import card
from engine.seraphs.prompts import Announcement
from engine.seraphs.sight import printed_id
from engine.seraphs.words import COVENANT, DEEP
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs import light
from scenes.seraphs.layout import Place
from scenes.seraphs.scenery import Score
from scenes.theme import colour
from scenes.timeline import HELD, Clip, Timeline, in_quad, linear, out_cubic

PRESS_MS, SEEN_MS, FADE_MS = 600.0, 420.0, 180.0
JOINED, PRESSED, LIFTS = 0.3, 0.5, 0.66
"""When the thread is whole, the seal meets it, and the signet is lifted: parts of the time."""

STRETCHED = 0.375
"""When a thread that runs from card to card is longest."""

WIDE, SIGNET, HIGH = 132.0, 148.0, 0.9
FINE = 2


def press(made: Score, one: Ref, other: Ref) -> None:
    """Presses a seal on two cards, and lets it be seen."""
    key = ("seal", one, other)
    made.sealed |= {one, other}
    made.cue("seal", PRESS_MS * PRESSED)
    made.add(key, "press", PRESS_MS)
    made.add(key, HELD, PRESS_MS + SEEN_MS)
    gone = made.now_ms + PRESS_MS + SEEN_MS
    made.clips.append(Clip(key, "fade", gone, FADE_MS, 1.0, 0.0, linear))
    made.wait(PRESS_MS)


def let_be_seen(made: Score, ref: Ref) -> None:
    """Nothing else begins before the seal on a card is gone."""
    seals = [(one.target, one.end_ms) for one in made.clips if isinstance(one.target, tuple)]
    ends = [end_ms for key, end_ms in seals if key[0] == "seal" and ref in key[1:]]
    made.now_ms = max([made.now_ms, *ends])


def call(made: Score, said: Announcement) -> None:
    """A Covenant card answers the call: a thread from its pair. *Panel 9: Answering the call*.

    The seal comes with what follows: a Story moment when it has entered, or a Testimony.
    """
    pairs = deep_pairs(made, printed_id(said.card))
    if said.side == COVENANT and said.power < 0 and pairs:
        key = ("call", pairs[0], said.ref)
        made.add(key, "join", PRESS_MS)
        made.add(key, HELD, PRESS_MS)


def moment(made: Score, index: int) -> None:
    """A card has entered beside its pair. *Panel 9: Story moment*."""
    entered = printed_id(index)
    ref = next((r for r, c in made.cards.items() if c.id == entered and made.lies(r)), None)
    if ref is None:
        return
    if card(entered).side == "covenant":
        met = deep_pairs(made, entered)
    else:
        met = [r for r, c in made.cards.items() if c.id == card(entered).pair and made.lies(r)]
    for other in met[:1]:
        press(made, ref, other)


def testify(made: Score, told: ev.Testimony) -> None:
    """A Testimony; it may be sealed already, before the card falls that it is about.

    A Story moment of the same cards is sealed once with it. *Panel 9: at once? Read it once.*
    """
    if told.ref in made.sealed:
        return
    made.sealed.add(told.ref)
    met = printed_id(told.covenant_card)
    by = next((r for r, c in made.cards.items() if c.id == met and made.lies(r)), None)
    if by is None or not made.lies(told.ref):
        made.cue("seal")
    else:
        press(made, told.ref, by)


def testimony_of(made: Score, ref: Ref) -> None:
    """Seals a card that is about to go, where a Testimony is told of it in this beat."""
    for one in made.events:
        if isinstance(one, ev.Testimony) and one.ref == ref:
            testify(made, one)


def deep_pairs(made: Score, covenant_id: str) -> list[Ref]:
    """The Deep cards in play whose Story pair is this one."""
    field = made.scenery.before.sides[DEEP].field
    return [one.ref for one in field if card(one.id).pair == covenant_id]


def draw_seals(canvas: Canvas, timeline: Timeline, found: Mapping[Ref, Place]) -> None:
    """Every thread and seal that can be seen now, between the places of two cards."""
    for one, other in timeline.pairs("call"):
        if one in found and other in found:
            ends = ends_of(found[one].reach, found[other].reach)
            draw_call(canvas, ends, timeline.value(("call", one, other), "join", STRETCHED))
    for one, other in timeline.pairs("seal"):
        t = timeline.value(("seal", one, other), "press", 1.0)
        fade = timeline.value(("seal", one, other), "fade", 1.0)
        fade *= timeline.value(("seal", one, other), "alpha", 1.0)
        if t > 0 and one in found and other in found:
            places = (found[one], found[other])
            for place in places:
                light.behind(canvas, place.reach, light.GOLD, light.wave(t))
            draw_seal(canvas, ends_of(places[0].reach, places[1].reach), t, fade)


def draw_call(canvas: Canvas, ends: tuple[Point, Point], t: float) -> None:
    """A thread that runs from the threat to the one who answers, and is gone."""
    head = out_cubic(min(1.0, t / STRETCHED))
    tail = out_cubic(max(0.0, (t - STRETCHED) / (1 - STRETCHED)))
    if head > tail:
        join(canvas, between(ends, tail), between(ends, head))


def draw_seal(canvas: Canvas, ends: tuple[Point, Point], t: float, fade: float) -> None:
    """The thread grows to the middle, the signet comes down on it, and wax is left."""
    at = between(ends, 0.5)
    grown = 0.5 * out_cubic(min(1.0, t / JOINED))
    if fade >= 1:
        join(canvas, ends[0], between(ends, grown))
        join(canvas, between(ends, 1 - grown), ends[1])
    if t >= PRESSED:
        flash = light.soft(canvas, WIDE * 3.2, WIDE * 3.2, light.GOLD)
        light.laid(canvas, flash, at, 0.9 * (1 - (t - PRESSED) / (1 - PRESSED)))
        light.laid(canvas, wax(canvas), at, fade)
    _draw_signet(canvas, at, t)


def join(canvas: Canvas, start: Point, end: Point) -> None:
    """A gold thread in a line of lead."""
    light.thread(canvas, start, end, light.DARK, 9)
    light.thread(canvas, start, end, "#d9a93c", 5)
    light.thread(canvas, start, end, "#fff3c8", 1.6)


def ends_of(one: Box, other: Box) -> tuple[Point, Point]:
    """Where a thread leaves the one card, and where it comes to the other."""
    return light.rim(one, other.centre), light.rim(other, one.centre)


def between(ends: tuple[Point, Point], share: float) -> Point:
    """A place on the way from the one to the other."""
    a, b = ends
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def wax(canvas: Canvas) -> Surface:
    """Two rings in red wax."""
    wide = canvas.length(WIDE)

    def make() -> Surface:
        painted = canvas.pictures.get("marks/seal", (wide, wide))
        return painted.copy() if painted else paint.disc(wide, ("#d8433c", "#8c1a1e"), "#5d0f14", 4)

    return paint.kept(("wax", wide), make)


def signet(canvas: Canvas) -> Surface:
    """The gold stamp from above: a rim, and the two rings it leaves."""
    wide = canvas.length(SIGNET)
    return paint.kept(("signet", wide), lambda: _cast(wide))


def _draw_signet(canvas: Canvas, at: Point, t: float) -> None:
    if t <= 0 or t >= 1:
        return
    down = in_quad(min(1.0, t / PRESSED))
    up = max(0.0, t - LIFTS) / (1 - LIFTS)
    high = HIGH * (1 - down) + 0.35 * up
    shown = min(1.0, t / 0.2) * (1 - up)
    cast = light.soft(canvas, SIGNET * 1.5, SIGNET * 1.5, "#000000c0")
    light.laid(canvas, cast, Point(at.x + 60 * high, at.y + 90 * high), shown * (1 - high * 0.6))
    picture = signet(canvas)
    size = round(picture.get_width() * (1 + high))
    larger = pygame.transform.smoothscale(picture, (size, size))
    larger.set_alpha(round(255 * shown))
    canvas.blit_middle(larger, Point(at.x, at.y - 40 * high))


def _cast(wide: int) -> Surface:
    """The stamp, drawn finely and made small."""
    fine = Surface((wide * FINE, wide * FINE), pygame.SRCALPHA)
    fine.fill((255, 223, 138, 0))
    middle, r = (wide * FINE / 2, wide * FINE / 2), wide * FINE / 2
    for share, ink in ((1.0, "#6b450f"), (0.97, "#fff0b8"), (0.93, "#c9922c"), (0.80, "#8a5c18")):
        pygame.draw.circle(fine, colour(ink), middle, r * share)
    field = (middle[0] - r * 0.02, middle[1] - r * 0.03)
    pygame.draw.circle(fine, colour("#e0b04a"), field, r * 0.77)
    for dx in (-0.2, 0.2):
        x, y = middle[0] + r * dx, middle[1]
        pygame.draw.circle(fine, colour("#7a4e12"), (x, y), r * 0.36, round(r * 0.13))
        pygame.draw.circle(fine, colour("#ffe9a8"), (x, y + r * 0.03), r * 0.34, round(r * 0.03))
    return pygame.transform.smoothscale(fine, (wide, wide)).convert_alpha()
