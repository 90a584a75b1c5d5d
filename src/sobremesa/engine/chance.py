"""Fair chance: draws from a counter-based generator keyed by a secret seed that is committed to beforehand (TAB-3)."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from itertools import count
from typing import TypeVar

import msgspec

Item = TypeVar("Item")

SEED_BYTES = 32
_WORD = 1 << 64


class Draw(msgspec.Struct, frozen=True):
    """Numbers drawn together: value k is one of 0 … sizes[k] − 1, each as likely as the next."""

    label: str
    counter: int
    sizes: tuple[int, ...]
    values: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.values) or any(not 1 <= size <= _WORD for size in self.sizes):
            raise ValueError(f"the draw {self.label} has no value for each of its sizes")


class Chance(msgspec.Struct, frozen=True):
    """A seed and how many draws it has already given."""

    seed: bytes
    counter: int = 0

    def draw(self, label: str, sizes: Iterable[int]) -> Draw:
        """The next draw. The same seed, label, counter and sizes give the same values for ever."""
        wanted = tuple(sizes)
        values = (self._value(label, place, size) for place, size in enumerate(wanted))
        return Draw(label=label, counter=self.counter, sizes=wanted, values=tuple(values))

    def after(self, draw: Draw) -> "Chance":
        """The chance that is left once this draw has happened."""
        return Chance(self.seed, draw.counter + 1)

    def child(self, label: str) -> "Chance":
        """A generator of its own, from which nothing of this one can be computed (a bot's, for one)."""
        return Chance(
            blake2b(label.encode(), key=self.seed, digest_size=SEED_BYTES, person=b"sobremesa.child").digest()
        )

    def _value(self, label: str, place: int, size: int) -> int:
        # Numbers above the last whole multiple of `size` are drawn again, so that none is favoured.
        fair_below = _WORD - _WORD % size
        for attempt in count():
            question = f"{self.counter}/{place}/{attempt}/{label}".encode()
            answer = blake2b(question, key=self.seed, digest_size=8, person=b"sobremesa.draw").digest()
            number = int.from_bytes(answer, "big")
            if number < fair_below:
                return number % size
        raise AssertionError("an endless loop has ended")  # pragma: no cover


def commitment(seed: bytes) -> str:
    """What is published before the first draw; nobody can find another seed with the same commitment."""
    return sha256(b"sobremesa seed\n" + seed).hexdigest()


def shuffle_sizes(length: int) -> tuple[int, ...]:
    """The sizes of a draw that puts `length` things in a random order."""
    return tuple(range(length, 1, -1))


def shuffled(items: Sequence[Item], values: Sequence[int]) -> tuple[Item, ...]:
    """The things in the order that a draw of `shuffle_sizes(len(items))` gives."""
    left = list(items)
    return (*(left.pop(value) for value in values), *left)
