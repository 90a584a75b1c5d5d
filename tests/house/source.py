"""The project's own files, for the tests that look at them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "sobremesa"
_SKIPPED = {"__pycache__", "node_modules"}
_BUILT = {"build", "dist", "screenshots", "src/sobremesa/server/site", "src/sobremesa/printing/fonts"}


def python_files(*rooms: str) -> list[Path]:
    """The modules of these rooms, or of the whole package."""
    folders = [SOURCE / room for room in rooms] or [SOURCE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A module, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def strings(path: Path) -> Iterator[str]:
    """Every string constant in a module."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def project_files() -> Iterator[Path]:
    """Every text file that belongs to the project."""
    for path in sorted(ROOT.rglob("*")):
        relative = path.relative_to(ROOT)
        hidden = any(part in _SKIPPED or (part[0] == "." and part != ".ci") for part in relative.parts[:-1])
        hidden |= any(relative.is_relative_to(folder) for folder in _BUILT)
        # In a second working tree `.git` is a file, which says where the first one is.
        hidden |= path.name == ".git" or path.name.startswith(".cov")
        if path.is_file() and not hidden and path.suffix not in {".so", ".png"}:
            yield path
