"""Sheets to print over HTTP: a PDF at true size, what is in it, and a clear no to everything else."""

import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pypdfium2
import pytest
from pypdf import PdfReader

from sobremesa.games import GAMES
from tests.e2e.serving import Server, guest, serving
from tests.patience import PATIENCE
from tests.printing.prints import scanned

CODE = "K7M2QX"


@pytest.fixture
def ana(house: Server) -> Iterator[httpx.Client]:
    """Somebody new, for each has a limit."""
    with closing(guest(house, "Ana")) as client:
        yield client


def printed(client: httpx.Client, game: str, **asked: str | int) -> httpx.Response:
    answer = client.get(f"/api/print/{game}", params=asked)
    assert answer.status_code == 200, answer.text
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_on_both_sides_of_one_sheet(ana: httpx.Client, game: str) -> None:
    answer = printed(ana, game, leaflet="only", language="es", paper="letter")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'attachment; filename="sobremesa-{game}-rules-es-letter.pdf"'
    assert answer.headers["cache-control"].startswith("private")
    pages = PdfReader(io.BytesIO(answer.content)).pages
    assert len(pages) == 2
    assert [round(float(side) / 72, 2) for side in pages[0].mediabox[2:]] == [11, 8.5]


def test_a_set_is_printed_with_its_code_and_with_the_address_by_which_it_was_asked_for(ana: httpx.Client) -> None:
    """GOL-S1."""
    asked = {"set": "k7m 2qx", "leaflet": "without"}
    answer = ana.get("/api/print/golf", params=asked, headers={"Host": "mesa.example:8000"})
    assert answer.headers["content-disposition"] == f'attachment; filename="sobremesa-golf-en-a4-{CODE}.pdf"'
    first = pypdfium2.PdfDocument(answer.content)[0].get_textpage().get_text_bounded()
    assert f"{CODE} · English" in first
    assert "mesa.example:8000" in first.replace("\r\n", "")


@pytest.mark.parametrize(("game", "language"), [("golf", "en"), ("buffet", "es")])
def test_a_camera_is_led_to_the_set_at_the_house_by_which_it_was_asked_for(
    ana: httpx.Client, game: str, language: str
) -> None:
    """GOL-S1, BUF-S1."""
    asked: dict[str, str | int] = {"set": "k7m 2qx", "leaflet": "without", "language": language, "players": 2}
    answer = ana.get(f"/api/print/{game}", params=asked, headers={"Host": "mesa.example:8000"})
    assert scanned(answer.content) == [f"http://mesa.example:8000/new/{game}?set={CODE}&language={language}"]


def test_an_address_that_only_this_machine_knows_is_not_printed(ana: httpx.Client) -> None:
    answer = printed(ana, "golf", set=CODE, leaflet="without", language="es")
    first = pypdfium2.PdfDocument(answer.content)[0].get_textpage().get_text_bounded()
    assert f"{CODE} · español" in first
    assert "127.0.0.1" not in first
    assert scanned(answer.content) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_in_a_print_is_told_before_it_is_drawn(ana: httpx.Client, game: str) -> None:
    told = ana.get(f"/api/print/{game}/contents", params={"language": "es"}).json()
    assert told["pages"] == sum(part["pages"] for part in told["parts"])
    assert {part["title"]: part["pages"] for part in told["parts"]}["Reglas"] == 2
    rules = ana.get(f"/api/print/{game}/contents", params={"leaflet": "only"}).json()
    assert rules["pages"] == 2


def test_a_class_may_ask_at_once_what_is_in_a_print() -> None:
    """As a page does that thirty open together, in a house that has drawn nothing yet."""
    with serving("memory:", "--host", "127.0.0.1") as house, closing(guest(house, "Ana")) as client:
        with ThreadPoolExecutor(30) as class_room:
            asked = [class_room.submit(client.get, "/api/print/buffet/contents") for _ in range(30)]
        assert {each.result().status_code for each in asked} == {200}


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("chess", 404),
        ("golf?players=7", 422),
        ("buffet?players=1", 422),
        ("golf?players=-1", 400),
        ("golf?players=99999999999999999999", 400),
        ("golf?players=two", 400),
        ("golf?paper=a0", 400),
        ("golf?language=fr", 400),
        ("golf?leaflet=perhaps", 400),
        ("golf?plain=perhaps", 400),
        ("golf?set=K7M2QU", 422),
        ("golf?set=%3Cscript%3E", 422),
        ("golf?set=" + "0" * 500, 400),
        ("bisonte?set=K7M2QX", 422),
        ("..%2fetc", 404),
    ],
)
def test_what_cannot_be_printed_gets_one_clear_sentence(ana: httpx.Client, asked: str, status: int) -> None:
    """TAB-14."""
    for path in (asked, asked.replace("?", "/contents?") if "?" in asked else f"{asked}/contents"):
        answer = ana.get(f"/api/print/{path}", headers={"Accept-Language": "es"})
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.json()["sentence"]


def test_only_whoever_is_in_the_house_prints(house: Server) -> None:
    assert httpx.get(f"{house.url}/api/print/golf", timeout=PATIENCE).status_code == 401


def test_a_made_up_host_is_printed_for_whoever_made_it_up_alone(ana: httpx.Client) -> None:
    asked: dict[str, str | int] = {"set": "H4P9ZT", "leaflet": "without", "players": 1}
    forged = ana.get("/api/print/golf", params=asked, headers={"Host": "elsewhere.example"})
    own = printed(ana, "golf", **asked)
    texts = [
        pypdfium2.PdfDocument(each.content)[0].get_textpage().get_text_bounded().replace("\r\n", "")
        for each in (forged, own)
    ]
    assert ["elsewhere.example" in text for text in texts] == [True, False]


@pytest.mark.parametrize("letters", [185, 400])
def test_a_set_is_printed_at_a_house_with_an_address_that_nobody_can_type(ana: httpx.Client, letters: int) -> None:
    host = ".".join(["x" * 60] * 9)[:letters]
    asked: dict[str, str | int] = {"set": CODE, "leaflet": "without", "players": 1}
    answer = ana.get("/api/print/golf", params=asked, headers={"Host": host})
    assert answer.status_code == 200, answer.text
    first = pypdfium2.PdfDocument(answer.content)[0].get_textpage().get_text_bounded()
    assert CODE in first
    assert "xxx" not in first


def test_who_prints_without_end_is_told_to_wait() -> None:
    with serving("memory:", "--host", "127.0.0.1") as house, closing(guest(house, "Ana")) as client:
        statuses = [client.get("/api/print/loom?leaflet=only").status_code for _ in range(20)]
        assert statuses[:12] == [200] * 12
        assert 429 in statuses
        assert client.get("/api/me").status_code == 200
