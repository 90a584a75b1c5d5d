"""Who sits where at one keyboard: names and bots, which a match's events do not know."""

import msgspec

from sobremesa.bots import Pace
from sobremesa.cli.palette import shape_of
from sobremesa.cli.screen import UNREADABLE
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Seat, Sitter

LONGEST_NAME = 14


class Seating(msgspec.Struct, frozen=True):
    """A name and a level a seat: a bot has a level, a person has none and may go without a name."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    ui: Language
    edition: str | None = None
    house: str | None = None
    pace: Pace = Pace.HUMAN
    """How quickly the bots act."""

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """People and bots as the engine knows them."""
        return tuple(Sitter.PERSON if level is None else Sitter.BOT for level in self.levels)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    def name(self, seat: Seat, say: Texts) -> str:
        """What a seat is called."""
        level = self.levels[seat]
        if level is not None:
            return self._bot_name(seat, say(f"cli-bot-{level}"))
        # Whoever changes the file beside a match by hand may write anything there.
        if name := clean_name(self.names[seat]):
            return name
        return say("cli-you") if len(self.people) == 1 else say("cli-player", number=seat + 1)

    def mark(self, seat: Seat, say: Texts) -> str:
        """Shape and name: ● Ana."""
        return f"{shape_of(seat)} {self.name(seat, say)}"

    def _bot_name(self, seat: Seat, name: str) -> str:
        """Bots of the same level are numbered."""
        alike = [other for other, level in enumerate(self.levels) if level == self.levels[seat]]
        return name if len(alike) == 1 else f"{name} {alike.index(seat) + 1}"


def seating_for(sitters: tuple[Sitter, ...], level: str, ui: Language) -> Seating:
    """Nameless people, and bots of one level: for a match of which nothing else is known."""
    levels = tuple(None if sitter is Sitter.PERSON else level for sitter in sitters)
    return Seating(names=("",) * len(sitters), levels=levels, ui=ui)


def clean_name(text: str) -> str:
    """A name as it can be shown: on one line and not too long."""
    kept = "".join(character for character in text if character.isprintable() and character != UNREADABLE)
    return " ".join(kept.split())[:LONGEST_NAME]
