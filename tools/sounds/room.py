"""The room in which it is heard: wood all round, and a little larger for what is solemn."""

from typing import Final, NamedTuple

import numpy as np

from tools.sounds.waves import Wave, chance, fading, length, moments, quick


class Room(NamedTuple):
    """How a room answers.

    Attributes:
        seconds: until nothing is heard any more.
        half_life_s: how fast it dies away.
        dark_hz: above this little comes back.
        share: how loud the answer is against the sound itself.
    """

    seconds: float
    half_life_s: float
    dark_hz: float
    share: float


TABLE: Final = Room(0.35, 0.035, 2600, 0.16)
HALL: Final = Room(1.6, 0.2, 2200, 0.3)
HILLS: Final = Room(2.6, 0.38, 1600, 0.34)


def heard_in(room: Room, wave: Wave) -> Wave:
    """One channel in a room; longer by the room's answer."""
    n = len(wave) + length(room.seconds)
    pitches = np.fft.rfft(wave, quick(n)) * np.fft.rfft(_answer(room, "middle"), quick(n))
    made = np.asarray(np.fft.irfft(pitches, quick(n))[:n] * room.share)
    made[: len(wave)] += wave
    return made


def heard_round(room: Room, both: Wave) -> Wave:
    """Two channels in a room, in a ring: what is left at the end is heard at the beginning."""
    n = len(both)
    sides = [
        np.fft.irfft(np.fft.rfft(both[:, i]) * np.fft.rfft(_answer(room, side), n), n)
        for i, side in enumerate(("left", "right"))
    ]
    return np.asarray(both + room.share * np.stack(sides, axis=1))


def _answer(room: Room, side: str) -> Wave:
    """The room's answer to one clap, of the same loudness as the clap."""
    at = moments(room.seconds)
    made = chance("room", side).standard_normal(len(at)) * fading(room.seconds, room.half_life_s)
    made *= np.clip((at - 0.006) / 0.01, 0, 1)
    heights = np.fft.rfftfreq(len(at), 1 / 32_000)
    shape = 1 / (1 + (heights / room.dark_hz) ** 2) / (1 + (90 / (heights + 1)) ** 2)
    made = np.fft.irfft(np.fft.rfft(made) * shape, len(at))
    return np.asarray(made / np.sqrt(np.sum(made**2)))
