"""Attacks on a real server process, each answered with a no; the page docs/concepts/security.md lists them by name."""

import asyncio
import re
import socket
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from sobremesa.protocol.asking import LARGEST_FRAME
from sobremesa.server.sockets.route import MOST_CONNECTIONS_AN_ADDRESS
from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, begin, come_in, sit_down
from tests.e2e.serving import Server, serving
from tests.patience import PATIENCE, dial, patience

pytestmark = pytest.mark.anyio

GOLF: dict[str, Any] = {"game": "golf", "options": {"words": "dictionary"}}
TURNS: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked"}}
PATHS = ("/", "/t/nothing", "/health", "/ready", "/api/me", "/api/tables", "/api/nothing", "/page/nothing", "/nothing")


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    """A house with all limits, behind a proxy that it trusts."""
    with serving("memory:", "--host", "127.0.0.1", "--proxy", "127.0.0.1", "--log", "none") as server:
        yield server


def socket_address(server: Server) -> str:
    """Where the socket of a house is."""
    return f"ws://127.0.0.1:{server.port}/api/socket"


async def handshake(player: Player, **headers: str) -> int:
    """The status of a handshake with these headers."""
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    given = {"Cookie": cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}
    try:
        async with dial(socket_address(player.server), additional_headers=given, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_every_answer_carries_the_strict_policy_and_does_not_say_who_serves_it(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    for method, path in (*(("GET", path) for path in PATHS), ("POST", "/api/tables"), ("DELETE", "/")):
        answer = await ana.http.request(method, path)
        policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'", "neither inline scripts nor eval nor other sites"
        assert (policy["frame-ancestors"], policy["base-uri"]) == ("'none'", "'none'")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers


async def test_the_api_is_described_as_data_and_on_no_page_that_loads_from_elsewhere(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = await ana.http.get(path)
        assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
        assert answer.json()["info"]["title"] == "Sobremesa"
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml", "oauth2-redirect.html"):
        answer = await ana.http.get(f"/api/schema/{page}")
        assert answer.status_code == 404
        assert "//" not in answer.text


async def test_an_error_tells_nothing_of_the_inside(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    for method, path, body in (
        ("POST", "/api/tables", b'{"game": 5}'),
        ("POST", "/api/tables", b'{"game": "golf", "language": "en", "options": {"a": {"b": 1}}}'),
        ("GET", "/api/tables?game=%00", b""),
        ("GET", "/api/codes/%00%00", b""),
        ("PATCH", "/api/me", b'{"name": 1}'),
    ):
        headers = {"Content-Type": "application/json"} if body else {}
        answer = await ana.http.request(method, path, content=body, headers=headers)
        assert answer.status_code in range(400, 500), (path, answer.text)
        assert not re.search(r"Traceback|File \"|sqlite|asyncpg|/src/|msgspec|litestar", answer.text, re.IGNORECASE)
        assert answer.json().keys() <= {"text", "sentence", "clause", "retry_after"}


@pytest.mark.parametrize(
    "path",
    ["/page/../serving.py", "/page/..%2fserving.py", "/page/%2e%2e/serving.py", "/page//etc/passwd", "/page/....//x"],
)
async def test_no_file_outside_the_page_is_served(house: Server, path: str) -> None:
    status, body = await asyncio.to_thread(raw_request, house, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert status == 404
    assert b"root:" not in body
    assert b"import " not in body


def raw_request(server: Server, request: bytes) -> tuple[int, bytes]:
    """The status and everything else that a request is answered with, as bytes on the wire."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        while part := line.recv(65_536):
            answer += part
    return int(answer.split(b" ", 2)[1]), answer


# ── other sites ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_socket_is_for_our_own_page_and_for_programs(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    own = f"127.0.0.1:{house.port}"
    assert await handshake(ana) == 101
    assert await handshake(ana, Origin=f"http://{own}") == 101
    for foreign in (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        f"http://127.0.0.1:{house.port + 1}",
        f"http://{own}.evil.example",
        f"http://evil.example/{own}",
        "",
    ):
        assert await handshake(ana, Origin=foreign) == 403, foreign
    assert await handshake(ana, Sec_Fetch_Site="cross-site") == 403


async def test_a_page_over_plain_http_is_foreign_to_a_house_under_https(strict: Server) -> None:
    (ana,) = await come_in(strict, "Ana")
    own = f"127.0.0.1:{strict.port}"
    assert await handshake(ana, Origin=f"https://{own}", X_Forwarded_Proto="https") == 101
    assert await handshake(ana, Origin=f"http://{own}", X_Forwarded_Proto="https") == 403
    headers = {"Origin": f"http://{own}", "X-Forwarded-Proto": "https"}
    assert (await ana.http.patch("/api/me", json={"name": "Eva"}, headers=headers)).status_code == 403


async def test_a_host_that_is_made_up_appears_in_no_answer(house: Server) -> None:
    for name in ("evil.example", "evil.example:80@x", "a" * 300):
        answer = await asyncio.to_thread(httpx.get, house.url, headers={"Host": name}, timeout=PATIENCE)
        assert name not in answer.text
        assert not any(name in value for value in answer.headers.values())


# ── acting for others ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_nobody_acts_for_another_seat_out_of_turn_twice_or_after_the_end(house: Server) -> None:
    ana, luz, sol = await come_in(house, "Ana Luz Sol")
    table = await sit_down([ana, luz], **TURNS)
    await begin([ana, luz], table)
    asked, other = (ana, luz) if Mind(ana, table).is_asked() else (luz, ana)
    action = Mind(asked, table).choose()
    for stranger in (other, sol):
        refused = await stranger.do(table, "act", action=action)
        assert (refused["kind"], refused["clause"]) == ("refused", "TAB-13")
    # There is no field in which a seat could be named.
    named = await other.do(table, "act", action=action, seat=asked.tables[table]["seat"])
    assert named["kind"] == "failed"
    assert (await asked.do(table, "act", action=action))["kind"] == "done"
    again = await asked.do(table, "act", action=action)
    assert (again["kind"], again["clause"]) == ("refused", "TAB-13")
    for player in (ana, luz):
        await player.do(table, "vote-end")
    over = await asked.do(table, "act", action=action)
    assert (over["kind"], over["clause"]) == ("refused", "TAB-13")


async def test_a_private_table_is_nobodys_without_its_id_and_codes_cannot_be_tried_out(strict: Server) -> None:
    ana, eva = await come_in(strict, "Ana Eva")
    table = await sit_down([ana], seats=2, **GOLF)
    assert table not in (await eva.http.get("/api/tables")).text
    for guess in (table[:-1], table[:-1] + ("A" if table[-1] != "A" else "B"), table.swapcase(), "", "%"):
        answer = await eva.do(guess, "sit")
        assert answer["kind"] == "failed"
    assert len(table) >= 22, "128 bits"
    tried = [(await eva.http.get(f"/api/codes/AAAA{number:02}")).status_code for number in range(30)]
    assert set(tried) == {404, 429}
    assert tried.count(404) <= 12
    found = await ana.http.get(f"/api/codes/{ana.tables[table]['state']['code']}")
    assert found.json() == {"table": table}, "who does not guess is not held up by who does"


# ── too large, too many, too slow ───────────────────────────────────────────────────────────────────────────────────


async def test_a_message_that_is_too_large_or_too_deep_is_one_error_and_a_huge_frame_the_end(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    await ana.until(lambda: any(each["kind"] == "welcome" for each in ana.told))
    for frame in (
        '{"kind":"say","id":"a","table":"t","text":"' + "x" * LARGEST_FRAME + '"}',
        '{"kind":"do","id":"a","table":"t","command":{"kind":"act","action":' + "[" * 7_000 + "]" * 7_000 + "}}",
        '{"kind":' * 1_000,
        '{"kind":"say","id":"a","table":"' + "t" * 41 + '"}',
        '{"kind":"pong","nonce":"' + "n" * 33 + '"}',
    ):
        before = len(ana.told)
        await ana.send_raw(frame)
        await ana.until(lambda before=before: len(ana.told) > before)
        assert [each["kind"] for each in ana.told[before:]] == ["failed"]
        assert "x" * 100 not in msgspec.json.encode(ana.told[before:]).decode(), "it is not sent back"
    await ana.send_raw("x" * 70_000)
    assert await ana.sent_away() == 1009


async def test_who_acts_or_talks_without_end_is_told_to_wait_and_others_are_not() -> None:
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--log", "none") as house:
        ana, luz = await come_in(house, "Ana Luz")
        table = await ana.open_table(**{**GOLF, "language": "en", "seats": 2})
        await luz.watch(table)
        house.stop_clock()
        for number in range(70):
            await ana.send(kind="do", id=f"act-{number}", table=table, command={"kind": "say-ready"})
            await ana.send(kind="say", id=f"say-{number}", table=table, preset="hello")
            await ana.send(kind="preview", id=f"try-{number}", table=table, action={"type": "write"})
        assert (await ana.ask("leave-lobby"))["kind"] == "done"
        slowed = {each["id"][:3] for each in ana.told if each["kind"] == "failed" and each["retry_after"]}
        assert slowed == {"act", "say", "try"}
        assert {each["text"]["id"] for each in ana.told if each["kind"] == "failed"} == {"limit-too-fast"}
        assert (await luz.do(table, "sit"))["kind"] == "done"
        assert (await luz.ask("say", table=table, preset="hello"))["kind"] == "done"
        await Player.all_leave()


async def test_an_address_has_so_many_sockets_and_another_address_has_its_own(strict: Server) -> None:
    people = [await enter_from(strict, f"198.51.100.7, 203.0.113.{number}") for number in (1, 2)]
    lines = []
    try:
        for number in range(MOST_CONNECTIONS_AN_ADDRESS):
            client = people[0] if number % 12 else await enter_from(strict, "203.0.113.1")
            people[0] = client
            lines.append(await open_line(strict, client, "203.0.113.1"))
        assert await says(lines[0]) == "welcome"
        turned_away = await open_line(strict, await enter_from(strict, "203.0.113.9"), "203.0.113.1")
        lines.append(turned_away)
        await turned_away.wait_closed()
        assert turned_away.close_code == 4429
        lines.append(await open_line(strict, people[1], "203.0.113.2"))
        assert await says(lines[-1]) == "welcome"
    finally:
        await asyncio.gather(*(line.close() for line in lines))


async def enter_from(server: Server, address: str) -> str:
    """The cookie of a new guest who comes from an address."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.post("/api/me", json={}, headers={"X-Forwarded-For": address})
        assert answer.status_code == 200, answer.text
        return f"sobremesa={http.cookies['sobremesa']}"


async def open_line(server: Server, cookie: str, address: str) -> Any:
    """A socket of somebody, from an address."""
    headers = {"Cookie": cookie, "X-Forwarded-For": address}
    return await dial(socket_address(server), additional_headers=headers, compression=None)


async def says(line: Any) -> str:
    """What a socket is told first after a hello."""
    await line.send('{"kind":"hello","protocol":1}')
    async with patience():
        return str(msgspec.json.decode(await line.recv())["kind"])


async def test_a_slow_reader_holds_up_nobody_is_cut_off_and_can_resume(house: Server) -> None:
    players = await come_in(house, "Ana Luz Sol Eva")
    table = await sit_down(players, **GOLF)
    await begin(players, table)
    before = await all_know(players, table)
    slow = await open_slowly(players[1], table)
    try:
        async with patience():
            for action in cycle(("write", "take-back")):
                if slow_readers(await players[0].http.get("/metrics")):
                    break
                # Each is a step that changes what all see; nobody who reads is held up.
                others = (player for player in players if player is not players[1])
                answers = await asyncio.gather(*(each.do(table, "act", action={"type": action}) for each in others))
                assert {answer["kind"] for answer in answers} <= {"done", "failed", "refused"}
    finally:
        slow.transport.abort()
    number = await all_know(players, table)
    await players[1].disconnect()
    await players[1].connect()
    update = await players[1].watch(table, since=before)
    assert [step["number"] for step in update["steps"]] == list(range(before + 1, number + 1))


async def open_slowly(player: Player, table: str) -> Any:
    """A second socket of somebody, with next to no room for what it is told, which watches a table and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", player.server.port))
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    address, headers = socket_address(player.server), {"Cookie": cookie}
    slow = await dial(address, sock=line, additional_headers=headers, compression=None, max_queue=1)
    await slow.send('{"kind":"hello","protocol":1}')
    await slow.send(msgspec.json.encode({"kind": "watch", "id": "w", "table": table}).decode())
    return slow


def slow_readers(answer: httpx.Response) -> bool:
    """Whether somebody was cut off for not reading."""
    found = re.search(r"^sobremesa_slow_readers_total (\S+)$", answer.text, re.MULTILINE)
    return found is not None and float(found[1]) > 0


async def test_endless_headers_are_turned_away(house: Server) -> None:
    # Without an end; a little more than may come.
    head = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"".join(b"X-%d: %s\r\n" % (each, b"a" * 100) for each in range(320))
    status, _ = await asyncio.to_thread(raw_request, house, head)
    assert status == 431


async def test_what_is_no_http_is_turned_away(house: Server) -> None:
    for rubbish in (b"\x16\x03\x01\x02\x00" * 50, b"GET\r\n\r\n", b"\r\n" * 10 + b"HELO\r\n\r\n"):
        status, answer = await asyncio.to_thread(raw_request, house, rubbish)
        assert status == 400
        assert b"Traceback" not in answer


# ── what people write ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_names_and_chat_come_without_what_cannot_be_seen(house: Server) -> None:
    (ana,) = await come_in(house, "Ana")
    written = "\u202eA\u0001n\u200ba\u2066 \u001b[31m<b>X</b>\u0007"
    named = await ana.http.patch("/api/me", json={"name": written})
    assert named.status_code == 200, named.text
    name = named.json()["person"]["name"]
    luz = await Player.enter(house, "Luz")
    table = await luz.open_table(**{**GOLF, "language": "en", "seats": 2})
    await ana.watch(table)
    assert (await ana.do(table, "sit"))["kind"] == "done"
    await all_know([ana, luz], table)
    assert (await ana.ask("say", table=table, text=written))["kind"] == "done"
    await luz.until(lambda: any(each["kind"] == "said" for each in luz.told))
    said = next(each for each in luz.told if each["kind"] == "said")
    for text in (name, said["text"], said["person"]["name"]):
        assert not re.search("[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]", text)
        # Marks of HTML stay what they are: text, which the page shows as such.
        assert "<b>X</b>" in text
