"""How many steps people may make at one table: each of them in a minute, all of them in a minute, and all of them ever.

Only what people ask counts: time and bots go on, and so does whatever ends a match or leads to its start.
"""

from sobremesa.server.denial import Denial, Denied
from sobremesa.table import Command, TableState
from sobremesa.table.commands import (
    Close,
    CommitNonce,
    GoOn,
    Rematch,
    Resign,
    RevealNonce,
    StandUp,
    Start,
    VoteAbsence,
    VoteEnd,
)

MOST_STEPS = 20_000
"""Of a table: five times as many as the longest match of the Letter Loom has, eight seats and fifty rounds."""
MOST_BEFORE_MATCH = 2_000
"""Of them before a match begins; what is asked then may be as large as a message."""
MOST_AT_ONCE = 300
"""Of one person at a table: more than most people's part of a whole match."""
STEP_MILLISECONDS = 500
"""Until one more is allowed: two in a second, of which a person makes one in several seconds."""
TABLE_AT_ONCE = 1_200
"""Of all people at a table, however many take turns: 150 for each of eight seats, a third of the longest match."""
TABLE_STEP_MILLISECONDS = 125
"""Until one more is allowed: eight in a second, one for each of eight people who search as fast as anybody can."""
_PART_OF_SEAT = TABLE_AT_ONCE // 8
_MOST_REMEMBERED = 64
_ALWAYS = (Close, GoOn, Rematch, Resign, RevealNonce, StandUp, Start)
"""None of them can be done again and again without something that counts in between."""


class Allowance:
    """What the people at one table may do yet; it is full again when a table is taken up anew."""

    def __init__(self) -> None:
        self._full_at: dict[str, int] = {}
        """The wall time at which each person may make `MOST_AT_ONCE` steps again."""
        self._table_full_at = 0
        """The wall time at which all people together may make `TABLE_AT_ONCE` steps again."""

    def check(self, state: TableState, person: str, command: Command, now: int) -> None:
        """`Denied` for whoever has made too many steps here, or where all have."""
        if _is_always_allowed(command) or _is_first_commitment(state, person, command):
            return
        most = MOST_BEFORE_MATCH if state.position is None else MOST_STEPS
        if state.number >= most:
            said = "limit-steps-before" if state.position is None else "limit-steps"
            raise Denied(Denial.FORBIDDEN, said, most=most)
        behind = self._full_at.get(person, 0) - now
        wait = behind - (MOST_AT_ONCE - 1) * STEP_MILLISECONDS
        # In a match nobody can take turns in a seat, and who has used little of their part is not held up by rivals.
        if state.position is None or behind >= _PART_OF_SEAT * STEP_MILLISECONDS:
            wait = max(wait, self._table_full_at - now - (TABLE_AT_ONCE - 1) * TABLE_STEP_MILLISECONDS)
        if wait > 0:
            raise Denied(Denial.TOO_OFTEN, "limit-too-fast", retry_after=wait, seconds=-(-wait // 1_000))

    def count(self, person: str, now: int) -> None:
        """Somebody has made a step."""
        self._full_at[person] = max(self._full_at.get(person, 0), now) + STEP_MILLISECONDS
        self._table_full_at = max(self._table_full_at, now) + TABLE_STEP_MILLISECONDS
        if len(self._full_at) > _MOST_REMEMBERED:
            self._full_at = {each: full_at for each, full_at in self._full_at.items() if full_at > now}


def _is_first_commitment(state: TableState, person: str, command: Command) -> bool:
    """Whether somebody shares in the seed who does not yet: nobody can use up the steps that this takes (TAB-3)."""
    return isinstance(command, CommitNonce) and all(each.person != person for each in state.nonces)


def _is_always_allowed(command: Command) -> bool:
    """Whether it ends something, or leads out of where a table stands."""
    if isinstance(command, VoteEnd):
        return command.end
    if isinstance(command, VoteAbsence):
        return command.wish == "end"
    return isinstance(command, _ALWAYS)
