"""How many positions of Bisonte a second are searched: every turn of greedy matches, racks as they come."""

from array import array
from functools import partial
from itertools import chain, islice
from random import Random
from time import process_time
from typing import NamedTuple

from benchmarks.bisonte_positions import any_leave, bisonte, lexicon, positions, words
from benchmarks.report import Row
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import Table, best_plays, table_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.lexicon import files
from sobremesa.lexicon.search import Crossword, twin

_POSITIONS = 2000
_EVERY = 101
"""The twin searches one position of so many; ratios are of the same ones."""
_ALL_AIM, _BEST_AIM, _LEAST_RATIO, _DATA_AIM = 5000, 7000, 30, 40
_BOXES = (("es-102", "Spanish with digraph tiles"), ("es-plain", "Spanish without"), ("en-102", "English"))
_TWIN = "the Python twin"


class _Question(NamedTuple):
    """A position and a rack in the kernel's numbers, and what may be left of the rack."""

    asked: tuple[bytes, bytes, bytes, int]
    leaves: "array[int]"


def measure() -> list[Row]:
    """All plays, the best by points and leave, and the data that they need."""
    return [*chain.from_iterable(_measure(*box) for box in _BOXES), *map(_data, ("es", "en"))]


def _measure(edition: str, name: str) -> list[Row]:
    game = bisonte(edition, split_digraphs=False)
    chance = Random(1)
    matches = iter(partial(positions, game, chance), None)
    states = list(islice(chain.from_iterable(matches), _POSITIONS))
    table = table_of(game.edition, game.lexicon, words(game), split_digraphs=False)
    oracle = Table(game.edition, game.lexicon, words(game), split_digraphs=False, kernel=twin.Crossword).crossword
    questions = [_question(table, state) for state in states]
    some = questions[::_EVERY]
    every = _all(table.crossword, questions)
    best = _best(table.crossword, questions)
    return [
        Row(
            f"Bisonte, {name}: all plays",
            len(questions) / every,
            "positions/s",
            _TWIN,
            _all(oracle, some) / _all(table.crossword, some),
            _ALL_AIM,
            _LEAST_RATIO,
        ),
        Row(
            f"Bisonte, {name}: best play by points and leave",
            len(questions) / best,
            "positions/s",
            _TWIN,
            _best(oracle, some) / _best(table.crossword, some),
            _BEST_AIM,
            _LEAST_RATIO,
        ),
        Row(
            f"Bisonte, {name}: best play by points, as a bot asks", len(states) / _by_game(game, states), "positions/s"
        ),
    ]


def _question(table: Table, state: BisonteState) -> _Question:
    counts, blanks = table.rack(state.players[state.on_turn].rack)
    return _Question((*table.position(state.board), counts, blanks), table.leaves(counts, blanks, any_leave))


def _all(crossword: Crossword, questions: list[_Question]) -> float:
    """Seconds of the processor's own time: other programs do not count."""
    began = process_time()
    for question in questions:
        crossword.all(*question.asked)
    return process_time() - began


def _best(crossword: Crossword, questions: list[_Question]) -> float:
    began = process_time()
    for question in questions:
        crossword.best(*question.asked, 1, question.leaves)
    return process_time() - began


def _by_game(game: Bisonte, states: list[BisonteState]) -> float:
    known = words(game)
    began = process_time()
    for state in states:
        best_plays(game.edition, game.lexicon, known, state.board, state.players[state.on_turn].rack, count=1)
    return process_time() - began


def _data(language: str) -> Row:
    """The word graph and the crossword index."""
    manifest = lexicon(language).manifest
    size = manifest.files[files.GRAPH].size + manifest.derived[files.CROSSWORD].size
    return Row(f"Bisonte: data of '{language}'", size / 1e6, "MB", target=_DATA_AIM, lower_is_better=True)
