"""One word at a time over HTTP."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from tests.e2e.serving import Server, guest
from tests.patience import PATIENCE


@pytest.fixture
def ana(house: Server) -> Iterator[httpx.Client]:
    """Somebody new, for each has a limit."""
    with closing(guest(house, "Ana")) as client:
        yield client


def told(client: httpx.Client, language: str, word: str, **asked: str) -> dict[str, Any]:
    """What is said of a word."""
    answer = client.get(f"/api/words/{language}/{quote(word, safe='')}", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_word_is_valid_by_each_games_own_clause(ana: httpx.Client) -> None:
    verdicts = {each["game"]: each for each in told(ana, "es", "canción")["verdicts"]}
    assert all(each["valid"] for each in verdicts.values())
    assert {game: each["clause"] for game, each in verdicts.items()} == {
        "buffet": "BUF-24",
        "golf": "GOL-20",
        "bisonte": "BIS-11",
        "loom": "LOO-17",
    }


def test_a_name_is_a_word_for_some_games_alone_and_the_others_say_why(ana: httpx.Client) -> None:
    verdicts = {each["game"]: each for each in told(ana, "es", "Madrid")["verdicts"]}
    assert {game for game, each in verdicts.items() if each["valid"]} == {"buffet", "loom"}
    assert verdicts["golf"]["reason"] == "proper-name"
    assert "place" in verdicts["golf"]["categories"]


def test_what_a_word_means_is_told_where_it_is_known(ana: httpx.Client) -> None:
    house = told(ana, "en", "houses")
    assert house["lemma"] == "house"
    assert 0 < len(house["senses"]) <= 3
    assert told(ana, "en", "zzgrx")["senses"] == []


def test_a_meaning_is_that_of_the_word_as_the_game_reads_it(ana: httpx.Client) -> None:
    """GOL-20: only where N is Ñ may what was written be another word, and what was written comes first."""
    assert told(ana, "es", "cunado", game="golf")["lemma"] == "cuñado"
    for game in ("buffet", "bisonte", "loom"):
        found = told(ana, "es", "cunado", game=game)
        assert (found["lemma"], found["senses"]) == ("", [])
        assert len(found["verdicts"]) == 4
    assert told(ana, "es", "ano", game="golf")["lemma"] == "ano"
    assert told(ana, "es", "año", game="bisonte")["lemma"] == "año"


@pytest.mark.parametrize("game", ["chess", "Golf", "golf'--", "../golf", "g" * 21, "🐜", "\0"])
def test_a_game_that_nobody_knows_is_refused_in_one_sentence(ana: httpx.Client, game: str) -> None:
    answer = ana.get("/api/words/es/una", params={"game": game})
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "word", ["c?sa", "ca.a", "*", "casa!", "🦬", "\u202ecasa", "' OR 1=1", "ß" * 40, "%", " ", "a", "ñ́́́"]
)
def test_what_is_no_word_finds_none(ana: httpx.Client, word: str) -> None:
    found = told(ana, "es", word)
    assert not any(verdict["valid"] for verdict in found["verdicts"])
    assert not found["senses"]
    assert all(set(verdict) == {"game", "valid", "reason", "clause", "categories"} for verdict in found["verdicts"])


@pytest.mark.parametrize("path", ["fr/maison", f"es/{'a' * 41}", "es/..%2f..%2fetc", "es/"])
def test_a_question_about_no_language_or_an_endless_word_is_refused(ana: httpx.Client, path: str) -> None:
    answer = ana.get(f"/api/words/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


def test_nobody_reads_the_dictionary_through(ana: httpx.Client, house: Server) -> None:
    statuses = [ana.get("/api/words/es/casa").status_code for _ in range(40)]
    assert statuses[:25] == [200] * 25
    assert 429 in statuses
    assert httpx.get(f"{house.url}/api/words/es/casa", timeout=PATIENCE).status_code == 401
