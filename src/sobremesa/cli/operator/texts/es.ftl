# Para quien lleva la casa.

cli-operator-whom = Indica una persona o, con --address, una dirección; una de las dos.
cli-operator-no-address = «{ $address }» no es una dirección.
cli-operator-banned = { $whom } no puede entrar hasta el { $until } (UTC).
cli-operator-banned-for-good = { $whom } ya no puede entrar.
cli-operator-unbanned = { $whom } puede volver a entrar.
cli-operator-not-banned = { $whom } ya podía entrar.
cli-operator-for-good = para siempre
cli-operator-an-address = una dirección
cli-operator-no-bans = Todas las personas pueden entrar.
cli-operator-report = { $report }  { $at }  { $reason }  { $reported } (de { $reporter }, mesa { $table })
cli-operator-no-reports = No hay nada que mirar.
cli-operator-no-report = No hay ningún aviso abierto «{ $report }».
cli-operator-handled = { $report } queda visto.
cli-operator-signed-out = { $whom } ya no está dentro en ningún sitio.
cli-operator-table-closed = La mesa { $table } queda cerrada.
cli-operator-table-will-close = Ningún servidor contesta; la mesa { $table } se cerrará en cuanto haya uno.
cli-operator-no-table = No hay ninguna mesa «{ $table }».
cli-operator-table-over = La mesa { $table } ya ha terminado.
