"""Matches of Bisonte turn by turn, their racks counted and their winners found by the rules (BIS-13 to BIS-25)."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import cast

from msgspec.structs import replace

from scripts.companion.case import Case, Data, reckoned
from sobremesa.editions import available
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.engine.score import line, score
from sobremesa.engine.seats import Seat, people
from sobremesa.engine.story import Story
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition
from sobremesa.games.bisonte.ending import end_match
from sobremesa.games.bisonte.events import (
    Phase,
    PlayMade,
    PlayScored,
    PlayUndone,
    TilesExchanged,
    TurnPassed,
    TurnSkipped,
)
from sobremesa.games.bisonte.evolve import evolve
from sobremesa.games.bisonte.rules import BisonteStory, Rules
from sobremesa.games.bisonte.scoring import BONUS
from sobremesa.games.bisonte.state import BisonteState, Player, scoreless_row
from sobremesa.games.bisonte.turns import SCORELESS_ROUNDS


def cases(chance: Random, racks: int, matches: int) -> Iterator[Case]:
    """So many racks of every box, and so many matches, unfinished and finished."""
    editions = {name: load_bisonte(name) for name in available("bisonte")}
    for _ in range(racks):
        name = chance.choice(list(editions))
        yield _rack(chance, name, editions[name])
    for _ in range(matches):
        yield from _match(chance, chance.choice(list(editions.values())))


def _rack(chance: Random, name: str, edition: BisonteEdition) -> Case:
    """Tiles apart, so that a C beside an H is no CH; small letters and a question mark for a Bisonte do as well."""
    tiles = chance.sample(edition.tiles, chance.randint(0, edition.rack))
    typed = " ".join(tiles)
    if chance.random() < 0.5:
        typed = typed.lower().replace(BISONTE, "?")
    value = sum(edition.value_of(tile) for tile in tiles)
    return Case("bisonte-rack", {"edition": name, "typed": typed}, {"tiles": tiles, "unknown": [], "value": value})


def _match(chance: Random, edition: BisonteEdition) -> Iterator[Case]:
    seats = chance.randint(2, 4)
    sealed = Chance(bytes(SEED_BYTES))
    state = BisonteState(sealed, Phase.PLAYING, sitters=people(seats), players=(Player(),) * seats)
    story: BisonteStory = Story(state, evolve)
    turns, course = [], []
    few = chance.random() < 0.5
    seat = chance.randrange(seats)
    for _ in range(chance.randint(0, 16)):
        turns.append(_turn(chance, story, seat, few=few))
        course.append([player.points for player in story.state.players])
        seat = (seat + 1) % seats if chance.random() < 0.95 else chance.randrange(seats)
    yield _asked(turns, None, [None] * seats, course, story.state)
    ending, racks = _end(chance, edition, story, few=few)
    course = [*course, [player.points for player in story.state.players]]
    yield _asked(turns, ending, racks, course, story.state)


def _turn(chance: Random, story: BisonteStory, seat: Seat, *, few: bool) -> Data:
    kind = chance.choice(["play"] * 6 + ["pass", "exchange", "skipped", "undone"])
    points = chance.choice([0, 10, 20]) if few else chance.randint(0, 90)
    seven = kind in {"play", "undone"} and chance.random() < 0.15
    words = ["CASA"] if chance.random() < 0.5 else []
    if kind in {"play", "undone"}:
        lines = [line(points, "BIS-16", "bisonte-line-letter"), line(BONUS, "BIS-20", "bisonte-line-seven")]
        made = PlayMade(seat, (), tuple(words), score(lines if seven else lines[:1]))
        story.tell(made)
        story.tell(PlayScored(seat, made.score) if kind == "play" else PlayUndone(seat))
    elif kind == "pass":
        story.tell(TurnPassed(seat))
    elif kind == "exchange":
        story.tell(TilesExchanged(seat, 3))
    else:
        story.tell(TurnSkipped(seat))
    return {"seat": seat, "kind": kind, "points": points, "seven": seven, "words": words}


def _end(chance: Random, edition: BisonteEdition, story: BisonteStory, *, few: bool) -> tuple[Data, list[Data]]:
    """Somebody is out and that ends it, or nobody could play or score any more; then several may be out (BIS-24)."""
    seats = len(story.state.players)
    clause = chance.choice(["BIS-21", "BIS-21", "BIS-22", "BIS-23"])
    bag = list(edition.tiles)
    chance.shuffle(bag)
    sizes = [chance.choice([0, 1]) if few else chance.randint(0, 7) for _ in range(seats)]
    if clause == "BIS-21":
        out = chance.randrange(seats)
        sizes = [0 if seat == out else max(1, size) for seat, size in enumerate(sizes)]
    racks = tuple(tuple(bag.pop() for _ in range(size)) for size in sizes)
    players = tuple(replace(player, rack=rack) for player, rack in zip(story.state.players, racks, strict=True))
    story.state = replace(story.state, players=players)
    # The end asks of the rules for nothing but the box.
    end_match(cast(Rules, SimpleNamespace(edition=edition)), story, clause)
    values = [sum(edition.value_of(tile) for tile in rack) for rack in racks]
    with_tiles = chance.random() < 0.5
    told: list[Data] = [
        {"value": value, "tiles": " ".join(rack) if with_tiles else "", **({} if rack else {"isOut": True})}
        for value, rack in zip(values, racks, strict=True)
    ]
    if clause != "BIS-21":
        return {"clause": clause}, told
    told[out] = None
    return {"clause": clause, "out": out}, told


def _asked(turns: list[Data], ending: Data, racks: list[Data], course: list[list[int]], state: BisonteState) -> Case:
    seats = len(state.players)
    told = reckoned(course, [player.points for player in state.players], state.outcome)
    stuck = scoreless_row(state.turns) >= SCORELESS_ROUNDS * seats
    sheet = {"turns": list(turns), "ending": ending, "racks": racks}
    return Case("bisonte-match", {"sheet": sheet, "seats": seats}, {**told, "stuck": stuck})
