"""Asking somebody for a turn: a play is shown with its score before it is made; or an exchange, or a pass."""

from itertools import pairwise

from rich.text import Text

from sobremesa.cli.bisonte.notation import read_start, split_entry, start_said
from sobremesa.cli.bisonte.scores import by_words
from sobremesa.cli.bisonte.sheet import score_sheet
from sobremesa.cli.bisonte.showing import board_and_side, show_table
from sobremesa.cli.bisonte.side import unseen_tiles
from sobremesa.cli.bisonte.table import Table
from sobremesa.cli.bisonte.wording import Reading, read_tiles, read_word
from sobremesa.cli.keyboard import HELP
from sobremesa.cli.palette import MUSTARD, QUIET
from sobremesa.engine import Score, Seat
from sobremesa.games.bisonte.actions import Action, Exchange, Pass, Placement, Play
from sobremesa.games.bisonte.placing import laid_by

_PASS = ("pass", "pasar", "paso", "p")
_EXCHANGE = ("exchange", "cambiar", "cambio", "x")
_TILES = ("tiles", "fichas")
_SCORES = ("scores", "puntos")
_BACK = ("-", "n", "no")


class Asking:
    """One turn of one seat, which alone sees its rack."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._view = table.match.view(seat)
        self._play: Play | None = None
        """The play that was typed last, shown but not made yet."""

    def ask(self) -> Action:
        """Until there is something that the rules allow and the player wants."""
        show_table(self._table, self._seat)
        while True:
            answer = self._answer()
            if not answer and self._play is not None:
                return self._play
            action = self._do(answer)
            if action is not None:
                return action

    def _answer(self) -> str:
        table, say, keyboard = self._table, self._table.say, self._table.keyboard
        if self._play is None:
            return keyboard.ask(say("cli-bisonte-ask", name=table.mark(self._seat)), say("cli-bisonte-hint", key=HELP))
        run = table.runs(self._view.board, self._play.placements)[0]
        where = start_said(table.box.layout, run.cells)
        return keyboard.ask(say("cli-bisonte-lay", word=run.word, where=where), say("cli-bisonte-lay-hint"))

    def _do(self, answer: str) -> Action | None:
        """What was typed, if it ends the turn."""
        command, _, rest = answer.partition(" ")
        match command.casefold():
            case word if word in _PASS and not rest:
                return self._pass()
            case word if word in _EXCHANGE:
                return self._exchange(rest)
            case word if word in _TILES and not rest:
                self._table.console.print(unseen_tiles(self._table, self._view))
            case word if word in _SCORES and not rest:
                self._table.console.print(score_sheet(self._table, self._view))
            case word if word in _BACK and self._play is not None:
                self._play = None
                show_table(self._table, self._seat)
            case _:
                self._propose(answer)
        return None

    def _pass(self) -> Pass | None:
        return Pass(turn=self._view.turn) if self._is_sure(self._table.say("cli-bisonte-sure-pass")) else None

    def _exchange(self, typed: str) -> Exchange | None:
        """Tiles for others (BIS-9)."""
        say = self._table.say
        tiles = read_tiles(self._table.box, self._view.rack, typed)
        if not tiles:
            self._table.keyboard.tell(say("cli-bisonte-exchange-again"))
            return None
        action = Exchange(tiles, turn=self._view.turn)
        if self._table.preview(self._seat, action) is None:
            return None
        sure = say("cli-bisonte-sure-exchange", tiles=" ".join(tiles), count=len(tiles))
        return action if self._is_sure(sure) else None

    def _is_sure(self, question: str) -> bool:
        return self._table.keyboard.ask_yes(question)

    def _propose(self, answer: str) -> None:
        """A play that the rules allow is shown; what is wrong with another is said, and the last one stays."""
        play = self._read(answer)
        if play is None:
            return
        score = self._table.preview(self._seat, play)
        if score is not None:
            self._play = play
            self._show(play, score)

    def _read(self, answer: str) -> Play | None:
        say, layout = self._table.say, self._table.box.layout
        entry = split_entry(answer)
        if entry is None:
            self._table.keyboard.tell(say("cli-bisonte-again"))
            return None
        start = read_start(layout, entry[0])
        if start is None:
            self._table.keyboard.tell(say("cli-bisonte-no-square", square=entry[0].upper()))
            return None
        view = self._view
        split = view.options.split_digraphs
        reading = read_word(self._table.box, view.board, view.rack, start, entry[1], split_digraphs=split)
        if not isinstance(reading, Reading):
            self._table.keyboard.tell(say.say(reading))
            return None
        return max((Play(way, turn=view.turn) for way in reading.ways), key=self._points)

    def _points(self, play: Play) -> int:
        """What a play would bring; less than nothing if it is refused."""
        seen = self._table.match.preview(self._seat, play)
        return seen.total if isinstance(seen, Score) else -1

    def _show(self, play: Play, score: Score) -> None:
        """The board with the play on it, and what it would score (BIS-16)."""
        table, say = self._table, self._table.say
        laid = laid_by(play.placements)
        table.console.print(board_and_side(table, {**self._view.board, **laid}, laid))
        for placement in play.placements:
            self._tell_bisonte(placement)
        table.console.print(by_words(score, say, say("cli-bisonte-if-it-stands")))
        self._warn(play)

    def _tell_bisonte(self, placement: Placement) -> None:
        if placement.stands_for:
            said = self._table.say("cli-bisonte-stands-for", tile=placement.stands_for)
            self._table.console.print(Text().append(said, MUSTARD).append(" BIS-6", QUIET))

    def _warn(self, play: Play) -> None:
        """Two tiles that can never be a digraph here are seen without asking the dictionary (BIS-8)."""
        if self._view.options.split_digraphs:
            return
        digraphs = self._table.box.digraphs
        for run in self._table.runs(self._view.board, play.placements):
            if any(one.tile + other.tile in digraphs for one, other in pairwise(run.tiles)):
                said = self._table.say("bis-8-split-digraph", word=run.word)
                self._table.console.print(Text().append(said, MUSTARD).append(" BIS-8", QUIET))
