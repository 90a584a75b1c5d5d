"""Who sits at the table: points, the backs of letters, and the strategy card of this round."""

from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.palette import QUIET, number
from sobremesa.cli.table import Table
from sobremesa.engine import Seat
from sobremesa.games.loom.edition import Deck
from sobremesa.games.loom.view import LoomView

SIGNS = {Deck.VOWEL: "v", Deck.CONSONANT: "c"}
"""What a deck is typed as, and what its backs are shown as, in both languages."""


def backs_said(letters: tuple[Deck, ...]) -> str:
    """The backs of letters as all see them (LOO-8): v c c."""
    return " ".join(SIGNS[deck] for deck in letters) or "—"


def seats_grid(table: Table, view: LoomView, seats: tuple[Seat, ...] = ()) -> Grid:
    """A row a seat, from the leader to the right; or only some of them, by their numbers."""
    say = table.say
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    titles = ["", "", say("cli-loom-points"), say("cli-loom-letters"), say("cli-loom-played") if view.activated else ""]
    grid.add_row(*(Text(title, QUIET) for title in titles))
    for seat in seats or _all(view):
        player = view.players[seat]
        points, letters = Text(number(player.points), "bold"), Text(backs_said(player.letters))
        grid.add_row(Text(str(seat + 1), QUIET), table.marked(seat), points, letters, _played(table, view, seat))
    return grid


def _all(view: LoomView) -> tuple[Seat, ...]:
    """Who plays this round first, then who looks on while others decide a tie (LOO-19)."""
    others = (seat for seat in range(len(view.players)) if seat not in view.order)
    return (*view.order, *others)


def _played(table: Table, view: LoomView, seat: Seat) -> Text:
    """The card in the row, and whom it was aimed at (LOO-6)."""
    said = Text()
    for card in view.activated:
        if card.seat == seat:
            said.append(table.say(f"loom-card-{card.kind.value}"), "bold")
            if card.target is not None:
                said.append(" → ", QUIET).append(table.marked(card.target))
    return said
