# What stands on printed sheets besides the texts of the games.

print-page = Page { $page } of { $pages }
print-set = Set { $code } · English
print-ruler = 100 mm: if this line is not, print again at 100 %, without fitting to the page.
print-ruler-folded = 100 mm
print-cover = Begin here
print-contents = What is in it
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-how = How to print
print-step-size = Print at 100 % (“actual size”), never fitted to the page. Measure the line at the foot of a sheet: it is 100 mm long.
print-step-paper = Card of 160 to 250 g/m² for what is cut out, plain paper for rules and score pads.
print-step-backs = Print everything on both sides, turned over the long edge: backs come behind their fronts, and what has none gets a blank page. Or print one side, leave the blank pages out, and sleeve fronts and backs together.
print-step-cut = Cut along a ruler from mark to mark. Pictures run 3 mm beyond the edge, so a cut that is a little off shows no white.
print-step-fold = The rules are one sheet, the last. Its second side stands on its head in the file: turned over the long edge like the others, it is right, and the sheet is folded in the middle.
print-set-online = The same set opens online: point a camera at the code, or go to { $address } and enter the set.
print-set-camera = The same set opens online: point a camera at the code.
print-set-alone = Enter this set at an online table, and the same is dealt there.
print-set-other-box = Enter this set wherever this same box is played, and the same is dealt there.

print-no-fonts = The fonts for printing are not here: build the web client first (make set-up-web).
print-no-such-letter = The fonts have no sign for “{ $letter }”.
print-no-room = There is no room for this text on its piece: { $words }

print-buffet-tiles = Letter tiles
print-buffet-board = The board of this set
print-buffet-board-text = Nine of the twelve tiles, each with its food where it lies here and turned the same way. The shapes are the nests of the players. BUF-S1
print-buffet-board-online = Whoever opens this set online finds the same board.
print-buffet-board-nests = Drawn for four. With two players the nests lie above and below; with three, above, on the right and below. BUF-S3
print-buffet-lenses = Lenses
print-buffet-lens-text = Cut out the window along its dark line, and the frame. Stick red cellophane behind it, up to the dashed line. Are letters pale or red marks in sight? Take two layers.
print-buffet-chart-page = Chart, nests and markers
print-buffet-chart = Turn order
print-buffet-chart-text = Letters announced; leftmost free space first. At 12+ the longer word goes first. Who has no word goes to row 1. BUF-7, BUF-10
print-buffet-ants = Ants
print-buffet-pad = Word Buffet
print-buffet-foods = Food touched: points
    { $points }
print-buffet-nests = Rival nests, { $points } each
print-buffet-special = Special ants on the board, { $points } each
print-buffet-left = Ordinary ants left, −1 for every full { $ants }

print-bisonte-board = Board
print-bisonte-board-text = Cut out all four sheets from mark to mark. Red marks show where the edge of the next sheet comes to lie: put glue on the { $overlap } mm beyond them and lay that sheet on top.
print-bisonte-glue = glue
print-bisonte-word = WORD
print-bisonte-letter = LETTER
print-bisonte-tiles = Tiles
print-bisonte-racks = Racks
print-bisonte-rack-fold = Fold along the dashed lines: the lip up, the face back, the rest down and forward. Glue this end under the ledge, up to the dotted line.
print-bisonte-pad = Bisonte · { $points } more for { $tiles } tiles in one play
print-bisonte-turn = Turn { $turn }
print-bisonte-rack-left = Rack at the end

print-golf-holes = Hole cards
print-golf-hole-backs = Backs of the hole cards
print-golf-par = Par { $par }
print-golf-hole = Hole { $hole }
print-golf-wildcards = Wildcards
print-golf-wildcard-backs = Backs of the wildcards
print-golf-wildcard = Wildcard
print-golf-wildcard-text = In place of one letter that no die shows, on one space.
print-golf-dice = Dice to fold, and coins
print-golf-die = Die { $die }
print-golf-dice-how = Cut out the dice, score and fold along the dashed lines, and glue the flaps inside; cut out the coins.
print-golf-stickers-how = Print on sticker paper: each row is one die, its letters with their values and its number in a corner.
print-golf-stickers = Stickers for blank dice of 16 mm
print-golf-pad = Nine holes
print-golf-row = Hole { $hole } · par { $par }
print-golf-cups = Cups, 1 point each
print-golf-luis = Luis
print-golf-deal = Who gets which cards
print-golf-deal-text = For the deal of this set give every player the cards of one column; for a deal by chance, shuffle the cards of each hole. A ring on the score pad is ticked for a coin.

print-rules = Rules
print-house-rules = House rules
print-blank = Blank backs
print-pad = Score pad
print-total = Total

print-loom-cards = Letter and strategy cards
print-loom-backs = Backs of the cards
print-loom-pad = Rounds
print-loom-round = Round { $round }
print-loom-tie = Tie-break
