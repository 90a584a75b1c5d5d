# Lo que hay en las hojas impresas además de los textos de los juegos.

print-page = Página { $page } de { $pages }
print-set = Reparto { $code } · español
print-ruler = 100 mm: si esta línea no los mide, imprime otra vez al 100 %, sin ajustar a la página.
print-ruler-folded = 100 mm
print-cover = Empieza aquí
print-contents = Qué contiene
print-pages = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
print-how = Cómo imprimir
print-step-size = Imprime al 100 % («tamaño real»), nunca ajustado a la página. Mide la línea al pie de una hoja: tiene 100 mm.
print-step-paper = Cartulina de 160 a 250 g/m² para lo que se recorta, papel corriente para las reglas y las hojas de puntos.
print-step-backs = Imprime todo por las dos caras, girando por el lado largo: cada reverso queda detrás de su anverso, y lo que no tiene lleva una página en blanco. O imprime por una cara, sin las páginas en blanco, y pon anverso y reverso en la misma funda.
print-step-cut = Corta con una regla de marca a marca. Los dibujos siguen 3 mm más allá del borde: un corte algo desviado no deja ver el blanco.
print-step-fold = Las reglas son una sola hoja, la última. Su segunda cara está cabeza abajo en el archivo: girada por el lado largo como las demás, queda bien, y la hoja se dobla por la mitad.
print-set-online = El mismo reparto se abre en línea: apunta con la cámara al código, o ve a { $address } y escríbelo.
print-set-camera = El mismo reparto se abre en línea: apunta con la cámara al código.
print-set-alone = Escribe este código en una mesa en línea y allí se reparte lo mismo.
print-set-other-box = Escribe este código donde se juegue con esta misma caja y allí se reparte lo mismo.

print-no-fonts = Faltan los tipos de letra para imprimir: construye antes el cliente web (make set-up-web).
print-no-such-letter = Los tipos de letra no tienen ningún signo para «{ $letter }».
print-no-room = Este texto no cabe en su pieza: { $words }

print-buffet-tiles = Losetas de letras
print-buffet-board = El tablero de este reparto
print-buffet-board-text = Nueve de las doce losetas, cada una con su comida donde aparece aquí y girada igual. Las figuras son los nidos de los jugadores. BUF-S1
print-buffet-board-online = Quien abra este reparto en línea encontrará el mismo tablero.
print-buffet-board-nests = Aquí están los nidos de cuatro. Entre dos quedan arriba y abajo; entre tres, arriba, a la derecha y abajo. BUF-S3
print-buffet-lenses = Lupas
print-buffet-lens-text = Recorta la ventana por su línea oscura, y el marco. Pega detrás celofán rojo, hasta la línea de rayas. ¿Se ven pálidas las letras o aún hay manchas rojas? Pon dos capas.
print-buffet-chart-page = Orden, nidos y marcadores
print-buffet-chart = Orden de turno
print-buffet-chart-text = Letras anunciadas; primero el hueco libre de más a la izquierda. En 12+ va antes la palabra más larga. Sin palabra, a la fila 1. BUF-7, BUF-10
print-buffet-ants = Hormigas
print-buffet-pad = Word Buffet
print-buffet-foods = Comidas tocadas: puntos
    { $points }
print-buffet-nests = Nidos rivales, { $points } cada uno
print-buffet-special = Hormigas especiales en el tablero, { $points } cada una
print-buffet-left = Hormigas comunes que sobran, −1 por cada { $ants } completas

print-bisonte-board = Tablero
print-bisonte-board-text = Recorta las cuatro hojas de marca a marca. Las marcas rojas muestran dónde queda el borde de la hoja siguiente: pon pegamento en los { $overlap } mm que siguen y coloca encima esa hoja.
print-bisonte-glue = pegamento
print-bisonte-word = PALABRA
print-bisonte-letter = LETRA
print-bisonte-tiles = Fichas
print-bisonte-racks = Atriles
print-bisonte-rack-fold = Dobla por las líneas de rayas: el borde hacia arriba, la cara hacia atrás, el resto hacia abajo y adelante. Pega este extremo debajo de la repisa, hasta la línea de puntos.
print-bisonte-pad = Bisonte · { $points } más por { $tiles } fichas en una jugada
print-bisonte-turn = Turno { $turn }
print-bisonte-rack-left = Atril al final

print-golf-holes = Cartas de hoyo
print-golf-hole-backs = Reversos de las cartas de hoyo
print-golf-par = Par { $par }
print-golf-hole = Hoyo { $hole }
print-golf-wildcards = Cartas comodín
print-golf-wildcard-backs = Reversos de las cartas comodín
print-golf-wildcard = Carta comodín
print-golf-wildcard-text = En lugar de una letra que ningún dado muestra, en un solo espacio.
print-golf-dice = Dados para plegar, y monedas
print-golf-die = Dado { $die }
print-golf-dice-how = Recorta los dados, marca y dobla por las líneas de rayas y pega las pestañas por dentro; recorta las monedas.
print-golf-stickers-how = Imprime en papel adhesivo: cada fila es un dado, sus letras con sus valores y su número en una esquina.
print-golf-stickers = Adhesivos para dados lisos de 16 mm
print-golf-pad = Nueve hoyos
print-golf-row = Hoyo { $hole } · par { $par }
print-golf-cups = Copas, 1 punto cada una
print-golf-luis = Luis
print-golf-deal = Qué cartas recibe cada quien
print-golf-deal-text = Para el reparto de este código, da a cada quien las cartas de una columna; para repartir al azar, baraja las cartas de cada hoyo. El círculo de la hoja de puntos se marca por una moneda.

print-rules = Reglas
print-house-rules = Reglas de la casa
print-blank = Reversos en blanco
print-pad = Hoja de puntos
print-total = Total

print-loom-cards = Cartas de letra y de estrategia
print-loom-backs = Reversos de las cartas
print-loom-pad = Bazas
print-loom-round = Baza { $round }
print-loom-tie = Desempate
