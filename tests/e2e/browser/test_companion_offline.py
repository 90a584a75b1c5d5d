"""The companion after its first visit, with the house really stopped: sheet, timers, words, rules; and nobody nags."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.companions import READY, begin, come, totals, write_loom
from tests.e2e.browser.standing import stop_time
from tests.e2e.browser.test_without_network import A_WHILE, OPTIONS, is_kept
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import serving
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


async def test_once_it_was_opened_it_works_with_the_house_stopped(browser: Browser, pockets: None) -> None:
    with serving("memory:", *OPTIONS) as house:
        ana = await come(browser, house, keeps=True, viewport=PHONE)
        page = ana.page
        await page.wait_for_selector(READY)
        house.stop()

        await page.clock.install()
        await page.goto(f"{ana.origin}/companion/loom")
        await expect(page.locator("h1")).to_have_text("The Letter Loom")
        await begin(ana, "loom", ("Ana", "Beto"))
        await write_loom(page, 1, {"Ana": 12, "Beto": 8})
        await stop_time(page)
        await page.get_by_role("button", name="Start: Strategy").click()
        await page.clock.fast_forward(A_WHILE)
        await expect(page.locator("[data-timer=strategy] .digits")).to_have_text("24")
        await page.reload()
        await page.wait_for_selector(".totals")
        assert await totals(page) == [12, 8]
        await page.locator("[data-timer=strategy] .clause").click()
        await expect(page.locator("dialog")).to_contain_text("strategy")
        await page.keyboard.press("Escape")
        await page.click("#words")
        for word, told in (("thread", "It is valid"), ("threadd", "It is not valid")):
            await page.fill("#asked-word", word)
            await page.locator("dialog form .main").click()
            await expect(page.locator("dialog .answer")).to_contain_text(told)
        await page.clock.fast_forward(A_WHILE)
        # Offline is how it is meant to be: nothing says that something is lost.
        await expect(page.locator("#away")).to_be_empty()
        await page.goto(f"{ana.origin}/companion")
        await expect(page.locator("[data-match]")).to_have_count(1)
        await page.select_option("#language", "es")
        await expect(page.locator("h1")).to_have_text("Compañero de mesa")
        for game in ("buffet", "golf", "bisonte"):
            await page.goto(f"{ana.origin}/companion/{game}")
            await expect(page.locator("#begin")).to_have_text("Empezar")
        await page.goto(f"{ana.origin}/rules/loom")
        await expect(page.locator("h1")).to_have_text("The Letter Loom")
        await Visitor.all_leave()


async def test_without_a_network_a_round_of_the_loom_may_still_be_in_the_other_language(
    browser: Browser, pockets: None
) -> None:
    """LOO-K4: whoever has begun a match has the words of both languages."""
    with serving("memory:", *OPTIONS) as house:
        ana = await come(browser, house, keeps=True, viewport=PHONE)
        page = ana.page
        address = await begin(ana, "loom", ("Ana", "Beto"))
        await page.goto(f"{ana.origin}/companion")
        await page.wait_for_selector(READY)
        house.stop()
        await page.goto(address)
        await page.click("#words")
        for language, word in (("en", "thread"), ("es", "hebra")):
            await page.check(f"dialog input[value={language}]")
            await page.fill("#asked-word", word)
            await page.locator("dialog form .main").click()
            await expect(page.locator("dialog .answer")).to_contain_text("It is valid")
        await Visitor.all_leave()


async def test_who_never_opened_it_is_not_burdened_with_it_and_words_outlive_the_worker_before(
    browser: Browser, pockets: None
) -> None:
    with serving("memory:", *OPTIONS) as house:
        context = await browser.new_context()
        context.set_default_timeout(1000 * PATIENCE)
        page = await context.new_page()
        # A page of the house without a worker: what an older one has left behind.
        await page.goto(f"{house.url}/icon.svg")
        for store in ("sobremesa-words-es", "sobremesa-companion-old", "sobremesa-0123"):
            await page.evaluate("(name) => caches.open(name).then(() => true)", store)
        ana = Visitor(context, page, house.url)
        await page.goto(house.url)
        kept = await is_kept(ana)
        assert not [path for path in kept if "ompanion" in path]
        stores = await page.evaluate("caches.keys()")
        assert "sobremesa-words-es" in stores
        assert len([each for each in stores if not each.startswith("sobremesa-words-")]) == 1
        # Whichever of its pages is the first brings all of it, and the words.
        async with page.expect_response(re.compile(r"/api/companion/words/en/[0-9a-f]{64}$")):
            await page.goto(f"{house.url}/companion/loom")
        await page.goto(f"{house.url}/companion")
        await page.wait_for_selector(READY)
        assert [path for path in await is_kept(ana) if "ompanion" in path]
        await context.close()
