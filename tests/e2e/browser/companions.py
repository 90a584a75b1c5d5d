"""A family with the box on the table: how it sets a match up, and writes on its sheet."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server

READY = "#readiness[data-ready=ready]"
"""The page says that all of it is in this browser."""


async def come(browser: Browser, house: Server, path: str = "/companion", **context: Any) -> Visitor:
    """Open the companion in a new browser."""
    visitor = await Visitor.enter(browser, house, path, **context)
    await visitor.page.wait_for_selector("h1")
    return visitor


def fields(page: Page) -> Locator:
    """Where names are written, in the order of the seats."""
    return page.locator("fieldset ol input")


async def seated(page: Page) -> list[str]:
    """The names as they stand."""
    return [await field.input_value() for field in await fields(page).all()]


async def name_all(page: Page, names: Sequence[str]) -> None:
    """As many seats as there are names, each with its own."""
    while await fields(page).count() < len(names):
        await page.click("#add")
    for seat, name in enumerate(names):
        await fields(page).nth(seat).fill(name)


async def begin(
    visitor: Visitor, game: str, names: Sequence[str], choices: Mapping[str, str] | None = None, *, words: str = ""
) -> str:
    """Set a match up and begin it; its address. Words are those of the page's language unless another is said."""
    page, form = visitor.page, f"{visitor.origin}/companion/{game}"
    if page.url != form:
        await page.goto(form)
    await page.wait_for_selector("#begin")
    await name_all(page, names)
    while await fields(page).count() > len(names):
        await page.get_by_role("button", name="Without ").last.click()
    if words:
        await page.select_option("#words-in", words)
    for name, value in (choices or {}).items():
        field = page.locator(f"#choice-{name}")
        if await field.get_attribute("type") == "checkbox":
            await field.set_checked(value == "true")
        elif await field.evaluate("(field) => field.localName") == "select":
            await field.select_option(value)
        else:
            await field.fill(value)
            await field.press("Tab")
    await page.click("#begin")
    await page.wait_for_selector(".totals")
    return page.url


async def write_loom(page: Page, number: int, points: Mapping[str, int]) -> None:
    """A round of the Loom, each entry by itself."""
    for name, value in points.items():
        await page.get_by_role("button", name=f"{name}, round {number}:").click()
        await page.get_by_role("textbox", name="Points of this round").fill(str(value))
        await page.keyboard.press("Enter")
        # The next one's entry may lie open already.
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).to_have_count(0)


async def totals(page: Page) -> list[int]:
    """What everybody has, as it is always in sight."""
    shown = await page.locator("[data-total] .total").all_text_contents()
    return [int(each.replace("−", "-")) for each in shown]
