"""Parts of speech, as far as meanings differ by them."""

from enum import StrEnum


class PartOfSpeech(StrEnum):
    """The letters are WordNet's; `f` stands for all words of grammar, such as articles, pronouns and prepositions."""

    UNKNOWN = ""
    NOUN = "n"
    VERB = "v"
    ADJECTIVE = "a"
    ADVERB = "r"
    FUNCTION = "f"
