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


def without(bits: bytes, numbers: Iterable[int]) -> bytes:
    """The set less these numbers."""
    left = bytearray(bits)
    for number in numbers:
        left[number // 8] &= ~(1 << number % 8)
    return bytes(left)


def at_least(levels: bytes, threshold: int) -> bytes:
    """The words whose level, a byte each, reaches a threshold."""
    table = bytes(level >= threshold for level in range(256))
    return pack_bits(levels.translate(table))
