# The matches of the day.
page-daily-title = Games of the day
page-daily-lead = Everybody in the ranking plays the same deal, with one try each. It is drawn when the day begins, so nobody can know it before. Until the day is over you see the others’ points and nothing else.
page-daily-guest = Without an account you play a different deal, just for fun: your points stay out of the ranking. With an account they count from tomorrow on.
page-daily-new-account = Your account was opened today, so you are in the ranking from tomorrow on. Today you play a different deal, just for fun: nobody gets to try the ranked one first.
page-daily-open-account = Open an account
page-daily-unranked = not in the ranking
page-daily-lead-over = This day is over: its matches can be looked at, and their chance can be checked.
page-daily-days = Days
page-daily-before = The day before
page-daily-after = The day after
page-daily-ends = Until midnight in Greenwich:
page-daily-against-luis = alone against Luis
page-daily-against-bot = against a bot of level club
page-daily-played = { $count ->
    [0] nobody has played yet
    [one] one person has played
   *[other] { $count } people have played
 }
page-daily-play = Play
page-daily-go-on = Go on
page-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-daily-points-word = { $points ->
    [one] point
   *[other] points
 }
page-daily-place = place { $rank } of { $count }
page-daily-look-back = Look back
page-daily-replay = Watch
page-daily-replay-of = Watch the match of { $name }
page-daily-nobody = Nobody has finished it yet. Be the first!
page-daily-nobody-ranked = Nobody in the ranking has finished it yet.
page-daily-nobody-then = Nobody finished it that day.
page-daily-more = Show all { $count }
page-daily-fewer = Show fewer
page-daily-still-played = Somebody is still playing it. The matches can be looked at when the last one is over.
page-daily-chance = Check the chance
page-daily-chance-text = The commitment was public all day long; the seed belongs to it, and every draw follows from the seed.
page-daily-seed = Seed:
page-daily-commitment = Commitment:
page-daily-streak = { $count ->
    [one] day in a row
   *[other] days in a row
 }
page-daily-calendar = The last fourteen days
page-daily-done = a match finished
page-daily-not-done = no match finished
page-daily-kept-here = One finished match a day keeps the streak going. It is kept in this browser; with an account, everywhere.
page-daily-kept-account = One finished match a day keeps the streak going, on whichever device you play.
page-daily-card = Show your result
