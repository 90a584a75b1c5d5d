"""The lab works out what hands of wildcard cards are worth, and says how."""

import msgspec

from sobremesa.bots.golf import trained
from sobremesa.games.golf.edition import HOLES
from sobremesa.lab.golf_plan import hands_of, main, plan
from tests.games.golf.boxes import edition, golf

BOX = msgspec.structs.replace(edition(), dice=("ESCHO•",) * 6)
GAME = golf("casa cosa mesa caos eso", BOX)


def test_the_same_number_gives_the_same_worths_and_another_others() -> None:
    assert list(plan(GAME, 6, 1)) == list(plan(GAME, 6, 1)) != list(plan(GAME, 6, 2))


def test_every_hand_is_weighed_on_every_hole_but_the_first() -> None:
    """GOL-16, GOL-18: nobody holds a card on hole 1."""
    worths = dict(plan(GAME, 6, 1))
    assert list(worths) == list(range(HOLES, 1, -1))
    assert all(list(of) == hands_of(GAME.edition) and of[()] == 0 for of in worths.values())


def test_the_table_has_every_hand_and_names_the_throws_that_its_command_takes() -> None:
    options = {option.name: option.default for option in main.params}
    assert trained.__doc__ is not None
    assert f"{options['samples']} throws a hole and language" in trained.__doc__
    assert list(trained.WORTHS) == hands_of(GAME.edition)
