# The Letter Loom in the terminal.
cli-loom-welcome = The Letter Loom: letters in the middle, letters in your hand, and cards that upset both. { $key } helps at any time.

# The table.
cli-loom-round = Round { $round } of { $rounds } · leader { $name }
cli-loom-round-to-target = Round { $round } · first to { $target } points wins · leader { $name }
cli-loom-tie-break = The round that decides the tie · leader { $name }
cli-loom-round-column = Round
cli-loom-points = Points
cli-loom-letters = Letters
cli-loom-played = Card of this round
cli-loom-centre = Centre
cli-loom-hand = Your letters
cli-loom-your-strategy = Your strategy cards:
cli-loom-colour-orange = oran.
cli-loom-colour-green = green
cli-loom-colour-black = black
cli-loom-colour-yellow = yell.
cli-loom-colour-any = any
cli-loom-duty = { $sign } You must use this card.
cli-loom-language-es = Your word must be Spanish this round.
cli-loom-language-en = Your word must be English this round.

# Decks.
cli-loom-lay = { $name }, card { $place } of { $count } for the centre
cli-loom-centre-hint = v a vowel · c a consonant · several at once: { $example } · { $key } help
cli-loom-choose-letters = { $name }, { $count ->
    [one] your letter
   *[other] your { $count } letters
 }
cli-loom-decks-hint = v a vowel, c a consonant, all at once: { $example } · { $key } help
cli-loom-one-deck-hint = v a vowel · c a consonant · { $key } help
cli-loom-deck-again = Type v for a vowel or c for a consonant.
cli-loom-decks-again = Type v or c for each of the { $count } cards, as in { $example }.

# Strategy cards.
cli-loom-start = { $name }, Enter starts the timer
cli-loom-ask-put-back = Which one goes back into the deck?
cli-loom-ask-activate = Which one do you play now? The other is kept
cli-loom-number-hint = { $numbers } · { $key } help · = the table
cli-loom-number-again = One of these numbers: { $numbers }.
cli-loom-numbers-hint = one or more of { $numbers }, as in { $example }
cli-loom-numbers-again = One or more of these numbers, each once: { $numbers }.
cli-loom-target = { $name }, against whom?
cli-loom-seat-hint = the number of the seat ({ $numbers }) or the name
cli-loom-seat-again = One of these: { $names }.
cli-loom-kind = { $rival } holds { $backs }: which kind do you take?
cli-loom-gift = Which letter do you give { $rival }?
cli-loom-throw = Which letters do you discard?
cli-loom-extra = Which deck does your extra letter come from?
cli-loom-refill = You have no letter left: which deck does a new one come from?
cli-loom-discard = Which letter do you discard?
cli-loom-give-to-centre = Which letter do you lay in the centre?
cli-loom-pick-mine = Which card of the centre do you take?
cli-loom-pick-duty = Which card of the centre must your rivals use?
cli-loom-show-shield = This touches you. Do you show your Shield now?
cli-loom-no-shield = This touches you, and you hold no Shield. Enter goes on

# What happens.
cli-loom-a-vowel = a vowel
cli-loom-a-consonant = a consonant
cli-loom-time-ran-out = Time is over.
cli-loom-left-to-chance = no choice in time: left to chance
cli-loom-renewed-vowel = The vowels have run out: their discards make a new deck.
cli-loom-renewed-consonant = The consonants have run out: their discards make a new deck.
cli-loom-drawn = drawn: { $letter }
cli-loom-to-centre = to the centre: { $letters }
cli-loom-to-discards = to the discards: { $letters }
cli-loom-from-centre = from the centre: { $letter }
cli-loom-from = { $letter }, from { $name }
cli-loom-to = { $letter }, to { $name }
cli-loom-swapped = all letters ⇄ { $name }
cli-loom-swept = the whole centre to the discards
cli-loom-duty-laid = a must for the rivals: { $letter }
cli-loom-shielded = with a Shield: no effect
cli-loom-nothing-happens = Nothing happens.
cli-loom-vowels-chosen = { $vowels ->
    [one] 1 vowel chosen
   *[other] { $vowels } vowels chosen
 }
cli-loom-put-back = put back: { $card }
cli-loom-chosen = chosen: { $letter }
cli-loom-you-drew = You drew { $letter }.
cli-loom-you-took = You got { $letter } from { $name }.
cli-loom-you-lost = { $name } got { $letter } from you.
cli-loom-you-lost-out = { $name } threw out your { $letter }.
cli-loom-you-gave = You gave { $letter } to { $name }.
cli-loom-you-were-given = { $name } gave you { $letter }.

# Words.
cli-loom-your-word = Your word
cli-loom-word-hint = a word · or its cards, as in { $cards } · - no word · { $key } help · q save and leave
cli-loom-wildcard-hint = your Wildcard serves as any letter; among cards it is * and its letter: { $cards }
cli-loom-cards-again = Cards are numbers with blanks between them; a Wildcard is * and its letter.
cli-loom-hand-in = Hand in { $word } ({ $points })
cli-loom-hand-in-hint = Enter hands it in, for good · another word, or other cards, replace it
cli-loom-no-word-sure = No word scores { $points }. Hand in nothing?
cli-loom-if-it-is-a-word = If it is a word
cli-loom-verdict-none = no word
cli-loom-verdict-valid = { $word } is a word: { $reading }.
cli-loom-verdict-voted = The table takes { $word } as a word.
cli-loom-verdict-invalid = { $word } does not count ({ $reason }): { $points } points.

# Moves by name.
cli-loom-way-decks = { $vowels ->
    [one] 1 vowel
   *[other] { $vowels } vowels
 }, { $consonants ->
    [one] 1 consonant
   *[other] { $consonants } consonants
 }
cli-loom-way-put-back = put back { $card }
cli-loom-way-play = play { $card }
cli-loom-way-throw = discard { $letters }
cli-loom-way-shield = show the Shield
cli-loom-way-wait = show no Shield

cli-loom-help =
    Form a word of at least one card of the centre and at least one of yours.
    Cards score their value; a word of a single colour is doubled. A word
    that somebody else has already shown this round scores −4.

    In each round the leader lays five cards in the centre, and all choose three
    letters, from the vowels or the consonants. Of three strategy cards one goes
    back into the deck, one is played from the leader to the right, one is kept.
    Then all form a word in secret, and words are shown from the leader on.

      v  c  vcc     decks: a vowel, a consonant, or for several cards at once
      2             a card, or a choice of a list, by its number
      Beto          a rival, by number or by name
      a word        write it; the cards that score most are taken for it
      6 1 7 2       write it as cards, by their numbers; *e is your Wildcard as E
      Enter         hand in, or go on
      -  or  p      hand in no word
      =             the table again
      w             why: the last scores with what their clauses say
      h             a hint: the best few moves and why (h expert: better ones)
      LOO-K7        read a clause; each strategy card has one
      s             save          q   save and leave          ?   this help
