# The table of Word Golf.

# The card and its spaces.
page-golf-course = The course
page-golf-hole = Hole
page-golf-par = par { $par }
page-golf-par-word = par
page-golf-hole-par = Hole { $hole }, par { $par }
page-golf-hole-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-golf-caption = { $hole } · { $name } · par { $par }
page-golf-card = Card of the hole: { $name }
page-golf-card-of = { $name }’s card: { $card }
page-golf-card-word = { $name } wrote { $word } on spaces { $spaces }
page-golf-own-word = Your word { $word } on spaces { $spaces }
page-golf-space = space { $space }
page-golf-start = start
page-golf-flag = flag
page-golf-double = double
page-golf-obstacle = obstacle
page-golf-letter = letter { $letter }
page-golf-letter-to-come = letter { $turn } comes here
page-golf-taken-back = Back to space { $space }.
page-golf-dice = Dice: { $faces }
page-golf-joker = joker

# Writing.
page-golf-tip = Letters of the dice score. Write any word, then tap spaces from the arrow to the flag.
page-golf-word = Your word
page-golf-keys = Letters
page-golf-key-thrown = { $letter }, on a die, worth { $value }
page-golf-begin = Write a word, then tap a space for each letter, from the arrow to the flag.
page-golf-place = { $count ->
    [one] Now the last letter, { $letter }: on the flag.
   *[other] Tap a space for { $letter }. { $count } letters to place.
 }
page-golf-write = { $count ->
    [one] One more letter to write.
   *[other] { $count } letters to write.
 }
page-golf-to-flag = The last letter goes on the flag: go on, or take one back.
page-golf-this-word = { $word }
page-golf-hand-in = Hand in
page-golf-hand-in-for = Hand in · { $points } if it is a word, otherwise { $otherwise }
page-golf-empty-card = Empty card
page-golf-stamp = handed in
page-golf-stamp-empty = empty card
page-golf-handed-in = You have handed in { $word }. The others are still writing.
page-golf-handed-in-empty = You have handed in an empty card. The others are still writing.
page-golf-take-back = Write on after all

# Words shown and scored.
page-golf-empty = empty card
page-golf-spelling-valid = spelt right
page-golf-spelling-voted = accepted by vote
page-golf-spelling-misspelt = { $read ->
    [yes] misspelt: { $reading } ({ $said })
   *[no] misspelt: { $said }
 }
page-golf-spelling-no-word = { $reason ->
    [house-refused] the table agreed that it isn’t valid
   *[none] not a word
 }
page-golf-votes = right { $right } · misspelt { $misspelt } · not a word { $none }
page-golf-hole-in-one = Hole in one!
page-golf-cup = hole in one
page-golf-takes-coin = takes a coin
page-golf-points-of = { $name }, hole { $hole }
page-golf-luis-hole = Luis, hole { $hole }
page-golf-luis-says = “I take the dice as they lie.”
page-golf-hole-over = Hole { $hole } is over
page-golf-all-cards = All cards
page-golf-next-hole = On to hole { $hole }
page-golf-others-vote = The others vote on a word.
page-golf-others-choose = The others choose jokers and cards.
page-golf-others-shop = The others are in the shop.

# The vote.
page-golf-vote-question = The dictionary lacks this word of { $name }. What is it?
page-golf-vote-right = Spelt right
page-golf-vote-misspelt = Misspelt
page-golf-vote-misspelt-in = Misspelt: { $letters }
page-golf-vote-none = Not a word
page-golf-vote-letters = Misspelt letters
page-golf-vote-letter = { $letter }, { $mark ->
    [misspelt] misspelt
    [extra] one too many
   *[right] right
 }
page-golf-vote-reading = Maybe “{ $reading }”: { $said }. Tap letters to change that.
page-golf-vote-how = Misspelt? Tap each wrong letter; twice if it is one too many.

# Jokers and cards.
page-golf-choose-how = Lay jokers and cards on letters that do not score.
page-golf-joker-number = Joker { $number }
page-golf-wildcard = Card { $kind }
page-golf-stands-for = { $name }: for which letter?
page-golf-by-joker = by a joker
page-golf-on-die = on a die
page-golf-scores-nothing = does not score
page-golf-is-misspelt = misspelt
page-golf-is-extra = one too many
page-golf-choose = Take these
page-golf-choose-for = Take { $points }
page-golf-joker-for = joker for { $letter }
page-golf-card-for = card { $kind } for { $letter }
page-golf-no-help = no joker, no card

# The shop.
page-golf-shop = Wildcard cards
page-golf-shop-how = A card makes one of its letters score, once.
page-golf-money = { $coins ->
    [0] This hole: { $money }
    [one] This hole: { $money }, and 1 coin
   *[other] This hole: { $money }, and { $coins } coins
 }
page-golf-left = { $left } left to spend
page-golf-slots = Your hand
page-golf-slot-free = free place
page-golf-kind = Card { $kind }, costs { $cost }
page-golf-in-hand = in hand
page-golf-in-basket = chosen
page-golf-hand-full = hand full
page-golf-too-dear = too dear
page-golf-buy = { $count ->
    [one] Buy one card
    [2] Buy two cards
   *[other] Buy three cards
 }
page-golf-buy-nothing = Buy nothing

# The score sheet.
page-golf-cups = Cups
page-golf-total = Total
page-golf-total-of = { $name }, total
page-golf-line-hole = hole { $hole }
page-golf-line-cups = { $count ->
    [one] one cup
   *[other] { $count } cups
 }
page-golf-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }

# What happens now.
page-golf-now-writing = Hole { $hole }, par { $par }: write
page-golf-now-voting = Hole { $hole }: is it spelt right?
page-golf-now-scoring = Hole { $hole }: jokers and cards
page-golf-now-shopping = Hole { $hole }: the shop

# What happened.
page-golf-told-dice = Hole { $hole }. The dice show { $faces }.
page-golf-told-unready = { $name } writes on.
page-golf-told-time = Time is over for { $names }.
page-golf-told-word = { $name }: { $word }
page-golf-told-empty = { $name }: an empty card
page-golf-told-vote = The dictionary lacks { $word } ({ $name }). What is it?
page-golf-told-voted = { $name } on { $word }: { $answer }
page-golf-told-misspelt = { $read ->
    [yes] { $name } meant “{ $reading }”: { $said }.
   *[no] { $name }: { $word } is misspelt ({ $said }).
 }
page-golf-told-no-word = { $reason ->
    [house-refused] { $name }: the table agreed that it isn’t valid; it counts as an empty card.
   *[other] { $name }: not a word; it counts as an empty card.
 }
page-golf-told-points = { $points ->
    [one] { $name } scores { $points } point.
   *[other] { $name } scores { $points } points.
 }
page-golf-told-lost = { $points ->
    [one] { $name } loses { $points } point.
   *[other] { $name } loses { $points } points.
 }
page-golf-told-cup = { $points ->
    [one] Hole in one! { $name } scores { $points } point and a cup.
   *[other] Hole in one! { $name } scores { $points } points and a cup.
 }
page-golf-told-coin = { $name } takes a coin.
page-golf-told-bought = { $name } buys { $cards }.

page-keys-golf = A–Z · write the word
    1–9 · a letter on that space
    Arrows · from space to space
    Space · a letter on this space
    Backspace · takes one back
    Delete · clears
    1–4 · cards in the shop
    Enter · hands in, chooses, buys
