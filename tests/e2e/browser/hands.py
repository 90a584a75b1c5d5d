"""A move as a person makes it on the page: dragged, tapped or typed, and sent with the main button."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import FloatRect, Locator, Page, expect

from tests.e2e.browser.visitors import Visitor
from tests.patience import patience

Action = dict[str, Any]
Happens = Callable[[int], Awaitable[None]]
"""Something that befalls a player before a move of this number."""


async def play_to_the_end(visitor: Visitor, table: str, *, befalls: Happens | None = None, most: int = 300) -> int:
    """Play a match on the page until it is over, as one of our bots would; how many moves were made."""
    mind = visitor.mind(table)
    game = mind.update["state"]["setting"]["game"]
    for moves in range(most):
        if await visitor.until(lambda: mind.is_asked() or "over" * mind.is_over) == "over":
            return moves
        if befalls is not None:
            await befalls(moves)
        await move(visitor, table, game)
    raise AssertionError("the match did not end")


async def move(visitor: Visitor, table: str, game: str) -> None:
    """One move, and what the house says to it; where somebody was quicker the question is another by then."""
    mind = visitor.mind(table)
    if mind.is_over or not mind.is_asked():
        return
    action, before = mind.choose(), mind.update["number"]
    answered = len(visitor.answers)
    await make(visitor, game, action)
    # What is built is sent by itself, too: drafts have answers of their own.
    (answer, *_) = await visitor.until(
        lambda: [each for each in visitor.answers[answered:] if each["asked"] == action["type"]]
    )
    if answer["kind"] == "done":
        await visitor.until(lambda: mind.update["number"] >= answer["number"])
    else:
        assert mind.update["number"] > before, (action, answer)


async def make(visitor: Visitor, game: str, action: Action) -> None:
    """Make this move: with the game's own pieces where the page draws them, else by the button that offers it."""
    drawn = _DRAWN[game].get(action["type"])
    if drawn is None:
        await press_offer(visitor.page, action)
    else:
        await drawn(visitor, action)


# Which of the buttons offers an action; fields that are empty may be left out of either.
_OFFERING = """(buttons, wanted) => {
  const isFilled = ([, value]) => value?.length ?? value;
  const filled = (action) => JSON.stringify(Object.entries(action).filter(isFilled).sort());
  return buttons.findIndex((button) => filled(JSON.parse(button.dataset.action)) === filled(wanted));
}"""


async def press_offer(page: Page, action: Action) -> None:
    """The button of a choice that is offered."""
    offered = page.locator("[data-action]:visible")
    await offered.first.wait_for()
    place = await offered.evaluate_all(_OFFERING, action)
    assert place >= 0, f"no button offers {action}"
    await offered.nth(place).click()


async def box_of(shown: Locator) -> FloatRect:
    """Where it has come to rest: a board may be drawn later than the house has told of it, and anew meanwhile."""
    before = None
    async with patience():
        while True:
            await shown.wait_for()
            box = await shown.bounding_box()
            if box is not None and box == before:
                return box
            before = box


async def drag(page: Page, *stops: Locator) -> None:
    """Press on the first, glide over the others, and let go on the last."""
    for number, stop in enumerate(stops):
        box = await box_of(stop)
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=1 if number == 0 else 2)
        if number == 0:
            await page.mouse.down()
    await page.mouse.up()


def _cell(page: Page, cell: int) -> Locator:
    return page.locator(f'[data-cell="{cell}"]')


async def _write_hole(visitor: Visitor, action: Action) -> None:
    """Type the word, and at a desk draw the line in one stroke; with a finger tap space after space.

    A straight stroke takes in spaces on its way, over which the line may run (GOL-5): then they are tapped, too.
    """
    page = visitor.page
    if not action["word"]:
        await page.click("#empty-card")
        return
    await page.fill("#word", action["word"])
    spaces = [page.locator(f'[data-space="{space}"]') for space in action["path"]]
    is_drawn = False
    if visitor.drags:
        await drag(page, *spaces)
        built = json.loads(await page.get_attribute("#hand-in", "data-action") or "null")
        is_drawn = bool(built) and tuple(built["path"]) == tuple(action["path"])
        if not is_drawn:
            await page.click("#clear")
            await page.fill("#word", action["word"])
    if not is_drawn:
        for space in spaces:
            await space.click()
    await page.click("#hand-in")


async def _choose(visitor: Visitor, action: Action) -> None:
    """What is best is proposed already."""
    del action
    await visitor.page.click("#choose")


async def _buy(visitor: Visitor, action: Action) -> None:
    for kind in action["kinds"]:
        await visitor.page.click(f'.shop [data-kind="{kind}"]')
    await visitor.page.click("#buy")


async def _lay_tiles(visitor: Visitor, action: Action) -> None:
    page = visitor.page
    for each in action["placements"]:
        tile = page.locator(f'.rack [data-tile="{each["tile"]}"]:not([disabled])').first
        if visitor.drags:
            await drag(page, tile, _cell(page, each["cell"]))
        else:
            await tile.click()
            await _cell(page, each["cell"]).click()
        if each["tile"] == "*":
            await page.click(f'dialog [data-letter="{each["stands_for"]}"]')
    await page.click("#play")


async def _exchange(visitor: Visitor, action: Action) -> None:
    page = visitor.page
    await page.click("#exchange-mode")
    for tile in action["tiles"]:
        await page.locator(f'.rack [data-tile="{tile}"][aria-pressed="false"]').first.click()
    await page.click("#exchange")


async def _pass(visitor: Visitor, action: Action) -> None:
    await visitor.page.click("#pass")
    await press_offer(visitor.page, action)


async def _trace(visitor: Visitor, action: Action) -> None:
    page = visitor.page
    cells = [_cell(page, cell) for cell in action["path"]]
    if visitor.drags:
        await drag(page, *cells)
    else:
        for cell in cells:
            await cell.click(force=True)
    await page.click("#announce")


async def _call(visitor: Visitor, action: Action) -> None:
    """The number is stepped up or down until it is the one to call."""
    page = visitor.page
    number = page.locator(".calling output")
    await number.wait_for()
    while (now := int(await number.inner_text())) != action["letters"]:
        await page.locator(".calling .number button").nth(int(now < action["letters"])).click()
    await page.click("#call")


async def _say(visitor: Visitor, action: Action) -> None:
    if not action["word"]:
        await press_offer(visitor.page, action)
        return
    await visitor.page.fill("#said", action["word"].lower())
    await visitor.page.click("#say")


async def _show(visitor: Visitor, action: Action) -> None:
    await (_trace if action["path"] else _press)(visitor, action)


async def _press(visitor: Visitor, action: Action) -> None:
    await press_offer(visitor.page, action)


async def _place_ant(visitor: Visitor, action: Action) -> None:
    # What is said of a word may lie over the board, with buttons of its own.
    await expect(visitor.page.locator(".field > .scene")).to_have_count(0)
    await _cell(visitor.page, action["cell"]).click(force=True)


async def _write_cards(visitor: Visitor, action: Action) -> None:
    """The cards in order; none where the seat has no word."""
    page = visitor.page
    for card in action["cards"]:
        await page.locator(f'[data-card="{card}"]:visible').first.click()
        if card < 0:
            await page.select_option("#wild", action["wild"])
    await page.click("#write")


async def _done(visitor: Visitor, action: Action) -> None:
    del action
    await visitor.page.click("#done")


async def _throw(visitor: Visitor, action: Action) -> None:
    for card in action["cards"]:
        await visitor.page.locator(f'[data-card="{card}"]:visible').first.click()
    await visitor.page.click("#throw")


_DRAWN: dict[str, dict[str, Callable[[Visitor, Action], Awaitable[None]]]] = {
    "golf": {"write": _write_hole, "choose": _choose, "buy": _buy},
    "bisonte": {"play": _lay_tiles, "exchange": _exchange, "pass": _pass},
    "buffet": {"announce": _trace, "call": _call, "say": _say, "show": _show, "place": _place_ant},
    "loom": {"write": _write_cards, "done": _done, "throw": _throw},
}
