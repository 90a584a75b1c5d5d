"""Match time at one keyboard."""

import pytest

from sobremesa.cli.clock import MatchClock
from tests.cli.desk import Desk


@pytest.fixture
def quarter_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever somebody looks at the clock, fifteen seconds have passed."""
    seconds = iter(range(100, 100_000, 15))
    monkeypatch.setattr("sobremesa.cli.clock.monotonic", lambda: float(next(seconds)))


@pytest.mark.usefixtures("quarter_minutes")
def test_time_goes_on_from_where_the_match_stands() -> None:
    assert MatchClock(7000, runs=True).now() == 22_000


@pytest.mark.usefixtures("quarter_minutes")
def test_without_a_clock_time_stands_still() -> None:
    assert MatchClock(7000, runs=False).now() == 7000


@pytest.mark.usefixtures("quarter_minutes")
def test_a_chosen_clock_hands_in_the_draft_when_time_is_over(desk: Desk) -> None:
    """GOL-2, TAB-4: what comes after the deadline comes too late, and the draft counts."""
    options = ["--option", "clock=true", "--option", "writing_seconds=50", "--against", "casual"]
    result = desk.play("en", *options, typed=["echoes", "x", "x", "x"])
    assert result.exit_code == 0, result.output
    assert "Time is over: what was written counts." in result.output
    assert "ECHOES is a word: echoes." in result.output


@pytest.mark.usefixtures("quarter_minutes")
def test_a_chosen_clock_passes_over_who_writes_nothing(desk: Desk) -> None:
    """GOL-2: no draft is an empty card."""
    options = ["--option", "clock=true", "--option", "writing_seconds=20", "--against", "casual"]
    result = desk.play("en", *options, typed=["x", "x", "x"])
    assert "An empty card. GOL-2" in result.output


def test_people_who_share_a_keyboard_have_no_clock(desk: Desk) -> None:
    """TAB-11: one deadline for all would be over before the second person has the keyboard."""
    result = desk.play("en", "--option", "clock=true", "--seats", "3", "--names", "Ana,Beto,Cruz")
    assert (result.exit_code, result.output) == (
        2,
        "With a clock each person needs a keyboard, and here 3 share one. TAB-11\n",
    )
    assert desk.matches == []


@pytest.mark.usefixtures("quarter_minutes")
def test_the_clock_of_a_match_from_elsewhere_stands_still_at_a_shared_keyboard(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("sobremesa.cli.seating.Seating.people", (0,))
        desk.play("en", "--option", "clock=true", "--option", "writing_seconds=20", "--seats", "2", typed=["q"])
    (match,) = desk.matches
    assert '"clock":true' in match.read_text()
    result = desk.resume(str(match), typed=["", *["x"] * 20, "echoes", "", "", "cheese", ""])
    assert "Time is over" not in result.output
    assert "ECHOES is a word" in result.output


@pytest.mark.usefixtures("quarter_minutes")
def test_without_a_clock_nobody_is_hurried(desk: Desk) -> None:
    """TAB-11: at one keyboard there is a clock only if it is chosen."""
    result = desk.play("en", "--against", "casual", typed=["x"] * 50 + ["echoes", "", "q"])
    assert "Time is over" not in result.output
    assert "ECHOES is a word" in result.output
