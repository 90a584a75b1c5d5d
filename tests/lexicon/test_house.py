"""House word lists: one word a line, accepted or refused, comments."""

from pathlib import Path

import pytest

from sobremesa.lexicon import Folding, HouseWords


def test_a_list_accepts_and_refuses_and_comments() -> None:
    house = HouseWords.parse("pibito\n+ñoquito  # de casa\n-cosa\n!casa\n# nada\n\n-\n")
    assert house.accepted == {"pibito", "ñoquito"}
    assert house.refused == {"cosa", "casa"}


def test_a_refusal_is_stronger_than_an_acceptance() -> None:
    house = HouseWords.parse("casa\n-casa")
    assert house.verdict("casa", Folding()) is False


def test_a_file_with_a_mark_of_its_encoding_is_read(tmp_path: Path) -> None:
    path = tmp_path / "house.txt"
    path.write_text("pibe\r\n-no\r\n", "utf-8-sig")
    assert HouseWords.read(path) == HouseWords(frozenset({"pibe"}), frozenset({"no"}))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"\xff\xfe\x00", "UTF-8"), (b"x" * (1 << 20) + b"y", "larger"), (None, "cannot be read")],
)
def test_what_is_no_list_is_refused_in_one_sentence(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    path = tmp_path / "house.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ValueError, match=complaint):
        HouseWords.read(path)
