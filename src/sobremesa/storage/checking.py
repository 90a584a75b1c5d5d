"""Values that every database can keep; what is none is told before anything is written."""

from sobremesa.storage.error import Unfit
from sobremesa.storage.log import Card, Row

LONGEST_NAME = 200
LARGEST_NUMBER = 2**63 - 1
LARGEST_DATA = 16 * 1024 * 1024
LARGEST_SUMMARY = 16 * 1024
MOST_PEOPLE = 1000


def check(row: Row, card: Card) -> None:
    """`Unfit` with the first thing that cannot be kept."""
    if row.table != card.table:
        raise Unfit(f"the row is of table {row.table!r}, and its card of {card.table!r}")
    if not row.table:
        raise Unfit("the table has no id")
    check_text("ask", row.ask)
    check_number("number", row.number)
    check_number("at", row.at)
    check_bytes("data", row.data, LARGEST_DATA)
    _check_card(card)


def _check_card(card: Card) -> None:
    for name in ("table", "code", "phase", "game", "language", "host"):
        check_text(name, getattr(card, name))
    if len(card.people) > MOST_PEOPLE:
        raise Unfit(f"people: {len(card.people)} sit there, and {MOST_PEOPLE} is the most")
    for person in card.people:
        check_text("people", person)
    if card.wake_at is not None:
        check_number("wake_at", card.wake_at)
    check_number("changed_at", card.changed_at)
    if not isinstance(card.public, bool):
        raise Unfit(f"public: {card.public!r} is neither true nor false")
    check_bytes("summary", card.summary, LARGEST_SUMMARY)


def check_text(name: str, value: str) -> None:
    """Short, and neither NUL (PostgreSQL keeps none) nor half a character (which no encoding has)."""
    if not isinstance(value, str):
        raise Unfit(f"{name}: {value!r} is no text")
    if len(value) > LONGEST_NAME:
        raise Unfit(f"{name}: {len(value)} letters, and {LONGEST_NAME} is the most")
    if value.isascii():
        if "\0" in value:
            raise Unfit(f"{name}: {value!r} has a NUL in it")
        return
    if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise Unfit(f"{name}: {value!r} is not written in whole characters")


def check_number(name: str, value: int) -> None:
    """Not negative, and within 64 bits."""
    if type(value) is not int or not 0 <= value <= LARGEST_NUMBER:
        raise Unfit(f"{name}: {value!r:.40} is no whole number from 0 to 2⁶³ − 1")


def check_bytes(name: str, value: bytes, largest: int) -> None:
    """Bytes, and not too many."""
    if not isinstance(value, bytes):
        raise Unfit(f"{name}: these are no bytes")
    if len(value) > largest:
        raise Unfit(f"{name}: {len(value):,} bytes, and {largest:,} is the most")
