"""A match at one keyboard from where it stands to its end: who is asked, and what the others must not see."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sobremesa.bots import LEVELS
from sobremesa.cli import shelf
from sobremesa.cli.bots import Bots
from sobremesa.cli.clauses import clauses_in
from sobremesa.cli.front import Instead
from sobremesa.cli.hinting import Hints
from sobremesa.cli.keyboard import HELP, HINT_KEYS, HINT_WORDS, SHOW, Keyboard, Left
from sobremesa.cli.opening import Opening
from sobremesa.cli.palette import MUSTARD, QUIET, colour_of
from sobremesa.cli.saying import texts
from sobremesa.cli.sitting import Sitting
from sobremesa.cli.table import Table, waiting_in
from sobremesa.engine import Refused, Seat

_LEAST_BLANK = 60
"""Empty lines that hide a secret where the screen cannot be cleared."""


class TimePassed(Exception):  # noqa: N818 - time passes
    """A deadline passed, or a bot acted, and what somebody has just typed answers no question any more."""


class Session:
    """One sitting with whoever is there, people and bots."""

    def __init__(
        self,
        opening: Opening,
        console: Console,
        *,
        kept: bool = True,
        waits: bool = True,
        hints: str | None = None,
    ) -> None:
        match, seating = opening.match, opening.seating
        self._match = match
        self._received = match.now
        self.say = texts(seating.ui)
        self._bots = Bots(match, seating, console, self.say, waits=waits)
        keyboard = Keyboard(console, self.say, self._commands())
        keyboard.after_reading(self._let_time_pass)
        file = opening.file if kept else None
        if file is not None and opening.is_numbered:
            file = shelf.claim(file)
        self._table = Table(match, seating, console, keyboard, self.say, file, self._let_people_read)
        self._sitting = Sitting(self._table, opening.held)
        self._front = self._sitting.front
        self._hints = Hints(self._table, self._front, hints)
        keyboard.offer_hints(lambda: self._hints.are_for(self._at_question))
        self._at_question: Seat | None = None
        """Who has a question of the game before them, and the screen for it."""
        self._holder: Seat | None = None
        """Who has the keyboard, with secrets of theirs on the screen."""
        self._notice = ""
        """What everybody is told on the next screen."""
        self._reads = False
        """Whether somebody reads what was told, in a pause of the match."""

    @property
    def kept_in(self) -> Path | None:
        """The file that the match can be gone on with from, once it has been written."""
        return self._sitting.kept_in

    @property
    def welcome(self) -> str:
        """What a new match begins with."""
        return self.say(self._front.welcome, key=HELP)

    def play(self) -> None:
        """Until the match is over, or somebody leaves (`Left`), whose secrets do not stay on the screen."""
        self._sitting.begin()
        try:
            while self._match.outcome is None:
                self._play_on()
        finally:
            self._wipe()

    def _play_on(self) -> None:
        try:
            self._go_on()
        except TimePassed:
            self._sitting.keep()
        self._narrate()

    def _commands(self) -> dict[str, Callable[[], None]]:
        commands = {HELP: self._help, SHOW: self._show, "s": self._save, "q": self._leave}
        commands |= dict.fromkeys(("w", "why", "why?"), self._why)
        for word in (*HINT_KEYS, *HINT_WORDS):
            commands[word] = self._hint
            for level in LEVELS:
                named = (level, self.say(f"cli-bot-{level}").casefold())
                commands |= {f"{word} {name}": partial(self._hint, level) for name in named}
        return commands | {clause: partial(self._read_out, clause.upper()) for clause in clauses_in(self.say)}

    def _go_on(self) -> None:
        """Where bots take no time, people come before them: nobody is kept from playing. Else all in their time."""
        if self._bots.take_time and self._catch_up():
            return
        waiting = waiting_in(self._match)
        people = [seat for seat in waiting if seat not in self._bots]
        if people:
            self._ask(self._front.first(people))
        elif waiting:
            self._bots.act_next()
            self._sitting.keep()
        else:
            self._pass_over()

    def _catch_up(self) -> bool:
        """What bots and time have done meanwhile, if anything."""
        self._received = self._bots.clock.now()
        happened = self._bots.act_until(self._received)
        if happened:
            self._sitting.keep()
        return happened

    def _pass_over(self) -> None:
        """Only time goes on here, such as a countdown: nobody has to sit through it at one keyboard."""
        assert self._match.deadline is not None, "a match that goes on waits for somebody or for time"
        self._bots.clock.forward(self._match.deadline + 1)
        self._received = self._bots.clock.now()
        self._sitting.pass_time(self._received)

    def _ask(self, seat: Seat) -> None:
        """What a person does; or what another one does that still has the keyboard."""
        if not self._table.shares_keyboard or self._front.is_settled(seat):
            self._question(seat)
            return
        if not self._front.is_secret(seat):
            self._wipe()
            self._question(seat)
            return
        if self._holder != seat:
            self._wipe()
            before = self._hand_over(seat)
            if before is not None:
                self._notice = before.notice
                self._act(before.seat, before.action)
                return
        self._holder = seat
        self._question(seat)

    def _question(self, seat: Seat) -> None:
        self._at_question = seat
        try:
            action = self._front.ask(seat, partial(self._act, seat))
        finally:
            self._at_question = None
        self._act(seat, action)

    def _act(self, seat: Seat, action: Any) -> None:
        """What is done counts at the moment when it was typed (TAB-4); what a rule refuses is asked again (TAB-5)."""
        try:
            self._sitting.act(seat, action, self._received)
        except Refused as refused:
            self._table.keyboard.refuse(refused.refusal)

    def _let_time_pass(self) -> None:
        """Something was typed. Bots that were due before it have acted before it, and so have deadlines."""
        if self._reads:
            return
        self._received = self._bots.clock.now()
        self._bots.be_patient()
        if not self._bots.take_time:
            if self._match.tick(self._received):
                raise TimePassed
            return
        seat, deadline = self._at_question, self._match.deadline
        offered = self._match.offers(seat)

        def stands() -> bool:
            return self._match.deadline == deadline and self._match.offers(seat) == offered

        if not self._bots.act_until(self._received, stands):
            return
        self._sitting.keep()
        if not stands():
            raise TimePassed
        self._narrate()

    def _narrate(self) -> None:
        """News are for everybody: the secrets of who had the keyboard go first."""
        entries = self._sitting.news()
        if any(self._front.says(entry.event) for entry in entries):
            self._wipe()
            self._bots.be_patient()
        self._front.tell(entries)

    def _hand_over(self, seat: Seat) -> Instead | None:
        """What lies open stays until the next person has the keyboard; what is done before that, if anything."""
        name, instead = self._table.mark(seat), self._front.instead(seat)
        rule = Rule(Text(name, f"bold {colour_of(seat)}"), style=QUIET)
        self._table.console.print(rule)
        if self._notice:
            self._table.keyboard.tell(self._notice, MUSTARD)
            self._notice = ""
        hint = "" if instead is None else instead.hint
        answer = self._table.keyboard.ask(self.say("cli-hand-over", name=name), hint)
        if instead is not None and answer.casefold() == instead.key:
            return instead
        self._clear()
        self._table.console.print(rule)
        return None

    def _wipe(self) -> None:
        """The screen of whoever had the keyboard goes before anybody else looks at it."""
        if self._holder is not None:
            self._holder = None
            self._clear()

    def _clear(self) -> None:
        console = self._table.console
        console.clear()
        if console.is_terminal and not console.is_dumb_terminal:
            # What has scrolled away goes too: a secret word is not a page up away.
            console.file.write("\x1b[3J")
        elif console.is_dumb_terminal:
            # Of a terminal that can do nothing the console does not ask the height.
            height = max(console.height, get_terminal_size().lines)
            console.file.write("\n" * max(_LEAST_BLANK, 3 * height))

    def _let_people_read(self) -> None:
        """A person alone with the screen goes on when they like; several hand over the keyboard anyway."""
        if len(self._table.seating.people) == 1 and self._match.deadline is None:
            self._reads = True
            try:
                with self._bots.clock.stopped():
                    self._table.keyboard.ask(self.say("cli-go-on"), aside=True)
            finally:
                self._reads = False

    def _help(self) -> None:
        self._table.console.print(self.say(self._front.help))

    def _show(self) -> None:
        """The table again, as whoever has the keyboard may see it."""
        people = self._table.seating.people
        self._front.show(people[0] if len(people) == 1 else self._holder)

    def _why(self) -> None:
        self._front.explain()

    def _hint(self, level: str | None = None) -> None:
        self._hints.show(self._at_question, level)

    def _read_out(self, clause: str) -> None:
        self._front.read_out(clause)

    def _save(self) -> None:
        self._sitting.keep()
        file = self._table.file
        self._table.keyboard.tell(self.say("cli-saved", file=shelf.path_said(file) if file else ""))

    def _leave(self) -> None:
        self._sitting.keep()
        raise Left
