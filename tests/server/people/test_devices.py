"""What is told of a browser: families, as few as can be, and an id that is one of ours or nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.server.people.devices import Device, read_device

_MOZILLA = "Mozilla/5.0"
_CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0"


@pytest.mark.parametrize(
    ("user_agent", "browser", "system"),
    [
        (f"{_MOZILLA} (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", "firefox", "android"),
        (f"{_MOZILLA} (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "firefox", "linux"),
        (f"{_MOZILLA} (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36", "chrome", "windows"),
        (f"{_MOZILLA} (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36 Edg/130.0", "edge", "windows"),
        (f"{_MOZILLA} (Linux; Android 10; K) {_CHROME} Mobile Safari/537.36 EdgA/130.0", "edge", "android"),
        (f"{_MOZILLA} (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36 OPR/116.0", "opera", "windows"),
        (f"{_MOZILLA} (Linux; Android 14) SamsungBrowser/26 {_CHROME} Safari/537.36", "samsung-internet", "android"),
        (f"{_MOZILLA} (X11; CrOS x86_64 14541.0.0) {_CHROME} Safari/537.36", "chrome", "chromeos"),
        (f"{_MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "safari", "ios"),
        (f"{_MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Safari/604.1", "chrome", "ios"),
        (f"{_MOZILLA} (iPad; CPU OS 17_0 like Mac OS X) FxiOS/130.0 Safari/605.1.15", "firefox", "ios"),
        (f"{_MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "safari", "macos"),
        ("python-httpx/0.27.0", "", ""),
        ("", "", ""),
    ],
)
def test_the_families_of_browser_and_system_are_told(user_agent: str, browser: str, system: str) -> None:
    assert read_device(user_agent) == Device(browser, system)


def test_an_id_that_is_none_of_ours_is_none() -> None:
    assert read_device("", "a" * 26).id == "a" * 26
    for written in ("", "A" * 26, "a" * 27, "a" * 5_000, "ü" * 26, "' OR 1=1"):
        assert read_device("", written).id == ""


@given(st.text())
def test_whatever_a_browser_calls_itself_comes_out_as_a_family_or_as_nothing(user_agent: str) -> None:
    device = read_device(user_agent)
    assert all(not name or (name.isascii() and len(name) < 20) for name in (device.browser, device.system))
