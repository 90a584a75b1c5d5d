"""Boxes of the Letter Loom: an edition file with both decks of letters and the strategy cards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import box_file
from sobremesa.editions.parsing import wrong_data
from sobremesa.editions.source import Source
from sobremesa.engine.text import Text, text
from sobremesa.games.loom.edition import (
    MOST_ALIKE,
    Card,
    Colour,
    Deck,
    LoomEdition,
    Problem,
    StrategyKind,
    place_of,
    problems,
)

_BOXES = Path(__file__).parent

_Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_ALIKE)]


class _Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one letter as they are written: what each is worth, and how many there are of each colour."""

    value: int
    orange: _Count = 0
    green: _Count = 0
    black: _Count = 0
    yellow: _Count = 0

    def cards(self, letter: str, deck: Deck) -> Iterator[Card]:
        for colour, count in zip(Colour, (self.orange, self.green, self.black, self.yellow), strict=True):
            yield from [Card(letter, self.value, colour, deck is Deck.VOWEL)] * count


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition file as it is written; a letter's row is read later, so that an error can name its line."""

    id: str
    language: str
    vowels: dict[str, object]
    consonants: dict[str, object]
    strategy: dict[str, object]


def load_loom(name_or_path: str | Path) -> LoomEdition:
    """The box of this name ('es', 'en'), or the one in this file; raises `EditionError`."""
    source = Source(box_file(_BOXES, name_or_path))
    box = source.data(_Box)
    edition = LoomEdition(
        id=box.id,
        language=box.language,
        cards=(*_cards(source, box.vowels, Deck.VOWEL), *_cards(source, box.consonants, Deck.CONSONANT)),
        strategy=_strategy(source, box.strategy),
    )
    for found in problems(edition):
        raise _error(source, found)
    return edition


def _cards(source: Source, rows: dict[str, object], deck: Deck) -> tuple[Card, ...]:
    """By the alphabet whatever the order in the file, so that the same cards have the same numbers."""
    cards: list[Card] = []
    for letter in sorted(rows, key=lambda letter: (place_of(letter), letter)):
        try:
            row = msgspec.convert(rows[letter], _Letter)
        except msgspec.ValidationError as error:
            line = source.line_of(f"{deck.value}s", key=letter)
            problem, key = wrong_data(str(error))
            raise EditionError(source.file, line, problem, _place(letter, key)) from None
        cards += row.cards(letter, deck)
    return tuple(cards)


def _strategy(source: Source, rows: dict[str, object]) -> dict[StrategyKind, int]:
    counts: dict[StrategyKind, int] = {}
    for name, count in rows.items():
        line = source.line_of("strategy", key=name)
        if name not in set(StrategyKind):
            known = ", ".join(kind.value for kind in StrategyKind)
            raise EditionError(source.file, line, text("edition-loom-strategy", name=name[:20], known=known))
        if not isinstance(count, int) or isinstance(count, bool):
            raise EditionError(source.file, line, text("edition-loom-count", name=name))
        counts[StrategyKind(name)] = count
    return counts


def _place(letter: str, key: str) -> Text:
    """The row of a letter, and in it a key if it is one."""
    return text("edition-loom-in-key", letter=letter, key=key) if key else text("edition-loom-in-row", letter=letter)


def _error(source: Source, found: Problem) -> EditionError:
    return EditionError(source.file, source.line_of(found.field, key=found.key), found.text)
