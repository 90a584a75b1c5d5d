"""Sets of word numbers as bytes, one bit a word, the way the kernel reads them."""


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


def is_in(bits: bytes, number: int) -> bool:
    """Whether a word is in a set."""
    return bool(bits[number >> 3] >> (number & 7) & 1)


def at_least(levels: bytes, threshold: int) -> bytes:
    """The words whose level, a byte each, reaches a threshold."""
    table = bytes(level >= threshold for level in range(256))
    return pack_bits(levels.translate(table))
