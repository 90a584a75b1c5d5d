"""What a seat may ask for in Word Golf."""

from typing import TypeAlias

import msgspec

from sobremesa.engine import Whole
from sobremesa.games.golf.mistakes import Marks
from sobremesa.parts.rounds import OfRound


class CardUse(msgspec.Struct, frozen=True):
    """A wildcard card in place of one letter of the word, counted from 0 (GOL-9)."""

    kind: str
    at: Whole


class Choice(msgspec.Struct, frozen=True):
    """Which letters the jokers stand for, each named by one place where it stands, and which cards are used."""

    jokers: tuple[Whole, ...] = ()
    cards: tuple[CardUse, ...] = ()


NO_CHOICE = Choice()


class Write(OfRound, frozen=True, tag="write"):
    """Hand in a word and its line; without a word, an empty card (GOL-2)."""

    word: str = ""
    path: tuple[Whole, ...] = ()


class Draft(OfRound, frozen=True, tag="draft"):
    """Keep what is written so far: it counts when time is over, if it may stand (GOL-2)."""

    word: str
    path: tuple[Whole, ...] = ()


class TakeBack(OfRound, frozen=True, tag="take-back"):
    """Write on after all, while another still writes (GOL-2)."""


class Answer(msgspec.Struct, frozen=True):
    """What a voter says of a word: right, misspelt in these letters, or, without any, no word (GOL-22)."""

    accept: bool = False
    misspelt: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()

    @property
    def marks(self) -> Marks:
        """The letters that do not count."""
        return Marks(self.misspelt, self.extra)


class Vote(OfRound, frozen=True, tag="vote"):
    """What the word of that seat is: right, misspelt in these letters, or, without any, no word (GOL-22)."""

    seat: Whole
    accept: bool
    misspelt: tuple[Whole, ...] = ()
    """Letters that are wrong, counted from 0."""
    extra: tuple[Whole, ...] = ()
    """Letters that are too many."""
    abstain: bool = False
    """Count as nobody, on all words: a bot in a person's seat does not vote (BUF-25)."""

    @property
    def answer(self) -> Answer:
        """What the voter says of the word."""
        return Answer(self.accept, tuple(sorted(self.misspelt)), tuple(sorted(self.extra)))


class Choose(OfRound, frozen=True, tag="choose"):
    """Jokers and cards for the word that was shown (GOL-29)."""

    choice: Choice = NO_CHOICE


class Buy(OfRound, frozen=True, tag="buy"):
    """Wildcard cards by their letters; none to leave the shop (GOL-17)."""

    kinds: tuple[str, ...] = ()


Action: TypeAlias = Write | Draft | TakeBack | Vote | Choose | Buy
