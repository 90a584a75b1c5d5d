"""Plays for a rack: every way to lay tiles that the dictionary allows, with its points (BIS-1 to BIS-4)."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, product

import msgspec

from sobremesa.games.bisonte.actions import Placement, Play
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed
from sobremesa.games.bisonte.scoring import BONUS, SEVEN
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import Crossword, crossword
from sobremesa.lexicon.word_set import OwnWordSet

Leave = Callable[[tuple[str, ...]], int]
"""The worth of tiles that are sorted as the edition sorts them."""

_FIRST_FACTOR = 2
"""A first play counts double (BIS-1)."""


class FoundPlay(msgspec.Struct, frozen=True):
    """Tiles on squares, in the order of the line, and what they score."""

    placements: tuple[tuple[int, Placed], ...]
    points: int
    worth: int
    """In thousandths of a point, with what the tiles left are worth."""


def play_of(placements: Iterable[tuple[int, Placed]]) -> Play:
    """Tiles on squares as a seat asks for them (BIS-6)."""
    return Play(
        tuple(
            Placement(cell, BISONTE, placed.tile) if placed.bisonte else Placement(cell, placed.tile)
            for cell, placed in placements
        )
    )


class Table:
    """A box and a dictionary in the kernel's numbers; `kernel` is the crossword search of one of the two."""

    def __init__(
        self,
        edition: BisonteEdition,
        lexicon: Lexicon,
        allowed: bytes,
        *,
        split_digraphs: bool,
        kernel: type[Crossword] = Crossword,
    ) -> None:
        kinds = edition.stands_for
        tiles = _tile_set(edition, lexicon, split_digraphs=split_digraphs)
        self.crossword = kernel(lexicon.crossword(allowed), tiles, _squares(edition))
        self._kinds = {tile: kind for kind, tile in enumerate(kinds)}
        self._values = tiles.values
        self._placed = [(Placed(tile), Placed(tile, bisonte=True)) for tile in kinds]
        self._empty = bytes([crossword.NO_TILE]) * edition.layout.side**2

    def position(self, board: Mapping[int, Placed]) -> tuple[bytes, bytes]:
        """The kinds on all squares, and the values (BIS-19)."""
        kinds, values = bytearray(self._empty), bytearray(len(self._empty))
        for cell, placed in board.items():
            kind = kinds[cell] = self._kinds[placed.tile]
            if not placed.bisonte:
                values[cell] = self._values[kind]
        return bytes(kinds), bytes(values)

    def rack(self, rack: Sequence[str]) -> tuple[bytes, int]:
        """How many tiles of each kind, and how many Bisontes."""
        return bytes(map(rack.count, self._kinds)), rack.count(BISONTE)

    def leaves(self, counts: bytes, blanks: int, leave: Leave) -> "array[int]":
        """What every set of tiles that can be left is worth, in the kernel's order: the first kind counts up first."""
        held = [(tile, count) for tile, count in zip(self._kinds, counts, strict=True) if count]
        choices = [[(tile,) * number for number in range(count + 1)] for tile, count in [*held, (BISONTE, blanks)]]
        return array("q", [leave(tuple(chain(*reversed(kept)))) for kept in product(*reversed(choices))])

    def found(self, plays: Iterator[crossword.Play]) -> Iterator[FoundPlay]:
        """Plays in the words of the game."""
        for cells, layings, points, worth in plays:
            placed = [self._placed[kind][is_blank] for kind, is_blank in layings]
            yield FoundPlay(tuple(zip(cells, placed, strict=True)), points, worth)


def plays(
    edition: BisonteEdition,
    lexicon: Lexicon,
    allowed: bytes,
    board: Mapping[int, Placed],
    rack: Sequence[str],
    *,
    split_digraphs: bool = False,
    thrifty: bool = False,
) -> Iterator[FoundPlay]:
    """All plays of a rack whose every word is allowed, in the order of their squares; none of them twice.

    Thrift lays a Bisonte only for a tile that the rack has not, or no longer: far fewer plays, and one for each
    way to cover squares, though not always the one of most points.
    """
    table = table_of(edition, lexicon, allowed, split_digraphs=split_digraphs)
    found = table.crossword.all(*table.position(board), *table.rack(rack), thrifty=thrifty)
    return table.found(iter(sorted(crossword.plays_of(found))))


def best_plays(
    edition: BisonteEdition,
    lexicon: Lexicon,
    allowed: bytes,
    board: Mapping[int, Placed],
    rack: Sequence[str],
    *,
    split_digraphs: bool = False,
    count: int,
    leave: Leave | None = None,
) -> list[FoundPlay]:
    """The plays of most worth, best first: 1000 for a point, and what `leave` says of the tiles left, in order."""
    table = table_of(edition, lexicon, allowed, split_digraphs=split_digraphs)
    counts, blanks = table.rack(rack)
    leaves = None if leave is None else table.leaves(counts, blanks, leave)
    found = table.crossword.best(*table.position(board), counts, blanks, count, leaves)
    return list(table.found(crossword.best_of(found)))


def can_play(
    edition: BisonteEdition,
    lexicon: Lexicon,
    allowed: bytes,
    board: Mapping[int, Placed],
    rack: Sequence[str],
    *,
    split_digraphs: bool = False,
) -> bool:
    """Whether a rack has any play at all, by the dictionary (BIS-22)."""
    table = table_of(edition, lexicon, allowed, split_digraphs=split_digraphs)
    return table.crossword.any(*table.position(board), *table.rack(rack))


def table_of(edition: BisonteEdition, lexicon: Lexicon, allowed: bytes, *, split_digraphs: bool) -> Table:
    """The same for all searches with these words."""
    make = _own_table if isinstance(allowed, OwnWordSet) else _shared_table
    return make(edition, lexicon, allowed, split_digraphs=split_digraphs)


_shared_table = lru_cache(maxsize=32)(Table)
_own_table = lru_cache(maxsize=32)(Table)
"""Made anew in a quarter of a millisecond. These tables cannot evict those that others share."""


def _tile_set(edition: BisonteEdition, lexicon: Lexicon, *, split_digraphs: bool) -> crossword.TileSet:
    """The tiles as the word graph spells them; with digraph tiles two tiles do not spell one (BIS-8)."""
    keys = [lexicon.alphabet.encode(tile.lower()) for tile in edition.stands_for]
    return crossword.TileSet(
        spellings=tuple(key for key in keys if key is not None),
        values=tuple(map(edition.value_of, edition.stands_for)),
        whole=not split_digraphs,
    )


def _squares(edition: BisonteEdition) -> crossword.Board:
    layout = edition.layout
    cells = range(layout.side * layout.side)
    return crossword.Board(
        side=layout.side,
        start=layout.centre,
        letter_factors=tuple(map(layout.letter_factor, cells)),
        word_factors=tuple(map(layout.word_factor, cells)),
        start_factor=_FIRST_FACTOR,
        full=SEVEN,
        bonus=BONUS,
    )
