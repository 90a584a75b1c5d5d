"""Files of matches."""

from pathlib import Path

import pytest

from sobremesa.cli import shelf
from sobremesa.cli.seating import Seating, clean_name, seating_for
from sobremesa.engine import Malformed, Sitter

SEATING = Seating(names=("Ana", ""), levels=(None, "club"), ui="es", edition="es")


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))


def test_a_match_is_found_again_with_its_seats(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "my.match"
    shelf.lay_out(file, SEATING)
    shelf.keep(file, "first", before=None)
    shelf.keep(file, "second", before="first")
    assert shelf.find("last") == file
    assert shelf.read_match(file) == "second"
    assert shelf.read_seating(file) == SEATING
    assert sorted(path.name for path in file.parent.iterdir()) == ["my.match", "my.match.seats.json"]


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my.match"
    shelf.keep(file, "old", before=None)

    def crash(_descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sobremesa.cli.shelf.os.fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        shelf.keep(file, "new", before="old")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["my.match"]


def test_a_match_is_for_its_user_alone_and_a_link_to_it_stays_one(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    file, link = tmp_path / "far" / "my.match", tmp_path / "link.match"
    link.symlink_to(file)
    shelf.keep(link, "mine", before=None)
    assert link.is_symlink()
    assert file.read_text() == "mine"
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"names": 3}', "\x00"])
def test_a_broken_seats_file_is_no_seating(tmp_path: Path, content: str) -> None:
    (tmp_path / "my.match.seats.json").write_text(content)
    assert shelf.read_seating(tmp_path / "my.match") is None


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "LARGEST_TRANSCRIPT", 10)
    (tmp_path / "big.match").write_text("x" * 11)
    with pytest.raises(Malformed):
        shelf.read_match(tmp_path / "big.match")


def test_matches_have_files_of_their_own() -> None:
    assert shelf.free_file("golf", "a" * 64) != shelf.free_file("golf", "b" * 64)


def test_a_seed_that_is_played_again_gets_another_file() -> None:
    files = []
    for _ in range(3):
        files.append(shelf.free_file("golf", "a" * 64))
        shelf.lay_out(files[-1], SEATING)
        shelf.keep(files[-1], "mine", before=None)
    assert [file.name for file in files] == [f"golf-{'a' * 12}{end}.match" for end in ("", "-2", "-3")]


def test_two_matches_that_begin_at_once_get_files_of_their_own() -> None:
    """A file is free until something is kept in it, so both are offered the same one."""
    offered = [shelf.free_file("golf", "a" * 64) for _ in range(3)]
    assert len(set(offered)) == 1
    assert len({shelf.claim(file) for file in offered}) == 3


def test_a_match_is_named_by_its_file_where_it_is_not_the_last_one(tmp_path: Path) -> None:
    for name in ("first.match", "second.match"):
        shelf.lay_out(tmp_path / name, SEATING)
    assert shelf.name_to_resume(tmp_path / "second.match") == "last"
    assert shelf.name_to_resume(tmp_path / "first.match") == str(tmp_path / "first.match")


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_where_no_last_match_is_remembered_the_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        shelf.shelf_directory().mkdir(parents=True)
        (shelf.shelf_directory() / shelf.LAST).write_bytes(content)
    assert shelf.name_to_resume(tmp_path / "my.match") == str(tmp_path / "my.match")


def test_a_match_can_be_kept_elsewhere_though_the_last_one_cannot_be_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "blocked"))
    shelf.lay_out(tmp_path / "my.match", SEATING)
    assert shelf.read_seating(tmp_path / "my.match") == SEATING


def test_names_are_cleaned_of_what_cannot_be_shown() -> None:
    assert clean_name("  Ana \x1b[31m María ") == "Ana [31m María"
    assert clean_name("n" * 99) == "n" * 14
    assert clean_name("\ufffd\udcff") == ""


def test_unknown_sitters_get_a_level_and_no_name() -> None:
    seating = seating_for((Sitter.PERSON, Sitter.BOT), "casual", "en")
    assert (seating.names, seating.levels) == (("", ""), (None, "casual"))
    assert seating.sitters == (Sitter.PERSON, Sitter.BOT)
