# The table of the Letter Loom.

# What happens now.
page-loom-now = { $phase ->
    [opening] the box is opened
    [centre] { $name } lays the centre, { $count } of 5
    [decks] all choose their letters
    [strategy-start] { $name } starts the time to look
    [strategy] look at your cards
    [putting-back] one strategy card goes back
    [activating] { $name } plays a strategy card
    [carrying-out] { $card }: { $name } chooses
    [refill] { $name } draws a letter
    [creation-start] { $name } starts the time to write
    [creation] form a word
    [voting] is it a word?
   *[over] the end
 }
page-loom-prompt = { $what ->
    [centre] Lay card { $count } of 5 in the centre. Vowel or consonant?
    [decks] { $count ->
        [one] Choose your letter: vowel or consonant?
       *[other] Choose your { $count } letters: how many vowels?
     }
    [strategy-start] You lead. Start the time to look when all are ready.
    [strategy] Look at your letters and cards. Which card helps you most?
    [putting-back] Put one strategy card back into the deck.
    [activating] Play one card now. The other stays for the next round.
    [creation-start] You lead. Start the time to write when all are ready.
    [target] Whom? Tap a player with a ring.
    [shield] { $name } attacks you with { $card }. Show your Shield?
    [shield-none] { $name } attacks you with { $card }, and you hold no Shield.
    [gift] Which letter do you give to { $name }?
    [kind] Take a vowel or a consonant from { $name }?
    [throw] Tap the letters to discard.
    [deck] Draw one more. Vowel or consonant?
    [lay] Lay card { $count } of the new centre. Vowel or consonant?
    [refill] You have no letter left. Draw one: vowel or consonant?
    [pick-duty] Tap a card of the centre: your rivals must use it.
    [pick-mine] Tap a card of the centre: it will be yours alone.
    [give-up-centre] Which letter do you lay in the centre for all?
   *[give-up-away] Which letter do you discard?
 }
page-loom-wait = { $phase ->
    [strategy] You have seen enough. The others are still looking.
    [putting-back] Your card is back. The others are still choosing.
    [creation] The others are still writing.
    [decks] Chosen. Cards come when all have chosen.
   *[other] Waiting: { $now }
 }
page-loom-not-in = This round breaks the tie. You watch.

# The round as a thread.
page-loom-round = { $end ->
    [rounds] Round { $round } of { $rounds }
   *[target] Round { $round }, to { $target } points
 }
page-loom-tie-break = Round to break the tie
page-loom-leads = leads
page-loom-leader = { $name } leads
page-loom-stations = This round
page-loom-station = { $station ->
    [letters] Letters
    [look] Look
    [cards] Strategy
    [word] Word
   *[words] Show
 }
page-loom-seconds = { $seconds } s
page-loom-timer = { $station ->
    [look] strategy timer, { $seconds } seconds
   *[word] creation timer, { $seconds } seconds
 }

# Cards.
page-loom-card-name = { $letter }, worth { $value }, { $colour ->
    [orange] orange waves
    [green] green leaves
    [black] black bars
    [yellow] yellow dots
   *[any] any colour
 }
page-loom-wild-name = { $letter ->
    [none] Wildcard, worth 6, any colour
   *[other] Wildcard as { $letter }, worth 6, any colour
 }
page-loom-is-duty = must be used
page-loom-is-placed = number { $place } of your word
page-loom-centre = Centre
page-loom-centre-empty = The centre is empty.
page-loom-hand = Your letters
page-loom-strategy = Your strategy cards
page-loom-kept = stays with you
page-loom-vowel = Vowel
page-loom-consonant = Consonant
page-loom-deck-count = { $deck ->
    [vowel] Vowels: { $count } in the deck, { $discards } discarded
    [consonant] Consonants: { $count } in the deck, { $discards } discarded
   *[strategy] Strategy cards: { $count } in the deck
 }
page-loom-left = { $count } left
page-loom-vowels = { $vowels ->
    [0] no vowel
    [one] 1 vowel
   *[other] { $vowels } vowels
 }, { $consonants ->
    [0] no consonant
    [one] 1 consonant
   *[other] { $consonants } consonants
 }
page-loom-vowel-count = { $vowels ->
    [0] no vowel
    [one] 1 vowel
   *[other] { $vowels } vowels
 }
page-loom-holds = { $vowels ->
    [one] 1 vowel
   *[other] { $vowels } vowels
 }, { $consonants ->
    [one] 1 consonant
   *[other] { $consonants } consonants
 }, { $strategy ->
    [one] 1 strategy card
   *[other] { $strategy } strategy cards
 }
page-loom-shielded = shielded
page-loom-rivals = Rivals
page-loom-players = Players
page-loom-aim = { $card } at { $name }

# In six words.
page-loom-short-swap = Give one letter, get one blind
page-loom-short-shield = Nothing touches you this round
page-loom-short-throw-one-out = A rival loses one letter
page-loom-short-other-language = All write in the other language
page-loom-short-wildcard = Any letter, any colour, worth 6
page-loom-short-change-some = Discard letters, draw as many
page-loom-short-swap-all = Exchange all letters with a rival
page-loom-short-steal-one = Take one letter from a rival
page-loom-short-for-all = A rival’s letter joins the centre
page-loom-short-extra-card = Draw one more letter
page-loom-short-great-robbery = One letter from every rival
page-loom-short-the-one-i-say = Rivals must use your chosen card
page-loom-short-new-centre = Five new cards in the centre
page-loom-short-boost = 4 points more for you
page-loom-short-one-less = Every rival discards one letter
page-loom-short-blast = A rival loses 4 points
page-loom-short-all-to-the-centre = Each rival lays one in the centre
page-loom-short-mine-alone = One centre card is yours alone

# Strategy.
page-loom-put-back = Put back
page-loom-activate = Play
page-loom-start = Start: { $seconds } seconds to { $what ->
    [look] look
   *[write] write
 }
page-loom-start-calmly = { $what ->
    [look] All may look now
   *[write] All may write now
 }
page-loom-ready = I have seen enough
page-loom-show-shield = Show the Shield
page-loom-no-shield = { $held ->
    [yes] Keep it for later
   *[no] Go on
 }
page-loom-throw = { $count ->
    [0] Choose letters to discard
    [one] Discard 1 letter
   *[other] Discard { $count } letters
 }
page-loom-row = Cards played this round
page-loom-played = { $name } plays { $card }
page-loom-played-at = { $name } plays { $card } at { $rivals }
page-loom-all = all

# What binds this round.
page-loom-duty = You must use the { $letter } of the centre.
page-loom-duty-by = { $name } has named the { $letter }: rivals must use it.
page-loom-language = { $language ->
    [es] This round all words are in Spanish.
   *[en] This round all words are in English.
 }
page-loom-language-shielded = { $language ->
    [es] With your Shield, your word stays in Spanish.
   *[en] With your Shield, your word stays in English.
 }

# Writing.
page-loom-rail = Your word
page-loom-rail-spoken = Your word: { $word }
page-loom-rail-empty = Tap cards, drag them, or type
page-loom-how = At least one card of the centre and one of yours; one colour doubles.
page-loom-write = Lay down a word
page-loom-write-for = Lay down for { $points }
page-loom-written = Laid down: { $points }
page-loom-done = My word stands
page-loom-done-none = I have no word
page-loom-take-back = Take { $word } back
page-loom-stands = { $word } stands until you lay another.
page-loom-your-word = Your word of this round: { $word }
page-loom-no-own-word = You have no word this round.
page-loom-doubled = { $colour ->
    [orange] all orange
    [green] all green
    [black] all black
    [yellow] all yellow
   *[any] one colour
 }
page-loom-wild = Your Wildcard is
page-loom-wild-choose = ?
page-loom-wild-open = Which letter is your Wildcard?
page-loom-no-card = There is no card for { $letter }.
page-loom-back = Take the last card back

# Words are shown.
page-loom-reveal = The words are shown
page-loom-skip = Skip
page-loom-no-word = no word
page-loom-verdict = { $spelling ->
    [valid] valid
    [voted] accepted by vote
    [invalid] { $reason ->
        [house-refused] the table agreed that it isn’t valid
       *[other] not valid
     }
   *[none] nothing written
 }
page-loom-last-words = Words of the last round
page-loom-words = Words of this round
page-loom-voting = { $yes } for, { $no } against

# The sheet.
page-loom-sheet-round = Round
page-loom-sheet-tie-break = Tie
page-loom-sheet-total = Total
page-loom-line-round = round { $round }: { $word }
page-loom-sheet-end = { $end ->
    [rounds] { $rounds ->
        [one] One round; the highest total wins.
       *[other] { $rounds } rounds; the highest total wins.
     }
    [finished] The round in which somebody reaches { $target } points is the last; the highest total wins.
   *[target] The first to reach { $target } points wins at once.
 }
page-loom-sheet-total-of = { $name }, total
page-loom-sheet-entry = { $name }, { $word }
page-loom-sheet-tie = The round that breaks a tie changes no total.

# What happened.
page-loom-told-leader = { $name } leads the first round.
page-loom-told-round = Round { $round }: { $name } leads.
page-loom-told-tie-break = The round that breaks the tie begins: { $name } leads.
page-loom-told-looking = { $seconds ->
    [0] All look at their cards.
   *[other] All look at their cards: { $seconds } seconds.
 }
page-loom-told-writing = { $seconds ->
    [0] All write.
   *[other] All write: { $seconds } seconds.
 }
page-loom-told-time = Time is over.
page-loom-told-chance = { $name } did not choose in time; chance did.
page-loom-told-centre = { $letter } comes to the centre.
page-loom-told-renewed = { $deck ->
    [vowel] The deck of vowels is made anew.
   *[consonant] The deck of consonants is made anew.
 }
page-loom-told-drawn = You draw { $letter }.
page-loom-told-activated = { $name } plays { $card }.
page-loom-told-reaction = { $name } shows a Shield: the attack is stopped.
page-loom-told-target = It is aimed at { $name }.
page-loom-told-taken = { $into ->
    [hand] { $name } takes { $letter } from { $rival }.
    [centre] { $name } takes { $letter } from { $rival } and lays it in the centre.
   *[discards] { $name } discards { $letter } of { $rival }.
 }
page-loom-told-back-taken = { $into ->
    [hand] { $name } takes a letter from { $rival }.
    [centre] { $name } lays a letter of { $rival } in the centre.
   *[discards] { $name } discards a letter of { $rival }.
 }
page-loom-told-given = { $name } gives { $letter } to { $rival }.
page-loom-told-back-given = { $name } gives { $rival } a letter.
page-loom-told-swapped = { $name } and { $rival } exchange all their letters.
page-loom-told-thrown = { $count ->
    [one] { $name } discards 1 letter.
   *[other] { $name } discards { $count } letters.
 }
page-loom-told-given-up = { $into ->
    [centre] { $name } lays { $letter } in the centre.
   *[discards] { $name } discards { $letter }.
 }
page-loom-told-swept = The whole centre is discarded.
page-loom-told-centre-taken = { $name } takes { $letter } out of the centre.
page-loom-told-duty = All rivals of { $name } must use { $letter }.
page-loom-told-judged = { $name }: { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
page-loom-told-judged-none = { $points ->
    [0] { $name } has no word.
   *[other] { $name } has no word: { $points } points.
 }
page-loom-told-not-valid = { $name }: { $word } is not valid, { $points } points.
page-loom-told-vote-cast = { $accept ->
    [yes] { $name } says: it is a word.
   *[no] { $name } says: it is not a word.
 }

# Moves as words.
page-loom-do-deck = { $deck ->
    [vowel] a vowel
   *[consonant] a consonant
 }
page-loom-do-put-back = put { $card } back
page-loom-do-throw = discard { $letters }
page-loom-do-shield = { $show ->
    [yes] show the Shield
   *[no] show no Shield
 }
page-loom-do = { $what ->
    [start] start now
    [ready] I have seen enough
    [done] my word stands
    [write] take my word back
    [vote-yes] it is a word
    [vote-no] it is not a word
   *[other] choose this
 }

page-loom-tip = { $phase ->
    [creation] Use at least one card of the centre and one of yours. Cards of one colour double the word.
   *[other] Letters in the centre are for all, those in your hand for you. Each card shows its colour as a pattern too.
 }
page-keys-loom = A–Z · a card with this letter goes into your word
    Backspace · takes the last card back
    Enter · lays your word down
    Shift+Enter · your word stands
    Shift+← → · moves a card of your word
    V, C · a vowel, a consonant
    0–9 · so many vowels
