"""The outlines of the windows: a card's type is known by its arch."""

import skia

OUTLINE = {
    ("covenant", "character"): "round",
    ("covenant", "holy_thing"): "round",
    ("covenant", "act"): "round",
    ("covenant", "miracle"): "lancets",
    ("covenant", "helper"): "round",
    ("covenant", "tabernacle"): "round",
    ("covenant", "score"): "lancets",
    ("deep", "character"): "point",
    ("deep", "helper"): "point",
    ("deep", "stronghold"): "steps",
    ("deep", "scheme"): "shard",
}
"""Each side's types and their outlines."""

CENTRE = {"round": 0.53, "lancets": 0.5, "point": 0.56, "steps": 0.54, "shard": 0.55}
"""Where the middle of the emblem stands, as a part of the height."""

_STEPS = ((0, 0.22), (0.12, 0.22), (0.12, 0.11), (0.24, 0.11), (0.24, 0), (0.76, 0))
_STEPS_RIGHT = ((0.76, 0.11), (0.88, 0.11), (0.88, 0.22), (1, 0.22), (1, 1))
_SHARD = ((0, 0.40), (0.13, 0.20), (0.20, 0.24), (0.38, 0.04), (0.46, 0.10), (0.56, 0))
_SHARD_RIGHT = ((0.78, 0.17), (0.84, 0.13), (1, 0.42), (1, 1))


def outline(kind: str, w: float, h: float) -> skia.Path:
    """The outline of a window w by h, as a closed path."""
    path = skia.Path()
    path.moveTo(0, h)
    match kind:
        case "round":
            r = min(w / 2, h * 0.62)
            path.lineTo(0, r)
            path.arcTo(skia.Rect.MakeLTRB(0, 0, w, 2 * r), 180, 180, False)
            path.lineTo(w, h)
        case "point":
            _pointed(path, w, h)
        case "lancets":
            _lancets(path, w, h)
        case "steps":
            _polygon(path, w, h, _STEPS + _STEPS_RIGHT)
        case _:
            _polygon(path, w, h, _SHARD + _SHARD_RIGHT)
    path.close()
    return path


def _polygon(path: skia.Path, w: float, h: float, points: tuple[tuple[float, float], ...]) -> None:
    for x, y in points:
        path.lineTo(w * x, h * y)


def _pointed(path: skia.Path, w: float, h: float) -> None:
    path.lineTo(0, h * 0.56)
    path.cubicTo(0, h * 0.26, w * 0.30, h * 0.10, w / 2, 0)
    path.cubicTo(w * 0.70, h * 0.10, w, h * 0.26, w, h * 0.56)
    path.lineTo(w, h)


def _lancets(path: skia.Path, w: float, h: float) -> None:
    """One wide light with a shallow head of three parts."""
    t = w / 3
    path.lineTo(0, h * 0.34)
    path.cubicTo(0, h * 0.16, t * 0.38, h * 0.10, t * 0.72, h * 0.12)
    path.cubicTo(t * 0.95, -h * 0.02, t * 1.2, 0, t * 1.5, 0)
    path.cubicTo(t * 1.8, 0, t * 2.05, -h * 0.02, t * 2.28, h * 0.12)
    path.cubicTo(t * 2.62, h * 0.10, w, h * 0.16, w, h * 0.34)
    path.lineTo(w, h)
