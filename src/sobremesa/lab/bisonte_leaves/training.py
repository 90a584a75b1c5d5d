"""Generations of values: each plays with the last one's, and learns what came of leaves."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from random import Random

import msgspec

from sobremesa.bots.bisonte.leaves import LeaveTable, TrainedLeaves
from sobremesa.bots.bisonte.position import Finder
from sobremesa.editions import load_bisonte
from sobremesa.games.bisonte.search import Leave
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lab.bisonte_leaves.fitting import Features, Fit, Sums, fit
from sobremesa.lab.bisonte_leaves.selfplay import Quick, best_turn, in_order, positions
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.word_set import WordSet

CHUNK = 50
"""Matches that one core plays at a time."""


class Course(msgspec.Struct, frozen=True):
    """How one edition is trained."""

    edition: str
    matches: int
    draws: int
    """Racks drawn in every position."""
    seed: int


@lru_cache
def finder_of(edition: str) -> Finder:
    """The search with a shipped box and all words of its language."""
    box = load_bisonte(edition)
    lexicon = Lexicon.load(box.language)
    return Finder(box, lexicon, WordSet(lexicon.allowed(POLICY)))


def leave_of(finder: Finder, table: LeaveTable | None) -> Leave:
    """The values of a table; without one every leave is worth nothing."""
    return _nothing if table is None else TrainedLeaves(finder.edition, table)


def observe(finder: Finder, table: LeaveTable | None, course: Course, generation: int, numbers: Iterable[int]) -> Sums:
    """What came of leaves in the matches with these numbers.

    In every position racks are drawn from all tiles that are not on the board, and the best turn of each is found.
    Any part of such a rack is a leave whose other tiles were drawn by chance: just what will happen to one.
    """
    features, leave = Features(finder.edition), leave_of(finder, table)
    sums = Sums.empty(features.size)
    for number in numbers:
        random = Random(f"{course.seed}/{generation}/{number}")  # noqa: S311 - figures, no secret
        for quick in positions(Quick(finder, random), (leave, leave)):
            if len(quick.bag) >= finder.edition.rack:
                for _ in range(course.draws):
                    _observe_rack(quick, features, leave, sums)
    return sums


def train(course: Course, generation: int, table: LeaveTable | None, cores: int) -> Fit:
    """The next generation's values."""
    finder = finder_of(course.edition)
    features = Features(finder.edition)
    sums = Sums.empty(features.size)
    for part in spread(partial(_observe_chunk, course, table, generation), _chunks(course.matches), cores):
        sums.merge(part)
    return fit(features, sums)


def spread(work: Callable[[range], Sums], chunks: list[range], cores: int) -> Iterator[Sums]:
    """Work for every chunk, on so many cores, in order."""
    if cores == 1:
        yield from map(work, chunks)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(work, chunks)


def _observe_chunk(course: Course, table: LeaveTable | None, generation: int, numbers: range) -> Sums:
    return observe(finder_of(course.edition), table, course, generation, numbers)


def _chunks(matches: int) -> list[range]:
    return [range(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK)]


def _observe_rack(quick: Quick, features: Features, leave: Leave, sums: Sums) -> None:
    edition, random = quick.finder.edition, quick.random
    drawn = random.sample(quick.not_on_board(), edition.rack)
    worth = best_turn(quick.finder, quick.board, in_order(edition, drawn), len(quick.bag), leave).worth
    for size in range(edition.rack):
        # The tiles are in no order yet, so that the first of them are as good as any.
        sums.add(features.of(in_order(edition, drawn[:size])), worth)
        random.shuffle(drawn)


def _nothing(tiles: tuple[str, ...]) -> int:
    return 0
