"""What cookies are called over https and over http, and how those from before get their new name."""

import secrets
from collections.abc import AsyncIterator

import httpx
import pytest

from sobremesa.server.app import make_app
from sobremesa.server.node import Node
from sobremesa.server.people.sessions import Visit
from sobremesa.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node() -> AsyncIterator[Node]:
    """A node that runs, with nobody in it."""
    node = Node(Settings())
    await node.start()
    yield node
    await node.stop()


@pytest.fixture
async def ana(node: Node) -> Visit:
    """Somebody with an account."""
    guest = await node.people.sessions.begin_as_guest("Ana", "en", now=node.now())
    opened = await node.people.accounts.open(guest.person.id, "ana", "four tiles on a rack", now=node.now())
    return opened.visit


def browser(node: Node, scheme: str) -> httpx.AsyncClient:
    """A browser; its cookies are given with each question, as those of another name would be."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=make_app(node)), base_url=f"{scheme}://sobremesa.example"
    )


def older_cookie(node: Node, visit: Visit) -> str:
    """A cookie from before sessions were stored."""
    said = [visit.person.id, visit.person.epoch, node.now(), secrets.token_urlsafe(9)]
    return node.people.signing.sign("session", said)


def given(answer: httpx.Response) -> dict[str, str]:
    """Names and values of the cookies of an answer; a value is empty where a cookie is taken away."""
    pairs = (header.partition(";")[0].partition("=") for header in answer.headers.get_list("set-cookie"))
    return {name: value.strip('"') for name, _, value in pairs}


async def test_a_cookie_from_before_is_accepted_once_over_https_and_gets_its_new_name(node: Node, ana: Visit) -> None:
    older = older_cookie(node, ana)
    async with browser(node, "https") as https:
        first = await https.get("/api/me", headers={"Cookie": f"sobremesa={older}"})
        assert first.json()["login"] == "ana"
        assert given(first).keys() == {"__Host-sobremesa", "sobremesa", "__Host-sobremesa-device"}
        assert given(first)["sobremesa"] == "", "the old one is taken away"
        assert all("Secure" in header for header in first.headers.get_list("set-cookie"))
        # Another question of the same page, which was under way, is answered too.
        second = await https.get("/api/account", headers={"Cookie": f"sobremesa={older}"})
        assert second.status_code == 200
        moved = {"Cookie": f"__Host-sobremesa={given(first)['__Host-sobremesa']}"}
        again = await https.get("/api/me", headers=moved)
        assert (again.json()["login"], given(again)) == ("ana", {})
        # Signed out under the new name, the old one is nobody's as well.
        assert (await https.post("/api/sign-out", headers=moved)).status_code == 204
        assert (await https.get("/api/me", headers={"Cookie": f"sobremesa={older}"})).status_code == 401


async def test_over_http_a_cookie_from_before_keeps_its_name(node: Node, ana: Visit) -> None:
    older = older_cookie(node, ana)
    async with browser(node, "http") as http:
        first = await http.get("/api/me", headers={"Cookie": f"sobremesa={older}"})
        assert (first.json()["login"], set(given(first))) == ("ana", {"sobremesa-device"})
        out = await http.post("/api/sign-out", headers={"Cookie": f"sobremesa={older}"})
        assert given(out) == {"sobremesa": ""}
        assert (await http.get("/api/me", headers={"Cookie": f"sobremesa={older}"})).status_code == 401


async def test_a_device_is_known_by_the_cookie_of_its_own_name_alone(node: Node, ana: Visit) -> None:
    account = {"login": "ana", "password": "not the password"}
    async with browser(node, "https") as https:
        for name, status in (("sobremesa-device", 429), ("__Host-sobremesa-device", 401)):
            for _ in range(10):
                await https.post("/api/sign-in", json=account)
            tried = await https.post("/api/sign-in", json=account, headers={"Cookie": f"{name}={ana.device}"})
            assert tried.status_code == status, name
