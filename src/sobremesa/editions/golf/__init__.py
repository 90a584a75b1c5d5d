"""Boxes of Word Golf: an edition file with dice, values and cards, and a course file with the hole cards."""

from pathlib import Path

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import box_file, part_file
from sobremesa.editions.golf.drawing import DrawingFault, read_drawing
from sobremesa.editions.source import Source
from sobremesa.editions.values import by_value
from sobremesa.engine.text import text
from sobremesa.games.golf.edition import HOLES, GolfEdition, Problem, WildcardKind, card_problems, problems
from sobremesa.games.golf.hole import HoleCard

_BOXES = Path(__file__).parent
_COURSES = _BOXES / "courses"
_KEYS = {"joker_value": "joker-value"}


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An edition file as it is written."""

    id: str
    language: str
    course: str
    dice: tuple[str, ...]
    joker_value: int
    coins: int
    values: dict[str, object]
    wildcard: tuple[WildcardKind, ...] = ()


class _Hole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hole card as it is written."""

    id: str
    hole: int
    drawing: str
    name: dict[str, str] = {}


class _Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A course file as it is written."""

    pars: tuple[int, ...]
    hole: tuple[_Hole, ...] = ()


def load_golf(name_or_path: str | Path) -> GolfEdition:
    """The box of this name ('es', 'en'), or the one in this file; raises `EditionError`."""
    source = Source(box_file(_BOXES, name_or_path))
    box = source.data(_Box)
    course = Source(part_file(source, "course", box.course, _COURSES))
    edition = GolfEdition(
        id=box.id,
        language=box.language,
        dice=box.dice,
        values=_values(source, box),
        joker_value=box.joker_value,
        kinds=box.wildcard,
        coins=box.coins,
        cards=_cards(course),
    )
    for found in problems(edition):
        raise _error(source, course, edition, found)
    return edition


def _values(source: Source, box: _Box) -> dict[str, int]:
    """The file lists the letters of each value: one letter cannot have two."""
    values: dict[str, int] = {}
    for value, letters, line in by_value(source, "values", box.values, '3 = "XYZ"'):
        for letter in letters:
            if letter in values:
                raise EditionError(source.file, line, text("edition-golf-two-values", letter=letter))
            values[letter] = value
    return values


def _cards(source: Source) -> tuple[HoleCard, ...]:
    course = source.data(_Course)
    if len(course.pars) != HOLES:
        said = text("edition-golf-pars", pars=len(course.pars), holes=HOLES)
        raise EditionError(source.file, source.line_of("pars"), said)
    cards = []
    for number, hole in enumerate(course.hole):
        card = _card(source, course, number, hole)
        for found in card_problems(card):
            raise EditionError(source.file, source.line_of("hole", number, "drawing"), found.text)
        cards.append(card)
    return tuple(cards)


def _card(source: Source, course: _Course, number: int, hole: _Hole) -> HoleCard:
    if not 1 <= hole.hole <= HOLES:
        said = text("golf-edition-hole", card=hole.id, hole=hole.hole, holes=HOLES)
        raise EditionError(source.file, source.line_of("hole", number, "hole"), said)
    try:
        drawing = read_drawing(hole.drawing)
    except DrawingFault as fault:
        line = source.line_of("hole", number, "drawing", fault.row)
        raise EditionError(source.file, line, fault.text, text("edition-golf-in-card", card=hole.id)) from None
    return HoleCard(
        id=hole.id,
        hole=hole.hole,
        par=course.pars[hole.hole - 1],
        spaces=drawing.spaces,
        start=drawing.start,
        flag=drawing.flag,
        names=tuple(sorted(hole.name.items())),
    )


def _error(source: Source, course: Source, edition: GolfEdition, found: Problem) -> EditionError:
    if found.field == "cards":
        numbers = [number for number, card in enumerate(edition.cards) if found.card == card.id]
        return EditionError(course.file, course.line_of("hole", numbers[-1]) if numbers else None, found.text)
    return EditionError(source.file, _line_of(source, edition, found), found.text)


def _line_of(source: Source, edition: GolfEdition, found: Problem) -> int | None:
    """The wildcard, the row of values that has the letter, else the field."""
    if found.field == "kinds":
        return source.line_of("wildcard", found.wildcard)
    if found.letter:
        return source.line_of("values", key=str(edition.values[found.letter]))
    return source.line_of(_KEYS.get(found.field, found.field))
