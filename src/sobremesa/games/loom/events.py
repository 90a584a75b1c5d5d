"""What happens in a match of the Letter Loom, with its outcome in it."""

from typing import TypeAlias

import msgspec

from sobremesa.engine.chance import Draw
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.actions import Action
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.phases import Into, Phase, Question, Result, Shown, Written


class BoxOpened(msgspec.Struct, frozen=True, tag="box-opened"):
    """All letter cards and strategy cards lie in their decks (LOO-C1, LOO-C2)."""

    vowels: tuple[int, ...]
    consonants: tuple[int, ...]
    strategy: tuple[StrategyKind, ...]


class LeaderChosen(msgspec.Struct, frozen=True, tag="leader-chosen"):
    """Who leads the first round; drawn where the table has not said who is youngest (LOO-S2)."""

    leader: Seat
    draw: Draw | None = None


class RoundBegan(msgspec.Struct, frozen=True, tag="round-began"):
    """A round, or the one that decides a tie, with those who play it from the leader to the right (LOO-19)."""

    round: int
    order: tuple[Seat, ...]
    tie_break: bool = False


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """The match waits for these seats, until the deadline if there is one (LOO-21)."""

    phase: Phase
    seats: tuple[Seat, ...]
    deadline: int | None
    question: Question | None = None


class SeatReady(msgspec.Struct, frozen=True, tag="seat-ready"):
    """A seat has answered, or is done with this phase."""

    seat: Seat


class TimeRanOut(msgspec.Struct, frozen=True, tag="time-ran-out"):
    """A deadline passed while the match still waited for these seats."""

    phase: Phase
    seats: tuple[Seat, ...]


class ChoiceDrawn(msgspec.Struct, frozen=True, tag="choice-drawn"):
    """Told to nobody: the place of this choice among all would say what else the seat holds (LOO-21, TAB-2)."""

    seat: Seat
    draw: Draw
    action: Action


class LeftToChance(msgspec.Struct, frozen=True, tag="left-to-chance"):
    """What a seat did not choose in time, chance has chosen (LOO-21); told as the choice itself would be."""

    to: tuple[Seat, ...] | None
    seat: Seat
    action: Action


class DeckDrawn(msgspec.Struct, frozen=True, tag="deck-drawn"):
    """Told to nobody: the place of this letter in its deck would say which others have left it (TAB-2)."""

    seat: Seat | None
    """None is the centre."""
    card: int
    draw: Draw
    face_down: bool = False


class CentreLaid(msgspec.Struct, frozen=True, tag="centre-laid"):
    """A letter card is laid face up in the centre (LOO-1)."""

    card: int


class DecksChosen(msgspec.Struct, frozen=True, tag="decks-chosen"):
    """Secret until the cards are drawn: how many vowels a seat wants (LOO-2)."""

    to: tuple[Seat, ...]
    seat: Seat
    vowels: int


class DeckRenewed(msgspec.Struct, frozen=True, tag="deck-renewed"):
    """A deck that ran out is made anew from its discards (LOO-3)."""

    deck: Deck
    this_round: bool = True
    """Whether this round's discards went in too; in older matches they always did."""


class LetterDrawn(msgspec.Struct, frozen=True, tag="letter-drawn"):
    """Secret: the card that a seat has drawn; told to nobody while it lies face down (LOO-2)."""

    to: tuple[Seat, ...]
    seat: Seat
    card: int
    face_down: bool = False


class BackDrawn(msgspec.Struct, frozen=True, tag="back-drawn"):
    """What all see of a letter that was drawn: its back."""

    seat: Seat
    deck: Deck


class StrategyDealt(msgspec.Struct, frozen=True, tag="strategy-dealt"):
    """Secret from all until the timer starts: the strategy cards of a seat (LOO-2)."""

    to: tuple[Seat, ...]
    seat: Seat
    kinds: tuple[StrategyKind, ...]
    draw: Draw


class StrategyFilled(msgspec.Struct, frozen=True, tag="strategy-filled"):
    """What all see of it: how many strategy cards a seat was dealt."""

    seat: Seat
    count: int


class CardsSeen(msgspec.Struct, frozen=True, tag="cards-seen"):
    """Secret: a seat looks at its letters and strategy cards (LOO-4)."""

    to: tuple[Seat, ...]
    seat: Seat
    hand: tuple[int, ...]
    strategy: tuple[StrategyKind, ...]


class StrategyPutBack(msgspec.Struct, frozen=True, tag="strategy-put-back"):
    """Secret: the strategy card that a seat puts back (LOO-5)."""

    to: tuple[Seat, ...]
    seat: Seat
    kind: StrategyKind


class CardActivated(msgspec.Struct, frozen=True, tag="card-activated"):
    """A strategy card is shown; a Shield may be shown in reaction to an attack (LOO-6, LOO-K2)."""

    seat: Seat
    kind: StrategyKind
    reaction: bool = False


class TargetNamed(msgspec.Struct, frozen=True, tag="target-named"):
    """The rival that the card in play is aimed at (LOO-6)."""

    target: Seat


class CardPicked(msgspec.Struct, frozen=True, tag="card-picked"):
    """The letter card of the centre that the card in play is about (LOO-K12, LOO-K18)."""

    card: int


class KindNamed(msgspec.Struct, frozen=True, tag="kind-named"):
    """A vowel or a consonant of that rival will be taken (LOO-8)."""

    rival: Seat
    deck: Deck


class CardChosen(msgspec.Struct, frozen=True, tag="card-chosen"):
    """Secret: the letter that a seat will give (LOO-K1, LOO-K15, LOO-K17)."""

    to: tuple[Seat, ...]
    seat: Seat
    card: int


class HandDrawn(msgspec.Struct, frozen=True, tag="hand-drawn"):
    """Told to nobody: the place of this letter among the rival's would say what the others are (LOO-8, TAB-2)."""

    seat: Seat
    rival: Seat
    card: int
    into: Into
    draw: Draw


class LetterTaken(msgspec.Struct, frozen=True, tag="letter-taken"):
    """A letter taken blind; told to who loses it, to who gets it, and to all if it goes to the centre (LOO-8)."""

    to: tuple[Seat, ...] | None
    seat: Seat
    rival: Seat
    card: int
    into: Into


class BackTaken(msgspec.Struct, frozen=True, tag="back-taken"):
    """What all see of a letter that was taken."""

    seat: Seat
    rival: Seat
    deck: Deck
    into: Into


class LetterGiven(msgspec.Struct, frozen=True, tag="letter-given"):
    """Secret of the two: the letter given for one that was taken (LOO-K1)."""

    to: tuple[Seat, ...]
    seat: Seat
    rival: Seat
    card: int


class BackGiven(msgspec.Struct, frozen=True, tag="back-given"):
    """What all see of a letter that was given."""

    seat: Seat
    rival: Seat
    deck: Deck


class HandsSwapped(msgspec.Struct, frozen=True, tag="hands-swapped"):
    """Two seats exchange all their letters (LOO-K7)."""

    seat: Seat
    rival: Seat


class LettersThrown(msgspec.Struct, frozen=True, tag="letters-thrown"):
    """Secret: the letters that a seat discards for new ones (LOO-K6)."""

    to: tuple[Seat, ...]
    seat: Seat
    cards: tuple[int, ...]


class BacksThrown(msgspec.Struct, frozen=True, tag="backs-thrown"):
    """What all see of the letters that were discarded."""

    seat: Seat
    decks: tuple[Deck, ...]


class GivenUp(msgspec.Struct, frozen=True):
    """The letter that one seat has given up."""

    seat: Seat
    card: int


class LettersGivenUp(msgspec.Struct, frozen=True, tag="letters-given-up"):
    """Every rival's letter, shown together (LOO-K15, LOO-K17)."""

    letters: tuple[GivenUp, ...]
    into: Into


class CentreSwept(msgspec.Struct, frozen=True, tag="centre-swept"):
    """The whole centre is discarded (LOO-K13)."""


class CentreTaken(msgspec.Struct, frozen=True, tag="centre-taken"):
    """A letter card leaves the centre for a hand (LOO-K18)."""

    seat: Seat
    card: int


class DutyLaid(msgspec.Struct, frozen=True, tag="duty-laid"):
    """All rivals of a seat must use this card of the centre (LOO-K12)."""

    card: int
    by: Seat


class CardCarriedOut(msgspec.Struct, frozen=True, tag="card-carried-out"):
    """The card in play is done with (LOO-6)."""


class WordWritten(msgspec.Struct, frozen=True, tag="word-written"):
    """Secret: the word that a seat has entered last, or none (LOO-9)."""

    to: tuple[Seat, ...]
    seat: Seat
    written: Written | None


class WordShown(msgspec.Struct, frozen=True, tag="word-shown"):
    """A word is shown in its turn (LOO-11)."""

    shown: Shown


class VoteOpened(msgspec.Struct, frozen=True, tag="vote-opened"):
    """The dictionary lacks the word that was just shown; these seats vote on it (LOO-17)."""

    seat: Seat
    reason: str
    voters: tuple[Seat, ...]
    deadline: int | None


class VoteCast(msgspec.Struct, frozen=True, tag="vote-cast"):
    """One vote, open to all."""

    voter: Seat
    seat: Seat
    accept: bool
    abstain: bool = False
    """Whether a bot abstains for this seat (BUF-25)."""


class WordJudged(msgspec.Struct, frozen=True, tag="word-judged"):
    """What became of the word, and its score (LOO-12 to LOO-15)."""

    result: Result


class RoundEnded(msgspec.Struct, frozen=True, tag="round-ended"):
    """All letters are discarded, activated cards go back, the sheet gets its column (LOO-16)."""


Event: TypeAlias = (
    SeedSealed
    | MatchBegan
    | BoxOpened
    | LeaderChosen
    | RoundBegan
    | Asked
    | SeatReady
    | TimeRanOut
    | ChoiceDrawn
    | LeftToChance
    | DeckDrawn
    | CentreLaid
    | DecksChosen
    | DeckRenewed
    | LetterDrawn
    | BackDrawn
    | StrategyDealt
    | StrategyFilled
    | CardsSeen
    | StrategyPutBack
    | CardActivated
    | TargetNamed
    | CardPicked
    | KindNamed
    | CardChosen
    | HandDrawn
    | LetterTaken
    | BackTaken
    | LetterGiven
    | BackGiven
    | HandsSwapped
    | LettersThrown
    | BacksThrown
    | LettersGivenUp
    | CentreSwept
    | CentreTaken
    | DutyLaid
    | CardCarriedOut
    | WordWritten
    | WordShown
    | VoteOpened
    | VoteCast
    | WordJudged
    | RoundEnded
    | LexiconReplaced
    | MatchEnded
    | SeedRevealed
)


HIDDEN = (SeedSealed, ChoiceDrawn, DeckDrawn, HandDrawn)
"""Told to nobody."""


def is_told(event: Event, seat: Seat | None) -> bool:
    """Whether a seat hears of an event: secret ones name those they are told to, some are nobody's (TAB-2)."""
    if isinstance(event, HIDDEN):
        return False
    to: tuple[Seat, ...] | None = getattr(event, "to", None)
    return to is None or seat in to
