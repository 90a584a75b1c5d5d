"""One person and a bot: nobody passes a keyboard, and there may be a clock."""

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.engine import Offer
from tests.cli.loom.weaving import Loom
from tests.cli.opposing import play_against


class FirstChoice:
    """Does the first thing that can be done, and forms no word."""

    def wait(self, view: Any) -> str:
        return f"{view.phase}/{view.round}"

    def latest(self, _view: Any) -> int | None:
        return None

    def choose(self, _view: Any, offers: Sequence[Offer[Any]], _chance: Any) -> Any:
        return offers[-1].choices[0]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    play_against(monkeypatch, FirstChoice)


def test_one_person_is_spoken_to_and_reads_the_scores_in_peace(loom: Loom) -> None:
    first = ["vcvcc", "vcc", "1", "1", "asa", "", ""]
    result = loom.weave("en", "--against", "casual", typed=[*first, "vcc", "1", "1", "ass", ""], names="Ana", rounds=2)
    assert result.exit_code == 0, result.output
    assert "Pass the keyboard" not in result.output
    assert "Enter goes on · w why ›" in result.output
    assert "★ Casual  ▸ Boost" in result.output
    assert "★ Casual  · no word LOO-15" in result.output
    assert "● Ana: won with 26 points." in result.output


def test_timers_are_started_where_there_is_a_clock(loom: Loom) -> None:
    """LOO-4, LOO-9: and what is drafted counts when time is over."""
    typed = ["vcvcc", "vcc", "", "1", "1", "", "asa", "ass", ""]
    clock = ("--against", "casual", "--option", "clock=true")
    result = loom.weave("en", *clock, typed=typed, names="Ana")
    assert result.exit_code == 0, result.output
    assert result.output.count("● Ana, Enter starts the timer ›") == 2
    assert "● Ana: won with 14 points." in result.output


def test_a_draft_is_shown_again_to_who_wrote_it(loom: Loom) -> None:
    """LOO-9: with a clock each word is entered at once, and is still there after a pause."""
    typed = ["vcvcc", "vcc", "", "1", "1", "", "asa", "q"]
    loom.weave("en", "--against", "casual", "--option", "clock=true", typed=typed, names="Ana")
    result = loom.run("play", "loom", "--piped", "--resume", "last", typed=["-", "1"])
    assert "Hand in ASA (12) ›" in result.output
    assert "● Ana  · no word LOO-15" in result.output
