# Print and play.
page-print-title = Print and play
page-print-lead = A whole game on your own printer: cut it out, and play it at a wooden table.
page-print-game = Which game
page-print-language = Language
page-print-language-why = Of letters, cards and rules.
page-print-paper = Paper
page-print-paper-why = What lies in your printer.
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-leaflet = Rules
page-print-leaflet-why = A leaflet of four pages on one sheet, to fold.
page-print-leaflet-with = with the rules
page-print-leaflet-without = pieces only
page-print-leaflet-only = the rules alone
page-print-players = Players
page-print-whole-box = the whole box
page-print-players-why = For fewer, there is less to cut out.
page-print-player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-print-plain = Plain letters
page-print-plain-why = Without red noise: you need no red foil, but everybody reads the board without a lens.
page-print-set = Set
page-print-set-why-buffet = Its code says which tiles lie where. The same board opens online.
page-print-set-why-golf = Its code says who gets which hole cards. The same cards open online.
page-print-fresh = Another
page-print-inside = What is in it
page-print-counting = Counting the pages…
page-print-uncounted = How many pages it has cannot be told now.
page-print-no-house = Printing needs the house, and there is no connection to it now. The page goes on by itself when there is one.
page-print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
page-print-how = How to print
page-print-how-size = At 100 % (“actual size”), never fitted to the page. The line at the foot of each sheet is 100 mm long: measure it.
page-print-how-card = On card of 160 to 250 g/m² what is cut out; rules and score pads on plain paper.
page-print-how-backs = On both sides, turned over the long edge; or print the backs apart and put front and back into one sleeve.
page-print-how-cut = Cut along a ruler from mark to mark. Pictures run 3 mm further, so nothing white shows.
page-print-how-foil = Put red see-through foil into the frame of the lens: a folder or sweet wrapper will do. It hides the red noise, and the letters stand out.
page-print-how-rules = The rules are the last sheet: on plain paper, on both sides like the rest, and folded in the middle. Its second side stands on its head in the file, and is right on paper.
page-print-download = { $pages ->
    [one] Download the PDF (1 page)
   *[other] Download the PDF ({ $pages } pages)
}
page-print-download-plain = Download the PDF
page-print-making = Preparing the sheets…
page-print-done = The PDF is there.
page-print-online = The print carries the code, and a QR code that opens the same set here.
page-print-local = This page is open at { $host }, where no other device finds it: the print carries the code alone. For a QR code, open this page by the address that the others use.
page-print-online-try = Try it online
