"""One browser for all tests here, and pages that are closed after each."""

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, async_playwright

from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server, serving

MADE_UP = "sobremesa.test"
"""A name that the browser takes for 127.0.0.1 without asking anybody; no secure context, as in a room's network."""
_WHOLE = ("chromium", "chromium-browser", "google-chrome", "chrome")
_QUICK = "chromium-headless-shell"
"""The same engine without windows, which no test looks at: it needs half of the processor's time."""
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {MADE_UP} 127.0.0.1",
)


def find_browser(*, is_whole: bool = False) -> str | None:
    """Where the system has a Chromium: the quick one unless the whole of it is wanted."""
    names = _WHOLE if is_whole else (_QUICK, *_WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def house() -> Iterator[Server]:
    """One house for all of them: no test here stops it."""
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as server:
        yield server


@asynccontextmanager
async def open_browser(*options: str, is_whole: bool = False) -> AsyncIterator[Browser]:
    """The system's Chromium, without a window; a test that needs it is skipped where there is none."""
    found = find_browser(is_whole=is_whole)
    if found is None:
        pytest.skip("Chromium is not installed")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=found, args=[*OPTIONS, *options])
        try:
            yield opened
        finally:
            await opened.close()


@pytest.fixture(scope="session")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    """One for all tests: each opens windows of its own."""
    async with open_browser() as opened:
        yield opened


@pytest.fixture(autouse=True)
async def pages_closed(anyio_backend: str) -> AsyncIterator[None]:
    """Whoever opened the page during a test closes it after it."""
    yield
    await Visitor.all_leave()
