"""`make matches`: 200 seeds of every game in both languages at every number of seats, and what that came to."""

import argparse
import os
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context

from tests.conformance.random_play import check_finished, played
from tests.conformance.subjects import WHOLE

SEEDS_AT_A_TIME = 10
Place = tuple[str, str, int]


@dataclass(frozen=True)
class Task:
    """Some seeds of a game in one language with so many seats."""

    game: str
    language: str
    seats: int
    seeds: range

    @property
    def place(self) -> Place:
        """The row of the table to which it belongs."""
        return self.game, self.language, self.seats


@dataclass(frozen=True)
class Figures:
    """What some matches came to, and what went wrong in them."""

    matches: int = 0
    events: int = 0
    seconds: float = 0
    problems: tuple[str, ...] = ()

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.matches + other.matches,
            self.events + other.events,
            self.seconds + other.seconds,
            self.problems + other.problems,
        )


def play(task: Task) -> tuple[Task, Figures]:
    """Play these matches to their ends with wrong things on the way, and check them afterwards."""
    subject = WHOLE[task.game, task.language]
    figures = Figures()
    for number in task.seeds:
        began = time.process_time()
        try:
            match = played(subject, task.seats, number)
            check_finished(match)
        except Exception:
            problem = f"{subject.name}, {task.seats} seats, seed {number}\n{traceback.format_exc()}"
            figures += Figures(problems=(problem,))
        else:
            figures += Figures(1, len(match.events), time.process_time() - began)
    return task, figures


def tasks(games: list[str], seeds: int) -> Iterator[Task]:
    """Everything that is to be played."""
    for (game, language), subject in WHOLE.items():
        if game in games:
            for seats in subject.seats:
                for first in range(0, seeds, SEEDS_AT_A_TIME):
                    yield Task(game, language, seats, range(first, min(first + SEEDS_AT_A_TIME, seeds)))


def main() -> int:
    """0 when every match came to its end."""
    games = sorted({game for game, _ in WHOLE})
    parser = argparse.ArgumentParser(prog="python -m scripts.matches", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="seeds a number of seats (200)")
    parser.add_argument("--game", choices=games, action="append", help="only this game; may be repeated")
    asked = parser.parse_args()
    began = time.monotonic()
    found: dict[Place, Figures] = defaultdict(Figures)
    with get_context("spawn").Pool(os.cpu_count() or 1) as pool:
        for task, figures in pool.imap_unordered(play, list(tasks(asked.game or games, asked.seeds))):
            found[task.place] += figures
    return report(found, time.monotonic() - began)


def report(found: dict[Place, Figures], seconds: float) -> int:
    """Print the table, its sum and what went wrong; 1 if anything did."""
    row = "{:<8} {:<8} {:>5} {:>8} {:>9} {:>8} {:>8}"
    print(row.format("game", "language", "seats", "matches", "events", "seconds", "problems"))
    for place, each in sorted(found.items()):
        print(row.format(*place, each.matches, each.events, f"{each.seconds:.1f}", len(each.problems)))
    total = sum(found.values(), Figures())
    print(row.format("all", "", "", total.matches, total.events, f"{total.seconds:.1f}", len(total.problems)))
    print(f"{total.matches} matches of {total.events} events ended without an error, in {seconds:.0f} s.")
    for problem in total.problems[:10]:
        print(f"\n{problem}")
    return 1 if total.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
