"""What a seat does in its turn: play, exchange or pass (BIS-1 to BIS-10)."""

from collections.abc import Mapping, Sequence

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.actions import Exchange, Placement, Play
from sobremesa.games.bisonte.course import go_on, stop_clock
from sobremesa.games.bisonte.drawing import fill_rack
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.events import PlayMade, TilesExchanged, TilesLaidDown, TurnPassed
from sobremesa.games.bisonte.objecting import open_window, stand
from sobremesa.games.bisonte.placing import Run, check_place, check_rack, lay, runs_of
from sobremesa.games.bisonte.rules import BisonteStory, Rules
from sobremesa.games.bisonte.scoring import score_of_play


class Scored(msgspec.Struct, frozen=True):
    """A play that may lie there: its runs and what they score."""

    runs: tuple[Run, ...]
    score: Score

    @property
    def words(self) -> tuple[str, ...]:
        """What the runs spell."""
        return tuple(run.word for run in self.runs)


def scored_play(
    rules: Rules, board: Mapping[int, Placed], rack: Sequence[str], placements: Sequence[Placement]
) -> Scored:
    """What a play would score; `Refused` where tiles may not lie there. No dictionary is asked (BIS-3, BIS-12)."""
    laid = lay(rules.edition, rack, placements)
    check_place(rules.edition.layout, board, placements)
    runs = runs_of(rules.edition.layout, board, laid)
    return Scored(runs, score_of_play(rules.edition, laid, runs, first=not board))


def make_play(rules: Rules, story: BisonteStory, seat: Seat, play: Play, now: int) -> None:
    """Tiles are laid; others may object, or it stands at once (BIS-12)."""
    state = story.state
    scored = scored_play(rules, state.board, state.players[seat].rack, play.placements)
    is_checked = state.options.words == "checked"
    if is_checked:
        rules.judge.check(scored.runs, split_digraphs=state.options.split_digraphs)
    stop_clock(story, seat, now)
    story.tell(PlayMade(seat, play.placements, scored.words, scored.score))
    if is_checked:
        stand(rules, story, now)
    else:
        open_window(story, now)


def check_exchange(rack: Sequence[str], bag: int, tiles: Sequence[str]) -> None:
    """`Refused` when these tiles cannot be exchanged: none, not one's own, or more than the bag holds (BIS-9)."""
    if not tiles:
        raise Refused("BIS-9", "bis-9-no-tile")
    if len(tiles) > bag:
        raise Refused("BIS-9", "bis-9-bag-is-short", bag=bag)
    check_rack(rack, tiles)


def exchange(rules: Rules, story: BisonteStory, seat: Seat, wanted: Exchange, now: int) -> None:
    """Tiles are laid face down, as many are drawn, and only then the old ones go into the bag (BIS-9)."""
    state = story.state
    check_exchange(state.players[seat].rack, len(state.bag), wanted.tiles)
    stop_clock(story, seat, now)
    story.tell(TilesLaidDown(seat, wanted.tiles))
    fill_rack(rules, story, seat)
    story.tell(TilesExchanged(seat, len(wanted.tiles)))
    go_on(rules, story, now)


def pass_turn(rules: Rules, story: BisonteStory, seat: Seat, now: int, *, by_clock: bool = False) -> None:
    """A seat does nothing, or its time is over (BIS-10, BIS-26)."""
    stop_clock(story, seat, now)
    story.tell(TurnPassed(seat, by_clock))
    go_on(rules, story, now)
