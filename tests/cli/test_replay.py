"""Looking back on a match, step by step, from everybody's point of view, a seat's, or with all secrets open."""

import json
import re
from pathlib import Path

import pytest

from sobremesa.bots import company_of, play_out
from sobremesa.editions import set_up
from sobremesa.engine import Match, Sitter
from sobremesa.games import GAMES
from tests.cli.desk import Desk, solo

TWO_WROTE = ["", "coches", "", "", "hechos", ""]


@pytest.fixture
def finished(desk: Desk) -> Path:
    """A match of two played to its end."""
    file = desk.folder / "finished.match"
    typed = [*(TWO_WROTE + [""] * 4) * 8, *TWO_WROTE]
    desk.play("es", "--names", "Ana,Beto", "--save", str(file), typed=typed)
    return file


def steps(output: str) -> list[int]:
    """The numbers of the steps that were shown."""
    return [int(number) for number in re.findall(r"Paso (\d+) de \d+ ─", output)]


def test_a_finished_match_is_shown_from_its_first_step_to_its_last(desk: Desk) -> None:
    """TAB-8: every decision with its score lines and their clauses."""
    desk.play("es", typed=solo("coches"))
    result = desk.run("replay", "last")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("Word Golf · desk-es · ● Tú · terminada\n")
    (count,) = set(re.findall(r"Paso \d+ de (\d+)", result.output))
    assert steps(result.output) == list(range(1, int(count) + 1))
    assert "Hoyo 9 de 9" in result.output
    assert "¡Le ganaste a Luis, 90 a 45!" in result.output
    assert result.output.count("GOL-10") == 9


def test_each_step_shows_the_match_as_it_stood_then(desk: Desk) -> None:
    desk.play("en", typed=solo("echoes"))
    output = desk.run("replay", "last").output
    totals = [int(found) for found in re.findall(r"● You .* (\d+)\n", output)]
    assert totals == [10, 20, 30, 40, 49, 58, 66, 74, 81]


def test_all_at_once_is_the_same_as_without_a_terminal(desk: Desk, finished: Path) -> None:
    assert desk.run("replay", str(finished)).output == desk.run("replay", str(finished), "--all").output


def test_a_replay_speaks_the_language_that_is_asked_for_else_that_of_the_match(desk: Desk, finished: Path) -> None:
    assert desk.run("replay", str(finished)).output.startswith("Word Golf · desk-es · ● Ana, ★ Beto")
    assert desk.run("replay", str(finished), "--ui", "en").output.startswith("Word Golf · desk-es · ● Ana, ★ Beto")


def first_round(output: str) -> str:
    """What was told before the first verdict."""
    return output.partition("es palabra")[0]


def test_a_seat_sees_its_own_secrets_and_nobody_elses(desk: Desk, finished: Path) -> None:
    """TAB-2, GOL-2."""
    public = desk.run("replay", str(finished)).output
    ana = desk.run("replay", str(finished), "--seat", "1").output
    beto = desk.run("replay", str(finished), "--seat", "2").output
    opened = desk.run("replay", str(finished), "--open").output
    told = [
        (first_round(each).count("COCHES"), first_round(each).count("HECHOS")) for each in (public, ana, beto, opened)
    ]
    shown, first = told[0], first_round(public)
    assert "● Ana" in first
    assert told[1:] == [(shown[0] + 1, shown[1]), (shown[0], shown[1] + 1), (shown[0] + 1, shown[1] + 1)]


def test_the_secrets_of_a_match_that_is_not_over_stay_secret(desk: Desk) -> None:
    """TAB-2: whoever shares the keyboard could look at the other's word."""
    desk.play("es", "--names", "Ana,Beto", typed=["", "coches", "", "q"])
    public = desk.run("replay", "last")
    assert public.exit_code == 0
    assert "sin terminar" in public.output
    assert "COCHES" not in public.output
    for asked in (["--open"], ["--seat", "1"], ["--seat", "2"]):
        result = desk.run("replay", "last", *asked)
        sentence = "Esta partida no ha terminado: hasta entonces solo se ve lo que ven todos. TAB-2\n"
        assert (result.exit_code, result.output) == (2, sentence)


def test_who_plays_alone_may_always_look_on_from_the_own_seat(desk: Desk) -> None:
    desk.play("en", "--against", "club", typed=["echoes", "", "q"])
    assert desk.run("replay", "last", "--seat", "1").exit_code == 0
    assert desk.run("replay", "last", "--seat", "2").exit_code == 2
    assert desk.run("replay", "last", "--open").exit_code == 2


@pytest.mark.parametrize("seat", ["0", "3", "-1", "99999999999999999999"])
def test_a_seat_that_there_is_not_is_refused(desk: Desk, finished: Path, seat: str) -> None:
    """TAB-13."""
    result = desk.run("replay", str(finished), "--seat", seat)
    assert result.exit_code == 2
    assert result.output.startswith("En esta mesa no hay asiento ")
    assert result.output.endswith("TAB-13\n")


def test_a_seat_and_all_open_do_not_go_together(desk: Desk, finished: Path) -> None:
    result = desk.run("replay", str(finished), "--seat", "1", "--open", "--ui", "en")
    assert result.exit_code == 2
    assert result.output.startswith("“--seat” and “--open” do not go together")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This file is not a saved match."),
        (b"hello", "This file is not a saved match."),
        (b"\xff\xfe", "This file is not a saved match."),
        (b'{"format":"sobremesa match","version":2,"game":"golf"}\n', "This match was saved in format 2"),
        (b'{"format":"sobremesa match","version":1,"game":"chess"}\n', "There is no game “chess”."),
        (b'{"format":"sobremesa match","version":1,"game":"golf"}\n', "The saved match has no events."),
        (b'{"format":"sobremesa match","version":1,"game":"loom"}\n{"number":0}\n', "Line 2 of the saved match"),
        (b'{"format":"sobremesa match","version":1,"game":"buffet"}\n\x00\n', "Line 2 of the saved match"),
    ],
)
def test_a_file_that_is_no_match_is_told_in_one_sentence(
    desk: Desk, command: str, content: bytes, sentence: str
) -> None:
    file = desk.folder / "odd.match"
    file.write_bytes(content)
    result = desk.run(command, str(file), "--ui", "en")
    assert result.exit_code in (1, 2)
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1


def test_a_huge_file_is_not_read(desk: Desk) -> None:
    file = desk.folder / "huge.match"
    with file.open("wb") as opened:
        opened.truncate(33 * 1024 * 1024)
    result = desk.run("replay", str(file), "--ui", "en")
    assert result.exit_code == 1
    assert result.output.startswith("That is too large: ")


def test_a_match_that_is_not_there_is_said_to_be_so(desk: Desk) -> None:
    assert "cannot be read: No such file" in desk.run("replay", str(desk.folder / "none.match")).output
    assert desk.run("replay", "last").output == "There is no last match to go on with.\n"
    assert desk.run("replay").exit_code == 2


def test_a_match_that_is_cut_anywhere_is_shown_or_refused_in_one_sentence(desk: Desk, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    for count in range(0, len(lines), 7):
        cut = desk.folder / "cut.match"
        cut.write_text("\n".join([*lines[:count], ""]), encoding="utf-8")
        result = desk.run("replay", str(cut), "--edition", str(desk.folder / "es.toml"))
        assert result.exception is None or isinstance(result.exception, SystemExit), lines[count - 1]
        assert result.exit_code == 0 or result.output.count("\n") == 1


def test_a_damaged_line_is_named(desk: Desk, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[7] = '{"number":6,"at":0,"event":{"type":"rain"}}'
    finished.write_text("\n".join(lines), encoding="utf-8")
    result = desk.run("replay", str(finished), "--ui", "en")
    assert result.exit_code == 1
    assert result.output.startswith("Line 8 of the saved match cannot be read")


def test_a_replay_needs_the_box_of_the_match_but_not_the_words_of_the_house(desk: Desk) -> None:
    house = desk.folder / "house.txt"
    house.write_text("cosche\n")
    desk.play("en", "--house", str(house), typed=["cosche", "", "q"])
    house.unlink()
    assert "COSCHE is a word" in desk.run("replay", "last").output
    (match,) = desk.matches
    match.with_name(match.name + ".seats.json").unlink()
    result = desk.run("replay", str(match))
    assert result.exit_code == 1
    assert "is played with the edition “desk-en”" in result.output
    assert desk.run("replay", str(match), "--edition", str(desk.folder / "en.toml")).exit_code == 0


def test_the_time_of_a_step_is_told_where_there_was_a_clock(desk: Desk) -> None:
    script = desk.folder / "script.jsonl"
    script.write_text(json.dumps({"tick": 65_000}), encoding="utf-8")
    file = desk.folder / "timed.match"
    options = ["--option", "clock=true", "--option", "writing_seconds=60", "--seats", "2", "--save", str(file)]
    desk.run("play", "golf", *desk.box("en"), *options, "--actions", str(script))
    output = desk.run("replay", str(file)).output
    assert "Step 1 of" in output
    assert " · 1:00 ─" in output


def match_of_bots(desk: Desk, game: str) -> Path:
    """Two bots have played this game to its end."""
    own: dict[str, dict[str, object]] = {"bisonte": {"minutes": 5}, "loom": {"youngest": 1}}
    rules = set_up(game, "en", options={"clock": False, **own.get(game, {})})
    match = Match.start(rules, (Sitter.BOT, Sitter.BOT), seed=bytes(32))
    play_out(match, company_of(rules, ["child", "child"]))
    file = desk.folder / f"{game}.match"
    file.write_text(match.save(), encoding="utf-8")
    return file


@pytest.mark.parametrize("ui", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_bots_alone_is_shown_to_its_end(desk: Desk, game: str, ui: str) -> None:
    result = desk.run("replay", str(match_of_bots(desk, game)), "--all", "--ui", ui)
    assert result.exit_code == 0, result.output[-500:]
    (count,) = set(re.findall(r"(?:Step|Paso) \d+ (?:of|de) (\d+)", result.output))
    assert f" {count} de {count} " in result.output or f" {count} of {count} " in result.output


@pytest.mark.parametrize(
    ("ending", "said"),
    [("won", "won with 36 points"), ("cups", "level on 36 points; more"), ("shared", "the victory is shared")],
)
def test_GOL_24_each_way_to_end_is_told_to_those_who_look_on(desk: Desk, ending: str, said: str) -> None:
    file = match_of_bots(desk, "golf")
    saved, changes = re.subn(
        r'"id":"golf-outcome-[a-z-]+","args":{"points":[0-9]+}',
        f'"id":"golf-outcome-{ending}","args":{{"points":36}}',
        file.read_text(encoding="utf-8"),
    )
    assert changes == 1
    file.write_text(saved, encoding="utf-8")
    result = desk.run("replay", str(file), "--ui", "en")
    assert result.exit_code == 0
    assert said in " ".join(result.output.split())
