"""What the companion keeps: as a file and back, whatever the file is, and when the browser keeps nothing at all."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.companions import begin, come, totals, write_loom
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
_FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
_BOOK = """() => {
  const kept = Object.entries(localStorage).filter(([name]) => name.startsWith("sobremesa-book.match."));
  return Object.fromEntries(kept);
}"""


async def open_file(page: Page, path: Path, told: str) -> None:
    """Choose a file, and read what the page says of it."""
    await page.set_input_files("#import", path)
    # It is empty again once the file is read: what is said then is said of this one.
    await expect(page.locator("#import")).to_have_value("")
    await expect(page.locator("#imported")).to_contain_text(told)


async def save_file(page: Page, origin: str, path: Path) -> dict[str, Any]:
    """Everything as a file, and what is in it."""
    await page.goto(f"{origin}/companion")
    async with page.expect_download() as saved:
        await page.click("#export")
    await (await saved.value).save_as(path)
    file: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return file


async def test_everything_goes_into_a_file_and_comes_back_and_no_bad_file_changes_anything(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "loom", ("Ana", "Beto"))
    await write_loom(page, 1, {"Ana": 12, "Beto": 8})
    await begin(ana, "golf", ("Luz", "Mar"))
    file = await save_file(page, ana.origin, tmp_path / "book.json")
    before = await page.evaluate(_BOOK)
    assert len(before) == len(file["matches"]) == 2

    await page.evaluate("localStorage.clear()")
    await page.reload()
    await expect(page.locator("[data-match]")).to_have_count(0)
    await open_file(page, tmp_path / "book.json", "2 matches are new.")
    await expect(page.locator("[data-match]")).to_have_count(2)
    assert await page.evaluate(_BOOK) == before
    await open_file(page, tmp_path / "book.json", "2 were here already")

    bad = tmp_path / "bad.json"
    loom = next(match for match in file["matches"] if match["game"] == "loom")
    for content, told in (
        ("<html>", "not a file of the companion"),
        (json.dumps({**file, "kind": "else"}), "not a file of the companion"),
        ((tmp_path / "book.json").read_text()[:-20], "not a file of the companion"),
        (json.dumps({**file, "version": 9}), "from a newer Sobremesa"),
        (" " * 20_000_001, "larger than 20 MB"),
        (json.dumps({**file, "matches": [None] * 25_001}), "more than 25,000 matches"),
        (json.dumps({**file, "matches": [{**loom, "sheet": {"rounds": "<img src=x onerror=alert(1)>"}}]}), "left out"),
        (json.dumps({**file, "matches": [{**loom, "changed": 1, "names": ["Older", "Older"]}]}), "was here already"),
        (
            json.dumps({**file, "matches": [{**loom, "id": "records"}, {"__proto__": loom}, None]}),
            "3 matches in the file",
        ),
    ):
        bad.write_text(content, encoding="utf-8")
        await open_file(page, bad, told)
        assert await page.evaluate(_BOOK) == before, content[:60]
    await page.get_by_role("button", name="Delete: The Letter Loom").click()
    await expect(page.locator("[data-match]")).to_have_count(1)
    await page.locator("#notice").get_by_role("button", name="Bring it back").click()
    assert await page.evaluate(_BOOK) == before
    await page.locator(f"[data-match='{loom['id']}']").click()
    await page.wait_for_selector(".totals")
    assert await totals(page) == [12, 8]
    await ana.check_quiet()


async def test_names_in_a_file_are_only_ever_text(browser: Browser, house: Server, tmp_path: Path) -> None:
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "loom", ("Ana", "Beto"))
    file = await save_file(page, ana.origin, tmp_path / "book.json")
    forged = {**file["matches"][0], "id": "forged-match", "names": ["<b>bold</b>", "\u202eolleh"]}
    (tmp_path / "book.json").write_text(json.dumps({**file, "matches": [forged]}), encoding="utf-8")
    await open_file(page, tmp_path / "book.json", "One match is new")
    await page.goto(f"{ana.origin}/companion/forged-match")
    await expect(page.locator(".totals .name").nth(0)).to_have_text("<b>bold</b>")
    await expect(page.locator(".totals .name").nth(1)).to_have_text("olleh")
    await ana.check_quiet()


async def test_a_browser_that_is_full_says_so_and_the_match_goes_on(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    ana = await come(browser, house)
    page = ana.page
    address = await begin(ana, "loom", ("Ana", "Beto"))
    await page.evaluate(_FULL)
    await write_loom(page, 1, {"Ana": 12})
    await expect(page.locator("#trouble")).to_contain_text("no room for more")
    await write_loom(page, 1, {"Beto": 8})
    assert await totals(page) == [12, 8]
    async with page.expect_download() as saved:
        await page.locator("#trouble button").click()
    await (await saved.value).save_as(tmp_path / "saved.json")
    (match,) = json.loads((tmp_path / "saved.json").read_text())["matches"]
    assert match["totals"] == [12, 8]
    # What was kept before is still there.
    await page.goto(address)
    await page.wait_for_selector(".totals")
    assert await totals(page) == [0, 0]


async def test_what_somebody_forged_in_the_storage_is_left_alone_and_harms_nothing(
    browser: Browser, house: Server
) -> None:
    ana = await come(browser, house)
    page = ana.page
    await begin(ana, "loom", ("Ana", "Beto"))
    await page.evaluate(
        """() => {
          const [name, text] = Object.entries(localStorage).find(([name]) => name.startsWith("sobremesa-book.match."));
          localStorage.setItem("sobremesa-book.match.forged-0001", "{ torn");
          localStorage.setItem("sobremesa-book.names", '{"length": 1e9}');
          localStorage.setItem("sobremesa-book.last.loom", '{"names": [7, null], "chosen": [], "youngest": 99}');
          localStorage.setItem("sobremesa-book.history", "[]");
          const forged = { ...JSON.parse(text), id: "forged-0002", sheet: { rounds: 7 } };
          localStorage.setItem("sobremesa-book.match.forged-0002", JSON.stringify(forged));
        }"""
    )
    await page.goto(f"{ana.origin}/companion")
    await expect(page.get_by_text("One more thing lies here that cannot be read")).to_be_visible()
    await page.locator("[data-match=forged-0002]").click()
    await expect(page.locator("main")).to_contain_text("cannot be read")
    await page.goto(f"{ana.origin}/companion/loom")
    await page.wait_for_selector("#begin")
    await page.goto(f"{ana.origin}/companion")
    await page.click("#go-on")
    assert await page.evaluate("localStorage.getItem('sobremesa-book.match.forged-0001')") == "{ torn"
    await ana.check_quiet()
