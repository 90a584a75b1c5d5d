# Why a word, a use of cards or a purchase in Word Golf is good: the bots' advice.
bot-golf-cup = Every space scores: a hole in one, and a cup.
bot-golf-dear = { $count ->
    [one] You use a dear letter of the dice: { $letters }.
   *[other] You use dear letters of the dice: { $letters }.
 }
bot-golf-double = { $count ->
    [one] { $letters } counts twice on its double.
   *[other] { $letters } count twice on their doubles.
 }
bot-golf-joker = { $count ->
    [one] Let the joker stand for { $letters }.
   *[other] Let the jokers stand for { $letters }.
 }
bot-golf-card = Your card { $kind } scores the { $letter }.
bot-golf-keep = { $count ->
    [one] You keep the card { $kinds } for another hole.
   *[other] You keep the cards { $kinds } for other holes.
 }
bot-golf-obstacle = No obstacle costs you a point on this line.
bot-golf-length = { $letters } letters on { $spaces } spaces: each empty space would cost a point.
bot-golf-empty = Without a word the card scores { $points }.
bot-golf-no-help = No joker or card is spent.
bot-golf-shop = { $points ->
    [one] { $kinds }: about a point on the holes to come.
   *[other] { $kinds }: about { $points } points on the holes to come.
 }
bot-golf-shop-nothing = You buy nothing, and the money of this round is lost.
bot-golf-shop-coins = { $coins ->
    [one] It takes a coin that you could keep.
   *[other] It takes { $coins } coins that you could keep.
 }
bot-golf-no-word = { $word } is not in the dictionary, and the card counts as empty.
bot-golf-misspelt = { $word } is misspelt: the wrong letters score nothing.
