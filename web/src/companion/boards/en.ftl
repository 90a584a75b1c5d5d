# The board reader of the companion.
page-companion-boards-game = Which board
page-companion-boards-what = What to do
page-companion-boards-undo = Undo
page-companion-boards-clear = Clear the board
page-companion-boards-cleared = The board is clear. Undo brings it back.
page-companion-boards-zoom = Look closer
page-companion-boards-keys = Letters
page-companion-boards-needs-words = This needs the words of the dictionary on this device.
page-companion-boards-erase = Erase
page-companion-boards-paste = Paste a board
page-companion-boards-paste-do = Put it on the board
page-companion-boards-paste-buffet = Fifteen lines of fifteen letters, with * for food and a dot for a cell you do not know.
page-companion-boards-paste-bisonte = A line for each row, with a dot for an empty square; small letters are Bisontes, a digraph tile is [CH].
page-companion-boards-paste-cut = What did not fit was left out.
page-companion-boards-nothing-to-paste = There are no letters in that text.

# Word Buffet.
page-companion-boards-mode-tiles = Tiles
page-companion-boards-mode-letters = Letters
page-companion-boards-mode-ants = Ants
page-companion-boards-mode-words = Words
page-companion-boards-tiles = Tiles of the box
page-companion-boards-tiles-how = Tap the number of each tile, row by row. Tap a tile on the board to turn it until it lies as on your table.
page-companion-boards-tile = Tile { $tile }, which begins { $letters }
page-companion-boards-take-tile = Take this tile away
page-companion-boards-set = Code on a printed set
page-companion-boards-set-lay = Lay its board
page-companion-boards-set-unknown = No set has this code.
page-companion-boards-set-away = The board of a set comes from the house, and there is no connection to it now.
page-companion-boards-place-empty = Place { $place }, empty
page-companion-boards-place-with = Place { $place }: tile { $tile }, turned by { $degrees }°. Tap to turn it.
page-companion-boards-letters-how = For any board: tap a cell and write, row by row.
page-companion-boards-food = food
page-companion-boards-unknown-cell = not entered yet
page-companion-boards-start-cell = a word may begin here
page-companion-boards-ants-how = Tap the cells with ants, as they stood when the search began.
page-companion-boards-players = Players
page-companion-boards-whose-ants = Ants of
page-companion-boards-seat = Player { $number }
page-companion-boards-player = { $shape } Player { $number }
page-companion-boards-whose-words = Whose words
page-companion-boards-first-round = First round, without ants
page-companion-boards-least-three = Three letters at least
page-companion-boards-unknown = { $cells ->
    [one] One cell is not entered yet; no word crosses it.
   *[other] { $cells } cells are not entered yet; no word crosses them.
 }
page-companion-boards-food-amiss = Every tile has one food, and never on its rim: look at the board once more.
page-companion-boards-searching = { $count ->
    [one] Searching… one word so far
   *[other] Searching… { $count } words so far
 }
page-companion-boards-words-found = { $count ->
    [one] One word was to be found.
   *[other] { $count } words were to be found.
 }
page-companion-boards-no-words = No word begins here.
page-companion-boards-of-length = { $letters } letters: { $count }
page-companion-boards-show-all = Show all { $count }

# Bisonte.
page-companion-boards-mode-board = Board
page-companion-boards-mode-play = Score
page-companion-boards-mode-best = Best plays
page-companion-boards-board-how = Enter what lies on the table: tap a square and write. A second tap turns the way.
page-companion-boards-box-and-board = Which tiles and which board
page-companion-boards-layout = Premium squares
page-companion-boards-layout-meadow = Meadow, our own
page-companion-boards-layout-sixty-one = The classic 61 squares
page-companion-boards-split = Two tiles may spell CH, LL or RR
page-companion-boards-bisonte = Bisonte
page-companion-boards-bisonte-next = The next tile is a Bisonte
page-companion-boards-way-across = Writes across; turn it
page-companion-boards-way-down = Writes down; turn it
page-companion-boards-no-room = There is no room for { $tile } here.
page-companion-boards-rack-is-short = A rack has { $rack } tiles.
page-companion-boards-too-many = { $tile }: { $used } here, { $count } in the box.
page-companion-boards-loose = { $tiles ->
    [one] One tile is not joined to the centre.
   *[other] { $tiles } tiles are not joined to the centre.
 }
page-companion-boards-play-how = Tap the square where the word begins and write it whole: letters that lie there already are passed over.
page-companion-boards-play-scores = This play scores
page-companion-boards-put-down = Put { $points } on the sheet of { $names }
page-companion-boards-take-last-off = Take the last play off the board
page-companion-boards-keep-play = Leave it on the board
page-companion-boards-ask = Somebody objects: ask the dictionary
page-companion-boards-is-word = it is a word.
page-companion-boards-no-word = it is not valid.
page-companion-boards-rack = Rack
page-companion-boards-rack-how = Tap the tiles of the rack.
page-companion-boards-take-tile-off = { $tile }: take it away
page-companion-boards-searching-plays = { $count ->
    [one] Searching… one play so far
   *[other] Searching… { $count } plays so far
 }
page-companion-boards-plays-found = { $count ->
    [one] One play was possible.
   *[other] { $count } plays were possible.
 }
page-companion-boards-no-plays = No play is possible with these tiles.
page-companion-boards-more-plays = Show more
page-companion-boards-way = { $way ->
    [down] down
   *[across] across
 }
page-keys-board-buffet = Arrows · to another cell
    Letters · write on the cell, and go on
    Space or asterisk · food; among ants, Space sets one or takes it away
    Backspace · takes the last letter back
    Delete · clears the cell
page-keys-board-bisonte = Arrows · to another square; one that goes across turns the direction
    Letters · lay a tile
    Shift + letter · the tile with two letters, such as CH or LL
    Asterisk or point · the next tile is a Bisonte
    Space · turns the direction
    Backspace · takes the last tile back
    Delete · clears the square
