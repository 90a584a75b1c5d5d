# La mesa de The Letter Loom.

# Lo que pasa ahora.
page-loom-now = { $phase ->
    [opening] se abre la caja
    [centre] { $name } forma el centro, { $count } de 5
    [decks] todos eligen sus letras
    [strategy-start] { $name } da la salida para mirar
    [strategy] mira tus cartas
    [putting-back] una carta de estrategia vuelve al mazo
    [activating] { $name } juega una carta de estrategia
    [carrying-out] { $card }: { $name } elige
    [refill] { $name } toma una letra
    [creation-start] { $name } da la salida para escribir
    [creation] forma una palabra
    [voting] ¿es una palabra?
   *[over] el final
 }
page-loom-prompt = { $what ->
    [centre] Pon en el centro la carta { $count } de 5. ¿Vocal o consonante?
    [decks] { $count ->
        [one] Elige tu letra: ¿vocal o consonante?
       *[other] Elige tus { $count } letras: ¿cuántas vocales?
     }
    [strategy-start] Diriges la baza. Da la salida para mirar cuando todos estén listos.
    [strategy] Mira tus letras y tus cartas. ¿Cuál te ayuda más?
    [putting-back] Devuelve al mazo una carta de estrategia.
    [activating] Juega ahora una carta. La otra queda para la próxima baza.
    [creation-start] Diriges la baza. Da la salida para escribir cuando todos estén listos.
    [target] ¿A quién? Toca a alguien con anillo.
    [shield] { $name } te ataca con «{ $card }». ¿Muestras ¡Escudo Total!?
    [shield-none] { $name } te ataca con «{ $card }», y no tienes ¡Escudo Total!
    [gift] ¿Qué letra le das a { $name }?
    [kind] ¿Le tomas a { $name } una vocal o una consonante?
    [throw] Toca las letras que descartas.
    [deck] Toma una más. ¿Vocal o consonante?
    [lay] Pon la carta { $count } del nuevo centro. ¿Vocal o consonante?
    [refill] Te quedaste sin letras. Toma una: ¿vocal o consonante?
    [pick-duty] Toca una carta del centro: tus rivales tendrán que usarla.
    [pick-mine] Toca una carta del centro: será solo tuya.
    [give-up-centre] ¿Qué letra pones en el centro para todos?
   *[give-up-away] ¿Qué letra descartas?
 }
page-loom-wait = { $phase ->
    [strategy] Ya viste bastante. Los demás siguen mirando.
    [putting-back] Tu carta volvió al mazo. Los demás siguen eligiendo.
    [creation] Los demás siguen escribiendo.
    [decks] Elegido. Las cartas llegan cuando todos hayan elegido.
   *[other] Un momento: { $now }
 }
page-loom-not-in = Es la baza de desempate. Esta vez miras.

# La baza como un hilo.
page-loom-round = { $end ->
    [rounds] Baza { $round } de { $rounds }
   *[target] Baza { $round }, a { $target } puntos
 }
page-loom-tie-break = Baza de desempate
page-loom-leads = dirige
page-loom-leader = Dirige { $name }
page-loom-stations = Esta baza
page-loom-station = { $station ->
    [letters] Letras
    [look] Mirar
    [cards] Estrategia
    [word] Palabra
   *[words] Mostrar
 }
page-loom-seconds = { $seconds } s
page-loom-timer = { $station ->
    [look] reloj de estrategia, { $seconds } segundos
   *[word] reloj de creación, { $seconds } segundos
 }

# Cartas.
page-loom-card-name = { $letter }, vale { $value }, { $colour ->
    [orange] ondas naranjas
    [green] hojas verdes
    [black] barras negras
    [yellow] puntos amarillos
   *[any] cualquier color
 }
page-loom-wild-name = { $letter ->
    [none] ¡Comodín!, vale 6, cualquier color
   *[other] ¡Comodín! como { $letter }, vale 6, cualquier color
 }
page-loom-is-duty = hay que usarla
page-loom-is-placed = número { $place } de tu palabra
page-loom-centre = Centro
page-loom-centre-empty = El centro está vacío.
page-loom-hand = Tus letras
page-loom-strategy = Tus cartas de estrategia
page-loom-kept = se queda contigo
page-loom-vowel = Vocal
page-loom-consonant = Consonante
page-loom-deck-count = { $deck ->
    [vowel] Vocales: { $count } en el mazo, { $discards } en los descartes
    [consonant] Consonantes: { $count } en el mazo, { $discards } en los descartes
   *[strategy] Cartas de estrategia: { $count } en el mazo
 }
page-loom-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }
page-loom-vowels = { $vowels ->
    [0] ninguna vocal
    [one] 1 vocal
   *[other] { $vowels } vocales
 }, { $consonants ->
    [0] ninguna consonante
    [one] 1 consonante
   *[other] { $consonants } consonantes
 }
page-loom-vowel-count = { $vowels ->
    [0] ninguna vocal
    [one] 1 vocal
   *[other] { $vowels } vocales
 }
page-loom-holds = { $vowels ->
    [one] 1 vocal
   *[other] { $vowels } vocales
 }, { $consonants ->
    [one] 1 consonante
   *[other] { $consonants } consonantes
 }, { $strategy ->
    [one] 1 carta de estrategia
   *[other] { $strategy } cartas de estrategia
 }
page-loom-shielded = con ¡Escudo Total!
page-loom-rivals = Rivales
page-loom-players = Jugadores
page-loom-aim = { $card } contra { $name }

# En seis palabras.
page-loom-short-swap = Das una letra por otra, a ciegas
page-loom-short-shield = Nada te afecta en esta baza
page-loom-short-throw-one-out = Un rival pierde una letra
page-loom-short-other-language = Todos escriben en el otro idioma
page-loom-short-wildcard = Cualquier letra y color; vale 6
page-loom-short-change-some = Descartas letras y tomas otras tantas
page-loom-short-swap-all = Cambias tus letras con un rival
page-loom-short-steal-one = Tomas una letra de un rival
page-loom-short-for-all = Letra de un rival al centro
page-loom-short-extra-card = Tomas una letra más
page-loom-short-great-robbery = Una letra de cada rival
page-loom-short-the-one-i-say = Tus rivales usan la que digas
page-loom-short-new-centre = Cinco cartas nuevas en el centro
page-loom-short-boost = 4 puntos más para ti
page-loom-short-one-less = Cada rival descarta una letra
page-loom-short-blast = Un rival pierde 4 puntos
page-loom-short-all-to-the-centre = Cada rival pone una en el centro
page-loom-short-mine-alone = Una del centro, solo para ti

# Estrategia.
page-loom-put-back = Devolver
page-loom-activate = Jugar
page-loom-start = Empezar: { $seconds } segundos para { $what ->
    [look] mirar
   *[write] escribir
 }
page-loom-start-calmly = { $what ->
    [look] Ya pueden mirar
   *[write] Ya pueden escribir
 }
page-loom-ready = Ya vi bastante
page-loom-show-shield = Mostrar ¡Escudo Total!
page-loom-no-shield = { $held ->
    [yes] Guardarla para después
   *[no] Seguir
 }
page-loom-throw = { $count ->
    [0] Elige letras para descartar
    [one] Descartar 1 letra
   *[other] Descartar { $count } letras
 }
page-loom-row = Cartas jugadas en esta baza
page-loom-played = { $name } juega { $card }
page-loom-played-at = { $name } juega { $card } contra { $rivals }
page-loom-all = todos

# Lo que obliga en esta baza.
page-loom-duty = Tienes que usar la { $letter } del centro.
page-loom-duty-by = { $name } nombró la { $letter }: sus rivales tienen que usarla.
page-loom-language = { $language ->
    [es] En esta baza todas las palabras van en español.
   *[en] En esta baza todas las palabras van en inglés.
 }
page-loom-language-shielded = { $language ->
    [es] Con ¡Escudo Total!, tu palabra sigue en español.
   *[en] Con ¡Escudo Total!, tu palabra sigue en inglés.
 }

# Escribir.
page-loom-rail = Tu palabra
page-loom-rail-spoken = Tu palabra: { $word }
page-loom-rail-empty = Toca cartas, arrástralas o escribe
page-loom-how = Al menos una carta del centro y una tuya; de un solo color vale el doble.
page-loom-write = Presentar palabra
page-loom-write-for = Presentar por { $points }
page-loom-written = Presentada: { $points }
page-loom-done = Mi palabra queda así
page-loom-done-none = No tengo palabra
page-loom-take-back = Retirar { $word }
page-loom-stands = { $word } queda hasta que presentes otra.
page-loom-your-word = Tu palabra de esta baza: { $word }
page-loom-no-own-word = En esta baza no tienes palabra.
page-loom-doubled = { $colour ->
    [orange] todo naranja
    [green] todo verde
    [black] todo negro
    [yellow] todo amarillo
   *[any] un solo color
 }
page-loom-wild = Tu ¡Comodín! es
page-loom-wild-choose = ?
page-loom-wild-open = ¿Qué letra es tu ¡Comodín!?
page-loom-no-card = No hay carta para { $letter }.
page-loom-back = Quitar la última carta

# Se muestran las palabras.
page-loom-reveal = Se muestran las palabras
page-loom-skip = Saltar
page-loom-no-word = sin palabra
page-loom-verdict = { $spelling ->
    [valid] vale
    [voted] aceptada por votación
    [invalid] { $reason ->
        [house-refused] la mesa acordó que no vale
       *[other] no vale
     }
   *[none] no escribió nada
 }
page-loom-last-words = Palabras de la última baza
page-loom-words = Palabras de esta baza
page-loom-voting = { $yes } a favor, { $no } en contra

# La hoja.
page-loom-sheet-round = Baza
page-loom-sheet-tie-break = Desempate
page-loom-sheet-total = Total
page-loom-line-round = baza { $round }: { $word }
page-loom-sheet-end = { $end ->
    [rounds] { $rounds ->
        [one] Una sola baza; gana el total más alto.
       *[other] { $rounds } bazas; gana el total más alto.
     }
    [finished] La baza en que alguien llega a { $target } puntos es la última; gana el total más alto.
   *[target] Gana al momento quien llega primero a { $target } puntos.
 }
page-loom-sheet-total-of = { $name }, total
page-loom-sheet-entry = { $name }, { $word }
page-loom-sheet-tie = La baza de desempate no cambia los totales.

# Lo que pasó.
page-loom-told-leader = { $name } dirige la primera baza.
page-loom-told-round = Baza { $round }: dirige { $name }.
page-loom-told-tie-break = Empieza la baza de desempate: dirige { $name }.
page-loom-told-looking = { $seconds ->
    [0] Todos miran sus cartas.
   *[other] Todos miran sus cartas: { $seconds } segundos.
 }
page-loom-told-writing = { $seconds ->
    [0] Todos escriben.
   *[other] Todos escriben: { $seconds } segundos.
 }
page-loom-told-time = Se acabó el tiempo.
page-loom-told-chance = { $name } no eligió a tiempo; eligió el azar.
page-loom-told-centre = { $letter } llega al centro.
page-loom-told-renewed = { $deck ->
    [vowel] El mazo de vocales se renueva.
   *[consonant] El mazo de consonantes se renueva.
 }
page-loom-told-drawn = Tomas { $letter }.
page-loom-told-activated = { $name } juega «{ $card }».
page-loom-told-reaction = { $name } muestra ¡Escudo Total! y detiene el ataque.
page-loom-told-target = Va contra { $name }.
page-loom-told-taken = { $into ->
    [hand] { $name } le toma { $letter } a { $rival }.
    [centre] { $name } le toma { $letter } a { $rival } y la pone en el centro.
   *[discards] { $name } le descarta { $letter } a { $rival }.
 }
page-loom-told-back-taken = { $into ->
    [hand] { $name } le toma una letra a { $rival }.
    [centre] { $name } pone en el centro una letra de { $rival }.
   *[discards] { $name } le descarta una letra a { $rival }.
 }
page-loom-told-given = { $name } le da { $letter } a { $rival }.
page-loom-told-back-given = { $name } le da una letra a { $rival }.
page-loom-told-swapped = { $name } y { $rival } se cambian todas las letras.
page-loom-told-thrown = { $count ->
    [one] { $name } descarta 1 letra.
   *[other] { $name } descarta { $count } letras.
 }
page-loom-told-given-up = { $into ->
    [centre] { $name } pone { $letter } en el centro.
   *[discards] { $name } descarta { $letter }.
 }
page-loom-told-swept = Se descarta todo el centro.
page-loom-told-centre-taken = { $name } se lleva { $letter } del centro.
page-loom-told-duty = Todos los rivales de { $name } tienen que usar { $letter }.
page-loom-told-judged = { $name }: { $word }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
page-loom-told-judged-none = { $points ->
    [0] { $name } no tiene palabra.
   *[other] { $name } no tiene palabra: { $points } puntos.
 }
page-loom-told-not-valid = { $name }: { $word } no vale, { $points } puntos.
page-loom-told-vote-cast = { $accept ->
    [yes] { $name } dice que es una palabra.
   *[no] { $name } dice que no es una palabra.
 }

# Jugadas en palabras.
page-loom-do-deck = { $deck ->
    [vowel] una vocal
   *[consonant] una consonante
 }
page-loom-do-put-back = devolver { $card }
page-loom-do-throw = descartar { $letters }
page-loom-do-shield = { $show ->
    [yes] mostrar ¡Escudo Total!
   *[no] no mostrar ¡Escudo Total!
 }
page-loom-do = { $what ->
    [start] dar la salida
    [ready] ya vi bastante
    [done] mi palabra queda así
    [write] retirar mi palabra
    [vote-yes] es una palabra
    [vote-no] no es una palabra
   *[other] elegir esto
 }

page-loom-tip = { $phase ->
    [creation] Usa al menos una carta del centro y una tuya. Si todas son del mismo color, la palabra vale el doble.
   *[other] Las letras del centro son de todos; las de tu mano, solo tuyas. Cada carta muestra su color también como dibujo.
 }
page-keys-loom = A–Z · una carta con esa letra entra en tu palabra
    Retroceso · quita la última carta
    Intro · presenta tu palabra
    Mayús+Intro · tu palabra queda así
    Mayús+← → · mueve una carta de tu palabra
    V, C · una vocal, una consonante
    0–9 · tantas vocales
