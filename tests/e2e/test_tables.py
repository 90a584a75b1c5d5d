"""What happens at a table over real sockets: races, resent questions, lost connections, spectators."""

import asyncio
from typing import Any

import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

GOLF: dict[str, Any] = {"game": "golf", "language": "en", "pace": "instant", "options": {"words": "dictionary"}}


async def two_at_a_table(house: Server, **setting: Any) -> tuple[Player, Player, str]:
    """Ana opens a table, and Luz sits down."""
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table = await ana.open_table(**{**GOLF, "seats": 2, **setting})
    await luz.watch(table)
    assert (await luz.do(table, "sit"))["kind"] == "done"
    return ana, luz, table


async def start(ana: Player, luz: Player, table: str) -> None:
    """Both are ready, and the match has begun for both."""
    assert (await luz.do(table, "say-ready"))["kind"] == "done"
    assert (await ana.do(table, "start"))["kind"] == "done"
    for player in (ana, luz):
        await player.until(lambda player=player: player.tables[table]["state"]["phase"] == "playing")


async def test_two_submissions_at_the_same_instant_both_count(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    answers = await asyncio.gather(*(player.do(table, "act", action={"type": "write"}) for player in (ana, luz)))
    assert [answer["kind"] for answer in answers] == ["done", "done"]
    assert answers[0]["number"] != answers[1]["number"]


async def test_a_resent_action_is_answered_as_the_first_time_and_happens_once(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    first = await ana.do(table, "act", ask="once", action={"type": "write"})
    before = ana.tables[table]["number"]
    again = await ana.do(table, "act", ask="once", action={"type": "write"})
    assert again == first
    assert ana.tables[table]["number"] == before


async def test_a_resent_refusal_is_answered_as_the_first_time(house: Server) -> None:
    _, luz, table = await two_at_a_table(house)
    refused = await luz.do(table, "start", ask="mine")
    assert (refused["kind"], refused["clause"]) == ("refused", "TAB-1")
    assert refused["sentence"] == "Only the host can do that. TAB-1"
    assert await luz.do(table, "start", ask="mine") == refused


async def test_who_comes_back_is_told_what_happened_since_without_a_gap_or_a_double(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    before = luz.tables[table]["number"]
    await luz.disconnect()
    done = await ana.do(table, "act", action={"type": "write"})
    await luz.connect()
    update = await luz.watch(table, since=before)
    assert [step["number"] for step in update["steps"]] == list(range(before + 1, done["number"] + 1))
    assert update["number"] == done["number"]


async def test_a_spectator_sees_nothing_that_a_player_alone_may_see(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    sol = await Player.enter(house, "Sol")
    await start(ana, luz, table)
    await sol.watch(table)
    mind = Mind(ana, table)
    word = mind.choose()
    assert word["word"]
    await ana.do(table, "act", action=word)
    await sol.until(lambda: sol.tables[table]["number"] == ana.tables[table]["number"])
    seen, own, other = (player.tables[table] for player in (sol, ana, luz))
    assert own["view"]["own_play"]["word"] == word["word"]
    for update in (seen, other):
        assert word["word"] not in str(update["view"])
        assert word["word"] not in str(update["steps"])
    for player in (sol, luz):
        assert word["word"] not in str(player.told)
    differing = {field for field in seen["view"] if seen["view"][field] != other["view"][field]}
    assert differing <= {"seat"}
    refused = await sol.do(table, "act", action={"type": "write"})
    assert (refused["kind"], refused["clause"]) == ("refused", "TAB-13")


async def test_a_screen_that_all_look_at_shows_no_hand_and_keeps_nobodys_seat(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    word = Mind(ana, table).choose()
    await ana.do(table, "act", action=word)
    screen = await ana.beside()
    await screen.watch(table, apart=True)
    seen = await screen.until(lambda: screen.tables.get(table))
    assert (seen["seat"], seen["view"]["seat"], seen["view"]["own_play"]) == (None, None, None)
    assert word["word"] not in str(screen.told)
    assert seen["view"].keys() == ana.tables[table]["view"].keys()

    def here() -> Any:
        return [each for each in luz.told if each["kind"] == "here"][-1]

    await luz.until(lambda: here()["spectators"] == 1)
    await ana.disconnect()
    await luz.until(lambda: here()["people"] == [luz.person])
    await screen.watch(table)
    await luz.until(lambda: set(here()["people"]) == {ana.person, luz.person})
    own = await screen.until(lambda: screen.tables[table]["view"]["own_play"])
    assert own["word"] == word["word"]


async def test_who_came_while_people_gathered_does_not_see_a_match_without_spectators(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house, spectators=False)
    sol = await Player.enter(house, "Sol")
    await sol.watch(table)
    await start(ana, luz, table)
    closed = await sol.until(lambda: next((each for each in sol.told if each["kind"] == "closed"), None))
    assert closed == {"kind": "closed", "table": table, "why": "private"}
    await ana.do(table, "act", action={"type": "write"})
    assert (await sol.watch(table))["kind"] == "closed"
    assert sol.tables[table]["view"] is None
    assert (await sol.do(table, "act", action={"type": "write"}))["kind"] == "failed"


async def test_the_code_of_a_private_table_is_told_to_those_who_sit_there_alone(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    sol = await Player.enter(house, "Sol")
    code = ana.tables[table]["state"]["code"]
    for player, known in ((ana, True), (luz, True), (sol, False)):
        before = len(player.told)
        await player.watch(table, since=-1)
        update = await player.until(lambda: next((each for each in player.told[before:] if each.get("steps")), None))  # noqa: B023
        assert update["steps"][0]["events"][0]["kind"] == "table-opened"
        assert (code in str(update)) is known


async def test_an_id_or_a_code_that_no_table_has_is_told_so(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    for table in ("", "line\n", "a" * 41, "¿?"):
        assert (await ana.ask("watch", table=table))["text"]["id"] == "malformed-message"
    for code in ("%00", "ABC%00DEF", "NOSUCH"):
        assert (await ana.http.get(f"/api/codes/{code}")).status_code in (400, 404)


async def test_who_sits_down_is_a_spectator_no_more(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table = await ana.open_table(**GOLF, seats=2)

    def here() -> Any:
        told = [each for each in ana.told if each["kind"] == "here"]
        return told[-1] if told else {"people": [], "spectators": 0}

    await luz.watch(table)
    await ana.until(lambda: here()["spectators"] == 1)
    assert (await luz.do(table, "sit"))["kind"] == "done"
    await ana.until(lambda: here()["spectators"] == 0)
    assert set(here()["people"]) == {ana.person, luz.person}


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", '{"kind":"do"}', '{"kind":"dance"}', "null", '{"kind":"hello"}', "\x00"]
)
async def test_a_message_that_cannot_be_read_gets_one_clear_error(house: Server, frame: str) -> None:
    ana = await Player.enter(house, "Ana")
    await ana.until(lambda: any(each["kind"] == "welcome" for each in ana.told))
    before = len(ana.told)
    await ana.send_raw(frame)
    await ana.until(lambda: len(ana.told) > before)
    (answer,) = ana.told[before:]
    assert answer["kind"] == "failed"
    assert answer["sentence"]
    assert (await ana.http.get("/api/me")).status_code == 200
