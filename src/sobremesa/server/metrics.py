"""What is counted and measured, as Prometheus reads it."""

import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class _Watch:
    """Measures what happens within it."""

    __slots__ = ("_began", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_problem: object) -> None:
        self._histogram.observe(time.perf_counter() - self._began)


class Metrics:
    """All figures of a node; each has a registry of its own, so that several can run in one process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.connections = Gauge("sobremesa_connections", "Open sockets.", registry=registry)
        self.outboxes = Gauge("sobremesa_outbox_frames", "Frames that wait to be sent.", registry=registry)
        self.longest_outbox = Gauge(
            "sobremesa_outbox_longest", "Frames that wait for the slowest reader.", registry=registry
        )
        self.rooms = Gauge("sobremesa_rooms", "Tables that live on this node.", registry=registry)
        self.actions = Counter("sobremesa_actions", "Questions to tables, by answer.", ["answer"], registry=registry)
        self.refusals = Counter("sobremesa_refusals", "Refusals by clause.", ["clause"], registry=registry)
        self.limited = Counter("sobremesa_limited", "What came too fast, by kind.", ["kind"], registry=registry)
        self.slow_readers = Counter("sobremesa_slow_readers", "Sockets closed for not reading.", registry=registry)
        self.turned_away = Counter(
            "sobremesa_turned_away", "Connections for which there was no place.", registry=registry
        )
        self.deadlines = Counter("sobremesa_deadlines", "Steps that time itself made.", registry=registry)
        self.bot_moves = Counter("sobremesa_bot_moves", "Moves of our bots.", registry=registry)
        self.requests = Counter("sobremesa_http_requests", "HTTP answers by status.", ["status"], registry=registry)
        self.snapshots = Counter(
            "sobremesa_snapshots", "Snapshots of tables, by what became of them.", ["fate"], registry=registry
        )
        self._seconds = Histogram(
            "sobremesa_seconds", "How long each part of a move takes.", ["part"], buckets=_SECONDS, registry=registry
        )
        self._parts: dict[str, Histogram] = {}
        self._group = Histogram("sobremesa_commit_group", "Rows a commit.", buckets=_SIZES, registry=registry)
        self._depth = Gauge("sobremesa_commit_queue", "Rows that wait for a commit.", registry=registry)

    def time(self, part: str) -> "_Watch":
        """How long something takes: decide, commit, catch-up with another node, fan-out, bot."""
        histogram = self._parts.get(part)
        if histogram is None:
            histogram = self._parts[part] = self._seconds.labels(part)
        return _Watch(histogram)

    def look_at(self, waiting: Iterable[int]) -> None:
        """How many clients there are, and how many frames wait for each of them."""
        depths = list(waiting)
        self.connections.set(len(depths))
        self.outboxes.set(sum(depths))
        self.longest_outbox.set(max(depths, default=0))

    def refused(self, clause: str) -> None:
        """A rule said no."""
        self.refusals.labels(clause).inc()

    def observe_store(self, name: str, value: float) -> None:
        """What the store tells of each group that it commits."""
        if name == "commit-seconds":
            self._seconds.labels("commit").observe(value)
        elif name == "group-size":
            self._group.observe(value)
        elif name == "queue-depth":
            self._depth.set(value)

    def page(self) -> bytes:
        """Everything in Prometheus' own text."""
        return generate_latest(self._registry)
