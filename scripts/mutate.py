"""`make mutants GAME=golf`: a sample of small changes to a game's rules, and which of them no clause test notices."""

import argparse
import os
import subprocess
import time
from collections import Counter
from pathlib import Path
from random import Random

from scripts.mutants.finding import Mutant, mutants
from scripts.mutants.judging import Fate, judged, measured

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "sobremesa" / "games"


def mutants_of(game: str, since: str | None = None) -> list[Mutant]:
    """Every mutant of a game in the order of its files, or of those files alone that changed since a commit."""
    folder = GAMES / game
    changed = None if since is None else _changed(folder, since)
    return [
        mutant
        for path in sorted(folder.rglob("*.py"))
        if changed is None or path in changed
        for mutant in mutants(path, ".".join(["sobremesa", "games", *path.relative_to(GAMES).with_suffix("").parts]))
    ]


def _changed(folder: Path, since: str) -> set[Path]:
    asked = ["git", "diff", "--name-only", since, "--", str(folder)]
    names = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {ROOT / name for name in names.splitlines()}


def sample(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them by chance, the same for the same seed."""
    return Random(seed).sample(found, min(count, len(found)))


def told(mutant: Mutant) -> str:
    """Where it is and what it changes."""
    return f"{mutant.path.relative_to(ROOT)}:{mutant.line}\n{mutant.diff}\n"


def main(arguments: list[str] | None = None) -> int:
    """Print the share that was killed, and every mutant that lived; 1 when fewer were killed than asked for."""
    parser = argparse.ArgumentParser(prog="python -m scripts.mutate", description=__doc__)
    parser.add_argument("game", choices=sorted(path.parent.name for path in GAMES.glob("*/game.py")))
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--since", metavar="COMMIT", help="only in the files that changed since this commit")
    parser.add_argument("--tests", help="the tests to run in place of tests/games/GAME")
    parser.add_argument("--limit", type=int, default=30, help="seconds of computing that a mutant may take (30)")
    parser.add_argument("--least", type=float, default=0, help="fail when a smaller share is killed, in percent")
    asked = parser.parse_args(arguments)
    os.chdir(ROOT)
    return _check(asked)


def _check(asked: argparse.Namespace) -> int:
    began = time.monotonic()
    everything = mutants_of(asked.game, asked.since)
    chosen = sample(everything, asked.count, asked.seed)
    if not chosen:
        print(f"{asked.game}: nothing to change in what changed since {asked.since}.")
        return 0
    suite = measured(asked.game, asked.tests or f"tests/games/{asked.game}")
    print(f"{suite.tests} passes on the game as it is, in {suite.seconds:.0f} s.", flush=True)
    fates: dict[Mutant, Fate] = {}
    for mutant, fate in judged(suite, chosen, workers=os.cpu_count() or 1, limit=asked.limit):
        fates[mutant] = fate
        if fate is Fate.SURVIVED:
            print(f"\n{told(mutant)}", flush=True)
    counts = Counter(fates.values())
    share = 100 * (1 - counts[Fate.SURVIVED] / len(chosen))
    print(f"{asked.game}: {len(chosen)} of {len(everything)} mutants, seed {asked.seed}: {share:.1f} % killed")
    print(f"{counts[Fate.OUT_OF_TIME]} by time; {counts[Fate.SURVIVED]} survived; {time.monotonic() - began:.0f} s.")
    return 1 if share < asked.least else 0


if __name__ == "__main__":
    raise SystemExit(main())
