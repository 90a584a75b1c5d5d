"""The checks fail when one of them does, and name it."""

import sys

import pytest

from scripts import check

LINT = ["ruff", "format", "types", "layers", "web types and format", "web tests"]


def outcome(monkeypatch: pytest.MonkeyPatch, *failing: str, fast: bool = False) -> tuple[int, list[str]]:
    """The exit code when these checks fail, and which were run."""
    ran: list[str] = []

    def passes(name: str, _check: object) -> bool:
        ran.append(name)
        return name not in failing

    monkeypatch.setattr(check, "_begin", lambda *_: None)
    monkeypatch.setattr(check, "_passes", passes)
    monkeypatch.setattr(sys, "argv", ["check.py", *(["--fast"] if fast else [])])
    return check.main(), ran


def test_all_checks_run_and_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(monkeypatch) == (0, [*LINT, "rules", "coverage", "tests"])


@pytest.mark.parametrize("name", [*LINT, "rules", "coverage", "tests"])
def test_one_that_fails_fails_the_run(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = outcome(monkeypatch, name)
    assert code == 1
    assert f"FAILED: {name}" in capsys.readouterr().out


def test_the_fast_checks_leave_out_the_slow_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(monkeypatch, fast=True) == (0, [*LINT, "tests"])


def test_what_was_begun_beside_others_is_shown_in_its_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    says = "import sys; print('wrong', file=sys.stderr); sys.exit({})"
    for name in ("LINT", "FAST"):
        monkeypatch.setattr(check, name, ())
    monkeypatch.setattr(check, "WEB", tuple((f"web {code}", ["python", "-c", says.format(code)]) for code in (0, 1)))
    monkeypatch.setattr(sys, "argv", ["check.py", "--fast"])
    assert check.main() == 1
    assert capsys.readouterr().out == "\n── web 0\nwrong\n\n── web 1\nwrong\n\nFAILED: web 1\n"
