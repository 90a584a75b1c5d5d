"""`sobremesa play`: a match at this keyboard, alone, with others, against bots, or by a script."""

from contextlib import nullcontext
from pathlib import Path

import click
import msgspec
from rich.console import Console

from sobremesa.bots import Pace
from sobremesa.bots.hints import DEFAULT_LEVEL
from sobremesa.cli import shelf
from sobremesa.cli.keyboard import Keyboard, Left
from sobremesa.cli.opening import Opening, open_match
from sobremesa.cli.options import edition_option, meta_of, pace_option, shared
from sobremesa.cli.palette import shape_of
from sobremesa.cli.resuming import undamaged
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import has_terminal, open_console
from sobremesa.cli.script import ScriptPlayer, read_script
from sobremesa.cli.seating import Seating, clean_name
from sobremesa.cli.session import Session
from sobremesa.cli.spoken import INTERRUPTED, loading, spoken
from sobremesa.cli.watch import bots_alone, show_match
from sobremesa.cli.wishes import Asked, Wishes, read_wishes
from sobremesa.cli.youngest import ask_youngest
from sobremesa.editions.texts import Language
from sobremesa.games import GAMES


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--seats", type=int, metavar="N", help="How many play, bots included; people take what bots leave.")
@click.option("--against", metavar="LEVELS", default="", help="Bots to play against: child, casual, club, expert.")
@pace_option("How quickly the bots act; without it as people do, or at once where answers come from a pipe.")
@click.option("--names", metavar="NAMES", default="", help="Names of the people at this keyboard: Ana,Beto.")
@click.option("--youngest", metavar="NAME", default="", help="The youngest player, for games that need to know.")
@shared
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@edition_option
@click.option("--house", type=click.Path(path_type=Path), metavar="FILE", help="The house's own words, one a line.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where the match is kept.")
@click.option("--resume", metavar="FILE", help="Go on with a saved match; “last” is the last one.")
@click.option("--actions", type=click.Path(path_type=Path), metavar="FILE", help="Play the actions in a file.")
@click.option("--quiet", is_flag=True, help="Of a match played by --actions tell only the result.")
@click.option(
    "--hints", metavar="LEVEL", default=DEFAULT_LEVEL, show_default=True, help="How good the hints are that h shows."
)
@click.option("--no-hints", is_flag=True, help="Play without hints.")
@click.option("--piped", is_flag=True, help="Read the answers from a pipe, where there is no terminal.")
def play(
    *,
    game: str,
    seats: int | None,
    against: str,
    pace: Pace | None,
    names: str,
    youngest: str,
    lang: Language | None,
    ui: Language | None,
    seed: str | None,
    chosen: tuple[str, ...],
    edition: str | None,
    house: Path | None,
    save: Path | None,
    resume: str | None,
    actions: Path | None,
    quiet: bool,
    hints: str,
    no_hints: bool,
    piped: bool,
) -> None:
    """Play GAME in the terminal. Word Golf can be played alone, against Luis."""
    if pace is None and piped:
        pace = Pace.INSTANT
    asked = Asked(
        game=game,
        seats=seats,
        against=against,
        names=names,
        youngest=youngest,
        lang=lang,
        ui=ui,
        seed=seed,
        chosen=chosen,
        edition=edition,
        house=house,
        save=save,
        resume=resume,
        actions=actions,
        quiet=quiet,
        pace=pace,
        hints=None if no_hints else hints,
    )
    wishes = read_wishes(asked)
    console = open_console()
    with spoken(texts(wishes.ui)):
        if actions is not None:
            _play_script(console, wishes, actions, quiet=quiet)
        elif piped or has_terminal():
            _sit_down(console, wishes)
        else:
            _watch_instead(console, wishes)


def _play_script(console: Console, wishes: Wishes, file: Path, *, quiet: bool) -> None:
    with loading(texts(wishes.ui)):
        lines = read_script(file)
    opening = wishes.open()
    try:
        with undamaged() if wishes.resume is not None else nullcontext():
            ScriptPlayer(opening, console, file, quiet=quiet).play(lines)
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None


def _sit_down(console: Console, wishes: Wishes) -> None:
    session: Session | None = None
    try:
        opening = wishes.open()
        say = texts(opening.seating.ui)
        if wishes.resume is None and wishes.asks_names:
            opening = _ask_people(Keyboard(console, say, {}), wishes, opening)
        if opening.other_words:
            console.print(say("cli-other-words"))
        with undamaged() if wishes.resume is not None else nullcontext():
            session = Session(opening, console, hints=wishes.hints)
            if wishes.resume is None:
                console.print(session.welcome)
            session.play()
    except Left:
        _say_goodbye(console, session, wishes.game)
    except KeyboardInterrupt:
        console.print()
        _say_goodbye(console, session, wishes.game)
        raise click.exceptions.Exit(INTERRUPTED) from None


def _watch_instead(console: Console, wishes: Wishes) -> None:
    """Without a terminal bots play; but what was asked for is looked at as if somebody could."""
    wishes.open()
    say = texts(wishes.ui)
    bots = bots_alone(wishes.game, "casual", wishes.ui, Pace.INSTANT)
    click.echo(say("cli-no-terminal", bots=len(bots.levels)))
    seating = msgspec.structs.replace(wishes.seating, names=bots.names, levels=bots.levels, pace=bots.pace)
    opening = open_match(wishes.game, wishes.language, seating, options=wishes.options, seed=wishes.seed)
    show_match(console, opening)


def _say_goodbye(console: Console, session: Session | None, game: str) -> None:
    """How to go on, if there is anything to go on with."""
    if session is not None and session.kept_in is not None:
        match = shelf.name_to_resume(session.kept_in)
        # The path of a file is left in one piece, to be copied.
        console.print(session.say("cli-left", game=game, match=match), soft_wrap=match != shelf.LAST)


def _ask_people(keyboard: Keyboard, wishes: Wishes, opening: Opening) -> Opening:
    """Ask for the names, and who is the youngest where that person begins the match."""
    seating = _ask_names(keyboard, opening.seating)
    if meta_of(wishes.game).youngest_option:
        youngest = ask_youngest(keyboard, seating)
        if youngest is not None:
            opening = wishes.open(youngest)
    return msgspec.structs.replace(opening, seating=seating)


def _ask_names(keyboard: Keyboard, seating: Seating) -> Seating:
    """Several people are asked who they are; one need not be told from anybody."""
    if len(seating.people) == 1:
        return seating
    asked = {seat: keyboard.ask(keyboard.say("cli-ask-name", shape=shape_of(seat))) for seat in seating.people}
    names = tuple(clean_name(asked.get(seat, name)) for seat, name in enumerate(seating.names))
    return msgspec.structs.replace(seating, names=names)
