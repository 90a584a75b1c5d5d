# The rules of The Letter Loom, clause by clause, as a player reads them.

## In the box

loo-c1 = Vowels are one deck, consonants another. On each card stand its letter and what it is worth, and it is orange, green, black or yellow. How many there are of each is a matter of the deck: there is a Spanish one, with Ñ, and an English one. QU is a single card and always stands for both letters; an N cannot be used as Ñ.
loo-c2 = The strategy deck has 39 cards of 18 kinds: Shield, Great robbery and The one I say are there three times, every other kind twice. In Spanish the cards carry the names printed on the maker’s cards.
loo-c3 = There are two timers, one for strategy (30 s) and one for creation (60 s). A table may set each from 10 to 180 s.

## Setting up

loo-s1 = You agree on how many rounds to play (8 unless you say otherwise) or on a score to reach (100 unless you say otherwise).
loo-s2 = The youngest player leads the first round. While the table gathers, anybody at it can tap the name of the youngest person. If that person leaves, the mark is gone too; if nobody is marked, the leader is drawn. Every order starts with the leader and goes to the right.

## Dealing

loo-1 = The leader lays the centre: five letter cards, face up, one by one. For each of them the leader picks the vowel or the consonant deck, having seen the ones before.
loo-2 = Everybody is filled up to three strategy cards (three new ones in the first round, two in later ones) and gets three letters, saying how many are vowels. All choose at once; then the cards are drawn, leader first and on to the right. They lie face down: you see yours when the strategy timer starts.
loo-3 = When a card is due and its deck is empty, its discards are shuffled into a new deck: those of earlier rounds, and this round's only if there are no others. If there are none at all, the card comes from the other deck; if both are empty, no card is drawn.

## Strategy

loo-4 = The leader starts the strategy timer, and all look at their cards. It ends with the time, or as soon as everybody is ready.
loo-5 = Then each player puts one of their three strategy cards back into the deck, all at the same time and unseen.
loo-6 = From the leader to the right, each player shows one of the two cards left and carries it out; the other one is kept for the next round. You may play a card that can do nothing. A card is finished, with everything that others choose or draw because of it, before the next is shown. If there is a rival, a card that needs a target must name one, shielded or not. Shown cards go back into the deck when the round ends, and it is shuffled before the next deal.
loo-7 = You always have a letter in hand. If a card takes your last one, you draw another from a deck of your choice once that card is finished. A Wildcard does not count as a letter in hand.
loo-8 = Letters are taken from a rival without being seen. The taker sees the backs, says vowel or consonant, whichever the rival has, and chance picks one of that kind; with Great robbery this happens rival by rival, in order. A Wildcard in play cannot be swapped, taken, discarded or laid in the centre. A letter that you have taken is like any other in your hand.

## The strategy cards

loo-k1 = Swap: choose one of your letters, then take one blind from what a rival holds, and the rival gets yours for it.
loo-k2 = Shield: from the moment you play it, nothing others do this round touches you, be it aimed at you or at all. You are also free of the other language, named cards and Blasts from earlier in the round, and your word is in the table's language; letters already lost stay lost. A card aimed at you does nothing: nothing is swapped, and cards against all pass over you alone. The centre may still change. If the table plays with shields in reaction, whoever has not shown a card yet may answer an attack with a Shield (5 s; all who are attacked are asked in the same way): the attack is stopped, and the Shield is their card for the round.
loo-k3 = Throw one out: a letter taken blind from a rival is discarded and nobody can use it. Only that rival knows which it was.
loo-k4 = Other language: this round all words are English; if you play in English, they are Spanish. They are judged by the dictionary of that language and the usual rules for words. Nothing changes on the letter cards. A second card of this kind changes nothing.
loo-k5 = Wildcard: this round the card is one of your own letters. You say with the word which letter of its language it is, or QU. It is worth 6 and has whatever colour you need.
loo-k6 = Change some: discard one letter or more, say how many vowels you want in their place, and then draw as many as you discarded.
loo-k7 = Swap all: you and a player you choose exchange all your letters.
loo-k8 = Steal one: a letter taken blind from a rival is yours.
loo-k9 = This one is for all: a letter taken blind from a rival goes to the centre.
loo-k10 = Extra card: you draw one more letter, from the deck you prefer.
loo-k11 = Great robbery: you take one letter, blind, from each of your rivals.
loo-k12 = The one I say: you name a card that lies in the centre, and every rival has to use exactly that card, whether they have shown their own strategy card or not. Several named cards all have to be used. A card no longer has to be used when it has left the centre or when the language of the round does not have its letter.
loo-k13 = New centre: everything in the centre is discarded and five new cards are laid, whatever their number was. You choose the deck of each.
loo-k14 = Boost: your word is worth 4 points more this round.
loo-k15 = One less: each rival discards a letter that they choose themselves. All choose at once (15 s) and show together; if you do not choose, your letter of lowest value goes, of equals the first in the alphabet, then by colour: orange, green, black, yellow.
loo-k16 = Blast: a rival you choose loses 4 points this round. Two Blasts on the same player cost 8.
loo-k17 = All to the centre: each rival lays a letter that they choose themselves in the centre. All choose at once (15 s) and show together; if you do not choose, it is the same letter as with One less.
loo-k18 = Mine alone: a card of the centre goes to your hand, and nothing takes its place. In an empty centre this card and The one I say do nothing, and a word needs only your own cards. Neither hands nor the centre have a limit.

## Creation

loo-9 = The leader starts the creation timer, and everybody forms a word in secret. You may replace it until you say that you are done or the time is over; your last one counts.
loo-10 = Your word takes a card or more of the centre and a card or more of your own, none of them twice. A card of the centre serves any number of players.
loo-11 = When all are done or the time is over, words are shown one by one, from the leader to the right.
loo-12 = A word is worth the sum of its cards, plus Boost, less Blasts. If all its letter cards have the same colour, the result is doubled; a Wildcard goes with any colour.
loo-13 = If somebody before you in the order has already shown your word this round, and it was valid, you get −4 for the round instead of the word's value, once, whatever Boost, Blast or colours say. A table may choose that the word counts, less 4 once after any doubling; or, as in the maker's own program, less 4 for each earlier player, taken off before any doubling as Boost and Blast are. Words are the same if their letters are, accents aside, in whatever language; but a word that isn’t valid in the language you have to use scores as an invalid word, not as a repeat.
loo-14 = On screen you are told at once when you lack a card, when the word breaks the rule of the centre and your own cards, or when a named card is missing, and you may enter another while there is time. Whether it is a word, and in the right language, is seen when it is shown: if not, it is not valid and scores 0. At a wooden table all of these score 0.
loo-15 = No word, or one that is not valid, scores 0, and Boost adds nothing to it. A Blast takes its 4 points from you all the same, unless the table has chosen that a Blast needs a valid word. So the result of a round can be less than 0.

## After a round

loo-16 = All letters of the centre and the hands are discarded, used or not. The player to the right leads the next round, and the score sheet has one more column.

## Words

loo-17 = Valid are the words of the dictionary, loanwords that many use, and names, as long as they belong to people, cities or countries and are written in the language of the round. Not valid are wrong spellings, abbreviations, acronyms, brands and companies, nor a foreign word where the language has its own. A table may change each of these. Accents do not matter, but Ñ is a letter of its own. If the table judges, as it does with two or more people unless you choose otherwise, the other people vote (20 s) on a word that the dictionary lacks when it is shown, before the next one: it is valid if more than half of the people at the table know it. Its player knows it and counts; a person who does not answer does not know it. So with two people the rival decides, and with three one of the two others is enough. Bots and spectators have no vote. If the dictionary judges, such a word is not valid.

## The end

loo-18 = After the last round the highest total wins. If you play for a score, the first player to reach it wins at once, in the order in which words are shown; the words after that are neither shown nor scored. A table may choose to finish the round, and then the highest total wins. If nobody reaches the score, the match ends after 50 rounds, and the highest total wins.
loo-19 = Players who are level at the top play an extra round among themselves: three letters each and no strategy. Going right from the last leader, the first of them leads it. Totals stay as they are: the best score of that round wins, and if it is level again the victory is shared.

## Times and help

loo-20 = At a wooden table the companion does without cards on screen: it has the players' names, both timers, the score sheet round by round, and the sums.
loo-21 = Online every other choice has 20 s, and each step of a card has its own. After that chance chooses: a deck, which card goes back, which is shown and at whom, vowel or consonant, one letter for Change some, a card of the centre. Timers run even if the leader forgets to start them.
loo-22 = You give a word as cards in their order. If you type it, the program takes the cards that keep the rules and score most.
