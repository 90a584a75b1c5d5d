"""`make abuse` in its short form: every kind of mischief while somebody plays, and nothing of it stays."""

from scripts.abuse import abuse, problems_of
from scripts.abusing.kinds import KINDS
from tests.attacks.honest import WITHIN, Answer
from tests.e2e.serving import fork


def test_two_honest_players_lose_nothing_while_every_kind_of_mischief_is_made() -> None:
    abused = abuse(clients=2 * len(KINDS), players=2, seconds=2, pace=0.2, begin=fork)
    assert not abused.problems, "\n".join(abused.problems)
    assert abused.acknowledged
    assert abused.calm.answers
    assert abused.attacked.answers
    tried = {each.partition(":")[0] for each in abused.tried}
    assert tried >= {"options", "downloads", "table", "steps", "passwords", "half-open"}


def test_an_answer_that_is_late_is_a_problem_unless_the_machine_was() -> None:
    late = Answer("act", accepted=True, seconds=WITHIN + 1.5, stalled=0.5)
    assert problems_of([late]) == [f"late: act, answered after {WITHIN + 1:.1f} s of the server's own"]
    refused = Answer("act: too fast", accepted=False, seconds=0.1, stalled=0)
    assert problems_of([refused]) == ["refused: act: too fast"]
    assert not problems_of([Answer("act", accepted=True, seconds=WITHIN + 1.5, stalled=1.5)])
