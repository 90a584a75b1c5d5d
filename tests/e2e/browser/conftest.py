"""One browser for all tests here, and pages that are closed after each."""

import fcntl
import shutil
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.pocket.keeping import kept
from tests.e2e.browser.proving import build_proof
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
_SHORT_LIVED = "--js-flags=--no-opt --no-maglev"
"""No page of a test lives long enough for what a compiler gains to be worth its time."""
_HAS_FAILED = pytest.StashKey[bool]()


def find_browser(*, is_whole: bool = False) -> str | None:
    """Where the system has a Chromium: the quick one unless the whole of it is wanted."""
    names = _WHOLE if is_whole else (_QUICK, *_WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def _one_at_a_time(folder: Path, name: str) -> Iterator[None]:
    """Of several workers of pytest-xdist the first one does it; the others wait, and find it done."""
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def of_all_workers(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder of this run that its workers share."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def proof(of_all_workers: Path) -> Path:
    """The companion's own reckoning as one script, built once a run."""
    with _one_at_a_time(of_all_workers, "proof"):
        return build_proof(of_all_workers / "proof")


@pytest.fixture(scope="session")
def pockets(of_all_workers: Path, spanish: Lexicon, english: Lexicon) -> None:
    """The companion's words are made once on every machine, which takes a while: no page waits for it."""
    with _one_at_a_time(of_all_workers, "pockets"):
        kept(spanish)
        kept(english)


@pytest.fixture(scope="session")
def house(pockets: None) -> Iterator[Server]:
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
        opened = await playwright.chromium.launch(executable_path=found, args=[*OPTIONS, _SHORT_LIVED, *options])
        try:
            yield opened
        finally:
            await opened.close()


@pytest.fixture(scope="session")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    """One for all tests: each opens windows of its own."""
    async with open_browser() as opened:
        yield opened


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test has failed, for what is printed after it."""
    report = yield
    if report.when == "call":
        item.stash[_HAS_FAILED] = report.failed
    return report


@pytest.fixture(autouse=True)
async def pages_closed(anyio_backend: str, request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """Close the pages that a test opened; print what they showed if it failed."""
    yield
    if request.node.stash.get(_HAS_FAILED, False):
        sys.stdout.write(await Visitor.seen_by_all())
    await Visitor.all_leave()
