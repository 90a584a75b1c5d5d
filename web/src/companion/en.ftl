# The companion at a wooden table.
page-companion-title = Companion
page-companion-lead = For the game that lies on your table: it keeps the time and the score, does the sums, and looks up words. Without an account, and without a network.
page-companion-ready = All of it is on this device: it works without a network.
page-companion-ready-without-words = Sheets, timers and rules are on this device and work without a network. The words are a download of their own: see “Is it a word?”.
page-companion-getting-ready = It is being laid ready for when there is no network…
page-companion-insecure = Without https, this page can neither open without a network nor keep the screen awake; all the rest works.
page-companion-go-on = Go on: { $game }, { $names }
page-companion-begin = A new match
page-companion-tools = At hand
page-companion-words = Is it a word?
page-companion-words-why = Type it; the dictionary of the game answers.
page-companion-boards = Read the board
page-companion-boards-why = What Word Buffet or Bisonte still had to offer, and what a play scores.
page-companion-records = Records
page-companion-records-why = The best, the longest, the closest, and who won most.
page-companion-rules-why = Every clause, with pictures; without a network as well.
page-companion-print = Print and play
page-companion-print-why = Boards, cards and tiles on paper, to cut out.
page-companion-back = Back to the companion
page-companion-not-here = This part has not been opened on this device before. It comes once there is a network.
page-companion-no-match = This match is not in this browser, or it cannot be read. What lies here is left as it is.

# Setting up.
page-companion-people = Who plays?
page-companion-people-why = In the order in which you sit, clockwise. Drag somebody to another seat.
page-companion-player = Player { $number }
page-companion-name-of = Name of player { $number }
page-companion-move = Move { $name }: drag, or arrow up and down
page-companion-moved = { $name }, seat { $seat }.
page-companion-up = { $name } one seat up
page-companion-remove = Without { $name }
page-companion-add = One more
page-companion-offered = Who played before
page-companion-forget-name = Forget { $name }
page-companion-twins = Two of you have the same name; a letter more tells you apart.
page-companion-youngest = Who is the youngest?
page-companion-youngest-leads = Leads the first round.
page-companion-youngest-why = For you to decide who begins, where the rules leave it to you.
page-companion-words-in-why = For the word check.
page-companion-begin-match = Begin

# Timers.
page-companion-timers = Time
page-companion-heard = Sound is on
page-companion-silent = Sound is off
page-companion-time-over = { $timer }: time is over.
page-companion-timer-big = { $timer }: show it large
page-companion-timer-start = Start
page-companion-timer-pause = Pause
page-companion-timer-go-on = Go on
page-companion-timer-again = Again
page-companion-timer-whole = From the start
page-companion-timer-reset = { $timer }: from the start
page-companion-timer-less = { $timer }: less time
page-companion-timer-more = { $timer }: more time
page-companion-timer-over = Time!
page-companion-timer-counting = Get ready…
page-companion-timer-paused = Paused
page-companion-clocks-start = Tap whoever begins: that clock runs.
page-companion-clocks-tap = Tap the clock that runs when a turn is over.
page-companion-clocks-halt = Stop all clocks
page-companion-clock-set = Set the clock of { $name }
page-companion-clock-minutes = Minutes left
page-companion-clock-done = Set it

# A match.
page-companion-totals = Totals
page-companion-undo = Take back the last entry
page-companion-redo = Enter it again
page-companion-menu = More
page-companion-rename = Change names
page-companion-share = Share the match
page-companion-delete = Delete the match
page-companion-deleted = Deleted. Below your matches it can be brought back.
page-companion-course = How it went
page-companion-chart = A line for each player: the total after each step
page-companion-chart-table = The same as a table
page-companion-step = Step
page-companion-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
page-companion-nobody-won = Nobody at the table wins
page-companion-tie-broken = Level on points; the tie-break decided.
page-companion-see-ending = See how it ended
page-companion-so-far = So far
page-companion-done = Done
page-companion-is-kept = The match is kept in this browser. Any entry can still be corrected.

# What is kept.
page-companion-kept = Your matches
page-companion-kept-none = None yet. Each match is kept here by itself, entry by entry.
page-companion-kept-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
 }
page-companion-unfinished = goes on
page-companion-delete-that = Delete: { $match }
page-companion-gone = { $count ->
    [one] One was deleted lately
   *[other] { $count } were deleted lately
 }
page-companion-bring-back = Bring it back
page-companion-gone-forget = Delete them for good
page-companion-unreadable = { $count ->
    [one] One more thing lies here that cannot be read. It is left as it is.
   *[other] { $count } more things lie here that cannot be read. They are left as they are.
 }
page-companion-full = This browser has no room for more: what you write now is lost when you close the page. Save it as a file, or delete old matches.
page-companion-forbidden = This browser keeps nothing: what you write is lost when you close the page. Save it as a file.
page-companion-transfer = To another device
page-companion-transfer-why = All matches and names live in this browser alone. A file takes them along, or keeps them safe.
page-companion-export = Save all as a file
page-companion-import = Open a file
page-companion-imported = { $added ->
    [0] Nothing new in it
    [one] One match is new
   *[other] { $added } matches are new
 }{ $renewed ->
    [0] .
    [one] , one was renewed.
   *[other] , { $renewed } were renewed.
 }
page-companion-import-known = { $count ->
    [one] One was here already, as new or newer, and stays.
   *[other] { $count } were here already, as new or newer, and stay.
 }
page-companion-import-spoilt = { $count ->
    [one] One match in the file cannot be read and was left out.
   *[other] { $count } matches in the file cannot be read and were left out.
 }
page-companion-import-left = { $count ->
    [one] For one there was no room in this browser.
   *[other] For { $count } there was no room in this browser.
 }
page-companion-import-too-big = That file is larger than 20 MB. Nothing was changed.
page-companion-import-too-many = That file has more than { $most } matches: no browser has room for them. Nothing was changed.
page-companion-import-not-ours = That is not a file of the companion, or it is damaged. Nothing was changed.
page-companion-import-newer = That file comes from a newer Sobremesa than this page. Load the page anew and try again; nothing was changed.

# Records.
page-companion-records-none = Records begin with the first match that is played to its end.
page-companion-records-played = { $count ->
    [one] one match
   *[other] { $count } matches
 }
page-companion-record-best = Highest total
page-companion-record-longest = Longest match, in rounds or turns
page-companion-record-closest = Closest finish, in points
page-companion-record-people = Everybody
page-companion-record-name = Name
page-companion-record-wins = Won
page-companion-record-matches = Played
page-companion-record-most = Best
page-companion-record-mean = Average
