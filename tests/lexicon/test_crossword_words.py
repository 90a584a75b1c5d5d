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
from sobremesa.lexicon.house import HouseWords
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


def less(lexicon: Lexicon, *words: str) -> bytes:
    """What a dictionary lists, less some words, for everybody."""
    gone = (number for word in words for number in lexicon.find(word))
    return bits.without(lexicon.allowed(POLICY), gone)


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
    words = lexicon.crossword(less(lexicon, "rosa"))
    assert bytes(words.index) == (folder / files.CROSSWORD).read_bytes()
    assert not words.is_whole


@native
def test_a_few_of_these_words_have_an_index_of_their_own(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    words = lexicon.crossword(less(lexicon, "rosa", "casa"))
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


def of_house(lexicon: Lexicon, accepted: str = "", refused: str = "") -> bytes:
    """What a dictionary lists, as a table changes it."""
    house = HouseWords(frozenset(accepted.split()), frozenset(refused.split()))
    return lexicon.with_house(lexicon.allowed(POLICY), house, Folding()).bits


@native
def test_tables_with_words_of_their_own_search_in_indexes_that_all_of_them_share(folder: Path) -> None:
    lexicon = Lexicon.load("es", folder)
    fewer = lexicon.crossword(of_house(lexicon, refused="rosa casa"))
    assert bytes(fewer.index) == (folder / files.CROSSWORD).read_bytes()
    assert not fewer.is_whole
    more = [lexicon.crossword(of_house(lexicon, "ana", refused)) for refused in ("", "rosa", "casa")]
    assert more[0].index is more[1].index is more[2].index, "that of all words, made once"
    assert bytes(more[0].index) != bytes(fewer.index)
    assert len({words.allowed for words in more}) == 3


def test_tables_with_words_of_their_own_evict_no_index_that_others_share() -> None:
    lexicon = small_lexicon()
    allowed = lexicon.allowed(POLICY)
    shared = lexicon.crossword(allowed)
    keys = [lexicon.key(index) for index in range(len(lexicon))]
    own = [of_house(lexicon, refused=f"{first} {second}") for first in keys[:8] for second in keys[:8]]
    assert len(set(own) - {allowed}) >= 16, "more than are kept of those that are shared"
    for each in own:
        lexicon.crossword(each)
    assert lexicon.crossword(allowed) is shared
    assert lexicon._indexed.cache_info().currsize == 1
    assert of_house(lexicon) is allowed
