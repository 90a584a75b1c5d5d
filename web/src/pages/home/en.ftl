# The frame of every page.
page-frame-skip = Skip to the content
page-frame-ways = Through the house
page-frame-play = Play
page-frame-lobby = Open tables
page-frame-tables = Tables
page-frame-daily = Today
page-frame-companion = Companion
page-frame-rules = Rules
page-frame-me = Me
page-frame-about = About Sobremesa and licences
page-frame-banned = Save or delete my data
page-frame-settings = Settings

# The door.
page-home-lead = Four word games for after the meal: against bots right now, or with friends by a link. No account needed.
page-home-games = The games
page-home-players = { $least }–{ $most } players
page-home-against = { $bots ->
    [0] alone against Luis
    [one] you and a bot
   *[other] you and { $bots } bots
 }
page-home-play = Play now
page-home-opening = Setting the table…
page-home-quick-bisonte-checked = Against this level, words are checked when played.
page-home-setup = Set up a table
page-home-daily-all = All of today
page-home-daily-lead = Today’s matches, one try each; new ones tomorrow.
page-home-daily-fresh = Not played yet
page-home-daily-begun = Go on where you were
page-home-daily-over = { $points ->
    [one] Done: { $points } point
   *[other] Done: { $points } points
 }
page-home-wooden = The box is on your table?
page-home-wooden-why = The companion keeps time and score for the real thing: names, timers, sums, word check. It works without a network.
page-home-wooden-print = Print a game
page-home-wooden-open = Open the companion
page-home-lobby-all = See all
page-home-you = You
page-home-renamed = You are called { $name } now.
page-home-guest = You are a guest: an account keeps your matches on every device.
page-home-get-account = Open an account
page-home-account = Signed in as { $login }: your matches are kept.
page-home-printed-set = A printed set?

# Open tables.
page-lobby-lead = Whoever comes by may sit down here. The list changes by itself.
page-lobby-level = Bots at the table
page-lobby-nobody = nobody sits here yet
page-lobby-sit = Join
page-lobby-look = Look in
page-lobby-show-all = Show all tables

# A table of one’s own.
page-setup-title = Set up a table
page-setup-which = Which game shall it be?
page-setup-seats = How many play
page-setup-seats-why = You among them. Seats that stay empty are put away at the start.
page-setup-seat-count = { $count ->
    [one] 1, alone
   *[other] { $count } seats
 }
page-setup-bots = The other seats
page-setup-bots-why = Bots sit down at once; you can still give their seats to people.
page-setup-bots-none = for people I invite
page-setup-bots-level = bots, { $level }
page-setup-words-why = The language of the words; everybody reads the page in their own.
page-setup-box = Tiles
page-setup-layout = Board
page-setup-layout-why = Where the premium squares are.
page-setup-box-why = Which box is opened: how many tiles, and which letters.
page-setup-box-bisonte-es-100 = 100, without K and W
page-setup-box-bisonte-es-102 = 102, with CH, LL, RR, K and W
page-setup-box-bisonte-es-103 = 103, with LL and RR, without CH
page-setup-box-bisonte-es-plain = 102, one letter on each
page-setup-box-bisonte-en-100 = 100
page-setup-box-bisonte-en-102 = 102, the usual ones
page-setup-layout-bisonte-meadow = Meadow, our own
page-setup-layout-bisonte-sixty-one = the classic one, 61 premium squares
page-setup-public-why = The table is listed among the open tables. Otherwise people come by link or code.
page-setup-more = More options
page-setup-at-table = At the table
page-setup-hints-why = Anybody may ask what they could play.
page-setup-chat = Chat
page-setup-chat-why = People may write to each other.
page-setup-reactions = Quick phrases
page-setup-reactions-why = “Well played!” and the like, in one tap.
page-setup-spectators = Spectators are welcome
page-setup-spectators-why = Others may look on; they see no hands.
page-setup-pace = How quickly bots play
page-setup-pace-why = Like people, they take a moment to think.
page-setup-pace-human = like people
page-setup-pace-quick = quickly
page-setup-pace-instant = at once
page-setup-stand-ins = If somebody leaves
page-setup-stand-ins-why = Who takes the seat, so that the others can play on.
page-setup-stand-ins-none = nobody takes the seat
page-setup-from-to = { $least } to { $most }
page-setup-option-call-first = Call the number first
page-setup-option-least-letters = Shortest word
page-setup-option-words = How words are judged
page-setup-option-lens = Lens
page-setup-option-clock = Clock
page-setup-option-search-seconds = Time to search
page-setup-option-same-holes = The same holes for all
page-setup-option-neighbours = Only to neighbouring spaces
page-setup-option-joker = Jokers
page-setup-option-writing-seconds = Time to write
page-setup-option-set = Printed set
page-setup-option-split-digraphs = Digraphs of two tiles
page-setup-option-sudden-end = Sudden end
page-setup-option-auto-end = End by itself
page-setup-option-minutes = Minutes for each player
page-setup-option-turn-seconds = Time for each turn
page-setup-option-end = End of the match
page-setup-option-rounds = Rounds
page-setup-option-target = Score to reach
page-setup-option-finish-round = Finish the round
page-setup-option-strategy-seconds = Time for strategy
page-setup-option-creation-seconds = Time for words
page-setup-option-shield = Shield
page-setup-option-repeated = Repeated words
page-setup-option-blast-needs-word = Blast needs a word
page-setup-option-names = Names
page-setup-option-loanwords = Loanwords
page-setup-option-foreign = Foreign words
page-setup-option-abbreviations = Abbreviations
page-setup-option-acronyms = Acronyms
page-setup-option-brands = Brands

# Settings.
page-settings-title = Settings
page-settings-likes = How you like it
page-settings-language-why = Of everything you read. The language of the words belongs to each table.
page-settings-theme-why = Paper on linen by day, a lamp on walnut by night.
page-settings-sound-why = Wood, paper, dice and sand, quietly. Unless you choose otherwise they rest at night.
page-settings-hear = Listen
page-settings-motion-why = With less movement pieces appear in their place and do not travel.
page-settings-kept = These settings stay in this browser.
page-settings-install = On your device
page-settings-install-why = As an app Sobremesa opens from your home screen, in a window of its own, and takes hardly any space.
page-settings-install-do = Install Sobremesa
page-settings-install-how = In your browser’s menu, or under “Share”, look for “Install” or “Add to home screen”.
page-settings-installed = Sobremesa is installed on this device.
page-settings-forget = What this browser remembers
page-settings-forget-what = Language, light and sound, your last table, the options you chose last, and which tips you have read.
page-settings-forget-not = It does not include who you are: your matches stay.
page-settings-to-me = You and your account
page-settings-forget-do = Forget all of it
page-settings-forget-sure = Yes, forget it
page-settings-forget-keep = Keep it

# About.
page-about-title = About Sobremesa
page-about-what = What it is
page-about-name = “Sobremesa” is the time after a meal when nobody gets up yet: coffee, crumbs, talk, a game. Spanish has a word for it.
page-about-games = Here are four word games for that time: Word Buffet, Word Golf, Bisonte and The Letter Loom, with every rule of the wooden ones, in Spanish and in English, with people near and far or with bots.
page-about-fair = It is free and open, without advertisements. The house, not your device, knows the rules and the hidden cards, and every deal can be checked once its match is over (TAB-3).
page-about-privacy = What is kept of you
page-about-kept-guest = As a guest: a number that means nothing, the name you chose, your language, and when you were here first and last.
page-about-kept-matches = Your matches, step by step, so that they can be played on and looked back on; and what you say at tables.
page-about-kept-account = With an account, as well: its name, your password as a digest that cannot be turned back, and your passkeys. No e-mail address, no telephone number.
page-about-kept-cookie = One cookie says who you are. There are no others, nothing is loaded from elsewhere, and nobody follows you.
page-about-kept-not = The log of the house holds no names, addresses, words or chat. Only somebody who is shut out may have their address kept.
page-about-kept-trust = Whoever runs this house can read its matches and its chat: play in a house that you trust.
page-about-kept-yours = You can take all of it with you as a file, and have it deleted: then your name, chat and ways in are gone, and nothing tells whose your matches were.
page-about-to-me = See it, take it along or delete it
page-about-licence = Licence
page-about-licence-text = The code of Sobremesa, its pictures and its own word files may be used, changed and shared by everybody:
page-about-words = Where the words come from
page-about-words-text = Dictionaries are built on the machine of each house from sources that others made and gave away. Each keeps its licence. Thank you!
page-about-words-handed-on = The companion keeps words, and meanings if you want them, on your device. Each source is sent as a file of its own, under its own licence, and the page says which.
page-about-words-derived = How well known a word is comes from wordfreq. Spanish meanings come from the Spanish WordNet, English ones from WordNet.
page-about-carried = in
page-about-public-domain = public domain
page-about-free = free for any use
page-about-source-freeling = Dictionary of Spanish forms
page-about-source-rla-es = Spanish spelling dictionary
page-about-source-wspanish = Spanish word list
page-about-source-multiwordnet = Meanings and synonyms in Spanish
page-about-source-yawl = English word list
page-about-source-enable = English word list
page-about-source-wordnet = Meanings in English
page-about-source-scowl = American English spelling dictionary
page-about-source-british = British English spelling dictionary
page-about-source-wordfreq = How often words are used
page-about-source-cldr = Names of countries and cities
page-about-source-faker = Names of people
page-about-source-own = Words that we added ourselves
page-about-fonts = Letters
page-about-source-slab = Letters on pieces and headings
page-about-source-sans = Everything else; drawn to be told apart by tired eyes
page-about-libraries = Libraries in your browser
page-about-source-svelte = Draws the pages
page-about-source-fluent = Speaks your language

# An address that leads nowhere.
page-nowhere-title = Nothing is laid here
page-nowhere-text = Perhaps the link was cut off, or somebody has cleared the table already.
