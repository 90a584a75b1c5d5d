# Whether the deal was fair.
page-fair-title = Fair deal
page-fair-waiting = Fair deal
page-fair-checking = Checking the deal…
page-fair-fair = Fair deal
page-fair-unfair = The deal doesn’t add up
page-fair-alike = Agrees with itself
page-fair-failed = Deal not checked
page-fair-fair-explained = This device has checked the whole match: { $draws ->
    [one] the one draw is what it had to be.
   *[other] all { $draws } draws are what they had to be.
}
page-fair-alike-explained = The match agrees with itself: { $draws ->
    [one] the one draw is what its seed gives.
   *[other] all { $draws } draws are what its seed gives.
}
page-fair-not-ours = This device added no number of its own, so it can’t tell whether somebody chose the seed.
page-fair-many-starts = The start came to nothing so often that somebody may have been looking for a deal.
page-fair-starts = The match began at start number { $starts }; the ones before came to nothing.
page-fair-set = What was dealt comes from the printed set { $set }, which anyone can know; the rest comes from the seals.
page-fair-damaged = What the server sent isn’t this match.
page-fair-unfair-explained = This device has checked the match, and something doesn’t add up:
page-fair-failed-explained = The match couldn’t be fetched just now, so it hasn’t been checked.
page-fair-again = Try again
page-fair-how = Before the match, the server sealed a secret number and so did every player’s device. The shuffle comes from all of them together, so nobody could choose it, not even whoever runs this site. Bots add nothing.
page-fair-later = When the match is over, this device opens all the seals and works out every draw again.
page-fair-server = The server’s seal
page-fair-keep = A seal gives nothing away. Keep one if you want to check later that it’s still the same.
page-fair-proof = Save the proof
page-fair-verify = Anyone can check the file on their own computer with “sobremesa verify”.
page-fair-other-event = The match on file tells a moment differently from how this device saw it.
