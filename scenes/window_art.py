"""A card's painted window, or, where it is missing, a plain one of coloured panes and lead."""

from __future__ import annotations

import math
from zlib import crc32

import pygame
from pygame import Surface

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.steps import Steps, scaling
from scenes.theme import Side, colour

FINE = 2
LEAD = "#15110f"
GLASS = {
    "covenant": (
        ("#f3d68a", "#6f92e0", "#3f63c0", "#1450a6", "#9fc27a"),
        ("#2e1a72", "#412a96", "#0e3a86"),
        ("#f4c352", "#f3e2b8", "#c8372c"),
    ),
    "deep": (
        ("#1b1430", "#2a1a3c", "#16243a", "#262038", "#23453c"),
        ("#641618", "#86221c", "#4a0f18"),
        ("#6fa08a", "#4a2a52", "#8a3a12"),
    ),
}
RAYS = 26


def draw_window(canvas: Canvas, name: str, box: Box, side: Side, *, hidden: bool = False) -> None:
    """Draws the window of a card.

    Args:
        canvas: where.
        name: of its picture, such as "windows/david".
        box: in canvas units; about 5 wide to 4 high.
        side: whose glass the plain window has, and which arch.
        hidden: leave the emblem out (the leaflet's last panel).
    """
    shown = name.replace("windows/", "windows_hidden/") if hidden else name
    if not canvas.picture(shown, box):
        canvas.kept(("window", name, side), box, lambda size: plain_window(name, side, size))


def draw_framed_window(
    canvas: Canvas, name: str, box: Box, side: Side, *, hidden: bool = False
) -> None:
    """The same with a metal rim and a soft shadow, as it stands on a page."""
    shown = name.replace("windows/", "windows_hidden/") if hidden else name
    painted = canvas.pictures.get(shown, canvas.size_px(box))
    metal, rim = canvas.theme.sides[side].metal, canvas.length(7)
    form = outline_of(painted) if painted is not None else (side,)
    shadow, size = box.inset(-26), grown(canvas.size_px(box), rim)
    canvas.kept(
        ("window shadow", form),
        shadow,
        lambda size: cast(size, shape_of(painted, side), canvas.length(26)),
    )
    edge = paint.kept(
        ("window rim", form, side, size),
        lambda: paint.filled(pygame.transform.smoothscale(shape_of(painted, side), size), metal),
    )
    canvas.blit_middle(edge, box.centre)
    draw_window(canvas, name, box, side, hidden=hidden)


def outline_of(painted: Surface) -> tuple[int, ...]:
    """How far in the glass begins at some heights: the same for all windows of one shape."""
    w, h = painted.get_size()
    shape = pygame.mask.from_surface(painted)
    heights = [h * i // 16 for i in range(10)]
    return (w, h, *(next((x for x in range(0, w, 4) if shape.get_at((x, y))), w) for y in heights))


def shape_of(painted: Surface | None, side: Side) -> Surface:
    """The shape of a window in white: of the painted one, or of the plain one of a side."""
    if painted is None:
        return silhouette((400, 320), side)
    return pygame.mask.from_surface(painted).to_surface(
        setcolor="#ffffffff", unsetcolor="#ffffff00"
    )


def grown(size: tuple[int, int], by: int) -> tuple[int, int]:
    """A size, larger on each side."""
    return size[0] + 2 * by, size[1] + 2 * by


def silhouette(size: tuple[int, int], side: Side) -> Surface:
    """The shape of a plain window, in white."""
    fine = Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.polygon(fine, "white", arch(fine.get_size(), side))
    return pygame.transform.smoothscale(fine, size)


def cast(size: tuple[int, int], shape: Surface, reach: int) -> Steps:
    """The soft shadow of a window, as large as the window with `reach` round it; in steps."""
    made = Surface(size, pygame.SRCALPHA)
    made.fill((20, 10, 4, 0))
    yield
    inner = (max(1, size[0] - 2 * reach), max(1, size[1] - 2 * reach))
    sized = yield from scaling(shape, inner)
    yield
    made.blit(paint.filled(sized, ("#140a04e0",)), (reach, reach + reach // 4))
    yield
    return (yield from paint.blurring(made, reach // 2))


def plain_window(name: str, side: Side, size: tuple[int, int]) -> Surface:
    """A window without an emblem: rays, a nimbus, a border of blocks, in an arch."""
    fine = (size[0] * FINE, size[1] * FINE)
    glass = Surface(fine, pygame.SRCALPHA)
    glass.fill(colour(LEAD))
    centre = (fine[0] / 2, fine[1] * 0.52)
    rays(glass, name, side, centre)
    nimbus(glass, name, side, centre)
    border(glass, name, side)
    mask = Surface(fine, pygame.SRCALPHA)
    pygame.draw.polygon(mask, "white", arch(fine, side))
    glass.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(glass, colour(LEAD), True, arch(fine, side), max(4, fine[0] // 60))
    return pygame.transform.smoothscale(glass, size).convert_alpha()


def arch(size: tuple[int, int], side: Side) -> list[tuple[float, float]]:
    """The outline: a round arch for the Covenant, a pointed one for the Deep."""
    w, h = size
    spring = h * (0.62 if side == "covenant" else 0.55)
    steps = [i / 24 for i in range(25)]
    if side == "covenant":
        curve = [
            (w / 2 - w / 2 * math.cos(math.pi * t), spring - spring * math.sin(math.pi * t))
            for t in steps
        ]
    else:
        left = [(w / 2 * t**0.8 * t, spring * (1 - math.sin(t * math.pi / 2))) for t in steps]
        curve = left + [(w - x, y) for x, y in reversed(left)]
    return [(0, h), *curve, (w, h)]


def tone(name: str, inks: tuple[str, ...]) -> pygame.Color:
    """A pane's colour, always the same for its name."""
    seed = crc32(name.encode())
    base = colour(inks[seed % len(inks)])
    k = 0.82 + (seed >> 8) % 37 / 100
    return pygame.Color(*(min(255, round(v * k)) for v in base[:3]))


def rays(glass: Surface, name: str, side: Side, centre: tuple[float, float]) -> None:
    """The sky: panes that run out from behind the nimbus."""
    reach = glass.get_width()
    lead = max(2, glass.get_width() // 160)
    for i in range(RAYS):
        a0, a1 = math.tau * i / RAYS, math.tau * (i + 1) / RAYS
        for j, (r0, r1) in enumerate(((0.0, 0.36), (0.36, 0.52), (0.52, 1.0))):
            corners = [
                ray(centre, r * reach, a) for r, a in ((r0, a0), (r1, a0), (r1, a1), (r0, a1))
            ]
            pygame.draw.polygon(glass, tone(f"{name}{i}.{j}", GLASS[side][0]), corners)
            pygame.draw.polygon(glass, colour(LEAD), corners, lead)


def nimbus(glass: Surface, name: str, side: Side, centre: tuple[float, float]) -> None:
    """The shape behind where an emblem would be: rings of panes."""
    w = glass.get_width()
    lead = max(2, w // 160)
    pygame.draw.circle(glass, colour(LEAD), centre, w * 0.305)
    for ring, (r0, r1, group) in enumerate(((0.255, 0.298, 2), (0.13, 0.25, 1), (0.0, 0.126, 1))):
        count = (36, 14, 8)[ring]
        for i in range(count):
            a0, a1 = math.tau * i / count, math.tau * (i + 1) / count
            outer = [ray(centre, r1 * w, a0 + (a1 - a0) * t / 4) for t in range(5)]
            inner = [ray(centre, r0 * w, a1 - (a1 - a0) * t / 4) for t in range(5)]
            pygame.draw.polygon(
                glass, tone(f"{name}n{ring}.{i}", GLASS[side][group]), outer + inner
            )
            pygame.draw.polygon(glass, colour(LEAD), outer + inner, lead)


def border(glass: Surface, name: str, side: Side) -> None:
    """Square blocks along the arch and the sill."""
    w, h = glass.get_size()
    wide, lead = w * 0.052, max(2, w // 160)
    points = arch((w, h), side)
    inner = [
        (w / 2 + (x - w / 2) * (1 - 2 * wide / w), y + (wide if y < h else -wide))
        for x, y in points
    ]
    for i in range(len(points) - 1):
        corners = [points[i], points[i + 1], inner[i + 1], inner[i]]
        pygame.draw.polygon(glass, tone(f"{name}b{i}", GLASS[side][2]), corners)
        pygame.draw.polygon(glass, colour(LEAD), corners, lead)
    for i in range(18):
        block = pygame.Rect(round(w * i / 18), round(h - wide), round(w / 18) + 1, round(wide))
        pygame.draw.rect(glass, tone(f"{name}s{i}", GLASS[side][2]), block)
        pygame.draw.rect(glass, colour(LEAD), block, lead)


def ray(centre: tuple[float, float], r: float, angle: float) -> tuple[float, float]:
    """A point round a centre."""
    return centre[0] + r * math.cos(angle), centre[1] + r * math.sin(angle)
