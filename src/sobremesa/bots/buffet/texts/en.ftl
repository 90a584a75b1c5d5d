# Why a move in Word Buffet is good: the bots' advice.
bot-buffet-food = { $foods ->
    [one] You touch a new food.
   *[other] You touch { $foods } new foods.
 } That is { $points } more for you at the end.
bot-buffet-nest = { $nests ->
    [one] You reach a rival nest, for 3 points.
   *[other] You reach { $nests } rival nests, for 3 points each.
 }
bot-buffet-special = { $ants ->
    [one] You place a special ant: a point, and the last round.
   *[other] You place { $ants } special ants: a point each, and the last round.
 }
bot-buffet-denial = { $foods ->
    [one] You take the last free letter beside a food, so a rival gets there no more.
   *[other] You close { $foods } foods to a rival.
 }
bot-buffet-long = { $letters } letters: you mark early, and your stack gets low before theirs.
bot-buffet-near = { $ants ->
    [one] The next food is then one ant away.
   *[other] The next food is then { $ants } ants away.
 }
bot-buffet-room = { $ants ->
    [one] One more ant on the board, and more letters to begin on.
   *[other] { $ants } more ants on the board, and more letters to begin on.
 }
bot-buffet-row-one-food = From row 1 your single ant touches a food: { $points } more at the end, for one ant.
bot-buffet-row-one = From row 1 you place a single ant, and the next food is then { $ants ->
    [one] one ant away.
   *[other] { $ants } ants away.
 }
bot-buffet-row-one-alone = In row 1 you place a single ant at most.
bot-buffet-no-word = { $word } is not in the dictionary, and you end up in row 1.
