# La mesa de Word Golf.

# La carta y sus espacios.
page-golf-course = El recorrido
page-golf-hole = Hoyo
page-golf-par = par { $par }
page-golf-par-word = par
page-golf-hole-par = Hoyo { $hole }, par { $par }
page-golf-hole-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
page-golf-caption = { $hole } · { $name } · par { $par }
page-golf-card = Carta del hoyo: { $name }
page-golf-card-of = Carta de { $name }: { $card }
page-golf-card-word = { $name } escribió { $word } en los espacios { $spaces }
page-golf-own-word = Tu palabra { $word } en los espacios { $spaces }
page-golf-space = espacio { $space }
page-golf-start = salida
page-golf-flag = bandera
page-golf-double = doble
page-golf-obstacle = obstáculo
page-golf-letter = letra { $letter }
page-golf-letter-to-come = aquí va la letra { $turn }
page-golf-taken-back = De vuelta al espacio { $space }.
page-golf-dice = Dados: { $faces }
page-golf-joker = comodín

# Escribir.
page-golf-tip = Puntúan las letras de los dados. Escribe una palabra y toca espacios de la flecha a la bandera.
page-golf-word = Tu palabra
page-golf-keys = Letras
page-golf-key-thrown = { $letter }, en un dado, vale { $value }
page-golf-begin = Escribe una palabra y toca un espacio por letra, de la flecha a la bandera.
page-golf-place = { $count ->
    [one] Ahora la última letra, { $letter }: en la bandera.
   *[other] Toca un espacio para { $letter }. Quedan { $count } letras por poner.
 }
page-golf-write = { $count ->
    [one] Falta escribir una letra.
   *[other] Faltan { $count } letras por escribir.
 }
page-golf-to-flag = La última letra va en la bandera: sigue, o quita una.
page-golf-this-word = { $word }
page-golf-hand-in = Entregar
page-golf-hand-in-for = Entregar · { $points } si es palabra, si no { $otherwise }
page-golf-empty-card = Carta vacía
page-golf-stamp = entregada
page-golf-stamp-empty = carta vacía
page-golf-handed-in = Entregaste { $word }. Los demás siguen escribiendo.
page-golf-handed-in-empty = Entregaste una carta vacía. Los demás siguen escribiendo.
page-golf-take-back = Seguir escribiendo

# Palabras mostradas y puntuadas.
page-golf-empty = carta vacía
page-golf-spelling-valid = bien escrita
page-golf-spelling-voted = aceptada por votación
page-golf-spelling-misspelt = { $read ->
    [yes] mal escrita: { $reading } ({ $said })
   *[no] mal escrita: { $said }
 }
page-golf-spelling-no-word = { $reason ->
    [house-refused] la mesa acordó que no vale
   *[none] no es una palabra
 }
page-golf-votes = bien escrita { $right } · mal escrita { $misspelt } · no es palabra { $none }
page-golf-hole-in-one = ¡Hoyo en uno!
page-golf-cup = hoyo en uno
page-golf-takes-coin = toma una moneda
page-golf-points-of = { $name }, hoyo { $hole }
page-golf-luis-hole = Luis, hoyo { $hole }
page-golf-luis-says = «Yo tomo los dados como caen».
page-golf-hole-over = Terminó el hoyo { $hole }
page-golf-all-cards = Todas las cartas
page-golf-next-hole = Al hoyo { $hole }
page-golf-others-vote = Los demás votan sobre una palabra.
page-golf-others-choose = Los demás eligen comodines y cartas.
page-golf-others-shop = Los demás están en la tienda.

# La votación.
page-golf-vote-question = El diccionario no tiene esta palabra de { $name }. ¿Qué es?
page-golf-vote-right = Bien escrita
page-golf-vote-misspelt = Mal escrita
page-golf-vote-misspelt-in = Mal escrita: { $letters }
page-golf-vote-none = No es palabra
page-golf-vote-letters = Letras mal escritas
page-golf-vote-letter = { $letter }, { $mark ->
    [misspelt] mal escrita
    [extra] sobra
   *[right] bien
 }
page-golf-vote-reading = Quizá «{ $reading }»: { $said }. Toca las letras para cambiarlo.
page-golf-vote-how = ¿Mal escrita? Toca cada letra equivocada; dos veces, si sobra.

# Comodines y cartas.
page-golf-choose-how = Pon comodines y cartas en letras que no puntúan.
page-golf-joker-number = Comodín { $number }
page-golf-wildcard = Carta { $kind }
page-golf-stands-for = { $name }: ¿para qué letra?
page-golf-by-joker = con un comodín
page-golf-on-die = en un dado
page-golf-scores-nothing = no puntúa
page-golf-is-misspelt = mal escrita
page-golf-is-extra = sobra
page-golf-choose = Quedarme con esto
page-golf-choose-for = Quedarme con { $points }
page-golf-joker-for = comodín para { $letter }
page-golf-card-for = carta { $kind } para { $letter }
page-golf-no-help = sin comodín ni carta

# La tienda.
page-golf-shop = Cartas comodín
page-golf-shop-how = Una carta hace puntuar una de sus letras, una vez.
page-golf-money = { $coins ->
    [0] Este hoyo: { $money }
    [one] Este hoyo: { $money }, y 1 moneda
   *[other] Este hoyo: { $money }, y { $coins } monedas
 }
page-golf-left = { $left } por gastar
page-golf-slots = Tu mano
page-golf-slot-free = lugar libre
page-golf-kind = Carta { $kind }, cuesta { $cost }
page-golf-in-hand = en la mano
page-golf-in-basket = elegida
page-golf-hand-full = mano llena
page-golf-too-dear = muy cara
page-golf-buy = { $count ->
    [one] Comprar una carta
    [2] Comprar dos cartas
   *[other] Comprar tres cartas
 }
page-golf-buy-nothing = No comprar nada

# La hoja de puntos.
page-golf-cups = Copas
page-golf-total = Total
page-golf-total-of = { $name }, total
page-golf-line-hole = hoyo { $hole }
page-golf-line-cups = { $count ->
    [one] una copa
   *[other] { $count } copas
 }
page-golf-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
 }

# Qué pasa ahora.
page-golf-now-writing = Hoyo { $hole }, par { $par }: a escribir
page-golf-now-voting = Hoyo { $hole }: ¿está bien escrita?
page-golf-now-scoring = Hoyo { $hole }: comodines y cartas
page-golf-now-shopping = Hoyo { $hole }: la tienda

# Qué pasó.
page-golf-told-dice = Hoyo { $hole }. Los dados muestran { $faces }.
page-golf-told-unready = { $name } sigue escribiendo.
page-golf-told-time = Se acabó el tiempo para { $names }.
page-golf-told-word = { $name }: { $word }
page-golf-told-empty = { $name }: una carta vacía
page-golf-told-vote = El diccionario no tiene { $word } ({ $name }). ¿Qué es?
page-golf-told-voted = { $name } sobre { $word }: { $answer }
page-golf-told-misspelt = { $read ->
    [yes] { $name } quiso decir «{ $reading }»: { $said }.
   *[no] { $name }: { $word } está mal escrita ({ $said }).
 }
page-golf-told-no-word = { $reason ->
    [house-refused] { $name }: la mesa acordó que no vale; cuenta como carta vacía.
   *[other] { $name }: no es una palabra; cuenta como carta vacía.
 }
page-golf-told-points = { $points ->
    [one] { $name } suma { $points } punto.
   *[other] { $name } suma { $points } puntos.
 }
page-golf-told-lost = { $points ->
    [one] { $name } pierde { $points } punto.
   *[other] { $name } pierde { $points } puntos.
 }
page-golf-told-cup = { $points ->
    [one] ¡Hoyo en uno! { $name } suma { $points } punto y una copa.
   *[other] ¡Hoyo en uno! { $name } suma { $points } puntos y una copa.
 }
page-golf-told-coin = { $name } toma una moneda.
page-golf-told-bought = { $name } compra { $cards }.

page-keys-golf = A–Z · escribe la palabra
    1–9 · una letra en ese espacio
    Flechas · de espacio en espacio
    Espacio · una letra en este espacio
    Retroceso · quita una
    Suprimir · borra todo
    1–4 · cartas de la tienda
    Intro · entrega, elige, compra
