"""Hints: the best few moves of a seat with the reasons for them, at a chosen level, from what that seat sees alone."""

from collections.abc import Sequence
from typing import Any

from sobremesa.bots import bot_for
from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.engine.game import Game
from sobremesa.engine.offer import Offer

MOST_HINTS = 20
DEFAULT_LEVEL = "club"
"""Who gives hints unless somebody else is asked for: short of the expert, so in words that most people know."""


def hints(
    game: Game[Any, Any, Any, Any], view: Any, offers: Sequence[Offer[Any]], level: str, count: int = 3
) -> tuple[Advice[Any], ...]:
    """The best moves that somebody of this level would find, best first; `Refused` where there is no such level.

    None for a spectator, for a seat that the match does not wait for, and where there is nothing to choose.
    """
    return hints_by(bot_for(game, level), view, offers, count)


def hints_by(bot: Bot[Any, Any], view: Any, offers: Sequence[Offer[Any]], count: int = 3) -> tuple[Advice[Any], ...]:
    """The same by a bot that is there already."""
    if not is_asked(view) or count < 1:
        return ()
    return bot.advise(view, offers, min(count, MOST_HINTS))[:count]


def is_asked(view: Any) -> bool:
    """Whether the match waits for whoever has this view."""
    return view.seat is not None and view.outcome is None and bool(view.players[view.seat].waiting)
