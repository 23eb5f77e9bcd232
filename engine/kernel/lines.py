"""Lines that can only be added to, and in which no change, loss or disorder goes unnoticed.

Every line is ``{"crc":"…","digest":"…","body":{…}}``. The digest runs on from line to line, and the
CRC covers digest and body. A fragment that a torn write left is passed over where the digest goes
on from the line before it: so a file is mended by adding to it, never by rewriting.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple
from zlib import crc32

_CRC: Final = b'{"crc":"'
_DIGEST: Final = b'","digest":"'
_BODY: Final = b'","body":'
_DIGEST_AT: Final = len(_CRC) + 8 + len(_DIGEST)
_BODY_AT: Final = _DIGEST_AT + 16 + len(_BODY)


class Mark(NamedTuple):
    """Where a chain of lines stands: the number of its last line (from 0) and its digest."""

    seq: int
    digest: str


class Line(NamedTuple):
    """One line to append, newline included, and where the chain stands after it."""

    data: bytes
    mark: Mark


START: Final = Mark(-1, "")


@dataclass(frozen=True, slots=True)
class Chain:
    """What was read: the bodies of the sound lines, and what is wrong with the bytes.

    `torn`: the end is a fragment. `broken`: a whole line does not go on from the line before it, so
    something between was changed, lost, doubled or moved. `ragged`: there is no newline at the end,
    so the next line must begin with one. `sound` counts the bytes up to the last sound line's end.
    """

    bodies: list[bytes]
    mark: Mark
    torn: bool
    broken: bool
    ragged: bool
    sound: int


def write_line(after: Mark, body: Mapping[str, object]) -> Line:
    """The line that goes on from `after`; its number is put before the body's own keys."""
    text = json.dumps({"seq": after.seq + 1, **body}, separators=(",", ":")).encode("ascii")
    digest = _digest(after.digest, text)
    return Line(_written(digest, text) + b"\n", Mark(after.seq + 1, digest.decode("ascii")))


def read_lines(data: bytes) -> Chain:
    """Reads lines up to the end, or up to the first whole line that is out of its place."""
    bodies: list[bytes] = []
    digest, at, sound, torn, broken = "", 0, 0, False, False
    for piece in data.split(b"\n"):
        at += len(piece) + 1
        whole = _whole(piece)
        if whole is None:
            torn = torn or bool(piece)
            continue
        written, body = whole
        if written != _digest(digest, body):
            broken = True
            break
        bodies.append(body)
        digest, sound, torn = written.decode("ascii"), at, False
    ragged = not data.endswith(b"\n")
    return Chain(bodies, Mark(len(bodies) - 1, digest), torn, broken, ragged, min(sound, len(data)))


def looks_like_a_line(data: bytes) -> bool:
    """Whether the bytes begin as a line of ours does, damaged or not."""
    return data.startswith(_CRC)


def _digest(before: str, body: bytes) -> bytes:
    return blake2b(before.encode("ascii") + body, digest_size=8).hexdigest().encode("ascii")


def _written(digest: bytes, body: bytes) -> bytes:
    crc = b"%08x" % crc32(digest + body)
    return b"".join((_CRC, crc, _DIGEST, digest, _BODY, body, b"}"))


def _whole(piece: bytes) -> tuple[bytes, bytes] | None:
    """Digest and body of a line that is as it was written; None for a fragment."""
    digest, body = piece[_DIGEST_AT : _DIGEST_AT + 16], piece[_BODY_AT:-1]
    return (digest, body) if piece == _written(digest, body) else None
