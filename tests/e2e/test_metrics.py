"""What a node counts and measures, read from the process as Prometheus would."""

import re
from typing import Any

import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, come_in, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

TURN = 120
TURNS: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked", "turn_seconds": TURN}}


async def figures(player: Player) -> dict[str, float]:
    """All figures by their names and labels."""
    page = (await player.http.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(sobremesa_\S+) (\S+)$", page, re.MULTILINE)}


async def test_every_part_of_a_move_is_counted_and_measured(house: Server) -> None:
    players = ana, luz = await come_in(house, "Ana Luz")
    before = await figures(ana)
    table = await sit_down(players, **TURNS)
    await begin(players, table)
    asked, other = (ana, luz) if Mind(ana, table).is_asked() else (luz, ana)
    assert (await other.do(table, "act", action={"type": "pass"}))["clause"] == "TAB-13"
    assert (await other.do(table, "act", action={"type": "dance"}))["kind"] == "failed"
    assert (await asked.do(table, "act", action=Mind(asked, table).choose()))["kind"] == "done"
    turn = ana.tables[table]["view"]["turn"]
    house.pass_time(TURN)
    await ana.until(lambda: ana.tables[table]["view"]["turn"] > turn)
    after = await figures(ana)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert after["sobremesa_connections"] == 2
    assert after["sobremesa_rooms"] >= 1
    assert grown['sobremesa_actions_total{answer="done"}'] == 4
    assert grown['sobremesa_actions_total{answer="refused"}'] == 1
    assert grown['sobremesa_actions_total{answer="malformed"}'] == 1
    assert grown['sobremesa_refusals_total{clause="TAB-13"}'] == 1
    # The start, and at least a turn that passed by its deadline.
    assert grown["sobremesa_deadlines_total"] >= 2
    for part in ("decide", "commit", "fan-out"):
        assert grown[f'sobremesa_seconds_count{{part="{part}"}}'] > 0
        assert grown[f'sobremesa_seconds_sum{{part="{part}"}}'] > 0
    for depth in ("sobremesa_commit_queue", "sobremesa_outbox_frames", "sobremesa_outbox_longest"):
        assert after[depth] >= 0
    assert grown["sobremesa_commit_group_count"] > 0
    assert grown['sobremesa_http_requests_total{status="201"}'] == 1


async def test_figures_hold_nothing_about_anybody(house: Server) -> None:
    ana, luz = await come_in(house, "Anaxagoras Luzbel")
    table = await sit_down([ana, luz], **TURNS)
    await begin([ana, luz], table)
    page = (await ana.http.get("/metrics")).text
    code = ana.tables[table]["state"]["code"]
    for secret in (ana.person, luz.person, table, code, "Anaxagoras", "127.0.0.1", *ana.http.cookies.values()):
        assert secret not in page
