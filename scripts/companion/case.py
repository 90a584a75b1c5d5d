"""One question to the browser, and what the rules answer."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.score import Line, Score

Data: TypeAlias = Any
"""What JSON can say."""


class Case(NamedTuple):
    """`question` is a name that `web/src/companion/proof.ts` knows."""

    question: str
    asked: Data
    answer: Data


def scored(score: Score) -> Data:
    """A score with all its lines."""
    return {"total": score.total, "lines": [_line(each) for each in score.lines]}


def _line(line: Line) -> Data:
    return [line.points, line.clause, line.text.id, dict(line.text.args)]


def reckoned(course: Sequence[Sequence[int]], totals: Sequence[int], outcome: Outcome | None) -> Data:
    """A whole sheet: totals after each step and in the end, and who has won by what."""
    told = None
    if outcome is not None:
        why = [outcome.text.id, dict(outcome.text.args)]
        told = {"winners": list(outcome.winners), "clause": outcome.clause, "why": why}
    return {"course": [list(each) for each in course], "totals": list(totals), "sums": list(totals), "outcome": told}
