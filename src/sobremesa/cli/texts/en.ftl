# The terminal.

# People and bots.
cli-you = You
cli-player = Player { $number }
cli-luis = Luis
cli-bot-child = Child
cli-bot-casual = Casual
cli-bot-club = Club
cli-bot-expert = Expert
cli-ask-name = Who plays { $shape }? A name, or Enter for none

# On the card and beside it.
cli-hole = Hole { $hole }
cli-par = par { $par }
cli-legend-start = start
cli-legend-flag = flag
cli-legend-double = double
cli-legend-obstacle = obstacle
cli-cards = Cards
cli-no-cards = none yet
cli-coins = Coins
cli-with-cups = { $cups ->
    [one] 1 hole in one
   *[other] { $cups } holes in one
 }

# Writing.
cli-welcome = Word Golf: nine holes. Any word will do; letters that the dice show score. { $key } helps at any time.
cli-round = Hole { $hole } of { $holes }
cli-your-word = Your word
cli-word-hint = { $least } to { $most } letters, on the dice or not · p empty card · { $key } help · q save and leave
cli-hand-in = Hand in { $word } on { $line }
cli-line-hint = Enter hands it in · space numbers draw another line · or another word
cli-line-hint-cards = c the best line with your cards
cli-word-first = First a word, then its line.
cli-no-line = This card has no line for { $letters } letters at this table.
cli-if-it-is-a-word = If it is a word
cli-empty-card = An empty card scores { $points }. Hand it in?
cli-yes-no = 1 yes · 2 no
cli-yes-no-again = Type 1 for yes or 2 for no.
cli-time-ran-out = Time is over: what was written counts.

# Verdicts.
cli-verdict-empty = An empty card.
cli-verdict-valid = { $word } is a word: { $reading }.
cli-verdict-voted = The table takes { $word } as a word.
cli-verdict-misspelt = { $word } is misspelt ({ $reason }): { $reading } was meant.
cli-verdict-no-word = { $word } does not count ({ $reason }): the card scores as empty.
cli-meaning-gloss = { $lemma }: { $sense }
cli-meaning-synonyms = { $lemma }: like { $sense }
cli-meaning-english-gloss = { $lemma } (in English): { $sense }
cli-vote-opened = { $word } is put to the vote ({ $reason }).
cli-vote = { $voter }, is { $word } a word?
cli-vote-yes = says yes
cli-vote-no = says no

# Jokers and cards.
cli-choose = Jokers and cards for { $word }
cli-choose-hint = Enter takes 1 · { $own } lets you choose
cli-choose-own = choose step by step
cli-choose-again = A number from 1 to { $most }, or Enter for the first.
cli-choice-sure = That makes { $points }. Is it right?
cli-nothing-used = nothing used
cli-joker-for = Joker { $number } stands for
cli-card-for = Card { $kind } replaces
cli-letter-hint = { $letters } · Enter for none
cli-letter-again = One of these: { $letters }; or Enter for none.

# Scores.
cli-score = Score
cli-hole-column = Hole
cli-total-column = Total
cli-par-row = Par
cli-hole-in-one = A hole in one: a cup!
cli-takes-coin = a coin for the lowest score
cli-coin-from-luis = a coin: Luis did not score less
cli-nothing-scored = Nothing has been scored yet.
cli-go-on = Enter goes on · w why
cli-watched-luis-beaten = { $name } beats Luis, { $points } to { $luis }.
cli-watched-luis-cups = { $name } and Luis are level on { $points }; a hole in one decides for { $name }.
cli-watched-luis-draw = A draw: { $name } and Luis have { $points } each.
cli-watched-luis-wins = Luis beats { $name }, { $luis } to { $points }.
cli-seed = The seed of this match was { $seed }; whoever has it can check that every deal and throw was fair.
cli-seed-check = The program does it for you: sobremesa verify { $match }

# The shop.
cli-shop = The shop
cli-money = Money
cli-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
cli-kind-held = you hold one
cli-kind-too-dear = too dear now
cli-kind-to-buy = can be bought
cli-buy = Cards to buy
cli-buy-hint = one number or more: 1 3 · Enter buys nothing · unspent money is lost
cli-buy-again = Numbers from 1 to { $most } · Enter: nothing.
cli-bought = bought
cli-you-bought = bought

# Passing, saving, leaving.
cli-hand-over = Pass the keyboard to { $name }, then Enter
cli-saved = Saved in { $file }
cli-take-back = { $key } takes back the word of { $name }
cli-taken-back = The word of { $name } was taken back: the card is empty again.
cli-left = The match is kept. Go on with: sobremesa play golf --resume { $match }
cli-no-terminal = There is no terminal to play at, so here is a bot's match against Luis.
cli-other-words = This match was begun with another word list; it goes on with the one that is installed.
cli-help =
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
      w             why: the last scores with what their clauses say
      GOL-4         read a clause
      s             save          q   save and leave          ?   this help

# What cannot be done.
cli-bad-edition = This edition cannot be used: { $problem }
cli-bad-house = The house's words cannot be used: { $reason }
cli-edition-gone = The edition “{ $file }” of this match cannot be used: { $reason } Give it with --edition.
cli-other-edition = This match is played with the edition “{ $file }”: give its name or its file with --edition.
cli-changed-edition = The edition “{ $file }” is not as it was when this match began: give it as it was with --edition.
cli-house-gone = The house's words of this match cannot be used: { $reason } Give them with --house.
cli-other-house = The house's words are not those that this match began with: give that file with --house.
cli-no-house = This match began without house words: go on without --house.
cli-clock-shared = With a clock each person needs a keyboard, and here { $people } share one.
cli-bad-lexicon = The dictionary cannot be read. { $problem }
cli-no-lexicon = The dictionaries are not built yet: run “sobremesa words build” first.
cli-bad-option = “{ $given }” is no option; write NAME=VALUE.
cli-bad-seed = A seed is 1 to 64 digits from 0 to 9 and a to f.
cli-no-person = With { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } nobody is left to play.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = The match cannot be kept in { $file }: { $reason }.
cli-file-exists = { $file } is there already: go on with it by --resume, or choose another name.
cli-other-window = Another window has gone on with this match: nothing more is kept from here, so that nothing is lost.
cli-damaged = This saved match is damaged.
cli-nameless-file = The name of this file is no text, and with it the match cannot be kept: { $file }
cli-no-clause = There is no clause { $clause }.
cli-no-last-match = There is no last match to go on with.

# Whether chance was fair.
cli-fair = Chance was fair: the seed is the one committed to at the beginning, and all { $draws } deals and throws follow from it.
cli-unfair = Line { $line }: { $fault }
