"""Which index serves which words: that of the folder for all that a dictionary lists, another for other sets."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from sobremesa.lexicon import Category, Entry, Lexicon, LexiconDamaged, WordPolicy, bits, files
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.build.recipe import Gathered
from sobremesa.lexicon.build.writer import write
from sobremesa.lexicon.category import LISTED, UNLISTED
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.search import KERNEL
from tests.lexicon.small import small_lexicon

native = pytest.mark.skipif(
    find_spec("sobremesa.lexicon._kernel") is None or KERNEL != "native", reason="native kernel not in use"
)
POLICY = WordPolicy("", LISTED, UNLISTED, Folding())
WORDS = {"casa": Category.COMMON, "cosa": Category.COMMON, "rosa": Category.COMMON, "ana": Category.PROPER_NAME}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small lexicon as the builder writes it."""
    draft = Draft("es")
    for word, category in WORDS.items():
        draft.add(Kind.WORD, word, category, Family.OWN, word)
    write(tmp_path, Gathered(draft, Frequencies([], draft.folding), []))
    return tmp_path


@native
def test_the_index_of_the_folder_serves_all_that_a_dictionary_lists(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    listed = lexicon.allowed(POLICY)
    words = lexicon.crossword(listed)
    assert bytes(words.index) == (folder / files.CROSSWORD).read_bytes()
    assert words.is_whole
    assert lexicon.crossword(listed) is words


@native
def test_most_of_these_words_are_looked_up_in_it(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    words = lexicon.crossword(lexicon.without(lexicon.allowed(POLICY), ["rosa"], Folding()))
    assert bytes(words.index) == (folder / files.CROSSWORD).read_bytes()
    assert not words.is_whole


@native
def test_a_few_of_these_words_have_an_index_of_their_own(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    words = lexicon.crossword(lexicon.without(lexicon.allowed(POLICY), ["rosa", "casa"], Folding()))
    assert len(words.index) < len((folder / files.CROSSWORD).read_bytes())  # type: ignore[arg-type]
    assert words.is_whole


@native
def test_other_words_have_an_index_of_their_own(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    every = bits.pack_bits(bytes([1] * len(lexicon)))
    words = lexicon.crossword(every)
    assert bytes(words.index) != (folder / files.CROSSWORD).read_bytes()
    assert words.is_whole
    assert words.allowed == every


@native
def test_a_small_lexicon_in_memory_has_an_index_of_its_own() -> None:
    lexicon = Lexicon.from_entries("es", [Entry("casa", frozenset({Category.COMMON}), "casa")])
    assert lexicon.crossword(lexicon.allowed(POLICY)).is_whole


def test_the_index_is_no_part_of_the_digest_that_matches_pin(folder: Path) -> None:
    manifest = files.read_manifest(folder)
    assert files.CROSSWORD not in manifest.files
    assert set(manifest.derived) == ({files.CROSSWORD} if KERNEL == "native" else set())
    assert files.joint_digest(manifest.files) == manifest.digest


@native
def test_a_changed_or_missing_index_is_found(folder: Path) -> None:
    index = folder / files.CROSSWORD
    content = bytearray(index.read_bytes())
    content[-1] ^= 1
    index.write_bytes(content)
    with pytest.raises(LexiconDamaged, match=r"words\.crossword .* does not fit its digest"):
        files.check_files(folder)
    index.unlink()
    with pytest.raises(LexiconDamaged, match=r"words\.crossword .* is missing"):
        Lexicon.load("es", folder)


def test_tables_with_words_of_their_own_push_out_no_index_that_others_share() -> None:
    lexicon = small_lexicon()
    allowed, folding = lexicon.allowed(POLICY), POLICY.folding
    shared = lexicon.crossword(allowed)
    keys = [lexicon.key(index) for index in range(len(lexicon))]
    own = [lexicon.without(allowed, (first, second), folding) for first in keys[:8] for second in keys[:8]]
    assert len(set(own) - {allowed}) >= 16, "more than are kept of those that are shared"
    for each in own:
        lexicon.crossword(each)
    assert lexicon.crossword(allowed) is shared
    assert lexicon.crossword(own[-1]) is lexicon.crossword(own[-1])
    assert lexicon.including(allowed, (), folding) is allowed
