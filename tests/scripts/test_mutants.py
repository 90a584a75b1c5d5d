"""The mutation check changes what it should, leaves alone what it should, and tells the living from the dead."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.mutants.finding import Mutant, mutants
from scripts.mutants.judging import Suite
from scripts.mutate import mutants_of, sample
from tests.house.source import ROOT


def changed(tmp_path: Path, source: str) -> list[str]:
    """Every change to a source, as the lines that are new."""
    path = tmp_path / "rules.py"
    path.write_text(source, encoding="utf-8")
    found = mutants(path, "rules")
    for mutant in found:
        ast.parse(mutant.source)
    return [line[1:] for mutant in found for line in mutant.diff.splitlines() if line.startswith("+")]


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("x = a < b", ["x = (a <= b)", "x = (a >= b)"]),
        ("x = a >= b", ["x = (a > b)", "x = (a < b)"]),
        ("x = a == b", ["x = (a != b)"]),
        ("x = a is None", ["x = (a is not None)"]),
        ("x = a not in b", ["x = (a in b)"]),
        ("x = a == 'table'", ["x = (a != 'table')", "x = (a == 'table?')"]),
        ("x = a and b", ["x = (a or b)", "x = b", "x = a"]),
        ("x = not a", ["x = a"]),
        ("x = -a", ["x = a"]),
        ("x = a - b * c", ["x = (a + b * c)", "x = a - (b + c)"]),
        ("x = a[0]", ["x = a[1]", "x = a[-1]"]),
        ("x = a[:n]", ["x = a[:n + 1]"]),
        ("x = True", ["x = False"]),
        ("x = a if b else c", ["x = (a if not b else c)"]),
        ("x = max(a)", ["x = min(a)"]),
        ("x = any(a)", ["x = all(a)"]),
        ("x = (a, b, c)", ["x = (a, b)"]),
        ("x = [a for a in b if c]", ["x = ([a for a in b])"]),
    ],
)
def test_an_expression_is_changed_in_every_way_that_a_slip_could(
    tmp_path: Path, source: str, others: list[str]
) -> None:
    assert changed(tmp_path, source) == others


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("def f():\n    g()", ["    pass"]),
        ("def f():\n    raise g", ["    pass"]),
        ("def f():\n    x += a", ["    pass"]),
        ("def f():\n    return a", ["    return None"]),
        ("for a in b:\n    break", ["    continue"]),
        ("for a in b:\n    continue", ["    pass"]),
        ("if f():\n    x = a", ["if (not f()):"]),
        ("while f():\n    x = a", ["while (not f()):"]),
        ("match a:\n    case 1 if f():\n        x = a", ["    case 1 if (not f()):"]),
    ],
)
def test_a_statement_is_dropped_or_turned_round(tmp_path: Path, source: str, others: list[str]) -> None:
    assert changed(tmp_path, source) == others


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "import a",
        "Names: TypeAlias = int | str",
        "def f(a: Literal[1, 2]) -> tuple[int, str]:\n    '''Text.'''",
        "@cache(1)\nclass A(B, frozen=True):\n    a: int | None",
        "assert a < 1",
        "assert_never(a)",
        "x = zip(a, b, strict=True)",
        "x = f'{a + 1}'",
        "x = 'text'",
        "x = isinstance(a, (B, C))",
    ],
)
def test_what_no_rule_depends_on_stays_as_it_is(tmp_path: Path, source: str) -> None:
    assert changed(tmp_path, source) == []


def test_letters_of_more_than_one_byte_move_no_change_to_another_place(tmp_path: Path) -> None:
    assert changed(tmp_path, "x = ('Ñ', a < b)") == ["x = ('Ñ',)", "x = ('Ñ', (a <= b))", "x = ('Ñ', (a >= b))"]


def test_the_same_seed_draws_the_same_sample() -> None:
    everything = mutants_of("golf")
    assert len(everything) > 1000
    assert sample(everything, 20, seed=1) == sample(everything, 20, seed=1) != sample(everything, 20, seed=2)
    assert len(sample(everything[:5], 20, seed=1)) == 5
    assert {mutant.module for mutant in everything} > {"sobremesa.games.golf.line", "sobremesa.games.golf.shop"}


def test_tests_of_a_line_are_those_that_run_the_statement_in_which_it_stands() -> None:
    suite = Suite("golf", "tests", 1, {"rules.py": {3: ["a"], 7: ["b"], 9: ["c"]}})
    for line, tests in ((2, set()), (3, {"a"}), (5, {"a"}), (8, {"b"}), (9, {"c"})):
        assert suite.tests_of(Mutant("rules", Path("rules.py"), line, "")) == tests


def test_the_check_says_how_many_were_killed_and_shows_who_lived() -> None:
    """The tests of a hole card alone notice little of all that could be wrong with Word Golf."""
    run = subprocess.run(
        [sys.executable, "-m", "scripts.mutate", "golf", "--count", "6", "--tests", "tests/games/golf/test_hole.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "golf: 6 of " in run.stdout
    assert "% killed" in run.stdout
    assert "src/sobremesa/games/golf/" in run.stdout
    assert "\n-" in run.stdout
    assert "\n+" in run.stdout
