"""The examples for reverse proxies keep private what they say they do, however it is asked for."""

import re

import pytest

from tests.house.source import ROOT

# nginx and Caddy are given paths decoded; the house serves a route with and without slashes at its end.
ASKED = ("/metrics", "/metrics/", "/metrics//", "/ready", "/ready/")
OTHERS = ("/", "/health", "/metricsx", "/t/metrics", "/m/ready", "/api/games", "/page/ready.js")


@pytest.mark.parametrize(
    ("file", "before"),
    [("nginx.conf", r"location ~ (\S+) \{ return 404; \}"), ("Caddyfile", r"@private path_regexp (\S+)")],
)
def test_figures_and_readiness_are_kept_from_the_world_by_every_spelling(file: str, before: str) -> None:
    (pattern,) = re.findall(before, (ROOT / "deploy" / file).read_text(encoding="utf-8"))
    assert all(re.search(pattern, path) for path in ASKED)
    assert not any(re.search(pattern, path) for path in OTHERS)
