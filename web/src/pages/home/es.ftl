# El marco de todas las páginas.
page-frame-skip = Saltar al contenido
page-frame-ways = Por la casa
page-frame-play = Jugar
page-frame-lobby = Mesas abiertas
page-frame-tables = Mesas
page-frame-daily = Hoy
page-frame-companion = Compañero
page-frame-rules = Reglas
page-frame-me = Yo
page-frame-about = Acerca de Sobremesa y licencias
page-frame-banned = Guardar o borrar mis datos
page-frame-settings = Ajustes

# La puerta.
page-home-lead = Cuatro juegos de palabras para después de comer: contra bots ahora mismo o con amigos por un enlace. Sin cuenta.
page-home-games = Los juegos
page-home-players = { $least }–{ $most } jugadores
page-home-against = { $bots ->
    [0] en solitario contra Luis
    [one] tú y un bot
   *[other] tú y { $bots } bots
 }
page-home-play = Jugar ya
page-home-opening = Poniendo la mesa…
page-home-quick-bisonte-checked = Contra este nivel, las palabras se revisan al jugar.
page-home-setup = Preparar una mesa
page-home-daily-all = Todo lo de hoy
page-home-daily-lead = Las partidas de hoy, con un solo intento; mañana, otras.
page-home-daily-fresh = Sin jugar todavía
page-home-daily-begun = Sigue donde estabas
page-home-daily-over = { $points ->
    [one] Hecha: { $points } punto
   *[other] Hecha: { $points } puntos
 }
page-home-wooden = ¿Tienes la caja en la mesa?
page-home-wooden-why = El compañero lleva el tiempo y los puntos del juego de verdad: nombres, relojes, cuentas y palabras. Funciona sin red.
page-home-wooden-print = Imprimir un juego
page-home-wooden-open = Abrir el compañero
page-home-lobby-all = Ver todas
page-home-you = Tú
page-home-renamed = Ahora te llamas { $name }.
page-home-guest = Estás de visita: con una cuenta conservas tus partidas en todos tus dispositivos.
page-home-get-account = Abrir una cuenta
page-home-account = Tu cuenta es { $login }: tus partidas se conservan.
page-home-printed-set = ¿Un reparto impreso?

# Mesas abiertas.
page-lobby-lead = Aquí se puede sentar cualquiera que pase. La lista cambia sola.
page-lobby-level = Bots en la mesa
page-lobby-nobody = todavía no hay nadie
page-lobby-sit = Entrar
page-lobby-look = Mirar
page-lobby-show-all = Ver todas las mesas

# Una mesa propia.
page-setup-title = Preparar una mesa
page-setup-which = ¿Qué juego será?
page-setup-seats = Cuántos juegan
page-setup-seats-why = Contándote. Los asientos que sigan libres se retiran al empezar.
page-setup-seat-count = { $count ->
    [one] 1, en solitario
   *[other] { $count } asientos
 }
page-setup-bots = Los demás asientos
page-setup-bots-why = Los bots se sientan enseguida; después aún puedes ceder su asiento a personas.
page-setup-bots-none = para quienes invite
page-setup-bots-level = bots, nivel { $level }
page-setup-words-why = El idioma de las palabras; cada quien lee la página en el suyo.
page-setup-box = Fichas
page-setup-layout = Tablero
page-setup-layout-why = Dónde están las casillas de premio.
page-setup-box-why = Qué caja se abre: cuántas fichas y con qué letras.
page-setup-box-bisonte-es-100 = 100, sin K ni W
page-setup-box-bisonte-es-102 = 102, con CH, LL, RR, K y W
page-setup-box-bisonte-es-103 = 103, con LL y RR, sin CH
page-setup-box-bisonte-es-plain = 102, de una letra cada una
page-setup-box-bisonte-en-100 = 100
page-setup-box-bisonte-en-102 = 102, las de siempre
page-setup-layout-bisonte-meadow = Pradera, el nuestro
page-setup-layout-bisonte-sixty-one = el clásico, con 61 casillas de premio
page-setup-public-why = La mesa aparece entre las abiertas. Si no, se entra por enlace o código.
page-setup-more = Más opciones
page-setup-at-table = En la mesa
page-setup-hints-why = Cualquiera puede preguntar qué podría jugar.
page-setup-chat = Chat
page-setup-chat-why = Las personas se pueden escribir.
page-setup-reactions = Frases rápidas
page-setup-reactions-why = «¡Bien jugado!» y otras, con un toque.
page-setup-spectators = Se puede mirar
page-setup-spectators-why = Otros pueden ver la partida; no ven las manos.
page-setup-pace = A qué ritmo juegan los bots
page-setup-pace-why = Como las personas, se toman un momento para pensar.
page-setup-pace-human = como personas
page-setup-pace-quick = rápido
page-setup-pace-instant = al instante
page-setup-stand-ins = Si alguien se va
page-setup-stand-ins-why = Quién ocupa su asiento para que los demás sigan jugando.
page-setup-stand-ins-none = nadie ocupa su asiento
page-setup-from-to = de { $least } a { $most }
page-setup-option-call-first = Decir primero el número
page-setup-option-least-letters = Palabra más corta
page-setup-option-words = Cómo se juzgan las palabras
page-setup-option-lens = Lupa
page-setup-option-clock = Reloj
page-setup-option-search-seconds = Tiempo para buscar
page-setup-option-same-holes = Los mismos hoyos para todos
page-setup-option-neighbours = Solo a espacios vecinos
page-setup-option-joker = Comodines
page-setup-option-writing-seconds = Tiempo para escribir
page-setup-option-set = Reparto impreso
page-setup-option-split-digraphs = Dígrafos con dos fichas
page-setup-option-sudden-end = Final súbito
page-setup-option-auto-end = Terminar sola
page-setup-option-minutes = Minutos para cada quien
page-setup-option-turn-seconds = Tiempo por turno
page-setup-option-end = Final de la partida
page-setup-option-rounds = Bazas
page-setup-option-target = Puntaje por alcanzar
page-setup-option-finish-round = Terminar la baza
page-setup-option-strategy-seconds = Tiempo de estrategia
page-setup-option-creation-seconds = Tiempo de palabras
page-setup-option-shield = ¡Escudo Total!
page-setup-option-repeated = Palabras repetidas
page-setup-option-blast-needs-word = ¡Explosión de puntos! con palabra
page-setup-option-names = Nombres propios
page-setup-option-loanwords = Extranjerismos
page-setup-option-foreign = Palabras extranjeras
page-setup-option-abbreviations = Abreviaturas
page-setup-option-acronyms = Siglas
page-setup-option-brands = Marcas

# Ajustes.
page-settings-title = Ajustes
page-settings-likes = A tu gusto
page-settings-language-why = De todo lo que lees. El idioma de las palabras lo decide cada mesa.
page-settings-theme-why = Papel sobre lino de día, una lámpara sobre nogal de noche.
page-settings-sound-why = Madera, papel, dados y arena, muy suaves. Si no eliges otra cosa, de noche callan.
page-settings-hear = Escuchar
page-settings-motion-why = Con menos movimiento las piezas aparecen en su sitio, sin viajar.
page-settings-kept = Estos ajustes se quedan en este navegador.
page-settings-install = En tu dispositivo
page-settings-install-why = Como aplicación, Sobremesa se abre desde tu pantalla de inicio, en su propia ventana, y casi no ocupa lugar.
page-settings-install-do = Instalar Sobremesa
page-settings-install-how = En el menú del navegador, o en «Compartir», busca «Instalar» o «Añadir a la pantalla de inicio».
page-settings-installed = Sobremesa está instalada en este dispositivo.
page-settings-forget = Lo que recuerda este navegador
page-settings-forget-what = El idioma, la luz y el sonido, tu última mesa, las últimas opciones que elegiste y los consejos que ya leíste.
page-settings-forget-not = No incluye quién eres: tus partidas se quedan.
page-settings-to-me = Tú y tu cuenta
page-settings-forget-do = Olvidarlo todo
page-settings-forget-sure = Sí, olvidarlo
page-settings-forget-keep = Conservarlo

# Acerca de.
page-about-title = Acerca de Sobremesa
page-about-what = Qué es
page-about-name = La sobremesa es ese rato después de comer en que nadie se levanta todavía: café, migas, charla, un juego.
page-about-games = Para ese rato hay aquí cuatro juegos de palabras: Word Buffet, Word Golf, Bisonte y The Letter Loom, con todas las reglas de los de madera, en español y en inglés, con gente de cerca o de lejos o con bots.
page-about-fair = Es libre y abierto, y no tiene anuncios. La casa, y no tu dispositivo, conoce las reglas y las cartas ocultas, y cada reparto se puede comprobar al terminar la partida (TAB-3).
page-about-privacy = Qué se guarda de ti
page-about-kept-guest = De visita: un número que no dice nada, el nombre que elegiste, tu idioma y cuándo estuviste aquí la primera y la última vez.
page-about-kept-matches = Tus partidas, paso a paso, para poder seguirlas y volver a verlas; y lo que dices en las mesas.
page-about-kept-account = Con una cuenta, además: su nombre, tu contraseña como un resumen que no se puede deshacer y tus llaves de acceso. Ni correo ni teléfono.
page-about-kept-cookie = Una sola cookie dice quién eres. No hay otras, nada se carga de fuera y nadie te sigue.
page-about-kept-not = El registro de la casa no contiene nombres, direcciones, palabras ni chat. Solo se puede guardar la dirección de quien tiene prohibida la entrada.
page-about-kept-trust = Quien lleva esta casa puede leer sus partidas y su chat: juega en una casa de confianza.
page-about-kept-yours = Puedes llevártelo todo en un archivo y pedir que se borre: entonces desaparecen tu nombre, tu chat y tus accesos, y nada dice de quién eran tus partidas.
page-about-to-me = Verlo, llevártelo o borrarlo
page-about-licence = Licencia
page-about-licence-text = El código de Sobremesa, sus dibujos y sus propios archivos de palabras los puede usar, cambiar y compartir cualquiera:
page-about-words = De dónde vienen las palabras
page-about-words-text = Cada casa construye los diccionarios en su propia máquina, con fuentes que otros hicieron y regalaron. Cada una conserva su licencia. ¡Gracias!
page-about-words-handed-on = El compañero guarda palabras en tu dispositivo, y significados si los quieres. Cada fuente se envía en un archivo aparte, con su propia licencia, y la página dice cuál.
page-about-words-derived = Lo conocida que es una palabra viene de wordfreq. Los significados en español vienen del WordNet español; en inglés, de WordNet.
page-about-carried = en
page-about-public-domain = dominio público
page-about-free = libre para cualquier uso
page-about-source-freeling = Diccionario de formas del español
page-about-source-rla-es = Diccionario ortográfico del español
page-about-source-wspanish = Lista de palabras en español
page-about-source-multiwordnet = Significados y sinónimos en español
page-about-source-yawl = Lista de palabras en inglés
page-about-source-enable = Lista de palabras en inglés
page-about-source-wordnet = Significados en inglés
page-about-source-scowl = Diccionario ortográfico del inglés americano
page-about-source-british = Diccionario ortográfico del inglés británico
page-about-source-wordfreq = Cuánto se usan las palabras
page-about-source-cldr = Nombres de países y ciudades
page-about-source-faker = Nombres de personas
page-about-source-own = Palabras que añadimos por nuestra cuenta
page-about-fonts = Letras
page-about-source-slab = Las letras de las piezas y de los títulos
page-about-source-sans = Todo lo demás; dibujada para que los ojos cansados no se confundan
page-about-libraries = Bibliotecas en tu navegador
page-about-source-svelte = Dibuja las páginas
page-about-source-fluent = Habla tu idioma

# Una dirección que no lleva a ninguna parte.
page-nowhere-title = Aquí no hay nada servido
page-nowhere-text = Quizá el enlace se cortó, o alguien ya recogió la mesa.
