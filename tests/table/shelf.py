"""A shelf with the tiny counting game on it, for more seats than the engine's tests need."""

from typing import ClassVar

import msgspec

from sobremesa.engine import Meta, Refused, Sitter, read_options
from sobremesa.table import Setting
from tests.engine.counting import Counting, Event

LEVELS = ("child", "casual", "club", "expert")


class Manners(msgspec.Struct, frozen=True):
    """Something to choose."""

    polite: bool = False
    company: bool = False
    """Whether it takes two."""
    small: bool = False
    """Whether the box is too small for more than three."""
    stubborn: bool = False
    """Whether it never begins."""
    youngest: int = 0
    """Filled in by the table."""

    @property
    def kind(self) -> "type[SociableCounting]":
        """The game that has been chosen."""
        if self.stubborn:
            return CountingThatNeverBegins
        if self.small:
            return CountingInASmallBox
        return CountingInCompany if self.company else SociableCounting


class SociableCounting(Counting):
    """Counting for up to five, which asks who is the youngest."""

    meta: ClassVar[Meta] = Meta(
        id="counting", least_seats=1, most_seats=5, options=Manners, clauses="CNT", youngest_option="youngest"
    )


class CountingInCompany(SociableCounting):
    """Counting for two and more, whatever their age."""

    meta: ClassVar[Meta] = Meta(id="counting", least_seats=2, most_seats=5, options=Manners, clauses="CNT")


class CountingInASmallBox(SociableCounting):
    """Counting with a box that is too small for more than three, and one that the rules never begin."""

    def check_players(self, count: int) -> None:
        super().check_players(count)
        if count > 3:
            raise Refused("TAB-14", "tab-14-seats", count=count, least=1, most=3)


class CountingThatNeverBegins(SociableCounting):
    """Counting, with rules that refuse to set up a match."""

    def begin(self, seats: tuple[Sitter, ...], seed: bytes, now: int) -> tuple[Event, ...]:
        raise Refused("TAB-14", "tab-14-bad-value", option="stubborn", value="true", fits="false")


class CountingShelf:
    """Counting, where one comes after another, and the same again as a game that says it has no turns."""

    def __init__(self, lexicon: str = "none") -> None:
        self._games: dict[bytes, SociableCounting] = {}
        self._lexicon = lexicon

    def game(self, setting: Setting) -> SociableCounting:
        if setting.game not in ("counting", "shouting"):
            raise Refused("TAB-14", "tab-14-unknown-game", game=setting.game, known="counting, shouting")
        if setting.language != "en":
            raise Refused("TAB-14", "tab-14-bad-value", option="language", value=setting.language, fits="en")
        options = read_options(Manners, setting.options)
        return self._games.setdefault(msgspec.json.encode(options), options.kind(self._lexicon))

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        return game == "counting"
