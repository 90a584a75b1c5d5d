"""The browser keeps what it saw before a match, and checks the match at its end: a server that cheats is caught."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from playwright.async_api import Browser, expect

from sobremesa.cli.verify import verify
from tests.e2e import cheats
from tests.e2e.browser.clean import check
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server, fork, serving

pytestmark = pytest.mark.anyio
CAUGHT = {
    cheats.change_draws: "The draw “dice/1” is not what the seed gives.",
    cheats.show_something_else: "What was shown after the draw “dice/1” is not what was drawn.",
    cheats.swap_the_seed: "The seed is not made of the server’s secret and the players’ numbers.",
    cheats.swap_the_secret: "The server committed to another secret than the one that your device was shown.",
    cheats.replace_a_commitment: "The number that your device added is missing.",
    cheats.deal_a_set: "What was shown after the draw “holes” is not what was drawn.",
}


@contextmanager
def dishonest(cheat: cheats.Cheat) -> Iterator[Server]:
    """A server that cheats."""
    options = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0")
    with serving("memory:", *options, by=partial(fork, cheat=cheat)) as server:
        yield server


async def play_a_little(visitor: Visitor) -> str:
    """A match against Luis that is given up in its first round; the seal that the server showed before it."""
    table = await visitor.open_table("golf", seats=1, options={"words": "dictionary"})
    await visitor.until(lambda: visitor.answered("commit-nonce"))
    seal: str = visitor.tables[table]["state"]["chance"]["commitment"]
    await visitor.start_with_bots()
    await visitor.page.click("#menu")
    await visitor.page.get_by_role("button", name="End the match").click()
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator(".result").wait_for()
    return seal


async def save_proof(visitor: Visitor, folder: Path) -> Path:
    """The file that the open explanation offers."""
    async with visitor.page.expect_download() as saving:
        await visitor.page.click("#save-proof")
    file = folder / "proof.jsonl"
    await (await saving.value).save_as(file)
    return file


def verified(file: Path, *options: str) -> Result:
    return CliRunner().invoke(verify, [str(file), "--ui", "en", *options])


async def test_a_fair_match_has_its_tick_and_a_proof_that_anybody_can_check(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    """TAB-3: with one person and a bot as well."""
    ana = await Visitor.enter(browser, house, viewport=PHONE)
    seal = await play_a_little(ana)
    await ana.page.get_by_role("button", name="Fair deal", exact=True).click()
    sheet = ana.page.get_by_role("dialog")
    await expect(sheet).to_contain_text("has checked the whole match")
    await expect(sheet.locator("dd").first).to_have_text(seal)
    await check(ana)
    proof = await save_proof(ana, tmp_path)
    fair = verified(proof, "--commitment", seal.upper())
    assert fair.exit_code == 0, fair.output
    assert "All of it is as it was kept." in fair.output
    other = verified(proof, "--commitment", "0" * 64)
    assert (other.exit_code, "Nothing in this match fits" in other.output) == (1, True)


@pytest.mark.parametrize("cheat", CAUGHT, ids=lambda cheat: cheat.__name__)
async def test_a_server_that_cheats_is_caught_by_the_browser_and_by_verify(
    browser: Browser, tmp_path: Path, cheat: Any
) -> None:
    """TAB-3."""
    with dishonest(cheat) as server:
        ana = await Visitor.enter(browser, server)
        seal = await play_a_little(ana)
        await ana.page.get_by_role("button", name="The deal doesn’t add up").click()
        await expect(ana.page.get_by_role("dialog")).to_contain_text(CAUGHT[cheat])
        proof = await save_proof(ana, tmp_path)
        transcript = await ana.page.request.get(f"{server.url}/api/matches/{ana.page.url.rsplit('/', 1)[1]}/transcript")
        bare = tmp_path / "bare.jsonl"
        bare.write_bytes(await transcript.body())
        ana.complaints.clear()
        await ana.page.goto("about:blank")
    found = verified(proof)
    assert (found.exit_code, CAUGHT[cheat] in found.output) == (1, True), found.output
    if cheat is cheats.swap_the_secret:
        # Its own file agrees with itself: only what somebody has kept gives it away.
        assert verified(bare).exit_code == 0
        assert verified(bare, "--commitment", seal).exit_code == 1


async def test_a_server_that_tells_players_one_thing_and_keeps_another_on_file_is_caught(browser: Browser) -> None:
    """TAB-3."""
    with dishonest(cheats.tell_lies) as server:
        ana = await Visitor.enter(browser, server)
        await play_a_little(ana)
        await ana.page.get_by_role("button", name="The deal doesn’t add up").click()
        await expect(ana.page.get_by_role("dialog")).to_contain_text("differently from how this device saw it")
        await ana.page.goto("about:blank")


async def test_a_browser_that_had_no_part_in_the_seed_shows_no_tick(browser: Browser) -> None:
    """TAB-3: what a server has dealt from its secret alone agrees with itself, and nobody can say more."""
    with dishonest(cheats.shut_out) as server:
        ana = await Visitor.enter(browser, server)
        await play_a_little(ana)
        await ana.page.get_by_role("button", name="Agrees with itself").click()
        await expect(ana.page.get_by_role("dialog")).to_contain_text("can’t tell whether somebody chose the seed")
        await ana.page.goto("about:blank")
