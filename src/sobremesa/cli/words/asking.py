"""What all commands on words share: their options, whose rules they ask, and how an answer is written."""

import json
from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

import click

from sobremesa.lexicon import WordPolicy

POLICIES = ("buffet", "golf", "bisonte", "loom")
"""Games whose rules on words are known, whether or not they can be played yet."""
_LONGEST_SHOWN = 40

Command = TypeVar("Command", bound=Callable[..., object])


def policy(game: str) -> WordPolicy:
    """Which words a game takes."""
    found: WordPolicy = import_module(f"sobremesa.games.{game}.words").POLICY
    return found


def json_option(command: Command) -> Command:
    """`--json`, answers for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")(command)


def echo_json(answer: object) -> None:
    """One JSON value; half characters, which a shell can pass, are replaced."""
    text = json.dumps(answer, ensure_ascii=False, indent=2)
    click.echo(text.encode("utf-8", "replace").decode("utf-8"))


def shown(word: str) -> str:
    """A word as it may be printed: no control characters, not longer than a line."""
    short = word if len(word) <= _LONGEST_SHOWN else f"{word[:_LONGEST_SHOWN]}…"
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in short)
