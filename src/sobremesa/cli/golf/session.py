"""A match at one keyboard from where it stands to its end: who is asked what, and when it is kept."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import get_terminal_size

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sobremesa.bots import bot_for
from sobremesa.cli import shelf
from sobremesa.cli.clock import MatchClock
from sobremesa.cli.golf.choosing import ask_choice
from sobremesa.cli.golf.narration import Narrator
from sobremesa.cli.golf.scores import score_card
from sobremesa.cli.golf.shopping import ask_purchase
from sobremesa.cli.golf.table import Table
from sobremesa.cli.golf.writing import Writing
from sobremesa.cli.keyboard import HELP, Keyboard, Left
from sobremesa.cli.opening import Opening
from sobremesa.cli.palette import MUSTARD, QUIET, colour_of
from sobremesa.cli.saying import texts
from sobremesa.editions.texts import Texts
from sobremesa.engine import Seat
from sobremesa.games.golf.actions import Action, TakeBack, Vote
from sobremesa.games.golf.events import DiceThrown, Phase, WordWritten
from sobremesa.games.golf.judging import open_ballots

_CLAUSE = re.compile(r"[a-z]{3}-[cs]?\d+")
TAKE_BACK = "t"
_LEAST_BLANK = 60
"""Empty lines that hide a secret where the screen cannot be cleared."""


class TimePassed(Exception):  # noqa: N818 - time passes
    """A deadline passed while somebody typed; what was typed comes too late."""


class Session:
    """One sitting of a match; without a file nothing is kept."""

    def __init__(
        self, opening: Opening, console: Console, *, kept: bool = True, pace: Callable[[], None] = lambda: None
    ) -> None:
        game, match, seating = opening.game, opening.match, opening.seating
        self._match = match
        self._file = opening.file if kept else None
        self._held = opening.held
        self._pace = pace
        # A match that was begun elsewhere may have a clock; at a shared keyboard it stands still.
        self._clock = MatchClock(match.now, runs=match.state.options.clock and len(seating.people) < 2)
        self._received = match.now
        self.say = texts(seating.ui)
        commands = {HELP: self._help, "s": self._save, "q": self._leave}
        commands |= dict.fromkeys(("w", "why", "why?"), self._why)
        commands |= {clause: partial(self._read_out, clause.upper()) for clause in clauses_in(self.say)}
        keyboard = Keyboard(console, self.say, commands)
        keyboard.after_reading(self._let_time_pass)
        self._table = Table(game, match, seating, console, keyboard, self.say)
        self._narrator = Narrator(self._table, self._let_people_read, self._file)
        self._bots = {seat: bot_for(game, level) for seat, level in enumerate(seating.levels) if level is not None}
        self._told = 0
        self._is_kept = False
        self._taken_back: Seat | None = None

    @property
    def kept_in(self) -> Path | None:
        """The file that the match can be gone on with from, once it has been written."""
        return self._file if self._is_kept else None

    def play(self) -> None:
        """Until the match is over, or somebody leaves (`Left`)."""
        self._begin()
        while self._match.outcome is None:
            try:
                self._act(*self._turn(self._next_seat()))
            except TimePassed:
                self._keep()
            self._narrate()

    def _begin(self) -> None:
        """A match that is taken up again is told from its last throw on, after the score so far."""
        if self._file is not None:
            shelf.lay_out(self._file, self._table.seating)
        self._keep()
        rounds = [entry.number for entry in self._match.events if isinstance(entry.event, DiceThrown)]
        self._told = rounds[-1]
        self._narrator.recall(self._match.events[: self._told])
        if len(rounds) > 1:
            self._table.console.print(score_card(self._match.view(None), self._table.seating, self.say))
        self._narrate()

    def _next_seat(self) -> Seat:
        """People before bots: a bot never keeps anybody from writing."""
        waiting = self._match.state.waiting
        return min(waiting, key=lambda seat: (seat in self._bots, seat))

    def _turn(self, seat: Seat) -> tuple[Seat, Action]:
        """What a seat does; or what another one does that still has the keyboard."""
        if seat in self._bots:
            self._pace()
            chance = self._match.game.chance(self._match.state).child(f"bot/{seat}/{len(self._match.events)}")
            return seat, self._bots[seat].choose(self._match.view(seat), self._match.offers(seat), chance)
        if self._match.state.phase is Phase.VOTING:
            return seat, self._vote_of(seat)
        if not self._table.shares_keyboard:
            return seat, self._secret_of(seat)
        writer = self._hand_over(seat)
        if writer is not None:
            self._taken_back = writer
            return writer, TakeBack()
        action = self._secret_of(seat)
        self._clear()
        return seat, action

    def _secret_of(self, seat: Seat) -> Action:
        match self._match.state.phase:
            case Phase.WRITING:
                return Writing(self._table, seat, lambda draft: self._act(seat, draft)).ask()
            case Phase.SCORING:
                return ask_choice(self._table, seat)
            case Phase.SHOPPING:
                return ask_purchase(self._table, seat)
        raise AssertionError("nobody is waited for in another phase")

    def _vote_of(self, voter: Seat) -> Vote:
        state = self._match.state
        author = open_ballots(state, voter)[0]
        play = state.shown[author]
        assert play is not None, "an empty card is not disputed"
        question = self.say("cli-vote", voter=self._table.mark(voter), word=play.word)
        return Vote(author, self._table.keyboard.ask_yes(question))

    def _act(self, seat: Seat, action: Action) -> None:
        """What is done counts at the moment when it was typed (TAB-4)."""
        self._match.act(seat, action, self._received)
        self._keep()

    def _let_time_pass(self) -> None:
        self._received = self._clock.now()
        if self._match.tick(self._received):
            raise TimePassed

    def _keep(self) -> None:
        """Kept before it is told: what anybody has seen is never lost (TAB-7)."""
        if self._file is not None:
            saved = self._match.save()
            shelf.keep(self._file, saved, before=self._held)
            self._held = saved
            self._is_kept = self._match.outcome is None

    def _narrate(self) -> None:
        entries = self._match.told(None, self._told)
        self._told = len(self._match.events)
        self._narrator.tell(entries)

    def _hand_over(self, seat: Seat) -> Seat | None:
        """What lies open stays on the screen until the next person has the keyboard; who takes a word back, if any."""
        name, writer = self._table.mark(seat), self._last_writer()
        self._table.console.print(Rule(Text(name, f"bold {colour_of(seat)}"), style=QUIET))
        if self._taken_back is not None:
            self._table.keyboard.tell(self.say("cli-taken-back", name=self._table.mark(self._taken_back)), MUSTARD)
            self._taken_back = None
        hint = "" if writer is None else self.say("cli-take-back", name=self._table.mark(writer), key=TAKE_BACK)
        answer = self._table.keyboard.ask(self.say("cli-hand-over", name=name), hint)
        if writer is not None and answer.casefold() == TAKE_BACK:
            return writer
        self._clear()
        self._table.console.print(Rule(Text(name, f"bold {colour_of(seat)}"), style=QUIET))
        return None

    def _last_writer(self) -> Seat | None:
        """The person who handed in last, while somebody still writes (GOL-2)."""
        state = self._match.state
        if state.phase is not Phase.WRITING:
            return None
        written = (entry.event.seat for entry in reversed(self._match.events) if isinstance(entry.event, WordWritten))
        done = set(self._table.seating.people) - set(state.waiting)
        return next((seat for seat in written if seat in done), None) if done else None

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
            self._table.keyboard.ask(self.say("cli-go-on"))

    def _help(self) -> None:
        self._table.console.print(self.say("cli-help"))

    def _why(self) -> None:
        self._narrator.explain()

    def _read_out(self, clause: str) -> None:
        self._narrator.read_out(clause)

    def _save(self) -> None:
        self._keep()
        self._table.keyboard.tell(self.say("cli-saved", file=shelf.path_said(self._file) if self._file else ""))

    def _leave(self) -> None:
        self._keep()
        raise Left


def clauses_in(say: Texts) -> list[str]:
    """The ids of all clauses that can be read out."""
    return sorted(each for each in say.ids if _CLAUSE.fullmatch(each))
