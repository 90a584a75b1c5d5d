# The terminal.

# People and bots.
cli-you = You
cli-player = Player { $number }
cli-bot-child = Child
cli-bot-casual = Casual
cli-bot-club = Club
cli-bot-expert = Expert
cli-ask-name = Who plays { $shape }? A name, or Enter for none
cli-ask-youngest = Who is the youngest?
cli-youngest-hint = { $names } · press Enter to choose at random
cli-unknown-youngest = Nobody here is called “{ $given }”. Playing: { $names }.
cli-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
 }

# Yes or no.
cli-yes-no = 1 yes · 2 no
cli-yes-no-again = Type 1 for yes or 2 for no.

# Verdicts.
cli-meaning-gloss = { $lemma }: { $sense }
cli-meaning-synonyms = { $lemma }: like { $sense }
cli-meaning-english-gloss = { $lemma } (in English): { $sense }
cli-vote-opened = { $word } is put to the vote ({ $reason }).
cli-vote = { $voter }, is { $word } a word?
cli-vote-yes = { $who ->
    [you] say
   *[other] says
 } yes
cli-vote-no = { $who ->
    [you] say
   *[other] says
 } no

# Scores.
cli-score = Score
cli-total-column = Total
cli-nothing-scored = Nothing has been scored yet.
cli-go-on = Enter goes on · w why
cli-coach-offer = What could have been played: sobremesa coach { $match }
cli-seed = The seed of this match was { $seed }; whoever has it can check that every deal and throw was fair.
cli-seed-check = The program does it for you: sobremesa verify { $match }

# Passing, saving, leaving.
cli-hand-over = Pass the keyboard to { $name }, then Enter
cli-saved = Saved in { $file }
cli-left = The match is kept. Go on with: sobremesa play { $game } --resume { $match }
cli-no-terminal = There is no terminal to play at, so here is { $bots ->
    [one] a bot's match against Luis
   *[other] a match of bots
 }.
cli-other-words = This match was begun with another word list; it goes on with the one that is installed.

# What cannot be done.
cli-bad-edition = This edition cannot be used: { $problem }
cli-bad-house = The house's words cannot be used: { $reason }
cli-edition-gone = The edition “{ $file }” of this match cannot be used: { $reason } Give it with --edition.
cli-other-edition = This match is played with the edition “{ $file }”: give its name or its file with --edition.
cli-changed-edition = The edition “{ $file }” is not as it was when this match began: give it as it was with --edition.
cli-house-gone = The house's words of this match cannot be used: { $reason } Give them with --house.
cli-other-house = The house's words are not those that this match began with: give that file with --house.
cli-changed-words = The house's words in this saved match are not those that it began with.
cli-no-house = This match began without house words: go on without --house.
cli-clock-shared = With a clock each person needs a keyboard, and here { $people } share one.
cli-bad-lexicon = The dictionary cannot be read. { $problem }
cli-no-lexicon = The dictionaries are not built yet: run “sobremesa words build” first.
cli-quiet-alone = “--quiet” only means something beside --actions.
cli-bad-option = “{ $given }” is no option; write NAME=VALUE.
cli-bad-seed = A seed is 1 to 64 digits from 0 to 9 and a to f.
cli-no-person = With { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } nobody is left to play.
cli-more-names = These are { $names } names for { $people ->
    [one] 1 person
   *[other] { $people } people
 }.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-no-such-file = No such file or directory
cli-not-allowed = Permission denied
cli-is-a-folder = Is a directory
cli-not-a-folder = Not a directory
cli-no-space = No space left on device
cli-cannot-write = The match cannot be kept in { $file }: { $reason }.
cli-file-exists = { $file } is there already: go on with it by --resume, or choose another name.
cli-other-window = Another window has gone on with this match: nothing more is kept from here, so that nothing is lost.
cli-damaged = This saved match is damaged.
cli-nameless-file = The name of this file is no text, and with it the match cannot be kept: { $file }
cli-no-clause = There is no clause { $clause }.
cli-no-last-match = There is no last match to go on with.

# Whether chance was fair.
cli-fair = Chance was fair: the seed is the one committed to at the beginning, and { $draws ->
    [one] the one deal follows
   *[other] all { $draws } deals and throws follow
 } from it.
cli-fair-shared = { $people ->
    [0] The server’s secret is the one that it committed to; nobody else added to the seed.
    [one] The seed is made of the server’s secret and the number that one player’s device added, each committed to beforehand.
   *[other] The seed is made of the server’s secret and the numbers that { $people } players’ devices added, each committed to beforehand.
}
cli-fair-kept = All of it is as it was kept.
cli-no-commitment = a commitment is { $digits } digits and letters from a to f
cli-unfair = Line { $line }: { $fault }

# Playing by a file.
cli-script-line = { $file }, line { $line }: { $problem }
cli-script-shape = A line has seat and action, and at if need be; or tick alone.
cli-script-no-action = This game has no action “{ $type }”. What fits: { $known }.
cli-script-backwards = Time does not go back: it is { $now } milliseconds already.
cli-script-no-text = { $file } is no text file.
cli-waits-for = The match waits for { $names }.
cli-waits-for-time = The match waits until millisecond { $at }.

# Looking back.
cli-step = Step { $number } of { $count }
cli-replay-keys = Enter or n forth · p back · a number jumps to that step · w why · = the table · q leave
cli-replay-again = A number from 1 to { $count }, Enter, p or q.
cli-replay-over = finished
cli-replay-unfinished = not finished
cli-replay-secret = This match is not over: until then only what everybody sees is shown.
cli-replay-both = “--seat” and “--open” do not go together: --open shows everything.

# Hints.
cli-hints = Hints ({ $level })
cli-hints-type = type: { $typed }
cli-hints-none = There is nothing to advise you on right now.
cli-hints-aside = At this question there is nothing to advise you on: answer it, then ask again.
cli-hints-key = { $key } hint
cli-hints-off = This match is played without hints.
cli-hints-open = Everybody sees this question, so there is no hint here.
cli-move-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-way-yes = yes
cli-way-no = no

# The coach.
cli-coach = Coach
cli-coach-other-words = This match was played with another word list; the coach looks into the one that is installed.
cli-coach-puzzled = The coach cannot judge this match: somebody has changed the file, or the coach is mistaken ({ $reason }).
cli-coach-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
cli-coach-lost = points lost: { $points }
cli-coach-share = { $percent } % of the best words
cli-coach-worst = dearest turn: { $number }
cli-coach-level-given = vocabulary: { $level }
cli-coach-level-words = vocabulary by the words played: { $level }
cli-coach-level-few-words = vocabulary: { $level } (too few words to tell)
cli-coach-best = the best there was
cli-coach-better = best:
cli-coach-known = within your words:
cli-coach-remember = Words you knew and missed
cli-coach-learn = Words to learn

# serve
cli-serve-here = On this machine: { $address }
cli-serve-room = Around the table: { $address }
cli-serve-stop = Ctrl+C closes the house; every table is kept.
cli-serve-no-port = Nothing can listen on { $host }, port { $port }: { $problem }.

# The database.
cli-backup-done = { $file } holds { $rows ->
    [one] 1 step
   *[other] { $rows } steps
 } of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }.
cli-restore-done = { $place } holds { $rows ->
    [one] 1 step
   *[other] { $rows } steps
 } of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } now.
cli-store-no-address = “{ $place }” is no address of a database. What fits: sqlite:///FILE, a file, or postgresql://…
cli-store-not-ours = { $place } is no database of Sobremesa.
cli-store-damaged = { $place } is damaged.
cli-store-newer = { $place } was written by a newer version of Sobremesa: install that one.
cli-store-refused = { $place } cannot be used: { $reason }
cli-store-unavailable = The database cannot be reached: { $reason }
cli-backup-none = { $place } is no backup, or it is damaged: nothing was restored.
cli-backup-in-use = There is something in { $place } already, and nothing is covered.
cli-backup-memory = What is in memory alone ends with its process: there is no backup of it.
cli-backup-unfaithful = { $place } is not what it should be, so nothing was kept: { $reason }

cli-printed = { $file } has { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }. Print at 100 %, on both sides, turned over the long edge.
cli-print-no-sets = { $game } is not dealt from a set: leave out { $option }.
cli-print-rules-alone = The rules alone are the same in every print: leave out { $option }.
cli-print-other-box = Houses deal from the box of the language, and this is another one: leave out --house.
cli-print-plain = Only Word Buffet has letters under red noise: leave out --plain.
cli-print-house = “{ $house }” is not where a house is: write https://… or http://…
cli-print-unwritten = { $file } cannot be written: { $reason }.
