"""Thousands of score sheets with what the rules make of them, for the companion's sums to be held against.

python -m scripts.companion_cases -o cases.json
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random

from scripts.companion import bisonte, buffet, golf, loom
from scripts.companion.case import Case


def cases(seed: int = 7) -> list[Case]:
    """The same for the same seed; the games do not disturb each other's chance."""
    return [
        *buffet.cases(Random(f"buffet {seed}"), 240),
        *golf.cases(Random(f"golf {seed}"), 700, 200),
        *bisonte.cases(Random(f"bisonte {seed}"), 300, 250),
        *loom.cases(Random(f"loom {seed}"), 700, 200),
    ]


def main() -> None:
    """Write them all, and say how many of each there are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    found = cases(arguments.seed)
    arguments.output.write_text(json.dumps([each._asdict() for each in found], ensure_ascii=False), encoding="utf-8")
    for question, count in Counter(each.question for each in found).items():
        print(f"{question}: {count}")


if __name__ == "__main__":
    main()
