"""PostgreSQL goes away: never a false `Written`, and when it is back everything goes on."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator

import asyncpg
import pytest
from sqlalchemy import Connection, text

from sobremesa.storage import FateUnknown, Row, Store, StoreUnavailable, Written, open_store
from sobremesa.storage.postgres import append as appending
from sobremesa.storage.postgres import connecting, fate, listener
from tests.patience import patience, pause
from tests.postgres import Cluster, require_postgres
from tests.storage.proxy import Cut, Proxy
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio

_UNTIL_BOTH_ARE_HELD = """DO $$ BEGIN
    WHILE (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid IN (1, 2)) < 2
    LOOP PERFORM pg_sleep(0.01); END LOOP;
END $$"""
ENOUGH = 5.0
"""Seconds for a server that does answer, on a machine that is busy."""
_UNLUCKY = "DO $$ BEGIN RAISE 'unlucky' USING ERRCODE = 'deadlock_detected'; END $$"


@pytest.fixture
async def wire(postgres_url: str) -> AsyncIterator[Proxy]:
    """A wire to a database without rows."""
    async with Proxy(postgres_url) as proxy:
        yield proxy


@pytest.fixture
async def far(wire: Proxy) -> AsyncIterator[Store]:
    """A store at the end of the wire, that has written a row."""
    async with await open_store(wire.url) as store:
        assert await store.log.append(a_row("first"), a_card("first")) == Written()
        yield store


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_commit_whose_answer_is_lost_is_settled(wire: Proxy, far: Store, postgres_url: str, cut: Cut) -> None:
    """What was committed is found, what was not is written again; once, in both cases."""
    wire.cut = cut
    assert await far.log.append(a_row(), a_card()) == Written()
    assert wire.was_cut.is_set()
    async with await open_store(postgres_url) as near:
        assert await near.log.read("t") == [a_row()]


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_what_cannot_be_settled_is_told_as_unknown(
    wire: Proxy, far: Store, monkeypatch: pytest.MonkeyPatch, cut: Cut
) -> None:
    monkeypatch.setattr(fate, "_SECONDS", 0.2)
    wire.cut, wire.stays_down = cut, True
    with pytest.raises(FateUnknown):
        await far.log.append(a_row(), a_card())
    with pytest.raises(StoreUnavailable) as refused:
        await far.log.append(a_row("u"), a_card("u"))
    assert not isinstance(refused.value, FateUnknown)
    wire.is_down = False
    rows = await far.log.read("t")
    assert rows == ([a_row()] if cut == "after" else [])
    assert await far.log.append(a_row("u"), a_card("u")) == Written()


async def test_a_transaction_that_the_server_never_had_is_unknown(far: Store) -> None:
    """After a failover to a server that has lost it."""
    connect = far._committer._connect  # type: ignore[attr-defined]

    async def stands(_connection: object) -> bool:
        raise AssertionError

    assert await fate.has_committed(connect, str(2**60 + 7), stands) is None


async def test_a_committed_transaction_without_its_rows_is_unknown(far: Store) -> None:
    """Another server, on which the number is another transaction's."""
    connect = far._committer._connect  # type: ignore[attr-defined]
    connection = await connect()
    transaction = await connection.fetchval("SELECT pg_current_xact_id()::text")
    await connection.close()
    for there, known in ((False, None), (True, True)):

        async def stands(_connection: object, there: bool = there) -> bool:
            return there

        assert await fate.has_committed(connect, transaction, stands) is known


async def test_lost_connections_are_opened_again(wire: Proxy, far: Store) -> None:
    for number in range(3):
        wire.break_all()
        assert await far.log.append(a_row(number=number), a_card()) == Written()
        wire.break_all()
        assert len(await far.log.read("t")) == number + 1
        wire.break_all()
        assert await far.log.head("t") == number


async def test_while_nobody_answers_everything_is_unavailable(wire: Proxy, far: Store) -> None:
    wire.is_down = True
    wire.break_all()
    for ask in (
        far.log.append(a_row(), a_card()),
        far.log.read("first"),
        far.log.card("first"),
        far.nodes.alive("n", 1),
        far.log.listen(lambda _moved: None),
        open_store(wire.url),
    ):
        with pytest.raises(StoreUnavailable):
            await ask
    wire.is_down = False
    assert await far.log.append(a_row(), a_card()) == Written()


async def test_ordinary_work_whose_commit_was_not_answered_is_unknown(wire: Proxy, far: Store) -> None:
    wire.cut = "after"
    with pytest.raises(FateUnknown):
        await far.nodes.alive("n", 1_000)
    assert await far.nodes.living(1_000, 1_000) == ["n"]


async def test_a_server_that_does_not_answer_is_not_waited_for(wire: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes vanish, and no connection is closed: only time tells."""
    monkeypatch.setattr(connecting, "_COMMAND_SECONDS", ENOUGH)
    monkeypatch.setattr(connecting, "_CONNECT_SECONDS", ENOUGH)
    monkeypatch.setattr(listener, "_QUIET_SECONDS", 0.05)
    async with await open_store(wire.url) as store:
        lost = asyncio.Event()
        await store.log.listen(lambda moved: lost.set() if moved is None else None)
        assert await store.log.append(a_row(number=0), a_card()) == Written()
        wire.is_deaf = True
        with pytest.raises(StoreUnavailable):
            await store.log.append(a_row(number=1), a_card())
        wire.is_deaf = False
        async with patience():
            await lost.wait()
        head = await store.log.head("t")
        assert head == 0
        assert await store.log.append(a_row(number=1), a_card()) == Written()


async def test_a_deadlock_is_tried_again(far: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    append, attempts = appending.append, 0

    async def unlucky_once(*given: object) -> object:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise asyncpg.DeadlockDetectedError("unlucky")
        return await append(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("sobremesa.storage.postgres.committer.append", unlucky_once)
    assert await far.log.append(a_row(), a_card()) == Written()
    assert attempts == 2


async def test_whoever_loses_a_deadlock_with_another_runs_again(far: Store) -> None:
    attempts: list[int] = []

    def lock(connection: Connection, number: int) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})

    def meet(mine: int, other: int) -> Callable[[Connection], str]:
        def run(connection: Connection) -> str:
            attempts.append(mine)
            lock(connection, mine)
            if len(attempts) <= 2:
                connection.execute(text(_UNTIL_BOTH_ARE_HELD))
            lock(connection, other)
            return "done"

        return run

    async with patience():
        assert set(await asyncio.gather(far.run(meet(1, 2)), far.run(meet(2, 1)))) == {"done"}
    assert len(attempts) == 3


async def test_one_whom_the_server_undoes_again_and_again_is_told_that_nothing_was_written(far: Store) -> None:
    attempts = 0

    def run(connection: Connection) -> None:
        nonlocal attempts
        attempts += 1
        connection.execute(text(_UNLUCKY))

    with pytest.raises(StoreUnavailable, match="unlucky"):
        await far.run(run)
    assert attempts == 3


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A durable cluster that a test may stop."""
    require_postgres()
    cluster = Cluster(is_durable=True)
    yield cluster
    cluster.remove()


async def test_a_server_that_crashes_loses_nothing_that_was_written(own_cluster: Cluster) -> None:
    """Rows are appended all the while the server crashes and comes back; what was acknowledged is there, once."""
    async with await open_store(own_cluster.url()) as store:
        acknowledged: list[Row] = []
        unavailable = 0
        is_over = False

        async def play(table: str) -> None:
            nonlocal unavailable
            number = 0
            while not is_over:
                row = a_row(table, number)
                try:
                    answer = await store.log.append(row, a_card(table))
                except StoreUnavailable:
                    unavailable += 1
                    await asyncio.sleep(0)
                    continue
                if answer == Written():
                    acknowledged.append(row)
                number = (await _head_when_there(store, table)) + 1

        playing = [asyncio.create_task(play(f"t{each}")) for each in range(5)]
        for sign in (signal.SIGQUIT, signal.SIGINT):
            await _until(lambda: len(acknowledged) > 50)
            await asyncio.to_thread(own_cluster.stop, sign)
            await asyncio.to_thread(own_cluster.start)
            acknowledged_before = len(acknowledged)
            await _until(lambda: len(acknowledged) > acknowledged_before + 50)  # noqa: B023 - called at once
        is_over = True
        await asyncio.gather(*playing)
        for table in {row.table for row in acknowledged}:
            kept = await store.log.read(table)
            assert [row.number for row in kept] == list(range(len(kept)))
            assert {row.number for row in acknowledged if row.table == table} <= {row.number for row in kept}


async def _head_when_there(store: Store, table: str) -> int:
    while True:
        try:
            head = await store.log.head(table)
        except StoreUnavailable:
            await asyncio.sleep(0)
        else:
            return -1 if head is None else head


async def _until(condition: object) -> None:
    async with patience():
        while not condition():  # type: ignore[operator]
            await pause()
