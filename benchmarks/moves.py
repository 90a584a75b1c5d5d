"""How long bots compute for a move, in processor time: `python -m benchmarks.moves`.

Bots of one level play one another in every game and language, two of them and as many as there are seats, at a human
pace in match time. A move is one wait: all that the bot was asked from its beginning to what it did. None may take
more than 300 ms.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, TypeVar

from benchmarks.report import markdown
from sobremesa.bots import LEVELS, bot_for, play_out
from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.company import Company
from sobremesa.bots.pace import Pace
from sobremesa.editions import set_up
from sobremesa.engine import Chance, Match, Offer, Seat, Sitter
from sobremesa.games import METAS
from sobremesa.lexicon.lexicon import LANGUAGES
from sobremesa.lexicon.search import KERNEL

MOST = 300.0

Answer = TypeVar("Answer")


class TimedBot(Bot[Any, Any]):
    """A bot that has another one answer, and keeps how long that took for each wait."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot
        self.spent: dict[str, float] = defaultdict(float)
        """Milliseconds by the name of the wait."""

    def wait(self, view: Any) -> str:
        """What the other says; it costs next to nothing."""
        return self._bot.wait(view)

    def latest(self, view: Any) -> int | None:
        """As `wait`."""
        return self._bot.latest(view)

    def thinks(self, view: Any, chance: Chance) -> int:
        """Timed."""
        return self._timed(view, lambda: self._bot.thinks(view, chance))

    def choose(self, view: Any, offers: Sequence[Offer[Any]], chance: Chance) -> Any:
        """Timed."""
        return self._timed(view, lambda: self._bot.choose(view, offers, chance))

    def _timed(self, view: Any, ask: Callable[[], Answer]) -> Answer:
        began = time.process_time()
        answer = ask()
        self.spent[self._bot.wait(view)] += 1000 * (time.process_time() - began)
        return answer

    def advise(self, view: Any, offers: Sequence[Offer[Any]], count: int) -> tuple[Advice[Any], ...]:
        """Not timed, for a match asks for no advice."""
        return self._bot.advise(view, offers, count)

    def rate(self, view: Any, offers: Sequence[Offer[Any]], action: Any) -> Advice[Any]:
        """As `advise`."""
        return self._bot.rate(view, offers, action)

    def turn_of(self, event: Any) -> tuple[Seat, Any] | None:
        """As `advise`."""
        return self._bot.turn_of(event)


def main() -> int:
    """0 when no move took too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves", description=__doc__)
    parser.add_argument("--matches", type=int, default=3, help="of each game, language, level and number of seats (3)")
    asked = parser.parse_args()
    rows, longest = [], 0.0
    for meta, level in product(METAS, LEVELS):
        seats = sorted({max(2, meta.least_seats), meta.most_seats})
        times = [
            spent
            for language, count, number in product(LANGUAGES, seats, range(asked.matches))
            for spent in times_of(meta.id, language, level, count, number)
        ]
        longest = max(longest, *times)
        rows.append((meta.id, level, f"{len(times):,}", f"{sum(times) / len(times):.1f} ms", f"{max(times):.0f} ms"))
    print(markdown(("game", "level", "moves", "mean", "longest"), rows, numbers=range(2, 5)))
    print(f"\nThe longest of all took {longest:.0f} ms; the most is {MOST:.0f} ms ({KERNEL} kernel).")
    return int(longest > MOST)


def times_of(game: str, language: str, level: str, seats: int, number: int) -> list[float]:
    """Milliseconds for each move of a numbered match."""
    rules = set_up(game, language, options={})
    bots = {seat: TimedBot(bot_for(rules, level)) for seat in range(seats)}
    match: Match[Any, Any, Any, Any] = Match.start(rules, (Sitter.BOT,) * seats, seed=number.to_bytes(32, "big"))
    play_out(match, Company(bots, Pace.HUMAN))
    return [spent for bot in bots.values() for spent in bot.spent.values()]


if __name__ == "__main__":
    sys.exit(main())
