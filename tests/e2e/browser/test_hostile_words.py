"""Names and chat that are meant to break the page: they are words like all others, and stay in their place."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.players import Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

MARKUP = "<img src=x onerror=a()>"
RIGHT_TO_LEFT = "\u202eשלום\u2066"
WIDE = "\ufdfd" * 24
TOWERS = "W\u0300\u0301\u0302\u0303\u0304" * 24
SAID = ("<script>document.title = 'x'</script>", "W" * 300, "\ufdfd" * 300, "\u202e{$name} &amp; \u2067%s")
# Whatever stands out of its box, or out of the window.
_STICKS_OUT = """() => [...document.querySelectorAll("#app *")]
  .filter((each) => !each.closest(".only-spoken, svg") && each.getClientRects().length)
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => `${each.localName}.${each.className}: ${each.textContent.slice(0, 30)}`)"""


async def check(page: Page) -> None:
    """Nothing is wider than the phone, and nothing that somebody wrote has become a part of the page."""
    assert await page.evaluate(_STICKS_OUT) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.locator("#app script, #app img[src^=x]").count() == 0
    assert "x" not in (await page.title()).split(" · ")


async def test_hostile_names_and_chat_are_shown_as_text_and_stay_in_their_place(
    browser: Browser, house: Server
) -> None:
    written = (MARKUP, RIGHT_TO_LEFT, WIDE, TOWERS)
    players = [await Player.enter(house, name) for name in written]
    cleaned = [(await each.http.get("/api/me")).json()["person"]["name"] for each in players]
    assert cleaned[:2] == [MARKUP, "שלום"]
    # The page keeps each of them apart from the words around it.
    names = [f"\u2068{name}\u2069" for name in cleaned]
    lured = await Visitor.enter(browser, house, "/", viewport=PHONE)
    public = await sit_down(players, game="golf", public=True)
    shown = lured.page.locator(f".tables li:has(a[href='/t/{public}'])")
    await expect(shown).to_contain_text(MARKUP)
    await check(lured.page)

    table = await sit_down(players, game="golf", options={"clock": False})
    await lured.go(table)
    await expect(lured.page.locator(".chip .name")).to_have_text(names)
    await expect(lured.page.locator(".seats .name")).to_have_text(names)
    await check(lured.page)

    await begin(players, table)
    for player, text in zip(players, SAID, strict=True):
        assert (await player.ask("say", table=table, text=text))["kind"] == "done"
    assert (await players[1].ask("say", table=table, text="123"))["kind"] == "done"
    await lured.page.wait_for_selector(".table.playing")
    await lured.page.get_by_role("button", name=re.compile("^Chat")).click()
    said = lured.page.locator("dialog .said li")
    await expect(said).to_have_text(
        [
            f"●{names[0]}: {SAID[0]}",
            f"★{names[1]}: {SAID[1]}",
            f"♥{names[2]}: {SAID[2]}",
            f"◆{names[3]}: {{$name}} &amp; %s",
            f"★{names[1]}: 123",
        ]
    )
    # A name from right to left turns nothing around but itself.
    assert await said.last.evaluate(
        """(line) => {
          const words = document.createRange();
          words.selectNodeContents(line.lastChild);
          return line.querySelector("strong").getBoundingClientRect().right <= words.getBoundingClientRect().left + 1;
        }"""
    )
    await check(lured.page)
    await lured.check_quiet()
