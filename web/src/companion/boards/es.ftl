# El lector de tableros del compañero.
page-companion-boards-game = Qué tablero
page-companion-boards-what = Qué hacer
page-companion-boards-undo = Deshacer
page-companion-boards-clear = Vaciar el tablero
page-companion-boards-cleared = El tablero está vacío. Con «Deshacer» vuelve.
page-companion-boards-zoom = Ver más de cerca
page-companion-boards-keys = Letras
page-companion-boards-needs-words = Para esto hacen falta las palabras del diccionario en este dispositivo.
page-companion-boards-erase = Borrar
page-companion-boards-paste = Pegar un tablero
page-companion-boards-paste-do = Ponerlo en el tablero
page-companion-boards-paste-buffet = Quince líneas de quince letras, con * para la comida y un punto para una casilla que no conoces.
page-companion-boards-paste-bisonte = Una línea por fila, con un punto para cada casilla vacía; las minúsculas son Bisontes y una ficha doble se escribe [CH].
page-companion-boards-paste-cut = Lo que no cabía quedó fuera.
page-companion-boards-nothing-to-paste = En ese texto no hay letras.

# Word Buffet.
page-companion-boards-mode-tiles = Losetas
page-companion-boards-mode-letters = Letras
page-companion-boards-mode-ants = Hormigas
page-companion-boards-mode-words = Palabras
page-companion-boards-tiles = Losetas de la caja
page-companion-boards-tiles-how = Toca el número de cada loseta, fila por fila. Toca una loseta en el tablero para girarla hasta que esté como en tu mesa.
page-companion-boards-tile = Loseta { $tile }, que empieza por { $letters }
page-companion-boards-take-tile = Quitar esta loseta
page-companion-boards-set = Código de un reparto impreso
page-companion-boards-set-lay = Poner su tablero
page-companion-boards-set-unknown = Ningún reparto tiene este código.
page-companion-boards-set-away = El tablero de un código viene de la casa, y ahora no hay conexión con ella.
page-companion-boards-place-empty = Lugar { $place }, vacío
page-companion-boards-place-with = Lugar { $place }: loseta { $tile }, girada { $degrees }°. Toca para girarla.
page-companion-boards-letters-how = Para cualquier tablero: toca una casilla y escribe, fila por fila.
page-companion-boards-food = comida
page-companion-boards-unknown-cell = sin escribir
page-companion-boards-start-cell = aquí puede empezar una palabra
page-companion-boards-ants-how = Toca las casillas con hormigas, tal como estaban al empezar la búsqueda.
page-companion-boards-players = Jugadores
page-companion-boards-whose-ants = Hormigas de
page-companion-boards-seat = Jugador { $number }
page-companion-boards-player = { $shape } Jugador { $number }
page-companion-boards-whose-words = Palabras de quién
page-companion-boards-first-round = Primera ronda, sin hormigas
page-companion-boards-least-three = Tres letras como mínimo
page-companion-boards-unknown = { $cells ->
    [one] Falta escribir una casilla; ninguna palabra pasa por ella.
   *[other] Faltan { $cells } casillas por escribir; ninguna palabra pasa por ellas.
 }
page-companion-boards-food-amiss = Cada loseta tiene una comida, y nunca en el borde: mira otra vez el tablero.
page-companion-boards-searching = { $count ->
    [one] Buscando… una palabra hasta ahora
   *[other] Buscando… { $count } palabras hasta ahora
 }
page-companion-boards-words-found = { $count ->
    [one] Se podía encontrar una palabra.
   *[other] Se podían encontrar { $count } palabras.
 }
page-companion-boards-no-words = Aquí no empieza ninguna palabra.
page-companion-boards-of-length = { $letters } letras: { $count }
page-companion-boards-show-all = Mostrar las { $count }

# Bisonte.
page-companion-boards-mode-board = Tablero
page-companion-boards-mode-play = Puntuar
page-companion-boards-mode-best = Mejores jugadas
page-companion-boards-board-how = Escribe lo que hay en la mesa: toca una casilla y escribe. Otro toque cambia de sentido.
page-companion-boards-box-and-board = Qué fichas y qué tablero
page-companion-boards-layout = Casillas con premio
page-companion-boards-layout-meadow = Pradera, el nuestro
page-companion-boards-layout-sixty-one = El clásico, de 61 casillas
page-companion-boards-split = Dos fichas pueden formar CH, LL o RR
page-companion-boards-bisonte = Bisonte
page-companion-boards-bisonte-next = La próxima ficha es un Bisonte
page-companion-boards-way-across = Escribe en horizontal; cambiar
page-companion-boards-way-down = Escribe en vertical; cambiar
page-companion-boards-no-room = Aquí no hay sitio para { $tile }.
page-companion-boards-rack-is-short = Un atril tiene { $rack } fichas.
page-companion-boards-too-many = { $tile }: { $used } aquí, { $count } en la caja.
page-companion-boards-loose = { $tiles ->
    [one] Una ficha no está unida al centro.
   *[other] { $tiles } fichas no están unidas al centro.
 }
page-companion-boards-play-how = Toca la casilla donde empieza la palabra y escríbela entera: las letras que ya están se saltan.
page-companion-boards-play-scores = Esta jugada vale
page-companion-boards-put-down = Anotar { $points } en la hoja de { $names }
page-companion-boards-take-last-off = Quitar la última jugada del tablero
page-companion-boards-keep-play = Dejarla en el tablero
page-companion-boards-ask = Alguien objeta: preguntar al diccionario
page-companion-boards-is-word = es una palabra.
page-companion-boards-no-word = no vale.
page-companion-boards-rack = Atril
page-companion-boards-rack-how = Toca las fichas del atril.
page-companion-boards-take-tile-off = { $tile }: quitarla
page-companion-boards-searching-plays = { $count ->
    [one] Buscando… una jugada hasta ahora
   *[other] Buscando… { $count } jugadas hasta ahora
 }
page-companion-boards-plays-found = { $count ->
    [one] Había una jugada posible.
   *[other] Había { $count } jugadas posibles.
 }
page-companion-boards-no-plays = No hay ninguna jugada posible con estas fichas.
page-companion-boards-more-plays = Mostrar más
page-companion-boards-way = { $way ->
    [down] vertical
   *[across] horizontal
 }
page-keys-board-buffet = Flechas · a otra casilla
    Letras · escriben en la casilla y pasan a la siguiente
    Espacio o asterisco · comida; entre hormigas, el espacio pone o quita una
    Retroceso · quita la última letra
    Suprimir · vacía la casilla
page-keys-board-bisonte = Flechas · a otra casilla; la que va de través cambia la dirección
    Letras · colocan una ficha
    Mayús + letra · la ficha de dos letras, como CH o LL
    Asterisco o punto · la ficha siguiente es un Bisonte
    Espacio · cambia la dirección
    Retroceso · quita la última ficha
    Suprimir · vacía la casilla
