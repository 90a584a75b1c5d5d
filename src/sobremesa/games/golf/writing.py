"""All write at the same time, in secret, until all are done or time is over (GOL-2 to GOL-6)."""

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.golf.actions import Draft, Write
from sobremesa.games.golf.events import DraftKept, Play, SeatReady, SeatUnready, WordsShown, WordWritten
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.line import LEAST_LETTERS, fault_of_line
from sobremesa.games.golf.meta import GolfOptions
from sobremesa.games.golf.rules import GolfStory
from sobremesa.games.golf.spelling import letters_of
from sobremesa.games.golf.state import GolfState

LONGEST_DRAFT = 32
"""No card has so many spaces; a draft may be wrong, but not without bounds."""


def checked_play(card: HoleCard, options: GolfOptions, write: Write | Draft) -> Play | None:
    """The word and its line as they may stand on the card, None for an empty card, or `Refused`."""
    if len(write.word) > LONGEST_DRAFT or len(write.path) > LONGEST_DRAFT:
        raise Refused("GOL-6", "gol-6-too-long", most=len(card.spaces))
    word = letters_of(write.word)
    if word is None:
        raise Refused("GOL-20", "gol-20-letters")
    if not word and not write.path:
        return None
    _check_length(card, word, write.path)
    fault = fault_of_line(card, write.path, neighbours=options.neighbours)
    if fault is not None:
        letters = {f"piece{place}": piece + 1 for place, piece in enumerate(fault.pieces, 1)}
        where = {} if fault.space is None else {"space": fault.space + 1}
        raise Refused(fault.clause, f"{fault.clause.lower()}-{fault.kind}", **letters, **where, most=len(card.spaces))
    return Play(word, tuple(write.path))


def write_word(story: GolfStory, seat: Seat, write: Write) -> None:
    """A seat hands in its word; another may follow while somebody still writes."""
    play = checked_play(story.state.card(seat), story.state.options, write)
    story.tell(WordWritten(seat, play))
    if seat in story.state.waiting:
        story.tell(SeatReady(seat))


def keep_draft(story: GolfStory, seat: Seat, draft: Draft) -> None:
    """A seat's unfinished word; whether it may stand is asked when time is over."""
    if len(draft.word) > LONGEST_DRAFT or len(draft.path) > LONGEST_DRAFT:
        raise Refused("GOL-6", "gol-6-too-long", most=len(story.state.card(seat).spaces))
    story.tell(DraftKept(seat, Play(draft.word, draft.path)))


def take_back(story: GolfStory, seat: Seat) -> None:
    """A seat writes on; its word stays as its draft."""
    story.tell(SeatUnready(seat))


def show_words(story: GolfStory) -> None:
    """All words at once; a draft counts if it may stand, any other is an empty card (GOL-2)."""
    seats = range(len(story.state.players))
    story.tell(WordsShown(tuple(_standing(story.state, seat) for seat in seats)))


def _standing(state: GolfState, seat: Seat) -> Play | None:
    play = state.secrets[seat].play
    if play is None:
        return None
    try:
        return checked_play(state.card(seat), state.options, Draft(play.word, play.path))
    except Refused:
        return None


def _check_length(card: HoleCard, word: str, path: tuple[int, ...]) -> None:
    if len(word) < LEAST_LETTERS:
        raise Refused("GOL-6", "gol-6-too-short", least=LEAST_LETTERS)
    if len(word) > len(card.spaces):
        raise Refused("GOL-6", "gol-6-too-long", most=len(card.spaces))
    if len(word) != len(path):
        raise Refused("GOL-4", "gol-4-one-to-a-space", letters=len(word), spaces=len(path))
