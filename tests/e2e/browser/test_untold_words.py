"""Whether a word is valid is told by nothing at a table before the rules tell it: somebody has to ask for it."""

import json
import re
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Request, expect

from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon import Lexicon
from tests.e2e.browser.visitors import PHONE, Visitor, frames_to, is_ready
from tests.e2e.serving import Server
from tests.patience import until

pytestmark = pytest.mark.anyio
CENTRE = 112
VERDICT = re.compile(
    r"valid in|what does it mean|meaning is known|objects rightly|are all in the dictionary|is not in the dictionary"
    r"|does not have|/api/words|not-in-dictionary|split-digraph",
    re.IGNORECASE,
)
"""How pages and frames say what the dictionary has or has not, and how they lead to it."""
_LEADING = """(word) => [...document.querySelectorAll("a, button, [role=link], [role=button]")]
  .filter((each) => new RegExp(`\\b${word}\\b`).test(`${each.textContent} ${each.getAttribute("aria-label")}`))
  .map((each) => each.getAttribute("aria-label") ?? each.textContent)"""
"""What can be tapped and has a word in its name or its text."""


class Onlooker:
    """A page, and all that its browser asks the house for."""

    def __init__(self, visitor: Visitor, page: Page) -> None:
        self.visitor = visitor
        self.page = page
        self.asked: list[str] = []
        # A socket that is open already tells nothing: a visitor listens from before the first page.
        self.frames = visitor.frames if page is visitor.page else frames_to(page)
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        self.asked.append(request.url)

    async def everything(self) -> str:
        """What the page shows, says and holds: markup with all attributes, and what a screen reader is told."""
        body = self.page.locator("body")
        return f"{await body.evaluate('(body) => body.outerHTML')}\n{await body.aria_snapshot()}"

    async def check_untold(self, word: str) -> None:
        """Nothing tells whether this word is valid, though it is there to be seen."""
        shown = self.page.get_by_text(re.compile(rf"\b{word}\b")).filter(visible=True)
        await expect(shown.first).to_be_visible()
        said = await self.everything()
        assert not VERDICT.search(said), VERDICT.search(said)
        # The number beside a play explains its points, and no more.
        leading = await self.page.evaluate(_LEADING, word)
        assert all(re.search(r"\d+ points?|why", each) for each in leading), leading
        assert not [url for url in self.asked if "/words/" in url]


def is_objecting(frame: str) -> bool:
    """Whether it brings the view of a match in which one may object now."""
    return bool((json.loads(frame).get("view") or {}).get("phase") == "objecting")


def update_without_verdict(frame: str) -> None:
    """The view and what was told of the match have no verdict in them."""
    message: dict[str, Any] = json.loads(frame)
    if message["kind"] != "update":
        return
    told = json.dumps([message.get("view"), message.get("steps")])
    assert not VERDICT.search(told)
    assert '"verdicts"' not in told
    assert '"upheld"' not in told


async def lay_any(visitor: Visitor, table: str) -> str:
    """Two tiles of the rack on the centre, whatever they spell; what they spell."""
    # Backwards, so that they never spell the QR of a button.
    word = "".join(sorted(letters_of(visitor, table), reverse=True)[:2])
    await lay(visitor, word)
    return word


async def lay(visitor: Visitor, word: str) -> None:
    """Tiles of the rack, from the centre to the right."""
    await visitor.page.click(f'[data-cell="{CENTRE}"]')
    await visitor.page.keyboard.type(word)
    await expect(visitor.page.locator(".cell.laid")).to_have_count(len(word))


def letters_of(visitor: Visitor, table: str) -> list[str]:
    """The tiles of the rack, but for Bisontes."""
    return [tile for tile in visitor.mind(table).update["view"]["rack"] if tile != "*"]


def no_word_of(letters: Sequence[str], lexicon: Lexicon) -> str:
    """The shortest row of these letters that is no word (BIS-11)."""
    rows = ("".join(row) for count in range(2, len(letters) + 1) for row in permutations(letters, count))
    return next(row for row in rows if not lexicon.judge(row.lower(), POLICY).valid)


async def seated(browser: Browser, house: Server, **options: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that has started: first whose turn it is."""
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte", seats=2, options={"clock": False, **options})
    luz = await Visitor.enter(browser, house, viewport=PHONE)
    await luz.go(table)
    await luz.page.click("text=Sit here")
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    for visitor in (ana, luz):
        await visitor.until(lambda visitor=visitor: visitor.tables[table]["view"])  # type: ignore[misc]
    view = ana.tables[table]["view"]
    return (ana, luz, table) if view["on_turn"] == ana.tables[table]["seat"] else (luz, ana, table)


async def test_BIS_12_during_an_objection_window_nothing_tells_whether_the_word_is_valid(
    browser: Browser, house: Server, english: Lexicon
) -> None:
    author, other, table = await seated(browser, house, words="objection")
    watching = await Visitor.enter(browser, house)
    screen = Onlooker(author, await author.context.new_page())
    onlookers = [Onlooker(each, each.page) for each in (author, other, watching)] + [screen]
    await watching.go(table)
    await screen.page.goto(f"{author.origin}/screen/{table}")
    await expect(screen.page.locator("[data-cell]").first).to_be_visible()

    # While tiles are placed, the points are told, and nothing else.
    word = no_word_of(sorted(letters_of(author, table), reverse=True), english)
    await lay(author, word)
    main = author.page.locator("#play")
    await expect(main).to_have_text(re.compile(r"^\s*Play · \d+ points?\s*$"))
    preview = await author.page.locator("#preview").inner_text()
    assert "dictionary" not in preview.lower()
    before = {id(each): len(each.frames) for each in onlookers}

    def told_since(onlooker: Onlooker) -> list[str]:
        """All frames since then, once one of them has told of the play."""
        frames = onlooker.frames[before[id(onlooker)] :]
        return frames if any(is_objecting(frame) for frame in frames) else []

    marks = {id(each.visitor): len(each.visitor.updates) for each in onlookers}
    await main.click()
    await other.until(lambda: other.tables[table]["view"]["phase"] == "objecting")

    for each in onlookers:
        await each.check_untold(word)
    # On a phone the score sheet and the story are sheets of their own.
    (phone,) = (each.page for each in (author, other) if each.page.viewport_size == PHONE)
    for button in await phone.locator("button.narrow:visible").all():
        await button.click()
        await expect(phone.get_by_role("dialog")).to_be_visible()
        assert not VERDICT.search(await phone.locator("body").inner_text())
        await phone.keyboard.press("Escape")
        await expect(phone.get_by_role("dialog")).to_have_count(0)
    for each in onlookers:
        sent = await until(lambda each=each: told_since(each))  # type: ignore[misc]
        for frame in sent:
            update_without_verdict(frame)
        for update in each.visitor.updates[marks[id(each.visitor)] :]:
            update_without_verdict(json.dumps(update))

    # Once somebody objects all are told, and then there is a way to the dictionary.
    await other.page.click("#object")
    for each in onlookers:
        await expect(each.page.get_by_role("button", name=f"{word}: what does it mean?").first).to_be_visible()
    await other.until(lambda: other.tables[table]["view"]["turns"])
    objection = other.tables[table]["view"]["turns"][0]["objection"]
    assert [verdict["word"] for verdict in objection["verdicts"]] == [word]
    # What it means, and not whether it is valid: that the table has said, by its own options and words.
    async with author.page.expect_response(re.compile(r"/api/words/")):
        await author.page.get_by_role("button", name=f"{word}: what does it mean?").first.click()
    dialog = author.page.get_by_role("dialog")
    await expect(dialog).not_to_contain_text("Looking it up")
    await expect(dialog.locator("ol li, .quiet").first).to_be_visible()
    await expect(dialog).not_to_contain_text(re.compile("valid", re.IGNORECASE))
    for visitor in (author, other, watching):
        await visitor.check_quiet()


async def test_BIS_12_a_play_that_nobody_objected_to_was_never_judged_and_stays_untold(
    browser: Browser, house: Server
) -> None:
    author, other, table = await seated(browser, house, words="objection")
    onlookers = [Onlooker(each, each.page) for each in (author, other)]
    word = await lay_any(author, table)
    await author.page.click("#play")
    await other.page.click("#let-stand")
    await other.until(lambda: other.tables[table]["view"]["turns"])
    await expect(author.page.locator("#play")).to_contain_text("Wait for")
    for each in onlookers:
        await each.check_untold(word)
    await author.check_quiet()


async def test_BIS_12_where_plays_are_checked_a_wrong_word_is_refused_only_once_it_is_played(
    browser: Browser, house: Server, english: Lexicon
) -> None:
    author, _, table = await seated(browser, house, words="checked")
    before = author.mind(table).update["view"]
    await lay(author, no_word_of(letters_of(author, table), english))
    await expect(author.page.locator("#play")).to_have_text(re.compile(r"^\s*Play · \d+ points?\s*$"))
    said = await author.page.locator("body").inner_text()
    assert not VERDICT.search(said)
    await author.page.click("#play")
    answer = await author.until(lambda: next((each for each in author.answers if each["asked"] == "play"), None))
    assert (answer["kind"], answer["clause"]) == ("refused", "BIS-3")
    await expect(author.page.locator("#notice")).to_contain_text("BIS-3")
    assert author.mind(table).update["view"] == before
    await author.check_quiet()
