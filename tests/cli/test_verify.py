"""Checking that a finished match was fair."""

import json
from pathlib import Path

import pytest

from tests.cli.desk import Desk, solo

FAIR = (
    "Chance was fair: the seed is the one committed to at the beginning, and all 10 deals and throws follow from it.\n"
)


@pytest.fixture
def finished(desk: Desk) -> Path:
    """A match played to its end."""
    desk.play("en", typed=solo("echoes"))
    (match,) = desk.matches
    return match


def change(match: Path, tag: str, **fields: object) -> None:
    """The last event of this kind, with other contents."""
    lines = match.read_text(encoding="utf-8").splitlines()
    place = max(number for number, line in enumerate(lines) if f'"type":"{tag}"' in line)
    entry = json.loads(lines[place])
    entry["event"] |= fields
    lines[place] = json.dumps(entry)
    match.write_text("\n".join([*lines, ""]), encoding="utf-8")


def test_a_finished_match_is_fair(desk: Desk, finished: Path) -> None:
    """TAB-3."""
    result = desk.run("verify", str(finished))
    assert (result.exit_code, result.output) == (0, FAIR)
    assert desk.run("verify", "last").output == FAIR


def test_the_end_of_a_match_says_how_to_check_it(desk: Desk) -> None:
    result = desk.play("es", typed=solo("coches"))
    assert result.output.endswith("El programa lo hace por ti: sobremesa verify last\n")
    assert "sobremesa verify" not in desk.run("watch", "golf", "--lang", "es", "--seed", "1").output


@pytest.mark.parametrize("seed", ["2".zfill(64), "", "no seed", "é"])
def test_another_seed_is_not_fair(desk: Desk, finished: Path, seed: str) -> None:
    change(finished, "seed-revealed", seed=seed)
    result = desk.run("verify", str(finished), "--ui", "en")
    assert result.exit_code == 1
    assert ": The seed is not the one that was committed to before the first draw.\n" in result.output


def test_another_throw_is_not_fair_and_its_line_is_named(desk: Desk, finished: Path) -> None:
    change(finished, "dice-thrown", faces=["•", "S", "C", "H", "O", "•"])
    result = desk.run("verify", str(finished), "--ui", "es")
    assert result.exit_code == 1
    assert result.output.startswith("Línea ")
    line = int(result.output.split()[1].rstrip(":"))
    assert "dice-thrown" in finished.read_text(encoding="utf-8").splitlines()[line - 1]


def test_a_match_that_is_not_over_cannot_be_checked(desk: Desk) -> None:
    desk.play("en", typed=["q"])
    result = desk.run("verify", "last")
    assert (result.exit_code, result.output) == (
        1,
        "The seed has not been revealed yet: the match is not over.\n",
    )


def test_a_match_is_checked_with_the_box_it_was_played_with(desk: Desk, finished: Path) -> None:
    finished.with_name(finished.name + ".seats.json").unlink()
    result = desk.run("verify", str(finished))
    assert result.exit_code == 2
    assert "is played with the edition “desk-en”" in result.output
    assert desk.run("verify", str(finished), "--edition", str(desk.folder / "en.toml")).output == FAIR


def test_house_words_are_not_needed_to_check_a_match(desk: Desk) -> None:
    house = desk.folder / "house.txt"
    house.write_text("cosche\n")
    desk.play("en", "--house", str(house), typed=solo("echoes"))
    house.unlink()
    assert desk.run("verify", "last").output == FAIR


def test_what_is_no_match_is_misuse(desk: Desk) -> None:
    (desk.folder / "odd.match").write_text("odd")
    for file, sentence in (("odd.match", "This file is not a saved match."), ("none.match", "cannot be read")):
        result = desk.run("verify", str(desk.folder / file))
        assert result.exit_code == 2
        assert sentence in result.output
    assert desk.run("verify").exit_code == 2


@pytest.mark.parametrize("command", ["verify", "replay", "coach"])
def test_words_of_the_house_that_somebody_has_changed_in_a_match_are_told(desk: Desk, command: str) -> None:
    """TAB-8: their digest is in the log."""
    house = desk.folder / "house.txt"
    house.write_text("cosche\n")
    desk.play("en", "--house", str(house), typed=solo("echoes"))
    house.unlink()
    assert desk.run(command, "last").exit_code == 0
    (match,) = desk.matches
    match.write_text(match.read_text().replace('"accepted":["cosche"]', '"accepted":["soche"]'))
    result = desk.run(command, "last")
    assert result.exit_code == (2 if command == "verify" else 1)
    assert result.output == "The house's words in this saved match are not those that it began with.\n"
