"""Circles: who somebody is, whom they do not hear and with whom they do not sit, under all ids of all of them."""

from sqlalchemy import Connection

from sobremesa.storage.people import persons, safety
from sobremesa.storage.people.circles import Circle, circles_of, ids_of_all
from sobremesa.storage.people.persons import Person

GUEST, OTHER_GUEST = "g" * 26, "h" * 26


def test_a_block_keeps_both_apart_and_silences_one_a_mute_silences_alone(
    connection: Connection, ann: Person, ben: Person, cat: Person
) -> None:
    safety.block(connection, ann.id, ben.id, 1)
    safety.mute(connection, ben.id, cat.id, 1)
    assert circles_of(connection, [ann.id, ben.id, cat.id, "z" * 26]) == {
        ann.id: Circle((ann.id,), frozenset({ben.id}), frozenset({ben.id})),
        ben.id: Circle((ben.id,), frozenset({cat.id}), frozenset({ann.id})),
        cat.id: Circle((cat.id,)),
    }


def test_everybody_is_known_by_all_their_ids_whichever_is_asked_for(
    connection: Connection, ann: Person, ben: Person
) -> None:
    for guest, into in ((GUEST, ann.id), (OTHER_GUEST, ben.id)):
        persons.add_person(connection, person=guest, name="Guest", language=None, at=5_000)
        safety.block(connection, guest, ben.id if into == ann.id else ann.id, 1)
        persons.merge_guest(connection, guest, into, 50)
    anns = Circle((ann.id, GUEST), frozenset({ben.id, OTHER_GUEST}), frozenset({ben.id, OTHER_GUEST}))
    found = circles_of(connection, [ann.id, GUEST])
    assert found == {ann.id: anns, GUEST: anns}
    assert ids_of_all(connection, [ann.id, ben.id]) == {ann.id: (ann.id, GUEST), ben.id: (ben.id, OTHER_GUEST)}


def test_many_are_found_in_one_go(connection: Connection, ann: Person) -> None:
    many = [f"m{number:025}" for number in range(1_200)]
    for person in many:
        persons.add_person(connection, person=person, name="One of many", language=None, at=1)
    safety.mute(connection, ann.id, many[-1], 1)
    assert len(circles_of(connection, [ann.id, *many])) == 1_201
    assert len(persons.find_persons(connection, many)) == 1_200
