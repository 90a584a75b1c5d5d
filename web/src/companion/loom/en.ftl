# The Letter Loom in the companion.
page-companion-loom-end = The match ends
page-companion-loom-end-rounds = after a number of rounds
page-companion-loom-end-target = with a score to reach
page-companion-loom-rounds = Rounds
page-companion-loom-target = Score to reach
page-companion-loom-finish-round = Finish the round in which the score is reached
page-companion-loom-repeated = A repeated word
page-companion-loom-repeated-flat = scores −4
page-companion-loom-repeated-less-4 = counts, less 4
page-companion-loom-repeated-maker = counts, less 4 for each earlier player
page-companion-loom-blast-needs-word = A Blast needs a valid word
page-companion-loom-timer-strategy = Strategy
page-companion-loom-timer-creation = Creation

page-companion-loom-round = Round
page-companion-loom-leads = { $name } leads
page-companion-loom-cell = { $name }, round { $round }
page-companion-loom-cell-tie = { $name }, deciding round
page-companion-loom-tie = Tie
page-companion-loom-tied = Level at the top: those who are tied play one more round without strategy cards, and { $name } leads it.
page-companion-loom-ends-rounds = { $rounds ->
    [one] One round; the highest total wins.
   *[other] { $rounds } rounds; the highest total wins.
 }
page-companion-loom-ends-target = The first to reach { $target } wins at once, in the order in which words are shown.
page-companion-loom-ends-target-round = The round in which somebody reaches { $target } is the last; the highest total wins.

page-companion-loom-by-cards = Count the cards
page-companion-loom-letters = Letters or values of the cards
page-companion-loom-letters-hint = CASA, or 4 2 4 2; a * is a Wildcard.
page-companion-loom-no-card = There is no card for { $letters }.
page-companion-loom-cards = Cards of the word
page-companion-loom-cards-hint = Tap a card to say its colour or that it is the Wildcard.
page-companion-loom-card = { $letter }, worth { $value }, { $colour ->
    [orange] orange
    [green] green
    [black] black
    [yellow] yellow
    [wild] Wildcard
   *[unknown] no colour said
 }
page-companion-loom-colour = { $colour ->
    [orange] Orange
    [green] Green
    [black] Black
    [yellow] Yellow
    [wild] Wildcard
   *[unknown] No colour
 }
page-companion-loom-one-colour = All cards have one colour: ×2
page-companion-loom-boost = Boost: +4
page-companion-loom-not-valid = Not a valid word
page-companion-loom-blasts = Blasts: −4 each
page-companion-loom-earlier = Players who showed it before
page-companion-loom-odd = Every card has an even value, so a score is never odd. Is this right?

page-companion-loom-line-round = round { $round }
page-companion-loom-line-typed = as written down
page-companion-loom-line-letter = { $letter }
page-companion-loom-line-value = a card
