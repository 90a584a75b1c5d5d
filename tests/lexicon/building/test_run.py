"""The whole build: failures leave no harm, and a result is put in place in one step."""

import json
import os
import shutil
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from sobremesa.lexicon.build import run
from sobremesa.lexicon.build.fetch import FetchFailed
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    return tmp_path


def offline(_arguments: Sequence[str]) -> tuple[int, str]:
    return 1, "ERROR: no network"


def test_a_build_without_network_says_so_and_leaves_nothing(cache: Path) -> None:
    with pytest.raises(FetchFailed, match="no network"):
        run.build(lambda _language, _step: None, pip=offline)
    assert not run.is_built()
    assert not words_folder().exists()


def test_a_worker_that_fails_is_told_in_one_sentence(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "fetch", lambda *_arguments, **_options: {})
    told: list[str] = []
    with pytest.raises(run.BuildFailed, match="lexicon could not be built"):
        run.build(lambda language, _step: told.append(language))
    assert not words_folder().exists()
    assert list((cache / "words").iterdir()) == []
    assert told[0] == ""


def test_what_is_built_can_be_read_by_others_than_who_built_it(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "fetch", lambda *_arguments, **_options: {})
    monkeypatch.setattr(run, "_run_workers", lambda workshop, _report: (workshop / "es").mkdir())
    place = run.build(lambda _language, _step: None)
    assert (place / "es").is_dir()
    assert place.stat().st_mode & 0o055 == 0o055


def test_what_a_killed_build_left_is_swept_after_an_hour(cache: Path) -> None:
    old, young = cache / "words" / ".build-old", cache / "words" / ".build-young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (time.time() - 7200,) * 2)
    with pytest.raises(FetchFailed):
        run.build(lambda _language, _step: None, pip=offline)
    assert not old.exists()
    assert young.exists()


def test_a_cache_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "file"))
    with pytest.raises(run.BuildFailed, match="cannot be made"):
        run.build(lambda _language, _step: None)


def test_a_manifest_that_lies_about_its_language_is_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spanish: Lexicon
) -> None:
    """Every file fits its digest, and yet nothing could be loaded."""
    whole = words_folder("es")
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    shutil.copytree(whole, words_folder("es"))
    assert run.check(["es"]) == {"es": spanish.digest}
    manifest = words_folder("es") / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "language": "en"}))
    assert not run.is_built(["es"])
