# The Letter Loom en la terminal.
cli-loom-welcome = The Letter Loom: letras en el centro, letras en tu mano y cartas que lo revuelven todo. { $key } ayuda en todo momento.

# La mesa.
cli-loom-round = Baza { $round } de { $rounds } · quien dirige: { $name }
cli-loom-round-to-target = Baza { $round } · gana quien llega a { $target } puntos · quien dirige: { $name }
cli-loom-tie-break = La baza que decide el empate · quien dirige: { $name }
cli-loom-round-column = Baza
cli-loom-points = Puntos
cli-loom-letters = Letras
cli-loom-played = Carta de esta baza
cli-loom-centre = Centro
cli-loom-hand = Tus letras
cli-loom-your-strategy = Tus cartas de estrategia:
cli-loom-colour-orange = nara.
cli-loom-colour-green = verde
cli-loom-colour-black = negra
cli-loom-colour-yellow = amar.
cli-loom-colour-any = todo
cli-loom-duty = { $sign } Tienes que usar esta carta.
cli-loom-language-es = En esta baza tu palabra tiene que ser española.
cli-loom-language-en = En esta baza tu palabra tiene que ser inglesa.

# Mazos.
cli-loom-lay = { $name }, carta { $place } de { $count } para el centro
cli-loom-centre-hint = v una vocal · c una consonante · varias de una vez: { $example } · { $key } ayuda
cli-loom-choose-letters = { $name }, { $count ->
    [one] tu letra
   *[other] tus { $count } letras
 }
cli-loom-decks-hint = v una vocal, c una consonante, todas de una vez: { $example } · { $key } ayuda
cli-loom-one-deck-hint = v una vocal · c una consonante · { $key } ayuda
cli-loom-deck-again = Escribe v para una vocal o c para una consonante.
cli-loom-decks-again = Escribe v o c para cada una de las { $count } cartas, como en { $example }.

# Cartas de estrategia.
cli-loom-start = { $name }, Enter pone en marcha el reloj
cli-loom-ask-put-back = ¿Cuál vuelve al mazo?
cli-loom-ask-activate = ¿Cuál juegas ahora? La otra se guarda
cli-loom-number-hint = { $numbers } · { $key } ayuda · = la mesa
cli-loom-number-again = Uno de estos números: { $numbers }.
cli-loom-numbers-hint = uno o más de { $numbers }, como en { $example }
cli-loom-numbers-again = Uno o más de estos números, cada uno una vez: { $numbers }.
cli-loom-target = { $name }, ¿contra quién?
cli-loom-seat-hint = el número del asiento ({ $numbers }) o el nombre
cli-loom-seat-again = Uno de estos: { $names }.
cli-loom-kind = { $rival } tiene { $backs }: ¿de qué clase le tomas una letra?
cli-loom-gift = ¿Qué letra le das a { $rival }?
cli-loom-throw = ¿Qué letras descartas?
cli-loom-extra = ¿De qué mazo sale tu letra de más?
cli-loom-refill = Te quedaste sin letras: ¿de qué mazo tomas una?
cli-loom-discard = ¿Qué letra descartas?
cli-loom-give-to-centre = ¿Qué letra pones en el centro?
cli-loom-pick-mine = ¿Qué carta del centro tomas?
cli-loom-pick-duty = ¿Qué carta del centro tienen que usar tus rivales?
cli-loom-show-shield = Esto te afecta. ¿Muestras ¡Escudo Total! ahora?
cli-loom-no-shield = Esto te afecta, y no tienes ningún ¡Escudo Total! Enter sigue

# Lo que ocurre.
cli-loom-a-vowel = una vocal
cli-loom-a-consonant = una consonante
cli-loom-time-ran-out = Se acabó el tiempo.
cli-loom-left-to-chance = sin elección a tiempo: decide la suerte
cli-loom-renewed-vowel = Se acabaron las vocales: sus descartes forman un mazo nuevo.
cli-loom-renewed-consonant = Se acabaron las consonantes: sus descartes forman un mazo nuevo.
cli-loom-drawn = del mazo: { $letter }
cli-loom-to-centre = al centro: { $letters }
cli-loom-to-discards = al descarte: { $letters }
cli-loom-from-centre = del centro: { $letter }
cli-loom-from = { $letter }, de { $name }
cli-loom-to = { $letter }, para { $name }
cli-loom-swapped = todas las letras ⇄ { $name }
cli-loom-swept = todo el centro al descarte
cli-loom-duty-laid = obligada para los rivales: { $letter }
cli-loom-shielded = con ¡Escudo Total!: sin efecto
cli-loom-nothing-happens = No pasa nada.
cli-loom-vowels-chosen = { $vowels ->
    [one] 1 vocal elegida
   *[other] { $vowels } vocales elegidas
 }
cli-loom-put-back = vuelve al mazo: { $card }
cli-loom-chosen = elegida: { $letter }
cli-loom-you-drew = Te tocó { $letter }.
cli-loom-you-took = Tienes { $letter }, de { $name }.
cli-loom-you-lost = { $name } tiene ahora tu { $letter }.
cli-loom-you-lost-out = { $name } te hizo perder { $letter }.
cli-loom-you-gave = Diste { $letter } a { $name }.
cli-loom-you-were-given = { $name } te dio { $letter }.

# Palabras.
cli-loom-your-word = Tu palabra
cli-loom-word-hint = una palabra · o sus cartas, como { $cards } · - ninguna · { $key } ayuda · q guardar y salir
cli-loom-wildcard-hint = tu ¡Comodín! vale por cualquiera; entre cartas es * con su letra: { $cards }
cli-loom-cards-again = Las cartas son números separados por espacios; el ¡Comodín! es * con su letra.
cli-loom-hand-in = Entregar { $word } ({ $points })
cli-loom-hand-in-hint = Enter la entrega, y así queda · otra palabra u otras cartas la reemplazan
cli-loom-no-word-sure = Sin palabra son { $points } puntos. ¿No entregas ninguna?
cli-loom-if-it-is-a-word = Si es palabra
cli-loom-verdict-none = sin palabra
cli-loom-verdict-valid = { $word } es palabra: { $reading }.
cli-loom-verdict-voted = La mesa da { $word } por palabra.
cli-loom-verdict-invalid = { $word } no vale ({ $reason }): { $points } puntos.

# Jugadas por su nombre.
cli-loom-way-decks = { $vowels ->
    [one] 1 vocal
   *[other] { $vowels } vocales
 }, { $consonants ->
    [one] 1 consonante
   *[other] { $consonants } consonantes
 }
cli-loom-way-put-back = devolver { $card }
cli-loom-way-play = jugar { $card }
cli-loom-way-throw = descartar { $letters }
cli-loom-way-shield = mostrar ¡Escudo Total!
cli-loom-way-wait = no mostrar ¡Escudo Total!

cli-loom-help =
    Forma una palabra con al menos una carta del centro y al menos una tuya. Las
    cartas puntúan su valor; una palabra de un solo color se duplica. Una
    palabra que otra persona ya mostró en la baza vale −4.

    En cada baza quien dirige pone cinco cartas en el centro, y todos eligen
    tres letras, de las vocales o de las consonantes. De tres cartas de
    estrategia una vuelve al mazo, otra se juega, desde quien dirige hacia la
    derecha, y la otra se guarda. Luego todos forman una palabra en secreto.

      v  c  vcc     mazos: una vocal, una consonante, o varias de una vez
      2             una carta, o una opción de la lista, por su número
      Beto          un rival, por su número o su nombre
      una palabra   la escribe; se toman las cartas que más puntúan
      6 1 7 2       la escribe por los números de sus cartas; *e es el ¡Comodín!
      Enter         entrega o sigue
      -  o  p       no entrega ninguna palabra
      =             la mesa otra vez
      w             por qué: los últimos puntos y lo que dicen sus cláusulas
      h             una pista: las mejores jugadas y por qué (h experto: mejores)
      LOO-K7        lee una cláusula; cada carta de estrategia tiene la suya
      s             guardar       q   guardar y salir         ?   esta ayuda
