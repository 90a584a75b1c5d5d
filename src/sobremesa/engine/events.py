"""The events that every match has, whatever the game: how it began, how it ended, and the seed of its chance."""

import msgspec

from sobremesa.engine.chance import Draw
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.own_words import OwnWords
from sobremesa.engine.seats import Sitter


class SeedSealed(msgspec.Struct, frozen=True, tag="seed-sealed"):
    """The secret of the match's chance, told to nobody until it is revealed (TAB-3)."""

    seed: str


class LexiconReplaced(msgspec.Struct, frozen=True, tag="lexicon-replaced"):
    """A lexicon that the match began with is gone; from here on it is played with these."""

    lexicon: str
    other_lexicon: str = ""


class Pins(msgspec.Struct, frozen=True):
    """What the match is played with, so that it can be understood later."""

    engine: str
    edition: str
    language: str
    lexicon: str
    edition_digest: str = ""
    house_digest: str = ""
    other_lexicon: str = ""
    """The second lexicon of a game that needs two (LOO-K4)."""

    @property
    def lexicons(self) -> LexiconReplaced:
        """Its lexicons, as a match that goes on with them says it."""
        return LexiconReplaced(self.lexicon, self.other_lexicon)


class MatchBegan(msgspec.Struct, frozen=True, tag="match-began", omit_defaults=True):
    """The first public event; it carries the commitment to the seed (TAB-3)."""

    game: str
    seats: tuple[Sitter, ...]
    options: dict[str, bool | int | str | None]
    pins: Pins
    commitment: str
    words: OwnWords | None = None
    """The table's own; the pins have their digest."""


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """How it ended; nothing is decided after this."""

    outcome: Outcome


class SeedRevealed(msgspec.Struct, frozen=True, tag="seed-revealed"):
    """The seed, for anybody to check every draw with (TAB-3)."""

    seed: str


def set_of(event: object) -> str:
    """The code of the printed set that an event deals; empty where the match's own chance has dealt."""
    code = getattr(event, "set", "")
    return code if isinstance(code, str) else ""


def draw_of(event: object) -> Draw | None:
    """The draw that an event carries, if chance had a part in it."""
    drawn = getattr(event, "draw", None)
    return drawn if isinstance(drawn, Draw) else None
