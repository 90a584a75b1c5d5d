"""People with a browser: what they see is the page, and what they do is click and type."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, ClassVar
from weakref import WeakSet

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebSocket, expect
from playwright.async_api import Error as PlaywrightError

from tests.e2e.browser.naming import WATCH, check_names
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server
from tests.patience import PATIENCE, patience

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
expect.set_options(timeout=1000 * PATIENCE)
_VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
"""
# What is drawn at a table follows from its setting here: what a browser adds to the seed is known too.
_KNOWN_NONCES = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes));
"""

_LEFT_EARLY = "WebSocket is closed before the connection is established."
"""What a browser says when somebody leaves a page that was still dialling."""
_WITHOUT_WORKER = "Service Worker registration blocked by Playwright"


class Visitor:
    """One browser of its own: cookies, a page, and every update that the house has sent to it."""

    _inside: ClassVar[list["Visitor"]] = []
    _all: ClassVar[WeakSet["Visitor"]] = WeakSet()

    def __init__(self, context: BrowserContext, page: Page, origin: str) -> None:
        self.context = context
        self.page = page
        self.origin = origin
        self.drags = False
        """Whether pieces are dragged rather than tapped."""
        self.tables: dict[str, dict[str, Any]] = {}
        """The last update of each table, as a `Mind` reads it."""
        self.updates: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        """To all commands that the page has given to tables, each with what was `asked`."""
        self._commands: dict[str, str] = {}
        self._minds: dict[str, Mind] = {}
        self.complaints: list[str] = []
        self.frames = frames_to(page)
        self._news = asyncio.Event()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._overhear)
        self._all.add(self)

    @classmethod
    async def enter(
        cls,
        browser: Browser,
        house: Server,
        path: str | None = None,
        *,
        host: str = "127.0.0.1",
        keeps: bool = False,
        **context: Any,
    ) -> "Visitor":
        """Come into the house with a new browser, and wait until it has let one in.

        Without a path no page is loaded: on the way to a table none is needed. Only a visitor that `keeps` the page
        for when there is no network has a worker: it fetches all of the page once more.
        """
        # Less movement is less to draw, on machines that have a browser in every corner.
        options: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **context}
        options["service_workers"] = "allow" if keeps else "block"
        opened = await browser.new_context(**options)
        opened.set_default_timeout(1000 * PATIENCE)
        await opened.add_init_script(_VIOLATIONS + _KNOWN_NONCES + WATCH)
        visitor = cls(opened, await opened.new_page(), f"http://{host}:{house.port}")
        visitor.drags = not options.get("has_touch")
        cls._inside.append(visitor)
        if path is None:
            let_in = await opened.request.post(f"{visitor.origin}/api/me", data={})
            assert let_in.ok, await let_in.text()
            return visitor
        async with visitor.page.expect_response("**/api/me"):
            await visitor.page.goto(visitor.origin + path)
        await visitor.page.wait_for_selector("#language")
        return visitor

    @classmethod
    async def enter_as(cls, player: Player, browser: Browser, **context: Any) -> "Visitor":
        """Open the house in a new browser of somebody who is in it already, over a socket."""
        cookies = [
            {"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}
            for name, value in player.http.cookies.items()
        ]
        known = {"cookies": cookies, "origins": []}
        return await cls.enter(browser, player.server, storage_state=known, **context)

    def stay(self) -> None:
        """Whoever has let this one in closes the page: not the end of a test."""
        self._inside.remove(self)

    @classmethod
    async def all_leave(cls) -> None:
        """Every browser is closed."""
        while cls._inside:
            await cls._inside.pop().context.close()

    @classmethod
    async def seen_by_all(cls) -> str:
        """What every page that is still open shows, and what it has complained of: for a test that has failed."""
        return "\n\n".join([await each._sees() for each in cls._all if not each.page.is_closed()])

    async def _sees(self) -> str:
        try:
            async with patience():
                shown = await self.page.locator("body").aria_snapshot()
        except (PlaywrightError, TimeoutError) as problem:
            shown = repr(problem)
        return "\n".join([f"── {self.page.url}", *self.complaints, shown])

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.endswith((_LEFT_EARLY, _WITHOUT_WORKER)):
            self.complaints.append(message.text)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)
        socket.on("framereceived", self._read)

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] == "do":
            command = message["command"]
            self._commands[message["id"]] = command.get("action", {}).get("type", command["kind"])

    def _read(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] == "update":
            # Parts that are still as they were are left out.
            self.tables[message["table"]] = self.tables.get(message["table"], {}) | message
            self.updates.append(self.tables[message["table"]])
        elif message.get("id") in self._commands:
            self.answers.append({**message, "asked": self._commands[message["id"]]})
        self._news.set()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something holds, looked at after each update; what it gives."""
        async with patience():
            while not (found := holds()):
                self._news.clear()
                await self._news.wait()
            return found

    def answered(self, asked: str) -> list[str]:
        """How the house has answered each action of a kind: `done`, `refused` or `failed`."""
        return [answer["kind"] for answer in self.answers if answer["asked"] == asked]

    async def check_quiet(self) -> None:
        """Nothing was complained of, neither by scripts nor by the policy of the page, and all of it had names."""
        assert not self.complaints, self.complaints
        assert await self.page.evaluate("window.violations") == []
        await check_names(self.page)

    async def open_table(self, game: str, *, seats: int = 2, language: str = "en", **setting: Any) -> str:
        """Open a table as the page's form does, with options that the form may not have, and go there.

        No clock runs there unless it is asked for: a page needs as long as it needs.
        """
        options = {"clock": False, **setting.pop("options", {})}
        setting = {"game": game, "language": language, "seats": seats, "pace": "instant", "options": options, **setting}
        answer = await self.page.request.post(f"{self.origin}/api/tables", data=setting)
        assert answer.status == 201, await answer.text()
        table: str = (await answer.json())["table"]
        await self.go(table)
        return table

    async def go(self, table: str) -> None:
        """Follow the link of a table."""
        await self.page.goto(f"{self.origin}/t/{table}")
        await self.page.wait_for_selector(".table")

    async def start_with_bots(self) -> None:
        """As the host: bots in all free seats, and off."""
        fill = self.page.locator("#fill")
        if await fill.count():
            await fill.click()
            await fill.wait_for(state="detached")
        await self.page.click("#start")
        await self.page.wait_for_selector(".table.playing")

    def mind(self, table: str) -> Mind:
        """What one of our bots would do in this seat, from what this browser was told alone."""
        if table not in self._minds:
            self._minds[table] = Mind(self, table)  # type: ignore[arg-type]
        return self._minds[table]


def frames_to(page: Page) -> list[str]:
    """What sockets of a page receive from now on; of a socket that is already open nothing is heard."""
    frames: list[str] = []

    def keep(frame: str | bytes) -> None:
        frames.append(frame if isinstance(frame, str) else frame.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return frames


@asynccontextmanager
async def staying(visitor: Visitor) -> AsyncIterator[Visitor]:
    """One who stays for several tests."""
    visitor.stay()
    try:
        yield visitor
    finally:
        await visitor.context.close()


async def is_ready(visitor: Visitor, seat: int) -> None:
    """Wait until somebody is seen to be ready."""
    await expect(visitor.page.locator(".chip .state").nth(seat)).to_have_text("ready")


async def play_by_socket(house: Server, game: str, **setting: Any) -> tuple[Player, str]:
    """Somebody who has played a whole match with a bot, and its table: for what a page shows of it afterwards."""
    player = await Player.enter(house, "Ana")
    table = await sit_down([player], bots=1, game=game, **setting)
    await begin([player], table)
    await Mind(player, table).play()
    return player, table
