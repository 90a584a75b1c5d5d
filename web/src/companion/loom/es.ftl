# The Letter Loom en el compañero.
page-companion-loom-end = La partida termina
page-companion-loom-end-rounds = tras un número de bazas
page-companion-loom-end-target = al alcanzar un puntaje
page-companion-loom-rounds = Bazas
page-companion-loom-target = Puntaje por alcanzar
page-companion-loom-finish-round = Terminar la baza en que se alcanza el puntaje
page-companion-loom-repeated = Una palabra repetida
page-companion-loom-repeated-flat = da −4
page-companion-loom-repeated-less-4 = cuenta, menos 4
page-companion-loom-repeated-maker = cuenta, menos 4 por cada persona que la mostró antes
page-companion-loom-blast-needs-word = ¡Explosión de puntos! solo con palabra válida
page-companion-loom-timer-strategy = Estrategia
page-companion-loom-timer-creation = Creación

page-companion-loom-round = Baza
page-companion-loom-leads = Dirige { $name }
page-companion-loom-cell = { $name }, baza { $round }
page-companion-loom-cell-tie = { $name }, desempate
page-companion-loom-tie = Desempate
page-companion-loom-tied = Hay empate en cabeza: quienes empatan juegan una baza más sin cartas de estrategia, y la dirige { $name }.
page-companion-loom-ends-rounds = { $rounds ->
    [one] Una baza; gana el total más alto.
   *[other] { $rounds } bazas; gana el total más alto.
 }
page-companion-loom-ends-target = Gana al momento quien llega primero a { $target }, en el orden en que se muestran las palabras.
page-companion-loom-ends-target-round = La baza en que alguien llega a { $target } es la última; gana el total más alto.

page-companion-loom-by-cards = Contar las cartas
page-companion-loom-letters = Letras o valores de las cartas
page-companion-loom-letters-hint = CASA, o 4 2 4 2; un * es un ¡Comodín!
page-companion-loom-no-card = No hay carta para { $letters }.
page-companion-loom-cards = Cartas de la palabra
page-companion-loom-cards-hint = Toca una carta para decir su color o que es el ¡Comodín!
page-companion-loom-card = { $letter }, vale { $value }, { $colour ->
    [orange] naranja
    [green] verde
    [black] negra
    [yellow] amarilla
    [wild] ¡Comodín!
   *[unknown] sin color
 }
page-companion-loom-colour = { $colour ->
    [orange] Naranja
    [green] Verde
    [black] Negra
    [yellow] Amarilla
    [wild] ¡Comodín!
   *[unknown] Sin color
 }
page-companion-loom-one-colour = Todas las cartas son de un color: ×2
page-companion-loom-boost = ¡Subidón Total!: +4
page-companion-loom-not-valid = No es una palabra válida
page-companion-loom-blasts = ¡Explosión de puntos!: −4 cada una
page-companion-loom-earlier = Cuántas personas la mostraron antes
page-companion-loom-odd = Todas las cartas valen un número par, así que ningún resultado es impar. ¿Es correcto?

page-companion-loom-line-round = baza { $round }
page-companion-loom-line-typed = tal como se anotó
page-companion-loom-line-letter = { $letter }
page-companion-loom-line-value = una carta
