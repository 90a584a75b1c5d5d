"""A house and a page whose clocks stand where a test wants them: the last second is long enough on any machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from playwright.async_api import Error, Page

from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server, serving


@contextmanager
def standing_house() -> Iterator[Server]:
    """A house whose clock nobody else needs."""
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as server:
        yield server


async def stop_time(page: Page) -> None:
    """From here on time passes on this page only where a test says so, however slow the machine is."""
    try:
        await _stop_in_a_second(page)
    except Error:
        # It took longer than that; but since then the clock stands.
        await _stop_in_a_second(page)


async def _stop_in_a_second(page: Page) -> None:
    now = await page.evaluate("Date.now()")
    await page.clock.pause_at(datetime.fromtimestamp(now / 1000 + 1, UTC))


async def come_to_the_end(visitor: Visitor, house: Server, table: str, seconds: float) -> None:
    """Time stands so long before the end of what is asked now, and the page is opened then."""
    update = visitor.tables[table]
    ends = update["view"].get("ends") or update["view"]["deadline"]
    house.pass_time((ends + update["state"]["clock"]["behind"] - house.stop_clock()) / 1000 - seconds)
    await visitor.page.clock.install()
    await stop_time(visitor.page)
    await visitor.go(table)
