"""Pure rooms read no clock, file, socket, environment or `random`."""

import ast
from pathlib import Path

import pytest

from tests.house.source import SOURCE, python_files, tree

PURE = ("engine", "parts", "games", "table", "bots", "protocol")
EFFECTS = {
    "asyncio", "datetime", "io", "importlib", "multiprocessing", "os", "pathlib", "platform", "random", "secrets",
    "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
BUILTINS = {"open", "input", "print", "eval", "exec", "__import__", "breakpoint"}


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("path", python_files(*PURE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_pure_room_imports_nothing_that_has_effects(path: Path) -> None:
    assert not imported(path) & EFFECTS


@pytest.mark.parametrize("path", python_files(*PURE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_pure_room_calls_nothing_that_reads_or_writes(path: Path) -> None:
    called = {
        node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & BUILTINS


def test_the_check_of_purity_sees_an_impure_module(tmp_path: Path) -> None:
    impure = tmp_path / "impure.py"
    impure.write_text("from time import monotonic\nimport os.path\n")
    assert imported(impure) & EFFECTS == {"time", "os"}
