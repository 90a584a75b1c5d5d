"""An evening at a table: what is asked, what happens by itself, and the log that comes of it."""

from typing import Any

import msgspec

from sobremesa.engine import Refused
from sobremesa.table import (
    Asker,
    Command,
    Decision,
    House,
    Phase,
    Setting,
    Step,
    TableState,
    act_for,
    decide,
    elapse,
    find_absent,
    find_returned,
    open_table,
    read_step,
    replay,
    wake,
    write_step,
)
from sobremesa.table import commands as ask
from tests.engine.counting import Roll
from tests.table.shelf import CountingShelf

SEED = bytes(range(32))
OPENED = 1_000_000
"""The wall time at which an evening begins."""
GUESTS = ("ana", "beto", "carla", "dora", "eva")


def counting(**changes: Any) -> Setting:
    """A table for three."""
    return msgspec.structs.replace(Setting("counting", "en", seats=3), **changes)


class Evening:
    """A table with its log; everybody is here but for those who are in `away`."""

    def __init__(self, setting: Setting | None = None, host: str = "ana", shelf: Any = None) -> None:
        self.house = House(shelf or CountingShelf())
        self.now = OPENED
        self.away: set[str] = set()
        self.steps: list[Step] = []
        self.state: TableState
        self.adopt(open_table(self.house, setting or counting(), host, self.now, code="MESA"))

    def adopt(self, decision: Decision) -> Step:
        """What has been decided counts."""
        self.state = decision.state
        self.steps.append(decision.step)
        return decision.step

    def asker(self, person: str, credit: int = 0, rematch: str = "another") -> Asker:
        present = {*GUESTS} - self.away
        return Asker(person, self.now, frozenset(present), credit, rematch)

    def do(self, person: str, command: Command, *, credit: int = 0) -> Step:
        """Somebody asks for something now."""
        return self.adopt(decide(self.house, self.state, command, self.asker(person, credit)))

    def refusal(self, person: str, command: Command) -> tuple[str, str]:
        """By which clause and with which text it is refused; nothing has changed (TAB-5)."""
        before = snapshot(self.state)
        try:
            decide(self.house, self.state, command, self.asker(person))
        except Refused as refused:
            assert snapshot(self.state) == before
            return refused.refusal.clause, refused.refusal.text.id
        raise AssertionError(f"{command} has not been refused")

    def roll(self, person: str, times: int = 1, *, credit: int = 0) -> Step:
        return self.do(person, act(Roll(times)), credit=credit)

    def bot_rolls(self, seat: int, at: int | None = None) -> Step:
        return self.adopt(act_for(self.state, seat, Roll(), self.match_time if at is None else at, self.now))

    def pass_time(self, milliseconds: int) -> Step | None:
        """Time goes by; at its end the table is woken, if it wanted to be."""
        self.now += milliseconds
        decision = elapse(self.house, self.state, self.now, SEED)
        return None if decision is None else self.adopt(decision)

    def leave(self, *people: str) -> Step | None:
        """People are away for longer than the grace."""
        self.away |= {*people}
        decision = find_absent(self.state, people, self.now)
        return None if decision is None else self.adopt(decision)

    def come_back(self, person: str) -> Step | None:
        self.away -= {person}
        decision = find_returned(self.state, person, self.now)
        return None if decision is None else self.adopt(decision)

    def start(self) -> None:
        """All are ready, the host starts, and the instant comes."""
        for seat in self.state.people:
            self.do(self.state.seats[seat].person, ask.SayReady())
        self.do(self.state.host, ask.Start())
        assert self.state.starts_at is not None
        assert self.pass_time(self.state.starts_at - self.now) is not None

    def phase(self) -> Phase:
        """Where it is in its life; a method, for it changes with what is asked."""
        return self.state.phase

    @property
    def match_time(self) -> int:
        return self.state.clock.match_time(self.now)

    @property
    def due(self) -> int | None:
        return wake(self.house, self.state)

    @property
    def total(self) -> tuple[int, ...]:
        points: tuple[int, ...] = self.state.match.state.totals
        return points

    def read_back(self) -> TableState:
        """The table that the written log gives back."""
        event_type = self.house.shelf.game(self.state.setting).event_type
        return replay(self.house.shelf, [read_step(write_step(step), event_type) for step in self.steps])


def act(action: Any) -> ask.Act:
    """An action as it comes over the wire."""
    return ask.Act(msgspec.Raw(msgspec.json.encode(action)))


def playing(*people: str, bots: int = 0, **changes: Any) -> Evening:
    """A match that has just begun: these people in order, then bots."""
    evening = gathered(*people, bots=bots, **changes)
    evening.start()
    return evening


def gathered(*people: str, bots: int = 0, **changes: Any) -> Evening:
    """A table at which these people have sat down, and bots beside them."""
    people = people or GUESTS[:3]
    evening = Evening(counting(**{"seats": len(people) + bots, **changes}), people[0])
    for person in people[1:]:
        evening.do(person, ask.Sit())
    for seat in range(len(people), len(people) + bots):
        evening.do(people[0], ask.SeatBot(seat, "casual"))
    return evening


def names(step: Step | None) -> list[str]:
    """The kinds of a step's events, those of its match last."""
    assert step is not None
    told = [*step.events, *(entry.event for entry in step.entries)]
    return [str(type(event).__struct_config__.tag) for event in told]


def snapshot(state: TableState) -> bytes:
    """All of a table in bytes, so that a value which was changed in place is found out."""
    return msgspec.json.encode(state, enc_hook=lambda game: type(game).__name__)
