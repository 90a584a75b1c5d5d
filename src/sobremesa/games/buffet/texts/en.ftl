# Word Buffet.
buffet-name = Word Buffet
buffet-summary = Find words in a board of letters and send your ants along them, to the food and to the rival nests.

# Why something is refused.
buf-1-countdown = The countdown is still running; the search has not opened.
buf-2-no-such-cell = The board has no cell { $cell }.
buf-2-food = Letter { $place } would lie on food.
buf-2-ant = There is already an ant on the cell of letter { $place }.
buf-3-not-adjacent = Letter { $place } is not next to the one before it.
buf-4-cell-twice = The cell of letter { $place } is already in the path.
buf-4-too-long = A word here has at most { $most } letters: as many as there are cells for it.
buf-5-starts-elsewhere = In the first round a word begins on one of the five letters in front of your nest.
buf-6-starts-elsewhere = A word begins in front of your nest, or next to an ant that you placed in an earlier round.
buf-7-call-first = At this table you call the number of letters first, and show the path later.
buf-7-trace = At this table you announce a word by tracing it.
buf-8-no-more = You have announced your word; in this round you search no more, and the number stands.
buf-9-sand-ran-out = The sand has run out.
buf-10-gave-up = You have given up for this round.
buf-10-limit-passed = The time to search is over.
buf-12-too-short = At this table a word has at least { $least } letters.
buf-20-no-such-cell = The board has no cell { $cell }.
buf-20-taken = There is already an ant on that cell.
buf-20-too-far = Choose a cell in front of your nest, next to one of your ants, or on a tile that has one of them.
buf-21-food = An ant never goes on the food itself.
buf-21-rival-nest = From row 1 no ant goes in front of a rival’s nest.
buf-24-letters-alone = A word is letters alone: no spaces, hyphens or apostrophes.
buf-25-not-disputed = There is no vote on the word of seat { $seat }.
buf-25-no-vote = You have no vote on this word.

# What points are for.
buffet-line-food = { $foods ->
    [one] 1 food touched
   *[other] { $foods } foods touched
 }
buffet-line-nests = { $nests ->
    [one] 1 rival nest reached
   *[other] { $nests } rival nests reached
 }
buffet-line-special = { $ants ->
    [one] 1 special ant on the board
   *[other] { $ants } special ants on the board
 }
buffet-line-left = { $ants } ordinary ants left over

# How it ended.
buffet-outcome-won = { $points ->
    [1] Won with 1 point.
   *[other] Won with { $points } points.
 }
buffet-outcome-ants = Level on points ({ $points }); more ants on the board decide: { $ants }.
buffet-outcome-shared = Level on points ({ $points }) and on ants ({ $ants }): the victory is shared.

# What a table may choose.
buffet-option-call-first = the number of letters is called first; when a word is checked, it is said and then shown
buffet-option-least-letters = how many letters a word has at least
buffet-option-words = who judges a word that the dictionary lacks
buffet-option-words-by-people = With two or more people the table votes; alone against bots, the dictionary decides.
buffet-option-words-table = People vote on a word that the dictionary lacks: it counts if more than half of them know it.
buffet-option-words-dictionary = A word that the dictionary lacks doesn’t count, and nobody votes.
buffet-option-acronyms = which acronyms of the dictionary count without a vote
buffet-option-acronyms-known = Those in wide use (NASA, DNA) simply count; the others are voted on, if the table votes.
buffet-option-acronyms-all = Every acronym that the dictionary has counts.
buffet-option-acronyms-none = No acronym counts, and nobody votes on one.
buffet-option-names = whether proper names count, brands too
buffet-option-lens = whether the board is read through a lens alone
buffet-option-clock = whether there are time limits; without a clock there is no countdown and no hourglass either: who announces first counts first, and a search lasts until everybody has announced or given up
buffet-option-search-seconds = how long all search, in seconds, if nobody announces; 0 for no limit
buffet-option-set = the code of a printed set, to play on its board; empty for tiles by chance

# Why a box cannot be played with; each goes on from the name of a file.
buffet-edition-language = the language is '{ $language }', and must be es or en
buffet-edition-ants = there are { $ants } ants for each of { $players } players, and must be 1 to { $most }
buffet-edition-special-ants = there are { $ants } special ants a player, and must be 1 to { $most }
buffet-edition-tiles = there are { $tiles } tiles, and must be { $wanted }
buffet-edition-no-name = tile { $number } has no name
buffet-edition-same-name = two tiles are called '{ $tile }'
buffet-edition-rows = tile '{ $tile }' has { $rows } rows, and must have { $wanted }
buffet-edition-cells = tile '{ $tile }' has { $cells } cells in a row, and must have { $wanted }
buffet-edition-letter = tile '{ $tile }' has '{ $letter }' on it, which is no capital letter of the language without a mark
buffet-edition-foods = tile '{ $tile }' has { $foods } foods, and must have one ({ $food })
buffet-edition-food-on-rim = tile '{ $tile }' has its food on the rim, where it would not touch four letters of the tile
