"""Rows and cards to keep."""

from typing import Any

from sobremesa.storage import Card, Row


def a_row(table: str = "t", number: int = 0, **given: Any) -> Row:
    """A row; each has a question of its own unless told."""
    fields: dict[str, Any] = {"at": 1000 + number, "ask": f"q{number}", "data": b"{}"}
    return Row(table, number, **fields | given)


def a_card(table: str = "t", **given: Any) -> Card:
    """A card of a table that plays."""
    fields: dict[str, Any] = {
        "table": table,
        "code": "",
        "public": True,
        "phase": "playing",
        "game": "golf",
        "language": "es",
        "host": "ana",
        "people": ("ana", "beto"),
        "wake_at": None,
        "changed_at": 1000,
        "summary": b"{}",
    }
    return Card(**fields | given)
