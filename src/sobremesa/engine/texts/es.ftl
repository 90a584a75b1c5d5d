# Lo que vale en todas las mesas.
table-name = En todas las mesas
table-summary = Lo que vale juegues a lo que juegues: jugadas, secretos, azar, tiempo.
tab-13-over = La partida ya terminó.
tab-13-other-phase = Eso no se puede hacer en este momento del juego.
tab-13-other-round = Eso era para antes: para la { $meant }; ahora va la { $now }.
tab-13-not-your-turn = No es tu turno.
tab-13-other-turn = Eso era para el turno { $meant }; este es el turno { $now }.
tab-13-nothing-to-do = Ahora no tienes nada que elegir.
tab-13-no-such-seat = En esta mesa no hay asiento { $seat }.
tab-13-spectator = Estás mirando; eso solo lo pueden hacer quienes juegan.
tab-14-unknown-option = No existe la opción «{ $option }». Existen: { $known }.
tab-14-bad-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $fits }.
tab-14-bad-set = «{ $value }» no es el código de un reparto impreso. Tiene seis letras y cifras, como { $example }.
tab-14-unknown-game = No existe el juego «{ $game }». Existen: { $known }.
tab-14-unknown-level = No existe el nivel «{ $level }». Existen: { $known }.
tab-14-language = Esta caja está en «{ $edition }» y el diccionario en «{ $lexicon }».
tab-14-seats = Este juego es para { $least } a { $most } personas, no para { $count }.

malformed-seed = Una semilla tiene { $wanted } bytes, no { $size }.
malformed-too-large = Es demasiado grande: { $size } caracteres, y el máximo es { $most }.
malformed-message = Ese mensaje no se puede leer: { $problem }.
malformed-no-transcript = Este archivo no es una partida guardada.
malformed-other-version = Esta partida se guardó en el formato { $version }; este programa lee el formato { $known }.
malformed-other-game = Esta es una partida de { $game }, no de { $wanted }.
malformed-line = La línea { $line } de la partida guardada no se puede leer: { $problem }.
malformed-empty-transcript = La partida guardada no tiene eventos.
malformed-order = La línea { $line } de la partida guardada está fuera de orden.
malformed-no-match = Los eventos de este archivo no forman una partida: { $problem }.

unfair-no-beginning = La partida no dice cómo empezó.
unfair-not-revealed = La semilla aún no se ha revelado: la partida no ha terminado.
unfair-commitment = La semilla no es la que se comprometió antes del primer sorteo.
unfair-draw = El sorteo «{ $label }» no es lo que da la semilla.
unfair-set = Lo que se repartió no es lo que dice el reparto impreso { $set }.
unfair-shown = Lo que se mostró tras el sorteo «{ $label }» no es lo que salió.
