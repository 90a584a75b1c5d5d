"""Coming in: a name, a language, a table with options of one's own, the lobby and a code."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


async def test_the_page_speaks_the_language_of_the_browser_until_its_reader_chooses(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, "/", locale="es-AR")
    await expect(ana.page.locator("h1")).to_have_text("Siéntate y juega")
    await ana.page.select_option("#language", "en")
    await expect(ana.page.locator("h1")).to_have_text("Sit down and play")
    await ana.page.reload()
    await expect(ana.page.locator("h1")).to_have_text("Sit down and play")
    assert await ana.page.locator("html").get_attribute("lang") == "en"
    await ana.check_quiet()


async def test_a_name_that_cannot_be_is_refused_with_a_sentence(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/", locale="es-ES")
    await ana.page.fill("#name", "Ana")
    await ana.page.click("text=Cambiar")
    await expect(ana.page.get_by_role("button", name="Cambiar")).to_be_disabled()
    await ana.page.reload()
    await expect(ana.page.locator("#name")).to_have_value("Ana")
    await ana.page.fill("#name", "Sobremesa")
    await ana.page.click("text=Cambiar")
    await expect(ana.page.locator("#notice")).to_contain_text("«Sobremesa»")


async def test_a_public_table_with_options_is_found_in_the_lobby_and_by_its_code(
    browser: Browser, house: Server
) -> None:
    luz = await Visitor.enter(browser, house, "/", viewport=PHONE)
    await luz.page.click("nav a[href='/lobby']")
    ana = await Visitor.enter(browser, house, "/")
    await ana.page.click("#game-loom a.button")
    await ana.page.select_option("#seats", "4")
    await ana.page.select_option("#bots", "")
    await ana.page.check("#public")
    await ana.page.fill("#option-rounds", "3")
    await ana.page.click("details#more > summary")
    await ana.page.uncheck("#option-names")
    await ana.page.click("#open")
    await ana.page.wait_for_selector("#start")
    table = ana.page.url.rpartition("/")[2]
    setting = (await ana.until(lambda: ana.tables.get(table)))["state"]["setting"]
    assert (setting["seats"], setting["options"]) == (4, {"rounds": 3, "names": False})

    listed = luz.page.locator(f".tables li:has(a[href='/t/{table}'])")
    await listed.get_by_text("2 options chosen").click()
    await expect(listed).to_contain_text(re.compile("Rounds:\\s*3"))
    await luz.page.select_option("#want-game", "golf")
    await expect(listed).to_have_count(0)
    await luz.page.select_option("#want-game", "loom")
    await expect(listed).to_be_visible()
    await luz.page.select_option("#want-level", "expert")
    await expect(listed).to_have_count(0)
    await ana.page.get_by_label("Level of the bot in seat 4").select_option("expert")
    await ana.page.get_by_role("button", name="Seat a bot 4").click()
    await expect(listed).to_contain_text("expert")
    await listed.get_by_role("link").click()
    await expect(luz.page.locator(".chip")).to_have_count(4)
    await luz.page.get_by_role("link", name="To the door").click()
    await luz.page.fill("#code", ana.tables[table]["state"]["code"].lower())
    await luz.page.get_by_role("button", name="Go", exact=True).click()
    await luz.page.wait_for_url(f"**/t/{table}")
    await luz.page.get_by_role("button", name="Sit here 2").click()
    await expect(ana.page.locator(".chip .state").nth(1)).to_have_text("not ready yet")

    await luz.page.get_by_role("button", name="Chat", exact=True).click()
    await luz.page.get_by_role("button", name="Good luck!").click()
    await expect(ana.page.locator(".said").first).to_contain_text("Good luck!")
    assert await luz.page.locator("dialog input").count() == 0, "guests have quick phrases alone where all may join"
    await luz.page.keyboard.press("Escape")
    await ana.page.get_by_role("button", name="Clear seat 2").click()
    await expect(luz.page.locator(".chip .name").nth(1)).to_have_text("free")
    await luz.page.get_by_role("button", name="Sit here 3").click()
    await expect(luz.page.locator("#notice")).to_contain_text("TAB-1")
    for visitor in (ana, luz):
        await visitor.check_quiet()


async def test_BIS_12_a_game_against_bots_is_one_tap_away_and_the_lower_levels_play_with_checked_words(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, "/", viewport=PHONE, has_touch=True)
    card = ana.page.locator("#game-bisonte")
    for level, is_easy in (("expert", False), ("club", False), ("child", True), ("casual", True)):
        await ana.page.select_option("#bots", level)
        await expect(card.get_by_text("words are checked when played")).to_have_count(int(is_easy))
    await ana.page.tap("[data-play=bisonte]")
    await ana.page.wait_for_selector(".table.playing")
    table = ana.page.url.rpartition("/")[2]
    assert [bool(seat["level"]) for seat in ana.tables[table]["state"]["seats"]] == [False, True]
    assert ana.tables[table]["state"]["setting"]["options"] == {"words": "checked"}
    await ana.check_quiet()


async def test_BIS_C2_BIS_12_a_table_is_set_up_with_another_board_and_with_votes(
    browser: Browser, house: Server
) -> None:
    """Each way with words says in a line what it means; what was chosen is there the next time."""
    ana = await Visitor.enter(browser, house, "/new/bisonte")
    page = ana.page
    words = page.get_by_role("group", name="How words are judged")
    await expect(words.get_by_role("radio")).to_have_count(3)
    await expect(words.get_by_role("radio", name="the others object", exact=True)).to_be_checked()
    for line in (
        "a wrong objection costs your next turn",
        "refused at once, at no cost",
        "the dictionary decides the rest",
    ):
        await expect(words.get_by_text(line)).to_be_visible()
    await expect(page.locator("#layout")).to_have_value("meadow")
    await page.select_option("#layout", "sixty-one")
    await page.select_option("#edition", "en-100")
    await words.get_by_role("radio", name="the others object, and the table votes", exact=True).check()
    await page.click("#open")
    await page.wait_for_selector("#start")
    setting = ana.tables[page.url.rpartition("/")[2]]["state"]["setting"]
    assert (setting["edition"], setting["options"]) == ("en-100+sixty-one", {"words": "table"})
    await expect(page.locator("main")).to_contain_text("the classic one, 61 premium squares")
    await ana.start_with_bots()
    await expect(page.locator('[data-cell="0"]')).to_have_attribute("aria-label", re.compile("treble word"))
    await page.goto(f"{ana.origin}/new/bisonte")
    await expect(page.locator("#layout")).to_have_value("sixty-one")
    await expect(page.locator("#edition")).to_have_value("en-100")
    await page.select_option("#layout", "meadow")
    await page.click("#open")
    await page.wait_for_selector("#start")
    assert ana.tables[page.url.rpartition("/")[2]]["state"]["setting"]["edition"] == "en-100"
    await ana.check_quiet()


async def test_a_link_that_leads_nowhere_is_said_so(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    await ana.page.goto(f"{ana.origin}/t/nothing-here")
    await expect(ana.page.locator("main")).to_contain_text("There is no such table")
    await ana.page.click("main >> text=To the door")
    await ana.page.wait_for_selector("[data-play=golf]")
    await ana.page.goto(f"{ana.origin}/m/nothing-here")
    await expect(ana.page.locator("main")).to_contain_text("There is no such table")
