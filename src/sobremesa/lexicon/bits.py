"""Sets of word numbers as bytes, one bit a word, the way the kernel reads them."""

from collections.abc import Iterable


def pack_bits(flags: bytes) -> bytes:
    """A bitset of flags that are 0 or 1 each: flag i is bit i % 8 of byte i // 8."""
    size = (len(flags) + 7) // 8
    joined = 0
    for place in range(8):
        joined |= int.from_bytes(flags[place::8], "little") << place
    return joined.to_bytes(size, "little")


def both(first: bytes, second: bytes) -> bytes:
    """The words that are in both of two sets of the same size."""
    joined = int.from_bytes(first, "little") & int.from_bytes(second, "little")
    return joined.to_bytes(len(first), "little")


def are_most(some: bytes, every: bytes) -> bool:
    """Whether all words of one set are in another and are more than half of it."""
    joined = int.from_bytes(every, "little")
    chosen = int.from_bytes(some, "little")
    return chosen & joined == chosen and 2 * chosen.bit_count() > joined.bit_count()


def are_within(some: bytes, every: bytes) -> bool:
    """Whether all words of one set are in another."""
    chosen = int.from_bytes(some, "little")
    return chosen & int.from_bytes(every, "little") == chosen


def without(bits: bytes, numbers: Iterable[int]) -> bytes:
    """The set less these numbers; the same object when there are none, so that a cache knows it at once."""
    gone = list(numbers)
    if not gone:
        return bits
    left = bytearray(bits)
    for number in gone:
        left[number // 8] &= ~(1 << number % 8)
    return bytes(left)


def including(bits: bytes, numbers: Iterable[int]) -> bytes:
    """The set and these numbers; the same object when there are none."""
    more = list(numbers)
    if not more:
        return bits
    joined = bytearray(bits)
    for number in more:
        joined[number // 8] |= 1 << number % 8
    return bytes(joined)


def at_least(levels: bytes, threshold: int) -> bytes:
    """The words whose level, a byte each, reaches a threshold."""
    table = bytes(level >= threshold for level in range(256))
    return pack_bits(levels.translate(table))
