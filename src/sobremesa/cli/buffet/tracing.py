"""Asking for a path: cell by cell or step by step, shown back on the board before it counts (BUF-2 to BUF-7)."""

from abc import ABC, abstractmethod
from typing import ClassVar

from sobremesa.cli.buffet.board import Ink
from sobremesa.cli.buffet.cells import Misread, cells_said, example_path, read_path, steps_said
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.keyboard import HELP
from sobremesa.engine import Refused, Seat
from sobremesa.games.buffet.actions import Action, Announce, GiveUp, Show
from sobremesa.games.buffet.ground import check_path
from sobremesa.games.buffet.view import BuffetView

NOTHING = "-"
BACK = "<"
_STEPS = ("s", "w")
"""Commands that are steps to the south and to the west too; while a path is drawn they are taken for steps."""


class Tracing(ABC):
    """One seat's path until it is final; whether it is a word nobody is told (BUF-7)."""

    nothing_hint: ClassVar[str]
    """The id of what `-` does."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.path: tuple[int, ...] = ()

    @property
    def view(self) -> BuffetView:
        """The match as this seat sees it."""
        return self.table.match.view(self.seat)

    def ask(self) -> Action:
        """Until something is announced, shown or given up that the rules allow."""
        self.draw()
        while True:
            action = self._take(self._entry())
            if action is not None and self.table.preview(self.seat, action) is not None:
                return action

    def draw(self, *, legend: bool = False) -> None:
        """The board with the cells to begin on, or with the path so far."""
        view = self.view
        marked = () if self.path else view.ground.starts(self.seat)
        self.table.show_board(view, Ink(self.seat, marked, self.path), legend=legend)

    @abstractmethod
    def done(self) -> Action:
        """What Enter does with the path."""

    @abstractmethod
    def nothing(self) -> Action | None:
        """What `-` does, if the person is sure of it."""

    @abstractmethod
    def stands(self, path: tuple[int, ...]) -> bool:
        """Whether a path may be drawn; what the rules have against it is told."""

    @abstractmethod
    def question(self) -> str:
        """What is asked before there is a path."""

    @abstractmethod
    def question_of_path(self, word: str) -> str:
        """What is asked when there is one."""

    def _entry(self) -> str:
        say, keyboard, view = self.table.say, self.table.keyboard, self.view
        nothing = say(self.nothing_hint, none=NOTHING)
        if self.path:
            hint = say("cli-buffet-path-hint", cells=cells_said(self.path), back=BACK, nothing=nothing)
            return keyboard.ask(self.question_of_path(view.ground.word(self.path)), hint, but_not=_STEPS)
        path = example_path(view.ground, self.seat)
        if not path:
            return keyboard.ask(self.question(), say("cli-buffet-no-start", nothing=nothing))
        told = "cli-buffet-trace-hint-narrow" if self.table.is_narrow else "cli-buffet-trace-hint"
        hint = say(told, cells=cells_said(path), keys=steps_said(path), nothing=nothing, key=HELP)
        return keyboard.ask(self.question(), hint)

    def _take(self, entry: str) -> Action | None:
        if entry == NOTHING:
            return self.nothing()
        if entry == BACK:
            self._lay(self.path[:-1])
        elif entry:
            self._trace(entry)
        elif self.path:
            return self.done()
        else:
            self.table.keyboard.tell(self.table.say("cli-buffet-read-start"))
        return None

    def _trace(self, entry: str) -> None:
        try:
            path = read_path(entry, self.path)
        except Misread as misread:
            self.table.keyboard.tell(self.table.say(misread.sentence))
            return
        if self.stands(path):
            self._lay(path)

    def _lay(self, path: tuple[int, ...]) -> None:
        self.path = path
        self.draw()


class Announcing(Tracing):
    """A word is announced by tracing it; what breaks a rule is refused at no cost (BUF-7)."""

    nothing_hint = "cli-buffet-gives-up"

    def done(self) -> Announce:
        """The path, for good (BUF-8)."""
        return Announce(self.path, round=self.view.round)

    def nothing(self) -> GiveUp | None:
        """To row 1 (BUF-10)."""
        sure = self.table.keyboard.ask_yes(self.table.say("cli-buffet-give-up"))
        return GiveUp(round=self.view.round) if sure else None

    def stands(self, path: tuple[int, ...]) -> bool:
        """A path may still be too short, and nothing else."""
        try:
            check_path(self.view.ground, self.seat, path, least=1)
        except Refused as refused:
            self.table.keyboard.refuse(refused.refusal)
            return False
        return True

    def question(self) -> str:
        """A word that nobody else hears."""
        return self.table.say("cli-buffet-your-word")

    def question_of_path(self, word: str) -> str:
        """The letters as they were traced."""
        return self.table.say("cli-buffet-announce", word=word, letters=len(word))


class Showing(Tracing):
    """The path of the word that was said; if it is wrong, it is not valid (BUF-7, BUF-16)."""

    nothing_hint = "cli-buffet-shows-none"

    def done(self) -> Show:
        """The path, for everybody to see."""
        return Show(self.path, round=self.view.round)

    def nothing(self) -> Show | None:
        """There is no word."""
        sure = self.table.keyboard.ask_yes(self.table.say("cli-buffet-show-nothing"))
        return Show(round=self.view.round) if sure else None

    def stands(self, path: tuple[int, ...]) -> bool:
        """Anything on the board: what is wrong with it comes out when it is checked."""
        return self.table.preview(self.seat, Show(path)) is not None

    def question(self) -> str:
        """What each voter has said."""
        return self.table.say("cli-buffet-show", name=self.table.mark(self.seat), word=self.view.said)

    def question_of_path(self, word: str) -> str:
        """The letters as they were traced, and the word that was said."""
        name = self.table.mark(self.seat)
        return self.table.say("cli-buffet-show-path", name=name, traced=word, word=self.view.said)
