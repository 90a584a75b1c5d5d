"""Bisonte at one keyboard: turns are asked in secret, objections openly and once for all."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from sobremesa.cli.bisonte.narration import Narrator
from sobremesa.cli.bisonte.objecting import Objections
from sobremesa.cli.bisonte.sheet import score_sheet
from sobremesa.cli.bisonte.showing import show_table
from sobremesa.cli.bisonte.table import Table
from sobremesa.cli.bisonte.turn import Asking
from sobremesa.cli.bisonte.way import way
from sobremesa.cli.front import Front
from sobremesa.cli.table import Table as AnyTable
from sobremesa.cli.way import Way
from sobremesa.engine import MatchBegan, Seat
from sobremesa.games.bisonte.actions import Action, Vote
from sobremesa.games.bisonte.events import Phase, TurnBegan
from sobremesa.games.bisonte.view import BisonteView


class BisonteFront(Front):
    """Racks are secret; what lies on the board is not."""

    welcome = "cli-bisonte-welcome"
    help = "cli-bisonte-help"

    def __init__(self, table: AnyTable) -> None:
        self._table = Table.laid(table)
        self._narrator = Narrator(self._table)
        self._objections = Objections(self._table)
        super().__init__(table)

    def is_secret(self, seat: Seat) -> bool:
        """A turn needs a look at the player's own rack; objections and votes need none (BIS-C3, BIS-12)."""
        return not self._is_objecting() and not self._is_voting()

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Action:
        """A turn, what this seat has against a play, or a vote on it."""
        if self._is_objecting():
            return self._objections.answer(seat)
        if self._is_voting():
            return self._vote_of(seat)
        return Asking(self._table, seat).ask()

    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """The start, plays, objections, exchanges, passes, the end."""
        return self._narrator.tellers

    def says(self, event: Any) -> bool:
        """Some events are told by what comes before or after them."""
        return super().says(event) and (type(event) not in self._narrator.tellers or self._narrator.says(event))

    def opens(self, event: Any) -> bool:
        """Every turn; the first with all that comes before it, such as the draw for the start (BIS-S1)."""
        turns = (entry.event for entry in self._table.match.events if isinstance(entry.event, TurnBegan))
        return isinstance(event, MatchBegan) or (isinstance(event, TurnBegan) and event is not next(turns))

    def show(self, seat: Seat | None) -> None:
        """The board and the rack; for a spectator everybody's turns too."""
        show_table(self._table, seat, legend=True)
        if seat is None and self._table.match.state.turns:
            self._table.console.print(self.score_sheet())

    def score_sheet(self) -> RenderableType:
        """A column a seat, a row a turn."""
        return score_sheet(self._table, self._table.match.view(None))

    def show_last(self) -> Iterable[str]:
        """The last play, or the racks at the end."""
        return self._narrator.show_last()

    def way(self, view: BisonteView, action: Action) -> Way:
        """A place and a word, tiles, or a word alone."""
        return way(self._table, view, action)

    def remember(self, event: Any) -> None:
        """Points and the last score."""
        self._narrator.remember(event)

    def first(self, waiting: Sequence[Seat]) -> Seat:
        """Who objects comes before who lets a play stand."""
        return self._objections.first(waiting) if self._is_objecting() else min(waiting)

    def _is_objecting(self) -> bool:
        return self._table.match.state.phase is Phase.OBJECTING

    def _is_voting(self) -> bool:
        return self._table.match.state.phase is Phase.VOTING

    def _vote_of(self, seat: Seat) -> Vote:
        """Whether this person knows the words of the play (BIS-12)."""
        table, state = self._table, self._table.match.state
        assert state.open_play is not None, "a play is voted on"
        question = table.say("cli-bisonte-vote", voter=table.mark(seat), words=", ".join(state.open_play.words))
        return Vote(table.keyboard.ask_yes(question, aside=False), turn=state.turn)


FRONT = BisonteFront
