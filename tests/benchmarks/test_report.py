"""What benchmarks report: figures beside what was aimed at, and tables that Markdown can read."""

import pytest

from benchmarks.report import Row, markdown, said
from benchmarks.searches import table


@pytest.mark.parametrize(
    ("row", "reached"),
    [
        (Row("plays", 5000, "/s"), None),
        (Row("plays", 5000, "/s", target=4000), True),
        (Row("plays", 3000, "/s", target=4000), False),
        (Row("board", 2.5, "ms", target=3, lower_is_better=True), True),
        (Row("board", 3.5, "ms", target=3, lower_is_better=True), False),
        (Row("plays", 5000, "/s", "twin", 29, target=4000, least_ratio=30), False),
        (Row("plays", 5000, "/s", "twin", 31, least_ratio=30), True),
        (Row("plays", 5000, "/s", least_ratio=30), False),
    ],
)
def test_a_figure_is_compared_with_its_aim(row: Row, reached: bool | None) -> None:
    assert row.is_reached is reached


@pytest.mark.parametrize(
    ("figure", "written"), [(0.0123, "0.012"), (1.234, "1.23"), (49.84, "49.8"), (5123.4, "5,123"), (0, "0.000")]
)
def test_a_figure_has_three_digits_that_count(figure: float, written: str) -> None:
    assert said(figure) == written


def test_numbers_stand_on_the_right() -> None:
    assert markdown(("game", "matches"), [("golf", "400")], numbers=(1,)).splitlines() == [
        "| game | matches |",
        "| --- | ---: |",
        "| golf | 400 |",
    ]


def test_a_search_is_told_with_its_aim_and_its_ratio() -> None:
    told = table([Row("all plays", 4321, "/s", "the Python twin", 41.5, target=5000, least_ratio=30)])
    assert told.splitlines()[-1] == ("| all plays | 4,321 /s | ≥ 5,000 /s, ≥ 30.0× | no | the Python twin | 41.5× |")
