"""Words of a table's own, which hold whatever the dictionary says."""

import msgspec


class OwnWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words as people wrote them. A match that begins with some carries them, so that it is judged by them for ever."""

    accepted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.accepted) + len(self.refused)
