# Why a bot, a hint or the coach prefers a turn of Bisonte.
bot-bisonte-points = { $points ->
    [one] { $word } takes 1 point.
   *[other] { $word } takes { $points } points.
 }
bot-bisonte-seven = All seven tiles at once: 50 points on top.
bot-bisonte-treble-word = A red square trebles { $word }.
bot-bisonte-double-word = A pink square doubles { $word }.
bot-bisonte-first-word = On an empty board { $word } counts double.
bot-bisonte-treble-letter = The { $letter } lies where a letter counts three times.
bot-bisonte-double-letter = The { $letter } lies where a letter counts twice.
bot-bisonte-crossing = { $count ->
    [one] It scores { $words } as well.
   *[other] It scores { $count } more words: { $words }.
 }
bot-bisonte-out = You go out, and the other racks bring you { $points } points.
bot-bisonte-end-ahead = Counted out to the end, you gain { $points } more points than your rival from here on.
bot-bisonte-end-behind = Counted out to the end, your rival gains { $points } more points than you from here on.
bot-bisonte-keeps-bisonte = You keep the Bisonte for a bigger word.
bot-bisonte-keeps = It leaves you { $tiles }: good company for later.
bot-bisonte-leaves = It leaves you { $tiles }: neither good nor bad company.
bot-bisonte-left-with = But it leaves you { $tiles }, hard to get rid of.
bot-bisonte-opens = But it opens the board: about { $points } points more for whoever comes next.
bot-bisonte-closes = It closes a good spot: about { $points } points fewer for whoever comes next.
bot-bisonte-exchange-keep = Keep { $tiles } and exchange the rest.
bot-bisonte-exchange-all = Exchange the whole lot: nothing on your rack is worth keeping.
bot-bisonte-exchange-no-word = There is no word to lay with what you have.
bot-bisonte-exchange-instead = Your best word takes no more than { $points }; better tiles are worth more.
bot-bisonte-exchange-in-vain = But your best word takes { $points }, and that is worth more than new tiles.
bot-bisonte-pass = There is nothing you can lay and nothing to exchange.
bot-bisonte-pass-in-vain = Passing brings nothing, and there was something to do.
bot-bisonte-wrong-word = { $word } is not in the dictionary: an objection would undo the play.
bot-bisonte-object = { $word } is new to me; if it is not a word, your rival loses { $points } points.
bot-bisonte-object-risky = But if it is one you lose a turn, and that weighs more.
bot-bisonte-object-in-vain = I know these words: objecting would cost you a turn.
bot-bisonte-let-stand = I know these words.
bot-bisonte-let-doubtful-stand = { $word } may be wrong, but a turn is too much to risk on it.
bot-bisonte-let-wrong-stand = { $word } is new to me, and you would let it count.
