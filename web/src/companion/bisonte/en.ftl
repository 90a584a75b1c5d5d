# Bisonte in the companion.
page-companion-bisonte-edition = Tiles on the table
page-companion-bisonte-edition-usual = the usual ones of the language
page-companion-bisonte-edition-es-100 = Spanish, 100 tiles
page-companion-bisonte-edition-es-102 = Spanish, 102 tiles with K and W
page-companion-bisonte-edition-es-103 = Spanish, 103 tiles
page-companion-bisonte-edition-es-plain = Spanish, no digraph tiles
page-companion-bisonte-edition-en-100 = English, 100 tiles
page-companion-bisonte-edition-en-102 = English, 102 tiles
page-companion-bisonte-sudden-end = Sudden end: it is over when somebody has no tiles left
page-companion-bisonte-clock = A clock for each player
page-companion-bisonte-minutes = Minutes for each
page-companion-bisonte-timed = A time for each turn
page-companion-bisonte-seconds = Seconds for each turn
page-companion-bisonte-timer-turn = A turn

page-companion-bisonte-turn = Turn
page-companion-bisonte-turn-of = { $name }’s turn: write it down
page-companion-bisonte-cell = { $name }, turn { $turn }
page-companion-bisonte-mark = { $kind ->
    [pass] pass
    [exchange] swap
    [skipped] skipped
   *[undone] taken back
 }
page-companion-bisonte-stuck = Three turns each without a point: the match is over. Say below how it ended.
page-companion-bisonte-from-board = From the board reader: { $words }, { $points } points.
page-companion-bisonte-take = Write it down for { $name }
page-companion-bisonte-leave = Do not write it

page-companion-bisonte-writing = A turn of { $name }
page-companion-bisonte-whose = Whose turn
page-companion-bisonte-kind = What it was
page-companion-bisonte-kind-of = { $kind ->
    [play] A play
    [pass] Pass
    [exchange] Tiles exchanged
    [skipped] Turn skipped
   *[undone] Play taken back
 }
page-companion-bisonte-kind-hint = { $kind ->
    [pass] A pass scores nothing.
    [exchange] An exchange scores nothing.
    [skipped] Whoever objects in vain skips the next turn.
   *[undone] An objection was upheld: the tiles go back to the rack, and the play scores nothing.
 }
page-companion-bisonte-points = Points of the play
page-companion-bisonte-points-hint = Points of all its words, without the 50 for seven tiles.
page-companion-bisonte-count = Count it on the board
page-companion-bisonte-seven = Seven tiles: +50

page-companion-bisonte-end = The end
page-companion-bisonte-ended = How it ended
page-companion-bisonte-not-ended = not yet
page-companion-bisonte-ended-out = { $name } has no tiles left
page-companion-bisonte-ended-passed = All passed, the bag is empty
page-companion-bisonte-ended-stuck = Nobody scored for three turns each
page-companion-bisonte-racks-hint = What was left on each rack: its value, or its tiles (a * is a Bisonte). Tick the players with none left: they gain the others’.
page-companion-bisonte-out = none left: gains the others’
page-companion-bisonte-used-all = Used them all
page-companion-bisonte-used-all-of = { $name } used all tiles
page-companion-bisonte-rack-of = { $name }, left on the rack
page-companion-bisonte-no-tile = There is no tile { $tiles }.
page-companion-bisonte-worth = worth { $value }

page-companion-bisonte-line-play = a play
page-companion-bisonte-line-words = { $words }
page-companion-bisonte-line-pass = pass
page-companion-bisonte-line-exchange = tiles exchanged
page-companion-bisonte-line-skipped = turn skipped
page-companion-bisonte-line-undone = play taken back after an objection
page-companion-bisonte-line-rack = left on the rack
page-companion-bisonte-line-others = left on another rack
