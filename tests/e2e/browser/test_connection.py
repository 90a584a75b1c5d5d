"""Two people at one table, one of whom loses the network; and an old page after a deploy."""

import asyncio
import json

import pytest
from playwright.async_api import Browser, Route, WebSocketRoute, expect

from tests.e2e.browser.hands import make
from tests.e2e.browser.visitors import DESK, PHONE, Visitor, is_ready
from tests.e2e.serving import Server
from tests.patience import patience

pytestmark = pytest.mark.anyio

_STANDS_AT = "main => main.offsetTop"
_OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

_FOLLOW = """(way) => {
  const link = Object.assign(document.createElement("a"), { href: way });
  document.body.append(link);
  link.click();
  link.remove();
}"""


async def test_who_loses_the_network_is_told_so_and_comes_back_to_the_table_as_it_is(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, viewport=DESK)
    luz = await Visitor.enter(browser, house, viewport=PHONE)
    table = await ana.open_table("golf", options={"words": "dictionary"})
    await luz.go(table)
    await luz.page.click("text=Sit here")
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await luz.page.wait_for_selector(".table.playing")
    await luz.page.fill("#word", "TABLE")

    stood = await luz.page.locator("main").evaluate(_STANDS_AT)
    await luz.context.set_offline(True)
    await expect(luz.page.locator("#away")).to_contain_text("The connection is gone")
    assert await luz.page.locator("main").evaluate(_STANDS_AT) == stood, "nothing jumps"
    assert not await luz.page.evaluate(_OVERLAP, ["#away", ".hand"]), "what one uses is not covered"
    await expect(ana.page.locator(".chip", has_text="no connection")).to_be_visible()
    # What is asked meanwhile is asked when the line is back.
    await luz.page.click("#empty-card")
    await make(ana, "golf", {"type": "write", "word": "", "path": []})
    await ana.until(lambda: ana.answered("write"))
    missed = len(luz.updates)

    await luz.context.set_offline(False)
    await expect(luz.page.locator("#away")).to_be_empty()
    await luz.until(lambda: luz.tables[table]["view"]["players"][0]["rounds"])
    numbers = [step["number"] for update in luz.updates[missed - 1 :] for step in update["steps"]]
    assert numbers == sorted(set(numbers))
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    # An empty card costs points.
    await expect(luz.page.locator(".story")).to_contain_text("loses")
    # The answer comes after what it has done.
    assert await luz.until(lambda: luz.answered("write")) == ["done"]


async def test_pieces_that_did_not_come_are_asked_for_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    tries: list[str] = []

    async def lose_the_first(route: Route) -> None:
        tries.append(route.request.url)
        await (route.abort() if len(tries) == 1 else route.continue_())

    await ana.page.route("**/api/editions/**", lose_the_first)
    await ana.open_table("golf", seats=1)
    await ana.start_with_bots()
    await expect(ana.page.locator("#hand-in")).to_be_visible()
    assert len(tries) == 2


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        ("/rules/golf", "**/assets/clauses.*"),
        ("/daily/2026-11-01", "**/api/daily/2026-11-01"),
        ("/people/me", "**/api/people/*"),
    ],
)
async def test_an_answer_that_comes_when_its_page_is_left_disturbs_nobody(
    browser: Browser, house: Server, way: str, answer: str
) -> None:
    ana = await Visitor.enter(browser, house, "/")
    ana.complaints.clear()
    left, asked = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await left.wait()
        await route.continue_()

    await ana.page.route(answer, hold)
    me = await (await ana.page.request.get(f"{ana.origin}/api/me")).json()
    await ana.page.evaluate(_FOLLOW, way.replace("/me", f"/{me['person']['id']}"))
    async with patience():
        await asked.wait()
    await ana.page.go_back()
    await expect(ana.page.locator("#games")).to_be_visible()
    async with ana.page.expect_response(answer):
        left.set()
    await expect(ana.page.locator("#games")).to_be_visible()
    await ana.check_quiet()


async def test_a_page_of_another_build_loads_itself_again_once(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    loads: list[str] = []
    greeted = asyncio.Queue[str]()

    def newer_house(socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            socket.send(json.dumps({"kind": "reload", "protocol": 1, "build": "newer"}))
            greeted.put_nowait(str(message))

        socket.on_message(answer)

    await ana.page.route_web_socket("**/api/socket", newer_house)
    # A page that is told so early is left before all of it has come.
    ana.page.on("request", lambda request: loads.extend([request.url] * request.is_navigation_request()))
    await ana.page.goto(ana.origin)
    async with patience():
        assert json.loads(await greeted.get())["kind"] == "hello"
        assert json.loads(await greeted.get())["kind"] == "hello"
    # Told to load again once more, the page stays as it is: it does not spin.
    await expect(ana.page.locator("#away")).to_contain_text("The connection is gone")
    assert greeted.empty()
    assert len(loads) == 2


async def test_who_has_lost_the_cookie_comes_in_again_as_a_new_guest(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    away = ana.page.locator("#away")
    await expect(away).to_be_empty()
    await ana.context.clear_cookies()
    await ana.context.set_offline(True)
    await expect(away).not_to_be_empty()
    await ana.context.set_offline(False)
    await expect(away).to_be_empty()
    assert [cookie.get("name") for cookie in await ana.context.cookies()] == ["sobremesa"]
    await ana.page.click("[data-play=golf]")
    await ana.page.wait_for_selector(".table.playing")


async def test_who_is_banned_is_told_why_and_the_page_tries_no_more(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    tries: list[str] = []

    async def shut(socket: WebSocketRoute) -> None:
        tries.append(socket.url)
        await socket.close(code=4403, reason="banned")

    async def refuse(route: Route) -> None:
        await route.fulfill(status=403, json={"sentence": "You cannot come in any more. Reason: rude"})

    await ana.page.route_web_socket("**/api/socket", shut)
    await ana.page.route("**/api/me", refuse)
    await ana.page.reload()
    await expect(ana.page.locator("#notice")).to_contain_text("You cannot come in any more. Reason: rude")
    await expect(ana.page.locator("#away")).to_be_empty()
    await ana.page.evaluate("dispatchEvent(new Event('online'))")
    assert len(tries) == 1
