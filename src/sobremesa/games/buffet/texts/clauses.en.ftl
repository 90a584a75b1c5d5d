# The rules of Word Buffet, clause by clause, as a player reads them.

## In the box

buf-c1 = There are 12 tiles of five by five cells: 24 letters and one food. The food is never on the rim, and it touches four letters: those above, below, left and right of it.
buf-c2 = Each language has its own 12 tiles, every one with a name. The Spanish ones have Ñ and no cell with two letters. Their letters are chosen so that there is a lot to find.
buf-c3 = Four nests, each with 40 ants and 5 special ants of its colour; four lenses with a red filter; a 30-second hourglass; a chart of rows, one for each length of word, with long words at the top and row 1 at the very bottom; four markers and a score pad. A printed chart ends at 12 or more, and there the longer word is checked first.

## Setting up

buf-s1 = Nine of the 12 tiles, drawn by chance and each turned by chance to one of its four sides, make a board of 15 by 15 cells. The other three stay in the box. A table may instead give the code of a printed set, and then the board is that set’s.
buf-s2 = Everybody takes a colour: 40 ants if two play, 35 if three play, 30 if four play. Under them lie 5 special ants, which come last.
buf-s3 = A nest lies outside the board beside the middle tile of a side, and the five cells of that edge are in front of it. Two play from north and south; three from north, east and south; four from all sides. Seats follow in that order.

## Search

buf-1 = A round opens with a countdown: 3, 2, 1. Then all search at once, each with a lens.
buf-2 = The letters of a word lie on cells that had no ant when this search began, and never on food.
buf-3 = Each letter is next to the one before it, straight or diagonally, in the order of spelling; edges between tiles do not matter.
buf-4 = A word never uses the same cell twice.
buf-5 = In the first round a word begins right in front of your nest, on any of those five cells.
buf-6 = From the second round on it begins in front of your nest or next to an ant that you placed in an earlier round, straight or diagonally.
buf-7 = When you have a word you may announce it by tracing its cells, or go on looking for a better one. The others learn only how many letters it has, and the marker goes to that row, to the right of those already there. The word stays secret until it is checked, and you can no longer change its path. A path that breaks a rule is refused at no cost, but nobody says whether it is a word; one that is half traced when time is up does not count. If the table chooses to call first, as on wood, you only call the number. When your marker is checked you say your word, with the lens still down, and then take the lens and show a path of it that the rules above allow; the word and its path may be ones that came to you later.
buf-8 = With the announcement your lens goes down: no more searching this round, and no other number.
buf-9 = The first announcement of a round turns the hourglass: 30 seconds for everybody else.
buf-10 = If you have announced nothing by the last grain of sand, your marker goes to row 1. Those seats line up in order, from seat 1 in the first round, from seat 2 in the second, and so on in turn. You may also give up: that takes you to row 1 at once, turns no hourglass and holds for the whole round. Until somebody announces there is no hurry, but a table may set a limit (online, 3 minutes): if it passes without an announcement, everybody still searching goes to row 1. After the first announcement only the hourglass counts.
buf-11 = The search is over when every marker is on the chart.
buf-12 = A word has at least two letters, or three if the table says so. A word may come again in a later round, and two players may have the same one in the same round, even on the same cells. A path may cross itself diagonally.

## Marking

buf-13 = Markers are checked from the top row down and within a row from left to right: the longest word first, and of equal ones the earlier.
buf-14 = When it is your turn, pick up your marker, say your word and point out its cells one by one; the others look at them through their lenses.
buf-15 = If the word is valid, an ant goes on each of its cells, from the top of the stack; special ants only when all others are used.
buf-16 = If it is not a word, or is misspelt, it earns no ants: its marker moves to row 1, to the right of those there, and the next one is checked. Where the number is called first, the same happens if the word is not as long as called, is not the one on the path shown, or begins in the wrong place.
buf-17 = A word of which others have covered some cells in this round still counts: ants go on the free cells only, even if its first letter is covered.
buf-18 = If others have covered all its cells in this round, its marker moves to row 1.
buf-19 = If your ants do not suffice for the word, they go on its free cells in the order of spelling until there are none left.
buf-25 = A word that most of you know counts; if you disagree, the dictionary settles it, and what is in it is always valid. On any other word the other people at the table have 20 seconds to say whether they know it; bots and spectators are not asked. The player who played it counts as knowing it, and a player who doesn’t answer as not knowing it: the word is valid when more than half of the people at the table know it. So with two people your rival alone decides, and with three one of the two others is enough. This is how it goes with two or more people; with fewer the dictionary decides alone. A table may choose either, and may agree before the start on words that count and words that do not.

## Row 1

buf-20 = Row 1 comes last, from left to right. Each player there places one ant on a letter that has none by then, not even from this round: in front of their own nest, next to one of their ants, straight or diagonally, or anywhere on a tile where they already have one.
buf-21 = Such an ant never goes on food nor in front of a rival’s nest. It may go beside food, and then touches it.
buf-22 = Whoever has no such cell places nothing. If in a whole round nobody places an ant, the game is over.
buf-33 = Online there are 30 seconds to place an ant from row 1; where the number is called first, also 30 seconds to say the word and 30 more to show it. After that chance picks one of the allowed cells, and a word that was not said or not shown is not valid.
buf-23 = The round ends when all markers are back.
buf-34 = While words are checked everybody sees the letters of the path in question and no others. When it is your turn to place an ant from row 1 or to show a word, you have your lens, and nobody else does. The next countdown starts when all who are there are ready, at the latest 15 seconds after the marking. In the pause and during the countdown the board cannot be read. A table may choose to play without the lens. All this is good manners: your device knows the letters, and friends do not peek.

## Words

buf-24 = Any word in use counts if it is spelt right: nouns, adjectives, verbs, names, acronyms that you all know, loanwords; the dictionary has them too. Acronyms in wide use simply count; the others are voted on, if the table votes. A table may take every acronym of the dictionary, or none, and may leave out proper names. What a table leaves out is not voted on. In Spanish accents and the dots of Ü are dropped and Ñ is a letter of its own; in English all marks are dropped. No hyphen, no apostrophe, no space.

## Food, end and score

buf-26 = You touch a food if an ant of yours is on one of its four letters. Nobody has a food or a nest to themselves: others may get there as well, and it counts for all of them.
buf-27 = When somebody places a special ant, even a single one from row 1, the round is played to its end and the game is over.
buf-28 = Food gives 2 points for one, 5 for two, 8 for three, 12 for four, 17 for five, 23 for six, 29 for seven, 35 for eight and 41 for nine.
buf-29 = Each rival nest with an ant of yours in front of it gives 3 points.
buf-30 = Each of your special ants on the board gives 1 point.
buf-31 = Every full three of the ordinary ants left in your stack cost 1 point; special ones cost nothing.
buf-32 = Most points win. On a tie, whoever has more ants on the board, special ones too; if that is level as well, the victory is shared.
