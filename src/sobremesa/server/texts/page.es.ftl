# Lo que dice la página.

# En la puerta.
page-welcome = Siéntate y juega
page-language = Idioma
page-your-name = Tu nombre
page-change-name = Cambiar
page-last-table = Volver a la última mesa
page-open-table = Abrir una mesa
page-game = Juego
page-words-in = Palabras en
page-seats = Asientos
page-bots = Nivel de los bots
page-no-bots = sin bots
page-level-child = infantil
page-level-casual = ocasional
page-level-club = club
page-level-expert = experto
page-public = Cualquiera puede entrar
page-hints-allowed = Se permiten pistas
page-options = Opciones del juego
page-join = Entrar con un código
page-code = Código
page-go = Ir
page-lobby = Mesas abiertas
page-lobby-empty = Ahora mismo no hay ninguna mesa abierta para todos. ¡Abre una!
page-lobby-none-such = Ahora mismo no hay ninguna mesa abierta así.
page-any = cualquiera
page-options-chosen = { $count ->
    [one] Una opción elegida
   *[other] { $count } opciones elegidas
 }
page-yes = sí
page-no = no
page-free-seats = { $count ->
    [0] sin asientos libres
    [one] un asiento libre
   *[other] { $count } asientos libres
 }
page-connection-lost = Se perdió la conexión. Volviendo…
page-coming = Poniendo la mesa…
page-home = A la puerta

# Personas y asientos.
page-people = En la mesa
page-you = tú
page-somebody = Alguien
page-bot = Bot ({ $level })
page-free-seat = libre
page-host = lleva la mesa
page-ready = a punto
page-not-ready = todavía no
page-thinking = pensando
page-done = hecho
page-away = sin conexión
page-absent = ausente
page-gone = se fue
page-bot-plays = juega un bot
page-watching = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
 }

# Antes de empezar.
page-is-public = abierta a todos
page-is-private = con enlace o código
page-with-hints = con pistas
page-link = Enlace para los demás
page-copy-link = Copiar enlace
page-copied = Copiado. Envíalo a quien quieras invitar.
page-copy-yourself = El enlace está seleccionado: cópialo con Ctrl+C o manteniendo el dedo encima.
page-code-is = Código para decir en voz alta:
page-show-qr = Mostrar código QR
page-hide-qr = Ocultar código QR
page-qr = Código QR del enlace a esta mesa
page-sit-here = Sentarme aquí
page-seat-bot = Sentar un bot
page-level-of-bot = Nivel del bot del asiento { $seat }
page-clear-seat = Dejar libre
page-fill = Completar con bots
page-say-ready = ¡Cuando quieran!
page-say-not-ready = Todavía no
page-start = Empezar
page-stand-up = Levantarme
page-close-table = Cerrar la mesa
page-table-closed = Esta mesa está cerrada.
page-closed-unknown = No existe esa mesa. ¿Quizá se cortó el enlace?
page-closed-private = Esta mesa no está abierta para ti.

# El tiempo.
page-your-moment = Te toca
page-waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
 }
page-begins-in = { $seconds ->
    [one] Empieza en 1 segundo
   *[other] Empieza en { $seconds } segundos
 }
page-paused = La partida está en pausa.

# La mesa durante la partida.
page-table = Mesa
page-pause = Quiero una pausa
page-no-pause = Mejor sin pausa
page-pausing = Quieren una pausa: { $names }
page-go-on = Seguir
page-end = Votar por terminar
page-not-end = Mejor seguir jugando
page-ending = Quieren terminar: { $names }
page-resign = Dejar la partida
page-resign-sure = Sí, dejarla del todo
page-stay = Quedarme
page-absent-question = { $name } no está. ¿Qué hacemos?
page-wait = Esperar
page-hand-to-bot = Que juegue un bot
page-pass-for = Pasar por este asiento
page-end-match = Terminar la partida

# Conversar.
page-story = Lo que pasó
page-chat = Chat
page-write = Di algo
page-send = Enviar
page-not-sent = No se envió: no hay conexión.

# Hacer una jugada.
page-would-score = { $points ->
    [one] Sería { $points } punto.
   *[other] Serían { $points } puntos.
 }
page-why = ¿Por qué?
page-hint = Una pista, por favor
page-undo = Quitar una
page-clear = Borrar
page-vote-yes = «{ $word }», de { $name }, es una palabra
page-vote-no = «{ $word }», de { $name }, no es una palabra
page-ask-word = Palabra
page-ask-path = Camino
page-ask-letters = Letras
page-ask-tiles = Fichas para cambiar
page-ask-cards = Cartas
page-ask-wild = Comodín
page-ask-jokers = Comodines
page-ask-placements = Fichas
page-do-write = Entregar la tarjeta vacía
page-do-draft = Guardar el borrador
page-do-take-back = Seguir escribiendo
page-do-vote = Votar
page-do-choose = Elegir
page-do-buy = Comprar
page-do-play = Jugar
page-do-exchange = Cambiar
page-do-pass = Pasar
page-do-object = Objetar
page-do-let-stand = Dejarla
page-do-announce = Anunciar
page-do-call = Cantar este número
page-do-give-up = Rendirme esta ronda
page-do-show = No tengo palabra que mostrar
page-do-place = Poner una hormiga
page-do-ready = Adelante
page-do-choose-deck = Elegir un mazo
page-do-choose-decks = Elegir mazos
page-do-start = Empezar
page-do-put-back = Devolver
page-do-activate = Jugar esta carta
page-do-target = Elegir rival
page-do-name-kind = Nombrar una clase
page-do-give = Dar
page-do-throw = Descartar estas
page-do-pick = Tomar
page-do-show-shield = Mostrar el Escudo
page-do-done = Mi palabra queda así
page-do-write-nothing = Retirar mi palabra

# El final.
page-over = La partida terminó
page-won = gana
page-rematch = Jugar otra vez
page-to-rematch = A la revancha
page-look-back = Repasar o compartir
page-steps = Pasos de la partida
page-first = Primero
page-back = Atrás
page-on = Adelante
page-last = Último
page-step-of = Paso { $step } de { $steps }
page-transcript = Guardar la partida

# Tableros.
page-board = Tablero
page-square = Fila { $row }, columna { $column }
page-round = Ronda { $round }

# Golf de palabras.
page-hole = Hoyo { $hole }, par { $par }.
page-hole-card = Tarjeta del hoyo
page-dice = Dados: { $faces }
page-space = Casilla { $space }
page-space-start = salida
page-space-flag = bandera
page-space-obstacle = obstáculo
page-space-double = doble
page-golf-how = Escribe una palabra y toca una casilla por letra, de la flecha a la bandera.
page-hand-in = Entregar
page-hand-in-for = Entregar por { $points }
page-jokers = { $count ->
    [one] Letra para el comodín
   *[other] Letras para { $count } comodines
 }
page-card-for = Carta { $kind }
page-not-used = sin usar
page-choose-for = Tomar { $points }
page-money = Dinero de esta ronda: { $money }. Monedas: { $coins }.
page-shop = Cartas comodín y sus precios
page-buy = { $count ->
    [one] Comprar una carta
   *[other] Comprar { $count } cartas
 }
page-buy-nothing = No comprar nada
page-sheet = Hoja de puntos
page-last-points = Último hoyo: { $points }
page-spelling-valid = ✓
page-spelling-voted = ✓ por votación
page-spelling-misspelt = mal escrita: { $reading }
page-spelling-no-word = no es una palabra

# Bisonte.
page-double-letter = letra doble
page-treble-letter = letra triple
page-double-word = palabra doble
page-treble-word = palabra triple
page-centre = centro
page-rack = Tus fichas
page-bag = { $count ->
    [one] 1 ficha en la bolsa
   *[other] { $count } fichas en la bolsa
 }
page-bisonte-how = Toca una ficha y luego una casilla. O toca una casilla y escribe; tócala otra vez para girar la flecha.
page-type-from = Escribe desde la flecha
page-rightwards = → Horizontal
page-downwards = ↓ Vertical
page-stands-for = Vale por
page-play-for = Jugar por { $points }
page-take-all-back = Retirar todo
page-open-play = { $name } juega { $words } por { $points }. ¿Queda así?
page-turn-exchange = cambia fichas
page-turn-pass = pasa
page-turn-skip = pierde un turno
page-turn-undone = retirada
page-turn-play = juega

# Bufé de palabras.
page-buffet-how = Traza una palabra: toca letra tras letra o arrastra. Empieza en una letra con marco. La tecla de retroceso quita una.
page-announce-letters = Anunciar { $letters }
page-show-letters = Mostrar { $letters }
page-announced-own = Anunciaste { $word }.
page-place-how = Toca una casilla marcada para poner allí una hormiga.
page-food = comida
page-nest = Hormiguero de { $name }
page-ant-of = hormiga de { $name }
page-ants-left = { $ants ->
    [one] Queda 1 hormiga
   *[other] Quedan { $ants } hormigas
 } y { $special ->
    [one] 1 especial
   *[other] { $special } especiales
 }
page-fate-valid = válida
page-fate-voted = válida por votación
page-fate-not-valid = no válida
page-fate-covered = cubierta

# El telar de letras.
page-centre-cards = En el centro
page-hand = Tus letras
page-duty = hay que usarla
page-colour-orange = naranja
page-colour-green = verde
page-colour-black = negra
page-colour-yellow = amarilla
page-deck-vowel = Una vocal
page-deck-consonant = Una consonante
page-vowels = { $vowels ->
    [0] Ninguna vocal
    [one] 1 vocal
   *[other] { $vowels } vocales
 }
page-throw = Descartar { $cards }
page-no-shield = Sin Escudo
page-tie-break = Ronda de desempate
page-loom-opening = se abre la caja
page-loom-centre = quien lidera pone el centro
page-loom-decks = todos eligen sus letras
page-loom-strategy-start = quien lidera da inicio al tiempo de pensar
page-loom-strategy = mira tus cartas
page-loom-putting-back = devuelve una carta de estrategia
page-loom-activating = juega una carta de estrategia
page-loom-carrying-out = se cumple una carta
page-loom-creation-start = quien lidera da inicio al tiempo de escribir
page-loom-creation = forma una palabra
page-loom-voting = ¿es una palabra?
page-loom-over = el final
page-loom-how = Toca cartas en orden o escribe. Usa al menos una carta del centro y una tuya.
page-lay-down = Poner
page-lay-down-for = Poner por { $points }
page-kept-word = Tu palabra: { $word }

# Lo que pasó.
page-told-seat-filled = { $name } se sienta.
page-told-host-passed = Ahora la mesa es de { $name }.
page-told-start-called-off = Se cancela el comienzo.
page-told-match-started = Empieza la partida.
page-told-pause-wished = { $name } quiere una pausa.
page-told-paused = La partida está en pausa.
page-told-went-on = { $name } sigue la partida.
page-told-seat-absent = { $name } no está.
page-told-seat-returned = { $name } ha vuelto.
page-told-seat-handed = Un bot juega por { $name }.
page-told-end-voted = { $name } quiere terminar.
page-told-seat-gone = { $name } deja la partida.
page-told-outage-counted = La casa estuvo fuera un momento; los relojes se detuvieron.
page-told-rematch-opened = La revancha está abierta.
page-told-table-closed = La mesa se cierra.
page-told-time-ran-out = Se acabó el tiempo de { $names }.
page-told-hole = Hoyo { $hole }. Los dados muestran { $faces }.
page-told-word = { $name }: { $word }
page-told-points = { $name } suma { $points }.
page-told-bought = { $name } compra { $cards }.
page-told-played = { $name } juega { $words } por { $points }.
page-told-upheld = { $name } objeta con razón.
page-told-rejected = { $name } objeta sin razón.
page-told-exchanged = { $count ->
    [one] { $name } cambia una ficha.
   *[other] { $name } cambia { $count } fichas.
 }
page-told-passed = { $name } pasa.
page-told-skipped = { $name } pierde un turno.
page-told-round = Ronda { $round }.
page-told-search = ¡A buscar!
page-told-announced = { $name } anuncia { $letters } letras.
page-told-gave-up = { $name } se rinde esta ronda.
page-told-valid = { $word }, de { $name }, es válida.
page-told-voted = { $word }, de { $name }, es válida por votación.
page-told-not-valid = { $word }, de { $name }, no es válida.
page-told-covered = { $word }, de { $name }, está cubierta.
page-told-ant = { $name } pone una hormiga.
page-told-card = { $name } juega { $card }.
page-told-target = Va contra { $name }.
page-told-judged = { $name }: { $word }, { $points }
