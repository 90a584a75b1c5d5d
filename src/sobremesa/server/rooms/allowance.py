"""How many steps the people at one table may make: each of them in a minute, and all of them ever.

Only what people ask counts: time and bots go on, and so does whatever ends a match or leads to its start.
"""

from sobremesa.server.denial import Denial, Denied
from sobremesa.table import Command, TableState
from sobremesa.table.commands import Close, GoOn, Rematch, Resign, RevealNonce, StandUp, Start, VoteAbsence, VoteEnd

MOST_STEPS = 20_000
"""Of a table: five times as many as the longest match of the Letter Loom has, eight seats and fifty rounds."""
MOST_BEFORE_MATCH = 2_000
"""Of them before a match begins; what is asked then may be as large as a message."""
MOST_AT_ONCE = 300
"""Of one person at a table: more than most people's part of a whole match."""
STEP_MILLISECONDS = 500
"""Until one more is allowed: two in a second, of which a person makes one in several seconds."""
_MOST_REMEMBERED = 64
_ALWAYS = (Close, GoOn, Rematch, Resign, RevealNonce, StandUp, Start)
"""None of them can be done again and again without something that counts in between."""


class Allowance:
    """What the people at one table may do yet; it is full again when a table is taken up anew."""

    def __init__(self) -> None:
        self._full_at: dict[str, int] = {}
        """The wall time at which each person may make `MOST_AT_ONCE` steps again."""

    def check(self, state: TableState, person: str, command: Command, now: int) -> None:
        """`Denied` for whoever has made too many steps here, or where all have."""
        if _is_always_allowed(command):
            return
        most = MOST_BEFORE_MATCH if state.position is None else MOST_STEPS
        if state.number >= most:
            said = "limit-steps-before" if state.position is None else "limit-steps"
            raise Denied(Denial.FORBIDDEN, said, most=most)
        wait = self._full_at.get(person, 0) - now - (MOST_AT_ONCE - 1) * STEP_MILLISECONDS
        if wait > 0:
            raise Denied(Denial.TOO_OFTEN, "limit-too-fast", retry_after=wait, seconds=-(-wait // 1_000))

    def count(self, person: str, now: int) -> None:
        """Somebody has made a step."""
        self._full_at[person] = max(self._full_at.get(person, 0), now) + STEP_MILLISECONDS
        if len(self._full_at) > _MOST_REMEMBERED:
            self._full_at = {each: full_at for each, full_at in self._full_at.items() if full_at > now}


def _is_always_allowed(command: Command) -> bool:
    """Whether it ends something, or leads out of where a table stands."""
    if isinstance(command, VoteEnd):
        return command.end
    if isinstance(command, VoteAbsence):
        return command.wish == "end"
    return isinstance(command, _ALWAYS)
