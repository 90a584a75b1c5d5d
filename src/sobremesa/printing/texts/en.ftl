# What stands on printed sheets besides the texts of the games.

print-page = Page { $page } of { $pages }
print-set = Set { $code }
print-ruler = 100 mm: if this line is not, print again at 100 %, without fitting to the page.
print-cover = Begin here
print-contents = What is in it
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-how = How to print
print-step-size = Print at 100 % (“actual size”), never fitted to the page. Measure the line at the foot of a sheet: it is 100 mm long.
print-step-paper = Card of 160 to 250 g/m² for what is cut out, plain paper for rules and score pads.
print-step-backs = Sheets with backs follow each other: print on both sides, turned over the long edge, or print them apart and sleeve front and back together.
print-step-cut = Cut along a ruler from mark to mark. Pictures run 3 mm beyond the edge, so a cut that is a little off shows no white.
print-set-online = The same set opens online: point a camera at the code, or go to { $address } and enter the set.
print-set-alone = Enter this set at an online table, and the same is dealt there.

print-no-fonts = The fonts for printing are not here: build the web client first (make set-up-web).
print-no-such-letter = The fonts have no sign for “{ $letter }”.
print-no-room = There is no room for this text on its piece: { $words }

print-golf-holes = Hole cards
print-golf-hole-backs = Backs of the hole cards
print-golf-par = Par { $par }

print-buffet-tiles = Letter tiles
