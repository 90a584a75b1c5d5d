"""Trying to come in to an account: hopeless for whoever guesses, and open to its owner."""

import heapq

import pytest

from sobremesa.server.denial import Denied
from sobremesa.server.limits import Kind, Limits
from sobremesa.server.tries import FIRST_WAIT, LONGEST_WAIT, Tries

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def wait_of(tries: Tries, now: int, address: str | None, *, kind: Kind = Kind.LOGIN, device: str = "") -> int:
    """The milliseconds that somebody is told to wait; 0 for who may try."""
    try:
        tries.check(kind, now=now, account="ann", address=address, device=device)
    except Denied as denied:
        return denied.retry_after or -1
    return 0


def under_attack(tries: Tries, now: int = 0) -> None:
    """Use up what strangers may try together."""
    number = 0
    while not wait_of(tries, now, f"198.51.100.{number}"):
        number += 1
    assert number <= 110


@pytest.mark.parametrize(("kind", "most"), [(Kind.LOGIN, 10), (Kind.RECOVERY, 5)])
def test_wrong_tries_from_one_address_take_none_from_another(kind: Kind, most: int) -> None:
    tries = Tries(Limits())
    tried = sum(not wait_of(tries, 0, "203.0.113.7", kind=kind) for _ in range(200))
    assert tried == most
    assert wait_of(tries, 0, "192.0.2.1", kind=kind) == 0


@pytest.mark.parametrize("kind", [Kind.LOGIN, Kind.RECOVERY])
def test_a_known_device_never_waits_because_of_others(kind: Kind) -> None:
    tries = Tries(Limits())
    for number in range(300):
        for address in (f"198.51.100.{number}", "203.0.113.7"):
            wait_of(tries, 0, address, kind=kind)
    assert wait_of(tries, 0, "203.0.113.7", kind=kind) > 0
    assert wait_of(tries, 0, "203.0.113.7", kind=kind, device="phone") == 0


def test_a_known_device_guesses_no_more_than_an_address() -> None:
    tries = Tries(Limits())
    tried = sum(not wait_of(tries, 0, f"198.51.100.{number}", device="library") for number in range(100))
    assert tried == 10


def test_an_owner_on_a_new_device_waits_under_attack_as_long_as_told_and_then_comes_in() -> None:
    tries = Tries(Limits())
    under_attack(tries)
    wait = wait_of(tries, 1, "192.0.2.1")
    assert wait == FIRST_WAIT
    for number in range(2_000):
        # Others who come meanwhile take nobody's turn.
        wait_of(tries, 2, f"198.51.100.{number}")
    under_attack(tries, wait)
    assert wait_of(tries, wait, "192.0.2.1") == 1
    assert wait_of(tries, wait + 1, "192.0.2.1") == 0


def test_each_wrong_try_under_attack_doubles_the_wait_up_to_six_hours() -> None:
    tries, now, waits = Tries(Limits()), 0, []
    for _ in range(12):
        under_attack(tries, now)
        wait = wait_of(tries, now, "203.0.113.7")
        waits.append(wait)
        now += wait
        under_attack(tries, now)
        assert wait_of(tries, now, "203.0.113.7") == 0
    assert waits == [min(FIRST_WAIT * 2**number, LONGEST_WAIT) for number in range(12)]


@pytest.mark.parametrize("addresses", [1, 20, 200])
def test_within_a_day_n_addresses_guess_as_often_as_the_security_page_says(addresses: int) -> None:
    tries, guesses = Tries(Limits()), 0
    due = [(0, f"{number}") for number in range(addresses)]
    while due[0][0] < DAY:
        now, address = heapq.heappop(due)
        wait = wait_of(tries, now, address)
        guesses += not wait
        heapq.heappush(due, (now + (wait or 1), address))
    assert guesses <= min(2_500 + 9 * addresses, 1_450 * addresses)


def test_a_flood_of_addresses_takes_a_bounded_place() -> None:
    tries = Tries(Limits(), most=50)
    for number in range(400):
        wait_of(tries, number, f"{number}")
    assert len(tries) == 50


def test_a_network_that_fills_all_waits_takes_nobodys_turn_and_leaves_room_for_others() -> None:
    tries = Tries(Limits(), most=50)
    under_attack(tries)
    assert wait_of(tries, 0, "192.0.2.1") == FIRST_WAIT
    for number in range(400):
        wait_of(tries, 1, f"2001:db8:1:{number:x}::/64")
    assert len(tries) == 50
    assert wait_of(tries, 2, "192.0.2.2") == FIRST_WAIT, "an owner who comes when all is full"
    for number in range(400, 800):
        wait_of(tries, 3, f"2001:db8:1:{number:x}::/64")
    under_attack(tries, FIRST_WAIT + 2)
    assert wait_of(tries, FIRST_WAIT + 2, "192.0.2.1") == 0
    assert wait_of(tries, FIRST_WAIT + 2, "192.0.2.2") == 0
    # Those of the network who came first have their turn, and whoever came later has none.
    turns = [wait_of(tries, FIRST_WAIT + 2, f"2001:db8:1:{number:x}::/64") for number in range(800)]
    assert turns.count(0) <= 49
    assert len(tries) == 50


def test_where_as_many_networks_wait_as_are_remembered_nobody_loses_a_turn_and_a_day_later_there_is_room() -> None:
    tries = Tries(Limits(), most=50)
    under_attack(tries)
    for number in range(60):
        wait_of(tries, 0, f"203.0.113.{number}")
    assert wait_of(tries, 0, "192.0.2.1") == FIRST_WAIT
    under_attack(tries, FIRST_WAIT)
    assert wait_of(tries, FIRST_WAIT, "203.0.113.0") == 0, "who came first"
    assert wait_of(tries, FIRST_WAIT, "192.0.2.1") == FIRST_WAIT, "without a turn"
    under_attack(tries, 3 * DAY)
    assert wait_of(tries, 3 * DAY, "192.0.2.1") == FIRST_WAIT
    under_attack(tries, 3 * DAY + FIRST_WAIT)
    assert wait_of(tries, 3 * DAY + FIRST_WAIT, "192.0.2.1") == 0


def test_an_old_wait_is_forgotten_after_a_day_of_quiet() -> None:
    tries = Tries(Limits())
    under_attack(tries)
    assert wait_of(tries, 0, "192.0.2.1") == FIRST_WAIT
    under_attack(tries, 3 * DAY)
    assert wait_of(tries, 3 * DAY, "192.0.2.1") == FIRST_WAIT


def test_where_addresses_say_nothing_strangers_are_one_and_known_devices_are_not() -> None:
    tries = Tries(Limits())
    assert [bool(wait_of(tries, 0, None)) for _ in range(11)] == [False] * 10 + [True]
    assert wait_of(tries, 0, None, device="phone") == 0


def test_what_cannot_be_a_login_is_limited_by_address_alone() -> None:
    tries = Tries(Limits())
    tries.check(Kind.LOGIN, now=0, account="", address=None)
    for _ in range(60):
        tries.check(Kind.LOGIN, now=0, account="", address="203.0.113.7")
    with pytest.raises(Denied):
        tries.check(Kind.LOGIN, now=0, account="", address="203.0.113.7")
