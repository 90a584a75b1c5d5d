"""Values that add up to what came of a leave: least squares with a little distrust of rare pairs."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from operator import mul

import msgspec

from sobremesa.bots.bisonte.leaves import MOST_BALANCED, MOST_COPIES, LeaveTable, balance_of
from sobremesa.games.bisonte.edition import BisonteEdition

_DISTRUST = {"tile": 16, "pair": 400, "balance": 50}
"""In observations: one turn's worth spreads by 20 points, the values of tiles by 5, of pairs by 1, of balance by 3."""


class Features:
    """The parts of a leave's worth, as numbers: tiles by copy, pairs of kinds, vowels with consonants."""

    def __init__(self, edition: BisonteEdition) -> None:
        kinds = sorted((kind.tile for kind in edition.kinds if kind.count), key=edition.order)
        counts = {kind.tile: kind.count for kind in edition.kinds}
        copies = [(tile, copy) for tile in kinds for copy in range(min(counts[tile], MOST_COPIES))]
        pairs = list(combinations(kinds, 2))
        sides = range(MOST_BALANCED + 1)
        balances = [(vowels, consonants) for vowels in sides for consonants in sides]
        self._tile = {key: place for place, key in enumerate(copies)}
        self._pair = {key: place for place, key in enumerate(pairs, len(copies))}
        self._balance = {key: place for place, key in enumerate(balances, len(copies) + len(pairs))}
        self.size = len(copies) + len(pairs) + len(balances)

    def of(self, tiles: Sequence[str]) -> list[int]:
        """The parts that a leave in order has, each once."""
        counts = Counter(tiles)
        found = [
            self._tile[tile, min(copy, MOST_COPIES - 1)] for tile, count in counts.items() for copy in range(count)
        ]
        found += [self._pair[pair] for pair in combinations(counts, 2)]
        found.append(self._balance[balance_of(tiles)])
        return found

    def distrust(self) -> list[int]:
        """How many observations of nothing at all each part is fitted with."""
        sizes = (("tile", self._tile), ("pair", self._pair), ("balance", self._balance))
        return [_DISTRUST[name] for name, part in sizes for _ in part]

    def table(self, weights: Sequence[float]) -> LeaveTable:
        """The weights by name, rounded to thousandths of a point."""
        tiles: dict[str, tuple[int, ...]] = {}
        for (tile, _), place in self._tile.items():
            tiles[tile] = (*tiles.get(tile, ()), round(weights[place]))
        pairs = {pair: round(weights[place]) for pair, place in self._pair.items()}
        sides = range(MOST_BALANCED + 1)
        balance = tuple(tuple(round(weights[self._balance[one, other]]) for other in sides) for one in sides)
        return LeaveTable(tiles, pairs, balance)


class Sums(msgspec.Struct):
    """What the observations add up to: whole numbers, so that their order makes no difference."""

    together: list[list[int]]
    """How often two parts were in one leave; the lower half alone."""
    worth: list[int]
    """What leaves with a part came to, added up."""
    squares: int = 0
    total: int = 0
    rows: int = 0

    @classmethod
    def empty(cls, size: int) -> "Sums":
        """No observation yet."""
        return cls([[0] * (row + 1) for row in range(size)], [0] * size)

    def add(self, parts: Sequence[int], worth: int) -> None:
        """One leave and what came of it."""
        for part in parts:
            self.worth[part] += worth
            row = self.together[part]
            for other in parts:
                if other <= part:
                    row[other] += 1
        self.squares += worth * worth
        self.total += worth
        self.rows += 1

    def merge(self, other: "Sums") -> None:
        """The observations of another."""
        for row, more in zip(self.together, other.together, strict=True):
            row[:] = map(int.__add__, row, more)
        self.worth = list(map(int.__add__, self.worth, other.worth))
        self.squares += other.squares
        self.total += other.total
        self.rows += other.rows


class Fit(msgspec.Struct, frozen=True):
    """A table with its figures."""

    table: LeaveTable
    rows: int
    mean: float
    """What a turn is worth on average, in points."""
    spread: float
    """The standard deviation of that."""
    explained: float
    """The share of the variance that the values explain; the rest is the luck of what is drawn, and the board."""


def fit(features: Features, sums: Sums) -> Fit:
    """The values that explain best what came of the leaves."""
    mean = sums.total / sums.rows
    counts = [row[place] for place, row in enumerate(sums.together)]
    worth = [each - mean * count for each, count in zip(sums.worth, counts, strict=True)]
    matrix = [[float(each) for each in row] for row in sums.together]
    for place, distrust in enumerate(features.distrust()):
        matrix[place][place] += distrust
    weights = solve(matrix, worth)
    variance = sums.squares / sums.rows - mean * mean
    explained = sum(map(mul, weights, worth)) / sums.rows / variance if variance else 0.0
    return Fit(features.table(weights), sums.rows, mean / 1000, sqrt(variance) / 1000, explained)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system of which the lower half is given (Cholesky)."""
    lower: list[list[float]] = []
    for row in matrix:
        done: list[float] = []
        for place, other in enumerate(lower):
            done.append((row[place] - sum(map(mul, done, other))) / other[place])
        done.append(sqrt(row[-1] - sum(map(mul, done, done))))
        lower.append(done)
    half: list[float] = []
    for row, wanted in zip(lower, right, strict=True):
        half.append((wanted - sum(map(mul, half, row))) / row[-1])
    found = [0.0] * len(half)
    for place in reversed(range(len(half))):
        found[place] = half[place] / lower[place][place]
        for above in range(place):
            half[above] -= lower[place][above] * found[place]
    return found
