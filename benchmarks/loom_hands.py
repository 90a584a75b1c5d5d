"""Hands of the Letter Loom for the benchmarks: all form a word, after strategy cards played at random."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from sobremesa.editions.loom import load_loom
from sobremesa.engine import At, Sitter
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.state import LoomState
from sobremesa.lexicon.lexicon import Lexicon

_MORE = {
    StrategyKind.WILDCARD: 12,
    StrategyKind.BOOST: 6,
    StrategyKind.BLAST: 6,
    StrategyKind.THE_ONE_I_SAY: 8,
    StrategyKind.OTHER_LANGUAGE: 4,
}
"""What a word has to reckon with comes more often than in the box."""

lexicon = cache(Lexicon.load)


@cache
def loom(language: str) -> Loom:
    """A game in a language, with more of the cards that matter to a word."""
    edition = load_loom(language)
    edition = replace(edition, strategy={**edition.strategy, **_MORE})
    other = "en" if language == "es" else "es"
    return Loom(edition, lexicon(language), lexicon(other), {"words": "dictionary", "rounds": 1})


def creations(game: Loom, seed: int) -> Iterator[LoomState]:
    """States in which all form a word, of one match after another, two to eight at the table."""
    chance = Random(seed)
    while True:
        yield _to_creation(game, chance)


def _to_creation(game: Loom, chance: Random) -> LoomState:
    """A round played at random until words are due."""
    state: LoomState | None = None
    for event in game.begin((Sitter.PERSON,) * chance.randint(2, 8), chance.randbytes(32), 0):
        state = game.evolve(state, event)
    assert state is not None, "a match has begun"
    while state.phase is not Phase.CREATION:
        seat = state.waiting[0]
        choices = [choice for offer in game.offers(game.view(state, seat)) for choice in offer.choices]
        for event in game.decide(state, seat, chance.choice(choices), At(0)):
            state = game.evolve(state, event)
    return state
