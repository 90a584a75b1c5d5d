"""What a rule forbids, asked for by hand with the button that is there for it: the house says why not."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import expect

from sobremesa.games.buffet.board import neighbours
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.line import fault_of_line
from tests.e2e.browser.hands import drag
from tests.e2e.browser.visitors import Visitor
from tests.e2e.players import Mind

_SHOWN = """(game) => {
  const text = document.querySelector("#notice").textContent;
  return text.includes(`${game}-`) && text;
}"""
MOVES = {"golf": "write", "bisonte": "play", "buffet": "announce", "loom": "write"}


async def is_refused(visitor: Visitor, table: str, game: str) -> bool:
    """Ask for what a rule forbids: its clause is shown, and nothing has changed. False where it cannot be asked yet."""
    page, mind = visitor.page, visitor.mind(table)
    if MOVES[game] not in _offers(mind):
        return False
    before, answered = _own(mind), len(visitor.answers)
    # It is shown for six seconds: the page itself looks out for it.
    shown = asyncio.create_task(page.wait_for_function(_SHOWN, arg=game[:3].upper()))
    await _TRIES[game](visitor, mind)
    # What is built is sent by itself, too: drafts have answers of their own.
    (answer,) = await visitor.until(
        lambda: [each for each in visitor.answers[answered:] if each["asked"] == MOVES[game]]
    )
    assert answer["kind"] == "refused", answer
    assert answer["clause"].startswith(f"{game[:3].upper()}-")
    assert answer["clause"] in await (await shown).json_value()
    assert mind.is_asked()
    assert _own(mind) == before, "nothing has changed"
    await page.evaluate("[...document.querySelectorAll('#notice button')].at(-1)?.click()")
    await _take_back(visitor, game)
    return True


def _offers(mind: Mind) -> dict[str, Any]:
    return {offer["action"]: offer for offer in mind.update["offers"]}


def _own(mind: Mind) -> object:
    return mind.update["view"]["players"][mind.update["seat"]]


async def _cross_the_line(visitor: Visitor, mind: Mind) -> None:
    path = crossing(mind.view().card)
    await visitor.page.fill("#word", "Z" * len(path))
    for space in path:
        await visitor.page.click(f'[data-space="{space}"]')
    await visitor.page.click("#hand-in")


def crossing(card: HoleCard) -> tuple[int, ...]:
    """A line through all spaces of a card that crosses itself, or runs back (GOL-4)."""
    inner = [space for space in range(len(card.spaces)) if space not in (card.start, card.flag)]
    lines = ((card.start, *order, card.flag) for order in itertools.permutations(inner))
    return next(line for line in lines if fault_of_line(card, line, neighbours=False))


async def _play_in_a_corner(visitor: Visitor, mind: Mind) -> None:
    """The first play goes through the centre (BIS-1), later ones lie beside others (BIS-2).

    The button is off once the page knows that; Enter asks all the same.
    """
    tile = next(tile for tile in mind.update["view"]["rack"] if tile != "*")
    await visitor.page.locator(f'.rack [data-tile="{tile}"]').first.click()
    await visitor.page.click('[data-cell="0"]')
    await visitor.page.keyboard.press("Enter")


async def _announce_from_elsewhere(visitor: Visitor, mind: Mind) -> None:
    """A trail that begins far from one's nest (BUF-5).

    With a line to the house the page would say so before it is announced; so it is announced while there is none.
    """
    trail = trail_of_three(mind, is_near=False)
    away = visitor.page.locator("#away")
    await visitor.context.set_offline(True)
    await expect(away).not_to_be_empty()
    await drag(visitor.page, *(visitor.page.locator(f'[data-cell="{cell}"]') for cell in trail))
    await visitor.page.click("#announce")
    await visitor.context.set_offline(False)
    await expect(away).to_be_empty()
    visitor.complaints.clear()


def trail_of_three(mind: Mind, *, is_near: bool) -> tuple[int, int, int]:
    """Three cells side by side, whatever they spell, from one's nest or from where no trail may begin."""
    asks = {ask["field"]: ask for ask in _offers(mind)["announce"]["asks"]}
    free, starts = set(asks["path"]["among"]), set(asks["path.first"]["among"])
    return next(
        (first, second, third)
        for first in sorted(free & starts if is_near else free - starts)
        for second in free & set(neighbours(first))
        for third in free & set(neighbours(second)) - {first}
    )


async def _write_of_ones_own_cards(visitor: Visitor, mind: Mind) -> None:
    """A word needs a letter of the centre (LOO-10)."""
    card = mind.update["view"]["hand"][0]
    await visitor.page.locator(f'.hand [data-card="{card}"]:visible').first.click()
    await visitor.page.click("#write")


async def _take_back(visitor: Visitor, game: str) -> None:
    page = visitor.page
    await page.keyboard.press("Escape")
    if game == "buffet":
        back = page.locator(".tracing .word button")
        while await back.is_enabled():
            await back.click()
    if game == "loom":
        await page.keyboard.press("Backspace")
        await expect(page.locator("#write")).to_be_disabled()


_TRIES: dict[str, Callable[[Visitor, Mind], Awaitable[None]]] = {
    "golf": _cross_the_line,
    "bisonte": _play_in_a_corner,
    "buffet": _announce_from_elsewhere,
    "loom": _write_of_ones_own_cards,
}
