"""What every phase of a match has at hand: the box, the dictionaries, the times and the telling of events."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.engine.story import Story
from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.events import Asked, Event
from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.phases import Phase, Question, Step
from sobremesa.games.loom.state import LoomState
from sobremesa.games.loom.words import policy_of
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.lexicon import Lexicon

LoomStory: TypeAlias = Story[LoomState, Event]

CENTRE_CARDS = 5  # LOO-1
HAND_LETTERS = 3  # LOO-2
HAND_STRATEGY = 3  # LOO-2
CHOICE_SECONDS = 20  # LOO-21
GIVE_UP_SECONDS = 15  # LOO-K15, LOO-K17
SHIELD_SECONDS = 5  # LOO-K2


class Ask(msgspec.Struct, frozen=True):
    """What a strategy card needs to know before it goes on."""

    step: Step
    seats: tuple[Seat, ...]
    rival: Seat | None = None
    count: int = 0
    seconds: int = CHOICE_SECONDS


class Rules:
    """The parts of a game that its phases share: the box and both dictionaries (LOO-K4)."""

    def __init__(self, edition: LoomEdition, lexicon: Lexicon, other: Lexicon, house: HouseWords) -> None:
        if other.language == edition.language:
            raise Refused("LOO-K4", "loo-k4-same-language", language=other.language)
        self.edition = edition
        self._lexicons = {lexicon.language: lexicon, other.language: other}
        self._house = house
        self.language = lexicon.language
        self.other_language = other.language

    def judge(self, word: str, language: str, options: LoomOptions) -> Judgement:
        """Whether a word is one in that language; the house's own words are of the table's language (LOO-17)."""
        house = self._house if language == self.language else HouseWords()
        return self._lexicons[language].judge(word, policy_of(options), house)


CardRule: TypeAlias = Callable[[Rules, LoomStory], Ask | None]
"""Carries a strategy card out, or says what must be asked first; it is called again with every answer."""


def deadline_after(state: LoomState, now: int, seconds: int) -> int | None:
    """When a wait that begins now is over: never without a clock (TAB-11)."""
    return now + 1000 * seconds if state.options.clock else None


def ask(telling: LoomStory, phase: Phase, seats: Iterable[Seat], now: int, seconds: int = CHOICE_SECONDS) -> None:
    """The match waits for these seats (LOO-21)."""
    telling.tell(Asked(phase, tuple(seats), deadline_after(telling.state, now, seconds)))


def ask_for_card(telling: LoomStory, asked: Ask, now: int) -> None:
    """A strategy card asks for something, afresh for each of its steps (LOO-21)."""
    deadline = deadline_after(telling.state, now, asked.seconds)
    question = Question(asked.step, asked.rival, asked.count)
    telling.tell(Asked(Phase.CARRYING_OUT, asked.seats, deadline, question))


def order_from(leader: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from the leader to the right: right is the number before (LOO-S2, TAB-12)."""
    return tuple((leader - place) % seats for place in range(seats))
