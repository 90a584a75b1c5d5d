# The Letter Loom.
loom-name = The Letter Loom
loom-summary = Letras en el centro, letras en tu mano y cartas de estrategia que lo revuelven todo.

# Por qué algo se rechaza.
loo-2-so-many-vowels = No puedes pedir { $vowels } vocales: de 0 a { $most }, y las demás son consonantes.
loo-5-not-held = No tienes esa carta de estrategia.
loo-6-not-held = No tienes esa carta de estrategia.
loo-6-no-such-rival = En esta baza no tienes rival en el asiento { $seat }.
loo-8-none-of-that-kind = Tu rival no tiene cartas de esa clase.
loo-9-done = Ya dijiste que terminaste: tu palabra queda como está.
loo-10-card-twice = Cada carta se usa una sola vez.
loo-10-none-of-the-centre = La palabra necesita al menos una carta del centro.
loo-10-none-of-yours = La palabra necesita al menos una carta tuya.
loo-14-not-there = { $card } no está ni en el centro ni en tu mano.
loo-14-not-yours = Esa letra no está en tu mano.
loo-14-no-cards-for = No hay cartas suficientes para: { $letters }.
loo-14-too-long = Es demasiado largo: el máximo es { $most }.
loo-17-letters = Una palabra se escribe solo con letras.
loo-17-not-disputed = No se vota la palabra del asiento { $seat }.
loo-17-no-vote = No te toca votar esta palabra.
loo-22-cards-or-word = Da las cartas o escribe la palabra, no las dos cosas.
loo-k2-no-shield = No tienes ningún ¡Escudo Total!
loo-k4-same-language = El otro diccionario tiene que ser de un idioma distinto de «{ $language }».
loo-k5-no-such-letter = Tu ¡Comodín! no puede ser «{ $letter }».
loo-k5-no-wildcard = No tienes ningún ¡Comodín! en juego.
loo-k5-not-in-word = Tu ¡Comodín! no está en la palabra.
loo-k6-own-letters = Elige una o más letras de tu mano, cada una una vez.
loo-k12-must-use = Tienes que usar la { $letter } { $colour ->
    [orange] naranja
    [green] verde
    [black] negra
   *[yellow] amarilla
 } del centro.
loo-k12-not-in-centre = Esa carta no está en el centro.

# Por qué son los puntos.
loom-line-card = { $letter } { $colour ->
    [orange] naranja
    [green] verde
    [black] negra
   *[yellow] amarilla
 }
loom-line-wildcard = ¡Comodín!
loom-line-boost = ¡Subidón Total!
loom-line-blast = { $times ->
    [one] ¡Explosión de puntos!
   *[other] ¡Explosión de puntos! × { $times }
 }
loom-line-repeated = { $times ->
    [one] alguien mostró antes esta palabra
   *[other] { $times } jugadores mostraron antes esta palabra
 }
loom-line-flat = palabra repetida
loom-line-doubled = { $colour ->
    [orange] todo naranja: se duplica
    [green] todo verde: se duplica
    [black] todo negro: se duplica
    [yellow] todo amarillo: se duplica
   *[any] un solo color: se duplica
 }
loom-line-no-word = sin palabra
loom-line-not-valid = palabra no válida

# Cómo terminó.
loom-outcome-won = Victoria con { $points } puntos.
loom-outcome-reached = Victoria con { $points } puntos, por llegar antes al puntaje.
loom-outcome-tie-break = Empate a { $points } puntos; la baza de desempate se ganó con { $best }.
loom-outcome-shared = Empate a { $points } puntos, y a { $best } en el desempate: la victoria se comparte.

# Lo que la mesa puede elegir.
loom-option-end = si la partida tiene un número de bazas o un puntaje que alcanzar
loom-option-end-rounds = Se juegan las bazas que elijas y gana quien más puntos tenga.
loom-option-end-target = Se juega hasta que alguien alcance el puntaje que elijas.
loom-option-rounds = cuántas bazas se juegan
loom-option-target = el puntaje que gana la partida; si nadie lo alcanza, termina después de 50 bazas
loom-option-finish-round = si se termina la baza en que alguien alcanza el puntaje; si no, la partida se gana en ese momento
loom-option-strategy-seconds = cuánto tiempo miran todos sus cartas, en segundos
loom-option-creation-seconds = cuánto tiempo forman todos su palabra, en segundos
loom-option-shield = si un ¡Escudo Total! se puede mostrar también en el momento de un ataque
loom-option-shield-in-turn = El ¡Escudo Total! te protege solo si ya lo jugaste en tu turno.
loom-option-shield-reactive = También puedes mostrar el ¡Escudo Total! justo cuando te atacan.
loom-option-repeated = lo que vale una palabra repetida
loom-option-repeated-flat = Esa baza suma −4, sean cuales sean las letras.
loom-option-repeated-less-4 = La palabra vale, con 4 puntos menos.
loom-option-repeated-maker = La palabra vale, con 4 puntos menos por cada vez que alguien la mostró antes.
loom-option-blast-needs-word = si ¡Explosión de puntos! solo quita puntos a quien tiene una palabra válida
loom-option-words = quién juzga una palabra que no está en el diccionario
loom-option-words-by-people = Con dos o más personas vota la mesa; si juegas solo contra bots, decide el diccionario.
loom-option-words-table = Si el diccionario no tiene una palabra, votan las personas: vale si la conoce más de la mitad.
loom-option-words-dictionary = Lo que no está en el diccionario no vale, y nadie vota.
loom-option-names = si valen los nombres de personas, países y ciudades
loom-option-loanwords = si valen los extranjerismos de uso extendido
loom-option-foreign = si valen las palabras extranjeras que tienen traducción
loom-option-abbreviations = si valen las abreviaturas
loom-option-acronyms = si valen las siglas
loom-option-brands = si valen las marcas y los nombres de empresas
loom-option-clock = si elegir, crear y votar tienen límite de tiempo

# Las cartas de estrategia.
loom-card-swap = ¡Intercambio!
loom-card-swap-text = Das una de tus letras a un rival por una de las suyas, tomada a ciegas.
loom-card-shield = ¡Escudo Total!
loom-card-shield-text = Nada de lo que hagan los demás te afecta en esta baza.
loom-card-throw-one-out = ¡Deshazte de una!
loom-card-throw-one-out-text = Un rival pierde una letra, y nadie puede usarla.
loom-card-other-language = ¡En Inglés!
loom-card-other-language-text = En esta baza todos forman una palabra en inglés (en español, si juegan en inglés).
loom-card-wildcard = ¡Comodín!
loom-card-wildcard-text = La letra que necesites, con valor 6 y de cualquier color.
loom-card-change-some = ¡Cambia una o varias de tus cartas!
loom-card-change-some-text = Descartas una o más de tus letras y tomas otras tantas.
loom-card-swap-all = ¡Intercambio total!
loom-card-swap-all-text = Cambias todas tus letras por las de un rival.
loom-card-steal-one = Roba una carta
loom-card-steal-one-text = Tomas a ciegas una letra de un rival.
loom-card-for-all = ¡Con ésta jugamos todos!
loom-card-for-all-text = Tomas a ciegas una letra de un rival y la pones en el centro.
loom-card-extra-card = ¡Carta Extra!
loom-card-extra-card-text = Tomas una letra más.
loom-card-great-robbery = ¡Robo del Siglo!
loom-card-great-robbery-text = Tomas a ciegas una letra de cada rival.
loom-card-the-one-i-say = ¡Con la que yo diga!
loom-card-the-one-i-say-text = Nombras una carta del centro: todos tus rivales tienen que usarla.
loom-card-new-centre = Cambia todo el Tablero Central
loom-card-new-centre-text = Descartas todo el centro y pones cinco cartas nuevas.
loom-card-boost = ¡Subidón Total!
loom-card-boost-text = 4 puntos más para tu palabra.
loom-card-one-less = Fuera una!
loom-card-one-less-text = Cada rival descarta una letra a su elección.
loom-card-blast = ¡Explosión de puntos!
loom-card-blast-text = Un rival que elijas pierde 4 puntos.
loom-card-all-to-the-centre = ¡Todos al Centro!
loom-card-all-to-the-centre-text = Cada rival pone en el centro una letra a su elección.
loom-card-mine-alone = ¡Sólo mía!
loom-card-mine-alone-text = Tomas para tu mano una carta del centro.

# Por qué no se puede jugar con una caja; cada texto sigue al nombre de un archivo.
loom-edition-language = el idioma «{ $language }» no es ninguno de estos: { $known }
loom-edition-letter = «{ $letter }» no es una letra del idioma ni { $qu }
loom-edition-is-vowel = «{ $letter }» va con las vocales
loom-edition-is-consonant = «{ $letter }» va con las consonantes
loom-edition-value = el valor de «{ $letter }» es { $value }, y debe ser par, de 2 a { $most }
loom-edition-vowels = { $count ->
    [one] hay 1 vocal
   *[other] hay { $count } vocales
 }, y debe haber al menos { $least }
loom-edition-consonants = { $count ->
    [one] hay 1 consonante
   *[other] hay { $count } consonantes
 }, y debe haber al menos { $least }
loom-edition-letters = { $count ->
    [one] hay 1 carta de letra
   *[other] hay { $count } cartas de letra
 }, y debe haber al menos { $least } para ocho jugadores
loom-edition-no-strategy = falta la carta «{ $card }»; con 0 queda fuera del mazo
loom-edition-strategy = de la carta «{ $card }» hay { $count }, y debe haber de 0 a { $most }
loom-edition-strategies = { $count ->
    [one] hay 1 carta de estrategia
   *[other] hay { $count } cartas de estrategia
 }, y debe haber al menos { $least } para ocho jugadores
