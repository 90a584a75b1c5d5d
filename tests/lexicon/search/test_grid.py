"""Words along paths through a grid: the walk finds what a look at every path finds, and no more."""

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.search import search_grid
from sobremesa.lexicon.search.building import build_graph
from sobremesa.lexicon.search.grid import MOST_CELLS, MOST_WEIGHT, NO_LETTER, Grid, GridWords, Path, Question

KEYS = st.sets(st.lists(st.sampled_from([0, 1, 2, 31]), min_size=1, max_size=5).map(bytes), max_size=40).map(sorted)
Answer = list[tuple[int, Path]]


def search(keys: Sequence[bytes], grid: Grid, question: Question) -> Answer:
    return list(search_grid(build_graph(keys), grid, question))


def every_path(grid: Grid, question: Question) -> Iterator[Path]:
    """All paths from the starts, found without the word graph and with neighbours told by distance."""

    def is_open(cell: int) -> bool:
        return question.free[cell] != 0 and grid.letters[cell] != NO_LETTER

    def are_neighbours(one: int, other: int) -> bool:
        rows, columns = one // grid.width - other // grid.width, one % grid.width - other % grid.width
        return max(abs(rows), abs(columns)) == 1

    longest = min(question.longest, 5)
    paths: list[Path] = [(start,) for start in set(question.starts) if is_open(start)] if longest > 0 else []
    while paths:
        path = paths.pop()
        yield path
        if len(path) < longest:
            cells = (cell for cell in range(len(grid.letters)) if is_open(cell) and cell not in path)
            paths += [(*path, cell) for cell in cells if are_neighbours(path[-1], cell)]


def by_brute_force(keys: Sequence[bytes], grid: Grid, question: Question) -> Answer:
    numbers = {key: number for number, key in enumerate(keys)}
    weights = question.weights or [0] * len(grid.letters)
    best: dict[int, tuple[int, Path]] = {}
    for path in every_path(grid, question):
        number = numbers.get(bytes(grid.letters[cell] for cell in path))
        if number is None or len(path) < question.shortest:
            continue
        if question.allowed is not None and not question.allowed[number // 8] >> number % 8 & 1:
            continue
        ranked = (-sum(weights[cell] for cell in path), path)
        best[number] = min(best.get(number, ranked), ranked)
    numbered = sorted(best)
    if question.best:
        numbered = sorted(numbered, key=lambda number: (best[number][0], number))[: question.best]
    return [(number, best[number][1]) for number in numbered]


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    cells = st.sampled_from([0, 0, 1, 1, 2, 31, NO_LETTER])
    letters = draw(st.lists(cells, min_size=width * height, max_size=width * height))
    return Grid(bytes(letters), width)


@st.composite
def questions(draw: st.DrawFn, grid: Grid) -> Question:
    cells = len(grid.letters)
    weights = st.lists(st.integers(-3, 3), min_size=cells, max_size=cells)
    return Question(
        starts=draw(st.lists(st.integers(0, cells - 1), max_size=6)),
        free=draw(st.binary(min_size=cells, max_size=cells) | st.just(b"\1" * cells)),
        weights=draw(st.just([]) | weights),
        shortest=draw(st.integers(-1, 4) | st.just(-(1 << 70))),
        longest=draw(st.integers(-1, 6) | st.just(1 << 70)),
        allowed=draw(st.none() | st.binary(min_size=5, max_size=5)),
        best=draw(st.integers(0, 4) | st.just(1 << 70)),
    )


@given(KEYS, st.data())
def test_it_finds_what_a_look_at_every_path_finds(keys: list[bytes], data: st.DataObject) -> None:
    grid = data.draw(grids())
    question = data.draw(questions(grid))
    assert search(keys, grid, question) == by_brute_force(keys, grid, question)


def key(text: str) -> bytes:
    return bytes(ord(letter) - ord("a") for letter in text)


KNOWN = sorted(map(key, ["a", "ab", "aba", "abab", "bab", "cab"]))
SQUARE = Grid(key("abba"), 2)
ALL = b"\1\1\1\1"


def test_words_have_numbers_and_paths_one_behind_the_other() -> None:
    found = search_grid(build_graph(KNOWN), SQUARE, Question([0], ALL, [0, 2, 3, 4]))
    assert found.words.tolist() == [0, 1, 2, 3]
    assert found.bounds.tolist() == [0, 1, 3, 6, 10]
    assert found.cells.tolist() == [0, 0, 2, 0, 2, 3, 0, 1, 3, 2]
    assert found.weights.tolist() == [0, 3, 7, 9]
    assert [row.format for row in (found.words, found.bounds, found.cells, found.weights)] == ["I", "I", "H", "q"]
    assert len(found) == 4
    assert isinstance(found, GridWords)


def test_the_heaviest_path_is_taken_and_of_equals_the_lowest() -> None:
    assert search(KNOWN, SQUARE, Question([0, 3], ALL, shortest=2, longest=2)) == [(1, (0, 1))]
    assert search(KNOWN, SQUARE, Question([3, 0], ALL, [0, 0, 1, 0], shortest=2, longest=2)) == [(1, (0, 2))]
    assert search(KNOWN, SQUARE, Question([0, 3], ALL, [-1, 0, 0, 0], shortest=2, longest=2)) == [(1, (3, 1))]


def test_all_words_come_in_their_order() -> None:
    assert [word for word, _ in search(KNOWN, SQUARE, Question(range(4), ALL))] == [0, 1, 2, 3, 4]


def test_the_best_come_heaviest_first_and_of_equals_by_number() -> None:
    best = partial(Question, range(4), ALL, [5, 0, 1, 0], shortest=2)
    assert search(KNOWN, SQUARE, best(best=3)) == [(1, (0, 2)), (2, (0, 2, 3)), (3, (0, 1, 3, 2))]
    assert search(KNOWN, SQUARE, best(best=9)) == [*search(KNOWN, SQUARE, best(best=3)), (4, (1, 0, 2))]
    assert search(KNOWN, SQUARE, best(best=1)) == [(1, (0, 2))]


def test_without_starts_words_or_free_cells_nothing_is_found() -> None:
    assert search(KNOWN, SQUARE, Question([], ALL)) == []
    assert search([], SQUARE, Question([0], ALL)) == []
    assert search(KNOWN, SQUARE, Question([0, 1, 2, 3], bytes(4))) == []
    assert search(KNOWN, SQUARE, Question([0], ALL, longest=0)) == []


REFUSED = [
    (b"", 1, "a grid of 0 cells: it has 1 to 1024"),
    (bytes(MOST_CELLS + 1), 1, "a grid of 1025 cells: it has 1 to 1024"),
    (bytes(4), 3, "a grid of 4 cells in rows of 3: the last is not full"),
    (bytes(4), 0, "a grid of 4 cells in rows of 0: the last is not full"),
    (b"\x20", 1, "letter 32 in a grid: letters are below 32, or 255 for none"),
]


@pytest.mark.parametrize(("letters", "width", "refusal"), REFUSED)
def test_a_grid_that_is_none_is_refused(letters: bytes, width: int, refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        Grid(letters, width)


@pytest.mark.parametrize(
    ("question", "refusal"),
    [
        (Question([4], ALL), "a start on cell 4: the grid has 4 cells"),
        (Question([-1], ALL), "a start on cell -1: the grid has 4 cells"),
        (Question([0], ALL[:3]), "3 bytes of free cells: the grid has 4 cells"),
        (Question([0], ALL, [1]), "1 weights: the grid has 4 cells"),
        (Question([0], ALL, allowed=b""), "0 bytes of allowed words: the graph has 6 words"),
        (Question([0], ALL, [0, 0, MOST_WEIGHT + 1, 0]), "a weight of 1000000001: the most is 1000000000"),
        (Question([0], ALL, [0, -(1 << 70), 0, 0]), f"a weight of {-(1 << 70)}: the most is 1000000000"),
        (Question([0], ALL, best=-1), "the best -1 words: 0 asks for all"),
    ],
)
def test_a_question_that_does_not_fit_is_refused(question: Question, refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        search(KNOWN, SQUARE, question)


def test_a_grid_of_one_row_and_a_large_one_are_fine() -> None:
    assert search(KNOWN, Grid(key("aba"), 3), Question([0], b"\1\1\1", shortest=3)) == [(2, (0, 1, 2))]
    large = Grid(bytes(MOST_CELLS), 32)
    assert search(KNOWN, large, Question([1023], b"\1" * MOST_CELLS)) == [(0, (1023,))]
