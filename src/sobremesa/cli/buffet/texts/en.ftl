# Word Buffet in the terminal.
cli-buffet-welcome = Word Buffet: find words on the board and send your ants along them, to food and rival nests. { $key } helps at any time.

# The board and what stands beside it.
cli-buffet-round = Round { $round }
cli-buffet-chart = On the chart
cli-buffet-chart-full = The chart: words are checked from the top.
cli-buffet-side-north = north
cli-buffet-side-east = east
cli-buffet-side-south = south
cli-buffet-side-west = west
cli-buffet-sign-start = a word begins here
cli-buffet-sign-place = an ant may go here
cli-buffet-sign-food = food
cli-buffet-sign-nest = nest
cli-buffet-sign-new = ant of this round
cli-buffet-sign-special = special ant
cli-buffet-food = Food
cli-buffet-nests = Nests
cli-buffet-special = Special ants
cli-buffet-left = Ants left
cli-buffet-now = Points now

# Searching.
cli-buffet-your-word = Trace your word
cli-buffet-trace-hint =
    cells: { $cells } · the same by keypad: { $keys }
    { $nothing } · { $key } help and compass steps · q save and leave
cli-buffet-trace-hint-narrow =
    { $cells } · or steps: { $keys }
    { $nothing } · { $key } help · q leave
cli-buffet-no-start = No free cell is left on which your word may begin · { $nothing }
cli-buffet-announce = { $word }, { $letters ->
    [one] 1 letter: go on
   *[other] { $letters } letters: announce it
 }
cli-buffet-path-hint =
    { $cells } · Enter keeps it for good
    steps go on · { $back } takes one back · a cell: anew · { $nothing }
cli-buffet-gives-up = { $none } gives up: row 1
cli-buffet-shows-none = { $none } shows no word: row 1
cli-buffet-give-up = Do you give up for this round?
cli-buffet-call = { $name }, how many letters does your word have?
cli-buffet-call-hint = a number from { $least } on; you say the word later · { $none } gives up · { $key } help
cli-buffet-call-again = Type a number, as in 5, or { $none } to give up.
cli-buffet-say = { $name }, say your word of { $letters } letters
cli-buffet-say-hint = type it without looking at the board; you show it next · { $none } no word: row 1 · { $key } help
cli-buffet-say-again = Type your word, or { $none } if you have none.
cli-buffet-show = { $name }, show { $word } on the board
cli-buffet-show-path = { $name }: show { $traced } for { $word }
cli-buffet-show-nothing = Are you sure that you have no word?

# What cannot be read.
cli-buffet-read-start = Begin with a cell that has a · before it; then more cells or steps.
cli-buffet-read-word = A word is traced, not typed: its cells one by one, as in F1 G2, or steps, as in F1 32 or F1 se s.
cli-buffet-read-key = Steps go by the keypad: 8 up, 2 down, 4 left, 6 right, 7 9 1 3 across corners.
cli-buffet-read-off-board = That leaves the board: columns go from A to O, rows from 1 to 15.
cli-buffet-read-cell = Type one of the marked cells.

# Row 1.
cli-buffet-place = { $name }, a cell for one ant
cli-buffet-place-hint = one of the marked cells, as in { $cell } · { $key } help

# What happens.
cli-buffet-announced = { $letters } letters announced.
cli-buffet-hourglass = The hourglass is turned: { $seconds } seconds for all others.
cli-buffet-gave-up = gave up: row 1.
cli-buffet-time-ran-out = Time is over.
cli-buffet-said = says { $word }.
cli-buffet-verdict-valid = { $word } is a word: { $reading }.
cli-buffet-verdict-voted = The table takes { $word } as a word: { $reading }.
cli-buffet-verdict-covered = { $word }: all its cells are covered already; to row 1.
cli-buffet-no-word = { $word } is not valid ({ $reason }): to row 1.
cli-buffet-voted-down = The table does not take { $word } as a word: to row 1.
cli-buffet-ruled-out = { $word } does not count at this table ({ $reason }): to row 1.
cli-buffet-not-said = No word is said: to row 1.
cli-buffet-no-path = The word is not shown on the board: to row 1.
cli-buffet-other-letters = The path shown does not spell { $word }: to row 1.
cli-buffet-bad-path = The path does not stand: to row 1. { $fault }
cli-buffet-other-length = { $word } has another number of letters than was called: to row 1.
cli-buffet-ants = { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 } on { $cells }
cli-buffet-ants-special = { $ants ->
    [one] 1 is special
   *[other] { $ants } are special
 }
cli-buffet-ants-covered = already covered: { $cells }
cli-buffet-ants-short = the stack is empty; without an ant: { $cells }
cli-buffet-placed = an ant on { $cell }.
cli-buffet-placed-by-chance = time is over: by chance an ant on { $cell }.
cli-buffet-placed-special = It is a special one.
cli-buffet-nothing-placed = no ant, for there is no cell or no ant for it.
cli-buffet-last-special = A special ant is on the board: this was the last round.
cli-buffet-last-nothing = Nobody has placed an ant: this was the last round.
cli-buffet-ready = Enter begins round { $round }
cli-buffet-ready-again = Press Enter when all are ready.

# Moves by name.
cli-buffet-way-give-up = give up
cli-buffet-way-no-word = no word

cli-buffet-help =
    Find a word on the board: each next letter is next to the one before, also
    across corners, and no cell is used twice. It begins in front of your nest
    (the five cells beside your signs) or, from round 2 on, next to an ant of
    yours; cells with a · may begin it. Others hear only how many letters it has.
    The longest word is checked first and gets an ant on every free cell. A word
    that is none, or giving up, is row 1: one ant on a cell near your own.

    At the end: food ✿ that your ants touch 1→2 2→5 3→8 4→12 5→17 6→23 7→29 8→35
    9→41 points, a rival nest 3, a special ant 1; 3 ordinary ants left over −1.
    The round in which a special ant is placed is the last. Beside the board: ants
    left, ordinary + special ones, food ✿ touched and rival nests ⌂ reached.

      F1 G2 G3 H3   trace by cells                              7 8 9
      F1 326        the same: first cell, then keypad steps     4 · 6
      F1 se s e     the same by compass: n ne e se s sw w nw    1 2 3
      Enter         keeps what is traced, for good; or goes on
      <             takes the last letter back
      -             give up for this round; or show no word
      F3            a cell for your ant from row 1
      5             call a number, where the table calls first; the word comes later
      =             the table again
      w             why: the last words or scores, and what their clauses say
      h             a hint: the best few moves and why (h expert: better ones)
      BUF-17        read a clause
      s             save          q   save and leave          ?   this help
    While a path is drawn, s and w are steps.
