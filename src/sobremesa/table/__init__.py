"""A place to play: seats, people, bots, presence, votes, pauses and the clock; pure, as the games are."""

from sobremesa.table.clock import Clock
from sobremesa.table.commands import Command
from sobremesa.table.events import TableEvent
from sobremesa.table.record import read_step, write_step
from sobremesa.table.setting import Customs, Daily, Setting, Shelf
from sobremesa.table.snapshot import is_same, read_state, write_state
from sobremesa.table.state import Holder, Phase, TableState
from sobremesa.table.table import (
    Asker,
    Decision,
    House,
    act_for,
    close,
    count_outage,
    decide,
    decide_change,
    elapse,
    fail_start,
    find_absent,
    find_returned,
    give_up,
    open_daily,
    open_rematch,
    open_table,
    repin,
    wake,
)
from sobremesa.table.telling import Step, follow, replay
from sobremesa.table.view import SeatView, TableView, may_look, tell_event, view_table

__all__ = [
    "Asker",
    "Clock",
    "Command",
    "Customs",
    "Daily",
    "Decision",
    "Holder",
    "House",
    "Phase",
    "SeatView",
    "Setting",
    "Shelf",
    "Step",
    "TableEvent",
    "TableState",
    "TableView",
    "act_for",
    "close",
    "count_outage",
    "decide",
    "decide_change",
    "elapse",
    "fail_start",
    "find_absent",
    "find_returned",
    "follow",
    "give_up",
    "is_same",
    "may_look",
    "open_daily",
    "open_rematch",
    "open_table",
    "read_state",
    "read_step",
    "repin",
    "replay",
    "tell_event",
    "view_table",
    "wake",
    "write_state",
    "write_step",
]
