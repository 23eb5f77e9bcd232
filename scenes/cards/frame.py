"""The furniture of a card, drawn by code in its side's colours: body, window, panel, banner."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.cache import SurfaceCache
from scenes.cards import shapes
from scenes.cards.anatomy import Anatomy
from scenes.cards.look import MASTER
from scenes.paint import Px, blurred, blurring, filled
from scenes.steps import Making, Steps, scaling
from scenes.theme import COVENANT, DEEP, Side, SideColours, colour, contrasted, with_alpha

LIMIT_BYTES = 3_000_000
"""In a window of 1920 x 1080."""

BODY = {"covenant": ("#2d4896", "#1a2650", "#111a3a"), "deep": ("#28303c", "#16131c", "#0a090f")}
BANNER = {"covenant": ("#2f58b4", "#17326f", "#10265c"), "deep": ("#6a1a22", "#4a0f18", "#300810")}
EDGE = {"covenant": ("#8a5a22", 0.36), "deep": ("#000000", 0.42)}
ROUGH = {"covenant": 0.10, "deep": 0.30}

Points = Callable[[float, float], shapes.Points]


@dataclass(frozen=True, slots=True)
class Livery:
    """One side's colours, as a person wants to see them."""

    side: Side
    colours: SideColours
    contrast: bool

    @property
    def body(self) -> tuple[str, ...]:
        """The card's ground, from top to bottom."""
        return ("#000000",) if self.contrast else BODY[self.side]

    @property
    def banner(self) -> tuple[str, ...]:
        """The name's ground, from top to bottom."""
        return ("#000000",) if self.contrast else BANNER[self.side]


def livery(side: Side, *, contrast: bool) -> Livery:
    """The colours of a side."""
    colours = COVENANT if side == "covenant" else DEEP
    return Livery(side, contrasted(colours) if contrast else colours, contrast)


class Parts:
    """Parts of cards, made once for each size and kept up to a number of bytes."""

    def __init__(self) -> None:
        """None yet."""
        self._kept = SurfaceCache(LIMIT_BYTES)

    def forget(self, room: float = 1.0) -> None:
        """Drops all of them; from now on they may take so many times as much room as usual."""
        self._kept.clear(round(LIMIT_BYTES * room))

    def body(self, coat: Livery, size: Px) -> Steps:
        """The card without anything on it."""
        return self._made(("body", coat, size), lambda: _body(coat, size))

    def reveal(self, coat: Livery, kind: str, size: Px) -> Steps:
        """The moulded stone and metal round a window, larger than it by `reach_of` its size."""
        head = shapes.OUTLINE.get((coat.side, kind), "round")
        return self._made(
            ("reveal", coat, head, size), lambda: _reveal(coat, shapes.arch(head), size)
        )

    def panel(self, coat: Livery, size: Px, k: float) -> Steps:
        """The sheet that text stands on, with its metal edge; `k`: pixels to one master unit."""
        return self._made(("panel", coat, size, k), lambda: _panel(coat, size, k))

    def banner(self, coat: Livery, size: Px, k: float) -> Steps:
        """The banner with its shadow, larger by `overhang` pixels on every side."""
        return self._made(("banner", coat, size, k), lambda: _banner(coat, size, k))

    def band(self, coat: Livery, size: Px) -> Steps:
        """The band behind the type, fading at both ends."""
        return self._made(("band", coat, size), lambda: _band(coat, size))

    def plate(self, coat: Livery, size: Px, k: float) -> Steps:
        """The small metal plate that holds a true fact."""
        return self._made(("plate", coat, size, k), lambda: _plate(coat, size, k))

    def _made(self, key: Hashable, begin: Callable[[], Steps]) -> Steps:
        found = self._kept.found(key)
        if found is not None:
            return found
        made = yield from begin()
        yield
        return self._kept.get(key, lambda: made)


def furnish(face: Surface, anatomy: Anatomy, coat: Livery, parts: Parts) -> Making[None]:
    """Lays panel, banner, band and plate over a body with its window."""
    k = anatomy.size[0] / MASTER[0]
    panel = yield from parts.panel(coat, anatomy.panel.size, k)
    face.blit(panel, anatomy.panel)
    if anatomy.band is not None:
        band = yield from parts.band(coat, anatomy.band.size)
        face.blit(band, anatomy.band)
    if anatomy.plate is not None:
        plate = yield from parts.plate(coat, anatomy.plate.size, k)
        face.blit(plate, anatomy.plate)
    if anatomy.banner is not None:
        banner = yield from parts.banner(coat, anatomy.banner.size, k)
        face.blit(banner, anatomy.banner.move(-overhang(k), -overhang(k)))


def glaze(face: Surface, window: Rect, picture: Surface, reveal: Surface) -> None:
    """Sets a window into the body, and the stone and metal round it."""
    out = reach_of(window.size)
    face.blit(picture, window)
    face.blit(reveal, window.move(-out, -out))


def reach_of(size: Px) -> int:
    """How far stone and metal reach round a window."""
    return max(2, round(size[0] * 0.02))


def overhang(k: float) -> int:
    """How far a banner's shadow reaches round it."""
    return max(2, round(14 * k))


def _body(coat: Livery, size: Px) -> Steps:
    k = size[0] / MASTER[0]
    shape = yield from shapes.masking(size, _card)
    yield
    made = filled(shape, coat.body)
    yield
    if not coat.contrast:
        yield from _ornament(made, coat, k)
    rim = yield from shapes.ringing(size, _card, 14 * k)
    yield
    made.blit(shapes.tinted(rim, "#05040a"), (0, 0))
    yield
    edge = yield from shapes.ringing(
        size, lambda w, h: _card(w, h, 11 * w / MASTER[0]), max(1.3, 5 * k)
    )
    yield
    made.blit(shapes.metalled(edge, coat.colours.metal), (0, 0))
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _card(w: float, h: float, inset: float = 0) -> shapes.Points:
    """A card's outline."""
    return shapes.rounded(w, h, 34 * w / MASTER[0], inset)


def _ornament(made: Surface, coat: Livery, k: float) -> Making[None]:
    """Gold-leaf stars on lapis, or the scales of waves on basalt, above the sill."""
    fine = shapes.fineness(made.get_size())
    drawn = shapes.blank((made.get_width() * fine, round(560 * k) * fine))
    yield
    draw = _stars if coat.side == "covenant" else _scales
    draw(drawn, k * fine)
    yield
    small = yield from scaling(drawn, (made.get_width(), round(560 * k)))
    yield
    ink = "#e9bf55c0" if coat.side == "covenant" else "#5f9a8660"
    made.blit(shapes.tinted(small, ink), (0, 0))
    yield


def _stars(drawn: Surface, k: float) -> None:
    step = 34
    for odd, row in enumerate(_rows_of(drawn, 14 * k)):
        for i in range(23):
            x, y = (14 + i * step + odd * step / 2) * k, 7 * k
            r = 6 * k
            long, short = r, r * 0.28
            spots = [(0, -long), (short, -short), (long, 0), (short, short)]
            spots += [(0, long), (-short, short), (-long, 0), (-short, -short)]
            pygame.draw.polygon(row, "white", [(x + a, y + b) for a, b in spots])
        for j in range(odd, 21, 2):
            drawn.blit(row, (0, round((14 + j * step * 0.8 - 7) * k)))


def _scales(drawn: Surface, k: float) -> None:
    s = 30.0
    for odd, row in enumerate(_rows_of(drawn, 17 * k)):
        for i in range(26):
            x, y = (i * s + odd * s / 2) * k, 16 * k
            for share in (1.0, 0.6):
                r = s * 0.5 * share * k
                box = Rect(round(x - r), round(y - r), round(2 * r), round(2 * r))
                pygame.draw.arc(row, "white", box, 0, 3.1416, max(1, round(2.0 * k)))
        for j in range(odd, 38, 2):
            drawn.blit(row, (0, round((10 + j * s * 0.5 - 16) * k)))


def _rows_of(drawn: Surface, tall: float) -> tuple[Surface, Surface]:
    """An even and an odd row of an ornament, drawn once and laid down many times."""
    size = (drawn.get_width(), round(tall))
    return shapes.blank(size), shapes.blank(size)


def _reveal(coat: Livery, points: Points, size: Px) -> Steps:
    out = reach_of(size)
    whole = (size[0] + 2 * out, size[1] + 2 * out)

    def placed(w: float, h: float) -> shapes.Points:
        k = w / whole[0]
        return [(x + out * k, y + out * k) for x, y in points(size[0] * k, size[1] * k)]

    k = size[0] / 644
    made = shapes.blank(whole, "#000000")
    broad = yield from shapes.ringing(whole, placed, 20 * k)
    soft = yield from blurring(broad, max(4, round(8 * k)))
    made.blit(shapes.tinted(soft, "#000000c8"), (0, 0))
    yield
    lead = yield from shapes.ringing(whole, placed, max(2.5, 13 * k))
    made.blit(shapes.tinted(lead, "#140d08"), (0, 0))
    yield
    bead = yield from shapes.ringing(whole, placed, max(1.5, 8.5 * k))
    made.blit(shapes.metalled(bead, coat.colours.metal), (0, 0))
    yield
    thin = yield from shapes.ringing(whole, placed, max(0.5, 1.8 * k))
    made.blit(shapes.tinted(thin, "#1a1008c0"), (0, 0))
    return made


def _sheet_points(coat: Livery, k: float, size: Px, inset: float = 0) -> Points:
    shape = shapes.rounded if coat.side == "covenant" else shapes.chamfered

    def points(w: float, h: float) -> shapes.Points:
        fine = w / size[0]
        return shape(w, h, 16 * k * fine, inset * fine)

    return points


def _panel(coat: Livery, size: Px, k: float) -> Steps:
    line = max(1.2, 4.5 * k)
    shape = yield from shapes.masking(size, _sheet_points(coat, k, size))
    if coat.contrast:
        made = filled(shape, (coat.colours.text_panel,))
    else:
        edge, rough = EDGE[coat.side], ROUGH[coat.side]
        made = yield from shapes.sheet(shape, coat.colours.text_panel, edge, rough)
    yield
    rim = yield from shapes.ringing(size, _sheet_points(coat, k, size, line / 2), line)
    made.blit(shapes.metalled(rim, coat.colours.metal), (0, 0))
    return made


def _banner(coat: Livery, size: Px, k: float) -> Steps:
    out, tail = overhang(k), min(0.5, 15 * k / size[1] * 1.2)
    points = shapes.banner(coat.side, tail)
    whole = (size[0] + 2 * out, size[1] + 2 * out)
    shape = shapes.mask(size, points)
    made = shapes.blank(whole, "#000000")
    under = shapes.blank(whole, "#000000")
    under.blit(shapes.tinted(shape, "#000000c0"), (out, out + round(4 * k)))
    yield
    made.blit(blurred(under, max(4, out)), (0, 0))
    yield
    body = filled(shape, coat.banner)
    line = max(1.3, 5 * k)
    rim = shapes.ring(size, points, 2 * line)
    rim.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    body.blit(shapes.metalled(rim, coat.colours.metal), (0, 0))
    yield
    thin = shapes.ring(size, _within(points, size, 12 * k), max(0.5, 1.6 * k))
    body.blit(shapes.tinted(thin, with_alpha(coat.colours.metal[0], 0.32)), (0, 0))
    made.blit(body, (out, out))
    return made


def _within(points: Points, size: Px, inset: float) -> Points:
    """A shape inside another, so many pixels from its edge."""

    def inner(w: float, h: float) -> shapes.Points:
        kx, ky = 1 - 2.2 * inset / size[0], 1 - 1.5 * inset / size[1]
        return [(w / 2 + (x - w / 2) * kx, h / 2 + (y - h / 2) * ky) for x, y in points(w, h)]

    return inner


def _band(coat: Livery, size: Px) -> Steps:
    tint = colour(coat.banner[len(coat.banner) // 2])
    strip = Surface((16, 4), pygame.SRCALPHA)
    for x in range(16):
        alpha = round(240 * min(1.0, min(x, 15 - x) / 2.4))
        strip.fill((tint.r, tint.g, tint.b, alpha), Rect(x, 0, 1, 4))
    yield
    return pygame.transform.smoothscale(strip, size)


def _plate(coat: Livery, size: Px, k: float) -> Steps:
    def points(w: float, h: float) -> shapes.Points:
        return shapes.chamfered(w, h, 9 * k * w / size[0])

    top, low = coat.colours.plate
    shape = shapes.mask(size, points)
    made = filled(shape, ("#ffffff",) if coat.contrast else (top, coat.colours.metal[1], low))
    yield
    rim = shapes.ring(size, points, max(1.0, 3 * k))
    rim.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shapes.tinted(rim, "#1a0f06b0"), (0, 0))
    return made
