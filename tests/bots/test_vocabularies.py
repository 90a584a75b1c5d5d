"""What levels play and propose: below the expert nothing that most people do not know, and never what offends."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import LEVELS, bot_for, level_of
from sobremesa.bots.hints import DEFAULT_LEVEL, hints
from sobremesa.bots.levels import words_known, words_of, words_of_another_language
from sobremesa.bots.own_level import knows
from sobremesa.editions.shelf import set_up
from sobremesa.editions.texts import LANGUAGES
from sobremesa.engine import Chance, Match, Sitter
from sobremesa.games import GAMES
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.golf.game import Golf
from sobremesa.games.loom.game import Loom
from sobremesa.lexicon import Category, Entry, Lexicon
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.word_set import WordSet
from sobremesa.protocol.asking import AskHints

SAMPLES = Path(__file__).parent / "samples"
BELOW_EXPERT = LEVELS[:-1]
SWEAR_WORDS = {
    "es": "puta putas cojones cojonudo jodiendo jodías cagaste cagón mierdas gilipollas pendejas boludos follaba",
    "en": "fuck fucking fucked shits shitty bitches bitching cunts whores arses wankers niggers retards faggots",
}
STEPS = 60


def sample(name: str) -> list[str]:
    lines = (SAMPLES / f"{name}.txt").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


@cache
def real(game: str, language: str) -> Any:
    return set_up(game, language)


def among(game: Any, known: WordSet, word: str) -> bool:
    """Whether any reading of a word is in a vocabulary."""
    found = game.lexicon.find(word, game.lexicon.folding(game.policy))
    return any(index in known for index in found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", BELOW_EXPERT)
def test_below_the_expert_nobody_plays_what_most_people_do_not_know(game: str, language: str, level: str) -> None:
    table = real(game, language)
    allowed = words_of(table, level_of(level))
    # Tables that take names know Donna and Silva; these samples are about words.
    assert [
        word for word in sample(f"rare-{language}") if among(table, allowed, word) and _is_common(table, word)
    ] == []
    assert [word for word in sample(f"common-{language}") if not among(table, allowed, word)] == []


def _is_common(game: Any, word: str) -> bool:
    found = game.lexicon.find(word, game.lexicon.folding(game.policy))
    entries = [entry for index in found for entry in game.lexicon.entries(index)]
    return not any(Category.PROPER_NAME in entry.categories and game.policy.admits(8 | 16) for entry in entries)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_plays_or_proposes_what_offends_and_each_knows_it(game: str, language: str, level: str) -> None:
    table = real(game, language)
    played, known = words_of(table, level_of(level)), words_known(table, level_of(level))
    swear_words = SWEAR_WORDS[language].split()
    assert [word for word in swear_words if among(table, played, word)] == []
    assert any(among(table, known, word) for word in swear_words)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", BELOW_EXPERT)
def test_hints_below_the_expert_are_words_that_the_level_knows(game: str, language: str, level: str) -> None:
    """The words of a level's hints, wherever a match of such bots gets to."""
    table = real(game, language)
    known = words_of(table, level_of(level))
    proposed = words_proposed(table, [level], seeds=2)
    assert proposed
    assert [word for word in proposed if not (among(table, known, word) or _is_known_abroad(table, level, word))] == []


def _is_known_abroad(game: Any, level: str, word: str) -> bool:
    """Whether it is a word of the other language that the level knows: one that LOO-K4 asks for."""
    if not isinstance(game, Loom):
        return False
    lexicon = game.other_lexicon
    known = words_of_another_language(game, lexicon, level_of(level), 0.0)
    return any(known[index // 8] >> index % 8 & 1 for index in lexicon.find(word, lexicon.folding(game.policy)))


def everyday_words(language: str, *categories: Category) -> Lexicon:
    """The most frequent words of a language, all of these categories too."""
    words = sample(f"common-{language}")
    short = [word for word in _plain(language) if 2 <= len(word) <= 5]
    entries = [Entry(word, frozenset({Category.COMMON, *categories}), word) for word in {*words, *short}]
    return Lexicon.from_entries(language, entries, frequencies={entry.written: 6.0 for entry in entries})


@cache
def _plain(language: str) -> tuple[str, ...]:
    lexicon = Lexicon.load(language)
    child = words_of(real("bisonte", language), level_of("child"))
    return tuple(lexicon.key(index) for index in range(len(lexicon)) if index in child)


def with_words(game: str, *categories: Category, house: HouseWords = HouseWords()) -> Any:  # noqa: B008 - frozen
    """The shipped Spanish box with a dictionary of everyday words only."""
    box = real(game, "es").edition
    spanish, english = everyday_words("es", *categories), everyday_words("en", *categories)
    match game:
        case "golf":
            return Golf(box, spanish, house=house)
        case "buffet":
            return Buffet(box, spanish, house=house)
        case "bisonte":
            return Bisonte(box, spanish, house=house)
        case _:
            return Loom(box, spanish, english, {"youngest": 1}, house=house)


def words_proposed(game: Any, levels: Sequence[str], seeds: int) -> set[str]:
    """The words of hints at these levels, in as many matches, from the beginning until some are proposed."""
    proposed = set[str]()
    for seed in range(seeds):
        match = Match.start(game, (Sitter.BOT,) * 2, seed=bytes([seed + 1] * 32))
        bot, found = bot_for(game, levels[0]), set[str]()
        for step in range(STEPS):
            if found or match.outcome is not None:
                break
            if not match.state.waiting:
                assert match.deadline is not None
                match.tick(match.deadline + 1)
                continue
            seat = min(match.state.waiting)
            view, offers = match.view(seat), match.offers(seat)
            found.update(hint.word for level in levels for hint in hints(game, view, offers, level) if hint.word)
            match.act(seat, bot.choose(view, offers, Chance(bytes([step] * 32))), match.now)
        proposed |= found
    return proposed


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_never_a_word_that_offends_though_it_were_the_best(game: str) -> None:
    assert words_proposed(with_words(game), LEVELS, seeds=1)
    assert words_proposed(with_words(game, Category.OFFENSIVE), LEVELS, seeds=1) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_level_plays_or_proposes_what_offends_though_the_table_accepts_it(game: str) -> None:
    house = HouseWords(accepted=frozenset(sample("common-es")))
    table = with_words(game, Category.OFFENSIVE, house=house)
    for level in LEVELS:
        assert not any(words_of(table, level_of(level)).bits)
        assert any(words_known(table, level_of(level)).bits), "what others play is another matter"
    assert words_proposed(table, LEVELS, seeds=1) == set()
    accepting = with_words(game, house=house)
    assert all(among(accepting, words_of(accepting, level_of("child")), word) for word in house.accepted)


def test_a_hint_comes_short_of_the_expert_unless_the_expert_is_asked() -> None:
    assert DEFAULT_LEVEL in BELOW_EXPERT
    assert AskHints(1, "t").level == DEFAULT_LEVEL  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_takes_nobody_below_the_expert_to_know_a_rare_word(language: str) -> None:
    table = real("bisonte", language)
    for level in BELOW_EXPERT:
        assert not any(knows(table, level, word) for word in sample(f"rare-{language}"))
        assert all(knows(table, level, word) for word in sample(f"common-{language}"))


@pytest.mark.parametrize(
    ("language", "level", "size"),
    [
        ("es", "child", 11_000),
        ("es", "casual", 41_500),
        ("es", "club", 67_000),
        ("en", "child", 6_000),
        ("en", "casual", 21_000),
        ("en", "club", 35_000),
    ],
)
def test_vocabularies_are_as_large_as_measured(language: str, level: str, size: int) -> None:
    """The words of Bisonte, BIS-11 (docs/concepts/levels.md)."""
    known = words_of(real("bisonte", language), level_of(level)).bits
    assert 0.95 * size < int.from_bytes(known, "little").bit_count() < 1.05 * size
