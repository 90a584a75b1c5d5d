"""Boxes of Word Golf: an edition file with dice, values and cards, and a course file with the hole cards."""

import re
from pathlib import Path

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.golf.drawing import DrawingFault, read_drawing
from sobremesa.editions.source import Source
from sobremesa.games.golf.edition import HOLES, GolfEdition, Problem, WildcardKind, card_problems, problems
from sobremesa.games.golf.hole import HoleCard

_BOXES = Path(__file__).parent
_COURSES = _BOXES / "courses"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")
_FILE = re.compile(r"[^/\\\0]+\.toml")
_KEYS = {"kinds": "wildcard", "joker_value": "joker-value", "cards": "course"}


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An edition file as it is written."""

    id: str
    language: str
    course: str
    dice: tuple[str, ...]
    joker_value: int
    coins: int
    values: dict[str, str]
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
    source = Source(_edition_file(name_or_path))
    box = source.data(_Box)
    course = Source(_course_file(source, box.course))
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


def _edition_file(name_or_path: str | Path) -> Path:
    if isinstance(name_or_path, Path) or not _NAME.fullmatch(name_or_path):
        return Path(name_or_path)
    file = _BOXES / f"{name_or_path}.toml"
    if not file.is_file():
        names = ", ".join(sorted(box.stem for box in _BOXES.glob("*.toml")))
        raise EditionError(Path(name_or_path), None, f"there is no such box, nor is this a file; the boxes are {names}")
    return file


def _course_file(source: Source, course: str) -> Path:
    if _FILE.fullmatch(course):
        return source.file.parent / course
    if _NAME.fullmatch(course) and (_COURSES / f"{course}.toml").is_file():
        return _COURSES / f"{course}.toml"
    names = ", ".join(sorted(file.stem for file in _COURSES.glob("*.toml")))
    problem = f"the course must be one of {names}, or the name of a .toml file beside this one"
    raise EditionError(source.file, source.line_of("course"), problem)


def _values(source: Source, box: _Box) -> dict[str, int]:
    """The file lists the letters of each value: one letter cannot have two."""
    values: dict[str, int] = {}
    for value, letters in box.values.items():
        line = source.line_of("values", key=value)
        if not re.fullmatch(r"[0-9]{1,2}", value):
            raise EditionError(source.file, line, f'{value[:20]!r} is no value; write it as in 3 = "XYZ"')
        for letter in letters:
            if letter in values:
                raise EditionError(source.file, line, f"{letter!r} has two values")
            values[letter] = int(value)
    return values


def _cards(source: Source) -> tuple[HoleCard, ...]:
    course = source.data(_Course)
    if len(course.pars) != HOLES:
        problem = f"there are {len(course.pars)} pars, and must be {HOLES}, one a hole"
        raise EditionError(source.file, source.line_of("pars"), problem)
    cards = []
    for number, hole in enumerate(course.hole):
        card = _card(source, course, number, hole)
        for found in card_problems(card):
            raise EditionError(source.file, source.line_of("hole", number, "drawing"), found.problem)
        cards.append(card)
    return tuple(cards)


def _card(source: Source, course: _Course, number: int, hole: _Hole) -> HoleCard:
    if not 1 <= hole.hole <= HOLES:
        problem = f"hole card {hole.id!r} is for hole {hole.hole}, and holes are 1 to {HOLES}"
        raise EditionError(source.file, source.line_of("hole", number, "hole"), problem)
    try:
        drawing = read_drawing(hole.drawing)
    except DrawingFault as fault:
        line = source.line_of("hole", number, "drawing", fault.row)
        raise EditionError(source.file, line, f"hole card {hole.id!r}: {fault.problem}") from None
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
    if found.field != "cards":
        return EditionError(source.file, source.line_of(_KEYS.get(found.field, found.field)), found.problem)
    numbers = [number for number, card in enumerate(edition.cards) if found.card == card.id]
    return EditionError(course.file, course.line_of("hole", numbers[-1]) if numbers else None, found.problem)
