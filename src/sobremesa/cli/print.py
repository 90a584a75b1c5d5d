"""`sobremesa print`: a game's pieces and rules as a PDF, to print, cut and play."""

import re
import secrets
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import click

from sobremesa.cli.language import guess_language
from sobremesa.cli.options import edition_option, languages, meta_of
from sobremesa.cli.saying import texts
from sobremesa.cli.spoken import FAILURE, MISUSE, give_up, in_short, loading, reason_of_system
from sobremesa.cli.writing import write_anywhere
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Meta
from sobremesa.engine.sets import CODES, OPTION, code_of, read_code
from sobremesa.engine.text import text
from sobremesa.games import GAMES
from sobremesa.printing import PAPERS, PRINTED, Job, Leaflet, PrintingError, document, pdf

_STDOUT = "-"
_MOST_ADDRESS = 300
_HOST = re.compile(r"[\w.:-]+", re.ASCII)
_BEYOND = re.compile(r"[\s?#@\\]")
"""A blank, or the sign of something beside host and path."""


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
    """Write GAME as a PDF at true size: pieces to cut out, backs, score pads and the rules.

    Where --edition names a box and --lang no language, it is that of the box.
    """
    language = lang or _language(game, edition, ui)
    say, meta = texts(ui or language), meta_of(game)
    with loading(say):
        if players is not None:
            meta.check_seats(players)
        leaflet, is_other_box = Leaflet(rules), edition not in (None, language)
        asked = {"--set": code, "--house": house, "--plain": plain or None, "--edition": edition}
        _check(meta, leaflet, [name for name, value in asked.items() if value is not None], say)
        if house is not None and is_other_box:
            give_up(say("cli-print-other-box"), MISUSE)
        chosen = "" if leaflet is Leaflet.ONLY else _code(meta, code)
        job = Job(
            language=language,
            paper=PAPERS[paper],
            players=players,
            leaflet=leaflet,
            is_plain=plain,
            code=chosen,
            address=_address(game, language, chosen, house, say),
            is_other_box=is_other_box,
        )
        pages, data = _printed(game, job, edition, say)
    _write(output, data, say)
    if output != _STDOUT:
        click.echo(say.say(in_short(text("cli-printed", file=output, pages=pages))))


def _language(game: str, edition: str | None, ui: Language | None) -> Language:
    """That of the box where one is asked for, else the environment's."""
    if edition is None:
        return guess_language()
    with loading(texts(ui)):
        language: Language = PRINTED[game].load(edition).language
    return language


def _printed(game: str, job: Job, edition: str | None, say: Texts) -> tuple[int, bytes]:
    try:
        made = document(game, job, edition)
        return len(made.pages), pdf(made)
    except PrintingError as error:
        give_up(say.say(in_short(error.text)), FAILURE)


def _check(meta: Meta, leaflet: Leaflet, asked: list[str], say: Texts) -> None:
    """Nothing that was asked for is passed over without a word."""
    if asked and leaflet is Leaflet.ONLY:
        give_up(say("cli-print-rules-alone", option=asked[0]), MISUSE)
    of_a_set = [name for name in asked if name in ("--set", "--house")]
    if of_a_set and not _has_sets(meta):
        give_up(say("cli-print-no-sets", game=say(f"{meta.id}-name"), option=of_a_set[0]), MISUSE)
    if "--plain" in asked and meta.id != "buffet":
        give_up(say("cli-print-plain"), MISUSE)


def _has_sets(meta: Meta) -> bool:
    return OPTION in (option.name for option in meta.described_options)


def _code(meta: Meta, typed: str | None) -> str:
    """The set that was asked for, else a fresh one; nothing for a game that is not dealt from one (TAB-14)."""
    return read_code(typed or "") or code_of(secrets.randbelow(CODES)) if _has_sets(meta) else ""


def _address(game: str, language: Language, code: str, house: str | None, say: Texts) -> str:
    """Where a house sets up a table with this set."""
    if house is None or not code:
        return ""
    if len(house) > _MOST_ADDRESS or _BEYOND.search(house) or not _is_of_the_web(house):
        give_up(say.say(in_short(text("cli-print-house", house=house))), MISUSE)
    return f"{house.rstrip('/')}/new/{game}?{urlencode({'set': code, 'language': language})}"


def _is_of_the_web(address: str) -> bool:
    try:
        parts = urlsplit(address)
        has_host = _HOST.fullmatch(parts.hostname or "") is not None and parts.port != 0
    except ValueError:
        # A port that is no number, or brackets around what is no address.
        return False
    return has_host and parts.scheme in ("http", "https") and address.isascii() and address.isprintable()


def _write(output: str, data: bytes, say: Texts) -> None:
    """All of the file or nothing: what was there stays until the new one is whole."""
    if output == _STDOUT:
        click.echo(data, nl=False)
        return
    try:
        write_anywhere(Path(output), data)
    except (OSError, ValueError) as error:
        reason = reason_of_system(getattr(error, "strerror", None) or str(error), say)
        give_up(say.say(in_short(text("cli-print-unwritten", file=output, reason=reason))), FAILURE)
