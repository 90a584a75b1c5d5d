"""Options of tables that were opened before: a new table may not choose them, an old one keeps what they meant."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import MatchBegan, Refused
from sobremesa.lexicon import Category
from sobremesa.server.games import GameShelf
from sobremesa.table import (
    Asker,
    Decision,
    House,
    Phase,
    Setting,
    TableState,
    commands,
    decide,
    elapse,
    open_daily,
    open_rematch,
    open_table,
    read_state,
    read_step,
    replay,
    write_state,
    write_step,
)
from sobremesa.table.events import TableOpened
from sobremesa.table.setting import Daily
from sobremesa.table.telling import Telling

SEED = bytes(range(32))
OLD: list[tuple[str, dict[str, Any]]] = [
    ("bisonte", {"play_on": True}),
    ("bisonte", {"play_on": False}),
    ("bisonte", {"auto_end": True}),
    ("bisonte", {"auto_end": False}),
    ("bisonte", {"words": "by-bots"}),
    ("loom", {"repeated": "each"}),
]
TODAY: list[tuple[str, dict[str, Any], bool, dict[str, Any]]] = [
    ("bisonte", {"play_on": True}, False, {"sudden_end": False}),
    ("bisonte", {"play_on": False}, False, {"sudden_end": True}),
    ("bisonte", {"auto_end": True, "minutes": 5}, False, {"auto_end": "yes", "minutes": 5}),
    ("bisonte", {"auto_end": False}, False, {"auto_end": "no"}),
    ("bisonte", {"words": "by-bots"}, False, {}),
    ("bisonte", {"words": "by-bots"}, True, {"words": "checked"}),
    ("loom", {"repeated": "each", "rounds": 2, "youngest": 1}, False, {"repeated": "maker", "rounds": 2}),
]


@pytest.fixture(scope="module")
def house() -> House:
    """All games."""
    return House(GameShelf())


def old_table(house: House, game: str, options: dict[str, Any], *, bot: bool) -> tuple[Decision, TableState]:
    """Two play at a table whose log has these options; read back, as after a restart."""
    opened = open_table(house, Setting(game, "es", pace="instant"), "ana", 0)
    events = [
        replace(event, setting=replace(event.setting, options=options)) if isinstance(event, TableOpened) else event
        for event in opened.step.events
    ]
    steps = [replace(opened.step, events=tuple(events))]
    state = replay(house.shelf, steps)
    coming = (
        [("ana", commands.SeatBot(1, "casual"))] if bot else [("beto", commands.Sit()), ("beto", commands.SayReady())]
    )
    for person, command in [*coming, ("ana", commands.Start())]:
        decision = decide(house, state, command, Asker(person, 0))
        steps, state = [*steps, decision.step], decision.state
    begun = elapse(house, state, 10_000, SEED)
    assert begun is not None
    event_type = begun.state.match.game.event_type
    return begun, replay(house.shelf, [read_step(write_step(step), event_type) for step in (*steps, begun.step)])


@pytest.mark.parametrize(("game", "options"), OLD)
def test_TAB_14_a_new_table_may_not_choose_what_only_old_logs_have(
    house: House, game: str, options: dict[str, Any]
) -> None:
    new = Setting(game, "es", options=options)
    with pytest.raises(Refused, match="TAB-14"):
        open_table(house, new, "ana", 0)
    with pytest.raises(Refused, match="TAB-14"):
        open_daily(house, new, Daily("2026-01-01", 1), host="ana", level="casual", now=0)
    state = open_table(house, Setting(game, "es"), "ana", 0).state
    with pytest.raises(Refused, match="TAB-14") as refused:
        decide(house, state, commands.ChangeSetting(new), Asker("ana", 0))
    assert state.setting.options == {}
    said = refused.value.refusal.text.args
    assert said["option"] in options
    assert "by-bots" not in str(said.get("fits", said.get("known")))


@pytest.mark.parametrize(("game", "options", "bot", "today"), TODAY)
def test_TAB_14_an_old_table_keeps_what_its_options_meant_and_its_rematch_says_it_in_todays_options(
    house: House, game: str, options: dict[str, Any], bot: bool, today: dict[str, Any]
) -> None:
    """BIS-12, BIS-21, BIS-22, LOO-13."""
    begun, state = old_table(house, game, options, bot=bot)
    assert state.phase is Phase.PLAYING
    began = next(entry.event for entry in begun.step.entries if isinstance(entry.event, MatchBegan))
    meant = {name: value for name, value in began.options.items() if name in today}
    assert meant == today
    again = open_rematch(house, replace(state, phase=Phase.ENDED), table="before", host="ana", now=0)
    assert again.state.setting.options == today
    decide(house, again.state, commands.ChangeSetting(again.state.setting), Asker("ana", 0))


def test_BUF_24_a_table_of_before_acronyms_could_be_chosen_is_played_with_all_after_a_restart_too(house: House) -> None:
    """From its log and from a snapshot; a table that begins today has those in wide use."""
    begun, today = old_table(house, "buffet", {}, bot=False)
    game: Any = today.match.game
    assert not game.policy.accepts & Category.ACRONYM
    entries = []
    for entry in begun.step.entries:
        event = entry.event
        if isinstance(event, MatchBegan):
            event = replace(event, options={name: each for name, each in event.options.items() if name != "acronyms"})
        entries.append(replace(entry, event=event))
    gathered = replace(begun.state, phase=Phase.STARTING, position=None)
    telling = Telling(gathered, begun.step.at)
    telling.begin(house.shelf.game(gathered.setting), tuple(entries))
    for state in (telling.state, read_state(house.shelf, write_state(telling.state))):
        assert state.match.state.options.acronyms == "all"
        game = state.match.game
        assert game.policy.accepts & Category.ACRONYM
