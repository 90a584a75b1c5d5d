"""How no is said over a socket, in the reader's language."""

from sobremesa.editions.texts import Language
from sobremesa.engine import Malformed, Refused, Text
from sobremesa.protocol import telling
from sobremesa.server.denial import Denied
from sobremesa.server.saying import texts


def problem_frame(problem: Refused | Malformed | Denied, ask: str, language: Language) -> bytes:
    """A no as a frame."""
    say = texts(language)
    if isinstance(problem, Refused):
        refusal = problem.refusal
        return telling.write_message(telling.Refused(ask, refusal.clause, refusal.text, say.refusal(refusal)))
    retry_after = problem.retry_after if isinstance(problem, Denied) else None
    return telling.write_message(telling.Failed(ask, problem.text, say.say(problem.text), retry_after))


def failed_frame(ask: str, text: Text, language: Language, retry_after: int | None = None) -> bytes:
    """Something that could not be done, as a frame."""
    return telling.write_message(telling.Failed(ask, text, texts(language).say(text), retry_after))
