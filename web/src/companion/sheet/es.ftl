# Lo que tienen las hojas de todos los juegos.
page-companion-sheet = Hoja de puntos
page-companion-total = Total
page-companion-total-of = { $name }: total
page-companion-cell = { $doubtful ->
    [yes] { $label }: { $points }{ $notes }, por revisar. Cambiar
   *[no] { $label }: { $points }{ $notes }. Cambiar
 }
page-companion-cell-empty = { $label }: anotar
page-companion-less = { $label }: menos
page-companion-more = { $label }: más
page-companion-turn-sign = { $label }: más o menos
page-companion-range = Solo números enteros de { $least } a { $most }.
page-companion-how = Cómo se anota
page-companion-by-points = Puntos
page-companion-points-of-round = Puntos de esta baza
page-companion-points = { $points ->
    [1] punto
   *[other] puntos
 }
page-companion-why = De dónde sale { $points }
page-companion-erase = Borrar
page-companion-write = Anotar
page-companion-write-and-next = Anotar; sigue { $name }
page-keys-sheet = Flechas · de lugar en lugar por la hoja
    Intro · abre un lugar, y lo anota
    Ctrl+Z · deshace la última anotación
    Ctrl+Y · la vuelve a hacer
