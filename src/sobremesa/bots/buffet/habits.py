"""How the levels play Word Buffet: how fast which words come to mind, how long they search, how far they see."""

import msgspec


class Habit(msgspec.Struct, frozen=True):
    """What is special to one level in this game; which words it knows stands in `bots.levels`."""

    seconds_a_word: float
    """How long until the next word comes to mind."""
    familiar: float
    """How much sooner a word comes to mind for each step that it is better known (Zipf)."""
    drag: float
    """How much later a word comes to mind for each letter more."""
    aim: float
    """How much it looks where a path would be worth something: for each point."""
    patience: float
    """Seconds of searching at the most while nobody has announced."""
    haste: float
    """Points that another second must promise: time is as good to the rivals, and the sand gives them more of it."""
    letters: float
    """About how many ants it places a round."""
    ahead: int
    """To how many foods and nests beyond the word it plans its way."""
    minds_rivals: bool
    """Whether it reckons with what its move leaves to the others."""


_HABITS = {
    "child": Habit(3.6, 1.0, drag=0.8, aim=0.3, patience=32, haste=0.08, letters=4, ahead=0, minds_rivals=False),
    "casual": Habit(3.0, 0.7, drag=1.0, aim=0.3, patience=36, haste=0.12, letters=5, ahead=1, minds_rivals=False),
    "club": Habit(1.5, 0.4, drag=0.6, aim=0.5, patience=30, haste=0.16, letters=6, ahead=4, minds_rivals=False),
    "expert": Habit(0.5, 0.1, drag=0.1, aim=0.9, patience=24, haste=0.25, letters=8, ahead=12, minds_rivals=True),
}


def habit_of(level: str) -> Habit:
    """The habits of a level."""
    return _HABITS[level]
