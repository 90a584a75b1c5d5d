# Is it a word?
page-companion-words-game = Game
page-companion-words-word = Word
page-companion-words-ask = Is it a word?
page-companion-words-when = { $game ->
    [buffet] Ask when you disagree about a word: most words need no dictionary, only the table.
    [golf] Ask when you score, and only then: nothing tells you while you write.
    [bisonte] Ask when somebody objects to a word on the board, and only then.
   *[loom] Ask when all words are shown and you disagree about one.
 }
page-companion-words-first = The words are not on this device yet; below is what there is of them.
page-companion-words-valid = It is valid in { $game }.
page-companion-words-not-valid = It is not valid in { $game }.
page-companion-words-known-as = In the dictionary: { $kinds }.
page-companion-words-kind-common = common word
page-companion-words-kind-verb-form = verb form
page-companion-words-kind-diminutive = diminutive
page-companion-words-kind-augmentative = augmentative
page-companion-words-kind-proper-name = proper name
page-companion-words-kind-person = name of people
page-companion-words-kind-place = country or city
page-companion-words-kind-acronym = acronym
page-companion-words-kind-loanword = loanword
page-companion-words-kind-foreign = foreign word
page-companion-words-kind-abbreviation = abbreviation
page-companion-words-kind-brand = brand
page-companion-words-kind-offensive = offensive word
page-companion-words-kind-known-acronym = acronym in wide use
page-companion-words-kind-enclitic = verb with a pronoun
page-companion-words-means = What does it mean?
page-companion-words-in-english = In English:
page-companion-words-synonyms-alone = Only synonyms of it are known, and other words are not shown here.
page-companion-words-no-meanings-here = The meanings are not on this device, and there is no network to ask. They are a second download, below.

# What is on this device.
page-companion-words-on-device = On this device
page-companion-words-share-words-es = Spanish words
page-companion-words-share-words-en = English words
page-companion-words-share-meanings-es = Spanish meanings
page-companion-words-share-meanings-en = English meanings
page-companion-words-here = { $what }: here, with or without a network ({ $size }).
page-companion-words-here-now = { $what }: here until you close this page ({ $size }). { $why ->
    [no-room] This device has no room to keep them any longer.
   *[never] This browser keeps nothing for longer.
 }
page-companion-words-newer = The house has newer ones ({ $size }).
page-companion-words-coming = { $what }: on their way ({ $size })…
page-companion-words-offered = { $what }: not here yet ({ $size }).
page-companion-words-none = { $what }: not here.
page-companion-words-fetch = Download
page-companion-words-remove = Remove
page-companion-words-trouble-words = { $why ->
    [damaged] These words came or lay here damaged. Download them again.
    [offline] There is no network to fetch these words.
   *[away] The house did not answer: these words could not be fetched.
 }
page-companion-words-trouble-meanings = { $why ->
    [damaged] These meanings came or lay here damaged. Download them again.
    [offline] There is no network to fetch these meanings.
   *[away] The house did not answer: these meanings could not be fetched.
 }
page-companion-words-licences = { $share ->
    [words] Whose words these are
   *[meanings] Whose meanings these are
 }
page-companion-words-families = Each source is a file of its own, under its own licence; they meet only on your device.
