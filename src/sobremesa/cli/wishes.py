"""What was asked for on the command line of `sobremesa play`, read and checked."""

from pathlib import Path

import msgspec

from sobremesa.bots import Pace, level_of
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import Opening, open_match
from sobremesa.cli.options import meta_of, read_options, read_seed
from sobremesa.cli.resuming import Given, resume_match
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating, clean_name
from sobremesa.cli.spoken import MISUSE, give_up, loading
from sobremesa.cli.youngest import find_youngest
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Seat


class Asked(msgspec.Struct, frozen=True):
    """The command line as it was typed."""

    game: str
    seats: int | None
    against: str
    names: str
    youngest: str
    lang: Language | None
    ui: Language | None
    seed: str | None
    chosen: tuple[str, ...]
    edition: str | None
    house: Path | None
    save: Path | None
    resume: str | None
    actions: Path | None
    quiet: bool
    pace: Pace | None
    hints: str | None


class Wishes(msgspec.Struct, frozen=True):
    """What was asked for, as far as it makes sense by itself."""

    game: str
    language: Language
    seating: Seating
    options: dict[str, object]
    seed: bytes | None
    save: Path | None
    resume: str | None
    named: Given
    by_script: bool
    asks_names: bool
    youngest: Seat | None
    """The seat of the youngest person, if that has been said."""
    hints: str | None
    """The level of hints, if there are any."""

    @property
    def ui(self) -> Language:
        """The language of the interface."""
        return self.seating.ui

    def open(self, youngest: Seat | None = None) -> Opening:
        """The match, new or resumed; nothing is written yet. The youngest may have been named since."""
        seat = self.youngest if youngest is None else youngest
        named = {} if seat is None else {meta_of(self.game).youngest_option: seat + 1}
        with loading(texts(self.ui)):
            if self.resume is not None:
                return resume_match(self.resume, self.named, self.save, self.game)
            return open_match(
                self.game,
                self.language,
                self.seating,
                options={**self.options, **named},
                seed=self.seed,
                file=self.save,
                by_script=self.by_script,
            )


def read_wishes(asked: Asked) -> Wishes:
    """What can be known before a match is set up; whatever does not fit is told in one sentence, and is the end."""
    language = asked.lang or guess_language()
    say = texts(asked.ui or language)
    with loading(say):
        house = None if asked.house is None else str(asked.house.resolve())
        if asked.quiet and asked.actions is None:
            give_up(say("cli-quiet-alone"), MISUSE)
        levels = _levels(asked)
        people = _people(asked, levels, say)
        seating = Seating(
            names=_names(asked.names, people, len(levels)),
            levels=(*(None,) * people, *levels),
            ui=say.language,
            edition=asked.edition,
            house=house,
            pace=asked.pace or Pace.HUMAN,
        )
        chosen = read_options(asked.chosen, say)
        meta_of(asked.game).check_chosen(chosen)
        return Wishes(
            game=asked.game,
            language=language,
            seating=seating,
            # At one keyboard nobody waits for anybody: there is a clock only if it is asked for.
            options={"clock": False, **chosen},
            youngest=_youngest(asked, seating, say),
            seed=_seed(asked.seed, say),
            save=asked.save,
            resume=asked.resume,
            named=Given(asked.ui, asked.edition, house, asked.pace),
            by_script=asked.actions is not None,
            asks_names=not asked.names,
            hints=None if asked.hints is None else level_of(asked.hints).name,
        )


def _levels(asked: Asked) -> tuple[str, ...]:
    """The bots."""
    return tuple(level_of(level.strip()).name for level in asked.against.split(",") if level.strip())


def _names(given: str, people: int, bots: int) -> tuple[str, ...]:
    """The names as they were given, and none for whoever has none."""
    names = tuple(clean_name(name) for name in given.split(","))
    return (*(*names, *("",) * people)[:people], *("",) * bots)


def _named(given: str) -> int:
    """As many people as there are names; one where there are none."""
    return len(given.rstrip(", ").split(","))


def _people(asked: Asked, levels: tuple[str, ...], say: Texts) -> int:
    """People take the seats that bots leave; there must be one. Without a number the fewest that can play sit down."""
    meta = meta_of(asked.game)
    count = max(meta.least_seats, _named(asked.names) + len(levels)) if asked.seats is None else asked.seats
    meta.check_seats(count)
    if count <= len(levels):
        give_up(say("cli-no-person", seats=count, bots=len(levels)), MISUSE)
    people = count - len(levels)
    if (named := _named(asked.names)) > people:
        give_up(say("cli-more-names", names=named, people=people), MISUSE)
    return people


def _youngest(asked: Asked, seating: Seating, say: Texts) -> Seat | None:
    """The seat of the person who was named as the youngest."""
    if not asked.youngest:
        return None
    if not meta_of(asked.game).youngest_option:
        give_up(say("tab-13-no-youngest"), MISUSE)
    seat = find_youngest(seating, asked.youngest, say)
    if seat is None:
        names = ", ".join(seating.name(seat, say) for seat in seating.people)
        give_up(say("cli-unknown-youngest", given=clean_name(asked.youngest), names=names), MISUSE)
    return seat


def _seed(digits: str | None, say: Texts) -> bytes | None:
    if digits is None:
        return None
    seed = read_seed(digits)
    if seed is None:
        give_up(say("cli-bad-seed"), MISUSE)
    return seed
