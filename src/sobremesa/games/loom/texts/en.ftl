# The Letter Loom.
loom-name = The Letter Loom
loom-summary = Letters in the middle, letters in your hand, and strategy cards that upset both.

# Why something is refused.
loo-2-so-many-vowels = You cannot ask for { $vowels } vowels: 0 to { $most }, and the others are consonants.
loo-5-not-held = You do not hold that strategy card.
loo-6-not-held = You do not hold that strategy card.
loo-6-no-such-rival = You have no rival in seat { $seat } this round.
loo-8-none-of-that-kind = Your rival holds no card of that kind.
loo-9-done = You have said that you are done: your word stands as it is.
loo-10-card-twice = Each card may be used once.
loo-10-none-of-the-centre = A word needs at least one card of the centre.
loo-10-none-of-yours = A word needs at least one card of your own.
loo-14-not-there = { $card } is neither in the centre nor in your hand.
loo-14-not-yours = That letter is not in your hand.
loo-14-no-cards-for = There are not enough cards for: { $letters }.
loo-14-too-long = That is too long: { $most } is the most.
loo-17-letters = A word is made of letters alone.
loo-17-not-disputed = There is no vote on the word of seat { $seat }.
loo-17-no-vote = You have no vote on this word.
loo-22-cards-or-word = Give the cards or type the word, not both.
loo-k2-no-shield = You hold no Shield.
loo-k4-same-language = The other dictionary must be of another language than “{ $language }”.
loo-k5-no-such-letter = “{ $letter }” is no letter that your Wildcard can be.
loo-k5-no-wildcard = You have no Wildcard in play.
loo-k5-not-in-word = Your Wildcard is not in the word.
loo-k6-own-letters = Choose one or more letters of your own hand, each once.
loo-k12-must-use = You must use the { $colour ->
    [orange] orange
    [green] green
    [black] black
   *[yellow] yellow
 } { $letter } of the centre.
loo-k12-not-in-centre = That card is not in the centre.

# What points are for.
loom-line-card = { $letter }, { $colour ->
    [orange] orange
    [green] green
    [black] black
   *[yellow] yellow
 }
loom-line-wildcard = Wildcard
loom-line-boost = Boost
loom-line-blast = { $times ->
    [one] Blast
   *[other] { $times } Blasts
 }
loom-line-repeated = { $times ->
    [one] one player has shown this word before
   *[other] { $times } players have shown this word before
 }
loom-line-flat = repeated word
loom-line-doubled = { $colour ->
    [orange] all orange: doubled
    [green] all green: doubled
    [black] all black: doubled
    [yellow] all yellow: doubled
   *[any] one colour: doubled
 }
loom-line-no-word = no word
loom-line-not-valid = not a valid word

# How it ended.
loom-outcome-won = Won with { $points } points.
loom-outcome-reached = Won with { $points } points, as the first to reach the score.
loom-outcome-tie-break = Level on { $points } points; the deciding round was won with { $best }.
loom-outcome-shared = Level on { $points } points, and on { $best } in the deciding round: the victory is shared.

# What a table may choose.
loom-option-end = whether the match has a number of rounds or a score to reach
loom-option-end-rounds = You play as many rounds as you choose; the highest score wins.
loom-option-end-target = You play until somebody reaches the score you choose.
loom-option-rounds = how many rounds are played
loom-option-target = the score that wins the match; if nobody reaches it, it ends after 50 rounds
loom-option-finish-round = whether the round in which somebody reaches the score is completed; else the match is won at once
loom-option-strategy-seconds = how long all look at their cards, in seconds
loom-option-creation-seconds = how long all form a word, in seconds
loom-option-shield = whether a Shield may also be shown at the moment of an attack
loom-option-shield-in-turn = A Shield protects you only once you have played it in your turn.
loom-option-shield-reactive = You may also show a Shield at the very moment somebody attacks you.
loom-option-repeated = what a repeated word scores
loom-option-repeated-flat = It scores −4 for the round, whatever its letters.
loom-option-repeated-less-4 = It counts, less 4 points.
loom-option-repeated-maker = It counts, less 4 points for each player who has shown it before you.
loom-option-blast-needs-word = whether Blast takes points only from a player with a valid word
loom-option-words = who judges a word that the dictionary lacks
loom-option-words-by-people = With two or more people the table votes; alone against bots, the dictionary decides.
loom-option-words-table = People vote on a word that the dictionary lacks: it counts if more than half of them know it.
loom-option-words-dictionary = A word that the dictionary lacks doesn’t count, and nobody votes.
loom-option-names = whether names of people, countries and cities are valid
loom-option-loanwords = whether loanwords in wide use are valid
loom-option-foreign = whether foreign words that have a translation are valid
loom-option-abbreviations = whether abbreviations are valid
loom-option-acronyms = whether acronyms are valid
loom-option-brands = whether brands and names of companies are valid
loom-option-clock = whether choosing, creating and voting have a time limit

# The strategy cards.
loom-card-swap = Swap
loom-card-swap-text = Give a rival one of your letters for one of theirs, taken blind.
loom-card-shield = Shield
loom-card-shield-text = Nothing that others do touches you this round.
loom-card-throw-one-out = Throw one out
loom-card-throw-one-out-text = A rival loses one letter, and nobody can use it.
loom-card-other-language = Other language
loom-card-other-language-text = This round all form a word in the other language.
loom-card-wildcard = Wildcard
loom-card-wildcard-text = Any letter you need, worth 6, of any colour.
loom-card-change-some = Change some
loom-card-change-some-text = Discard one or more of your letters and draw as many.
loom-card-swap-all = Swap all
loom-card-swap-all-text = Exchange all your letters with a rival of your choice.
loom-card-steal-one = Steal one
loom-card-steal-one-text = Take one letter from a rival, blind.
loom-card-for-all = This one is for all
loom-card-for-all-text = Take one letter from a rival, blind, and lay it in the centre.
loom-card-extra-card = Extra card
loom-card-extra-card-text = Draw one more letter.
loom-card-great-robbery = Great robbery
loom-card-great-robbery-text = Take one letter from every rival, blind.
loom-card-the-one-i-say = The one I say
loom-card-the-one-i-say-text = Name a card of the centre: all your rivals must use it.
loom-card-new-centre = New centre
loom-card-new-centre-text = Discard the whole centre and lay five new cards.
loom-card-boost = Boost
loom-card-boost-text = 4 points more for your word.
loom-card-one-less = One less
loom-card-one-less-text = Every rival discards one letter of their choice.
loom-card-blast = Blast
loom-card-blast-text = A rival of your choice loses 4 points.
loom-card-all-to-the-centre = All to the centre
loom-card-all-to-the-centre-text = Every rival lays one letter of their choice in the centre.
loom-card-mine-alone = Mine alone
loom-card-mine-alone-text = Take one card of the centre into your hand.

# Why a box cannot be played with; each goes on from the name of a file.
loom-edition-language = the language '{ $language }' is neither of { $known }
loom-edition-letter = '{ $letter }' is neither a letter of the language nor { $qu }
loom-edition-is-vowel = '{ $letter }' belongs to the vowels
loom-edition-is-consonant = '{ $letter }' belongs to the consonants
loom-edition-value = the value of '{ $letter }' is { $value }, and must be even, 2 to { $most }
loom-edition-vowels = there are { $count } vowels, and must be at least { $least }
loom-edition-consonants = there are { $count } consonants, and must be at least { $least }
loom-edition-letters = there are { $count } letter cards, and must be at least { $least } for eight players
loom-edition-no-strategy = the card '{ $card }' is missing; 0 leaves it out of the deck
loom-edition-strategy = there are { $count } cards '{ $card }', and must be 0 to { $most }
loom-edition-strategies = there are { $count } strategy cards, and must be at least { $least } for eight players
