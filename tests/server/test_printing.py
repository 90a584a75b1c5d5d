"""The press of a house: one print at a time, the last ones kept, and orders without what means nothing."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec
import pytest

from sobremesa.editions.texts import Language
from sobremesa.engine import text
from sobremesa.games import METAS
from sobremesa.printing import PrintingError
from sobremesa.server import printing
from sobremesa.server.denial import Denied
from sobremesa.server.http.printing import read_order
from sobremesa.server.printing import MOST_COUNTED, LeafletName, Order, PaperName, Part, Printer
from sobremesa.server.saying import texts
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
ORDER = Order("golf", 2, "en", code="K7M2QX")
Wanted: TypeAlias = Callable[[Printer, Order], Awaitable[Any]]


class Press:
    """Stands in for the drawing: counts, and gives as many bytes as it is told to."""

    def __init__(self, size: int = 10) -> None:
        self.drawn: list[Order] = []
        self.size = size
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def draw(self, order: Order) -> bytes:
        """Some bytes, once they may come."""
        assert self.may_go_on.wait(PATIENCE)
        self.drawn.append(order)
        return bytes(self.size)

    def count(self, order: Order) -> tuple[Part, ...]:
        """Some pages, once they may come."""
        return (Part("Rules", len(self.draw(order))),)


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    """In place of the real one."""
    press = Press()
    monkeypatch.setattr(printing, "_drawn", press.draw)
    monkeypatch.setattr(printing, "_counted", press.count)
    return press


def other(number: int) -> Order:
    return msgspec.structs.replace(ORDER, players=number)


async def test_the_same_order_is_drawn_once(press: Press) -> None:
    printer = Printer()
    assert await printer.pdf(ORDER) == await printer.pdf(ORDER)
    assert press.drawn == [ORDER]


async def test_two_who_want_the_same_at_once_wait_for_one_drawing(press: Press) -> None:
    printer = Printer()
    press.may_go_on.clear()
    both = asyncio.gather(printer.pdf(ORDER), printer.pdf(ORDER))
    await asyncio.sleep(0)
    press.may_go_on.set()
    await both
    assert press.drawn == [ORDER]


@pytest.mark.parametrize("wanted", [Printer.pdf, Printer.parts])
async def test_a_class_that_wants_the_same_at_once_waits_for_one_work(press: Press, wanted: Wanted) -> None:
    printer = Printer()
    press.may_go_on.clear()
    class_room = asyncio.gather(*(wanted(printer, ORDER) for _ in range(30)))
    await asyncio.sleep(0)
    press.may_go_on.set()
    assert len(set(await class_room)) == 1
    await wanted(printer, ORDER)
    assert press.drawn == [ORDER]


async def test_who_goes_does_not_take_the_counting_along(press: Press) -> None:
    printer = Printer()
    press.may_go_on.clear()
    first, second = (asyncio.create_task(printer.parts(ORDER)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    press.may_go_on.set()
    assert await second == (Part("Rules", 10),)


async def test_there_is_room_for_the_count_of_every_order(press: Press) -> None:
    """So that asking is cheap, however many ask for whatever."""
    orders = await _all_orders()
    printer = Printer()
    for _ in range(2):
        for order in orders:
            await printer.parts(order)
    assert len(press.drawn) == len(orders) < MOST_COUNTED


async def _all_orders() -> set[Order]:
    """Every order that the house counts; all sets count as one."""
    return {
        await read_order(
            game=meta.id, language=language, paper=paper, players=players, plain=plain, code=code, leaflet=leaflet
        )
        for meta in METAS
        for language in get_args(Language)
        for paper in get_args(PaperName)
        for players in (0, *range(meta.least_seats, meta.most_seats + 1))
        for plain in (True, False)
        for code in ("", "K7M2QX" if meta.id in ("buffet", "golf") else "")
        for leaflet in get_args(LeafletName)
    }


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_rules_alone_are_one_order_for_any_players_and_set(language: Language) -> None:
    orders = {
        await read_order(game="buffet", language=language, players=players, plain=plain, code=code, leaflet="only")
        for players in (0, 2, 4)
        for plain in (True, False)
        for code in ("", "K7M2QX")
    }
    assert orders == {Order("buffet", 0, language, leaflet="only")}


async def test_the_oldest_prints_go_when_they_are_too_many_bytes(press: Press) -> None:
    printer = Printer(most_kept=25)
    for number in (1, 2, 1, 3):
        await printer.pdf(other(number))
    await printer.pdf(other(1))
    assert [order.players for order in press.drawn] == [1, 2, 3], "the one that was asked for again is kept"
    await printer.pdf(other(2))
    assert len(press.drawn) == 4


async def test_a_print_larger_than_all_that_is_kept_is_handed_out(press: Press) -> None:
    press.size = 1_000
    assert len(await Printer(most_kept=25).pdf(ORDER)) == 1_000


async def test_who_comes_when_too_many_wait_is_asked_to_come_again(press: Press) -> None:
    printer = Printer()
    press.may_go_on.clear()
    waiting = [asyncio.create_task(printer.pdf(other(number))) for number in range(20)]
    await asyncio.sleep(0)
    press.may_go_on.set()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    denied = [each for each in ended if isinstance(each, Denied)]
    assert 0 < len(denied) < 20
    assert {each.text.id for each in denied} == {"server-busy"}
    assert all(each.retry_after for each in denied)


async def test_a_drawing_that_failed_is_tried_again_by_the_next(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    printer = Printer()
    with monkeypatch.context() as broken:
        broken.setattr(printing, "_drawn", _fail)
        with pytest.raises(RuntimeError):
            await printer.pdf(ORDER)
    assert await printer.pdf(ORDER)
    assert press.drawn == [ORDER]


def _fail(_order: Order) -> bytes:
    raise RuntimeError


async def test_a_house_without_fonts_says_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sobremesa.printing import typefaces

    monkeypatch.setattr(typefaces, "FONTS", tmp_path)
    with pytest.raises(Denied) as denied:
        await Printer().pdf(ORDER)
    assert denied.value.text.id == "server-no-printing"


@pytest.mark.parametrize("language", ["en", "es"])
async def test_what_does_not_fit_on_a_piece_is_told_so(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    from sobremesa.printing import binding

    def crowded(*_asked: object) -> None:
        raise PrintingError(text("print-no-room", words="Hippopotamus"))

    monkeypatch.setattr(binding, "document", crowded)
    with pytest.raises(Denied) as denied:
        await Printer().parts(ORDER)
    assert denied.value.text.id == "print-no-room"
    assert "Hippopotamus" in texts(language).say(denied.value.text)


@pytest.mark.parametrize(
    ("order", "name"),
    [
        (ORDER, "sobremesa-golf-en-a4-K7M2QX.pdf"),
        (Order("loom", 8, "es", "letter"), "sobremesa-loom-es-letter.pdf"),
        (Order("buffet", 4, "es", leaflet="only"), "sobremesa-buffet-rules-es-a4.pdf"),
        (Order("buffet", 4, "es", plain=True, code="K7M2QX"), "sobremesa-buffet-plain-es-a4-K7M2QX.pdf"),
    ],
)
def test_a_file_is_called_after_what_is_in_it(order: Order, name: str) -> None:
    assert order.name == name
