"""What a node logs, in either style, while people play, sign in and talk: nothing of what they keep to themselves."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.e2e.players import Mind
from tests.e2e.seating import all_know, begin, come_in, sit_down
from tests.e2e.serving import READY, Server
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

PASSWORD = "four fat ants at noon"
WRONG = "five fat ants at noon"
CHAT = "meet me behind the bandstand"
ADDRESS = "203.0.113.77"


def serving_into(log: Path, style: str) -> Server:
    """A node that writes its log into a file."""
    options = ["--database", "memory:", "--port", "0", "--host", "127.0.0.1", "--proxy", "127.0.0.1"]
    command = [sys.executable, "-m", "sobremesa.cli", "serve", *options, "--countdown", "0", "--log", style]
    with log.open("wb") as written:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=written, text=True, env={**os.environ, "LANG": "C.UTF-8"}
        )
    assert process.stdout is not None
    for line in process.stdout:
        found = READY.search(line)
        if found:
            return Server(process, int(found[1]))
    raise AssertionError(log.read_text())


@pytest.mark.parametrize("style", ["json", "plain"])
async def test_the_log_holds_no_secret_of_anybodys(tmp_path: Path, style: str) -> None:
    log = tmp_path / "log"
    server = serving_into(log, style)
    try:
        secrets = await an_evening(server)
    finally:
        assert server.stop() == 0
    written = log.read_text(encoding="utf-8")
    assert "/api/codes/{code}" in written, "requests are logged, by their routes"
    for secret in secrets:
        assert secret not in written, secret
    if style == "json":
        events = [msgspec.json.decode(line)["event"] for line in written.splitlines()]
        assert {"node-started", "request", "node-stopped"} <= set(events)


async def an_evening(server: Server) -> list[str]:
    """People come, sign in, play and talk, and some of what they send is rubbish; what of it nobody else may read."""
    ana, luz = await come_in(server, "Anaximandra Luzbelita")
    forwarded = {"X-Forwarded-For": ADDRESS}
    secrets = [ADDRESS, "127.0.0.1", PASSWORD, WRONG, CHAT, "Anaximandra", "Luzbelita", ana.person, luz.person]
    secrets += ana.http.cookies.values()
    opened = await ana.http.post("/api/account", json={"login": "anaximandra7", "password": PASSWORD})
    secrets += [*opened.json()["recovery_codes"], "anaximandra7", *ana.http.cookies.values()]
    for password in (PASSWORD, WRONG):
        body = {"login": "anaximandra7", "password": password}
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers=forwarded) as browser:
            await browser.post("/api/sign-in", json=body)
            secrets += browser.cookies.values()
    await ana.disconnect()
    await ana.connect()
    table = await sit_down([ana, luz], game="golf", options={"words": "dictionary"})
    code = ana.tables[table]["state"]["code"]
    secrets += [table, code, code.lower()]
    for path in (f"/api/codes/{code}", f"/t/{table}?key={PASSWORD}", f"/api/tables/{table}", "/api/codes/WRONG7"):
        await luz.http.get(path, headers=forwarded)
    secrets.append("WRONG7")
    assert (await luz.ask("say", table=table, text=CHAT))["kind"] == "done"
    await begin([ana, luz], table)
    for player in (ana, luz):
        action = {**Mind(player, table).choose(), "type": "write"}
        secrets += [action["word"]] if action.get("word") else []
        await player.do(table, "act", action=action)
    await all_know([ana, luz], table)
    await luz.send_raw('{"kind":"say","id":"x","text":"' + CHAT)
    await luz.ask("do", table=table, command={"kind": "dance", "with": CHAT})
    for player in (ana, luz):
        await player.do(table, "vote-end")
    return [secret for secret in secrets if len(secret) > 3]


@pytest.mark.parametrize("style", ["json", "plain"])
def test_a_mistake_of_ours_is_logged_with_its_lines_and_without_values(style: str) -> None:
    program = f"""
import logging
import structlog
from sobremesa.server.logs import log_to_stderr
log_to_stderr({style!r})
def fail(password):
    raise RuntimeError("it failed")
try:
    fail("".join(["open", "-", "sesame"]))
except RuntimeError:
    structlog.get_logger().exception("failed")
    logging.getLogger("uvicorn.error").exception("failed too")
    logging.getLogger("uvicorn.error").info("203.0.113.7 came")
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.count("RuntimeError: it failed") == 2
    assert "open-sesame" not in done.stderr
    assert "203.0.113.7" not in done.stderr
    if style == "json":
        assert [msgspec.json.decode(line)["event"] for line in done.stderr.splitlines()] == ["failed", "library"]
