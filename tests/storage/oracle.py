"""What a log must answer, in the plainest words."""

from sobremesa.storage import Answer, Card, Repeated, Row, Taken, Written


class Oracle:
    """Lists in a dictionary."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.cards: dict[str, Card] = {}

    def append(self, row: Row, card: Card) -> Answer:
        """Answer as a log must."""
        rows = self.rows.setdefault(row.table, [])
        asked = next((kept.number for kept in rows if row.ask and kept.ask == row.ask), None)
        if asked is not None:
            return Repeated(asked)
        if row.number != len(rows):
            return Taken()
        rows.append(row)
        self.cards[row.table] = card
        return Written()

    def tables_of(self, person: str) -> list[Card]:
        """The cards that name somebody, last changed first."""
        theirs = [card for card in self.cards.values() if person in card.people]
        return sorted(theirs, key=lambda card: (card.changed_at, card.table), reverse=True)
