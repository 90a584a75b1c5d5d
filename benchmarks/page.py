"""The page on a slow phone, in the real browser: how it loads, how it answers, and what the lens costs a frame.

`make bench-page`. The processor is slowed down four times; the network of the loading figures is 1.6 Mbit/s with 150 ms
there and back. Each figure stands beside what the same browser needs for nearly nothing: a line of text, a bare button,
a bare circle.
"""

import argparse
import asyncio
import itertools
import json
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from tests.e2e.browser.conftest import OPTIONS, find_browser
from tests.e2e.browser.visitors import PHONE
from tests.e2e.players import Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server, serving

SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
FRAMES = 180
ROUNDS = 3
_WATCH = """
window.seen = { paint: 0, largest: 0, blocked: 0, events: [] };
new PerformanceObserver((all) => { for (const each of all.getEntries()) if (each.name === "first-contentful-paint") seen.paint = each.startTime; })
  .observe({ type: "paint", buffered: true });
new PerformanceObserver((all) => { for (const each of all.getEntries()) seen.largest = each.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((all) => { for (const each of all.getEntries()) seen.blocked += each.duration - 50; })
  .observe({ type: "longtask", buffered: true });
new PerformanceObserver((all) => { for (const each of all.getEntries()) if (each.interactionId) seen.events.push(each.duration); })
  .observe({ type: "event", durationThreshold: 16, buffered: true });
"""  # noqa: E501 - a script of the browser's
_BARE = """<!doctype html><meta name="viewport" content="width=device-width"><title>bare</title>
<button id="bare" style="position:fixed;left:200px;top:400px;width:80px;height:80px">x</button>
<style>
  #circle { position: fixed; width: 130px; height: 130px; border-radius: 50%; background: red; pointer-events: none }
</style>
<div id="circle"></div>
<script>
  document.getElementById("bare").onclick = (event) => { event.target.textContent += "x"; };
  addEventListener("pointermove", (event) => {
    document.getElementById("circle").style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  });
</script>"""


@asynccontextmanager
async def slow_phone(
    browser: Browser, player: Player, house: Server, *, network: bool = False, watched: bool = True
) -> AsyncIterator[Page]:
    """A new browser on a slow phone, signed in, with nothing kept; whoever is watched does some work for that too."""
    context = await browser.new_context(viewport=PHONE, locale="en-GB", base_url=house.url, has_touch=True)
    cookies = [{"name": name, "value": value, "url": house.url} for name, value in player.http.cookies.items()]
    await context.add_cookies(cookies)  # type: ignore[arg-type]
    if watched:
        await context.add_init_script(_WATCH)
    page = await context.new_page()
    line: CDPSession = await context.new_cdp_session(page)
    await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        await line.send("Network.enable")
        await line.send("Network.emulateNetworkConditions", NETWORK)
    yield page
    await context.close()


async def loading(page: Page, path: str, ready: str) -> dict[str, float]:
    """How long until there is something, until the largest thing is there, and until it can be used."""
    size = 0

    def count(answer: Any) -> None:
        nonlocal size
        if answer.url.endswith(".js"):
            size += int(answer.headers.get("content-length", 0))

    page.on("response", count)
    await page.goto(path)
    await page.wait_for_selector(ready)
    at = await page.evaluate("performance.now()")
    await page.wait_for_load_state("networkidle")
    seen = await page.evaluate("seen")
    return {
        "first paint": seen["paint"],
        "largest paint": seen["largest"],
        "usable": at,
        "blocked": seen["blocked"],
        "scripts kB": size / 1000,
    }


async def answering(page: Page, act: Callable[[Page], Awaitable[None]]) -> dict[str, float]:
    """From a touch to the next paint, as the browser measures it."""
    await page.evaluate("seen.events.length = 0")
    await act(page)
    await page.wait_for_timeout(500)
    # What took less than 16 ms is not even told.
    events = sorted([*await page.evaluate("seen.events"), 16])
    return {"median": statistics.median(events), "worst": events[-1]}


async def frames(browser: Browser, page: Page, place: tuple[float, float, float, float]) -> dict[str, float]:
    """The work of the main thread for each frame while something is moved over a place, from a trace."""
    left, top, wide, high = place
    await page.mouse.move(left + 5, top + 5)
    await browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    for step in range(FRAMES):
        turn = step / FRAMES
        across = abs((turn * 4) % 2 - 1)
        await page.mouse.move(left + 10 + (wide - 20) * across, top + 10 + (high - 20) * turn)
    trace = json.loads(await browser.stop_tracing())["traceEvents"]
    works = per_frame(trace)
    return {"median": statistics.median(works), "p95": statistics.quantiles(works, n=20)[-1], "frames": len(works)}


async def quickest(browser: Browser, page: Page, place: tuple[float, float, float, float]) -> dict[str, float]:
    """Of several rounds the one that whatever else runs here has disturbed least."""
    return min([await frames(browser, page, place) for _ in range(ROUNDS)], key=lambda round_: round_["median"])


def per_frame(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of work between one frame that the main thread hands over and the next, where something moved."""
    mains = {
        (each["pid"], each["tid"])
        for each in trace
        if each.get("name") == "thread_name" and each["args"].get("name") == "CrRendererMain"
    }
    begun = [each for each in trace if each.get("name") == "Commit" and (each["pid"], each["tid"]) in mains]
    busiest = max(mains, key=lambda main: sum((each["pid"], each["tid"]) == main for each in begun))
    starts = sorted(each["ts"] for each in begun if (each["pid"], each["tid"]) == busiest)
    tasks = [
        (each["ts"], each["tdur"])
        for each in trace
        if each.get("name") == "RunTask" and (each["pid"], each["tid"]) == busiest and "tdur" in each
    ]
    moves = [
        each["ts"]
        for each in trace
        if each.get("name") == "EventDispatch"
        and each["args"]["data"]["type"] == "pointermove"
        and (each["pid"], each["tid"]) == busiest
    ]
    return [
        sum(lasts for at, lasts in tasks if start <= at < end) / 1000
        for start, end in itertools.pairwise(starts)
        if any(start <= at < end for at in moves)
    ]


async def measure() -> None:
    """All figures, one after another."""
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as house:
        ana = await Player.enter(house, "Ana")
        bisonte = await sit_down([ana], bots=1, game="bisonte", options={"clock": False})
        await begin([ana], bisonte)
        buffet = await sit_down([ana], bots=1, game="buffet", options={"clock": False})
        await begin([ana], buffet)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_browser(is_whole=True), args=list(OPTIONS))
            print(f"A phone of 390 pixels, processor {SLOWER}× slower")
            await _load(browser, ana, house, bisonte)
            await _touch(browser, ana, house, bisonte)
            await _lens(browser, ana, house, buffet)
            await browser.close()
        await Player.all_leave()


async def _load(browser: Browser, ana: Player, house: Server, table: str) -> None:
    for name, path, ready in (
        ("home", "/", "[data-play]"),
        ("table", f"/t/{table}", "[data-cell]"),
        ("a line of text", "/health", "pre"),
    ):
        async with slow_phone(browser, ana, house, network=True) as page:
            _say(f"load {name}", await loading(page, path, ready), "ms")


async def _touch(browser: Browser, ana: Player, house: Server, table: str) -> None:
    async with slow_phone(browser, ana, house) as page:
        await page.goto(f"/t/{table}")
        await page.wait_for_selector("[data-cell]")

        async def lay(page: Page) -> None:
            for cell in range(112, 115):
                await page.locator(".rack [data-tile]:not([disabled])").first.tap()
                await page.locator(f'[data-cell="{cell}"]').tap()

        _say("touch a tile and a square", await answering(page, lay), "ms")
    async with slow_phone(browser, ana, house) as page:
        await page.set_content(_BARE)
        await page.evaluate(_WATCH)

        async def press(page: Page) -> None:
            for _ in range(6):
                await page.locator("#bare").tap()

        _say("touch a bare button", await answering(page, press), "ms")


async def _lens(browser: Browser, ana: Player, house: Server, table: str) -> None:
    async with slow_phone(browser, ana, house, watched=False) as page:
        await page.goto(f"/t/{table}")
        await page.wait_for_selector("[data-cell]")
        box = await page.locator("[role=grid]").first.bounding_box()
        assert box is not None
        place = (box["x"], box["y"], box["width"], box["height"])
        _say("move the lens", await quickest(browser, page, place), "ms a frame")
    async with slow_phone(browser, ana, house, watched=False) as page:
        await page.set_content(_BARE)
        _say("move a bare circle", await quickest(browser, page, place), "ms a frame")


def _say(what: str, figures: dict[str, float], unit: str) -> None:
    print(f"  {what:28}", "  ".join(f"{name} {value:.1f}" for name, value in figures.items()), unit, flush=True)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    asyncio.run(measure())
