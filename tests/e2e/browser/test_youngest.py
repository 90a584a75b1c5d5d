"""Who is the youngest is tapped while a table gathers, and leads the first round (LOO-S2)."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.visitors import PHONE, Visitor, is_ready
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


async def test_LOO_S2_the_person_who_is_tapped_leads_wherever_they_sit(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE, locale="es-MX")
    luz = await Visitor.enter(browser, house)
    table = await ana.open_table("loom", language="es", seats=4, options={"clock": False})
    question = ana.page.get_by_role("group", name="¿Quién es la persona más joven?")
    await expect(question).to_have_count(0)
    await luz.go(table)
    await luz.page.get_by_role("button", name="Sit here 4").click()
    people = luz.page.get_by_role("group", name="Who is the youngest?").locator("button[aria-pressed=false]")
    await expect(people).to_have_count(2)
    await check(ana)

    # One tap marks somebody and another one takes it back; all see it.
    own = question.locator("button[aria-pressed]").first
    await own.click()
    await expect(own).to_have_attribute("aria-pressed", "true")
    await expect(people).to_have_count(1)
    await own.click()
    await expect(question).to_contain_text("se sortea")
    await expect(people).to_have_count(2)
    await luz.page.locator("fieldset button[aria-pressed]").nth(1).click()
    await expect(question.locator("button[aria-pressed]").nth(1)).to_have_attribute("aria-pressed", "true")

    # Who leaves takes the mark along, and who moves keeps it.
    await luz.page.get_by_role("button", name="Stand up").click()
    await expect(question).to_have_count(0)
    await luz.page.get_by_role("button", name="Sit here 4").click()
    await expect(question).to_contain_text("se sortea")
    await question.locator("button[aria-pressed]").nth(1).click()
    await luz.page.get_by_role("button", name="Sit here 3").click()
    await expect(question.locator("button[aria-pressed]").nth(1)).to_have_attribute("aria-pressed", "true")

    # Seats 2 and 4 stay empty, so that Luz has the second of two.
    await luz.page.get_by_role("button", name="I am ready").click()
    await is_ready(luz, 2)
    await ana.page.click("#start")
    await luz.page.wait_for_selector(".table.playing")
    view = (await luz.until(lambda: luz.tables[table].get("view") and luz.tables[table]))["view"]
    assert view["order"] == [1, 0]
    await expect(luz.page.locator(".prompt, [data-prompt]").first).to_be_visible()
    await ana.check_quiet()
    await luz.check_quiet()


async def test_other_games_do_not_ask_who_is_the_youngest(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    luz = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte", seats=2)
    await luz.go(table)
    await luz.page.get_by_role("button", name="Sit here 2").click()
    await expect(ana.page.get_by_role("main").get_by_text("not ready yet")).to_be_visible()
    await expect(ana.page.get_by_text("Who is the youngest?")).to_have_count(0)
