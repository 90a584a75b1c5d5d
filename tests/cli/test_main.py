"""The program itself: its version, its misuse, and a bot's match for whoever looks on."""

import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa import __version__
from sobremesa.lexicon.search import KERNEL
from tests.cli.desk import Desk


def test_the_version_says_which_kernel_is_in_use(desk: Desk) -> None:
    kernel = {"native": "native", "python": "Python"}[KERNEL]
    assert desk.run("--version").output == f"sobremesa {__version__} ({kernel} kernel)\n"


def test_a_bot_is_watched_to_the_end(desk: Desk) -> None:
    result = desk.run("watch", "golf", "--level", "expert", "--lang", "es", "--seed", "abc")
    assert result.exit_code == 0, result.output
    assert "● Experto" in result.output
    assert "Hoyo 9 de 9" in result.output
    assert result.output == desk.run("watch", "golf", "--level", "expert", "--lang", "es", "--seed", "ABC").output
    assert desk.matches == []


def test_play_without_a_terminal_says_why_and_shows_a_bot(desk: Desk) -> None:
    result = desk.run("play", "golf", "--seed", "1")
    assert result.exit_code == 0
    assert result.output.startswith("There is no terminal to play at, so here is a bot's match against Luis.\n")
    assert "Hole 9 of 9" in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--option", "x=1"], 2, "There is no option “x”."),
        (["--resume", "nowhere.match"], 1, "nowhere.match cannot be read: No such file or directory."),
        (["--resume", "nowhere.match", "--ui", "es"], 1, "nowhere.match no se puede leer: no existe."),
        (["--seats", "2", "--names", "Ana,Beto,Caro"], 2, "These are 3 names for 2 people."),
        (["--seats", "2", "--against", "club", "--names", "Ana,Beto"], 2, "These are 2 names for 1 person."),
        (["--resume", "last"], 1, "There is no last match to go on with."),
        (["--edition", "nowhere"], 1, "This edition cannot be used: "),
        (["--house", "nowhere.txt"], 1, "The house's words cannot be used: "),
        (["--seats", "2", "--option", "clock=true"], 2, "With a clock each person needs a keyboard"),
    ],
)
def test_what_is_asked_for_without_a_terminal_is_looked_at_all_the_same(
    desk: Desk, arguments: list[str], code: int, sentence: str
) -> None:
    result = desk.run("play", "golf", *arguments)
    assert result.exit_code == code
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1


def test_without_a_terminal_the_bot_plays_with_what_was_asked_for(desk: Desk) -> None:
    result = desk.run("play", "golf", *desk.box("en"))
    assert result.exit_code == 0
    assert "The Bench" in result.output
    assert desk.matches == []


@pytest.mark.parametrize("arguments", [["--version"], ["play", "golf"], ["words", "info"]])
@pytest.mark.parametrize(
    ("kernel", "sentence"),
    [
        ("rust", "SOBREMESA_KERNEL is 'rust': it can be 'native' or 'python'."),
        ("native", "SOBREMESA_KERNEL asks for the native kernel, which is not built here."),
    ],
)
def test_a_kernel_that_cannot_be_had_is_told_in_one_sentence(
    desk: Desk, kernel: str, sentence: str, arguments: list[str]
) -> None:
    hidden = "import sys; sys.modules['sobremesa.lexicon._kernel'] = None; from sobremesa.cli import main; main()"
    surroundings = desk.environment() | {"SOBREMESA_KERNEL": kernel}
    command = [sys.executable, "-c", hidden, *arguments]
    ended = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", f"Error: {sentence}\n")


def test_a_lower_room_that_makes_no_sense_of_something_is_quoted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object, **_named: object) -> None:
        raise ValueError("That is no box.")

    monkeypatch.setattr("sobremesa.cli.opening.set_up", fail)
    result = desk.play("en")
    assert (result.exit_code, result.output) == (2, "That is no box.\n")


@pytest.mark.parametrize("command", ["play", "watch"])
@pytest.mark.parametrize("seed", ["", "xyz", "0" * 65, "0x12", "１２"])
def test_a_seed_that_is_none_is_misuse(desk: Desk, command: str, seed: str) -> None:
    result = desk.run(command, "golf", "--lang", "es", "--seed", seed)
    assert result.exit_code == 2
    assert result.output == "Una semilla son de 1 a 64 cifras del 0 al 9 y de la a a la f.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--option", "neighbours"], "“neighbours” is no option; write NAME=VALUE."),
        (["--option", "wind=strong"], "There is no option “wind”."),
        (["--option", "joker=maybe"], "The option “joker” cannot be “maybe”."),
        (["--seats", "7"], "This game is for 1 to 6 players, not 7. TAB-14"),
        (["--seats", "0"], "This game is for 1 to 6 players, not 0. TAB-14"),
        (["--seats", "-3"], "This game is for 1 to 6 players, not -3. TAB-14"),
        (["--against", "grandmaster"], "grandmaster"),
        (["--against", "club", "--seats", "1"], "With 1 seat and 1 bot nobody is left to play."),
        (["--against", "casual,club", "--seats", "2"], "With 2 seats and 2 bots nobody is left to play."),
    ],
)
def test_misuse_is_told_in_one_sentence(desk: Desk, arguments: list[str], sentence: str) -> None:
    """TAB-14: with what would fit."""
    result = desk.run("play", "golf", "--piped", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output
    assert len(result.output.splitlines()) == 1


def test_an_edition_that_cannot_be_used_is_told_with_its_line(desk: Desk) -> None:
    broken = desk.folder / "broken.toml"
    broken.write_text("id = \n")
    result = desk.run("play", "golf", "--piped", "--edition", str(broken), "--lang", "es")
    assert result.exit_code == 1
    assert result.output.startswith("Esta edición no se puede usar: ")
    assert result.output.endswith("broken.toml, línea 1: esto no es TOML: el valor no se entiende.\n")


def test_house_words_are_played_with(desk: Desk) -> None:
    house = desk.folder / "house.txt"
    house.write_text("cosche\n-echoes\n")
    result = desk.play("en", "--house", str(house), typed=["cosche", "", "", "", "echoes", "", "q"])
    assert "COSCHE is a word: cosche." in result.output
    assert "ECHOES is a word" not in result.output
    resumed = desk.run("play", "golf", "--piped", "--resume", "last", typed=["", "", "cosche", "", "q"])
    assert resumed.exit_code == 0


def test_house_words_that_cannot_be_read_are_told(desk: Desk) -> None:
    result = desk.play("en", "--house", str(desk.folder / "none.txt"))
    assert result.exit_code == 1
    assert result.output.startswith("The house's words cannot be used: ")


def test_without_words_one_is_told_how_to_get_them(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "_cache", desk.folder / "nowhere")
    result = desk.run("watch", "golf", "--lang", "es")
    assert result.exit_code == 2
    assert result.output == "Los diccionarios aún no están hechos: ejecuta primero «sobremesa words build».\n"


def test_an_unknown_command_or_game_is_misuse(desk: Desk) -> None:
    assert desk.run("dance").exit_code == 2
    assert desk.run("play", "chess").exit_code == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("arguments", [["watch", "golf", "--lang", "en"], ["--version"]])
def test_where_nothing_can_be_written_the_program_leaves_quietly(desk: Desk, arguments: list[str]) -> None:
    program = [sys.executable, "-c", "from sobremesa.cli import main; main()", *arguments]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, env=desk.environment(), check=False)
    assert (done.returncode, done.stderr) == (1, b"")
