"""Sets of options without end: each is a game, and all of them share boxes, dictionaries and a bound."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.engine.sets import code_of
from sobremesa.lexicon.location import words_folder
from tests.attacks.honest import played_through
from tests.attacks.target import ATTACKER, OPEN_FILES, client_from, descriptors, memory
from tests.e2e.players import Player
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
CHANGES = 84
ADDRESSES = ("127.0.0.71", "127.0.0.72")
GUESTS = 6
"""At each of them."""
EACH = 10
"""Tables of a guest, as many as one may open at once: more in all than took a server down once, which were 111."""
GAMES = ("loom", "buffet", "golf", "bisonte")
MOST_GROWTH = 6 * 1024 * 1024
"""Bytes, of which the games are half a megabyte; the match that is played meanwhile is in it as well."""
SPARE = 12
"""Descriptors that come and go with sockets, readers of the store and the like."""


def options_of(game: str, number: int) -> dict[str, Any]:
    """Options that no other number has: printed sets and times."""
    match game:
        case "loom":
            return {"creation_seconds": 10 + number, "names": number % 8 == 0}
        case "bisonte":
            return {"minutes": 1 + number}
        case _:
            return {"set": code_of(104_729 * number + 1)}


def dictionaries_open(server: Server) -> list[str]:
    """The descriptors of the server that lead to a dictionary."""
    links = Path(f"/proc/{server.process.pid}/fd")
    found = []
    for link in links.iterdir():
        try:
            target = str(link.readlink())
        except FileNotFoundError:
            # A socket that was closed meanwhile.
            continue
        if target.startswith(str(words_folder())):
            found.append(target)
    return found


async def change_options(server: Server) -> tuple[list[dict[str, Any]], int, int]:
    """Three guests at one address change options until they are told to slow down; how much the server grew by it."""
    tables: list[tuple[Player, str, str]] = []
    for name in ("Mallory", "Trudy", "Eve"):
        attacker = await Player.enter(server, name, address=ATTACKER)
        for game in GAMES:
            setting = {"game": game, "language": "es", "options": options_of(game, CHANGES)}
            tables.append((attacker, game, await attacker.open_table(seats=2, **setting)))
    answers: list[dict[str, Any]] = []
    before = descriptors(server), memory(server)
    for number in range(CHANGES):
        attacker, game, table = tables[number % len(tables)]
        setting = {**attacker.tables[table]["state"]["setting"], "options": options_of(game, number)}
        answers.append(await attacker.do(table, "change-setting", setting=setting))
    return answers, descriptors(server) - before[0], memory(server) - before[1]


@asynccontextmanager
async def guests(server: Server) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Guests at several addresses, with a connection each."""
    async with AsyncExitStack() as closing:
        found = []
        for address in ADDRESSES * GUESTS:
            http = await closing.enter_async_context(client_from(server, address))
            assert (await http.post("/api/me", json={"name": "Guest"})).status_code == 200
            found.append(http)
        yield found


async def open_tables(http: httpx.AsyncClient, first: int) -> None:
    """As many as one may, each on a printed set of its own."""
    for number in range(first, first + EACH):
        game = ("golf", "buffet")[number % 2]
        setting = {"game": game, "language": "es", "seats": 2, "options": options_of(game, number)}
        opened = await http.post("/api/tables", json=setting)
        assert opened.status_code == 201, opened.text


async def test_tables_on_as_many_printed_sets_take_no_descriptors(target: Server) -> None:
    assert EACH * GUESTS * len(ADDRESSES) > 111

    async def stand_up() -> int:
        async with guests(target) as people:
            before = descriptors(target)
            first = range(CHANGES + 1, CHANGES + 1 + EACH * len(people), EACH)
            await asyncio.gather(*(open_tables(*each) for each in zip(people, first, strict=True)))
            assert descriptors(target) < OPEN_FILES / 2
            assert not dictionaries_open(target)
            return descriptors(target) - before

    assert await played_through(target, stand_up) < SPARE
    newcomer = await Player.enter(target, "Ana")
    await newcomer.open_table(game="golf", language="en", options=options_of("golf", 0))


async def test_option_sets_without_end_cost_neither_descriptors_nor_memory(target: Server) -> None:
    answers, more_descriptors, more_memory = await played_through(target, lambda: change_options(target))
    done = [answer for answer in answers if answer["kind"] == "done"]
    refused = {answer["text"]["id"].partition("-")[0] for answer in answers if answer["kind"] != "done"}
    assert len(done) > 10 * len(GAMES), "many of them were made, however few a table may have in a minute"
    assert refused <= {"limit"}, refused
    assert more_descriptors < SPARE
    assert more_memory < MOST_GROWTH
    assert not dictionaries_open(target), "what is mapped needs no descriptor"
    guest = await Player.enter(target, "Ana")
    assert (await guest.http.get("/ready")).status_code == 200
