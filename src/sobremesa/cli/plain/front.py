"""Any game at one keyboard: what the rules offer is listed, whatever is too free to list is typed as JSON."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import UnionType
from typing import Any, get_args

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.front import Front
from sobremesa.cli.keyboard import HELP
from sobremesa.cli.palette import QUIET, number
from sobremesa.cli.plain.events import event_said, scores_in, tag_of, written
from sobremesa.cli.table import Table, beginning_of
from sobremesa.cli.way import Way
from sobremesa.engine import Codec, Malformed, MatchBegan, MatchEnded, Offer, Score, Seat, SeedRevealed

_COMMON = (MatchEnded, SeedRevealed)
_MOST_LISTED = 40
"""Choices that are listed; the others can be typed."""


class PlainFront(Front):
    """Every wait is taken for a secret, since nothing is known of it."""

    welcome = "cli-plain-welcome"
    help = "cli-plain-help"

    def __init__(self, table: Table) -> None:
        self._actions: Codec[Any] = Codec(table.match.game.action_type)
        self._last: tuple[Score, ...] = ()
        super().__init__(table)

    def is_secret(self, seat: Seat) -> bool:
        """Rather too often than once too little."""
        return True

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Any:
        """A number of the list, or an action as JSON."""
        offers = self.table.match.offers(seat)
        choices = [choice for offer in offers for choice in offer.choices][:_MOST_LISTED]
        self.table.console.print(_listed(choices, offers))
        keyboard, say = self.table.keyboard, self.table.say
        while True:
            answer = keyboard.ask(say("cli-plain-ask", name=self.table.mark(seat)), say("cli-plain-hint", key=HELP))
            action = self._action(answer, choices)
            if action is not None and self.table.preview(seat, action) is not None:
                return action

    def tellers(self) -> Mapping[type, Callable[..., None]]:
        """Every kind of event, as it stands in the log."""
        types = _types(self.table.match.game.event_type)
        return {each: self._tell_event for each in types if each not in _COMMON}

    def opens(self, event: Any) -> bool:
        """Nothing is known of rounds or turns: a match is always told from its beginning."""
        return isinstance(event, MatchBegan)

    def show(self, seat: Seat | None) -> None:
        """The fields of the view."""
        view = self.table.match.view(seat)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for field in view.__struct_fields__:
            grid.add_row(Text(field, QUIET), Text(written(getattr(view, field))))
        self.table.console.print(grid)

    def score_sheet(self) -> RenderableType:
        """Points where the match is over; before that only the game knows what counts."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        outcome = self.table.match.outcome
        for seat in range(len(beginning_of(self.table.match).seats)):
            points = number(outcome.points[seat]) if outcome is not None else ""
            grid.add_row(self.table.marked(seat), Text(points, "bold"))
        return grid

    def show_last(self) -> Iterable[str]:
        """The event with the last scores."""
        for score in self._last:
            self.table.console.print(event_said(self.table, score))
        return {line.clause for score in self._last for line in score.lines}

    def way(self, view: Any, action: Any) -> Way:
        """The action as JSON."""
        return Way((self._actions.encode(action).decode(),))

    def remember(self, event: Any) -> None:
        """The last scores there were."""
        self._last = tuple(scores_in(event)) or self._last

    def _tell_event(self, event: Any) -> None:
        self.table.console.print(event_said(self.table, event))

    def _action(self, answer: str, choices: Sequence[Any]) -> Any:
        """The action that was typed; what is wrong with it is told, and is None."""
        if answer.isdecimal() and 1 <= int(answer[:4]) <= len(choices):
            return choices[int(answer[:4]) - 1]
        try:
            return self._actions.decode(answer)
        except Malformed as malformed:
            self.table.keyboard.tell(self.table.say.say(malformed.text))
            return None


def _listed(choices: Sequence[Any], offers: Sequence[Offer[Any]]) -> Grid:
    """Choices with numbers, and what else may be typed with its fields."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, choice in enumerate(choices, 1):
        grid.add_row(Text(str(place), "bold"), Text(tag_of(choice)), Text(written(choice), QUIET))
    for offer in offers:
        asks = " ".join(f"{ask.field} {ask.least}–{ask.most} {written(ask.among)}" for ask in offer.asks)
        if asks:
            grid.add_row("", Text(offer.action), Text(asks, QUIET))
    return grid


def _types(event_type: Any) -> tuple[type, ...]:
    """The kinds of event that a game knows."""
    return get_args(event_type) if isinstance(event_type, UnionType) else (event_type,)


FRONT = PlainFront
