"""The page as files over HTTP: their types, how browsers keep them, and that nothing beside them can be had."""

import re
import socket
from contextlib import closing

import httpx
import pytest

from tests.e2e.serving import Server, guest

TYPES = {
    "/": "text/html",
    "/page/page.css": "text/css",
    "/page/main.js": "text/javascript",
    "/page/icon.svg": "image/svg",
}


@pytest.mark.parametrize("path", TYPES)
def test_a_file_of_the_page_has_its_type_and_is_asked_for_again(house: Server, path: str) -> None:
    answer = httpx.get(house.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(TYPES[path])
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = httpx.get(house.url + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_every_file_that_the_page_asks_for_is_there(house: Server) -> None:
    wanted, seen = {"/page/main.js"}, set[str]()
    index = httpx.get(house.url).text
    wanted.update(re.findall(r'(?:href|src)="(/page/[^"]+)"', index))
    while wanted - seen:
        path = min(wanted - seen)
        seen.add(path)
        answer = httpx.get(house.url + path)
        assert answer.status_code == 200, path
        folder = path.rpartition("/")[0]
        for name in re.findall(r'from "(\.[^"]+)"', answer.text):
            wanted.add(str(httpx.URL(house.url + folder + "/").join(name).path))
    assert "/page/games/loom.js" in seen
    assert len(seen) > 25


def test_the_page_knows_its_build_and_is_the_same_for_every_table(house: Server) -> None:
    index = httpx.get(house.url)
    build = httpx.get(house.url + "/health").json()["build"]
    assert f'name="sobremesa-build" content="{build}"' in index.text
    assert httpx.get(house.url + "/t/whatever").text == index.text


@pytest.mark.parametrize(
    "path",
    [
        "/page/../app.py",
        "/page/%2e%2e/app.py",
        "/page/..%2fapp.py",
        "/page//etc/passwd",
        "/page/games/../../app.py",
        "/page/..\\app.py",
        "/page/index.html",
        "/page/",
        "/page/games",
        "/page/%00",
    ],
)
def test_nothing_beside_the_page_can_be_had(house: Server, path: str) -> None:
    """Asked with the path as it stands, for a client would tidy it up."""
    with socket.create_connection(("127.0.0.1", house.port), 10) as line:
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
    assert httpx.get(f"{house.url}/api/tables/{table}/qr.svg").status_code == 401


def test_the_pieces_of_a_box_are_told_as_data(house: Server) -> None:
    loom = httpx.get(house.url + "/api/editions/loom/es").json()
    assert {"letter", "value", "colour", "vowel"} == loom["cards"][0].keys()
    assert httpx.get(house.url + "/api/editions/bisonte/en").json()["layout"]["rows"]
    assert httpx.get(house.url + "/api/editions/chess/en").status_code == 422
    assert httpx.get(house.url + "/api/editions/golf/fr").status_code == 422
    assert httpx.get(house.url + "/api/texts/fr").status_code in (400, 404)
