"""A match at one keyboard from where it stands to its end: who is asked what, and when it is kept."""

from collections.abc import Callable
from functools import partial

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
from sobremesa.cli.palette import QUIET, colour_of
from sobremesa.editions.texts import texts
from sobremesa.engine import Seat
from sobremesa.games.golf.actions import Action, Vote
from sobremesa.games.golf.events import DiceThrown, Phase
from sobremesa.games.golf.judging import open_ballots

CLAUSES = tuple(f"GOL-{number}" for number in ("C1", "C2", "C3", "C4", "C5", "S1", "S2", *range(1, 31)))


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
        self._pace = pace
        self._clock = MatchClock(match.now, runs=match.state.options.clock)
        self._received = match.now
        self._say = texts(seating.ui)
        commands = {HELP: self._help, "s": self._save, "q": self._leave}
        commands |= dict.fromkeys(("w", "why", "why?"), self._why)
        commands |= {clause.casefold(): partial(self._read_out, clause) for clause in CLAUSES}
        keyboard = Keyboard(console, self._say, commands)
        keyboard.after_reading(self._let_time_pass)
        self._table = Table(game, match, seating, console, keyboard, self._say)
        self._narrator = Narrator(self._table, self._let_people_read)
        self._bots = {seat: bot_for(game, level) for seat, level in enumerate(seating.levels) if level is not None}
        self._told = 0

    def play(self) -> None:
        """Until the match is over, or somebody leaves (`Left`)."""
        self._begin()
        while self._match.outcome is None:
            seat = self._next_seat()
            try:
                self._act(seat, self._action_of(seat))
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
            self._table.console.print(score_card(self._match.view(None), self._table.seating, self._say))
        self._narrate()

    def _next_seat(self) -> Seat:
        """People before bots: a bot never keeps anybody from writing."""
        waiting = self._match.state.waiting
        return min(waiting, key=lambda seat: (seat in self._bots, seat))

    def _action_of(self, seat: Seat) -> Action:
        if seat in self._bots:
            self._pace()
            chance = self._match.game.chance(self._match.state).child(f"bot/{seat}/{len(self._match.events)}")
            return self._bots[seat].choose(self._match.view(seat), self._match.offers(seat), chance)
        if self._match.state.phase is Phase.VOTING:
            return self._vote_of(seat)
        if self._table.shares_keyboard:
            self._hand_over(seat)
        action = self._secret_of(seat)
        if self._table.shares_keyboard:
            self._clear()
        return action

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
        question = self._say("cli-vote", voter=self._table.mark(voter), word=play.word)
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
            shelf.keep(self._file, self._match.save())

    def _narrate(self) -> None:
        entries = self._match.told(None, self._told)
        self._told = len(self._match.events)
        self._narrator.tell(entries)

    def _hand_over(self, seat: Seat) -> None:
        """What lies open stays on the screen until the next person has the keyboard."""
        name = self._table.mark(seat)
        self._table.console.print(Rule(Text(name, f"bold {colour_of(seat)}"), style=QUIET))
        self._table.keyboard.ask(self._say("cli-hand-over", name=name))
        self._clear()
        self._table.console.print(Rule(Text(name, f"bold {colour_of(seat)}"), style=QUIET))

    def _clear(self) -> None:
        console = self._table.console
        console.clear()
        if console.is_terminal and not console.is_dumb_terminal:
            # What has scrolled away goes too: a secret word is not a page up away.
            console.file.write("\x1b[3J")

    def _let_people_read(self) -> None:
        """A person alone with the screen goes on when they like; several hand over the keyboard anyway."""
        if len(self._table.seating.people) == 1 and self._match.deadline is None:
            self._table.keyboard.ask(self._say("cli-go-on"))

    def _help(self) -> None:
        self._table.console.print(self._say("cli-help"))

    def _why(self) -> None:
        self._narrator.explain()

    def _read_out(self, clause: str) -> None:
        self._narrator.read_out(clause)

    def _save(self) -> None:
        self._keep()
        self._table.keyboard.tell(self._say("cli-saved", file=str(self._file)))

    def _leave(self) -> None:
        self._keep()
        raise Left
