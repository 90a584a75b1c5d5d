# Por qué es buena una jugada en Word Buffet: los consejos de los bots.
bot-buffet-food = { $foods ->
    [one] Tocas una comida nueva.
   *[other] Tocas { $foods } comidas nuevas.
 } Al final son { $points } más para ti.
bot-buffet-nest = { $nests ->
    [one] Llegas a un nido rival: 3 puntos.
   *[other] Llegas a { $nests } nidos rivales: 3 puntos por cada uno.
 }
bot-buffet-special = { $ants ->
    [one] Pones una hormiga especial: un punto, y la ronda es la última.
   *[other] Pones { $ants } hormigas especiales: un punto por cada una, y la ronda es la última.
 }
bot-buffet-denial = { $foods ->
    [one] Ocupas la última letra libre junto a una comida, y así un rival ya no llega.
   *[other] Le cierras { $foods } comidas a un rival.
 }
bot-buffet-long = { $letters } letras: marcas pronto, y tu pila baja antes que la suya.
bot-buffet-near = { $ants ->
    [one] La siguiente comida te queda a una hormiga.
   *[other] La siguiente comida te queda a { $ants } hormigas.
 }
bot-buffet-room = { $ants ->
    [one] Una hormiga más en el tablero, y más letras por las que empezar.
   *[other] { $ants } hormigas más en el tablero, y más letras por las que empezar.
 }
bot-buffet-row-one-food = Desde la fila 1 tu única hormiga toca una comida: { $points } más al final, por una sola hormiga.
bot-buffet-row-one = Desde la fila 1 pones una sola hormiga, y la siguiente comida te queda a { $ants ->
    [one] una hormiga.
   *[other] { $ants } hormigas.
 }
bot-buffet-row-one-alone = En la fila 1 pones como mucho una hormiga.
bot-buffet-no-word = { $word } no está en el diccionario, y acabas en la fila 1.
