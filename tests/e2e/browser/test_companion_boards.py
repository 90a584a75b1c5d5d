"""The board reader as people use it: a board is entered, kept and read, a play is scored, and nothing is lost."""

import json
from functools import cache
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, Page, Route, expect

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.texts import Language
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.search import best_plays
from sobremesa.games.bisonte.words import POLICY as BISONTE_WORDS
from sobremesa.games.buffet.board import SIDE, Board, lay, nest_sides
from sobremesa.games.buffet.ground import Ant, Ground
from sobremesa.games.buffet.search import words_on
from sobremesa.games.buffet.words import POLICY as BUFFET_WORDS
from sobremesa.lexicon import Lexicon
from tests.e2e.browser.clean import check
from tests.e2e.browser.companions import come
from tests.e2e.browser.readers import go_to, square
from tests.e2e.browser.test_access import SIGHTS
from tests.e2e.browser.test_large_letters import ZOOMED, faults, large
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
__all__ = ["large"]
lexicon = cache(Lexicon.load)
TURNS = (0, 1, 2, 3, 0, 1, 2, 3, 0)
KEPT = "sobremesa.companion.boards"


def board_of_tiles(language: Language) -> Board:
    """The first nine tiles, each turned its own way."""
    return lay(load_buffet(language).tiles[:9], TURNS)


def words_of(language: Language, board: Board, ants: dict[int, Ant]) -> int:
    """How many words the first of two players could announce."""
    known = lexicon(language)
    return len(words_on(Ground(board, ants, 2, nest_sides(2)), 0, known, known.allowed(BUFFET_WORDS)))


async def letters_on(page: Page) -> str:
    """What the page shows on its cells, food as a star."""
    names = await page.locator("[role=gridcell]").evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel)")
    return "".join("*" if "food" in name else name.partition("letter ")[2][:1] or "." for name in names)


async def read(page: Page, count: int) -> None:
    """The words of the board, as many as there are by the rules."""
    await page.click("[data-choice=words]")
    await expect(page.get_by_text(f"{count:,} words were to be found.")).to_be_visible()


async def test_our_tiles_are_laid_and_turned_and_their_words_read(browser: Browser, house: Server) -> None:
    """BUF-S1, BUF-5: on a phone, with a finger."""
    ana = await come(browser, house, "/companion/boards", viewport=PHONE, has_touch=True)
    page = ana.page
    await go_to(page, "buffet", "en")
    for place, turns in enumerate(TURNS):
        await page.click(f"[data-tile='{place + 1}']")
        for _ in range(turns):
            await page.click(f"[data-place='{place}']")
    board = board_of_tiles("en")
    assert await letters_on(page) == board.letters
    await read(page, words_of("en", board, {}))
    longest = page.locator(".word").first
    await longest.click()
    spelt = await page.locator(".board svg .piece text").all_text_contents()
    assert "".join(spelt) == await longest.text_content()

    await page.reload()
    await expect(page.locator(".word").first).to_be_visible()
    await page.get_by_role("button", name="Clear the board").click()
    assert set(await letters_on(page)) == {"."}
    await page.get_by_role("button", name="Undo").click()
    assert await letters_on(page) == board.letters
    await ana.check_quiet()


async def test_any_board_is_pasted_and_ants_change_what_can_be_found(browser: Browser, house: Server) -> None:
    """BUF-2, BUF-6: words begin beside one's own ants as well, and cross none."""
    ana = await come(browser, house, "/companion/boards")
    page, board = ana.page, board_of_tiles("en")
    await go_to(page, "buffet", "en")
    await page.click("[data-choice=letters]")
    await page.get_by_role("button", name="Paste a board").click()
    await page.get_by_role("textbox").fill("<1/> 🐜 123 \u0000 ** ")
    await page.get_by_role("button", name="Put it on the board").click()
    await expect(page.get_by_text("There are no letters in that text.")).to_be_visible()
    await page.get_by_role("button", name="Paste a board").click()
    lines = [board.letters[first : first + SIDE] for first in range(0, len(board.letters), SIDE)]
    await page.get_by_role("textbox").fill("\n".join(lines).lower())
    await page.get_by_role("button", name="Put it on the board").click()
    assert await letters_on(page) == board.letters

    # By keys: over a cell and back again, and another row.
    await square(page, 0)
    await page.keyboard.type("zz")
    assert (await letters_on(page))[:2] == "ZZ"
    for _ in range(2):
        await page.get_by_role("button", name="Undo").click()

    await page.click("[data-choice=ants]")
    ants = {22: Ant(0, 1), 37: Ant(0, 1), 52: Ant(1, 1)}
    for cell, ant in ants.items():
        await page.click(f"[data-seat='{ant.seat}']")
        await square(page, cell)
    await read(page, words_of("en", board, ants))
    await page.get_by_label("First round, without ants").check()
    await expect(page.get_by_text(f"{words_of('en', board, {}):,} words were to be found.")).to_be_visible()
    await ana.check_quiet()


async def test_the_best_plays_of_a_rack_are_those_of_the_rules(browser: Browser, house: Server) -> None:
    """BIS-16 to BIS-20, with a digraph and a Bisonte on the rack."""
    ana = await come(browser, house, "/companion/boards", viewport=PHONE, has_touch=True)
    page = ana.page
    rack = ("A", "E", "CH", "R", "L", "*", "O")
    board = {111 + place: Placed(letter) for place, letter in enumerate("CASA")}
    edition, known = load_bisonte("es-102"), lexicon("es")
    best = best_plays(edition, known, known.allowed(BISONTE_WORDS), board, rack, count=1)[0]
    await go_to(page, "bisonte", "es")
    await square(page, 111)
    for letter in "CASA":
        await page.click(f"[data-tile='{letter}']")
    await page.click("[data-choice=best]")
    for tile in rack:
        await page.click("[data-key=bisonte]" if tile == "*" else f"[data-tile='{tile}']")
    await expect(page.get_by_text("plays were possible.")).to_be_visible()
    assert await page.locator(".play .points").first.text_content() == str(best.points)
    # As players write it: the row first for a word across, the column first for one down.
    places = await page.locator(".play .place").all_text_contents()
    assert all((place[0].isdigit()) == ("→" in place) for place in places), places
    await page.locator(".play").first.click()
    await expect(page.locator(".badge")).to_have_text(str(best.points))
    await expect(page.locator(".cell.laid")).to_have_count(len(best.placements))
    # One tile too many of a kind is said, not forbidden (BIS-C1).
    await page.click("[data-choice=board]")
    await page.click("[data-tile=CH]")
    await expect(page.get_by_text("CH: 2 here, 1 in the box.")).to_be_visible()
    await ana.check_quiet()


async def test_what_somebody_forged_in_the_browser_is_an_empty_board(browser: Browser, house: Server) -> None:
    ana = await come(browser, house, "/companion/boards")
    page = ana.page
    names = [f"{KEPT}.{game}.{language}" for game in ("buffet", "bisonte") for language in ("es", "en")]
    keep = "([names, forged]) => names.forEach((name) => localStorage.setItem(name, forged))"
    for forged in ("{", "[]", "null", '{"letters":3,"board":{"x":1},"rack":["<b>"],"tiles":[[]],"laid":[null]}'):
        await page.evaluate(keep, [[KEPT, *names], forged])
        await page.reload()
        await page.wait_for_selector("[data-cell]")
        assert set(await letters_on(page)) == {"."}
        await page.click("[data-choice=bisonte]")
        await expect(page.locator(".tile")).to_have_count(0)
    await ana.check_quiet()


async def test_the_code_of_a_set_lays_its_board_and_a_wrong_one_is_said(browser: Browser, house: Server) -> None:
    """BUF-S1: nine tiles with their turns; whatever else is answered changes nothing."""
    ana = await come(browser, house, "/companion/boards")
    page = ana.page
    await go_to(page, "buffet", "en")
    dealt: dict[str, Any] = {"tiles": [str(number) for number in range(1, 10)], "turns": TURNS}
    told = {"GOOD22": dealt, "BAD222": {**dealt, "tiles": ["1"] * 9}}

    async def answer(route: Route) -> None:
        code = route.request.url.partition("buffet/")[2].partition("?")[0]
        status = 200 if code in told else 404
        await route.fulfill(status=status, body=json.dumps(told.get(code)), content_type="application/json")

    await page.route("**/api/sets/**", answer)
    field, button = page.get_by_label("Code on a printed set"), page.get_by_role("button", name="Lay its board")
    for code in ("BAD222", "../../me"):
        await field.fill(code)
        await button.click()
        await expect(page.get_by_text("No set has this code.")).to_be_visible()
        assert set(await letters_on(page)) == {"."}
    await field.fill("GOOD22")
    await button.click()
    # The house answers in its own time, and then all of it lies there at once.
    await expect(page.locator("[data-cell='224']")).to_have_text(board_of_tiles("en").letters[-1])
    assert await letters_on(page) == board_of_tiles("en").letters
    await expect(page.get_by_text("No set has this code.")).to_have_count(0)
    ana.complaints.clear()  # of the 404


async def visit(visitor: Visitor) -> Any:
    """Every view of the reader, with something on its boards."""
    page = visitor.page
    board = board_of_tiles("en")
    buffet = {"letters": board.letters, "ants": "0".rjust(23, ".").ljust(225, "."), "players": 2}
    tiles = {str(111 + place): {"tile": tile, "bisonte": False} for place, tile in enumerate("HOUSE")}
    bisonte = {"board": tiles, "laid": [{"cell": 116, "tile": "S", "bisonte": True}], "rack": ["A", "*", "T"]}
    keep = "(kept) => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))"
    kept = {f"{KEPT}.buffet.en": buffet, f"{KEPT}.bisonte.en": bisonte, KEPT: {"game": "buffet", "words": "en"}}
    await page.evaluate(keep, {name: json.dumps(value) for name, value in kept.items()})
    await page.goto(f"{visitor.origin}/companion/boards")
    for game, modes in (("buffet", ("tiles", "letters", "ants", "words")), ("bisonte", ("board", "play", "best"))):
        await page.click(f"[data-choice={game}]")
        for mode in modes:
            await page.click(f"[data-choice={mode}]")
            if mode in {"words", "best"}:
                found = page.locator(".word, .play")
                await found.first.click()
                await expect(page.get_by_text("Searching")).to_have_count(0)
            yield f"{game}, {mode}"
            if mode == "play":
                await page.get_by_role("button", name="Somebody objects").click()
                await expect(page.locator(".verdicts li")).to_have_count(1)
                yield f"{game}, {mode}, objected to"


async def test_on_a_phone_on_its_side_the_board_is_seen_whole_beside_its_letters(
    browser: Browser, house: Server
) -> None:
    on_its_side = {"width": PHONE["height"], "height": PHONE["width"]}
    ana = await come(browser, house, "/companion/boards", viewport=on_its_side, has_touch=True)
    page = ana.page
    for game, mode in (("buffet", "letters"), ("bisonte", "play")):
        await page.click(f"[data-choice={game}]")
        await page.click(f"[data-choice={mode}]")
        await page.locator(".desk").evaluate("(desk) => desk.scrollIntoView()")
        board, panel = page.locator(".desk > .board"), page.locator(".panel")
        over, beside = await board.bounding_box(), await panel.bounding_box()
        assert over is not None
        assert beside is not None
        assert 0 <= over["y"] <= on_its_side["height"] - over["height"], (game, over)
        assert beside["x"] >= over["x"] + over["width"], game
        # Every square can be tapped: what looks closer lies on none of them.
        await page.locator("[data-cell='224']").click()
    await ana.check_quiet()


@SIGHTS
async def test_axe_finds_nothing_to_say_of_the_reader(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await come(browser, house, color_scheme=scheme, viewport=viewport)
    async for _ in visit(ana):
        await check(ana)
    await ana.check_quiet()


async def test_the_reader_can_be_used_in_letters_of_twice_the_size(
    browser: Browser, large: Browser, house: Server
) -> None:
    found: list[str] = []
    for name, opened, viewport in (("phone", large, PHONE), ("desk", browser, ZOOMED)):
        ana = await come(opened, house, viewport=viewport, has_touch=True)
        async for where in visit(ana):
            found += await faults(ana, f"{name}, {where}")
    assert not found, "\n".join(found)
