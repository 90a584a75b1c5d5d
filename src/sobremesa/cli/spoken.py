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

MISUSE = 2
FAILURE = 1
INTERRUPTED = 130


@contextmanager
def spoken(say: Texts) -> Iterator[None]:
    """Misuse leaves with code 2, what cannot be done with 1."""
    try:
        yield
    except Refused as refused:
        give_up(say.refusal(refused.refusal), MISUSE)
    except Malformed as malformed:
        give_up(say.say(malformed.text), FAILURE)
    except EditionError as error:
        give_up(say("cli-bad-edition", problem=str(error)), FAILURE)
    except LexiconMissing:
        give_up(say("cli-no-lexicon"), FAILURE)
    except LexiconDamaged as error:
        give_up(say("cli-bad-lexicon", problem=str(error)), FAILURE)
    except ShelfError as error:
        give_up(say(error.id, **error.args_said), FAILURE)


def give_up(sentence: str, code: int) -> NoReturn:
    """One sentence, and out."""
    click.echo(sentence, err=True)
    raise click.exceptions.Exit(code)
