# La mesa de Word Buffet.
page-buffet-now = Ronda { $round }: { $phase }
page-buffet-phase-opening = se arma el tablero
page-buffet-phase-countdown = se abre la búsqueda
page-buffet-phase-search = todos buscan
page-buffet-phase-marking = se marcan las palabras
page-buffet-phase-saying = se dice una palabra
page-buffet-phase-showing = se muestra una palabra
page-buffet-phase-voting = ¿es una palabra?
page-buffet-phase-placing = una hormiga desde la fila 1
page-buffet-phase-resting = un descanso
page-buffet-phase-over = el final
page-buffet-chip = { $ants ->
    [one] 1 hormiga
   *[other] { $ants } hormigas
 }

# El tablero.
page-buffet-board = Tablero de letras
page-buffet-square = fila { $row }, columna { $column }
page-buffet-letter = letra { $letter }
page-buffet-ant-of = hormiga de { $name }
page-buffet-special-ant-of = hormiga especial de { $name }
page-buffet-in-trail = número { $place } de tu recorrido
page-buffet-may-place = aquí puedes poner una hormiga
page-buffet-may-begin = aquí puede empezar una palabra tuya
page-buffet-at-food = toca comida
page-buffet-at-own-nest = delante de tu nido
page-buffet-at-nest = delante del nido de { $name }
page-buffet-own-ants-beside = { $ants ->
    [one] una de tus hormigas al lado
   *[other] { $ants } de tus hormigas al lado
 }
page-buffet-ants-beside = hormigas al lado: { $names }
page-buffet-nest = Nido de { $name }
page-buffet-own-nest = Tu nido
page-buffet-nest-reached = Alcanzado por { $names }
page-buffet-lens-down = La lupa está sobre la mesa
page-buffet-lens-up = Tienes la lupa en la mano
page-buffet-food-cake = pastel
page-buffet-food-cheese = queso
page-buffet-food-strawberry = fresa
page-buffet-food-watermelon = sandía
page-buffet-food-bread = pan
page-buffet-food-egg = huevo frito
page-buffet-food-cookie = galleta
page-buffet-food-grapes = uvas
page-buffet-food-carrot = zanahoria
page-buffet-food-ice-cream = helado
page-buffet-food-doughnut = rosquilla
page-buffet-food-apple = manzana

# La tabla de turnos.
page-buffet-chart = Orden de turnos: primero la palabra más larga
page-buffet-chart-short = Turnos
page-buffet-row = { $letters ->
    [1] fila 1
   *[other] letras
 }
page-buffet-marker-done = { $name }, ya está
page-buffet-searching = Todavía buscan:

# Lo que se hace.
page-buffet-get-ready = { $lens ->
    [yes] Toma tu lupa: la búsqueda se abre enseguida.
   *[no] La búsqueda se abre enseguida.
 }
page-buffet-how = Empieza en una letra con marco y sigue por sus vecinas.
page-buffet-how-more = Sigue con una letra que esté al lado.
page-buffet-how-on = Anúnciala o sigue. Toca otra vez la última letra para quitarla.
page-buffet-how-show = { $said ->
    [0] Muestra tu palabra de { $letters } letras. Empieza en una letra con marco.
   *[other] { $lens ->
        [yes] Busca { $word } con tu lupa y trázala. Empieza en una letra con marco.
       *[no] Busca { $word } y trázala. Empieza en una letra con marco.
     }
 }
page-buffet-how-call = { $lens ->
    [yes] Busca una palabra con la lupa y di cuántas letras tiene. Al revisarla la dices sin lupa y luego la muestras.
   *[no] Busca una palabra y di cuántas letras tiene. Al revisarla la dices y luego la muestras.
 }
page-buffet-number = Número de letras
page-buffet-fewer = Una letra menos
page-buffet-more = Una letra más
page-buffet-announce = { $letters ->
    [0] Anunciar
   *[other] Anunciar { $letters }
 }
page-buffet-show = { $letters ->
    [0] Mostrar mi palabra
   *[other] Mostrar { $letters } de { $of }
 }
page-buffet-call = Decir { $letters }
page-buffet-how-say = { $lens ->
    [yes] Di tu palabra de { $letters } letras, sin la lupa.
   *[no] Di tu palabra de { $letters } letras.
 }
page-buffet-said-letters = { $letters } de { $of } letras
page-buffet-say = { $letters ->
    [0] Decir mi palabra
   *[other] Decir { $word }
 }
page-buffet-say-nothing = No tengo palabra
page-buffet-show-nothing = No la encuentro
page-buffet-give-up = Rendirme en esta ronda
page-buffet-announced-own = Anunciaste { $word }.
page-buffet-called-own = Dijiste { $letters } letras.
page-buffet-gave-up-own = Ya no buscas en esta ronda; luego pones una hormiga.
page-buffet-place = Una hormiga desde la fila 1.
page-buffet-place-how = { $lens ->
    [yes] Mira con tu lupa y toca una casilla marcada.
   *[no] Toca una casilla marcada.
 }
page-buffet-place-here = Ponerla: { $square }
page-buffet-others-place = { $name } pone una hormiga.
page-buffet-others-say = { $name } dice una palabra.
page-buffet-others-show = { $said ->
    [0] { $name } muestra una palabra.
   *[other] { $name } busca { $word } en el tablero.
 }
page-buffet-others-vote = Los demás votan sobre { $word }.
page-buffet-others-rest = La próxima ronda empieza cuando todos estén listos.
page-buffet-rest = Terminó la ronda { $round }.
page-buffet-ready = Siguiente ronda
page-buffet-traced = { $word }: { $letters ->
    [one] 1 letra
   *[other] { $letters } letras
 }
page-buffet-traced-none = Todavía no hay ninguna letra
page-buffet-word-from = { $word }, desde la { $square }
page-buffet-ant-to = una hormiga en la { $square }
page-buffet-tip-touch = Mantén un dedo sobre el tablero: la lupa muestra las letras. Detente en una letra con marco y deslízate de letra en letra.
page-buffet-tip-mouse = Solo tu lupa puede leer el tablero. Presiona sobre una letra con marco y arrastra de letra en letra.
page-buffet-tip-plain = Empieza en una letra con marco y arrastra de letra en letra.

# La revisión.
page-buffet-scene-word = { $name } dice
page-buffet-scene-ant = Una hormiga desde la fila 1.
page-buffet-scene-nothing = No hay casilla donde poner una hormiga.
page-buffet-scene-ant-chance = Se acabó el tiempo: el azar pone la hormiga.
page-buffet-skip = Saltar
page-buffet-fate-valid = ¡Vale!
page-buffet-fate-voted = ¡Vale, por votación!
page-buffet-fate-not-valid = No vale: a la fila 1.
page-buffet-fate-covered = Toda cubierta: a la fila 1.
page-buffet-fate-ruled-out = No vale en esta mesa: a la fila 1.
page-buffet-fate-not-said = Sin palabra: a la fila 1.
page-buffet-fate-other-length = No tiene las letras dichas: a la fila 1.
page-buffet-fate-not-shown = Sin mostrar: a la fila 1.
page-buffet-fate-other-letters = En el recorrido se lee otra cosa: a la fila 1.
page-buffet-fate-bad-path = El recorrido rompe una regla: a la fila 1.
page-buffet-fate-none = Sin palabra: a la fila 1.

# La hoja de puntos.
page-buffet-foods = { $foods ->
    [0] Ninguna comida aún
    [one] 1 comida
   *[other] { $foods } comidas
 }
page-buffet-nests = { $nests ->
    [0] Ningún nido aún
    [one] 1 nido
   *[other] { $nests } nidos
 }
page-buffet-stack = { $ants ->
    [one] Queda 1 hormiga
   *[other] Quedan { $ants } hormigas
 } y { $special ->
    [one] 1 especial
   *[other] { $special } especiales
 }
page-buffet-words = Palabras de la ronda { $round }

# Lo que pasó.
page-buffet-told-round = Ronda { $round }.
page-buffet-told-search = ¡A buscar!
page-buffet-told-announced = { $name } anuncia { $letters } letras.
page-buffet-told-gave-up = { $name } se rinde en esta ronda.
page-buffet-told-time = Se acabó el tiempo para { $names }.
page-buffet-told-own-word-asked = Te toca decir tu palabra.
page-buffet-told-word-asked = A { $name } le toca decir su palabra.
page-buffet-told-said = { $name } dice { $word }.
page-buffet-told-shown = { $name } muestra { $word }.
page-buffet-told-vote = No está en el diccionario: la mesa vota.
page-buffet-told-vote-yes = { $name } dice que es una palabra.
page-buffet-told-vote-no = { $name } dice que no es una palabra.
page-buffet-told-valid = { $word }, de { $name }, vale: { $ants ->
    [one] 1 hormiga
   *[other] { $ants } hormigas
 }. { $clause }
page-buffet-told-voted = { $word }, de { $name }, vale por votación: { $ants ->
    [one] 1 hormiga
   *[other] { $ants } hormigas
 }. { $clause }
page-buffet-told-not-valid = { $word }, de { $name }, no vale. { $clause }
page-buffet-told-covered = { $word }, de { $name }, está toda cubierta. { $clause }
page-buffet-told-ruled-out = { $word }, de { $name }, no vale en esta mesa. { $clause }
page-buffet-told-not-said = { $name } no dice ninguna palabra. { $clause }
page-buffet-told-other-length = { $word }, de { $name }, no tiene las letras que dijo. { $clause }
page-buffet-told-not-shown = { $name } no muestra { $said ->
    [0] ninguna palabra
   *[other] { $word }
 }. { $clause }
page-buffet-told-other-letters = En el recorrido de { $name } no se lee { $word }. { $clause }
page-buffet-told-bad-path = El recorrido de { $name } rompe una regla. { $clause }
page-buffet-told-no-word = { $name } no muestra ninguna palabra. { $clause }
page-buffet-told-place = Te toca poner una hormiga desde la fila 1.
page-buffet-told-ant = { $name } pone una hormiga en la { $square }.
page-buffet-told-ant-chance = El azar pone una hormiga de { $name } en la { $square }.
page-buffet-told-nothing = { $name } no puede poner ninguna hormiga.
page-buffet-told-last = Esa fue la última ronda.

page-keys-buffet = Flechas · se mueven por el tablero
    Intro · empieza y añade una letra, pone una hormiga
    Retroceso · quita la última letra
    A o Mayús+Intro · anuncia o muestra la palabra
