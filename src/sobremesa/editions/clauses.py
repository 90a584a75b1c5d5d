"""The rules of a game as its clause texts have them: sections in order, each with its clauses."""

from functools import cache
from importlib.resources import files

import msgspec
from fluent.syntax import FluentParser, ast

from sobremesa.editions.texts import Language


class Section(msgspec.Struct, frozen=True):
    """A heading, which may be missing, and the ids of the clauses below it, as their texts are called (`gol-4`)."""

    heading: str
    clauses: tuple[str, ...]


@cache
def sections(room: str, language: Language) -> tuple[Section, ...]:
    """The sections of a room's clause texts: `games/golf`, or `engine` for what holds at every table.

    Read once: a leaflet is set in many sizes before one fits.
    """
    source = files("sobremesa") / room / "texts" / f"clauses.{language}.ftl"
    found: list[tuple[str, list[str]]] = [("", [])]
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            found.append((entry.content or "", []))
        elif isinstance(entry, ast.Message):
            found[-1][1].append(entry.id.name)
    return tuple(Section(heading, tuple(clauses)) for heading, clauses in found if clauses)
