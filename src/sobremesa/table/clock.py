"""Wall time into match time, which stands still in a pause and while nobody could play."""

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """Match time is wall time less what it is behind, and never less than what has been played already."""

    behind: int = 0
    floor: int = 0
    stands: bool = False

    def match_time(self, wall: int) -> int:
        """The match time at an instant of the wall clock."""
        return self.floor if self.stands else max(self.floor, wall - self.behind)

    def wall_time(self, match_time: int) -> int | None:
        """The instant of the wall clock from which on it is this match time or later; None while the clock stands."""
        return None if self.stands else max(self.floor, match_time) + self.behind

    def starts_at(self) -> int | None:
        """The instant from which on match time runs; None while the clock stands."""
        return self.wall_time(self.floor)

    def stopped(self, match_time: int) -> "Clock":
        """The clock standing still at this match time."""
        return Clock(self.behind, match_time, stands=True)

    def running_from(self, wall: int) -> "Clock":
        """The clock going on from what has been played, at an instant of the wall clock that may lie ahead."""
        return Clock(wall - self.floor, self.floor)
