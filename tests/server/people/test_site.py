"""Where passkeys can be offered, and what a site is called."""

import pytest

from sobremesa.server.people.site import Site


@pytest.mark.parametrize(
    ("host", "secure", "offered"),
    [
        ("sobremesa.example", True, True),
        ("sobremesa.example:8443", True, True),
        ("sobremesa.example", False, False),
        ("localhost:8000", False, True),
        ("mesa.localhost", False, True),
        ("localhost.example", False, False),
        ("192.168.1.7:8000", False, False),
        ("192.168.1.7", True, False),
        ("[::1]:8000", True, False),
        ("127.0.0.1:8000", False, False),
        ("", True, False),
    ],
)
def test_passkeys_are_offered_where_browsers_have_them(host: str, secure: bool, offered: bool) -> None:
    assert Site(host, secure=secure).offers_passkeys is offered


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost:8000", True),
        ("mesa.localhost", True),
        ("127.0.0.1:8199", True),
        ("127.8.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", False),
        ("[fe80::1]", False),
        ("localhost.example", False),
        ("", False),
    ],
)
def test_a_site_is_local_where_no_other_machine_finds_it(host: str, local: bool) -> None:
    assert Site(host, secure=False).is_local is local


@pytest.mark.parametrize(
    ("host", "secure", "origin", "domain"),
    [
        ("Sobremesa.example:443", True, "https://sobremesa.example", "sobremesa.example"),
        ("sobremesa.example:8443", True, "https://sobremesa.example:8443", "sobremesa.example"),
        ("localhost:80", False, "http://localhost", "localhost"),
        ("localhost:443", False, "http://localhost:443", "localhost"),
        ("[::1]:8000", False, "http://[::1]:8000", "[::1]"),
    ],
)
def test_an_origin_is_written_as_browsers_do(host: str, secure: bool, origin: str, domain: str) -> None:
    site = Site(host, secure=secure)
    assert (site.origin, site.domain) == (origin, domain)
