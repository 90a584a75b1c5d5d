"""Where the number is called first: the word is asked for, and said without the lens (BUF-7, `call-first`)."""

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.actions import Say
from sobremesa.games.buffet.board import CELLS
from sobremesa.games.buffet.events import Fate, Fault, ShowAsked, Verdict, WordAsked, WordChecked, WordSaid
from sobremesa.games.buffet.rules import TURN_SECONDS, BuffetStory, Rules, deadline_after
from sobremesa.games.buffet.spelling import letters_of


def ask_for_word(story: BuffetStory, now: int) -> None:
    """The next marker is taken back; its seat says a word before it looks at the board again (BUF-7, BUF-14)."""
    state = story.state
    story.tell(WordAsked(state.order[0], deadline_after(state, now, TURN_SECONDS)))


def say_word(rules: Rules, story: BuffetStory, seat: Seat, say: Say, now: int) -> None:
    """A word for all to hear; unless it has another number of letters than was called, it is to be shown (BUF-16)."""
    word = read_word(say, rules.edition.language)
    if word:
        story.tell(WordSaid(seat, word))
    state = story.state
    if len(word) == state.letters_of(seat):
        story.tell(ShowAsked(seat, deadline_after(state, now, TURN_SECONDS)))
    else:
        fault = Fault.OTHER_LENGTH if word else Fault.NOT_SAID
        story.tell(WordChecked(seat, word, (), Verdict(Fate.NOT_VALID, "BUF-16", fault=fault)))


def read_word(say: Say, language: str) -> str:
    """The letters of a word; `Refused` when there is anything else in it, or more than there are cells (BUF-24)."""
    word = letters_of(say.word, language)
    if word is None:
        raise Refused("BUF-24", "buf-24-letters-alone")
    if len(word) > CELLS:
        raise Refused("BUF-4", "buf-4-too-long", most=CELLS)
    return word
