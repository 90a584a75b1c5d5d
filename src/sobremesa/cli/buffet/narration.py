"""What happened, told to everybody at the table: announcements, the chart, words, verdicts, ants and scores."""

from collections.abc import Callable

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sobremesa.cli.buffet.beside import chart
from sobremesa.cli.buffet.board import Ink
from sobremesa.cli.buffet.cells import cell_name, cells_said
from sobremesa.cli.buffet.sheet import score_sheet
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.buffet.verdicts import ants_said, meaning_of, verdict_said
from sobremesa.cli.judgements import reason_said
from sobremesa.cli.palette import MUSTARD, QUIET
from sobremesa.cli.scores import itemised
from sobremesa.engine import Score, Seat
from sobremesa.games.buffet.events import (
    Announced,
    AntPlaced,
    Event,
    GaveUp,
    MatchScored,
    NothingPlaced,
    PathShown,
    PathTraced,
    Phase,
    RoundBegan,
    RoundEnded,
    SearchEnded,
    SearchOpened,
    TimeRanOut,
    VoteCast,
    VoteOpened,
    WordChecked,
    WordSaid,
)
from sobremesa.games.buffet.rules import SAND_SECONDS

_TOLD_PHASES = (Phase.SEARCH, Phase.VOTING)
"""Where nothing else tells that time is over."""


class Narrator:
    """Tells events as they come, and remembers the round they belong to."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._letters: dict[Seat, int] = {}
        self._word = ""
        self._checked: list[WordChecked] = []
        self._is_new_round = False
        self._scores: tuple[Score, ...] = ()
        self.tellers: dict[type, Callable[..., None]] = {
            RoundBegan: self._round_began,
            SearchOpened: self._search_opened,
            PathTraced: self._path_traced,
            Announced: self._announced,
            GaveUp: self._gave_up,
            TimeRanOut: self._time_ran_out,
            SearchEnded: self._search_ended,
            WordSaid: self._word_said,
            PathShown: self._path_shown,
            VoteOpened: self._vote_opened,
            VoteCast: self._vote_cast,
            WordChecked: self._word_checked,
            AntPlaced: self._ant_placed,
            NothingPlaced: self._nothing_placed,
            RoundEnded: self._round_ended,
            MatchScored: self._match_scored,
        }

    def remember(self, event: Event) -> None:
        """Numbers of letters, the word being checked, the words of a round, and the scores."""
        match event:
            case RoundBegan():
                self._letters, self._is_new_round = {}, True
            case Announced():
                self._letters[event.seat] = event.letters
            case PathShown():
                self._word = event.word
            case WordChecked():
                self._checked = [*([] if self._is_new_round else self._checked), event]
                self._is_new_round = False
            case MatchScored():
                self._scores = event.scores

    def says(self, event: Event) -> bool:
        """Nobody is shown the board before a search where nobody is asked; an empty path says nothing."""
        match event:
            case SearchOpened():
                return self._looks_on
            case PathShown():
                return bool(event.path)
            case TimeRanOut():
                return event.phase in _TOLD_PHASES
        return True

    def show_last(self) -> set[str]:
        """The scores again, or the last words with what became of them; the clauses behind them."""
        if self._scores:
            self._show_scores()
            return {line.clause for score in self._scores for line in score.lines} | {"BUF-32"}
        for event in self._checked:
            self._verdict(event)
        return {event.verdict.clause for event in self._checked}

    @property
    def _looks_on(self) -> bool:
        """Whether nobody here is shown the board while tracing: a replay, a script, a match of bots."""
        return not (self._table.asks and self._table.seating.people)

    def _print(self, said: Text) -> None:
        self._table.console.print(said)

    def _tell_seat(self, seat: Seat, said: str, clause: str, style: str = "") -> None:
        self._print(self._table.marked(seat).append(f"  {said}", style).append(f" {clause}", QUIET))

    def _round_began(self, event: RoundBegan) -> None:
        title = Text(self._table.say("cli-buffet-round", round=event.round), "bold")
        self._table.console.print()
        self._table.console.print(Rule(title, style=QUIET))

    def _search_opened(self, _event: SearchOpened) -> None:
        self._table.show_board(self._table.match.view(None))

    def _path_traced(self, event: PathTraced) -> None:
        """A secret until the word is checked: only whoever looks back may hear of it (BUF-7)."""
        self._path(event.seat, self._table.match.view(None).ground.word(event.path), event.path)

    def _path(self, seat: Seat, word: str, path: tuple[int, ...]) -> None:
        said = self._table.marked(seat).append(f"  {word}", "bold")
        self._print(said.append(f"  {cells_said(path)}", QUIET))

    def _announced(self, event: Announced) -> None:
        say = self._table.say
        said = say("cli-buffet-announced", letters=event.letters)
        self._tell_seat(event.seat, said, "BUF-7")
        if event.ends is not None and len(self._letters) == 1:
            said = say("cli-buffet-hourglass", seconds=SAND_SECONDS)
            self._print(Text(said, MUSTARD).append(" BUF-9", QUIET))

    def _gave_up(self, event: GaveUp) -> None:
        self._tell_seat(event.seat, self._table.say("cli-buffet-gave-up"), "BUF-10")

    def _time_ran_out(self, _event: TimeRanOut) -> None:
        self._print(Text(self._table.say("cli-buffet-time-ran-out"), MUSTARD))

    def _search_ended(self, event: SearchEnded) -> None:
        rows = [(self._letters[seat], seat) for seat in event.order]
        rows += [(1, seat) for seat in event.row_one]
        self._print(Text(self._table.say("cli-buffet-chart-full"), "bold").append(" BUF-13", QUIET))
        self._table.console.print(Padding(chart(self._table, rows), (0, 0, 1, 2), expand=False))

    def _word_said(self, event: WordSaid) -> None:
        self._tell_seat(event.seat, self._table.say("cli-buffet-said", word=event.word), "BUF-7")

    def _path_shown(self, event: PathShown) -> None:
        self._path(event.seat, event.word, event.path)
        if self._looks_on:
            self._table.show_board(self._table.match.view(None), Ink(event.seat, (), event.path))

    def _vote_opened(self, event: VoteOpened) -> None:
        said = self._table.say("cli-vote-opened", word=self._word, reason=reason_said(event.reason, self._table.say))
        self._print(Text(f"  {said}", MUSTARD).append(" BUF-25", QUIET))

    def _vote_cast(self, event: VoteCast) -> None:
        said = self._table.say("cli-vote-yes" if event.accept else "cli-vote-no", who=self._table.person(event.voter))
        self._print(Text("  ").append(self._table.marked(event.voter)).append(f"  {said}"))

    def _word_checked(self, event: WordChecked) -> None:
        self._verdict(event, named=not event.path)

    def _verdict(self, event: WordChecked, *, named: bool = True) -> None:
        """What became of a word, with the ants; under the path it needs no name."""
        table = self._table
        said = verdict_said(event, table.match.view(None), table.say)
        self._print((table.marked(event.seat) if named else Text()).append("  ").append(said))
        if meaning := meaning_of(table.game.lexicon, event.verdict, table.say):
            table.console.print(Padding(Text(meaning, QUIET), (0, 0, 0, 4), expand=False))
        if event.verdict.places_ants:
            table.console.print(Padding(ants_said(event, table.say), (0, 0, 0, 4), expand=False))

    def _ant_placed(self, event: AntPlaced) -> None:
        say, cell = self._table.say, cell_name(event.cell)
        by_chance = event.draw is not None
        said = say("cli-buffet-placed-by-chance" if by_chance else "cli-buffet-placed", cell=cell)
        if event.special:
            said += f" {say('cli-buffet-placed-special')}"
        self._tell_seat(event.seat, said, "BUF-33" if by_chance else "BUF-20")

    def _nothing_placed(self, event: NothingPlaced) -> None:
        self._tell_seat(event.seat, self._table.say("cli-buffet-nothing-placed"), "BUF-22")

    def _round_ended(self, event: RoundEnded) -> None:
        table = self._table
        view = table.match.view(None)
        table.console.print()
        table.show_board(view)
        if not event.last:
            table.console.print(score_sheet(table, view))
        elif any(ant.special for ant in view.ants.values()):
            self._print(Text(table.say("cli-buffet-last-special"), MUSTARD).append(" BUF-27", QUIET))
        else:
            self._print(Text(table.say("cli-buffet-last-nothing"), MUSTARD).append(" BUF-22", QUIET))

    def _match_scored(self, _event: MatchScored) -> None:
        self._show_scores()

    def _show_scores(self) -> None:
        table = self._table
        for seat, score in enumerate(self._scores):
            table.console.print(table.marked(seat))
            table.console.print(Padding(itemised(score, table.say, table.say("cli-score")), (0, 0, 0, 2)))
