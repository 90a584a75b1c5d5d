# What holds at every table.
table-name = At every table
table-summary = What holds whatever you play: moves, secrets, chance, time.
tab-13-over = The match is over.
tab-13-other-phase = That cannot be done at this point of the game.
tab-13-other-round = That was meant for round { $meant }; this is round { $now }.
tab-13-not-your-turn = It is not your turn.
tab-13-other-turn = That was meant for turn { $meant }; this is turn { $now }.
tab-13-nothing-to-do = There is nothing for you to choose right now.
tab-13-no-such-seat = There is no seat { $seat } at this table.
tab-13-spectator = You are watching; only players can do that.
tab-14-unknown-option = There is no option “{ $option }”. There are: { $known }.
tab-14-bad-value = The option “{ $option }” cannot be “{ $value }”. What fits: { $fits }.
tab-14-bad-set = “{ $value }” is not the code of a set. It has six letters and digits, like { $example }.
tab-14-unknown-game = There is no game “{ $game }”. There are: { $known }.
tab-14-unknown-level = There is no level “{ $level }”. There are: { $known }.
tab-14-language = This box is in “{ $edition }” and the dictionary in “{ $lexicon }”.
tab-14-seats = This game is for { $least } to { $most } players, not { $count }.

malformed-seed = A seed has { $wanted } bytes, not { $size }.
malformed-too-large = That is too large: { $size } characters where { $most } are the most.
malformed-message = That message cannot be read: { $problem }.
malformed-no-transcript = This file is not a saved match.
malformed-other-version = This match was saved in format { $version }; this program reads format { $known }.
malformed-other-game = This is a match of { $game }, not of { $wanted }.
malformed-line = Line { $line } of the saved match cannot be read: { $problem }.
malformed-empty-transcript = The saved match has no events.
malformed-order = Line { $line } of the saved match is out of order.
malformed-no-match = The events in this file do not make a match: { $problem }.

unfair-no-beginning = The match does not say how it began.
unfair-not-revealed = The seed has not been revealed yet: the match is not over.
unfair-commitment = The seed is not the one that was committed to before the first draw.
unfair-draw = The draw “{ $label }” is not what the seed gives.
unfair-set = What was dealt is not what the set { $set } holds.
unfair-shown = What was shown after the draw “{ $label }” is not what was drawn.
