"""Asking for a word: typed, or as cards by their numbers, with what it would score (LOO-9, LOO-10, LOO-22)."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from sobremesa.cli.keyboard import HELP, HINT_WORDS, is_plain
from sobremesa.cli.loom.table import Table
from sobremesa.cli.palette import QUIET, number
from sobremesa.cli.scores import itemised
from sobremesa.engine import Refused, Score, Seat
from sobremesa.games.loom.actions import Done, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of, has_activated
from sobremesa.games.loom.edition import WILD, StrategyKind
from sobremesa.games.loom.spelling import best_cards, letters_in, spell
from sobremesa.games.loom.view import LoomView

NO_WORD = ("-", "p")
_WORDS = ("why", *HINT_WORDS)
"""Commands that are words too, and are taken for words here."""
_CARD = re.compile(r"\d+|\*\s*=?\s*[^\W\d_]{1,2}|\*")
_BETWEEN = re.compile(r"[\s,;.+-]*")


class Sketch(msgspec.Struct, frozen=True):
    """A word of cards, and what it scores if it is one and nobody shows it before."""

    word: str
    write: Write
    score: Score


class Creation:
    """One seat's word of this round, until it is handed in."""

    def __init__(self, table: Table, seat: Seat, meanwhile: Callable[[Any], None]) -> None:
        self._table = table
        self._seat = seat
        self._meanwhile = meanwhile
        self._sketch: Sketch | None = None

    @property
    def _view(self) -> LoomView:
        return self._table.match.view(self._seat)

    def ask(self) -> Done:
        """Until a word, or none, is handed in; then it stands (LOO-9)."""
        written = self._view.own_word
        # Somebody else may have the keyboard by now than who wrote this.
        if written is not None and not self._table.shares_keyboard:
            self._draw(Write(written.cards, written.wild))
        while not self._take(self._entry()):
            pass
        return Done()

    def _entry(self) -> str:
        say, sketch, keyboard = self._table.say, self._sketch, self._table.keyboard
        if sketch is None:
            return keyboard.ask(say("cli-loom-your-word"), self._hint(), but_not=_WORDS)
        question = say("cli-loom-hand-in", word=sketch.word, points=number(sketch.score.total))
        return keyboard.ask(question, say("cli-loom-hand-in-hint"), but_not=_WORDS)

    def _hint(self) -> str:
        say, view = self._table.say, self._view
        cards = f"{len(view.centre) + 1} 1 2" if view.centre else "1 2"
        hint = say("cli-loom-word-hint", cards=cards, key=HELP)
        if has_activated(view.activated, self._seat, StrategyKind.WILDCARD):
            hint += f"\n{say('cli-loom-wildcard-hint', cards=f'{cards} *e')}"
        return hint

    def _take(self, entry: str) -> bool:
        """Whether something is handed in with this."""
        if entry in NO_WORD:
            return self._no_word()
        if not entry:
            return self._hand_in()
        if not is_plain(entry):
            self._table.keyboard.refuse(Refused("LOO-17", "loo-17-letters").refusal)
        elif any(sign.isdigit() or sign == "*" for sign in entry):
            self._take_cards(entry)
        else:
            self._take_word(entry)
        return False

    def _hand_in(self) -> bool:
        if self._sketch is None:
            return False
        self._meanwhile(self._sketch.write)
        return True

    def _no_word(self) -> bool:
        """Nothing scores 0, less the Blasts on the player (LOO-15)."""
        score = self._table.preview(self._seat, Write())
        points = number(score.total if score else 0)
        if not self._table.keyboard.ask_yes(self._table.say("cli-loom-no-word-sure", points=points)):
            return False
        if self._view.own_word is not None:
            self._meanwhile(Write())
        return True

    def _take_word(self, entry: str) -> None:
        """The cards that score most are taken for it (LOO-22)."""
        view, table = self._view, self._table
        if table.preview(self._seat, Write(word=entry)) is None:
            return
        changes = {"boosts": boosts_of(view.activated, self._seat), "blasts": blasts_on(view.activated, self._seat)}
        found = best_cards(table.box, table.game.means(view), entry, **changes)
        assert found is not None, "what may be written has cards"
        self._draw(Write(*found))

    def _take_cards(self, entry: str) -> None:
        parts = _CARD.findall(entry)
        if not _BETWEEN.fullmatch(_CARD.sub("", entry)):
            self._table.keyboard.tell(self._table.say("cli-loom-cards-again"))
            return
        numbered = self._table.numbered(self._view)
        if len(parts) == 1 and parts[0].isdecimal() and len(numbered) < 10:
            parts = list(parts[0])
        strange = next((part for part in parts if part[0] != "*" and not 1 <= int(part[:4]) <= len(numbered)), None)
        if strange is not None:
            self._table.keyboard.refuse(Refused("LOO-14", "loo-14-not-there", card=strange[:4]).refusal)
            return
        cards = tuple(WILD if part[0] == "*" else numbered[int(part[:4]) - 1] for part in parts)
        letters = [letters_in(part.lstrip("*= ")) or "" for part in parts if part[0] == "*"]
        self._draw(Write(cards, letters[0] if letters else ""))

    def _draw(self, write: Write) -> None:
        """The word with its cards and its score, or what is wrong with it; the one before stays if it is wrong."""
        table = self._table
        score = table.preview(self._seat, write)
        if score is None:
            return
        word = spell(table.box, write.cards, write.wild)
        self._sketch = Sketch(word, write, score)
        table.console.print(Text().append(word, "bold").append(f"  {self._numbers(write)}", QUIET))
        table.console.print(itemised(score, table.say, table.say("cli-loom-if-it-is-a-word")))
        if self._view.deadline is not None:
            self._meanwhile(write)

    def _numbers(self, write: Write) -> str:
        return cards_typed(self._table.numbered(self._view), write)


def cards_typed(numbered: Sequence[int], write: Write) -> str:
    """The cards of a word as they may be typed, by their numbers."""
    names = {card: str(place) for place, card in enumerate(numbered, 1)} | {WILD: f"*{write.wild}"}
    return " ".join(names[card] for card in write.cards)
