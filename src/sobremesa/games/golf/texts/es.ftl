# Word Golf.
golf-name = Word Golf
golf-summary = Nueve hoyos en papel: cuenta la palabra, y cuenta cómo la escribes.

# Por qué algo se rechaza.
gol-2-take-back-first = Ya entregaste tu palabra; retírala para seguir escribiendo.
gol-2-still-writing = Todavía estás escribiendo; no hay nada que retirar.
gol-4-one-to-a-space = Cada letra necesita su propio espacio: { $letters } letras, { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
 }.
gol-4-unknown-space = La carta no tiene espacio { $space }.
gol-4-starts-elsewhere = La primera letra va en la salida, donde está la flecha.
gol-4-ends-elsewhere = La última letra va en la bandera.
gol-4-space-twice = El espacio { $space } ya tiene una letra.
gol-4-crosses = La línea se cruza: el tramo { $piece2 } corta el tramo { $piece1 }.
gol-4-touches = La línea se toca a sí misma en el espacio { $space }.
gol-4-runs-back = La línea vuelve sobre sus pasos.
gol-4-runs-through-letter = La línea pasa por encima de la letra del espacio { $space }.
gol-5-not-a-neighbour = En esta mesa cada paso va a uno de los ocho espacios de alrededor.
gol-6-too-short = Una palabra tiene al menos { $least } letras.
gol-6-too-long = En esta carta caben { $most } letras.
gol-8-too-many-jokers = { $shown ->
    [0] Los dados no muestran ningún comodín.
    [one] Los dados muestran un comodín.
   *[other] Los dados muestran { $shown } comodines.
 } Elegiste { $chosen }.
gol-9-not-in-hand = No tienes la carta { $kind }.
gol-9-other-kind = La carta { $kind } no puede reemplazar la { $letter }.
gol-9-on-a-die = Un dado ya muestra la { $letter }: no hace falta carta.
gol-9-one-card-one-space = Una carta reemplaza una sola letra, y cada letra admite una sola carta.
gol-17-too-dear = Eso cuesta { $cost }, y tienes { $money } más { $coins } en monedas.
gol-18-no-such-kind = No existe la carta «{ $kind }». Existen: { $kinds }.
gol-18-one-of-each = En la mano va como máximo una carta { $kind }.
gol-18-three-cards = En la mano van como máximo { $most } cartas.
gol-20-letters = Una palabra se escribe solo con letras.
gol-21-misspelt-letter = Aquí la { $letter } está mal escrita y no puede puntuar.
gol-21-letter-too-many = Aquí la { $letter } sobra y no puede puntuar.
gol-21-too-many-mistakes = { $most ->
    [0] Una palabra de { $letters } letras no puede estar mal escrita: o está bien, o no es palabra.
    [one] Una palabra de { $letters } letras puede tener una sola falta.
   *[other] Una palabra de { $letters } letras puede tener { $most } faltas.
 }
gol-22-not-disputed = No hay votación sobre la palabra del asiento { $seat }.
gol-22-no-vote = No tienes voto sobre esta palabra.
gol-22-right-or-misspelt = Una palabra bien escrita no tiene letras mal escritas: elige una de las dos cosas.
gol-22-marked-twice = Cada letra se marca una sola vez.
gol-22-no-such-letter = La palabra tiene { $letters } letras; no hay letra { $place }.
gol-29-no-such-letter = La palabra tiene { $letters } letras; no hay letra { $place }.

# De dónde vienen los puntos.
golf-line-die = { $letter } en un dado
golf-line-joker = { $letter } con un comodín
golf-line-card = { $letter } con la carta { $kind }
golf-line-double = { $letter } en un doble
golf-line-obstacle = { $letter } no puntúa, sobre un obstáculo
golf-line-nothing = { $letter } no puntúa
golf-line-misspelt = { $letter } está mal escrita
golf-line-misspelt-obstacle = { $letter } está mal escrita, sobre un obstáculo
golf-line-missing = { $letter } no puntúa: falta { $missing }
golf-line-missing-obstacle = { $letter } no puntúa, sobre un obstáculo: falta { $missing }
golf-line-extra = { $letter } sobra: espacio vacío
golf-line-empty = { $spaces ->
    [one] 1 espacio vacío
   *[other] { $spaces } espacios vacíos
 }
golf-line-par = par { $par }
golf-line-luis = { $face } en un dado
golf-line-price = carta { $kind }

# Qué está mal escrito.
golf-mistake-wrong = { $letter } en vez de { $meant }
golf-mistake-extra = sobra { $letter }
golf-mistake-missing = falta { $meant } antes de { $letter }
golf-mistake-missing-at-end = falta { $meant } al final
golf-mistake-swapped = { $letter } en vez de { $meant }
golf-marked-misspelt = { $count ->
    [one] letra mal escrita: { $letters }
   *[other] letras mal escritas: { $letters }
 }
golf-marked-extra = { $count ->
    [one] sobra { $letters }
   *[other] sobran { $letters }
 }

# Cómo terminó.
golf-outcome-won = Victoria con { $points } puntos.
golf-outcome-cups = Empate a { $points } puntos; decide quién tiene más hoyos en uno.
golf-outcome-shared = Empate a { $points } puntos y a hoyos en uno: la victoria se comparte.
golf-outcome-luis-beaten = ¡Le ganaste a Luis, { $points } a { $luis }!
golf-outcome-luis-cups = Empatas con Luis a { $points }, pero tienes un hoyo en uno: ¡ganas!
golf-outcome-luis-draw = Empate con Luis: { $points } cada uno.
golf-outcome-luis-wins = Gana Luis, { $luis } a { $points }.

# Lo que una mesa puede elegir.
golf-option-same-holes = todos juegan las mismas nueve cartas
golf-option-neighbours = cada paso de la línea va a uno de los ocho espacios de alrededor
golf-option-joker = si un comodín puntúa su letra en todos los espacios o en uno
golf-option-joker-every-space = La letra que elijas para el comodín puntúa en todos los espacios donde la escribas.
golf-option-joker-one-space = Puntúa una sola vez, aunque tu palabra repita esa letra.
golf-option-words = quién juzga una palabra que no está en el diccionario
golf-option-words-by-people = Con dos o más personas vota la mesa; si juegas solo contra bots, decide el diccionario.
golf-option-words-table = Si el diccionario no tiene una palabra, votan las personas: bien escrita, mal escrita en algunas letras o no es palabra. Decide más de la mitad.
golf-option-words-dictionary = Nadie vota. Una palabra mal escrita vale sin sus letras equivocadas; lo que se aleja más del diccionario no vale.
golf-option-clock = si escribir, elegir y comprar tienen límite de tiempo (en solitario, nunca)
golf-option-writing-seconds = cuánto tiempo escriben todos, en segundos
golf-option-set = el código de un reparto impreso, para jugar con sus cartas; vacío, cartas al azar

# Por qué no se puede jugar con una caja; cada texto sigue al nombre de un archivo.
golf-edition-dice = { $dice ->
    [0] no hay dados
   *[other] hay { $dice } dados
 }, y debe haber de 1 a { $most }
golf-edition-faces = el dado { $die } tiene { $faces ->
    [one] 1 cara
   *[other] { $faces } caras
 }, y debe tener { $wanted }
golf-edition-face = «{ $face }», en el dado { $die }, no es una letra de la A a la Z ni { $joker }
golf-edition-value-of-no-letter = «{ $letter }» tiene valor, pero no es una letra de la A a la Z
golf-edition-value = el valor de «{ $letter }» es { $value }, y debe ser de 0 a 99
golf-edition-joker = el valor del comodín es { $value }, y debe ser de 0 a 99
golf-edition-no-value = «{ $letter }» está en un dado o en una carta comodín, pero no tiene valor
golf-edition-wildcard-twice = «{ $letter }» está dos veces en las cartas comodín
golf-edition-wildcard-empty = la carta comodín { $wildcard } no tiene letras
golf-edition-wildcard-letter = «{ $letter }», en la carta comodín { $wildcard }, no es una letra de la A a la Z
golf-edition-wildcard-cost = la carta comodín «{ $letters }» cuesta { $cost }, y debe costar de 0 a 99
golf-edition-wildcard-count = de la carta comodín «{ $letters }» hay { $count }, y debe haber de 1 a 99
golf-edition-coins = hay { $coins } monedas, y debe haber de 0 a 99
golf-edition-same-id = dos cartas de hoyo tienen el identificador «{ $card }»
golf-edition-no-card = el hoyo { $hole } no tiene carta
golf-edition-other-par = las cartas del hoyo { $hole } no tienen el mismo par
golf-edition-spaces = la carta de hoyo «{ $card }» tiene { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
 }, y debe tener de { $least } a { $most }
golf-edition-hole = la carta de hoyo «{ $card }» es del hoyo { $hole }, y los hoyos van del 1 al { $holes }
golf-edition-par = la carta de hoyo «{ $card }» tiene par { $par }, y debe tener de 0 a 99
golf-edition-ends-nowhere = la carta de hoyo «{ $card }» no tiene la salida o la bandera en un espacio suyo
golf-edition-ends-together = la carta de hoyo «{ $card }» tiene la salida y la bandera en el mismo espacio
golf-edition-same-point = la carta de hoyo «{ $card }» tiene dos espacios en el mismo punto
golf-edition-too-large = la carta de hoyo «{ $card }» mide más de { $most } por { $most }
golf-edition-no-line = la carta de hoyo «{ $card }» no tiene ninguna línea que pase por todos sus espacios
golf-edition-no-line-of-neighbours = la carta de hoyo «{ $card }» no tiene ninguna línea que pase por todos sus espacios de vecino en vecino
