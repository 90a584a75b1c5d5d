"""People's own bots: tokens and what they open, streams that end, and the bot of the guide in a whole match."""

import asyncio
import itertools
import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server, serving
from tests.e2e.test_accounts import PASSWORD, said, with_account
from tests.house.source import ROOT
from tests.patience import PATIENCE, patience

pytestmark = pytest.mark.anyio

GOLF: dict[str, Any] = {
    "game": "golf",
    "language": "en",
    "seats": 2,
    "pace": "instant",
    "options": {"words": "dictionary", "clock": False},
}


async def owner(house: Server, name: str = "Ana") -> Player:
    """Somebody with an account, and with a socket that knows of it."""
    player, _, _ = await with_account(house, name)
    await player.disconnect()
    await player.connect()
    return player


async def token_for(player: Player, *scopes: str) -> tuple[str, str]:
    """The id and the secret of a new token."""
    wanted = {"name": "my bot", "scopes": scopes, "password": PASSWORD}
    answer = await player.http.post("/api/me/tokens", json=wanted)
    assert answer.status_code == 201, answer.text
    return answer.json()["token"]["id"], answer.json()["secret"]


def bot(house: Server, secret: str) -> httpx.AsyncClient:
    """A program without a cookie."""
    return httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {secret}"})


async def do(client: httpx.AsyncClient, table: str, kind: str, ask: str = "q", **fields: Any) -> httpx.Response:
    """Something that a bot asks of a table."""
    body = {"id": ask, "command": {"kind": kind, **fields}}
    return await client.post(f"/api/bot/tables/{table}/do", json=body)


@asynccontextmanager
async def hearing(client: httpx.AsyncClient, table: str, **asked: Any) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    """Frames of a table."""

    async def frames(answer: httpx.Response) -> AsyncIterator[dict[str, Any]]:
        async for line in answer.aiter_lines():
            if line.strip():
                yield json.loads(line)

    async with (
        patience(),
        client.stream("GET", f"/api/bot/tables/{table}/stream", params=asked) as answer,
    ):
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield frames(answer)


async def test_tokens_are_made_shown_once_listed_and_revoked(house: Server) -> None:
    ana = await owner(house)
    token, secret = await token_for(ana, "read", "play")
    listed = await ana.http.get("/api/me/tokens")
    (known,) = listed.json()
    assert (known["id"], known["name"], known["scopes"]) == (token, "my bot", ["read", "play"])
    assert secret not in listed.text
    assert "digest" not in listed.text
    async with bot(house, secret) as client:
        told = (await client.get("/api/bot")).json()
        assert (told["person"]["id"], told["scopes"]) == (ana.person, ["read", "play"])
        assert (await ana.http.delete(f"/api/me/tokens/{token}")).status_code == 200
        assert said(await client.get("/api/bot")) == (401, "people-no-token")
    assert said(await ana.http.delete(f"/api/me/tokens/{token}")) == (404, "people-no-such-token")
    assert (await ana.http.get("/api/me/tokens")).json() == []


async def test_only_an_account_has_tokens_and_nobody_revokes_anothers(house: Server) -> None:
    guest = await Player.enter(house, "Sol")
    wanted = {"name": "bot", "scopes": ["read"]}
    assert said(await guest.http.post("/api/me/tokens", json=wanted)) == (403, "people-guest")
    ana = await owner(house)
    luz = await owner(house, "Luz")
    token, secret = await token_for(ana, "read")
    assert said(await luz.http.delete(f"/api/me/tokens/{token}")) == (404, "people-no-such-token")
    async with bot(house, secret) as client:
        assert (await client.get("/api/bot")).status_code == 200
    for wrong in ({"name": "x", "scopes": []}, {"name": "x", "scopes": ["all"]}, {"name": "", "scopes": ["read"]}, {}):
        asked = {**wrong, "password": PASSWORD}
        assert (await ana.http.post("/api/me/tokens", json=asked)).status_code == 400


async def test_a_session_alone_makes_no_token_where_there_is_a_password(house: Server) -> None:
    ana = await owner(house)
    for password in ({}, {"password": "five tiles on a rack"}):
        wanted = {"name": "bot", "scopes": ["read", "play", "challenge"], **password}
        assert said(await ana.http.post("/api/me/tokens", json=wanted)) == (403, "people-wrong-old-password")
    assert (await ana.http.get("/api/me/tokens")).json() == []


async def test_a_cookie_does_not_open_the_door_of_bots_and_a_token_no_other(house: Server) -> None:
    ana = await owner(house)
    table = await ana.open_table(**GOLF)
    for path in ("/api/bot", "/api/bot/tables", f"/api/bot/tables/{table}/stream"):
        assert said(await ana.http.get(path)) == (401, "people-no-token")
    assert said(await do(ana.http, table, "start")) == (401, "people-no-token")
    _, secret = await token_for(ana, "read", "play", "challenge")
    async with bot(house, secret) as client:
        for path in ("/api/me", "/api/me/tokens", "/api/account"):
            assert said(await client.get(path)) == (401, "people-signed-out")


@pytest.mark.parametrize(
    "shown",
    [
        "",
        "Bearer",
        "Bearer sob_",
        "Basic c29iOnNvYg==",
        "Bearer sob_{id}_",
        "Bearer sob_{id}_{o}",
        "bearer é",
    ],
)
async def test_a_forged_token_opens_nothing(house: Server, shown: str) -> None:
    ana = await owner(house)
    token, secret = await token_for(ana, "read")
    other = secret[-5:-1] + secret[4:8] + "A" * 24
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
        authorization = shown.format(id=token, o=other).encode()
        assert said(await client.get("/api/bot", headers={b"Authorization": authorization})) == (401, "people-no-token")


async def test_a_token_is_good_for_its_scopes_alone(house: Server) -> None:
    ana = await owner(house)
    host = await Player.enter(house, "Luz")
    table = await host.open_table(**GOLF)
    asked: dict[str, Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]] = {
        "read": lambda client: client.get("/api/bot/tables"),
        "play": lambda client: do(client, table, "sit"),
        "challenge": lambda client: client.post("/api/bot/tables", json=GOLF),
    }
    for scope in asked:
        _, secret = await token_for(ana, scope)
        async with bot(house, secret) as client:
            for needed, ask in asked.items():
                answer = await ask(client)
                if needed == scope:
                    assert answer.status_code in (200, 201), answer.text
                else:
                    assert said(answer) == (403, "people-token-scope")
            stream = await client.get("/api/bot/tables/nothing/stream")
            assert stream.status_code == (404 if scope == "read" else 403)
            tried = await client.post(f"/api/bot/tables/{table}/preview", json={"action": {}})
            assert tried.status_code == (422 if scope == "play" else 403)


async def test_a_bot_hears_and_does_what_a_socket_would(house: Server) -> None:
    ana = await owner(house)
    luz = await Player.enter(house, "Luz")
    table = await luz.open_table(**GOLF)
    _, secret = await token_for(ana, "read", "play")
    async with bot(house, secret) as client:
        assert (await do(client, table, "sit", "first")).json()["kind"] == "done"
        again = await do(client, table, "sit", "first")
        assert (again.status_code, again.json()["number"]) == (200, 1)
        assert [each["table"] for each in (await client.get("/api/bot/tables")).json()] == [table]
        await luz.until(lambda: luz.tables[table]["state"]["seats"][1]["person"] == ana.person)
        assert [seat["bot"] for seat in luz.tables[table]["state"]["seats"]] == [False, True]
        assert (await do(client, table, "start", "second")).json()["clause"] == "TAB-1"
        assert (await do(client, table, "say-ready", "third")).status_code == 200
        async with hearing(client, table, since=-1) as frames:
            first = await anext(frames)
            assert [step["number"] for step in first["steps"]] == [0, 1, 2]
            assert first["seat"] == 1
            await luz.do(table, "start")
            async for frame in frames:
                if frame["kind"] == "update" and frame["state"]["phase"] == "playing":
                    break
            tried = await client.post(f"/api/bot/tables/{table}/preview", json={"action": {"type": "write"}})
            assert tried.json()["kind"] == "previewed"
            assert tried.json()["otherwise"] is None
            done = await do(client, table, "act", "fourth", action={"type": "write", "round": 1})
            assert done.status_code == 200, done.text
            while frame["kind"] != "update" or frame["number"] < done.json()["number"]:
                frame = await anext(frames)
            assert frame["view"]["players"][1]["waiting"] is False


async def test_a_bot_cannot_act_in_a_seat_that_a_person_took(house: Server) -> None:
    ana = await owner(house)
    table = await ana.open_table(**{**GOLF, "seats": 1})
    await ana.do(table, "start")
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "playing")
    _, secret = await token_for(ana, "play")
    async with bot(house, secret) as client:
        refused = await do(client, table, "act", action={"type": "write"})
        assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-1")
    assert (await ana.do(table, "act", action={"type": "write"}))["kind"] == "done"


async def test_a_stream_ends_when_its_token_is_revoked(house: Server) -> None:
    ana = await owner(house)
    table = await ana.open_table(**GOLF)
    token, secret = await token_for(ana, "read")
    async with bot(house, secret) as client:
        async with hearing(client, table) as frames:
            assert (await anext(frames))["kind"] == "update"
            assert (await ana.http.delete(f"/api/me/tokens/{token}")).status_code == 200
            assert {frame["kind"] async for frame in frames} <= {"here", "said", "update"}
        assert (await client.get(f"/api/bot/tables/{table}/stream")).status_code == 401


async def test_a_token_and_its_stream_end_with_another_password_and_with_all_sessions(house: Server) -> None:
    ana = await owner(house)
    table = await ana.open_table(**GOLF)
    new = "six tiles on a rack"
    for path, body, password in (
        ("/api/account/password", {"old": PASSWORD, "new": new}, PASSWORD),
        ("/api/sign-out-everywhere", None, new),
    ):
        wanted = {"name": "bot", "scopes": ["read"], "password": password}
        secret = (await ana.http.post("/api/me/tokens", json=wanted)).json()["secret"]
        async with bot(house, secret) as client:
            async with hearing(client, table) as frames:
                assert (await anext(frames))["kind"] == "update"
                assert (await ana.http.post(path, json=body)).status_code == 200
                assert {frame["kind"] async for frame in frames} <= {"here", "said", "update"}
            assert said(await client.get("/api/bot")) == (401, "people-no-token")
        assert (await ana.http.get("/api/me/tokens")).json() == []


async def test_a_bot_that_does_not_read_is_cut_off_and_resumes(house: Server) -> None:
    ana = await owner(house)
    people = [await Player.enter(house, name) for name in ("Luz", "Sol", "Mar", "Paz")]
    luz, *others = people
    table = await luz.open_table(**{**GOLF, "seats": 4})
    for each in others:
        await each.watch(table)
        await each.do(table, "sit")
        await each.do(table, "say-ready")
    await luz.do(table, "start")
    await luz.until(lambda: luz.tables[table]["state"]["phase"] == "playing")
    _, secret = await token_for(ana, "read")
    before = await cut_off(ana)
    with socket.socket() as deaf:
        # A small window, so that little waits on the way.
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        asked = f"GET /api/bot/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n\r\n"
        deaf.sendall(asked.encode())
        assert deaf.recv(12) == b"HTTP/1.1 200"
        async with patience(), asyncio.TaskGroup() as writing:
            tasks = [writing.create_task(scribble(each, table)) for each in people]
            while await cut_off(ana) == before:
                await luz.ask("preview", table=table, action={"type": "write"})
            for task in tasks:
                task.cancel()
    number = luz.tables[table]["number"]
    assert number > 50
    async with bot(house, secret) as client, hearing(client, table, since=number - 1) as frames:
        update = await anext(frames)
        assert [step["number"] for step in update["steps"]] == list(range(number, update["number"] + 1))


async def test_a_stream_ends_when_the_node_stops(anyio_backend: str) -> None:
    with serving("memory:", "--host", "127.0.0.1", "--countdown", "0", "--drain", "0") as house:
        ana = await owner(house)
        table = await ana.open_table(**GOLF)
        _, secret = await token_for(ana, "read")
        async with bot(house, secret) as client, hearing(client, table) as frames:
            assert (await anext(frames))["kind"] == "update"
            stopping = asyncio.create_task(asyncio.to_thread(house.stop))
            async for frame in frames:
                assert frame["kind"] in ("here", "update")
            assert await stopping == 0


async def cut_off(player: Player) -> float:
    """How many have been cut off for not reading."""
    found = re.search(r"^sobremesa_slow_readers_total (\S+)", (await player.http.get("/metrics")).text, re.M)
    assert found is not None
    return float(found[1])


async def scribble(player: Player, table: str) -> None:
    """Change one's mind all the time."""
    for number in itertools.count():
        # Another one than the last that was accepted, also where every second one came too fast.
        draft = {"type": "draft", "word": "ABC"[number % 3]}
        answer = await player.do(table, "act", action=draft)
        await asyncio.sleep((answer.get("retry_after") or 0) / 1000)


async def test_the_commands_of_the_guide_make_a_token(house: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs/guides/own-bot.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(.*?)```", page, re.S)
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed")
    here = commands.replace("https://sobremesa.example", house.url)
    done = await asyncio.to_thread(
        subprocess.run, ["sh", "-ec", here], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    (secret,) = re.findall(r'"secret":"(sob_\w+[\w-]*)"', done.stdout)
    async with bot(house, secret) as client:
        assert (await client.get("/api/bot")).json()["scopes"] == ["read", "play"]


async def test_the_bot_of_the_guide_plays_a_whole_match(house: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs/guides/own-bot.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(program.splitlines()) < 80
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    ana = await owner(house, "Ana’s robot")
    _, secret = await token_for(ana, "read", "play")
    luz = await Player.enter(house, "Luz")
    table = await luz.open_table(**GOLF)
    command = [sys.executable, str(file), house.url, table, secret]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        async with patience():
            await luz.until(lambda: luz.tables[table]["state"]["seats"][1]["ready"])
            assert (await luz.do(table, "start"))["kind"] == "done"
            await Mind(luz, table).play()
        out, problems = await asyncio.to_thread(playing.communicate, timeout=PATIENCE)
    finally:
        playing.kill()
        playing.communicate()
    assert playing.returncode == 0, problems
    points = luz.tables[table]["view"]["outcome"]["points"]
    assert out.strip() == f"It is over: {points}"
