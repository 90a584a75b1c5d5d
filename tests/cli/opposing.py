"""Bots of a test's own at a keyboard."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sobremesa.bots import Company, Pace
from sobremesa.engine import Game


def play_against(monkeypatch: pytest.MonkeyPatch, bot: Callable[[], Any]) -> None:
    """Seat such a bot wherever the command line would seat one.

    The command line's own name is replaced. One that others import later would stay replaced there after the test.
    """

    def company_of(_game: Game[Any, Any, Any, Any], levels: Sequence[str | None], pace: Pace) -> Company:
        return Company({seat: bot() for seat, level in enumerate(levels) if level is not None}, pace)

    monkeypatch.setattr("sobremesa.cli.bots.company_of", company_of)
