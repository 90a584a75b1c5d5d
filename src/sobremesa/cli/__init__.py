"""One command a file; `main` is what the installed `sobremesa` runs."""

from importlib import import_module

import click

from sobremesa import __version__


class _Commands(click.Group):
    """Commands are imported when they are asked for, so that none waits for the others."""

    _names = ("play", "watch", "words")

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of a first visit."""
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a file with its name."""
        if cmd_name not in self._names:
            return None
        command: click.Command = getattr(import_module(f"sobremesa.cli.{cmd_name}"), cmd_name)
        return command


def _tell_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - click calls it
    if asked and not ctx.resilient_parsing:
        from sobremesa.lexicon.search import KERNEL  # noqa: PLC0415 - nothing else here needs the kernel

        click.echo(f"sobremesa {__version__} ({'native' if KERNEL == 'native' else 'Python'} kernel)")
        ctx.exit()


@click.group(cls=_Commands)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_tell_version,
    help="Say the version and which kernel searches the words, then leave.",
)
def main() -> None:
    """Sobremesa: tabletop word games at your own table."""
