"""What was meant for one round is refused in another."""

import msgspec
import pytest

from sobremesa.engine import Codec, Malformed, Refused
from sobremesa.parts.rounds import OfRound


class Wave(OfRound, frozen=True, tag="wave"):
    """An action of a game that counts rounds."""


def test_an_action_counts_in_its_own_round_and_without_one_in_any() -> None:
    for meant in (0, 3):
        Wave(round=meant).check_round(3)


@pytest.mark.parametrize("meant", [1, 2, 4, -3])
def test_an_action_for_another_round_is_refused_with_both_numbers(meant: int) -> None:
    """TAB-13."""
    with pytest.raises(Refused) as caught:
        Wave(round=meant).check_round(3)
    refusal = caught.value.refusal
    assert (refusal.clause, refusal.text.id) == ("TAB-13", "tab-13-other-round")
    assert refusal.text.args == {"meant": meant, "now": 3}


@pytest.mark.parametrize(
    ("number", "fits"), [(2**53, True), (-(2**53), True), (2**53 + 1, False), (-(2**53) - 1, False)]
)
def test_a_number_that_no_browser_can_count_to_is_no_number(number: int, fits: bool) -> None:
    codec: Codec[Wave] = Codec(Wave)
    sent = msgspec.json.encode({"type": "wave", "round": number})
    if fits:
        assert codec.decode(sent) == Wave(round=number)
    else:
        with pytest.raises(Malformed):
            codec.decode(sent)
