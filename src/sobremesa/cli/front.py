"""What the terminal asks of a game: how a person is asked, how events are told, and how the table is drawn.

A game's front-end is one class in `sobremesa/cli/<game>/front.py`, a subclass of `Front`, named there by
`FRONT = <the class>`. Nothing else needs to be registered (`sobremesa.cli.fronts` finds it), and until a game has one,
`PlainFront` (`sobremesa.cli.plain`) plays it by what its rules offer. Its texts stand in
`sobremesa/cli/<game>/texts/{es,en}.ftl` and are found there; each id begins with `cli-<game>-`.

The session, the script player and `sobremesa replay` do the rest alike for every game: whose turn it is, people
before bots, the screen between two people, keeping before telling, time, commands, clauses, help, leaving.
What a front-end must give:

- `welcome`, `help`: ids of two texts. `welcome` gets `$key`, the key for help.
- `is_secret(seat)`: whether the keyboard must be handed over before this seat is asked what it is asked now.
- `ask(seat, meanwhile)`: the next action of a seat. Draw what this seat may see, ask by `self.table.keyboard`, parse,
  preview by `self.table.preview`, ask again until something stands.
- `tellers()`: which events are told, and by which method. Events that are not in it are passed over in silence.
- `opens(event)`: the event that a chapter begins with (a round, a turn): a match that is resumed is told from there.
- `show(seat)`: the table as one seat sees it, or a spectator.
- `score_sheet()`: points so far.
- `way(view, action)`: what is typed for an action, for hints and the coach.
- `show_last()`: the last decision with its score lines again, for “why?”.

and may give, where the common answer does not do: `remember(event)`, `says(event)`, `first(waiting)`,
`is_settled(seat)`, `instead(seat)`, `result(outcome)`, `view_asked(seat)`, `afterwards(view, advice)`. What many games
draw alike is in `cli/scores.py`, `cli/judgements.py`, `cli/table.py` and `cli/palette.py`. Ids that its code puts
together (`f"cli-<game>-card-{kind}"`) are listed in `tests/cli/<game>/computed.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from sobremesa.bots.advice import Advice
from sobremesa.cli import shelf
from sobremesa.cli.clauses import in_order
from sobremesa.cli.palette import GREEN, QUIET
from sobremesa.cli.table import Table
from sobremesa.cli.way import Way
from sobremesa.engine import Entry, MatchEnded, Outcome, Seat, SeedRevealed


class Instead(msgspec.Struct, frozen=True):
    """What whoever still has the keyboard may do in place of passing it on: a key, what it does, and for whom."""

    key: str
    hint: str
    seat: Seat
    action: Any
    notice: str
    """Told on the next screen, to everybody."""


class Front(ABC):
    """One game at one keyboard. It may look at `table.match` whenever it is called: that is the match as it stands.

    Only what `is_secret` covers is drawn from a seat's own view; whatever else is shown must be from the view of a
    spectator (`table.match.view(None)`), for everybody at the keyboard sees it.
    """

    welcome: ClassVar[str]
    """The id of the sentence that a new match begins with; it is given `key`."""
    help: ClassVar[str]
    """The id of the text that `?` shows: the game in short, and all that can be typed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tellers: dict[type, Callable[..., None]] = {
            MatchEnded: self._match_ended,
            SeedRevealed: self._seed_revealed,
            **self.tellers(),
        }

    # What a game must give.

    @abstractmethod
    def is_secret(self, seat: Seat) -> bool:
        """Whether this seat, which the match waits for, is asked something now that the others must not see.

        If so, and several people share the keyboard, it is handed over before `ask` and the screen is wiped after it.
        If not, `ask` names the seat in its question (`table.mark(seat)`), for nobody is told whose turn it is.
        """

    @abstractmethod
    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Any:
        """The next action of this seat, which the match waits for: asked until there is one that the rules allow.

        `meanwhile(action)` does something at once without ending the question, such as keeping a draft. Commands
        (help, why, a clause, save, leave) never reach the front-end: `table.keyboard.ask` carries them out, and
        raises what ends the question early. Should the rules refuse the action all the same, the session says so
        and asks again.
        """

    @abstractmethod
    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """For each type of event that is told, the method that tells it; called once, when the table is laid.

        While a match is played only what a spectator hears is told. A replay from one seat, or of a finished match
        laid open, gives secret events too, so tellers for those are welcome.
        """

    @abstractmethod
    def opens(self, event: Any) -> bool:
        """Whether a chapter of the match begins with this event: a round, a turn."""

    @abstractmethod
    def show(self, seat: Seat | None) -> None:
        """The table as this seat sees it now, or as a spectator does."""

    @abstractmethod
    def score_sheet(self) -> RenderableType:
        """Everybody's points so far, as all may see them."""

    @abstractmethod
    def show_last(self) -> Iterable[str]:
        """Show what was scored last again, line by line, and give the clauses behind it; nothing if there is none."""

    @abstractmethod
    def way(self, view: Any, action: Any) -> Way:
        """What somebody who has this view types for an action that the rules allow."""

    # What a game may change.

    def view_asked(self, seat: Seat) -> Any:
        """What this seat is asked about now, for hints: the match as it sees it, unless it is asked ahead of time."""
        return self.table.match.view(seat)

    def afterwards(self, view: Any, advice: Advice[Any]) -> str:
        """What is still to be done at a later question for the points of a move, if anything; for hints."""
        return ""

    def remember(self, event: Any) -> None:  # noqa: B027 - most have nothing to remember
        """Whatever later events or `show_last` need to be told by; each event comes here first, told or not."""

    def first(self, waiting: Sequence[Seat]) -> Seat:
        """Which of these people is asked first."""
        return min(waiting)

    def is_settled(self, seat: Seat) -> bool:
        """Whether `ask` knows what this seat does without asking; then whoever has the keyboard keeps it."""
        return False

    def instead(self, seat: Seat) -> Instead | None:
        """What may be done before the keyboard is passed on to this seat, if anything."""
        return None

    def result(self, outcome: Outcome) -> str:
        """How the match ended, in one sentence that is spoken to whoever won."""
        return self.table.say.say(outcome.text)

    def says(self, event: Any) -> bool:
        """Whether anything is told of this event, which makes it a step of a replay; a bot abstains in silence."""
        return type(event) in self._tellers and not getattr(event, "abstain", False)

    # What the session, scripts and replays call.

    def tell(self, entries: Iterable[Entry[Any]]) -> None:
        """Each event that has something to say."""
        for entry in entries:
            self.remember(entry.event)
            if self.says(entry.event):
                self._tellers[type(entry.event)](entry.event)

    def recall(self, entries: Iterable[Entry[Any]]) -> None:
        """What happened before: not told again, but what comes may speak of it."""
        for entry in entries:
            self.remember(entry.event)

    def explain(self) -> None:
        """The last scores again, and what each of their clauses says (TAB-8)."""
        clauses = set(self.show_last())
        if not clauses:
            self.table.keyboard.tell(self.table.say("cli-nothing-scored"))
        for clause in in_order(clauses):
            self.read_out(clause)

    def read_out(self, clause: str) -> None:
        """What a clause says."""
        said = Text().append(f"{clause}  ", "bold").append(self.table.say(clause.lower()), QUIET)
        self.table.console.print(said)

    def _match_ended(self, event: MatchEnded) -> None:
        outcome = event.outcome
        # Fluent writes a negative number with a hyphen.
        result = self.result(outcome).replace(" -", " −")
        said = Text().append(result, "bold")
        if len(outcome.points) > 1 and outcome.winners:
            said = Text(" ").join(self.table.marked(seat) for seat in outcome.winners)
            said.append(f": {result[:1].lower()}{result[1:]}", "bold")
        self.table.console.print(
            Panel(said.append(f" {outcome.clause}", QUIET), border_style=GREEN, expand=False, padding=(0, 2))
        )

    def _seed_revealed(self, event: SeedRevealed) -> None:
        say, file, out = self.table.say, self.table.file, self.table.console
        if file is None:
            out.print(Text(say("cli-seed", seed=event.seed), QUIET))
            return
        match = shelf.name_to_resume(file)
        is_path = match != shelf.LAST
        out.print(Text(say("cli-coach-offer", match=match)), soft_wrap=is_path)
        out.print(Text(say("cli-seed", seed=event.seed), QUIET))
        out.print(Text(say("cli-seed-check", match=match), QUIET), soft_wrap=is_path)
