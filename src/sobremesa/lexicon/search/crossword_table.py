"""What a crossword search is asked about: words, kinds of tiles, a board; and the bounds that both kernels keep."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from sobremesa.lexicon.search import layout

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

MOST_KINDS = 32
MOST_LETTERS = layout.TURN
LONGEST_SIDE = 21
MOST_TILES = 16
MOST_FACTOR = 4
MOST_BONUS = 10_000
MOST_PLAYS = 1 << 24
MOST_ASKED = 10_000
MOST_LEAVE = 1 << 40
POINT_WORTH = 1000
NO_TILE = 255
"""The kind that stands for an empty square in a position."""


class Laying(NamedTuple):
    """A tile from the rack: its kind, or the kind that a blank stands for."""

    kind: int
    is_blank: bool


@dataclass(frozen=True, slots=True)
class Words:
    """A word graph, the words of it that may be played, one bit each, and their crossword index."""

    graph: "ReadableBuffer"
    allowed: bytes
    index: "ReadableBuffer" = b""
    """The compiled kernel's alone."""
    is_whole: bool = True
    """Whether all words of the index are allowed; else each is looked up when it is found."""


@dataclass(frozen=True)
class TileSet:
    """Kinds of tiles, known by their place in the list: the letters that each spells, and what it is worth."""

    spellings: tuple[bytes, ...]
    values: tuple[int, ...]
    whole: bool = False
    """Whether two neighbours of one letter each must never spell what one tile does."""

    @property
    def mask(self) -> int:
        """The set of all kinds, one bit each."""
        return (1 << len(self.spellings)) - 1

    @cached_property
    def followers(self) -> tuple[int, ...]:
        """The kinds that may come after each kind, as masks; a last one for the beginning of a run."""
        return (*map(self._followers_of, self.spellings), self.mask)

    def _followers_of(self, spelling: bytes) -> int:
        clashes = (
            1 << kind
            for kind, other in enumerate(self.spellings)
            if self.whole and len(spelling) == len(other) == 1 and spelling + other in self.spellings
        )
        return self.mask - sum(clashes)

    def check(self) -> None:
        """ValueError when no search can be made with these tiles."""
        kinds, values = len(self.spellings), bytes(self.values)
        _require(0 < kinds <= MOST_KINDS, f"{kinds} kinds of tiles: there can be 1 to {MOST_KINDS}")
        _require(len(values) == kinds, "every kind of tile has a spelling and a value")
        for spelling in self.spellings:
            _require(len(spelling) in {1, 2}, "a tile spells one letter or two")
            _require(max(spelling) < MOST_LETTERS, f"a tile has letters up to {MOST_LETTERS - 1}")
            _require(self.spellings.count(spelling) == 1, "no two kinds of tiles spell the same")


@dataclass(frozen=True)
class Board:
    """A square board, its squares numbered row by row: factors of letters and words, and what a play can earn."""

    side: int
    start: int
    """The square that a play on the empty board covers."""
    letter_factors: Sequence[int]
    word_factors: Sequence[int]
    start_factor: int
    """By how much the word of a play on the empty board counts besides."""
    full: int
    """How many tiles in one play earn the bonus."""
    bonus: int

    @property
    def cells(self) -> int:
        """How many squares there are."""
        return self.side * self.side

    def rows(self) -> list[range]:
        """The squares of each row."""
        return [range(first, first + self.side) for first in range(0, self.cells, self.side)]

    def columns(self) -> list[range]:
        """The squares of each column."""
        return [range(first, self.cells, self.side) for first in range(self.side)]

    def neighbours(self, cell: int) -> list[int]:
        """The squares that share an edge with this one."""
        side = self.side
        column = cell % side
        beside = [cell - 1] * (column > 0) + [cell + 1] * (column < side - 1)
        return beside + [other for other in (cell - side, cell + side) if 0 <= other < self.cells]

    def check(self) -> None:
        """ValueError when no search can be made on this board."""
        letters, words = bytes(self.letter_factors), bytes(self.word_factors)
        _require(0 < self.side <= LONGEST_SIDE, f"a board of side {self.side}: it can be 1 to {LONGEST_SIDE}")
        _require(len(letters) == len(words) == self.cells, "every square has two factors")
        _require(0 <= self.start < self.cells, "the start is no square of the board")
        factors = (*letters, *words, self.start_factor)
        _require(min(factors) >= 1 and max(factors) <= MOST_FACTOR, f"a factor is 1 to {MOST_FACTOR}")
        _require(0 <= self.bonus <= MOST_BONUS, f"a bonus is 0 to {MOST_BONUS}")


def check_position(kinds: bytes, values: bytes, tiles: TileSet, board: Board) -> None:
    """ValueError when these are not the tiles on a board, square by square."""
    _require(len(kinds) == len(values) == board.cells, "a position has a kind and a value for every square")
    known = all(kind < len(tiles.spellings) or kind == NO_TILE for kind in kinds)
    _require(known, "a tile on the board is of no known kind")


def check_rack(counts: bytes, blanks: int, tiles: TileSet) -> None:
    """ValueError when these are not the tiles of a rack, kind by kind."""
    _require(len(counts) == len(tiles.spellings), "a rack counts the tiles of every kind")
    _require(blanks >= 0, "a rack can't have less than no tiles")
    _require(sum(counts) + blanks <= MOST_TILES, f"a rack has at most {MOST_TILES} tiles")


def check_best(count: int, leaves: Sequence[int] | None, counts: bytes, blanks: int) -> None:
    """ValueError when the best plays of a rack cannot be asked for so."""
    _require(1 <= count <= MOST_ASKED, f"the best {count} plays: ask for 1 to {MOST_ASKED}")
    if leaves is None:
        return
    expected = blanks + 1
    for tiles in counts:
        expected *= tiles + 1
    _require(len(leaves) == expected, f"{len(leaves)} leaves: the rack has {expected}")
    _require(max(map(abs, leaves)) <= MOST_LEAVE, f"a leave is worth at most {MOST_LEAVE}")


def _require(holds: bool, sentence: str) -> None:  # noqa: FBT001 - a condition, as of an assertion
    if not holds:
        raise ValueError(sentence)
