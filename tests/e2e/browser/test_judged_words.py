"""In a match of the Loom nobody can look up what a word means before it has been judged (LOO-14, LOO-17)."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import Visitor
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, come_in, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
LINKS = "button[lang]"
"""Words that can be looked up by a tap."""


async def play_until(players: list[Player], table: str, phase: str) -> None:
    """Both do what a bot would, until the match is in this phase for both."""
    minds = [Mind(player, table) for player in players]
    while any(mind.update["view"]["phase"] != phase for mind in minds):
        for player, mind in zip(players, minds, strict=True):
            if mind.update["view"]["phase"] != phase and mind.is_asked():
                done = await act(player, table, mind.choose())
                for each in players:
                    await each.until(lambda each=each, done=done: each.tables[table]["number"] >= done)


async def act(player: Player, table: str, action: dict[str, Any]) -> int:
    """A move that is accepted; the number of its step."""
    answer = await player.do(table, "act", action=action)
    assert answer["kind"] == "done", answer
    number: int = answer["number"]
    return number


async def test_a_word_on_which_the_table_votes_is_no_link_and_one_that_is_judged_is(
    browser: Browser, house: Server
) -> None:
    players = await come_in(house, "Ana Luz")
    options = {"words": "table", "clock": False, "rounds": 2}
    table = await sit_down(players, game="loom", language="es", options=options)
    await begin(players, table)
    await play_until(players, table, "creation")
    ana, luz = players
    view = ana.tables[table]["view"]
    # All eight cards and more, as they lie there: no word of any language.
    await act(ana, table, {"type": "write", "cards": [*view["centre"], *view["hand"]]})
    for player in players:
        await act(player, table, {"type": "done"})
    await luz.until(lambda: luz.tables[table]["view"]["phase"] == "voting")
    word = luz.tables[table]["view"]["shown"][-1]["word"]

    voter = await Visitor.enter_as(luz, browser)
    watcher = await Visitor.enter(browser, house)
    for visitor in (voter, watcher):
        await visitor.go(table)
        await expect(visitor.page.get_by_text(word, exact=True).first).to_be_visible()
        await expect(visitor.page.locator(LINKS)).to_have_count(0)
    await act(luz, table, {"type": "vote", "seat": 0, "accept": False})
    for visitor in (voter, watcher):
        await expect(visitor.page.locator(LINKS, has_text=word)).to_have_count(1)
        await visitor.check_quiet()
