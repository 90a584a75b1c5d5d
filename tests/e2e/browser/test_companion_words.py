"""The companion judges words in the browser as the house does, and tells what they mean."""

import base64
import gzip
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from scripts.word_policies import POLICIES
from sobremesa.lexicon import LANGUAGES, Lexicon, WordPolicy
from sobremesa.lexicon.category import labels
from sobremesa.lexicon.pocket.keeping import kept
from tests.e2e.browser.near_words import near_words, some_words
from tests.e2e.browser.proving import answers, build_proof, open_proof

pytestmark = pytest.mark.anyio
SAMPLE = 20_000
MEANT = 4_000
LONGEST_WALK = 5
SHOWN = 5


@pytest.fixture(scope="module")
def lexicons(spanish: Lexicon, english: Lexicon) -> dict[str, Lexicon]:
    """Both of them, by language."""
    return {"es": spanish, "en": english}


@pytest.fixture(scope="module")
async def page(
    anyio_backend: str, browser: Browser, lexicons: dict[str, Lexicon], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Page]:
    """A browser that has opened the files of both languages."""
    opened = await open_proof(browser, build_proof(tmp_path_factory.mktemp("proof")))
    took = await answers(opened, [("words-open", _files(lexicons[language])) for language in LANGUAGES])
    assert all(time["words"] < 3_000 for time in took), took
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gather", [some_words, near_words])
async def test_the_browser_judges_every_word_as_the_house_does(
    page: Page, lexicons: dict[str, Lexicon], language: str, gather: Any
) -> None:
    """BUF-24, GOL-20, BIS-11, LOO-17: valid or not, the reason, the clause and the categories."""
    lexicon = lexicons[language]
    words = gather(lexicon, SAMPLE, seed=7)
    asked = {"language": language, "words": words}
    told = await answers(page, [("words-judge", {**asked, "game": game}) for game in POLICIES])
    reasons: Counter[str] = Counter()
    for (game, policy), found in zip(POLICIES.items(), told, strict=True):
        strict_policy = replace(policy, shows_nearest=False)  # nearest words are never shown here
        right = [_judged(lexicon, word, strict_policy) for word in words]
        mistakes = _wrong(words, right, found)
        assert not mistakes, f"{game}: {len(mistakes)} of {len(words)}:\n" + "\n".join(mistakes[:SHOWN])
        reasons.update(str(answer[1]) for answer in right)
    assert {"valid", "not-in-dictionary" if gather is near_words else "proper-name", "foreign"} <= reasons.keys()


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
    return meaning and [meaning.lemma, [[sense.kind, sense.text] for sense in meaning.senses]]


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
