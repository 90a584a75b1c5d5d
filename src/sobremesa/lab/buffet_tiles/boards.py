"""What tiles offer on random boards: words in front of each nest, and cells that lie on no word."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import mean, median

import msgspec

from sobremesa.games.buffet.board import ACROSS, CELLS, SIDE, Board, Side, front, lay, tile_at
from sobremesa.games.buffet.edition import Tile
from sobremesa.lab.buffet_tiles.known import Tree
from sobremesa.lab.buffet_tiles.walking import walk

COUNTED = (4, 5, 6, 7)
FOODS = ACROSS * ACROSS


class Laid(msgspec.Struct, frozen=True):
    """A board, and which of the tiles lie where."""

    board: Board
    tiles: tuple[str, ...]


def random_boards(tiles: Sequence[Tile], count: int, seed: int) -> Iterator[Laid]:
    """Nine of the tiles at random, each turned at random (BUF-S1)."""
    random = Random(seed)  # noqa: S311 - figures, no secret
    for _ in range(count):
        chosen = random.sample(tiles, FOODS)
        turns = [random.randrange(4) for _ in chosen]
        yield Laid(lay(chosen, turns), tuple(tile.id for tile in chosen))


class Nest(msgspec.Struct, frozen=True):
    """One nest of one board: its tile, and how many different words of each length start in front of it."""

    tile: str
    words: dict[int, int]

    @property
    def all_words(self) -> int:
        """Words of all lengths that are counted."""
        return sum(self.words[length] for length in COUNTED)


class Figures(msgspec.Struct, frozen=True):
    """All nests of some boards, and the share of letter cells that are on no word at all."""

    nests: tuple[Nest, ...]
    dead: float

    def median_of(self, length: int) -> float:
        """Different words of a length in front of the nest in the middle."""
        return median(nest.words[length] for nest in self.nests)

    def least_of(self, length: int) -> int:
        """The same at the poorest nest."""
        return min(nest.words[length] for nest in self.nests)

    @property
    def least(self) -> int:
        """Words of all lengths in front of the poorest nest."""
        return min(nest.all_words for nest in self.nests)

    def by_tile(self) -> dict[str, float]:
        """The mean number of words in front of a nest for each tile that lies before it."""
        tiles = sorted({nest.tile for nest in self.nests}, key=lambda name: (len(name), name))
        return {tile: mean(nest.all_words for nest in self.nests if nest.tile == tile) for tile in tiles}

    @property
    def spread(self) -> float:
        """How many times richer the richest tile is than the poorest."""
        means = self.by_tile().values()
        return max(means) / min(means)


def measure(boards: Iterable[Laid], words: Sequence[str], tree: Tree) -> Figures:
    """All figures of some boards."""
    nests: list[Nest] = []
    dead, boards_seen = 0, 0
    for laid in boards:
        nests += (_nest(laid, side, words, tree) for side in Side)
        covered = walk(laid.board.letters, SIDE, range(CELLS), tree).covered
        dead += CELLS - FOODS - covered.bit_count()
        boards_seen += 1
    return Figures(tuple(nests), dead / (boards_seen * (CELLS - FOODS)))


def _nest(laid: Laid, side: Side, words: Sequence[str], tree: Tree) -> Nest:
    found = walk(laid.board.letters, SIDE, front(side), tree).starts
    counts = Counter(len(words[number]) for number in found)
    return Nest(laid.tiles[tile_at(front(side)[0])], {length: counts[length] for length in COUNTED})
