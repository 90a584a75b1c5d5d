"""Whatever goes wrong reaches a person as one sentence in their language, never as a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

from sobremesa.cli.shelf import ShelfError
from sobremesa.editions.error import EditionError
from sobremesa.editions.texts import Texts
from sobremesa.engine import Malformed, Refused
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing

FAILURE = 1
MISUSE = 2
INTERRUPTED = 130


@contextmanager
def spoken(say: Texts, *, failure: int = FAILURE) -> Iterator[None]:
    """Misuse and a dictionary that is not there leave with code 2, what cannot be done with `failure`."""
    try:
        yield
    except Refused as refused:
        give_up(say.refusal(refused.refusal), MISUSE)
    except Malformed as malformed:
        give_up(say.say(malformed.text), failure)
    except EditionError as error:
        give_up(say("cli-bad-edition", problem=str(error)), failure)
    except LexiconMissing:
        give_up(say("cli-no-lexicon"), MISUSE)
    except LexiconDamaged as error:
        give_up(say("cli-bad-lexicon", problem=str(error)), MISUSE)
    except ShelfError as error:
        give_up(say(error.id, **error.args_said), failure)


@contextmanager
def loading(say: Texts, *, failure: int = FAILURE) -> Iterator[None]:
    """As `spoken`; and what a lower room cannot make sense of, which it says in one sentence, is misuse."""
    with spoken(say, failure=failure):
        try:
            yield
        except LexiconDamaged:
            raise
        except ValueError as error:
            give_up(str(error), MISUSE)


def give_up(sentence: str, code: int) -> NoReturn:
    """One sentence, and out."""
    click.echo(sentence, err=True)
    raise click.exceptions.Exit(code)
