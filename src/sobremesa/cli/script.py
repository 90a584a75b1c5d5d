"""A match played by a file: one action a line, as JSON, for tests, reports of mistakes and other programs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NoReturn, get_args

import msgspec
from rich.console import Console

from sobremesa.bots import company_of
from sobremesa.cli import shelf
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.opening import Opening
from sobremesa.cli.reading import TooLarge, read_plain_file
from sobremesa.cli.saying import texts
from sobremesa.cli.sitting import Sitting
from sobremesa.cli.spoken import MISUSE, give_up, in_short
from sobremesa.cli.table import Table, waiting_in
from sobremesa.editions.texts import Texts
from sobremesa.engine import Codec, Malformed, MatchEnded, Refused, Text, text
from sobremesa.engine.codec import LARGEST_MESSAGE

LARGEST_SCRIPT = 16 * 1024 * 1024
_LATEST = 10**12
"""Milliseconds; no match lasts thirty years."""

Moment = Annotated[int, msgspec.Meta(ge=0, le=_LATEST)]


class ScriptLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a seat, counted from 1, and when; or only time that passes."""

    seat: int | None = None
    action: msgspec.Raw = msgspec.Raw()
    at: Moment | None = None
    tick: Moment | None = None

    @property
    def makes_sense(self) -> bool:
        """Either an action or time, not both."""
        acts = self.seat is not None and bool(bytes(self.action))
        return acts if self.tick is None else self.seat is None and self.at is None and not bytes(self.action)


class _Typed(msgspec.Struct, frozen=True):
    type: str


_lines: Codec[ScriptLine] = Codec(ScriptLine)


def read_script(file: Path) -> list[str]:
    """The lines of a file; `ShelfError` or `Malformed` where there are none to be had."""
    try:
        return read_plain_file(file, LARGEST_SCRIPT).decode("utf-8-sig").split("\n")
    except TooLarge:
        raise Malformed("malformed-too-large", size=file.stat().st_size, most=LARGEST_SCRIPT) from None
    except OSError as error:
        raise shelf.ShelfError("cli-cannot-read", file, error.strerror or "") from None
    except UnicodeDecodeError:
        raise shelf.ShelfError("cli-script-no-text", file) from None


class ScriptPlayer:
    """Plays line after line; the first that cannot be played ends it, and what was played before stays."""

    def __init__(self, opening: Opening, console: Console, file: Path, *, quiet: bool) -> None:
        self._say = texts(opening.seating.ui)
        self._file = file
        self._quiet = quiet
        self._now = opening.match.now
        keyboard = Keyboard(console, self._say, {})
        table = Table(opening.match, opening.seating, console, keyboard, self._say, opening.file, asks=False)
        self._sitting = Sitting(table, opening.held, quiet=quiet)
        # Bots take no time here: the file says when it is.
        self._bots = company_of(opening.match.game, opening.seating.levels)
        self._actions: Codec[Any] = Codec(opening.match.game.action_type)

    def play(self, lines: list[str]) -> None:
        """All lines; then who won, or whom the match waits for."""
        self._sitting.begin()
        self._let_bots_play()
        for number, line in _worth_reading(lines):
            try:
                self._play_line(line)
            except Refused as refused:
                said = self._say.say(in_short(refused.refusal.text))
                self._stop(number, f"{said} {refused.refusal.clause}")
            except Malformed as malformed:
                self._stop(number, self._say.say(in_short(malformed.text)))
            self._let_bots_play()
        self._tell_end()

    def _play_line(self, line: str) -> None:
        read = _lines.decode(line)
        if not read.makes_sense:
            raise Malformed("cli-script-shape")
        self._go_to(read)
        if read.seat is None:
            self._sitting.pass_time(self._now)
        else:
            # Whoever reads and writes files counts seats as everything here shows them.
            self._sitting.act(read.seat - 1, self._read_action(bytes(read.action)), self._now)
        self._sitting.tell_news()

    def _read_action(self, written: bytes) -> Any:
        """The action; what is none of this game is told with those that are."""
        try:
            return self._actions.decode(written)
        except Malformed:
            known = action_types(self._sitting.match.game.action_type)
            given = _type_in(written)
            if given is None or given in known:
                raise
            raise Malformed("cli-script-no-action", type=given, known=", ".join(known)) from None

    def _go_to(self, read: ScriptLine) -> None:
        """The time of a line; without one it is as late as the line before."""
        at = read.at if read.tick is None else read.tick
        if at is not None and at < self._now:
            raise Malformed("cli-script-backwards", now=self._now)
        self._now = self._now if at is None else at

    def _let_bots_play(self) -> None:
        """Bots go on when only bots are waited for."""
        match = self._sitting.match
        while (waiting := waiting_in(match)) and all(seat in self._bots for seat in waiting):
            self._sitting.act(waiting[0], self._bots.choose(match.position, waiting[0]), self._now)
            self._sitting.tell_news()

    def _stop(self, number: int, problem: str) -> NoReturn:
        said = text("cli-script-line", file=str(self._file), line=str(number), problem="")
        give_up(f"{self._say.say(in_short(said))}{problem}", MISUSE)

    def _tell_end(self) -> None:
        sitting = self._sitting
        if self._quiet:
            ended = [entry for entry in sitting.match.events if isinstance(entry.event, MatchEnded)]
            sitting.front.tell(ended)
        if sitting.match.outcome is None:
            sitting.table.keyboard.tell(self._say.say(_waits_for(sitting.table, self._say)))


def action_types(action: Any) -> tuple[str, ...]:
    """What the `type` of an action of a game can be."""
    return tuple(str(each.__struct_config__.tag) for each in get_args(action))


def _type_in(written: bytes) -> str | None:
    """The `type` of what should be an action, if it has one."""
    try:
        return msgspec.json.decode(written, type=_Typed).type
    except (msgspec.MsgspecError, RecursionError):
        return None


def _worth_reading(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Lines with their numbers, without empty ones and comments."""
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip()[: LARGEST_MESSAGE + 1]


def _waits_for(table: Table, say: Texts) -> Text:
    waiting = waiting_in(table.match)
    if not waiting:
        return text("cli-waits-for-time", at=str(table.match.deadline))
    return text("cli-waits-for", names=", ".join(table.seating.mark(seat, say) for seat in waiting))
