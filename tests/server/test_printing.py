"""The press of a house: one print at a time, the last ones kept, and orders without what means nothing."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest

from sobremesa.server import printing
from sobremesa.server.denial import Denied
from sobremesa.server.printing import Order, Printer

pytestmark = pytest.mark.anyio
ORDER = Order("golf", 2, "en", code="K7M2QX")


class Press:
    """Stands in for the drawing: counts, and gives as many bytes as it is told to."""

    def __init__(self, size: int = 10) -> None:
        self.drawn: list[Order] = []
        self.size = size
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def draw(self, order: Order) -> bytes:
        """Some bytes, once they may come."""
        assert self.may_go_on.wait(10)
        self.drawn.append(order)
        return bytes(self.size)


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    """In place of the real one."""
    press = Press()
    monkeypatch.setattr(printing, "_drawn", press.draw)
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
    typefaces.typeface.cache_clear()
    with pytest.raises(Denied) as denied:
        await Printer().pdf(ORDER)
    typefaces.typeface.cache_clear()
    assert denied.value.text.id == "server-no-printing"


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
