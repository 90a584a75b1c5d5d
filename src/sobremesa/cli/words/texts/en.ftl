# The commands on words.

words-written = in the dictionary: { $forms }
words-nearest = near: { $words }
words-in-english = (in English)
words-bad-pattern = A pattern is letters, and { $mark } or { $point } for any letter.
words-bad-lengths = There are no words of { $shortest } letters or more and of { $longest } or fewer.
words-found = { $shown } shown of { $found } found.

# Why a word is valid or not.
words-reason-valid = valid
words-reason-house-accepted = valid: the house list has it
words-reason-house-refused = refused by the house list
words-reason-not-a-word = not written in the letters of the language
words-reason-too-short = a single letter
words-reason-not-in-dictionary = not in the dictionary
words-reason-enclitic = a verb with a pronoun attached
words-reason-diminutive = a diminutive that the dictionary does not list
words-reason-augmentative = an augmentative that the dictionary does not list
words-reason-brand = a brand
words-reason-acronym = an acronym
words-reason-proper-name = a proper name
words-reason-abbreviation = an abbreviation
words-reason-foreign = a foreign word
words-reason-offensive = an offensive word

# What a dictionary holds.
words-language-es = Spanish
words-language-en = English
words-info-title = { $language }: { $words } words
words-info-digest = digest { $digest }
words-info-folder = folder { $folder }
words-number = { $number }
words-category = Category
words-count = Words
words-family = Family
words-licence = Licence
words-sources = Sources
words-category-common = common
words-category-verb-form = verb form
words-category-diminutive = diminutive
words-category-augmentative = augmentative
words-category-proper-name = proper name
words-category-person = person
words-category-place = country or city
words-category-acronym = acronym
words-category-loanword = loanword
words-category-foreign = foreign
words-category-abbreviation = abbreviation
words-category-brand = brand
words-category-offensive = offensive
words-category-known-acronym = acronym in wide use
words-category-enclitic = verb with pronoun

# Building.
words-build-there = The dictionaries are there: { $folder }
words-build-first = The dictionaries are not there yet. They are fetched (about 180 MB) and built first, which takes a few minutes and happens once.
words-build-then = Without dictionaries nothing can be played. Once that is put right, start again; “sobremesa words build” builds them alone.
words-build-no-room = The dictionaries cannot be written to { $folder }: { $reason }.
words-build-done = The dictionaries are built: { $folder }
words-build-pocket = Making the words that browsers keep
words-build-fetch = Sources
words-step-fetch = looking
words-step-frequencies = frequencies
words-step-dictionary = dictionary
words-step-spelling = spelling
words-step-wordnet = meanings
words-step-names = names
words-step-rules = rules
words-step-files = files
