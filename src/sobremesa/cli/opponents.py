"""Bots at the table: which games have them, and what they do when it is their turn."""

from importlib.util import find_spec
from typing import Any

from sobremesa.bots import bot_for
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import AnyMatch
from sobremesa.engine import Refused, Seat


def has_bots(game: str) -> bool:
    """Whether there are bots that know the game."""
    return find_spec(f"sobremesa.bots.{game}") is not None


def check_bots(game: str) -> None:
    """`Refused` where no bot knows the game (TAB-1)."""
    if not has_bots(game):
        raise Refused("TAB-1", "cli-no-bots")


class Opponents:
    """The bots of a match; each sees its own view alone."""

    def __init__(self, match: AnyMatch, seating: Seating) -> None:
        game: Any = match.game
        self._match = match
        self._bots = {seat: bot_for(game, level) for seat, level in enumerate(seating.levels) if level is not None}

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def choose(self, seat: Seat) -> Any:
        """What the bot in this seat does now."""
        match = self._match
        chance = match.game.chance(match.state).child(f"bot/{seat}/{len(match.events)}")
        return self._bots[seat].choose(match.view(seat), match.offers(seat), chance)
