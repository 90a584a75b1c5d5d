"""A move with what it is worth and why: what a bot weighs, a hint shows and the coach compares."""

from typing import Generic, TypeVar

import msgspec

from sobremesa.engine.text import Text

ActionT = TypeVar("ActionT")


class Advice(msgspec.Struct, Generic[ActionT], frozen=True):
    """One move. Worths of one view can be compared: they are points of the match, as far as the bot can see."""

    action: ActionT
    worth: float
    reasons: tuple[Text, ...] = ()
    """Why it is good, the weightiest reason first; ids of `bots/texts`."""
    word: str = ""
    """The word it makes, in capitals; empty where it makes none."""
    points: int | None = None
    """What the word itself scores at once; None where that is not known yet or there is nothing to score."""
