"""Words of a table's own: every game is played with them, at the table and wherever its match is looked at again."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sobremesa.bots import LEVELS, bot_for
from sobremesa.bots.hints import hints
from sobremesa.bots.levels import level_of, words_known, words_of
from sobremesa.engine import Chance, Match, MatchBegan, OwnWords, Refused, Sitter
from sobremesa.games import GAMES, METAS
from sobremesa.lexicon.word_set import WordSet
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
    """Their searches, hints and the coach go by these words."""
    plain: Any = house.shelf.game(setting(game, OwnWords()))
    before = words_of(plain, level_of(level))
    unknown = next(number for number in range(len(plain.lexicon)) if is_new(plain, before, number))
    refused = plain.lexicon.find("casa")[0]
    assert refused in before
    words = OwnWords((plain.lexicon.key(unknown),), ("casa",))
    rules: Any = house.shelf.game(setting(game, words))
    for known in (words_of(rules, level_of(level)), words_known(rules, level_of(level))):
        assert unknown in known
        assert refused not in known
        assert known.bits[unknown // 8] >> unknown % 8 & 1
        assert not known.bits[refused // 8] >> refused % 8 & 1
    assert rules.lexicon.judge(words.accepted[0], rules.policy, rules.house).valid
    assert not rules.lexicon.judge("casa", rules.policy, rules.house).valid


@pytest.mark.parametrize("game", GAMES)
def test_a_word_with_enye_is_refused_to_bots_in_english_too(game: str, house: House) -> None:
    """In English Ñ is read as N."""
    words = OwnWords((), ("jalapeño",))
    plain: Any = house.shelf.game(replace(setting(game, OwnWords()), language="en"))
    rules: Any = house.shelf.game(replace(setting(game, words), language="en"))
    (number,) = plain.lexicon.find("jalapeno")
    assert number in words_of(plain, level_of("expert"))
    assert number not in words_of(rules, level_of("expert"))
    assert not rules.lexicon.judge("jalapeno", rules.policy, rules.house).valid


def is_new(game: Any, known: WordSet, number: int) -> bool:
    """Whether a word is not among these and not offensive, so that every bot plays it once the table accepts it."""
    return number not in known and len(game.lexicon.key(number)) > 4 and not game.lexicon._offends(number)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_what_it_would_have_played_unless_the_table_refuses_it(game: str, level: str, house: House) -> None:
    """Each word that it would play or propose is refused in turn, and it never comes back."""
    refused: list[str] = []
    for _ in range(3):
        rules: Any = house.shelf.game(setting(game, OwnWords((), tuple(refused))))
        found = proposed(rules, level)
        assert found, "there is something else to play"
        assert not found & set(refused)
        refused += sorted(found)
    assert len(refused) == len(set(refused)) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_weakest_bot_proposes_a_word_that_only_this_table_accepts(game: str, house: House) -> None:
    expert = proposed(house.shelf.game(setting(game, OwnWords())), "expert", count=20)
    plain: Any = house.shelf.game(setting(game, OwnWords()))
    known, find = words_of(plain, level_of("child")), plain.lexicon.find
    rare = {word for word in expert if not any(number in known for number in find(word, plain.policy.folding))}
    assert rare
    rules = house.shelf.game(setting(game, OwnWords(tuple(sorted(rare)))))
    assert rare & proposed(rules, "child", count=20)


def proposed(rules: Any, level: str, count: int = 1) -> set[str]:
    """The words of the first hints of a match that have any."""
    match = Match.start(rules, (Sitter.BOT,) * SEATS[rules.meta.id], seed=SEED)
    bot = bot_for(rules, "expert")
    for step in range(60):
        if not match.state.waiting:
            assert match.deadline is not None
            match.tick(match.deadline + 1)
            continue
        for seat in sorted(match.state.waiting):
            found = hints(rules, match.view(seat), match.offers(seat), level, count)
            if any(hint.word for hint in found):
                return {hint.word.lower() for hint in found if hint.word}
        seat = min(match.state.waiting)
        match.act(seat, bot.choose(match.view(seat), match.offers(seat), Chance(bytes([step] * 32))), match.now)
    raise AssertionError("no hint had a word")


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_words_of_their_own_share_box_and_dictionary_with_all_others(game: str, house: House) -> None:
    plain: Any = house.shelf.game(setting(game, OwnWords()))
    rules: Any = house.shelf.game(setting(game))
    assert rules is not plain
    assert rules.edition is plain.edition
    assert rules.lexicon is plain.lexicon
    assert rules.options == plain.options
    assert words_of(rules, level_of("club")).shared is words_of(plain, level_of("club")).shared


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
    monkeypatch.setattr(games_module, "MOST_WITH_OWN_WORDS", 3 * (games_module.GAME_COST + 2 * games_module.WORD_COST))
    shelf = GameShelf()
    common = shelf.game(setting("golf", OwnWords()))
    for word in ("uno", "dos", "tres", "cuatro", "cinco"):
        shelf.game(setting("golf", OwnWords((word,))))
    # One word each: they cost less than the two for which there would be room.
    assert len(shelf._with_own_words) == 3
    assert shelf.game(setting("golf", OwnWords())) is common
    same = shelf.game(setting("golf", OwnWords(("uno", "dos"))))
    assert shelf.game(setting("golf", OwnWords(("dos", "uno")))) is same
