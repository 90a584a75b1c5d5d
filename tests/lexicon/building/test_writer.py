"""Writing a lexicon: the same words give the same bytes, whatever the order they came in."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon import Category, Entry, Lexicon
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import LICENCES, Family
from sobremesa.lexicon.build.frequencies import Frequencies, quantised
from sobremesa.lexicon.build.recipe import Gathered
from sobremesa.lexicon.build.small import small_lexicon
from sobremesa.lexicon.build.writer import contents, write
from sobremesa.lexicon.files import check_files
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.search import Graph
from tests.lexicon.small import ENTRIES, MEANINGS

_SCRIPT = """
from sobremesa.lexicon.build.small import small_lexicon
from tests.lexicon.small import ENTRIES, MEANINGS
print(small_lexicon("es", ENTRIES, {"casa": 5.0, "cosa": 4.0}, MEANINGS)[0].digest)
"""


@given(st.permutations(ENTRIES))
def test_the_order_of_entries_does_not_matter(entries: list[Entry]) -> None:
    expected, _ = small_lexicon("es", ENTRIES, {"casa": 5.0}, MEANINGS)
    manifest, _ = small_lexicon("es", entries, {"casa": 5.0}, MEANINGS)
    assert manifest.digest == expected.digest


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_the_seed_of_hashes_does_not_matter(seed: str) -> None:
    root = Path(__file__).resolve().parents[3]
    environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    expected, _ = small_lexicon("es", ENTRIES, {"casa": 5.0, "cosa": 4.0}, MEANINGS)
    assert done.stdout.strip() == expected.digest


def test_another_word_is_another_digest() -> None:
    one, _ = small_lexicon("es", ENTRIES, {}, ())
    other, _ = small_lexicon("es", [*ENTRIES, Entry("nuevo", frozenset({Category.COMMON}))], {}, ())
    assert one.digest != other.digest


def test_the_manifest_counts_what_is_there() -> None:
    manifest, _ = small_lexicon("es", ENTRIES, {}, MEANINGS)
    assert manifest.entries == len(ENTRIES)
    assert manifest.words == len({Folding().fold(entry.written) for entry in ENTRIES})
    assert manifest.categories["acronym"] == 2
    assert manifest.meanings == len(MEANINGS)


def test_each_licence_family_has_a_graph_of_its_own_words() -> None:
    manifest, written = small_lexicon("es", ENTRIES, {}, ())
    graph = Graph(written["families/freeling.graph"])
    assert len(graph) == manifest.families["freeling"].words == 1
    assert manifest.families["freeling"].licence == "LGPL-LR"
    assert len(written["families/freeling.categories"]) == 2
    assert len(Graph(written["families/own.graph"])) == manifest.families["own"].words


def test_every_family_names_its_licence() -> None:
    assert set(LICENCES) == set(Family)


def test_a_written_folder_is_a_whole_lexicon(tmp_path: Path) -> None:
    draft = Draft("en")
    draft.add(Kind.WORD, "home", Category.COMMON, Family.PUBLIC_DOMAIN)
    manifest = write(tmp_path, Gathered(draft, Frequencies([("home", 400)], draft.folding), []))
    assert check_files(tmp_path) == manifest.digest
    assert Lexicon.load("en", tmp_path).frequency(0) == 5.0


def test_an_entry_remembers_everyone_who_knows_it() -> None:
    draft = Draft("es")
    draft.add(Kind.WORD, "casa", Category.COMMON, Family.FREELING, "casa")
    draft.add(Kind.WORD, "casa", Category.VERB_FORM, Family.RLA_ES, "casar")
    draft.add(Kind.WORD, "not spelt", Category.COMMON, Family.OWN)
    written, manifest = contents(Gathered(draft, Frequencies([], draft.folding), []))
    lexicon = Lexicon(manifest, {name: memoryview(content) for name, content in written.items()})
    (entry,) = lexicon.entries(0)
    assert entry.categories == {Category.COMMON, Category.VERB_FORM}
    assert entry.sources == {"freeling", "rla-es"}
    assert len(lexicon) == 1


def test_zipf_values_are_exact_where_levels_begin() -> None:
    for zipf in (2.0, 3.0, 3.5, 4.5):
        assert quantised(zipf) == zipf * 32
        centibels = round((9 - zipf) * 100)
        frequencies = Frequencies([("x", centibels)], Folding())
        assert quantised(frequencies.of("x")) == zipf * 32
    assert quantised(-1) == 0
    assert quantised(20) == 255


def test_forms_that_differ_by_an_accent_are_counted_together() -> None:
    frequencies = Frequencies([("esta", 300), ("está", 300)], Folding())
    assert frequencies.of("esta") == pytest.approx(6.301, abs=0.001)
    assert frequencies.of_written("está") == 6.0
