"""What stands before every route: other sites, forged cookies, bodies that are none, proxies and cookies."""

import itertools
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from tests.e2e.serving import Server, guest, serving
from tests.patience import PATIENCE

UNSAFE = ("post", "put", "patch", "delete")
SAMPLES = {"person": "a" * 26, "key": "AAAA", "code": "ABC234", "table": "nowhere", "token": "a" * 26}
PROBLEM = {"text", "sentence"}


def unsafe_routes(house: Server) -> list[tuple[str, str]]:
    """Every method and path that may change something, as the API itself lists them."""
    listed = httpx.get(f"{house.url}/api/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    found = [
        (method.upper(), path.format_map(_Sampled()))
        for path, item in listed.items()
        for method in item
        if method in UNSAFE
    ]
    assert len(found) > 10
    return found


class _Sampled(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return SAMPLES.get(name, "nothing")


def is_problem(answer: httpx.Response) -> bool:
    """Whether a no has the one shape of all of them."""
    told = answer.json()
    return told.keys() >= PROBLEM and bool(told["sentence"]) and "Traceback" not in answer.text


@pytest.fixture
def ana(house: Server) -> Iterator[httpx.Client]:
    """Somebody with a cookie."""
    with closing(guest(house, "Ana")) as browser:
        yield browser


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_nothing_is_changed_by_another_site(house: Server, ana: httpx.Client, headers: dict[str, str]) -> None:
    before = [ana.get(path).json() for path in ("/api/me", "/api/account", "/api/tables")]
    body = {"name": "Evil", "login": "evil", "password": "evil passes here", "game": "golf", "language": "en"}
    for method, path in unsafe_routes(house):
        answer = ana.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["text"]["id"]) == (403, "server-foreign-origin"), (method, path)
        assert "set-cookie" not in answer.headers
    assert [ana.get(path).json() for path in ("/api/me", "/api/account", "/api/tables")] == before


def test_our_own_page_may_ask(house: Server, ana: httpx.Client) -> None:
    changed = ana.patch("/api/me", json={"name": "Ada"}, headers={"Origin": house.url})
    assert (changed.status_code, changed.json()["person"]["name"]) == (200, "Ada")


def test_a_body_that_is_no_answer_to_the_question_is_one_clear_problem(house: Server, ana: httpx.Client) -> None:
    bodies = ["", "{", "null", "[]", '{"\\u0000": 1}', "7", "\xff\xfe", '{"name": {}}', "[" * 20_000]
    for (method, path), body in itertools.product(unsafe_routes(house), bodies):
        answer = ana.request(method, path, content=body.encode("latin-1"), headers={"Content-Type": "application/json"})
        assert answer.status_code < 500, (method, path, body, answer.text)
        if answer.status_code >= 400:
            assert is_problem(answer), (method, path, body, answer.text)
        if path == "/api/sign-out":
            ana.post("/api/me", json={})


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json", "é"]
)
def test_a_body_of_another_kind_is_refused(house: Server, ana: httpx.Client, kind: str) -> None:
    for method, path in unsafe_routes(house):
        answer = ana.request(method, path, content=b'{"name": "Ada"}', headers={b"Content-Type": kind.encode()})
        assert (answer.status_code, is_problem(answer)) == (415, True), (method, path)
    assert ana.get("/api/me").json()["person"]["name"] == "Ana"


def test_a_huge_body_is_refused_whether_it_says_so_or_not(house: Server, ana: httpx.Client) -> None:
    huge = b'{"name": "' + b"a" * 200_000 + b'"}'

    def in_parts() -> Iterator[bytes]:
        yield from (huge[start : start + 10_000] for start in range(0, len(huge), 10_000))

    for content in (huge, in_parts()):
        answer = ana.patch("/api/me", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, is_problem(answer)) == (413, True)
    assert ana.get("/api/me").json()["person"]["name"] == "Ana"


def test_a_forged_cookie_is_nobodys(house: Server, ana: httpx.Client) -> None:
    cookie = ana.cookies["sobremesa"]
    said, _, signature = cookie.rpartition(".")
    with closing(guest(house, "Ben")) as ben:
        others = ben.cookies["sobremesa"].rpartition(".")[0]
    flipped = signature[:-2] + ("A" if signature[-2] != "A" else "B") + signature[-1]
    forged = [f"{said}.{flipped}", f"{others}.{signature}", said, f".{signature}", "", "x" * 5_000, "é", '"', "a.b.c"]
    for value in forged:
        headers = {b"Cookie": f"sobremesa={value}".encode()}
        answer = httpx.get(f"{house.url}/api/me", headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["text"]["id"]) == (401, "people-signed-out"), value
    assert ana.get("/api/me").status_code == 200


def test_what_is_not_there_and_what_cannot_be_done_are_problems_too(house: Server, ana: httpx.Client) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/sign-in", 405),
        ("TRACE", "/api/me", 405),
    ):
        answer = ana.request(method, path)
        assert (answer.status_code, is_problem(answer)) == (status, True)


def test_a_no_is_said_in_the_language_of_the_reader(house: Server) -> None:
    said: Any = httpx.get(f"{house.url}/api/me", headers={"Accept-Language": "es-MX,en;q=0.5"}, timeout=PATIENCE).json()
    assert said["sentence"] == "No has entrado todavía. Entra con tu cuenta o sigue de visita."


def test_a_cookie_is_kept_from_scripts_and_other_sites_and_over_plain_http_not_to_https(house: Server) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={}, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE)
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes, "a stranger's word about https counts for nothing"
    assert "strict-transport-security" not in answer.headers


@pytest.fixture(scope="module")
def proxied() -> Iterator[Server]:
    """A house behind a proxy that it trusts."""
    with serving("memory:", "--host", "127.0.0.1", "--proxy", "127.0.0.1") as house:
        yield house


def through_proxy(house: Server, protocol: str) -> httpx.Client:
    """A browser on the other side of the proxy."""
    headers = {"X-Forwarded-Proto": protocol, "X-Forwarded-For": "203.0.113.7", "Host": "sobremesa.example"}
    return httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE)


def given(answer: httpx.Response) -> dict[str, tuple[str, set[str]]]:
    """The cookies of an answer: name, value, attributes."""
    found = {}
    for header in answer.headers.get_list("set-cookie"):
        pair, *attributes = (part.strip() for part in header.split(";"))
        name, _, value = pair.partition("=")
        found[name] = (value.strip('"'), {each.lower() for each in attributes})
    return found


@pytest.mark.parametrize(("protocol", "name"), [("https", "__Host-sobremesa"), ("http", "sobremesa")])
def test_behind_a_proxy_that_is_trusted_https_keeps_the_cookie_to_https(
    proxied: Server, protocol: str, name: str
) -> None:
    expected = protocol == "https"
    with through_proxy(proxied, protocol) as browser:
        answer = browser.post("/api/me", json={})
        ((given_name, (value, attributes)),) = given(answer).items()
        assert given_name == name
        assert ("secure" in attributes) is expected
        assert "path=/" in attributes
        assert not any(each.startswith("domain") for each in attributes)
        assert ("strict-transport-security" in answer.headers) is expected
        cookie = {"Cookie": f"{name}={value}"}
        told = browser.get("/api/account", headers=cookie).json()
        assert told["offers_passkeys"] is expected
        out = given(browser.post("/api/sign-out", headers=cookie))
        assert ("secure" in out[name][1]) is expected
        assert browser.get("/api/me", headers=cookie).status_code == 401


def test_a_cookie_that_a_neighbour_of_the_house_has_set_counts_for_nothing_under_https(proxied: Server) -> None:
    with through_proxy(proxied, "https") as browser, through_proxy(proxied, "http") as attacker:
        mine = given(browser.post("/api/me", json={"name": "Ana"}))["__Host-sobremesa"][0]
        theirs = given(attacker.post("/api/me", json={"name": "Mallory"}))["sobremesa"][0]
        for injected in (f"sobremesa={theirs}", f"sobremesa={mine}", "sobremesa=x"):
            alone = browser.get("/api/me", headers={"Cookie": injected})
            assert (alone.status_code, given(alone)) == (401, {})
            for both in (f"{injected}; __Host-sobremesa={mine}", f"__Host-sobremesa={mine}; {injected}"):
                assert browser.get("/api/me", headers={"Cookie": both}).json()["person"]["name"] == "Ana"
        # Over plain http browsers send no such name, and whoever does is nobody.
        forged = attacker.get("/api/me", headers={"Cookie": f"__Host-sobremesa={theirs}"})
        assert forged.status_code == 401
