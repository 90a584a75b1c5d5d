"""Leaving a match and going on with it."""

import json
from pathlib import Path

import pytest

from tests.cli.desk import Desk, solo


def test_a_match_goes_on_where_it_was_left_and_ends_the_same(desk: Desk) -> None:
    """TAB-7: two sittings make the same match as one."""
    file = desk.folder / "mine.match"
    first = desk.play("es", "--save", str(file), typed=[*solo("coches", 3), "coches", "q"])
    assert "sobremesa play golf --resume last" in first.output
    second = desk.run("play", "golf", "--piped", "--resume", str(file), typed=solo("coches", 6))
    assert second.exit_code == 0, second.output
    assert "Hoyo 4 de 9" in second.output
    assert "¡Le ganaste a Luis, 90 a 45!" in second.output
    whole = desk.folder / "whole.match"
    desk.play("es", "--save", str(whole), typed=solo("coches"))
    assert file.read_text() == whole.read_text()


@pytest.mark.parametrize("answers", range(1, 10))
def test_nothing_is_lost_wherever_one_leaves(desk: Desk, answers: int) -> None:
    """Every question of a round with jokers, cards and the shop can be the last one."""
    typed = ["choza", "", "", "", "4", "choza", "", "2", "", "", ""]
    desk.play("es", typed=[*typed[:answers], "q"])
    resumed = desk.run("play", "golf", "--piped", "--resume", "last", typed=["q"])
    assert resumed.exit_code == 0, resumed.output
    assert "La partida queda guardada" in resumed.output


def test_the_last_match_is_found_without_its_name(desk: Desk) -> None:
    desk.play("en", typed=["echoes", "", "", "", "q"])
    result = desk.run("play", "golf", "--piped", "--resume", "last", typed=["q"])
    assert "Hole 2 of 9" in result.output


def test_names_and_bots_are_kept_beside_the_match_and_not_in_it(desk: Desk) -> None:
    desk.play("en", "--seats", "3", "--names", "Ana,Beto", "--against", "club", "--option", "same_holes=true")
    (match,) = desk.matches
    assert "Ana" not in match.read_text()
    seats = json.loads(match.with_name(match.name + ".seats.json").read_text())
    assert seats["names"] == ["Ana", "Beto", ""]
    assert seats["levels"] == [None, None, "club"]
    result = desk.run("play", "golf", "--piped", "--resume", "last", typed=[""])
    assert "Pass the keyboard to ● Ana" in result.output
    assert "♥ Club" in result.output


def test_without_the_seats_file_the_match_goes_on_with_its_box(desk: Desk) -> None:
    desk.play("en", "--against", "club", typed=["q"])
    (match,) = desk.matches
    match.with_name(match.name + ".seats.json").unlink()
    # The box was a file of its own, and only the lost file knew which.
    result = desk.resume(str(match), typed=["q"])
    assert (result.exit_code, result.output) == (
        1,
        "This match is played with the edition “desk-en”: give its name or its file with --edition.\n",
    )
    result = desk.resume(str(match), "--edition", str(desk.folder / "en.toml"), typed=["q"])
    assert result.exit_code == 0, result.output
    assert "★ Casual" in result.output
    assert desk.resume("last", typed=["q"]).exit_code == 0, "the box is remembered"


def test_a_box_that_has_changed_is_not_played_with(desk: Desk) -> None:
    desk.play("es", typed=["q"])
    box = desk.folder / "es.toml"
    before = box.read_text(encoding="utf-8")
    box.write_text(before.replace("joker-value = 1", "joker-value = 2"), encoding="utf-8")
    result = desk.resume("last", "--ui", "en")
    assert (result.exit_code, result.output) == (
        1,
        "The edition “desk-es” is not as it was when this match began: give it as it was with --edition.\n",
    )
    (desk.folder / "old.toml").write_text(before, encoding="utf-8")
    assert desk.resume("last", "--edition", str(desk.folder / "old.toml"), typed=["q"]).exit_code == 0


def test_a_box_that_is_gone_is_asked_for(desk: Desk) -> None:
    desk.play("en", typed=["q"])
    (desk.folder / "en.toml").unlink()
    result = desk.resume("last")
    assert result.exit_code == 1
    assert result.output.startswith("The edition “desk-en” of this match cannot be used: ")
    assert result.output.endswith("Give it with --edition.\n")


def test_a_match_carries_the_words_of_the_house_and_needs_no_file_for_them(desk: Desk) -> None:
    house = desk.folder / "house.txt"
    house.write_text("cosche\n-echoes\n")
    desk.play("en", "--house", str(house), typed=["q"])
    (kept,) = desk.matches
    assert '"words":{"accepted":["cosche"],"refused":["echoes"]}' in kept.read_text()
    house.unlink()
    assert "COSCHE is a word: cosche." in desk.resume("last", typed=["cosche", "", "q"]).output


def test_another_list_than_that_of_the_match_is_not_taken_in_its_place(desk: Desk) -> None:
    house, other = desk.folder / "house.txt", desk.folder / "other.txt"
    house.write_text("cosche\n")
    other.write_text("cosche\nsoche\n")
    desk.play("en", "--house", str(house), typed=["q"])
    changed = desk.resume("last", "--house", str(other))
    assert (changed.exit_code, changed.output) == (
        1,
        "The house's words are not those that this match began with: give that file with --house.\n",
    )
    assert desk.resume("last", "--house", str(house), typed=["q"]).exit_code == 0


def test_words_that_somebody_has_changed_in_the_match_are_not_played_with(desk: Desk) -> None:
    house = desk.folder / "house.txt"
    house.write_text("cosche\n")
    desk.play("en", "--house", str(house), typed=["q"])
    (kept,) = desk.matches
    kept.write_text(kept.read_text().replace('"accepted":["cosche"]', '"accepted":["cosche","soche"]'))
    assert desk.resume("last").exit_code == 1


def test_house_words_that_a_match_does_not_carry_are_asked_for_when_they_are_gone_or_have_changed(desk: Desk) -> None:
    """Older matches have their digest alone, and so have those with very many."""
    house, copy = desk.folder / "house.txt", desk.folder / "copy.txt"
    house.write_text("cosche\n")
    copy.write_text("cosche\n")
    desk.play("en", "--house", str(house), typed=["q"])
    (kept,) = desk.matches
    kept.write_text(kept.read_text().replace(',"words":{"accepted":["cosche"],"refused":[]}', ""))
    assert '"words":{' not in kept.read_text()
    house.write_text("cosche\nsoche\n")
    changed = desk.resume("last")
    assert (changed.exit_code, changed.output) == (
        1,
        "The house's words are not those that this match began with: give that file with --house.\n",
    )
    house.unlink()
    gone = desk.resume("last")
    assert gone.exit_code == 1
    assert gone.output.startswith("The house's words of this match cannot be used: ")
    assert gone.output.endswith("Give them with --house.\n")
    given = desk.resume("last", "--house", str(copy), typed=["cosche", "", "q"])
    assert "COSCHE is a word: cosche." in given.output
    assert desk.resume("last", typed=["q"]).exit_code == 0, "the list is remembered"


def test_a_match_without_house_words_goes_on_without_any(desk: Desk) -> None:
    desk.play("en", typed=["q"])
    (desk.folder / "house.txt").write_text("cosche\n")
    result = desk.resume("last", "--house", str(desk.folder / "house.txt"))
    assert (result.exit_code, result.output) == (
        1,
        "This match began without house words: go on without --house.\n",
    )


def test_the_same_seed_never_covers_a_match_that_was_kept(desk: Desk) -> None:
    """The desk always plays seed 1."""
    desk.play("en", typed=["echoes", "", "", "", "q"])
    (first,) = desk.matches
    before = first.read_text()
    desk.play("en", typed=["chose", "", "q"])
    assert len(desk.matches) == 2
    assert first.read_text() == before
    assert "Hole 2 of 9" in desk.resume(str(first), typed=["q"]).output


def test_saving_says_where(desk: Desk) -> None:
    result = desk.play("en", typed=["s", "q"])
    (match,) = desk.matches
    assert f"Saved in {match}" in result.output.replace("\n", "").replace("  ", " ")


def test_a_finished_match_shows_its_result_again(desk: Desk) -> None:
    desk.play("es", typed=solo("coches"))
    result = desk.run("play", "golf", "--piped", "--resume", "last")
    assert result.exit_code == 0
    assert "¡Le ganaste a Luis, 90 a 45!" in result.output


def test_a_match_played_with_other_words_goes_on_and_says_so(desk: Desk) -> None:
    desk.play("en", typed=["q"])
    (match,) = desk.matches
    lines = match.read_text().splitlines()
    began = json.loads(lines[2])
    began["event"]["pins"]["lexicon"] = "0" * 64
    match.write_text("\n".join([*lines[:2], json.dumps(began), *lines[3:], ""]))
    result = desk.run("play", "golf", "--piped", "--resume", "last", typed=["q"])
    assert result.exit_code == 0, result.output
    assert "begun with another word list" in result.output
    assert "Hole 1 of 9" in result.output


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "This file is not a saved match."),
        ("hello", "This file is not a saved match."),
        ("\x00\x01", "This file is not a saved match."),
        ('{"format":"sobremesa match","version":1,"game":"buffet"}\n', "This is a match of buffet, not of golf."),
        ('{"format":"sobremesa match","version":9,"game":"golf"}\n', "saved in format 9"),
        ('{"format":"sobremesa match","version":1,"game":"golf"}\n', "The saved match has no events."),
        ('{"format":"sobremesa match","version":1,"game":"golf"}\n{"number":0}\n', "Line 2 of the saved match"),
    ],
)
def test_a_file_that_is_no_match_is_refused_in_one_sentence(desk: Desk, content: str, reason: str) -> None:
    file = desk.folder / "odd.match"
    file.write_text(content)
    result = desk.run("play", "golf", "--piped", "--resume", str(file))
    assert result.exit_code == 1
    assert reason in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_match_with_a_broken_line_names_the_line(desk: Desk) -> None:
    desk.play("en", typed=["echoes", "", "q"])
    (match,) = desk.matches
    lines = match.read_text().splitlines()
    match.write_text("\n".join([*lines[:5], '{"number":4,"at":0,"event":{"type":"rain"}}', *lines[6:]]))
    result = desk.run("play", "golf", "--piped", "--resume", str(match))
    assert result.exit_code == 1
    assert result.output.startswith("Line 6 of the saved match cannot be read")


def test_bytes_that_are_no_text_are_no_match(desk: Desk) -> None:
    file = desk.folder / "odd.match"
    file.write_bytes(b"\xff\xfe\x00")
    result = desk.run("play", "golf", "--piped", "--resume", str(file))
    assert (result.exit_code, result.output) == (1, "This file is not a saved match.\n")


def test_a_file_that_is_not_there_is_said_to_be_so(desk: Desk) -> None:
    result = desk.run("play", "golf", "--piped", "--resume", str(desk.folder / "none.match"))
    assert result.exit_code == 1
    assert "none.match cannot be read: No such file or directory." in result.output


def test_where_nothing_was_played_there_is_no_last_match(desk: Desk) -> None:
    result = desk.run("play", "golf", "--piped", "--resume", "last")
    assert (result.exit_code, result.output) == (1, "There is no last match to go on with.\n")


def test_a_new_match_never_covers_an_old_one(desk: Desk) -> None:
    file = desk.folder / "old.match"
    file.write_text("mine")
    result = desk.play("en", "--save", str(file))
    assert result.exit_code == 1
    assert "is there already" in result.output
    assert file.read_text() == "mine"


def test_a_place_where_nothing_can_be_kept_is_told_before_the_first_hole(desk: Desk) -> None:
    blocked = Path(desk.folder / "file")
    blocked.write_text("")
    result = desk.play("en", "--save", str(blocked / "new.match"))
    assert result.exit_code == 1
    assert "The match cannot be kept in" in result.output
    assert "Hole 1 of 9" not in result.output


def test_a_match_can_go_on_in_a_copy_and_in_another_language(desk: Desk) -> None:
    desk.play("en", typed=["echoes", "", "", "", "q"])
    (first,) = desk.matches
    before = first.read_text()
    copy = desk.folder / "copy.match"
    result = desk.run(
        "play", "golf", "--piped", "--resume", "last", "--ui", "es", "--save", str(copy), typed=["echo", ""]
    )
    assert "Hoyo 2 de 9" in result.output
    assert "ECHO es palabra: echo." in result.output
    assert first.read_text() == before
    assert copy.read_text().startswith(before)
    again = desk.run("play", "golf", "--piped", "--resume", str(first), "--save", str(copy))
    assert (again.exit_code, "ya existe" in again.output or "is there already" in again.output) == (1, True)


def test_a_match_that_is_cut_anywhere_goes_on_or_is_refused_in_one_sentence(desk: Desk) -> None:
    file = desk.folder / "whole.match"
    desk.play("es", "--save", str(file), typed=["choza", "", "", "", "4", "choza", "", "2", "", "", "q"])
    lines = file.read_text().splitlines()
    for count in range(len(lines)):
        cut = desk.folder / "cut.match"
        cut.write_text("\n".join([*lines[:count], ""]))
        result = desk.run("play", "golf", "--piped", "--resume", str(cut), "--lang", "es")
        assert result.exception is None or isinstance(result.exception, SystemExit), lines[count - 1]
        assert (result.exit_code == 1) == (result.output.count("\n") == 1), lines[count - 1]


def test_a_match_whose_lines_end_as_elsewhere_goes_on(desk: Desk) -> None:
    desk.play("en", typed=["q"])
    file = desk.matches[0]
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert desk.resume("last", typed=["echoes", "", "q"]).exit_code == 0
