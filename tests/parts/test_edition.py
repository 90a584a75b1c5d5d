"""What the data of every box has."""

from sobremesa.parts.edition import Edition


class Cups(Edition, frozen=True):
    """A box of cups."""

    cups: dict[str, int]


def test_two_boxes_with_the_same_contents_have_one_digest() -> None:
    first, second = Cups("a", "es", {"red": 1, "blue": 2}), Cups("a", "es", {"blue": 2, "red": 1})
    assert first.digest == second.digest
    assert len(first.digest) == 64


def test_boxes_that_differ_in_anything_have_other_digests() -> None:
    boxes = [
        Cups("a", "es", {"red": 1}),
        Cups("b", "es", {"red": 1}),
        Cups("a", "en", {"red": 1}),
        Cups("a", "es", {"red": 2}),
        Cups("a", "es", {}),
    ]
    assert len({box.digest for box in boxes}) == len(boxes)
