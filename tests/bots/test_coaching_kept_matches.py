"""The coach looks at every match that is kept, of every game, with the bots of the house."""

import msgspec
import pytest

from sobremesa.bots import LEVELS
from sobremesa.bots.coach import review
from sobremesa.bots.review import Review
from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.engine import Codec, Match
from tests.playthroughs.every import PLAYTHROUGHS
from tests.playthroughs.playthrough import Playthrough


@pytest.mark.parametrize("kept", PLAYTHROUGHS, ids=lambda kept: kept.id)
def test_every_turn_of_a_kept_match_has_a_cost(kept: Playthrough) -> None:
    match = Match.load(kept.make(), kept.path.read_text(encoding="utf-8"))
    found = review(match)
    assert found.game == kept.game
    assert [summary.seat for summary in found.seats] == list(range(len(kept.points)))
    for turn in found.turns:
        assert turn.cost >= 0
        assert turn.best.worth >= turn.played.worth
        assert turn.cost == pytest.approx(turn.best.worth - turn.played.worth, abs=0.02)
        assert turn.own is None or turn.best.worth >= turn.own.worth
        moves = (turn.played, turn.best, *([turn.own] if turn.own else []))
        reasons = [reason for move in moves for reason in move.reasons]
        assert all(texts(language).say(reason) for language in LANGUAGES for reason in reasons)
        Codec(match.game.action_type).check(turn.best.action)
    if kept.name == "typical":
        assert any(turn.played.word for turn in found.turns)
    for summary in found.seats:
        assert summary.level in LEVELS
        assert summary.share is None or 0 <= summary.share <= 1
        assert summary.cost == pytest.approx(sum(turn.cost for turn in found.turns if turn.seat == summary.seat))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review).seats == found.seats
