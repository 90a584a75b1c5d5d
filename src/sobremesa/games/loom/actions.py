"""What a seat may ask for in the Letter Loom."""

from typing import TypeAlias

from sobremesa.engine import Whole
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.parts.rounds import OfRound


class Answer(OfRound, frozen=True, kw_only=True):
    """An action that may also say which question it answers; what was meant for another one is refused (TAB-13)."""

    question: Whole = 0
    """The number of the question; 0 is whatever is asked."""


class ChooseDeck(Answer, frozen=True, tag="choose-deck"):
    """The deck that one card comes from (LOO-1, LOO-7, LOO-K10, LOO-K13)."""

    deck: Deck


class ChooseDecks(Answer, frozen=True, tag="choose-decks"):
    """How many of the cards that are due are vowels; the others are consonants (LOO-2, LOO-K6).

    It says as much as a deck for each: they come by chance, and in whatever order as many of each deck (LOO-3).
    """

    vowels: Whole


class Start(Answer, frozen=True, tag="start"):
    """The leader starts a timer (LOO-4, LOO-9)."""


class Ready(Answer, frozen=True, tag="ready"):
    """A seat has looked at its cards long enough (LOO-4)."""


class PutBack(Answer, frozen=True, tag="put-back"):
    """The strategy card that goes back into the deck (LOO-5)."""

    kind: StrategyKind


class Activate(Answer, frozen=True, tag="activate"):
    """The strategy card that is shown and carried out (LOO-6)."""

    kind: StrategyKind


class Target(Answer, frozen=True, tag="target"):
    """The rival that a card is aimed at (LOO-6)."""

    seat: Whole


class NameKind(Answer, frozen=True, tag="name-kind"):
    """Whether a vowel or a consonant is taken blind from a rival (LOO-8)."""

    deck: Deck


class Give(Answer, frozen=True, tag="give"):
    """One letter of one's own: to swap, to discard or for the centre (LOO-K1, LOO-K15, LOO-K17)."""

    card: Whole


class Throw(Answer, frozen=True, tag="throw"):
    """Letters of one's own to discard for as many new ones (LOO-K6)."""

    cards: tuple[Whole, ...]


class Pick(Answer, frozen=True, tag="pick"):
    """A letter card of the centre (LOO-K12, LOO-K18)."""

    card: Whole


class ShowShield(Answer, frozen=True, tag="show-shield"):
    """Whether a seat that is attacked shows a Shield (LOO-K2)."""

    show: bool


class Write(Answer, frozen=True, tag="write"):
    """A word as cards in order, or typed (LOO-9, LOO-22); nothing of either takes the word back."""

    cards: tuple[Whole, ...] = ()
    wild: str = ""
    """What the Wildcard stands for (LOO-K5)."""
    word: str = ""
    """A typed word, for which the program finds the cards."""


class Done(Answer, frozen=True, tag="done"):
    """The word stands as it is (LOO-9)."""


class Vote(Answer, frozen=True, tag="vote"):
    """Whether the word of that seat is one (LOO-17)."""

    seat: Whole
    accept: bool
    abstain: bool = False
    """Count as nobody: a bot in a person's seat does not vote (BUF-25)."""


Action: TypeAlias = (
    ChooseDeck
    | ChooseDecks
    | Start
    | Ready
    | PutBack
    | Activate
    | Target
    | NameKind
    | Give
    | Throw
    | Pick
    | ShowShield
    | Write
    | Done
    | Vote
)
