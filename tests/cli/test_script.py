"""Matches played by a file of actions: for every game, from the first line to the one that cannot be played."""

import json
from pathlib import Path

import pytest

from sobremesa.games import GAMES
from tests.cli.desk import Desk

WORD = {"type": "write", "word": "COCHES", "path": [0, 3, 1, 2, 4, 5]}
BUY = {"type": "buy"}
LONG_AFTER = {"tick": 10**9}


def write(desk: Desk, *lines: object) -> str:
    """A script of these lines; what is no text is written as JSON."""
    file = desk.folder / "script.jsonl"
    text = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
    file.write_text(text, encoding="utf-8")
    return str(file)


def move(seat: int, action: object, **more: object) -> dict[str, object]:
    """A line of a script."""
    return {"seat": seat, "action": action, **more}


def solo_script(desk: Desk) -> str:
    return write(desk, *[move(1, WORD), move(1, BUY)] * 8, move(1, WORD))


def test_a_whole_match_is_played_by_a_script_and_told(desk: Desk) -> None:
    """TAB-8: with the points of every decision and their clauses."""
    result = desk.run("play", "golf", *desk.box("es"), "--actions", solo_script(desk))
    assert result.exit_code == 0, result.output
    assert "¡Le ganaste a Luis, 90 a 45!" in result.output
    assert result.output.count("COCHES es palabra: coches. GOL-20") == 9
    assert "GOL-10" in result.output
    assert desk.matches == [], "nothing is kept that was not asked to be"


def test_a_script_and_a_keyboard_make_the_same_match(desk: Desk) -> None:
    typed, scripted = desk.folder / "typed.match", desk.folder / "scripted.match"
    desk.play("es", "--save", str(typed), typed=["coches", "", "", ""] * 9)
    desk.run("play", "golf", *desk.box("es"), "--save", str(scripted), "--actions", solo_script(desk))
    assert typed.read_text(encoding="utf-8") == scripted.read_text(encoding="utf-8")


def test_quiet_tells_the_result_alone(desk: Desk) -> None:
    result = desk.run(
        "play", "golf", *desk.box("en"), "--ui", "es", "--quiet", "--actions", write(desk, move(1, {"type": "write"}))
    )
    assert (result.exit_code, result.output) == (0, "La partida espera a ● Tú.\n")
    script = write(desk, *[line for _ in range(9) for line in (move(1, WORD), move(1, BUY))][:-1])
    finished = desk.run("play", "golf", *desk.box("es"), "--quiet", "--actions", script)
    assert finished.exit_code == 0
    assert "¡Le ganaste a Luis, 90 a 45!" in finished.output
    assert len(finished.output.splitlines()) == 3


def test_quiet_without_a_script_is_misuse(desk: Desk) -> None:
    result = desk.play("en", "--quiet")
    assert (result.exit_code, result.output) == (2, "“--quiet” only means something beside --actions.\n")


def test_comments_and_empty_lines_are_passed_over_and_lines_keep_their_numbers(desk: Desk) -> None:
    script = write(
        desk, "# A beginning.", "", "   ", "  # Another word.", move(1, WORD), "\t", move(1, {"type": "take-back"})
    )
    result = desk.run("play", "golf", *desk.box("es"), "--actions", script)
    assert result.exit_code == 2
    assert f"{script}, línea 7: " in result.output


def test_seats_are_counted_from_one(desk: Desk) -> None:
    """TAB-13: and a seat that there is not is refused by its number."""
    box = [*desk.box("en"), "--seats", "2"]
    first = desk.run("play", "golf", *box, "--actions", write(desk, move(1, {"type": "write"})))
    assert "The match waits for ★ Player 2." in first.output
    for seat in (0, 3, -1):
        result = desk.run("play", "golf", *box, "--quiet", "--actions", write(desk, move(seat, {"type": "write"})))
        assert result.exit_code == 2
        assert result.output.endswith(f"script.jsonl, line 1: There is no seat {seat} at this table. TAB-13\n")


def test_a_refused_line_is_told_with_its_clause_and_nothing_after_it_is_played(desk: Desk) -> None:
    """TAB-5, TAB-7: what was accepted before it is kept."""
    file = desk.folder / "kept.match"
    crossing = WORD | {"path": [0, 4, 3, 1, 2, 5]}
    script = write(desk, move(1, WORD), move(1, BUY), move(1, crossing), move(1, WORD))
    result = desk.run("play", "golf", *desk.box("es"), "--save", str(file), "--actions", script)
    assert result.exit_code == 2
    assert result.output.endswith(f"{script}, línea 3: La línea se cruza: el tramo 3 corta el tramo 1. GOL-4\n")
    kept = file.read_text(encoding="utf-8")
    assert kept.count('"type":"word-written"') == 1
    assert kept.count('"type":"dice-thrown"') == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("hello", "That message cannot be read: "),
        ("[1, 2]", "That message cannot be read: "),
        ('{"seat": 1', "That message cannot be read: "),
        ('{"seat": "Ana", "action": {"type": "buy"}}', "That message cannot be read: "),
        ('{"seat": 1, "action": {"type": "dance"}}', "This game has no action “dance”. What fits: "),
        ('{"seat": 1, "action": {"type": "write", "word": 7}}', "That message cannot be read: "),
        ('{"seat": 1, "action": null}', "That message cannot be read: "),
        ('{"seat": 1, "action": {"type": "write"}, "at": -1}', "That message cannot be read: "),
        ('{"seat": 1, "action": {"type": "write"}, "at": 1e30}', "That message cannot be read: "),
        ('{"seat": 1, "action": {"type": "write"}, "when": 1}', "That message cannot be read: "),
        ("{}", "A line has seat and action, and at if need be; or tick alone."),
        ('{"seat": 1}', "A line has seat and action, and at if need be; or tick alone."),
        ('{"action": {"type": "write"}}', "A line has seat and action, and at if need be; or tick alone."),
        ('{"seat": 1, "tick": 5}', "A line has seat and action, and at if need be; or tick alone."),
        ('{"at": 1, "tick": 5}', "A line has seat and action, and at if need be; or tick alone."),
        ('{"action": {"type": "write"}, "tick": 5}', "A line has seat and action, and at if need be; or tick alone."),
        ("[" * 100_000, "That is too large: "),
        ('{"seat": 1, "action": ' + "[" * 50_000 + "}", "That message cannot be read: "),
    ],
)
def test_a_line_that_makes_no_sense_is_told_in_one_sentence(desk: Desk, line: str, reason: str) -> None:
    result = desk.run("play", "golf", *desk.box("en"), "--quiet", "--actions", write(desk, "#", line))
    assert result.exit_code == 2
    assert f"script.jsonl, line 2: {reason}" in result.output
    assert len(result.output.splitlines()) == 1
    assert len(result.output) < 1000


@pytest.mark.parametrize(
    ("content", "code", "reason"),
    [
        (None, 1, "cannot be read: No such file or directory."),
        (b"\xff\xfe\x00", 1, "script.jsonl is no text file."),
        (b"#" * (16 * 1024 * 1024 + 1), 1, "That is too large: "),
    ],
)
def test_a_file_that_is_no_script_is_told_in_one_sentence(
    desk: Desk, content: bytes | None, code: int, reason: str
) -> None:
    file = desk.folder / "script.jsonl"
    if content is not None:
        file.write_bytes(content)
    result = desk.run("play", "golf", *desk.box("en"), "--actions", str(file))
    assert result.exit_code == code
    assert reason in result.output
    assert len(result.output.splitlines()) == 1


def test_a_file_with_a_mark_at_its_beginning_and_other_line_ends_is_played(desk: Desk) -> None:
    file = desk.folder / "script.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(move(1, WORD)).encode() + b"\r\n# end\r\n")
    result = desk.run("play", "golf", *desk.box("es"), "--actions", str(file))
    assert result.exit_code == 0, result.output
    assert "COCHES es palabra" in result.output


def test_time_passes_as_the_lines_say(desk: Desk) -> None:
    """TAB-4: a move at the deadline itself counts, one after it comes too late."""
    options = ["--option", "clock=true", "--option", "writing_seconds=20", "--seats", "2"]
    draft = {"type": "draft", "word": "COCHES", "path": WORD["path"]}
    at_deadline = write(desk, move(1, draft, at=5000), move(2, WORD, at=20_000))
    result = desk.run("play", "golf", *desk.box("es"), *options, "--actions", at_deadline)
    assert result.exit_code == 0, result.output
    assert result.output.endswith("La partida espera a ● Asiento 1.\n")
    late = write(desk, move(1, draft, at=5000), {"tick": 20_000}, move(2, WORD | {"round": 1}, at=20_001))
    result = desk.run("play", "golf", *desk.box("es"), *options, "--actions", late)
    assert result.exit_code == 2
    assert "línea 3" in result.output
    assert "TAB-13" in result.output


def test_time_does_not_go_back(desk: Desk) -> None:
    script = write(desk, {"tick": 9000}, move(1, WORD, at=8999))
    result = desk.run("play", "golf", *desk.box("en"), "--quiet", "--actions", script)
    assert result.exit_code == 2
    assert result.output.endswith("line 2: Time does not go back: it is 9,000 milliseconds already.\n")


def test_bots_play_on_when_only_they_are_waited_for(desk: Desk) -> None:
    script = write(desk, *[line for _ in range(9) for line in (move(1, WORD), move(1, BUY))][:-1])
    arguments = [*desk.box("es"), "--against", "child", "--option", "words=dictionary"]
    result = desk.run("play", "golf", *arguments, "--actions", script)
    assert result.exit_code == 0, result.output
    assert "★ Peque" in result.output
    assert "Hoyo 9 de 9" in result.output


def test_a_kept_match_goes_on_by_a_script(desk: Desk) -> None:
    desk.play("es", typed=["coches", "", "q"])
    script = write(desk, move(1, BUY), move(1, WORD))
    result = desk.run("play", "golf", "--resume", "last", "--actions", script)
    assert result.exit_code == 0, result.output
    assert "Hoyo 2 de 9" in result.output
    (match,) = desk.matches
    assert match.read_text(encoding="utf-8").count('"type":"round-scored"') == 2
    assert "Hoyo 2 de 9" in desk.resume("last", typed=["q"]).output


def test_after_the_end_nothing_more_is_played(desk: Desk) -> None:
    """TAB-13."""
    script = write(desk, *[line for _ in range(9) for line in (move(1, WORD), move(1, BUY))])
    result = desk.run("play", "golf", *desk.box("es"), "--quiet", "--actions", script)
    assert result.exit_code == 2
    assert "línea 18: La partida ya terminó. TAB-13" in result.output


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_time_alone_to_its_end_kept_and_fair(desk: Desk, game: str) -> None:
    """TAB-3, TAB-11: every wait has a deadline, and one thing that happens when it passes."""
    file = desk.folder / f"{game}.match"
    arguments = ["--lang", "es", "--seed", "7", "--seats", "2", "--option", "clock=true", "--save", str(file)]
    result = desk.run("play", game, *arguments, "--actions", write(desk, LONG_AFTER))
    assert result.exit_code == 0, result.output
    assert "La semilla de esta partida era" in result.output
    heading = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert heading["game"] == game
    assert desk.run("verify", str(file), "--ui", "en").output.startswith("Chance was fair: ")
    looked = desk.run("replay", str(file), "--ui", "en")
    assert looked.exit_code == 0, looked.output
    assert "finished" in looked.output


@pytest.mark.parametrize("game", GAMES)
def test_without_a_line_every_game_tells_whom_it_waits_for(desk: Desk, game: str) -> None:
    result = desk.run("play", game, "--lang", "en", "--seats", "2", "--seed", "1", "--quiet", "--actions", write(desk))
    assert result.exit_code == 0, result.output
    assert result.output.startswith("The match waits ")
    assert len(result.output.splitlines()) == 1


def test_where_only_time_is_waited_for_that_is_told(desk: Desk) -> None:
    """BUF-1: a round begins with a countdown, in which nobody can do anything."""
    arguments = ["--lang", "en", "--seats", "2", "--seed", "1", "--option", "clock=true", "--quiet"]
    result = desk.run("play", "buffet", *arguments, "--actions", write(desk))
    assert (result.exit_code, result.output) == (0, "The match waits until millisecond 3000.\n")
    searching = desk.run("play", "buffet", *arguments, "--actions", write(desk, {"tick": 3001}))
    assert searching.output == "The match waits for ● Player 1, ★ Player 2.\n"


def test_a_match_of_bisonte_is_passed_to_its_end(desk: Desk, tmp_path: Path) -> None:
    """BIS-23: six turns in a row without a point."""
    first = desk.run("play", "bisonte", "--lang", "es", "--seed", "1", "--quiet", "--actions", write(desk))
    starter = 1 if "● " in first.output else 2
    seats = [starter, 3 - starter] * 3
    script = write(desk, *(move(seat, {"type": "pass"}) for seat in seats))
    result = desk.run("play", "bisonte", "--lang", "es", "--seed", "1", "--quiet", "--actions", script)
    assert result.exit_code == 0, result.output
    assert "BIS-25" in result.output
    out_of_turn = write(desk, move(3 - starter, {"type": "pass"}))
    refused = desk.run("play", "bisonte", "--lang", "es", "--seed", "1", "--quiet", "--actions", out_of_turn)
    assert refused.exit_code == 2
    assert "línea 1: " in refused.output


@pytest.mark.parametrize("page", ["reference/cli.md", "guides/play-in-the-terminal.md"])
def test_the_script_in_the_docs_can_be_played(desk: Desk, page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    (example,) = [block for block in text.split("```") if '{"seat": 2' in block]
    box = [*desk.box("es"), "--seats", "2", "--ui", "en"]
    result = desk.run("play", "golf", *box, "--actions", write(desk, example.strip()))
    assert result.exit_code == 0, result.output
    assert "The match waits for ● Player 1" in result.output


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ('{"type": "putt"}', "This game has no action “putt”. What fits: write, draft, take-back, vote, choose, buy."),
        ('{"type": ["write"]}', "That message cannot be read: "),
        ('{"type": "vote"}', "That message cannot be read: Object missing required field `seat`."),
        ('{"type": "putt", "x": ' + "[" * 5000 + "]" * 5000 + "}", "That message cannot be read: "),
    ],
)
def test_an_action_that_the_game_does_not_have_is_told_with_those_it_has(
    desk: Desk, action: str, sentence: str
) -> None:
    file = desk.folder / "odd.jsonl"
    file.write_text(f'{{"seat": 1, "action": {action}}}\n', encoding="utf-8")
    result = desk.run("play", "golf", *desk.box("en"), "--seats", "2", "--actions", str(file))
    assert result.exit_code == 2
    assert f"line 1: {sentence}" in result.output
