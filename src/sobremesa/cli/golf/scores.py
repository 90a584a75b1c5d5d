"""Scores that explain themselves: line by line, and Luis's (GOL-14, GOL-26)."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED, VIOLET, colour_of_points, number
from sobremesa.cli.scores import BESIDE
from sobremesa.cli.scores import itemised as itemised_in
from sobremesa.editions.texts import Texts
from sobremesa.engine import Score
from sobremesa.games.golf.events import RoundScore

CUP = "✦"

# How a letter scored, by the id of its line; each of these lines is one letter of the word.
_LETTERS = {
    "golf-line-die": GREEN,
    "golf-line-joker": MUSTARD,
    "golf-line-card": VIOLET,
    "golf-line-obstacle": QUIET,
    "golf-line-nothing": QUIET,
    "golf-line-misspelt": f"strike {RED}",
    "golf-line-misspelt-obstacle": f"strike {RED}",
    "golf-line-missing": f"strike {RED}",
    "golf-line-missing-obstacle": f"strike {RED}",
    "golf-line-extra": f"strike {RED}",
}


def letter_styles(score: Score) -> Mapping[int, str]:
    """The colour of each letter of the word that was scored, by its place."""
    return dict(enumerate(_LETTERS[line.text.id] for line in score.lines if line.text.id in _LETTERS))


def itemised(score: Score, say: Texts, total: str) -> Table:
    """Every line with its points and its clause, letters in the colour of how they scored."""
    return itemised_in(score, say, total, _LETTERS, widest=BESIDE)


def luis_line(scored: RoundScore, say: Texts) -> Text:
    """Luis's score of a round in one line: E1 S1 C2 … − 4 = 5 (GOL-26)."""
    said = Text().append(f"⚐ {say('cli-golf-luis')}  ", "bold")
    *thrown, par = scored.score.lines
    for line in thrown:
        said.append(str(line.text.args["face"]), "bold").append(f"{line.points} ", QUIET)
    said.append(f"− {-par.points} = ", QUIET)
    said.append(number(scored.score.total), f"bold {colour_of_points(scored.score.total)}")
    return said.append(f"  {par.clause}", QUIET)
