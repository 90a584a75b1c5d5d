"""Positions of Bisonte with every play of a rack, and plays right and wrong with their scores (BIS-1 to BIS-20)."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from scripts.companion.case import Case, Data, scored
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.engine.refusal import Refused
from sobremesa.games.bisonte.actions import Placement
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed
from sobremesa.games.bisonte.placing import check_place, check_rack, laid_by, runs_of
from sobremesa.games.bisonte.scoring import score_of_play
from sobremesa.games.bisonte.search import FoundPlay, best_plays, play_of, plays
from sobremesa.games.bisonte.spelling import SPLIT_DIGRAPH, Judge
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.house import HouseWords
from sobremesa.parts.bag import less

BOXES = {
    "es": ("es-102", "es-100+sixty-one", "es-103", "es-plain+sixty-one"),
    "en": ("en-102", "en-100+sixty-one"),
}
"""Every box of a language, and both boards."""
_MOST_BISONTES = 1
_TOO_SHORT = "page-companion-boards-rack-is-short"
"""At a table without a server nobody knows a rack, only how long it can be (BIS-C3)."""


class Position(msgspec.Struct, frozen=True):
    """A board and a rack at a turn of somebody who plays for points."""

    box: str
    edition: BisonteEdition
    board: dict[int, Placed]
    rack: tuple[str, ...]
    splits: bool

    def told(self) -> Data:
        """As the browser is asked about it."""
        box, _, layout = self.box.partition("+")
        return {
            "language": self.edition.language,
            "edition": box,
            "layout": layout or self.edition.layout.id,
            "board": _cells(self.board),
            "isSplit": self.splits,
        }


def positions(chance: Random, lexicon: Lexicon, count: int) -> list[Position]:
    """So many turns, from first plays to last ones, of matches with all boxes."""
    boxes = BOXES[lexicon.language]
    share = -(-count // len(boxes))
    found = []
    for number, box in enumerate(boxes):
        turns = [turn for _ in range(2) for turn in _match(chance, lexicon, box, splits=number % 2 == 1)]
        found += [turns[0], *chance.sample(turns[1:], share - 1)]
    # Two Bisontes have tens of thousands of plays: once is enough.
    last = found[count - 1]
    return [*found[: count - 1], msgspec.structs.replace(last, rack=(*last.rack[:3], BISONTE, BISONTE))]


def cases(chance: Random, lexicon: Lexicon, found: Sequence[Position], scores: int) -> Iterator[Case]:
    """All plays of every position, and so many plays with their score or why they are refused."""
    every: list[tuple[Position, FoundPlay]] = []
    for position in found:
        best = _best(position, lexicon)
        yield Case("boards-plays", position.told() | {"rack": list(position.rack)}, [_play(each) for each in best])
        every += [(position, play) for play in chance.sample(best, min(len(best), 12))]
    judges = {position.box: Judge(position.edition, lexicon, HouseWords()) for position in found}
    for _ in range(scores):
        position, play = chance.choice(every)
        placements = _disturbed(chance, position, play_of(play.placements).placements)
        yield _scored(position, placements, judges[position.box])


def _match(chance: Random, lexicon: Lexicon, box: str, *, splits: bool) -> Iterator[Position]:
    """Alone against the bag: most points first, a new rack where nothing can be played."""
    edition = load_bisonte(box)
    bag = list(edition.tiles)
    chance.shuffle(bag)
    board: dict[int, Placed] = {}
    rack: tuple[str, ...] = ()
    while True:
        rack, bag = (*rack, *bag[: edition.rack - len(rack)]), bag[edition.rack - len(rack) :]
        if rack.count(BISONTE) <= _MOST_BISONTES:
            yield Position(box, edition, dict(board), rack, splits)
        best = best_plays(edition, lexicon, lexicon.allowed(POLICY), board, rack, split_digraphs=splits, count=1)
        if not best or not rack:
            return
        board |= dict(best[0].placements)
        rack = less(rack, (BISONTE if placed.bisonte else placed.tile for _, placed in best[0].placements))


def _best(position: Position, lexicon: Lexicon) -> list[FoundPlay]:
    """Each way to cover squares once, with its Bisontes where they cost least; most points first."""
    allowed = lexicon.allowed(POLICY)
    every = plays(position.edition, lexicon, allowed, position.board, position.rack, split_digraphs=position.splits)
    kinds = position.edition.stands_for

    def order(play: FoundPlay) -> tuple[int, tuple[int, ...], tuple[tuple[int, bool], ...]]:
        cells, laid = zip(*play.placements, strict=True)
        return -play.points, cells, tuple((kinds.index(placed.tile), placed.bisonte) for placed in laid)

    found: dict[tuple[tuple[int, str], ...], FoundPlay] = {}
    for play in sorted(every, key=order):
        found.setdefault(tuple((cell, placed.tile) for cell, placed in play.placements), play)
    return list(found.values())


def _disturbed(chance: Random, position: Position, placements: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """A play as it was found, or as somebody lays it by mistake."""
    side, kinds = position.edition.layout.side, position.edition.stands_for
    placed = list(placements)
    match chance.randrange(9):
        case 0:
            moved = chance.choice((-side, -1, 1, side, 3 * side, 7))
            placed = [msgspec.structs.replace(each, cell=each.cell + moved) for each in placed]
        case 1:
            at = chance.randrange(len(placed))
            placed[at] = msgspec.structs.replace(placed[at], cell=chance.randrange(-3, side**2 + 3))
        case 2:
            del placed[chance.randrange(len(placed))]
        case 3:
            placed.append(Placement(chance.randrange(side**2), chance.choice(kinds)))
        case 4:
            at = chance.randrange(len(placed))
            placed[at] = Placement(placed[at].cell, BISONTE, chance.choice(kinds))
        case 5 if position.board:
            placed.append(Placement(chance.choice(list(position.board)), chance.choice(kinds)))
        case 6:
            placed += [Placement(chance.randrange(side**2), kinds[0]) for _ in range(chance.randint(1, 7))]
        case _:
            chance.shuffle(placed)
    return tuple(placed)


def _scored(position: Position, placements: tuple[Placement, ...], judge: Judge) -> Case:
    edition, board = position.edition, position.board
    laid = laid_by(placements)
    told = [[each.cell, each.stands_for or each.tile, bool(each.stands_for)] for each in placements]
    asked = position.told() | {"laid": told}
    tiles = [placement.tile for placement in placements]
    try:
        check_rack(tiles[: edition.rack], tiles)
        check_place(edition.layout, board, placements)
    except Refused as refused:
        text = _TOO_SHORT if refused.refusal.clause == "BIS-C3" else refused.refusal.text.id
        return Case("boards-score", asked, {"refused": [refused.refusal.clause, text]})
    runs = runs_of(edition.layout, board, laid)
    verdicts = [judge.verdict(run, split_digraphs=position.splits) for run in runs]
    answer = scored(score_of_play(edition, laid, runs, first=not board))
    words = [[each.word, each.valid, each.reason == SPLIT_DIGRAPH] for each in verdicts]
    return Case("boards-score", asked, answer | {"words": words})


def _cells(board: Mapping[int, Placed]) -> Data:
    return [[cell, placed.tile, placed.bisonte] for cell, placed in board.items()]


def _play(play: FoundPlay) -> Data:
    return [_cells(dict(play.placements)), play.points]
