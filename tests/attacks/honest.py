"""An honest guest, who plays while somebody attacks and must not notice it."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tests.attacks.machine import Machine
from tests.attacks.target import HONEST
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server
from tests.patience import until

WITHIN = 2.0
"""Seconds in which every answer comes to an honest guest, whoever attacks."""
_PACE = 0.2
"""Seconds between two moves: five a second, more than anybody plays and fewer than anybody is refused for."""
_FEWEST = 12
"""Moves to be played, however soon the attack is over."""
_SETTING: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked"}}
Found = TypeVar("Found")


class Answer(msgspec.Struct, frozen=True):
    """What was asked, whether it was accepted, the seconds until it was answered, and those that the machine took."""

    asked: str
    accepted: bool
    seconds: float
    stalled: float

    @property
    def excess(self) -> float:
        """The seconds that the server took."""
        return self.seconds - self.stalled


class Honest:
    """One guest at a table with a bot; every move and every look at one's own name is an answer that is measured."""

    def __init__(self, player: Player, machine: Machine, *, pace: float = _PACE) -> None:
        self.player = player
        self.answers: list[Answer] = []
        self.acknowledged: list[tuple[str, str, int]] = []
        """The table, the question with whoever asked it, and the number it was answered with."""
        self._machine = machine
        self._pace = pace
        self._table = ""
        self._next = 0.0

    async def play(self, is_over: Callable[[], bool]) -> None:
        """Play match after match until it is over and something was played."""
        while not self._enough(is_over):
            self._table = await self._measured("open a table", self._open())
            mind = Mind(self.player, self._table)
            while not self._enough(is_over) and await self._has_turn(mind):
                await self._move(mind)

    def _enough(self, is_over: Callable[[], bool]) -> bool:
        return is_over() and len(self.answers) >= _FEWEST

    async def _open(self) -> str:
        table = await sit_down([self.player], bots=1, **_SETTING)
        await begin([self.player], table)
        return table

    async def _has_turn(self, mind: Mind) -> bool:
        return bool(await self._unless_cut_off(self.player.until(lambda: mind.is_asked() or mind.is_over))) and (
            not mind.is_over
        )

    async def _move(self, mind: Mind) -> None:
        await until(lambda: time.monotonic() >= self._next)
        self._next = time.monotonic() + self._pace
        number = mind.update["number"]
        action = mind.choose()
        answer = await self._measured("act", self.player.do(self._table, "act", action=action))
        if answer["kind"] == "done":
            self.acknowledged.append((self._table, f"{self.player.person}/{answer['id']}", answer["number"]))
        await self._unless_cut_off(self.player.until(lambda: mind.update["number"] > number))
        await self._measured("who am I", self._look())

    async def _look(self) -> dict[str, Any]:
        answer = await self.player.http.get("/api/me")
        return {"kind": "done" if answer.status_code == 200 else answer.text}

    async def _measured(self, asked: str, doing: Awaitable[Any]) -> Any:
        began = self._machine.now()
        answer = await self._unless_cut_off(doing)
        ended = self._machine.now()
        accepted = not isinstance(answer, dict) or answer["kind"] == "done"
        told = asked if accepted else f"{asked}: {answer}"
        self.answers.append(Answer(told, accepted, ended[0] - began[0], self._machine.stalled(began, ended)))
        return answer

    async def _unless_cut_off(self, doing: Awaitable[Found]) -> Found:
        """Wait for something, unless the server ends the connection first."""
        task = asyncio.ensure_future(doing)
        assert self.player._reader is not None
        await asyncio.wait({task, self.player._reader}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            raise AssertionError("the honest guest was cut off")
        return task.result()


async def played_through(server: Server, attack: Callable[[], Awaitable[Found]], *, address: str = HONEST) -> Found:
    """Attack while an honest guest plays at another address; what the attack gives.

    Fails when anything that the guest did was refused, or was answered after more than two seconds. A suite must not
    fail because the machine was busy, so what the machine itself costs does not count (`Machine`): of the two seconds,
    only what the server took is held against it. A server that blocks, swaps or drowns in work takes its time itself.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with Machine(server.process.pid, Path(folder)).watched() as machine:
            player = await Player.enter(server, "Honest", address=address)
            honest = Honest(player, machine)
            attacking = asyncio.ensure_future(attack())
            playing = asyncio.ensure_future(honest.play(attacking.done))
            try:
                # An attack that went wrong, or a guest who was hurt, is told at once.
                await asyncio.wait({attacking, playing}, return_when=asyncio.FIRST_EXCEPTION)
                for task in (playing, attacking):
                    if task.done():
                        task.result()
            finally:
                for task in (playing, attacking):
                    task.cancel()
                await asyncio.gather(playing, attacking, return_exceptions=True)
    check(honest.answers)
    return attacking.result()


def check(answers: list[Answer]) -> None:
    """Everything was accepted, and soon."""
    assert answers, "the honest guest did nothing"
    refused = [answer.asked for answer in answers if not answer.accepted]
    assert not refused, f"the honest guest was refused: {refused}"
    late = [answer for answer in answers if answer.excess > WITHIN]
    assert not late, f"the honest guest waited: {late}"
