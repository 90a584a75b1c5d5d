"""Before and around a match, over real sockets: the lobby, codes, seats, ready check, rematch, talk."""

import asyncio
from typing import Any

import pytest

from tests.e2e.players import Player
from tests.e2e.seating import all_see
from tests.e2e.serving import Server, serving
from tests.e2e.test_tables import GOLF, start, two_at_a_table

pytestmark = pytest.mark.anyio


async def lobby_of(player: Player, **wanted: Any) -> dict[str, Any]:
    """The tables that somebody sees in the lobby, by id, as they change."""
    await player.send(kind="enter-lobby", id="lobby", **wanted)
    await player.until(lambda: any(each["kind"] == "lobby" for each in player.told))
    return {each["table"]: each for frame in player.told if frame["kind"] == "lobby" for each in frame["tables"]}


async def test_a_public_table_appears_in_the_lobby_with_all_that_matters_and_goes_when_it_starts(house: Server) -> None:
    """TAB-1."""
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    await lobby_of(luz, game="golf", language="es")
    table = await ana.open_table(
        **{**GOLF, "language": "es", "public": True, "seats": 2, "options": {"joker": "one-space"}}
    )

    def told(of: str) -> dict[str, Any]:
        changes = [each for each in luz.told if each["kind"] == "lobby-changed" and each["table"] == of]
        return changes[-1] if changes else {}

    shown = (await luz.until(lambda: told(table)))["now"]
    assert (shown["game"], shown["language"], shown["options"]) == ("golf", "es", {"joker": "one-space"})
    assert (shown["seats"], shown["free"], shown["levels"]) == (2, 1, [])
    assert [person["name"] for person in shown["people"]] == ["Ana"]
    await ana.do(table, "seat-bot", seat=1, level="club")
    await luz.until(lambda: told(table)["now"]["levels"] == ["club"])
    await ana.do(table, "start")
    await luz.until(lambda: told(table)["now"] is None)


async def test_the_lobby_shows_neither_private_tables_nor_other_games_and_languages(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    private = await ana.open_table(**{**GOLF, "seats": 2})
    other_game = await ana.open_table(game="loom", language="es", public=True)
    other_language = await ana.open_table(**{**GOLF, "language": "en", "public": True, "seats": 2})
    wanted = await ana.open_table(**{**GOLF, "language": "es", "public": True, "seats": 2})
    seen = await lobby_of(luz, game="golf", language="es")
    assert wanted in seen
    assert not {private, other_game, other_language} & set(seen)
    listed = (await luz.http.get("/api/tables", params={"game": "golf", "language": "es"})).json()
    assert wanted in {each["table"] for each in listed}


async def test_the_lobby_is_searched_by_level_and_by_options_also_those_that_nobody_chose(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    golf = {**GOLF, "language": "es", "public": True, "seats": 3}
    plain = await ana.open_table(**{**golf, "options": {}})
    calm = await ana.open_table(**{**golf, "options": {"clock": False}})
    await ana.do(calm, "seat-bot", seat=1, level="expert")
    ours = {plain, calm}
    for wanted, params, found in (
        ({"level": "expert"}, {"level": "expert"}, {calm}),
        ({"options": {"clock": False}}, {"option": "clock:false"}, {calm}),
        (
            {"options": {"clock": True, "writing_seconds": 120}},
            {"option": ["clock:true", "writing_seconds:120"]},
            {plain},
        ),
        ({"options": {"clock": 1}}, {"option": "clock:1"}, set()),
        ({"options": {"joker": "one-space"}}, {"option": "joker:one-space"}, set()),
        ({"options": {"nothing": True}}, {"option": "nothing:true"}, set()),
        ({}, {}, ours),
    ):
        luz.told.clear()
        assert ours & set(await lobby_of(luz, game="golf", language="es", **wanted)) == found
        listed = (await luz.http.get("/api/tables", params={"game": "golf", **params})).json()
        assert ours & {each["table"] for each in listed} == found


async def test_a_table_that_is_no_longer_what_somebody_looks_for_goes_from_their_lobby(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    await lobby_of(luz, level="expert")
    table = await ana.open_table(**{**GOLF, "language": "es", "public": True, "seats": 3})

    def told() -> list[Any]:
        return [each["now"] for each in luz.told if each["kind"] == "lobby-changed" and each["table"] == table]

    await ana.do(table, "seat-bot", seat=1, level="expert")
    await luz.until(lambda: told() and told()[-1])
    assert len(told()) == 1, "it was not hers to see before"
    await ana.do(table, "clear-seat", seat=1)
    await luz.until(lambda: told()[-1] is None)


async def test_who_looks_at_the_lobby_again_and_again_has_to_wait() -> None:
    with serving("memory:", "--host", "127.0.0.1", "--log", "none") as house:
        luz = await Player.enter(house, "Luz")
        house.stop_clock()
        for each in range(70):
            await luz.send(kind="enter-lobby", id=f"look-{each}")
        refused = await luz.until(lambda: [each for each in luz.told if each["kind"] == "failed"])
        assert refused[0]["text"]["id"] == "limit-too-fast"
        assert (await luz.http.get("/api/tables")).status_code == 429
        await Player.all_leave()


async def test_a_private_table_is_found_by_its_code_however_it_is_written(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table = await ana.open_table(**GOLF, seats=2)
    code = ana.tables[table]["state"]["code"]
    assert len(code) == 6
    for written in (code, code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert (await luz.http.get(f"/api/codes/{written}")).json() == {"table": table}
    answer = await luz.http.get("/api/codes/ZZZZZZ")
    assert (answer.status_code, answer.json()["text"]["id"]) == (404, "server-no-code")


async def test_who_was_sent_away_cannot_sit_down_again(house: Server) -> None:
    """TAB-1."""
    ana, luz, table = await two_at_a_table(house)
    assert (await ana.do(table, "clear-seat", seat=1))["kind"] == "done"
    refused = await luz.do(table, "sit")
    assert (refused["kind"], refused["text"]["id"]) == ("refused", "tab-1-kicked")
    assert (await luz.do(table, "clear-seat", seat=0))["text"]["id"] == "tab-1-not-host"


async def test_the_match_does_not_start_before_all_are_ready(house: Server) -> None:
    """TAB-1."""
    ana, luz, table = await two_at_a_table(house)
    refused = await ana.do(table, "start")
    assert refused["sentence"] == "One person is not ready yet. TAB-1"
    await luz.do(table, "say-ready")
    assert (await ana.do(table, "start"))["kind"] == "done"


async def test_a_setting_that_does_not_fit_is_refused_with_what_would(house: Server) -> None:
    """TAB-14."""
    ana = await Player.enter(house, "Ana")
    answer = await ana.http.post(
        "/api/tables", json={**GOLF, "options": {"joker": "nowhere"}}, headers={"Accept-Language": "es"}
    )
    assert answer.status_code == 422
    assert answer.json()["clause"] == "TAB-14"
    assert answer.json()["sentence"].startswith("La opción «joker» no puede ser «nowhere».")
    for wrong in ({"game": "chess", "language": "en"}, {**GOLF, "language": "fr"}, {**GOLF, "seats": 9}):
        assert (await ana.http.post("/api/tables", json=wrong)).json()["clause"] == "TAB-14"
    unreadable: tuple[Any, ...] = (
        {"game": "golf"},
        {**GOLF, "colour": "red"},
        {**GOLF, "seats": "two"},
        [],
        None,
        "golf",
    )
    for wrong in unreadable:
        answer = await ana.http.post("/api/tables", json=wrong)
        assert (answer.status_code, answer.json()["text"]["id"]) == (400, "malformed-message")


async def test_a_rematch_has_the_same_people_in_their_seats_and_is_opened_once(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    assert (await luz.do(table, "rematch"))["text"]["id"] == "tab-13-not-over"
    for player in (ana, luz):
        await player.do(table, "vote-end")
    await luz.until(lambda: luz.tables[table]["state"]["phase"] == "ended")
    asked = await asyncio.gather(ana.do(table, "rematch"), luz.do(table, "rematch"))
    (rematch,) = {answer["table"] for answer in asked}
    for player in (ana, luz):
        await player.until(lambda player=player: player.tables[table]["state"]["rematch"] == rematch)
        update = await player.watch(rematch)
        assert [seat["person"] for seat in update["state"]["seats"]] == [ana.person, luz.person]
        assert update["state"]["before"] == table


async def test_a_pause_needs_all_and_ends_by_one(house: Server) -> None:
    """TAB-9."""
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    await ana.do(table, "pause")
    assert not luz.tables[table]["state"]["paused"]
    await luz.do(table, "pause")
    await ana.until(lambda: ana.tables[table]["state"]["paused"])
    refused = await ana.do(table, "act", action={"type": "write"})
    assert (refused["clause"], refused["sentence"]) == ("TAB-9", "The match is paused. TAB-9")
    assert (await luz.do(table, "go-on"))["kind"] == "done"
    assert (await ana.do(table, "act", action={"type": "write"}))["kind"] == "done"


async def test_a_bot_takes_over_for_who_resigns(house: Server) -> None:
    """TAB-15."""
    ana, luz, table = await two_at_a_table(house, stand_ins="casual")
    await start(ana, luz, table)
    assert (await luz.do(table, "resign"))["kind"] == "done"
    await ana.until(lambda: ana.tables[table]["state"]["seats"][1]["stand_in"] == "casual")
    await ana.do(table, "act", action={"type": "write"})
    await ana.until(lambda: ana.tables[table]["view"]["players"][1]["rounds"])
    assert luz.tables[table]["seat"] is None


async def test_reactions_are_for_all_and_words_at_public_tables_for_those_with_accounts(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house, public=True)
    assert (await luz.ask("say", table=table, preset="hello"))["kind"] == "done"
    said = await ana.until(lambda: next((each for each in ana.told if each["kind"] == "said"), None))
    assert (said["preset"], said["person"]["name"], said["number"]) == ("hello", "Luz", 1)
    refused = await luz.ask("say", table=table, text="hola")
    assert refused["text"]["id"] == "server-guests-presets"


async def test_what_was_said_is_told_to_who_comes_later_from_what_they_have(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    for words in ("uno", "dos\u202e\u0007", "tres"):
        assert (await ana.ask("say", table=table, text=words))["kind"] == "done"
    sol = await Player.enter(house, "Sol")
    await sol.send(kind="watch", id="w", table=table, said_since=1)
    await sol.until(lambda: sum(each["kind"] == "said" for each in sol.told) == 2)
    assert [each["text"] for each in sol.told if each["kind"] == "said"] == ["dos", "tres"]
    assert [each["text"] for each in luz.told if each["kind"] == "said"] == ["uno", "dos", "tres"]


async def test_a_table_without_chat_or_reactions_has_none(house: Server) -> None:
    _, luz, table = await two_at_a_table(house, chat=False, reactions=False)
    assert (await luz.ask("say", table=table, text="hola"))["text"]["id"] == "server-no-chat"
    assert (await luz.ask("say", table=table, preset="thanks"))["text"]["id"] == "server-no-reactions"


async def test_hints_are_given_where_the_table_allows_them_and_are_accepted(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    for hints in (True, False):
        table = await ana.open_table(**GOLF, seats=1, hints=hints)
        await ana.do(table, "start")
        await ana.until(lambda table=table: ana.tables[table]["state"]["phase"] == "playing")
        answer = await ana.ask("hints", table=table, level="expert", count=2)
        if not hints:
            assert answer["text"]["id"] == "server-no-hints"
            continue
        assert len(answer["hints"]) == 2
        assert answer["hints"][0]["sentences"]
        previewed = await ana.ask("preview", table=table, action=answer["hints"][0]["action"])
        assert previewed["total"] == sum(line["points"] for line in previewed["lines"])
        assert previewed["otherwise"] < 0
        assert (await ana.do(table, "act", action=answer["hints"][0]["action"]))["kind"] == "done"


async def test_a_preview_says_why_an_action_would_be_refused_and_changes_nothing(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    table = await ana.open_table(**GOLF, seats=1)
    await ana.do(table, "start")
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "playing")
    before = ana.tables[table]["number"]
    refused = await ana.ask("preview", table=table, action={"type": "write", "word": "zz", "path": [0]})
    assert refused["kind"] == "refused"
    assert refused["clause"].startswith("GOL-")
    assert ana.tables[table]["number"] == before


async def test_nobody_watches_where_spectators_are_not_welcome(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house, spectators=False)
    await start(ana, luz, table)
    sol = await Player.enter(house, "Sol")
    await sol.send(kind="watch", id="w", table=table)
    closed = await sol.until(lambda: next((each for each in sol.told if each["kind"] == "closed"), None))
    assert closed == {"kind": "closed", "table": table, "why": "private"}
    assert (await sol.do(table, "act", action={"type": "write"}))["text"]["id"] == "server-no-table"


async def test_a_countdown_ends_for_all_at_one_instant_that_lies_ahead() -> None:
    with serving("memory:", "--host", "127.0.0.1", "--countdown", "30", "--log", "none") as house:
        ana, luz, table = await two_at_a_table(house)
        house.stop_clock()
        assert (await luz.do(table, "say-ready"))["kind"] == "done"
        assert (await ana.do(table, "start"))["kind"] == "done"
        await all_see([ana, luz], table, "starting")
        house.pass_time(30)
        await all_see([ana, luz], table, "playing")
        updates = [
            [each for each in player.told if each["kind"] == "update" and each["table"] == table]
            for player in (ana, luz)
        ]
        waiting = [next(each for each in told if each["state"]["phase"] == "starting") for told in updates]
        (starts_at,) = {each["state"]["starts_at"] for each in waiting}
        assert all(each["now"] < starts_at for each in waiting)
        begun = [next(each for each in told if each["state"]["phase"] == "playing") for told in updates]
        assert all(each["now"] >= starts_at for each in begun)
        assert {each["state"]["clock"]["behind"] for each in begun} == {starts_at}
        await Player.all_leave()
