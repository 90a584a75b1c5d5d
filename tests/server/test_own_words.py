"""Words of a table's own: every game is played with them, at the table and wherever its match is looked at again."""

from typing import Any

import msgspec
import pytest

from sobremesa.bots import LEVELS, bot_for
from sobremesa.bots.levels import level_of
from sobremesa.engine import Match, MatchBegan, OwnWords, Refused
from sobremesa.games import GAMES, METAS
from sobremesa.parts.own_words import house_of
from sobremesa.server import games as games_module
from sobremesa.server.games import GameShelf
from sobremesa.table import (
    Asker,
    House,
    Phase,
    Setting,
    commands,
    decide,
    elapse,
    open_rematch,
    open_table,
    read_step,
    replay,
    write_step,
)
from sobremesa.table.setting import check_setting

SEED = bytes(range(32))
SEATS = {meta.id: max(2, meta.least_seats) for meta in METAS}
WORDS = OwnWords(accepted=("zxqqui", "zxqqua"), refused=("casa", "sol"))


def setting(game: str, words: OwnWords = WORDS) -> Setting:
    """A table at which these words hold."""
    return Setting(game, "es", seats=SEATS[game], pace="instant", words=words)


@pytest.fixture(scope="module")
def house() -> House:
    """All games."""
    return House(GameShelf())


@pytest.mark.parametrize("game", GAMES)
def test_own_words_are_kept_with_the_table_and_its_match_and_judged_by_after_both_are_read_back(
    game: str, house: House
) -> None:
    """TAB-8: a replay, an export and the coach need nothing else."""
    opened = open_table(house, setting(game), "ana", 0)
    steps, state = [opened.step], opened.state
    for command in (commands.SeatBot(1, "casual"), commands.Start()):
        decision = decide(house, state, command, Asker("ana", 0))
        steps, state = [*steps, decision.step], decision.state
    begun = elapse(house, state, 10_000, SEED)
    assert begun is not None
    steps, state = [*steps, begun.step], begun.state
    assert state.phase is Phase.PLAYING
    again = replay(GameShelf(), [read_step(write_step(step), state.match.game.event_type) for step in steps])
    assert again.setting.words == WORDS
    rules: Any = again.match.game
    assert rules.house == house_of(WORDS)
    began = next(entry.event for entry in begun.step.entries if isinstance(entry.event, MatchBegan))
    assert began.pins.house_digest == house_of(WORDS).digest
    saved = Match(rules, begun.step.entries).save()
    (carried,) = [entry.event.words for entry in Match.load(rules, saved).events if isinstance(entry.event, MatchBegan)]
    assert carried is not None
    assert house_of(carried) == house_of(WORDS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_knows_a_word_that_the_table_refuses_and_every_bot_those_that_it_accepts(
    game: str, level: str, house: House
) -> None:
    """Their searches, hints and the coach have the words of `vocabulary` and no others."""
    plain: Any = house.shelf.game(setting(game, OwnWords()))
    every, taken = plain.lexicon.allowed(plain.policy), range(len(plain.lexicon))
    unknown = next(number for number in taken if not has(every, number) and len(plain.lexicon.key(number)) > 4)
    known = plain.lexicon.find("casa")[0]
    words = OwnWords((plain.lexicon.key(unknown),), ("casa",))
    rules: Any = house.shelf.game(setting(game, words))
    grade = level_of(level)
    vocabulary = rules.vocabulary(form_at_least=grade.form_at_least, lemma_at_least=grade.lemma_at_least)
    assert has(vocabulary, unknown)
    assert not has(vocabulary, known)
    assert rules.lexicon.judge(words.accepted[0], rules.policy, rules.house).valid
    assert not rules.lexicon.judge("casa", rules.policy, rules.house).valid
    bot_for(rules, level)


def has(vocabulary: bytes, number: int) -> bool:
    """Whether a word is in a vocabulary."""
    return bool(vocabulary[number // 8] >> number % 8 & 1)


@pytest.mark.parametrize("game", GAMES)
def test_TAB_14_words_that_do_not_fit_are_refused_before_a_game_is_set_up_with_them(game: str) -> None:
    shelf = GameShelf()
    for words in (OwnWords(("no es una",)), OwnWords(("x" * 100_000,)), OwnWords(("ab",) * 100_000)):
        with pytest.raises(Refused) as refused:
            check_setting(shelf, setting(game, words))
        assert refused.value.refusal.clause == "TAB-14"
    assert not len(shelf._with_own_words)


@pytest.mark.parametrize(("accepted", "refused"), [("cuña", "cuna"), ("cuna", "cuña")])
@pytest.mark.parametrize("game", GAMES)
def test_GOL_20_words_that_word_golf_reads_as_one_cannot_be_accepted_and_refused(
    game: str, accepted: str, refused: str
) -> None:
    """TAB-14: in the other games Ñ is a letter of its own."""
    own = setting(game, OwnWords((accepted,), (refused,)))
    if game != "golf":
        check_setting(GameShelf(), own)
        return
    with pytest.raises(Refused, match="tab-14-word-twice"):
        check_setting(GameShelf(), own)


def test_TAB_14_the_host_changes_the_words_and_all_have_to_be_ready_again(house: House) -> None:
    state = open_table(house, setting("golf"), "ana", 0).state
    for person, command in (("luz", commands.Sit()), ("luz", commands.SayReady())):
        state = decide(house, state, command, Asker(person, 0)).state
    other = setting("golf", OwnWords(("ovni",)))
    state = decide(house, state, commands.ChangeSetting(other), Asker("ana", 0)).state
    assert state.setting.words == OwnWords(("ovni",))
    assert not state.seats[1].ready
    with pytest.raises(Refused, match="tab-14-bad-word"):
        decide(house, state, commands.ChangeSetting(setting("golf", OwnWords(("o",)))), Asker("ana", 0))


def test_a_rematch_is_played_with_the_same_words(house: House) -> None:
    before = open_table(house, setting("loom"), "ana", 0).state
    assert open_rematch(house, before, table="t", host="ana", now=1).state.setting.words == WORDS


def test_a_setting_of_before_there_were_own_words_has_none() -> None:
    """Old logs are read as they are."""
    assert msgspec.json.decode(b'{"game":"golf","language":"es"}', type=Setting).words == OwnWords()


def test_games_with_words_of_their_own_are_kept_in_bounds_and_push_out_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games_module, "_MOST_WITH_OWN_WORDS", 3)
    shelf = GameShelf()
    common = shelf.game(setting("golf", OwnWords()))
    for word in ("uno", "dos", "tres", "cuatro", "cinco"):
        shelf.game(setting("golf", OwnWords((word,))))
    assert len(shelf._with_own_words) == 3
    assert shelf.game(setting("golf", OwnWords())) is common
    same = shelf.game(setting("golf", OwnWords(("uno", "dos"))))
    assert shelf.game(setting("golf", OwnWords(("dos", "uno")))) is same
