"""What scoring needs to know of the box and the table: letter values, card kinds and how far a joker reaches."""

import msgspec

from sobremesa.games.golf.edition import JOKER, GolfEdition
from sobremesa.games.golf.events import Play, Verdict
from sobremesa.games.golf.hole import HoleCard, Space
from sobremesa.games.golf.mistakes import GAPS


class Box(msgspec.Struct, frozen=True):
    """The edition with the one option that changes what a letter scores (GOL-8)."""

    edition: GolfEdition
    joker_everywhere: bool

    def value(self, letter: str) -> int:
        """What a letter scores where it scores at all (GOL-C4)."""
        return self.edition.values[letter]

    def face_value(self, face: str) -> int:
        """What a face of a die is worth (GOL-C4, GOL-26)."""
        return self.edition.joker_value if face == JOKER else self.value(face)


class Written(msgspec.Struct, frozen=True):
    """A word on its card beside the dice: all that its score depends on but the choice of jokers and cards."""

    card: HoleCard
    play: Play
    faces: tuple[str, ...]
    misspelt: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    missing: tuple[tuple[int, str], ...] = ()
    """Letters that are misspelt because another is missing beside them, each with that one."""

    @property
    def jokers(self) -> int:
        """How many dice show a joker."""
        return self.faces.count(JOKER)

    def space(self, place: int) -> Space:
        """The space on which the letter at this place of the word stands."""
        return self.card.spaces[self.play.path[place]]

    def shows(self, place: int) -> bool:
        """Whether a die shows this letter (GOL-7)."""
        return self.play.word[place] in self.faces

    def is_open(self, place: int) -> bool:
        """Whether a joker or a card could score this letter: no die shows it, and it is spelt right (GOL-21)."""
        return not self.shows(place) and not self.is_wrong(place)

    def is_wrong(self, place: int) -> bool:
        """Whether this letter is misspelt or too many, so that nothing can score it (GOL-21)."""
        return place in self.misspelt or place in self.extra

    @property
    def open_places(self) -> tuple[int, ...]:
        """Where jokers and cards could score."""
        return tuple(place for place in range(len(self.play.word)) if self.is_open(place))

    def places_for(self, kind: str) -> tuple[int, ...]:
        """Where a wildcard card of this kind could score (GOL-9)."""
        return tuple(place for place in self.open_places if self.play.word[place] in kind)


def written(card: HoleCard, play: Play, faces: tuple[str, ...], verdict: Verdict) -> Written:
    """The word as it was judged."""
    gaps = tuple((slip.at, slip.meant) for slip in verdict.mistakes if slip.slip in GAPS)
    return Written(card, play, faces, verdict.misspelt, verdict.extra, gaps)
