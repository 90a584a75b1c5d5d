# Por qué conviene una palabra, un uso de cartas o una compra en Word Golf: los consejos de los bots.
bot-golf-cup = Puntúan todos los espacios: hoyo en uno, y una copa.
bot-golf-dear = { $count ->
    [one] Usas una letra cara de los dados: { $letters }.
   *[other] Usas letras caras de los dados: { $letters }.
 }
bot-golf-double = { $count ->
    [one] La { $letters } cae en un doble y vale dos veces.
   *[other] { $letters } caen en dobles y valen dos veces.
 }
bot-golf-joker = { $count ->
    [one] Usa el comodín como { $letters }.
   *[other] Usa los comodines como { $letters }.
 }
bot-golf-card = Tu carta { $kind } hace puntuar la { $letter }.
bot-golf-keep = { $count ->
    [one] Te guardas la carta { $kinds } para otro hoyo.
   *[other] Te guardas las cartas { $kinds } para otros hoyos.
 }
bot-golf-obstacle = En esta línea ningún obstáculo te quita un punto.
bot-golf-length = { $letters } letras en { $spaces } espacios: cada espacio vacío costaría un punto.
bot-golf-empty = Sin palabra, la carta se queda en { $points }.
bot-golf-no-help = No gastas ni comodín ni carta.
bot-golf-shop = { $points ->
    [one] { $kinds }: un punto más o menos en lo que queda.
   *[other] { $kinds }: unos { $points } puntos en lo que queda.
 }
bot-golf-shop-nothing = No compras nada, y el dinero de esta ronda se pierde.
bot-golf-shop-coins = { $coins ->
    [one] Te cuesta una moneda que podrías guardar.
   *[other] Te cuesta { $coins } monedas que podrías guardar.
 }
bot-golf-no-word = { $word } no está en el diccionario: la carta cuenta como vacía.
bot-golf-misspelt = { $word } está mal escrita: las letras equivocadas no puntúan.
