"""What happened, told to everybody at the table: words, verdicts, scores, purchases and the end."""

from collections.abc import Callable

import msgspec
from rich.console import Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.choosing import choice_said
from sobremesa.cli.golf.lines import line_said
from sobremesa.cli.golf.pieces import dice, wildcard
from sobremesa.cli.golf.scores import CUP, itemised, letter_styles, luis_line
from sobremesa.cli.golf.sheet import score_card
from sobremesa.cli.golf.table import Table
from sobremesa.cli.golf.verdicts import meaning_of, verdict_said
from sobremesa.cli.golf.voting import answer_said
from sobremesa.cli.judgements import reason_said
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET
from sobremesa.engine import Seat
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
    WordWritten,
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

    def __init__(self, table: Table) -> None:
        self._table = table
        self._round = 0
        self._faces: tuple[str, ...] = ()
        self._plays: tuple[Play | None, ...] = ()
        self._last: Scored | None = None
        self.tellers: dict[type, Callable[..., None]] = {
            DiceThrown: self._dice_thrown,
            WordWritten: self._word_written,
            TimeRanOut: self._time_ran_out,
            WordsShown: self._words_shown,
            VoteOpened: self._vote_opened,
            VoteCast: self._vote_cast,
            WordsJudged: self._words_judged,
            RoundScored: self._round_scored,
            ShopClosed: self._shop_closed,
        }

    def remember(self, event: Event) -> None:
        """The throw, the words and the scores of this round."""
        match event:
            case DiceThrown():
                self._round, self._faces = event.round, event.faces
            case WordsShown():
                self._plays = event.plays
            case RoundScored():
                self._last = Scored(self._round, self._faces, self._plays, event)

    def show_last(self) -> set[str]:
        """The last round's scores again; the clauses behind them."""
        if self._last is None:
            return set()
        self._scores(self._last)
        scores = [*self._last.event.scores, *([self._last.event.luis] if self._last.event.luis else [])]
        clauses = {line.clause for scored in scores for line in scored.score.lines}
        clauses |= {"GOL-15" for scored in scores if scored.cup}
        if any(self._last.event.coins):
            clauses.add(_coin_clause(self._last.event))
        return clauses

    def _print(self, *said: Text | str) -> None:
        self._table.console.print(*said)

    def _dice_thrown(self, event: DiceThrown) -> None:
        console, people = self._table.console, self._table.seating.people
        if not people or not console.is_terminal or console.height >= _ROOMY:
            title = Text(self._table.say("cli-golf-round", hole=event.round, holes=HOLES), "bold")
            console.print()
            console.print(Rule(title, style=QUIET))
        if not self._table.asks:
            # Nobody is about to be shown a card with the dice beside it.
            console.print(dice(event.faces, self._table.box))

    def _word_written(self, event: WordWritten) -> None:
        """A secret until all are shown: only whoever looks back may hear of it (GOL-2)."""
        said = self._table.marked(event.seat)
        if event.play is None:
            self._print(said.append("  —", QUIET))
        else:
            self._print(said.append(f"  {event.play.word}", "bold").append(f"  {line_said(event.play.path)}", QUIET))

    def _time_ran_out(self, event: TimeRanOut) -> None:
        self._print(Text(self._table.say("cli-golf-time-ran-out"), MUSTARD))

    def _words_shown(self, event: WordsShown) -> None:
        words = Grid.grid(padding=(0, 2, 0, 0))
        for seat, play in enumerate(event.plays):
            word = Text(play.word, "bold") if play else Text("—", QUIET)
            words.add_row(self._table.marked(seat), word, Text(line_said(play.path) if play else "", QUIET))
        self._table.console.print(words)

    def _vote_opened(self, event: VoteOpened) -> None:
        for seat, reason in zip(event.disputed, event.reasons, strict=True):
            play = self._plays[seat]
            assert play is not None, "an empty card is not disputed"
            said = self._table.say("cli-vote-opened", word=play.word, reason=reason_said(reason, self._table.say))
            self._print(Text().append(said, MUSTARD).append(" GOL-22", QUIET))

    def _vote_cast(self, event: VoteCast) -> None:
        play = self._plays[event.seat]
        assert play is not None, "an empty card is not disputed"
        said = answer_said(self._table.say, play.word, event.answer)
        self._print(self._table.marked(event.voter).append(f"  {play.word}: {said}"))

    def _words_judged(self, event: WordsJudged) -> None:
        for seat, verdict in enumerate(event.verdicts):
            self._verdict(seat, verdict)

    def _verdict(self, seat: Seat, verdict: Verdict) -> None:
        play, say = self._plays[seat], self._table.say
        line = verdict_said(play, verdict, say)
        self._print(self._table.marked(seat).append("  ").append(line) if len(self._plays) > 1 else line)
        meaning = meaning_of(self._table.game.lexicon, verdict, say)
        if meaning:
            self._print(Text(meaning, QUIET))

    def _round_scored(self, event: RoundScored) -> None:
        assert self._last is not None, "it has just been remembered"
        self._scores(self._last)
        for seat, (scored, coin) in enumerate(zip(event.scores, event.coins, strict=True)):
            self._rewards(seat, scored, coin, _coin_clause(event))
        table = self._table
        table.console.print(score_card(table, table.match.view(None)))
        if self._round < HOLES:
            table.pause()

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
        who = self._table.marked(seat)
        if play and (own.choice.jokers or own.choice.cards):
            who.append("  ").append(choice_said(table, play.word, own.choice))
        card = table.match.state.players[seat].cards[scored.round - 1]
        table.show_card(card, ink, Group(*above, who, itemised(own.score, table.say, table.say("cli-score"))))

    def _rewards(self, seat: Seat, scored: RoundScore, coin: int, clause: str) -> None:
        say = self._table.say
        coin_id = "cli-golf-coin-from-luis" if clause == "GOL-27" else "cli-golf-takes-coin"
        if scored.cup:
            said = f"  {CUP} {say('cli-golf-hole-in-one')}"
            self._print(self._table.marked(seat).append(said, f"bold {GREEN}").append(" GOL-15", QUIET))
        if coin:
            said = f"  ○ {say(coin_id)}"
            self._print(self._table.marked(seat).append(said, MUSTARD).append(f" {clause}", QUIET))

    def _shop_closed(self, event: ShopClosed) -> None:
        for seat, bought in enumerate(event.purchases):
            if bought.kinds:
                cards = Text(" ").join(wildcard(kind) for kind in bought.kinds)
                said = self._table.say("cli-golf-you-bought" if self._table.is_you(seat) else "cli-golf-bought")
                self._print(self._table.marked(seat).append(f"  {said} ").append(cards))


def _coin_clause(event: RoundScored) -> str:
    """Why somebody takes a coin: alone against Luis, or for the lowest score."""
    return "GOL-16" if event.luis is None else "GOL-27"
