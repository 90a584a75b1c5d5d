"""Words along paths through a grid of letters: the walk through the word graph that Word Buffet needs.

A path goes from cell to cell, orthogonally or diagonally, and uses none twice. This module knows numbers alone: letters
as places in an alphabet, cells by rows, words by their place in the graph.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.steps import Place, Steps
from sobremesa.lexicon.search.walk import Found

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

NO_LETTER = 255
"""What stands for the letter of a cell that has none: no path crosses it."""
MOST_CELLS = 1024
MOST_PATHS = 1 << 21
"""Beginnings of words that a search goes on from; a full board has some hundred thousand."""
MOST_WEIGHT = 1_000_000_000

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of cells: the letter of each, and how many there are in a row."""

    letters: bytes
    width: int

    def __post_init__(self) -> None:
        if not 0 < len(self.letters) <= MOST_CELLS:
            raise ValueError(f"a grid of {len(self.letters)} cells: it has 1 to {MOST_CELLS}")
        if self.width < 1 or len(self.letters) % self.width:
            raise ValueError(f"a grid of {len(self.letters)} cells in rows of {self.width}: the last is not full")
        for letter in self.letters:
            if letter >= layout.LETTERS and letter != NO_LETTER:
                raise ValueError(
                    f"letter {letter} in a grid: letters are below {layout.LETTERS}, or {NO_LETTER} for none"
                )

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells orthogonally or diagonally next to a cell, in ascending order."""
        row, column = divmod(cell, self.width)
        rows = range(max(row - 1, 0), min(row + 2, len(self.letters) // self.width))
        columns = range(max(column - 1, 0), min(column + 2, self.width))
        return tuple(y * self.width + x for y in rows for x in columns if (y, x) != (row, column))


@dataclass(frozen=True, slots=True)
class Question:
    """Where words may start and go, how much each cell of a path is worth, and which words are asked for.

    `starts` are cells; `free` has one byte a cell, 0 where no path may go; `weights` has one number a cell, or is empty
    when all paths are as good. `allowed` has one bit a word. `best` asks for so many of those found, the
    heaviest first, of equals the first by number; 0 leaves all in their order.
    """

    starts: Sequence[int]
    free: bytes
    weights: Sequence[int] = ()
    shortest: int = 1
    longest: int = layout.LONGEST_KEY
    allowed: bytes | None = None
    best: int = 0


@dataclass(frozen=True, slots=True)
class GridWords:
    """What was found: word numbers, the best path of each, one behind the other, and what that weighs.

    The path of the word at place n is `cells[bounds[n]:bounds[n + 1]]`.
    """

    words: memoryview
    bounds: memoryview
    cells: memoryview
    weights: memoryview

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[tuple[int, Path]]:
        for place, word in enumerate(self.words):
            yield word, tuple(self.cells[self.bounds[place] : self.bounds[place + 1]])


def search_grid(buffer: "ReadableBuffer", grid: Grid, question: Question) -> GridWords:
    """Every word that some path spells, with its best path: the heaviest, and of those the one with the lowest cells.

    Paths are compared cell by cell from their first where their weights are equal.
    """
    check(grid, question)
    walk = _GridWalk(Steps(buffer), grid, question)
    if question.longest > 0:
        walk.start()
    kept: Iterable[int] = range(len(walk.weights))
    if question.best:
        kept = sorted(kept, key=lambda place: (-walk.weights[place], place))[: question.best]
    return walk.told(kept)


def check(grid: Grid, question: Question) -> None:
    """ValueError where a question does not fit its grid; both kernels ask it."""
    cells = len(grid.letters)
    if len(question.free) != cells:
        raise ValueError(f"{len(question.free)} bytes of free cells: the grid has {cells} cells")
    if question.weights and len(question.weights) != cells:
        raise ValueError(f"{len(question.weights)} weights: the grid has {cells} cells")
    for weight in question.weights:
        if not -MOST_WEIGHT <= weight <= MOST_WEIGHT:
            raise ValueError(f"a weight of {weight}: the most is {MOST_WEIGHT}")
    for start in question.starts:
        if not 0 <= start < cells:
            raise ValueError(f"a start on cell {start}: the grid has {cells} cells")
    if question.best < 0:
        raise ValueError(f"the best {question.best} words: 0 asks for all")


class _GridWalk:
    """Depth first through the graph, with all paths that spell the way so far: so words come in their order."""

    def __init__(self, steps: Steps, grid: Grid, question: Question) -> None:
        self._steps = steps
        self._question = question
        self._longest = min(question.longest, layout.LONGEST_KEY)
        self._letters = grid.letters
        self.found = Found(steps.words, question.allowed, limit=0)
        self.weights = array("q")
        self._best: list[Path] = []
        self._paths = 0
        self._weights = question.weights or [0] * len(grid.letters)
        cells = range(len(grid.letters))
        open_cells = {cell for cell in cells if question.free[cell] and grid.letters[cell] != NO_LETTER}
        self._near = [self._by_letter(open_cells.intersection(grid.neighbours(cell))) for cell in cells]
        self._starts = self._by_letter(open_cells.intersection(question.starts))

    def _by_letter(self, cells: Iterable[int]) -> dict[int, list[int]]:
        kept: dict[int, list[int]] = {}
        for cell in sorted(cells):
            kept.setdefault(self._letters[cell], []).append(cell)
        return kept

    def told(self, places: Iterable[int]) -> GridWords:
        """Words found, by their places among them, as rows of numbers."""
        words, bounds, cells, weights = array("I"), array("I", [0]), array("H"), array("q")
        for place in places:
            words.append(self.found.words[place])
            cells.extend(self._best[place])
            bounds.append(len(cells))
            weights.append(self.weights[place])
        return GridWords(memoryview(words), memoryview(bounds), memoryview(cells), memoryview(weights))

    def start(self) -> None:
        """Walks from the root."""
        self._go_on(self._steps.root, self._starts, lambda letter: [(cell,) for cell in self._starts[letter]], 0)

    def _go_on(self, place: Place, reached: Iterable[int], extended: Callable[[int], list[Path]], paths: int) -> None:
        """Takes every letter that some of so many paths reach, in the order of the alphabet."""
        ways = self._steps.ways(place)
        taken = [letter for letter in sorted(reached) if ways.letters >> letter & 1]
        if taken:
            self._count(paths)
        for letter in taken:
            longer = extended(letter)
            if not longer:
                continue
            ends, below = ways.take(1 << letter)
            self._enter(below, longer, ends=ends)

    def _enter(self, below: Place, paths: list[Path], *, ends: bool) -> None:
        length = len(paths[0])
        if ends and length >= self._question.shortest:
            self._note(below.first - 1, paths)
        if length >= self._longest or below.first == below.end:
            return
        near = [(path, self._near[path[-1]]) for path in paths]
        reached = {letter for _, ways in near for letter in ways}

        def extended(letter: int) -> list[Path]:
            return [(*path, cell) for path, ways in near for cell in ways.get(letter, ()) if cell not in path]

        self._go_on(below, reached, extended, len(paths))

    def _count(self, paths: int) -> None:
        self._paths += paths
        if self._paths > MOST_PATHS:
            raise ValueError(f"more than {MOST_PATHS} paths: a grid with too many ways")

    def _note(self, word: int, paths: list[Path]) -> None:
        if self.found.note(word):
            weight, best = min((-sum(self._weights[cell] for cell in path), path) for path in paths)
            self._best.append(best)
            self.weights.append(-weight)
