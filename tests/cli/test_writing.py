"""Files are written whole, where a name leads to, for whom the user's mask lets in."""

import os
from pathlib import Path

import pytest

from sobremesa.cli.writing import write_anywhere, write_whole


def test_what_is_no_file_does_not_become_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_anywhere(pipe, b"new")
        assert os.read(reader, 10) == b"new"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_a_link_stays_a_link_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    file, link = tmp_path / "far" / "file", tmp_path / "link"
    link.symlink_to(file)
    for content in (b"first", b"second"):
        write_anywhere(link, content)
        assert file.read_bytes() == content
    assert link.is_symlink()
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("name", ["loop", "folder", "file/beyond", "nowhere/file", "x" * 300])
def test_where_nothing_can_be_written_nothing_changes(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("old")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(OSError, match=name.partition("/")[0]):
        write_anywhere(tmp_path / name, b"new")
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "loop").is_symlink()


@pytest.mark.parametrize("mask", [0o077, 0o022, 0o002])
def test_who_may_read_a_file_is_what_the_mask_says_unless_it_is_for_its_user_alone(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        write_anywhere(tmp_path / "shared", b"new")
        write_whole(tmp_path / "own", b"new", is_private=True)
    finally:
        os.umask(before)
    assert (tmp_path / "shared").stat().st_mode & 0o777 == 0o666 & ~mask
    assert (tmp_path / "own").stat().st_mode & 0o777 == 0o600
