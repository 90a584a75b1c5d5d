"""A box of Word Buffet in which every board is the same, however its tiles lie, and few ants make a match short."""

from collections.abc import Sequence

from click.testing import Result

from sobremesa.engine import Match, Sitter
from sobremesa.games.buffet.actions import Action
from sobremesa.games.buffet.edition import BuffetEdition, Tile
from sobremesa.games.buffet.events import Event
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.state import BuffetState
from sobremesa.games.buffet.view import BuffetView
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.cli.desk import WORDS, Desk

# Turned by a quarter a tile is as before.
ROWS = {
    "es": ("OCHOO", "OSESC", "HE*EH", "CSESO", "OOHCO"),
    "en": ("SHOES", "EMCMH", "OC*CO", "HMCME", "SEOHS"),
}
ANTS, SPECIAL_ANTS = (6, 5, 4), 1
NAMES = ("Ana", "Beto", "Caro", "Dani")

WORD = {"es": "OCHO", "en": "SHOES"}
"""What both seats of a match of two can trace in both rounds."""
TRACED = {
    "es": (("F1 G1 H1 I1", "J15 I15 H15 G15"), ("E1 222", "K15 888")),
    "en": (("F1 6666", "J15 w w w w"), ("E1 E2E3 E4, E5", "K15 n n n n")),
}
"""Its cells, by round and seat; in the second round there are not ants enough for all of them."""


def edition(language: str) -> BuffetEdition:
    """The box as the rules know it."""
    tiles = tuple(Tile(str(number), ROWS[language]) for number in range(1, 13))
    return BuffetEdition(f"desk-{language}", language, tiles, ANTS, SPECIAL_ANTS)


def match_of(players: int, language: str = "en", **options: object) -> Match[BuffetState, Action, Event, BuffetView]:
    """A match that has just begun, without a clock."""
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in WORDS[language].split()]
    game = Buffet(edition(language), Lexicon.from_entries(language, entries), {"clock": False, **options})
    return Match.start(game, (Sitter.PERSON,) * players, seed=bytes(32))


def write_box(desk: Desk, language: str) -> str:
    """The same box as a file."""
    file = desk.folder / f"buffet-{language}.toml"
    rows = "\n".join(ROWS[language])
    tiles = "".join(f'[[tile]]\nid = "{number}"\nrows = """\n{rows}\n"""\n' for number in range(1, 13))
    head = f'id = "desk-{language}"\nlanguage = "{language}"\nants = {list(ANTS)}\nspecial-ants = {SPECIAL_ANTS}\n'
    file.write_text(head + tiles, encoding="utf-8")
    return str(file)


def play(
    desk: Desk, language: str, *arguments: str, typed: Sequence[str], players: int = 2, columns: int = 80
) -> Result:
    """A match of people at one keyboard with typed answers."""
    box = ("--lang", language, "--edition", write_box(desk, language), "--names", ",".join(NAMES[:players]))
    return desk.run("play", "buffet", "--piped", *box, "--seed", "1", *arguments, typed=typed, columns=columns)


def round_one(language: str) -> list[str]:
    """Both take the keyboard, trace their word and keep it."""
    north, south = TRACED[language][0]
    return ["", north, "", "", south, ""]


def whole_match(language: str) -> list[str]:
    """Two rounds; in the second the other seat begins, and an Enter of one is enough for both."""
    north, south = TRACED[language][1]
    return [*round_one(language), "", "", south, "", "", north, ""]
