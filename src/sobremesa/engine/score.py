"""Scores that explain themselves: every point has a line with the clause behind it."""

from collections.abc import Iterable

import msgspec

from sobremesa.engine.text import Argument, Text


class Line(msgspec.Struct, frozen=True):
    """Some points, the clause that gives them, and what to say of them."""

    points: int
    clause: str
    text: Text


class Score(msgspec.Struct, frozen=True):
    """Lines that add up."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class Stake(Score, frozen=True):
    """What a move scores if it turns out well, and what otherwise. A preview never says which applies."""

    otherwise: Score = Score()


def line(points: int, clause: str, id: str, /, **args: Argument) -> Line:  # noqa: A002
    """`line(3, "GOL-7", "golf-line-die", letter="H")`."""
    return Line(points, clause, Text(id, args))


def score(lines: Iterable[Line]) -> Score:
    """A score of these lines."""
    return Score(tuple(lines))
