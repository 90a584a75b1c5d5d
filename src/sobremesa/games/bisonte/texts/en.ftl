# Bisonte.
bisonte-name = Bisonte
bisonte-summary = Words that cross on a board: letters have values, and squares multiply them.

# Why something is refused.
bis-1-two-tiles = The board is empty: lay at least two tiles.
bis-1-in-line = Lay all your tiles in one row or in one column.
bis-1-unbroken = There is a gap between your tiles.
bis-1-centre = The board is empty: one of your tiles goes on the centre square, where the Bisonte is.
bis-2-no-tile = Lay at least one tile, or pass.
bis-2-one-square = Only one tile goes on a square.
bis-2-in-line = Lay all your tiles in one row or in one column.
bis-2-unbroken = There is a gap in your word that no tile on the board fills.
bis-2-touches-nothing = Your tiles must lie beside one that is already on the board.
bis-3-no-word = { $count ->
    [one] The dictionary of this game does not have { $words }.
   *[other] The dictionary of this game does not have these: { $words }.
 }
bis-3-table-refused = { $count ->
    [one] The table agreed that { $words } isn’t valid.
   *[other] The table agreed that these words aren’t valid: { $words }.
 }
bis-5-taken = There is a tile on row { $row }, column { $column } already, and it stays there.
bis-6-no-bisonte = Only a Bisonte stands for another tile; { $tile } is itself.
bis-6-says-nothing = Say which tile the Bisonte stands for.
bis-6-no-such-tile = A Bisonte stands for a tile of this box; there is no “{ $tile }” in it.
bis-8-split-digraph = { $word } has a digraph on two tiles, and this box has a tile for it.
bis-9-no-tile = Choose at least one tile to exchange, or pass.
bis-9-bag-is-short = { $bag ->
    [0] The bag is empty: nothing can be exchanged.
    [one] There is 1 tile in the bag, so you can exchange just one.
   *[other] There are { $bag } tiles in the bag, so you can exchange { $bag } at most.
 }
bis-12-own-play = The play is your own; the others decide whether to object.
bis-12-nothing-to-vote-on = There is nothing to vote on right now.
bis-12-no-vote = The others vote on this play.
bis-15-objected-already = Somebody has objected to this play already.
bis-15-still-open = The last play can still be objected to; wait until it stands.
bis-15-nothing-open = There is no play to object to right now.
bis-15-let-stand-already = You have let this play stand already.
bis-c2-no-such-square = One of your tiles is off the board.
bis-c3-not-on-rack = You do not have { $tile } on your rack, or not so many.

# Where points come from.
bisonte-line-letter = { $letter } in { $word }
bisonte-line-bisonte = { $letter } in { $word } with a Bisonte
bisonte-line-double-letter = { $letter } doubled in { $word }
bisonte-line-treble-letter = { $letter } trebled in { $word }
bisonte-line-double-word = { $word } doubled, on a pink square
bisonte-line-treble-word = { $word } trebled, on a red square
bisonte-line-first-word = { $word } doubled, on an empty board
bisonte-line-seven = seven tiles in one play
bisonte-line-rack = left on the rack: { $tiles }
bisonte-line-others-rack = left on another rack: { $tiles }

# How it ended.
bisonte-outcome-won = Won with { $points } points.
bisonte-outcome-before-racks = Level on { $points } points; more points before the racks were counted decide.
bisonte-outcome-shared = Level on { $points } points, and before the racks were counted too: the victory is shared.

# What a table may choose.
bisonte-option-words = how wrong words are found
bisonte-option-words-objection = A play stands unless somebody objects. If any word isn’t valid, the tiles go back to the rack and the play scores nothing; a wrong objection costs your next turn.
bisonte-option-words-checked = Every word is checked as you play: if one isn’t valid, the play is refused at once, at no cost.
bisonte-option-words-table = You may object, and the table votes first: a word that more than half of you know is valid; the dictionary decides the rest. With only two players, or one person and bots, nobody can vote, and the dictionary decides.
bisonte-option-split-digraphs = whether two tiles may spell a digraph that has a tile of its own
bisonte-option-sudden-end = whether the match ends with the play that empties a rack while the bag is empty; else the others play on
bisonte-option-auto-end = whether the match ends once the dictionary proves, on an empty bag, that nobody can play
bisonte-option-auto-end-by-words = It ends by itself where plays are checked; where you object, it does not.
bisonte-option-auto-end-yes = The match ends as soon as nobody has a word left to play.
bisonte-option-auto-end-no = The match goes on until everybody has passed.
bisonte-option-clock = whether turns and objections have a time limit
bisonte-option-minutes = how long each player has for all turns together, in minutes
bisonte-option-turn-seconds = a time limit for each turn in place of one for the match, in seconds; 0 for none

# Why a box cannot be played with; each goes on from the name of a file.
bisonte-edition-language = the language is '{ $language }', and must be es or en
bisonte-edition-no-tile = '{ $tile }' is no tile of this language
bisonte-edition-count = there are { $count } tiles '{ $tile }', and must be { $least } to 99
bisonte-edition-value = '{ $tile }' is worth { $value }, and must be worth 0 to 99
bisonte-edition-twice = '{ $tile }' is in the list twice
bisonte-edition-no-bisonte = the list has no Bisonte; write '{ $tile }', with count 0 to play without
bisonte-edition-bisonte-value = a Bisonte is worth { $value }, and must be worth 0
bisonte-edition-rack = a rack holds { $rack } tiles, and must hold 1 to { $most }
bisonte-edition-too-few = { $tiles } tiles do not fill the racks of { $players } players
bisonte-edition-rows = layout '{ $layout }': there are { $rows } rows, and must be an odd number of them from { $least } to { $most }
bisonte-edition-not-square = layout '{ $layout }': row { $row } has { $squares } squares, and the board { $rows } rows; it must be square
bisonte-edition-square = layout '{ $layout }': '{ $square }' in row { $row } is none of T D t d . { $centre }
bisonte-edition-centre = layout '{ $layout }': '{ $centre }' must stand on the centre square and nowhere else; see row { $row }
bisonte-edition-backwards = layout '{ $layout }': row { $row } does not read the same in both directions
bisonte-edition-upside-down = layout '{ $layout }': row { $row } is not the same as row { $other }
bisonte-edition-diagonal = layout '{ $layout }': row { $row } is not the same as column { $row }
