"""Structured logs: one event a line, without anything that must stay secret."""

import logging
import sys
from contextlib import suppress
from typing import Literal, TextIO, TypeAlias, cast

import structlog

LogStyle: TypeAlias = Literal["plain", "json", "none"]


def named(table: str) -> str:
    """A table as it may be logged: whoever knows the whole id of a private one may come in."""
    return f"{table[:4]}…"


def log_to_stderr(style: LogStyle) -> None:
    """Write events to standard error, for people or for programs; `none` keeps warnings alone."""
    # Tracebacks have the lines of the code and never the values in them, of which some are secret.
    ends = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if style == "json"
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *ends,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if style == "none" else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Lossy(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_OfLibraries()], force=True)


class _Lossy:
    """A file that may be full, or a pipe that nobody reads: what cannot be logged is lost, and the server goes on."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write it if that is possible."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Likewise."""
        with suppress(OSError):
            self._file.flush()


class _OfLibraries(logging.Handler):
    """What libraries log goes the same way, from warnings on."""

    def emit(self, record: logging.LogRecord) -> None:
        """One event of a library's."""
        log = structlog.get_logger()
        log.log(record.levelno, "library", of=record.name, said=record.getMessage(), exc_info=record.exc_info)
