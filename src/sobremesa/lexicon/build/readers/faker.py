"""First names and surnames, from the name lists of Faker; its modules are parsed, not run."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from sobremesa.lexicon.build.archives import read_members

_LISTS = re.compile(r"^(?:first|last)_names")


def read_people(archive: Path, locales: Sequence[str]) -> Iterator[str]:
    """Every first name and surname of the locales, as written."""
    names = [f"faker/providers/person/{locale}/__init__.py" for locale in locales]
    contents = read_members(archive, names)
    for name in names:
        yield from _names(ast.parse(contents[name]))


def _names(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and _LISTS.match(target.id) for target in targets):
                yield from _strings(node.value)


def _strings(value: ast.expr) -> Iterator[str]:
    for node in ast.walk(value):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
