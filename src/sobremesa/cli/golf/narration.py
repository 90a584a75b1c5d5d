"""What happened, told to everybody at the table: words, verdicts, scores, purchases and the end."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from rich.console import Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli import shelf
from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.choosing import choice_said
from sobremesa.cli.golf.lines import line_said
from sobremesa.cli.golf.meanings import meaning_said
from sobremesa.cli.golf.pieces import dice, wildcard
from sobremesa.cli.golf.scores import CUP, itemised, letter_styles, luis_line, score_card
from sobremesa.cli.golf.table import Table
from sobremesa.cli.golf.verdicts import reason_said, verdict_said
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, colour_of
from sobremesa.engine import Entry, MatchEnded, Outcome, Seat, SeedRevealed
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import (
    DiceThrown,
    Event,
    Play,
    RoundScore,
    RoundScored,
    ShopClosed,
    TimeRanOut,
    Verdict,
    VoteCast,
    VoteOpened,
    WordsJudged,
    WordsShown,
)

_ROOMY = 28
"""Lines of a terminal from which on a heading leaves room for the tallest card."""


class Scored(msgspec.Struct, frozen=True):
    """A round's scores with what they were for."""

    round: int
    faces: tuple[str, ...]
    plays: tuple[Play | None, ...]
    event: RoundScored


class Narrator:
    """Tells public events as they come, and remembers the round they belong to."""

    def __init__(self, table: Table, after_scores: Callable[[], None], file: Path | None) -> None:
        self._table = table
        self._file = file
        self._after_scores = after_scores
        self._round = 0
        self._faces: tuple[str, ...] = ()
        self._plays: tuple[Play | None, ...] = ()
        self._last: Scored | None = None
        self._tellers: dict[type, Callable[..., None]] = {
            DiceThrown: self._dice_thrown,
            TimeRanOut: self._time_ran_out,
            WordsShown: self._words_shown,
            VoteOpened: self._vote_opened,
            VoteCast: self._vote_cast,
            WordsJudged: self._words_judged,
            RoundScored: self._round_scored,
            ShopClosed: self._shop_closed,
            MatchEnded: self._match_ended,
            SeedRevealed: self._seed_revealed,
        }

    def tell(self, entries: Iterable[Entry[Event]]) -> None:
        """Each event that has something to say."""
        for entry in entries:
            self._remember(entry.event)
            teller = self._tellers.get(type(entry.event))
            if teller is not None:
                teller(entry.event)

    def recall(self, entries: Iterable[Entry[Event]]) -> None:
        """What happened before this sitting: not told again, but `explain` can speak of it."""
        for entry in entries:
            self._remember(entry.event)

    def explain(self) -> None:
        """The last round's scores again, and what each of their clauses says."""
        say = self._table.say
        if self._last is None:
            self._print(say("cli-nothing-scored"))
            return
        self._scores(self._last)
        scores = [*self._last.event.scores, *([self._last.event.luis] if self._last.event.luis else [])]
        clauses = {line.clause for scored in scores for line in scored.score.lines}
        clauses |= {"GOL-15" for scored in scores if scored.cup}
        if any(self._last.event.coins):
            clauses.add(_coin_clause(self._last.event))
        for clause in sorted(clauses, key=lambda each: int(each.partition("-")[2])):
            self.read_out(clause)

    def read_out(self, clause: str) -> None:
        """What a clause says."""
        self._print(Text().append(f"{clause}  ", "bold").append(self._table.say(clause.lower()), QUIET))

    def _print(self, *said: Text | str) -> None:
        self._table.console.print(*said)

    def _mark(self, seat: Seat) -> Text:
        return Text().append(self._table.mark(seat), f"bold {colour_of(seat)}")

    def _remember(self, event: Event) -> None:
        match event:
            case DiceThrown():
                self._round, self._faces = event.round, event.faces
            case WordsShown():
                self._plays = event.plays
            case RoundScored():
                self._last = Scored(self._round, self._faces, self._plays, event)

    def _dice_thrown(self, event: DiceThrown) -> None:
        console, people = self._table.console, self._table.seating.people
        if not people or not console.is_terminal or console.height >= _ROOMY:
            title = Text(self._table.say("cli-round", hole=event.round, holes=HOLES), "bold")
            console.print()
            console.print(Rule(title, style=QUIET))

    def _time_ran_out(self, event: TimeRanOut) -> None:
        self._print(Text(self._table.say("cli-time-ran-out"), MUSTARD))

    def _words_shown(self, event: WordsShown) -> None:
        if len(event.plays) == 1:
            return
        words = Grid.grid(padding=(0, 2, 0, 0))
        for seat, play in enumerate(event.plays):
            word = Text(play.word, "bold") if play else Text("—", QUIET)
            words.add_row(self._mark(seat), word, Text(line_said(play.path) if play else "", QUIET))
        self._table.console.print(words)

    def _vote_opened(self, event: VoteOpened) -> None:
        for seat, reason in zip(event.disputed, event.reasons, strict=True):
            play = self._plays[seat]
            assert play is not None, "an empty card is not disputed"
            said = self._table.say("cli-vote-opened", word=play.word, reason=reason_said(reason, self._table.say))
            self._print(Text().append(said, MUSTARD).append(" GOL-22", QUIET))

    def _vote_cast(self, event: VoteCast) -> None:
        said = self._table.say("cli-vote-yes" if event.accept else "cli-vote-no")
        self._print(self._mark(event.voter).append(f"  {said}"))

    def _words_judged(self, event: WordsJudged) -> None:
        for seat, verdict in enumerate(event.verdicts):
            self._verdict(seat, verdict)

    def _verdict(self, seat: Seat, verdict: Verdict) -> None:
        play, say = self._plays[seat], self._table.say
        line = verdict_said(play, verdict, say)
        self._print(self._mark(seat).append("  ").append(line) if len(self._plays) > 1 else line)
        meaning = meaning_said(self._table.game.lexicon, verdict, say)
        if meaning:
            self._print(Text(meaning, QUIET))

    def _round_scored(self, event: RoundScored) -> None:
        assert self._last is not None, "it has just been remembered"
        self._scores(self._last)
        for seat, (scored, coin) in enumerate(zip(event.scores, event.coins, strict=True)):
            self._rewards(seat, scored, coin, _coin_clause(event))
        table = self._table
        table.console.print(score_card(table.match.view(None), table.seating, table.say))
        if self._round < HOLES:
            self._after_scores()

    def _scores(self, scored: Scored) -> None:
        several = len(scored.plays) > 1
        if several:
            self._table.console.print(dice(scored.faces, self._table.box))
        for seat in range(len(scored.plays)):
            self._score(seat, scored, above=[] if several else [dice(scored.faces, self._table.box)])
        if scored.event.luis is not None:
            self._print(luis_line(scored.event.luis, self._table.say))

    def _score(self, seat: Seat, scored: Scored, above: list[Text]) -> None:
        table, play, own = self._table, scored.plays[seat], scored.event.scores[seat]
        styles = letter_styles(own.score)
        ink = Ink(play.word, play.path, styles) if play and styles else Ink()
        who = self._mark(seat)
        if play and (own.choice.jokers or own.choice.cards):
            who.append("  ").append(choice_said(table, play.word, own.choice))
        card = table.match.state.players[seat].cards[scored.round - 1]
        table.show_card(card, ink, Group(*above, who, itemised(own.score, table.say, table.say("cli-score"))))

    def _rewards(self, seat: Seat, scored: RoundScore, coin: int, clause: str) -> None:
        say = self._table.say
        coin_id = "cli-coin-from-luis" if clause == "GOL-27" else "cli-takes-coin"
        if scored.cup:
            said = f"  {CUP} {say('cli-hole-in-one')}"
            self._print(self._mark(seat).append(said, f"bold {GREEN}").append(" GOL-15", QUIET))
        if coin:
            said = f"  ○ {say(coin_id)}"
            self._print(self._mark(seat).append(said, MUSTARD).append(f" {clause}", QUIET))

    def _shop_closed(self, event: ShopClosed) -> None:
        for seat, bought in enumerate(event.purchases):
            if bought.kinds:
                cards = Text(" ").join(wildcard(kind) for kind in bought.kinds)
                said = self._table.say("cli-you-bought" if self._table.is_you(seat) else "cli-bought")
                self._print(self._mark(seat).append(f"  {said} ").append(cards))

    def _match_ended(self, event: MatchEnded) -> None:
        outcome = event.outcome
        # Fluent writes a negative number with a hyphen.
        result = self._result(outcome).replace(" -", " −")
        said = Text().append(result, "bold")
        if len(outcome.points) > 1:
            said = Text(" ").join(self._mark(seat) for seat in outcome.winners)
            said.append(f": {result[:1].lower()}{result[1:]}", "bold")
        self._table.console.print(
            Panel(said.append(f" {outcome.clause}", QUIET), border_style=GREEN, expand=False, padding=(0, 2))
        )

    def _result(self, outcome: Outcome) -> str:
        """The game speaks to the player; who looks on is told of a third."""
        say, seating = self._table.say, self._table.seating
        if seating.people:
            return say.say(outcome.text)
        ending = outcome.text.id.removeprefix("golf-outcome-")
        return say(f"cli-watched-{ending}", name=seating.name(0, say), **outcome.text.args)

    def _seed_revealed(self, event: SeedRevealed) -> None:
        say = self._table.say
        self._print(Text(say("cli-seed", seed=event.seed), QUIET))
        if self._file is not None:
            match = shelf.name_to_resume(self._file)
            self._table.console.print(Text(say("cli-seed-check", match=match), QUIET), soft_wrap=match != shelf.LAST)


def _coin_clause(event: RoundScored) -> str:
    """Why somebody takes a coin: alone against Luis, or for the lowest score."""
    return "GOL-16" if event.luis is None else "GOL-27"
