"""Word Buffet at one keyboard: paths are traced in secret, all else is open."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from sobremesa.cli.buffet.asking import ask_cell, ask_number, ask_word
from sobremesa.cli.buffet.board import Ink
from sobremesa.cli.buffet.narration import Narrator
from sobremesa.cli.buffet.sheet import score_sheet
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.buffet.tracing import Announcing, Showing, Tracing
from sobremesa.cli.buffet.way import way
from sobremesa.cli.front import Front
from sobremesa.cli.table import Table as AnyTable
from sobremesa.cli.way import Way
from sobremesa.engine import Seat
from sobremesa.games.buffet.actions import Action, Ready, Vote
from sobremesa.games.buffet.events import Phase, RoundBegan
from sobremesa.games.buffet.view import BuffetView


class BuffetFront(Front):
    """Whoever shares a keyboard searches one after another, and who begins goes round from round to round."""

    welcome = "cli-buffet-welcome"
    help = "cli-buffet-help"

    def __init__(self, table: AnyTable) -> None:
        self._table = Table.laid(table)
        self._narrator = Narrator(self._table)
        self._tracing: Tracing | None = None
        self._rested = 0
        """The last round after which somebody has pressed Enter for all (BUF-34)."""
        super().__init__(table)

    def is_secret(self, seat: Seat) -> bool:
        """A path that is traced to announce it (BUF-7)."""
        state = self._table.match.state
        return state.phase is Phase.SEARCH and not state.options.call_first

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Action:
        """What this phase asks for."""
        state = self._table.match.state
        match state.phase:
            case Phase.SEARCH if state.options.call_first:
                return ask_number(self._table, seat)
            case Phase.SEARCH:
                return self._trace(Announcing(self._table, seat))
            case Phase.SAYING:
                return ask_word(self._table, seat)
            case Phase.SHOWING:
                return self._trace(Showing(self._table, seat))
            case Phase.VOTING:
                return self._vote_of(seat)
            case Phase.PLACING:
                return ask_cell(self._table, seat)
            case Phase.RESTING:
                return self._rest()
        raise AssertionError("nobody is waited for in another phase")

    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """Rounds, announcements, words, verdicts, ants and scores."""
        return self._narrator.tellers

    def says(self, event: Any) -> bool:
        """A search that opens before people who are shown the board anyway is not told."""
        return super().says(event) and self._narrator.says(event)

    def opens(self, event: Any) -> bool:
        """A round."""
        return isinstance(event, RoundBegan)

    def show(self, seat: Seat | None) -> None:
        """The board with what this seat has traced so far, and the score if the match ended now."""
        tracing = self._tracing
        if tracing is not None and seat in (tracing.seat, None) and not self._is_kept_from(seat):
            tracing.draw(legend=True)
            return
        view = self._table.match.view(self._looking() if seat is None else seat)
        if self._table.is_narrow:
            self._table.console.print(self.score_sheet())
        self._table.show_board(view, self._ink(view), legend=True)
        if not self._table.is_narrow:
            self._table.console.print(self.score_sheet())

    def score_sheet(self) -> RenderableType:
        """What everybody would have now."""
        return score_sheet(self._table, self._table.match.view(None))

    def show_last(self) -> Iterable[str]:
        """The scores, or the words of the last round that had any."""
        return self._narrator.show_last()

    def way(self, view: BuffetView, action: Action) -> Way:
        """A path, a number, a cell."""
        return way(self._table, action)

    def remember(self, event: Any) -> None:
        """What was announced, and what became of it."""
        self._narrator.remember(event)

    def first(self, waiting: Sequence[Seat]) -> Seat:
        """The seat that begins goes round, as row 1 does (BUF-10)."""
        state = self._table.match.state
        seats = len(state.sitters)
        return min(waiting, key=lambda seat: (seat - state.round + 1) % seats)

    def _looking(self) -> Seat | None:
        """Who reads the board in the open: at a shared keyboard the one who places from row 1 (BUF-34)."""
        state = self._table.match.state
        return state.waiting[0] if self._table.asks and state.phase is Phase.PLACING else None

    def _is_kept_from(self, seat: Seat | None) -> bool:
        """Whether a path that is being traced must not be shown to whoever looks."""
        return seat is None and self._table.match.state.phase is not Phase.SHOWING

    def _trace(self, tracing: Tracing) -> Action:
        self._tracing = tracing
        try:
            return tracing.ask()
        finally:
            self._tracing = None

    def _ink(self, view: BuffetView) -> Ink:
        """The cells to choose from, where the match waits for a choice."""
        if view.phase is Phase.PLACING:
            seat = view.row_one[0]
            return Ink(seat, view.ground.placeable(seat))
        if view.seat is not None and view.is_searching and view.phase is Phase.SEARCH:
            return Ink(view.seat, view.ground.starts(view.seat))
        return Ink()

    def _rest(self) -> Ready:
        """One Enter does for everybody at the keyboard (BUF-34)."""
        table, now = self._table, self._table.match.state.round
        while self._rested != now:
            if table.keyboard.ask(table.say("cli-buffet-ready", round=now + 1)):
                table.keyboard.tell(table.say("cli-buffet-ready-again"))
            else:
                self._rested = now
        return Ready(round=now)

    def _vote_of(self, voter: Seat) -> Vote:
        state = self._table.match.state
        assert state.ballot is not None, "a vote is open"
        assert state.shown is not None, "a word is voted on once it is shown"
        return Vote(state.ballot.author, self._table.ask_vote(voter, state.shown.word), round=state.round)


FRONT = BuffetFront
