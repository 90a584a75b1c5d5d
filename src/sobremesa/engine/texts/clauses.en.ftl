# What holds at every table, clause by clause, as a player reads it.

## The table

tab-1 = A table has a game, a box in one language, its options and its seats, and a link by which others come. Whoever opens it is the host. People take the seats, with an account or as guests, and bots.
tab-14 = Options are checked when the table is set up, when they change, and again at the start, for the players seated then. If one does not exist or its value does not fit, it is refused, and you are told what would fit. If a match cannot begin, everybody at the table reads why, and the table gathers players again.
tab-12 = Seats are numbered clockwise as seen from above: to your left sits the next number, to your right the one before.

## Moves

tab-5 = A move is either accepted, or refused with the clause that forbids it, in your language. A refused move changes nothing.
tab-13 = You act for your own seat, when it is your turn, in the phase to which the action belongs. Anything else is refused: out of turn, in another phase, for somebody else, after the end, or nothing that the game knows.
tab-7 = Once a move is accepted it stays, and nothing that breaks later can lose it.

## Secrets and chance

tab-2 = What you are not entitled to see does not reach you: racks, hands, secret words, what comes next out of a bag or a deck. Spectators see what all players see.
tab-3 = Chance can be checked. The seed is made of a secret of the server and a number from each player’s device, all sealed before anything is drawn. At the end the seals are opened, and anybody can work out every draw, throw and shuffle again.

## Time

tab-4 = One clock decides, that of the table. A move counts when it arrives; an announcement in Word Buffet at its arrival less half of the round trip that was measured, 150 ms at most. What arrives at the deadline itself still counts, and the search closes 150 ms after the sand. Of two at the same time, the one received first.
tab-11 = Whenever a match waits for somebody there is a deadline, and one known thing that happens when it passes: what the game's own clauses say, or else, after 60 seconds, the least that the rules allow. The host may open a table without clocks.

## People

tab-6 = If your connection breaks, the seat stays yours, and when you are back the table is as it is by then, to the second. While somebody is away the others may wait, hand the seat to a bot of a level they choose, pass for it in games with turns, or end the match. Whoever comes back takes the seat back.
tab-9 = A match pauses when all people who sit at the table and are there agree. Its time stands still; any one of them ends the pause.
tab-10 = The table votes about an absent player and about an early end. Entitled are the people in seats who are connected, without the absent one, bots or spectators; more than half of them decide, and one person alone decides alone.
tab-15 = If somebody leaves for good, a bot takes over the seat with its pieces and its points; where bots are not wanted, the seat does the least that the rules allow. With one person left and no bots the match is abandoned, and nobody wins.

## Afterwards

tab-8 = A finished match can be replayed move by move, saved and shared. Every decision in it can say why, with its clause.
