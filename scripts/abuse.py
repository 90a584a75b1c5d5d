"""`make abuse`: hostile clients on one address, honest players on others, and what these notice of it.

Run with `python -m scripts.abuse --clients 200 --players 20 --seconds 120`. The server may have 1,024 descriptors.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from scripts.abusing.figures import Held, Soon, held, most_held, settled, soon
from sobremesa.storage import open_store
from tests.attacks.honest import WITHIN, Answer, Honest
from tests.attacks.machine import Machine
from tests.attacks.target import OPEN_FILES
from tests.e2e.players import Player
from tests.e2e.serving import Server, start

_CALM = 30.0
"""Seconds in which nobody attacks, unless the attack is shorter."""
PACE = 1.0
"""Seconds between two moves of an honest player."""
_LOOK = 0.1
_FILES_BACK = 40
_MEMORY_BACK = 192 * 1024 * 1024
"""What the server may hold more than before: tables that it still knows, and what the allocator keeps."""
_COMES_BACK = 60.0
"""Seconds after the attack, until the last connection of it has been given up."""


class Abused(msgspec.Struct):
    """What was measured, and what was found."""

    calm: Soon
    attacked: Soon
    before: Held
    during: Held
    after: Held
    tried: dict[str, int]
    acknowledged: int
    problems: list[str]


def abuse(
    *, clients: int, players: int, seconds: float, pace: float = PACE, begin: Callable[..., Server] = start
) -> Abused:
    """Measure, attack, measure, and look whether everything that was acknowledged is there."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "abused.sqlite3")
        options = ("--host", "127.0.0.1", "--countdown", "0", "--log", "none")
        server = begin(database, *options, open_files=OPEN_FILES)
        try:
            abused, told = asyncio.run(
                _abuse(server, Path(folder), clients=clients, players=players, seconds=seconds, pace=pace)
            )
            code = server.stop()
        finally:
            if server.process.poll() is None:
                server.kill()
        abused.problems += [f"the server ended with {code}"] if code else []
        abused.problems += asyncio.run(_look(database, told))
    return abused


async def _abuse(
    server: Server, folder: Path, *, clients: int, players: int, seconds: float, pace: float
) -> tuple[Abused, list[tuple[str, str, int]]]:
    async with Machine(server.process.pid, folder).watched() as machine, AsyncExitStack() as closing:
        closing.push_async_callback(Player.all_leave)
        people = [
            Honest(await Player.enter(server, f"Honest {number}", address=f"127.0.1.{number}"), machine, pace=pace)
            for number in range(1, players + 1)
        ]
        over = asyncio.Event()
        playing = [asyncio.create_task(person.play(over.is_set)) for person in people]
        await asyncio.wait(playing, timeout=min(_CALM, seconds), return_when=asyncio.FIRST_COMPLETED)
        while not all(person.answers for person in people) and not any(task.done() for task in playing):
            await asyncio.sleep(_LOOK)
        calm, before = [len(person.answers) for person in people], held(server)
        attack = asyncio.ensure_future(_attack(server.port, clients, seconds))
        during = await most_held(server, attack)
        attacked = [len(person.answers) for person in people]
        after = await settled(server, before, descriptors=_FILES_BACK, memory=_MEMORY_BACK, patience=_COMES_BACK)
        over.set()
        problems = [repr(each) for each in await asyncio.gather(*playing, return_exceptions=True) if each is not None]
        first = [answer for person, upto in zip(people, calm, strict=True) for answer in person.answers[:upto]]
        then = [
            answer
            for person, since, upto in zip(people, calm, attacked, strict=True)
            for answer in person.answers[since:upto]
        ]
        problems += problems_of(answer for person in people for answer in person.answers)
        if after.descriptors > before.descriptors + _FILES_BACK or after.memory > before.memory + _MEMORY_BACK:
            problems.append(f"it held {before} before, and holds {after} when all is over")
        told = [each for person in people for each in person.acknowledged]
        abused = Abused(soon(first), soon(then), before, during, after, attack.result(), len(told), problems)
        return abused, told


def problems_of(answers: Iterable[Answer]) -> list[str]:
    """What honest players were refused, and what the server itself took too long for."""
    problems = []
    for answer in answers:
        if not answer.accepted:
            problems.append(f"refused: {answer.asked}")
        elif answer.excess > WITHIN:
            problems.append(f"late: {answer.asked}, answered after {answer.excess:.1f} s of the server's own")
    return problems


async def _attack(port: int, clients: int, seconds: float) -> dict[str, int]:
    """All attackers, in another process; what they tried."""
    command = ("-m", "scripts.abusing.hostile", str(port), str(clients), str(seconds))
    attackers = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    said, _ = await attackers.communicate()
    if attackers.returncode:
        raise RuntimeError("the attackers had to give up")
    return msgspec.json.decode(said, type=dict[str, int])


async def _look(database: str, acknowledged: list[tuple[str, str, int]]) -> list[str]:
    """What was acknowledged and is not in the log, once and with its number."""
    problems = []
    async with await open_store(database) as store:
        for table in sorted({table for table, _, _ in acknowledged}):
            kept = [(row.ask, row.number) for row in await store.log.read(table) if row.ask]
            problems += [
                f"{ask} was acknowledged with {number}, and is {kept.count((ask, number))} times in the log"
                for at, ask, number in acknowledged
                if at == table and kept.count((ask, number)) != 1
            ]
    return problems


def report(abused: Abused, *, clients: int, players: int, seconds: float) -> str:
    """The figures."""
    tried = (f"    {count:>7,} {what}" for what, count in sorted(abused.tried.items()))
    return "\n".join(
        (
            f"{players} honest players, {clients} hostile clients on one address for {seconds:.0f} s",
            f"  without an attack: {abused.calm}",
            f"  under attack:      {abused.attacked}",
            f"  {abused.acknowledged:,} honest actions acknowledged, each in the log once with its number",
            f"  before: {abused.before}",
            f"  during: {abused.during} at most",
            f"  after:  {abused.after}",
            "  what was tried, and how it was answered:",
            *tried,
            f"  {len(abused.problems)} problems",
        )
    )


def main() -> int:
    """0 when no honest action was lost, refused or answered late, and nothing stays behind."""
    parser = argparse.ArgumentParser(prog="python -m scripts.abuse", description=__doc__)
    parser.add_argument("--clients", type=int, default=200, help="hostile ones (200)")
    parser.add_argument("--players", type=int, default=20, help="honest ones (20)")
    parser.add_argument("--seconds", type=float, default=120, help="of attack (120)")
    asked = parser.parse_args()
    abused = abuse(clients=asked.clients, players=asked.players, seconds=asked.seconds)
    print(report(abused, clients=asked.clients, players=asked.players, seconds=asked.seconds))
    for problem in abused.problems[:20]:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if abused.problems else 0


if __name__ == "__main__":
    sys.exit(main())
