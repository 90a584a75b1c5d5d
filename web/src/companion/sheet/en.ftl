# What the sheets of all games have.
page-companion-sheet = Score sheet
page-companion-total = Total
page-companion-total-of = { $name }: total
page-companion-cell = { $doubtful ->
    [yes] { $label }: { $points }{ $notes }, to be checked. Change it
   *[no] { $label }: { $points }{ $notes }. Change it
 }
page-companion-cell-empty = { $label }: write it down
page-companion-less = { $label }: less
page-companion-more = { $label }: more
page-companion-turn-sign = { $label }: plus or minus
page-companion-range = Only whole numbers from { $least } to { $most }.
page-companion-how = How to write it down
page-companion-by-points = Points
page-companion-points-of-round = Points of this round
page-companion-points = { $points ->
    [1] point
   *[other] points
 }
page-companion-why = How { $points } comes about
page-companion-erase = Erase
page-companion-write = Write it down
page-companion-write-and-next = Write it down, then { $name }
page-keys-sheet = Arrows · from place to place on the score sheet
    Enter · opens a place, and writes it down
    Ctrl+Z · takes back the last entry
    Ctrl+Y · enters it again
