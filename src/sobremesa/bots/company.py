"""The bots of a match: which acts next, when, and how."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from sobremesa.bots.bot import Bot
from sobremesa.bots.pace import Pace, around
from sobremesa.engine.chance import Chance
from sobremesa.engine.match import Match
from sobremesa.engine.position import Position
from sobremesa.engine.seats import Seat

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
AnyPosition: TypeAlias = Position[Any, Any, Any, Any]

_REACTION = 600
"""Milliseconds, about, from what hurries a bot to its answer; only at the instant pace there are none."""
_SPREAD = 1.1


class Due(msgspec.Struct, frozen=True, order=True):
    """The match time at which a bot acts, and its seat; of two at the same time the lower seat comes first."""

    at: int
    seat: Seat


@dataclass
class _Wait:
    """A decision that the match waits for a bot to make, and when the bot plans to make it."""

    name: str
    began: int
    chance: Chance
    planned: int | None = None
    heard: list[tuple[int, Any]] = field(default_factory=list)
    """What the bot has seen since it last planned: each view with its match time."""
    length: int = 0
    """How long the log was when the bot last looked."""
    view: Any = None
    """What the bot saw then."""

    def look(self, position: AnyPosition, view: Any) -> None:
        """Let the bot see the position if it is new; nothing is planned yet."""
        if position.length != self.length:
            self.heard.append((position.now, view))
            self.length, self.view = position.length, view

    def plan(self, bot: Bot[Any, Any], pace: Pace) -> int:
        """The match time at which the bot would act.

        A bot that an event hurries takes a moment to react. If another event hurries it before that moment is over, it
        still acts when the first one made it act.
        """
        if pace is Pace.INSTANT:
            self.heard.clear()
            return self.began
        reacts = pace.scaled(around(self.chance, "hurried", _REACTION, _SPREAD))
        for now, view in self.heard:
            at = self.began + pace.scaled(bot.thinks(view, self.chance))
            self.planned = at if self.planned is None else max(at, min(self.planned, now + reacts))
        self.heard.clear()
        assert self.planned is not None, "a wait begins with a look"
        return self.planned


class Company:
    """Bots in their seats. It remembers when each of their waits began, and what was seen and planned since.

    To restore it from a log, `follow` the positions in order and seat the bots where they were seated. Only the waits
    that are open at the end are planned, so this costs little more than the replay.
    """

    def __init__(self, bots: Mapping[Seat, Bot[Any, Any]], pace: Pace = Pace.INSTANT) -> None:
        self._bots = dict(bots)
        self._pace = pace
        self._since: dict[Seat, int] = {}
        self._waits: dict[Seat, _Wait] = {}
        self.asked: Seat | None = None
        """The bot that is being made or asked right now, and so the one to blame if planning fails or never ends."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def seat(self, seat: Seat, bot: Bot[Any, Any], now: int) -> None:
        """Seat a bot at this match time. A decision that is waited for already begins for it then (TAB-6, TAB-15)."""
        self._bots[seat], self._since[seat] = bot, now
        self._waits.pop(seat, None)

    def leave(self, seat: Seat) -> None:
        """Remove the bot from this seat, if there is one."""
        self._bots.pop(seat, None)
        self._waits.pop(seat, None)

    def follow(self, position: AnyPosition) -> None:
        """Let the bots see the position, and note which waits began or ended. Call this or `next` after every event."""
        waits: dict[Seat, _Wait] = {}
        self.asked = None
        for seat in position.state.waiting if position.outcome is None else ():
            if seat not in self._bots:
                continue
            self.asked = seat
            view = position.view(seat)
            name, wait = self._bots[seat].wait(view), self._waits.get(seat)
            if wait is None or wait.name != name:
                began = max(position.now, self._since.get(seat, 0))
                wait = _Wait(name, began, chance_of(position, seat, name))
            wait.look(position, view)
            waits[seat] = wait
        self._waits = waits

    def next(self, position: AnyPosition, without: Collection[Seat] = ()) -> Due | None:
        """The bot that acts first, and when; None if there is none. Call this after every event.

        The seats in `without` are passed over: their bots are choosing already.

        A bot that would take too long acts at the last moment at which the rules take its move, mostly the deadline
        (`Bot.latest`). If that moment has passed, it is due after the deadline: it chooses nothing, and time acts.
        """
        self.follow(position)
        return min((self._due(position, seat) for seat in self._waits if seat not in without), default=None)

    def choose(self, position: AnyPosition, seat: Seat) -> Any:
        """What the bot in this seat does now. Changes nothing here, so that another thread may call it."""
        bot, view = self._bots[seat], position.view(seat)
        return bot.choose(view, position.offers(seat), chance_of(position, seat, bot.wait(view)))

    def act(self, match: AnyMatch, due: Due) -> None:
        """Let time pass until the bot is due, and the bot act, unless time itself has done something by then."""
        if match.tick(due.at):
            return
        match.act(due.seat, self.choose(match.position, due.seat), due.at)

    def step(self, match: AnyMatch, until: int | None = None) -> bool:
        """Do the next thing that a bot or time does, unless it comes after `until`; return whether there was any."""
        if match.outcome is not None:
            return False
        due, deadline = self.next(match.position), match.deadline
        if due is not None:
            # Nothing comes before it: at the latest it is due 1 ms after the deadline, and then time acts.
            if until is not None and until < due.at:
                return False
            self.act(match, due)
            return True
        if deadline is None or (until is not None and until <= deadline):
            return False
        match.tick(deadline + 1)
        return True

    def _due(self, position: AnyPosition, seat: Seat) -> Due:
        self.asked = seat
        bot, wait = self._bots[seat], self._waits[seat]
        at, deadline, latest = wait.plan(bot, self._pace), position.deadline, bot.latest(wait.view)
        # A bot that has just been seated does nothing before that.
        now = max(position.now, wait.began)
        if deadline is None:
            return Due(max(now, at), seat)
        if latest is None:
            latest = deadline
        # A bot that is too late for anything lets the deadline pass.
        return Due(max(now, min(at, latest)) if now <= latest else deadline + 1, seat)


def chance_of(position: AnyPosition, seat: Seat, wait: str) -> Chance:
    """The chance of one wait of one bot, from which no deal can be computed."""
    return position.game.chance(position.state).child(f"bot/{seat}/{wait}")


def play_out(match: AnyMatch, company: Company) -> None:
    """Play a match of bots alone from where it stands to its end; no real time passes."""
    while company.step(match):
        pass
    assert match.outcome is not None, "a match that goes on waits for somebody or for time"
