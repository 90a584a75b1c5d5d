"""Bots: each sees a View and what is offered, so it cannot peek."""

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.bots.advice import Advice
from sobremesa.bots.bisonte import BisonteBot
from sobremesa.bots.bot import Bot
from sobremesa.bots.buffet import BuffetBot
from sobremesa.bots.company import Company, Due, play_out
from sobremesa.bots.golf import GolfBot
from sobremesa.bots.least import LeastBot
from sobremesa.bots.levels import LEVELS, Level, level_of
from sobremesa.bots.loom import LoomBot
from sobremesa.bots.pace import Pace
from sobremesa.engine.game import Game

__all__ = [
    "LEVELS",
    "Advice",
    "BisonteBot",
    "Bot",
    "BuffetBot",
    "Company",
    "Due",
    "GolfBot",
    "LeastBot",
    "Level",
    "LoomBot",
    "Pace",
    "bot_for",
    "company_of",
    "level_of",
    "play_out",
    "stand_in_for",
]

_BOTS: Mapping[str, type[Bot[Any, Any]]] = {
    "buffet": BuffetBot,
    "bisonte": BisonteBot,
    "golf": GolfBot,
    "loom": LoomBot,
}


def bot_for(game: Game[Any, Any, Any, Any], level: str) -> Bot[Any, Any]:
    """A bot of this level for this game; `Refused` with the levels there are (TAB-1, TAB-14)."""
    return _BOTS[game.meta.id](game, level_of(level))


def stand_in_for(game: Game[Any, Any, Any, Any], level: str) -> Bot[Any, Any]:
    """Who plays a seat whose person has left it: a bot of this level or, without one, the least (TAB-6, TAB-15)."""
    return bot_for(game, level) if level else LeastBot(game, bot_for(game, "club"))


def company_of(game: Game[Any, Any, Any, Any], levels: Sequence[str | None], pace: Pace = Pace.INSTANT) -> Company:
    """A bot for every seat that has a level."""
    return Company({seat: bot_for(game, level) for seat, level in enumerate(levels) if level is not None}, pace)
