"""Moves as hints and the coach name them: a word with its points, or what is done without one."""

from rich.text import Text

from sobremesa.bots.advice import Advice
from sobremesa.bots.review import Move
from sobremesa.cli.palette import colour_of_points, number
from sobremesa.cli.way import Way
from sobremesa.editions.texts import Texts
from sobremesa.engine.text import Text as Reason

_RETURN = "⏎"
"""The key, where the word might be typed."""


def move_said(move: Advice[object] | Move, way: Way, say: Texts) -> Text:
    """`HUECOS  12 points`; of a move that is no word what it is, or else what is typed for it."""
    name = way.said or move.word or typed_said(way, ", ")
    said = Text().append(name, "bold")
    if move.points is not None:
        points = number(move.points)
        said.append(f"  {say('cli-move-points', points=points, count=abs(move.points))}", colour_of_points(move.points))
    return said


def typed_said(way: Way, between: str = " · ") -> str:
    """What is typed, line by line."""
    return between.join(line or _RETURN for line in way.typed)


def reasons_beside(move: Advice[object] | Move) -> list[Reason]:
    """Why a move is good, less what stands beside it already: that its word takes its points."""
    known = {"word": move.word, "points": move.points}
    return [reason for reason in move.reasons if reason.args != known]
