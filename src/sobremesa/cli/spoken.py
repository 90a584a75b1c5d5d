"""Whatever goes wrong reaches a person as one sentence in their language, never as a traceback."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from sobremesa.cli.screen import without_controls
from sobremesa.cli.shelf import EditionGone, ShelfError
from sobremesa.editions.error import EditionError
from sobremesa.editions.texts import Texts
from sobremesa.engine import Malformed, Refused
from sobremesa.engine.text import Text, text
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing

FAILURE = 1
MISUSE = 2
INTERRUPTED = 130
_LONGEST_SAID = 200
_LARGEST_SAID = 10**12
_OF_THE_SYSTEM = {
    os.strerror(errno.ENOENT): "cli-no-such-file",
    os.strerror(errno.EACCES): "cli-not-allowed",
    os.strerror(errno.EISDIR): "cli-is-a-folder",
    os.strerror(errno.ENOTDIR): "cli-not-a-folder",
    os.strerror(errno.ENOSPC): "cli-no-space",
}
"""What the system says in its own words when a file cannot be read or written."""


@contextmanager
def spoken(say: Texts, *, failure: int = FAILURE) -> Iterator[None]:
    """Misuse and a dictionary that is not there leave with code 2, what cannot be done with `failure`."""
    try:
        yield
    except Refused as refused:
        refusal = refused.refusal
        give_up(f"{say.say(in_short(refusal.text))} {refusal.clause}", MISUSE)
    except Malformed as malformed:
        give_up(say.say(in_short(malformed.text)), failure)
    except EditionError as error:
        give_up(say("cli-bad-edition", problem=_of_edition(error, say)), failure)
    except EditionGone as gone:
        name = str(_shortened(gone.edition))
        give_up(say("cli-edition-gone", file=name, reason=_of_edition(gone.error, say)), failure)
    except LexiconMissing:
        give_up(say("cli-no-lexicon"), MISUSE)
    except LexiconDamaged as error:
        give_up(say.say(in_short(text("cli-bad-lexicon", problem=str(error)))), MISUSE)
    except ShelfError as error:
        reason = reason_of_system(error.args_said["reason"], say)
        give_up(say.say(in_short(text(error.id, **(error.args_said | {"reason": reason})))), failure)
    except OSError as error:
        # Without a file it is the terminal that cannot be written to.
        if error.filename is None:
            raise
        reason = reason_of_system(error.strerror or "", say)
        said = text("cli-cannot-read", file=str(error.filename), reason=reason)
        give_up(say.say(in_short(said)), failure)


@contextmanager
def loading(say: Texts, *, failure: int = FAILURE) -> Iterator[None]:
    """As `spoken`; and what a lower room cannot make sense of, which it says in one sentence, is misuse."""
    with spoken(say, failure=failure):
        try:
            yield
        except LexiconDamaged:
            raise
        except ValueError as error:
            give_up(str(_shortened(str(error))), MISUSE)


def reason_of_system(reason: str, say: Texts) -> str:
    """The commonest reasons in the language of the interface, others as the system gives them."""
    return say(_OF_THE_SYSTEM[reason]) if reason in _OF_THE_SYSTEM else reason


def _of_edition(error: EditionError, say: Texts) -> str:
    """What is wrong with an edition file, in the language of the interface."""
    file = Path(str(_shortened(str(error.file))))
    return EditionError(file, error.line, in_short(error.text), error.place and in_short(error.place)).said(say)


def in_short(said: Text) -> Text:
    """A text about something that may be far too long to be said."""
    return Text(said.id, {name: _shortened(value) for name, value in said.args.items()})


def _shortened(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) < _LARGEST_SAID:
        return value
    return str(value) if len(str(value)) <= _LONGEST_SAID else f"{str(value)[:_LONGEST_SAID]}…"


def give_up(sentence: str, code: int) -> NoReturn:
    """One sentence, and out."""
    click.echo("\n".join(without_controls(line) for line in sentence.split("\n")), err=True)
    raise click.exceptions.Exit(code)
