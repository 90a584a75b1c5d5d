"""Asking for a word and its line: the best line is proposed, and any other can be typed (GOL-2 to GOL-6)."""

import re
from collections.abc import Callable

import msgspec
from rich.console import Group
from rich.text import Text

from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.lines import best_line, best_line_with_cards, line_said
from sobremesa.cli.golf.pieces import dice, round_side
from sobremesa.cli.golf.scores import itemised, letter_styles
from sobremesa.cli.golf.table import Table
from sobremesa.cli.keyboard import HELP, HINT_WORDS, is_plain
from sobremesa.cli.palette import QUIET, number
from sobremesa.engine import Refusal, Refused, Seat
from sobremesa.engine.score import Stake
from sobremesa.games.golf.actions import Draft, Write
from sobremesa.games.golf.line import LEAST_LETTERS, Path, fault_of_line
from sobremesa.games.golf.spelling import letters_of
from sobremesa.games.golf.view import GolfView

EMPTY_CARD = ("p", "-")
_WITH_CARDS = "c"
_WORDS = ("why", *HINT_WORDS)
"""Commands that are words too, and are taken for words here."""
_NUMBERS = re.compile(r"[\d\s,;.>→–-]*\d[\d\s,;.>→–-]*")


class Sketch(msgspec.Struct, frozen=True):
    """A word on a line where it may stand, and what it scores if it is a word, and if it is none."""

    word: str
    path: Path
    score: Stake


class Writing:
    """One seat's card of this round, until it is handed in."""

    def __init__(self, table: Table, seat: Seat, keep_draft: Callable[[Draft], None]) -> None:
        self._table = table
        self._seat = seat
        self._keep_draft = keep_draft
        self._sketch: Sketch | None = None
        self._with_cards: Path | None = None

    @property
    def _view(self) -> GolfView:
        return self._table.match.view(self._seat)

    def ask(self) -> Write:
        """The word and line that are handed in, or an empty card."""
        table = self._table
        view = self._view
        table.show_card(view.card, Ink(), round_side(view, table.box, table.seating, table.say))
        # Whoever has the keyboard now need not be who wrote this: a word taken back is not shown (GOL-2).
        if view.own_play is not None and not table.shares_keyboard:
            self._draw(view.own_play.word, view.own_play.path)
        while True:
            written = self._take(self._entry())
            if written is not None:
                return written

    def _entry(self) -> str:
        say, sketch = self._table.say, self._sketch
        if sketch is None:
            hint = say("cli-golf-word-hint", least=LEAST_LETTERS, most=len(self._view.card.spaces), key=HELP)
            return self._table.keyboard.ask(say("cli-golf-your-word"), hint, but_not=_WORDS)
        hint = say("cli-golf-line-hint")
        if self._with_cards is not None:
            hint += f"\n{say('cli-golf-line-hint-cards')}"
        question = say(
            "cli-golf-hand-in",
            word=sketch.word,
            line=line_said(sketch.path),
            points=number(sketch.score.total),
            otherwise=number(sketch.score.otherwise.total),
        )
        return self._table.keyboard.ask(question, hint, but_not=_WORDS)

    def _take(self, entry: str) -> Write | None:
        if entry.casefold() in EMPTY_CARD:
            return self._empty_card()
        if not entry and self._sketch is not None:
            return Write(self._sketch.word, self._sketch.path)
        if entry.casefold() == _WITH_CARDS and self._sketch is not None and self._with_cards is not None:
            path, self._with_cards = self._with_cards, None
            self._draw(self._sketch.word, path)
        elif _NUMBERS.fullmatch(entry):
            self._take_line(_places(entry, len(self._view.card.spaces)))
        elif entry:
            self._take_word(entry)
        return None

    def _empty_card(self) -> Write | None:
        say = self._table.say
        scored = self._table.preview(self._seat, Write())
        assert scored is not None, "an empty card may always be handed in"
        sure = self._table.keyboard.ask_yes(say("cli-golf-empty-card", points=number(scored.total)))
        return Write() if sure else None

    def _take_line(self, path: Path) -> None:
        if self._sketch is None:
            self._table.keyboard.tell(self._table.say("cli-golf-word-first"))
        else:
            self._draw(self._sketch.word, path)

    def _take_word(self, entry: str) -> None:
        word = letters_of(entry) if is_plain(entry) else None
        if word is None:
            self._table.keyboard.refuse(Refused("GOL-20", "gol-20-letters").refusal)
            return
        view = self._view
        path = best_line(self._table.box, view, word)
        if path is None and LEAST_LETTERS <= len(word) <= len(view.card.spaces):
            self._table.keyboard.refuse(Refused("GOL-5", "cli-golf-no-line", letters=len(word)).refusal)
            return
        self._with_cards = path and best_line_with_cards(self._table.box, view, word, path)
        self._draw(word, path or ())

    def _draw(self, word: str, path: Path) -> None:
        """The line on the card with its score, or what is wrong with it; the sketch before stays if it is wrong."""
        seen = self._table.match.preview(self._seat, Write(word, path))
        if isinstance(seen, Refusal):
            self._show_fault(word, path)
            self._table.keyboard.refuse(seen)
            return
        if not isinstance(seen, Stake):
            return  # nothing is written yet: an empty card has nothing at stake
        self._sketch = Sketch(word, path, seen)
        self._show(self._sketch)
        if self._view.deadline is not None:
            self._keep_draft(Draft(word, path))

    def _show(self, sketch: Sketch) -> None:
        table, view = self._table, self._view
        ink = Ink(sketch.word, sketch.path, letter_styles(sketch.score))
        said = Text().append(sketch.word, "bold").append(f"  {line_said(sketch.path)}", QUIET)
        right = Group(
            dice(view.faces, table.box), said, itemised(sketch.score, table.say, table.say("cli-golf-if-it-is-a-word"))
        )
        table.show_card(view.card, ink, right)

    def _show_fault(self, word: str, path: Path) -> None:
        view = self._view
        fault = fault_of_line(view.card, path, neighbours=view.options.neighbours)
        if fault is None or len(path) != len(word) or not fault.pieces:
            return
        ink = Ink(word, path, fault=fault)
        self._table.show_card(view.card, ink, "")


def _places(entry: str, spaces: int) -> Path:
    """Space numbers with anything between them, or with nothing where each is one digit."""
    runs = re.findall(r"\d+", entry)
    if len(runs) == 1 and spaces < 10:
        runs = list(runs[0])
    # A number of a hundred digits is no space either, but Python would mind it.
    return tuple(int(run[:4]) - 1 for run in runs)
