"""The files of a lexicon: damaged, truncated or foreign ones are refused in one sentence."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.lexicon import Lexicon, LexiconDamaged, LexiconMissing, files
from sobremesa.lexicon.build.small import small_lexicon
from sobremesa.lexicon.files import check_files
from sobremesa.lexicon.records import unpack_entries, unpack_meaning
from tests.lexicon.small import ENTRIES, MEANINGS, WORDS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    manifest, written = small_lexicon("es", ENTRIES, {"casa": 5.0}, MEANINGS)
    for name, content in written.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    (tmp_path / files.MANIFEST).write_bytes(msgspec.json.encode(manifest))
    return tmp_path


def test_a_whole_lexicon_loads_and_fits_its_digest(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    assert lexicon.judge("casa", WORDS).valid
    assert check_files(folder) == lexicon.digest
    assert len(lexicon.digest) == 64


@pytest.mark.parametrize("name", files.FILES)
def test_a_truncated_file_is_refused(folder: Path, name: str) -> None:
    content = (folder / name).read_bytes()
    (folder / name).write_bytes(content[:-1])
    with pytest.raises(LexiconDamaged, match=rf"{name} .* is not {len(content)} bytes long: run `sobremesa"):
        Lexicon.load("es", folder)


@pytest.mark.parametrize("name", files.FILES)
def test_a_missing_file_is_refused(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(LexiconDamaged, match=f"{name} .* is missing"):
        Lexicon.load("es", folder)


@pytest.mark.parametrize("name", [*files.FILES, "families/own.graph"])
def test_one_changed_byte_does_not_fit_the_digest(folder: Path, name: str) -> None:
    content = bytearray((folder / name).read_bytes())
    content[len(content) // 2] ^= 1
    (folder / name).write_bytes(content)
    with pytest.raises(LexiconDamaged, match=f"{name} .* does not fit its digest"):
        check_files(folder)


def test_a_graph_that_is_none_is_refused(folder: Path) -> None:
    size = (folder / files.GRAPH).stat().st_size
    (folder / files.GRAPH).write_bytes(b"\xff" * size)
    with pytest.raises(LexiconDamaged, match="is damaged"):
        Lexicon.load("es", folder)


def test_a_lexicon_of_another_language_is_refused(folder: Path) -> None:
    with pytest.raises(LexiconDamaged, match="is of es, not en"):
        Lexicon.load("en", folder)


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"format": 1}'])
def test_a_manifest_that_is_none_is_refused(folder: Path, content: bytes) -> None:
    (folder / files.MANIFEST).write_bytes(content)
    with pytest.raises(LexiconDamaged, match="cannot be read: run `sobremesa words build`"):
        Lexicon.load("es", folder)


def test_a_manifest_whose_digest_does_not_fit_is_refused(folder: Path) -> None:
    manifest = files.read_manifest(folder)
    lie = msgspec.structs.replace(manifest, digest="0" * 64)
    (folder / files.MANIFEST).write_bytes(msgspec.json.encode(lie))
    with pytest.raises(LexiconDamaged, match="contradicts itself"):
        Lexicon.load("es", folder)


def test_another_format_is_refused(folder: Path) -> None:
    manifest = msgspec.structs.replace(files.read_manifest(folder), format=99)
    (folder / files.MANIFEST).write_bytes(msgspec.json.encode(manifest))
    with pytest.raises(LexiconDamaged, match="has format 99"):
        Lexicon.load("es", folder)


def test_an_empty_folder_is_no_lexicon(tmp_path: Path) -> None:
    with pytest.raises(LexiconMissing, match="run `sobremesa words build`"):
        Lexicon.load("es", tmp_path)


def test_files_of_two_lexicons_do_not_mix(folder: Path) -> None:
    manifest = files.read_manifest(folder)
    with pytest.raises(ValueError, match="do not belong together"):
        Lexicon(manifest, _contents(folder) | {files.CLASSES: memoryview(b"\0\0")})


def _contents(folder: Path) -> dict[str, memoryview]:
    return {name: memoryview((folder / name).read_bytes()) for name in files.FILES}


@pytest.mark.parametrize("packed", [b"\1", b"\1\0\0\0\0", b"\1\0\1\0\2\0\xff\xff"])
def test_entries_that_are_none_are_refused(packed: bytes) -> None:
    with pytest.raises(LexiconDamaged, match="entries of 'casa' are damaged"):
        unpack_entries("casa", packed, ["own"])


def test_a_meaning_that_is_none_is_refused() -> None:
    with pytest.raises(LexiconDamaged, match="meaning is damaged"):
        unpack_meaning(b"\x93\x01\x02\x03")
