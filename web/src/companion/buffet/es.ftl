# Word Buffet en el compañero.
page-companion-buffet-timer-hourglass = Reloj de arena
page-companion-buffet-timer-search = Búsqueda, con 3, 2, 1
page-companion-buffet-took = Cada cual tomó { $ants } hormigas y { $special } especiales.
page-companion-buffet-part = { $part ->
    [foods] Comidas tocadas
    [nests] Nidos rivales
    [special] Especiales puestas
   *[left] Comunes que quedan
 }
page-companion-buffet-part-of = { $name }, { $part ->
    [foods] comidas tocadas
    [nests] nidos rivales
    [special] hormigas especiales puestas
   *[left] hormigas comunes que quedan
 }
page-companion-buffet-step = { $part ->
    [foods] Comida
    [nests] Nidos
    [special] Especiales
   *[left] Resto
 }
page-companion-buffet-rest = Lo demás es 0
page-companion-buffet-open = Aún falta algo por anotar.
page-companion-buffet-many-nests = { $rivals ->
    [one] Solo hay un nido rival.
   *[other] Solo hay { $rivals } nidos rivales.
 }
page-companion-buffet-many-special = Cada cual tiene solo { $ants } hormigas especiales.
page-companion-buffet-many-left = Cada cual tomó solo { $ants } hormigas comunes.
page-companion-buffet-special-first = Las especiales salen cuando ya no quedan comunes. ¿Es correcto?
