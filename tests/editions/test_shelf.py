"""Games that are set up share what they are played with."""

import os
from pathlib import Path

import pytest

from sobremesa.editions import set_up
from sobremesa.editions.shelf import lexicon_of
from sobremesa.editions.texts import LANGUAGES
from sobremesa.games import GAMES
from sobremesa.lexicon.files import LexiconMissing
from tests.cli.desk import write_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_of_a_language_share_its_dictionary(language: str) -> None:
    games = [set_up(game, language, options=options) for game in GAMES for options in ({}, {"clock": False})]
    assert len({id(game.lexicon) for game in games}) == 1  # type: ignore[attr-defined]


def test_a_dictionary_whose_files_have_changed_is_loaded_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    with pytest.raises(LexiconMissing):
        lexicon_of("es")
    write_words(tmp_path)
    first = lexicon_of("es")
    assert lexicon_of("es") is first
    assert lexicon_of("en") is not first
    (manifest,) = tmp_path.glob("words/*/es/manifest.json")
    os.utime(manifest, ns=(1, 1))
    assert lexicon_of("es") is not first
