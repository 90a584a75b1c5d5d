"""What the command line does alike for every game: seats, bots, boxes, keeping, going on, checking."""

import pytest

from sobremesa.cli.fronts import front_class
from sobremesa.cli.options import meta_of
from sobremesa.games import GAMES
from tests.cli.desk import Desk


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_is_begun_kept_and_gone_on_with(desk: Desk, game: str) -> None:
    first = desk.run("play", game, "--piped", "--lang", "en", "--names", "Ana,Beto", "--seed", "1", typed=["q"])
    assert first.exit_code == 0, first.output
    assert f"sobremesa play {game} --resume last" in first.output
    (match,) = desk.matches
    assert match.name.startswith(f"{game}-")
    assert '"clock":false' in match.read_text(encoding="utf-8"), "at one keyboard nobody is hurried (TAB-11)"
    again = desk.run("play", game, "--piped", "--resume", "last", typed=["q"])
    assert again.exit_code == 0, again.output
    assert f"sobremesa play {game} --resume last" in again.output
    verified = desk.run("verify", "last", "--ui", "en")
    assert (verified.exit_code, verified.output) == (1, "The seed has not been revealed yet: the match is not over.\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_number_of_seats(desk: Desk, game: str) -> None:
    """TAB-14."""
    meta = meta_of(game)
    for seats in (meta.least_seats - 1, meta.most_seats + 1):
        result = desk.run("play", game, "--piped", "--lang", "en", "--seats", str(seats))
        sentence = f"This game is for {meta.least_seats} to {meta.most_seats} players, not {seats}. TAB-14\n"
        assert (result.exit_code, result.output) == (2, sentence)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "golf"])
def test_without_a_number_the_fewest_that_can_play_sit_down(desk: Desk, game: str) -> None:
    result = desk.run("play", game, "--piped", "--lang", "en", typed=["Ana", "Beto", "q"])
    assert result.exit_code == 0, result.output
    assert "Who plays ●?" in result.output
    assert "Who plays ★?" in result.output
    assert "Who plays ♥?" not in result.output


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_another_game_is_not_gone_on_with(desk: Desk, game: str) -> None:
    other = next(each for each in GAMES if each != game)
    desk.run("play", game, "--piped", "--lang", "en", "--seats", "2", "--names", "Ana,Beto", typed=["q"])
    result = desk.run("play", other, "--piped", "--resume", "last")
    assert (result.exit_code, result.output) == (1, f"This is a match of {game}, not of {other}.\n")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--option", "wind=strong"], 2, "There is no option “wind”."),
        (["--option", "clock=perhaps"], 2, "The option “clock” cannot be “perhaps”."),
        (["--edition", "nowhere"], 1, "This edition cannot be used: "),
        (["--house", "nowhere.txt"], 1, "The house's words cannot be used: "),
        (["--option", "clock=true"], 2, "With a clock each person needs a keyboard, and here 2 share one. TAB-11"),
    ],
)
def test_what_does_not_fit_a_game_is_told_in_one_sentence(
    desk: Desk, game: str, arguments: list[str], code: int, sentence: str
) -> None:
    """TAB-11, TAB-14."""
    result = desk.run("play", game, "--piped", "--lang", "en", "--seats", "2", *arguments)
    assert result.exit_code == code
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_bots_that_play_it_to_its_end(desk: Desk, game: str) -> None:
    """TAB-1."""
    levels = ("--seats", "child,expert", "--matches", "1")
    result = desk.run("simulate", game, *levels, "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "1 match, " in result.output


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_no_terminal_bots_are_shown(desk: Desk, game: str) -> None:
    result = desk.run("play", game, "--lang", "en", "--seats", "2")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("There is no terminal to play at, so here is ")
    assert desk.matches == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_front_end(game: str) -> None:
    front = front_class(game)
    assert front.welcome.startswith("cli-")
    assert front.help.startswith("cli-")


def test_a_front_end_is_found_by_the_name_of_its_game() -> None:
    assert front_class("golf").__name__ == "GolfFront"
    assert front_class("chess").__name__ == "PlainFront", "until it has one of its own"
    assert front_class("words").__name__ == "PlainFront", "a room that is no game has none"


@pytest.mark.parametrize("game", GAMES)
def test_help_and_the_table_are_there_in_every_game(desk: Desk, game: str) -> None:
    typed = ["?", "=", "w", "tab-5", "s", "q"]
    result = desk.run("play", game, "--piped", "--lang", "en", "--names", "Ana,Beto", "--seed", "1", typed=typed)
    assert result.exit_code == 0, result.output
    assert "save and leave" in result.output
    assert "Nothing has been scored yet." in result.output
    assert "Saved in " in result.output
