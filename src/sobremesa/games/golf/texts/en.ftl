# Word Golf.
golf-name = Word Golf
golf-summary = Nine holes on paper: the word counts, and so does the way you write it.

# Why something is refused.
gol-2-take-back-first = You have handed in your word; take it back to write on.
gol-2-still-writing = You are still writing; there is nothing to take back.
gol-4-one-to-a-space = Each letter needs a space of its own: { $letters } letters, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }.
gol-4-unknown-space = The card has no space { $space }.
gol-4-starts-elsewhere = The first letter goes on the start, where the arrow is.
gol-4-ends-elsewhere = The last letter goes on the flag.
gol-4-space-twice = Space { $space } already holds a letter.
gol-4-crosses = The line crosses itself: piece { $piece2 } cuts piece { $piece1 }.
gol-4-touches = The line touches itself on space { $space }.
gol-4-runs-back = The line runs back along itself.
gol-4-runs-through-letter = The line runs through the letter on space { $space }.
gol-5-not-a-neighbour = At this table each step goes to one of the eight spaces around.
gol-6-too-short = A word has at least { $least } letters.
gol-6-too-long = This card has room for { $most } letters.
gol-8-too-many-jokers = { $shown ->
    [0] The dice show no joker.
    [one] The dice show one joker.
   *[other] The dice show { $shown } jokers.
 } You chose { $chosen }.
gol-9-not-in-hand = You do not hold the card { $kind }.
gol-9-other-kind = The card { $kind } cannot replace { $letter }.
gol-9-on-a-die = A die shows { $letter } already: no card is needed.
gol-9-one-card-one-space = One card replaces one letter, and each letter takes one card.
gol-17-too-dear = That costs { $cost }, and you have { $money } and { $coins } in coins.
gol-18-no-such-kind = There is no card “{ $kind }”. There are: { $kinds }.
gol-18-one-of-each = At most one card { $kind } in a hand.
gol-18-three-cards = At most { $most } cards in a hand.
gol-20-letters = A word is made of letters alone.
gol-21-misspelt-letter = { $letter } is misspelt here and cannot score.
gol-21-letter-too-many = { $letter } is one letter too many here and cannot score.
gol-21-too-many-mistakes = { $most ->
    [0] A word of { $letters } letters cannot be misspelt: it is either right or no word.
    [one] A word of { $letters } letters may have one mistake.
   *[other] A word of { $letters } letters may have { $most } mistakes.
 }
gol-22-not-disputed = There is no vote on the word of seat { $seat }.
gol-22-no-vote = You have no vote on this word.
gol-22-right-or-misspelt = A word that is spelt right has no misspelt letters: choose one of the two.
gol-22-marked-twice = Mark each letter only once.
gol-22-no-such-letter = The word has { $letters } letters; there is no letter { $place }.
gol-29-no-such-letter = The word has { $letters } letters; there is no letter { $place }.

# What points are for.
golf-line-die = { $letter } on a die
golf-line-joker = { $letter } by a joker
golf-line-card = { $letter } by the card { $kind }
golf-line-double = { $letter } on a double
golf-line-obstacle = { $letter } does not score, on an obstacle
golf-line-nothing = { $letter } does not score
golf-line-misspelt = { $letter } is misspelt
golf-line-misspelt-obstacle = { $letter } is misspelt, on an obstacle
golf-line-missing = { $letter } does not score: { $missing } is missing
golf-line-missing-obstacle = { $letter } does not score, on an obstacle: { $missing } is missing
golf-line-extra = { $letter } is one too many: an empty space
golf-line-empty = { $spaces ->
    [one] 1 empty space
   *[other] { $spaces } empty spaces
 }
golf-line-par = par { $par }
golf-line-luis = { $face } on a die
golf-line-price = card { $kind }

# What is misspelt.
golf-mistake-wrong = { $letter } for { $meant }
golf-mistake-extra = one { $letter } too many
golf-mistake-missing = { $meant } missing before { $letter }
golf-mistake-missing-at-end = { $meant } missing at the end
golf-mistake-swapped = { $letter } for { $meant }
golf-marked-misspelt = { $count ->
    [one] wrong letter: { $letters }
   *[other] wrong letters: { $letters }
 }
golf-marked-extra = { $count ->
    [one] one { $letters } too many
   *[other] too many: { $letters }
 }

# How it ended.
golf-outcome-won = Won with { $points } points.
golf-outcome-cups = Level on { $points } points; more holes in one decide.
golf-outcome-shared = Level on { $points } points and on holes in one: the victory is shared.
golf-outcome-luis-beaten = You beat Luis, { $points } to { $luis }!
golf-outcome-luis-cups = Level with Luis on { $points }, but you have a hole in one: you win!
golf-outcome-luis-draw = A draw with Luis: { $points } each.
golf-outcome-luis-wins = Luis wins, { $luis } to { $points }.

# What a table may choose.
golf-option-same-holes = all play the same nine cards
golf-option-neighbours = each step of a line goes to one of the eight spaces around
golf-option-joker = whether a joker scores its letter on every space or on one
golf-option-joker-every-space = The letter that a joker stands for scores on every space where you write it.
golf-option-joker-one-space = It scores once, even if your word has that letter several times.
golf-option-words = who judges a word that the dictionary lacks
golf-option-words-by-people = With two or more people the table votes; alone against bots, the dictionary decides.
golf-option-words-table = People vote on a word that the dictionary lacks: spelt right, misspelt in some letters, or not a word. More than half decide.
golf-option-words-dictionary = Nobody votes. A misspelt word counts without its wrong letters; anything further from the dictionary doesn’t count.
golf-option-clock = whether writing, choosing and buying have a time limit (never alone)
golf-option-writing-seconds = how long all write, in seconds
golf-option-set = the code of a printed set, to play its hole cards; empty for cards by chance

# Why a box cannot be played with; each goes on from the name of a file.
golf-edition-dice = there are { $dice } dice, and there must be 1 to { $most }
golf-edition-faces = die { $die } has { $faces } faces and must have { $wanted }
golf-edition-face = '{ $face }' on die { $die } is neither a letter from A to Z nor { $joker }
golf-edition-value-of-no-letter = '{ $letter }' has a value but is no letter from A to Z
golf-edition-value = the value of '{ $letter }' is { $value }, and must be 0 to 99
golf-edition-joker = the joker's value is { $value }, and must be 0 to 99
golf-edition-no-value = '{ $letter }' is on a die or a wildcard card but has no value
golf-edition-wildcard-twice = '{ $letter }' is on the wildcard cards twice
golf-edition-wildcard-empty = wildcard { $wildcard } has no letters
golf-edition-wildcard-letter = '{ $letter }' on wildcard { $wildcard } is no letter from A to Z
golf-edition-wildcard-cost = wildcard '{ $letters }' costs { $cost }, and must cost 0 to 99
golf-edition-wildcard-count = there are { $count } wildcards '{ $letters }', and must be 1 to 99
golf-edition-coins = there are { $coins } coins, and must be 0 to 99
golf-edition-same-id = two hole cards have the id '{ $card }'
golf-edition-no-card = hole { $hole } has no card
golf-edition-other-par = the cards of hole { $hole } do not have the same par
golf-edition-spaces = hole card '{ $card }' has { $spaces } spaces, and must have { $least } to { $most }
golf-edition-hole = hole card '{ $card }' is for hole { $hole }, and holes are 1 to { $holes }
golf-edition-par = hole card '{ $card }' has par { $par }, and must have 0 to 99
golf-edition-ends-nowhere = hole card '{ $card }' has its start or its flag on no space of its own
golf-edition-ends-together = hole card '{ $card }' has its start and its flag on the same space
golf-edition-same-point = hole card '{ $card }' has two spaces at the same point
golf-edition-too-large = hole card '{ $card }' is larger than { $most } by { $most }
golf-edition-no-line = hole card '{ $card }' has no line through all of its spaces
golf-edition-no-line-of-neighbours = hole card '{ $card }' has no line through all of its spaces that goes from neighbour to neighbour
