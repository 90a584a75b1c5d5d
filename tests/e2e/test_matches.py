"""Matches looked back on over HTTP: shared by link, step by step, and as a file that can be verified (TAB-8)."""

import asyncio
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server, guest
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

SHORT: dict[str, Any] = {
    "game": "loom",
    "language": "en",
    "pace": "instant",
    "options": {"words": "dictionary", "clock": False, "rounds": 1},
    "seats": 2,
}


class Finished(msgspec.Struct):
    """A match that is over: its table, its people, and everything that each of them was told."""

    table: str
    people: list[str]
    told: list[list[dict[str, Any]]]


_finished: dict[str, Finished] = {}


async def at_play(house: Server, **setting: Any) -> tuple[Player, Player, str]:
    """Ana and Luz have begun a match."""
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table = await ana.open_table(**{**SHORT, **setting})
    await luz.watch(table)
    for player, command in ((luz, "sit"), (luz, "say-ready"), (ana, "start")):
        assert (await player.do(table, command))["kind"] == "done"
    for player in (ana, luz):
        await player.until(lambda player=player: player.tables[table]["state"]["phase"] == "playing")
    return ana, luz, table


async def finished(house: Server) -> Finished:
    """One match for all tests that only look at it."""
    if house.url not in _finished:
        ana, luz, table = await at_play(house)
        await asyncio.gather(Mind(ana, table).play(), Mind(luz, table).play())
        _finished[house.url] = Finished(table, [ana.person, luz.person], [ana.told, luz.told])
    return _finished[house.url]


def pages(client: httpx.Client, table: str, **asked: Any) -> list[dict[str, Any]]:
    """Every step of a replay, page by page."""
    steps: list[dict[str, Any]] = []
    since: int | None = -1
    while since is not None:
        answer = client.get(f"/api/matches/{table}/replay", params={"since": since, **asked})
        assert answer.status_code == 200, answer.text
        steps += answer.json()["steps"]
        since = answer.json()["next"]
    return steps


def nobody(house: Server) -> httpx.Client:
    """Somebody without a session, who has only the link."""
    return httpx.Client(base_url=house.url, timeout=PATIENCE)


async def test_who_has_the_link_is_told_what_became_of_a_match(house: Server) -> None:
    past = await finished(house)
    with nobody(house) as client:
        told = client.get(f"/api/matches/{past.table}", headers={"accept-language": "es"}).json()
        assert client.get(f"/m/{past.table}").status_code == 200
    assert [seat["person"] for seat in told["seats"]] == past.people
    assert {person["name"] for person in told["people"]} == {"Ana", "Luz"}
    assert told["setting"]["game"] == "loom"
    assert len(told["outcome"]["points"]) == 2
    assert told["sentence"]
    assert told["began_at"] <= told["ended_at"]
    last = next(frame for frame in reversed(past.told[0]) if frame["kind"] == "update")
    assert told["commitment"] == last["view"]["commitment"]


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_replay_from_a_seat_is_what_that_seat_was_told_and_saw(house: Server, seat: int) -> None:
    """TAB-8."""
    past = await finished(house)
    with nobody(house) as client:
        steps = pages(client, past.table, seat=seat, most=7)
    assert [step["told"]["number"] for step in steps] == list(range(len(steps)))
    updates = [frame for frame in past.told[seat] if frame["kind"] == "update" and len(frame["steps"]) == 1]
    assert len(updates) > 10
    by_number = {step["told"]["number"]: step for step in steps}
    for update in updates:
        replayed = by_number[update["number"]]
        assert replayed["told"]["entries"] == update["steps"][0]["entries"]
        assert replayed["view"] == update["view"]
    assert steps[-1]["view"]["outcome"]["points"]


async def test_a_replay_without_a_seat_is_a_spectators(house: Server) -> None:
    past = await finished(house)
    with nobody(house) as client:
        spectator, own = (pages(client, past.table, **asked) for asked in ({}, {"seat": 0}))
    assert all(step["view"]["seat"] is None for step in spectator if step["view"])
    heard, whole = ([entry for step in steps for entry in step["told"]["entries"]] for steps in (spectator, own))
    assert [entry for entry in whole if entry in heard] == heard
    assert len(whole) > len(heard)


async def test_a_transcript_can_be_verified(house: Server, tmp_path: Path) -> None:
    """TAB-3, TAB-8."""
    past = await finished(house)
    with nobody(house) as client:
        answer = client.get(f"/api/matches/{past.table}/transcript")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "match.jsonl"
    file.write_text(answer.text, encoding="utf-8")
    command = [sys.executable, "-m", "sobremesa.cli", "verify", str(file), "--ui", "en"]
    verified = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (verified.returncode, "fair" in verified.stdout) == (0, True), verified.stderr
    changed = answer.text.replace('"values":[', '"values":[1,', 1).replace('"sizes":[', '"sizes":[2,', 1)
    file.write_text(changed, encoding="utf-8")
    assert subprocess.run(command, check=False, capture_output=True, timeout=PATIENCE).returncode != 0


async def test_the_coach_says_what_the_command_line_says(house: Server, tmp_path: Path) -> None:
    past = await finished(house)
    with nobody(house) as client:
        said = client.get(f"/api/matches/{past.table}/coach", params={"seat": 1, "level": "casual"})
        assert said.status_code == 200, said.text
        file = tmp_path / "match.jsonl"
        file.write_text(client.get(f"/api/matches/{past.table}/transcript").text, encoding="utf-8")
        both = client.get(f"/api/matches/{past.table}/coach").json()
    command = [sys.executable, "-m", "sobremesa.cli", "coach", str(file), "--seat", "2", "--level", "casual", "--json"]
    written = subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    assert said.json() == msgspec.json.decode(written.stdout)
    assert [seat["seat"] for seat in both["seats"]] == [0, 1]


@pytest.mark.parametrize("asked", [{"seat": 7}, {"seat": -1}, {"level": "genius"}])
async def test_what_no_coach_can_look_at_is_refused(house: Server, asked: dict[str, Any]) -> None:
    past = await finished(house)
    with nobody(house) as client:
        answer = client.get(f"/api/matches/{past.table}/coach", params=asked)
    assert answer.status_code in (400, 422)
    assert answer.json()["sentence"]


async def test_no_coach_looks_at_a_match_that_goes_on(house: Server) -> None:
    ana, _, table = await at_play(house)
    refused = await ana.http.get(f"/api/matches/{table}/coach")
    assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-13")


async def test_while_a_match_goes_on_everybody_sees_what_they_were_told_and_no_more(house: Server) -> None:
    """TAB-2."""
    ana, luz, table = await at_play(house)
    with closing(guest(house, "Sol")) as sol:
        for path in ("", "/transcript"):
            refused = sol.get(f"/api/matches/{table}{path}")
            assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-13")
        replayed = sol.get(f"/api/matches/{table}/replay").json()
        assert (replayed["seat"], replayed["is_over"]) == (None, False)
        assert sol.get(f"/api/matches/{table}/replay", params={"seat": 0}).json()["clause"] == "TAB-2"
    for player, seat in ((ana, 0), (luz, 1)):
        own = (await player.http.get(f"/api/matches/{table}/replay")).json()
        assert own["seat"] == seat
        told = [entry for frame in player.told if frame["kind"] == "update" for entry in _entries(frame)]
        since_start = [entry for step in own["steps"] for entry in step["told"]["entries"]]
        assert [entry for entry in since_start if entry in told] == told
        other = await player.http.get(f"/api/matches/{table}/replay", params={"seat": 1 - seat})
        assert other.json()["clause"] == "TAB-2"


def _entries(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for step in frame["steps"] for entry in step["entries"]]


async def test_a_match_without_spectators_is_nobodys_to_look_at_until_it_is_over(house: Server) -> None:
    ana, _, table = await at_play(house, spectators=False)
    with nobody(house) as client:
        assert client.get(f"/api/matches/{table}/replay").status_code == 404
    assert (await ana.http.get(f"/api/matches/{table}/replay")).status_code == 200


async def test_a_table_without_a_match_has_nothing_to_look_back_on(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    table = await ana.open_table(**SHORT)
    for path in ("", "/replay", "/transcript"):
        refused = await ana.http.get(f"/api/matches/{table}{path}")
        assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-13")


@pytest.mark.parametrize("table", ["nothing", "%00", "a" * 41, "..%2f..", "%F0%9F%98%80", "'; DROP TABLE steps"])
async def test_a_link_that_leads_nowhere_is_told_so(house: Server, table: str) -> None:
    with nobody(house) as client:
        for path in ("", "/replay", "/transcript"):
            answer = client.get(f"/api/matches/{table}{path}")
            assert answer.status_code in (400, 404)
            assert answer.json()["sentence"]


@pytest.mark.parametrize("asked", [{"seat": 2}, {"seat": -1}, {"since": "x"}, {"most": 0}, {"most": 10_000}])
async def test_a_replay_that_does_not_exist_is_refused(house: Server, asked: dict[str, Any]) -> None:
    past = await finished(house)
    with nobody(house) as client:
        answer = client.get(f"/api/matches/{past.table}/replay", params=asked)
    assert answer.status_code in (400, 422)
    assert answer.json()["sentence"]


async def test_who_looks_too_often_has_to_wait(house: Server) -> None:
    past = await finished(house)
    with closing(guest(house, "Sol")) as sol:
        statuses = [sol.get(f"/api/matches/{past.table}").status_code for _ in range(80)]
        assert 429 in statuses
        assert statuses[:50] == [200] * 50
