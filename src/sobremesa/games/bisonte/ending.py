"""When a match is over, what the racks cost, and who has won (BIS-21 to BIS-25)."""

from collections.abc import Iterator

from sobremesa.engine.events import MatchEnded, SeedRevealed
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.score import Line, line, score
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.bisonte.events import RacksCounted
from sobremesa.games.bisonte.rules import BisonteStory, Rules
from sobremesa.games.bisonte.state import BisonteState, passed_row, scoreless_row
from sobremesa.games.bisonte.turns import SCORELESS_ROUNDS


def clause_that_ends(rules: Rules, state: BisonteState) -> str | None:
    """The clause by which a match is over after a turn, if one says so."""
    if state.options.sudden_end and not state.bag and not all(player.rack for player in state.players):
        return "BIS-21"
    if not state.bag and (_all_have_passed(state) or _nobody_can_play(rules, state)):
        return "BIS-22"
    if scoreless_row(state.turns) >= SCORELESS_ROUNDS * len(state.players):
        return "BIS-23"
    return None


def end_match(rules: Rules, story: BisonteStory, clause: str) -> None:
    """The racks are shown and counted, and the seed is revealed (BIS-24, TAB-3)."""
    racks = tuple(player.rack for player in story.state.players)
    scores = tuple(score(_rack_lines(rules.edition, racks, seat)) for seat in range(len(racks)))
    story.tell(RacksCounted(clause, racks, scores))
    story.tell(MatchEnded(outcome_of(story.state)))
    story.tell(SeedRevealed(story.state.chance.seed.hex()))


def outcome_of(state: BisonteState) -> Outcome:
    """The winner by points, else by points without the racks; who is level in both shares the victory (BIS-25)."""
    points = tuple(player.points for player in state.players)
    standing = [(each, each - final.total) for each, final in zip(points, state.final, strict=True)]
    winners = tuple(seat for seat, each in enumerate(standing) if each == max(standing))
    tied = points.count(max(points)) > 1
    if len(winners) > 1:
        said = "bisonte-outcome-shared"
    else:
        said = "bisonte-outcome-before-racks" if tied else "bisonte-outcome-won"
    return Outcome(points, winners, "BIS-25", text(said, points=max(points)))


def _all_have_passed(state: BisonteState) -> bool:
    """Whether all who have tiles left have passed in a row (BIS-22).

    The bag was empty at each of these passes: only a play or an exchange draws, and either breaks the row.
    """
    return {seat for seat, player in enumerate(state.players) if player.rack} <= passed_row(state.turns)


def _nobody_can_play(rules: Rules, state: BisonteState) -> bool:
    """Whether the dictionary proves that no seat has a play left, where the option `auto_end` asks for it (BIS-22).

    The search may not find words that only the table accepts, so with such words nothing is proved.
    """
    if not state.options.ends_by_proof or not rules.can_prove():
        return False
    return not any(rules.can_play(state, seat) for seat in range(len(state.players)))


def _rack_lines(edition: BisonteEdition, racks: tuple[tuple[str, ...], ...], seat: Seat) -> Iterator[Line]:
    """Tiles left cost their value; a player who has none left gains what the others lose (BIS-24)."""
    if racks[seat]:
        yield line(-_value(edition, racks[seat]), "BIS-24", "bisonte-line-rack", tiles=" ".join(racks[seat]))
    else:
        for rack in filter(None, racks):
            yield line(_value(edition, rack), "BIS-24", "bisonte-line-others-rack", tiles=" ".join(rack))


def _value(edition: BisonteEdition, rack: tuple[str, ...]) -> int:
    return sum(edition.value_of(tile) for tile in rack)
