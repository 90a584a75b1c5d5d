# The rules page.
page-rules-all = All rules
page-rules-minute = The game in one minute
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing like that is in the rules.
    [one] One rule found
   *[other] { $count } rules found
 }
page-rules-play = Play it
page-rules-print = Print
page-rules-picture = Picture { $number }
page-rules-to-print = Print and play
page-rules-option-usual = Usually: { $choice }
page-rules-option-like = like { $example }
page-rules-option-range = from { $least } to { $most }

# Words in the pictures.
page-rules-par = par { $par }
page-rules-to-spend = You can spend 3
page-rules-letter-times = letter ×{ $times }
page-rules-word-times = word ×{ $times }
page-rules-centre = the centre
page-rules-your-hand = your hand

# Word Buffet in four steps: what each is called, what it says, what its picture shows.
page-rules-step-buffet-1 = Look through the lens
page-rules-text-buffet-1 = All search at once. The board is red noise, and only your lens makes letters readable.
page-rules-shows-buffet-1 = A board of letters hidden by red noise; inside a round lens they are clear and large.
page-rules-step-buffet-2 = Trace a word
page-rules-text-buffet-2 = Begin in front of your nest, later also beside your ants. Each letter touches the one before it, and no cell comes twice.
page-rules-shows-buffet-2 = A path begins in front of the nest and goes from letter to letter, straight and diagonally: P, E, A, R, S. An ant sits on each letter, and the path passes a food.
page-rules-step-buffet-3 = Announce how long it is
page-rules-text-buffet-3 = Whoever announces first turns the hourglass for the others. Then the longest word is checked first; of equal ones, the earlier.
page-rules-shows-buffet-3 = A chart with a row for each length. The word of six letters is checked first, then two words of five from left to right, and row 1 comes last. Beside it runs an hourglass.
page-rules-step-buffet-4 = Feed your ants
page-rules-text-buffet-4 = Your ants walk onto the word. Food they touch and rival nests they reach give points; ants that never came out cost some.
page-rules-shows-buffet-4 = A score: three foods 8, a rival nest 3, two special ants 2, seven ants left over minus 2, together 11.

# Word Golf.
page-rules-step-golf-1 = Throw the dice
page-rules-text-golf-1 = Six dice for all. Write any word: letters that a die shows score, and a joker stands for one letter of yours.
page-rules-shows-golf-1 = Six dice show A, M, R, T, a joker and G. Below stands TRAMP: four letters are on dice, and the joker stands for the P.
page-rules-step-golf-2 = Draw the line
page-rules-text-golf-2 = From the arrow to the flag, one letter to a space. The line may not cross or touch itself, nor run through another letter.
page-rules-shows-golf-2 = Two holes with the word CAKE. On the left a line without a crossing, which stands; on the right one that crosses itself, which is refused.
page-rules-step-golf-3 = Add it up
page-rules-text-golf-3 = A double counts twice. On an obstacle a letter that does not score costs 1, and so does every empty space. Then the par comes off.
page-rules-shows-golf-3 = Along a line: plus 1, a double plus 2, plus 1, plus 2, an obstacle minus 1, an empty space minus 1. That is 4, less a par of 3: plus 1.
page-rules-step-golf-4 = Visit the shop
page-rules-text-golf-4 = What you scored buys wildcard cards for later holes, and whoever has the lowest score takes a coin. After nine holes most points win.
page-rules-shows-golf-4 = Four wildcard cards with their prices, 2 to 5. Three coins have bought the card LNRST, and two of three places in the hand are free.

# Bisonte.
page-rules-step-bisonte-1 = Begin on the Bisonte
page-rules-text-bisonte-1 = The first word covers the centre and counts double. Other squares multiply a letter or a whole word, each once.
page-rules-shows-bisonte-1 = A quarter of the board: round signs multiply a letter by 2 or 3, square signs a word by 2 or 3, and in the corner, the centre of the board, stands the Bisonte.
page-rules-step-bisonte-2 = Lay a word
page-rules-text-bisonte-2 = Your tiles lie in one line and touch what is there. Every word that they make or change scores, whole.
page-rules-shows-bisonte-2 = SUN is laid downwards at the end of TABLE. That makes TABLES for 8 and SUN, its last letter trebled, for 5: together 13.
page-rules-step-bisonte-3 = Object, or let it stand
page-rules-text-bisonte-3 = If a word is wrong, the tiles go back to the rack. If all are right, whoever objected misses a turn. Or let the dictionary check every play.
page-rules-shows-bisonte-3 = A play with its time to object around it. Two ways on: if the words are right, the one who objected misses a turn; if not, the tiles return to the rack.
page-rules-step-bisonte-4 = Empty your rack
page-rules-text-bisonte-4 = Seven tiles at once earn 50 extra points; a Bisonte is any letter. The match ends when the bag is empty and nobody can form a word. Tiles left over cost.
page-rules-shows-bisonte-4 = Seven tiles go from the rack to the board and make PICNICS, with a Bisonte as the second I: plus 50.

# The Letter Loom.
page-rules-step-loom-1 = Look at your letters
page-rules-text-loom-1 = Five letters lie in the centre for all, three are yours alone. Each has a value and one of four colours.
page-rules-shows-loom-1 = Five cards in the centre and three in the hand. Each colour has a pattern: orange waves, green leaves, black bars, yellow dots.
page-rules-step-loom-2 = Play a strategy card
page-rules-text-loom-2 = One after another, everybody shows a card. It takes, swaps, protects, or turns the centre upside down.
page-rules-shows-loom-2 = The card “Steal one” aims at a rival and takes a letter unseen. Another rival is behind a shield.
page-rules-step-loom-3 = Weave a word
page-rules-text-loom-3 = It takes at least one card of the centre and one of yours. All cards in one colour count double.
page-rules-shows-loom-3 = ROSE in four colours is worth 12; ROSE all in orange is worth 12 times 2, which is 24.
page-rules-step-loom-4 = Show it
page-rules-text-loom-4 = Words are shown one by one. A repeated one scores −4. After the last round the highest total wins.
page-rules-shows-loom-4 = Three words in order: ROSE for 12, LEMON for 20, and ROSE once more for −4.

# At every table.
page-rules-step-table-1 = Sit down
page-rules-text-table-1 = Open a table and send its link. People and bots take the seats, which go round clockwise.
page-rules-shows-table-1 = A table from above with four seats, numbered clockwise.
page-rules-step-table-2 = Make your move
page-rules-text-table-2 = It is accepted, or refused with the rule that forbids it. A refused move changes nothing.
page-rules-shows-table-2 = Tiles side by side are accepted; tiles with a gap are refused, with the number of the rule: BIS-2.
page-rules-step-table-3 = Check the chance
page-rules-text-table-3 = All chance comes from a seed that is sealed before the first draw and opened at the end.
page-rules-shows-table-3 = A sealed envelope, then tiles being drawn, then the envelope opened and found right.
page-rules-step-table-4 = Come and go
page-rules-text-table-4 = Your seat stays yours. While you are away the others wait, or let a bot play; when you are back it is yours again.
page-rules-shows-table-4 = A seat whose player has lost the connection, the same seat played by a bot, and the player back in it.
