"""The compiled crossword search and its Python twin give the same plays and refusals, whatever they are asked."""

from array import array
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.lexicon import bits
from sobremesa.lexicon.search import layout, twin
from sobremesa.lexicon.search.crossword import NO_TILE, Board, TileSet, Words, best_of, plays_of

pytestmark = pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")

SPELLINGS = (b"\x00", b"\x01", b"\x01\x03", b"\x02", b"\x03", b"\x1e", b"\x1e\x1e", b"\x00\x02")
KEYS = st.sets(st.lists(st.sampled_from([0, 1, 2, 3, 30]), min_size=1, max_size=6).map(bytes), min_size=5, max_size=300)
CHANCE = st.integers(0, 2**32 - 1)


def outcome(call: Callable[[], Any]) -> Any:
    """The answer, or the refusal with its sentence."""
    try:
        return call()
    except ValueError as refusal:
        return str(refusal)


class Case:
    """A board, a position, a rack and leaves, by a seed; filled so that there is much to find."""

    def __init__(self, seed: int, side: int) -> None:
        random = Random(seed)
        cells = side * side
        self.tiles = TileSet(SPELLINGS, tuple(random.choices(range(9), k=len(SPELLINGS))), whole=random.random() < 0.5)
        letters = random.choices((1, 1, 1, 2, 3, 4), k=cells)
        words = random.choices((1, 1, 1, 2, 3, 4), k=cells)
        full = random.randint(1, 5)
        self.board = Board(side, random.randrange(cells), letters, words, start_factor=2, full=full, bonus=50)
        share = random.choice((0, 0.1, 0.3, 0.6))
        kinds = [random.randrange(len(SPELLINGS)) if random.random() < share else NO_TILE for _ in range(cells)]
        self.position = bytes(kinds), bytes(random.randrange(9) for _ in range(cells))
        self.counts = bytes(
            map(random.choices(range(len(SPELLINGS)), k=random.randint(0, 5)).count, range(len(SPELLINGS)))
        )
        self.blanks = random.choice((0, 0, 1, 2))
        sets = self.blanks + 1
        for count in self.counts:
            sets *= count + 1
        self.leaves = array("q", [random.randint(-9000, 9000) for _ in range(sets)])

    def answers(self, kernel: Any, words: Words) -> list[Any]:
        """What a kernel says to every question."""
        asked = kernel.Crossword(words, self.tiles, self.board)
        rack = (*self.position, self.counts, self.blanks)
        return [
            sorted(plays_of(asked.all(*rack))),
            sorted(plays_of(asked.all(*rack, thrifty=True))),
            list(best_of(asked.best(*rack, 1, self.leaves))),
            list(best_of(asked.best(*rack, 20, self.leaves))),
            list(best_of(asked.best(*rack, 3))),
            asked.any(*rack),
        ]


@given(KEYS, CHANCE, CHANCE, st.integers(1, 8))
@settings(deadline=None, max_examples=50)
def test_they_find_the_same_plays(keys: set[bytes], chosen: int, seed: int, side: int) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    known = sorted(keys)
    graph = twin.build_graph(known)
    allowed = bits.pack_bits(bytes(Random(chosen).choices((0, 1, 1), k=len(known))))
    case = Case(seed, side)
    expected = case.answers(twin, Words(graph, allowed))
    assert case.answers(native, Words(graph, allowed, native.build_index(graph, allowed))) == expected
    # An index of more words, each looked up when it is found.
    every = native.build_index(graph, b"\xff" * len(allowed))
    assert case.answers(native, Words(graph, allowed, every, is_whole=False)) == expected


@given(CHANCE, st.sampled_from((1, 2, 15, 21)))
@settings(deadline=None, max_examples=6)
def test_they_find_the_same_plays_on_boards_of_any_side(seed: int, side: int) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    random = Random(seed)
    keys = sorted({bytes(random.choices((0, 1, 2, 3, 30), k=random.randint(1, 9))) for _ in range(500)})
    graph, allowed = twin.build_graph(keys), b"\xff" * (len(keys) // 8 + 1)
    case = Case(seed, side)
    expected = case.answers(twin, Words(graph, allowed))
    assert case.answers(native, Words(graph, allowed, native.build_index(graph, allowed))) == expected


NUMBERS = st.integers(-1, 6) | st.just(300)
SIZES = st.integers(-1, 3) | st.sampled_from([22, 1 << 40])


@given(
    st.lists(st.binary(max_size=3), max_size=4),
    st.lists(NUMBERS, max_size=4),
    SIZES,
    st.lists(NUMBERS, max_size=9),
    NUMBERS,
    st.binary(max_size=9),
    st.binary(max_size=4),
    SIZES,
)
def test_they_refuse_alike(
    spellings: list[bytes],
    values: list[int],
    side: int,
    factors: list[int],
    number: int,
    position: bytes,
    counts: bytes,
    blanks: int,
) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    graph = twin.build_graph([b"\0", b"\0\1"])
    words = Words(graph, b"\3", native.build_index(graph, b"\3"))
    tiles = TileSet(tuple(spellings), tuple(values))
    board = Board(side, number, factors, factors, number, number, number)

    def ask(kernel: Any) -> list[Any]:
        asked = kernel.Crossword(words, tiles, board)
        return list(best_of(asked.best(position, position, counts, blanks, number)))

    assert outcome(lambda: ask(native)) == outcome(lambda: ask(twin))


def test_they_read_the_same_index_version() -> None:
    assert import_module("sobremesa.lexicon._kernel").INDEX_VERSION == layout.INDEX_VERSION
