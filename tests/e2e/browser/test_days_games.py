"""The match of the day: the same for everybody, one try each, and a card to share that gives nothing away."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


async def test_two_people_play_the_same_golf_of_the_day_and_nobody_twice(browser: Browser, house: Server) -> None:
    player = await Player.enter(house, "Ana")
    ana = await Visitor.enter_as(player, browser, viewport=PHONE, has_touch=True)
    luz = await Visitor.enter(browser, house)
    tables = []
    for visitor in (ana, luz):
        await visitor.page.goto(f"{visitor.origin}/daily")
        await expect(visitor.page.locator(".unranked")).to_be_visible()
        await visitor.page.click("button[data-daily=golf]")
        await visitor.page.wait_for_selector(".table.playing .hand")
        tables.append(visitor.page.url.rpartition("/")[2])
    first, second = (visitor.tables[table]["view"] for visitor, table in zip((ana, luz), tables, strict=True))
    assert tables[0] != tables[1]
    assert (first["faces"], first["players"][0]["cards"]) == (second["faces"], second["players"][0]["cards"])

    await player.watch(tables[0])
    await Mind(player, tables[0]).play()
    view = player.tables[tables[0]]["view"]
    await ana.page.locator(".result").wait_for()
    assert not await ana.page.locator(".recap").count(), "what was before the result does not move it about"
    await ana.page.get_by_role("link", name="Today’s games").click()
    done = ana.page.locator("article[data-game=golf]")
    points = str(view["outcome"]["points"][0]).replace("-", "−")
    await expect(done).to_contain_text(points)
    await expect(done.locator("[data-daily]")).to_have_count(0)
    await expect(done).to_contain_text("not in the ranking")
    again = await ana.page.request.post(f"{ana.origin}/api/daily/golf/en")
    assert (await again.json())["table"] == tables[0], "a second try is the first one"
    await expect(ana.page.locator(".streak").first).to_contain_text(re.compile(r"\b1\b"))

    await done.get_by_role("button", name="Share").click()
    shared = await ana.page.locator("dialog").inner_text()
    assert points in shared
    words = {play["reading"] for play in view["verdicts"] if play["reading"]}
    assert not [word for word in words if word.lower() in shared.lower().split()]
    assert await ana.page.evaluate("document.querySelector('dialog canvas, dialog img') !== null")
    await ana.check_quiet()
    await luz.check_quiet()
