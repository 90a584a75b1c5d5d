"""One question, one line typed: works in any terminal, with a screen reader and under test."""

import sys
from collections.abc import Callable, Iterable, Mapping

from rich.console import Console
from rich.text import Text

from sobremesa.cli.clauses import CLAUSE
from sobremesa.cli.palette import QUIET, RED
from sobremesa.cli.screen import UNREADABLE
from sobremesa.editions.texts import Texts
from sobremesa.engine import Refusal

LONGEST_ENTRY = 200
"""What is typed beyond this is not read; no answer needs so much."""
HELP = "?"
SHOW = "="
"""The table again."""

_YES = {"1", "y", "yes", "si", "sí"}
_NO = {"2", "n", "no"}


class Left(Exception):  # noqa: N818 - leaving is no error
    """The person goes, or nothing more can be read; the match is kept."""


class Keyboard:
    """Asks until there is an answer that is no command; commands work at every question."""

    def __init__(self, console: Console, say: Texts, commands: Mapping[str, Callable[[], None]]) -> None:
        self.console = console
        self.say = say
        self._commands = commands
        self._after_reading: Callable[[], None] = lambda: None

    def after_reading(self, happens: Callable[[], None]) -> None:
        """What is done whenever something has been typed, before it is looked at: time may be over."""
        self._after_reading = happens

    def ask(self, question: str, hint: str = "", *, but_not: Iterable[str] = ()) -> str:
        """The answer without blanks around it. Commands in `but_not` are answers here."""
        while True:
            answer = self._read(question, hint)
            command = None if answer.casefold() in but_not else self._commands.get(answer.casefold())
            if command is not None:
                command()
            elif self._commands and CLAUSE.fullmatch(answer.casefold()):
                self.tell(self.say("cli-no-clause", clause=answer.upper()))
            else:
                return answer

    def ask_yes(self, question: str) -> bool:
        """Yes or no, as 1 or 2, so that no language's letters stand in the way of a command."""
        while True:
            answer = self.ask(question, self.say("cli-yes-no")).casefold()
            if answer in _YES or answer in _NO:
                return answer in _YES
            self.tell(self.say("cli-yes-no-again"))

    def tell(self, sentence: str, style: str = "") -> None:
        """One sentence."""
        self.console.print(Text(sentence, style))

    def refuse(self, refusal: Refusal) -> None:
        """Why not, in one sentence with its clause (TAB-5)."""
        said = Text().append("✗ ", f"bold {RED}").append(self.say.say(refusal.text))
        self.console.print(said.append(f" {refusal.clause}", QUIET))

    def _read(self, question: str, hint: str) -> str:
        if hint:
            self.console.print(Text(hint, QUIET))
        prompt = Text().append(question, "bold").append(" › ", QUIET)
        try:
            answer = self.console.input(prompt)
        except EOFError:
            self.console.print()
            raise Left from None
        except UnicodeDecodeError:
            answer = UNREADABLE
        if not sys.stdin.isatty():
            self.console.print()
        self._after_reading()
        return answer.strip()[:LONGEST_ENTRY]


def is_plain(text: str) -> bool:
    """Whether a text can be shown as it is: no control characters, nothing that could not be read."""
    return text.isprintable() and UNREADABLE not in text
