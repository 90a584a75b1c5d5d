"""What the companion keeps, over HTTP: told by digest, kept for ever, each family under its own licence."""

import hashlib
from typing import Any

import httpx
import pytest

from sobremesa.lexicon import LANGUAGES
from tests.e2e.serving import Server
from tests.patience import PATIENCE


def told(house: Server, language: str) -> httpx.Response:
    """What there is of a language."""
    return httpx.get(f"{house.url}/api/companion/words/{language}", timeout=PATIENCE)


def address(house: Server, file: dict[str, Any], language: str = "es") -> str:
    """Where a file is."""
    return f"{house.url}/api/companion/words/{language}/{file['digest']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_needs_an_account_and_every_file_says_whose_it_is(house: Server, language: str) -> None:
    found = told(house, language).json()
    assert found["language"] == language
    assert {file["part"] for file in found["files"]} == {"words", "forms", "meanings"}
    assert all(file["licence"] and file["sources"] and file["holds"] for file in found["files"])
    words = [file for file in found["files"] if file["part"] == "words"]
    assert len({file["family"] for file in words}) == len(words) > 5
    # What docs/reference/companion-words.md promises, with room for words to come.
    assert sum(file["download"] for file in words) < 600_000
    assert sum(file["download"] for file in found["files"]) < 3_000_000


def test_a_file_is_what_its_digest_says_compressed_or_not(house: Server) -> None:
    file = min(told(house, "es").json()["files"], key=lambda each: each["size"])
    for accepted, way in (
        ("br, GZIP;q=0.5", "gzip"),
        ("identity", None),
        ("gzip;q=0, x-gzip", None),
        ("gzip; q=0.0", None),
    ):
        answer = httpx.get(address(house, file), headers={"Accept-Encoding": accepted}, timeout=PATIENCE)
        assert answer.headers.get("content-encoding") == way
        assert hashlib.sha256(answer.content).hexdigest() == file["digest"]
        assert len(answer.content) == file["size"]
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "Accept-Encoding"


def test_who_has_it_already_is_told_so(house: Server) -> None:
    first = told(house, "en")
    for url, answer in (
        (str(first.url), first),
        (
            address(house, first.json()["files"][0], "en"),
            httpx.get(address(house, first.json()["files"][0], "en"), timeout=PATIENCE),
        ),
    ):
        again = httpx.get(url, headers={"If-None-Match": answer.headers["etag"]}, timeout=PATIENCE)
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["fr", "es/abc", f"es/{'0' * 64}", f"es/{'0' * 64}/x", f"en/{'G' * 64}", "es/..%2f..%2fetc%2fpasswd"]
)
def test_what_is_not_there_is_refused_in_one_sentence(house: Server, path: str) -> None:
    answer = httpx.get(f"{house.url}/api/companion/words/{path}", timeout=PATIENCE)
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


def test_a_file_of_one_language_is_no_file_of_another(house: Server) -> None:
    file = told(house, "es").json()["files"][0]
    assert httpx.get(address(house, file, "en"), timeout=PATIENCE).status_code == 404
