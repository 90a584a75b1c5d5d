"""Files, names and values that were made to do harm: one sentence each, never a traceback."""

import os
from pathlib import Path

import pytest

from sobremesa.cli import shelf
from sobremesa.cli.seating import Seating
from tests.cli.desk import Desk, solo

LONG = "a" * 3000


@pytest.mark.parametrize(
    "arguments",
    [
        ("--house", LONG),
        ("--save", LONG),
        ("--resume", LONG),
        ("--edition", LONG),
        ("--option", LONG),
        ("--option", f"{LONG}=2"),
        ("--option", f"joker={LONG}"),
        ("--against", LONG),
        ("--seed", LONG),
        ("--seats", "1" * 44),
    ],
)
def test_values_that_are_far_too_long_are_refused_in_one_sentence(desk: Desk, arguments: tuple[str, str]) -> None:
    result = desk.run("play", "golf", "--piped", "--lang", "en", *arguments)
    assert result.exit_code in (1, 2)
    assert len(result.output.splitlines()) == 1
    assert len(result.output) < 500


def test_what_is_no_plain_file_is_not_read(desk: Desk) -> None:
    pipe = desk.folder / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero"), desk.folder):
        for arguments in (["verify", str(file)], ["play", "golf", "--resume", str(file)]):
            result = desk.run(*arguments)
            assert result.exit_code in (1, 2)
            assert result.output.startswith(f"{file} cannot be read: ")
        result = desk.play("en", "--house", str(file))
        assert result.exit_code == 1
        assert result.output.startswith("The house's words cannot be used: ")


def test_where_another_window_went_on_nothing_is_written_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    file = desk.folder / "shared.match"
    desk.play("en", "--save", str(file), typed=["q"])
    keep, kept = shelf.keep, []

    def interfere(place: Path, match: str, before: str | None) -> None:
        keep(place, match, before)
        kept.append(match)
        if len(kept) == 2:
            place.write_text("from another window", encoding="utf-8")

    monkeypatch.setattr(shelf, "keep", interfere)
    result = desk.resume(str(file), typed=solo("echoes"))
    assert result.exit_code == 1
    assert "Another window has gone on with this match" in result.output
    assert file.read_text(encoding="utf-8") == "from another window"


def test_names_from_the_file_beside_a_match_cannot_speak_to_the_terminal(desk: Desk) -> None:
    desk.play("en", "--names", "Ana,Beto", typed=["q"])
    file = desk.matches[0]
    seating = shelf.read_seating(file)
    assert isinstance(seating, Seating)
    assert seating.names == ("Ana", "Beto"), "as many seats as names"
    notes = file.with_name(f"{file.name}.seats.json")
    notes.write_text(notes.read_text(encoding="utf-8").replace("Ana", "\\u001b[2Jevil"), encoding="utf-8")
    result = desk.resume(str(file))
    assert result.exit_code == 0
    assert "[2Jevil" in result.output
    assert "\x1b" not in result.output


def test_hole_names_cannot_speak_to_the_terminal(desk: Desk) -> None:
    course = desk.folder / "course.toml"
    course.write_text(course.read_text(encoding="utf-8").replace("The Bench", "\\u001b[2Jevil"), encoding="utf-8")
    result = desk.play("en")
    assert "\x1b" not in result.output


def test_a_match_with_control_characters_is_damaged(desk: Desk) -> None:
    desk.play("en", typed=["echoes", "", "q"])
    file = desk.matches[0]
    file.write_text(file.read_text(encoding="utf-8").replace("ECHOES", "\\u001b[2J"), encoding="utf-8")
    result = desk.resume(str(file))
    assert result.exit_code == 1
    assert "\x1b" not in result.output
    assert len(result.output.splitlines()) == 1


def test_a_match_that_cannot_be_drawn_is_damaged(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.play("en", typed=["q"])

    def fail(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr("sobremesa.cli.sitting.Sitting.tell_news", fail)
    result = desk.resume("last")
    assert (result.exit_code, result.output) == (1, "This saved match is damaged.\n")


def test_a_match_may_be_kept_in_a_file_whose_name_is_no_text(desk: Desk) -> None:
    file = desk.folder / os.fsdecode(b"a\xffb")
    assert desk.play("en", "--save", str(file), typed=["q"]).exit_code == 0
    assert desk.resume("last", typed=["q"]).exit_code == 0


def test_house_words_in_a_file_whose_name_is_no_text_are_refused_in_one_sentence(desk: Desk) -> None:
    house = desk.folder / os.fsdecode(b"a\xffb")
    house.touch()
    result = desk.play("en", "--house", str(house))
    assert result.exit_code == 1
    assert "The name of this file is no text" in result.output


def test_a_path_that_is_too_long_to_be_said_is_cut() -> None:
    assert shelf.path_said(Path("/a/b")) == "/a/b"
    assert len(shelf.path_said(Path(f"/{LONG}"))) < 1000
