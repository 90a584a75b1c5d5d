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
page-bots = Level of bots
page-level-child = child
page-level-casual = casual
page-level-club = club
page-level-expert = expert
page-public = Everybody may join
page-hints-allowed = Hints are allowed
page-options = Options of the game
page-join = Join with a code
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
page-missing-title = This page is not here yet
page-missing-again = Try again
page-missing-text = It has not been opened on this device before, and it did not come. It comes by itself as soon as the house can be reached.
page-home = To the door

# People and seats.
page-people-and-time = People and time
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
page-away = no connection
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
page-not-loaded = Part of this page has not arrived yet. We keep trying.
page-closed-failed = This table cannot be shown right now. Please try again in a moment.
page-closed-private = This table is not open to you.

# Time.
page-your-moment = Your turn
page-waiting-for = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
 }
page-waiting-for-votes = { $count ->
    [one] Waiting for one more to vote
   *[other] Waiting for { $count } more to vote
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
page-absent-question = { $name } is absent. What shall happen?
page-wait = Wait
page-hand-to-bot = Let a bot play
page-pass-for = Pass for this seat
page-end-match = End the match

# Talking.
page-story = What happened
page-chat = Chat
page-write = Say something
page-send = Send

# Making a move.
page-would-score = { $points ->
    [one] That would be { $points } point.
   *[other] That would be { $points } points.
 }
page-why = Why?
page-hints = Hints
page-hint = A hint, please
page-undo = Take the last letter back
page-vote-question = The dictionary lacks this word of { $name }. Is it a word?
page-vote-counts = It counts if more than half of you know it; { $name } does already, and no answer is a no.
page-vote-accept = It is a word
page-vote-reject = It is not a word
page-vote-reason = { $reason ->
    [house-refused] The table agreed that it isn’t valid.
    [not-a-word] It has letters that the language does not have.
    [too-short] It is a single letter.
    [enclitic] It is a verb with a pronoun attached.
    [diminutive] It is a diminutive that the dictionary does not list.
    [augmentative] It is an augmentative that the dictionary does not list.
    [brand] The dictionary knows it as a brand.
    [acronym] The dictionary knows it as an acronym.
    [proper-name] The dictionary knows it as a proper name.
    [abbreviation] The dictionary knows it as an abbreviation.
    [foreign] The dictionary knows it as a foreign word.
    [offensive] The dictionary knows it as an offensive word.
   *[not-in-dictionary] It is not in the dictionary at all.
 }
page-clear = Clear all

# The end.
page-sheet = Score sheet
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

# What happened.
page-told-seat-filled = { $name } sits down.
page-told-youngest-marked = { $name } is the youngest.
page-told-host-passed = { $name } is the host now.
page-told-seat-stuck = { $name } got stuck, so the simplest move was made.
page-start-failed = The match can’t start yet.
page-told-start-failed = The match could not start. { $why }
page-told-start-called-off = The start is called off.
page-told-match-started = The match begins.
page-told-pause-wished = { $name } would like a pause.
page-told-paused = The match is paused.
page-told-went-on = { $name } ends the pause.
page-told-seat-absent = { $name } is absent.
page-told-seat-returned = { $name } is back.
page-told-seat-handed = A bot plays for { $name }.
page-told-end-voted = { $name } would end the match.
page-told-seat-gone = { $name } has left the match.
page-told-outage-counted = The house was away for a moment; clocks stood still.
page-told-rematch-opened = The rematch is open.
page-told-table-closed = The table is closed.

# Everywhere.
page-close = Close
page-rules = Rules
page-share = Share
page-keys = Keys
page-keys-all = ? · these keys
    Tab · to the next thing
    Escape · closes what is open
page-show-clause = What { $clause } says
page-sum = together
page-why-points = { $title }: { $points }. Why?
page-meaning-of = { $word }: what does it mean?
page-looking-up = Looking it up…
page-no-meaning = No meaning is known here.
page-theme = Light
page-theme-auto = as the device
page-theme-light = day
page-theme-dark = night
page-sound = Sound
page-sound-auto = on by day
page-sound-on = on
page-sound-off = off
page-sound-on-do = Turn sound on
page-sound-off-do = Turn sound off
page-motion = Movement
page-motion-auto = as the device
page-motion-less = less

# Before the start, and around a table.
page-invite = Invite others
page-scan = Scan to join, and hold your letters in your hand.
page-join-at = Or go to
page-join-code = with the code
page-big-screen = Big screen
page-seats-taken = { $taken } of { $seats } seats are taken
page-start-now = Play
page-youngest = Who is the youngest?
page-youngest-drawn = If you tap nobody, the first player is drawn by lot.
page-youngest-marked = { $name } is the youngest and starts.
page-host-starts = The host starts the match when everybody is ready.
page-gone-bot = left, a bot plays
page-hand-zone = Your move
page-talk = { $count ->
    [0] Chat
    [one] Chat, one new
   *[other] Chat, { $count } new
 }
page-chat-empty = Nobody has said anything yet.
page-story-empty = Nothing has happened yet.
page-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
 }
page-no-hint = There is nothing better than what you see.

# After it.
page-share-result = Share the result
page-share-as-text = Share as text
page-share-as-picture = Share as picture
page-result-copied = Copied. Paste it wherever you like.
page-to-daily = Today’s games
page-coach = What did I miss?
page-coach-thinks = The coach is going through your turns…
page-coach-level = The coach assumes that you know the words of level “{ $level }”.
page-coach-share = You found { $percent }% of what there was.
page-coach-turn = Turn { $turn }:
page-coach-known = you know it
page-coach-nothing = Nothing: every turn was as good as it could be.

# What an option can be.
page-choice-buffet-words-by-people = the table, if people play each other
page-choice-buffet-words-dictionary = the dictionary alone
page-choice-buffet-words-table = the table
page-choice-buffet-acronyms-all = all of them
page-choice-buffet-acronyms-known = those in wide use, and any that the table votes in
page-choice-buffet-acronyms-none = none
page-choice-golf-words-by-people = the table, if people play each other
page-choice-golf-words-dictionary = the dictionary alone
page-choice-golf-words-table = the table
page-choice-golf-joker-every-space = on every space
page-choice-golf-joker-one-space = on one space
page-choice-bisonte-words-objection = the others object
page-choice-bisonte-words-checked = checked when played
page-choice-bisonte-words-table = the others object, and the table votes
page-choice-bisonte-auto-end-by-words = where plays are checked
page-choice-bisonte-auto-end-yes = yes
page-choice-bisonte-auto-end-no = no
page-choice-loom-end-rounds = a number of rounds
page-choice-loom-end-target = a score to reach
page-choice-loom-shield-in-turn = only in its turn
page-choice-loom-shield-reactive = also when attacked
page-choice-loom-repeated-flat = score −4
page-choice-loom-repeated-less-4 = count, less 4
page-choice-loom-repeated-maker = count, less 4 for each earlier player
page-choice-loom-words-by-people = the table, if people play each other
page-choice-loom-words-dictionary = the dictionary alone
page-choice-loom-words-table = the table

# Words of the table's own.
page-own-words = The table’s own words
page-own-words-why = Words that your table agrees on, whatever the dictionary says. Everybody sees them before they sit down.
page-own-words-accepted = Also valid
page-own-words-refused = Not valid
page-own-words-like = One word a line, or separated by spaces or commas.
page-own-words-count = { $count ->
    [one] One word of its own
   *[other] { $count } words of its own
 }
page-own-words-wrong = This won’t do: { $words }. Write single words of { $least } to { $most } letters.
page-own-words-both = On both lists: { $words }. Leave each on one.
page-own-words-many = { $count } words are too many: { $most } at most.
