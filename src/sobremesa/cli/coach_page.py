"""What the coach says of a match, as a page: every seat's summary, its turns, and the words to remember."""

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.bots.review import Gloss, Move, Review, SeatReview, Turn
from sobremesa.cli.film import Film
from sobremesa.cli.fronts import front_for
from sobremesa.cli.judgements import LONGEST_MEANING
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.moves import move_said, reasons_beside
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import AnyMatch, Table
from sobremesa.cli.way import Way

_FREE = 0.05
"""A cost that rounds to nothing is none."""


class CoachPage:
    """Written from top to bottom; moves are named as they read when they were made."""

    def __init__(self, match: AnyMatch, seating: Seating, console: Console, *, worst: int | None = None) -> None:
        self._say = texts(seating.ui)
        self._console = console
        self._worst = worst
        self._film = Film(match)
        self._table = Table(self._film, seating, console, Keyboard(console, self._say, {}), self._say, asks=False)
        self._front = front_for(self._table)

    def show(self, review: Review) -> None:
        """The whole page."""
        say, seating = self._say, self._table.seating
        seats = ", ".join(seating.mark(seat, say) for seat in range(len(seating.levels)))
        self._console.print(
            Text(f"{say('cli-coach')} · {say(f'{review.game}-name')} · {review.edition} · {seats}", "bold")
        )
        if not review.same_words:
            self._console.print(Text(say("cli-coach-other-words"), MUSTARD))
        for summary in review.seats:
            self._show_seat(summary, [turn for turn in review.turns if turn.seat == summary.seat])

    def _show_seat(self, summary: SeatReview, turns: list[Turn]) -> None:
        self._console.print(Rule(self._table.marked(summary.seat), style=QUIET, align="left"))
        self._console.print(self._summary(summary))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(style=QUIET, justify="right", no_wrap=True)
        grid.add_column()
        shown = self._shown(turns)
        for turn in shown:
            for place, line in enumerate(self._turn_said(turn)):
                grid.add_row(str(turn.number) if place == 0 else "", line)
        self._console.print(Padding(grid, (0, 0, 0, 1)))
        self._show_words(shown)

    def _shown(self, turns: list[Turn]) -> list[Turn]:
        """All of them; or those that cost most, in their order."""
        if self._worst is None:
            return turns
        dear = sorted((turn for turn in turns if turn.cost >= _FREE), key=lambda turn: -turn.cost)[: self._worst]
        return sorted(dear, key=lambda turn: turn.number)

    def _summary(self, summary: SeatReview) -> Text:
        say = self._say
        parts = [say("cli-coach-turns", turns=summary.turns), say("cli-coach-lost", points=self._amount(summary.cost))]
        if summary.share is not None:
            parts.append(say("cli-coach-share", percent=round(100 * summary.share)))
        if summary.worst_turn is not None:
            parts.append(say("cli-coach-worst", number=summary.worst_turn))
        level = say(f"cli-bot-{summary.level}").lower()
        parts.append(say(f"cli-coach-level-{summary.level_from}", level=level))
        return Text(" · ".join(parts))

    def _turn_said(self, turn: Turn) -> Iterable[Text]:
        """What was played; then, unless that was best, what was, and the best within the player's own words."""
        say = self._say
        line = self._move(turn, turn.played)
        if turn.cost < _FREE:
            yield line.append(f"  ✓ {say('cli-coach-best')}", GREEN)
            return
        yield line.append(f"  −{self._amount(turn.cost)}", RED)
        best = Text(f"{say('cli-coach-better')} ", QUIET).append(self._move(turn, turn.best))
        for reason in reasons_beside(turn.telling)[:1]:
            best.append(f" — {say.say(reason)}")
        yield best
        missed = turn.missed
        if missed is not None and missed.action != turn.best.action:
            known = Text(f"{say('cli-coach-known')} ", QUIET).append(self._move(turn, missed))
            yield known.append(f"  +{self._amount(missed.worth - turn.played.worth)}", GREEN)

    def _show_words(self, turns: list[Turn]) -> None:
        """The words that the player missed, with their meanings where these are known, each once."""
        dear = [turn for turn in turns if turn.cost >= _FREE]
        missed = {move.word: move for turn in dear if (move := turn.missed) and _is_news(turn, move)}
        best = {
            turn.best.word: turn.best for turn in dear if turn.best.word not in missed and _is_news(turn, turn.best)
        }
        # Where the best move needed a rarer word beside a common one, the common one is still known.
        missed |= {word: move for word, move in best.items() if move.known}
        best = {word: move for word, move in best.items() if not move.known}
        for title, moves in (("cli-coach-remember", missed), ("cli-coach-learn", best)):
            if moves:
                self._console.print(Text(self._say(title), "bold"))
            for move in moves.values():
                said = Text().append(move.word, "bold")
                if move.meaning is not None:
                    said.append(f"  {self._meaning(move.meaning)}")
                self._console.print(Padding(said, (0, 0, 0, 2)))

    def _move(self, turn: Turn, move: Move) -> Text:
        return move_said(move, self._way(turn, move), self._say)

    def _way(self, turn: Turn, move: Move) -> Way:
        """As the table was before the move."""
        self._film.stop_at(turn.event - 1)
        return self._front.way(self._film.view(turn.seat), move.action)

    def _meaning(self, gloss: Gloss) -> str:
        sense = gloss.text
        if len(sense) > LONGEST_MEANING:
            sense = sense[: LONGEST_MEANING - 1].rstrip() + "…"
        return self._say(f"cli-meaning-{gloss.kind.replace(' ', '-')}", lemma=gloss.lemma, sense=sense)

    def _amount(self, points: float) -> str:
        """At most one decimal, with the sign that the language writes before it."""
        said = f"{points:.1f}".removesuffix(".0")
        return said.replace(".", ",") if self._say.language == "es" else said


def _is_news(turn: Turn, move: Move) -> bool:
    """Whether a move has a word that was not played: who chooses cards for a word knows the word."""
    return move.word not in ("", turn.played.word)
