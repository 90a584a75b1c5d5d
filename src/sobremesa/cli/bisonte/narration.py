"""What happened, told to everybody at the table: plays, objections, exchanges, and the end."""

from collections import Counter
from collections.abc import Callable

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sobremesa.cli.bisonte.board import tiles_said
from sobremesa.cli.bisonte.notation import start_said
from sobremesa.cli.bisonte.scores import by_words
from sobremesa.cli.bisonte.sheet import score_sheet
from sobremesa.cli.bisonte.showing import board_and_side
from sobremesa.cli.bisonte.table import Table, fresh_in
from sobremesa.cli.bisonte.verdicts import meaning_of, verdict_said
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED
from sobremesa.cli.scores import itemised
from sobremesa.engine import Seat
from sobremesa.games.bisonte import events as told
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.events import Event, Phase
from sobremesa.games.bisonte.objecting import VOTED
from sobremesa.games.bisonte.state import TurnKind


class Narrator:
    """Tells events as they come; remembers points and the last score."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._points: Counter[Seat] = Counter()
        self._last: told.PlayMade | told.RacksCounted | None = None
        self.tellers: dict[type, Callable[..., None]] = {
            told.StartDrawn: self._start_drawn,
            told.StartSettled: self._start_settled,
            told.TilesDrawn: self._tiles_drawn,
            told.TurnBegan: self._turn_began,
            told.PlayMade: self._play_made,
            told.VoteOpened: self._vote_opened,
            told.VoteCast: self._vote_cast,
            told.ObjectionMade: self._objection_made,
            told.PlayUndone: self._play_undone,
            told.PlayScored: self._play_scored,
            told.TilesLaidDown: self._tiles_laid_down,
            told.TilesExchanged: self._tiles_exchanged,
            told.TurnPassed: self._turn_passed,
            told.TurnSkipped: self._turn_skipped,
            told.TimeRanOut: self._time_ran_out,
            told.RacksCounted: self._racks_counted,
        }

    def says(self, event: Event) -> bool:
        """People see whose turn it is by being asked; a play that was checked stands as soon as it is made."""
        match event:
            case told.TurnBegan():
                return not self._table.is_seen
            case told.PlayScored():
                return not self._table.is_checked
            case told.TimeRanOut():
                return event.phase is Phase.OBJECTING
        return True

    def remember(self, event: Event) -> None:
        """Points, and what was scored last."""
        match event:
            case told.PlayScored():
                self._points[event.seat] += event.score.total
            case told.PlayMade() | told.RacksCounted():
                self._last = event

    def show_last(self) -> set[str]:
        """The last play line by line, or what the racks cost; the clauses behind it."""
        match self._last:
            case told.PlayMade() as play:
                self._tell(play.seat, Text(self._play_said(play), "bold"))
                say = self._table.say
                self._table.console.print(itemised(play.score, say, say("cli-score")))
                return {line.clause for line in play.score.lines}
            case told.RacksCounted() as counted:
                self._racks(counted)
                return {counted.clause, *(line.clause for score in counted.scores for line in score.lines)}
        return set()

    def _tell(self, seat: Seat, said: Text | str, clause: str = "") -> None:
        """A sentence about a seat."""
        line = self._table.marked(seat).append("  ").append(said)
        self._table.console.print(line.append(f" {clause}" if clause else "", QUIET))

    def _does(self, seat: Seat, id: str, clause: str = "", *, style: str = "", **args: str | int) -> None:  # noqa: A002
        """What a seat does, in words that are spoken to it where that is you."""
        said = self._table.say(id, who=self._table.person(seat), **args)
        self._tell(seat, Text(said, style), clause)

    def _start_drawn(self, event: told.StartDrawn) -> None:
        if event.tile == BISONTE:
            self._does(event.seat, "cli-bisonte-start-again")
        else:
            self._does(event.seat, "cli-bisonte-start-drawn", tile=event.tile)

    def _start_settled(self, event: told.StartSettled) -> None:
        self._does(event.seat, "cli-bisonte-starts", "BIS-S1", style="bold")

    def _tiles_drawn(self, event: told.TilesDrawn) -> None:
        """A secret: only whoever looks back hears of it (BIS-7)."""
        self._does(event.seat, "cli-bisonte-drew", tiles=" ".join(event.tiles))

    def _turn_began(self, event: told.TurnBegan) -> None:
        turn = self._table.say("cli-bisonte-turn", turn=self._table.match.state.turn)
        title = Text(f"{turn} · ", "bold").append_text(self._table.marked(event.seat))
        self._table.console.print(Rule(title, style=QUIET))

    def _play_made(self, event: told.PlayMade) -> None:
        """The board is drawn where nobody is about to be shown it anyway."""
        table, say = self._table, self._table.say
        is_open = table.match.state.phase is Phase.OBJECTING
        if not table.is_seen or table.shares_keyboard or is_open:
            fresh = [placement.cell for placement in event.placements]
            table.console.print(board_and_side(table, table.match.state.board, fresh))
        self._tell(event.seat, Text(self._play_said(event), "bold"))
        total = say("cli-score") if table.is_checked else say("cli-bisonte-if-it-stands")
        table.console.print(by_words(event.score, say, total))
        if table.is_checked:
            self._meaning(event.words[0])

    def _play_said(self, event: told.PlayMade) -> str:
        """Where and what: 8D CASA."""
        run = self._table.runs(self._table.match.state.board, event.placements)[0]
        return f"{start_said(self._table.box.layout, run.cells)} {run.word}"

    def _meaning(self, word: str) -> None:
        meaning = meaning_of(self._table.game.lexicon, word, self._table.say)
        if meaning:
            self._table.console.print(Text(meaning, QUIET))

    def _vote_opened(self, event: told.VoteOpened) -> None:
        self._does(event.seat, "cli-bisonte-objects-to-vote", "BIS-12")

    def _vote_cast(self, event: told.VoteCast) -> None:
        self._does(event.voter, "cli-vote-yes" if event.accept else "cli-vote-no")

    def _objection_made(self, event: told.ObjectionMade) -> None:
        say = self._table.say
        if event.voted:
            is_known = any(verdict.reason == VOTED for verdict in event.verdicts)
            said = say("cli-bisonte-voted-in" if is_known else "cli-bisonte-voted-down")
            self._table.console.print(Text(said).append(" BIS-12", QUIET))
        else:
            self._does(event.seat, "cli-bisonte-objects", "BIS-12")
        for verdict in event.verdicts:
            self._table.console.print(verdict_said(verdict, say))
            if verdict.valid and verdict.reason != VOTED:
                self._meaning(verdict.word)
        if not event.upheld:
            self._does(event.seat, "cli-bisonte-rejected", "BIS-14", style=RED)

    def _play_undone(self, event: told.PlayUndone) -> None:
        self._does(event.seat, "cli-bisonte-undone", "BIS-13", style=RED)

    def _play_scored(self, event: told.PlayScored) -> None:
        points, total = event.score.total, self._points[event.seat]
        said = self._table.say("cli-bisonte-stands", points=points, total=total)
        self._tell(event.seat, Text(said, GREEN), "BIS-7")

    def _tiles_laid_down(self, event: told.TilesLaidDown) -> None:
        """A secret: only whoever looks back hears of it (BIS-9)."""
        self._does(event.seat, "cli-bisonte-laid-down", tiles=" ".join(event.tiles))

    def _tiles_exchanged(self, event: told.TilesExchanged) -> None:
        self._does(event.seat, "cli-bisonte-exchanged", "BIS-9", count=event.count)

    def _turn_passed(self, event: told.TurnPassed) -> None:
        if event.by_clock:
            self._does(event.seat, "cli-bisonte-time-over", "BIS-26", style=MUSTARD)
        else:
            self._does(event.seat, "cli-bisonte-passes", "BIS-10")

    def _turn_skipped(self, event: told.TurnSkipped) -> None:
        self._does(event.seat, "cli-bisonte-skips", "BIS-14", style=MUSTARD)

    def _time_ran_out(self, _event: told.TimeRanOut) -> None:
        said = Text(self._table.say("cli-bisonte-nobody-objected"), MUSTARD)
        self._table.console.print(said.append(" BIS-15", QUIET))

    def _racks_counted(self, event: told.RacksCounted) -> None:
        table = self._table
        said = Text(table.say(f"cli-bisonte-ended-{event.clause.lower()}"), "bold")
        table.console.print(said.append(f" {event.clause}", QUIET))
        self._last_board()
        self._racks(event)
        table.console.print(score_sheet(table, table.match.view(None)))

    def _last_board(self) -> None:
        """The board as it stays, unless it was drawn for the last play just before."""
        table, view = self._table, self._table.match.view(None)
        if not table.shares_keyboard or view.turns[-1].kind is not TurnKind.PLAY:
            table.console.print(board_and_side(table, view.board, fresh_in(view)))

    def _racks(self, event: told.RacksCounted) -> None:
        """What each seat had left, and what that costs and brings (BIS-24)."""
        say = self._table.say
        for seat, (rack, score) in enumerate(zip(event.racks, event.scores, strict=True)):
            tiles = tiles_said(rack, self._table.box) if rack else Text(say("cli-bisonte-no-tiles"), QUIET)
            self._tell(seat, tiles)
            if score.lines:
                self._table.console.print(Padding(itemised(score, say, say("cli-bisonte-rack-row")), (0, 0, 0, 2)))
