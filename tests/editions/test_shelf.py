"""Games that are set up share what they are played with."""

import os
import shutil
from pathlib import Path

import pytest

from sobremesa.editions import set_up
from sobremesa.editions.texts import LANGUAGES
from sobremesa.games import GAMES
from sobremesa.lexicon.files import LexiconMissing
from sobremesa.lexicon.sharing import lexicon_of
from tests.cli.desk import WORDS, write_box, write_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_of_a_language_share_its_dictionary(language: str) -> None:
    games = [set_up(game, language, options=options) for game in GAMES for options in ({}, {"clock": False})]
    assert len({id(game.lexicon) for game in games}) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_all_games_with_a_box_of_ours_share_it(game: str) -> None:
    first, second = (set_up(game, "es", options={"clock": clock}) for clock in (True, False))
    assert first is not second
    assert first.edition is second.edition  # type: ignore[attr-defined]


def test_a_box_of_ones_own_is_read_anew(tmp_path: Path) -> None:
    write_box(tmp_path)
    box = tmp_path / "es.toml"
    assert set_up("golf", "es", edition=box).edition.coins == 12  # type: ignore[attr-defined]
    box.write_text(box.read_text(encoding="utf-8").replace("coins = 12", "coins = 11"), encoding="utf-8")
    for name in (box, str(box)):
        assert set_up("golf", "es", edition=name).edition.coins == 11  # type: ignore[attr-defined]


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
    assert lexicon_of("es") is first, "the digest is the same"
    monkeypatch.setitem(WORDS, "es", "coches ocho")
    write_words(tmp_path)
    assert lexicon_of("es") is not first
    assert len(lexicon_of("es")) < len(first)


def test_the_same_dictionary_elsewhere_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for place in ("here", "there"):
        write_words(tmp_path / place)
        monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / place))
        found.append(lexicon_of("es"))
    assert found[0] is found[1]


def test_a_dictionary_that_is_gone_is_missed_though_a_game_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    write_words(tmp_path)
    kept = lexicon_of("es")
    shutil.rmtree(tmp_path / "words")
    with pytest.raises(LexiconMissing):
        lexicon_of("es")
    assert kept.find("coches"), "what is mapped can be read for as long as it is used"
