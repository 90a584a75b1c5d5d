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
page-bots = Nivel de los bots
page-level-child = infantil
page-level-casual = ocasional
page-level-club = club
page-level-expert = experto
page-public = Cualquiera puede entrar
page-hints-allowed = Se permiten pistas
page-options = Opciones del juego
page-join = Entrar con un código
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
page-missing-title = Esta página aún no está aquí
page-missing-again = Probar otra vez
page-missing-text = Todavía no se ha abierto en este dispositivo, y no ha llegado. Vendrá sola en cuanto haya conexión con la casa.
page-home = A la puerta

# Personas y asientos.
page-people-and-time = Personas y tiempo
page-people = En la mesa
page-you = tú
page-somebody = Alguien
page-bot = Bot ({ $level })
page-free-seat = libre
page-host = lleva la mesa
page-ready = todo listo
page-not-ready = todavía no
page-thinking = pensando
page-done = ya está
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
page-not-loaded = Todavía no llega una parte de esta página. Seguimos intentándolo.
page-closed-failed = Esta mesa no se puede mostrar ahora. Inténtalo de nuevo en un momento.
page-closed-private = Esta mesa no está abierta para ti.

# El tiempo.
page-your-moment = Te toca
page-waiting-for = { $count ->
    [one] Falta 1 por jugar
   *[other] Faltan { $count } por jugar
 }
page-waiting-for-votes = { $count ->
    [one] Falta 1 por votar
   *[other] Faltan { $count } por votar
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
page-pausing = A favor de una pausa: { $names }
page-go-on = Seguir
page-end = Votar por terminar
page-not-end = Mejor seguir jugando
page-ending = A favor de terminar: { $names }
page-resign = Dejar la partida
page-resign-sure = Sí, dejarla del todo
page-stay = Quedarme
page-absent-question = { $name } está ausente. ¿Qué hacemos?
page-wait = Esperar
page-hand-to-bot = Que juegue un bot
page-pass-for = Pasar por este asiento
page-end-match = Terminar la partida

# Conversar.
page-story = Lo que pasó
page-chat = Chat
page-write = Di algo
page-send = Enviar

# Hacer una jugada.
page-would-score = { $points ->
    [one] Sería { $points } punto.
   *[other] Serían { $points } puntos.
 }
page-why = ¿Por qué?
page-hints = Pistas
page-hint = Una pista, por favor
page-undo = Quitar la última letra
page-vote-question = El diccionario no tiene esta palabra de { $name }. ¿Es una palabra?
page-vote-counts = Vale si la conoce más de la mitad; { $name } ya cuenta como sí, y quien no responde, como no.
page-vote-accept = Es una palabra
page-vote-reject = No es una palabra
page-vote-reason = { $reason ->
    [house-refused] La mesa acordó que no vale.
    [not-a-word] Tiene letras que el idioma no tiene.
    [too-short] Es una sola letra.
    [enclitic] Es un verbo con un pronombre pegado.
    [diminutive] Es un diminutivo que el diccionario no recoge.
    [augmentative] Es un aumentativo que el diccionario no recoge.
    [brand] El diccionario la conoce como marca.
    [acronym] El diccionario la conoce como sigla.
    [proper-name] El diccionario la conoce como nombre propio.
    [abbreviation] El diccionario la conoce como abreviatura.
    [foreign] El diccionario la conoce como palabra extranjera.
    [offensive] El diccionario la conoce como palabra ofensiva.
   *[not-in-dictionary] No está en el diccionario de ninguna forma.
 }
page-clear = Borrar todo

# El final.
page-sheet = Hoja de puntos
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

# Lo que pasó.
page-told-seat-filled = { $name } se sienta.
page-told-youngest-marked = { $name } es la persona más joven.
page-told-host-passed = Ahora { $name } lleva la mesa.
page-told-seat-stuck = { $name } se atascó; se hizo la jugada más sencilla.
page-start-failed = La partida todavía no puede empezar.
page-told-start-failed = La partida no pudo empezar. { $why }
page-told-start-called-off = Se cancela el comienzo.
page-told-match-started = Empieza la partida.
page-told-pause-wished = { $name } quiere una pausa.
page-told-paused = La partida está en pausa.
page-told-went-on = { $name } termina la pausa.
page-told-seat-absent = { $name } está ausente.
page-told-seat-returned = { $name } ha vuelto.
page-told-seat-handed = Un bot juega por { $name }.
page-told-end-voted = { $name } quiere terminar.
page-told-seat-gone = { $name } deja la partida.
page-told-outage-counted = La casa estuvo fuera un momento; los relojes se detuvieron.
page-told-rematch-opened = La revancha está abierta.
page-told-table-closed = La mesa se cierra.

# En todas partes.
page-close = Cerrar
page-rules = Reglas
page-share = Compartir
page-keys = Teclas
page-keys-all = ? · estas teclas
    Tab · pasa a lo siguiente
    Escape · cierra lo que está abierto
page-show-clause = Qué dice { $clause }
page-sum = en total
page-why-points = { $title }: { $points }. ¿Por qué?
page-meaning-of = { $word }: ¿qué significa?
page-looking-up = Buscando…
page-no-meaning = Aquí no se conoce su significado.
page-theme = Luz
page-theme-auto = como el dispositivo
page-theme-light = día
page-theme-dark = noche
page-sound = Sonido
page-sound-auto = solo de día
page-sound-on = sí
page-sound-off = no
page-sound-on-do = Activar el sonido
page-sound-off-do = Quitar el sonido
page-motion = Movimiento
page-motion-auto = como el dispositivo
page-motion-less = menos

# Antes de empezar, y alrededor de la mesa.
page-invite = Invita a los demás
page-scan = Escanea para sentarte a la mesa con tus letras en la mano.
page-join-at = O entra en
page-join-code = con el código
page-big-screen = Pantalla grande
page-seats-taken = { $taken } de { $seats } asientos ocupados
page-start-now = Jugar
page-youngest = ¿Quién es la persona más joven?
page-youngest-drawn = Si no tocas a nadie, se sortea quién empieza.
page-youngest-marked = Empieza { $name }, la persona más joven.
page-host-starts = Quien lleva la mesa da la salida cuando todos están listos.
page-gone-bot = se fue; juega un bot
page-hand-zone = Tu jugada
page-talk = { $count ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
 }
page-chat-empty = Nadie ha dicho nada todavía.
page-story-empty = Todavía no ha pasado nada.
page-seconds-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
 }
page-no-hint = No hay nada mejor que lo que ves.

# Después.
page-share-result = Compartir el resultado
page-share-as-text = Compartir como texto
page-share-as-picture = Compartir como imagen
page-result-copied = Copiado. Pégalo donde quieras.
page-to-daily = Los juegos de hoy
page-coach = ¿Qué se me escapó?
page-coach-thinks = El entrenador repasa tus turnos…
page-coach-level = El entrenador supone que conoces las palabras del nivel «{ $level }».
page-coach-share = Encontraste el { $percent } % de lo que había.
page-coach-turn = Turno { $turn }:
page-coach-known = la conoces
page-coach-nothing = Nada: cada turno fue todo lo bueno que podía ser.

# Lo que puede ser una opción.
page-choice-buffet-words-by-people = la mesa, si juegan personas entre sí
page-choice-buffet-words-dictionary = solo el diccionario
page-choice-buffet-words-table = la mesa
page-choice-buffet-acronyms-all = todas
page-choice-buffet-acronyms-known = las de uso extendido y las que acepte la mesa
page-choice-buffet-acronyms-none = ninguna
page-choice-golf-words-by-people = la mesa, si juegan personas entre sí
page-choice-golf-words-dictionary = solo el diccionario
page-choice-golf-words-table = la mesa
page-choice-golf-joker-every-space = en todos los espacios
page-choice-golf-joker-one-space = en un solo espacio
page-choice-bisonte-words-objection = los demás objetan
page-choice-bisonte-words-checked = se revisan al jugar
page-choice-bisonte-words-table = los demás objetan y la mesa vota
page-choice-bisonte-auto-end-by-words = si las jugadas se revisan
page-choice-bisonte-auto-end-yes = sí
page-choice-bisonte-auto-end-no = no
page-choice-loom-end-rounds = un número de bazas
page-choice-loom-end-target = un puntaje que alcanzar
page-choice-loom-shield-in-turn = solo en su turno
page-choice-loom-shield-reactive = también ante un ataque
page-choice-loom-repeated-flat = dan −4
page-choice-loom-repeated-less-4 = cuentan, menos 4
page-choice-loom-repeated-maker = cuentan, menos 4 por cada persona anterior
page-choice-loom-words-by-people = la mesa, si juegan personas entre sí
page-choice-loom-words-dictionary = solo el diccionario
page-choice-loom-words-table = la mesa

# Las palabras propias de la mesa.
page-own-words = Palabras propias de la mesa
page-own-words-why = Las que acuerde tu mesa, diga lo que diga el diccionario. Todos las ven antes de sentarse.
page-own-words-accepted = También valen
page-own-words-refused = No valen
page-own-words-like = Una palabra por línea, o separadas por espacios o comas.
page-own-words-count = { $count ->
    [one] Una palabra propia
   *[other] { $count } palabras propias
 }
page-own-words-wrong = Esto no sirve: { $words }. Escribe palabras sueltas de { $least } a { $most } letras.
page-own-words-both = En las dos listas: { $words }. Deja cada una en una sola.
page-own-words-many = { $count } palabras son demasiadas: como mucho { $most }.
