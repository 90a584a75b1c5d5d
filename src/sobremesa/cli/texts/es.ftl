# La terminal.

# Personas y bots.
cli-you = Tú
cli-player = Asiento { $number }
cli-luis = Luis
cli-bot-child = Peque
cli-bot-casual = Casual
cli-bot-club = Club
cli-bot-expert = Experto
cli-ask-name = ¿Quién juega con { $shape }? Un nombre, o Enter para ninguno

# En la carta y junto a ella.
cli-hole = Hoyo { $hole }
cli-par = par { $par }
cli-legend-start = salida
cli-legend-flag = bandera
cli-legend-double = doble
cli-legend-obstacle = obstáculo
cli-cards = Cartas
cli-no-cards = ninguna aún
cli-coins = Monedas
cli-with-cups = { $cups ->
    [one] 1 hoyo en uno
   *[other] { $cups } hoyos en uno
 }

# Escribir.
cli-welcome = Golf de palabras: nueve hoyos. Vale cualquier palabra; puntúan las letras que muestran los dados. { $key } ayuda en todo momento.
cli-round = Hoyo { $hole } de { $holes }
cli-your-word = Tu palabra
cli-word-hint = { $least } a { $most } letras, con dado o sin él · p carta vacía · { $key } ayuda · q guardar y salir
cli-hand-in = Entregar { $word } por { $line }
cli-line-hint = Enter la entrega · números de espacios: otra línea · o bien otra palabra
cli-line-hint-cards = c la mejor línea con tus cartas
cli-word-first = Primero la palabra, luego su línea.
cli-no-line = En esta mesa la carta no tiene línea para { $letters } letras.
cli-if-it-is-a-word = Si es palabra
cli-empty-card = Una carta vacía puntúa { $points }. ¿La entregas?
cli-yes-no = 1 sí · 2 no
cli-yes-no-again = Escribe 1 para sí o 2 para no.
cli-time-ran-out = Se acabó el tiempo: cuenta lo que está escrito.

# Veredictos.
cli-verdict-empty = Una carta vacía.
cli-verdict-valid = { $word } es palabra: { $reading }.
cli-verdict-voted = La mesa da { $word } por palabra.
cli-verdict-misspelt = { $word } está mal escrita ({ $reason }): se entiende { $reading }.
cli-verdict-no-word = { $word } no vale ({ $reason }): la carta puntúa como vacía.
cli-meaning-gloss = { $lemma }: { $sense }
cli-meaning-synonyms = { $lemma }: como { $sense }
cli-meaning-english-gloss = { $lemma } (en inglés): { $sense }
cli-vote-opened = { $word } se somete a votación ({ $reason }).
cli-vote = { $voter }, ¿es { $word } una palabra?
cli-vote-yes = dice que sí
cli-vote-no = dice que no

# Comodines y cartas.
cli-choose = Comodines y cartas para { $word }
cli-choose-hint = Enter toma 1 · { $own } para elegir
cli-choose-own = elegir paso a paso
cli-choose-again = Un número del 1 al { $most }, o Enter para el primero.
cli-choice-sure = Son { $points }. ¿Está bien?
cli-nothing-used = sin usar nada
cli-joker-for = El comodín { $number } vale por
cli-card-for = La carta { $kind } reemplaza
cli-letter-hint = { $letters } · Enter para ninguna
cli-letter-again = Una de estas: { $letters }; o Enter para ninguna.

# Puntos.
cli-score = Puntos
cli-hole-column = Hoyo
cli-total-column = Total
cli-par-row = Par
cli-hole-in-one = ¡Hoyo en uno: una copa!
cli-takes-coin = una moneda por el puntaje más bajo
cli-coin-from-luis = una moneda: Luis no puntuó menos
cli-nothing-scored = Todavía no se ha puntuado nada.
cli-go-on = Enter sigue · w por qué
cli-watched-luis-beaten = { $name } le gana a Luis, { $points } a { $luis }.
cli-watched-luis-cups = { $name } y Luis empatan a { $points }; un hoyo en uno decide a favor de { $name }.
cli-watched-luis-draw = Empate: { $name } y Luis, { $points } cada uno.
cli-watched-luis-wins = Luis le gana a { $name }, { $luis } a { $points }.
cli-seed = La semilla de esta partida era { $seed }; con ella se comprueba que cada reparto y cada tirada fueron limpios.
cli-seed-check = El programa lo hace por ti: sobremesa verify { $match }

# La tienda.
cli-shop = La tienda
cli-money = Dinero
cli-in-hand = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }
cli-kind-held = ya tienes una
cli-kind-too-dear = ahora no te alcanza
cli-kind-to-buy = la puedes comprar
cli-buy = Cartas para comprar
cli-buy-hint = uno o más números: 1 3 · Enter no compra nada · el dinero que sobra se pierde
cli-buy-again = Números del 1 al { $most } · Enter: nada.
cli-bought = compra
cli-you-bought = compras

# Pasar, guardar, salir.
cli-hand-over = Pasa el teclado a { $name }, y luego Enter
cli-saved = Guardada en { $file }
cli-take-back = { $key } retira la palabra de { $name }
cli-taken-back = La palabra de { $name } se retiró: su carta vuelve a estar vacía.
cli-left = La partida queda guardada. Sigue con: sobremesa play golf --resume { $match }
cli-no-terminal = No hay terminal en la que jugar, así que aquí va la partida de un bot contra Luis.
cli-other-words = Esta partida empezó con otra lista de palabras; sigue con la que está instalada.
cli-help =
    Escribe una palabra desde la flecha ▶ hasta la bandera ⚑, una letra por
    espacio, con una línea que nunca se cruza ni se toca. Las letras que
    muestran los dados puntúan su valor; un comodín • vale por cualquier letra.
    ×2 dobla, ░ resta 1 si su letra no puntúa, un espacio vacío resta 1. Al
    final se resta el par.

    Una carta reemplaza una letra de las suyas que ningún dado muestra. Tras
    cada hoyo abre la tienda: tu puntaje es el dinero, que no se guarda; una
    moneda ○ vale 1 y se puede guardar. La moneda es de quien puntúa menos; a
    solas, tuya si Luis no puntúa menos que tú. Si todos los espacios puntúan es
    un hoyo en uno: una copa ✦, que vale 1 punto al final.

      una palabra   la escribe; se dibuja su mejor línea
      1 3 2 5       dibuja tu propia línea, por los números de los espacios
      Enter         entrega, acepta lo propuesto o sigue
      p  o  -       entrega una carta vacía
      w             por qué: los últimos puntos y lo que dicen sus cláusulas
      GOL-4         lee una cláusula
      s             guardar       q   guardar y salir         ?   esta ayuda

# Lo que no se puede.
cli-bad-edition = Esta edición no se puede usar: { $problem }
cli-bad-house = Las palabras de la casa no se pueden usar: { $reason }
cli-edition-gone = La edición «{ $file }» de esta partida no se puede usar: { $reason } Indícala con --edition.
cli-other-edition = Esta partida se juega con la edición «{ $file }»: indica su nombre o su archivo con --edition.
cli-changed-edition = La edición «{ $file }» no es la que era al empezar esta partida: indícala tal como era con --edition.
cli-house-gone = Las palabras de la casa de esta partida no se pueden usar: { $reason } Indícalas con --house.
cli-other-house = Las palabras de la casa no son las del comienzo de esta partida: indica aquel archivo con --house.
cli-no-house = Esta partida empezó sin palabras de la casa: síguela sin --house.
cli-clock-shared = Con reloj cada persona necesita su teclado, y aquí { $people } comparten uno.
cli-bad-lexicon = El diccionario no se puede leer; «sobremesa words build» lo rehace. { $problem }
cli-no-lexicon = Los diccionarios aún no están hechos: ejecuta primero «sobremesa words build».
cli-bad-option = «{ $given }» no es una opción; escribe NOMBRE=VALOR.
cli-bad-seed = Una semilla son de 1 a 64 cifras del 0 al 9 y de la a a la f.
cli-no-person = Con { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
 } y { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } no queda nadie para jugar.
cli-cannot-read = { $file } no se puede leer: { $reason }.
cli-cannot-write = La partida no se puede guardar en { $file }: { $reason }.
cli-file-exists = { $file } ya existe: síguela con --resume, o elige otro nombre.
cli-other-window = Otra ventana siguió con esta partida: aquí no se guarda nada más, para que nada se pierda.
cli-damaged = Esta partida guardada está dañada.
cli-nameless-file = El nombre de este archivo no es texto, y con él la partida no se puede guardar: { $file }
cli-no-clause = No hay ninguna cláusula { $clause }.
cli-no-last-match = No hay una última partida con la que seguir.

# Si el azar fue limpio.
cli-fair = El azar fue limpio: la semilla es la comprometida al principio, y de ella salen los { $draws } repartos y tiradas.
cli-unfair = Línea { $line }: { $fault }
