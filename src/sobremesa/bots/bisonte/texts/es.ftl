# Por qué un bot, una pista o el entrenador prefieren un turno del Bisonte.
bot-bisonte-points = { $points ->
    [one] { $word } se lleva 1 punto.
   *[other] { $word } se lleva { $points } puntos.
 }
bot-bisonte-seven = Las siete fichas de una vez: 50 puntos más.
bot-bisonte-treble-word = Una casilla roja triplica { $word }.
bot-bisonte-double-word = Una casilla rosa duplica { $word }.
bot-bisonte-first-word = Con el tablero vacío, { $word } vale el doble.
bot-bisonte-treble-letter = La { $letter } cae donde una letra vale el triple.
bot-bisonte-double-letter = La { $letter } cae donde una letra vale el doble.
bot-bisonte-crossing = { $count ->
    [one] De paso puntúa { $words }.
   *[other] De paso puntúan { $count } palabras más: { $words }.
 }
bot-bisonte-out = Te quedas sin fichas, y los atriles ajenos te dan { $points } puntos.
bot-bisonte-end-ahead = Contado hasta el final, desde aquí ganas { $points } puntos más que tu rival.
bot-bisonte-end-behind = Contado hasta el final, desde aquí tu rival gana { $points } puntos más que tú.
bot-bisonte-keeps-bisonte = Te guardas el Bisonte para una palabra mayor.
bot-bisonte-keeps = Te deja { $tiles }: buena compañía para luego.
bot-bisonte-leaves = Te deja { $tiles }: ni buena ni mala compañía.
bot-bisonte-left-with = Pero te deja { $tiles }, difíciles de colocar.
bot-bisonte-opens = Pero abre el tablero: unos { $points } puntos más para quien viene detrás.
bot-bisonte-closes = Cierra un buen sitio: unos { $points } puntos menos para quien viene detrás.
bot-bisonte-exchange-keep = Quédate con { $tiles } y cambia lo demás.
bot-bisonte-exchange-all = Cámbialo todo: en tu atril no hay nada que merezca la pena guardar.
bot-bisonte-exchange-no-word = Con lo que tienes no sale ninguna palabra.
bot-bisonte-exchange-instead = Tu mejor palabra no pasa de { $points }; unas fichas mejores valen más.
bot-bisonte-exchange-in-vain = Pero tu mejor palabra se lleva { $points }, y eso vale más que unas fichas nuevas.
bot-bisonte-pass = No puedes poner nada ni hay nada que cambiar.
bot-bisonte-pass-in-vain = Pasar no da nada, y algo se podía hacer.
bot-bisonte-wrong-word = { $word } no está en el diccionario: una objeción desharía la jugada.
bot-bisonte-object = { $word } no me suena; si no vale, tu rival pierde { $points } puntos.
bot-bisonte-object-risky = Pero si vale pierdes un turno, y eso pesa más.
bot-bisonte-object-in-vain = Conozco sus palabras: objetar te costaría un turno.
bot-bisonte-let-stand = Conozco sus palabras.
bot-bisonte-let-doubtful-stand = Puede que { $word } no valga, pero arriesgar un turno por ella es demasiado.
bot-bisonte-let-wrong-stand = { $word } no me suena, y dejarías que contara.
