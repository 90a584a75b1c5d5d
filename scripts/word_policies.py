"""What the companion in the browser judges words by, as data: the policies of the games, and how a no is said."""

import json

from sobremesa.games import GAMES
from sobremesa.games.bisonte.words import POLICY as BISONTE
from sobremesa.games.buffet.words import POLICY as BUFFET
from sobremesa.games.golf.words import POLICY as GOLF
from sobremesa.games.loom.words import POLICY as LOOM
from sobremesa.lexicon import LANGUAGES, Category, MeaningKind, Reason, WordPolicy, alphabet
from sobremesa.lexicon.judging import LONGEST_WORD
from sobremesa.lexicon.policy import MISSES

POLICIES = {"bisonte": BISONTE, "buffet": BUFFET, "golf": GOLF, "loom": LOOM}


def module() -> str:
    """The file that the client imports."""
    assert POLICIES.keys() == set(GAMES)
    told = {
        "alphabets": {language: "".join(alphabet(language).letters) for language in LANGUAGES},
        "longest": LONGEST_WORD,
        "categories": [{"bit": int(category), "label": category.label} for category in Category],
        "reasons": list(Reason),
        "misses": [{"bit": int(category), "reason": reason} for category, reason in MISSES],
        "meanings": list(MeaningKind),
        "policies": {game: _policy(POLICIES[game]) for game in GAMES},
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def _policy(policy: WordPolicy) -> dict[str, str | int]:
    return {
        "clause": policy.clause,
        "accepts": int(policy.accepts),
        "refuses": int(policy.refuses),
        "enye": policy.folding.enye,
    }
