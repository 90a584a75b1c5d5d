"""All that the events of a match have built so far."""

from collections.abc import Iterable

import msgspec

from sobremesa.engine.chance import Chance
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.phases import Activated, Duty, Phase, Question, Result, Shown, Written
from sobremesa.parts.vote import Ballot


class Player(msgspec.Struct, frozen=True):
    """The cards of a seat and its row of the score sheet."""

    hand: tuple[int, ...] = ()
    """Letters, lowest number first, so that the order tells nothing."""
    face_down: tuple[int, ...] = ()
    """Letters that were dealt and that nobody has looked at yet (LOO-2)."""
    strategy: tuple[StrategyKind, ...] = ()
    face_down_strategy: tuple[StrategyKind, ...] = ()
    results: tuple[Result | None, ...] = ()
    """One entry a round; None where the seat did not play the round that decided a tie (LOO-19)."""
    points: int = 0

    @property
    def letters(self) -> tuple[int, ...]:
        """All letters of the seat, looked at or not."""
        return tuple(sorted((*self.hand, *self.face_down)))


class Secret(msgspec.Struct, frozen=True):
    """What a seat has chosen and not yet shown."""

    vowels: int | None = None
    card: int | None = None
    written: Written | None = None


class Playing(msgspec.Struct, frozen=True):
    """The strategy card that is being carried out, and what it has been told so far (LOO-6)."""

    kind: StrategyKind
    seat: Seat
    target: Seat | None = None
    picked: int | None = None
    named: Deck | None = None
    shields_asked: bool = False
    robbed: tuple[Seat, ...] = ()
    """Rivals from whom a letter was taken with this card."""
    swept: bool = False
    due: int = 0
    """Letters to draw for those that were discarded (LOO-K6)."""
    drawn: bool = False
    """Whether this card has drawn its letters."""


class LoomState(msgspec.Struct, frozen=True):
    """A match between two events."""

    chance: Chance
    phase: Phase
    commitment: str = ""
    sitters: tuple[Sitter, ...] = ()
    options: LoomOptions = LoomOptions()
    round: int = 0
    tie_break: bool = False
    leader: Seat | None = None
    order: tuple[Seat, ...] = ()
    """Who plays this round, from the leader to the right."""
    vowel_count: int = 0
    """Cards below this number are vowels."""
    vowels: tuple[int, ...] = ()
    consonants: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    discarded_now: tuple[int, ...] = ()
    """Those of the discards that came there in this round; they are the last to be shuffled in again (LOO-3)."""
    face_up: tuple[int, ...] = ()
    """Those of the discards that all have seen."""
    strategy_deck: tuple[StrategyKind, ...] = ()
    centre: tuple[int, ...] = ()
    players: tuple[Player, ...] = ()
    secrets: tuple[Secret, ...] = ()
    activated: tuple[Activated, ...] = ()
    duties: tuple[Duty, ...] = ()
    playing: Playing | None = None
    question: Question | None = None
    asked: int = 0
    """The number of the present question in this match."""
    fated: tuple[Seat, ...] = ()
    """Seats for which chance has answered the present question (LOO-21)."""
    waiting: tuple[Seat, ...] = ()
    deadline: int | None = None
    shown: tuple[Shown, ...] = ()
    results: tuple[Result, ...] = ()
    ballot: Ballot | None = None
    reason: str = ""
    """Why the dictionary lacks the word that is voted on."""
    outcome: Outcome | None = None

    def deck_of(self, card: int) -> Deck:
        """The deck that a letter card belongs to, by its back."""
        return Deck.VOWEL if card < self.vowel_count else Deck.CONSONANT

    def deck(self, deck: Deck) -> tuple[int, ...]:
        """What is left of a deck, in an order that says nothing."""
        return self.vowels if deck is Deck.VOWEL else self.consonants

    def discarded(self, deck: Deck) -> tuple[int, ...]:
        """The discards of a deck."""
        return self.of_deck(self.discards, deck)

    def discarded_before(self, deck: Deck) -> tuple[int, ...]:
        """The discards of a deck from earlier rounds (LOO-3)."""
        return tuple(card for card in self.discarded(deck) if card not in self.discarded_now)

    def of_deck(self, cards: Iterable[int], deck: Deck) -> tuple[int, ...]:
        """Those of the cards that belong to a deck."""
        return tuple(card for card in cards if self.deck_of(card) is deck)

    def rivals(self, seat: Seat) -> tuple[Seat, ...]:
        """The others, from the leader to the right (LOO-6)."""
        return tuple(other for other in self.order if other != seat)
