# Word Golf in the companion.
page-companion-golf-joker = A joker stands for its letter
page-companion-golf-joker-every-space = on every space
page-companion-golf-joker-one-space = on one space
page-companion-golf-timer-writing = Writing

page-companion-golf-hole = Hole
page-companion-golf-hole-number = hole { $hole }
page-companion-golf-par = par { $par }
page-companion-golf-cups = Cups
page-companion-golf-coins = Coins
page-companion-golf-cup = a cup
page-companion-golf-coin = a coin
page-companion-golf-cell = { $name }, hole { $hole }
page-companion-golf-writing = { $name }, hole { $hole }
page-companion-golf-luis = Luis scores the sum of the six dice, less par: type the dice of each hole.

page-companion-golf-by-sum = Sum
page-companion-golf-by-word = Count the word
page-companion-golf-by-nothing = Empty card
page-companion-golf-sum = Sum of the card
page-companion-golf-sum-hint = What letters and empty spaces come to; par { $par } is taken off by itself.
page-companion-golf-has-cup = Hole in one: a cup
page-companion-golf-in-one = Hole in one: a cup!
page-companion-golf-used = Wildcard cards used on it
page-companion-golf-nothing-hint = Every space −1, { $spaces } of them, less par. A word that is none scores so too.
page-companion-golf-dice = The six dice
page-companion-golf-dice-hint = Letters in any order; a point or * is a joker.
page-companion-golf-joker-face = Add a joker
page-companion-golf-odd-dice = Our six dice cannot show these together. Is this right?
page-companion-golf-needs-dice = { $solo ->
    [yes] Luis needs all six dice.
   *[no] To count a word, all six dice are needed; they are the same for all.
 }
page-companion-golf-word = Word
page-companion-golf-card = Hole card
page-companion-golf-by-hand = spaces by hand ({ $spaces })
page-companion-golf-space = { $letter }, letter { $place }: { $kind ->
    [double] on a double
    [obstacle] on an obstacle
   *[plain] on a plain space
 }
page-companion-golf-scores-by = { $letter }, letter { $place }: scores by
page-companion-golf-by-what = { $by ->
    [die] on a die
    [joker] joker
    [misspelt] misspelt
    [extra] too many: empty space
   *[nothing] does not score
 }
page-companion-golf-by-card = card { $kind }
page-companion-golf-kinds-hint = Tap ○ to make a space a double (×2) or an obstacle (~).
page-companion-golf-path-hint = Tap the spaces of the card in the order of the letters.
page-companion-golf-crosses = The line may not cross or touch itself, nor run back along itself.
page-companion-golf-not-held = By this sheet, the player does not hold that card.

page-companion-golf-shop = Shop
page-companion-golf-shop-after = After
page-companion-golf-money = { $money } to spend: { $score } from the hole, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
page-companion-golf-bought = { $name } bought
page-companion-golf-costs = costs { $cost }
page-companion-golf-spent = Coins spent
page-companion-golf-spent-by = { $name }, coins spent
page-companion-golf-kept = keeps { $coins }
page-companion-golf-holds = Holds { $kinds }.
page-companion-golf-too-long = The card has { $spaces } spaces: the word is too long.
page-companion-golf-too-dear = That costs { $cost }, and there is { $money } to spend.
page-companion-golf-too-many = Nobody may hold more than { $most } cards.
page-companion-golf-one-of-each = Nobody may hold two cards of one kind.

page-companion-golf-line-sum = letters and empty spaces
page-companion-golf-line-hole = hole { $hole }
page-companion-golf-line-cups = { $cups ->
    [one] 1 cup
   *[other] { $cups } cups
 }
