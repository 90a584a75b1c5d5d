# Word Buffet.
buffet-name = Word Buffet
buffet-summary = Encuentra palabras en un tablero de letras y manda por ellas a tus hormigas, hacia la comida y los nidos rivales.

# Por qué algo se rechaza.
buf-1-countdown = Todavía corre la cuenta atrás; la búsqueda no ha empezado.
buf-2-no-such-cell = El tablero no tiene casilla { $cell }.
buf-2-food = La letra { $place } quedaría sobre comida.
buf-2-ant = En la casilla de la letra { $place } ya hay una hormiga.
buf-3-not-adjacent = La letra { $place } no está al lado de la anterior.
buf-4-cell-twice = La casilla de la letra { $place } ya está en el recorrido.
buf-4-too-long = Aquí una palabra tiene como máximo { $most } letras: tantas como casillas hay para ella.
buf-5-starts-elsewhere = En la primera ronda, una palabra empieza en una de las cinco letras delante de tu nido.
buf-6-starts-elsewhere = Una palabra empieza delante de tu nido o al lado de una hormiga que pusiste en una ronda anterior.
buf-7-call-first = En esta mesa primero se dice el número de letras y después se muestra el recorrido.
buf-7-trace = En esta mesa una palabra se anuncia trazándola.
buf-8-no-more = Ya anunciaste tu palabra: en esta ronda no buscas más, y el número no cambia.
buf-9-sand-ran-out = La arena ya cayó.
buf-10-gave-up = Te rendiste en esta ronda.
buf-10-limit-passed = El tiempo de búsqueda ya pasó.
buf-12-too-short = En esta mesa una palabra tiene al menos { $least } letras.
buf-20-no-such-cell = El tablero no tiene casilla { $cell }.
buf-20-taken = En esa casilla ya hay una hormiga.
buf-20-too-far = Elige una casilla delante de tu nido, al lado de una de tus hormigas o en una loseta donde ya tengas una.
buf-21-food = Una hormiga nunca va encima de la comida.
buf-21-rival-nest = Desde la fila 1 ninguna hormiga va delante de un nido rival.
buf-24-letters-alone = Una palabra lleva solo letras: sin espacios, guiones ni apóstrofos.
buf-25-not-disputed = No hay votación sobre la palabra del asiento { $seat }.
buf-25-no-vote = No tienes voto sobre esta palabra.

# De dónde vienen los puntos.
buffet-line-food = { $foods ->
    [one] 1 comida tocada
   *[other] { $foods } comidas tocadas
 }
buffet-line-nests = { $nests ->
    [one] 1 nido rival alcanzado
   *[other] { $nests } nidos rivales alcanzados
 }
buffet-line-special = { $ants ->
    [one] 1 hormiga especial en el tablero
   *[other] { $ants } hormigas especiales en el tablero
 }
buffet-line-left = quedan { $ants } hormigas comunes

# Cómo terminó.
buffet-outcome-won = { $points ->
    [1] Victoria con 1 punto.
   *[other] Victoria con { $points } puntos.
 }
buffet-outcome-ants = Empate a puntos ({ $points }); decide quién tiene más hormigas en el tablero: { $ants }.
buffet-outcome-shared = Empate a puntos ({ $points }) y a hormigas ({ $ants }): la victoria se comparte.

# Lo que una mesa puede elegir.
buffet-option-call-first = primero se dice el número de letras; al revisar cada palabra, se dice y luego se muestra
buffet-option-least-letters = cuántas letras tiene una palabra como mínimo
buffet-option-words = quién juzga una palabra que no está en el diccionario
buffet-option-words-by-people = Con dos o más personas vota la mesa; si juegas solo contra bots, decide el diccionario.
buffet-option-words-table = Si el diccionario no tiene una palabra, votan las personas: vale si la conoce más de la mitad.
buffet-option-words-dictionary = Lo que no está en el diccionario no vale, y nadie vota.
buffet-option-acronyms = qué siglas del diccionario valen sin votar
buffet-option-acronyms-known = Las de uso extendido (ONU, ADN) valen sin más; las demás se votan, si la mesa vota.
buffet-option-acronyms-all = Valen todas las siglas que están en el diccionario.
buffet-option-acronyms-none = No vale ninguna sigla, y tampoco se votan.
buffet-option-names = si valen los nombres propios, también los de marcas
buffet-option-lens = si el tablero se lee solo a través de una lupa
buffet-option-clock = si hay límites de tiempo; sin reloj tampoco hay cuenta atrás ni reloj de arena: quien anuncia primero va primero, y se busca hasta que todos anuncian o se rinden
buffet-option-search-seconds = cuánto tiempo buscan todos, en segundos, si nadie anuncia; 0, sin límite
buffet-option-set = el código de un reparto impreso, para jugar en su tablero; vacío, losetas al azar

# Por qué no se puede jugar con una caja; cada texto sigue al nombre de un archivo.
buffet-edition-language = el idioma es «{ $language }», y debe ser «es» o «en»
buffet-edition-ants = con { $players } jugadores cada uno tiene { $ants } hormigas, y debe tener de 1 a { $most }
buffet-edition-special-ants = cada jugador tiene { $ants } hormigas especiales, y debe tener de 1 a { $most }
buffet-edition-tiles = { $tiles ->
    [0] no hay losetas, y debe haber { $wanted }
    [one] hay 1 loseta, y debe haber { $wanted }
   *[other] hay { $tiles } losetas, y debe haber { $wanted }
 }
buffet-edition-no-name = la loseta { $number } no tiene nombre
buffet-edition-same-name = dos losetas se llaman «{ $tile }»
buffet-edition-rows = la loseta «{ $tile }» tiene { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
 }, y debe tener { $wanted }
buffet-edition-cells = la loseta «{ $tile }» tiene { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
 } en una fila, y debe tener { $wanted }
buffet-edition-letter = la loseta «{ $tile }» lleva «{ $letter }», que no es una letra mayúscula del idioma sin tilde ni otra marca
buffet-edition-foods = la loseta «{ $tile }» tiene { $foods } comidas, y debe tener una ({ $food })
buffet-edition-food-on-rim = la loseta «{ $tile }» tiene la comida en el borde, donde no tocaría cuatro letras de la loseta
