"""Whether the native kernel, its Python twin and the rules agree on every search: `python -m benchmarks.agreement`.

Each game has a module of its own, `benchmarks/agreement_<game>.py`, with `check(samples, seed)`, and is checked in a
process of its own. The code is 1 when anything differs.
"""

import argparse
import sys
from importlib import import_module

import msgspec

from benchmarks.report import Report, in_own_process, markdown
from sobremesa.games import GAMES

SAMPLES = {"bisonte": 840, "buffet": 200, "golf": 500, "loom": 500}
"""Positions, boards, cards and hands. Of Bisonte's 500 are English, 300 Spanish with a digraph tile in play, and 40
Spanish without such tiles.
"""
_MOST_SHOWN = 20


def main() -> int:
    """0 when nothing differs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agreement", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--samples", type=int, help=f"how many a game ({SAMPLES})")
    parser.add_argument("--seed", type=int, default=1, help="other samples (1)")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    games: list[str] = asked.game or list(GAMES)
    if asked.alone:
        sys.stdout.buffer.write(msgspec.json.encode(check(games[0], asked.samples, asked.seed)))
        return 0
    reports = []
    for game in games:
        samples = SAMPLES[game] if asked.samples is None else asked.samples
        command = ["benchmarks.agreement", "--game", game, "--samples", str(samples), "--seed", str(asked.seed)]
        reports.append(in_own_process([*command, "--alone"], Report))
    print(table(reports))
    differences = [f"{report.name}: {difference}" for report in reports for difference in report.differences]
    for difference in differences[:_MOST_SHOWN]:
        print(f"\n{difference}")
    return 1 if differences else 0


def check(game: str, samples: int, seed: int) -> Report:
    """What the module of a game finds."""
    report: Report = import_module(f"benchmarks.agreement_{game}").check(samples, seed)
    return report


def table(reports: list[Report]) -> str:
    """A row a game."""
    headings = ("what was compared", "samples", "results", "differences")
    rows = [(each.name, f"{each.samples:,}", f"{each.results:,}", str(len(each.differences))) for each in reports]
    return markdown(headings, rows, numbers=(1, 2, 3))


if __name__ == "__main__":
    sys.exit(main())
