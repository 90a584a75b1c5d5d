# Word Golf en la terminal.

# Personas y bots.
cli-golf-luis = Luis

# En la carta y junto a ella.
cli-golf-hole = Hoyo { $hole }
cli-golf-par = par { $par }
cli-golf-legend-start = salida
cli-golf-legend-flag = bandera
cli-golf-legend-double = doble
cli-golf-legend-obstacle = obstáculo
cli-golf-cards = Cartas
cli-golf-no-cards = ninguna aún
cli-golf-coins = Monedas
cli-golf-with-cups = { $cups ->
    [one] 1 hoyo en uno
   *[other] { $cups } hoyos en uno
 }

# Escribir.
cli-golf-welcome = Word Golf: nueve hoyos. Vale cualquier palabra; puntúan las letras que muestran los dados. { $key } ayuda en todo momento.
cli-golf-round = Hoyo { $hole } de { $holes }
cli-golf-your-word = Tu palabra
cli-golf-word-hint = { $least } a { $most } letras, con dado o sin él · p carta vacía · { $key } ayuda · q guardar y salir
cli-golf-hand-in = Entregar { $word } por { $line } · { $points } si es palabra, si no { $otherwise }
cli-golf-line-hint = Enter la entrega · números de espacios: otra línea · o bien otra palabra
cli-golf-line-hint-cards = c la mejor línea con tus cartas
cli-golf-word-first = Primero la palabra, luego su línea.
cli-golf-no-line = En esta mesa la carta no tiene línea para { $letters } letras.
cli-golf-if-it-is-a-word = Si es palabra
cli-golf-empty-card = Una carta vacía puntúa { $points }. ¿La entregas?
cli-golf-time-ran-out = Se acabó el tiempo: cuenta lo que está escrito.

# Veredictos.
cli-golf-verdict-empty = Una carta vacía.
cli-golf-verdict-valid = { $word } es palabra: { $reading }.
cli-golf-verdict-voted = La mesa da { $word } por palabra.
cli-golf-verdict-misspelt = { $word } está mal escrita: se entiende { $reading } ({ $said }).
cli-golf-verdict-marked = La mesa da { $word } por mal escrita ({ $said }).
cli-golf-verdict-no-word = { $word } no vale ({ $reason }): la carta puntúa como vacía.

# La votación.
cli-golf-vote = { $voter }, ¿qué es { $word }?
cli-golf-vote-hint = 1 bien escrita · 2 no es palabra · mal escrita: m y el lugar de las letras (m 3), con + si sobran (m +3)
cli-golf-vote-hint-misspelt = 1 bien escrita · 2 no es palabra · m mal escrita: { $reading } ({ $said })
    otras letras: m y su lugar (m 3), con + si sobran (m +3)
cli-golf-vote-again = Escribe 1, 2, o m y el lugar de las letras mal escritas.
cli-golf-vote-right = bien escrita
cli-golf-vote-no-word = no es palabra

# Comodines y cartas.
cli-golf-choose = Comodines y cartas para { $word }
cli-golf-choose-hint = Enter toma 1 · { $own } para elegir
cli-golf-choose-own = elegir paso a paso
cli-golf-choose-again = Un número del 1 al { $most }, o Enter para el primero.
cli-golf-choice-sure = Son { $points }. ¿Está bien?
cli-golf-nothing-used = sin usar nada
cli-golf-joker-for = El comodín { $number } vale por
cli-golf-card-for = La carta { $kind } reemplaza
cli-golf-letter-hint = { $letters } · Enter para ninguna
cli-golf-letter-again = Una de estas: { $letters }; o Enter para ninguna.

# Puntos.
cli-golf-hole-column = Hoyo
cli-golf-par-row = Par
cli-golf-hole-in-one = ¡Hoyo en uno: una copa!
cli-golf-takes-coin = una moneda por el puntaje más bajo
cli-golf-coin-from-luis = una moneda: Luis no puntuó menos
cli-golf-watched-luis-beaten = { $name } le gana a Luis, { $points } a { $luis }.
cli-golf-watched-luis-cups = { $name } y Luis empatan a { $points }; un hoyo en uno decide a favor de { $name }.
cli-golf-watched-luis-draw = Empate: { $name } y Luis, { $points } cada uno.
cli-golf-watched-luis-wins = Luis le gana a { $name }, { $luis } a { $points }.

# La tienda.
cli-golf-shop = La tienda
cli-golf-money = Dinero
cli-golf-in-hand = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }
cli-golf-kind-held = ya tienes una
cli-golf-kind-too-dear = ahora no te alcanza
cli-golf-kind-to-buy = la puedes comprar
cli-golf-buy = Cartas para comprar
cli-golf-buy-hint = uno o más números: 1 3 · Enter no compra nada · el dinero que sobra se pierde
cli-golf-buy-again = Números del 1 al { $most } · Enter: nada.
cli-golf-bought = compra
cli-golf-you-bought = compras

# Pasar, guardar, salir.
cli-golf-take-back = { $key } retira la palabra de { $name }
cli-golf-taken-back = La palabra de { $name } se retiró: su carta vuelve a estar vacía.
# Jugadas por su nombre.
cli-golf-way-then = y luego elige: { $cards }
cli-golf-way-empty = una carta vacía
cli-golf-way-buy-nothing = no comprar nada

cli-golf-help =
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
      =             la mesa otra vez
      w             por qué: los últimos puntos y lo que dicen sus cláusulas
      h             una pista: las mejores jugadas y por qué (h experto: mejores)
      GOL-4         lee una cláusula
      s             guardar       q   guardar y salir         ?   esta ayuda
