"""The bots of a match: who of them acts next, when, and how."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sobremesa.bots.bot import Bot
from sobremesa.bots.pace import Pace, around
from sobremesa.engine.chance import Chance
from sobremesa.engine.match import Match
from sobremesa.engine.seats import Seat

_REACTION = 600
"""Milliseconds from what hurries a bot to what it does, about: nobody answers at once, at any pace but none."""
_SPREAD = 1.1


class Due(msgspec.Struct, frozen=True, order=True):
    """The match time at which a bot acts, and its seat; of two at the same time the lower seat comes first."""

    at: int
    seat: Seat


class _Wait(msgspec.Struct, frozen=True):
    """A decision that a bot is waited for: when that began, and when the bot would have acted as things stood."""

    name: str
    began: int
    planned: int | None = None


class Company:
    """Bots in their seats. All that it remembers is when each of their waits began, and what it planned last."""

    def __init__(self, bots: Mapping[Seat, Bot[Any, Any]], pace: Pace = Pace.INSTANT) -> None:
        self._bots = dict(bots)
        self._pace = pace
        self._waits: dict[Seat, _Wait] = {}

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def next(self, match: Match[Any, Any, Any, Any]) -> Due | None:
        """Who acts first as things stand; None when the match waits for no bot. To be asked after every event.

        A bot is never later than the deadline of what it is waited for: who runs out of time has chosen to.
        """
        if match.outcome is not None:
            return None
        waiting = [seat for seat in match.state.waiting if seat in self._bots]
        return min((self._due(match, seat) for seat in waiting), default=None)

    def choose(self, match: Match[Any, Any, Any, Any], seat: Seat) -> Any:
        """What the bot in this seat does now."""
        bot, view = self._bots[seat], match.view(seat)
        return bot.choose(view, match.offers(seat), chance_of(match, seat, bot.wait(view)))

    def act(self, match: Match[Any, Any, Any, Any], due: Due) -> None:
        """Lets the bot act that is due, and time pass until then; what time did may leave it without a turn."""
        if match.tick(due.at):
            return
        match.act(due.seat, self.choose(match, due.seat), due.at)

    def step(self, match: Match[Any, Any, Any, Any], until: int | None = None) -> bool:
        """The next thing that a bot or time itself does, unless it comes after `until`; whether there was any."""
        if match.outcome is not None:
            return False
        due, deadline = self.next(match), match.deadline
        if due is not None:
            # No deadline comes before a bot that is due.
            if until is not None and until < due.at:
                return False
            self.act(match, due)
            return True
        if deadline is None or (until is not None and until <= deadline):
            return False
        match.tick(deadline + 1)
        return True

    def _due(self, match: Match[Any, Any, Any, Any], seat: Seat) -> Due:
        bot, view = self._bots[seat], match.view(seat)
        at, deadline, latest = self._planned(match, seat, bot, view), match.deadline, bot.latest(view)
        if deadline is None:
            return Due(max(match.now, at), seat)
        if latest is None:
            latest = deadline
        # Whoever is too late for anything lets the deadline pass.
        return Due(max(match.now, min(at, latest)) if match.now <= latest else deadline + 1, seat)

    def _planned(self, match: Match[Any, Any, Any, Any], seat: Seat, bot: Bot[Any, Any], view: Any) -> int:
        """When the bot would act; what hurries it leaves it a moment to react, counted from the first event that did.

        A later event finds that moment planned, and what is planned is put off for no reaction.
        """
        name = bot.wait(view)
        wait = self._waits.get(seat)
        if wait is None or wait.name != name:
            wait = _Wait(name, match.now)
        at = wait.began
        if self._pace is not Pace.INSTANT:
            chance = chance_of(match, seat, name)
            at += self._pace.scaled(bot.thinks(view, chance))
            if wait.planned is not None:
                reacts = self._pace.scaled(around(chance, "hurried", _REACTION, _SPREAD))
                at = max(at, min(wait.planned, match.now + reacts))
        self._waits[seat] = msgspec.structs.replace(wait, planned=at)
        return at


def chance_of(match: Match[Any, Any, Any, Any], seat: Seat, wait: str) -> Chance:
    """The chance of one wait of one bot, from which no deal can be computed."""
    return match.game.chance(match.state).child(f"bot/{seat}/{wait}")


def play_out(match: Match[Any, Any, Any, Any], company: Company) -> None:
    """A match of bots alone from where it stands to its end; nobody's real time passes."""
    while company.step(match):
        pass
    assert match.outcome is not None, "a match that goes on waits for somebody or for time"
