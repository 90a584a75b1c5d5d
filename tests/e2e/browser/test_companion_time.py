"""Timers at a wooden table go by the wall clock: a tab may sleep, be loaded anew, or lie large in the middle of it."""

import os
import re
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.companions import begin, come
from tests.e2e.browser.conftest import open_browser
from tests.e2e.browser.standing import stop_time
from tests.e2e.browser.visitors import DESK, PHONE
from tests.e2e.serving import Server
from tests.patience import patience

pytestmark = pytest.mark.anyio
_MEASURED = """() => {
  const digits = document.querySelector("dialog .digits");
  const box = digits.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(digits).fontSize);
  return { size, width: box.width, of: Math.min(innerWidth, innerHeight), all: innerWidth };
}"""
_COUNTING = """() => {
  window.counted = false;
  const look = () => (window.counted ||= document.querySelector("[data-timer].counting") !== null);
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ["class"] });
}"""
_FELT = "window.felt = []; Object.defineProperty(navigator, 'vibrate', { value: (how) => window.felt.push(how) });"
_HEARD = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(audio, options) {
    super(audio, options);
    window.tones.push(options.frequency);
  }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.isAway ? "hidden" : "visible") });
"""
# The longest time in which the page did nothing.
_TICKING = """() => {
  let last = performance.now();
  window.longest = 0;
  const tick = (now) => ([window.longest, last] = [Math.max(window.longest, now - last), now]);
  setInterval(() => tick(performance.now()), 20);
}"""
BELL = 880
RUNNING = re.compile(r"^[1-5]?\d$")
_ENDS = """() => {
  const name = Object.keys(localStorage).find((each) => each.startsWith("sobremesa-book.match."));
  return JSON.parse(localStorage.getItem(name)).timers.creation.ends;
}"""
_BESIDE = """(ends) => {
  const shown = document.querySelector("[data-timer=creation] .digits").textContent;
  return Math.max(0, (ends - Date.now()) / 1000) - (parseInt(shown) || 0);
}"""
_AWAKE = """
window.locks = 0;
const request = async () => (window.locks++, { release: async () => window.locks-- });
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


async def processes_of_pages(browser: Browser) -> list[int]:
    """Where the system runs what this browser shows."""
    line = await browser.new_browser_cdp_session()
    told = await line.send("SystemInfo.getProcessInfo")
    return [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]


@contextmanager
def stopped(processes: Sequence[int]) -> Iterator[None]:
    """As a lid that is closed: nothing of them runs until the end."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def shows(page: Page, timer: str, text: str) -> None:
    """What a timer says."""
    await expect(page.locator(f"[data-timer={timer}] .digits")).to_have_text(text)


async def test_a_timer_keeps_its_time_while_the_tab_sleeps_and_when_it_is_loaded_anew(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house, viewport=PHONE)
    page = ana.page
    await page.add_init_script(_FELT + _HEARD + _AWAKE)
    await page.clock.install()
    await begin(ana, "loom", ("Ana", "Beto"))
    await stop_time(page)
    assert await page.evaluate("window.locks") == 1, "the screen stays awake while the sheet lies open"
    creation = page.locator("[data-timer=creation]")
    await creation.get_by_role("button", name="more time").click()
    await shows(page, "creation", "1:10")
    await creation.get_by_role("button", name="Start").click()
    # A lid that is closed for a while: timers of the page fire once when it opens.
    await page.clock.fast_forward(23_000)
    await shows(page, "creation", "47")
    await page.reload()
    await shows(page, "creation", "47")
    await creation.get_by_role("button", name="Pause").click()
    await page.clock.fast_forward(600_000)
    await shows(page, "creation", "47")
    await creation.get_by_role("button", name="Go on").click()
    await page.clock.fast_forward(43_000)
    await shows(page, "creation", "4")
    await expect(creation.locator(".stones")).to_have_text("◆◆◆◆◇")
    assert BELL not in await page.evaluate("window.tones")
    # Whoever looks at something else meanwhile is called back.
    await page.evaluate("window.isAway = true")
    await page.clock.fast_forward(3_600_000)
    await shows(page, "creation", "Time!")
    assert BELL in await page.evaluate("window.tones")
    await expect(page.locator("#spoken")).to_contain_text("Creation: time is over.")
    assert len(await page.evaluate("window.felt")) == 1
    await creation.get_by_role("button", name="from the start").click()
    await shows(page, "creation", "1:10")
    await page.goto(f"{ana.origin}/companion")
    await ana.check_quiet()


async def test_a_timer_has_lost_no_second_when_the_system_wakes_a_tab_that_it_put_to_sleep(
    browser: Browser, house: Server
) -> None:
    async with open_browser() as sleepy:
        ana = await come(sleepy, house, viewport=PHONE)
        await begin(ana, "loom", ("Ana", "Beto"))
        await ana.page.evaluate(_TICKING)
        await ana.page.locator("[data-timer=creation]").get_by_role("button", name="Start").click()
        left = ana.page.locator("[data-timer=creation] .digits")
        await expect(left).to_have_text(RUNNING)
        ends = await ana.page.evaluate(_ENDS)
        with stopped(await processes_of_pages(sleepy)):
            # Meanwhile somebody else sits down: some seconds pass.
            slept = time.monotonic()
            carla = await come(browser, house, viewport=PHONE)
            await begin(carla, "loom", ("Carla", "Dani"))
            asleep = time.monotonic() - slept
        await ana.page.wait_for_function("(asleep) => window.longest >= asleep", arg=1000 * asleep)
        # Read at one instant, by the page itself; it looks at the clock ten times a second.
        async with patience():
            while abs(await ana.page.evaluate(_BESIDE, ends)) > 1:
                pass
        assert ends - time.time() * 1000 < 60_000 - 1000 * asleep


def _is_readable(measured: dict[str, float]) -> bool:
    return measured["size"] >= 0.4 * measured["of"] and measured["width"] <= measured["all"]


async def test_a_timer_can_be_read_across_the_table_and_its_last_seconds_have_another_shape(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house, viewport=PHONE)
    page = ana.page
    await page.clock.install()
    await begin(ana, "buffet", ("Ana", "Beto"))
    await stop_time(page)
    for viewport in (DESK, {"width": 844, "height": 390}, PHONE):
        await page.set_viewport_size(viewport)  # type: ignore[arg-type]
        await page.locator("[data-timer=search] .face").click()
        await expect(page.locator("dialog :fullscreen")).to_have_count(1)
        # A page that fills the screen learns of its size a moment later.
        async with patience():
            while not _is_readable(await page.evaluate(_MEASURED)):
                pass
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog, :fullscreen")).to_have_count(0)
    await page.locator("[data-timer=search] .face").click()
    await page.keyboard.press("Space")
    await expect(page.locator("dialog .digits")).to_have_text("3")
    await expect(page.locator("dialog")).to_contain_text("Get ready")
    await page.clock.fast_forward(4_000)
    await expect(page.locator("dialog svg .arc")).to_be_visible()
    await page.clock.fast_forward(176_000)
    await expect(page.locator("dialog .stones")).to_have_text("◆◆◆◇◇")
    await expect(page.locator("dialog svg .arc")).to_be_hidden()
    await page.locator("dialog .face").click()
    await page.clock.fast_forward(60_000)
    await expect(page.locator("dialog .digits")).to_have_text("3")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog, :fullscreen")).to_have_count(0)


async def test_a_tap_passes_the_clock_on_and_begins_the_time_of_a_turn(browser: Browser, house: Server) -> None:
    """BIS-26: both are options, and nobody has a time a turn who did not choose it."""
    ana = await come(browser, house, viewport=PHONE)
    page = ana.page
    await page.clock.install()
    clock = {"clock": "true", "minutes": "25"}
    await begin(ana, "bisonte", ("Ana", "Beto"), clock)
    first, second = page.locator("[data-clock='0']"), page.locator("[data-clock='1']")
    await first.click()
    await expect(page.get_by_role("button", name="Stop all clocks")).to_be_enabled()
    await expect(page.locator("[data-timer]")).to_have_count(0)
    await begin(ana, "bisonte", ("Ana", "Beto"), {**clock, "timed": "true", "seconds": "120"})
    await stop_time(page)
    await page.evaluate(_COUNTING)
    await first.click()
    await page.clock.fast_forward(60_000)
    await expect(first.locator(".left")).to_have_text("24:00")
    await shows(page, "turn", "1:00")
    await first.click()
    await shows(page, "turn", "2:00")
    assert not await page.evaluate("window.counted"), "a turn is not counted in"
    await page.clock.fast_forward(30_000)
    await page.reload()
    await expect(first.locator(".left")).to_have_text("24:00")
    await expect(second.locator(".left")).to_have_text("24:30")
    await expect(second).to_have_attribute("aria-current", "true")
    await page.get_by_role("button", name="Stop all clocks").click()
    await page.clock.fast_forward(600_000)
    await expect(second.locator(".left")).to_have_text("24:30")
    await shows(page, "turn", "1:30")
    await second.click()
    await page.clock.fast_forward(10_000)
    await shows(page, "turn", "1:20")
    await expect(second.locator(".left")).to_have_text("24:20")
    await page.get_by_role("button", name="Stop all clocks").click()
    await page.get_by_role("button", name="Set the clock of Beto").click()
    await page.fill("#minutes", "10")
    await page.keyboard.press("Enter")
    await expect(second.locator(".left")).to_have_text("10:00")
