"""Bots of Bisonte in small boxes: words with frequencies, known racks, and what a bot does then."""

from collections import Counter
from typing import Any

from sobremesa.bots import BisonteBot, bot_for
from sobremesa.engine import Chance
from sobremesa.games.bisonte.actions import Action, Play
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed, TileKind
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.bisonte.boxes import PLAIN, BisonteMatch, edition, known, letters

CHANCE = Chance(bytes(32))
COMMON = 6.0


def graded(words: dict[str, float] | str, box: BisonteEdition | None = None, /, **options: Any) -> Bisonte:
    """A game whose dictionary knows how common its words are; words in a row are all common."""
    frequencies = dict.fromkeys(words.split(), COMMON) if isinstance(words, str) else words
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in frequencies]
    box = box or edition()
    lexicon = Lexicon.from_entries(box.language, entries, frequencies=frequencies)
    return Bisonte(box, lexicon, {"words": "checked", **options})


def at_the_end(words: str, racks: list[str], board: dict[int, Placed], **options: Any) -> BisonteMatch:
    """A match with an empty bag, in a box of exactly the tiles that lie there and are held."""
    values = {kind.tile: kind.value for kind in edition().kinds}
    shown = [BISONTE if placed.bisonte else placed.tile for placed in board.values()]
    counts = Counter([*shown, *(tile for rack in racks for tile in letters(rack))])
    kinds = tuple(TileKind(tile, count, values[tile]) for tile, count in {BISONTE: 0, **counts}.items())
    box = BisonteEdition("end", "es", kinds, PLAIN, rack=2)
    return known(graded(words, box, **options), racks, bag="", board=board)


def bot(game: Bisonte, level: str = "expert") -> BisonteBot:
    """A bot of this level."""
    made = bot_for(game, level)
    assert isinstance(made, BisonteBot)
    return made


def choose(match: BisonteMatch, level: str = "expert", seat: int = 0, chance: Chance = CHANCE) -> Action:
    """What a bot in this seat does now."""
    assert isinstance(match.game, Bisonte)
    return bot(match.game, level).choose(match.view(seat), match.offers(seat), chance)


def word_of(match: BisonteMatch, action: Action) -> str:
    """The word of a play as it is laid, a Bisonte as what it stands for."""
    assert isinstance(action, Play), action
    return "".join(placement.stands_for or placement.tile for placement in action.placements)


def chances(count: int) -> list[Chance]:
    """As many different chances."""
    return [Chance(bytes([number]) * 32) for number in range(count)]
