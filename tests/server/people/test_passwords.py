"""The slow hashes: equal work for everybody, and none of it fits what is no hash."""

from dataclasses import replace

import pytest
from argon2.low_level import Type
from argon2.profiles import RFC_9106_LOW_MEMORY

from sobremesa.server.people.passwords import Passwords
from tests.server.people.conftest import QUICK

pytestmark = pytest.mark.anyio


async def test_a_password_fits_its_own_hash_alone() -> None:
    passwords = Passwords(QUICK)
    hashed = await passwords.hash("ocho sillas")
    assert hashed.startswith("$argon2id$")
    assert await passwords.verify(hashed, "ocho sillas")
    assert not await passwords.verify(hashed, "nueve sillas")
    assert hashed != await passwords.hash("ocho sillas")
    passwords.close()


async def test_rubbish_instead_of_a_hash_fits_nothing() -> None:
    passwords = Passwords(QUICK)
    for hashed in ("", "x", "$argon2id$v=19$m=8,t=1,p=1$x$y"):
        assert not await passwords.verify(hashed, "ocho sillas")
    passwords.close()


async def test_without_a_hash_as_much_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords(replace(QUICK, time_cost=3))
    verified: list[str] = []
    compute = passwords._matches

    def matches(hashed: str, password: str) -> bool:
        verified.append(hashed)
        return compute(hashed, password)

    monkeypatch.setattr(passwords, "_matches", matches)
    known = await passwords.hash("ocho sillas")
    assert not await passwords.verify(known, "wrong")
    assert not await passwords.verify(None, "wrong")
    assert [hashed.split("$")[1:4] for hashed in verified] == [known.split("$")[1:4]] * 2
    assert [len(hashed) for hashed in verified] == [len(known)] * 2
    passwords.close()


def test_the_parameters_are_those_of_the_standard_for_little_memory() -> None:
    assert RFC_9106_LOW_MEMORY.type is Type.ID
    assert (RFC_9106_LOW_MEMORY.memory_cost, RFC_9106_LOW_MEMORY.time_cost) == (65_536, 3)
    passwords = Passwords()
    assert not passwords.is_outdated(passwords._nobodys)
    passwords.close()
