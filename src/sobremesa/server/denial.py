"""How the house says no to a person, where no rule of a game is asked: as data, in their language."""

from enum import StrEnum

from sobremesa.engine.text import Argument, Text


class Denial(StrEnum):
    """Why not; routes turn it into a status."""

    SIGNED_OUT = "signed-out"  # who are you? (401)
    FORBIDDEN = "forbidden"  # known, and not allowed (403)
    GONE = "gone"  # there is no such thing (404)
    TAKEN = "taken"  # somebody has it already, or it has changed meanwhile (409)
    TOO_OFTEN = "too-often"  # later, then yes (429)
    BUSY = "busy"  # the house cannot just now (503)


class Denied(Exception):  # noqa: N818 - saying no is no error
    """A no to a person; nothing has changed."""

    def __init__(
        self,
        reason: Denial,
        id: str,  # noqa: A002 - the word of the field it fills
        /,
        *,
        retry_after: int | None = None,
        **args: Argument,
    ) -> None:
        self.reason = reason
        self.text = Text(id, args)
        self.retry_after = retry_after
        """Milliseconds after which it is worth asking again."""
        super().__init__(f"{reason}: {id} {args}" if args else f"{reason}: {id}")
