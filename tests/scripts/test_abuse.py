"""`make abuse` in its short form: every kind of mischief while somebody plays, and nothing of it stays."""

from scripts.abuse import abuse
from scripts.abusing.kinds import KINDS
from tests.e2e.serving import fork


def test_two_honest_players_lose_nothing_while_every_kind_of_mischief_is_made() -> None:
    abused = abuse(clients=2 * len(KINDS), players=2, seconds=2, pace=0.2, begin=fork)
    assert not abused.problems, "\n".join(abused.problems)
    assert abused.acknowledged
    assert abused.calm.answers
    assert abused.attacked.answers
    tried = {each.partition(":")[0] for each in abused.tried}
    assert tried >= {"options", "downloads", "table", "steps", "passwords", "half-open"}
