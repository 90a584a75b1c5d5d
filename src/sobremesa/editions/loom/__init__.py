"""Boxes of the Letter Loom: an edition file with both decks of letters and the strategy cards."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import box_file
from sobremesa.editions.source import Source
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
_MESSAGE = re.compile(r"(?P<problem>.*?)(?: - at `\$\.?(?P<path>[^`]*)`)?")

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
            raise EditionError(source.file, line, f"in the row of {letter!r}, {_sentence(str(error))}") from None
        cards += row.cards(letter, deck)
    return tuple(cards)


def _strategy(source: Source, rows: dict[str, object]) -> dict[StrategyKind, int]:
    counts: dict[StrategyKind, int] = {}
    for name, count in rows.items():
        line = source.line_of("strategy", key=name)
        if name not in set(StrategyKind):
            known = ", ".join(kind.value for kind in StrategyKind)
            raise EditionError(source.file, line, f"{name[:20]!r} is no strategy card; there are {known}")
        if not isinstance(count, int) or isinstance(count, bool):
            raise EditionError(source.file, line, f"{name!r} needs a number of cards, as in {name} = 2")
        counts[StrategyKind(name)] = count
    return counts


def _sentence(message: str) -> str:
    """What is wrong with a row: "'green': expected `int`, got `str`"."""
    parts = _MESSAGE.fullmatch(message)
    problem, path = (parts["problem"], parts["path"]) if parts else (message, "")
    said = problem[:1].lower() + problem[1:]
    return f"{path!r}: {said}" if path else said


def _error(source: Source, found: Problem) -> EditionError:
    return EditionError(source.file, source.line_of(found.field, key=found.key), found.problem)
