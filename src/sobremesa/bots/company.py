"""The bots of a match: who of them acts next, when, and how."""

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
"""Milliseconds from what hurries a bot to what it does, about: nobody answers at once, at any pace but none."""
_SPREAD = 1.1


class Due(msgspec.Struct, frozen=True, order=True):
    """The match time at which a bot acts, and its seat; of two at the same time the lower seat comes first."""

    at: int
    seat: Seat


@dataclass
class _Wait:
    """A decision that a bot is waited for, and when the bot would act as things stand."""

    name: str
    began: int
    chance: Chance
    planned: int | None = None
    heard: list[tuple[int, Any]] = field(default_factory=list)
    """What the bot saw since it planned last, each view with its match time."""
    length: int = 0
    """How long the log was when it looked last."""
    view: Any = None
    """What it saw then."""

    def look(self, position: AnyPosition, view: Any) -> None:
        """The bot sees how things stand; nothing is planned yet."""
        if position.length != self.length:
            self.heard.append((position.now, view))
            self.length, self.view = position.length, view

    def plan(self, bot: Bot[Any, Any], pace: Pace) -> int:
        """When the bot would act; what hurries it leaves it a moment to react, counted from the first event that did.

        A later event finds that moment planned, and what is planned is put off for no reaction.
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

    It can be had again from a log: `follow` its positions in order, seating bots where they were seated. Nothing is
    planned on the way but for the waits that are open at the end, so that this costs little more than the replay.
    """

    def __init__(self, bots: Mapping[Seat, Bot[Any, Any]], pace: Pace = Pace.INSTANT) -> None:
        self._bots = dict(bots)
        self._pace = pace
        self._since: dict[Seat, int] = {}
        self._waits: dict[Seat, _Wait] = {}
        self.asked: Seat | None = None
        """The bot that is being asked at the moment: if planning fails or never ends, this is the one to blame."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def seat(self, seat: Seat, bot: Bot[Any, Any], now: int) -> None:
        """A bot takes a seat at this match time; what it is waited for begins for it then (TAB-6, TAB-15)."""
        self._bots[seat], self._since[seat] = bot, now
        self._waits.pop(seat, None)

    def leave(self, seat: Seat) -> None:
        """The bot in this seat gives it up, if there is one."""
        self._bots.pop(seat, None)
        self._waits.pop(seat, None)

    def follow(self, position: AnyPosition) -> None:
        """What happened is seen, and which waits began and ended; to be told after every event, or asked for `next`."""
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
        """Who acts first as things stand; None when no bot does before a person. To be asked after every event.

        Seats `without` are left out: their bots are choosing already.

        A bot is never later than the deadline of what it is waited for: who runs out of time has chosen to. One that
        is due after the deadline lets it pass: then time acts, and the bot chooses nothing.
        """
        self.follow(position)
        return min((self._due(position, seat) for seat in self._waits if seat not in without), default=None)

    def choose(self, position: AnyPosition, seat: Seat) -> Any:
        """What the bot in this seat does now; nothing here changes by it, so that another thread may ask."""
        bot, view = self._bots[seat], position.view(seat)
        return bot.choose(view, position.offers(seat), chance_of(position, seat, bot.wait(view)))

    def act(self, match: AnyMatch, due: Due) -> None:
        """Lets the bot act that is due, and time pass until then; what time did may leave it without a turn."""
        if match.tick(due.at):
            return
        match.act(due.seat, self.choose(match.position, due.seat), due.at)

    def step(self, match: AnyMatch, until: int | None = None) -> bool:
        """The next thing that a bot or time itself does, unless it comes after `until`; whether there was any."""
        if match.outcome is not None:
            return False
        due, deadline = self.next(match.position), match.deadline
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

    def _due(self, position: AnyPosition, seat: Seat) -> Due:
        self.asked = seat
        bot, wait = self._bots[seat], self._waits[seat]
        at, deadline, latest = wait.plan(bot, self._pace), position.deadline, bot.latest(wait.view)
        # Whoever has just been seated does nothing before that.
        now = max(position.now, wait.began)
        if deadline is None:
            return Due(max(now, at), seat)
        if latest is None:
            latest = deadline
        # Whoever is too late for anything lets the deadline pass.
        return Due(max(now, min(at, latest)) if now <= latest else deadline + 1, seat)


def chance_of(position: AnyPosition, seat: Seat, wait: str) -> Chance:
    """The chance of one wait of one bot, from which no deal can be computed."""
    return position.game.chance(position.state).child(f"bot/{seat}/{wait}")


def play_out(match: AnyMatch, company: Company) -> None:
    """A match of bots alone from where it stands to its end; nobody's real time passes."""
    while company.step(match):
        pass
    assert match.outcome is not None, "a match that goes on waits for somebody or for time"
