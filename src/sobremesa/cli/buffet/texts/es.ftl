# Word Buffet en la terminal.
cli-buffet-welcome = Word Buffet: encuentra palabras en el tablero y manda por ellas a tus hormigas, hacia la comida y los nidos rivales. { $key } ayuda en todo momento.

# El tablero y lo que hay a su lado.
cli-buffet-round = Ronda { $round }
cli-buffet-chart = En la tabla
cli-buffet-chart-full = La tabla: las palabras se revisan desde arriba.
cli-buffet-side-north = norte
cli-buffet-side-east = este
cli-buffet-side-south = sur
cli-buffet-side-west = oeste
cli-buffet-sign-start = aquí puede empezar
cli-buffet-sign-place = aquí cabe tu hormiga
cli-buffet-sign-food = comida
cli-buffet-sign-nest = nido
cli-buffet-sign-new = hormiga de esta ronda
cli-buffet-sign-special = hormiga especial
cli-buffet-food = Comida
cli-buffet-nests = Nidos
cli-buffet-special = Especiales
cli-buffet-left = Por poner
cli-buffet-now = Puntos ahora

# Buscar.
cli-buffet-your-word = Traza tu palabra
cli-buffet-trace-hint =
    casillas: { $cells } · lo mismo con el teclado numérico: { $keys }
    { $nothing } · { $key } ayuda y rumbos · q guardar y salir
cli-buffet-trace-hint-narrow =
    { $cells } · o pasos: { $keys }
    { $nothing } · { $key } ayuda · q salir
cli-buffet-no-start = No queda casilla libre donde empiece una palabra tuya · { $nothing }
cli-buffet-announce = { $word }, { $letters ->
    [one] 1 letra: sigue
   *[other] { $letters } letras: anunciarla
 }
cli-buffet-path-hint =
    { $cells } · Enter la deja fija
    pasos: sigues · { $back } quita uno · una casilla: de nuevo · { $nothing }
cli-buffet-gives-up = { $none } te rindes: fila 1
cli-buffet-shows-none = { $none } ninguna palabra: fila 1
cli-buffet-give-up = ¿Te rindes en esta ronda?
cli-buffet-call = { $name }, ¿cuántas letras tiene tu palabra?
cli-buffet-call-hint = un número desde { $least }; la palabra se dice después · { $none } te rindes · { $key } ayuda
cli-buffet-call-again = Escribe un número, por ejemplo 5, o { $none } para rendirte.
cli-buffet-say = { $name }, di tu palabra de { $letters } letras
cli-buffet-say-hint = escríbela sin mirar el tablero; luego la muestras · { $none } sin palabra: fila 1 · { $key } ayuda
cli-buffet-say-again = Escribe tu palabra, o { $none } si no tienes ninguna.
cli-buffet-show = { $name }, muestra { $word } en el tablero
cli-buffet-show-path = { $name }: mostrar { $traced } como { $word }
cli-buffet-show-nothing = ¿Seguro que no tienes ninguna palabra?

# Lo que no se entiende.
cli-buffet-read-start = Empieza por una casilla con · delante; luego más casillas o pasos.
cli-buffet-read-word = Una palabra se traza, no se escribe: sus casillas una por una, como F1 G2, o pasos, como F1 32 o F1 se s.
cli-buffet-read-key = Los pasos van por el teclado numérico: 8 arriba, 2 abajo, 4 izquierda, 6 derecha, 7 9 1 3 en diagonal.
cli-buffet-read-off-board = Eso sale del tablero: las columnas van de la A a la O, las filas del 1 al 15.
cli-buffet-read-cell = Escribe una de las casillas marcadas.

# Fila 1.
cli-buffet-place = { $name }, una casilla para una hormiga
cli-buffet-place-hint = una de las casillas marcadas, por ejemplo { $cell } · { $key } ayuda

# Lo que pasa.
cli-buffet-announced = { $letters } letras anunciadas.
cli-buffet-hourglass = Se voltea el reloj de arena: { $seconds } segundos para los demás.
cli-buffet-gave-up = sin palabra: fila 1.
cli-buffet-time-ran-out = Se acabó el tiempo.
cli-buffet-said = dice { $word }.
cli-buffet-verdict-valid = { $word } es palabra: { $reading }.
cli-buffet-verdict-voted = La mesa da { $word } por palabra: { $reading }.
cli-buffet-verdict-covered = { $word }: todas sus casillas ya están ocupadas; a la fila 1.
cli-buffet-no-word = { $word } no vale ({ $reason }): a la fila 1.
cli-buffet-voted-down = La mesa no da { $word } por palabra: a la fila 1.
cli-buffet-ruled-out = { $word } no vale en esta mesa ({ $reason }): a la fila 1.
cli-buffet-not-said = No se dice ninguna palabra: a la fila 1.
cli-buffet-no-path = La palabra no se muestra en el tablero: a la fila 1.
cli-buffet-other-letters = En el recorrido mostrado no se lee { $word }: a la fila 1.
cli-buffet-bad-path = El recorrido no vale: a la fila 1. { $fault }
cli-buffet-other-length = { $word } no tiene tantas letras como se dijo: a la fila 1.
cli-buffet-ants = { $ants ->
    [one] 1 hormiga
   *[other] { $ants } hormigas
 } en { $cells }
cli-buffet-ants-special = { $ants ->
    [one] 1 es especial
   *[other] { $ants } son especiales
 }
cli-buffet-ants-covered = ya ocupadas: { $cells }
cli-buffet-ants-short = no quedan más; sin hormiga: { $cells }
cli-buffet-placed = una hormiga en { $cell }.
cli-buffet-placed-by-chance = se acabó el tiempo: por azar, una hormiga en { $cell }.
cli-buffet-placed-special = Es una especial.
cli-buffet-nothing-placed = ninguna hormiga: no hay casilla o no queda hormiga.
cli-buffet-last-special = Hay una hormiga especial en el tablero: esta fue la última ronda.
cli-buffet-last-nothing = Nadie puso una hormiga: esta fue la última ronda.
cli-buffet-ready = Enter empieza la ronda { $round }
cli-buffet-ready-again = Pulsa Enter cuando todos estén listos.

# Jugadas por su nombre.
cli-buffet-way-give-up = rendirse
cli-buffet-way-no-word = ninguna palabra

cli-buffet-help =
    Encuentra una palabra en el tablero: cada letra está junto a la anterior,
    también en diagonal, y ninguna casilla se usa dos veces. Empieza delante de
    tu nido (las cinco casillas junto a tus signos) o, desde la ronda 2, junto a
    una hormiga tuya; las casillas con · sirven para empezar. Los demás solo oyen
    cuántas letras tiene. La palabra más larga se revisa primero y recibe una
    hormiga en cada casilla libre. Si no es palabra, o si te rindes, vas a la
    fila 1: una sola hormiga, en una casilla cerca de las tuyas.

    Al final: comida ✿ que tocan tus hormigas 1→2 2→5 3→8 4→12 5→17 6→23 7→29
    8→35 9→41 puntos, un nido rival 3, una hormiga especial 1; cada 3 comunes
    que te quedan, −1. La ronda en que se pone una especial es la última. Junto al
    tablero: hormigas que quedan (comunes + especiales), comida ✿ y nidos ⌂.

      F1 G2 G3 H3   trazar por casillas                           7 8 9
      F1 326        lo mismo: una casilla y pasos del teclado     4 · 6
      F1 se s e     lo mismo por rumbos: n ne e se s so o no      1 2 3
      Enter         deja fijo lo trazado; o sigue
      <             quita la última letra
      -             te rindes en esta ronda; o no muestras palabra
      F3            una casilla para tu hormiga desde la fila 1
      5             decir un número, si en la mesa se dice primero; luego, la palabra
      =             la mesa otra vez
      w             por qué: las últimas palabras o puntos, y sus cláusulas
      h             una pista: las mejores jugadas y por qué (h experto: mejores)
      BUF-17        lee una cláusula
      s             guardar       q   guardar y salir         ?   esta ayuda
    Mientras hay un recorrido trazado, s y w son pasos.
