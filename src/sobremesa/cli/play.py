"""`sobremesa play`: a match at this keyboard, alone against Luis, with others, or against bots."""

from pathlib import Path
from typing import cast

import click
import msgspec
from rich.console import Console

from sobremesa.bots import level_of
from sobremesa.cli.golf.session import Session
from sobremesa.cli.keyboard import HELP, Left
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import Opening, open_match, resume_match
from sobremesa.cli.options import GAMES, read_choices, read_seed, shared
from sobremesa.cli.palette import shape_of
from sobremesa.cli.screen import has_terminal, open_console
from sobremesa.cli.seating import Seating, clean_name
from sobremesa.cli.spoken import INTERRUPTED, MISUSE, give_up, spoken
from sobremesa.cli.watch import show_match
from sobremesa.editions.texts import Language, Texts, texts
from sobremesa.games.golf.meta import META


class Wishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    language: Language
    ui: Language
    people: int
    levels: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, object]
    edition: str | None
    house: str | None
    seed: bytes | None
    save: Path | None


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--seats", type=int, metavar="N", help="How many play, bots included; people take what bots leave.")
@click.option("--against", metavar="LEVELS", default="", help="Bots to play against: child, casual, club, expert.")
@click.option("--names", metavar="NAMES", default="", help="Names of the people at this keyboard: Ana,Beto.")
@shared
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--edition", metavar="NAME|FILE", help="Another box: by its name, or a file of your own.")
@click.option("--house", type=click.Path(path_type=Path), metavar="FILE", help="The house's own words, one a line.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where the match is kept.")
@click.option("--resume", metavar="FILE", help="Go on with a saved match; “last” is the last one.")
@click.option("--piped", is_flag=True, help="Read the answers from a pipe, where there is no terminal.")
def play(
    *,
    game: str,
    seats: int | None,
    against: str,
    names: str,
    lang: str | None,
    ui: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    edition: str | None,
    house: Path | None,
    save: Path | None,
    resume: str | None,
    piped: bool,
) -> None:
    """Play GAME in the terminal. Alone you play against Luis."""
    language = cast(Language, lang or guess_language())
    reads = cast(Language, ui or language)
    say = texts(reads)
    console = open_console()
    with spoken(say):
        levels = tuple(level_of(level.strip()).name for level in against.split(",") if level.strip())
        wishes = Wishes(
            language=language,
            ui=reads,
            people=_people(seats, levels, say),
            levels=levels,
            names=tuple(clean_name(name) for name in names.split(",")) if names else (),
            options=_options(chosen, say),
            edition=_in_full(edition),
            house=None if house is None else str(house.resolve()),
            seed=_seed(seed, say),
            save=save,
        )
        if not piped and not has_terminal():
            click.echo(say("cli-no-terminal"))
            show_match(console, language, reads, level="casual", seed=wishes.seed, pace=0)
            return
        _sit_down(console, wishes, resume, cast("Language | None", ui))


def _sit_down(console: Console, wishes: Wishes, resume: str | None, ui: Language | None) -> None:
    say = texts(wishes.ui)
    try:
        opening = _new(console, wishes, say) if resume is None else resume_match(resume, ui, wishes.save)
        say = texts(opening.seating.ui)
        if opening.other_words:
            console.print(say("cli-other-words"))
        if resume is None:
            console.print(say("cli-welcome", key=HELP))
        Session(opening, console).play()
    except Left:
        console.print(say("cli-left"))
    except KeyboardInterrupt:
        console.print(f"\n{say('cli-left')}")
        raise click.exceptions.Exit(INTERRUPTED) from None


def _new(console: Console, wishes: Wishes, say: Texts) -> Opening:
    names = wishes.names or (_ask_names(console, wishes.people, say) if wishes.people > 1 else ())
    names = (*names, *("",) * wishes.people)[: wishes.people]
    seating = Seating(
        names=(*names, *("",) * len(wishes.levels)),
        levels=(*(None,) * wishes.people, *wishes.levels),
        ui=wishes.ui,
        edition=wishes.edition,
        house=wishes.house,
    )
    # At one keyboard nobody waits for anybody: there is a clock only if it is asked for.
    return open_match(wishes.language, seating, {"clock": False, **wishes.options}, wishes.seed, wishes.save)


def _ask_names(console: Console, people: int, say: Texts) -> tuple[str, ...]:
    names = []
    for seat in range(people):
        try:
            typed = console.input(say("cli-ask-name", shape=shape_of(seat)) + " › ")
        except EOFError:
            raise Left from None
        names.append(clean_name(typed))
    return tuple(names)


def _people(seats: int | None, levels: tuple[str, ...], say: Texts) -> int:
    """People take the seats that bots leave; there must be one."""
    count = 1 + len(levels) if seats is None else seats
    META.check_seats(count)
    if count <= len(levels):
        give_up(say("cli-no-person", seats=count, bots=len(levels)), MISUSE)
    return count - len(levels)


def _options(chosen: tuple[str, ...], say: Texts) -> dict[str, object]:
    options = read_choices(chosen)
    if isinstance(options, str):
        give_up(say("cli-bad-option", given=options[:40]), MISUSE)
    return options


def _seed(digits: str | None, say: Texts) -> bytes | None:
    if digits is None:
        return None
    seed = read_seed(digits)
    if seed is None:
        give_up(say("cli-bad-seed"), MISUSE)
    return seed


def _in_full(edition: str | None) -> str | None:
    """A file is kept with its whole path, so that the match can be resumed from anywhere."""
    return str(Path(edition).resolve()) if edition is not None and Path(edition).is_file() else edition
