# Bisonte at the table.

page-bisonte-board = Board
page-bisonte-rack = Your rack
page-bisonte-tip = Drag tiles onto the board, tap a tile and then a square, or point at a square and type.

# Squares and tiles.
page-bisonte-place = row { $row }, column { $column }
page-bisonte-letter = letter { $letter } worth { $value }
page-bisonte-letter-wild = letter { $letter }, a Bisonte worth { $value }
page-bisonte-new = new
page-bisonte-not-played = yours, not played yet
page-bisonte-tile = { $tile }, worth { $value }
page-bisonte-square-double-word = double word
page-bisonte-square-treble-word = treble word
page-bisonte-square-double-letter = double letter
page-bisonte-square-treble-letter = treble letter
page-bisonte-square-centre = centre
page-bisonte-sign-double-word = 2W
page-bisonte-sign-treble-word = 3W
page-bisonte-sign-double-letter = 2L
page-bisonte-sign-treble-letter = 3L

# What a hand has just done.
page-bisonte-laid = { $letter } on row { $row }, column { $column }
page-bisonte-taken-back = { $letter } is back on the rack.
page-bisonte-all-back = All tiles are back on the rack.
page-bisonte-lacking = There is no { $letter } left on your rack.
page-bisonte-way-down = downwards
page-bisonte-way-across = across

# Above the rack.
page-bisonte-how = Lay a word that touches what is there.
page-bisonte-how-first = Yours is the first word: it goes over the Bisonte in the centre.
page-bisonte-how-checked = It’s checked as you play it.
page-bisonte-held = Now tap a square.
page-bisonte-prepare = You can lay out your next play meanwhile.
page-bisonte-kept = Kept for your turn.
page-bisonte-own-open = The others may object. Waiting for { $names }.
page-bisonte-open = { $name } plays for { $points }:
page-bisonte-voting = { $name } objects:
page-bisonte-voting-for = Waiting for the vote of { $names }.
page-bisonte-vote = { $count ->
    [one] Do you know { $words }? Unless more than half of you know it, the dictionary decides.
   *[other] Do you know { $words }? Unless more than half of you know them, the dictionary decides.
 }
page-bisonte-vote-yes = { $count ->
    [one] Yes, I know it
   *[other] Yes, I know them
 }
page-bisonte-vote-no = No
page-bisonte-this-play = This play
page-bisonte-exchange-how = { $most ->
    [one] Tap the tile to give back. That is your turn.
   *[other] Tap the tiles to give back, up to { $most }. That is your turn.
 }
page-bisonte-pass-sure = Pass? That is your turn, without points.

# Buttons.
page-bisonte-play = Play
page-bisonte-play-for = { $points ->
    [one] Play · 1 point
   *[other] Play · { $points } points
 }
page-bisonte-play-short = Play · { $points }
page-bisonte-wait-for = Wait for { $name }
page-bisonte-shuffle = Shuffle the rack
page-bisonte-take-back = Take all back
page-bisonte-exchange-some = Exchange tiles
page-bisonte-exchange = { $count ->
    [0] Exchange
   *[other] Exchange { $count }
 }
page-bisonte-exchange-these = Exchange { $tiles }
page-bisonte-pass = Pass
page-bisonte-pass-yes = Yes, pass
page-bisonte-not-after-all = Not after all
page-bisonte-closer = Look closer
page-bisonte-object = Object
page-bisonte-object-costs = { $words ->
    [table] The table votes first. If any word isn’t valid, the tiles go back. Otherwise you miss your next turn.
   *[objection] If any word isn’t valid, the tiles go back. If all are, you miss your next turn.
 }
page-bisonte-let-stand = Let it stand
page-bisonte-let-stand-costs = Letting it stand costs nothing.
page-bisonte-stood = You let it stand. Waiting for { $names }.

# A Bisonte.
page-bisonte-stands-for = What does the Bisonte stand for?
page-bisonte-stands-how = It is worth 0, and stays what you say for the whole match.

# Tiles that one cannot see.
page-bisonte-unseen = Unseen tiles
page-bisonte-unseen-open = { $count ->
    [one] 1 tile in the bag. Which are unseen?
   *[other] { $count } tiles in the bag. Which are unseen?
 }
page-bisonte-unseen-where = { $count } not on the board and not on your rack: { $bag } in the bag, { $racks } on other racks.
page-bisonte-unseen-tile = { $tile }: { $left } of { $count }
page-bisonte-unseen-kinds = Vowels { $vowels } · consonants { $consonants } · Bisontes { $bisontes }

# The start.
page-bisonte-starts = { $name } starts: { $tile } is nearest to A.
page-bisonte-you-start = You start: { $tile } is nearest to A.

# All at once.
page-bisonte-seven = { $name } lays all seven tiles: { $points } points!

# Beside a name.
page-bisonte-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
page-bisonte-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
 }
page-bisonte-rack-of = Rack of { $name }: { $tiles }

# What happens now.
page-bisonte-now = { $name } looks for a word.
page-bisonte-now-mine = Play, exchange or pass.
page-bisonte-now-object = Is the play of { $name } all right?
page-bisonte-now-vote = The table votes on the play of { $name }.
page-bisonte-now-others-object = The others look at your play.

# The score sheet.
page-bisonte-sheet-who = Player
page-bisonte-sheet-words = Words
page-bisonte-sheet-points = Points
page-bisonte-sheet-sum = Total
page-bisonte-sheet-rack = Racks at the end
page-bisonte-line-play = { $words }
page-bisonte-sheet-empty = No word has been played yet.
page-bisonte-turn-exchange = { $count ->
    [one] exchanged 1 tile
   *[other] exchanged { $count } tiles
 }
page-bisonte-turn-pass = passed
page-bisonte-turn-late = out of time
page-bisonte-turn-skip = missed a turn
page-bisonte-turn-open = open to objection
page-bisonte-turn-undone = objected to, taken back
page-bisonte-turn-held = objected to, stands

# What happened.
page-bisonte-told-start-drawn = { $name } draws { $tile } for the start.
page-bisonte-told-start = { $name } starts.
page-bisonte-told-play = { $points ->
    [one] { $name } plays { $words } for 1 point.
   *[other] { $name } plays { $words } for { $points } points.
 }
page-bisonte-told-open = The others may object.
page-bisonte-told-let-stand = { $name } lets it stand.
page-bisonte-told-vote = { $name } objects. The table votes.
page-bisonte-told-vote-yes = { $name } votes for the play.
page-bisonte-told-vote-no = { $name } votes against the play.
page-bisonte-told-known = { $count ->
    [one] The table knows the word: the play stands. { $name } misses a turn.
   *[other] The table knows the words: the play stands. { $name } misses a turn.
 }
page-bisonte-told-upheld = { $why ->
    [house-refused] { $count ->
        [one] { $name } objects, and is right: the table agreed that { $words } isn’t valid. The tiles go back.
       *[other] { $name } objects, and is right: the table agreed that { $words } aren’t valid. The tiles go back.
     }
    [split-digraph] { $count ->
        [one] { $name } objects, and is right: { $words } uses two tiles for letters that share one. The tiles go back.
       *[other] { $name } objects, and is right: { $words } use two tiles for letters that share one. The tiles go back.
     }
    [several] { $name } objects, and is right: { $words } aren’t valid. The tiles go back.
   *[dictionary] { $count ->
        [one] { $name } objects, and is right: { $words } is not in the dictionary. The tiles go back.
       *[other] { $name } objects, and is right: { $words } are not in the dictionary. The tiles go back.
     }
 }
page-bisonte-told-rejected = { $why ->
    [house-accepted] { $count ->
        [one] { $name } objects, but the word is valid. { $name } misses a turn.
       *[other] { $name } objects, but every word is valid. { $name } misses a turn.
     }
   *[dictionary] { $count ->
        [one] { $name } objects, but the word is in the dictionary. { $name } misses a turn.
       *[other] { $name } objects, but every word is in the dictionary. { $name } misses a turn.
     }
 }
page-bisonte-told-drawn = You draw { $tiles }.
page-bisonte-told-exchange = { $count ->
    [one] { $name } exchanges 1 tile.
   *[other] { $name } exchanges { $count } tiles.
 }
page-bisonte-told-pass = { $name } passes.
page-bisonte-told-late = The time of { $name } is over: the turn is passed.
page-bisonte-told-skip = { $name } misses this turn.
page-bisonte-told-racks = The racks are counted.

# Keys.
page-keys-bisonte = Arrows · to another square; one that goes across turns the direction
    Letters · lay a tile; if you have none, a Bisonte stands for it
    Shift + letter · the tile with two letters, such as CH or LL
    C, H · also lays CH, if you have that tile
    Asterisk or point · a Bisonte, which asks for its letter
    Space · turns the direction
    Backspace · takes the last tile back
    Enter · plays
    Esc · takes all back
    Shift + arrow · on the rack, moves the tile
