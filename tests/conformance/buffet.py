"""Word Buffet for the conformance suite: few ants, short words, random paths, random votes and placements."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec

from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Seat, SeedSealed
from sobremesa.games.buffet.actions import Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.board import neighbours
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.events import PathTraced, Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.search import paths_of
from sobremesa.games.buffet.state import BuffetState
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.conformance.subject import AnyMatch, Subject

LONGEST_PATH = 5


@cache
def lexicon(language: str) -> Lexicon:
    """Short words enough that a random path is one of them now and then."""
    vowels, others = "aeiou", "bcdlmnprst"
    pairs = [first + second for first, second in product(others, vowels)]
    words = [*pairs, *(pair + last for pair in pairs for last in others), *(2 * pair for pair in pairs)]
    return Lexicon.from_entries(language, [Entry(word, frozenset({Category.COMMON}), word) for word in words])


@cache
def edition(language: str) -> BuffetEdition:
    """The box with few ants, so that a match is short."""
    return msgspec.structs.replace(load_buffet(language), ants=(10, 8, 6), special_ants=3)


def path_of(state: BuffetState, seat: Seat, random: Random, letters: int) -> tuple[int, ...]:
    """A path of that many cells or, where it runs into a corner, of fewer."""
    ground = state.ground
    path = [random.choice(ground.starts(seat))]
    while len(path) < letters:
        on = [cell for cell in neighbours(path[-1]) if cell not in path]
        on = [cell for cell in on if not ground.is_food(cell) and not ground.has_old_ant(cell)]
        if not on:
            break
        path.append(random.choice(on))
    return tuple(path)


def act(match: AnyMatch, seat: Seat, random: Random) -> Any:
    if match.state.phase is Phase.COUNTDOWN and match.deadline is not None:
        match.tick(match.deadline + 1)
    state: BuffetState = match.state
    match state.phase:
        case Phase.SEARCH:
            return _announce(state, seat, random)
        case Phase.SAYING if state.ground.starts(seat):
            seen = path_of(state, seat, random, state.letters_of(seat))
            return Say(state.ground.word(seen) if len(seen) == state.letters_of(seat) else "")
        case Phase.SHOWING:
            return Show(random.choice(paths_of(state.ground, seat, state.said)))
        case _:
            return random.choice([choice for offer in match.offers(seat) for choice in offer.choices])


def _announce(state: BuffetState, seat: Seat, random: Random) -> Any:
    least = state.options.least_letters
    if random.random() < 0.15 or not state.ground.starts(seat):
        return GiveUp()
    letters = random.randint(least, LONGEST_PATH)
    if state.options.call_first:
        return Call(letters)
    path = path_of(state, seat, random, letters)
    return Announce(path) if len(path) >= least else GiveUp()


def act_wrongly(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: BuffetState = match.state
    wrong: list[Any] = ["junk", Announce((0,)), Announce((7, 7)), Announce((7, 900)), Announce((0, 1, 224)), Call(1)]
    wrong += [Call(10**6), Place(-1), Place(225), Place(state.board.foods[0]), Show((225,)), Vote(99, accept=True)]
    wrong += [Ready(round=99), GiveUp(round=99), Vote(seat, accept=True)]
    if state.phase is not Phase.RESTING:
        wrong += [Ready()]
    if state.phase not in (Phase.COUNTDOWN, Phase.SEARCH):
        wrong += [GiveUp(), Announce((7, 8))]
    if state.phase is not Phase.SHOWING:
        wrong += [Show()]
    wrong += [Say("not a word"), Say("a" * 226)]
    if state.phase is not Phase.SAYING:
        wrong += [Say()]
    wrong += [Announce(path=None), Place(cell="a"), Call(letters=1.5)]  # type: ignore[arg-type]
    return random.choice(wrong)


def waits_for(state: BuffetState) -> tuple[Seat, ...]:
    """While the countdown runs the match waits for time alone, and anybody may give up."""
    return state.searching if state.phase is Phase.COUNTDOWN else state.waiting


def with_other_secrets(state: BuffetState, seat: Seat | None, random: Random) -> BuffetState:
    paths = tuple(
        path if each == seat else tuple(random.sample(range(225), random.randrange(6)))
        for each, path in enumerate(state.paths)
    )
    chance = msgspec.structs.replace(state.chance, seed=random.randbytes(32))
    return msgspec.structs.replace(state, paths=paths, chance=chance)


def is_kept_from(event: Any, seat: Seat | None) -> bool:
    """A traced path is its own seat's until it is shown; the seed is nobody's (BUF-7)."""
    return isinstance(event, SeedSealed) or (isinstance(event, PathTraced) and event.seat != seat)


def conserved(state: BuffetState) -> Any:
    """Ants in stacks and on the board, a seat, ordinary and special ones apart; the letters of the board."""
    placed = [(ant.seat, ant.special) for ant in state.ants.values()]
    ants = [
        (stack.ordinary + placed.count((seat, False)), stack.special + placed.count((seat, True)))
        for seat, stack in enumerate(state.stacks)
    ]
    return ants, state.board.letters


def buffet(language: str, **options: object) -> Subject:
    chosen = ", ".join(f"{name}={value}" for name, value in options.items())
    return Subject(
        name=f"buffet in {language}" + (f" with {chosen}" if chosen else ""),
        make=lambda: Buffet(edition(language), lexicon(language), options),
        seats=range(2, 5),
        act=act,
        act_wrongly=act_wrongly,
        waits_for=waits_for,
        with_other_secrets=with_other_secrets,
        is_kept_from=is_kept_from,
        conserved=conserved,
        longest=11 * 4 * 8,
    )
