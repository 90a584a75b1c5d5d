"""Positions of Bisonte for the benchmarks: every turn of matches in which both seats lay the play of most points."""

from collections.abc import Iterator
from functools import cache
from random import Random
from zlib import crc32

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.engine import At, Sitter
from sobremesa.games.bisonte.actions import Action, Exchange, Pass
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import best_plays, play_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.lexicon.lexicon import Lexicon

lexicon = cache(Lexicon.load)


@cache
def bisonte(edition: str, *, split_digraphs: bool) -> Bisonte:
    """A game of one of the boxes, in which every play is checked at once."""
    box = load_bisonte(edition)
    options = {"words": "checked", "split_digraphs": split_digraphs, "clock": False}
    return Bisonte(box, lexicon(box.language), options)


@cache
def words(game: Bisonte) -> bytes:
    """All that the game takes."""
    return game.vocabulary(form_at_least=0, lemma_at_least=0)


def positions(game: Bisonte, chance: Random) -> Iterator[BisonteState]:
    """The states of one match in which a seat is on turn."""
    state: BisonteState | None = None
    for event in game.begin((Sitter.BOT,) * 2, chance.randbytes(32), 0):
        state = game.evolve(state, event)
    assert state is not None, "a match has begun"
    while state.outcome is None:
        yield state
        for event in game.decide(state, state.on_turn, _greedy(game, state), At(0)):
            state = game.evolve(state, event)


def rack_of(state: BisonteState) -> tuple[str, ...]:
    """The tiles of the seat on turn."""
    return state.players[state.on_turn].rack


def has_digraph_in_play(state: BisonteState) -> bool:
    """Whether a tile with two letters is on the rack or on the board; a Bisonte that stands for one is none."""
    lying = (placed.tile for placed in state.board.values() if not placed.bisonte)
    return any(len(tile) > 1 for tile in (*rack_of(state), *lying))


def any_leave(tiles: tuple[str, ...]) -> int:
    """A worth of the tiles left that has no sense but is always the same: from -10 to 10 points."""
    return crc32(" ".join(tiles).encode()) % 20_001 - 10_000


def _greedy(game: Bisonte, state: BisonteState) -> Action:
    rack = rack_of(state)
    split = state.options.split_digraphs
    best = best_plays(game.edition, game.lexicon, words(game), state.board, rack, split_digraphs=split, count=1)
    if best:
        return play_of(best[0].placements)
    return Exchange(rack) if len(state.bag) >= len(rack) else Pass()
