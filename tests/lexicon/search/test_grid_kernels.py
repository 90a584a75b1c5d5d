"""The compiled search through a grid and its Python twin give the same words, paths and refusals."""

import struct
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.search import grid as twin
from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.building import build_graph
from sobremesa.lexicon.search.grid import MOST_CELLS, NO_LETTER, Grid, GridWords, Question

pytestmark = pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")

SHORT = sorted(bytes(letters) for length in range(1, 6) for letters in product(range(3), repeat=length))
GRAPH = build_graph(SHORT[::3])
WORDS = len(SHORT[::3])
NUMBERS = st.integers(-2, 9) | st.sampled_from([1 << 70, -(1 << 70)])


@st.composite
def questions(draw: st.DrawFn) -> tuple[Grid, Question]:
    """Small grids, and now and then a question that does not fit."""
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    cells = width * height
    letters = draw(st.lists(st.sampled_from([0, 1, 2, 0, 1, 2, 31, NO_LETTER]), min_size=cells, max_size=cells))
    return Grid(bytes(letters), width), Question(
        starts=draw(st.just(range(cells)) | st.lists(st.integers(-1, cells), max_size=6)),
        free=draw(st.just(b"\1" * cells) | st.binary(min_size=cells, max_size=cells) | st.just(b"")),
        weights=draw(st.just([]) | st.lists(st.integers(-9, 9) | NUMBERS, min_size=cells, max_size=cells)),
        shortest=draw(st.just(1) | NUMBERS),
        longest=draw(st.just(64) | NUMBERS),
        allowed=draw(st.none() | st.binary(min_size=WORDS // 8 + 1, max_size=WORDS // 8 + 1) | st.just(b"")),
        best=draw(st.just(0) | NUMBERS),
    )


def answer(search: Callable[[bytes, Grid, Question], GridWords], graph: bytes, asked: tuple[Grid, Question]) -> Any:
    """The rows of what was found, or the refusal."""
    try:
        found = search(graph, *asked)
    except ValueError as refusal:
        return str(refusal)
    return [row.tolist() for row in (found.words, found.bounds, found.cells, found.weights)]


def assert_agreement(graph: bytes, asked: tuple[Grid, Question]) -> None:
    native = import_module("sobremesa.lexicon.search.native_grid")
    assert answer(native.search_grid, graph, asked) == answer(twin.search_grid, graph, asked)


@given(questions())
def test_they_answer_alike(asked: tuple[Grid, Question]) -> None:
    assert_agreement(GRAPH, asked)


@given(
    st.lists(
        st.tuples(st.integers(layout.HEADER_SIZE, len(GRAPH) // 4 - 1), st.integers(0, 400) | st.just(0xFFFFFFFF)),
        min_size=1,
        max_size=6,
    ),
    questions(),
)
def test_they_agree_on_a_damaged_graph(damages: list[tuple[int, int]], asked: tuple[Grid, Question]) -> None:
    damaged = bytearray(GRAPH)
    for place, number in damages:
        struct.pack_into("=I", damaged, 4 * place, number)
    assert_agreement(bytes(damaged), asked)


@given(st.integers(1, len(GRAPH)), questions())
def test_they_agree_on_a_graph_that_was_cut(cut: int, asked: tuple[Grid, Question]) -> None:
    assert_agreement(GRAPH[:-cut], asked)


@pytest.mark.parametrize("cells", [256, 257, MOST_CELLS])
def test_they_agree_on_large_grids(cells: int) -> None:
    letters = bytes((7 * cell // 5 + cell // 31) % 3 for cell in range(cells))
    weights = [cell * 37 % 11 for cell in range(cells)]
    grid = Grid(letters, 16 if cells % 16 == 0 else cells)
    assert_agreement(GRAPH, (grid, Question(range(0, cells, 3), b"\1" * cells, weights)))


@pytest.mark.parametrize("best", [0, 1, 5])
@pytest.mark.parametrize("seed", range(8))
def test_they_agree_on_words_that_cross_a_grid_or_turn_back(seed: int, best: int) -> None:
    """From the ninth cell on, the marks of a path no longer tell all its cells apart."""
    chance = Random(seed)
    letters = bytes(chance.randrange(4) for _ in range(45))
    grid = Grid(letters, 15)
    keys = {bytes(letters[cell] for cell in _stroll(grid, chance)) for _ in range(60)}
    question = Question(range(45), b"\1" * 45, [cell % 7 for cell in range(45)], best=best)
    assert_agreement(build_graph(sorted(keys)), (grid, question))


def _stroll(grid: Grid, chance: Random) -> list[int]:
    """Up to thirteen cells, each next to the one before, some of them twice: not every word can be traced."""
    cells = [chance.randrange(15)]
    for _ in range(chance.randint(7, 12)):
        cells.append(chance.choice(grid.neighbours(cells[-1])))
    return cells


def test_too_many_ways_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A grid of one letter, and a word of that letter alone: every path spells its beginning."""
    native = import_module("sobremesa.lexicon.search.native_grid")
    asked = Grid(bytes(MOST_CELLS), 32), Question(range(MOST_CELLS), b"\1" * MOST_CELLS)
    graph = build_graph([bytes(20)])
    assert answer(native.search_grid, graph, asked) == "more than 2097152 paths: a grid with too many ways"
    monkeypatch.setattr(twin, "MOST_PATHS", 5000)
    assert answer(twin.search_grid, graph, asked) == "more than 5000 paths: a grid with too many ways"


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"letters": b""}, "a grid of 0 cells: it has 1 to 1024"),
        ({"letters": bytes(1025)}, "a grid of 1025 cells: it has 1 to 1024"),
        ({"width": 3}, "a grid of 4 cells in rows of 3: the last is not full"),
        ({"width": 0}, "a grid of 4 cells in rows of 0: the last is not full"),
        ({"letters": b"\x20\0\0\0"}, "letter 32 in a grid: letters are below 32, or 255 for none"),
        ({"free": b""}, "0 bytes of free cells: the grid has 4 cells"),
        ({"weights": [1]}, "1 weights: the grid has 4 cells"),
        ({"weights": [0, 0, 0, -1_000_000_001]}, "a weight of -1000000001: the most is 1000000000"),
        ({"starts": [4]}, "a start on cell 4: the grid has 4 cells"),
        ({"best": -1}, "the best -1 words: 0 asks for all"),
        ({"allowed": b""}, f"0 bytes of allowed words: the graph has {WORDS} words"),
    ],
)
def test_the_kernel_itself_believes_nothing_either(changes: dict[str, Any], refusal: str) -> None:
    asked = {"letters": bytes(4), "width": 2, "starts": [0], "free": b"\1" * 4, "weights": [], "shortest": 1}
    asked |= {"longest": 1 << 62, "allowed": None, "best": 0} | changes
    with pytest.raises(ValueError, match=refusal):
        import_module("sobremesa.lexicon._kernel").grid_words(GRAPH, **asked)
