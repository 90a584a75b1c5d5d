"""What is proposed to a player."""

from sobremesa.cli.golf.lines import line_said, worth
from sobremesa.engine import Score
from sobremesa.games.golf.events import RoundScore


def test_a_cup_is_worth_a_point() -> None:
    """GOL-24."""
    assert [worth(RoundScore(Score(), cup=cup)) for cup in (False, True)] == [0, 1]


def test_spaces_are_numbered_from_one() -> None:
    assert line_said((0, 3, 2)) == "1-4-3"
