"""Time at a keyboard, for tests: it passes when somebody types or the program waits, and nobody does."""

from typing import Any

import pytest
from rich.console import Console


class Hands:
    """A clock on which time passes only when the program waits, or when somebody types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, types_for: float) -> None:
        self.now = 100.0
        self.waited: list[float] = []
        monkeypatch.setattr("sobremesa.cli.clock.monotonic", lambda: self.now)
        monkeypatch.setattr("sobremesa.cli.clock.sleep", self._sleep)
        typed = Console.input

        def type_slowly(*arguments: Any, **more: Any) -> str:
            self.now += types_for
            answer: str = typed(*arguments, **more)
            return answer

        monkeypatch.setattr(Console, "input", type_slowly)

    def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds
