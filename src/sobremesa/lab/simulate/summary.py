"""What many matches came to: wins with their intervals, points, length, words."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from sobremesa.lab.simulate.plan import Plan
from sobremesa.lab.simulate.played import BestWord, Played
from sobremesa.lab.simulate.playing import best_of, longest_of

_SURE = 1.959964
"""Standard deviations on either side of the middle within which 95 % of a normal distribution lie."""


class Share(msgspec.Struct, frozen=True):
    """A share of matches, and the 95 % interval (Wilson's) in which the true one lies."""

    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean, and how far on either side of it the true one may lie (95 %)."""

    mean: float
    margin: float


class LevelFigures(msgspec.Struct, frozen=True):
    """A level, or a seat: matches won alone, shared, and what share of all that makes; points a seat.

    Whoever shares a win with one other has half of it, with two others a third.
    """

    name: str
    won: int
    shared: int
    wins: Share
    points: Mean
    words: float


class Summary(msgspec.Struct, frozen=True, tag_field="kind", tag="summary"):
    """All matches of a plan; only `seconds` and `a_second` depend on the machine."""

    plan: Plan
    played: int
    abandoned: int
    """Matches in which a bot's move was refused, or anything else went wrong; they count nowhere else."""
    by_level: tuple[LevelFigures, ...] = ()
    by_seat: tuple[LevelFigures, ...] = ()
    undecided: int = 0
    """Matches with several winners, or with none."""
    turns: Mean | None = None
    words: Mean | None = None
    """A match, all seats together."""
    minutes: Mean | None = None
    """Of match time."""
    longest: BestWord | None = None
    best: BestWord | None = None
    events: int = 0
    seconds: float = 0.0
    a_second: float = 0.0


def summarise(plan: Plan, matches: Sequence[Played], seconds: float) -> Summary:
    """The figures of these matches of a plan; abandoned ones are only counted."""
    ended = [match for match in matches if match.problem is None]
    a_second = len(matches) / seconds if seconds else 0.0
    if not ended:
        return Summary(plan, 0, len(matches), seconds=seconds, a_second=a_second)
    levels = tuple(dict.fromkeys(plan.levels))
    by_level = (
        _figures(name, ended, [[seat for seat, own in enumerate(match.levels) if own == name] for match in ended])
        for name in levels
    )
    by_seat = (_figures(str(seat + 1), ended, [[seat]] * len(ended)) for seat in range(len(plan.levels)))
    return Summary(
        plan=plan,
        played=len(ended),
        abandoned=len(matches) - len(ended),
        by_level=tuple(by_level),
        by_seat=tuple(by_seat),
        undecided=sum(len(match.winners) != 1 for match in ended),
        turns=mean_of([match.turns for match in ended]),
        words=mean_of([sum(match.words) for match in ended]),
        minutes=mean_of([match.milliseconds / 60_000 for match in ended]),
        longest=longest_of([match.longest for match in ended if match.longest is not None]),
        best=best_of([match.best for match in ended if match.best is not None]),
        events=sum(match.events for match in ended),
        seconds=seconds,
        a_second=a_second,
    )


def wilson(wins: float, count: int) -> Share:
    """Wilson's interval, which holds for few matches and for shares near 0 and 1; `wins` may hold halves."""
    share, square = wins / count, _SURE * _SURE
    middle = (share + square / (2 * count)) / (1 + square / count)
    margin = _SURE * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))


def mean_of(values: Sequence[float]) -> Mean:
    """The mean with its margin; of one value alone nothing can be said of the margin, which is then 0."""
    return Mean(fmean(values), _SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)


def _figures(name: str, matches: Sequence[Played], seats: Iterable[Sequence[int]]) -> LevelFigures:
    """The figures of some of the seats of each match; a level that holds several wins when one of them does."""
    won = shared = 0
    wins = 0.0
    points: list[float] = []
    words: list[float] = []
    for match, own in zip(matches, seats, strict=True):
        among = sum(seat in match.winners for seat in own)
        if among:
            wins += among / len(match.winners)
            won += among == len(match.winners)
            shared += among < len(match.winners)
        points += [match.points[seat] for seat in own]
        words += [match.words[seat] for seat in own]
    return LevelFigures(name, won, shared, wilson(wins, len(matches)), mean_of(points), fmean(words))
