"""A vote of the people at a table on one word that the dictionary lacks (BUF-25)."""

from collections.abc import Iterable, Sequence

import msgspec

from sobremesa.engine.seats import Seat, Sitter
from sobremesa.lexicon.policy import Reason

VOTE_SECONDS = 20


def who_judges(chosen: str, sitters: Sequence[Sitter]) -> str:
    """`table` with two or more people at it, else `dictionary`, where the table has left it `by-people`."""
    if chosen != "by-people":
        return chosen
    return "table" if sitters.count(Sitter.PERSON) > 1 else "dictionary"


def is_open_to_vote(reason: Reason) -> bool:
    """Whether people may vote on a word of which the dictionary says this: not if it or the house has decided."""
    return reason not in (Reason.VALID, Reason.HOUSE_ACCEPTED, Reason.HOUSE_REFUSED)


def voters(sitters: Sequence[Sitter], author: Seat) -> tuple[Seat, ...]:
    """The other people at the table; bots and spectators do not vote."""
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter is Sitter.PERSON and seat != author)


def is_accepted(votes: Iterable[bool], voters: int) -> bool:
    """Whether more than half of the people know the word: its author does, a voter who does not answer does not."""
    known = 1 + sum(votes)
    return voters > 0 and 2 * known > 1 + voters


class Ballot(msgspec.Struct, frozen=True):
    """The vote on one author's word while it is open; a vote may be changed until all have voted."""

    author: Seat
    voters: tuple[Seat, ...]
    votes: dict[Seat, bool] = {}
    abstaining: tuple[Seat, ...] = ()
    """Voters for whom a bot plays: they count as nobody, unless they come back and vote."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has not voted yet."""
        return tuple(seat for seat in self.voters if seat not in self.votes and seat not in self.abstaining)

    @property
    def accepted(self) -> bool:
        """Whether the votes cast so far are enough."""
        return is_accepted(self.votes.values(), len(self.voters) - len(self.abstaining))

    def cast(self, seat: Seat, *, accept: bool) -> "Ballot":
        """The ballot with this vote in it."""
        abstaining = tuple(each for each in self.abstaining if each != seat)
        return msgspec.structs.replace(self, votes={**self.votes, seat: accept}, abstaining=abstaining)

    def without(self, seat: Seat) -> "Ballot":
        """The ballot where this seat abstains; what its person has said before stays."""
        if seat in self.votes:
            return self
        return msgspec.structs.replace(self, abstaining=tuple(sorted({*self.abstaining, seat})))

    def after(self, seat: Seat, *, accept: bool, abstain: bool) -> "Ballot":
        """The ballot after what this seat has said."""
        return self.without(seat) if abstain else self.cast(seat, accept=accept)
