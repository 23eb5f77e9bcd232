"""The small identities that every game shares: seats, refs, cards and the two sides."""

from typing import Final, NewType, TypeAlias

Seat: TypeAlias = int
"""One player's place, 0 upwards."""

Ref: TypeAlias = int
"""One card in this match. Refs are dealt after each shuffle, so a ref tells nothing."""

CardId = NewType("CardId", str)
"""A printed card, such as ``goliath_of_gath``."""

NOBODY: Final = -1
"""The ref, seat or card that is no ref, seat or card."""
