# Bisonte en el compañero.
page-companion-bisonte-edition = Fichas sobre la mesa
page-companion-bisonte-edition-usual = las habituales del idioma
page-companion-bisonte-edition-es-100 = español, 100 fichas
page-companion-bisonte-edition-es-102 = español, 102 fichas con K y W
page-companion-bisonte-edition-es-103 = español, 103 fichas
page-companion-bisonte-edition-es-plain = español, sin fichas de dígrafos
page-companion-bisonte-edition-en-100 = inglés, 100 fichas
page-companion-bisonte-edition-en-102 = inglés, 102 fichas
page-companion-bisonte-sudden-end = Final súbito: termina cuando alguien se queda sin fichas
page-companion-bisonte-clock = Un reloj para cada jugador
page-companion-bisonte-minutes = Minutos para cada uno
page-companion-bisonte-timed = Un tiempo para cada turno
page-companion-bisonte-seconds = Segundos para cada turno
page-companion-bisonte-timer-turn = Un turno

page-companion-bisonte-turn = Turno
page-companion-bisonte-turn-of = Turno de { $name }: anotar
page-companion-bisonte-cell = { $name }, turno { $turn }
page-companion-bisonte-mark = { $kind ->
    [pass] pasa
    [exchange] cambia
    [skipped] sin turno
   *[undone] retirada
 }
page-companion-bisonte-stuck = Tres turnos de cada uno sin un punto: la partida ha terminado. Di abajo cómo acabó.
page-companion-bisonte-from-board = Del lector de tableros: { $words }, { $points } puntos.
page-companion-bisonte-take = Anotarlo a { $name }
page-companion-bisonte-leave = No anotarlo

page-companion-bisonte-writing = Un turno de { $name }
page-companion-bisonte-whose = De quién es
page-companion-bisonte-kind = Qué fue
page-companion-bisonte-kind-of = { $kind ->
    [play] Una jugada
    [pass] Pasa
    [exchange] Cambia fichas
    [skipped] Pierde el turno
   *[undone] Jugada retirada
 }
page-companion-bisonte-kind-hint = { $kind ->
    [pass] Pasar no da puntos.
    [exchange] Cambiar fichas no da puntos.
    [skipped] Quien objeta sin razón pierde su próximo turno.
   *[undone] La objeción se aceptó: las fichas vuelven al atril y la jugada no da puntos.
 }
page-companion-bisonte-points = Puntos de la jugada
page-companion-bisonte-points-hint = Los puntos de todas sus palabras, sin los 50 por siete fichas.
page-companion-bisonte-count = Contarla en el tablero
page-companion-bisonte-seven = Siete fichas: +50

page-companion-bisonte-end = El final
page-companion-bisonte-ended = Cómo acabó
page-companion-bisonte-not-ended = todavía no
page-companion-bisonte-ended-out = { $name } se quedó sin fichas
page-companion-bisonte-ended-passed = Pasaron todos, con la bolsa vacía
page-companion-bisonte-ended-stuck = Nadie puntuó en tres turnos de cada uno
page-companion-bisonte-racks-hint = Lo que quedó en cada atril: su valor o sus fichas (un * es un Bisonte). Marca a quien usó todas: gana las de los demás.
page-companion-bisonte-out = sin fichas: gana las de los demás
page-companion-bisonte-used-all = Usó todas
page-companion-bisonte-used-all-of = { $name } usó todas sus fichas
page-companion-bisonte-rack-of = { $name }, lo que quedó en el atril
page-companion-bisonte-no-tile = No hay ficha { $tiles }.
page-companion-bisonte-worth = vale { $value }

page-companion-bisonte-line-play = una jugada
page-companion-bisonte-line-words = { $words }
page-companion-bisonte-line-pass = pasa
page-companion-bisonte-line-exchange = cambia fichas
page-companion-bisonte-line-skipped = pierde el turno
page-companion-bisonte-line-undone = jugada retirada tras una objeción
page-companion-bisonte-line-rack = quedó en el atril
page-companion-bisonte-line-others = quedó en otro atril
