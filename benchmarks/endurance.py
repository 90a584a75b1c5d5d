"""Matches of bots of all levels over every game, language and number of seats: `python -m benchmarks.endurance`.

None may see a move refused or anything go wrong; how many end a second is printed, and on the way how far it is.
Levels are mixed, and options are away from their defaults in two of three matches; boxes beside the usual one have
their share.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product

from benchmarks.report import markdown
from sobremesa.bots import LEVELS
from sobremesa.engine import Meta
from sobremesa.games import METAS
from sobremesa.lab.simulate import Plan, Played, simulate_all
from sobremesa.lexicon.lexicon import LANGUAGES

OTHER_BOXES = {
    ("bisonte", "es"): (
        *("es-100", "es-103", "es-plain"),
        *("es-102+sixty-one", "es-100+sixty-one", "es-103+sixty-one", "es-plain+sixty-one"),
    ),
    ("bisonte", "en"): ("en-100", "en-102+sixty-one", "en-100+sixty-one"),
}
"""The boxes of a game and a language beside the usual one."""
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "buffet": (
        {},
        {"call_first": True, "least_letters": 3, "search_seconds": 40},
        {"lens": False, "clock": False},
    ),
    "golf": (
        {},
        {"neighbours": True, "joker": "one-space", "writing_seconds": 30},
        {"same_holes": True, "clock": False},
    ),
    "bisonte": (
        {},
        {"words": "objection", "split_digraphs": True, "minutes": 4},
        {"words": "checked", "auto_end": "yes", "turn_seconds": 40},
    ),
    "loom": (
        {},
        {
            "end": "target",
            "target": 40,
            "shield": "reactive",
            "repeated": "flat",
            "names": False,
            "creation_seconds": 20,
        },
        {"rounds": 4, "foreign": True, "abbreviations": True, "acronyms": True, "brands": True, "clock": False},
    ),
}


def main() -> int:
    """0 when every match came to its end."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000, help="how many in all (10,000)")
    parser.add_argument("--game", choices=[meta.id for meta in METAS], action="append", help="only this game")
    parser.add_argument("--seed", default="e", help="other deals (e)")
    asked = parser.parse_args()
    todo = plans(asked.game or [meta.id for meta in METAS], asked.matches, asked.seed)
    ended: dict[str, list[Played]] = defaultdict(list)
    seconds: dict[str, float] = defaultdict(float)
    problems: list[str] = []
    last = time.monotonic()
    total = sum(plan.matches for plan in todo)
    for number, (plan, match) in enumerate(simulate_all(todo), start=1):
        ended[plan.game].append(match)
        seconds[plan.game] += time.monotonic() - last
        last = time.monotonic()
        if match.problem is not None:
            problems.append(f"{plan} match {match.number}, seed {match.seed}: {match.problem}")
            print(problems[-1], file=sys.stderr, flush=True)
        if number % max(1, total // 20) == 0:
            print(f"{number:,} of {total:,}", file=sys.stderr, flush=True)
    print(table(ended, seconds))
    count, spent = sum(map(len, ended.values())), sum(seconds.values())
    print(f"\n{count:,} matches, {len(problems)} with a problem, in {spent:,.0f} s: {count / spent:.1f} a second.")
    return 1 if problems else 0


def plans(games: Sequence[str], matches: int, seed: str) -> list[Plan]:
    """Equally many matches of everything, at least one; the levels move on by one from plan to plan.

    A box beside the usual one has one plan: numbers of seats and options take turns from box to box.
    """
    places = [
        (meta, language, *place)
        for meta in METAS
        if meta.id in games
        for language in LANGUAGES
        for place in _places(meta, language)
    ]
    counts = [matches * (place + 1) // len(places) - matches * place // len(places) for place in range(len(places))]
    return [
        Plan(
            game=meta.id,
            levels=tuple(LEVELS[(place + seat) % len(LEVELS)] for seat in range(seats)),
            matches=max(1, counts[place]),
            seed=seed,
            language=language,
            edition=box,
            options=options,
        )
        for place, (meta, language, box, seats, options) in enumerate(places)
    ]


def _places(meta: Meta, language: str) -> Iterator[tuple[str | None, int, dict[str, object]]]:
    """A box, a number of seats and options: all of them with the usual box, and one pair for each other box."""
    ways = list(product(range(meta.least_seats, meta.most_seats + 1), OPTIONS[meta.id]))
    yield from ((None, seats, options) for seats, options in ways)
    for number, box in enumerate(OTHER_BOXES.get((meta.id, language), ())):
        # A step of one number of seats and one of options.
        yield box, *ways[number * (len(OPTIONS[meta.id]) + 1) % len(ways)]


def table(ended: dict[str, list[Played]], seconds: dict[str, float]) -> str:
    """A row a game."""
    rows = [
        (
            game,
            f"{len(matches):,}",
            f"{sum(match.events for match in matches):,}",
            f"{sum(sum(match.words) for match in matches):,}",
            str(sum(match.problem is not None for match in matches)),
            f"{len(matches) / seconds[game]:.1f}",
        )
        for game, matches in ended.items()
    ]
    return markdown(("game", "matches", "events", "words", "problems", "a second"), rows, numbers=range(1, 6))


if __name__ == "__main__":
    sys.exit(main())
