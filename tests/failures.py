"""What fails is told when it fails: the whole run may take minutes more."""

import pytest


class _AtOnce:
    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Name it, with the line that says why."""
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = f": {crash.message.splitlines()[0]}" if crash else ""
            self._terminal.write_line(f"\nFAILED at {report.when} {report.nodeid}{why}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Where there is a terminal: the workers of pytest-xdist have none."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(_AtOnce(terminal))
