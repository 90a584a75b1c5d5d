"""Bots at a keyboard take their time: while a person types, and when nobody but them is waited for."""

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import GolfBot
from tests.cli.desk import FULL, Desk
from tests.cli.hands import Hands

HUMAN = ("--against", "club", "--pace", "human")
THINKS = 20_000


@pytest.fixture(autouse=True)
def thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot takes twenty seconds for everything."""
    monkeypatch.setattr(GolfBot, "thinks", lambda *_: THINKS)


def events(match: Path) -> list[dict[str, Any]]:
    """The log of a match."""
    lines = [json.loads(line) for line in match.read_text().splitlines()]
    return [line for line in lines if "event" in line]


def times(match: Path, kind: str) -> list[tuple[int, int]]:
    """Who did something of this kind, and when."""
    return [(line["event"]["seat"], line["at"]) for line in events(match) if line["event"]["type"] == kind]


def test_who_hands_in_first_waits_for_bots_but_never_for_long(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, types_for=2)
    result = desk.play("es", *HUMAN, typed=[FULL, ""])
    assert "COCHES es palabra" in result.output
    # The bot needs twenty seconds: three are waited for, the rest is passed over.
    assert sum(hands.waited) == 3
    (match,) = desk.matches
    assert times(match, "word-written") == [(0, 4000), (1, THINKS)]


def test_a_quick_bot_takes_a_quarter_of_the_time_and_is_waited_for_as_much_less(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch, types_for=1)
    desk.play("es", "--against", "club", "--pace", "quick", typed=[FULL, ""])
    (match,) = desk.matches
    assert times(match, "word-written") == [(0, 2000), (1, THINKS // 4)]
    assert sum(hands.waited) == 0.75


def test_a_bot_that_is_due_while_somebody_types_acts_at_its_own_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TAB-4: what was typed still counts, later."""
    hands = Hands(monkeypatch, types_for=15)
    result = desk.play("es", *HUMAN, typed=[FULL, ""])
    assert "COCHES es palabra" in result.output
    (match,) = desk.matches
    assert times(match, "word-written") == [(1, THINKS), (0, 30_000)]
    assert hands.waited == []


def test_reading_the_score_takes_no_time_of_the_match(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    Hands(monkeypatch, types_for=15)
    desk.play("es", *HUMAN, typed=[FULL, "", "", ""])
    (match,) = desk.matches
    # Word, handing in, reading, shop: 15 seconds each, and one of them counts nowhere.
    assert times(match, "purchase-made") == [(0, 45_000)]


def test_with_a_clock_the_deadline_counts_for_everybody(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """GOL-2, TAB-11: the bot hands in before it; who types too late has nothing on the card."""
    Hands(monkeypatch, types_for=15)
    options = ("--option", "clock=true", "--option", "writing_seconds=25")
    result = desk.play("es", *HUMAN, *options, typed=["x", "x"])
    assert "GOL-2" in result.output
    (match,) = desk.matches
    assert times(match, "word-written") == [(1, THINKS)]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--against", "club"),
        ("--against", "club", "--pace", "instant"),
        ("--against", "club", "--pace", "human", "--names", "Ana,Beto", "--option", "same_holes=true"),
    ],
    ids=["answers from a pipe", "instant", "a shared keyboard"],
)
def test_where_nobody_waits_bots_take_no_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    """People come first then, and equal play gives equal files."""
    hands = Hands(monkeypatch, types_for=15)
    typed = [FULL, ""] if "--names" not in arguments else ["", FULL, "", "", FULL, ""]
    desk.play("es", *arguments, typed=[*typed, "q"])
    (match,) = desk.matches
    assert hands.waited == []
    assert {line["at"] for line in events(match)} == {0}
    assert times(match, "word-written")[0] == (0, 0)


def test_the_pace_is_kept_beside_the_match_until_another_is_asked_for(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    Hands(monkeypatch, types_for=2)
    desk.play("es", *HUMAN, typed=["q"])
    (match,) = desk.matches
    seats = match.with_name(match.name + ".seats.json")
    assert json.loads(seats.read_text())["pace"] == "human"
    desk.resume(str(match), "--pace", "quick", typed=[FULL, ""])
    assert json.loads(seats.read_text())["pace"] == "quick"
    assert times(match, "word-written")[-1] == (1, THINKS // 4)


def test_a_match_that_is_watched_where_nobody_looks_on_waits_for_nobody(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch, types_for=0)
    result = desk.run("watch", "golf", *desk.box("es")[:2], "--pace", "human", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert hands.waited == []


def test_a_pace_that_there_is_not_is_misuse(desk: Desk) -> None:
    for command in (("play", "golf"), ("watch", "golf"), ("simulate", "golf", "--seats", "club")):
        result = desk.run(*command, "--pace", "5")
        assert result.exit_code == 2
        assert "--pace" in result.output
