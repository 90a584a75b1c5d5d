# The rules of Word Golf, clause by clause, as a player reads them.

## In the box

gol-c1 = There are 54 hole cards, six for each of the holes 1 to 9. Par is 3 on holes 1 to 4, 4 on holes 5 and 6, 5 on holes 7 and 8, and 6 on hole 9.
gol-c2 = A hole card is a drawing of spaces on a grid: plain ones, obstacles and doubles. One space is the start, with a red arrow; another has the flag.
gol-c3 = Six dice: A E I O U and a joker; A L S B M V; E N R C P Y; I R T D H Z; O S N F J and a joker; U T L G Q and a joker.
gol-c4 = Vowels, L, N, R, S, T and the joker are worth 1; B, C, D, F, G, M and P are worth 2; H, J, Q, V, Y and Z are worth 3.
gol-c5 = There are six wildcard cards of each kind: AEIOU costs 2, LNRST costs 3, BCDFGMP costs 4 and HJQVYZ costs 5. There are 12 coins.

## Setting up

gol-s1 = Everybody gets one card of each hole, shuffled hole by hole; a table may choose that all play the same nine, or give the code of a printed set, which then says who gets which. Hole cards, wildcards and coins lie open; words are secret until all are shown.
gol-s2 = The shop holds as many cards of each kind as there are players; the rest stays in the box.

## A round

gol-1 = Each round everybody takes the card of this hole, and the six dice are thrown once for all.
gol-2 = All write at the same time, in secret. You may take your word back while somebody else still writes. When time is over, an unfinished word counts if it may stand; otherwise the card is empty. You may hand in an empty card.
gol-3 = You may write any letters; only those that a die shows, or that a wildcard replaces, score.
gol-4 = The first letter goes on the start, the last on the flag, one letter to a space. A straight line joins them in order: it may not cross, touch or run back along itself, nor run through another letter.
gol-5 = You need not use every space, and the line may run over an empty one. Letters that follow each other need not be neighbours, unless the table plays with neighbours.
gol-6 = A word has at least two letters, and at most as many as the card has spaces.

## Score of a round

gol-7 = Each time a letter that a die shows stands in the word, you score its value. A second die with the same letter adds nothing.
gol-8 = Each joker stands for one letter of your word, wherever that letter stands, at the joker's value; a table may choose that it counts on one space only. A joker may go unused.
gol-9 = A wildcard you hold may replace one letter of its kind that no die shows, on one space, at the letter's value; also where a joker stands for that letter. A used card goes back to the shop.
gol-10 = On a double, a letter scores twice.
gol-11 = A letter that does not score gives 0; on an obstacle it costs 1.
gol-12 = K, W and X are on no die and no card: only a joker scores them.
gol-13 = Each empty space costs 1.
gol-14 = The sum less the par of the hole is the score of the round. It may be negative.
gol-15 = Fill all spaces of a card, and score with each of the letters, and you have a hole in one: it brings a cup, worth 1 point at the end.
gol-16 = Whoever has the lowest score of the round takes a coin, all of them on a tie while there are coins, from the first seat on. After the last round nobody does.
gol-29 = Words are shown together and judged; then all choose jokers and cards, at once and in secret; then come scores, cups, coins and the shop. The best jokers and no card are proposed, and stand for who does not choose in time.

## The shop

gol-17 = Your score of the round, if positive, is your money in this shop; what is left of it is lost. A coin is worth 1 and may be kept for later; a spent coin goes back to the middle.
gol-18 = You may hold at most one card of each kind and three in all.
gol-30 = The shop is open until all are done; who chooses nothing buys nothing. Purchases are shown together.
gol-19 = After the ninth round there is no shop.

## Words

gol-20 = All words of the language count, verb forms and diminutives too; no proper names, no acronyms. Accents need not be written, and Ñ is N.
gol-21 = A misspelt word counts, but its wrong letters score nothing: no die, joker or wildcard helps them, and on an obstacle they cost 1; there is no hole in one. What was meant is the word of the dictionary with the fewest mistakes; of several the commonest, then the one that scores most, then the first in the alphabet. A mistake is a wrong letter, a letter too many (its space counts as empty), a missing letter (the next one is lost, at the end the last), or two neighbours swapped (both are lost). A word that you write with 4 to 6 letters may have one mistake, a longer one two, a shorter one none.
gol-22 = What is not even that is no word: the card scores as empty, and no wildcard is spent. If the table judges, as it does with two or more people unless you choose otherwise, there is first a vote (20 s) on each word that the dictionary lacks: spelt right, misspelt (in the letters that the table proposes, or in those that somebody marks) or no word. The author counts as a yes; it is right if more than half say so; otherwise it is misspelt if more than half say right or misspelt, and the mark with most votes stands: on a tie the table’s proposal, or else the mark of the first seat. If you do not answer, what the table proposes counts for you. Bots have no vote; alone, or alone with bots, there is none. A word that the table has refused before the start is no word.
gol-23 = The dictionary is asked only when scoring: nothing tells you while you write.

## The end

gol-24 = After nine rounds the sums are compared, with 1 point for each cup. Most points win; on a tie, more cups; then the victory is shared.

## Alone: beat Luis

gol-25 = Alone you play against Luis: nine cards, one wildcard of each kind in the shop, no clock.
gol-26 = Luis writes nothing. His score of a round is what the six dice add up to, with the jokers, less the par.
gol-27 = Alone you take a coin in each round in which Luis scores as much as you or more.
gol-28 = At the end your points, with your cups, are compared with Luis's. On a tie you win with at least one cup; without, it is a draw.
