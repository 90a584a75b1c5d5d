"""`sobremesa print`: a game's pieces and rules as a PDF, to print, cut and play."""

import errno
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode

import click

from sobremesa.cli.language import guess_language
from sobremesa.cli.options import edition_option, languages, meta_of
from sobremesa.cli.saying import texts
from sobremesa.cli.spoken import FAILURE, MISUSE, give_up, in_short, loading, reason_of_system
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Meta
from sobremesa.engine.sets import CODES, code_of, read_code
from sobremesa.engine.text import text
from sobremesa.games import GAMES
from sobremesa.printing import PAPERS, Job, Leaflet, PrintingError, document, pdf

_STDOUT = "-"
_MOST_ADDRESS = 300


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--players", type=int, metavar="N", help="For how many; without it the whole box.")
@languages
@click.option("--paper", type=click.Choice(tuple(PAPERS)), default="a4", show_default=True, help="The sheets.")
@click.option("-o", "--output", metavar="FILE", required=True, help="The PDF to write; “-” is the standard output.")
@click.option("--set", "code", metavar="CODE", help="Buffet and Golf: print this set; without it a fresh one.")
@click.option("--house", metavar="URL", help="Buffet and Golf: where your house is, for a QR code that opens the set.")
@click.option("--plain", is_flag=True, help="Buffet: letters in ink, for whoever has no red foil.")
@click.option(
    "--rules",
    type=click.Choice([each.value for each in Leaflet]),
    default=Leaflet.WITH.value,
    show_default=True,
    help="With the rules on four pages, without them, or they alone.",
)
@edition_option
def print(  # noqa: A001 - the name of the command
    *,
    game: str,
    players: int | None,
    lang: Language | None,
    ui: Language | None,
    paper: str,
    output: str,
    code: str | None,
    house: str | None,
    plain: bool,
    rules: str,
    edition: str | None,
) -> None:
    """Write GAME as a PDF at true size: pieces to cut out, backs, score pads and the rules."""
    language = lang or guess_language()
    say, meta = texts(ui or language), meta_of(game)
    with loading(say):
        if players is not None:
            meta.check_seats(players)
        if plain and game != "buffet":
            give_up(say("cli-print-plain"), MISUSE)
        leaflet = Leaflet(rules)
        chosen = "" if leaflet is Leaflet.ONLY else _code(meta, code, say)
        job = Job(
            language=language,
            paper=PAPERS[paper],
            players=players,
            leaflet=leaflet,
            is_plain=plain,
            code=chosen,
            address=_address(game, language, chosen, house, say),
        )
        pages, data = _printed(game, job, edition, say)
    _write(output, data, say)
    if output != _STDOUT:
        click.echo(say.say(in_short(text("cli-printed", file=output, pages=pages))))


def _printed(game: str, job: Job, edition: str | None, say: Texts) -> tuple[int, bytes]:
    try:
        made = document(game, job, edition)
        return len(made.pages), pdf(made)
    except PrintingError as error:
        give_up(say.say(in_short(error.text)), FAILURE)


def _code(meta: Meta, typed: str | None, say: Texts) -> str:
    """The set that was asked for, else a fresh one; nothing for a game that is not dealt from one (TAB-14)."""
    if "set" not in (option.name for option in meta.described_options):
        if typed:
            give_up(say("cli-print-no-sets", game=say(f"{meta.id}-name")), MISUSE)
        return ""
    return read_code(typed or "") or code_of(secrets.randbelow(CODES))


def _address(game: str, language: Language, code: str, house: str | None, say: Texts) -> str:
    """Where a house sets up a table with this set."""
    if house is None or not code:
        return ""
    if not house.startswith(("http://", "https://")) or not house.isascii() or len(house) > _MOST_ADDRESS:
        give_up(say.say(in_short(text("cli-print-house", house=house))), MISUSE)
    return f"{house.rstrip('/')}/new/{game}?{urlencode({'set': code, 'language': language})}"


def _write(output: str, data: bytes, say: Texts) -> None:
    """All of the file or nothing: what was there stays until the new one is whole."""
    if output == _STDOUT:
        click.echo(data, nl=False)
        return
    try:
        _replace(Path(output), data)
    except (OSError, ValueError) as error:
        reason = reason_of_system(getattr(error, "strerror", None) or str(error), say)
        give_up(say.say(in_short(text("cli-print-unwritten", file=output, reason=reason))), FAILURE)


def _replace(file: Path, data: bytes) -> None:
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".pdf")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(data)
        # What `mkstemp` makes is for its owner alone, and a print is there to be passed on.
        Path(name).chmod(0o644)
        Path(name).replace(file)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
