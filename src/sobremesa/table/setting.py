"""What a table is set up with (TAB-1)."""

from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from sobremesa.engine import Game, OwnWords, Refused, Seat, Whole
from sobremesa.parts.own_words import check_own_words

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
OptionValue: TypeAlias = bool | Whole | str


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its language and options, how many seats, and what is allowed at the table."""

    game: str
    language: str
    options: dict[str, OptionValue] = {}
    seats: Whole = 2
    public: bool = False
    """Whether the lobby shows it; others come by link or code."""
    pace: Literal["human", "quick", "instant"] = "human"
    """How quickly bots act."""
    stand_ins: str = "club"
    """The level of the bots that take the seats of those who leave; empty where bots are refused (TAB-15)."""
    hints: bool = False
    chat: bool = True
    reactions: bool = True
    spectators: bool = True
    words: OwnWords = msgspec.field(default_factory=OwnWords)
    """Words of the table's own, accepted and refused whatever the dictionary says."""
    edition: str = ""
    """A box of this game and language by its name; empty for the one that the language has unless chosen (TAB-1)."""


class Daily(msgspec.Struct, frozen=True):
    """A day's match: all who play it have one seed, which nobody knows before the last of them is over (TAB-3)."""

    day: str
    over_at: int
    """The wall time at which the day is over."""
    ranked: bool = True
    """Whether it counts in the day's ranking; what does not is dealt from another seed."""


class Shelf(Protocol):
    """Where a table takes its game from."""

    def game(self, setting: Setting) -> AnyGame:
        """The game with these options, the same value for equal settings; `Refused` by TAB-14 if there is none."""

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, weakest first."""

    def takes_turns(self, game: str) -> bool:
        """Whether its seats play one after another, so that one of them can be passed for (TAB-6)."""


class Customs(msgspec.Struct, frozen=True):
    """The times of the house, in milliseconds."""

    countdown: int = 3_000
    """From the start, or the end of a pause, to the instant at which all begin together."""
    reveal: int = 10_000
    """How long after the instant of the start the nonces of browsers may come; then the start fails (TAB-3)."""
    comeback: int = 15_000
    """What people have to come back after an outage before clocks run on."""
    idle: int = 2 * 60 * 60 * 1000
    """How long a table waits for a match to start before it closes."""
    empty: int = 30_000
    """How long a table that the lobby shows waits for a person to sit down; with the grace (TAB-6) a minute."""
    forgotten: int = 30 * 24 * 60 * 60 * 1000
    """How long a match that has no deadline, or is paused, waits for somebody before it is abandoned."""
    daily_grace: int = 24 * 60 * 60 * 1000
    """How long after its day a day's match that is still played is abandoned (TAB-3)."""


def check_setting(shelf: Shelf, setting: Setting) -> AnyGame:
    """The game of a setting that can be played, or `Refused` with what would fit (TAB-14)."""
    # The shelf knows which languages there are, and is not asked to set up a game with words that do not fit.
    # The game knows which of them are one word to it: in Word Golf CUÑA and CUNA are (GOL-20).
    plain = shelf.game(msgspec.structs.replace(setting, words=OwnWords()))
    check_own_words(setting.words, setting.language, plain.folding)
    game = shelf.game(setting)
    game.check_players(setting.seats)
    if setting.stand_ins:
        check_level(shelf, setting.stand_ins)
    return game


def check_new_setting(shelf: Shelf, setting: Setting) -> None:
    """`Refused` where it cannot be played, or has options that a host cannot choose: also those of old logs (TAB-14).

    A table that was opened with old options keeps them, and its match begins with what they mean.
    """
    check_setting(shelf, setting).meta.check_chosen(setting.options)


def in_todays_options(shelf: Shelf, setting: Setting, *, bots: bool) -> Setting:
    """The setting of an old table as a new one would have it (TAB-14)."""
    options = shelf.game(setting).meta.in_todays_options(setting.options, bots)
    return msgspec.structs.replace(setting, options=options)


def check_level(shelf: Shelf, level: str) -> None:
    """`Refused` where there is no such level of bots (TAB-14)."""
    if level not in shelf.levels():
        raise Refused("TAB-14", "tab-14-unknown-level", level=level[:40], known=", ".join(shelf.levels()))


def check_seat(seats: int, seat: Seat) -> None:
    """`Refused` when the table has no such seat (TAB-13)."""
    if not 0 <= seat < seats:
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
