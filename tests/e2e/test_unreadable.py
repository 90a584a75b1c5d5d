"""NUL, halves of characters and bytes get one true sentence wherever they are sent, whatever store there is."""

import itertools
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server, serving
from tests.emptied import empty_database
from tests.postgres import require_postgres

pytestmark = pytest.mark.anyio
SAID = {
    "\0": ("malformed-nul", {"en": "NUL character", "es": "carácter nulo"}),
    "\ud800": ("malformed-half-character", {"en": "half of a character", "es": "medio carácter"}),
}


@pytest.fixture(scope="module", params=["memory", "postgres"])
def somewhere(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server on either store."""
    with ExitStack() as stack:
        url = "memory:"
        if request.param == "postgres":
            require_postgres()
            url = stack.enter_context(empty_database())
        options = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none")
        yield stack.enter_context(serving(url, *options))


def places(table: str, person: str, setting: dict[str, Any], bad: str) -> Iterator[dict[str, Any]]:
    """A message of every kind with this in every text of it."""
    for text in (bad, f"ho{bad}la"):
        yield {"kind": "hello", "protocol": 1, "build": text}
        yield {"kind": "pong", "nonce": text}
        yield {"kind": "enter-lobby", "id": "a", "game": text}
        yield {"kind": "enter-lobby", "id": "a", "options": {text: text}}
        yield {"kind": "watch", "id": "a", "table": text}
        yield {"kind": "watch", "id": "a", "table": table, text: 1}
        yield {"kind": "hints", "id": "a", "table": table, "level": text}
        yield {"kind": "say", "id": "a", "table": table, "text": text}
        yield {"kind": "say", "id": text, "table": table, "text": "hola"}
        yield {"kind": "preview", "id": "a", "table": table, "action": {"type": "write", "word": text, "path": [0]}}
        for command in (
            {"kind": text},
            {"kind": "seat-bot", "seat": 1, "level": text},
            {"kind": "mark-youngest", "person": person + text},
            {"kind": "act", "action": {"type": "write", "word": text, "path": [0]}},
            {"kind": "change-setting", "setting": {**setting, "edition": text}},
            {"kind": "change-setting", "setting": {**setting, "options": {"set": text}}},
            {"kind": "change-setting", "setting": {**setting, "words": {"accepted": [text]}}},
        ):
            yield {"kind": "do", "id": "a", "table": table, "command": command}


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_message_with_what_is_no_text_is_told_so_and_changes_nothing(somewhere: Server, language: str) -> None:
    ana = await Player.enter(somewhere, "Ana")
    await ana.send(kind="hello", protocol=1, language=language)
    table = await ana.open_table(game="golf", language="es", seats=2)
    update = ana.tables[table]
    for bad, (told, sentences) in SAID.items():
        for message in places(table, ana.person, update["state"]["setting"], bad):
            # A guest is sent away after a hundred messages that cannot be read.
            if sum(each["kind"] == "failed" for each in ana.told) > 90:
                ana = await ana.beside()
                await ana.send(kind="hello", protocol=1, language=language)
                await ana.watch(table)
            before = len(ana.told)
            await ana.send_raw(json.dumps(message))
            found = await ana.until(
                lambda ana=ana, before=before: [each for each in ana.told[before:] if each["kind"] != "here"]
            )
            assert [(each["kind"], each["text"]["id"]) for each in found] == [("failed", told)], message
            assert sentences[language] in found[0]["sentence"]
            assert found[0]["id"] == ("a" if message.get("id") == "a" else ""), message
    assert (await ana.ask("leave-lobby"))["kind"] == "done"
    assert ana.tables[table]["number"] == update["number"]


async def test_a_binary_frame_is_told_that_messages_are_text(somewhere: Server) -> None:
    ana = await Player.enter(somewhere, "Ana")
    for frame, ask in ((b"", ""), (b"\xff\x00", ""), (b'{"kind":"leave-lobby","id":"a"}', "a")):
        before = len(ana.told)
        await ana.send_raw(frame)
        (found,) = await ana.until(lambda before=before: [each for each in ana.told[before:] if "text" in each])
        assert (found["kind"], found["text"]["id"], found["id"]) == ("failed", "server-binary-frame", ask)
    assert (await ana.ask("leave-lobby"))["kind"] == "done"


async def test_a_request_with_what_is_no_text_is_told_so(somewhere: Server) -> None:
    ana = await Player.enter(somewhere, "Ana")
    routes = (await ana.http.get("/api/schema/openapi.json")).json()["paths"]
    asked = list(itertools.product(routes.items(), SAID.items()))
    for (path, operations), (bad, (told, sentences)) in asked:
        for method, operation in operations.items():
            # Names stand for all else that can be in an address.
            where = path.replace("{", "").replace("}", "")
            if "requestBody" in operation:
                headers = {"Content-Type": "application/json", "Accept-Language": "es"}
                content = json.dumps({"name": f"A{bad}", f"{bad}b": [bad]})
                answer = await ana.http.request(method, where, content=content, headers=headers)
                # Some have nothing for this person to change, and do not read it.
                if answer.json()["text"]["id"] != "people-no-token":
                    assert (answer.status_code, answer.json()["text"]["id"]) == (400, told), (path, answer.text)
                    assert sentences["es"] in answer.json()["sentence"]
            if bad == "\0" and "{" in path:
                answer = await ana.http.request(method, path.replace("{", "%00").replace("}", ""))
                assert (answer.status_code, answer.json()["text"]["id"]) == (400, told), path
    for address in ("/api/%00", "/api/me?a=%00", "/api/words/es/casa?game=a%00"):
        assert (await ana.http.get(address)).json()["text"]["id"] == "malformed-nul", address
    for address in ("/api/%ff", "/api/words/es/%ED%A0%80", "/api/codes/AAAAAA?x=%ff"):
        assert (await ana.http.get(address)).json()["text"]["id"] == "malformed-not-text", address
    for address in ("/%00", "/%ff"):
        answer = await ana.http.get(address, headers={"Accept": "text/html"})
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (404, "text/html"), address
    assert (await ana.http.get("/api/me")).json()["person"]["name"] == "Ana"
