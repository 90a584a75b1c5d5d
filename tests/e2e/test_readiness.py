"""A server whose disk is full or whose words are gone says so, to those who run it and to those who play."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.storage import open_store
from tests.cli.desk import write_words
from tests.e2e.players import Player
from tests.e2e.serving import Server, fork, serving
from tests.patience import PATIENCE, pause

pytestmark = pytest.mark.anyio
OPTIONS = ("--host", "127.0.0.1", "--countdown", "0", "--log", "none")
MORE = 100_000
"""Bytes; a step takes some pages of 4 KB."""
GOLF = {"game": "golf", "language": "en", "seats": 1}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 48 MB."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=48m", "tmpfs", str(place)], check=False, capture_output=True
    )
    if not mounted or mounted.returncode:
        pytest.skip("only root can mount a small disk here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(filler: Path) -> None:
    """Write until not a byte more goes onto the disk."""
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 20, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    continue


async def change(player: Player, table: str, ask: str) -> dict[str, Any]:
    """A step of its own each time."""
    is_on = player.tables[table]["state"]["setting"]["chat"]
    answer = await player.do(table, "change-setting", ask=ask, setting={**GOLF, "chat": not is_on})
    if answer["kind"] == "done":
        await player.until(lambda: player.tables[table]["number"] >= answer["number"])
    return answer


async def ready(server: Server) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.get("/ready")
        assert (await http.get("/health")).json()["status"] == "ok"
        return answer.status_code, answer.json()["status"]


async def becomes(server: Server, status: str) -> None:
    while (found := await ready(server)) != (200 if status == "ok" else 503, status):
        assert found[1] in ("ok", "disk full", "words missing", "store cannot write"), found
        await pause()


async def test_a_full_disk_is_told_and_work_goes_on_when_there_is_room(small_disk: Path) -> None:
    with serving(small_disk / "house.sqlite3", *OPTIONS) as server:
        assert await ready(server) == (200, "ok")
        ana = await Player.enter(server, "Ana")
        table = await ana.open_table(**GOLF)
        filler = small_disk / "filler"
        fill(filler)
        await becomes(server, "disk full")
        # What SQLite has of the disk already it can still write in, for longer than somebody may change things.
        answer = await ana.do(table, "change-setting", setting={**GOLF, "chat": False})
        assert answer["kind"] == "done" or answer["text"]["id"] == "server-store-away", answer
        filler.unlink()
        await becomes(server, "ok")
        assert (await ana.http.get("/api/me")).status_code == 200


async def test_nothing_is_acknowledged_that_is_not_there_when_the_store_can_write_no_more(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("this system sets no limits for another process")
    database = tmp_path / "house.sqlite3"
    with serving(database, *OPTIONS) as server:
        ana = await Player.enter(server, "Ana")
        table = await ana.open_table(**GOLF)
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        # As much more as a few steps take, in any file.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest + MORE, before[1]))
        told: dict[str, int] = {}
        while (answer := await change(ana, table, f"c{len(told)}"))["kind"] == "done":
            told[f"{ana.person}/{answer['id']}"] = answer["number"]
        assert answer["text"]["id"] == "server-store-away", answer
        assert told
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        await becomes(server, "ok")
        again = await change(ana, table, f"c{len(told)}")
        assert again["kind"] == "done", again
        told[f"{ana.person}/{again['id']}"] = again["number"]
        server.kill()
    async with await open_store(str(database)) as store:
        rows = await store.log.read(table)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert {row.ask: row.number for row in rows if row.ask} == told


async def test_a_store_that_cannot_write_is_told_though_the_log_cannot_be_written_either(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("this system sets no limits for another process")
    log = tmp_path / "log"
    log.touch()

    def logging(*arguments: str) -> Server:
        with log.open("a") as errors:
            return fork(*arguments, "--log", "plain", stderr=errors)

    with serving(tmp_path / "house.sqlite3", *OPTIONS[:-2], by=logging) as server:
        ana = await Player.enter(server, "Ana")
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        # Not a byte more in any file.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        await becomes(server, "store cannot write")
        answer = await ana.http.post("/api/tables", json=GOLF)
        assert (answer.status_code, answer.json()["text"]["id"]) == (503, "server-store-away")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        await becomes(server, "ok")
        assert (await ana.http.post("/api/tables", json=GOLF)).status_code == 201
    assert "node-started" in log.read_text(encoding="utf-8")


async def test_without_words_no_table_opens_and_all_are_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "SOBREMESA_CACHE", str(tmp_path))
    write_words(tmp_path)
    with serving("memory:", *OPTIONS) as server:
        ana = await Player.enter(server, "Ana")
        table = await ana.open_table(**GOLF)
        shutil.rmtree(tmp_path / "words")
        await becomes(server, "words missing")
        for asked in (
            await ana.http.post("/api/tables", json={**GOLF, "game": "loom", "seats": 2}),
            await ana.http.get("/api/words/es/coche"),
        ):
            assert (asked.status_code, asked.json()["text"]["id"]) == (503, "server-no-words")
            assert "dictionaries" in asked.json()["sentence"]
        changed = await ana.do(table, "change-setting", setting={**GOLF, "options": {"clock": False}})
        assert (changed["kind"], changed["text"]["id"]) == ("failed", "server-no-words")
        # Who has sat down already plays.
        assert (await ana.do(table, "start"))["kind"] == "done"
        write_words(tmp_path)
        await becomes(server, "ok")
        assert (await ana.http.post("/api/tables", json={**GOLF, "game": "loom", "seats": 2})).status_code == 201
