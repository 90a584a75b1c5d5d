"""Many matches of bots from the command line: a line each, a summary, and one clear sentence for what does not fit."""

import json
import re
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from click.testing import Result

from sobremesa.bots import GolfBot
from sobremesa.games.golf.actions import Write
from sobremesa.lab.simulate import Plan, Played, Room
from tests.cli.desk import Desk


def simulate(
    desk: Desk, *arguments: str, seats: str = "casual,expert", language: str = "en", columns: int = 100
) -> Result:
    """A few matches with the desk's box."""
    box = ("--lang", language, "--edition", str(desk.folder / f"{language}.toml"))
    given = ("--seats", seats, "--matches", "2", "--workers", "1", *box)
    return desk.run("simulate", "golf", *given, *arguments, columns=columns)


def objects(result: Result) -> list[dict[str, Any]]:
    """The JSON objects of an answer, one a line."""
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_each_match_has_a_line_and_a_summary_follows(desk: Desk) -> None:
    result = simulate(desk)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("1  f67a2462fe8369ae  ● Casual ")
    assert re.search(r"  9 rounds · \d+ words · \w+ \d+ · \d+:\d\d$", lines[0])
    assert lines[1].startswith("2  ")
    assert [line.split()[0] for line in lines if line.startswith(("Level", "Casual", "Expert", "Seat", "●", "★"))] == [
        "Level",
        "Casual",
        "Expert",
        "Seat",
        "●",
        "★",
    ]
    assert "A match: 9.0 ± 0.0 rounds, " in result.stdout
    assert lines[-1].startswith("2 matches, ")


def test_a_narrow_screen_has_wins_and_points_whole(desk: Desk) -> None:
    told = simulate(desk, language="es", columns=50).stdout
    assert "…" not in told
    assert re.search(r"^Casual +[\d,]+ % \([\d,]+–[\d,]+\) +−?[\d,]+ ± [\d,]+ *$", told, re.MULTILINE), told
    assert all(len(line) <= 50 for line in told.splitlines() if line.startswith(("Nivel", "Casual", "Expert")))


def test_a_spanish_reader_is_told_in_spanish(desk: Desk) -> None:
    result = simulate(desk, language="es")
    assert re.search(r"  9 rondas · \d+ palabras · ", result.stdout)
    assert "Una partida: 9,0 ± 0,0 rondas" in result.stdout


def test_the_rounds_of_a_game_are_called_what_they_are_at_its_table(desk: Desk) -> None:
    """LOO-16: a round of the Loom is a baza."""
    told = desk.run("simulate", "loom", "--seats", "child,child", "--matches", "1", "--lang", "es", "--workers", "1")
    assert re.search(r"\d+ bazas · \d+ palabras", told.output), told.output


def test_for_programs_every_match_is_an_object_and_so_is_the_summary(desk: Desk) -> None:
    *matches, summary = objects(simulate(desk, "--json", "--swap"))
    assert [(match["kind"], match["number"], match["levels"]) for match in matches] == [
        ("match", 1, ["casual", "expert"]),
        ("match", 2, ["expert", "casual"]),
    ]
    assert matches[0]["seed"] == matches[1]["seed"]
    assert (summary["kind"], summary["played"], summary["abandoned"]) == ("summary", 2, 0)
    assert {level["name"] for level in summary["by_level"]} == {"casual", "expert"}


def test_the_same_seed_gives_the_same_matches_and_another_others(desk: Desk) -> None:
    first, again, other = (objects(simulate(desk, "--json", "--seed", seed)) for seed in ("7", "07", "8"))
    assert first[:2] == again[:2]
    assert first[0] != other[0]


def test_one_bot_alone_plays_against_luis(desk: Desk) -> None:
    """GOL-25."""
    match, _, summary = objects(simulate(desk, "--json", seats="expert"))
    assert len(match["points"]) == 1
    assert summary["undecided"] <= 2


@pytest.mark.parametrize(
    ("arguments", "seats", "sentence"),
    [
        ((), "casual,wizard", "There is no level “wizard”. There are: child, casual, club, expert. TAB-14"),
        ((), "", "There is no level “”. There are: child, casual, club, expert. TAB-14"),
        ((), ",".join(["club"] * 7), "This game is for 1 to 6 players, not 7. TAB-14"),
        (("--option", "wind"), "club", "“wind” is no option; write NAME=VALUE."),
        (("--seed", "xyz"), "club", "A seed is 1 to 64 digits from 0 to 9 and a to f."),
        (
            ("--swap",),
            "club,club,expert",
            "With --swap each deal is played from all 3 seats: the number of matches must be a multiple of 3.",
        ),
    ],
)
def test_what_does_not_fit_is_told_in_one_sentence(
    desk: Desk, arguments: tuple[str, ...], seats: str, sentence: str
) -> None:
    """TAB-14."""
    result = simulate(desk, *arguments, seats=seats)
    assert (result.exit_code, result.output) == (2, f"{sentence}\n")


def test_a_refused_move_is_told_with_its_seed_and_its_clause(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """TAB-5."""
    monkeypatch.setattr(GolfBot, "choose", lambda *_: Write("X", (0,)))
    result = simulate(desk)
    assert result.exit_code == 1
    assert "f67a2462fe8369ae  ✗ The rules do not allow the move of " in result.stdout
    assert "(GOL-6): Write(" in result.stdout
    assert "2 matches were abandoned." in result.stdout


def test_a_mistake_of_ours_is_told_too(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("no words")

    monkeypatch.setattr(GolfBot, "choose", stumble)
    result = simulate(desk)
    assert result.exit_code == 1
    assert "✗ The match could not go on: ZeroDivisionError: no words" in result.stdout


@pytest.mark.parametrize(("stop", "code"), [(KeyboardInterrupt, 130), (BrokenProcessPool, 1)])
def test_who_is_interrupted_sums_up_what_there_is(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException], code: int
) -> None:
    def one_alone(plan: Plan, *, workers: int | None) -> Iterator[Played]:
        yield Room(plan).play(0)
        raise stop

    monkeypatch.setattr("sobremesa.cli.simulate.play_all", one_alone)
    result = simulate(desk)
    assert result.exit_code == code
    assert result.stdout.splitlines()[-1].startswith("1 match, ")
    assert ("A process ended too early" in result.stderr) is (stop is BrokenProcessPool)
