# El telar de letras en el compañero.
page-companion-loom-end = La partida termina
page-companion-loom-end-rounds = tras un número de bazas
page-companion-loom-end-target = al alcanzar un puntaje
page-companion-loom-rounds = Bazas
page-companion-loom-target = Puntaje por alcanzar
page-companion-loom-repeated = Una palabra que ya se mostró
page-companion-loom-repeated-each = cuesta 4 por cada jugador que la mostró
page-companion-loom-repeated-flat = da −4, valga lo que valga
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
page-companion-loom-ends-target = La baza en que alguien llega a { $target } es la última; gana el total más alto.

page-companion-loom-by-cards = Contar las cartas
page-companion-loom-letters = Letras o valores de las cartas
page-companion-loom-letters-hint = CASA, o 4 2 4 2; un * es una Letra libre.
page-companion-loom-no-card = No hay carta para { $letters }.
page-companion-loom-cards = Cartas de la palabra
page-companion-loom-cards-hint = Toca una carta para decir su color o que es la Letra libre.
page-companion-loom-card = { $letter }, vale { $value }, { $colour ->
    [orange] naranja
    [green] verde
    [black] negra
    [yellow] amarilla
    [wild] Letra libre
   *[unknown] sin color
 }
page-companion-loom-colour = { $colour ->
    [orange] Naranja
    [green] Verde
    [black] Negra
    [yellow] Amarilla
    [wild] Letra libre
   *[unknown] Sin color
 }
page-companion-loom-one-colour = Todas las cartas son de un color: ×2
page-companion-loom-boost = Impulso: +4
page-companion-loom-not-valid = No es una palabra válida: 0
page-companion-loom-blasts = Rayos recibidos: −4 cada uno
page-companion-loom-earlier = Cuántos la mostraron antes: −4 cada uno
page-companion-loom-odd = Todas las cartas valen un número par, así que ningún resultado es impar. ¿Es correcto?

page-companion-loom-line-round = baza { $round }
page-companion-loom-line-typed = tal como se anotó
page-companion-loom-line-letter = { $letter }
page-companion-loom-line-value = una carta
