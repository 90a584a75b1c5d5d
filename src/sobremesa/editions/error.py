"""What is wrong with an edition file, and where."""

from pathlib import Path

from sobremesa.editions.texts import Texts, texts
from sobremesa.engine.text import Argument, Text, text

_LARGEST_NUMBER = 10**9


class EditionError(Exception):
    """An edition file that cannot be used: which file, which line of it if one is known, and why.

    A place says where in that line, for reasons that do not say it themselves: a key, a row, a card.
    """

    def __init__(self, file: Path, line: int | None, reason: Text, place: Text | None = None) -> None:
        self.file = file
        self.line = line
        self.text = reason
        self.place = place
        super().__init__(file, line, reason, place)

    def __str__(self) -> str:
        return self.said(texts("en"))

    @property
    def problem(self) -> str:
        """The reason alone, in English."""
        return self.reason(texts("en"))

    def said(self, say: Texts) -> str:
        """One sentence with the file and the line: «box.toml, línea 3: hay 120 monedas, y deben ser de 0 a 99.»."""
        if self.line is None:
            return say("edition-error", file=str(self.file), problem=self.reason(say))
        return say("edition-error-line", file=str(self.file), line=str(self.line), problem=self.reason(say))

    def reason(self, say: Texts) -> str:
        """What is wrong, without the file and the line."""
        said = say.say(_printable(self.text))
        return said if self.place is None else say("edition-in-place", place=say.say(_printable(self.place)), said=said)


def _printable(said: Text) -> Text:
    """Whatever a file has in it, what is said of it does nothing to a terminal."""
    return text(said.id, **{name: _shown(value) for name, value in said.args.items()})


def _shown(value: Argument) -> Argument:
    if isinstance(value, int):
        return value if abs(value) < _LARGEST_NUMBER else str(value)
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in value)
