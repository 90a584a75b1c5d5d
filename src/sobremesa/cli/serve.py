"""`sobremesa serve`: a house with tables, for browsers on this machine, around the room, or anywhere."""

import io
import os
import socket
import sys
import webbrowser

import click
import segno

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.storing import own_file, storing
from sobremesa.cli.words.build import make_if_missing
from sobremesa.editions.texts import Language, Texts
from sobremesa.server.logs import LogStyle, log_to_stderr
from sobremesa.server.serving import bind
from sobremesa.server.serving import serve as serve_node
from sobremesa.server.settings import Settings
from sobremesa.table import Customs

_FIRST_PORT = 8000
_PORTS_TRIED = 20
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - that is what a table in a room needs


@click.command()
@click.option(
    "--database", metavar="URL", envvar="SOBREMESA_DATABASE", help="A file, sqlite:///FILE, postgresql://… or memory:."
)
@click.option(
    "--host",
    default=_EVERYWHERE[0],
    show_default=True,
    metavar="ADDRESS",
    help="Listen here; 127.0.0.1 for this machine alone.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Listen on this port; 0 takes a free one.  [default: 8000, or the next]",
)
@click.option("--open", "opens", is_flag=True, help="Open it in the browser.")
@click.option(
    "--proxy", "proxies", multiple=True, metavar="NETWORK", help="Believe this proxy about addresses and https."
)
@click.option(
    "--no-address-limits", is_flag=True, help="Let one address do as much as it likes; people still have limits."
)
@click.option(
    "--grace",
    type=click.FloatRange(0, 3600),
    default=30.0,
    show_default=True,
    metavar="SECONDS",
    help="Without a connection somebody is absent after this.",
)
@click.option(
    "--countdown",
    type=click.FloatRange(0, 30),
    default=3.0,
    show_default=True,
    metavar="SECONDS",
    help="Before a match begins and after a pause.",
)
@click.option(
    "--comeback",
    type=click.FloatRange(0, 600),
    default=15.0,
    show_default=True,
    metavar="SECONDS",
    help="To come back in after an outage.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 600),
    default=0.0,
    show_default=True,
    metavar="SECONDS",
    help="When asked to stop, take no new clients for so long before those who are there are let go.",
)
@click.option(
    "--log",
    type=click.Choice(["plain", "json", "none"]),
    default="plain",
    show_default=True,
    help="How to write the log to standard error.",
)
@ui_option
def serve(
    *,
    database: str | None,
    host: str,
    port: int | None,
    opens: bool,
    proxies: tuple[str, ...],
    no_address_limits: bool,
    grace: float,
    countdown: float,
    comeback: float,
    drain: float,
    log: LogStyle,
    ui: Language | None,
) -> None:
    """Open the house: everybody with the address can play, with nothing to install."""
    say = texts(ui)
    settings = Settings(
        database=database or own_file(),
        host=host,
        proxies=proxies,
        secrets=tuple(os.environ.get("SOBREMESA_SECRET", "").split()),
        address_limits=not no_address_limits,
        grace=int(1000 * grace),
        drain_seconds=drain,
        customs=Customs(countdown=int(1000 * countdown), comeback=int(1000 * comeback)),
    )
    log_to_stderr(log)
    with storing(say):
        make_if_missing(say, lambda: _bind(say, host, port).close())
        listener = _bind(say, host, port)
        bound = listener.getsockname()[1]
        address = f"http://127.0.0.1:{bound}" if host in _EVERYWHERE else f"http://{host}:{bound}"

        def listening() -> None:
            _tell(say, address, _room_address(host, bound))
            if opens:
                webbrowser.open(address)

        serve_node(settings, listener, listening)


def _bind(say: Texts, host: str, port: int | None) -> socket.socket:
    """The wanted port, or the first that is free."""
    wanted = range(_FIRST_PORT, _FIRST_PORT + _PORTS_TRIED) if port is None else (port,)
    problem = OSError()
    for each in wanted:
        try:
            return bind(host, each)
        except OSError as error:
            problem = error
    raise click.ClickException(
        say("cli-serve-no-port", host=host, port=str(wanted[0]), problem=problem.strerror or str(problem))
    )


def _room_address(host: str, port: int) -> str | None:
    """How phones around the table find this machine, if it is in a network."""
    if host not in _EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent: the system only says by which of its addresses it would.
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = asked.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}"


def _tell(say: Texts, here: str, room: str | None) -> None:
    click.echo(say("cli-serve-here", address=here))
    if room is not None:
        click.echo(say("cli-serve-room", address=room))
        if sys.stdout.isatty():
            drawn = io.StringIO()
            segno.make(room, error="m", micro=False).terminal(drawn, border=2, compact=True)
            click.echo(drawn.getvalue())
    click.echo(say("cli-serve-stop"))
    sys.stdout.flush()
