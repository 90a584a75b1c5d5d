"""All that the events of a match have built so far."""

from collections.abc import Iterable

import msgspec

from sobremesa.engine.chance import Chance
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.golf.actions import Answer, Choice
from sobremesa.games.golf.events import Phase, Play, Purchase, RoundScore, Verdict
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.meta import GolfOptions


class Player(msgspec.Struct, frozen=True):
    """What lies open before a seat (GOL-S1)."""

    cards: tuple[HoleCard, ...] = ()
    hand: tuple[str, ...] = ()
    coins: int = 0
    rounds: tuple[RoundScore, ...] = ()
    cups: int = 0
    """Holes in one so far (GOL-15)."""
    points: int = 0
    """The sum of the rounds plus one for each cup (GOL-24)."""


class Secret(msgspec.Struct, frozen=True):
    """What a seat has done in this phase, secret until all is shown."""

    play: Play | None = None
    choice: Choice | None = None
    purchase: Purchase | None = None


class GolfState(msgspec.Struct, frozen=True):
    """A match between two events."""

    chance: Chance
    phase: Phase
    commitment: str = ""
    sitters: tuple[Sitter, ...] = ()
    options: GolfOptions = GolfOptions()
    round: int = 0
    faces: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()
    secrets: tuple[Secret, ...] = ()
    waiting: tuple[Seat, ...] = ()
    deadline: int | None = None
    shown: tuple[Play | None, ...] = ()
    disputed: tuple[Seat, ...] = ()
    reasons: tuple[str, ...] = ()
    """Why the dictionary lacks each of the disputed words."""
    readings: tuple[Verdict, ...] = ()
    """What the table proposes for each of the disputed words (GOL-22)."""
    votes: dict[Seat, dict[Seat, Answer]] = {}
    """Votes by the seat whose word it is, then by voter."""
    abstaining: tuple[Seat, ...] = ()
    """Seats that bots play for people: not counted as voters on words that they have not voted on (BUF-25)."""
    verdicts: tuple[Verdict, ...] = ()
    proposals: tuple[Choice, ...] = ()
    purchases: tuple[Purchase, ...] = ()
    shop: dict[str, int] = {}
    """Wildcard cards in the middle, by their letters."""
    coins: int = 0
    """Coins in the middle."""
    luis: tuple[RoundScore, ...] = ()
    outcome: Outcome | None = None

    @property
    def is_solo(self) -> bool:
        """One player against Luis (GOL-25)."""
        return len(self.sitters) == 1

    def reading(self, seat: Seat) -> Verdict | None:
        """What the table proposes for the word of a seat while there is a vote on it (GOL-22)."""
        return dict(zip(self.disputed, self.readings, strict=False)).get(seat)

    def shown_by(self, seats: Iterable[Seat]) -> tuple[Play, ...]:
        """The words of these seats, all of which have shown one."""
        return tuple(play for seat in seats if (play := self.shown[seat]) is not None)

    def card(self, seat: Seat) -> HoleCard:
        """The card of this round's hole."""
        return self.players[seat].cards[self.round - 1]
