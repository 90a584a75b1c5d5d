"""The web client says only what has a text, leaves none unsaid, and has a folder for every game."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from sobremesa.bots import LEVELS
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games import GAMES, METAS
from sobremesa.lexicon.policy import Reason
from sobremesa.protocol.telling import ClosedWhy
from tests.house.catalogue import WEB, catalogue, web_sources

FILES = sorted(path for ending in ("*.svelte", "*.ts") for path in WEB.rglob(ending) if path.parent.name != "protocol")
COMPONENTS = [path for path in FILES if path.suffix == ".svelte"]
_ID = re.compile(r"""["'`](page-[a-z0-9-]+)["'`]""")
_BEGUN = re.compile(r"`(page-[a-z0-9-]+-)\$\{")
COMPUTED = {
    *(f"page-level-{level}" for level in LEVELS),
    *(f"page-closed-{why}" for why in get_args(ClosedWhy)),
    *(f"page-keys-{game}" for game in GAMES),
    *(f"page-setup-option-{option.name.replace('_', '-')}" for meta in METAS for option in meta.described_options),
    *(
        f"page-choice-{meta.id}-{option.name.replace('_', '-')}-{choice}"
        for meta in METAS
        for option in meta.described_options
        for choice in option.choices
    ),
}
"""Ids that the client puts together, where what they are put together from is known here."""


_ASKED = re.compile(r"""kind: "(bool|choice|number)",\s+name: "([a-z-]+)"|id: "([a-z-]+)", seconds:""")


@cache
def companion_asks() -> tuple[set[str], set[str]]:
    """What the companion asks before a match and calls its timers, and how its answers begin."""
    asked, answers = set(), set()
    for game in GAMES:
        source = (WEB / "companion" / game / "index.ts").read_text(encoding="utf-8")
        for kind, name, timer in _ASKED.findall(source):
            asked.add(f"page-companion-{game}-{name or 'timer-' + timer}")
            if kind == "choice":
                answers.add(f"page-companion-{game}-{name}-")
    return asked, answers


@cache
def written() -> str:
    """Everything that stands in the client's own files."""
    return "\n".join(path.read_text(encoding="utf-8") for path in FILES)


@cache
def said() -> set[str]:
    """The ids that stand in it as they are."""
    return set(_ID.findall(written()))


@cache
def begun() -> set[str]:
    """How ids begin that it puts together."""
    return set(_BEGUN.findall(written()))


@cache
def texts() -> set[str]:
    """The ids of the client's own texts."""
    return {name for name in catalogue("en") if name.startswith("page-")}


def test_everything_that_the_client_says_has_a_text() -> None:
    assert len(said()) > 200
    asked, answers = companion_asks()
    assert asked
    assert not (said() | asked | COMPUTED) - texts()
    assert not {start for start in begun() | answers if not any(name.startswith(start) for name in texts())}


def test_every_text_of_the_client_is_said() -> None:
    asked, answers = companion_asks()
    unsaid = texts() - said() - asked - COMPUTED
    assert not {name for name in unsaid if not name.startswith((*begun(), *answers))}


@pytest.mark.parametrize("source", web_sources("en"), ids=lambda path: path.parent.name)
def test_texts_lie_beside_what_says_them_in_both_languages(source: Path) -> None:
    """A game's own begin with its name, so that no two folders can clash."""
    assert source.with_name("es.ftl").is_file()
    names = re.findall(r"^([a-z][a-z0-9-]*) =", source.read_text(encoding="utf-8"), re.MULTILINE)
    assert names
    if source.parent.parent.name == "companion" and source.parent.name in GAMES:
        assert all(name.startswith(f"page-companion-{source.parent.name}-") for name in names)
    if source.parent.parent.name == "games":
        game = source.parent.name
        assert all(name.startswith((f"page-{game}-", f"page-keys-{game}")) for name in names)
    assert all(name.startswith("page-") for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_says_what_the_dictionary_has_against_a_word_whatever_it_is(language: Language) -> None:
    told = (WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8").partition("page-vote-reason =")[2]
    reasons = set(re.findall(r"^ +\*?\[([a-z-]+)\]", told.partition("\n }")[0], re.MULTILINE))
    assert reasons == {*Reason} - {Reason.VALID, Reason.HOUSE_ACCEPTED}


def test_a_table_tells_what_a_word_means_and_leaves_its_validity_to_the_table() -> None:
    """What the house says of a word knows neither the options of a table nor its own words."""
    explainer = (WEB / "ui" / "Explainer.svelte").read_text(encoding="utf-8")
    assert "found.senses" in explainer
    assert "verdict" not in explainer


def test_every_game_has_its_folder() -> None:
    folders = {path.name for path in (WEB / "games").iterdir() if path.is_dir()}
    assert folders == set(GAMES)
    for game in GAMES:
        assert "export const face" in (WEB / "games" / game / "index.ts").read_text(encoding="utf-8")
        assert list((WEB / "games" / game).rglob("*.test.ts")), f"{game} has no tests of its own"


def test_no_game_knows_another() -> None:
    for game in GAMES:
        for path in (WEB / "games" / game).rglob("*.*"):
            if path.suffix in (".ts", ".svelte"):
                source = path.read_text(encoding="utf-8")
                others = "|".join(each for each in GAMES if each != game)
                assert not re.search(rf"from \"[^\"]*(games|protocol)/({others})\b", source), path


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_file_is_small_says_what_it_is_for_and_writes_no_markup(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    script = source.partition("<style>")[0]
    assert len(script.splitlines()) <= (200 if path.suffix == ".svelte" else 400)
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write\(|\beval\(|new Function|\{@html", source
    )
    if path.suffix == ".svelte":
        assert not re.search(r"\sstyle=[\"{]", script), "the policy of the page forbids it; use style:property"
    opening = r"<script[^>]*>\s*//|^<!--" if path.suffix == ".svelte" else r"^(//|/\*)"
    assert path.name.endswith(".test.ts") or re.search(opening, source), "it begins with what it is for"


def test_the_page_has_no_script_or_style_of_its_own_within() -> None:
    index = (WEB.parent / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son[a-z]+=|<script(?![^>]*\ssrc=)", index)
