"""The best crossword plays: by points and by what is left, in an order that leaves nothing to chance."""

from array import array
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from sobremesa.lexicon.search.crossword import NO_TILE, Board, Laying, Play, TileSet, Words, best_of, plays_of
from sobremesa.lexicon.search.twin import build_graph

SIDE = 5
CELLS = SIDE * SIDE
TILES = TileSet((b"\x00", b"\x01", b"\x02", b"\x01\x02"), (1, 3, 2, 5))
"""A, C, H and the digraph CH."""
BOARD = Board(SIDE, 12, (1, 2, 3, 2, 1) * 5, (2, 1, 1, 1, 3) * 5, start_factor=2, full=3, bonus=50)
KNOWN = sorted(
    bytes(letters) for length in (2, 3, 4) for letters in product(range(3), repeat=length) if sum(letters) % 3
)
EMPTY = bytes([NO_TILE]) * CELLS, bytes(CELLS)
RACK = bytes((2, 1, 1, 1))


def crossword(kernel: ModuleType, board: Board = BOARD, tiles: TileSet = TILES) -> Any:
    graph = build_graph(KNOWN)
    allowed = b"\xff" * (len(KNOWN) // 8 + 1)
    return kernel.Crossword(Words(graph, allowed, kernel.build_index(graph, allowed)), tiles, board)


def in_order(plays: list[Play]) -> list[Play]:
    return sorted(plays, key=lambda play: (-play.worth, play.cells, play.layings))


def test_the_best_are_the_first_of_all_by_points_then_squares_then_tiles(kernel: ModuleType) -> None:
    asked = crossword(kernel)
    position = bytes(0 if cell in {11, 12} else NO_TILE for cell in range(CELLS)), bytes(CELLS)
    every = in_order(list(plays_of(asked.all(*position, RACK, 1))))
    assert len(every) > 200
    for count in (1, 2, 10, 200, 10_000):
        assert list(best_of(asked.best(*position, RACK, 1, count))) == every[:count]


def test_what_is_left_is_worth_what_its_place_says(kernel: ModuleType) -> None:
    """The digits of a place count A, C, H and CH left, then the blanks: bases 3, 2, 2, 2 and 2."""
    asked = crossword(kernel)
    leaves = array("q", [(place * 7919) % 20_001 - 10_000 for place in range(3 * 2 * 2 * 2 * 2)])
    every = []
    for play in plays_of(asked.all(*EMPTY, RACK, 1)):
        left = [*RACK, 1]
        for kind, is_blank in play.layings:
            left[-1 if is_blank else kind] -= 1
        place = left[0] + 3 * (left[1] + 2 * (left[2] + 2 * (left[3] + 2 * left[4])))
        every.append(play._replace(worth=1000 * play.points + leaves[place]))
    assert list(best_of(asked.best(*EMPTY, RACK, 1, 10_000, leaves))) == in_order(every)
    assert list(best_of(asked.best(*EMPTY, RACK, 1, 3, leaves))) == in_order(every)[:3]


def test_a_tile_kept_can_be_worth_more_than_a_point(kernel: ModuleType) -> None:
    asked = crossword(kernel, Board(SIDE, 12, (1,) * CELLS, (1,) * CELLS, start_factor=1, full=7, bonus=0))
    rack = bytes((1, 1, 1, 0))
    dear = array("q", [0, 0, 50_000, 50_000] * 2)  # wherever C is left
    (greedy,) = best_of(asked.best(*EMPTY, rack, 0, 1))
    (careful,) = best_of(asked.best(*EMPTY, rack, 0, 1, dear))
    assert Laying(1, False) in greedy.layings
    assert Laying(1, False) not in careful.layings


def test_there_is_no_best_where_there_is_none(kernel: ModuleType) -> None:
    asked = crossword(kernel)
    assert [len(part) for part in asked.best(*EMPTY, bytes(4), 0, 5)] == [0, 0, 1, 0, 0]
    assert not asked.any(*EMPTY, bytes(4), 0)


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (Board(0, 0, (), (), 1, 1, 1), "a board of side 0: it can be 1 to 21"),
        (Board(22, 0, (1,) * 484, (1,) * 484, 1, 1, 1), "a board of side 22: it can be 1 to 21"),
        (Board(2, 4, (1,) * 4, (1,) * 4, 1, 1, 1), "the start is no square of the board"),
        (Board(2, 0, (1,) * 3, (1,) * 4, 1, 1, 1), "every square has two factors"),
        (Board(2, 0, (5,) * 4, (1,) * 4, 1, 1, 1), "a factor is 1 to 4"),
        (Board(2, 0, (1,) * 4, (0,) * 4, 1, 1, 1), "a factor is 1 to 4"),
        (Board(2, 0, (1,) * 4, (1,) * 4, 5, 1, 1), "a factor is 1 to 4"),
        (Board(2, 0, (1,) * 4, (1,) * 4, 1, 1, -1), "a bonus is 0 to 10000"),
        (Board(2, 0, (256,) * 4, (1,) * 4, 1, 1, 1), r"bytes must be in range\(0, 256\)"),
    ],
)
def test_a_board_that_cannot_be_is_refused(kernel: ModuleType, board: Board, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        crossword(kernel, board)


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [
        (TileSet((), ()), "0 kinds of tiles: there can be 1 to 32"),
        (TileSet(tuple(bytes((kind,)) for kind in range(33)), (1,) * 33), "33 kinds of tiles: there can be 1 to 32"),
        (TileSet((b"\0",), ()), "every kind of tile has a spelling and a value"),
        (TileSet((b"",), (1,)), "a tile spells one letter or two"),
        (TileSet((b"\0\0\0",), (1,)), "a tile spells one letter or two"),
        (TileSet((b"\x1f",), (1,)), "a tile has letters up to 30"),
        (TileSet((b"\0", b"\0"), (1, 1)), "no two kinds of tiles spell the same"),
    ],
)
def test_tiles_that_cannot_be_are_refused(kernel: ModuleType, tiles: TileSet, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        crossword(kernel, tiles=tiles)


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ((b"", b"", RACK, 0, 1), "a position has a kind and a value for every square"),
        ((EMPTY[0], b"", RACK, 0, 1), "a position has a kind and a value for every square"),
        ((b"\x04" * CELLS, EMPTY[1], RACK, 0, 1), "a tile on the board is of no known kind"),
        ((*EMPTY, b"", 0, 1), "a rack counts the tiles of every kind"),
        ((*EMPTY, RACK, -1, 1), "a rack can't have less than no tiles"),
        ((*EMPTY, RACK, 12, 1), "a rack has at most 16 tiles"),
        ((*EMPTY, RACK, 1 << 62, 1), "a rack has at most 16 tiles"),
        ((*EMPTY, RACK, 0, 0), "the best 0 plays: ask for 1 to 10000"),
        ((*EMPTY, RACK, 0, 10_001), "the best 10001 plays: ask for 1 to 10000"),
        ((*EMPTY, RACK, 0, 1, array("q", [0] * 23)), "23 leaves: the rack has 24"),
        ((*EMPTY, RACK, 0, 1, array("q", [1 << 41] * 24)), "a leave is worth at most 1099511627776"),
    ],
)
def test_a_question_that_cannot_be_meant_is_refused(
    kernel: ModuleType, question: tuple[bytes, bytes, bytes, int, int], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        crossword(kernel).best(*question)


def test_too_few_bits_of_allowed_words_are_refused(kernel: ModuleType) -> None:
    words = Words(build_graph(KNOWN), b"", kernel.build_index(build_graph(KNOWN[:1]), b"\xff"))
    with pytest.raises(ValueError, match=f"0 bytes of allowed words: the graph has {len(KNOWN)} words"):
        kernel.Crossword(words, TILES, BOARD)
