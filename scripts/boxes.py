"""What lies in the boxes, written small for phones: `make docs` makes the companion's data from the editions."""

import json
from typing import Any, TypeAlias

from sobremesa.editions import available
from sobremesa.editions.bisonte import layouts, load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.golf import load_golf
from sobremesa.editions.loom import load_loom
from sobremesa.editions.texts import LANGUAGES
from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.loom.edition import Colour, Deck, LoomEdition

Data: TypeAlias = dict[str, Any]

_KINDS = tuple(SpaceKind)
_DEEP = 3
"""So far down the data has a line for each thing."""


def written() -> str:
    """The whole file, a line for each box and card: small to download, and a change can be read."""
    return _lines({"buffet": _buffet(), "golf": _golf(), "bisonte": _bisonte(), "loom": _loom()}) + "\n"


def _lines(value: object, depth: int = 0) -> str:
    if isinstance(value, dict) and depth < _DEEP:
        told = (f"{_small(name)}:{_lines(each, depth + 1)}" for name, each in value.items())
        return "{\n" + ",\n".join(told) + "\n}"
    if isinstance(value, list) and isinstance(value[0], dict):
        return "[\n" + ",\n".join(_small(each) for each in value) + "\n]"
    return _small(value)


def _small(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _buffet() -> Data:
    """Tiles row by row, the food as a star (BUF-C1, BUF-S2)."""
    editions = {language: load_buffet(language) for language in LANGUAGES}
    return {
        language: {
            "ants": edition.ants,
            "special": edition.special_ants,
            "tiles": [{"id": tile.id, "rows": tile.rows} for tile in edition.tiles],
        }
        for language, edition in editions.items()
    }


def _golf() -> Data:
    """Dice and values of each language; the hole cards are the same in all (GOL-C1 to GOL-C5)."""
    editions = {language: load_golf(language) for language in LANGUAGES}
    courses = {edition.cards for edition in editions.values()}
    assert len(courses) == 1, "the boxes of all languages have one course"
    cards = courses.pop()
    pars = [next(card.par for card in cards if card.hole == hole) for hole in range(1, HOLES + 1)]
    told = {language: _golf_box(edition) for language, edition in editions.items()}
    return {"boxes": told, "pars": pars, "kinds": _KINDS, "cards": [_hole(card) for card in cards]}


def _golf_box(edition: GolfEdition) -> Data:
    return {
        "dice": edition.dice,
        "values": edition.values,
        "joker": edition.joker_value,
        "coins": edition.coins,
        "wildcards": [{"letters": kind.letters, "cost": kind.cost, "count": kind.count} for kind in edition.kinds],
    }


def _hole(card: HoleCard) -> Data:
    """Spaces as column, row and kind."""
    spaces = [(space.x, space.y, _KINDS.index(space.kind)) for space in card.spaces]
    names = {language: card.name(language) for language in LANGUAGES}
    return {
        "id": card.id,
        "hole": card.hole,
        "names": names,
        "spaces": spaces,
        "start": card.start,
        "flag": card.flag,
    }


def _bisonte() -> Data:
    """Tiles with number and value, a Bisonte as a star; `usual` is the box of a language (BIS-C1, BIS-C2)."""
    editions = {name: load_bisonte(name) for name in available("bisonte")}
    return {
        "usual": {language: _name(load_bisonte(language)) for language in LANGUAGES},
        "layouts": {name: load_bisonte(f"es+{name}").layout.rows for name in layouts()},
        "editions": {name: _bisonte_box(edition) for name, edition in editions.items()},
    }


def _name(edition: BisonteEdition) -> str:
    """What a box is called, as its file is."""
    return next(name for name in available("bisonte") if load_bisonte(name).id == edition.id)


def _bisonte_box(edition: BisonteEdition) -> Data:
    order = sorted(edition.kinds, key=lambda kind: edition.order(kind.tile))
    return {
        "language": edition.language,
        "layout": edition.layout.id,
        "rack": edition.rack,
        "tiles": [(kind.tile, kind.count, kind.value) for kind in order],
    }


def _loom() -> Data:
    """Letters with their value and how many there are of each colour (LOO-C1)."""
    told = {language: _loom_box(load_loom(language)) for language in LANGUAGES}
    return {"colours": list(Colour), "boxes": told}


def _loom_box(edition: LoomEdition) -> Data:
    return {
        "vowels": _letters(edition, Deck.VOWEL),
        "consonants": _letters(edition, Deck.CONSONANT),
        "strategy": edition.strategy,
    }


def _letters(edition: LoomEdition, deck: Deck) -> list[tuple[str, int, list[int]]]:
    cards = [edition.card(number) for number in edition.deck(deck)]
    letters = {card.letter: card.value for card in cards}
    return [
        (letter, value, [sum(card.letter == letter and card.colour is colour for card in cards) for colour in Colour])
        for letter, value in letters.items()
    ]
