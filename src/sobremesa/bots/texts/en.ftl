# What bots, hints and the coach say in every game.

bot-coach-unfinished = This match is not over: the coach looks at finished matches.
