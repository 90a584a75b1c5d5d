# What the page says.

# At the door.
page-welcome = Sit down and play
page-language = Language
page-your-name = Your name
page-change-name = Change
page-last-table = Back to the last table
page-open-table = Open a table
page-game = Game
page-words-in = Words in
page-seats = Seats
page-bots = Level of bots
page-no-bots = no bots
page-level-child = child
page-level-casual = casual
page-level-club = club
page-level-expert = expert
page-public = Everybody may join
page-hints-allowed = Hints are allowed
page-options = Options of the game
page-join = Join with a code
page-code = Code
page-go = Go
page-lobby = Open tables
page-lobby-empty = No table is open to everybody right now. Open one!
page-lobby-none-such = There is no such table just now.
page-any = any
page-options-chosen = { $count ->
    [one] One option chosen
   *[other] { $count } options chosen
 }
page-yes = yes
page-no = no
page-free-seats = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
 }
page-connection-lost = The connection is gone. Coming back…
page-coming = Setting the table…
page-home = To the door

# People and seats.
page-people = At the table
page-you = you
page-somebody = Somebody
page-bot = Bot ({ $level })
page-free-seat = free
page-host = host
page-ready = ready
page-not-ready = not ready yet
page-thinking = thinking
page-done = done
page-away = away
page-absent = absent
page-gone = has left
page-bot-plays = a bot plays
page-watching = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
 }

# Before the start.
page-is-public = open to everybody
page-is-private = by link or code
page-with-hints = with hints
page-link = Link for the others
page-copy-link = Copy link
page-copied = Copied. Send it to whoever you want to play with.
page-copy-yourself = The link is selected: copy it with Ctrl+C, or hold it with your finger.
page-code-is = Code to read aloud:
page-show-qr = Show QR code
page-hide-qr = Hide QR code
page-qr = QR code of the link to this table
page-sit-here = Sit here
page-seat-bot = Seat a bot
page-level-of-bot = Level of the bot in seat { $seat }
page-clear-seat = Clear seat
page-fill = Fill with bots
page-say-ready = I am ready
page-say-not-ready = Not ready after all
page-start = Start
page-stand-up = Stand up
page-close-table = Close the table
page-table-closed = This table is closed.
page-closed-unknown = There is no such table. Perhaps the link was cut off?
page-closed-private = This table is not open to you.

# Time.
page-your-moment = Your turn
page-waiting-for = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
 }
page-begins-in = { $seconds ->
    [one] Begins in 1 second
   *[other] Begins in { $seconds } seconds
 }
page-paused = The match is paused.

# The table while a match runs.
page-table = Table
page-pause = I would like a pause
page-no-pause = No pause after all
page-pausing = Would like a pause: { $names }
page-go-on = Go on
page-end = Vote to end the match
page-not-end = Play on after all
page-ending = Would end the match: { $names }
page-resign = Leave the match
page-resign-sure = Yes, leave for good
page-stay = Stay
page-absent-question = { $name } is away. What shall happen?
page-wait = Wait
page-hand-to-bot = Let a bot play
page-pass-for = Pass for this seat
page-end-match = End the match

# Talking.
page-story = What happened
page-chat = Chat
page-write = Say something
page-send = Send
page-not-sent = That was not sent: there is no connection.

# Making a move.
page-would-score = { $points ->
    [one] That would be { $points } point.
   *[other] That would be { $points } points.
 }
page-why = Why?
page-hint = A hint, please
page-undo = Take one back
page-clear = Clear
page-vote-yes = “{ $word }” by { $name } is a word
page-vote-no = “{ $word }” by { $name } is no word
page-ask-word = Word
page-ask-path = Path
page-ask-letters = Letters
page-ask-tiles = Tiles to exchange
page-ask-cards = Cards
page-ask-wild = Wildcard
page-ask-jokers = Jokers
page-ask-placements = Tiles
page-do-write = Hand in an empty card
page-do-draft = Keep as a draft
page-do-take-back = Write on after all
page-do-vote = Vote
page-do-choose = Choose
page-do-buy = Buy
page-do-play = Play
page-do-exchange = Exchange
page-do-pass = Pass
page-do-object = Object
page-do-let-stand = Let it stand
page-do-announce = Announce
page-do-call = Call this number
page-do-give-up = Give up this round
page-do-show = I have no word to show
page-do-place = Place an ant
page-do-ready = Ready
page-do-choose-deck = Choose a deck
page-do-choose-decks = Choose decks
page-do-start = Start
page-do-put-back = Put back
page-do-activate = Play this card
page-do-target = Choose a rival
page-do-name-kind = Name a kind
page-do-give = Give
page-do-throw = Discard these
page-do-pick = Pick
page-do-show-shield = Show the Shield
page-do-done = My word stands
page-do-write-nothing = Take my word back

# The end.
page-over = The match is over
page-won = wins
page-rematch = Play again
page-to-rematch = To the rematch
page-look-back = Look back, or share
page-steps = Steps of the match
page-first = First
page-back = Back
page-on = On
page-last = Last
page-step-of = Step { $step } of { $steps }
page-transcript = Save the match

# Boards.
page-board = Board
page-square = Row { $row }, column { $column }
page-round = Round { $round }

# Word Golf.
page-hole = Hole { $hole }, par { $par }.
page-hole-card = Card of the hole
page-dice = Dice: { $faces }
page-space = Space { $space }
page-space-start = start
page-space-flag = flag
page-space-obstacle = obstacle
page-space-double = double
page-golf-how = Type a word, then tap one space for each letter, from the arrow to the flag.
page-hand-in = Hand in
page-hand-in-for = Hand in for { $points }
page-jokers = { $count ->
    [one] Letter for the joker
   *[other] Letters for { $count } jokers
 }
page-card-for = Card { $kind }
page-not-used = not used
page-choose-for = Take { $points }
page-money = Money of this round: { $money }. Coins: { $coins }.
page-shop = Wildcard cards and their prices
page-buy = { $count ->
    [one] Buy one card
   *[other] Buy { $count } cards
 }
page-buy-nothing = Buy nothing
page-sheet = Score sheet
page-last-points = Last hole: { $points }
page-spelling-valid = ✓
page-spelling-voted = ✓ by vote
page-spelling-misspelt = misspelt: { $reading }
page-spelling-no-word = not a word

# Bisonte.
page-double-letter = double letter
page-treble-letter = triple letter
page-double-word = double word
page-treble-word = triple word
page-centre = centre
page-rack = Your tiles
page-bag = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
 }
page-bisonte-how = Tap a tile and then a square. Or tap a square and type; tap it again to turn the arrow.
page-type-from = Type from the arrow
page-rightwards = → Across
page-downwards = ↓ Down
page-stands-for = It stands for
page-play-for = Play for { $points }
page-take-all-back = Take all back
page-open-play = { $name } plays { $words } for { $points }. Does it stand?
page-turn-exchange = exchanges tiles
page-turn-pass = passes
page-turn-skip = skips a turn
page-turn-undone = taken back
page-turn-play = plays

# Word Buffet.
page-buffet-how = Trace a word: tap letter after letter, or drag. Begin on a framed letter. Backspace takes one back.
page-announce-letters = Announce { $letters }
page-show-letters = Show { $letters }
page-announced-own = You have announced { $word }.
page-place-how = Tap a marked cell to place an ant there.
page-food = food
page-nest = Nest of { $name }
page-ant-of = ant of { $name }
page-ants-left = { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
 } and { $special ->
    [one] 1 special one left
   *[other] { $special } special ones left
 }
page-fate-valid = valid
page-fate-voted = valid by vote
page-fate-not-valid = not valid
page-fate-covered = covered

# The Letter Loom.
page-centre-cards = In the centre
page-hand = Your letters
page-duty = must be used
page-colour-orange = orange
page-colour-green = green
page-colour-black = black
page-colour-yellow = yellow
page-deck-vowel = A vowel
page-deck-consonant = A consonant
page-vowels = { $vowels ->
    [0] No vowel
    [one] 1 vowel
   *[other] { $vowels } vowels
 }
page-throw = Discard { $cards }
page-no-shield = No Shield
page-tie-break = Deciding round
page-loom-opening = the box is opened
page-loom-centre = the leader lays the centre
page-loom-decks = all choose their letters
page-loom-strategy-start = the leader starts the time to think
page-loom-strategy = look at your cards
page-loom-putting-back = put one strategy card back
page-loom-activating = play a strategy card
page-loom-carrying-out = a card is carried out
page-loom-creation-start = the leader starts the time to write
page-loom-creation = form a word
page-loom-voting = is it a word?
page-loom-over = the end
page-loom-how = Tap cards in order, or type. Use at least one card of the centre and one of yours.
page-lay-down = Lay down
page-lay-down-for = Lay down for { $points }
page-kept-word = Your word: { $word }

# What happened.
page-told-seat-filled = { $name } sits down.
page-told-host-passed = { $name } is the host now.
page-told-start-called-off = The start is called off.
page-told-match-started = The match begins.
page-told-pause-wished = { $name } would like a pause.
page-told-paused = The match is paused.
page-told-went-on = { $name } goes on.
page-told-seat-absent = { $name } is away.
page-told-seat-returned = { $name } is back.
page-told-seat-handed = A bot plays for { $name }.
page-told-end-voted = { $name } would end the match.
page-told-seat-gone = { $name } has left the match.
page-told-outage-counted = The house was away for a moment; clocks stood still.
page-told-rematch-opened = The rematch is open.
page-told-table-closed = The table is closed.
page-told-time-ran-out = Time is over for { $names }.
page-told-hole = Hole { $hole }. The dice show { $faces }.
page-told-word = { $name }: { $word }
page-told-points = { $name } scores { $points }.
page-told-bought = { $name } buys { $cards }.
page-told-played = { $name } plays { $words } for { $points }.
page-told-upheld = { $name } objects, and is right.
page-told-rejected = { $name } objects, and is wrong.
page-told-exchanged = { $count ->
    [one] { $name } exchanges one tile.
   *[other] { $name } exchanges { $count } tiles.
 }
page-told-passed = { $name } passes.
page-told-skipped = { $name } skips a turn.
page-told-round = Round { $round }.
page-told-search = Search!
page-told-announced = { $name } announces { $letters } letters.
page-told-gave-up = { $name } gives up this round.
page-told-valid = { $word } by { $name } is valid.
page-told-voted = { $word } by { $name } is valid by vote.
page-told-not-valid = { $word } by { $name } is not valid.
page-told-covered = { $word } by { $name } is covered.
page-told-ant = { $name } places an ant.
page-told-card = { $name } plays { $card }.
page-told-target = It is aimed at { $name }.
page-told-judged = { $name }: { $word }, { $points }
