"""Ids of texts that the terminal of Bisonte puts together: a prefix, and what may follow it."""

COMPUTED: dict[str, tuple[str, ...]] = {
    "cli-bisonte-ended-": ("bis-21", "bis-22", "bis-23"),
    "cli-bisonte-short-": ("pass", "skip"),
}
