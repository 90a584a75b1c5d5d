"""The reference of the command line: whatever can be typed is in it."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import click
import msgspec
import pytest

from sobremesa.cli import main
from sobremesa.cli.script import action_types
from sobremesa.games import GAMES

REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"


def commands(command: click.Command, name: str) -> Iterator[tuple[str, click.Command]]:
    """The command with its whole name, and all below it."""
    yield name, command
    if isinstance(command, click.Group):
        with click.Context(command) as context:
            for below in command.list_commands(context):
                found = command.get_command(context, below)
                assert found is not None
                yield from commands(found, f"{name} {below}")


def test_every_command_and_option_is_documented() -> None:
    sections = REFERENCE.read_text(encoding="utf-8").split("\n## ")
    for name, command in commands(main, "sobremesa"):
        section = next((text for text in sections if text.startswith(f"`{name}`\n")), None)
        assert section is not None, f"docs/reference/cli.md has no section on `{name}`"
        options = [option for option in command.params if isinstance(option, click.Option)]
        missing = [each for option in options for each in option.opts if f"`{each}" not in section]
        assert not missing, f"the section on `{name}` leaves out {missing}"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_file_is_documented_with_its_fields(game: str) -> None:
    actions = import_module(f"sobremesa.games.{game}.actions").Action
    section = REFERENCE.read_text(encoding="utf-8").partition("### A file of actions")[2].partition("\n## ")[0]
    rows = section.partition(f"\n- `{game}`: ")[2].partition("\n- `")[0].partition("\n\n")[0]
    for name, action in zip(action_types(actions), get_args(actions), strict=True):
        assert f"`{name}`" in rows
        fields = {field.name for field in msgspec.structs.fields(action)} - {"round", "turn", "question"}
        assert all(f"`{field}`" in rows for field in fields), f"{name} has {sorted(fields)}"
