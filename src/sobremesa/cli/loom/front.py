"""The Letter Loom at one keyboard: who is asked what, in as few sittings as the rules allow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from sobremesa.cli.front import Front
from sobremesa.cli.loom.choosing import ask_centre, ask_for_card, ask_letters, ask_strategy_card
from sobremesa.cli.loom.creating import Creation
from sobremesa.cli.loom.moves import in_play_said
from sobremesa.cli.loom.narration import Narrator
from sobremesa.cli.loom.news import PrivateNews
from sobremesa.cli.loom.sheet import score_sheet
from sobremesa.cli.loom.table import Table
from sobremesa.cli.loom.way import way
from sobremesa.cli.palette import QUIET
from sobremesa.cli.table import Table as AnyTable
from sobremesa.cli.way import Way
from sobremesa.engine import Seat
from sobremesa.games.loom.actions import Action, Activate, PutBack, Ready, Start, Vote
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.events import RoundBegan
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.view import LoomView
from sobremesa.parts.bag import less

_STARTS = (Phase.STRATEGY_START, Phase.CREATION_START)
_BACKWARDS = (Phase.STRATEGY, Phase.CREATION)
"""Here the leader comes last, so that the keyboard is near who needs it next."""


class LoomFront(Front):
    """Hands, choices and words are secret; votes are open.

    Whoever looks at new cards says at once which one goes back, and the leader also which one is played: nothing that
    could change their minds happens in between, and the keyboard is passed on less often.
    """

    welcome = "cli-loom-welcome"
    help = "cli-loom-help"

    def __init__(self, table: AnyTable) -> None:
        self._table = Table.laid(table)
        self._narrator = Narrator(self._table)
        self._news = PrivateNews(self._table)
        self._plans: dict[tuple[Seat, Phase], PutBack | Activate] = {}
        self._ahead: LoomView | None = None
        """The match as it will be when what is asked now is due."""
        super().__init__(table)

    def is_secret(self, seat: Seat) -> bool:
        """All but votes and the start of timers (LOO-17)."""
        return self._table.match.state.phase not in (Phase.VOTING, *_STARTS)

    def is_settled(self, seat: Seat) -> bool:
        """Timers that nobody has to wait for, and what was said before."""
        state = self._table.match.state
        return self._plan(seat) is not None or (state.phase in _STARTS and not state.options.clock)

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Action:
        """What this phase asks for."""
        phase = self._table.match.state.phase
        if (planned := self._plan(seat)) is not None:
            del self._plans[seat, phase]
            return planned
        if phase in _STARTS:
            return self._start(seat)
        if phase is Phase.VOTING:
            return self._vote_of(seat)
        self._table.show(seat)
        self._news.tell(seat)
        return self._ask_in_secret(seat, phase, meanwhile)

    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """Rounds, strategy cards, words, verdicts and scores."""
        return self._narrator.tellers

    def says(self, event: Any) -> bool:
        """Steps of a card in play are told together."""
        return super().says(event) and (type(event) not in self._narrator.tellers or self._narrator.says(event))

    def opens(self, event: Any) -> bool:
        """A round."""
        return isinstance(event, RoundBegan)

    def show(self, seat: Seat | None) -> None:
        """Seats, centre and hand; for a spectator the score sheet too."""
        self._table.show(seat)
        view = self._table.match.view(seat)
        if view.strategy:
            self._table.console.print(self._strategy(view))
        if seat is None:
            self._table.console.print(self.score_sheet())

    def score_sheet(self) -> RenderableType:
        """A column a round (LOO-16)."""
        return score_sheet(self._table, self._table.match.view(None))

    def show_last(self) -> Iterable[str]:
        """The words of the last round, or of this one."""
        return self._narrator.show_last()

    def way(self, view: LoomView, action: Action) -> Way:
        """Decks, numbers, a word."""
        return way(self._table, view, action)

    def remember(self, event: Any) -> None:
        """What the steps of a card are told by."""
        self._narrator.remember(event)

    def first(self, waiting: Sequence[Seat]) -> Seat:
        """From the leader to the right, or back to the leader; what was said before comes first."""
        state = self._table.match.state
        planned = [seat for seat in waiting if self._plan(seat) is not None]
        if planned or state.phase is Phase.VOTING:
            return min(planned or waiting)
        order = [seat for seat in state.order if seat in waiting]
        return order[-1 if state.phase in _BACKWARDS else 0]

    def view_asked(self, seat: Seat) -> LoomView:
        """Which card goes back, and which one is played, may be asked before it is due."""
        return self._table.match.view(seat) if self._ahead is None else self._ahead

    def _ask_in_secret(self, seat: Seat, phase: Phase, meanwhile: Callable[[Any], None]) -> Action:
        view = self._table.match.view(seat)
        match phase:
            case Phase.CENTRE:
                return ask_centre(self._table, seat, meanwhile)
            case Phase.DECKS:
                return ask_letters(self._table, seat)
            case Phase.STRATEGY:
                return self._look(seat)
            case Phase.PUTTING_BACK:
                return PutBack(self._ask_put_back(view.strategy))
            case Phase.ACTIVATING:
                return Activate(self._ask_activate(view.strategy))
            case Phase.CREATION:
                return Creation(self._table, seat, meanwhile).ask()
        if view.playing is not None:
            self._table.console.print(in_play_said(self._table, view.playing))
        return ask_for_card(self._table, seat, meanwhile)

    def _plan(self, seat: Seat) -> PutBack | Activate | None:
        """What this seat has already said it will do now, in this round."""
        state = self._table.match.state
        planned = self._plans.get((seat, state.phase))
        return planned if planned is not None and planned.round == state.round else None

    def _start(self, seat: Seat) -> Start:
        """A timer is started only where there is one (LOO-4, LOO-9)."""
        if self._table.match.state.options.clock:
            self._table.show(seat)
            self._table.keyboard.ask(self._table.say("cli-loom-start", name=self._table.mark(seat)))
        return Start()

    def _look(self, seat: Seat) -> Ready:
        """A look at the cards, and what is to be done with them (LOO-4 to LOO-6)."""
        view = self._table.match.view(seat)
        plans: dict[tuple[Seat, Phase], PutBack | Activate] = {}
        with self._asking_ahead(view, Phase.PUTTING_BACK, view.strategy) as strategy:
            back = self._ask_put_back(strategy)
        plans[seat, Phase.PUTTING_BACK] = PutBack(back, round=view.round)
        if seat == view.leader and self._table.shares_keyboard:
            with self._asking_ahead(view, Phase.ACTIVATING, less(view.strategy, (back,))) as strategy:
                played = self._ask_activate(strategy)
            plans[seat, Phase.ACTIVATING] = Activate(played, round=view.round)
        self._plans |= plans
        return Ready()

    @contextmanager
    def _asking_ahead(
        self, view: LoomView, phase: Phase, strategy: tuple[StrategyKind, ...]
    ) -> Iterator[tuple[StrategyKind, ...]]:
        """While something is asked for a phase to come, with the strategy cards that are left then."""
        self._ahead = msgspec.structs.replace(view, phase=phase, strategy=strategy)
        try:
            yield strategy
        finally:
            self._ahead = None

    def _ask_put_back(self, strategy: tuple[StrategyKind, ...]) -> StrategyKind:
        return ask_strategy_card(self._table, strategy, self._table.say("cli-loom-ask-put-back"))

    def _ask_activate(self, strategy: tuple[StrategyKind, ...]) -> StrategyKind:
        return ask_strategy_card(self._table, strategy, self._table.say("cli-loom-ask-activate"))

    def _strategy(self, view: LoomView) -> Text:
        """The strategy cards in hand, by name."""
        names = ", ".join(self._table.say(f"loom-card-{kind.value}") for kind in view.strategy)
        return Text().append(self._table.say("cli-loom-your-strategy"), QUIET).append(f" {names}")

    def _vote_of(self, voter: Seat) -> Vote:
        state = self._table.match.state
        assert state.ballot is not None, "a vote is open"
        return Vote(state.ballot.author, self._table.ask_vote(voter, state.shown[-1].word))


FRONT = LoomFront
