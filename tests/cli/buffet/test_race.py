"""The race of Word Buffet against bots at one keyboard: they announce while a person searches."""

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.engine import Offer
from sobremesa.games.buffet.actions import Announce
from sobremesa.games.buffet.events import Phase
from tests.cli.buffet.box import TRACED, play
from tests.cli.desk import Desk
from tests.cli.hands import Hands
from tests.cli.opposing import play_against

MINE = TRACED["en"][0][0]
THEIRS = (219, 218, 217, 216, 215)
"""J15 and four steps to the west: SHOES."""


class Racer:
    """Announces after twenty seconds in the first round, and does whatever comes last in everything else."""

    def wait(self, view: Any) -> str:
        return f"{view.phase}/{view.round}"

    def thinks(self, _view: Any, _chance: Any) -> int:
        return 20_000

    def latest(self, _view: Any) -> None:
        return None

    def choose(self, view: Any, offers: Sequence[Offer[Any]], _chance: Any) -> Any:
        if view.phase is Phase.SEARCH and view.round == 1:
            return Announce(THEIRS)
        return offers[-1].choices[0]


@pytest.fixture(autouse=True)
def racer(monkeypatch: pytest.MonkeyPatch) -> None:
    play_against(monkeypatch, Racer)


def race(desk: Desk, monkeypatch: pytest.MonkeyPatch, *arguments: str, seconds: float, typed: Sequence[str]) -> str:
    """What a person sees who takes so many seconds for every line."""
    Hands(monkeypatch, types_for=seconds)
    bots = ("--against", "club", "--pace", "human")
    result = play(desk, "en", *bots, *arguments, typed=typed, players=1)
    assert result.exit_code == 0, result.output
    return result.output


def test_who_is_slow_finds_the_others_announcements_there(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """BUF-7, BUF-11: what was typed still counts, behind a word of the same length that came earlier."""
    output = race(desk, monkeypatch, seconds=15, typed=[MINE, ""])
    told = [output.index(f"{name}  5 letters announced.") for name in ("★ Club", "● Ana")]
    assert told == sorted(told)
    checked = [output.index(f"{name}  SHOES") for name in ("★ Club", "● Ana")]
    assert checked == sorted(checked), "the longest first, and of two the earlier one (BUF-13)"


def test_who_is_quick_comes_first(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    output = race(desk, monkeypatch, seconds=2, typed=[MINE, ""])
    told = [output.index(f"{name}  5 letters announced.") for name in ("● Ana", "★ Club")]
    assert told == sorted(told)


def test_without_a_clock_nobody_is_cut_off(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """TAB-11: a bot may be first, but the search goes on for as long as one likes."""
    output = race(desk, monkeypatch, seconds=1000, typed=["F1", "6", "6", "6", "6", ""])
    assert "● Ana  5 letters announced." in output
    assert "time" not in output.partition("● Ana  5 letters")[0].lower().replace("at any time", "")


def test_with_a_clock_the_sand_runs(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """BUF-9, BUF-10: half a minute after the first announcement the search is over."""
    output = race(desk, monkeypatch, "--option", "clock=true", seconds=60, typed=[MINE, "q"])
    assert "★ Club  5 letters announced." in output
    assert "BUF-9" in output
    assert "● Ana  5 letters announced." not in output
