"""How much values are worth: the same player with them and without, the same bags, seats swapped."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from sobremesa.bots import BisonteBot, Company, level_of, play_out
from sobremesa.bots.bisonte.leaves import LeaveTable
from sobremesa.bots.bisonte.position import Finder
from sobremesa.editions import load_bisonte
from sobremesa.engine import Match, Sitter
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.lab.bisonte_leaves.selfplay import Quick, positions
from sobremesa.lab.bisonte_leaves.training import finder_of, leave_of
from sobremesa.lexicon.lexicon import Lexicon


class Strength(msgspec.Struct, frozen=True):
    """Wins of the first over the second, a draw being half of one, and by how many points."""

    matches: int
    won: float
    margin: float
    margin_error: float

    def __str__(self) -> str:
        share = self.won / self.matches
        error = 1.96 * sqrt(share * (1 - share) / self.matches)
        margin = f"{self.margin:+.1f} ± {self.margin_error:.1f} points a match"
        return f"{share:.1%} ± {error:.1%} of {self.matches} matches, {margin}"


def strength_of(margins: Iterable[int]) -> Strength:
    """What the margins of all matches say."""
    every = list(margins)
    won = sum((margin > 0) + 0.5 * (margin == 0) for margin in every)
    error = 1.96 * stdev(every) / sqrt(len(every)) if len(every) > 1 else 0.0
    return Strength(len(every), won, fmean(every), error)


def duel(finder: Finder, one: LeaveTable | None, other: LeaveTable | None, seed: int, number: int) -> tuple[int, int]:
    """By how much the first table beats the second in two quick matches with the same bag, seats swapped."""
    leaves = leave_of(finder, one), leave_of(finder, other)
    margins = []
    for seat in (0, 1):
        quick = Quick(finder, Random(f"{seed}/duel/{number}"))  # noqa: S311 - figures, no secret
        for _ in positions(quick, leaves if seat == 0 else leaves[::-1]):
            pass
        margins.append(quick.points[seat] - quick.points[1 - seat])
    return margins[0], margins[1]


def duels(
    edition: str, one: LeaveTable | None, other: LeaveTable | None, *, matches: int, seed: int, cores: int
) -> Strength:
    """Two tables over so many quick matches."""
    work = partial(_duel, edition, one, other, seed)
    return strength_of(margin for pair in _on(cores, work, matches // 2) for margin in pair)


def proof(edition: str, *, matches: int, cores: int) -> Strength:
    """Experts with the shipped values against experts with none, in whole matches by the rules."""
    return strength_of(margin for pair in _on(cores, partial(_expert_pair, edition), matches // 2) for margin in pair)


@lru_cache
def _experts(edition: str) -> tuple[Bisonte, BisonteBot, BisonteBot]:
    box = load_bisonte(edition)
    game, expert = Bisonte(box, Lexicon.load(box.language)), level_of("expert")
    return game, BisonteBot(game, expert), BisonteBot(game, expert, leave=lambda tiles: 0)


def _expert_pair(edition: str, number: int) -> tuple[int, int]:
    game, with_values, without_values = _experts(edition)
    margins = []
    for seat in (0, 1):
        match = Match.start(game, (Sitter.BOT,) * 2, seed=number.to_bytes(SEED_BYTES, "big"))
        play_out(match, Company({seat: with_values, 1 - seat: without_values}))
        assert match.outcome is not None
        margins.append(match.outcome.points[seat] - match.outcome.points[1 - seat])
    return margins[0], margins[1]


def _duel(edition: str, one: LeaveTable | None, other: LeaveTable | None, seed: int, number: int) -> tuple[int, int]:
    return duel(finder_of(edition), one, other, seed, number)


def _on(cores: int, work: Callable[[int], tuple[int, int]], numbers: int) -> Iterator[tuple[int, int]]:
    if cores == 1:
        yield from map(work, range(numbers))
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(work, range(numbers), chunksize=5)
