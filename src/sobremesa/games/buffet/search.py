"""Words on a board: those of a dictionary that a player could announce, each with its best path (BUF-2 to BUF-6)."""

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import CELLS, SIDE, Board, neighbours
from sobremesa.games.buffet.edition import FOOD
from sobremesa.games.buffet.ground import Ground
from sobremesa.lexicon.alphabet import Alphabet
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import search_grid
from sobremesa.lexicon.search.grid import NO_LETTER, Grid, GridWords, Question
from sobremesa.lexicon.search.layout import LONGEST_KEY

LEAST_LETTERS = 2
"""The least that can be announced where the table has not chosen 3 (BUF-12)."""
_MOST_STEPS = 20_000


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


def paths_of(ground: Ground, seat: Seat, word: str, most: int = 200) -> list[tuple[int, ...]]:
    """Paths on which this seat may show a word in capitals, at most so many of them (BUF-2 to BUF-6)."""
    available, letters = ground.available, ground.board.letters
    places = [frozenset(cell for cell in available if letters[cell] == letter) for letter in word]
    for at in range(len(word) - 2, -1, -1):
        places[at] = frozenset(cell for cell in places[at] if not places[at + 1].isdisjoint(neighbours(cell)))
    if not word:
        return []
    found: list[tuple[int, ...]] = []
    for start in sorted(places[0].intersection(ground.starts(seat))):
        # A word of one letter over and over on a board of nothing else has more ways than anybody could try.
        found += (path for path in islice(_ways_on((start,), places), _MOST_STEPS) if len(path) == len(word))
        if len(found) >= most:
            break
    return found[:most]


def _ways_on(path: tuple[int, ...], places: Sequence[frozenset[int]]) -> Iterator[tuple[int, ...]]:
    """Every path that begins like this, depth first, the unfinished ones too."""
    yield path
    if len(path) < len(places):
        for cell in sorted(places[len(path)].intersection(neighbours(path[-1])).difference(path)):
            yield from _ways_on((*path, cell), places)


def _grid(board: Board, alphabet: Alphabet) -> Grid:
    """The board in the numbers of the alphabet; nobody's path crosses a food (BUF-2)."""
    letters = (NO_LETTER if letter == FOOD else alphabet.index(letter.lower()) for letter in board.letters)
    return Grid(bytes(letters), SIDE)
