"""The search along paths through a grid by the compiled kernel; `grid` is its twin and says what it does."""

from typing import TYPE_CHECKING

from sobremesa.lexicon._kernel import grid_words
from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.grid import Grid, GridWords, Question, check

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def search_grid(buffer: "ReadableBuffer", grid: Grid, question: Question) -> GridWords:
    """Every word that some path spells, with its best path."""
    check(grid, question)
    # The kernel's numbers end somewhere; Python's do not.
    found = grid_words(
        buffer,
        grid.letters,
        grid.width,
        question.starts,
        question.free,
        question.weights,
        shortest=max(0, min(question.shortest, layout.LONGEST_KEY + 1)),
        longest=max(0, min(question.longest, layout.LONGEST_KEY)),
        allowed=question.allowed,
        best=min(question.best, layout.MOST_WORDS),
    )
    return GridWords(*found)
