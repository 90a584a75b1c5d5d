"""A vote of the people at a table on one word (BUF-25)."""

from collections.abc import Iterable, Sequence

from sobremesa.engine.seats import Seat, Sitter


def voters(sitters: Sequence[Sitter], author: Seat) -> tuple[Seat, ...]:
    """The other people at the table; bots and spectators do not vote."""
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter is Sitter.PERSON and seat != author)


def is_accepted(votes: Iterable[bool]) -> bool:
    """More than half of the votes cast; a tie or no vote is a no."""
    cast = tuple(votes)
    return 2 * sum(cast) > len(cast)
