"""Options that several commands share, and how their values are read."""

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import click

from sobremesa.bots import Pace
from sobremesa.cli.spoken import MISUSE, give_up
from sobremesa.editions.texts import LANGUAGES, Texts
from sobremesa.engine import Meta
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.games import METAS

Command = TypeVar("Command", bound=Callable[..., Any])

_languages = click.Choice(LANGUAGES)
_TEXTS = {option.name for meta in METAS for option in meta.described_options if option.kind == "text"}
"""Options that are texts in whichever game; a code of nothing but digits is no number."""


def shared(command: Command) -> Command:
    """`--lang`, `--ui` and `--seed`."""
    seed = click.option("--seed", metavar="HEX", help="Play the match of this seed: up to 64 hexadecimal digits.")
    return languages(seed(command))


def languages(command: Command) -> Command:
    """`--lang` and `--ui`."""
    for option in (
        click.option("--ui", type=_languages, help="The language of the interface, if not that of the words."),
        click.option("--lang", type=_languages, help="The language of the words; else the environment's (LANG)."),
    ):
        command = option(command)
    return command


def ui_option(command: Command) -> Command:
    """`--ui` alone: the language of the answers."""
    return click.option("--ui", type=_languages, help="Language of the answers (default: by LANG).")(command)


def edition_option(command: Command) -> Command:
    """`--edition`; a file is given with its whole path, so that a match can be resumed from anywhere."""
    text = "Another box: by its name, or a file of your own."
    return click.option("--edition", metavar="NAME|FILE", callback=_in_full, help=text)(command)


def pace_option(text: str, default: Pace | None = None) -> Callable[[Command], Command]:
    """`--pace`: how quickly bots act."""
    return click.option(
        "--pace", type=_PaceChoice(), default=default and default.value, show_default=default is not None, help=text
    )


def _in_full(_context: click.Context, _option: click.Parameter, edition: str | None) -> str | None:
    try:
        return str(Path(edition).resolve()) if edition is not None and Path(edition).is_file() else edition
    except OSError:
        # A name that no file can have is no box either, which is told where boxes are looked for.
        return edition


class _PaceChoice(click.Choice[str]):
    """One of the paces."""

    def __init__(self) -> None:
        super().__init__([pace.value for pace in Pace])

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The pace, or misuse."""
        return Pace(super().convert(value, param, ctx))


class FiniteRange(click.FloatRange):
    """A number within bounds; "nan" is within none, though it passes every comparison."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number, or misuse."""
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


def read_seed(digits: str) -> bytes | None:
    """The seed that these digits are, with zeros before them; None when they are none."""
    if not 1 <= len(digits) <= 2 * SEED_BYTES or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
        return None
    return bytes.fromhex(digits.zfill(2 * SEED_BYTES))


def read_choices(given: Sequence[str]) -> dict[str, object] | str:
    """`NAME=VALUE` pairs as options of a game, or the first that is no pair."""
    chosen: dict[str, object] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            return pair
        name = name.strip().replace("-", "_")
        chosen[name] = value.strip() if name in _TEXTS else _value(value.strip())
    return chosen


def read_options(given: Sequence[str], say: Texts) -> dict[str, object]:
    """The options of a game; what is none is told in one sentence, and is the end."""
    options = read_choices(given)
    if isinstance(options, str):
        give_up(say("cli-bad-option", given=options[:40]), MISUSE)
    return options


def meta_of(game: str) -> Meta:
    """Seats and options of a game, without its rules."""
    return next(meta for meta in METAS if meta.id == game)


def _value(text: str) -> bool | int | str:
    if text.casefold() in ("true", "false"):
        return text.casefold() == "true"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
