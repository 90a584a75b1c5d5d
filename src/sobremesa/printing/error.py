"""What cannot be printed is told in one sentence."""

from sobremesa.engine.text import Text


class PrintingError(Exception):
    """Why there is no PDF, as a text."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.id)
        self.text = said
