"""Clauses by their ids."""

from sobremesa.cli.clauses import clauses_in, in_order
from sobremesa.cli.saying import texts


def test_clauses_stand_in_the_order_of_the_rules() -> None:
    given = ["GOL-10", "LOO-K5", "GOL-9", "GOL-S1", "GOL-C2", "LOO-12", "BUF-3"]
    assert in_order(given) == ["BUF-3", "GOL-C2", "GOL-S1", "GOL-9", "GOL-10", "LOO-12", "LOO-K5"]


def test_what_is_no_clause_has_a_place_too() -> None:
    assert in_order(["GOL-1", "GOL"]) == ["GOL", "GOL-1"]


def test_all_kinds_of_clauses_can_be_read_out() -> None:
    assert {"gol-4", "gol-c4", "gol-s1"} <= set(clauses_in(texts("es")))
    assert not [clause for clause in clauses_in(texts("es")) if clause.count("-") > 1]
