"""Three nodes on one PostgreSQL: any player on any node, each deadline once, and a match outlives any of them."""

import asyncio
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from sobremesa.games import GAMES
from sobremesa.storage import open_store
from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, all_see, begin, come_in, sit_down
from tests.e2e.serving import Server, serving
from tests.patience import PATIENCE, patience, pause
from tests.postgres import Cluster, require_postgres

pytestmark = pytest.mark.anyio

OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--comeback", "1", "--log", "none")
TURNS: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked", "clock": False}}
SHORT: dict[str, dict[str, Any]] = {
    "buffet": {"words": "dictionary", "clock": False},
    "golf": {"words": "dictionary"},
    "bisonte": {"words": "checked"},
    "loom": {"rounds": 2, "words": "dictionary", "strategy_seconds": 10, "creation_seconds": 10},
}


class Nodes:
    """Several nodes on one database of a cluster of their own."""

    def __init__(self) -> None:
        self.cluster = Cluster()
        self.url = self.cluster.new_database()
        self._stack = ExitStack()
        self.servers = [self.start() for _ in range(3)]

    def start(self, *options: str) -> Server:
        """One more node."""
        return self._stack.enter_context(serving(self.url, *OPTIONS, *options))

    def close(self) -> None:
        """Leave nothing running."""
        self._stack.close()
        self.cluster.remove()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Three nodes; a test that ends one starts another."""
    require_postgres()
    found = Nodes()
    try:
        yield found
    finally:
        found.close()


async def one_log(nodes: Nodes, table: str) -> list[int]:
    """The numbers of the rows of a table."""
    async with await open_store(nodes.url) as store:
        return [row.number for row in await store.log.read(table)]


def without_gap(player: Player, table: str) -> bool:
    """Whether a client was told every step once, in its order."""
    steps = player.steps(table)
    return steps == list(range(steps[0], steps[0] + len(steps)))


@pytest.mark.parametrize("game", GAMES)
async def test_players_on_different_nodes_play_a_whole_match_before_spectators_on_a_third(
    nodes: Nodes, game: str
) -> None:
    ana, luz, sol = await come_in(nodes.servers, "Ana Luz Sol")
    table = await sit_down([ana, luz], bots=1, game=game, options=SHORT[game])
    await sol.watch(table)
    await begin([ana, luz], table)
    async with patience():
        await asyncio.gather(Mind(ana, table).play(), Mind(luz, table).play())
    await all_see([ana, luz, sol], table, "ended")
    number = await all_know([ana, luz, sol], table)
    for player in (ana, luz, sol):
        assert without_gap(player, table)
        assert player.tables[table]["view"]["outcome"] == ana.tables[table]["view"]["outcome"]
    assert await one_log(nodes, table) == list(range(number + 1))


async def test_each_deadline_fires_once_though_all_nodes_have_the_table(nodes: Nodes) -> None:
    players = await come_in(nodes.servers, "Ana Luz Sol")
    table = await sit_down(players, game="bisonte", options={"words": "checked", "turn_seconds": 1})
    await begin(players, table)
    ana = players[0]
    # Nobody moves: six turns pass by their deadlines alone.
    await ana.until(lambda: ana.tables[table]["view"]["turn"] >= 6 or ana.tables[table]["state"]["phase"] == "ended")
    await all_know(players, table)
    for player in players:
        assert without_gap(player, table)
        steps = [step for each in player.told if each["kind"] == "update" for step in each["steps"]]
        passed = Counter(
            (entry["event"]["type"], entry["event"].get("seat"), entry["at"])
            for step in steps
            for entry in step["entries"]
            if entry["event"]["type"] == "turn-timed-out" or "pass" in entry["event"]["type"]
        )
        assert passed
        assert set(passed.values()) == {1}
    started = players[1].happened(table, "match-started")
    assert len(started) == 1


async def test_who_is_at_a_table_is_known_on_every_node(nodes: Nodes) -> None:
    ana, luz, sol = await come_in(nodes.servers, "Ana Luz Sol")
    table = await sit_down([ana, luz], **TURNS)
    await sol.watch(table)
    for player in (ana, luz, sol):
        await player.until(lambda player=player: here(player, table) == (sorted([ana.person, luz.person]), 1))
    await luz.disconnect()
    for player in (ana, sol):
        await player.until(lambda player=player: here(player, table) == ([ana.person], 1))
    await luz.go_to(nodes.servers[2])
    await luz.watch(table, since=luz.tables[table]["number"])
    for player in (ana, luz, sol):
        await player.until(lambda player=player: here(player, table) == (sorted([ana.person, luz.person]), 1))
    await sol.ask("unwatch", table=table)
    await ana.until(lambda: here(ana, table)[1] == 0)


def here(player: Player, table: str) -> tuple[list[str], int]:
    """Who is at a table, as a client was told last."""
    told = [each for each in player.told if each["kind"] == "here" and each["table"] == table]
    return (told[-1]["people"], told[-1]["spectators"]) if told else ([], -1)


async def test_consent_counts_those_who_are_connected_to_other_nodes(nodes: Nodes) -> None:
    ana, luz, _ = players = await come_in(nodes.servers, "Ana Luz Sol")
    table = await sit_down(players, **TURNS)
    await begin(players, table)
    for player in (ana, luz):
        assert (await player.do(table, "pause"))["kind"] == "done"
    assert not ana.tables[table]["state"]["paused"], "Sol, on a third node, has not agreed"
    assert (await players[2].do(table, "pause"))["kind"] == "done"
    await ana.until(lambda: ana.tables[table]["state"]["paused"])


async def test_chat_and_the_lobby_cross_nodes(nodes: Nodes) -> None:
    ana, luz, sol = await come_in(nodes.servers, "Ana Luz Sol")
    await sol.send(kind="enter-lobby", id="in", game="bisonte")
    await sol.until(lambda: any(each["kind"] == "lobby" for each in sol.told))
    table = await sit_down([ana, luz], public=True, **TURNS)
    await sol.until(lambda: in_lobby(sol, table) and in_lobby(sol, table)[-1]["free"] == 0)
    for number, player in enumerate((ana, luz, ana)):
        assert (await player.ask("say", table=table, preset="hello"))["kind"] == "done"
        for each in (ana, luz):
            await each.until(lambda each=each, number=number: said(each, table) == list(range(1, number + 2)))
    await sol.watch(table)
    await sol.until(lambda: said(sol, table) == [1, 2, 3])
    await begin([ana, luz], table)
    await sol.until(lambda: in_lobby(sol, table)[-1] is None)


def in_lobby(player: Player, table: str) -> list[Any]:
    """A table as the lobby has shown it, from first to last."""
    told = [each for each in player.told if each["kind"] == "lobby-changed" and each["table"] == table]
    return [each["now"] for each in told]


def said(player: Player, table: str) -> list[int]:
    """The numbers of what a client was told that was said."""
    return [each["number"] for each in player.told if each["kind"] == "said" and each["table"] == table]


async def test_a_node_is_drained_and_one_killed_and_the_match_goes_on(nodes: Nodes) -> None:
    drained = await asyncio.to_thread(nodes.start, "--drain", "600")
    killed = await asyncio.to_thread(nodes.start)
    stays = nodes.servers[0]
    ana, luz, _ = players = await come_in([drained, killed, stays], "Ana Luz Sol")
    table = await sit_down(players, game="golf", options=SHORT["golf"])
    await begin(players, table)
    done = [await player.do(table, "act", ask="first", action=Mind(player, table).choose()) for player in (ana, luz)]
    drained.process.terminate()
    await is_not_ready(drained)
    assert (await ana.do(table, "act", ask="first", action={"type": "write"})) == done[0], "it still serves its own"
    # Asked once more, it waits no longer.
    drained.process.send_signal(signal.SIGINT)
    assert await ana.sent_away() == 1012
    assert await asyncio.to_thread(drained.ended) == 0
    await ana.resume(stays, table)
    killed.kill()
    await luz.sent_away()
    await luz.resume(nodes.servers[1], table)
    assert await luz.do(table, "act", ask="first", action={"type": "write"}) == done[1], "another node knows the answer"
    async with patience():
        await asyncio.gather(*(Mind(player, table).play() for player in players))
    await all_see(players, table, "ended")
    for player in players:
        assert without_gap(player, table)


async def is_not_ready(server: Server) -> None:
    """Wait until a node says that it takes no more clients; it is alive still."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http, patience():
        while (await http.get("/ready")).status_code != 503:
            await pause()
        assert (await http.get("/health")).status_code == 200


async def test_the_database_goes_and_comes_back_in_mid_match(nodes: Nodes) -> None:
    players = ana, luz, sol = await come_in(nodes.servers, "Ana Luz Sol")
    table = await sit_down(players, game="golf", options=SHORT["golf"])
    await begin(players, table)
    number = await all_know(players, table)
    await asyncio.to_thread(nodes.cluster.stop)
    failed = await ana.do(table, "act", ask="mine", action=Mind(ana, table).choose())
    assert (failed["kind"], failed["text"]["id"]) == ("failed", "server-store-away")
    assert failed["retry_after"] > 0
    async with httpx.AsyncClient(base_url=nodes.servers[1].url, timeout=PATIENCE) as http:
        assert (await http.get("/ready")).status_code == 503
        assert (await http.get("/health")).status_code == 200
    assert [player.tables[table]["number"] for player in players] == [number] * 3, "nothing is told that is not kept"
    await asyncio.to_thread(nodes.cluster.start)
    done = await until_done(ana, table, "mine", Mind(ana, table).choose())
    # On a slow machine the database was away for long enough to be an outage, which is a step of its own.
    assert done["number"] == number + 1 + len(ana.happened(table, "outage-counted"))
    for player in (luz, sol):
        await player.until(lambda player=player: player.tables[table]["number"] > number)
    async with patience():
        await asyncio.gather(*(Mind(player, table).play() for player in players))
    await all_see(players, table, "ended")
    for player in players:
        assert without_gap(player, table)
    await all_ready(nodes.servers)


async def until_done(player: Player, table: str, ask: str, action: Any) -> dict[str, Any]:
    """Ask again with the same id until it is done."""
    async with patience():
        while (answer := await player.do(table, "act", ask=ask, action=action))["kind"] == "failed":
            await pause()
    return answer


async def all_ready(servers: Sequence[Server]) -> None:
    """Wait until all take clients."""
    for server in servers:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http, patience():
            while (await http.get("/ready")).status_code != 200:
                await pause()
