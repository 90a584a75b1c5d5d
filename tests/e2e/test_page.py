"""The page as files over HTTP: their types, how browsers keep them, and that nothing beside them can be had."""

import re
import socket
from contextlib import closing
from functools import cache
from pathlib import Path

import httpx
import pytest

from tests.e2e.serving import Server, guest
from tests.patience import PATIENCE

NAMED = {
    "/": "text/html",
    "/worker.js": "text/javascript",
    "/icon.svg": "image/svg",
    "/icon-192.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json",
}
BROWSER = httpx.Client(limits=httpx.Limits(max_keepalive_connections=0), timeout=PATIENCE)
ROUTER = Path(__file__).parents[2] / "web" / "src" / "ui" / "router.svelte.ts"


@cache
def assets(house_url: str) -> list[str]:
    """Every file that is named after its content, found from the page through all that it asks for."""
    wanted, seen = set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', BROWSER.get(house_url).text)), set[str]()
    while wanted - seen:
        path = min(wanted - seen)
        seen.add(path)
        answer = BROWSER.get(house_url + path)
        assert answer.status_code == 200, path
        if path.endswith((".js", ".css")):
            wanted.update(
                "/assets/" + name for name in re.findall(r"(?<=[/\"'(])[\w.-]+-[\w-]{8}\.(?:js|css|woff2)", answer.text)
            )
    return sorted(seen)


@pytest.mark.parametrize("path", NAMED)
def test_a_file_with_a_name_of_its_own_has_its_type_and_is_asked_for_again(house: Server, path: str) -> None:
    answer = BROWSER.get(house.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(NAMED[path])
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = BROWSER.get(house.url + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_that_is_named_after_its_content_is_kept_for_ever_and_comes_compressed(house: Server) -> None:
    found = assets(house.url)
    assert {path.rpartition(".")[2] for path in found} >= {"js", "css", "woff2"}
    for path in found:
        answer = BROWSER.get(house.url + path, headers={"Accept-Encoding": "identity"})
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in answer.headers
        if path.endswith(".js") and len(answer.content) > 2000:
            small = BROWSER.get(house.url + path, headers={"Accept-Encoding": "gzip"})
            assert (small.headers["content-encoding"], small.content) == ("gzip", answer.content)
            raw = BROWSER.get(house.url + path, headers={"Accept-Encoding": "gzip, deflate, br"})
            assert raw.headers["content-encoding"] == "br"
            assert int(raw.headers["content-length"]) < int(small.headers["content-length"]) < len(answer.content)


def test_the_first_page_needs_no_more_than_120_kilobytes_of_scripts(house: Server) -> None:
    """What the page itself names, and what those name in turn without waiting for a click, in each language."""
    index = BROWSER.get(house.url).text
    first = set(re.findall(r'(?:href|src)="(/assets/[^"]+\.js)"', index))
    scripts = {path for path in assets(house.url) if path.endswith(".js")}
    opened = {path for path in scripts if re.search(r"/(Home|en|Frame)-", path)}
    assert opened
    sizes = [
        int(BROWSER.get(house.url + path, headers={"Accept-Encoding": "gzip"}).headers["content-length"])
        for path in first | opened
    ]
    assert sum(sizes) < 120_000


@pytest.mark.parametrize(
    ("path", "name"), [("/", "Home"), ("/t/abc", "Table"), ("/rules/golf", "Rules"), ("/no", "Nowhere")]
)
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_browser_is_told_early_what_its_page_and_language_will_need(
    house: Server, path: str, name: str, language: str
) -> None:
    answer = BROWSER.get(
        house.url + path, headers={"Accept": "text/html", "Accept-Language": f"{language}-AR,fr;q=0.5"}
    )
    ways = {"js": "modulepreload", "css": "preload; as=style; crossorigin"}
    links = re.findall(r"<(/assets/[^>]+)>; rel=([^,]+)", answer.headers["link"])
    assert all(way == ways[file.rpartition(".")[2]] for file, way in links)
    files = [file for file, _ in links]
    assert len(files) == len(set(files))
    assert set(files) <= set(assets(house.url))
    door = set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', answer.text))
    assert set(files[: len(door)]) == door, "without the door all else is of no use"
    scripts = {re.split(r"[/-]", file)[2] for file in files if file.endswith(".js")}
    assert {name, language} <= scripts
    assert not {"es", "en"} - {language} & scripts


def test_the_page_knows_its_build_and_is_the_same_for_every_address_of_the_site(house: Server) -> None:
    index = BROWSER.get(house.url)
    build = BROWSER.get(house.url + "/health").json()["build"]
    assert f'name="sobremesa-build" content="{build}"' in index.text
    patterns = re.findall(r"^  [a-z]+: /\^(.+)\$/,$", ROUTER.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(patterns) == 14
    for pattern in patterns:
        path = example(pattern)
        assert BROWSER.get(house.url + path).text == index.text, path
    for path in ("/nowhere", "/nowhere/at/all"):
        lost = BROWSER.get(house.url + path, headers={"Accept": "text/html"})
        assert (lost.status_code, lost.text) == (404, index.text)
        assert BROWSER.get(house.url + path).json()["text"]["id"] == "server-not-found"
    assert BROWSER.get(house.url + "/api/nothing", headers={"Accept": "text/html"}).json()["sentence"]


def example(pattern: str) -> str:
    """An address that fits one of the router's patterns, with all that it may have."""
    path = pattern.replace("\\/", "/").replace("(?:", "(")
    path = re.sub(r"\(\[[^\]]+\]\{1,\d+\}\)", "golf", path).replace(r"(\d{4}-\d\d-\d\d)", "2026-01-31")
    return re.sub(r"[()?]", "", path)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/%2e%2e/app.py",
        "/assets/..%2fapp.py",
        "/assets//etc/passwd",
        "/assets/../../app.py",
        "/assets/..\\app.py",
        "/assets/index.html",
        "/index.html",
        "/assets/",
        "/assets",
        "/assets/%00",
        "/worker.js.br",
        "/site/worker.js",
    ],
)
def test_nothing_beside_the_page_can_be_had(house: Server, path: str) -> None:
    """Asked with the path as it stands, for a client would tidy it up."""
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404)
    assert b"import" not in answer


def test_a_table_has_its_link_as_a_picture_that_nobody_keeps(house: Server) -> None:
    with closing(guest(house, "Ana")) as ana:
        table = ana.post("/api/tables", json={"game": "golf", "language": "en"}).json()["table"]
        picture = ana.get(f"/api/tables/{table}/qr.svg")
        assert (picture.status_code, picture.headers["cache-control"]) == (200, "no-store")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in picture.content
        other = ana.get(f"/api/tables/{table}/qr.svg", headers={"Host": "elsewhere.example"})
        assert other.content != picture.content
        assert ana.get("/api/tables/nothing/qr.svg").status_code == 404
    assert BROWSER.get(f"{house.url}/api/tables/{table}/qr.svg").status_code == 401


def test_the_pieces_of_a_box_are_told_as_data(house: Server) -> None:
    loom = BROWSER.get(house.url + "/api/editions/loom/es").json()
    assert {"letter", "value", "colour", "vowel"} == loom["cards"][0].keys()
    assert BROWSER.get(house.url + "/api/editions/bisonte/en").json()["layout"]["rows"]
    assert BROWSER.get(house.url + "/api/editions/chess/en").status_code == 422
    assert BROWSER.get(house.url + "/api/editions/golf/fr").status_code == 422
