"""Boards of Word Buffet for benchmarks: as they were dealt, and as bots have left them some rounds later."""

from collections.abc import Iterator
from functools import cache

from sobremesa.bots import company_of
from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Match, Seat, Sitter
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.state import BuffetState
from sobremesa.lexicon.lexicon import Lexicon

_LEVELS = (("expert", "casual"), ("club", "child", "expert"), ("casual", "expert", "club", "child"))


@cache
def lexicon(language: str) -> Lexicon:
    """The installed words of a language."""
    return Lexicon.load(language)


@cache
def buffet(language: str) -> Buffet:
    """A game with our own tiles and all words."""
    return Buffet(load_buffet(language), lexicon(language))


def dealt(language: str, count: int, seed: int) -> list[BuffetState]:
    """Matches of two that have just begun."""
    return [
        Match.start(buffet(language), 2, seed=number.to_bytes(32, "big")).state
        for number in range(1000 * seed, 1000 * seed + count)
    ]


def searches(language: str, seed: int) -> Iterator[tuple[BuffetState, Seat]]:
    """Every search of bots' matches without end, from each seat: first rounds and later ones, two to four seats."""
    number = 1000 * seed
    while True:
        levels = _LEVELS[number % len(_LEVELS)]
        seats = (Sitter.BOT,) * len(levels)
        match = Match.start(buffet(language), seats, seed=number.to_bytes(32, "big"))
        company = company_of(match.game, levels)
        seen = 0
        while match.outcome is None:
            state = match.state
            if state.phase is Phase.SEARCH and state.round > seen:
                seen = state.round
                yield from ((state, seat) for seat in state.searching)
            due = company.next(match.position)
            if due is None:
                assert match.deadline is not None
                match.tick(match.deadline + 1)
            else:
                company.act(match, due)
        number += 1
