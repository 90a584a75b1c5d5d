# Bisonte.
bisonte-name = Bisonte
bisonte-summary = Palabras que se cruzan en un tablero: las letras valen, y las casillas multiplican.

# Por qué algo se rechaza.
bis-1-two-tiles = El tablero está vacío: coloca al menos dos fichas.
bis-1-in-line = Coloca todas tus fichas en una sola fila o en una sola columna.
bis-1-unbroken = Hay un hueco entre tus fichas.
bis-1-centre = El tablero está vacío: una de tus fichas va en la casilla central, donde está el Bisonte.
bis-2-no-tile = Coloca al menos una ficha, o pasa.
bis-2-one-square = En cada casilla va una sola ficha.
bis-2-in-line = Coloca todas tus fichas en una sola fila o en una sola columna.
bis-2-unbroken = En tu palabra hay un hueco que ninguna ficha del tablero llena.
bis-2-touches-nothing = Tus fichas tienen que quedar junto a una que ya esté en el tablero.
bis-3-no-word = { $count ->
    [one] El diccionario de este juego no tiene { $words }.
   *[other] El diccionario de este juego no tiene estas palabras: { $words }.
 }
bis-3-table-refused = { $count ->
    [one] La mesa acordó que { $words } no vale.
   *[other] La mesa acordó que estas palabras no valen: { $words }.
 }
bis-5-taken = En la fila { $row }, columna { $column }, ya hay una ficha, y ahí se queda.
bis-6-no-bisonte = Solo un Bisonte vale por otra ficha; { $tile } es lo que es.
bis-6-says-nothing = Di por qué ficha vale el Bisonte.
bis-6-no-such-tile = Un Bisonte vale por una ficha de esta caja; en ella no hay «{ $tile }».
bis-8-split-digraph = { $word } tiene un dígrafo en dos fichas, y esta caja trae una ficha para él.
bis-9-no-tile = Elige al menos una ficha para cambiar, o pasa.
bis-9-bag-is-short = { $bag ->
    [0] La bolsa está vacía: no se puede cambiar nada.
    [one] En la bolsa queda 1 ficha: puedes cambiar solo una.
   *[other] En la bolsa quedan { $bag } fichas: puedes cambiar { $bag } como máximo.
 }
bis-12-own-play = La jugada es tuya; son los demás quienes pueden objetarla.
bis-12-nothing-to-vote-on = Ahora no hay nada que votar.
bis-12-no-vote = Sobre esta jugada votan los demás.
bis-15-objected-already = Alguien ya objetó esta jugada.
bis-15-still-open = Todavía se puede objetar la última jugada; espera a que quede firme.
bis-15-nothing-open = Ahora no hay ninguna jugada que objetar.
bis-15-let-stand-already = Ya diste por buena esta jugada.
bis-c2-no-such-square = Una de tus fichas queda fuera del tablero.
bis-c3-not-on-rack = No tienes { $tile } en tu atril, o no tantas.

# De dónde vienen los puntos.
bisonte-line-letter = { $letter } en { $word }
bisonte-line-bisonte = { $letter } en { $word } con un Bisonte
bisonte-line-double-letter = { $letter } al doble en { $word }
bisonte-line-treble-letter = { $letter } al triple en { $word }
bisonte-line-double-word = { $word } al doble, en una casilla rosa
bisonte-line-treble-word = { $word } al triple, en una casilla roja
bisonte-line-first-word = { $word } al doble, en el tablero vacío
bisonte-line-seven = siete fichas en una jugada
bisonte-line-rack = quedan en el atril: { $tiles }
bisonte-line-others-rack = quedan en otro atril: { $tiles }

# Cómo terminó.
bisonte-outcome-won = Victoria con { $points } puntos.
bisonte-outcome-before-racks = Empate a { $points } puntos; decide quién tenía más antes de contar los atriles.
bisonte-outcome-shared = Empate a { $points } puntos, y también antes de contar los atriles: la victoria se comparte.

# Lo que una mesa puede elegir.
bisonte-option-words = cómo se descubren las palabras que no valen
bisonte-option-words-objection = La jugada vale si nadie la objeta. Si alguna palabra no vale, las fichas vuelven al atril y la jugada no suma; una objeción equivocada te cuesta el próximo turno.
bisonte-option-words-checked = Al jugar se comprueba cada palabra: si una no vale, la jugada se rechaza al momento y no cuesta nada.
bisonte-option-words-table = Se puede objetar y primero vota la mesa: vale la palabra que conoce más de la mitad; lo demás lo decide el diccionario. Si juegan solo dos, o una persona con bots, no hay quien vote y decide el diccionario.
bisonte-option-split-digraphs = si dos fichas pueden formar un dígrafo que tiene ficha propia
bisonte-option-sudden-end = si la partida termina con la jugada que vacía un atril cuando la bolsa está vacía; si no, los demás siguen jugando
bisonte-option-auto-end = si la partida termina cuando el diccionario prueba, con la bolsa vacía, que nadie puede jugar
bisonte-option-auto-end-by-words = Termina sola si las jugadas se revisan; si se objetan, no.
bisonte-option-auto-end-yes = La partida termina en cuanto a nadie le queda una palabra por jugar.
bisonte-option-auto-end-no = La partida sigue hasta que todos hayan pasado.
bisonte-option-clock = si los turnos y las objeciones tienen límite de tiempo
bisonte-option-minutes = cuánto tiempo tiene cada quien para todos sus turnos, en minutos
bisonte-option-turn-seconds = un límite para cada turno en lugar de uno para la partida, en segundos; 0 si no lo hay

# Por qué no se puede jugar con una caja; cada texto sigue al nombre de un archivo.
bisonte-edition-language = el idioma es «{ $language }», y debe ser «es» o «en»
bisonte-edition-no-tile = «{ $tile }» no es una ficha de este idioma
bisonte-edition-count = de la ficha «{ $tile }» hay { $count }, y debe haber de { $least } a 99
bisonte-edition-value = la ficha «{ $tile }» vale { $value }, y debe valer de 0 a 99
bisonte-edition-twice = «{ $tile }» está dos veces en la lista
bisonte-edition-no-bisonte = en la lista no está el Bisonte; escribe «{ $tile }», con cantidad 0 para jugar sin él
bisonte-edition-bisonte-value = un Bisonte vale { $value }, y debe valer 0
bisonte-edition-rack = en un atril caben { $rack } fichas, y deben caber de 1 a { $most }
bisonte-edition-too-few = { $tiles ->
    [one] 1 ficha no llena
   *[other] { $tiles } fichas no llenan
 } los atriles de { $players } jugadores
bisonte-edition-rows = tablero «{ $layout }»: { $rows ->
    [one] hay 1 fila
   *[other] hay { $rows } filas
 }, y debe haber un número impar de ellas, de { $least } a { $most }
bisonte-edition-not-square = tablero «{ $layout }»: la fila { $row } tiene { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
 } y el tablero { $rows } filas; debe ser cuadrado
bisonte-edition-square = tablero «{ $layout }»: «{ $square }», en la fila { $row }, no es ninguno de T D t d . { $centre }
bisonte-edition-centre = tablero «{ $layout }»: «{ $centre }» debe estar en la casilla central y en ninguna otra; mira la fila { $row }
bisonte-edition-backwards = tablero «{ $layout }»: la fila { $row } no se lee igual en los dos sentidos
bisonte-edition-upside-down = tablero «{ $layout }»: la fila { $row } no es igual que la fila { $other }
bisonte-edition-diagonal = tablero «{ $layout }»: la fila { $row } no es igual que la columna { $row }
