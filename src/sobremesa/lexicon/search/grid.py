"""Words along paths through a grid of letters: the walk through the word graph that Word Buffet needs.

A path goes from cell to cell, orthogonally or diagonally, and uses none twice. This module knows numbers alone: letters
as places in an alphabet, cells by rows, words by their place in the graph.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.steps import Place, Steps
from sobremesa.lexicon.search.walk import Found

NO_LETTER = 255
"""What stands for the letter of a cell that has none: no path crosses it."""
MOST_CELLS = 1024
LETTERS = 32

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
            if letter >= LETTERS and letter != NO_LETTER:
                raise ValueError(f"letter {letter} in a grid: letters are below {LETTERS}, or {NO_LETTER} for none")

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
    when all paths are as good. `allowed` has one bit a word. A limit of 0 asks for all, another for the first so many.
    """

    starts: Sequence[int]
    free: bytes
    weights: Sequence[int] = ()
    shortest: int = 1
    longest: int = layout.LONGEST_KEY
    allowed: bytes | None = None
    limit: int = 0


@dataclass(frozen=True, slots=True)
class GridWords:
    """What was found: word numbers in ascending order, and the best path of each, one behind the other.

    The path of the word at place n is `cells[bounds[n]:bounds[n + 1]]`.
    """

    words: "array[int]"
    bounds: "array[int]"
    cells: "array[int]"

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[tuple[int, Path]]:
        for place, word in enumerate(self.words):
            yield word, tuple(self.cells[self.bounds[place] : self.bounds[place + 1]])


def search_grid(steps: Steps, grid: Grid, question: Question) -> GridWords:
    """Every word that some path spells, with its best path: the heaviest, and of those the one with the lowest cells.

    Paths are compared cell by cell from their first where their weights are equal.
    """
    _check(grid, question)
    walk = _GridWalk(steps, grid, question)
    if question.longest > 0:
        walk.start()
    return GridWords(walk.found.words, walk.bounds, walk.cells)


def _check(grid: Grid, question: Question) -> None:
    cells = len(grid.letters)
    if len(question.free) != cells:
        raise ValueError(f"{len(question.free)} bytes of free cells: the grid has {cells} cells")
    if question.weights and len(question.weights) != cells:
        raise ValueError(f"{len(question.weights)} weights: the grid has {cells} cells")
    for start in question.starts:
        if not 0 <= start < cells:
            raise ValueError(f"a start on cell {start}: the grid has {cells} cells")


class _GridWalk:
    """Depth first through the graph, with all paths that spell the way so far: so words come in their order."""

    def __init__(self, steps: Steps, grid: Grid, question: Question) -> None:
        self._steps = steps
        self._question = question
        self._longest = min(question.longest, layout.LONGEST_KEY)
        self._letters = grid.letters
        self.found = Found(steps.words, question.allowed, question.limit)
        self.bounds = array("I", [0])
        self.cells = array("H")
        self._weights = question.weights or [0] * len(grid.letters)
        cells = range(len(grid.letters))
        open_cells = {cell for cell in cells if question.free[cell] and grid.letters[cell] != NO_LETTER}
        self._near = [tuple(other for other in grid.neighbours(cell) if other in open_cells) for cell in cells]
        self._starts = sorted(open_cells.intersection(question.starts))

    def start(self) -> None:
        """Walks from the root."""
        root = self._steps.root
        letters = self._steps.letters(root)
        self._visit(root, letters, self._by_letter(((cell,) for cell in self._starts), letters), 1)

    def _visit(self, place: Place, letters: int, by_letter: dict[int, list[Path]], length: int) -> None:
        """Takes every letter that a path has reached, in the order of the alphabet."""
        floor = place.first
        for letter in sorted(by_letter):
            if self.found.is_full:
                return
            ends, below = self._steps.take(place, letters, 1 << letter)
            # Edges that share words would let a damaged graph send the walk in circles without end.
            if below.first - ends < floor:
                raise self._steps.damaged()
            floor = below.end
            self._enter(below, by_letter[letter], length, ends=ends)

    def _enter(self, below: Place, paths: list[Path], length: int, *, ends: bool) -> None:
        if ends and length >= self._question.shortest:
            self._note(below.first - 1, paths)
        if length < self._longest and below.first < below.end:
            letters = self._steps.letters(below)
            self._visit(below, letters, self._by_letter(self._extended(paths), letters), length + 1)

    def _by_letter(self, paths: Iterable[Path], letters: int) -> dict[int, list[Path]]:
        """The paths by their last letter, as far as that leads on."""
        kept: dict[int, list[Path]] = {}
        for path in paths:
            letter = self._letters[path[-1]]
            if letters >> letter & 1:
                kept.setdefault(letter, []).append(path)
        return kept

    def _extended(self, paths: list[Path]) -> Iterator[Path]:
        return ((*path, cell) for path in paths for cell in self._near[path[-1]] if cell not in path)

    def _note(self, word: int, paths: list[Path]) -> None:
        before = len(self.found.words)
        self.found.note(word)
        if len(self.found.words) > before:
            _, best = min((-sum(self._weights[cell] for cell in path), path) for path in paths)
            self.cells.extend(best)
            self.bounds.append(len(self.cells))
