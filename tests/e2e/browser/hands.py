"""A move as a person makes it on the page: tapped, typed, and sent with the main button."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page

from tests.e2e.browser.visitors import Visitor

Action = dict[str, Any]


async def play_to_the_end(visitor: Visitor, table: str, *, most: int = 200) -> int:
    """Play a match on the page until it is over, as one of our bots would; how many moves were made."""
    mind = visitor.mind(table)
    game = mind.update["state"]["setting"]["game"]
    for moves in range(most):
        if await visitor.until(lambda: mind.is_asked() or "over" * mind.is_over) == "over":
            return moves
        answered = len(visitor.answers)
        await make(visitor.page, game, mind.choose())
        answer = await visitor.until(lambda: visitor.answers[answered:])  # noqa: B023 - called within this turn
        assert answer[-1]["kind"] == "done", answer
        await visitor.until(lambda: mind.update["number"] >= answer[-1]["number"])  # noqa: B023 - likewise
    raise AssertionError("the match did not end")


async def make(page: Page, game: str, action: Action) -> None:
    """Make this move: with the game's own pieces where the page draws them, else by the button that offers it."""
    drawn = _DRAWN[game].get(action["type"])
    if drawn is not None:
        await drawn(page, action)
    else:
        await press_offer(page, action)


async def press_offer(page: Page, action: Action) -> None:
    """The button of a choice that is offered."""
    offered = page.locator("button[data-action]")
    await offered.first.wait_for()
    for button in await offered.all():
        found = json.loads(await button.get_attribute("data-action") or "")
        if found.items() <= action.items():
            await button.click()
            return
    raise AssertionError(f"no button offers {action}")


async def _write_hole(page: Page, action: Action) -> None:
    if not action["word"]:
        await page.click("#empty-card")
        return
    await page.fill("#word", action["word"])
    for space in action["path"]:
        await page.click(f'[data-space="{space}"]')
    await page.click("#hand-in")


async def _choose(page: Page, action: Action) -> None:
    """What is best is proposed already."""
    await page.click("#choose")


async def _buy(page: Page, action: Action) -> None:
    for kind in action["kinds"]:
        await page.locator(".shop .piece").filter(has_text=re.compile(rf"^{kind} ")).click()
    await page.click("#buy")


async def _lay_tiles(page: Page, action: Action) -> None:
    for each in action["placements"]:
        name = re.escape("✱" if each["tile"] == "*" else each["tile"])
        await page.locator(".rack .piece:not(:disabled)").filter(has_text=re.compile(rf"^{name}\d")).first.click()
        await page.click(f'[data-cell="{each["cell"]}"]')
        if each["tile"] == "*":
            await page.locator(".toggles").get_by_role("button", name=each["stands_for"], exact=True).first.click()
    await page.click("#play")


async def _toggle(page: Page, names: list[str], send: str) -> None:
    """Choose things among those that an offer lists, and send them."""
    for name in names:
        free = page.locator('.offer .toggles button[aria-pressed="false"]')
        await free.filter(has_text=re.compile(rf"^{re.escape(name)}$")).first.click()
    await page.get_by_role("button", name=send, exact=True).click()


async def _exchange(page: Page, action: Action) -> None:
    await _toggle(page, ["✱" if tile == "*" else tile for tile in action["tiles"]], "Exchange")


async def _trace(page: Page, action: Action) -> None:
    for cell in action["path"]:
        await page.click(f'[data-cell="{cell}"]')
    await page.click("#announce")


async def _place_ant(page: Page, action: Action) -> None:
    await page.click(f'[data-cell="{action["cell"]}"]')


async def _write_cards(page: Page, action: Action) -> None:
    """The cards in order; none where the seat has no word."""
    for card in action["cards"]:
        await page.click(f'[data-card="{card}"]')
        if card < 0:
            await page.select_option("#wild", action["wild"])
    await page.click("#write")


async def _done(page: Page, action: Action) -> None:
    await page.click("#done")


async def _throw(page: Page, action: Action) -> None:
    for card in action["cards"]:
        await page.locator(f'.offer .toggles button[data-thing="{card}"]').click()
    await page.get_by_role("button", name="Discard these", exact=True).click()


_DRAWN: dict[str, dict[str, Callable[[Page, Action], Awaitable[None]]]] = {
    "golf": {"write": _write_hole, "choose": _choose, "buy": _buy},
    "bisonte": {"play": _lay_tiles, "exchange": _exchange},
    "buffet": {"announce": _trace, "place": _place_ant},
    "loom": {"write": _write_cards, "done": _done, "throw": _throw},
}
