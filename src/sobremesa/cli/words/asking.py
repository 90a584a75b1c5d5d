"""What all commands on words share: their options, their texts, and how they give up."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import NoReturn, TypeVar, cast

import click
from rich.console import Console

from sobremesa.cli.language import guess_language
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import LexiconDamaged, LexiconMissing, WordPolicy

GAMES = ("buffet", "golf", "bisonte", "loom")
MISUSE = 2
_LONGEST_SHOWN = 40

Command = TypeVar("Command", bound=Callable[..., object])


@cache
def texts(language: Language) -> Texts:
    """The sentences of these commands."""
    source = files("sobremesa.cli.words") / "texts" / f"{language}.ftl"
    return Texts(language, [source.read_text(encoding="utf-8")])


def texts_for(ui: str | None) -> Texts:
    """The sentences in the language asked for, else in the one that the environment names."""
    return texts(cast(Language, ui) if ui else guess_language())


def policy(game: str) -> WordPolicy:
    """Which words a game takes."""
    found: WordPolicy = import_module(f"sobremesa.games.{game}.words").POLICY
    return found


def ui_option(command: Command) -> Command:
    """`--ui`, the language of the answers."""
    return click.option("--ui", type=click.Choice(LANGUAGES), help="Language of the answers (default: by LANG).")(
        command
    )


def json_option(command: Command) -> Command:
    """`--json`, answers for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")(command)


@contextmanager
def giving_up(say: Texts) -> Iterator[None]:
    """A lexicon that is absent or damaged, and input that is no question, end in one sentence and code 2."""
    try:
        yield
    except LexiconMissing:
        give_up(say("words-not-built"))
    except LexiconDamaged as error:
        give_up(say("words-damaged", problem=str(error)))
    except ValueError as error:
        give_up(str(error))


def give_up(sentence: str, code: int = MISUSE) -> NoReturn:
    """One sentence, and out."""
    click.echo(sentence, err=True)
    raise click.exceptions.Exit(code)


def console() -> Console:
    """Where people read; nothing in a word is taken for markup or for an emoji."""
    return Console(file=sys.stdout, markup=False, emoji=False, highlight=False, soft_wrap=True)


def echo_json(answer: object) -> None:
    """One JSON value; half characters, which a shell can pass, are replaced."""
    text = json.dumps(answer, ensure_ascii=False, indent=2)
    click.echo(text.encode("utf-8", "replace").decode("utf-8"))


def shown(word: str) -> str:
    """A word as it may be printed: no control characters, not longer than a line."""
    short = word if len(word) <= _LONGEST_SHOWN else f"{word[:_LONGEST_SHOWN]}…"
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in short)
