"""Whether both kernels find the same crossword plays, and the match gives them the same points when they are laid."""

from collections.abc import Callable, Iterator
from itertools import cycle, islice, pairwise
from random import Random

import msgspec

from benchmarks.bisonte_positions import any_leave, bisonte, has_digraph_in_play, positions, rack_of, words
from benchmarks.report import Report
from sobremesa.engine import At, Refused
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.events import PlayMade
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import FoundPlay, Table, play_of, table_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.lexicon.search import KERNEL, twin
from sobremesa.lexicon.search.crossword import POINT_WORTH, Play, best_of, plays_of


class Share(msgspec.Struct, frozen=True):
    """So many of 84 positions, with these boxes; those with two Bisontes are few: the twin takes minutes for some."""

    name: str
    boxes: tuple[str, ...]
    of_84: int
    two_bisontes: int = 3
    counts: Callable[[BisonteState], bool] = lambda _: True
    """Whether a position is one of these."""


SHARES = (
    Share("English", ("en-102", "en-100"), 50),
    Share("Spanish with a digraph tile in play", ("es-102", "es-100", "es-103"), 30, counts=has_digraph_in_play),
    Share("Spanish without such tiles", ("es-plain",), 4, two_bisontes=0),
)
_BEST = 40
"""So many of the best plays of a position are compared in their order."""


def check(samples: int, seed: int) -> Report:
    """Every play of every position is laid; the name says how many positions of each share there were."""
    assert KERNEL == "native", "both kernels are compared"
    results, differences, told = 0, [], []
    for share, count in zip(SHARES, counts(samples), strict=True):
        told.append(f"{count} {share.name}")
        for game, state in islice(sampled(share, seed), count):
            found, wrong = _compare(game, state)
            results += found
            differences += [f"{game.edition.id}, {_written(state)}: {each}" for each in wrong]
    name = f"Bisonte: all plays of a position, each of them laid, and the best ({', '.join(told)})"
    return Report(name, samples, results, differences)


def counts(samples: int) -> list[int]:
    """How many samples each share has."""
    ends = [samples * sum(share.of_84 for share in SHARES[:number]) // 84 for number in range(len(SHARES) + 1)]
    return [end - begin for begin, end in pairwise(ends)]


def sampled(share: Share, seed: int) -> Iterator[tuple[Bisonte, BisonteState]]:
    """Every third turn of matches with each box, with and without split digraphs."""
    chance, rare = Random(f"{share.name} {seed}"), share.two_bisontes
    for number, edition in enumerate(cycle(share.boxes)):
        game = bisonte(edition, split_digraphs=number // len(share.boxes) % 2 == 1)
        for state in islice(filter(share.counts, positions(game, chance)), number % 3, None, 3):
            is_rare = rack_of(state).count(BISONTE) > 1
            if is_rare and not rare:
                continue
            rare -= is_rare
            yield game, state


def _compare(game: Bisonte, state: BisonteState) -> tuple[int, list[str]]:
    """How many plays a position has, and whatever differs."""
    split = state.options.split_digraphs
    native = table_of(game.edition, game.lexicon, words(game), split_digraphs=split)
    oracle = Table(game.edition, game.lexicon, words(game), split_digraphs=split, kernel=twin.Crossword)
    asked = (*native.position(state.board), *native.rack(rack_of(state)))
    every = sorted(plays_of(oracle.crossword.all(*asked)))
    found = sorted(plays_of(native.crossword.all(*asked)))
    wrong = [] if found == every else [f"{len(found)} plays, not {len(every)}"]
    if list(best_of(native.crossword.best(*asked, _BEST))) != _best(every):
        wrong.append("other best plays by points")
    leaves = native.leaves(*asked[2:], any_leave)
    if list(best_of(native.crossword.best(*asked, _BEST, leaves))) != _best(_with_leaves(game, state, native, every)):
        wrong.append("other best plays by points and leave")
    if native.crossword.any(*asked) != bool(every):
        wrong.append("any play at all, or none")
    return len(every), wrong + _wrong_points(game, state, native.found(iter(found)))


def _best(plays: list[Play]) -> list[Play]:
    """The order of a kernel's best, by sorting everything."""
    return sorted(plays, key=lambda play: (-play.worth, play.cells, play.layings))[:_BEST]


def _with_leaves(game: Bisonte, state: BisonteState, table: Table, plays: list[Play]) -> list[Play]:
    """The same plays, each with the worth of what it leaves on the rack."""
    weighed = []
    for play, found in zip(plays, table.found(iter(plays)), strict=True):
        left = list(rack_of(state))
        for _, placed in found.placements:
            left.remove(BISONTE if placed.bisonte else placed.tile)
        leave = any_leave(tuple(sorted(left, key=game.edition.order)))
        weighed.append(play._replace(worth=POINT_WORTH * play.points + leave))
    return weighed


def _wrong_points(game: Bisonte, state: BisonteState, plays: Iterator[FoundPlay]) -> list[str]:
    laid = ((found, _laid(game, state, found)) for found in plays)
    return [f"{found}: {points} points when it was laid" for found, points in laid if points != found.points]


def _laid(game: Bisonte, state: BisonteState, found: FoundPlay) -> int | str:
    """What the lines of a play add up to, or why it was refused."""
    try:
        events = game.decide(state, state.on_turn, play_of(found.placements), At(0))
    except Refused as refusal:
        return str(refusal)
    made = next(event for event in events if isinstance(event, PlayMade))
    return sum(line.points for line in made.score.lines)


def _written(state: BisonteState) -> str:
    board = " ".join(f"{cell}{placed.tile}" for cell, placed in sorted(state.board.items()))
    return f"{' '.join(rack_of(state))} on {board}"
