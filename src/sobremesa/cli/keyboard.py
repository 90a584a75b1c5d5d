"""One question, one line typed: works in any terminal, with a screen reader and under test."""

import re
import sys
from collections.abc import Callable, Iterable, Mapping

from rich.console import Console
from rich.text import Text

from sobremesa.bots import LEVELS
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
HINT_KEYS = ("h",)
HINT_WORDS = ("hint", "pista")
"""Both are words that somebody may want to play, so where words are typed there is only the key."""

_HINT_AT_LEVEL = re.compile(rf"(?:{'|'.join((*HINT_KEYS, *HINT_WORDS))})\s+(?P<level>[^\W\d_]+)")

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
        self._has_hints: Callable[[], bool] = lambda: False
        self.is_aside = False
        """Whether what is asked now is a question within another one: for safety's sake, or step by step."""

    def after_reading(self, happens: Callable[[], None]) -> None:
        """What is done whenever something has been typed, before it is looked at: time may be over."""
        self._after_reading = happens

    def offer_hints(self, when: Callable[[], bool]) -> None:
        """When the key for hints is named beside a question."""
        self._has_hints = when

    def ask(self, question: str, hint: str = "", *, but_not: Iterable[str] = (), aside: bool = False) -> str:
        """The answer without blanks around it. Commands in `but_not` are answers here; no hint answers an `aside`."""
        but_not = frozenset(but_not)
        if hint and not aside and self._has_hints() and not but_not.intersection(HINT_KEYS):
            hint = self._with_hint_key(hint)
        while True:
            answer = self._read(question, hint)
            command = None if answer.casefold() in but_not else self._command(answer.casefold())
            if command is None:
                return answer
            # A command may ask something too, or end this question.
            before, self.is_aside = self.is_aside, aside
            try:
                command()
            finally:
                self.is_aside = before

    def _command(self, answer: str) -> Callable[[], None] | None:
        """What is done for an answer that is a command, or would be one."""
        if not self._commands or answer in self._commands:
            return self._commands.get(answer)
        if CLAUSE.fullmatch(answer):
            return lambda: self.tell(self.say("cli-no-clause", clause=answer.upper()))
        if HINT_KEYS[0] in self._commands and (named := _HINT_AT_LEVEL.fullmatch(answer)):
            known = ", ".join(self.say(f"cli-bot-{level}").lower() for level in LEVELS)
            return lambda: self.tell(self.say("tab-14-unknown-level", level=named["level"], known=known))
        return None

    def _with_hint_key(self, hint: str) -> str:
        """The key for hints is named before the one for help, or last."""
        key = self.say("cli-hints-key", key=HINT_KEYS[0])
        before, asked, after = hint.partition(f"{HELP} ")
        return f"{before}{key} · {asked}{after}" if asked else f"{hint} · {key}"

    def ask_yes(self, question: str, *, aside: bool = True) -> bool:
        """Yes or no, as 1 or 2, so that no language's letters stand in the way of a command."""
        while True:
            answer = self.ask(question, self.say("cli-yes-no"), aside=aside).casefold()
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
