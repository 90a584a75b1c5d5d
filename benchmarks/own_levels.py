"""Does the coach tell the level of bots by their words, and how quickly (CPU time)? `python -m benchmarks.own_levels`.

Bots of one level play one another in every game and language; the coach is not told which level it is.
"""

import argparse
import sys
import time
from collections import Counter
from itertools import product
from typing import Any, TypeAlias

from benchmarks.report import markdown
from sobremesa.bots import LEVELS, company_of, play_out
from sobremesa.bots.coach import review
from sobremesa.editions import set_up
from sobremesa.engine import Match, Sitter
from sobremesa.games import GAMES
from sobremesa.lexicon.lexicon import LANGUAGES

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
SEATS = (Sitter.BOT, Sitter.BOT)


def main() -> int:
    """0, whatever it tells."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.own_levels", description=__doc__)
    parser.add_argument("--matches", type=int, default=2, help="of each game, language and level (2)")
    asked = parser.parse_args()
    print(
        markdown(
            ("", *(f"told of {level}" for level in LEVELS), "a turn"), [row(each, asked.matches) for each in GAMES]
        )
    )
    return 0


def row(game: str, matches: int) -> tuple[str, ...]:
    """What the coach took the bots of each level for, and its time for a turn."""
    turns, seconds, told = 0, 0.0, []
    for level in LEVELS:
        levels: Counter[str] = Counter()
        for language, number in product(LANGUAGES, range(matches)):
            match = played(game, language, level, number)
            began = time.process_time()
            found = review(match)
            seconds += time.process_time() - began
            turns += len(found.turns)
            levels.update(seat.level for seat in found.seats)
        told.append(", ".join(f"{count} {name}" for name, count in levels.most_common()))
    return game, *told, f"{1000 * seconds / turns:.0f} ms"


def played(game: str, language: str, level: str, number: int) -> AnyMatch:
    """A numbered match of two bots."""
    rules = set_up(game, language, options={})
    match: AnyMatch = Match.start(rules, SEATS, seed=number.to_bytes(32, "big"))
    play_out(match, company_of(rules, (level, level)))
    return match


if __name__ == "__main__":
    sys.exit(main())
