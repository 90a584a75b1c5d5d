"""A hand at the board reader: which board it is, where it points, and what it lays."""

from playwright.async_api import Page

from sobremesa.editions.texts import Language


async def go_to(page: Page, game: str, language: Language) -> None:
    """The board of a game in a language."""
    await page.click(f"[data-choice={game}]")
    await page.get_by_label("Words in").select_option(language)


async def square(page: Page, cell: int) -> None:
    """Point at a square or a cell."""
    await page.locator(f"[data-cell='{cell}']").click()


async def lay_tiles(page: Page, cell: int, keys: str) -> None:
    """A play by keys alone from a square on."""
    await page.click("[data-choice=play]")
    await square(page, cell)
    for key in keys.split():
        await (page.keyboard.press(key) if key == "Space" else page.keyboard.type(key))
