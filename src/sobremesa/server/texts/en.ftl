# What the house says at the door.

# Names and what people write.
people-name-empty = Write a name with at least one letter that can be seen.
people-name-too-long = That name is too long: { $most } letters at most.
people-name-reserved = “{ $name }” could be taken for the house itself. Choose another name.
people-chat-empty = There is nothing to read in that. Write something first.
people-chat-too-long = That is too long for the chat: { $most } letters at most.
people-label-empty = Give it a name with at least one letter that can be seen.
people-label-too-long = That name is too long: { $most } letters at most.

# Accounts.
people-signed-out = You are not signed in. Sign in, or go on as a guest.
people-guest = For that you need an account. You can open one and keep your matches.
people-no-guest = Only what you played as a guest can be brought along.
people-has-account = You have an account already.
people-login-unfit = A login has { $least } to { $most } letters or digits; dots, hyphens and underscores may stand inside.
people-login-taken = “{ $login }” belongs to somebody already. Choose another login.
people-password-too-short = That password is too short: { $least } characters or more.
people-password-too-long = That password is too long: { $most } bytes at most.
people-password-common = That password is one of the first that anybody would try. Choose another.
people-password-is-name = A password that is your own name is easily guessed. Choose another.
people-wrong-password = Login and password do not fit. Try again, or use a recovery code.
people-wrong-old-password = That is not your password. Try again.
people-wrong-code = Login and code do not fit. Each code works once: try another.
people-no-such-session = You are signed out there already.
people-busy = Many people are coming in right now. Try again in a moment.

# Passkeys.
people-passkeys-not-here = Passkeys need an encrypted connection (https) and the name of a site. Use a password here.
people-passkey-unfit = Your device made no passkey that can be used here. Try again.
people-passkey-known = That passkey is in use already.
people-passkey-unknown = That passkey opens nothing here. Try another, or use your password.
people-challenge-unfit = That belongs to no question from here. Begin again.
people-challenge-over = That took too long or was answered already. Begin again.
people-too-many-passkeys = You have { $most } passkeys. Remove one first.
people-no-such-passkey = You have no such passkey.
people-last-way-in = That is your last way in. Set a password or add a passkey first.
people-show-passkey = Show one of your passkeys for that, so that nobody else does it on your device.

# Tokens for bots.
people-no-token = Come with a token that still opens: “Authorization: Bearer sob_…”.
people-token-no-scope = Choose at least one thing that the bot may do.
people-token-scope = This token is not good for that: it lacks “{ $scope }”.
people-too-many-tokens = You have { $most } tokens. Revoke one first.
people-no-such-token = You have no such token, or it is revoked already.

# Living together.
people-nobody = There is nobody like that here.
people-too-many-kept-away = You keep { $most } people away. Let one of them in again first.
people-banned = You cannot come in for { $days ->
    [one] one more day
   *[other] { $days } more days
 }. Reason: { $reason }
people-banned-for-good = You cannot come in any more. Reason: { $reason }
people-not-banned = Nobody keeps you out.

# How often.
limit-too-fast = A little slower, please. You can go on in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
limit-open-tables = You already have { $most } tables open to everybody. Start or close one of them, or make this one private.
limit-open-tables-here = There are already { $most } tables open to everybody from your network. Make yours private: whoever has its link can sit down.
limit-steps = This table has reached { $most } moves, and takes no more. You can still resign, vote to end the match, or wait for its end.
limit-steps-before = So much has changed here that nothing more can be changed. Start the match, or close the table and open another.
limit-too-many-tries = Too many tries. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.

# The house.
server-busy = There is a lot going on just now. Try again in a moment.
server-store-away = The house cannot write anything down just now. Try again in a moment; nothing is lost.
server-say-hello = Say hello first.
server-binary-frame = Messages are text here. Send the JSON in a text frame, not in a binary one.
server-too-many-tables = You can watch { $most } tables at once.
server-no-table = There is no such table, or it is not open to you.
server-no-code = No table has this code. Perhaps a letter is wrong?
server-no-reactions = There are no quick phrases at this table.
server-no-chat = There is no chat at this table.
server-guests-presets = At tables open to everybody, guests use the quick phrases. With an account you can write.
server-no-hints = There are no hints at this table.
server-not-welcome = You cannot sit down at this table.
server-foreign-origin = That came from another site.
server-body-too-large = That is too large.
server-not-json = That has to be JSON.
server-not-found = There is nothing here.
server-not-allowed = That cannot be done here.
server-bad-request = That could not be understood.
server-no-printing = This house cannot print: its fonts are missing. Whoever runs it has to build the web client.
server-no-words = The dictionaries of this house are missing just now. Whoever runs it has to build them again; nothing is lost, so try later.
server-failed = That went wrong, and it is our fault. Nothing is lost; try again.

# Quick phrases.
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-nice-word = What a word!
preset-one-moment = One moment, please.
preset-good-game = Good game!
preset-laugh = Ha, ha!
preset-applause = Bravo!

# Matches.
server-daily-not-over = The day’s match is secret until the day is over and everybody has ended it.
server-not-your-seat = While the match goes on you can look from your own seat alone.
