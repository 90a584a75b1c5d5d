"""How often a level beats a weaker one: `python -m benchmarks.levels`.

Two bots play, each deal from both seats, in both languages, at a human pace in match time. A tie counts half. What
was played is kept as JSON lines, so that parts can be played one after another; the table is of all that is kept.
Other deals or another number of matches make a row of their own.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from benchmarks.report import markdown
from sobremesa.games import GAMES
from sobremesa.lab.random_play import RANDOM
from sobremesa.lab.simulate import Plan, Played, mean_of, simulate, wilson
from sobremesa.lexicon.lexicon import LANGUAGES

PAIRS = (("casual", "child"), ("club", "casual"), ("expert", "club"), ("expert", "casual"), ("expert", RANDOM))
"""The stronger before the weaker; random legal play is the ceiling."""
AIMS = {("expert", "casual"): 0.85, ("casual", "child"): 0.6, ("club", "casual"): 0.6, ("expert", "club"): 0.6}
KEPT = Path("build/levels.jsonl")
SEED = "1"


class Pairing(msgspec.Struct, frozen=True):
    """What two levels came to in one game and one language."""

    game: str
    language: str
    stronger: str
    weaker: str
    matches: int
    won: int
    tied: int
    points: tuple[float, float]
    """The mean of the stronger and of the weaker."""
    seconds: float
    problems: tuple[str, ...]
    """What came in the way of the end, a match each."""
    seed: str = ""
    """Of the deals; not told where it was kept before there was this field."""

    @property
    def pair(self) -> tuple[str, str]:
        """The stronger and the weaker."""
        return self.stronger, self.weaker

    @property
    def run(self) -> tuple[str, int]:
        """The deals: only what was played with as many of the same seed is put together."""
        return self.seed, self.matches + len(self.problems)


def main() -> int:
    """0 when every match came to its end."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="only this language; may be repeated")
    parser.add_argument("--pair", metavar="STRONGER-WEAKER", action="append", help="only this pair; may be repeated")
    parser.add_argument("--matches", type=int, default=400, help="a pair and a game, all languages together (400)")
    parser.add_argument("--seed", default=SEED, help=f"other deals ({SEED})")
    kept_in = f"where figures are kept ({KEPT}); several make one table"
    parser.add_argument("--keep", type=Path, action="append", help=kept_in)
    parser.add_argument("--table", action="store_true", help="play nothing: the table of what is kept")
    asked = parser.parse_args()
    files: list[Path] = asked.keep or [KEPT]
    if len(files) > 1 and not asked.table:
        parser.error("what is played is kept in one file; several are for --table")
    kept = {_key(each): each for file in files if file.exists() for each in _read(file)}
    if not asked.table:
        pairs = [pair for pair in PAIRS if not asked.pair or "-".join(pair) in asked.pair]
        for each in play(asked.game or GAMES, pairs, asked.lang or LANGUAGES, asked.matches, asked.seed):
            kept[_key(each)] = each
            files[0].parent.mkdir(parents=True, exist_ok=True)
            files[0].write_bytes(b"\n".join(map(msgspec.json.encode, kept.values())))
            print(_told(each), file=sys.stderr, flush=True)
    pairings = list(kept.values())
    print(table(pairings))
    problems = [problem for each in pairings for problem in each.problems]
    for problem in problems[:10]:
        print(f"\n{problem}")
    return 1 if problems else 0


def play(
    games: Sequence[str], pairs: Sequence[tuple[str, str]], languages: Sequence[str], matches: int, seed: str
) -> Iterator[Pairing]:
    """Every pair in every game; the matches are shared out among the languages, an even number each."""
    for game in games:
        for pair in pairs:
            for language in languages:
                count = max(1, round(matches / len(languages) / 2)) * 2
                plan = Plan(game, pair, count, seed, language, swap=True)
                began = time.monotonic()
                yield pairing(plan, list(simulate(plan)), time.monotonic() - began)


def pairing(plan: Plan, matches: Sequence[Played], seconds: float) -> Pairing:
    """The figures of the matches of a plan with two levels."""
    stronger, weaker = plan.levels
    ended = [match for match in matches if match.problem is None]
    seats = [match.levels.index(stronger) for match in ended]
    problems = [f"{plan.game} {match.seed}: {match.problem.what}" for match in matches if match.problem is not None]
    return Pairing(
        game=plan.game,
        language=plan.language,
        stronger=stronger,
        weaker=weaker,
        matches=len(ended),
        won=sum(match.winners == (seat,) for match, seat in zip(ended, seats, strict=True)),
        tied=sum(len(match.winners) == 2 for match in ended),
        points=(
            mean_of([match.points[seat] for match, seat in zip(ended, seats, strict=True)] or [0]).mean,
            mean_of([match.points[1 - seat] for match, seat in zip(ended, seats, strict=True)] or [0]).mean,
        ),
        seconds=seconds,
        problems=tuple(problems),
        seed=plan.seed,
    )


def joined(pairings: Sequence[Pairing]) -> Pairing:
    """The figures of one pair in one game, both languages together."""
    first, matches = pairings[0], sum(each.matches for each in pairings)
    return msgspec.structs.replace(
        first,
        language="+".join(each.language for each in pairings),
        matches=matches,
        won=sum(each.won for each in pairings),
        tied=sum(each.tied for each in pairings),
        points=(_pooled(pairings, 0), _pooled(pairings, 1)),
        seconds=sum(each.seconds for each in pairings),
    )


def table(pairings: Sequence[Pairing]) -> str:
    """A row a game, a pair and a run."""
    first = ("game", "pair", "seed", "matches", "the stronger wins (95 %)", "ties", "points")
    runs = dict.fromkeys(each.run for each in pairings)
    alike = (
        [each for each in pairings if (each.game, each.pair, each.run) == (game, pair, run)]
        for game in GAMES
        for pair in PAIRS
        for run in runs
    )
    rows = [_cells(each) for each in alike if each]
    return markdown((*first, "aim", "reached", *LANGUAGES), rows, numbers=(3, 4, 5, 7, 9, 10))


def _cells(pairings: Sequence[Pairing]) -> tuple[str, ...]:
    both = joined(pairings)
    wins = wilson(both.won + both.tied / 2, max(1, both.matches))
    aim = AIMS.get(both.pair)
    alone = {each.language: _share(each) for each in pairings}
    return (
        both.game,
        f"{both.stronger} – {both.weaker}",
        both.seed,
        str(both.matches),
        f"{100 * wins.share:.1f} % ({100 * wins.low:.1f}–{100 * wins.high:.1f})",
        str(both.tied),
        f"{both.points[0]:.1f} : {both.points[1]:.1f}",
        "" if aim is None else f"≥ {100 * aim:.0f} %",
        "" if aim is None else "yes" if wins.share >= aim else "no",
        *(f"{100 * alone[language]:.1f} %" if language in alone else "" for language in LANGUAGES),
    )


def _share(pairing: Pairing) -> float:
    return (pairing.won + pairing.tied / 2) / max(1, pairing.matches)


def _pooled(pairings: Sequence[Pairing], side: int) -> float:
    return sum(each.points[side] * each.matches for each in pairings) / max(1, sum(each.matches for each in pairings))


def _told(each: Pairing) -> str:
    speed = each.matches / each.seconds if each.seconds else 0
    return (
        f"{each.game} {each.language} {each.stronger}-{each.weaker}: {100 * _share(each):.1f} %, {speed:.1f} a second"
    )


def _key(each: Pairing) -> tuple[object, ...]:
    return each.game, each.language, each.pair, each.run


def _read(file: Path) -> Iterator[Pairing]:
    for line in file.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=Pairing)


if __name__ == "__main__":
    sys.exit(main())
