"""How a move reads at the keyboard: what is typed for it, and what it is where that alone does not tell."""

import msgspec

from sobremesa.editions.texts import Texts

YES, NO = "1", "2"
ENTER = ""


class Way(msgspec.Struct, frozen=True):
    """Lines to type one after the other, an empty one being Enter; what is asked for safety's sake is left out."""

    typed: tuple[str, ...]
    said: str = ""
    """The move by name: a strategy card, the letters of cards that are typed by number."""


def way_of_vote(say: Texts, *, accept: bool) -> Way:
    """Yes or no."""
    return Way((YES if accept else NO,), say("cli-way-yes" if accept else "cli-way-no"))
