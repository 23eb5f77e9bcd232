"""Every part of the box without words: its painter, its file, and the points to lay it out by."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tools.paint import backgrounds, backs, bean, frames, marks, rose, stones, tabletop
from tools.paint.arrays import Bytes
from tools.paint.icons import Icons
from tools.paint.outlines import OUTLINE

Points = dict[str, tuple[float, ...]]
"""A rectangle (x, y, w, h), a circle (x, y, r), a point (x, y) or a height (y), by name."""

_FULL: Points = {
    "window": frames.FULL_WINDOW,
    "cost": (76, 78, 56),
    "name": frames.FULL_BANNER,
    "panel": frames.FULL_PANEL,
    "epithet": (652,),
    "type_band": frames.TYPE_BAND,
    "text": (72, 712, 576, 172),
    "reference": (952,),
}
_NUMBERS: Points = {"strength": (90, 920, 58), "heart": (630, 920, 58)}
_TILE: Points = {
    "window": frames.TILE_WINDOW,
    "cost": (112, 112, 96),
    "name": frames.TILE_BANNER,
    "foot": frames.TILE_FOOT,
}
_TILE_NUMBERS: Points = {
    "strength": (160, 846, 118),
    "heart": (560, 846, 118),
    "keyword": (360, 852, 62),
}
_HELPER: Points = {"name": frames.HELPER_BANNER, "panel": frames.HELPER_PANEL}
_MARK: Points = {"centre": (marks.MARK / 2, marks.MARK / 2, marks.RADIUS)}


@dataclass(frozen=True, slots=True)
class Piece:
    """One part: its file below assets/art, how it is painted, and its points in pixels."""

    file: str
    paint: Callable[[Icons], Bytes]
    points: Points = field(default_factory=dict)


def pieces() -> dict[str, Piece]:
    """Every part by its name."""
    return _frames() | _marks() | _walls() | _table()


def _frames() -> dict[str, Piece]:
    out: dict[str, Piece] = {}
    for side in ("covenant", "deep"):
        out[f"back_{side}"] = Piece(f"backs/{side}.webp", _back(side))
        out[f"helper_{side}"] = Piece(f"frames/helper_{side}.webp", _helper(side), _HELPER)
    for side, type_ in OUTLINE:
        if type_ in ("helper", "tabernacle", "score"):
            continue
        character = type_ == "character"
        name = f"{side}_{type_}"
        full = _FULL | {"plate": frames.PLATE[character]} | (_NUMBERS if character else {})
        tile = _TILE | (_TILE_NUMBERS if character else {})
        out[f"full_{name}"] = Piece(f"frames/full_{name}.webp", _full(side, type_), full)
        out[f"tile_{name}"] = Piece(f"frames/tile_{name}.webp", _tile(side, type_), tile)
    return out


def _marks() -> dict[str, Piece]:
    out: dict[str, Piece] = {}
    for side in ("covenant", "deep"):
        for name, paint in (("gem", marks.gem), ("shield", marks.shield), ("heart", marks.heart)):
            out[f"{name}_{side}"] = _mark(f"{name}_{side}", _sided(paint, side))
        for keyword in marks.KEYWORD_ICON:
            out[f"{keyword}_{side}"] = _mark(f"{keyword}_{side}", _disc(side, keyword))
    for _, type_ in OUTLINE:
        if type_ not in ("helper", "tabernacle", "score"):
            out[f"type_{type_}"] = _mark(f"type_{type_}", _glyph(type_))
    out["seal"] = _mark("seal", lambda _: marks.seal())
    out["manna_full"] = _mark("manna_full", lambda _: marks.manna(True))
    out["manna_empty"] = _mark("manna_empty", lambda _: marks.manna(False))
    return out


def _walls() -> dict[str, Piece]:
    out: dict[str, Piece] = {}
    middle = {"centre": (bean.SIZE / 2, bean.SIZE / 2, bean.SIZE * 0.43)}
    for i in range(len(bean.ANGLES)):
        out[f"bean_{i}"] = Piece(f"walls/bean_{i}.webp", _bean(i), dict(middle))
    for side in ("covenant", "deep"):
        for i in range(3):
            out[f"stone_{side}_{i}"] = Piece(f"walls/stone_{side}_{i}.webp", _stone(side, i))
        out[f"fallen_{side}"] = Piece(f"walls/fallen_{side}.webp", _sided(stones.fallen, side))
    half = stones.PEG / 2
    peg = {"centre": (half, half, stones.PEG * 0.33)}
    out["peg"] = Piece("walls/peg.webp", lambda _: stones.peg(), dict(peg))
    return out


def _table() -> dict[str, Piece]:
    half = tabletop.WHEEL / 2
    wheel: Points = {"centre": (half, half, 140)}
    field_: Points = {"field": (8, 6, tabletop.RUNNER[0] - 16, tabletop.RUNNER[1] - 14)}
    x, y, n = backgrounds.ROSE
    pages: Points = {"left_page": backgrounds.PAGES[0], "right_page": backgrounds.PAGES[1]}
    middle: Points = {"centre": (backgrounds.CLASH / 2, backgrounds.CLASH / 2)}
    out = {
        "table": Piece("table/walnut.jpg", lambda _: tabletop.tabletop()),
        "menu": Piece("table/menu.jpg", lambda _: backgrounds.menu(), {"rose": (x, y, n / 2)}),
        "rose": Piece("table/rose.webp", lambda _: rose.rose(n), {"centre": (n / 2, n / 2)}),
        "reading": Piece("table/reading.jpg", lambda _: backgrounds.reading(), pages),
        "battle": Piece("table/battle.jpg", lambda _: backgrounds.battle()),
        "clash": Piece("table/clash.webp", lambda _: backgrounds.clash(), middle),
        "wheel": Piece("table/wheel.webp", tabletop.day_wheel, wheel),
    }
    for side in ("covenant", "deep"):
        out[f"runner_{side}"] = Piece(
            f"table/runner_{side}.webp", _sided(tabletop.runner, side), field_
        )
    for i in range(len(tabletop.STEPS)):
        out[f"wheel_lit_{i}"] = Piece(f"table/wheel_lit_{i}.webp", _lit(i), wheel)
    return out


def _mark(name: str, paint: Callable[[Icons], Bytes]) -> Piece:
    return Piece(f"marks/{name}.webp", paint, dict(_MARK))


def _sided(paint: Callable[[str], Bytes], side: str) -> Callable[[Icons], Bytes]:
    return lambda _: paint(side)


def _back(side: str) -> Callable[[Icons], Bytes]:
    return lambda _: backs.back(side)


def _helper(side: str) -> Callable[[Icons], Bytes]:
    return lambda _: frames.helper_face(side)


def _full(side: str, type_: str) -> Callable[[Icons], Bytes]:
    return lambda _: frames.full_face(side, type_)


def _tile(side: str, type_: str) -> Callable[[Icons], Bytes]:
    return lambda _: frames.table_tile(side, type_)


def _disc(side: str, keyword: str) -> Callable[[Icons], Bytes]:
    return lambda icons: marks.keyword_disc(side, keyword, icons)


def _glyph(type_: str) -> Callable[[Icons], Bytes]:
    return lambda _: marks.type_glyph(type_)


def _bean(i: int) -> Callable[[Icons], Bytes]:
    return lambda _: bean.bean(i)


def _stone(side: str, i: int) -> Callable[[Icons], Bytes]:
    return lambda _: stones.standing(side, i)


def _lit(i: int) -> Callable[[Icons], Bytes]:
    return lambda icons: tabletop.lit_step(i, icons)
