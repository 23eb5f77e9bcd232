"""Notes in time, in a ring: what is still sounding at the end is heard at the beginning."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tools.sounds.waves import Wave, length


class Note(NamedTuple):
    """One note of a bed.

    Attributes:
        at_s: when it begins.
        wave: what sounds.
        gain: how loud.
        side: where: -1 left, 0 middle, 1 right.
    """

    at_s: float
    wave: Wave
    gain: float
    side: float = 0.0


def ring(seconds: float, notes: Sequence[Note]) -> Wave:
    """Two channels, `seconds` long, which follow on themselves without a seam."""
    n = length(seconds)
    made = np.zeros((n, 2))
    for note in notes:
        places = (length(note.at_s) + np.arange(len(note.wave))) % n
        turn = (note.side + 1) * np.pi / 4
        made[places, 0] += note.wave * note.gain * np.cos(turn)
        made[places, 1] += note.wave * note.gain * np.sin(turn)
    return made
