"""Where lexicons are kept: outside the clone, named by the recipe."""

from pathlib import Path

import pytest

from sobremesa.lexicon.location import archives_folder, cache_folder, recipe_digest, words_folder


def test_the_environment_may_name_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    assert archives_folder() == tmp_path / "archives"
    assert words_folder("es") == tmp_path / "words" / recipe_digest()[:16] / "es"


def test_the_cache_is_outside_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOBREMESA_CACHE", raising=False)
    clone = Path(__file__).resolve().parents[2]
    assert clone not in cache_folder().resolve().parents


def test_a_recipe_has_one_name() -> None:
    assert recipe_digest() == recipe_digest()
    assert len(recipe_digest()) == 64
