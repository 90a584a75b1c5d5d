"""A match that is kept: how it is played again, how it ended, and what makes it worth keeping."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.conformance.subject import AnyGame, AnyMatch

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """One transcript, `<game>-<name>.jsonl`, and the script that writes it, the same to the byte each time."""

    game: str
    name: str
    make: Callable[[], AnyGame]
    """The game with the small box and dictionary that the match is played with."""
    play: Callable[[AnyGame], AnyMatch]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    has: Mapping[str, Callable[[AnyMatch], bool]] = field(default_factory=dict)
    """What happens in it, as sentences that name their clause."""

    @property
    def id(self) -> str:
        """`golf-rare`."""
        return f"{self.game}-{self.name}"

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return HERE / f"{self.id}.jsonl"


def happens(*kinds: str) -> Callable[[AnyMatch], bool]:
    """Whether events of all these kinds (`vote-cast`) are in a match."""
    return lambda match: set(kinds) <= {type(entry.event).__struct_config__.tag for entry in match.events}
