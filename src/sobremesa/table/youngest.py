"""Who is the youngest at a table: a person, not a seat, for seats change hands and are numbered anew at the start.

Only games whose `Meta` names an option for it ask. The table fills that option in when the match starts.
"""

from msgspec.structs import replace

from sobremesa.table.setting import Setting, Shelf
from sobremesa.table.state import TableState


def setting_at_start(shelf: Shelf, state: TableState) -> Setting:
    """The setting that the match begins with: as many seats as are taken, and the seat of the youngest among them.

    A number that an older table has in its options is not looked at.
    """
    taken = [holder for holder in state.seats if not holder.is_free]
    setting = without_youngest(shelf, replace(state.setting, seats=len(taken)))
    option = shelf.game(setting).meta.youngest_option
    seats = [number for number, holder in enumerate(taken, 1) if holder.person and holder.person == state.youngest]
    return replace(setting, options={**setting.options, option: seats[0]}) if option and seats else setting


def without_youngest(shelf: Shelf, setting: Setting) -> Setting:
    """The setting less a number that an older table has in its options."""
    option = shelf.game(setting).meta.youngest_option
    return replace(setting, options={name: value for name, value in setting.options.items() if name != option})
