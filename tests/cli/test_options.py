"""Values on the command line."""

import click
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.cli.options import read_choices, read_options, read_seed
from sobremesa.cli.saying import texts
from sobremesa.cli.spoken import MISUSE


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_is_read_back_from_its_digits(seed: bytes) -> None:
    assert read_seed(seed.hex()) == seed
    assert read_seed(seed.hex().upper()) == seed


@given(st.text(max_size=70))
def test_no_text_breaks_the_reading_of_a_seed(text: str) -> None:
    seed = read_seed(text)
    assert seed is None or len(seed) == 32


def test_short_seeds_have_zeros_before_them() -> None:
    assert read_seed("a1") == bytes(31) + b"\xa1"


def test_options_are_read_as_what_they_look_like() -> None:
    given = ["clock=true", "same-holes = False", "writing_seconds=90", "joker=one-space", "x=1=2", "set=012345"]
    assert read_choices(given) == {
        "clock": True,
        "same_holes": False,
        "writing_seconds": 90,
        "joker": "one-space",
        "x": "1=2",
        "set": "012345",
    }


def test_what_is_no_pair_is_given_back() -> None:
    assert read_choices(["clock=true", "fast"]) == "fast"


def test_what_is_no_pair_is_the_end_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    say = texts("en")
    assert read_options(["clock=true"], say) == {"clock": True}
    with pytest.raises(click.exceptions.Exit) as left:
        read_options(["fast" * 20], say)
    assert left.value.exit_code == MISUSE
    assert ("fast" * 10) in capsys.readouterr().err
