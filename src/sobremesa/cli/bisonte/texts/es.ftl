# Bisonte en la terminal.

# En el tablero y a su lado.
cli-bisonte-word-sign = P
cli-bisonte-letter-sign = L
cli-bisonte-sign-word = palabra ×2, ×3
cli-bisonte-sign-letter = letra ×2, ×3
cli-bisonte-sign-centre = el centro
cli-bisonte-sign-fresh = recién puesta
cli-bisonte-sign-bisonte = un Bisonte como A
cli-bisonte-sign-rack = fichas en el atril
cli-bisonte-turn = Turno { $turn }
cli-bisonte-over = El final
cli-bisonte-bag = { $count ->
    [0] La bolsa está vacía
    [one] 1 ficha en la bolsa
   *[other] { $count } fichas en la bolsa
 }
cli-bisonte-owes = { $who ->
    [you] pierdes
   *[other] pierde
 } { $count ->
    [one] un turno
   *[other] { $count } turnos
 }
cli-bisonte-unseen = { $count ->
    [one] 1 ficha que no ves; en la bolsa hay { $bag }, las demás están en otros atriles:
   *[other] { $count } fichas que no ves; en la bolsa hay { $bag }, las demás están en otros atriles:
 }

# Un turno.
cli-bisonte-welcome = Bisonte: palabras que se cruzan. 8D casa pone una palabra en horizontal desde la fila 8, columna D; D8 casa la pone en vertical. { $key } ayuda en todo momento.
cli-bisonte-ask = { $name }, tu jugada
cli-bisonte-hint =
    8D casa horizontal · D8 casa vertical · ca*sa con un Bisonte como S
    cambiar abc · pasar · fichas · puntos · { $key } ayuda · q guardar y salir
cli-bisonte-again = Escribe un lugar y una palabra, como 8D casa; o bien cambiar abc, o pasar.
cli-bisonte-no-square = Este tablero no tiene casilla { $square }.
cli-bisonte-no-word = Una palabra se escribe con letras, como casa; ca*sa lleva un Bisonte como S.
cli-bisonte-off-the-board = Desde ahí la palabra no cabe en el tablero.
cli-bisonte-nothing-there = En { $square } no hay ficha: ({ $tile }) es para una que ya está en el tablero.
cli-bisonte-another-there = En { $square } hay { $there } y ahí quieres { $tile }; escribe también las fichas del tablero.
cli-bisonte-lay = Poner { $word } en { $where }
cli-bisonte-lay-hint = Enter la pone · - la retira · o escribe otra jugada
cli-bisonte-if-it-stands = Si vale
cli-bisonte-stands-for = Un Bisonte vale por { $tile }.
cli-bisonte-exchange-again = Escribe también las fichas, como en cambiar abc; * es un Bisonte.
cli-bisonte-sure-exchange = { $count ->
    [one] Dejas { $tiles } por otra ficha. ¿Seguro?
   *[other] Dejas { $tiles } por otras { $count }. ¿Seguro?
 }
cli-bisonte-sure-pass = Pasas y no puntúas. ¿Seguro?

# Objeciones.
cli-bisonte-ask-one = { $name }, ¿objetas la jugada?
cli-bisonte-ask-one-hint = Enter la da por buena · objeto: la objetas, y si todo vale pierdes un turno
cli-bisonte-ask-one-again = Enter da la jugada por buena; escribe objeto para objetarla.
cli-bisonte-ask-all = ¿Alguien objeta la jugada?
cli-bisonte-ask-all-hint = Enter: nadie, vale · o quién objeta: { $names }
cli-bisonte-ask-all-again = Enter si nadie objeta, o el número de quien lo hace: { $names }
cli-bisonte-objects = { $who ->
    [you] objetas
   *[other] objeta
 }, y se consulta el diccionario.
cli-bisonte-objects-to-vote = { $who ->
    [you] objetas
   *[other] objeta
 }, y la mesa vota.
cli-bisonte-vote = { $voter }, ¿conoces { $words }?
cli-bisonte-voted-in = La mesa conoce las palabras: la jugada queda firme.
cli-bisonte-voted-down = La votación no alcanza: se consulta el diccionario.
cli-bisonte-known-word = La mesa conoce { $word }.
cli-bisonte-is-word = { $word } es palabra.
cli-bisonte-no-such-word = { $word } no vale ({ $reason }).
cli-bisonte-rejected = { $who ->
    [you] no tenías razón y pierdes tu
   *[other] no tenía razón y pierde su
 } próximo turno.
cli-bisonte-undone = { $who ->
    [you] recoges tus fichas y pierdes el turno.
   *[other] recoge sus fichas y pierde el turno.
 }
cli-bisonte-stands = La jugada vale: { $points } puntos, { $total } en total.
cli-bisonte-nobody-objected = Nadie objetó a tiempo.

# Lo demás que pasa.
cli-bisonte-start-drawn = { $who ->
    [you] sacas
   *[other] saca
 } { $tile } para ver quién empieza.
cli-bisonte-start-again = { $who ->
    [you] sacas un Bisonte y vuelves a sacar.
   *[other] saca un Bisonte y vuelve a sacar.
 }
cli-bisonte-starts = { $who ->
    [you] empiezas.
   *[other] empieza.
 }
cli-bisonte-drew = { $who ->
    [you] sacas
   *[other] saca
 } { $tiles }
cli-bisonte-laid-down = { $who ->
    [you] dejas
   *[other] deja
 } { $tiles }
cli-bisonte-exchanged = { $who ->
    [you] cambias
   *[other] cambia
 } { $count ->
    [one] 1 ficha.
   *[other] { $count } fichas.
 }
cli-bisonte-passes = { $who ->
    [you] pasas.
   *[other] pasa.
 }
cli-bisonte-time-over = { $who ->
    [you] no tienes más tiempo: pasas.
   *[other] no tiene más tiempo: pasa.
 }
cli-bisonte-skips = { $who ->
    [you] pierdes
   *[other] pierde
 } este turno.

# La hoja de puntos.
cli-bisonte-short-exchange = { $who ->
    [you] cambias
   *[other] cambia
 } { $count }
cli-bisonte-short-pass = { $who ->
    [you] pasas
   *[other] pasa
 }
cli-bisonte-short-skip = { $who ->
    [you] pierdes turno
   *[other] pierde turno
 }
cli-bisonte-rack-row = Atril

# El final.
cli-bisonte-ended-bis-21 = Un atril se quedó sin fichas y la bolsa está vacía: la partida terminó.
cli-bisonte-ended-bis-22 = La bolsa está vacía y nadie juega más: la partida terminó.
cli-bisonte-ended-bis-23 = Demasiados turnos seguidos sin un punto: la partida terminó.
cli-bisonte-no-tiles = sin fichas

# Jugadas por su nombre.
cli-bisonte-way-object = objetar la jugada
cli-bisonte-way-let-stand = dar la jugada por buena

cli-bisonte-help =
    Pon fichas de tu atril en el tablero de modo que cada línea de dos o más sea
    una palabra. La primera cubre el centro, las demás tocan una ficha que ya
    está. Cada letra cuenta su valor; 2L y 3L multiplican la letra, 2P y 3P la
    palabra, una sola vez. Siete fichas en una jugada dan 50 más. Luego sacas más.

    El diccionario solo se consulta si alguien objeta: una jugada mala se
    recoge y pierde su turno; quien objeta una buena pierde el suyo. En una mesa
    que revisa, una palabra mala se rechaza al jugarla y no cuesta nada; en una
    mesa que vota, las personas deciden antes que el diccionario.

      8D casa       en horizontal desde la fila 8, columna D
      D8 casa       en vertical desde la columna D, fila 8
                    escribe la palabra entera; las fichas del tablero se
                    encuentran solas, y puedes marcarlas: ca(s)a
      ca*sa         un Bisonte como S; también suple una ficha que te falta
      c.h  [ch]     dos fichas, C y H; una ficha CH
      Enter         pone lo que se muestra, sigue, da una jugada por buena
      -             retira lo que se muestra
      cambiar abc   deja fichas por otras; * es un Bisonte
      pasar         no hace nada
      fichas        cuántas de cada ficha no ves
      puntos        los turnos de todos
      =             la mesa otra vez
      w             por qué: los últimos puntos línea por línea, con sus cláusulas
      h             una pista: las mejores jugadas y por qué (h experto: mejores)
      BIS-4         lee una cláusula
      s             guardar       q   guardar y salir         ?   esta ayuda
