"""Simulated matches in words: a line each, and tables of what they came to together."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sobremesa.cli.palette import QUIET, RED, colour_of, number, shape_of
from sobremesa.editions.texts import Texts
from sobremesa.lab.simulate import BestWord, LevelFigures, Mean, Plan, Played, Problem, Share, Summary

_WIDE = 72
"""Columns of a screen that has room for every figure."""
_WON = "✓"
_COURSES = {"bisonte": "cli-simulate-turns", "loom": "cli-simulate-loom-rounds"}
"""What a match is counted in, where that is not called a round."""


class Teller:
    """Tells matches of one plan."""

    def __init__(self, plan: Plan, out: Console, say: Texts) -> None:
        self._plan = plan
        self._out = out
        self._say = say
        self._widest = max(len(self._level(level)) for level in plan.levels)

    def tell(self, match: Played) -> None:
        """One line."""
        line = Text(f"{match.number:>{len(str(self._plan.matches))}}  ", "bold").append(f"{match.seed:>16}", QUIET)
        if match.problem is None:
            self._out.print(line.append_text(self._course(match)), crop=False)
        else:
            self._out.print(line.append(f"  ✗ {self._trouble(match, match.problem)}", RED), crop=False)

    def tell_summary(self, summary: Summary) -> None:
        """Wins and points by level and by seat, and what is true of all matches."""
        say = self._say
        if summary.played:
            for heading, rows in (("cli-simulate-level", summary.by_level), ("cli-simulate-seat", summary.by_seat)):
                self._out.print(self._table(say(heading), rows))
            self._out.print()
            for line in self._lines(summary):
                self._out.print(Text(line))
        if summary.abandoned:
            self._out.print(Text(say("cli-simulate-abandoned", count=summary.abandoned), RED))
        matches, rate = summary.played + summary.abandoned, self._decimal(summary.a_second)
        said = say("cli-simulate-speed", matches=matches, rate=rate)
        self._out.print(Text(said, QUIET))

    def _course(self, match: Played) -> Text:
        line = Text()
        for seat, (level, points) in enumerate(zip(match.levels, match.points, strict=True)):
            won = _WON if seat in match.winners else " "
            name = f"{shape_of(seat)} {self._level(level):{self._widest}} {number(points):>3}{won}"
            line.append(f"  {name}", f"bold {colour_of(seat)}" if won == _WON else colour_of(seat))
        line.append(f"  {self._turns(match.turns)} · {self._say('cli-simulate-words', count=sum(match.words))}")
        if (best := match.best or match.longest) is not None:
            line.append(f" · {_word(best)}")
        return line.append(f" · {_clock(match.milliseconds)}", QUIET)

    def _trouble(self, match: Played, problem: Problem) -> str:
        if problem.seat is None:
            return self._say("cli-simulate-error", problem=problem.what)
        name = f"{shape_of(problem.seat)} {self._level(match.levels[problem.seat])}"
        return self._say("cli-simulate-refused", name=name, clause=problem.clause, action=problem.action)

    def _table(self, heading: str, rows: Sequence[LevelFigures]) -> Table:
        """On a narrow screen wins and points alone, whole."""
        columns: dict[str, Callable[[LevelFigures], str]] = {
            "cli-simulate-wins": lambda row: self._percent(row.wins),
            "cli-simulate-alone": lambda row: str(row.won),
            "cli-simulate-shared": lambda row: str(row.shared),
            "cli-simulate-points": lambda row: self._mean(row.points),
            "cli-simulate-words-column": lambda row: self._decimal(row.words),
        }
        kept = columns if self._out.width >= _WIDE else ("cli-simulate-wins", "cli-simulate-points")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        table.add_column(heading)
        for column in kept:
            table.add_column(self._say(column), justify="right", no_wrap=True)
        for row in rows:
            name = shape_of(int(row.name) - 1) if row.name.isdecimal() else self._level(row.name)
            table.add_row(Text(name, "bold"), *(columns[column](row) for column in kept))
        return table

    def _lines(self, summary: Summary) -> list[str]:
        say, lines = self._say, []
        assert summary.turns is not None
        assert summary.words is not None
        assert summary.minutes is not None
        lines.append(
            say(
                "cli-simulate-length",
                turns=self._turns(self._mean(summary.turns)),
                words=self._mean(summary.words),
                minutes=self._mean(summary.minutes),
            )
        )
        if summary.undecided:
            lines.append(say("cli-simulate-undecided", count=summary.undecided))
        if summary.longest is not None:
            lines.append(say("cli-simulate-longest", word=summary.longest.word))
        if summary.best is not None:
            lines.append(say("cli-simulate-best", word=_word(summary.best)))
        return lines

    def _level(self, level: str) -> str:
        return self._say(f"cli-bot-{level}")

    def _turns(self, count: int | str) -> str:
        return self._say(_COURSES.get(self._plan.game, "cli-simulate-rounds"), count=count)

    def _percent(self, share: Share) -> str:
        """62.5 % (57.6–67.1)."""
        middle, low, high = (self._decimal(100 * each) for each in (share.share, share.low, share.high))
        return f"{middle} % ({low}–{high})"

    def _mean(self, mean: Mean) -> str:
        return f"{self._decimal(mean.mean)} ± {self._decimal(mean.margin)}"

    def _decimal(self, value: float) -> str:
        """One decimal, after the sign that the language puts before it."""
        written = f"{value:.1f}".replace("-", "−")
        return written.replace(".", ",") if self._say.language == "es" else written


def _word(best: BestWord) -> str:
    return best.word if best.points is None else f"{best.word} {number(best.points)}"


def _clock(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
