"""What a run could not test is named in a last summary; where CI=true, anything skipped fails the run."""

import os

import pytest

_reasons: dict[str, int] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember why a test was skipped."""
    _note(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Remember why all tests of a file were."""
    _note(report)


def _note(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and isinstance(report.longrepr, tuple):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        _reasons[reason] = _reasons.get(reason, 0) + 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run that is meant to test everything fails when it did not."""
    if _reasons and os.environ.get("CI") == "true" and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what is missing, by name."""
    if _reasons:
        terminalreporter.section("not tested here")
    for reason, count in sorted(_reasons.items()):
        terminalreporter.line(f"{count} skipped: {reason}")
