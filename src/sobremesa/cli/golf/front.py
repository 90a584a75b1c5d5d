"""Word Golf at one keyboard: who is asked what in each phase, and how the table is drawn."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.console import RenderableType

from sobremesa.bots.advice import Advice
from sobremesa.cli.front import Front, Instead
from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.choosing import ask_choice
from sobremesa.cli.golf.narration import Narrator
from sobremesa.cli.golf.pieces import round_side
from sobremesa.cli.golf.sheet import score_card
from sobremesa.cli.golf.shopping import ask_purchase
from sobremesa.cli.golf.table import Table
from sobremesa.cli.golf.voting import ask_vote
from sobremesa.cli.golf.way import TAKE_BACK, cards_to_choose, way
from sobremesa.cli.golf.writing import Writing
from sobremesa.cli.table import Table as AnyTable
from sobremesa.cli.way import Way
from sobremesa.engine import Outcome, Seat
from sobremesa.games.golf.actions import Action, TakeBack, Vote
from sobremesa.games.golf.events import DiceThrown, Phase, ShopClosed, WordsShown, WordWritten
from sobremesa.games.golf.view import GolfView
from sobremesa.games.golf.voting import open_ballots


class GolfFront(Front):
    """Cards are written in secret, choices and purchases are made in secret, votes are open."""

    welcome = "cli-golf-welcome"
    help = "cli-golf-help"

    def __init__(self, table: AnyTable) -> None:
        self._table = Table.laid(table)
        self._narrator = Narrator(self._table)
        super().__init__(table)

    def is_secret(self, seat: Seat) -> bool:
        """All but a vote (GOL-2, GOL-22, GOL-29, GOL-30)."""
        return self._table.match.state.phase is not Phase.VOTING

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Action:
        """What this phase asks for."""
        match self._table.match.state.phase:
            case Phase.WRITING:
                return Writing(self._table, seat, meanwhile).ask()
            case Phase.VOTING:
                return self._vote_of(seat)
            case Phase.SCORING:
                return ask_choice(self._table, seat)
            case Phase.SHOPPING:
                return ask_purchase(self._table, seat)
        raise AssertionError("nobody is waited for in another phase")

    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """Throws, words, verdicts, scores, purchases."""
        return self._narrator.tellers

    def opens(self, event: Any) -> bool:
        """A round begins with its throw (GOL-1)."""
        return isinstance(event, DiceThrown)

    def show(self, seat: Seat | None) -> None:
        """The card of this hole with dice and belongings; for a spectator the card of nine holes."""
        table = self._table
        if seat is None:
            table.console.print(self.score_sheet())
            return
        view = table.match.view(seat)
        # Whoever has the keyboard now need not be who wrote this: a word taken back is not shown (GOL-2).
        play = None if table.shares_keyboard else view.own_play
        ink = Ink(play.word, play.path) if play else Ink()
        table.show_card(view.card, ink, round_side(view, table.box, table.seating, table.say))

    def score_sheet(self) -> RenderableType:
        """Nine holes in columns (GOL-24)."""
        return score_card(self._table, self._table.match.view(None))

    def show_last(self) -> Iterable[str]:
        """The last round's scores."""
        return self._narrator.show_last()

    def way(self, view: GolfView, action: Action) -> Way:
        """A word and its line, a choice, a purchase."""
        return way(self._table, view, action)

    def afterwards(self, view: GolfView, advice: Advice[Action]) -> str:
        """Which cards a word needs."""
        return cards_to_choose(self._table, view, advice)

    def remember(self, event: Any) -> None:
        """The round that events belong to."""
        self._narrator.remember(event)

    def says(self, event: Any) -> bool:
        """A word alone is told with its verdict, and a shop where nobody bought anything not at all."""
        match event:
            case WordsShown():
                return len(event.plays) > 1
            case ShopClosed():
                return any(bought.kinds for bought in event.purchases)
        return super().says(event)

    def instead(self, seat: Seat) -> Instead | None:
        """Who handed in last may take the word back while somebody still writes (GOL-2)."""
        writer, say = self._last_writer(), self._table.say
        if writer is None:
            return None
        name = self._table.mark(writer)
        hint = say("cli-golf-take-back", name=name, key=TAKE_BACK)
        return Instead(TAKE_BACK, hint, writer, TakeBack(), say("cli-golf-taken-back", name=name))

    def result(self, outcome: Outcome) -> str:
        """Against Luis the game speaks to the player; somebody who looks on is told of a third."""
        say, seating = self._table.say, self._table.seating
        ending = outcome.text.id.removeprefix("golf-outcome-")
        if seating.people or not ending.startswith("luis-"):
            return super().result(outcome)
        return say(f"cli-golf-watched-{ending}", name=seating.name(0, say), **outcome.text.args)

    def _vote_of(self, voter: Seat) -> Vote:
        state = self._table.match.state
        return ask_vote(self._table, voter, open_ballots(state, voter)[0])

    def _last_writer(self) -> Seat | None:
        """The person who handed in last, while somebody still writes."""
        match = self._table.match
        if match.state.phase is not Phase.WRITING:
            return None
        written = (entry.event.seat for entry in reversed(match.events) if isinstance(entry.event, WordWritten))
        done = set(self._table.seating.people) - set(match.state.waiting)
        return next((seat for seat in written if seat in done), None) if done else None


FRONT = GolfFront
