# Bisonte en la mesa.

page-bisonte-board = Tablero
page-bisonte-rack = Tu atril
page-bisonte-tip = Arrastra fichas al tablero, toca una ficha y luego una casilla, o señala una casilla y escribe.

# Casillas y fichas.
page-bisonte-place = fila { $row }, columna { $column }
page-bisonte-letter = letra { $letter }, vale { $value }
page-bisonte-letter-wild = letra { $letter }, un Bisonte que vale { $value }
page-bisonte-new = nueva
page-bisonte-not-played = tuya, sin jugar todavía
page-bisonte-tile = { $tile }, vale { $value }
page-bisonte-square-double-word = palabra doble
page-bisonte-square-treble-word = palabra triple
page-bisonte-square-double-letter = letra doble
page-bisonte-square-treble-letter = letra triple
page-bisonte-square-centre = centro
page-bisonte-sign-double-word = 2P
page-bisonte-sign-treble-word = 3P
page-bisonte-sign-double-letter = 2L
page-bisonte-sign-treble-letter = 3L

# Lo que acaba de hacer una mano.
page-bisonte-laid = { $letter } en la fila { $row }, columna { $column }
page-bisonte-taken-back = { $letter } vuelve al atril.
page-bisonte-all-back = Todas las fichas vuelven al atril.
page-bisonte-lacking = No te queda ninguna { $letter } en el atril.
page-bisonte-way-down = hacia abajo
page-bisonte-way-across = hacia la derecha

# Encima del atril.
page-bisonte-how = Forma una palabra que toque lo que ya hay.
page-bisonte-how-first = La primera palabra es tuya: pasa por el Bisonte del centro.
page-bisonte-how-checked = Se revisa al jugarla.
page-bisonte-held = Ahora toca una casilla.
page-bisonte-prepare = Mientras tanto puedes preparar tu jugada.
page-bisonte-kept = Guardada para tu turno.
page-bisonte-own-open = Los demás pueden objetar. A la espera de { $names }.
page-bisonte-open = { $name } juega por { $points }:
page-bisonte-voting = { $name } objeta:
page-bisonte-voting-for = Falta el voto de { $names }.
page-bisonte-vote = { $count ->
    [one] ¿Conoces { $words }? Si no la conoce más de la mitad, decide el diccionario.
   *[other] ¿Conoces { $words }? Si no las conoce más de la mitad, decide el diccionario.
 }
page-bisonte-vote-yes = { $count ->
    [one] Sí, la conozco
   *[other] Sí, las conozco
 }
page-bisonte-vote-no = No
page-bisonte-this-play = Esta jugada
page-bisonte-exchange-how = { $most ->
    [one] Toca la ficha que devuelves. Ese es tu turno.
   *[other] Toca las fichas que devuelves, { $most } como máximo. Ese es tu turno.
 }
page-bisonte-pass-sure = ¿Pasar? Ese es tu turno, sin puntos.

# Botones.
page-bisonte-play = Jugar
page-bisonte-play-for = { $points ->
    [one] Jugar · 1 punto
   *[other] Jugar · { $points } puntos
 }
page-bisonte-play-short = Jugar · { $points }
page-bisonte-wait-for = Espera a { $name }
page-bisonte-shuffle = Mezclar el atril
page-bisonte-take-back = Retirar todas
page-bisonte-exchange-some = Cambiar fichas
page-bisonte-exchange = { $count ->
    [0] Cambiar
   *[other] Cambiar { $count }
 }
page-bisonte-exchange-these = Cambiar { $tiles }
page-bisonte-pass = Pasar
page-bisonte-pass-yes = Sí, pasar
page-bisonte-not-after-all = Mejor no
page-bisonte-closer = Ver de cerca
page-bisonte-object = Objetar
page-bisonte-object-costs = { $words ->
    [table] Primero vota la mesa. Si alguna palabra no vale, las fichas vuelven. Si no, pierdes tu próximo turno.
   *[objection] Si alguna palabra no vale, las fichas vuelven. Si todas valen, pierdes tu próximo turno.
 }
page-bisonte-let-stand = Darla por buena
page-bisonte-let-stand-costs = Darla por buena no cuesta nada.
page-bisonte-stood = La diste por buena. A la espera de { $names }.

# Un Bisonte.
page-bisonte-stands-for = ¿Qué ficha será el Bisonte?
page-bisonte-stands-how = Vale 0 puntos, y lo que digas queda para toda la partida.

# Fichas que no se ven.
page-bisonte-unseen = Fichas sin ver
page-bisonte-unseen-open = { $count ->
    [one] 1 ficha en la bolsa. ¿Cuáles faltan por ver?
   *[other] { $count } fichas en la bolsa. ¿Cuáles faltan por ver?
 }
page-bisonte-unseen-where = { $count } que no están en el tablero ni en tu atril: { $bag } en la bolsa y { $racks } en otros atriles.
page-bisonte-unseen-tile = { $tile }: { $left } de { $count }
page-bisonte-unseen-kinds = Vocales { $vowels } · consonantes { $consonants } · Bisontes { $bisontes }

# El comienzo.
page-bisonte-starts = Empieza { $name }: { $tile } es la más cercana a la A.
page-bisonte-you-start = Empiezas tú: { $tile } es la más cercana a la A.

# Todas de una vez.
page-bisonte-seven = ¡{ $name } coloca las siete fichas: { $points } puntos!

# Junto a un nombre.
page-bisonte-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
 }
page-bisonte-skips = { $count ->
    [one] pierde un turno
   *[other] pierde { $count } turnos
 }
page-bisonte-rack-of = Atril de { $name }: { $tiles }

# Lo que pasa ahora.
page-bisonte-now = { $name } busca una palabra.
page-bisonte-now-mine = Juega, cambia o pasa.
page-bisonte-now-object = ¿Está bien la jugada de { $name }?
page-bisonte-now-vote = La mesa vota la jugada de { $name }.
page-bisonte-now-others-object = Los demás miran tu jugada.

# La hoja de puntos.
page-bisonte-sheet-who = Quién
page-bisonte-sheet-words = Palabras
page-bisonte-sheet-points = Puntos
page-bisonte-sheet-sum = Total
page-bisonte-sheet-rack = Atriles al final
page-bisonte-line-play = { $words }
page-bisonte-sheet-empty = Todavía no se ha jugado ninguna palabra.
page-bisonte-turn-exchange = { $count ->
    [one] cambió 1 ficha
   *[other] cambió { $count } fichas
 }
page-bisonte-turn-pass = pasó
page-bisonte-turn-late = se acabó su tiempo
page-bisonte-turn-skip = perdió un turno
page-bisonte-turn-open = se puede objetar
page-bisonte-turn-undone = objetada y retirada
page-bisonte-turn-held = objetada, queda firme

# Lo que pasó.
page-bisonte-told-start-drawn = { $name } saca { $tile } para empezar.
page-bisonte-told-start = Empieza { $name }.
page-bisonte-told-play = { $points ->
    [one] { $name } juega { $words } por 1 punto.
   *[other] { $name } juega { $words } por { $points } puntos.
 }
page-bisonte-told-open = Los demás pueden objetar.
page-bisonte-told-let-stand = { $name } la da por buena.
page-bisonte-told-vote = { $name } objeta. La mesa vota.
page-bisonte-told-vote-yes = { $name } vota a favor de la jugada.
page-bisonte-told-vote-no = { $name } vota en contra de la jugada.
page-bisonte-told-known = { $count ->
    [one] La mesa conoce la palabra: la jugada queda firme. { $name } pierde un turno.
   *[other] La mesa conoce las palabras: la jugada queda firme. { $name } pierde un turno.
 }
page-bisonte-told-upheld = { $why ->
    [house-refused] { $count ->
        [one] { $name } objeta con razón: la mesa acordó que { $words } no vale. Las fichas vuelven.
       *[other] { $name } objeta con razón: la mesa acordó que { $words } no valen. Las fichas vuelven.
     }
    [split-digraph] { $count ->
        [one] { $name } objeta con razón: { $words } usa dos fichas para letras que van juntas en una. Las fichas vuelven.
       *[other] { $name } objeta con razón: { $words } usan dos fichas para letras que van juntas en una. Las fichas vuelven.
     }
    [several] { $name } objeta con razón: { $words } no valen. Las fichas vuelven.
   *[dictionary] { $count ->
        [one] { $name } objeta con razón: { $words } no está en el diccionario. Las fichas vuelven.
       *[other] { $name } objeta con razón: { $words } no están en el diccionario. Las fichas vuelven.
     }
 }
page-bisonte-told-rejected = { $why ->
    [house-accepted] { $count ->
        [one] { $name } objeta, pero la palabra vale. { $name } pierde un turno.
       *[other] { $name } objeta, pero todas las palabras valen. { $name } pierde un turno.
     }
   *[dictionary] { $count ->
        [one] { $name } objeta, pero la palabra está en el diccionario. { $name } pierde un turno.
       *[other] { $name } objeta, pero todas las palabras están en el diccionario. { $name } pierde un turno.
     }
 }
page-bisonte-told-drawn = Sacas { $tiles }.
page-bisonte-told-exchange = { $count ->
    [one] { $name } cambia 1 ficha.
   *[other] { $name } cambia { $count } fichas.
 }
page-bisonte-told-pass = { $name } pasa.
page-bisonte-told-late = A { $name } se le acabó el tiempo: pasa el turno.
page-bisonte-told-skip = { $name } pierde este turno.
page-bisonte-told-racks = Se cuentan los atriles.

# Teclas.
page-keys-bisonte = Flechas · a otra casilla; la que va de través cambia la dirección
    Letras · colocan una ficha; si no la tienes, un Bisonte vale por ella
    Mayús + letra · la ficha de dos letras, como CH o LL
    C, H · también coloca CH, si tienes esa ficha
    Asterisco o punto · un Bisonte, que pregunta por su letra
    Espacio · cambia la dirección
    Retroceso · retira la última ficha
    Intro · juega
    Esc · retira todas
    Mayús + flecha · en el atril, mueve la ficha
