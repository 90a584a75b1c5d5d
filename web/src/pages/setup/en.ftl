# A printed set, by its code.
page-set-title = Printed set { $code }
page-set-about-buffet = The same nine tiles, each turned as on your table.
page-set-about-golf = The same hole cards for every seat as on your table; the dice are thrown anew.
page-set-language-buffet = Letters on your tiles
page-set-language-golf = Words of this set
page-set-friends = Play with friends
page-set-bots = Play against bots now
page-set-luis = Play against Luis now
page-set-unknown = “{ $code }” is not the code of a printed set. It has six letters and digits, like { $example }: look at the paper once more, or play by chance.
page-set-like = Six letters and digits, like { $example }. Empty: by chance.
page-set-needed = Six letters and digits, like { $example }.
page-set-good = This set is played.
page-set-bad = That is not a code yet: it has six letters and digits, like { $example }.
page-set-by-chance = none, by chance
page-set-board = Nine tiles, row by row: { $tiles }.
page-set-cards = Who gets which hole card
page-set-seat = Seat { $seat }
