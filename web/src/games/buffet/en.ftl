# The table of Word Buffet.
page-buffet-now = Round { $round }: { $phase }
page-buffet-phase-opening = the board is laid
page-buffet-phase-countdown = the search opens
page-buffet-phase-search = all search
page-buffet-phase-marking = words are marked
page-buffet-phase-saying = a word is said
page-buffet-phase-showing = a word is shown
page-buffet-phase-voting = is it a word?
page-buffet-phase-placing = one ant from row 1
page-buffet-phase-resting = a short rest
page-buffet-phase-over = the end
page-buffet-chip = { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 }

# The board.
page-buffet-board = Board of letters
page-buffet-square = row { $row }, column { $column }
page-buffet-letter = letter { $letter }
page-buffet-ant-of = ant of { $name }
page-buffet-special-ant-of = special ant of { $name }
page-buffet-in-trail = number { $place } of your path
page-buffet-may-place = you may place an ant here
page-buffet-may-begin = a word of yours may begin here
page-buffet-at-food = touches food
page-buffet-at-own-nest = in front of your nest
page-buffet-at-nest = in front of the nest of { $name }
page-buffet-own-ants-beside = { $ants ->
    [one] one of your ants beside it
   *[other] { $ants } of your ants beside it
 }
page-buffet-ants-beside = ants beside it: { $names }
page-buffet-nest = Nest of { $name }
page-buffet-own-nest = Your nest
page-buffet-nest-reached = Reached by { $names }
page-buffet-lens-down = The lens lies on the table
page-buffet-lens-up = The lens is in your hand
page-buffet-food-cake = cake
page-buffet-food-cheese = cheese
page-buffet-food-strawberry = strawberry
page-buffet-food-watermelon = watermelon
page-buffet-food-bread = bread
page-buffet-food-egg = fried egg
page-buffet-food-cookie = biscuit
page-buffet-food-grapes = grapes
page-buffet-food-carrot = carrot
page-buffet-food-ice-cream = ice cream
page-buffet-food-doughnut = doughnut
page-buffet-food-apple = apple

# The turn-order chart.
page-buffet-chart = Turn order: the longest word first
page-buffet-chart-short = Turn order
page-buffet-row = { $letters ->
    [1] row 1
   *[other] letters
 }
page-buffet-marker-done = { $name }, done
page-buffet-searching = Still searching:

# What one does.
page-buffet-get-ready = { $lens ->
    [yes] Take your lens: the search opens in a moment.
   *[no] The search opens in a moment.
 }
page-buffet-how = Begin on a framed letter, then go on to its neighbours.
page-buffet-how-more = Go on to a letter beside it.
page-buffet-how-on = Announce it, or go on. Tap the last letter again to take it back.
page-buffet-how-show = { $said ->
    [0] Show your word of { $letters } letters. Begin on a framed letter.
   *[other] { $lens ->
        [yes] Find { $word } with your lens and trace it. Begin on a framed letter.
       *[no] Find { $word } and trace it. Begin on a framed letter.
     }
 }
page-buffet-how-call = { $lens ->
    [yes] Look for a word through the lens, and call how many letters it has. When it is checked, you say it without the lens and then show it.
   *[no] Look for a word, and call how many letters it has. When it is checked, you say it and then show it.
 }
page-buffet-number = Number of letters
page-buffet-fewer = One letter less
page-buffet-more = One letter more
page-buffet-announce = { $letters ->
    [0] Announce
   *[other] Announce { $letters }
 }
page-buffet-show = { $letters ->
    [0] Show my word
   *[other] Show { $letters } of { $of }
 }
page-buffet-call = Call { $letters }
page-buffet-how-say = { $lens ->
    [yes] Say your word of { $letters } letters, with your lens down.
   *[no] Say your word of { $letters } letters.
 }
page-buffet-said-letters = { $letters } of { $of } letters
page-buffet-say = { $letters ->
    [0] Say my word
   *[other] Say { $word }
 }
page-buffet-say-nothing = I have no word
page-buffet-show-nothing = I can’t find it
page-buffet-give-up = Give up this round
page-buffet-announced-own = You have announced { $word }.
page-buffet-called-own = You have called { $letters } letters.
page-buffet-gave-up-own = You search no more this round; later you place one ant.
page-buffet-place = One ant from row 1.
page-buffet-place-how = { $lens ->
    [yes] Look through your lens and tap a marked cell.
   *[no] Tap a marked cell.
 }
page-buffet-place-here = Place it: { $square }
page-buffet-others-place = { $name } places an ant.
page-buffet-others-say = { $name } says a word.
page-buffet-others-show = { $said ->
    [0] { $name } shows a word.
   *[other] { $name } looks for { $word } on the board.
 }
page-buffet-others-vote = The others vote on { $word }.
page-buffet-others-rest = The next round begins when all are ready.
page-buffet-rest = Round { $round } is over.
page-buffet-ready = Next round
page-buffet-traced = { $word }: { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
 }
page-buffet-traced-none = No letter traced yet
page-buffet-word-from = { $word }, from { $square }
page-buffet-ant-to = an ant on { $square }
page-buffet-tip-touch = Hold a finger on the board: the lens shows the letters. Rest on a framed letter, then glide from letter to letter.
page-buffet-tip-mouse = Only your lens can read the board. Press on a framed letter and drag from letter to letter.
page-buffet-tip-plain = Begin on a framed letter and drag from letter to letter.

# Marking.
page-buffet-scene-word = { $name } says
page-buffet-scene-ant = An ant from row 1.
page-buffet-scene-nothing = No cell to place an ant on.
page-buffet-scene-ant-chance = Time is over: chance places the ant.
page-buffet-skip = Skip
page-buffet-fate-valid = It counts!
page-buffet-fate-voted = It counts, by vote!
page-buffet-fate-not-valid = Not valid: to row 1.
page-buffet-fate-covered = All covered: to row 1.
page-buffet-fate-ruled-out = Not at this table: to row 1.
page-buffet-fate-not-said = No word: to row 1.
page-buffet-fate-other-length = Not as long as called: to row 1.
page-buffet-fate-not-shown = Not shown: to row 1.
page-buffet-fate-other-letters = Not what the path spells: to row 1.
page-buffet-fate-bad-path = The path breaks a rule: to row 1.
page-buffet-fate-none = No word: to row 1.

# The score sheet.
page-buffet-foods = { $foods ->
    [0] No food yet
    [one] 1 food
   *[other] { $foods } foods
 }
page-buffet-nests = { $nests ->
    [0] No nest yet
    [one] 1 nest
   *[other] { $nests } nests
 }
page-buffet-stack = { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 } and { $special ->
    [one] 1 special one left
   *[other] { $special } special ones left
 }
page-buffet-words = Words of round { $round }

# What happened.
page-buffet-told-round = Round { $round }.
page-buffet-told-search = Search!
page-buffet-told-announced = { $name } announces { $letters } letters.
page-buffet-told-gave-up = { $name } gives up this round.
page-buffet-told-time = Time is over for { $names }.
page-buffet-told-own-word-asked = Your turn to say your word.
page-buffet-told-word-asked = { $name } is to say a word.
page-buffet-told-said = { $name } says { $word }.
page-buffet-told-shown = { $name } shows { $word }.
page-buffet-told-vote = The dictionary lacks it: the table votes.
page-buffet-told-vote-yes = { $name } says: it is a word.
page-buffet-told-vote-no = { $name } says: it is not a word.
page-buffet-told-valid = { $word } by { $name } counts: { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 }. { $clause }
page-buffet-told-voted = { $word } by { $name } counts by vote: { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 }. { $clause }
page-buffet-told-not-valid = { $word } by { $name } is not valid. { $clause }
page-buffet-told-covered = { $word } by { $name } is all covered. { $clause }
page-buffet-told-ruled-out = { $word } by { $name } does not count at this table. { $clause }
page-buffet-told-not-said = { $name } says no word. { $clause }
page-buffet-told-other-length = { $word } by { $name } is not as long as called. { $clause }
page-buffet-told-not-shown = { $name } does not show { $said ->
    [0] a word
   *[other] { $word }
 }. { $clause }
page-buffet-told-other-letters = The path by { $name } does not spell { $word }. { $clause }
page-buffet-told-bad-path = The path by { $name } breaks a rule. { $clause }
page-buffet-told-no-word = { $name } shows no word. { $clause }
page-buffet-told-place = Place an ant from row 1.
page-buffet-told-ant = { $name } places an ant on { $square }.
page-buffet-told-ant-chance = Chance places an ant of { $name } on { $square }.
page-buffet-told-nothing = { $name } can place no ant.
page-buffet-told-last = That was the last round.

page-keys-buffet = Arrows · move across the board
    Enter · starts and adds a letter, places an ant
    Backspace · takes the last letter back
    A or Shift+Enter · announces or shows the word
