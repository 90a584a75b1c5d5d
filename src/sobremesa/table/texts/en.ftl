# What a table says no to, and how a match ends that is not played to its end.
tab-1-not-host = Only the host can do that.
tab-1-kicked = The host has asked you to leave this table.
tab-1-seat-taken = Seat { $seat } is taken.
tab-1-sitting = You have seat { $seat } already. Name another one to change places.
tab-1-seat-free = Nobody sits in seat { $seat }.
tab-1-nobody-there = Nobody sits in seat { $seat } who could be the host.
tab-1-kick-oneself = You are the host. Stand up if you want to leave your seat.
tab-1-other-game = A table keeps its game. Open another table for another game.
tab-1-not-a-bots-seat = This seat is a person’s. A bot sits down with its token, so that all see it is one.
tab-1-full = Every seat is taken.
tab-1-not-ready = { $count ->
    [one] One person is not ready yet.
   *[other] { $count } people are not ready yet.
}
tab-3-too-late = The start is set, so nothing more goes into the shuffle.
tab-3-too-early = The secret numbers of the shuffle are shown once the start is set.
tab-3-not-shared = Nobody adds to the shuffle of this table.
tab-3-bot = Bots add nothing to the shuffle.
tab-3-other-nonce = That is not the number that this device sealed for the shuffle.
tab-3-not-revealed = The device in seat { $seat } did not answer in time, so the match did not start. Please try again.
tab-6-not-absent = Whoever has seat { $seat } is here.
tab-6-no-turns = In this game nobody has turns that could be passed.
tab-6-ended = The table ended the match because somebody was away.
tab-9-paused = The match is paused.
tab-9-not-paused = The match is not paused.
tab-9-counting-down = The match goes on in a moment.
tab-9-daily = The day’s match has no pauses: all play it by the same clock.
tab-10-not-entitled = You do not vote about yourself.
tab-10-ended = The table ended the match early.
tab-13-closed = This table is closed.
tab-13-started = The match has begun.
tab-13-starting = The match is about to begin.
tab-13-not-started = The match has not begun yet.
tab-13-no-youngest = In this game it does not matter who is the youngest.
tab-13-youngest-not-here = Only a person at this table can be marked as the youngest.
tab-13-not-over = The match is not over yet.
tab-13-rematch-open = The rematch is open already.
tab-14-start-failed = Something went wrong on our side. Please try again.
tab-15-abandoned = The match was abandoned.
tab-15-forgotten = Nobody came back to this match.
tab-15-day-over = The day of this match is over.
tab-15-closed = The match was stopped by the operator.
tab-15-stuck = The program could not go on with this match, so it ended here.
