"""Rules are clauses: each has its text in every language, its place on the rules page, and a test that names it."""

import re
from pathlib import Path

import pytest

from sobremesa.editions.texts import LANGUAGES, Language, texts
from sobremesa.engine import read_options
from sobremesa.games import GAMES, METAS
from tests.house.clauses import CLAUSES, GAME_OF, TABLE, cited, cited_in
from tests.house.source import ROOT, SOURCE, project_files, python_files

PAGES = {"en": "{}.md", "es": "{}.es.md"}
GAME_CLAUSES = [(game, clause) for game in GAMES for clause in CLAUSES[game]]
CITING = {".py", ".ftl", ".toml"}


def clauses_on_page(game: str, language: Language) -> list[str]:
    """The ids of a rules page, in its order."""
    page = (ROOT / "docs" / "games" / PAGES[language].format(game)).read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* ", page, re.MULTILINE)


def on_pages() -> set[str]:
    """Every clause that the rules pages have, those of the table among them."""
    return {clause for page in (*GAMES, "table") for clause in clauses_on_page(page, "en")}


def test_there_is_a_list_of_the_clauses_of_every_game() -> None:
    assert set(CLAUSES) >= set(GAMES)
    for prefix, game in GAME_OF.items():
        assert all(clause.startswith(f"{prefix}-") for clause in CLAUSES[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "clause"), GAME_CLAUSES, ids=[clause for _, clause in GAME_CLAUSES])
def test_every_clause_can_be_read_in_every_language(game: str, clause: str, language: Language) -> None:
    sentence = texts(language)(clause.lower())
    assert sentence.endswith((".", ".)")), game
    assert sentence != texts("es" if language == "en" else "en")(clause.lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_has_every_clause_once_and_no_other(game: str, language: Language) -> None:
    assert sorted(clauses_on_page(game, language)) == sorted(CLAUSES[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_table_has_every_clause_once_and_no_other(language: Language) -> None:
    assert sorted(clauses_on_page("table", language)) == sorted(TABLE)


@pytest.mark.parametrize("page", [*GAMES, "table"])
def test_every_clause_of_the_rules_page_is_named_by_a_test_of_its_game_or_of_the_table(page: str) -> None:
    room = Path("table" if page == "table" else f"games/{page}")
    tests = "\n".join(
        path.read_text(encoding="utf-8").replace("_", "-") for path in (ROOT / "tests" / room).rglob("test_*.py")
    )
    named = set(cited(tests))
    assert not [clause for clause in clauses_on_page(page, "en") if clause not in named]


def test_no_code_text_or_box_cites_a_clause_that_does_not_exist() -> None:
    """Also the ids of refusals: `gol-4-crosses` is a refusal by GOL-4."""
    found = cited_in(path for path in SOURCE.rglob("*") if path.suffix in CITING)
    assert not {clause: sorted(files) for clause, files in found.items() if clause not in on_pages()}
    assert found.keys() > set(TABLE[12:14])


def test_no_page_cites_a_clause_that_does_not_exist() -> None:
    found = cited_in(path for path in project_files() if path.suffix == ".md")
    assert not {clause: sorted(files) for clause, files in found.items() if clause not in on_pages()}
    assert found.keys() == on_pages()


def test_every_option_cites_a_clause_of_its_game_or_of_the_table() -> None:
    for meta in METAS:
        for option in meta.described_options:
            assert option.clause in {*CLAUSES[meta.id], *TABLE}, f"{meta.id}: {option.name}"


def test_an_option_that_needs_another_names_one_of_its_game_and_a_value_that_fits_it() -> None:
    """TAB-14: and on a clock is whatever counts seconds or minutes."""
    for meta in METAS:
        needs = {option.name: option.needs for option in meta.described_options if option.needs}
        for needed in needs.values():
            read_options(meta.options, {needed.option: needed.value})
        timed = {option.name for option in meta.described_options if option.name.endswith(("seconds", "minutes"))}
        assert {name for name, needed in needs.items() if needed.option == "clock"} == timed


@pytest.mark.parametrize("room", [*(f"games/{game}" for game in GAMES), "table", "engine"])
def test_a_refusal_has_the_clause_that_its_text_is_named_after(room: str) -> None:
    """`Refused("GOL-4", "gol-4-crosses")`: id and text cannot drift apart."""
    pattern = re.compile(r"Refused\(\s*\"([A-Z]+-[A-Z]?\d+)\",\s*\"([a-z0-9-]+)\"")
    for path in python_files(room):
        for clause, text in pattern.findall(path.read_text(encoding="utf-8")):
            assert text.startswith(f"{clause.lower()}-"), f"{path.name}: {clause} {text}"


@pytest.mark.parametrize("clause", TABLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_table_can_be_read_in_every_language(clause: str, language: Language) -> None:
    """A refusal names its clause, so whoever is refused can read it."""
    sentence = texts(language)(clause.lower())
    assert sentence.endswith(".")
    assert sentence != texts("es" if language == "en" else "en")(clause.lower())


def test_clauses_are_found_however_they_are_written() -> None:
    text = "GOL-4, gol-4-crosses; TAB-13 and loo-k12-duty, but not GOL-, TAB-X or AGOL-1"
    assert list(cited(text)) == ["GOL-4", "GOL-4", "TAB-13", "LOO-K12"]
