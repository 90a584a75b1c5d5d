# Looking back at a match.
page-replay-any = A match
page-replay-title = { $game }: the match again
page-replay-lasted = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
page-replay-slider = Step
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-speed-slow = slowly
page-replay-speed-normal = at normal speed
page-replay-speed-quick = quickly
page-replay-nothing = There is nothing to tell about this step.
page-replay-seat = Look from
page-replay-everybody = outside, as everybody sees it
page-replay-link = Link to this step
page-replay-copy = Copy link
page-replay-secret = This is a match of the day. Until the day is over, only you can look at it, from your own seat.
page-replay-coach = The coach
page-replay-coach-text = Which words were missed, turn by turn? Ask about somebody:
page-replay-to-table = To the table
