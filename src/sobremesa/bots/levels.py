"""How well a bot knows the language: levels differ by the words they know, by the frequency of lemma and form."""

from typing import Any

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.lexicon.word_set import WordSet


class Level(msgspec.Struct, frozen=True):
    """The rarest words it knows (Zipf: 6 is every thousandth word, 3 every millionth)."""

    name: str
    lemma_at_least: float
    form_at_least: float
    everyday: bool = True
    """Whether it knows only words on which dictionaries agree (`Lexicon.is_everyday`)."""


_LEVELS = (
    Level("child", lemma_at_least=4.5, form_at_least=3.0),
    Level("casual", lemma_at_least=3.5, form_at_least=2.0),
    Level("club", lemma_at_least=3.0, form_at_least=1.5),
    Level("expert", lemma_at_least=0.0, form_at_least=0.0, everyday=False),
)
LEVELS = tuple(level.name for level in _LEVELS)


def level_of(name: str) -> Level:
    """The level with this name."""
    for level in _LEVELS:
        if level.name == name:
            return level
    raise Refused("TAB-14", "tab-14-unknown-level", level=name[:40], known=", ".join(LEVELS))


def words_of(game: Any, level: Level) -> WordSet:
    """The words of a game that a level plays and proposes: those that it knows, and none that offends."""
    words: WordSet = game.known_words(**_bounds(level), polite=True)
    return words


def words_known(game: Any, level: Level) -> WordSet:
    """The words of a game that a level knows when somebody else plays them."""
    words: WordSet = game.known_words(**_bounds(level))
    return words


def words_of_another_language(game: Any, lexicon: Any, level: Level, rarer: float) -> bytes:
    """The words that it plays of a language that it knows less well: their lemmas are more frequent by so much."""
    bounds = _bounds(level) | {"lemma_at_least": level.lemma_at_least + rarer}
    return bytes(lexicon.allowed(game.policy, **bounds, polite=True))


def _bounds(level: Level) -> dict[str, Any]:
    return {
        "form_at_least": level.form_at_least,
        "lemma_at_least": level.lemma_at_least,
        "everyday": level.everyday,
    }
