"""The reference of the command line: whatever can be typed is in it."""

from collections.abc import Iterator
from pathlib import Path

import click

from sobremesa.cli import main

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
