# What holds at every table, clause by clause, as a player reads it.

## The table

tab-1 = A table has a game, a box in one language, its options and its seats, and a name or a link by which others come in. Whoever opens it is the host. People sit down under a name or as guests, and bots may hold seats too.
tab-14 = Options are checked when the table is set up. If one does not exist or its value does not fit, it is refused, and you are told what would fit.
tab-12 = Seats are numbered clockwise as seen from above: to your left sits the next number, to your right the one before.

## Moves

tab-5 = A move is either accepted, or refused with the clause that forbids it, in your language. A refused move changes nothing.
tab-13 = You act for your own seat, when it is your turn, in the phase to which the action belongs. Anything else is refused: out of turn, in another phase, for somebody else, after the end, or nothing that the game knows.
tab-7 = Once a move is accepted it stays, and nothing that breaks later can lose it.

## Secrets and chance

tab-2 = What you are not entitled to see does not reach you: racks, hands, secret words, what comes next out of a bag or a deck. Spectators see what all players see.
tab-3 = Chance can be checked. The match commits to a secret seed before anything is drawn and reveals it at the end; with it anybody can work out every draw, throw and shuffle again. Where several tables share a seed, it is revealed when the last of them is done.

## Time

tab-4 = One clock decides, that of the table. A move counts when it arrives; an announcement in Word Buffet counts half the measured round trip earlier, 150 ms at most. What arrives at the deadline itself still counts, and the search closes 150 ms after the sand. Of two at the same time, the one received first.
tab-11 = Whenever a match waits for somebody there is a deadline, and one known thing that happens when it passes: what the game's own clauses say, or else, after 60 seconds, the least that the rules allow. The host may open a table without clocks.
tab-9 = A table pauses when everybody who sits there and is present agrees; the time of the match stops. One of them is enough to go on.

## Coming and going

tab-6 = If you lose the connection your seat stays yours, and on coming back you find the table as it is by then. Meanwhile the others may wait, let a bot of any level play for you, pass in your name where there are turns, or end the match by vote.
tab-10 = The table votes on an absent player or on ending early. The people who are connected and seated vote, not the absent one, no bots and no spectators; more than half of those who may vote decide, and a person alone decides alone.
tab-15 = If somebody leaves for good, a bot takes over the seat with its pieces and points. Where no bots are wanted, the seat does only what the rules insist on. When one person is left without bots, the match ends without a winner.

## Afterwards

tab-8 = A finished match can be replayed move by move, saved and shared. Every decision in it can say why, with its clause.
