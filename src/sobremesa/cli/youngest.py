"""Who is the youngest of the people at this keyboard, in a game that asks for it."""

from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.seating import Seating, clean_name
from sobremesa.editions.texts import Texts
from sobremesa.engine import Seat


def find_youngest(seating: Seating, named: str, say: Texts) -> Seat | None:
    """The seat of the person with this name; None when nobody has it. A bot is never the youngest."""
    wanted = clean_name(named).casefold()
    return next((seat for seat in seating.people if seating.name(seat, say).casefold() == wanted), None)


def ask_youngest(keyboard: Keyboard, seating: Seating) -> Seat | None:
    """Several people are asked who is the youngest; None leaves it to chance."""
    if len(seating.people) == 1:
        return None
    say = keyboard.say
    names = ", ".join(seating.name(seat, say) for seat in seating.people)
    while named := keyboard.ask(say("cli-ask-youngest"), say("cli-youngest-hint", names=names)).strip():
        seat = find_youngest(seating, named, say)
        if seat is not None:
            return seat
        keyboard.tell(say("cli-unknown-youngest", given=clean_name(named), names=names))
    return None
