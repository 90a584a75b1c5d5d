"""Asking for a vote on a word that the dictionary lacks: right, no word, or misspelt in some letters (GOL-22)."""

import re

from sobremesa.cli.golf.table import Table
from sobremesa.cli.way import NO, YES, Way
from sobremesa.editions.texts import Texts
from sobremesa.engine import Seat
from sobremesa.games.golf.actions import Answer, Vote
from sobremesa.games.golf.mending import mistakes_said
from sobremesa.games.golf.mistakes import Marks, Mistake
from sobremesa.games.golf.view import GolfView

_MISSPELT = "m"
_MARKS = re.compile(r"m((?:[\s,]+\+?\d{1,2})+)")


def ask_vote(table: Table, voter: Seat, author: Seat) -> Vote:
    """What this person says of the word of that seat."""
    view = table.match.view(voter)
    word, proposed = _word(view, author), _proposed(view, author)
    question = table.say("cli-golf-vote", voter=table.mark(voter), word=word)
    while True:
        entry = table.keyboard.ask(question, _hint(table, view, author)).casefold()
        answer = _answer(entry, proposed)
        vote = None if answer is None else Vote(author, answer.accept, answer.misspelt, answer.extra)
        if vote is None:
            table.keyboard.tell(table.say("cli-golf-vote-again"))
        elif table.preview(voter, vote) is not None:
            return vote


def way_of_vote(table: Table, view: GolfView, vote: Vote) -> Way:
    """What is typed for a vote, and what it says."""
    answer = vote.answer
    said = answer_said(table.say, _word(view, vote.seat), answer)
    if not answer.marks:
        return Way((YES if answer.accept else NO,), said)
    if answer.marks == _proposed(view, vote.seat):
        return Way((_MISSPELT,), said)
    places = [str(place + 1) for place in answer.misspelt] + [f"+{place + 1}" for place in answer.extra]
    return Way((" ".join((_MISSPELT, *places)),), said)


def answer_said(say: Texts, word: str, answer: Answer) -> str:
    """An answer in a few words: right, no word, or which letters are misspelt."""
    if answer.marks:
        return marks_said(say, word, (), answer.marks)
    return say("cli-golf-vote-right" if answer.accept else "cli-golf-vote-no-word")


def marks_said(say: Texts, word: str, mistakes: tuple[Mistake, ...], marks: Marks) -> str:
    """What is wrong with a misspelt word."""
    return ", ".join(say.say(each) for each in mistakes_said(word, mistakes, marks))


def _word(view: GolfView, author: Seat) -> str:
    play = view.shown[author]
    assert play is not None, "an empty card is not disputed"
    return play.word


def _proposed(view: GolfView, author: Seat) -> Marks:
    reading = view.reading(author)
    return reading.marks if reading else Marks()


def _hint(table: Table, view: GolfView, author: Seat) -> str:
    reading = view.reading(author)
    if reading is None or not reading.marks:
        return table.say("cli-golf-vote-hint")
    said = marks_said(table.say, _word(view, author), reading.mistakes, reading.marks)
    return table.say("cli-golf-vote-hint-misspelt", reading=reading.reading, said=said)


def _answer(entry: str, proposed: Marks) -> Answer | None:
    if entry in (YES, NO):
        return Answer(accept=entry == YES)
    if entry == _MISSPELT and proposed:
        return Answer(misspelt=proposed.misspelt, extra=proposed.extra)
    marked = _MARKS.fullmatch(entry)
    if marked is None:
        return None
    places = re.findall(r"\+?\d+", marked[1])
    misspelt = tuple(int(place) - 1 for place in places if not place.startswith("+"))
    return Answer(misspelt=misspelt, extra=tuple(int(place) - 1 for place in places if place.startswith("+")))
