"""The companion judges words in the browser as the house does, and tells what they mean."""

import base64
import gzip
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from scripts.word_policies import POLICIES
from sobremesa.lexicon import LANGUAGES, Lexicon, MeaningKind, Sense, WordPolicy
from sobremesa.lexicon.category import labels
from sobremesa.lexicon.pocket.keeping import kept
from tests.e2e.browser.near_words import near_words, other_ways, some_words
from tests.e2e.browser.proving import answers, open_proof

pytestmark = pytest.mark.anyio
SAMPLE = 20_000
OTHER_WAYS = 5_000
MEANT = 4_000
LONGEST_WALK = 5
SHOWN = 5


@pytest.fixture(scope="module")
def lexicons(spanish: Lexicon, english: Lexicon) -> dict[str, Lexicon]:
    """Both of them, by language."""
    return {"es": spanish, "en": english}


@pytest.fixture(scope="module")
async def page(anyio_backend: str, browser: Browser, lexicons: dict[str, Lexicon], proof: Path) -> AsyncIterator[Page]:
    """A browser that has opened the files of both languages."""
    opened = await open_proof(browser, proof)
    await answers(opened, [("words-open", _files(lexicons[language])) for language in LANGUAGES])
    yield opened
    await opened.close()


def _files(lexicon: Lexicon) -> dict[str, Any]:
    pocket = kept(lexicon)
    files: dict[str, Any] = {"language": lexicon.language, "words": [], "forms": [], "meanings": []}
    for file in pocket.files:
        files[file.part].append(base64.b64encode(gzip.decompress(pocket.compressed[file.digest])).decode())
    return files


def _judged(lexicon: Lexicon, word: str, policy: WordPolicy) -> list[Any]:
    judged = lexicon.judge(word, policy)
    return [judged.valid, judged.reason, judged.clause, labels(judged.categories)]


def _wrong(words: Sequence[str], right: Sequence[Any], found: Sequence[Any]) -> list[str]:
    assert len(words) == len(right) == len(found)
    return [
        f"{word!r}: {wanted}, not {got}" for word, wanted, got in zip(words, right, found, strict=True) if wanted != got
    ]


async def _held(page: Page, lexicon: Lexicon, words: Sequence[str]) -> dict[str, Counter[str]]:
    """Asked for every game, and the same as the house says; how often it gave which reason, by game."""
    asked = {"language": lexicon.language, "words": words}
    told = await answers(page, [("words-judge", {**asked, "game": game}) for game in POLICIES])
    reasons = {}
    for (game, policy), found in zip(POLICIES.items(), told, strict=True):
        strict_policy = replace(policy, shows_nearest=False)  # nearest words are never shown here
        right = [_judged(lexicon, word, strict_policy) for word in words]
        mistakes = _wrong(words, right, found)
        assert not mistakes, f"{game}: {len(mistakes)} of {len(words)}:\n" + "\n".join(mistakes[:SHOWN])
        reasons[game] = Counter(str(answer[1]) for answer in right)
    return reasons


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browser_judges_every_word_as_the_house_does(
    page: Page, lexicons: dict[str, Lexicon], language: str
) -> None:
    """BUF-24, GOL-20, BIS-11, LOO-17: valid or not, the reason, the clause and the categories."""
    lexicon = lexicons[language]
    words = some_words(lexicon, SAMPLE, seed=7)
    assert len(set(words)) == SAMPLE
    assert all(lexicon.find(word) for word in words)
    for found in (await _held(page, lexicon, words)).values():
        assert found["valid"] > SAMPLE / 2
        assert not found["not-in-dictionary"]
        assert "foreign" in found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browser_refuses_what_is_nearly_a_word_as_the_house_does(
    page: Page, lexicons: dict[str, Lexicon], language: str
) -> None:
    """Not one of them is a word of the dictionary; only where N is Ñ may some be meant as one (GOL-20)."""
    lexicon = lexicons[language]
    words = near_words(lexicon, SAMPLE, seed=7)
    assert len(set(words)) == SAMPLE
    assert not [word for word in words if lexicon.find(word)]
    for game, found in (await _held(page, lexicon, words)).items():
        assert found["not-in-dictionary"] > SAMPLE * 0.9
        assert bool(found["valid"]) == (game == "golf" and language == "es")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browser_reads_what_is_written_otherwise_as_the_house_does(
    page: Page, lexicons: dict[str, Lexicon], language: str
) -> None:
    """Capitals, marks, spaces around it, and what is hardly a word."""
    lexicon = lexicons[language]
    for found in (await _held(page, lexicon, other_ways(lexicon, OTHER_WAYS, seed=7))).values():
        assert found["valid"] > OTHER_WAYS / 2
        assert {"not-a-word", "too-short", "not-in-dictionary"} <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_browser_tells_the_same_meanings(page: Page, lexicons: dict[str, Lexicon], language: str) -> None:
    """Inflected forms reach the meaning of their lemma; where N is Ñ, what was written comes first."""
    lexicon = lexicons[language]
    words = [*some_words(lexicon, MEANT, seed=8), "cana", "caña", "ñandú", "nandu", "casas", "café", "cafe", "houses"]
    games = ("buffet", "golf")
    asked = [("words-mean", {"language": language, "game": game, "words": words}) for game in games]
    for game, found in zip(games, await answers(page, asked), strict=True):
        right = [_meant(lexicon, word, POLICIES[game]) for word in words]
        assert sum(each is not None for each in right) > MEANT / 4
        mistakes = _wrong(words, right, found)
        assert not mistakes, f"{len(mistakes)} of {len(words)}:\n" + "\n".join(mistakes[:SHOWN])


def _meant(lexicon: Lexicon, word: str, policy: WordPolicy) -> Any:
    places = [*lexicon.find(word), *lexicon.find(word, lexicon.folding(policy))]
    meaning = next((found for place in places if (found := lexicon.meaning(place))), None)
    return meaning and [meaning.lemma, [[sense.kind, _told(sense)] for sense in meaning.senses]]


def _told(sense: Sense) -> str:
    """Synonyms are other words, which a table is never shown: they stay in the house."""
    return "" if sense.kind is MeaningKind.SYNONYMS else sense.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_search_in_the_browser_meets_every_word_of_a_game_once(
    page: Page, lexicons: dict[str, Lexicon], language: str
) -> None:
    lexicon = lexicons[language]
    asked = {"language": language, "game": "bisonte", "longest": LONGEST_WALK}
    (found,) = await answers(page, [("words-walk", asked)])
    allowed = lexicon.allowed(POLICIES["bisonte"])
    keys = (lexicon.graph.key(index) for index in range(len(lexicon)) if allowed[index // 8] >> index % 8 & 1)
    assert found == [list(key) for key in keys if len(key) <= LONGEST_WALK]
