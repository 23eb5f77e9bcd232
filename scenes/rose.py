"""The rose window of the menu, half sun and half eclipse, drawn where no painted one is there."""

from __future__ import annotations

import math
from zlib import crc32

import pygame
from pygame import Surface

from scenes import paint
from scenes.theme import colour

FINE = 2
TURN = 2 * math.pi
LEAD = "#15110f"
SKY = (("#12307a", "#1c4aa6", "#0d2460", "#2a5cc0"), ("#10242e", "#16323c", "#1a1a34", "#221c40"))
ROUNDEL = (("#f2c14e", "#e0a032", "#fff0bc"), ("#8a2a1c", "#6a1a18", "#4aa58c"))
PETAL = (
    (("#f9c85a", "#f2b440"), ("#d8502e", "#c8372c"), ("#fbe2a0", "#f6d27c")),
    (("#3f9a84", "#2f7f70"), ("#5d1a20", "#741f22"), ("#7fc4a4", "#5fae92")),
)
PETAL_ODD = (
    (("#fbe7b0", "#f6d88a"), ("#f09a3c", "#e07a2c"), ("#9a3a8a", "#7a2f76")),
    (("#2a7a70", "#1f6a62"), ("#3a2c6a", "#4a3a86"), ("#c8641f", "#a04a1c")),
)
RING = (("#f2c14e", "#b8322f"), ("#e0601f", "#f9a03c"))


def rose(diameter: int) -> Surface:
    """The window, with nothing round it.

    Args:
        diameter: in real pixels.
    """
    n = diameter * FINE
    glass = Surface((n, n), pygame.SRCALPHA)
    glass.fill((0, 0, 0, 0))
    pygame.draw.circle(glass, colour(LEAD), (n / 2, n / 2), n / 2)
    sky(glass, n)
    roundels(glass, n)
    petals(glass, n)
    heart(glass, n)
    small = pygame.transform.smoothscale(glass, (diameter, diameter))
    lit(small)
    bloom(small)
    return small.convert_alpha()


def half(angle: float) -> int:
    """0 on the sun's half (left), 1 on the eclipse's (right)."""
    return 0 if math.cos(angle) < 0 else 1


def shade(name: str, value: str, spread: float = 0.16) -> pygame.Color:
    """A pane's own tone, always the same for its name."""
    k = 1 + spread * ((crc32(name.encode()) % 201) / 100 - 1)
    base = colour(value)
    return pygame.Color(*(min(255, round(v * k)) for v in base[:3]))


def pane(
    glass: Surface, n: int, ring: tuple[float, float], arc: tuple[float, float], ink: pygame.Color
) -> None:
    """One pane between two radii (per cent of the width) and two angles, inside its lead."""
    lead = 0.0034 * n
    r0, r1 = ring[0] / 100 * n + lead, ring[1] / 100 * n - lead
    steps = max(2, round((arc[1] - arc[0]) * r1 / 18))
    outer = [
        on(n, r1, lerp(arc[0] + lead / r1, arc[1] - lead / r1, i / steps)) for i in range(steps + 1)
    ]
    inset = lead / max(r0, lead)
    inner = [on(n, r0, lerp(arc[1] - inset, arc[0] + inset, i / steps)) for i in range(steps + 1)]
    pygame.draw.polygon(glass, ink, outer + inner)
    pygame.draw.aalines(glass, tuple(min(255, v + 40) for v in ink[:3]), False, outer)


def on(n: int, r: float, angle: float) -> tuple[float, float]:
    """A point at a radius in pixels."""
    return n / 2 + r * math.cos(angle), n / 2 + r * math.sin(angle)


def lerp(a: float, b: float, t: float) -> float:
    """Between two numbers."""
    return a + (b - a) * t


def sky(glass: Surface, n: int) -> None:
    """The field behind petals and roundels."""
    for i in range(48):
        a0, a1 = TURN * i / 48, TURN * (i + 1) / 48
        side = half((a0 + a1) / 2)
        for j, ring in enumerate(((18.0, 30.0), (30.0, 38.6), (38.6, 43.5), (43.5, 49.2))):
            pane(glass, n, ring, (a0, a1), shade(f"sky{i}.{j}", SKY[side][(i + j) % 4]))


def roundels(glass: Surface, n: int) -> None:
    """Twenty-four small discs near the rim."""
    for i in range(24):
        angle = TURN * (i + 0.5) / 24
        at, tones = on(n, 0.432 * n, angle), ROUNDEL[half(angle)]
        pygame.draw.circle(glass, colour(LEAD), at, 0.052 * n)
        pygame.draw.circle(glass, shade(f"rim{i}", tones[i % 2]), at, 0.0465 * n)
        pygame.draw.circle(glass, colour(LEAD), at, 0.031 * n)
        pygame.draw.circle(glass, shade(f"eye{i}", tones[2], 0.08), at, 0.0265 * n)


def petals(glass: Surface, n: int) -> None:
    """Twelve petals of six panes, rounded at the rim."""
    for k in range(12):
        a0, a1 = TURN * k / 12, TURN * (k + 1) / 12
        middle = (a0 + a1) / 2
        side, pad = half(middle), (a1 - a0) * 0.05
        tones = (PETAL_ODD if k % 2 else PETAL)[side]
        tip(
            glass,
            n,
            (a0 + pad, a1 - pad),
            (shade(f"tip{k}a", tones[2][0]), shade(f"tip{k}b", tones[2][1])),
        )
        for j, ring in enumerate(((18.7, 25.6), (25.6, 31.6))):
            for u, arc in enumerate(((a0 + pad, middle), (middle, a1 - pad))):
                pane(glass, n, (ring[0], ring[1] + 0.3), arc, shade(f"petal{k}{j}{u}", tones[j][u]))


def tip(
    glass: Surface, n: int, arc: tuple[float, float], inks: tuple[pygame.Color, pygame.Color]
) -> None:
    """The rounded end of a petal: two panes."""
    middle, wide = (arc[0] + arc[1]) / 2, (arc[1] - arc[0]) / 2
    for u, sign in enumerate((-1, 1)):
        for grow, ink in ((0.006, colour(LEAD)), (-0.0036, inks[u])):
            curve = [
                on(n, (0.317 + 0.063 * math.sqrt(max(0.0, 1 - t * t))) * n + grow * n,
                   middle + sign * (wide * t * (1 + grow * 4) + (0.006 if grow < 0 else 0)))
                for t in (i / 12 for i in range(13))
            ]  # fmt: skip
            base = on(n, (0.317 - grow * 1.2) * n, middle + sign * 0.006)
            pygame.draw.polygon(glass, ink, [*curve, base])


def heart(glass: Surface, n: int) -> None:
    """The middle: rays of a sun on the left, scales round a dark disc on the right."""
    for i in range(48):
        a0 = TURN * i / 48
        tones = RING[half(a0 + TURN / 96)]
        pane(glass, n, (15.6, 18.7), (a0, a0 + TURN / 48), shade(f"ring{i}", tones[i % 2], 0.08))
    pygame.draw.circle(glass, colour(LEAD), (n / 2, n / 2), 0.157 * n)
    scales(glass, n)
    sun(glass, n)
    eclipse(glass, n)
    pygame.draw.line(glass, colour(LEAD), (n / 2, 0.343 * n), (n / 2, 0.657 * n), round(0.008 * n))


def scales(glass: Surface, n: int) -> None:
    """Rows of scales on the eclipse's half."""
    clip = Surface((n, n), pygame.SRCALPHA)
    size = 0.026 * n
    for row in range(14):
        for col in range(9):
            x = n / 2 + (col + 0.5 * (row % 2)) * size * 1.5
            y = 0.335 * n + row * size
            pygame.draw.circle(clip, colour(LEAD), (x, y), size * 0.86)
            ink = shade(f"scale{row}.{col}", ("#14525e", "#1a6a6e", "#114452")[(row + col) % 3])
            pygame.draw.circle(clip, ink, (x, y - size * 0.08), size * 0.72)
    within(glass, clip, n, 1)


def sun(glass: Surface, n: int) -> None:
    """Rays on the sun's half."""
    clip = Surface((n, n), pygame.SRCALPHA)
    for i in range(12):
        a0 = TURN * i / 12
        pane(
            clip,
            n,
            (2.0, 15.4),
            (a0, a0 + TURN / 12),
            shade(f"amber{i}", ("#d9822a", "#c2602a")[i % 2]),
        )
    for i in range(12):
        a = TURN * (i + 0.5) / 12
        for grow, value in ((1.0, LEAD), (0.82, ("#fff0bc", "#ffdf86")[i % 2])):
            spread = 0.2 * grow
            points = [
                on(n, 0.142 * n * (0.95 if grow < 1 else 1), a),
                on(n, 0.07 * n, a + spread),
                on(n, 0.05 * n, a),
                on(n, 0.07 * n, a - spread),
            ]
            pygame.draw.polygon(clip, colour(value), points)
    pygame.draw.circle(clip, colour(LEAD), (n / 2, n / 2), 0.074 * n)
    for i in range(8):
        pane(
            clip,
            n,
            (0.4, 6.8),
            (TURN * i / 8, TURN * (i + 1) / 8),
            shade(f"core{i}", "#fff3cc", 0.05),
        )
    within(glass, clip, n, 0)


def eclipse(glass: Surface, n: int) -> None:
    """The dark disc with its ring of fire."""
    clip = Surface((n, n), pygame.SRCALPHA)
    pygame.draw.circle(clip, colour(LEAD), (n / 2, n / 2), 0.09 * n)
    for i in range(24):
        a0 = TURN * i / 24
        pane(
            clip,
            n,
            (6.6, 8.6),
            (a0, a0 + TURN / 24),
            shade(f"fire{i}", ("#e0601f", "#f9a03c")[i % 2]),
        )
    pygame.draw.circle(clip, colour("#1c0f16"), (n / 2, n / 2), 0.061 * n)
    within(glass, clip, n, 1)


def within(glass: Surface, clip: Surface, n: int, side: int) -> None:
    """Lays what was drawn on the glass, inside the middle disc and on one half only."""
    mask = Surface((n, n), pygame.SRCALPHA)
    pygame.draw.circle(mask, "white", (n / 2, n / 2), 0.153 * n)
    mask.fill((0, 0, 0, 0), (0 if side else n // 2, 0, n // 2, n))
    clip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    glass.blit(clip, (0, 0))


def lit(glass: Surface) -> None:
    """Light from behind: brightest in the middle, a hand-blown unevenness all over."""
    w = 64
    light = Surface((w, w)).convert()
    for x in range(w):
        for y in range(w):
            r = math.hypot(x - w / 2, y - w / 2) / (w / 2)
            wave = 0.05 * math.sin(x * 0.9 + y * 0.35) * math.cos(y * 0.7 - x * 0.2)
            v = min(255, round(255 * (1.0 - 0.34 * min(1.0, r) ** 1.6 + wave)))
            light.set_at((x, y), (v, round(v * 0.985), round(v * 0.95)))
    veil = pygame.transform.smoothscale(light, glass.get_size())
    glass.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def bloom(glass: Surface) -> None:
    """The glow of bright glass over its lead."""
    soft = paint.blurred(glass, max(4, glass.get_width() // 40))
    soft.fill((96, 96, 96, 0), special_flags=pygame.BLEND_RGBA_MULT)
    glass.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def cast_light(glass: Surface, size: tuple[int, int], at: tuple[int, int]) -> Surface:
    """The coloured light that the window throws on a wall of this size; to be added to it.

    Args:
        glass: the rose.
        size: of the wall, in pixels.
        at: the rose's corner on the wall.
    """
    k = 12
    little = Surface((max(8, size[0] // k), max(8, size[1] // k))).convert()
    n = max(2, glass.get_width() // k)
    small = pygame.transform.smoothscale(glass, (n, n))
    for i in range(26):
        shaft = small.copy()
        v = round(30 * (1 - i / 26))
        shaft.fill((v, v, v, 0), special_flags=pygame.BLEND_RGBA_MULT)
        where = (at[0] // k + round(i * n * 0.05), at[1] // k + round(i * n * 0.026))
        little.blit(shaft, where, special_flags=pygame.BLEND_RGB_ADD)
    soft = pygame.transform.box_blur(little, max(1, n // 14))
    soft = pygame.transform.box_blur(soft, max(1, n // 10))
    return pygame.transform.smoothscale(soft, size)
