"""What one may know of a game without loading its rules."""

from collections.abc import Mapping

import msgspec

from sobremesa.engine.options import Option, describe
from sobremesa.engine.refusal import Refused


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

    @property
    def described_options(self) -> tuple[Option, ...]:
        """Every option that a host may choose, with its default and what fits."""
        return tuple(option for option in describe(self.options) if option.name != self.youngest_option)

    @property
    def youngest_clause(self) -> str:
        """The clause that asks who is the youngest; empty where none does."""
        return next((option.clause for option in describe(self.options) if option.name == self.youngest_option), "")

    def check_chosen(self, options: Mapping[str, object]) -> None:
        """`Refused` where a host has chosen what the table fills in (TAB-14)."""
        if self.youngest_option and self.youngest_option in options:
            known = ", ".join(option.name for option in self.described_options)
            raise Refused("TAB-14", "tab-14-unknown-option", option=self.youngest_option, known=known)

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
