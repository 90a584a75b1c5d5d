"""What is special to each level in the Letter Loom: how it looks, how many words come to mind, how long it takes."""

from enum import StrEnum

import msgspec

from sobremesa.bots.levels import Level
from sobremesa.games.loom.edition import StrategyKind

K = StrategyKind


class Manner(StrEnum):
    """How somebody comes to a choice."""

    LIKING = "liking"
    CUSTOM = "custom"
    WEIGHING = "weighing"


class Habit(msgspec.Struct, frozen=True):
    """How a level plays, beside the words that it knows."""

    manner: Manner
    recalls_one_in: int
    """Of so many words that it knows for its cards, one comes to mind in time; 1 finds all."""
    worlds: int
    """In how many ways the unknown cards are imagined."""
    looks_at_rivals: bool
    """Whether it also asks what a card does to the words of others."""
    other_language: float
    """How much more common a word of the other language must be to be known (LOO-K4)."""
    strategy: float
    """The share of the strategy timer after which it is ready."""
    creation: float
    """The share of the creation timer after which it has its word."""
    answers: int
    """Milliseconds for every smaller choice."""


_HABITS = {
    "child": Habit(
        manner=Manner.LIKING,
        recalls_one_in=6,
        worlds=1,
        looks_at_rivals=False,
        other_language=1.0,
        strategy=0.45,
        creation=0.62,
        answers=5000,
    ),
    "casual": Habit(
        manner=Manner.CUSTOM,
        recalls_one_in=3,
        worlds=1,
        looks_at_rivals=False,
        other_language=1.0,
        strategy=0.5,
        creation=0.6,
        answers=4000,
    ),
    "club": Habit(
        manner=Manner.WEIGHING,
        recalls_one_in=2,
        worlds=4,
        looks_at_rivals=False,
        other_language=0.5,
        strategy=0.55,
        creation=0.55,
        answers=3500,
    ),
    "expert": Habit(
        manner=Manner.WEIGHING,
        recalls_one_in=1,
        worlds=6,
        looks_at_rivals=True,
        other_language=0.0,
        strategy=0.5,
        creation=0.4,
        answers=3000,
    ),
}

DEEP = _HABITS["expert"]
"""How hints and the coach look, whatever words the level knows."""


def habit_of(level: Level) -> Habit:
    """The habits of a level."""
    return _HABITS[level.name]


LIKED = (
    K.WILDCARD,
    K.BOOST,
    K.GREAT_ROBBERY,
    K.EXTRA_CARD,
    K.STEAL_ONE,
    K.SWAP_ALL,
    K.SHIELD,
    K.BLAST,
    K.MINE_ALONE,
    K.CHANGE_SOME,
    K.NEW_CENTRE,
    K.SWAP,
    K.THROW_ONE_OUT,
    K.THE_ONE_I_SAY,
    K.ONE_LESS,
    K.FOR_ALL,
    K.ALL_TO_THE_CENTRE,
    K.OTHER_LANGUAGE,
)
"""What a child likes to play, best first: what gives something before what takes something away."""

USUAL = {
    K.WILDCARD: 16.0,
    K.GREAT_ROBBERY: 7.0,
    K.STEAL_ONE: 6.5,
    K.MINE_ALONE: 5.5,
    K.BOOST: 5.5,
    K.BLAST: 5.5,
    K.SWAP: 5.0,
    K.THE_ONE_I_SAY: 5.0,
    K.THROW_ONE_OUT: 3.5,
    K.SHIELD: 3.5,
    K.CHANGE_SOME: 3.5,
    K.FOR_ALL: 3.0,
    K.ONE_LESS: 3.0,
    K.EXTRA_CARD: 3.0,
    K.ALL_TO_THE_CENTRE: 2.5,
    K.OTHER_LANGUAGE: 1.0,
    K.SWAP_ALL: 1.0,
    K.NEW_CENTRE: 1.0,
}
"""What a card is usually worth to who plays it, in points: what experts expected of it, two at a table."""

HARM = {
    K.MINE_ALONE: 5.5,
    K.BLAST: 5.5,
    K.THE_ONE_I_SAY: 5.0,
    K.GREAT_ROBBERY: 3.5,
    K.THROW_ONE_OUT: 3.5,
    K.STEAL_ONE: 3.0,
    K.ONE_LESS: 3.0,
    K.SWAP: 2.0,
    K.OTHER_LANGUAGE: 1.5,
}
"""What of that it takes off a rival's word: all that a club player thinks of it."""
