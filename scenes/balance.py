"""Even lines: text in the middle of a box is broken so that no word is left alone at its end."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.geometry import Size
from scenes.typeset import Setting, Typesetter, faults

SPARE = (1.0, 3.0, 6.0, 12.0, 24.0)
"""How many canvas units a line may be wider than its words measured one by one."""


def balanced(kind: Typesetter, text: str, setting: Setting, width: float) -> Setting:
    """The same text on as many lines, each as long as the others as far as words allow.

    Args:
        kind: what measures.
        text: what was set; one that was cut short, or has lines of its own, stays as it is.
        setting: how it was set.
        width: of the room, which is not left.
    """
    if len(setting.lines) == 1 or " ".join(setting.lines) != text:
        return setting
    words = [kind.width(word, setting.style) for word in text.split(" ")]
    space = kind.width(" ", setting.style)
    narrow = narrowest(words, space, len(setting.lines))
    tried = (kind.wrap(text, setting.style, min(width, narrow + spare)) for spare in SPARE)
    fitting = [one for one in tried if len(one) <= len(setting.lines)]
    lines = min(fitting, key=faults, default=setting.lines)
    longest = max(kind.width(line, setting.style) for line in lines)
    return Setting(setting.style, lines, Size(longest, setting.size.h), setting.line_height)


def narrowest(words: Sequence[float], space: float, lines: int) -> float:
    """How wide so many lines must be for words of these widths, to a canvas unit."""
    low, high = max(words), sum(words) + space * (len(words) - 1)
    while high - low > SPARE[0]:
        tried = (low + high) / 2
        if needed(words, space, tried) > lines:
            low = tried
        else:
            high = tried
    return high


def needed(words: Sequence[float], space: float, width: float) -> int:
    """How many lines words take within a width."""
    lines, filled = 1, 0.0
    for wide in words:
        longer = filled + space + wide if filled else wide
        lines, filled = (lines + 1, wide) if filled and longer > width else (lines, longer)
    return lines
