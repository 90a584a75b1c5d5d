"""The score of a written word, point by point (GOL-7 to GOL-15), and Luis's (GOL-26)."""

from collections.abc import Iterator

from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Line, line, score
from sobremesa.games.golf.actions import CardUse, Choice
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.events import RoundScore
from sobremesa.games.golf.hole import HoleCard, SpaceKind


def score_of_word(box: Box, written: Written, choice: Choice) -> RoundScore:
    """The round's score of a word with these jokers and cards."""
    places = range(len(written.play.word))
    lines = [line for place in places for line in _letter_lines(box, written, choice, place)]
    lines += _card_lines(written.card, holds=len(places))
    return RoundScore(score(lines), cup=_is_hole_in_one(box, written, choice), choice=choice)


def score_of_empty_card(card: HoleCard) -> RoundScore:
    """Every space −1, less par (GOL-2)."""
    return RoundScore(score(_card_lines(card, holds=0)))


def score_of_luis(box: Box, faces: tuple[str, ...], par: int) -> RoundScore:
    """All six dice, jokers included, less the par of the hole (GOL-26)."""
    dice = [line(box.face_value(face), "GOL-26", "golf-line-luis", face=face) for face in faces]
    return RoundScore(score([*dice, line(-par, "GOL-26", "golf-line-par", par=par)]))


def covered_by_jokers(box: Box, written: Written, choice: Choice) -> frozenset[int]:
    """The places that the chosen jokers score: everywhere their letter stands, or one place each (GOL-8)."""
    if not box.joker_everywhere:
        return frozenset(choice.jokers)
    letters = {written.play.word[place] for place in choice.jokers}
    return frozenset(place for place, letter in enumerate(written.play.word) if letter in letters)


def scores_at(box: Box, written: Written, choice: Choice, place: int) -> Line | None:
    """The line of a letter that scores, before any doubling: by a card, a die or a joker."""
    letter = written.play.word[place]
    if written.is_wrong(place):
        return None
    if written.shows(place):
        return line(box.value(letter), "GOL-7", "golf-line-die", letter=letter)
    card = next((use for use in choice.cards if use.at == place), None)
    if card is not None:
        return line(box.value(letter), "GOL-9", "golf-line-card", letter=letter, kind=card.kind)
    if place in covered_by_jokers(box, written, choice):
        return line(box.edition.joker_value, "GOL-8", "golf-line-joker", letter=letter)
    return None


def check_choice(box: Box, written: Written, hand: tuple[str, ...], choice: Choice) -> None:
    """`Refused` when these jokers and cards may not be used on this word (GOL-8, GOL-9, GOL-21)."""
    if len(choice.jokers) > written.jokers:
        raise Refused("GOL-8", "gol-8-too-many-jokers", chosen=len(choice.jokers), shown=written.jokers)
    for place in (*choice.jokers, *(use.at for use in choice.cards)):
        if not 0 <= place < len(written.play.word):
            raise Refused("GOL-29", "gol-29-no-such-letter", place=place + 1, letters=len(written.play.word))
        if place in written.misspelt:
            raise Refused("GOL-21", "gol-21-misspelt-letter", letter=written.play.word[place])
        if place in written.extra:
            raise Refused("GOL-21", "gol-21-letter-too-many", letter=written.play.word[place])
    for use in choice.cards:
        _check_card(box, written, hand, use)
    if len({use.at for use in choice.cards}) < len(choice.cards) or len({use.kind for use in choice.cards}) < len(
        choice.cards
    ):
        raise Refused("GOL-9", "gol-9-one-card-one-space")


def _check_card(box: Box, written: Written, hand: tuple[str, ...], use: CardUse) -> None:
    letter = written.play.word[use.at]
    if use.kind not in hand:
        raise Refused("GOL-9", "gol-9-not-in-hand", kind=use.kind[:20])
    if letter not in use.kind:
        raise Refused("GOL-9", "gol-9-other-kind", kind=use.kind, letter=letter)
    if written.shows(use.at):
        raise Refused("GOL-9", "gol-9-on-a-die", letter=letter)


def _letter_lines(box: Box, written: Written, choice: Choice, place: int) -> Iterator[Line]:
    letter, kind = written.play.word[place], written.space(place).kind
    scored = scores_at(box, written, choice, place)
    if scored is not None:
        yield scored
        if kind is SpaceKind.DOUBLE:
            yield line(scored.points, "GOL-10", "golf-line-double", letter=letter)
    elif place in written.extra:
        yield line(-1, "GOL-21", "golf-line-extra", letter=letter)  # as an empty space (GOL-13)
    elif place in written.misspelt:
        yield _misspelt_line(written, place)
    elif kind is SpaceKind.OBSTACLE:
        yield line(-1, "GOL-11", "golf-line-obstacle", letter=letter)
    else:
        yield line(0, "GOL-11", "golf-line-nothing", letter=letter)


def _misspelt_line(written: Written, place: int) -> Line:
    """As a letter that nothing scores (GOL-11); where another letter is missing beside it, the line names that one."""
    letter, gap = written.play.word[place], dict(written.missing).get(place)
    on_obstacle = written.space(place).kind is SpaceKind.OBSTACLE
    if gap is not None:
        said = "golf-line-missing-obstacle" if on_obstacle else "golf-line-missing"
        return line(-on_obstacle, "GOL-21", said, letter=letter, missing=gap)
    said = "golf-line-misspelt-obstacle" if on_obstacle else "golf-line-misspelt"
    return line(-on_obstacle, "GOL-21", said, letter=letter)


def _card_lines(card: HoleCard, *, holds: int) -> list[Line]:
    empty = len(card.spaces) - holds
    lines = [line(-empty, "GOL-13", "golf-line-empty", spaces=empty)] if empty else []
    return [*lines, line(-card.par, "GOL-14", "golf-line-par", par=card.par)]


def _is_hole_in_one(box: Box, written: Written, choice: Choice) -> bool:
    """Every space of the card holds a letter that scored (GOL-15)."""
    filled = len(written.play.word) == len(written.card.spaces)
    return filled and all(scores_at(box, written, choice, place) for place in range(len(written.play.word)))
