"""Where a request comes from, also behind proxies, and whatever strangers write into headers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.server.addresses import Client, Proxies, subject

PROXY = Proxies(["10.0.0.0/8", "2001:db8:ffff::/48"])


def test_without_a_proxy_headers_count_for_nothing() -> None:
    found = Proxies().client("198.51.100.7", scheme="http", forwarded_for=["203.0.113.9"], forwarded_proto=["https"])
    assert found == Client("198.51.100.7", secure=False)


def test_a_stranger_cannot_lend_an_address() -> None:
    found = PROXY.client("198.51.100.7", scheme="https", forwarded_for=["10.1.1.1"], forwarded_proto=["http"])
    assert found == Client("198.51.100.7", secure=True)


def test_behind_a_proxy_the_client_is_whom_the_proxy_saw() -> None:
    found = PROXY.client("10.0.0.1", scheme="http", forwarded_for=["203.0.113.9"], forwarded_proto=["https"])
    assert found == Client("203.0.113.9", secure=True)


def test_what_the_client_wrote_before_it_is_not_believed() -> None:
    found = PROXY.client("10.0.0.1", scheme="http", forwarded_for=["1.1.1.1, 10.9.9.9, 203.0.113.9"])
    assert found.address == "203.0.113.9"


def test_several_proxies_of_ours_are_gone_back_through_in_several_headers() -> None:
    found = PROXY.client(
        "10.0.0.1", scheme="http", forwarded_for=["6.6.6.6, 203.0.113.9", "2001:db8:ffff::2", "10.0.0.2"]
    )
    assert found.address == "203.0.113.9"


def test_whoever_is_within_counts_as_themselves() -> None:
    assert PROXY.client("10.0.0.1", scheme="http").address == "10.0.0.1"
    assert PROXY.client("10.0.0.1", scheme="http", forwarded_for=["10.0.0.3"]).address == "10.0.0.3"


@pytest.mark.parametrize("rubbish", ["unknown", "_hidden", "300.1.1.1", "<script>", ":::", "1.2.3.4.5", "[", "\x00"])
def test_rubbish_is_not_gone_past(rubbish: str) -> None:
    found = PROXY.client("10.0.0.1", scheme="http", forwarded_for=[f"203.0.113.9, {rubbish}, 10.0.0.2"])
    assert found.address == "10.0.0.2"


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::7]:443", "2001:db8::7"),
        ("2001:DB8:0::7", "2001:db8::7"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        (" 203.0.113.9 ", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_addresses_are_read_as_proxies_write_them(written: str, address: str) -> None:
    assert PROXY.client("10.0.0.1", scheme="http", forwarded_for=[written]).address == address


def test_a_proxy_whose_address_is_mapped_into_ipv6_is_recognised() -> None:
    assert PROXY.client("::ffff:10.0.0.1", scheme="http", forwarded_for=["203.0.113.9"]).address == "203.0.113.9"


def test_a_unix_socket_is_trusted_only_if_the_operator_says_so() -> None:
    assert Proxies(["unix"]).client(None, scheme="http", forwarded_for=["203.0.113.9"]).address == "203.0.113.9"
    assert Proxies().client(None, scheme="http", forwarded_for=["203.0.113.9"]).address == "unknown"


def test_the_nearest_proxy_says_whether_the_way_was_encrypted() -> None:
    found = PROXY.client("10.0.0.1", scheme="http", forwarded_proto=["https, http"])
    assert not found.secure
    assert PROXY.client("10.0.0.1", scheme="wss").secure


def test_a_household_has_one_subject_whatever_address_it_takes() -> None:
    assert subject("203.0.113.9") == "203.0.113.9"
    assert subject("2001:db8:1:2:3:4:5:6") == subject("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert subject("2001:db8:1:3::1") != subject("2001:db8:1:2::1")
    assert Client("2001:db8::1", secure=True).subject == "2001:db8::/64"
    assert subject("rubbish") == "unknown"


def test_a_proxy_that_is_none_is_told_at_the_start() -> None:
    with pytest.raises(ValueError, match="'nginx' is neither"):
        Proxies(["10.0.0.0/8", "nginx"])


@given(st.one_of(st.none(), st.text(max_size=40)), st.lists(st.text(max_size=80), max_size=4), st.text(max_size=10))
def test_no_header_breaks_it(peer: str | None, headers: list[str], proto: str) -> None:
    for proxies in (Proxies(), PROXY, Proxies(["unix"]), Proxies(["0.0.0.0/0", "::/0"])):
        found = proxies.client(peer, scheme="http", forwarded_for=headers, forwarded_proto=[proto])
        assert found.address == "unknown" or subject(found.address) != "unknown"
