"""What a browser keeps of a lexicon: families apart, nothing lost, the same files every time."""

import gzip
import hashlib
import os
import shutil
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon import Category, Entry, Lexicon, Meaning, MeaningKind, Sense
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.category import join
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.pocket import keeping
from sobremesa.lexicon.pocket.keeping import kept, unpacked
from sobremesa.lexicon.pocket.pocket import Pocket, make
from tests.lexicon.pocket.reading import texts_of, words_of
from tests.lexicon.small import entry, small_lexicon


def files_of(pocket: Pocket, part: str) -> dict[str, bytes]:
    """The files of a part by family."""
    return {f.family: gzip.decompress(pocket.compressed[f.digest]) for f in pocket.files if f.part == part}


def masks_of(pocket: Pocket) -> dict[bytes, set[int]]:
    """The categories of the entries of every word, all families together."""
    found: dict[bytes, set[int]] = {}
    for content in files_of(pocket, "words").values():
        for key, masks in words_of(content).items():
            found.setdefault(key, set()).update(masks)
    return found


def true_masks(lexicon: Lexicon) -> dict[bytes, set[int]]:
    """The same, of the lexicon itself: of the entries by which it judges."""
    return {
        lexicon.graph.key(index): {int(join(entry.categories)) for entry in lexicon.judged_entries(index)}
        for index in range(len(lexicon))
    }


ENTRIES = st.builds(
    Entry,
    st.text("aáceñnorRS", min_size=2, max_size=7),
    st.frozensets(st.sampled_from(list(Category)), min_size=1, max_size=3),
    st.just(""),
    st.frozensets(st.sampled_from([family.label for family in Family]), max_size=3),
)


@given(st.lists(ENTRIES, min_size=1, max_size=40))
def test_all_families_together_know_every_entry_of_any_lexicon(entries: list[Entry]) -> None:
    lexicon = Lexicon.from_entries("es", entries)
    assert masks_of(make(lexicon)) == true_masks(lexicon)


def test_BUF_24_a_name_that_only_repeats_an_acronym_is_kept_from_the_browser() -> None:
    lexicon = Lexicon.from_entries(
        "es",
        [
            entry("Fifa", Category.PROPER_NAME, sources=("rla-es",)),
            entry("FIFA", Category.ACRONYM, sources=("own",)),
            entry("Elisa", Category.PROPER_NAME, Category.PERSON, sources=("rla-es",)),
            entry("ELISA", Category.ACRONYM, sources=("own",)),
        ],
    )
    masks = {lexicon.alphabet.decode(key): kinds for key, kinds in masks_of(make(lexicon)).items()}
    assert masks == {
        "fifa": {Category.ACRONYM},
        "elisa": {Category.ACRONYM, Category.PROPER_NAME | Category.PERSON},
    }


def test_a_family_only_gives_what_it_knows_and_no_entry_is_given_twice() -> None:
    lexicon = Lexicon.from_entries(
        "es",
        [
            entry("casa", sources=("freeling", "rla-es")),
            entry("caso", sources=("freeling",)),
            entry("cosa", sources=("rla-es",)),
            entry("queso", sources=("freeling",)),
        ],
    )
    given_words = {family: set(words_of(content)) for family, content in files_of(make(lexicon), "words").items()}
    assert {family: {lexicon.alphabet.decode(key) for key in keys} for family, keys in given_words.items()} == {
        "freeling": {"casa", "caso", "queso"},
        "rla-es": {"cosa"},
    }


def test_every_file_says_whose_it_is_and_how_large() -> None:
    pocket = make(small_lexicon())
    assert {file.part for file in pocket.files} == {"words", "forms", "meanings"}
    for file in pocket.files:
        content = gzip.decompress(pocket.compressed[file.digest])
        assert (file.size, file.download) == (len(content), len(pocket.compressed[file.digest]))
        assert hashlib.sha256(content).hexdigest() == file.digest
        assert file.licence
        assert file.sources
    assert make(small_lexicon()) == pocket


def test_forms_lead_to_the_headword_that_the_lexicon_gives_them() -> None:
    lexicon = small_lexicon()
    encode = lexicon.alphabet.encode
    rules = {
        key: rule for content in files_of(make(lexicon), "forms").values() for key, rule in words_of(content).items()
    }
    # Of casas one letter goes; cafe is the café of its key by default, and both are filed there.
    assert rules[encode("casas") or b""] == (1, 1)
    assert (encode("casa") or b"") not in rules
    assert all(lexicon.meaning(lexicon.find(word)[0]) for word in ("casas", "casa", "cafe"))


def test_a_form_that_means_none_of_what_is_filed_under_its_key_says_so() -> None:
    sense = (Sense(MeaningKind.GLOSS, "isla", "own"),)
    lexicon = Lexicon.from_entries("es", [entry("cana"), entry("caná")], meanings=[Meaning("Caná", sense)])
    (content,) = files_of(make(lexicon), "forms").values()
    assert lexicon.meaning(lexicon.find("cana")[0]) is None
    assert words_of(content) == {lexicon.alphabet.encode("cana"): (0,)}


def test_a_form_leads_to_the_part_of_speech_that_it_mostly_is() -> None:
    parts = {"has": PartOfSpeech.VERB, "haberes": PartOfSpeech.NOUN}
    goods, to_have = (
        Meaning("haber", (Sense(MeaningKind.GLOSS, text, "own"),), part)
        for text, part in (("bienes", PartOfSpeech.NOUN), ("existir", PartOfSpeech.VERB))
    )
    forms = [replace(entry(form, lemma="haber"), part=part) for form, part in parts.items()]
    lexicon = Lexicon.from_entries("es", [entry("haber"), *forms], meanings=[goods, to_have])
    pocket = make(lexicon)
    assert [headword for headword, _ in texts_of(files_of(pocket, "meanings")["own"])] == ["haber/n", "haber/v"]
    (content,) = files_of(pocket, "forms").values()
    letters = {form: lexicon.alphabet.encode(form) or b"" for form in parts}
    added = tuple(lexicon.alphabet.encode("ber") or b"")
    assert words_of(content) == {letters["has"]: (2, 1, *added), letters["haberes"]: (1, 2)}


def test_families_tell_their_own_senses_and_keep_their_places() -> None:
    senses = (
        Sense(MeaningKind.GLOSS, "edificio", "cc-by-sa"),
        Sense(MeaningKind.ENGLISH_GLOSS, "a dwelling", "wordnet"),
        Sense(MeaningKind.SYNONYMS, "hogar, vivienda", "cc-by-sa"),
    )
    meanings = [Meaning("casa", senses), Meaning("cosa", (Sense(MeaningKind.GLOSS, "edificio", "cc-by-sa"),))]
    lexicon = Lexicon.from_entries("es", [entry("casa"), entry("cosa")], meanings=meanings)
    files = files_of(make(lexicon), "meanings")
    assert texts_of(files["wordnet"]) == [("casa", [(1, MeaningKind.ENGLISH_GLOSS, "a dwelling")])]
    assert texts_of(files["cc-by-sa"]) == [
        ("casa", [(0, MeaningKind.GLOSS, "edificio"), (2, MeaningKind.SYNONYMS, "")]),
        ("cosa", [(0, MeaningKind.GLOSS, "edificio")]),
    ]
    assert files["cc-by-sa"].count(b"edificio") == 1
    # That there are synonyms is told; they are other words, and stay away from the table.
    assert not any(b"hogar" in content for content in files.values())


def test_a_pocket_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = kept(small_lexicon(), tmp_path)
    (path,) = tmp_path.iterdir()
    # Whoever builds, as root in an image, need not be who serves.
    (tmp_path / "usual").touch()
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode
    monkeypatch.setattr(keeping, "make", lambda _lexicon: pytest.fail("it was made again"))
    assert kept(small_lexicon(), tmp_path) == made


def test_pockets_of_lexicons_that_have_gone_go_too(tmp_path: Path) -> None:
    """But not a young one, which a version that runs beside this one may have made, and no other language's."""
    old = [tmp_path / name for name in ("es-0123456789abcdef.msgpack", "en-0123456789abcdef.msgpack")]
    young = tmp_path / "es-fedcba9876543210.msgpack"
    for path in (*old, young):
        path.touch()
    for path in old:
        os.utime(path, times=(0, 0))
    kept(small_lexicon(), tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert {old[1].name, young.name} < names
    assert old[0].name not in names
    assert len(names) == 3


@pytest.mark.parametrize("spoil", ["cut", "flipped", "empty", "gone"])
def test_a_damaged_pocket_is_made_again(tmp_path: Path, spoil: str) -> None:
    made = kept(small_lexicon(), tmp_path)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    spoilt = {
        "cut": whole[: len(whole) // 2],
        "flipped": whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
        "empty": b"",
        "gone": msgspec.msgpack.encode(msgspec.structs.replace(made, compressed={})),
    }
    path.write_bytes(spoilt[spoil])
    assert kept(small_lexicon(), tmp_path) == made
    assert path.read_bytes() == whole


def test_where_nothing_can_be_written_a_pocket_is_made_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert kept(small_lexicon(), tmp_path / "file").files
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_files_of_a_pocket_lie_beside_it_plain_and_compressed(tmp_path: Path) -> None:
    found = unpacked(small_lexicon(), tmp_path)
    assert found.files
    for file in found.files:
        plain, small = (found.path(file.digest, compressed=compressed) for compressed in (False, True))
        assert plain is not None
        assert small is not None
        assert plain.is_relative_to(tmp_path)
        assert hashlib.sha256(plain.read_bytes()).hexdigest() == file.digest
        assert gzip.decompress(small.read_bytes()) == plain.read_bytes()
    assert found.path("0" * 64, compressed=False) is None


def test_a_damaged_file_of_a_pocket_is_written_again_and_those_of_old_lexicons_go(tmp_path: Path) -> None:
    found = unpacked(small_lexicon(), tmp_path)
    path = found.path(found.files[0].digest, compressed=False)
    assert path is not None
    path.write_bytes(b"x" + path.read_bytes()[1:])
    old, other = tmp_path / "es-0123456789abcdef", tmp_path / "en-0123456789abcdef"
    for each in (old, other):
        each.mkdir()
        os.utime(each, times=(0, 0))
    assert unpacked(small_lexicon(), tmp_path) == found
    assert hashlib.sha256(path.read_bytes()).hexdigest() == found.files[0].digest
    assert (old.exists(), other.exists()) == (False, True)


def test_where_nothing_can_be_written_the_files_lie_in_a_temporary_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    found = unpacked(small_lexicon(), tmp_path / "file")
    path = found.path(found.files[0].digest, compressed=False)
    assert path is not None
    assert path.is_file()
    assert not path.is_relative_to(tmp_path)
    shutil.rmtree(found.folder)
