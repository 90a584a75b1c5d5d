# Word Golf in the terminal.

# People and bots.
cli-golf-luis = Luis

# On the card and beside it.
cli-golf-hole = Hole { $hole }
cli-golf-par = par { $par }
cli-golf-legend-start = start
cli-golf-legend-flag = flag
cli-golf-legend-double = double
cli-golf-legend-obstacle = obstacle
cli-golf-cards = Cards
cli-golf-no-cards = none yet
cli-golf-coins = Coins
cli-golf-with-cups = { $cups ->
    [one] 1 hole in one
   *[other] { $cups } holes in one
 }

# Writing.
cli-golf-welcome = Word Golf: nine holes. Any word will do; letters that the dice show score. { $key } helps at any time.
cli-golf-round = Hole { $hole } of { $holes }
cli-golf-your-word = Your word
cli-golf-word-hint = { $least } to { $most } letters, on the dice or not · p empty card · { $key } help · q save and leave
cli-golf-hand-in = Hand in { $word } on { $line } · { $points } if it is a word, otherwise { $otherwise }
cli-golf-line-hint = Enter hands it in · space numbers draw another line · or another word
cli-golf-line-hint-cards = c the best line with your cards
cli-golf-word-first = First a word, then its line.
cli-golf-no-line = This card has no line for { $letters } letters at this table.
cli-golf-if-it-is-a-word = If it is a word
cli-golf-empty-card = An empty card scores { $points }. Hand it in?
cli-golf-time-ran-out = Time is over: what was written counts.

# Verdicts.
cli-golf-verdict-empty = An empty card.
cli-golf-verdict-valid = { $word } is a word: { $reading }.
cli-golf-verdict-voted = The table takes { $word } as a word.
cli-golf-verdict-misspelt = { $word } is misspelt: { $reading } was meant ({ $said }).
cli-golf-verdict-marked = The table takes { $word } as misspelt ({ $said }).
cli-golf-verdict-no-word = { $word } does not count ({ $reason }): the card scores as empty.

# The vote.
cli-golf-vote = { $voter }, what is { $word }?
cli-golf-vote-hint = 1 spelt right · 2 no word · misspelt: m and the letters by their place (m 3), with + if too many (m +3)
cli-golf-vote-hint-misspelt = 1 spelt right · 2 no word · m misspelt: { $reading } ({ $said })
    other letters: m and their place (m 3), with + if too many (m +3)
cli-golf-vote-again = Type 1, 2, or m and the place of each misspelt letter.
cli-golf-vote-right = spelt right
cli-golf-vote-no-word = no word

# Jokers and cards.
cli-golf-choose = Jokers and cards for { $word }
cli-golf-choose-hint = Enter takes 1 · { $own } lets you choose
cli-golf-choose-own = choose step by step
cli-golf-choose-again = A number from 1 to { $most }, or Enter for the first.
cli-golf-choice-sure = That makes { $points }. Is it right?
cli-golf-nothing-used = nothing used
cli-golf-joker-for = Joker { $number } stands for
cli-golf-card-for = Card { $kind } replaces
cli-golf-letter-hint = { $letters } · Enter for none
cli-golf-letter-again = One of these: { $letters }; or Enter for none.

# Scores.
cli-golf-hole-column = Hole
cli-golf-par-row = Par
cli-golf-hole-in-one = A hole in one: a cup!
cli-golf-takes-coin = a coin for the lowest score
cli-golf-coin-from-luis = a coin: Luis did not score less
cli-golf-watched-luis-beaten = { $name } beats Luis, { $points } to { $luis }.
cli-golf-watched-luis-cups = { $name } and Luis are level on { $points }; a hole in one decides for { $name }.
cli-golf-watched-luis-draw = A draw: { $name } and Luis have { $points } each.
cli-golf-watched-luis-wins = Luis beats { $name }, { $luis } to { $points }.

# The shop.
cli-golf-shop = The shop
cli-golf-money = Money
cli-golf-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
cli-golf-kind-held = you hold one
cli-golf-kind-too-dear = too dear now
cli-golf-kind-to-buy = can be bought
cli-golf-buy = Cards to buy
cli-golf-buy-hint = one number or more: 1 3 · Enter buys nothing · unspent money is lost
cli-golf-buy-again = Numbers from 1 to { $most } · Enter: nothing.
cli-golf-bought = bought
cli-golf-you-bought = bought

# Passing, saving, leaving.
cli-golf-take-back = { $key } takes back the word of { $name }
cli-golf-taken-back = The word of { $name } was taken back: the card is empty again.
# Moves by name.
cli-golf-way-then = then choose: { $cards }
cli-golf-way-empty = an empty card
cli-golf-way-buy-nothing = buy nothing

cli-golf-help =
    Write a word from the arrow ▶ to the flag ⚑, one letter to a space, on a
    line that never crosses or touches itself. Letters that show on the dice
    score their value; a joker • stands for any letter. ×2 doubles, ░ costs 1 if
    the letter there does not score, an empty space costs 1. Par is taken off.

    A card replaces one letter of its kind that no die shows. After each hole
    comes the shop: your score is the money, which is not kept; a coin ○ is
    worth 1 and may be kept. The coin goes to the lowest score; alone, to you if
    Luis did not score less. When every space scores it is a hole in one: a cup
    ✦, worth 1 point at the end.

      a word        write it; the best line for it is drawn
      1 3 2 5       draw your own line, by the numbers of the spaces
      Enter         hand in, take the proposal, or go on
      p  or  -      hand in an empty card
      =             the table again
      w             why: the last scores with what their clauses say
      h             a hint: the best few moves and why (h expert: better ones)
      GOL-4         read a clause
      s             save          q   save and leave          ?   this help
