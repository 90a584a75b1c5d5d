"""What is said to people, as an id with its parameters; sentences stand in the texts of each language."""

from typing import TypeAlias

import msgspec

Argument: TypeAlias = str | int


class Text(msgspec.Struct, frozen=True):
    """One sentence to be, in whatever language its reader has chosen."""

    id: str
    args: dict[str, Argument] = {}


def text(id: str, /, **args: Argument) -> Text:  # noqa: A002 - the word of the field it fills
    """`text("gol-6-too-long", most=7)`."""
    return Text(id=id, args=args)
