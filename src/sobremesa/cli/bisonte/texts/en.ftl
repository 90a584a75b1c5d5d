# Bisonte in the terminal.

# On the board and beside it.
cli-bisonte-word-sign = W
cli-bisonte-letter-sign = L
cli-bisonte-sign-word = word ×2, ×3
cli-bisonte-sign-letter = letter ×2, ×3
cli-bisonte-sign-centre = the centre
cli-bisonte-sign-fresh = just laid
cli-bisonte-sign-bisonte = a Bisonte as A
cli-bisonte-sign-rack = tiles on the rack
cli-bisonte-turn = Turn { $turn }
cli-bisonte-over = The end
cli-bisonte-bag = { $count ->
    [0] The bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
 }
cli-bisonte-owes = { $who ->
    [you] skip
   *[other] skips
 } { $count ->
    [one] a turn
   *[other] { $count } turns
 }
cli-bisonte-unseen = { $count ->
    [one] 1 tile that you do not see; the bag has { $bag }, the others hold the rest:
   *[other] { $count } tiles that you do not see; the bag has { $bag }, the others hold the rest:
 }

# A turn.
cli-bisonte-welcome = Bisonte: words that cross. 8D home lays a word across from row 8, column D; D8 home lays it down. { $key } helps at any time.
cli-bisonte-ask = { $name }, your play
cli-bisonte-hint =
    8D home across · D8 home down · h*ome with a Bisonte as O
    exchange abc · pass · tiles · scores · { $key } help · q save and leave
cli-bisonte-again = Type a place and a word, as in 8D home; or exchange abc, or pass.
cli-bisonte-no-square = There is no square { $square } on this board.
cli-bisonte-no-word = A word is written with letters, as in home; h*ome takes a Bisonte as O.
cli-bisonte-off-the-board = The word does not fit on the board from there.
cli-bisonte-nothing-there = There is no tile on { $square }: ({ $tile }) is for one that lies there already.
cli-bisonte-another-there = { $there } lies on { $square }, and you want { $tile } there; type the tiles on the board too.
cli-bisonte-lay = Lay { $word } at { $where }
cli-bisonte-lay-hint = Enter lays it · - takes it back · or type another play
cli-bisonte-if-it-stands = If it stands
cli-bisonte-stands-for = A Bisonte stands for { $tile }.
cli-bisonte-exchange-again = Type the tiles too, as in exchange abc; * is a Bisonte.
cli-bisonte-sure-exchange = { $count ->
    [one] Give { $tiles } for another tile. Are you sure?
   *[other] Give { $tiles } for { $count } others. Are you sure?
 }
cli-bisonte-sure-pass = Pass and score nothing. Are you sure?

# Objections.
cli-bisonte-ask-one = { $name }, do you object?
cli-bisonte-ask-one-hint = Enter lets it stand · object: you object, and skip a turn if all words are right
cli-bisonte-ask-one-again = Enter lets the play stand; type object to object to it.
cli-bisonte-ask-all = Does anybody object?
cli-bisonte-ask-all-hint = Enter: nobody, it stands · or who objects: { $names }
cli-bisonte-ask-all-again = Enter if nobody objects, or the number of who does: { $names }
cli-bisonte-objects = { $who ->
    [you] object
   *[other] objects
 }, and the dictionary is asked.
cli-bisonte-objects-to-vote = { $who ->
    [you] object
   *[other] objects
 }, and the table votes.
cli-bisonte-vote = { $voter }, do you know { $words }?
cli-bisonte-voted-in = The table knows the words: the play stands.
cli-bisonte-voted-down = Not enough votes: the dictionary is consulted.
cli-bisonte-known-word = The table knows { $word }.
cli-bisonte-is-word = { $word } is a word.
cli-bisonte-no-such-word = { $word } does not count ({ $reason }).
cli-bisonte-rejected = { $who ->
    [you] were wrong, and skip your next turn.
   *[other] was wrong, and skips the next turn.
 }
cli-bisonte-undone = { $who ->
    [you] take the tiles back
   *[other] takes the tiles back
 }; the turn is lost.
cli-bisonte-stands = The play stands: { $points } points, { $total } in all.
cli-bisonte-nobody-objected = Nobody objected in time.

# What else happens.
cli-bisonte-start-drawn = { $who ->
    [you] draw
   *[other] draws
 } { $tile } for the start.
cli-bisonte-start-again = { $who ->
    [you] draw a Bisonte, and draw again.
   *[other] draws a Bisonte, and draws again.
 }
cli-bisonte-starts = { $who ->
    [you] start.
   *[other] starts.
 }
cli-bisonte-drew = { $who ->
    [you] draw
   *[other] draws
 } { $tiles }
cli-bisonte-laid-down = { $who ->
    [you] lay down
   *[other] lays down
 } { $tiles }
cli-bisonte-exchanged = { $who ->
    [you] exchange
   *[other] exchanges
 } { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
 }
cli-bisonte-passes = { $who ->
    [you] pass.
   *[other] passes.
 }
cli-bisonte-time-over = { $who ->
    [you] are
   *[other] is
 } out of time: the turn is passed.
cli-bisonte-skips = { $who ->
    [you] skip
   *[other] skips
 } this turn.

# The score sheet.
cli-bisonte-short-exchange = { $who ->
    [you] exchange
   *[other] exchanges
 } { $count }
cli-bisonte-short-pass = { $who ->
    [you] pass
   *[other] passes
 }
cli-bisonte-short-skip = { $who ->
    [you] skip
   *[other] skips
 }
cli-bisonte-rack-row = Rack

# The end.
cli-bisonte-ended-bis-21 = All tiles of a rack are used, and the bag is empty: the match is over.
cli-bisonte-ended-bis-22 = The bag is empty and nobody plays on: the match is over.
cli-bisonte-ended-bis-23 = Too many turns in a row without a point: the match is over.
cli-bisonte-no-tiles = no tiles left

# Moves by name.
cli-bisonte-way-object = object to the play
cli-bisonte-way-let-stand = let the play stand

cli-bisonte-help =
    Lay tiles of your rack on the board so that every line of two or more is a
    word. The first word covers the centre, later ones touch a tile that is
    there. Letters count their values; 2L and 3L multiply a letter, 2W and 3W
    the word, once. Seven tiles in one play bring 50 more. Then you draw again.

    The dictionary is asked only when somebody objects: a wrong play is taken
    back and its turn is lost; who objects to a right one skips a turn. At a
    table that checks, a wrong word is refused when played, at no cost; at a
    table that votes, the people decide before the dictionary does.

      8D home       across from row 8, column D
      D8 home       down from column D, row 8
                    type the whole word; tiles on the board are found, and you
                    may mark them: ho(m)e
      h*ome         a Bisonte as O; it also steps in for a tile that you lack
      c.h  [ch]     two tiles C and H; one tile CH, where the box has one
      Enter         lay what is shown, go on, let a play stand
      -             take back what is shown
      exchange abc  give tiles for others; * is a Bisonte
      pass          do nothing
      tiles         how many of each tile you do not see
      scores        everybody's turns
      =             the table again
      w             why: the last score line by line, with its clauses
      h             a hint: the best few moves and why (h expert: better ones)
      BIS-4         read a clause
      s             save          q   save and leave          ?   this help
