"""Plays for a rack: every way to lay tiles that the dictionary allows, with its points (BIS-1 to BIS-4)."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed
from sobremesa.games.bisonte.scoring import BONUS, SEVEN
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import crossword
from sobremesa.lexicon.search.steps import Steps

_FIRST_FACTOR = 2
"""A first play counts double (BIS-1)."""


class FoundPlay(msgspec.Struct, frozen=True):
    """Tiles on squares, in the order of the line, and what they score."""

    placements: tuple[tuple[int, Placed], ...]
    points: int


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
    """All plays of a rack whose every word is allowed, always in the same order; none of them twice.

    Thrift lays a Bisonte only for a tile that the rack has not, or no longer: far fewer plays, and one for each
    way to cover squares, though not always the one of most points.
    """
    kinds = edition.stands_for
    found = crossword.plays(
        Steps(lexicon.graph_buffer),
        allowed,
        _tile_set(edition, lexicon, split_digraphs=split_digraphs),
        _squares(edition),
        {cell: _laid(edition, kinds, placed) for cell, placed in board.items()},
        [rack.count(kind) for kind in kinds],
        rack.count(BISONTE),
        thrifty=thrifty,
    )
    return (_found_play(kinds, play) for play in found)


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
    found = plays(edition, lexicon, allowed, board, rack, split_digraphs=split_digraphs, thrifty=True)
    return next(found, None) is not None


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


def _laid(edition: BisonteEdition, kinds: tuple[str, ...], placed: Placed) -> crossword.Laid:
    return crossword.Laid(kinds.index(placed.tile), 0 if placed.bisonte else edition.value_of(placed.tile))


def _found_play(kinds: tuple[str, ...], play: crossword.Play) -> FoundPlay:
    placed = (Placed(kinds[kind], is_blank) for kind, is_blank in play.layings)
    return FoundPlay(tuple(zip(play.cells, placed, strict=True)), play.points)
