"""Games on the shelf of the server: what they cost is bounded, whoever asks for how many."""

import gc
import shutil
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from sobremesa.engine import OwnWords, Refused
from sobremesa.games import GAMES, METAS
from sobremesa.lexicon import Lexicon
from sobremesa.parts.own_words import MOST_LETTERS, MOST_WORDS
from sobremesa.server import games as games_module
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.games import GAME_COST, MOST_SHARED, WORD_COST, GameShelf, boxes
from sobremesa.table import Setting
from tests.cli.desk import write_words

_SHARED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, Lexicon)
LONGEST = tuple("ñ" * (MOST_LETTERS - 3) + f"{number:03}".translate(str.maketrans("0123456789", "abcdefghij"))
                for number in range(MOST_WORDS))  # fmt: skip


def bytes_of(game: Any) -> int:
    """What a game holds beside its box, its dictionaries and code."""
    seen, total, waiting = {id(game.edition)}, 0, [game]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, _SHARED):
            continue
        seen.add(id(each))
        total += sys.getsizeof(each)
        waiting += gc.get_referents(each)
    return total


@pytest.mark.parametrize("game", GAMES)
def test_a_game_costs_what_the_shelf_reckons(game: str) -> None:
    shelf = GameShelf()
    assert GAME_COST / 4 < bytes_of(shelf.game(Setting(game, "es"))) < GAME_COST
    words = OwnWords(LONGEST[::2], LONGEST[1::2])
    assert bytes_of(shelf.game(Setting(game, "es", words=words))) < GAME_COST + MOST_WORDS * WORD_COST


def test_games_are_kept_up_to_a_sum_of_bytes_and_the_last_asked_for_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_module, "MOST_SHARED", 3 * GAME_COST)
    shelf = GameShelf()
    games = [shelf.game(Setting("bisonte", "es", {"minutes": minutes})) for minutes in (1, 2, 3)]
    assert shelf.game(Setting("bisonte", "es", {"minutes": 1})) is games[0]
    for minutes in (4, 5):
        shelf.game(Setting("bisonte", "es", {"minutes": minutes}))
    assert len(shelf._games) == 3
    assert shelf._games.cost == 3 * GAME_COST
    assert shelf.game(Setting("bisonte", "es", {"minutes": 1})) is games[0]
    assert shelf.game(Setting("bisonte", "es", {"minutes": 2})) is not games[1]


def test_a_thousand_sets_of_options_take_no_more_than_the_bound() -> None:
    shelf = GameShelf()
    for meta in METAS:
        name = next(option.name for option in meta.described_options if option.name.endswith("seconds"))
        for seconds in range(10, 180):
            shelf.game(Setting(meta.id, "en", {name: seconds}))
    assert shelf._games.cost <= MOST_SHARED


def test_nothing_is_remembered_of_games_that_do_not_exist() -> None:
    before = boxes.cache_info().currsize
    for name in ("chess", "../../golf", "go\0lf", "x" * 10_000):
        with pytest.raises(Refused, match="tab-14-unknown-game"):
            GameShelf().game(Setting(name, "es", edition="es"))
    assert boxes.cache_info().currsize == before


def test_without_words_there_is_a_plain_no_until_they_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    shelf = GameShelf()
    write_words(tmp_path)
    played = shelf.game(Setting("golf", "es"))
    shutil.rmtree(tmp_path / "words")
    with capture_logs() as logs, pytest.raises(Denied) as no:
        shelf.game(Setting("golf", "es", {"joker": "one-space"}))
    assert (no.value.reason, no.value.text.id) == (Denial.BUSY, "server-no-words")
    assert logs[0]["event"] == "words-missing"
    assert shelf.game(Setting("golf", "es")) is played, "who plays plays on"
    write_words(tmp_path)
    assert shelf.game(Setting("golf", "es", {"joker": "one-space"})) is not played
