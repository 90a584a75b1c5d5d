# The Letter Loom in the companion.
page-companion-loom-end = The match ends
page-companion-loom-end-rounds = after a number of rounds
page-companion-loom-end-target = with a score to reach
page-companion-loom-rounds = Rounds
page-companion-loom-target = Score to reach
page-companion-loom-repeated = A word that others have shown
page-companion-loom-repeated-each = costs 4 for each of them
page-companion-loom-repeated-flat = scores −4, whatever it is worth
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
page-companion-loom-ends-target = The round in which somebody reaches { $target } is the last; the highest total wins.

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
page-companion-loom-not-valid = Not a valid word: 0
page-companion-loom-blasts = Blasts on it: −4 each
page-companion-loom-earlier = Shown before by so many: −4 each
page-companion-loom-odd = Every card has an even value, so a score is never odd. Is this right?

page-companion-loom-line-round = round { $round }
page-companion-loom-line-typed = as written down
page-companion-loom-line-letter = { $letter }
page-companion-loom-line-value = a card
