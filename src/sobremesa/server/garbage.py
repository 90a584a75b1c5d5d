"""Objects that only know each other, which Python has to look for while everybody waits.

Whoever leaves leaves none of them, so there is little to find, and what matters is how long a look takes. Python looks
when there are so many objects more than before, and those that a move replaces count against that: with thousands of
players it would look after minutes, at everything that is new since then, for most of a second. Here it looks all the
time at the little that is new, for some milliseconds, and seldom at all.
"""

import asyncio
import gc

NEW = 0.25
"""Seconds between two looks at what is new."""
ALL = 4 * 3_600
"""After so many of them, in an hour, everything is looked at."""
_MANY = (100_000, 1_000, 100_000)
"""Objects more than before when Python looks by itself: many came at once."""
_YOUNG, _OLD = 1, 2


async def look_for_garbage() -> None:
    """Again and again; what is there when it begins stays, and need not be looked at again."""
    gc.freeze()
    gc.set_threshold(*_MANY)
    while True:
        for _ in range(ALL - 1):
            await asyncio.sleep(NEW)
            gc.collect(_YOUNG)
        await asyncio.sleep(NEW)
        gc.collect(_OLD)
