# Many matches of bots.

cli-simulate-playing = Matches
cli-simulate-uneven = With --swap each deal is played from all { $seats } seats: the number of matches must be a multiple of { $seats }.
cli-simulate-broken = A process ended too early; perhaps there was no memory left. Try fewer --workers.

# One match.
cli-simulate-rounds = { $count ->
    [1] 1 round
   *[other] { $count } rounds
 }
cli-simulate-loom-rounds = { $count ->
    [1] 1 round
   *[other] { $count } rounds
 }
cli-simulate-turns = { $count ->
    [1] 1 turn
   *[other] { $count } turns
 }
cli-simulate-words = { $count ->
    [1] 1 word
   *[other] { $count } words
 }
cli-simulate-refused = The rules do not allow the move of { $name } ({ $clause }): { $action }
cli-simulate-error = The match could not go on: { $problem }

# All together.
cli-simulate-level = Level
cli-simulate-seat = Seat
cli-simulate-wins = Wins (95 %)
cli-simulate-alone = Won
cli-simulate-shared = Shared
cli-simulate-points = Points
cli-simulate-words-column = Words
cli-simulate-length = A match: { $turns }, { $words } words, { $minutes } minutes of play.
cli-simulate-undecided = { $count ->
    [1] 1 match had no single winner: a shared win is split.
   *[other] { $count } matches had no single winner: a shared win is split.
 }
cli-simulate-longest = The longest word: { $word }
cli-simulate-best = The word that scored most: { $word }
cli-simulate-abandoned = { $count ->
    [1] 1 match was abandoned.
   *[other] { $count } matches were abandoned.
 }
cli-simulate-speed = { $matches ->
    [1] 1 match
   *[other] { $matches } matches
 }, { $rate } a second.
