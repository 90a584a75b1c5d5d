"""One command a file; `main` is what the installed `sobremesa` runs."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from sobremesa import __version__


class _Commands(click.Group):
    """Commands are imported when they are asked for, so that none waits for the others."""

    _names = (
        "play",
        "watch",
        "replay",
        "coach",
        "verify",
        "words",
        "print",
        "simulate",
        "serve",
        "backup",
        "restore",
        "operator",
    )

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of a first visit."""
        return list(self._names)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Where nothing more can be written there is nobody to tell so: out, without a traceback."""
        try:
            try:
                return super().main(*args, **kwargs)
            finally:
                sys.stdout.flush()
        except OSError as error:
            if error.errno not in (errno.ENOSPC, errno.EIO):
                raise
            # What is still unwritten would be tried, and told of, once more at the very end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a file with its name."""
        if cmd_name not in self._names:
            return None
        with _kernel_chosen():
            command: click.Command = getattr(import_module(f"sobremesa.cli.{cmd_name}"), cmd_name)
        return command


class _Unusable(click.ClickException):
    """What the environment asks for cannot be had."""

    exit_code = 2


@contextmanager
def _kernel_chosen() -> Iterator[None]:
    """Texts come with the words, which come with a kernel: without one there is only English to say so in."""
    try:
        yield
    except ImportError as error:
        if error.name != "sobremesa.lexicon._kernel":
            raise
        raise _Unusable("SOBREMESA_KERNEL asks for the native kernel, which is not built here.") from None
    except ValueError as error:
        raise _Unusable(f"{error}.") from None


def _tell_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - click calls it
    if asked and not ctx.resilient_parsing:
        with _kernel_chosen():
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
