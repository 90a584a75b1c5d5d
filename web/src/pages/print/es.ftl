# Imprimir y jugar.
page-print-title = Imprimir y jugar
page-print-lead = Un juego entero en tu impresora: recórtalo y juega en una mesa de madera.
page-print-game = Qué juego
page-print-language = Idioma
page-print-language-why = De letras, cartas y reglas.
page-print-paper = Papel
page-print-paper-why = El que hay en tu impresora.
page-print-paper-a4 = A4
page-print-paper-letter = Carta (Letter)
page-print-leaflet = Reglas
page-print-leaflet-why = Un folleto de cuatro páginas en una hoja, para doblar.
page-print-leaflet-with = con las reglas
page-print-leaflet-without = solo las piezas
page-print-leaflet-only = solo las reglas
page-print-players = Jugadores
page-print-whole-box = la caja entera
page-print-players-why = Para menos, hay menos que recortar.
page-print-player-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
page-print-plain = Letras a la vista
page-print-plain-why = Sin ruido rojo: no hace falta filtro, pero todos leen el tablero sin lupa.
page-print-set = Reparto
page-print-set-why-buffet = Su código dice qué losetas van dónde. El mismo tablero se abre en línea.
page-print-set-why-golf = Su código dice qué cartas de hoyo recibe cada quien. Las mismas se abren en línea.
page-print-fresh = Otro
page-print-inside = Qué contiene
page-print-counting = Contando las páginas…
page-print-uncounted = Ahora no se puede decir cuántas páginas tiene.
page-print-no-house = Para imprimir hace falta la casa, y ahora no hay conexión con ella. La página sigue sola cuando la haya.
page-print-pages = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
page-print-how = Cómo imprimirlo
page-print-how-size = Al 100 % («tamaño real»), nunca ajustado a la página. La línea al pie de cada hoja mide 100 mm: compruébalo.
page-print-how-card = En cartulina de 160 a 250 g/m² lo que se recorta; las reglas y las hojas de puntos, en papel normal.
page-print-how-backs = Por las dos caras, girando por el lado largo; o imprime los reversos aparte y mete anverso y reverso en una misma funda.
page-print-how-cut = Corta con regla, de marca a marca. El dibujo sigue 3 mm más, así que no queda nada blanco.
page-print-how-foil = Pon en el marco de la lupa una lámina roja transparente: sirve la de una carpeta o un caramelo. Oculta el ruido rojo, y las letras aparecen.
page-print-how-rules = Las reglas son la última hoja: en papel normal, por las dos caras como el resto, y doblada por la mitad. Su segunda cara está cabeza abajo en el archivo, y queda bien en el papel.
page-print-download = { $pages ->
    [one] Descargar el PDF (1 página)
   *[other] Descargar el PDF ({ $pages } páginas)
}
page-print-download-plain = Descargar el PDF
page-print-making = Preparando las hojas…
page-print-done = El PDF está listo.
page-print-online = Lleva impresos el código y un QR que abre aquí el mismo reparto.
page-print-local = Esta página está abierta en { $host }, donde ningún otro dispositivo la encuentra: se imprime solo el código. Para llevar un QR, ábrela con la dirección que usan los demás.
page-print-online-try = Probarlo en línea
