"""Bots: each sees a View and what is offered, so it cannot peek."""

from sobremesa.bots.golf import GolfBot
from sobremesa.bots.levels import LEVELS, Level, level_of
from sobremesa.games.golf.game import Golf

__all__ = ["LEVELS", "GolfBot", "Level", "bot_for", "level_of"]


def bot_for(game: Golf, level: str) -> GolfBot:
    """A bot of this level for this game; `Refused` with the levels there are."""
    return GolfBot(game, level_of(level))
