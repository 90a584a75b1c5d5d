"""What the tiles left on a rack are worth for later, in thousandths of a point: by training, or by a simple habit."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition

VOWELS = frozenset("AEIOU")
POINT = 1000
MOST_COPIES = 3
"""The third copy of a tile and those after it count alike."""
MOST_BALANCED = 6
"""So many vowels, and so many consonants, are told apart."""
_BY_VALUE = -300
"""What each point of a tile nobody has trained for costs: heavy tiles are hard to lay."""
_REMEMBERED = 200_000


class LeaveTable(msgspec.Struct, frozen=True):
    """Values that add up; in thousandths of a point, an average turn being worth 0."""

    tiles: Mapping[str, tuple[int, ...]]
    """By kind, for its first, second and third copy."""
    pairs: Mapping[tuple[str, str], int]
    """What two kinds are worth beyond that when they are together, in the order of the alphabet."""
    balance: tuple[tuple[int, ...], ...]
    """By number of vowels, then of consonants; a Bisonte is neither."""


def read_table(tiles: str, pairs: str, balance: str) -> LeaveTable:
    """A table as it is written: `A 300 -200`, `C+H 1500` one after another, and a line for each number of vowels."""
    rows = (line.split() for line in tiles.splitlines() if line)
    both = (pair.split("+") for pair in pairs.split()[::2])
    values = map(int, pairs.split()[1::2])
    return LeaveTable(
        {tile: tuple(map(int, copies)) for tile, *copies in rows},
        {(one, other): value for (one, other), value in zip(both, values, strict=True)},
        tuple(tuple(map(int, line.split())) for line in balance.splitlines() if line),
    )


class TrainedLeaves:
    """A table read for the tiles of one box."""

    def __init__(self, edition: BisonteEdition, table: LeaveTable, spare: LeaveTable | None = None) -> None:
        self._tiles = {kind.tile: self._of_kind(kind.tile, kind.value, table, spare) for kind in edition.kinds}
        self._pairs = {**(spare.pairs if spare else {}), **table.pairs}
        self._balance = table.balance
        self._known: dict[tuple[str, ...], int] = {}

    def __call__(self, tiles: tuple[str, ...]) -> int:
        """The worth of these tiles."""
        worth = self._known.get(tiles)
        if worth is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            worth = self._known[tiles] = self._worth(tiles)
        return worth

    @staticmethod
    def _of_kind(tile: str, value: int, table: LeaveTable, spare: LeaveTable | None) -> tuple[int, ...]:
        """As trained; a kind that is in no table of the language counts by its value."""
        other = spare.tiles.get(tile) if spare else None
        return table.tiles.get(tile) or other or (_BY_VALUE * value,)

    def _worth(self, tiles: tuple[str, ...]) -> int:
        counts = Counter(tiles)
        worth = 0
        for tile, count in counts.items():
            values = self._tiles[tile]
            worth += sum(values[min(copy, len(values) - 1)] for copy in range(count))
        worth += sum(self._pairs.get(pair, 0) for pair in combinations(counts, 2))
        vowels, consonants = balance_of(tiles)
        return worth + self._balance[vowels][consonants]


class SimpleHabit:
    """What a club player goes by: the Bisonte, easy letters, as many vowels as consonants, nothing twice."""

    def __init__(self, edition: BisonteEdition) -> None:
        self._value = {kind.tile: kind.value for kind in edition.kinds}

    def __call__(self, tiles: tuple[str, ...]) -> int:
        """A rule of thumb: 15 points for a Bisonte, a little for easy tiles, less for what is lopsided or double."""
        letters = [tile for tile in tiles if tile != BISONTE]
        vowels, consonants = balance_of(tiles)
        doubles = len(letters) - len(set(letters))
        easy = sum(700 if self._value[tile] <= 1 else -250 * self._value[tile] for tile in letters)
        lopsided = max(0, abs(vowels - consonants) - 1)
        return 15_000 * (len(tiles) - len(letters)) + easy - 1_500 * lopsided - 1_500 * doubles


def balance_of(tiles: Sequence[str]) -> tuple[int, int]:
    """How many vowels and consonants, as far as they are told apart."""
    vowels = sum(tile in VOWELS for tile in tiles)
    consonants = len(tiles) - vowels - tiles.count(BISONTE)
    return min(vowels, MOST_BALANCED), min(consonants, MOST_BALANCED)


def trained_leaves(edition: BisonteEdition, tables: Mapping[str, LeaveTable]) -> TrainedLeaves:
    """The table for a box: of its language, and with digraph tiles or without, the other one for tiles it lacks."""
    plain = f"{edition.language}-plain"
    first, second = (edition.language, plain) if edition.digraphs or plain not in tables else (plain, edition.language)
    return TrainedLeaves(edition, tables[first], tables.get(second))
