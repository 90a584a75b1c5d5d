"""Words on a board: those of a dictionary that a player could announce, each with its best path (BUF-2 to BUF-6)."""

from collections.abc import Sequence

import msgspec

from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import CELLS, SIDE, Board
from sobremesa.games.buffet.edition import FOOD
from sobremesa.games.buffet.ground import Ground
from sobremesa.lexicon.alphabet import Alphabet
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import search_grid
from sobremesa.lexicon.search.grid import NO_LETTER, Grid, GridWords, Question
from sobremesa.lexicon.search.layout import LONGEST_KEY

LEAST_LETTERS = 2
"""The least that can be announced where the table has not chosen 3 (BUF-12)."""


class Found(msgspec.Struct, frozen=True):
    """A word in capitals, the cells of its letters in the order of spelling, and what they weigh together."""

    word: str
    path: tuple[int, ...]
    weight: int = 0


def words_on(
    ground: Ground,
    seat: Seat,
    lexicon: Lexicon,
    allowed: bytes,
    *,
    weights: Sequence[int] = (),
    shortest: int = LEAST_LETTERS,
    longest: int = LONGEST_KEY,
    best: int = 0,
) -> GridWords:
    """All allowed words of a seat by the alphabet, each on its heaviest path (BUF-2 to BUF-6).

    They come as the lexicon's numbers, of which there may be thousands; `named` makes words of them. A weight
    is what it is worth to have the cell on the path; without weights the path with the lowest cells is given. `best`
    asks for so many of the words, the heaviest first, then by the alphabet; 0 for all of them by the alphabet.
    """
    available = frozenset(ground.available)
    question = Question(
        starts=ground.starts(seat),
        free=bytes(cell in available for cell in range(CELLS)),
        weights=weights,
        shortest=shortest,
        longest=longest,
        allowed=allowed,
        best=best,
    )
    return search_grid(lexicon.graph_buffer, _grid(ground.board, lexicon.alphabet), question)


def named(found: GridWords, lexicon: Lexicon) -> list[Found]:
    """Words that were found, as people read them."""
    return [
        Found(lexicon.key(number).upper(), path, weight)
        for (number, path), weight in zip(found, found.weights, strict=True)
    ]


def _grid(board: Board, alphabet: Alphabet) -> Grid:
    """The board in the numbers of the alphabet; nobody's path crosses a food (BUF-2)."""
    letters = (NO_LETTER if letter == FOOD else alphabet.index(letter.lower()) for letter in board.letters)
    return Grid(bytes(letters), SIDE)
