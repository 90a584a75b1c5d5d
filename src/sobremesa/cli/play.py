"""`sobremesa play`: a match at this keyboard, alone against Luis, with others, or against bots."""

from contextlib import nullcontext
from pathlib import Path

import click
import msgspec
from rich.console import Console

from sobremesa.bots import level_of
from sobremesa.cli import shelf
from sobremesa.cli.golf.session import Session
from sobremesa.cli.keyboard import HELP, Keyboard, Left
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import Opening, open_match
from sobremesa.cli.options import edition_option, read_choices, read_seed, shared
from sobremesa.cli.palette import shape_of
from sobremesa.cli.resuming import Given, resume_match, undamaged
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import has_terminal, open_console
from sobremesa.cli.seating import Seating, clean_name
from sobremesa.cli.spoken import INTERRUPTED, MISUSE, give_up, loading, spoken
from sobremesa.cli.watch import show_match
from sobremesa.editions import GAMES
from sobremesa.editions.texts import Language, Texts
from sobremesa.games.golf.meta import META


class Wishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    language: Language
    seating: Seating
    options: dict[str, object]
    seed: bytes | None
    save: Path | None
    resume: str | None
    named: Given

    @property
    def ui(self) -> Language:
        """The language of the interface."""
        return self.seating.ui


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--seats", type=int, metavar="N", help="How many play, bots included; people take what bots leave.")
@click.option("--against", metavar="LEVELS", default="", help="Bots to play against: child, casual, club, expert.")
@click.option("--names", metavar="NAMES", default="", help="Names of the people at this keyboard: Ana,Beto.")
@shared
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@edition_option
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
    lang: Language | None,
    ui: Language | None,
    seed: str | None,
    chosen: tuple[str, ...],
    edition: str | None,
    house: Path | None,
    save: Path | None,
    resume: str | None,
    piped: bool,
) -> None:
    """Play GAME in the terminal. Alone you play against Luis."""
    language = lang or guess_language()
    say = texts(ui or language)
    with loading(say):
        house_file = None if house is None else str(house.resolve())
        levels = tuple(level_of(level.strip()).name for level in against.split(",") if level.strip())
        people = _people(_named(names) + len(levels) if seats is None else seats, levels, say)
        wishes = Wishes(
            language=language,
            seating=Seating(
                names=_names(names, people, len(levels)),
                levels=(*(None,) * people, *levels),
                ui=say.language,
                edition=edition,
                house=house_file,
            ),
            # At one keyboard nobody waits for anybody: there is a clock only if it is asked for.
            options={"clock": False, **_options(chosen, say)},
            seed=_seed(seed, say),
            save=save,
            resume=resume,
            named=Given(ui, edition, house_file),
        )
    console = open_console()
    with spoken(say):
        if piped or has_terminal():
            _sit_down(console, wishes, ask_names=not names)
        else:
            _watch_instead(console, wishes)


def _sit_down(console: Console, wishes: Wishes, *, ask_names: bool) -> None:
    session: Session | None = None
    try:
        opening = _open(wishes)
        say = texts(opening.seating.ui)
        if wishes.resume is None and ask_names:
            opening = msgspec.structs.replace(opening, seating=_ask_names(Keyboard(console, say, {}), opening.seating))
        if opening.other_words:
            console.print(say("cli-other-words"))
        if wishes.resume is None:
            console.print(say("cli-welcome", key=HELP))
        with undamaged() if wishes.resume is not None else nullcontext():
            session = Session(opening, console)
            session.play()
    except Left:
        _say_goodbye(console, session)
    except KeyboardInterrupt:
        console.print()
        _say_goodbye(console, session)
        raise click.exceptions.Exit(INTERRUPTED) from None


def _watch_instead(console: Console, wishes: Wishes) -> None:
    """Without a terminal a bot plays; but what was asked for is looked at as if somebody could."""
    _open(wishes)
    click.echo(texts(wishes.ui)("cli-no-terminal"))
    seating = msgspec.structs.replace(wishes.seating, names=("",), levels=("casual",))
    show_match(console, open_match(wishes.language, seating, wishes.options, wishes.seed, None), pace=0)


def _open(wishes: Wishes) -> Opening:
    """The match, new or resumed; nothing is written yet."""
    with loading(texts(wishes.ui)):
        if wishes.resume is not None:
            return resume_match(wishes.resume, wishes.named, wishes.save)
        return open_match(wishes.language, wishes.seating, wishes.options, wishes.seed, wishes.save)


def _say_goodbye(console: Console, session: Session | None) -> None:
    """How to go on, if there is anything to go on with."""
    if session is not None and session.kept_in is not None:
        match = shelf.name_to_resume(session.kept_in)
        # The path of a file is left in one piece, to be copied.
        console.print(session.say("cli-left", match=match), soft_wrap=match != shelf.LAST)


def _ask_names(keyboard: Keyboard, seating: Seating) -> Seating:
    """Several people are asked who they are; one need not be told from anybody."""
    if len(seating.people) == 1:
        return seating
    asked = {seat: keyboard.ask(keyboard.say("cli-ask-name", shape=shape_of(seat))) for seat in seating.people}
    names = tuple(clean_name(asked.get(seat, name)) for seat, name in enumerate(seating.names))
    return msgspec.structs.replace(seating, names=names)


def _names(given: str, people: int, bots: int) -> tuple[str, ...]:
    """The names as they were given, and none for whoever has none."""
    names = tuple(clean_name(name) for name in given.split(","))
    return (*(*names, *("",) * people)[:people], *("",) * bots)


def _named(given: str) -> int:
    """As many people as there are names; one where there are none."""
    return len(given.rstrip(", ").split(","))


def _people(count: int, levels: tuple[str, ...], say: Texts) -> int:
    """People take the seats that bots leave; there must be one."""
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
