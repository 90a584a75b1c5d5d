"""Every text of a language, as its files have them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sobremesa.cli.saying import sources
from sobremesa.editions.texts import Language
from tests.house.source import ROOT

WEB = ROOT / "web" / "src"


class Parameters(Visitor):
    """The parameters that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(source: Traversable) -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of a file, each with its parameters."""
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{source}: {entry.content}"
        if isinstance(entry, ast.Message):
            parameters = Parameters()
            parameters.visit(entry)
            yield entry.id.name, frozenset(parameters.names)


def web_sources(language: Language) -> list[Path]:
    """The files of the web client's own texts, each beside what says them."""
    return sorted(WEB.rglob(f"{language}.ftl"))


def all_sources(language: Language) -> list[Traversable]:
    """Every file of a language."""
    return [*sources(language), *web_sources(language)]


@cache
def catalogue(language: Language) -> dict[str, frozenset[str]]:
    """Every text of a language with its parameters."""
    return dict(message for source in all_sources(language) for message in messages(source))
