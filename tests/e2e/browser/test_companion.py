"""The companion at a wooden table: names and seats, a sheet that can be corrected, a result, and what is kept of it."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.companions import begin, come, fields, name_all, seated, totals, write_loom
from tests.e2e.browser.conftest import MADE_UP
from tests.e2e.browser.test_dragging import fling
from tests.e2e.browser.visitors import PHONE
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
FAMILY = ("Ana", "Beto", "Luz")


async def test_people_are_named_dragged_to_their_seats_and_remembered(browser: Browser, house: Server) -> None:
    ana = await come(browser, house, "/companion/loom")
    page = ana.page
    await name_all(page, FAMILY)
    grips = page.locator("fieldset .grip")
    await fling(page, grips.nth(2), grips.nth(0))
    assert await seated(page) == ["Luz", "Ana", "Beto"]
    await grips.nth(0).press("ArrowDown")
    assert await seated(page) == ["Ana", "Luz", "Beto"]
    await expect(page.locator("#spoken")).to_contain_text("Luz, seat 2.")
    await page.get_by_role("button", name="Beto one seat up").click()
    assert await seated(page) == ["Ana", "Beto", "Luz"]
    await page.select_option("#youngest", label="Beto")
    await page.click("#begin")
    await page.wait_for_selector(".totals")
    assert await page.locator(".totals .name").all_text_contents() == ["Ana", "Beto", "Luz"]
    # LOO-S2: the youngest leads the first round, then it goes round to the right: Beto, Ana, Luz (TAB-12).
    first = page.locator("tbody tr").first
    await expect(first.get_by_role("rowheader")).to_contain_text("Beto leads")
    for name in ("Luz", "Ana", "Beto"):
        await page.get_by_role("button", name=f"{name}, round 1:").click()
        await page.get_by_text("Count the cards").click()
        await page.get_by_label("Letters or values").fill("SEA")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Escape")
    # The first to show a word scores it, the others get −4 in its place (LOO-13).
    points = [int(text.split()[0].replace("−", "-")) for text in await first.get_by_role("button").all_inner_texts()]
    assert points == [-4, 8, -4]

    await page.goto(f"{ana.origin}/companion/bisonte")
    await page.wait_for_selector("#begin")
    # Who has no name is called by the seat, and is nobody the next time.
    await page.click("#begin")
    await expect(page.locator(".totals .name")).to_have_text(["Player 1", "Player 2"])
    await page.goto(f"{ana.origin}/companion/bisonte")
    await page.wait_for_selector("#begin")
    assert await seated(page) == ["", ""]
    await page.get_by_role("list", name="Who played before").get_by_text("Luz").click()
    assert await fields(page).nth(0).input_value() == "Luz"
    await fields(page).nth(1).fill("luz")
    await expect(page.get_by_text("Two of you have the same name")).to_be_visible()
    await page.goto(f"{ana.origin}/companion/loom")
    await page.wait_for_selector("#begin")
    assert await seated(page) == ["Ana", "Beto", "Luz"]
    await expect(page.locator("#youngest")).to_have_value("1")
    await ana.check_quiet()


async def test_a_form_that_is_not_sent_is_found_again(browser: Browser, house: Server) -> None:
    ana = await come(browser, house, "/companion/loom", viewport=PHONE, has_touch=True)
    page = ana.page
    await fields(page).nth(0).fill("Ana")
    await page.click("#add")
    # Whoever comes is named at once.
    await page.keyboard.type("Luz")
    await page.locator("#choice-rounds").fill("3")
    await page.locator("#choice-rounds").press("Tab")
    await page.click("a[href='/rules/loom']")
    await page.wait_for_url("**/rules/loom")
    await page.get_by_text("LOO-S1").first.wait_for()
    await page.go_back()
    await expect(page.locator("#choice-rounds")).to_have_value("3")
    await page.reload()
    await page.wait_for_selector("#begin")
    assert await seated(page) == ["Ana", "", "Luz"]
    await page.evaluate("""sessionStorage.setItem("sobremesa-book.draft.loom", '{"names": 7, "chosen": "x"}')""")
    await page.reload()
    await page.wait_for_selector("#begin")
    assert await seated(page) == ["", ""]
    await ana.check_quiet()


async def test_entries_are_undone_corrected_and_kept_and_a_result_leads_to_a_rematch(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house, viewport=PHONE, has_touch=True)
    page = ana.page
    address = await begin(ana, "loom", FAMILY, {"rounds": "2"})
    await write_loom(page, 1, {"Ana": 12, "Beto": 8, "Luz": 4})
    assert await totals(page) == [12, 8, 4]
    await page.click("#undo")
    assert await totals(page) == [12, 8, 0]
    await page.reload()
    await page.wait_for_selector(".totals")
    assert await totals(page) == [12, 8, 0]
    await page.click("#redo")
    await write_loom(page, 1, {"Beto": 20})
    assert await totals(page) == [12, 20, 4]
    await page.click("#menu")
    await page.click("#rename")
    await page.get_by_label("Name of player 3").fill("Abuela")
    await page.keyboard.press("Enter")
    await expect(page.locator(".totals .name").nth(2)).to_have_text("Abuela")

    # On a low screen the result is out of sight: it is heard, and one tap away.
    await page.set_viewport_size({"width": 390, "height": 420})
    await write_loom(page, 2, {"Ana": 6, "Beto": 2, "Abuela": 30})
    await expect(page.locator("#spoken")).to_contain_text("Abuela wins")
    await expect(page.locator("#ending")).to_have_text("Abuela wins")
    await page.evaluate("scrollTo(0, 0)")
    await page.get_by_role("button", name="Abuela wins").click()
    await expect(page.locator("#ending")).to_be_in_viewport()
    await expect(page.locator("#see-ending")).to_have_count(0)
    await page.set_viewport_size(PHONE)
    await expect(page.locator(".ending .clause")).to_have_text("LOO-18")
    await expect(page.locator(".course svg polyline")).to_have_count(3)
    await page.locator("[data-total='2']").click()
    await expect(page.locator("dialog tfoot")).to_contain_text("34")
    await page.keyboard.press("Escape")
    await page.click("#again")
    await page.wait_for_selector(".totals")
    assert page.url != address
    assert await totals(page) == [0, 0, 0]

    await page.goto(f"{ana.origin}/companion/records")
    await expect(page.locator("section.card")).to_contain_text("Highest total 34 Abuela")
    await ana.check_quiet()


async def test_a_match_that_was_deleted_comes_back_and_one_that_is_not_here_is_said_to_be(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house)
    page = ana.page
    address = await begin(ana, "loom", ("Ana", "Beto"))
    await write_loom(page, 1, {"Ana": 12})
    await page.click("#menu")
    await page.click("#delete")
    await expect(page.locator("#kept")).to_be_visible()
    await expect(page.locator("[data-match]")).to_have_count(0)
    await page.goto(address)
    await expect(page.locator("main")).to_contain_text("This match is not in this browser")
    await page.goto(f"{ana.origin}/companion")
    await page.get_by_text("One was deleted lately").click()
    await page.get_by_text("Bring it back").click()
    await page.click("#go-on")
    await page.wait_for_selector(".totals")
    assert await totals(page) == [12, 0]


async def test_a_match_is_shared_as_text_and_as_a_picture(browser: Browser, house: Server) -> None:
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "loom", ("Ana", "Beto"), {"rounds": "1"})
    await write_loom(page, 1, {"Ana": 12, "Beto": 8})
    await page.click("#share")
    await expect(page.locator("dialog pre")).to_contain_text("● Ana 12 ✦\n★ Beto 8\n")
    async with page.expect_download() as saved:
        await page.click("#share-picture")
    picture = (await (await saved.value).path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    await page.click("#share-text")
    await expect(page.locator("#notice")).not_to_be_empty()


async def test_a_tie_that_was_broken_says_so_wherever_it_is_told(browser: Browser, house: Server) -> None:
    """BUF-32: more ants on the board decide."""
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "buffet", ("Ana", "Beto"))
    for name, left in (("Ana", "2"), ("Beto", "1")):
        await page.get_by_role("textbox", name=f"{name}, foods touched").fill("1")
        await page.get_by_role("textbox", name=f"{name}, ordinary ants left").fill(left)
    await page.get_by_role("button", name="The rest is 0").click()
    await expect(page.locator(".totals .best")).to_contain_text("Beto")
    await expect(page.locator(".course .step")).to_have_text(["Foods", "Nests", "Special", "Left"])
    await page.click("#share")
    await expect(page.locator("dialog pre")).to_contain_text("Beto wins. Level on points (2); more ants")
    await page.keyboard.press("Escape")
    await page.goto(f"{ana.origin}/companion")
    await expect(page.locator("[data-match]")).to_contain_text("Level on points; the tie-break decided.")


async def test_two_windows_of_one_browser_write_on_the_same_sheet(browser: Browser, house: Server) -> None:
    ana = await come(browser, house)
    address = await begin(ana, "loom", ("Ana", "Beto"))
    other = await ana.context.new_page()
    await other.goto(address)
    await other.wait_for_selector(".totals")
    await write_loom(ana.page, 1, {"Ana": 12})
    await expect(other.locator("[data-total='0'] .total")).to_have_text("12")
    await write_loom(other, 1, {"Beto": 8})
    await expect(ana.page.locator("[data-total='1'] .total")).to_have_text("8")
    # Taken back is the last entry, whoever wrote it, and that one alone.
    await ana.page.click("#undo")
    await expect(other.locator("[data-total='1'] .total")).to_have_text("0")
    assert await totals(ana.page) == [12, 0]


async def test_without_a_secure_context_it_says_what_does_not_work_and_the_rest_does(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house, host=MADE_UP, viewport=PHONE)
    await expect(ana.page.locator("#readiness")).to_contain_text("Without https")
    await begin(ana, "loom", ("Ana", "Beto"))
    await expect(ana.page.locator("#insecure")).to_contain_text("Without https")
    await write_loom(ana.page, 1, {"Ana": 12})
    await ana.page.reload()
    await ana.page.wait_for_selector(".totals")
    assert await totals(ana.page) == [12, 0]
    await ana.check_quiet()


async def test_the_way_back_closes_what_lies_over_a_match_and_only_then_leaves_it(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house, viewport=PHONE, has_touch=True)
    page = ana.page
    address = await begin(ana, "golf", ("Ana", "Beto"))
    dialog = page.locator("dialog[open]")
    for opener in ("table td button", "[data-timer] .face", "#menu"):
        await page.locator(opener).first.click()
        await expect(dialog).to_have_count(1)
        await page.go_back()
        await expect(dialog).to_have_count(0)
        await expect(page).to_have_url(address)
    # One that takes the place of another takes its step, and one that was closed by its button leaves none.
    await page.click("#menu")
    await page.click("#rename")
    await expect(page.locator("dialog input")).to_have_count(2)
    await page.go_back()
    await expect(dialog).to_have_count(0)
    await page.click("#menu")
    await dialog.locator("header button").click()
    await expect(dialog).to_have_count(0)
    await page.go_back()
    await expect(page).not_to_have_url(address)
    # A link in a sheet is one step as well.
    await page.goto(address)
    await page.click("#menu")
    await dialog.locator("a[href='/rules/golf']").click()
    await expect(page).to_have_url(f"{ana.origin}/rules/golf")
    await page.go_back()
    await expect(page).to_have_url(address)
    await expect(dialog).to_have_count(0)
    await ana.check_quiet()


async def test_keys_are_shown_and_arrows_go_over_the_sheet(browser: Browser, house: Server) -> None:
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "bisonte", ("Ana", "Beto"))
    await page.keyboard.press("?")
    await expect(page.locator("dialog kbd").first).to_have_text("Arrows")
    await page.keyboard.press("Escape")
    first, second = page.locator("tbody button").nth(0), page.locator("tbody button").nth(1)
    await first.focus()
    await page.keyboard.press("ArrowRight")
    await expect(second).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("tfoot button").nth(1)).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowLeft")
    await expect(first).to_be_focused()
    # The board reader opens on the game of the match, and has keys of its own.
    await page.click("#menu")
    await page.click("#read")
    await expect(page.locator("[data-choice=bisonte]")).to_have_attribute("aria-pressed", "true")
    await page.keyboard.press("?")
    await expect(page.get_by_text("the next tile is a Bisonte")).to_be_visible()
    await ana.check_quiet()
