"""The search for good tiles: letters change places as long as that makes the poorest sides of tiles richer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random

import msgspec

from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, TILES, Tile
from sobremesa.lab.buffet_tiles.known import Tree
from sobremesa.lab.buffet_tiles.letters import CELLS, PINNED, VOWELS, deal, tile_of
from sobremesa.lab.buffet_tiles.walking import walk

WORTH = {4: 1.0, 5: 1.25, 6: 1.5, 7: 2.0}
"""What a word adds to the richness of a side: the longer the rarer, and the more a player wants it (BUF-13)."""
RICH = 150
"""About the richness of a good side, so that such a side costs about 1."""
EVENNESS = 4
"""The power of what a side costs: the higher, the more a poor side weighs against rich ones."""
DEAD_CELL = 0.5
"""What a letter that is on no word of its tile costs: as much as a good side that loses a tenth of its words."""
WITHIN = 0.6
"""Share of the moves that swap two letters of one tile."""
HOT, COLD = 0.3, 0.01
"""Loss that a move may well bring at the beginning and at the end."""

MENDED = 6
"""Dead letters that are mended one by one at the end; with more of them the search was too short for that to help."""

Cell = tuple[int, int]
"""A tile and a cell of it, both from 0."""
Swap = tuple[Cell, Cell]

_LAST = TILE_SIDE - 1
SIDES = tuple(
    sum(1 << cell for cell in range(CELLS) if on_side(*divmod(cell, TILE_SIDE)))
    for on_side in (
        lambda row, _: row == 0,
        lambda _, column: column == _LAST,
        lambda row, _: row == _LAST,
        lambda _, column: column == 0,
    )
)
"""The rims of a tile, one bit a cell: whichever way it is turned, one of them lies in front of the nest."""


class Quality(msgspec.Struct, frozen=True):
    """A tile by itself: how rich each side is, and which letters lie on no word of it."""

    sides: tuple[float, ...]
    dead_cells: tuple[int, ...]

    @property
    def dead(self) -> int:
        """How many letters lie on no word."""
        return len(self.dead_cells)

    @property
    def score(self) -> float:
        """Nothing, less what poor sides and dead letters cost: so poor tiles are helped before rich ones grow."""
        return -sum((RICH / (1 + side)) ** EVENNESS for side in self.sides) - DEAD_CELL * self.dead


def quality(cells: Sequence[str], tree: Tree, lengths: Sequence[int]) -> Quality:
    """What a tile offers alone, before its neighbours on a board add to it."""
    walked = walk(cells, TILE_SIDE, range(CELLS), tree)
    sides = tuple(
        sum(WORTH[lengths[word]] for word, starts in walked.starts.items() if starts & side) for side in SIDES
    )
    dead = (cell for cell in range(CELLS) if cells[cell] != FOOD and not walked.covered >> cell & 1)
    return Quality(sides, tuple(dead))


class Designer:
    """Tiles on the way to better ones, by simulated annealing; the same seed and moves give the same tiles."""

    def __init__(
        self, language: str, letters: Mapping[str, int], judge: Callable[[list[str]], Quality], seed: int
    ) -> None:
        self._random = Random(seed)  # noqa: S311 - a search, no secret
        self._judge = judge
        self.tiles = deal(language, letters, self._random)
        self._qualities = [judge(tile) for tile in self.tiles]
        pinned_tile, pinned = PINNED.get(language, (0, {}))
        self._movable = [
            [
                cell
                for cell in range(CELLS)
                if self.tiles[tile][cell] != FOOD and not (tile == pinned_tile and cell in pinned)
            ]
            for tile in range(TILES)
        ]

    @property
    def score(self) -> float:
        """How good all tiles are together."""
        return sum(found.score for found in self._qualities)

    @property
    def dead(self) -> int:
        """How many letters lie on no word of their tile."""
        return sum(found.dead for found in self._qualities)

    def improve(self, moves: int) -> None:
        """Tries this many moves, ever more strictly."""
        for move in range(moves):
            self._try_swap(HOT * (COLD / HOT) ** (move / moves))

    def named(self) -> tuple[Tile, ...]:
        """The tiles with their numbers as names (BUF-C2)."""
        return tuple(tile_of(str(number), cells) for number, cells in enumerate(self.tiles, 1))

    def _try_swap(self, heat: float) -> None:
        one, other = self._pick()
        if self._letter(one) == self._letter(other):
            return
        before = {tile: self._qualities[tile] for tile in (one[0], other[0])}
        gain = self._swap_and_judge(one, other)
        if gain < 0 and self._random.random() >= exp(gain / heat):
            self._swap(one, other)
            for tile, found in before.items():
                self._qualities[tile] = found

    def mend(self) -> None:
        """Swaps on until no letter is dead, or no swap makes them fewer; the best swap each time, without chance."""
        while self.dead:
            dead, _, swap = min(map(self._after, self._mending_swaps()))
            if dead >= self.dead:
                return
            self._swap_and_judge(*swap)

    def _mending_swaps(self) -> Iterator[Swap]:
        """Every swap of a dead letter, in its tile or with another tile; itself, if it may not be moved."""
        for one in [(tile, cell) for tile, found in enumerate(self._qualities) for cell in found.dead_cells]:
            yield one, one
            if one[1] in self._movable[one[0]]:
                yield from ((one, (one[0], other)) for other in self._movable[one[0]])
                for away in range(TILES):
                    yield from ((one, (away, other)) for other in self._alike(one, away))

    def _after(self, swap: Swap) -> tuple[int, float, Swap]:
        """What there would be after a swap: how many dead letters, and how bad a score."""
        self._swap_and_judge(*swap)
        after = self.dead, -self.score, swap
        self._swap_and_judge(*swap)
        return after

    def _swap_and_judge(self, one: Cell, other: Cell) -> float:
        """Swaps two letters, and says by how much that makes the tiles better."""
        self._swap(one, other)
        touched = {one[0], other[0]}
        found = {tile: self._judge(self.tiles[tile]) for tile in touched}
        gain = sum(found[tile].score - self._qualities[tile].score for tile in touched)
        for tile in touched:
            self._qualities[tile] = found[tile]
        return gain

    def _pick(self) -> Swap:
        """Two letters of one tile, or of two, then both vowels or both consonants: each tile keeps its share."""
        random = self._random
        tile = random.randrange(TILES)
        cell = random.choice(self._movable[tile])
        if random.random() < WITHIN:
            return (tile, cell), (tile, random.choice(self._movable[tile]))
        other = (tile + random.randrange(1, TILES)) % TILES
        alike = [*self._alike((tile, cell), other)]
        return (tile, cell), (other, random.choice(alike))

    def _alike(self, one: Cell, tile: int) -> Iterator[int]:
        is_vowel = self._letter(one) in VOWELS
        return (cell for cell in self._movable[tile] if (self.tiles[tile][cell] in VOWELS) == is_vowel)

    def _letter(self, place: Cell) -> str:
        return self.tiles[place[0]][place[1]]

    def _swap(self, one: Cell, other: Cell) -> None:
        first, second = self._letter(one), self._letter(other)
        self.tiles[one[0]][one[1]] = second
        self.tiles[other[0]][other[1]] = first


def design(
    language: str, letters: Mapping[str, int], words: Sequence[str], tree: Tree, *, seed: int, moves: int
) -> tuple[Tile, ...]:
    """Twelve tiles of these letters, on which there are many of these words."""
    lengths = [len(word) for word in words]
    designer = Designer(language, letters, lambda cells: quality(cells, tree, lengths), seed)
    designer.improve(moves)
    if designer.dead <= MENDED:
        designer.mend()
    return designer.named()
