"""How no is said: `Refused` by a rule with its clause, `Malformed` at the edges for what is not even a question."""

import msgspec

from sobremesa.engine.text import Argument, Text


class Refusal(msgspec.Struct, frozen=True):
    """A no as data: the clause that refuses, and what to say (TAB-5)."""

    clause: str
    text: Text


class Refused(Exception):  # noqa: N818 - a rule that says no is no error
    """A rule refuses an action; nothing has changed (TAB-5)."""

    def __init__(self, clause: str, id: str, /, **args: Argument) -> None:  # noqa: A002
        self.refusal = Refusal(clause, Text(id, args))
        super().__init__(f"{clause}: {id} {args}" if args else f"{clause}: {id}")


class Malformed(Exception):  # noqa: N818 - the other half of `Refused`
    """Input that no rule can even be asked about: not JSON, an unknown kind, a wrong type, too large."""

    def __init__(self, id: str, /, **args: Argument) -> None:  # noqa: A002
        self.text = Text(id, args)
        super().__init__(f"{id} {args}" if args else id)
