# Oneself.
page-me-title = Me
page-me-guest = A guest: only this browser knows you
page-me-account = Account “{ $login }”
page-me-renamed = From now on you are { $name }.

# An account.
page-me-open = Open an account
page-me-open-why = You stay who you are and keep every match, on all your devices. A login and a password are enough: no mail address.
page-me-login = Login
page-me-login-about = 3 to 32 letters or digits; dots, hyphens and underscores may stand inside.
page-me-password = Password
page-me-password-about = 8 characters or more.
page-me-open-passkey = With a passkey instead
page-me-passkey-first = First device
page-me-opened = Your account is open. Keep the recovery codes!
page-me-sign-in = Sign in
page-me-sign-in-passkey = With a passkey
page-me-signed-in = Welcome back, { $name }.
page-me-bring-guest = Bring along what I played here as a guest
page-me-lost = I have lost my password
page-me-with-password = With my password after all
page-me-recovery-why = A recovery code lets you in once and sets another password. You got ten of them with your account. Everywhere else you are signed out, and the tokens of your bots stop working.
page-me-code = Recovery code
page-me-new-password = New password
page-me-old-password = Present password
page-me-confirm-password = Your password once more
page-me-proof-passkey = Your device asks for your passkey first.
page-me-recover = Come back in
page-me-codes = Recovery codes
page-me-codes-why = They are the only way back if you lose your password, and they are shown this once. Each works once. Keep them where you find them again.
page-me-codes-copied = Copied. Paste them into a safe place.
page-me-copy = Copy
page-me-print = Print
page-me-codes-kept = I have kept them
page-me-codes-left = { $count ->
    [0] No code is left.
    [one] One code is left.
   *[other] { $count } codes are left.
 }
page-me-renew-codes = Get new codes
page-me-ways = Password and ways in
page-me-change-password = Change password
page-me-set-password = Set a password
page-me-password-ends = Everywhere else you are signed out, and the tokens of your bots stop working.
page-me-password-changed = Your password is changed. Everywhere else you are signed out.
page-me-passkeys = Passkeys
page-me-passkey-label = Name of the new passkey
page-me-add-passkey = Add a passkey
page-me-used = used { $when }
page-me-unused = not used yet
page-me-remove = Remove
page-me-remove-named = Remove { $name }
page-me-remove-what = { $name } no longer lets you in.
page-me-remove-sure = Remove the passkey

# Sessions.
page-me-sessions = Where you are signed in
page-me-sessions-why = Is there one that you do not know? Sign it out, and change your password.
page-me-this-device = This device
page-me-session-on = { $browser } on { $system }
page-me-session-here = signed in { $since }
page-me-session-seen = last used { $when } · signed in { $since }
page-me-session-out = Sign out
page-me-session-out-named = Sign out { $name }, last used { $when }
page-me-session-ended = Signed out: { $name }.
page-me-browser-firefox = Firefox
page-me-browser-chrome = Chrome
page-me-browser-safari = Safari
page-me-browser-edge = Edge
page-me-browser-opera = Opera
page-me-browser-samsung-internet = Samsung Internet
page-me-browser-vivaldi = Vivaldi
page-me-browser-unknown = A browser
page-me-system-android = Android
page-me-system-ios = iOS
page-me-system-windows = Windows
page-me-system-macos = macOS
page-me-system-linux = Linux
page-me-system-chromeos = ChromeOS

# Bots of one’s own.
page-me-tokens = My bots
page-me-tokens-why = A program of yours comes in with a token and plays in your name, shown as a bot. How it does that is in the guide for bots.
page-me-token-name = Name of the bot
page-me-token-may = It may
page-me-scope-read = see tables
page-me-scope-play = take seats and play
page-me-scope-challenge = open tables
page-me-make-token = Make a token
page-me-token-secret = The token, shown this once
page-me-token-copied = Copied. Paste it where your bot reads it.
page-me-revoke = Revoke
page-me-revoke-named = Revoke { $name }

# Whom one keeps away.
page-me-kept-away = Muted and blocked people
page-me-mutes = Muted people
page-me-blocks = Blocked people
page-me-nobody = Nobody
page-me-let-in = Undo
page-me-let-in-named = Undo for { $name }

# Going.
page-me-leaving = Sign out, export, delete
page-me-sign-out = Sign out
page-me-sign-out-sure = Yes, sign out
page-me-guest-leaves = As a guest you cannot come back: what you have played stays with nobody. Open an account first to keep it.
page-me-sign-out-everywhere = Sign out everywhere else
page-me-everywhere-what = All your other devices are signed out, and the tokens of your bots stop working.
page-me-everywhere-guest = Wherever else this guest is open, it is signed out.
page-me-everywhere-sure = Yes, sign out everywhere else
page-me-signed-out = You are signed out. Here you are a new guest.
page-me-signed-out-everywhere = Everywhere else you are signed out.
page-me-export = Save all that is kept about me
page-me-delete = Delete me
page-me-delete-what = Your name, your chat and your ways in are deleted for ever. Matches stay, and nothing tells that they were yours. If you are playing, you leave the match.
page-me-delete-understood = I understand that nothing brings it back
page-me-delete-sure = Delete me for ever
page-me-deleted = You are deleted. Here you are a new guest.
page-me-banned = You are kept out
page-me-banned-own = What is kept about you is still yours: save it as a file, or have it deleted. Deleting does not lift a ban.

# What was played.
page-me-history = My matches
page-me-history-none = You have not played here yet.
page-me-history-first = Play the first one
page-me-matches = matches
page-me-wins = won
page-me-underway = Going on
page-me-played = Played
page-me-more = Show more
page-me-with = with { $names }
page-me-luis = alone against Luis
page-me-back = To the table
page-me-look = Look back
page-me-ending-won = won
page-me-ending-shared = shared
page-me-ending-lost = lost
page-me-ending-abandoned = abandoned

# Somebody else.
page-person-guest = A guest
page-person-account = Has an account
page-person-me = That is you.
page-person-to-me = To my page
page-person-card = Their page
page-person-mute = Mute
page-person-unmute = Unmute
page-person-mute-what = You no longer see what they write. They are not told.
page-person-block = Block
page-person-unblock = Unblock
page-person-block-what = They cannot sit down at tables that you open and do not see them in the list, and you no longer see what they write. They are not told.
page-person-report = Report
page-person-report-what = Somebody who looks after this house reads it, with the last lines that this person wrote at the table.
page-person-reason = What is it about?
page-person-reason-chat = what they write
page-person-reason-name = their name
page-person-reason-cheating = cheating
page-person-reason-stalling = keeping others waiting
page-person-reason-other = something else
page-person-note = What happened? (if you like)
page-person-send = Send the report
page-person-reported = Thank you. Somebody will look at it.
