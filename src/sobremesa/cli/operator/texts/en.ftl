# For whoever runs the house.

cli-operator-whom = Name a person or, with --address, an address; one of the two.
cli-operator-no-address = “{ $address }” is no address.
cli-operator-banned = { $whom } is kept out until { $until } (UTC).
cli-operator-banned-for-good = { $whom } is kept out for good.
cli-operator-unbanned = { $whom } may come in again.
cli-operator-not-banned = { $whom } was not kept out.
cli-operator-for-good = for good
cli-operator-an-address = an address
cli-operator-no-bans = Nobody is kept out.
cli-operator-report = { $report }  { $at }  { $reason }  { $reported } (by { $reporter }, table { $table })
cli-operator-no-reports = There is nothing to look at.
cli-operator-no-report = There is no open report “{ $report }”.
cli-operator-handled = { $report } has been looked at.
cli-operator-signed-out = { $whom } is signed out everywhere.
cli-operator-table-closed = The table { $table } is closed.
cli-operator-table-will-close = No server answers; the table { $table } is closed as soon as one runs.
cli-operator-no-table = There is no table “{ $table }”.
cli-operator-table-over = The table { $table } is over already.
