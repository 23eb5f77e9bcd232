"""Ogg Vorbis files: the same bytes for the same waves."""

from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.sounds.waves import RATE, Wave

SERIAL: Final = (0x5EA).to_bytes(4, "little")
PART: Final = 4096
POLYNOMIAL: Final = 0x04C11DB7
SERIAL_AT, SUM_AT, COUNT_AT, TABLE_AT = 14, 22, 26, 27


def write(file: Path, wave: Wave, quality: float) -> None:
    """Write a wave, (n,) or (n, 2).

    Args:
        file: where to; its folder must be there.
        wave: within -1 and 1.
        quality: 0 to 1; 0.2 is a quiet bed's, 0.4 an effect's.
    """
    with soundfile.SoundFile(
        file,
        "w",
        RATE,
        1 if wave.ndim == 1 else 2,
        subtype="VORBIS",
        format="OGG",
        compression_level=1 - quality,
    ) as coder:
        # The coder keeps what it is given on the stack: long waves go in by parts.
        for start in range(0, len(wave), PART):
            coder.write(wave[start : start + PART])
    file.write_bytes(settled(file.read_bytes()))


def read(file: Path) -> Wave:
    """The wave of a file, (n,) or (n, 2).

    Raises:
        ValueError: it has another rate than ours.
    """
    wave, rate = soundfile.read(file, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{file.name} has {rate} samples a second, not {RATE}.")
    return np.asarray(wave, np.float64)


def settled(data: bytes) -> bytes:
    """The same stream under our serial number; the library's is by chance."""
    made, at = bytearray(), 0
    while at < len(data):
        page = bytearray(data[at : at + _page_length(data, at)])
        page[SERIAL_AT : SERIAL_AT + 4] = SERIAL
        page[SUM_AT : SUM_AT + 4] = bytes(4)
        page[SUM_AT : SUM_AT + 4] = _check_sum(page).to_bytes(4, "little")
        made += page
        at += len(page)
    return bytes(made)


def _page_length(data: bytes, at: int) -> int:
    count = data[at + COUNT_AT]
    table = data[at + TABLE_AT : at + TABLE_AT + count]
    return TABLE_AT + count + sum(table)


def _table() -> list[int]:
    made = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = value << 1 ^ (POLYNOMIAL if value & 0x80000000 else 0)
        made.append(value & 0xFFFFFFFF)
    return made


_STEPS: Final = _table()


def _check_sum(page: bytes | bytearray) -> int:
    """The sum that the format asks for: its own order of bits, beginning with nothing."""
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _STEPS[value >> 24 ^ byte]
    return value
