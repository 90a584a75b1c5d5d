"""Words and whole matches of the Letter Loom, shown and settled by the rules (LOO-11 to LOO-19)."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from scripts.companion.case import Case, Data, reckoned, scored
from sobremesa.editions.loom import load_loom
from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.engine.seats import Seat, people
from sobremesa.engine.story import Story
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.edition import WILD, LoomEdition, StrategyKind, letters_of
from sobremesa.games.loom.evolve import evolve
from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.phases import Activated, Phase, Written
from sobremesa.games.loom.rules import LoomStory, Rules, order_from
from sobremesa.games.loom.scoring import WILD_VALUE, Repeated, score_of_invalid_word, score_of_no_word, score_word
from sobremesa.games.loom.settling import end_round
from sobremesa.games.loom.showing import show_words
from sobremesa.games.loom.state import LoomState, Player, Secret
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.policy import Reason

_INVALID = {"es": ("A", "L", "N", "S"), "en": ("E", "I", "R", "T")}
"""At this table a word that begins so is none in that language."""


_REPEATED: tuple[Repeated, ...] = ("flat", "less-4", "maker")
_KINDS = (StrategyKind.BOOST, StrategyKind.BLAST, StrategyKind.OTHER_LANGUAGE, StrategyKind.SHIELD)


class _Wood(Rules):
    """The rules at a table where words are judged by their first letter: no dictionary is needed for sums."""

    def __init__(self, edition: LoomEdition) -> None:
        self.edition = edition
        self.language, self.other_language = edition.language, "en" if edition.language == "es" else "es"

    def judge(self, word: str, language: str, options: LoomOptions) -> Judgement:
        valid = not word.startswith(_INVALID[language])
        return Judgement(word, valid, Reason.VALID if valid else Reason.NOT_IN_DICTIONARY, "LOO-17")


def cases(chance: Random, words: int, matches: int) -> Iterator[Case]:
    """So many words by themselves, typed ones, and so many matches, finished or not."""
    editions = [load_loom(language) for language in ("es", "en")]
    for _ in range(words):
        yield _word(chance, chance.choice(editions))
    for _ in range(words // 4):
        yield _typed(chance, chance.choice(editions))
    for _ in range(words // 4):
        yield _values(chance, chance.choice(editions))
    for number in range(matches):
        yield from _match(chance, chance.choice(editions), by_points=number % 3 == 0)


def _word(chance: Random, edition: LoomEdition) -> Case:
    cards = _some_cards(chance, edition)
    boosts, blasts, earlier = chance.randint(0, 1), chance.choice([0, 0, 1, 2]), chance.choice([0, 0, 0, 1, 2])
    repeated, needs_word = chance.choice(_REPEATED), chance.random() < 0.3
    score = score_word(edition, cards, boosts=boosts, blasts=blasts, earlier=earlier, repeated=repeated)
    word = _counted(edition, Written(cards, chance.choice(letters_of(edition.language))))
    if chance.random() < 0.1:
        word["valid"], score = False, score_of_invalid_word(0 if needs_word else blasts)
    elif chance.random() < 0.1:
        word["cards"], score = [], score_of_no_word(0 if needs_word else blasts)
    asked = {"word": {**word, "boosts": boosts, "blasts": blasts}, "earlier": earlier}
    return Case("loom-word", {**asked, "chosen": _chosen(repeated, needs_word=needs_word)}, scored(score))


def _chosen(repeated: Repeated, *, needs_word: bool) -> dict[str, Data]:
    return {"repeated": repeated, "blast-needs-word": needs_word}


def _typed(chance: Random, edition: LoomEdition) -> Case:
    """Letters as people type them: small or capital. A Q is no card of its own (LOO-C1)."""
    cards = [edition.card(number) for number in _some_cards(chance, edition) if number != WILD]
    typed = "".join(card.letter for card in cards)
    asked = {"language": edition.language, "typed": typed.lower() if chance.random() < 0.5 else typed}
    return Case("loom-cards", asked, [[card.letter, card.value] for card in cards])


def _values(chance: Random, edition: LoomEdition) -> Case:
    """Values alone, and somebody says whether they are of one colour."""
    cards = _some_cards(chance, edition)
    return Case("loom-values", _counted(edition, Written(cards, ""), by_values=True), score_word(edition, cards).total)


def _some_cards(chance: Random, edition: LoomEdition) -> tuple[int, ...]:
    """Often of one colour, sometimes with a Wildcard."""
    colour = chance.choice(edition.cards).colour if chance.random() < 0.4 else None
    known = [number for number, card in enumerate(edition.cards) if colour in (None, card.colour)]
    cards = chance.sample(known, chance.randint(1, 8))
    if chance.random() < 0.25:
        cards[chance.randrange(len(cards))] = WILD
    return tuple(cards)


def _counted(edition: LoomEdition, written: Written | None, *, by_values: bool = False) -> dict[str, Data]:
    """A word on the sheet; by values alone it has neither letters nor colours."""
    cards = [_card(edition, number, written.wild) for number in written.cards] if written else []
    colours = {card["colour"] for card in cards if not card["isWild"]}
    if by_values:
        cards = [{**card, "letter": "", "colour": ""} for card in cards]
    told = {"cards": cards, "oneColour": by_values and len(colours) <= 1, "boosts": 0, "blasts": 0}
    return {**told, "earlier": None, "valid": True}


def _card(edition: LoomEdition, number: int, wild: str) -> Data:
    if number == WILD:
        return {"letter": wild, "value": WILD_VALUE, "colour": "", "isWild": True}
    card = edition.card(number)
    return {"letter": card.letter, "value": card.value, "colour": card.colour.value, "isWild": False}


def _match(chance: Random, edition: LoomEdition, *, by_points: bool) -> Iterator[Case]:
    """Played to its end, asked after the last round but one and when it is over."""
    seats = chance.randint(2, 8)
    options = _options(chance)
    leader = chance.randrange(seats)
    state = _begun(options, seats, leader)
    rules, rounds, course = _Wood(edition), [], []
    few = chance.random() < 0.5
    tie_break: list[Data] = [None] * seats
    while state.outcome is None:
        deciding = state.tie_break
        state, entries = _round(chance, rules, state, few=few, by_points=by_points)
        if deciding:
            tie_break = entries
        else:
            rounds.append(entries)
            course.append([player.points for player in state.players])
        sheet = {"led": leader, "rounds": list(rounds), "tieBreak": list(tie_break)}
        if state.outcome is not None or chance.random() < 0.3:
            yield _asked(sheet, state, course)


def _options(chance: Random) -> LoomOptions:
    ends = {"end": "target", "target": chance.choice([10, 30, 60])}
    if chance.random() < 0.6:
        ends = {"end": "rounds", "rounds": chance.randint(1, 4)}
    ways = {"finish_round": chance.random() < 0.4, "blast_needs_word": chance.random() < 0.4}
    return LoomOptions(**ends, **ways, repeated=chance.choice(_REPEATED), words="dictionary", clock=False)  # type: ignore[arg-type]


def _begun(options: LoomOptions, seats: int, leader: Seat) -> LoomState:
    begun = LoomState(Chance(bytes(SEED_BYTES)), Phase.CREATION, sitters=people(seats), options=options, round=1)
    players, secrets = (Player(),) * seats, (Secret(),) * seats
    return replace(begun, players=players, secrets=secrets, leader=leader, order=order_from(leader, seats))


def _round(
    chance: Random, rules: _Wood, state: LoomState, *, few: bool, by_points: bool
) -> tuple[LoomState, list[Data]]:
    """All write, all show, and the round is settled; `few` different words make repeats and ties likely."""
    edition = rules.edition
    pool = [Written(_some_cards(chance, edition), "E") for _ in range(2 if few else 12)]
    written = [chance.choice(pool) if chance.random() < 0.9 else None for _ in state.players]
    activated = () if state.tie_break else tuple(_strategy(chance, state.order))
    secrets = tuple(Secret(written=each) for each in written)
    story: LoomStory = Story(replace(state, secrets=secrets, activated=activated), evolve)
    show_words(rules, story, 0)
    results = {result.shown.seat: result for result in story.state.results}
    end_round(story, 0)
    entries: list[Data] = [None] * len(state.players)
    for seat, result in results.items():
        entry = _counted(edition, written[seat])
        entry["valid"] = result.spelling.value != "invalid"
        entry["boosts"], entry["blasts"] = boosts_of(activated, seat), blasts_on(activated, seat)
        entries[seat] = {"points": result.score.total} if by_points else entry
    for seat in set(state.order) - set(results):
        # A family may write down what was not shown any more; it does not count (LOO-18).
        entries[seat] = _counted(edition, written[seat]) if chance.random() < 0.5 else None
    return story.state, entries


def _strategy(chance: Random, order: Sequence[Seat]) -> Iterator[Activated]:
    """What changes sums, and a language that does not bind who is shielded: the same word is one for some alone."""
    for seat in order:
        kind = chance.choice(_KINDS)
        rivals = [other for other in order if other != seat]
        yield Activated(seat, kind, chance.choice(rivals) if kind is StrategyKind.BLAST else None)


def _asked(sheet: Data, state: LoomState, course: Sequence[Sequence[int]]) -> Case:
    options = state.options
    chosen = {"end": options.end, "rounds": options.rounds, "target": options.target}
    chosen |= {"finish-round": options.finish_round}
    chosen |= _chosen(options.repeated, needs_word=options.blast_needs_word)
    seats = len(state.players)
    told = reckoned(course, [player.points for player in state.players], state.outcome)
    tied = list(state.order) if state.tie_break else []
    return Case("loom-match", {"sheet": sheet, "seats": seats, "chosen": chosen}, {**told, "tied": tied})
