# The rules of Bisonte, clause by clause, as a player reads them.

## In the box

bis-c1 = The bag holds 102 tiles: 100 letters, each with its value, and two Bisontes, which are wildcards worth 0. The Spanish box has tiles for Ñ, CH, LL, RR, K and W. Other sets of tiles can be chosen when a table is set up.
bis-c2 = The board has 15 by 15 squares, with a Bisonte on the centre one. A pink square doubles a word and a red one trebles it; squares of two more colours double or treble a letter. The board looks the same from every side and in every mirror. Other layouts can be chosen, among them the classic one with 61 premium squares.
bis-c3 = Each player has a rack of seven tiles, which only that player sees.

## Setting up

bis-s1 = Everybody draws one tile, and the letter nearest to A starts; CH, LL, Ñ and RR are letters that come right after C, L, N and R. Whoever draws a Bisonte takes another tile straight away. If several share the nearest letter, they and nobody else draw once more, and no tile goes back until one of them is alone in front; if the bag runs out first, the first of the tied seats starts. Then all tiles return to the bag, which is shuffled, and everybody draws seven.
bis-s2 = After you plays whoever sits on your left.

## Laying tiles

bis-1 = On an empty board you lay two or more tiles side by side in one row or column, one of them on the centre square. That word counts double: once, for the centre square has no premium of its own, and squares that multiply a word multiply on top of it. The same holds when an objection has emptied the board again.
bis-2 = Later you lay one or more tiles in one row or one column. Together with the tiles that lie between them and at their ends they must make one line without a gap, and at least one must share an edge with a tile that was there before. Diagonals do not count.
bis-3 = Every line of two or more tiles that your play makes or changes, along it and across it, must be a word. Where tiles may lie is checked at once, also while you are trying out a play; whether lines are words, only as the table has agreed.
bis-4 = You may lengthen a word at one end or at both, cross it, give it one more letter with a word at a right angle, or lie alongside it, as long as all lines that arise are words.
bis-5 = A tile that was played stays where it is and what it is, unless an objection takes the play back; a Bisonte that is taken back is free again.
bis-6 = A Bisonte may stand for any tile that the box has, digraphs too, and for no other: in a box without K and W it is neither. You say which when you lay it, and that holds to the end.
bis-7 = When your play stands you score it and draw until you have seven tiles again, or as many as the bag still gives.
bis-8 = A digraph tile takes a single square and counts as one tile. Where the box has a tile for a digraph you cannot spell it with two others, unless the table allows that; where the box has none, you can.

## Other turns

bis-9 = Instead of playing you may exchange one tile or more: you put them face down, draw the same number, and only then are the old ones mixed into the bag. You cannot exchange more than there are in the bag, and nothing when it is empty. Everybody learns how many you exchange, but not which. It scores nothing.
bis-10 = You may pass, which scores nothing.

## Words and objections

bis-11 = Everyday words count that the dictionary of the language has; no abbreviations, proper names, apostrophes or hyphens. Accents and the dots of ü do not matter; Ñ is a letter of its own.
bis-12 = The dictionary is asked only when somebody objects: after a play, any other player may, and bots do so by the words that they know. Until then nothing at the table tells whether a word is valid. A table may choose instead that every play is checked, and is refused at no cost if a word is wrong. Or it may vote: an objection then goes first to the people, who have 20 seconds to say whether they know the words. The player who made the play counts as a yes and the one who objected as a no, and neither votes again; if more than half of the people know them, the play stands, and otherwise the dictionary decides, as it does when you are alone with bots. Before the start a table may also agree on words of its own, accepted or refused. Nothing of this changes during a match. If you start with one tap against bots of the two lower levels, plays are checked.
bis-13 = If any word of the play is wrong, the objection is upheld: whoever played takes the tiles back, gets no points for them, and has lost the turn. All see which words were wrong, and why.
bis-14 = If all words are right, the objection is rejected: the play stands, and whoever objected misses a turn, the very next one that comes round to them, which may be right now. Two such objections cost two turns. What is still owed when the match ends is forgotten, and owing a turn does not keep you from objecting.
bis-15 = Each play faces one objection at most, and that is the first to arrive. The time for it is over when all others have let the play stand, or after 20 seconds. Until then nobody plays on; at a table without a clock the next player may, unless the match may end with that play, and playing on lets it stand for all. Only then does the player draw, and the next turn begins. Where every play is checked there is nothing to wait for.

## Score

bis-16 = A play scores every word of two or more tiles that it makes or changes, and each of them whole: tiles that were there already count their plain value, and one tile may count in two words.
bis-17 = First letters are doubled or trebled, then the sum of the word. Two squares that multiply the word multiply each other: four, six or nine times.
bis-18 = A premium, of a letter or of a word, is used up by the tile that covers its square: it counts in that turn, in both words of the tile if there are two, and never again.
bis-19 = A Bisonte is worth 0, but on a pink or red square it doubles or trebles the word as any tile does.
bis-20 = Who lays seven tiles of the rack in one play gets 50 points more, which nothing multiplies. To use up a rack that holds fewer earns no bonus.

## The end

bis-21 = The match ends when the bag is empty and nobody can form a word any more. When you have no tiles left you have no more turns, and the others play on. A table may choose a sudden end instead, as crossword clubs do: the match ends with the play that empties a rack while the bag is empty. After such a play the others may only object or let it stand; if an objection is upheld, the match goes on.
bis-22 = Nobody can form a word once all players who still have tiles have passed one after another, all of them on an empty bag. A skipped turn is not a pass and does not break the row; a play breaks it, even one that is taken back. Where plays are checked, the match also ends as soon as the dictionary proves that nobody can play. A table may choose that proof with objections too, or do without it; where the table has agreed on words that the dictionary lacks, nothing can be proved.
bis-23 = It ends as well when three times as many turns as there are players, with tiles or without, bring no point in a row, whatever the bag holds, so that every match comes to an end: passes, exchanges, skipped turns, plays that were taken back and plays worth nothing.
bis-24 = At the end you lose the value of the tiles left on your rack, where a Bisonte costs nothing. If you have used all your tiles, you also gain the value of all tiles left on the other racks, however the match ended; if several players have used all of theirs, each of them does. Points may fall below zero.
bis-25 = Most points win. If players tie, the one of them who had more before the racks were counted wins; if that is level too, they share the victory.
bis-26 = You have 25 minutes for the whole match, which run only in your own turns; once they are over, your turns are passed. A table may choose another time, a time for each turn, or no clock.
