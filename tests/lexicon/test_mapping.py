"""Dictionaries are mapped without a descriptor, and read where Python alone can map them too."""

import gc
import os
from pathlib import Path

import pytest

from sobremesa.lexicon import LexiconDamaged, mapping
from sobremesa.lexicon.mapping import map_file

CONTENT = bytes(range(256)) * 40


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "words"
    path.write_bytes(CONTENT)
    return path


def open_files(folder: Path) -> int:
    """How many descriptors of this process lead into a folder."""
    links = Path("/proc/self/fd")
    if not links.is_dir():
        pytest.skip("this system does not list descriptors")
    return sum(str(link.readlink()).startswith(str(folder)) for link in links.iterdir() if link.is_symlink())


def is_mapped(path: Path) -> bool:
    return str(path) in Path("/proc/self/maps").read_text()


def test_a_file_is_mapped_and_no_descriptor_is_kept(file: Path) -> None:
    view = map_file(file.parent, "words", len(CONTENT))
    assert open_files(file.parent) == 0
    assert is_mapped(file)
    assert view == CONTENT
    assert view.readonly


def test_a_mapping_goes_with_the_last_view_of_it(file: Path) -> None:
    view = map_file(file.parent, "words", len(CONTENT))
    part = view[512:].cast("H")
    file.unlink()
    del view
    gc.collect()
    assert part[0] == 256
    assert is_mapped(file)
    del part
    gc.collect()
    assert not is_mapped(file)


def test_an_empty_file_is_empty(file: Path) -> None:
    file.write_bytes(b"")
    assert len(map_file(file.parent, "words", 0)) == 0


def test_a_file_of_another_size_or_none_is_damage(file: Path) -> None:
    with pytest.raises(LexiconDamaged, match="is not 1 bytes long"):
        map_file(file.parent, "words", 1)
    file.unlink()
    with pytest.raises(LexiconDamaged, match="is missing"):
        map_file(file.parent, "words", len(CONTENT))


def test_without_a_c_library_python_maps_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mapping, "_LIBRARY", None)
    assert map_file(file.parent, "words", len(CONTENT)) == CONTENT


@pytest.mark.skipif(mapping._LIBRARY is None, reason="there is no C library to ask")
def test_what_cannot_be_mapped_is_an_error_and_no_crash() -> None:
    reading, writing = os.pipe()
    try:
        with pytest.raises(OSError, match="cannot be mapped"):
            mapping._map(reading, 4096)
    finally:
        os.close(reading)
        os.close(writing)
