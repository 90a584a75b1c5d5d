"""Bisonte: what is asked at the foot of the page leaves the board in sight, and the board comes to what is laid."""

import re

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.e2e.browser.hands import box_of
from tests.e2e.browser.test_judged_words import CENTRE, act
from tests.e2e.browser.test_untold_words import lay_any, seated
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.seating import begin, come_in, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
DESK: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
CORNER = 196
"""A square of the fourteenth row, far from where the board is looked at before."""
UNCOVERED = """() => {
    const [hand, board, bag] = ['.hand', '.window', '#unseen'].map(
        (each) => document.querySelector(each).getBoundingClientRect());
    const isBeside = hand.left >= Math.max(board.right, bag.right);
    const isBelow = hand.top >= Math.max(board.bottom, bag.bottom);
    return (isBeside || isBelow) && document.documentElement.scrollHeight <= innerHeight;
}"""


async def check_nothing_covered(page: Page, word: str | None = None) -> None:
    """Neither board nor bag lies under the hand, the page does not scroll, and this word of the open play is named."""
    for size in (ON_ITS_SIDE, LAPTOP, DESK, PHONE):
        await page.set_viewport_size(size)
        await page.wait_for_function(UNCOVERED)
        if word is not None:
            named = page.locator(".played", has_text=re.compile(rf"^\s*{word}\s*$"))
            await expect(named.filter(visible=True).first).to_be_in_viewport()


def plain_tiles(rack: list[str]) -> list[str]:
    """The tiles with one letter: neither Bisontes nor digraphs."""
    return [tile for tile in rack if len(tile) == 1 and tile != "*"]


@pytest.mark.parametrize("words", ["objection", "table"])
async def test_BIS_15_what_is_asked_about_an_open_play_covers_nothing_and_a_tile_brings_the_buttons(
    browser: Browser, house: Server, words: str
) -> None:
    author, other, table = await seated(browser, house, words=words)
    word = await lay_any(author, table)
    await author.page.click("#play")
    page = other.page
    await expect(page.locator("#object")).to_be_visible()
    await check_nothing_covered(page, word)
    await expect(page.locator("#play")).to_have_count(0)
    # Whose turn is next may prepare a play, or play it and so let the open one stand.
    await page.click(f'[data-cell="{CORNER}"]')
    await page.locator('.rack [data-tile]:not([data-tile="*"])').first.click()
    await expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    # From now on the sentence is about one's own tiles; what an objection costs is said before it is made.
    await check_nothing_covered(page)
    await page.click("#object-mode")
    await expect(page.locator("#preview")).to_contain_text("you miss your next turn")
    await check_nothing_covered(page)
    await page.get_by_role("button", name="Not after all").click()
    await page.click("#let-stand")
    await other.until(lambda: other.tables[table]["view"]["turns"])
    await other.check_quiet()


async def test_BIS_14_in_spanish_too_the_buttons_stay_in_one_row_when_the_points_come_and_objecting_takes_two_taps(
    browser: Browser, house: Server
) -> None:
    """On a phone, without a clock: the next player has a play ready that may lie where it lies."""
    players = await come_in(house, "Ana Luz")
    table = await sit_down(players, game="bisonte", options={"words": "objection", "clock": False}, language="es")
    await begin(players, table)
    first = players[0].tables[table]["view"]["on_turn"]
    author, following = players[first:] + players[:first]
    phone = await Visitor.enter_as(following, browser, viewport=PHONE, locale="es-MX")
    await phone.go(table)
    tiles = plain_tiles(author.tables[table]["view"]["rack"])[:2]
    await act(
        author,
        table,
        {"type": "play", "placements": [{"cell": CENTRE, "tile": tiles[0]}, {"cell": CENTRE + 1, "tile": tiles[1]}]},
    )
    page, row = phone.page, phone.page.locator("div.doing")
    await expect(page.locator("#object")).to_be_visible()
    tile = plain_tiles(phone.mind(table).update["view"]["rack"])[0]
    await page.locator(f'.rack [data-tile="{tile}"]').first.click()
    await page.click(f'[data-cell="{CENTRE + 2}"]')
    await expect(page.locator("#play")).to_have_text(re.compile(r"^\s*Jugar · \d+\s*$"))
    await expect(page.locator("#play")).to_have_accessible_name(re.compile(r"Jugar · \d+ puntos?"))
    buttons = [await box_of(each) for each in await row.locator("button").all()]
    assert len(buttons) == 4
    assert len({box["y"] for box in buttons}) == 1, buttons
    await page.click("#object-mode")
    await expect(page.locator("#preview")).to_contain_text("pierdes tu próximo turno")
    assert following.tables[table]["view"]["phase"] == "objecting"
    await page.click("#object")
    await following.until(lambda: following.tables[table]["view"]["turns"])
    await expect(row).to_be_visible()
    await expect(page.locator("#object, #object-mode")).to_have_count(0)
    await phone.check_quiet()


@pytest.mark.parametrize("names", ["Ana Luz Sol", "Ana Luz Sol Eva"])
async def test_BIS_15_who_is_next_and_has_let_a_play_stand_may_pass_before_the_others_have(
    browser: Browser, house: Server, names: str
) -> None:
    """Without a clock, as on wood: acting lets the play stand for all."""
    players = await come_in(house, names)
    table = await sit_down(players, game="bisonte", options={"words": "objection", "clock": False})
    await begin(players, table)
    first = players[0].tables[table]["view"]["on_turn"]
    author, following, *_ = players[first:] + players[:first]
    tiles = plain_tiles(author.tables[table]["view"]["rack"])[:2]
    placements = [{"cell": CENTRE + place, "tile": tile} for place, tile in enumerate(tiles)]
    after = await Visitor.enter_as(following, browser)
    await after.go(table)
    await act(author, table, {"type": "play", "placements": placements})
    await expect(after.page.locator("#let-stand")).to_be_visible()
    await check_nothing_covered(after.page, "".join(tiles))
    await after.page.click("#let-stand")
    await expect(after.page.locator("#pass")).to_be_visible()
    await expect(after.page.locator("#object-mode")).to_be_visible()
    await check_nothing_covered(after.page, "".join(tiles))
    await after.page.click("#pass")
    await after.page.click(".doing .main")
    await following.until(
        lambda: [turn["kind"] for turn in following.tables[table]["view"]["turns"]] == ["play", "pass"]
    )
    await after.check_quiet()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
async def test_the_board_comes_to_the_tile_that_is_laid_with_and_without_motion(
    browser: Browser, house: Server, motion: str
) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE, reduced_motion=motion)
    table = await ana.open_table("bisonte")
    await ana.start_with_bots()
    await ana.until(ana.mind(table).is_asked)
    await ana.page.click(f'[data-cell="{CORNER}"]')
    await ana.page.locator('.rack [data-tile]:not([data-tile="*"])').first.click()
    await expect(ana.page.locator(".window")).to_have_class(re.compile("close"))
    await expect(ana.page.locator(f'[data-cell="{CORNER}"]')).to_be_in_viewport(ratio=0.95)
    await ana.check_quiet()


@pytest.mark.parametrize("seats", [2, 3])
async def test_the_board_stays_where_it_is_when_somebody_comes_to_watch(
    browser: Browser, house: Server, seats: int
) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE)
    table = await ana.open_table("bisonte", seats=seats, options={"words": "checked"})
    await ana.start_with_bots()
    await ana.until(ana.mind(table).is_asked)
    await expect(ana.page.locator("#preview")).to_contain_text("checked as you play it")
    await ana.page.evaluate("document.fonts.ready")
    square = ana.page.locator(f'[data-cell="{CORNER}"]')
    before = await box_of(square)
    luz = await Visitor.enter(browser, house)
    await luz.go(table)
    await expect(ana.page.locator(".watching")).to_contain_text("one person is watching")
    assert await box_of(square) == before
    await ana.check_quiet()
