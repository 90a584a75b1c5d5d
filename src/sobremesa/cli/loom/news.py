"""What only one seat may hear: the letters that it got and lost (LOO-8)."""

from collections.abc import Callable, Iterable

from sobremesa.cli.loom.cards import letter_said
from sobremesa.cli.loom.table import Table
from sobremesa.cli.palette import MUSTARD
from sobremesa.engine import Seat
from sobremesa.games.loom.events import Event, LetterDrawn, LetterGiven, LetterTaken, RoundBegan
from sobremesa.games.loom.phases import Into


class PrivateNews:
    """Tells each seat, when it has the keyboard, what happened to its letters since it last had it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard: dict[Seat, int] = {}

    def tell(self, seat: Seat) -> None:
        """What this seat has not heard yet of this round."""
        match = self._table.match
        for line in self._lines(seat, self._since(seat)):
            self._table.keyboard.tell(line, MUSTARD)
        self._heard[seat] = len(match.events)

    def _since(self, seat: Seat) -> int:
        rounds = (entry.number for entry in reversed(self._table.match.events) if isinstance(entry.event, RoundBegan))
        return max(self._heard.get(seat, 0), next(rounds, 0))

    def _lines(self, seat: Seat, since: int) -> Iterable[str]:
        for entry in self._table.match.told(seat, since):
            line = self._line(seat, entry.event)
            if line:
                yield line

    def _line(self, seat: Seat, event: Event) -> str:
        match event:
            case LetterDrawn(face_down=False):
                return self._said("cli-loom-you-drew", event.card)
            case LetterTaken() if event.to is not None:
                return self._taken(seat, event)
            case LetterGiven():
                gave = event.seat == seat
                other = event.rival if gave else event.seat
                return self._said("cli-loom-you-gave" if gave else "cli-loom-you-were-given", event.card, other)
        return ""

    def _taken(self, seat: Seat, event: LetterTaken) -> str:
        if event.seat == seat:
            return self._said("cli-loom-you-took", event.card, event.rival)
        lost = "cli-loom-you-lost-out" if event.into is Into.DISCARDS else "cli-loom-you-lost"
        return self._said(lost, event.card, event.seat)

    def _said(self, name: str, card: int, other: Seat | None = None) -> str:
        say: Callable[..., str] = self._table.say
        letter = letter_said(self._table.box, self._table.say, card)
        return say(name, letter=letter) if other is None else say(name, letter=letter, name=self._table.mark(other))
