"""Structured logs: one event a line, without anything that must stay secret."""

import logging
import sys
from typing import Literal, TypeAlias

import structlog

LogStyle: TypeAlias = Literal["plain", "json", "none"]


def named(table: str) -> str:
    """A table as it may be logged: whoever knows the whole id of a private one may come in."""
    return f"{table[:4]}…"


def log_to_stderr(style: LogStyle) -> None:
    """Write events to standard error, for people or for programs; `none` keeps warnings alone."""
    renderer = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if style == "none" else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What libraries log goes the same way, from warnings on.
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
