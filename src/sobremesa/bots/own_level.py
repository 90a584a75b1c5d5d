"""At which level somebody knows the language, by the words that they have played."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sobremesa.bots.levels import LEVELS, Level, level_of

USUAL = "casual"
"""The level of somebody of whom too little is known."""
FEWEST_WORDS = 4
"""Fewer words than this say nothing about anybody."""
SHARE = 0.8
"""So much of what somebody plays lies within their vocabulary; a lucky find now and then makes no expert."""


class _Known(NamedTuple):
    """How well a word is known: how frequent its lemma and its form are, and whether dictionaries agree on it."""

    lemma: float
    form: float
    everyday: bool


def level_by_words(game: Any, words: Iterable[str]) -> str | None:
    """The first level, from `child` up, whose vocabulary has at least four fifths of these words.

    Each word counts once, and only if the dictionary has it; where fewer than four are left nothing is known (None),
    and `USUAL` will do. A word is within a vocabulary if its lemma and its form are as frequent as the level asks and
    dictionaries agree on it (`bots/levels.py`). It is the words alone that count, not how well they were placed: who
    plays a common word where a rare one was worth more may know the rare one too, but nobody is told that they knew a
    word without a reason.
    """
    frequencies = [found for word in sorted(set(words)) if (found := _frequencies(game, word))]
    if len(frequencies) < FEWEST_WORDS:
        return None
    for name in LEVELS:
        within = sum(_is_within(level_of(name), ways) for ways in frequencies)
        if within >= SHARE * len(frequencies):
            return name
    return LEVELS[-1]


def knows(game: Any, level: str, word: str) -> bool:
    """Whether a word lies within the vocabulary of a level."""
    return _is_within(level_of(level), _frequencies(game, word))


def _frequencies(game: Any, word: str) -> list[_Known]:
    """How frequent lemma and form are, for each way to read a word; nothing for what no dictionary has."""
    for lexicon in lexicons_of(game):
        if found := lexicon.find(word, lexicon.folding(game.policy)):
            return [
                _Known(lexicon.lemma_frequency(index), lexicon.frequency(index), lexicon.is_everyday(index))
                for index in found
            ]
    return []


def _is_within(level: Level, ways: Iterable[_Known]) -> bool:
    return any(
        way.lemma >= level.lemma_at_least and way.form >= level.form_at_least and (way.everyday or not level.everyday)
        for way in ways
    )


def lexicons_of(game: Any) -> tuple[Any, ...]:
    """The dictionaries that a game is played with; the Letter Loom has two."""
    other = getattr(game, "other_lexicon", None)
    return (game.lexicon,) if other is None else (game.lexicon, other)
