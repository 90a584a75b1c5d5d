"""What the session does for every front-end: who has the keyboard, what is refused, and time that only passes."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sobremesa.cli.clock import MatchClock
from sobremesa.cli.golf.front import GolfFront
from sobremesa.cli.plain.front import PlainFront
from sobremesa.engine import Seat
from sobremesa.games.golf.actions import Buy, Write
from tests.cli.desk import Desk


class Blunt(GolfFront):
    """Takes what is typed as it is, so that the rules themselves have to refuse it."""

    def ask(self, seat: Seat, meanwhile: Callable[[Any], None]) -> Any:
        word = self.table.keyboard.ask("word")
        return Buy() if word == "buy" else Write(word, (0, 3, 1, 2, 4, 5) if word else ())


class Open(Blunt):
    """Nothing is a secret."""

    def is_secret(self, seat: Seat) -> bool:
        return False


class LastFirst(Blunt):
    """Whoever sits last begins."""

    def first(self, waiting: Sequence[Seat]) -> Seat:
        return max(waiting)


def use(monkeypatch: pytest.MonkeyPatch, front: type[GolfFront]) -> None:
    monkeypatch.setattr("sobremesa.cli.fronts.front_class", lambda _game: front)


def test_what_the_rules_refuse_is_told_with_its_clause_and_asked_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TAB-5: nothing has changed, and nobody has to be handed the keyboard again."""
    use(monkeypatch, Blunt)
    result = desk.play("en", "--names", "Ana,Beto", typed=["", "x", "echoes", "q"])
    assert result.exit_code == 0, result.output
    assert "A word has at least 2 letters. GOL-6" in result.output
    assert result.output.count("Pass the keyboard to ● Ana") == 1
    assert result.output.count("Pass the keyboard to ★ Beto") == 1


def test_an_open_question_needs_no_handing_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Open)
    result = desk.play("en", "--names", "Ana,Beto", typed=["echoes", "cheese", "q"])
    assert "Pass the keyboard" not in result.output
    assert "ECHOES is a word" in result.output


def test_a_front_end_says_who_is_asked_first(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, LastFirst)
    result = desk.play("en", "--names", "Ana,Beto", typed=["", "echoes", "q"])
    asked = [result.output.index(f"Pass the keyboard to {name}") for name in ("★ Beto", "● Ana")]
    assert asked == sorted(asked)


def test_the_table_is_shown_again_only_to_whom_it_may_be(desk: Desk) -> None:
    """TAB-2: while the keyboard is handed over it is everybody's."""
    result = desk.play("en", "--names", "Ana,Beto", typed=["=", "", "=", "q"])
    handed, _, held = result.output.partition("Your word")
    assert "Hole 1 · The Bench" in held
    assert handed.index("Hole     1") < handed.index("Hole 1 · The Bench"), "the card of nine holes before one's own"


def test_nobody_sits_through_a_countdown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """BUF-1: where only time is waited for, it is passed over."""
    monkeypatch.setattr("sobremesa.cli.clock.monotonic", lambda: 5.0)
    monkeypatch.setattr("sobremesa.cli.fronts.front_class", lambda _game: PlainFront)
    with monkeypatch.context() as patched:
        # As if each had a keyboard of their own, for there is no clock where people share one.
        patched.setattr("sobremesa.cli.seating.Seating.people", (0,))
        arguments = ["--lang", "en", "--seats", "2", "--option", "clock=true", "--seed", "1"]
        result = desk.run("play", "buffet", "--piped", *arguments, typed=["q"])
    assert result.exit_code == 0, result.output
    assert "search-opened" in result.output
    assert "● You, your move" in result.output


def test_the_clock_goes_on_from_where_nothing_but_time_was_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.cli.clock.monotonic", lambda: 5.0)
    clock = MatchClock(1000, runs=False)
    clock.forward(4001)
    assert clock.now() == 4001
    clock.forward(3000)
    assert clock.now() == 4001, "it never goes back"
