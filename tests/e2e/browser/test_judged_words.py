"""Nobody can look up what a word means before it has been judged (LOO-14, LOO-17, BIS-12)."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import Visitor
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, come_in, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
CENTRE = 112
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


async def test_BIS_12_a_word_that_the_table_knows_is_no_link_for_the_dictionary_was_not_asked(
    browser: Browser, house: Server
) -> None:
    players = await come_in(house, "Ana Luz Sol")
    table = await sit_down(players, game="bisonte", options={"words": "table", "clock": False})
    await begin(players, table)
    first = players[0].tables[table]["view"]["on_turn"]
    author, objector, voter = players[first:] + players[:first]
    rack = author.tables[table]["view"]["rack"]
    tiles = [tile for tile in rack if tile != "*"][:2]
    placements = [{"cell": CENTRE + place, "tile": tile} for place, tile in enumerate(tiles)]
    watcher = await Visitor.enter(browser, house)
    await watcher.go(table)
    await act(author, table, {"type": "play", "placements": placements})
    await objector.until(lambda: objector.tables[table]["view"]["phase"] == "objecting")
    done = await act(objector, table, {"type": "object"})
    await watcher.until(lambda: watcher.tables[table]["number"] >= done)
    word = "".join(tiles)
    await expect(watcher.page.get_by_text("The table votes.").first).to_be_visible()
    await expect(watcher.page.locator(LINKS)).to_have_count(0)
    # The author and one of the other two know it; the objection itself is a no.
    await act(voter, table, {"type": "vote", "accept": True})
    await expect(watcher.page.get_by_text("The table knows the word:").filter(visible=True).first).to_be_visible()
    played = watcher.page.locator(".played", has_text=re.compile(rf"^\s*{word}\s*$"))
    await expect(played.filter(visible=True).first).to_be_visible()
    await expect(watcher.page.locator(LINKS)).to_have_count(0)
    view = watcher.tables[table]["view"]
    assert [verdict["reason"] for verdict in view["turns"][0]["objection"]["verdicts"]] == ["voted"]
    await watcher.check_quiet()
