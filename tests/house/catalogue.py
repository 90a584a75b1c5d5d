"""Every text of a language, as its files have them."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sobremesa.cli.saying import sources
from sobremesa.editions.texts import Language


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


def catalogue(language: Language) -> dict[str, frozenset[str]]:
    """Every text of a language with its parameters."""
    return dict(message for source in sources(language) for message in messages(source))
