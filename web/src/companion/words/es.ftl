# ¿Es una palabra?
page-companion-words-game = Juego
page-companion-words-word = Palabra
page-companion-words-ask = ¿Es palabra?
page-companion-words-when = { $game ->
    [buffet] Pregunten cuando no estén de acuerdo: para la mayoría de las palabras basta la mesa.
    [golf] Pregunten al puntuar y solo entonces: mientras se escribe, nada avisa.
    [bisonte] Pregunten cuando alguien objete una palabra del tablero, y solo entonces.
   *[loom] Pregunten cuando todas las palabras estén a la vista y no estén de acuerdo con una.
 }
page-companion-words-first = Las palabras aún no están en este dispositivo; abajo se ve qué hay de ellas.
page-companion-words-valid = Vale en { $game }.
page-companion-words-not-valid = No vale en { $game }.
page-companion-words-known-as = En el diccionario: { $kinds }.
page-companion-words-kind-common = palabra común
page-companion-words-kind-verb-form = forma verbal
page-companion-words-kind-diminutive = diminutivo
page-companion-words-kind-augmentative = aumentativo
page-companion-words-kind-proper-name = nombre propio
page-companion-words-kind-person = nombre de persona
page-companion-words-kind-place = país o ciudad
page-companion-words-kind-acronym = sigla
page-companion-words-kind-loanword = extranjerismo
page-companion-words-kind-foreign = palabra extranjera
page-companion-words-kind-abbreviation = abreviatura
page-companion-words-kind-brand = marca
page-companion-words-kind-offensive = palabra ofensiva
page-companion-words-kind-known-acronym = sigla de uso extendido
page-companion-words-kind-enclitic = verbo con pronombre
page-companion-words-means = ¿Qué significa?
page-companion-words-in-english = En inglés:
page-companion-words-synonyms-alone = Solo se conocen sinónimos suyos, y aquí no se muestran otras palabras.
page-companion-words-no-meanings-here = Los significados no están en este dispositivo y no hay red para preguntar. Son una segunda descarga, más abajo.

# Lo que hay en este dispositivo.
page-companion-words-on-device = En este dispositivo
page-companion-words-share-words-es = Palabras en español
page-companion-words-share-words-en = Palabras en inglés
page-companion-words-share-meanings-es = Significados en español
page-companion-words-share-meanings-en = Significados en inglés
page-companion-words-here = { $what }: están aquí, con red o sin ella ({ $size }).
page-companion-words-here-now = { $what }: están aquí hasta que cierres esta página ({ $size }). { $why ->
    [no-room] En este dispositivo no queda lugar para guardar nada más.
   *[never] Este navegador no guarda nada por más tiempo.
 }
page-companion-words-newer = La casa tiene otra versión más nueva ({ $size }).
page-companion-words-coming = { $what }: en camino ({ $size })…
page-companion-words-offered = { $what }: aún no están aquí ({ $size }).
page-companion-words-none = { $what }: no están aquí.
page-companion-words-fetch = Descargar
page-companion-words-remove = Quitar
page-companion-words-trouble-words = { $why ->
    [damaged] Estas palabras llegaron dañadas o se dañaron aquí. Descárgalas otra vez.
    [offline] No hay red para traer estas palabras.
   *[away] La casa no respondió: estas palabras no se pudieron traer.
 }
page-companion-words-trouble-meanings = { $why ->
    [damaged] Estos significados llegaron dañados o se dañaron aquí. Descárgalos otra vez.
    [offline] No hay red para traer estos significados.
   *[away] La casa no respondió: estos significados no se pudieron traer.
 }
page-companion-words-licences = { $share ->
    [words] De quién son estas palabras
   *[meanings] De quién son estos significados
 }
page-companion-words-families = Cada fuente es un archivo aparte, con su propia licencia; solo se juntan en tu dispositivo.
