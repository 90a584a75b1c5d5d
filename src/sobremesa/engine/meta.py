"""What one may know of a game without loading its rules."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from sobremesa.engine.options import Option, check_choices, describe, read_options
from sobremesa.engine.refusal import Refused

Translation: TypeAlias = Callable[[Mapping[str, Any], bool], dict[str, Any]]
"""Takes options as they were stored, and whether a bot plays; gives what they mean in today's names and values."""


def _same(options: Mapping[str, Any], _bots: bool) -> dict[str, Any]:  # noqa: FBT001 - as `Translation`
    return dict(options)


class Meta(msgspec.Struct, frozen=True):
    """A game's id, how many may play, its options and the prefix of its clauses; names and summaries are texts."""

    id: str
    least_seats: int
    most_seats: int
    options: type[msgspec.Struct]
    clauses: str
    takes_turns: bool = False
    """Whether seats play one after another, so that one of them can be passed for (TAB-6)."""
    youngest_option: str = ""
    """The option that takes the seat of the youngest person, from 1, where the rules ask who that is.

    A host does not choose it: the table keeps who is the youngest, and fills it in once the seats are numbered.
    """
    before: Mapping[str, object] = {}
    """What the rules were before a table could choose: the log of such a match does not have these options."""
    in_todays_options: Translation = _same
    """For a game whose options had other names or values before: old logs still have these, new tables may not."""

    @property
    def described_options(self) -> tuple[Option, ...]:
        """Every option that a host may choose, with its default and what fits."""
        return tuple(option for option in describe(self.options) if option.name != self.youngest_option)

    @property
    def youngest_clause(self) -> str:
        """The clause that asks who is the youngest; empty where none does."""
        return next((option.clause for option in describe(self.options) if option.name == self.youngest_option), "")

    def read_options(self, chosen: Mapping[str, object], *, bots: bool = False) -> Any:
        """What a table has chosen, with defaults for the rest; `Refused` with what would fit (TAB-14)."""
        return read_options(self.options, self.in_todays_options(chosen, bots), self.youngest_option)

    def read_log(self, stored: Mapping[str, object]) -> Any:
        """The options of a match as its log has them; they mean what they meant when it was written (TAB-8).

        The log of a match has every option that there was when it began: one that is missing came later.
        """
        return self.read_options({**self.before, **stored})

    def check_chosen(self, options: Mapping[str, object]) -> None:
        """`Refused` for what no host may choose: what the table fills in, and what only old logs have (TAB-14)."""
        check_choices(self.described_options, options)

    def option_text(self, option: Option) -> str:
        """The id of the line that explains an option."""
        return f"{self.id}-option-{option.name.replace('_', '-')}"

    def choice_text(self, option: Option, choice: str) -> str:
        """The id of the line that says what one choice of an option means."""
        return f"{self.option_text(option)}-{choice}"

    def check_seats(self, count: int) -> None:
        """`Refused` when that many cannot play (TAB-14)."""
        if not self.least_seats <= count <= self.most_seats:
            raise Refused("TAB-14", "tab-14-seats", count=count, least=self.least_seats, most=self.most_seats)
