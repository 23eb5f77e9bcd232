"""A generator as a value: each draw hands back the next generator.

The numbers are those of SplitMix64, so a seed gives the same game on every machine.
"""

from typing import Final, TypeAlias

Rng: TypeAlias = int
"""The whole generator: one number of 64 bits. 0 stands for a generator that is hidden."""

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def seeded(seed: int) -> Rng:
    """The generator of a seed. It is never 0."""
    return _mix((seed + 1) * _STEP & _MASK) or 1


def pick(rng: Rng, count: int) -> tuple[int, Rng]:
    """A number from 0 to `count` - 1, and the next generator. `count` is at least 1."""
    following = number = (rng + _STEP) & _MASK or 1
    # `_mix`, written out: a shuffle draws for every card.
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return ((number ^ (number >> 31)) * count) >> 64, following


def shuffled(rng: Rng, items: tuple[int, ...]) -> tuple[tuple[int, ...], Rng]:
    """The items in an order of chance, and the next generator."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        index, rng = pick(rng, last + 1)
        order[last], order[index] = order[index], order[last]
    return tuple(order), rng


def split(rng: Rng) -> tuple[Rng, Rng]:
    """Two generators whose numbers have nothing to do with each other."""
    following = (rng + _STEP) & _MASK or 1
    return seeded(_mix(following ^ 0xD1B54A32D192ED03)), following


def _mix(number: int) -> int:
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)
