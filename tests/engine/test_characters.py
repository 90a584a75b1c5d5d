"""What JSON can write and nobody can keep is found however it is written, and nothing else is."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sobremesa.engine import Malformed
from sobremesa.engine.characters import check_json, check_text, with_whole_characters


@pytest.mark.parametrize("data", ['"\0"', r'"\u0000"', r'{"a\u0000": 1}', r'"\\\u0000"', r'"\\\\\u0000x"', b'"\0"'])
def test_a_nul_is_found(data: str | bytes) -> None:
    with pytest.raises(Malformed, match="malformed-nul"):
        check_json(data)


@pytest.mark.parametrize(
    "data",
    [
        r'"\ud83d\\\ude00"',
        r'"\ud800"',
        r'"\uDFFF"',
        r'"\udc00\ud800"',
        r'"\ud83d\ude00\ude00"',
        r'"\ud83d\ud83d\ude00"',
        r'"\\\uDBFFa"',
    ],
)
def test_half_a_character_is_found(data: str) -> None:
    with pytest.raises(Malformed, match="malformed-half-character"):
        check_json(data)


@pytest.mark.parametrize("data", [b"\xff", b'"\xed\xa0\x80"', b'"\xc3'])
def test_bytes_that_are_no_text_are_found(data: bytes) -> None:
    for check in (check_json, check_text):
        with pytest.raises(Malformed, match="malformed-not-text"):
            check(data)


@pytest.mark.parametrize("data", ["", "{", r'"\\u0000"', r'"\\ud800"', r'"\ud83d\ude00"', '"ñ🙂"'])
def test_a_backslash_that_is_escaped_begins_no_escape(data: str) -> None:
    check_json(data)


def test_what_is_only_text_may_speak_of_escapes() -> None:
    assert check_text(rb"\u0000 and \ud800") == r"\u0000 and \ud800"


@given(some.text(some.characters(codec=None, exclude_categories=())))
def test_the_same_is_found_as_in_what_python_reads(text: str) -> None:
    written = json.dumps(text)
    has_half = any("\ud800" <= letter <= "\udfff" for letter in text)
    if "\0" in text or has_half:
        with pytest.raises(Malformed):
            check_json(written)
    else:
        check_json(written)
        check_json(text.encode() if "\\" not in text else b"")
    whole = json.loads(with_whole_characters(written))
    assert not any("\ud800" <= letter <= "\udfff" for letter in whole)
