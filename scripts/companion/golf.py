"""Holes and whole matches of Word Golf, scored, paid and settled by the rules (GOL-7 to GOL-28)."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import NamedTuple, cast

from scripts.companion.case import Case, Data, reckoned, scored
from sobremesa.editions.golf import load_golf
from sobremesa.engine.chance import SEED_BYTES, Chance, Draw
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import line, score
from sobremesa.engine.seats import people
from sobremesa.engine.story import Story
from sobremesa.games.golf.actions import NO_CHOICE, CardUse, Choice
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.edition import HOLES, JOKER, GolfEdition
from sobremesa.games.golf.events import (
    ChoiceMade,
    DiceThrown,
    HolesDealt,
    Phase,
    Play,
    Purchase,
    PurchaseMade,
    RoundScore,
    RoundScored,
    Spelling,
    Verdict,
    WordsJudged,
    WordsShown,
)
from sobremesa.games.golf.evolve import evolve
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.judging import scored_word
from sobremesa.games.golf.meta import GolfOptions
from sobremesa.games.golf.rules import GolfStory, Rules
from sobremesa.games.golf.scoring import check_choice, score_of_empty_card, score_of_luis, score_of_word
from sobremesa.games.golf.settling import close_shop, open_shop, outcome_of, score_round
from sobremesa.games.golf.shop import affordable, purchase, purse
from sobremesa.games.golf.state import GolfState

_LETTERS = "AAEEIIOOUULNRSTBCDFGMPHJQVYZKWX"
_NO_DRAW = Draw("companion", 0, (), ())


class _Style(NamedTuple):
    """How the people of a match play: whether they write words at all, and whether they type sums."""

    idle: bool
    by_sum: bool


def cases(chance: Random, words: int, matches: int) -> Iterator[Case]:
    """So many words, proposals, empty cards and throws, and so many matches, finished or not."""
    edition = load_golf("es")
    for _ in range(words):
        yield from _word(chance, edition)
    for card in edition.cards:
        asked = {"entry": {"way": "empty"}, "faces": "", "hole": card.hole - 1, "everywhere": True}
        yield Case("golf-entry", asked, {**scored(score_of_empty_card(card).score), "cup": False})
    for _ in range(matches // 2):
        yield _close(chance, edition)
    for number in range(matches):
        style = _Style(idle=number % 5 == 0, by_sum=number % 3 == 0)
        yield from _Match(chance, edition, style).played()


def _word(chance: Random, edition: GolfEdition) -> Iterator[Case]:
    box = Box(edition, joker_everywhere=chance.random() < 0.7)
    card, faces = chance.choice(edition.cards), _throw(chance, edition)
    word = _written(chance, card, faces)
    hand = tuple(kind.letters for kind in edition.kinds)
    choice = _choice(chance, box, word, hand)
    result = score_of_word(box, word, choice)
    told = {"faces": "".join(faces), "hole": card.hole - 1, "everywhere": box.joker_everywhere}
    yield Case("golf-entry", {"entry": _entry(word, choice), **told}, {**scored(result.score), "cup": result.cup})
    if chance.random() < 0.4:
        proposed = best_jokers(box, word)
        total = score_of_word(box, word, proposed).score.total
        yield Case("golf-jokers", {"entry": _entry(word, NO_CHOICE), **told}, total)
    if chance.random() < 0.4:
        yield _corrected(chance, box, word, told)
    if len(choice.jokers) == word.jokers:
        more = chance.sample(range(len(word.play.word)), 2)
        entry = {**_entry(word, choice), "jokers": [*choice.jokers, *more]}
        yield Case("golf-entry", {"entry": entry, **told}, {**scored(result.score), "cup": result.cup})
    if chance.random() < 0.2:
        luis = score_of_luis(box, faces, card.par)
        yield Case("golf-luis", {"faces": told["faces"], "hole": card.hole - 1}, scored(luis.score))


def _corrected(chance: Random, box: Box, word: Written, told: Data) -> Case:
    """Dice that were typed wrong at first, with more jokers or fewer: what is proposed in the end counts."""
    before = list(word.faces)
    for die in chance.sample(range(len(before)), 2):
        before[die] = chance.choice([*box.edition.dice[die], JOKER])
    total = score_of_word(box, word, best_jokers(box, word)).score.total
    return Case("golf-rethrown", {"entry": _entry(word, NO_CHOICE), "before": "".join(before), **told}, total)


def _throw(chance: Random, edition: GolfEdition) -> tuple[str, ...]:
    return tuple(chance.choice(die) for die in edition.dice)


def _written(chance: Random, card: HoleCard, faces: tuple[str, ...]) -> Written:
    """Any letters on any way from the start to the flag; half of them are on the dice, so that holes in one happen."""
    between = [space for space in range(len(card.spaces)) if space not in (card.start, card.flag)]
    length = len(card.spaces) if chance.random() < 0.5 else chance.randint(2, len(card.spaces))
    path = (card.start, *chance.sample(between, length - 2), card.flag)
    shown = [face for face in faces if face != JOKER]
    keen = chance.choice([0.4, 0.7, 0.95])
    letters = [chance.choice(shown) if shown and chance.random() < keen else chance.choice(_LETTERS) for _ in path]
    wrong = chance.sample(range(length), chance.choice([0, 0, 0, 0, 1, 2]))
    extra = tuple(sorted(place for place in wrong if chance.random() < 0.4))
    misspelt = tuple(sorted(set(wrong) - set(extra)))
    return Written(card, Play("".join(letters), path), faces, misspelt, extra)


def _choice(chance: Random, box: Box, word: Written, hand: tuple[str, ...]) -> Choice:
    """Jokers and cards that the rules allow on a word."""
    places = list(word.open_places)
    jokers = tuple(chance.sample(places, min(len(places), chance.randint(0, word.jokers))))
    kinds = [kind for kind in hand if word.places_for(kind) and chance.random() < 0.5]
    cards = tuple(CardUse(kind, chance.choice(word.places_for(kind))) for kind in kinds)
    try:
        check_choice(box, word, hand, choice := Choice(jokers, cards))
    except Refused:
        return NO_CHOICE
    return choice


def _entry(word: Written, choice: Choice) -> Data:
    return {
        "way": "word",
        "word": word.play.word,
        "kinds": [word.space(place).kind.value for place in range(len(word.play.word))],
        "spaces": len(word.card.spaces),
        "jokers": list(choice.jokers),
        "cards": [{"kind": use.kind, "at": use.at} for use in choice.cards],
        "misspelt": list(word.misspelt),
        "extra": list(word.extra),
        "card": word.card.id,
        "path": list(word.play.path),
    }


def _close(chance: Random, edition: GolfEdition) -> Case:
    """A match that ends level, its sums typed: cups decide, or nobody; alone also a point ahead (GOL-24, GOL-28)."""
    seats = chance.choice([1, 1, 2, 3])
    story: GolfStory = Story(_begun(seats, GolfOptions()), evolve)
    story.tell(HolesDealt(_NO_DRAW, ((),) * seats, {}, edition.coins))
    holes, course = [], []
    for hole in range(1, HOLES + 1):
        holes.append(_typed_hole(chance, edition, story, hole))
        course.append(_totals(story.state))
    asked = {"sheet": {"holes": holes}, "seats": seats, "chosen": {}}
    return Case("golf-close-match", asked, reckoned(course, course[-1][:seats], outcome_of(story.state)))


def _totals(state: GolfState) -> list[int]:
    """Of everybody, and of Luis where somebody plays against him (GOL-26)."""
    luis = [sum(each.score.total for each in state.luis)] if state.luis else []
    return [*(player.points for player in state.players), *luis]


def _typed_hole(chance: Random, edition: GolfEdition, story: GolfStory, hole: int) -> Data:
    """Any points on a hole; on the ninth those that make all level, cups counted in, or beat Luis."""
    players, par, faces = story.state.players, edition.cards_of(hole)[0].par, _throw(chance, edition)
    alone = len(players) == 1
    luis = score_of_luis(Box(edition, joker_everywhere=True), faces, par) if alone else None
    rivals = sum(each.score.total for each in (*story.state.luis, luis) if each)
    ahead = alone and chance.random() < 0.2
    goal = rivals + ahead if alone else max(player.points for player in players) + 3
    cups = [chance.random() < 0.1 for _ in players]
    points = [chance.randint(-6, 9) for _ in players]
    if hole == HOLES:
        points = [goal - player.points - cup for player, cup in zip(players, cups, strict=True)]
    pairs = list(zip(points, cups, strict=True))
    scores = tuple(RoundScore(score([line(each, "GOL-14", "golf-line-par")]), cup) for each, cup in pairs)
    story.tell(RoundScored(scores, (0,) * len(players), luis))
    entries = [{"way": "sum", "sum": each + par, "cup": cup, "used": []} for each, cup in pairs]
    nothing = {"bought": [[] for _ in players], "spent": [None for _ in players]}
    return {"dice": "".join(faces), "entries": entries, **nothing}


def _begun(seats: int, options: GolfOptions) -> GolfState:
    return GolfState(Chance(bytes(SEED_BYTES)), Phase.OPENING, sitters=people(seats), options=options)


class _Match:
    """Nine holes told event by event, and the sheet that people would have written meanwhile."""

    def __init__(self, chance: Random, edition: GolfEdition, style: _Style) -> None:
        self._chance, self._edition, self._style = chance, edition, style
        self._seats = chance.randint(1, 6)
        options = GolfOptions(joker=chance.choice(["every-space", "one-space"]), clock=False)
        self._story: GolfStory = Story(_begun(self._seats, options), evolve)
        # Scoring and the shop ask of the rules for nothing but the box.
        box = Box(edition, options.joker == "every-space")
        self._box, self._rules = box, cast(Rules, SimpleNamespace(edition=edition, box=lambda _: box))
        self._holes: list[Data] = []
        self._course: list[list[int]] = []
        self._purses: list[Data] = []

    def played(self) -> Iterator[Case]:
        """Asked once on the way and at the end."""
        cards = tuple(
            tuple(self._chance.choice(self._edition.cards_of(hole)) for hole in range(1, HOLES + 1))
            for _ in range(self._seats)
        )
        shop = {kind.letters: self._seats for kind in self._edition.kinds}
        self._story.tell(HolesDealt(_NO_DRAW, cards, shop, self._edition.coins))
        stop = self._chance.randint(1, HOLES - 1)
        for hole in range(1, HOLES + 1):
            self._play(hole)
            if hole == stop:
                yield self._asked()
        yield self._asked()

    def _play(self, hole: int) -> None:
        story, seats = self._story, range(self._seats)
        story.tell(DiceThrown(hole, _NO_DRAW, _throw(self._chance, self._edition), None))
        words = [self._word_of(story.state, seat) for seat in seats]
        story.tell(WordsShown(tuple(word.play if word else None for word in words)))
        verdicts = tuple(self._verdict(word) for word in words)
        story.tell(WordsJudged(verdicts, (NO_CHOICE,) * self._seats, (), None))
        entries: list[Data] = []
        for seat in seats:
            word = scored_word(story.state, seat, verdicts[seat])
            hand = story.state.players[seat].hand
            choice = _choice(self._chance, self._box, word, hand) if word else NO_CHOICE
            story.tell(ChoiceMade(seat, choice))
            entries.append(_entry(word, choice) if word else {"way": "empty"})
        score_round(self._rules, story)
        told = next(event for event in reversed(story.events) if isinstance(event, RoundScored))
        if self._style.by_sum:
            entries = [self._by_sum(entry, told, seat) for seat, entry in enumerate(entries)]
        self._course.append(_totals(story.state))
        bought = self._shop(told) if hole < HOLES else self._no_shop(told)
        self._holes.append({"dice": "".join(story.state.faces), "entries": entries, **bought})

    def _word_of(self, state: GolfState, seat: int) -> Written | None:
        if self._chance.random() < (0.9 if self._style.idle else 0.1):
            return None
        return _written(self._chance, state.card(seat), state.faces)

    def _verdict(self, word: Written | None) -> Verdict:
        if word is None:
            return Verdict(Spelling.EMPTY)
        if self._chance.random() < 0.1:
            return Verdict(Spelling.NO_WORD)
        spelling = Spelling.MISSPELT if word.misspelt or word.extra else Spelling.VALID
        return Verdict(spelling, misspelt=word.misspelt, extra=word.extra)

    def _by_sum(self, entry: Data, told: RoundScored, seat: int) -> Data:
        """The same, as somebody would type it who has counted it: the sum before par."""
        result, par = told.scores[seat], self._story.state.card(seat).par
        used = [use["kind"] for use in entry.get("cards", [])]
        return {"way": "sum", "sum": result.score.total + par, "cup": result.cup, "used": used}

    def _shop(self, told: RoundScored) -> Data:
        story = self._story
        before = story.state.players
        open_shop(self._rules, story, 0)
        purchases = [self._purchase(seat) for seat in range(self._seats)]
        for seat, each in enumerate(purchases):
            story.tell(PurchaseMade(seat, each))
        close_shop(story)
        self._keep(told, [player.coins for player in before], purchases)
        spent = [each.coins if self._style.by_sum else None for each in purchases]
        return {"bought": [list(each.kinds) for each in purchases], "spent": spent}

    def _purchase(self, seat: int) -> Purchase:
        player = self._story.state.players[seat]
        brings = purse(player.hand, player.coins, player.rounds)
        if self._style.idle:
            return Purchase()
        return purchase(self._edition, brings, self._chance.choice(list(affordable(self._edition, brings))))

    def _no_shop(self, told: RoundScored) -> Data:
        """After the ninth there is none (GOL-19)."""
        coins = [player.coins for player in self._story.state.players]
        self._keep(told, coins, [Purchase()] * self._seats)
        return {"bought": [[] for _ in coins], "spent": [None for _ in coins]}

    def _keep(self, told: RoundScored, coins: list[int], purchases: list[Purchase]) -> None:
        self._purses.append(
            [
                {
                    "earned": told.coins[seat],
                    "money": max(0, told.scores[seat].score.total) + coins[seat],
                    "spent": purchases[seat].coins,
                    "left": player.coins,
                    "hand": sorted(player.hand),
                }
                for seat, player in enumerate(self._story.state.players)
            ]
        )

    def _asked(self) -> Case:
        """Holes that are still to come are empty; nothing is earned there, and hands stay as they are."""
        state, seats = self._story.state, self._seats
        to_come = HOLES - len(self._holes)
        empty: Data = {
            "dice": "",
            "entries": [None] * seats,
            "bought": [[] for _ in range(seats)],
            "spent": [None] * seats,
        }
        waiting = [
            {"earned": 0, "money": each["left"], "spent": 0, "left": each["left"], "hand": each["hand"]}
            for each in self._purses[-1]
        ]
        told = reckoned(
            self._course, [player.points for player in state.players], None if to_come else outcome_of(state)
        )
        asked = {"sheet": {"holes": [*self._holes, *[empty] * to_come]}, "seats": seats}
        purses = [*self._purses, *[waiting] * to_come]
        return Case("golf-match", {**asked, "chosen": {"joker": state.options.joker}}, {**told, "purses": purses})
