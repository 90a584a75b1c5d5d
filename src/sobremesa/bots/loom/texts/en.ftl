# What bots say of moves in the Letter Loom: hints and the coach.

bot-loom-word = { $word } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bot-loom-one-colour = All its letters are { $colour ->
        [orange] orange
        [green] green
        [black] black
       *[yellow] yellow
    }, which doubles everything.
bot-loom-reaches = It reaches the target.
bot-loom-repeated = Somebody before you may well show it too: reckon with { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
bot-loom-not-repeated = Nobody before you is likely to show it.
bot-loom-shown-first = You show first, so nobody can have shown it before.
bot-loom-wildcard = Your Wildcard is its { $letter }: { $points } points.
bot-loom-dear = Its { $letters } { $count ->
        [one] is
       *[other] are
    } worth { $points } points.
bot-loom-boost = Your Boost adds { $points } points to it.
bot-loom-duty = It uses the { $letter }, as your word must.
bot-loom-cards = It uses { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, and each of them counts.
bot-loom-whole-hand = It uses all your letters.
bot-loom-no-word = Without a word you get nothing.
bot-loom-not-valid = { $word } is not in the dictionary, so it is worth nothing.
bot-loom-blasted = Blast still takes { $points } points from you.
bot-loom-better-word = Your best word goes from { $before } to about { $after } points.
bot-loom-worse-word = Your best word falls from { $before } to about { $after } points.
bot-loom-harm = It costs your rivals about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bot-loom-help = Your rivals gain about { $points ->
        [one] 1 point
       *[other] { $points } points
    } by it.
bot-loom-no-change = It changes hardly anything.
bot-loom-put-back = { $card ->
        [swap] { loom-card-swap }
        [shield] { loom-card-shield }
        [throw-one-out] { loom-card-throw-one-out }
        [other-language] { loom-card-other-language }
        [change-some] { loom-card-change-some }
        [swap-all] { loom-card-swap-all }
        [steal-one] { loom-card-steal-one }
        [for-all] { loom-card-for-all }
        [extra-card] { loom-card-extra-card }
        [great-robbery] { loom-card-great-robbery }
        [the-one-i-say] { loom-card-the-one-i-say }
        [new-centre] { loom-card-new-centre }
        [boost] { loom-card-boost }
        [one-less] { loom-card-one-less }
        [blast] { loom-card-blast }
        [all-to-the-centre] { loom-card-all-to-the-centre }
        [mine-alone] { loom-card-mine-alone }
       *[wildcard] { loom-card-wildcard }
    } { $points ->
        [0] is worth next to nothing
        [one] is worth about 1 point
       *[other] is worth about { $points } points
    } to you this round.
bot-loom-kept = What you keep in hand is worth { $points ->
        [0] next to nothing
        [one] about 1 point
       *[other] about { $points } points
    }.
bot-loom-centre = { $vowels ->
        [0] No vowel
        [one] 1 vowel
       *[other] { $vowels } vowels
    } among { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the centre: as near as can be to the best mix, two vowels in five.
bot-loom-centre-many = { $vowels ->
        [one] 1 vowel
       *[other] { $vowels } vowels
    } among { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the centre: more than the best mix, two in five.
bot-loom-centre-few = { $vowels ->
        [0] No vowel
        [one] 1 vowel
       *[other] { $vowels } vowels
    } among { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the centre: fewer than the best mix, two in five.
bot-loom-decks = With { $vowels ->
        [0] consonants alone
        [one] 1 vowel
       *[other] { $vowels } vowels
    } your best word comes to about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bot-loom-shield = It saves you about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, but then it is your card of the round.
bot-loom-no-shield = The attack costs you about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and you stay free to play another card.
