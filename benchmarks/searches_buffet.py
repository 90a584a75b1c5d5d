"""How long all words of a full board take in Word Buffet: every letter a start, the whole Spanish lexicon."""

from collections.abc import Callable
from time import process_time

from benchmarks.buffet_boards import buffet, dealt, lexicon
from benchmarks.report import Row
from sobremesa.games.buffet.board import CELLS, SIDE
from sobremesa.games.buffet.edition import FOOD
from sobremesa.lexicon.search import grid, search_grid
from sobremesa.lexicon.search.grid import NO_LETTER, Grid, GridWords, Question

_BOARDS = 60
_ROUNDS = 5
_TWIN_BOARDS = 3
_AIM = 3.0
_BEST = 100

Search = Callable[[memoryview, Grid, Question], GridWords]
Asked = list[tuple[Grid, Question]]


def measure() -> list[Row]:
    """All words with their best paths, and only the best of them: the quickest of some rounds, for others disturb."""
    return [
        _row("Word Buffet: all words of a full board", _boards(best=0)),
        _row(f"Word Buffet: the best {_BEST} words of a full board", _boards(best=_BEST)),
    ]


def _row(name: str, boards: Asked) -> Row:
    took = min(time_by(search_grid, boards) for _ in range(_ROUNDS))
    twin_took = time_by(grid.search_grid, boards[:_TWIN_BOARDS])
    return Row(name, took, "ms", "the Python twin", twin_took / took, _AIM, lower_is_better=True)


def time_by(search: Search, boards: Asked) -> float:
    """Milliseconds a board, of the processor's own time: other programs do not count."""
    buffer = lexicon("es").graph_buffer
    began = process_time()
    for board, question in boards:
        search(buffer, board, question)
    return 1e3 * (process_time() - began) / len(boards)


def _boards(*, best: int) -> Asked:
    game, alphabet = buffet("es"), lexicon("es").alphabet
    allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
    weights = [7 * cell % 11 for cell in range(CELLS)]
    asked = []
    for state in dealt("es", _BOARDS, seed=1):
        letters = bytes(NO_LETTER if each == FOOD else alphabet.index(each.lower()) for each in state.board.letters)
        free = bytes(letter != NO_LETTER for letter in letters)
        question = Question(range(CELLS), free, weights, shortest=2, allowed=allowed, best=best)
        asked.append((Grid(letters, SIDE), question))
    return asked
