"""Boards of Word Buffet with ants on them, and every word that a seat could announce there (BUF-2 to BUF-6)."""

from collections.abc import Iterator
from random import Random

from scripts.companion.case import Case
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.texts import Language
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import ACROSS, CELLS, Board, lay, neighbours, nest_sides
from sobremesa.games.buffet.ground import Ant, Ground
from sobremesa.games.buffet.search import named, words_on
from sobremesa.games.buffet.words import POLICY
from sobremesa.lexicon import Lexicon

_NO_ANT = "."
_LONGEST_TRAIL = 18


def cases(chance: Random, language: Language, lexicon: Lexicon, boards: int) -> Iterator[Case]:
    """So many boards, with two to four players, before the first ant and later."""
    for number in range(boards):
        board = _board(chance, language)
        players = 2 + number % 3
        ants = _ants(chance, board, players) if number % 4 else {}
        seat, least = chance.randrange(players), 2 + number % 2
        ground = Ground(board, ants, 2, nest_sides(players))
        found = words_on(ground, seat, lexicon, lexicon.allowed(POLICY), shortest=least)
        asked = {
            "language": language,
            "letters": board.letters,
            "ants": "".join(str(ants[cell].seat) if cell in ants else _NO_ANT for cell in range(CELLS)),
            "players": players,
            "seat": seat,
            "least": least,
        }
        yield Case("boards-words", asked, {each.word: list(each.path) for each in named(found, lexicon)})


def _board(chance: Random, language: Language) -> Board:
    tiles = chance.sample(load_buffet(language).tiles, ACROSS**2)
    return lay(tiles, [chance.randrange(4) for _ in tiles])


def _ants(chance: Random, board: Board, players: int) -> dict[int, Ant]:
    """A trail of each seat from its nest, as words leave them."""
    ants: dict[int, Ant] = {}
    for seat in range(players):
        for cell in _trail(chance, board, seat, players):
            ants.setdefault(cell, Ant(seat, 1))
    return ants


def _trail(chance: Random, board: Board, seat: Seat, players: int) -> Iterator[int]:
    cell = chance.choice(Ground(board, {}, 1, nest_sides(players)).starts(seat))
    for _ in range(chance.randint(2, _LONGEST_TRAIL)):
        yield cell
        cell = chance.choice([each for each in neighbours(cell) if each not in board.foods])
