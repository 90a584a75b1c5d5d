"""A play of Bisonte from the board reader to the sheet of its match, and off the board again."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.companions import begin, come, totals
from tests.e2e.browser.readers import go_to, lay_tiles, square
from tests.e2e.browser.visitors import PHONE
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
PUT = re.compile("on the sheet of")


async def scores(page: Page, points: int) -> None:
    """What the play that lies there scores."""
    await expect(page.get_by_role("button", name=f"This play: {points}. Why?")).to_be_visible()


async def hand_over(page: Page, address: str, points: int) -> None:
    """The play that lies there goes onto the sheet of the match."""
    await page.get_by_role("button", name=f"Put {points} on the sheet of Ana and Beto").click()
    await expect(page).to_have_url(address)
    await page.locator(".from-board .main").click()
    await page.locator("dialog [type=submit]").click()
    await expect(page.locator(".from-board")).to_have_count(0)


async def test_a_play_is_scored_objected_to_and_written_on_the_sheet_of_its_match(
    browser: Browser, house: Server
) -> None:
    """BIS-1, BIS-12, BIS-17 to BIS-20: the worked examples, each laid and handed over."""
    ana = await come(browser, house)
    page, reader = ana.page, f"{ana.origin}/companion/boards"
    address = await begin(ana, "bisonte", ("Ana", "Beto"), words="es")
    # A later match with other tiles has no part in it.
    other = await begin(ana, "bisonte", ("Luz", "Dani"), words="en")
    await page.goto(reader)
    await go_to(page, "bisonte", "es")
    await page.get_by_text("Which tiles and which board").click()
    await page.get_by_label("Premium squares").select_option("sixty-one")
    await page.click("[data-choice=play]")
    await square(page, 0)
    await page.keyboard.type("peras")
    await expect(page.get_by_text("one of your tiles goes on the centre square")).to_be_visible()
    await page.get_by_role("button", name="Take all back").click()
    await lay_tiles(page, 108, "peras")
    await scores(page, 20)
    await page.get_by_role("button", name="This play: 20. Why?").click()
    await expect(page.get_by_text("P doubled in PERAS")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Somebody objects").click()
    await expect(page.locator(".verdicts li")).to_contain_text("PERAS: it is a word.")

    # It waits for that sheet alone, through a reload and an entry that is closed again.
    await page.get_by_role("button", name="Put 20 on the sheet of Ana and Beto").click()
    await page.goto(other)
    await page.wait_for_selector(".totals")
    await expect(page.locator(".from-board")).to_have_count(0)
    await page.goto(address)
    await page.locator(".from-board .main").click()
    await page.keyboard.press("Escape")
    await page.reload()
    await page.locator(".from-board .main").click()
    await page.locator("dialog [type=submit]").click()
    await expect(page.locator(".from-board")).to_have_count(0)
    assert await totals(page) == [20, 0]

    await page.goto(reader)
    # VISPERAS with a Bisonte on a red square; ERAS down to its end; CASERIAS over that, seven tiles on two pink ones.
    for cell, keys, points in ((105, "*vis", 27), (67, "Space era", 4), (64, "caserias", 90)):
        await lay_tiles(page, cell, keys)
        await scores(page, points)
        await hand_over(page, address, points)
        await page.go_back()
    # What was played lies on the board, and the next word leans on it: no word, but nobody asked (BIS-12).
    await page.click("[data-choice=play]")
    await square(page, 112)
    await page.keyboard.press("Space")
    await page.keyboard.type("sxch")
    await page.get_by_role("button", name="Somebody objects").click()
    verdict = page.locator(".verdicts li", has_text="ERASXCH")
    await expect(verdict).to_contain_text("ERASXCH: it is not valid. It is not in the dictionary at all.")
    await page.goto(address)
    await page.wait_for_selector(".totals")
    assert await totals(page) == [24, 117]
    await ana.check_quiet()


async def test_of_several_matches_the_play_goes_to_the_one_that_the_reader_was_opened_from(
    browser: Browser, house: Server
) -> None:
    """BIS-C1: with the tiles of that match, and the names of its players on the button."""
    ana = await come(browser, house)
    page = ana.page
    first = await begin(ana, "bisonte", ("Ana", "Beto"), words="es")
    later = await begin(ana, "bisonte", ("Luz", "Dani"), words="es")
    with_103 = await begin(ana, "bisonte", ("Eva", "Fito"), {"edition": "es-103"}, words="es")

    await page.goto(first)
    await page.click("#menu")
    await page.click("#read")
    await lay_tiles(page, 110, "casa")
    await expect(page.get_by_role("button", name=PUT)).to_have_text(re.compile("Ana and Beto"))
    await page.get_by_role("button", name=PUT).click()
    await expect(page).to_have_url(first)
    await expect(page.locator(".from-board")).to_contain_text("CASA")
    for other in (later, with_103):
        await page.goto(other)
        await page.wait_for_selector(".totals")
        await expect(page.locator(".from-board")).to_have_count(0)

    # From the entry of a turn, with the box of that match.
    await page.locator(".next.main").click()
    await page.get_by_role("link", name="Count it on the board").click()
    await expect(page.locator("details select").first).to_have_value("es-103")
    await page.click("[data-choice=play]")
    await expect(page.get_by_role("button", name=PUT)).to_have_text(re.compile("Eva and Fito"))

    # Opened by itself it asks whose sheet it is; a match that is gone, or none at all, has none.
    for query in ("", "?match=", "?match=0123456789ab", "?game=bisonte&match=%3Cb%3E"):
        await page.goto(f"{ana.origin}/companion/boards{query}")
        await go_to(page, "bisonte", "es")
        await page.click("[data-choice=board]")
        await page.locator("summary").click()
        await page.locator("details select").first.select_option("es-102")
        await page.click("[data-choice=play]")
        names = await page.get_by_role("button", name=PUT).all_text_contents()
        assert [name.partition(" of ")[2] for name in names] == ["Luz and Dani", "Ana and Beto"]
    await ana.check_quiet()


async def test_a_play_that_nobody_wrote_down_is_taken_off_the_board_by_one_button(
    browser: Browser, house: Server
) -> None:
    """BIS-13: also when it was kept, and the page was opened anew meanwhile."""
    ana = await come(browser, house, viewport=PHONE, has_touch=True)
    page = ana.page
    address = await begin(ana, "bisonte", ("Ana", "Beto"), words="es")
    await page.goto(f"{ana.origin}/companion/boards")
    await go_to(page, "bisonte", "es")
    for keys, cell in (("casa", 110), ("sol", 127)):
        await lay_tiles(page, cell, f"Space {keys}" if keys == "sol" else keys)
        await page.get_by_role("button", name=PUT).click()
        await page.get_by_role("button", name="Do not write it").click()
        await page.go_back()
        await page.click("[data-choice=play]")
    await page.reload()
    await expect(page.locator(".tile")).to_have_count(7)
    await page.click("[data-choice=play]")
    await page.get_by_role("button", name="Take the last play off the board").click()
    await expect(page.locator(".tile")).to_have_count(4)
    await expect(page.get_by_role("button", name="Take the last play off the board")).to_have_count(0)
    await page.get_by_role("button", name="Undo").click()
    await expect(page.locator(".tile")).to_have_count(7)
    await page.goto(address)
    await page.wait_for_selector(".totals")
    assert await totals(page) == [0, 0]
    await ana.check_quiet()


async def test_whoever_objects_is_told_why_a_word_is_not_valid(browser: Browser, house: Server) -> None:
    """BIS-11, BIS-12: a name is in the dictionary, and is no word of this game."""
    ana = await come(browser, house, "/companion/boards")
    page = ana.page
    await go_to(page, "bisonte", "es")
    for word, why in (("madrid", "a proper name"), ("onu", "an acronym"), ("madrix", "It is not in the dictionary")):
        await lay_tiles(page, 110, word)
        await page.get_by_role("button", name="Somebody objects").click()
        await expect(page.locator(".verdicts li")).to_contain_text(
            re.compile(f"{word.upper()}: it is not valid.*{why}")
        )
        assert await page.locator(".verdicts [lang]").all_text_contents() == [word.upper()]
        await page.get_by_role("button", name="Take all back").click()
    await ana.check_quiet()
