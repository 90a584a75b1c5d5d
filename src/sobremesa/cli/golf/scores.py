"""Scores that explain themselves: line by line, Luis's, and the card of nine holes (GOL-14, GOL-24)."""

from collections.abc import Iterable, Mapping

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED, VIOLET, colour_of, colour_of_points, number
from sobremesa.cli.scores import BESIDE
from sobremesa.cli.scores import itemised as itemised_in
from sobremesa.cli.seating import Seating
from sobremesa.editions.texts import Texts
from sobremesa.engine import Score
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import RoundScore
from sobremesa.games.golf.view import GolfView

CUP = "✦"

# How a letter scored, by the id of its line; each of these lines is one letter of the word.
_LETTERS = {
    "golf-line-die": GREEN,
    "golf-line-joker": MUSTARD,
    "golf-line-card": VIOLET,
    "golf-line-obstacle": QUIET,
    "golf-line-nothing": QUIET,
    "golf-line-misspelt": f"strike {RED}",
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


def score_card(view: GolfView, seating: Seating, say: Texts) -> Table:
    """Nine holes in columns, everybody in rows, with cups and totals."""
    table = Table(
        box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, border_style=QUIET, header_style="bold"
    )
    table.add_column(say("cli-golf-hole-column"), no_wrap=True)
    for hole in range(1, HOLES + 1):
        table.add_column(str(hole), justify="right", min_width=2)
    table.add_column(CUP, justify="right")
    table.add_column(say("cli-total-column"), justify="right")
    pars = [str(card.par) for card in view.players[0].cards]
    table.add_row(say("cli-golf-par-row"), *pars, "", "", style=QUIET)
    for seat, player in enumerate(view.players):
        name = Text(seating.mark(seat, say), colour_of(seat))
        table.add_row(name, *_holes(player.rounds), str(player.cups or ""), Text(number(player.points), "bold"))
    if view.is_solo:
        total = sum(scored.score.total for scored in view.luis)
        table.add_row(f"⚐ {say('cli-golf-luis')}", *_holes(view.luis), "", Text(number(total), "bold"))
    return table


def _holes(rounds: Iterable[RoundScore]) -> list[Text]:
    """One cell a hole; a hole in one has a cup."""
    scored = [(each.score.total, each.cup) for each in rounds]
    cells = [
        Text(number(total) + (CUP if cup else ""), f"bold {GREEN}" if cup else colour_of_points(total))
        for total, cup in scored
    ]
    return [*cells, *(Text("·", QUIET) for _ in range(HOLES - len(cells)))]
