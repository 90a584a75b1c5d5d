# Las órdenes sobre palabras.

words-written = en el diccionario: { $forms }
words-nearest = cerca: { $words }
words-in-english = (en inglés)
words-bad-pattern = Un patrón son letras, y { $mark } o { $point } por una letra cualquiera.
words-bad-lengths = No hay palabras de { $shortest } letras o más y de { $longest } o menos.
words-found = { $shown } de { $found } encontradas.

# Por qué vale o no una palabra.
words-reason-valid = válida
words-reason-house-accepted = válida: está en la lista de la casa
words-reason-house-refused = rechazada por la lista de la casa
words-reason-not-a-word = no está escrita con letras del idioma
words-reason-too-short = una sola letra
words-reason-not-in-dictionary = no está en el diccionario
words-reason-enclitic = un verbo con pronombre pegado
words-reason-diminutive = un diminutivo que el diccionario no recoge
words-reason-augmentative = un aumentativo que el diccionario no recoge
words-reason-brand = una marca
words-reason-acronym = una sigla
words-reason-proper-name = un nombre propio
words-reason-abbreviation = una abreviatura
words-reason-foreign = una palabra extranjera
words-reason-offensive = una palabra ofensiva

# Qué hay en un diccionario.
words-language-es = Español
words-language-en = Inglés
words-info-title = { $language }: { $words } palabras
words-info-digest = huella { $digest }
words-info-folder = carpeta { $folder }
words-number = { $number }
words-category = Categoría
words-count = Palabras
words-family = Familia
words-licence = Licencia
words-sources = Fuentes
words-category-common = común
words-category-verb-form = forma verbal
words-category-diminutive = diminutivo
words-category-augmentative = aumentativo
words-category-proper-name = nombre propio
words-category-person = persona
words-category-place = país o ciudad
words-category-acronym = sigla
words-category-loanword = extranjerismo
words-category-foreign = extranjera
words-category-abbreviation = abreviatura
words-category-brand = marca
words-category-offensive = ofensiva
words-category-known-acronym = sigla de uso extendido
words-category-enclitic = verbo con pronombre

# Construir.
words-build-there = Los diccionarios están listos: { $folder }
words-build-first = Los diccionarios aún no están. Primero se descargan (unos 180 MB) y se crean; tarda unos minutos y solo ocurre una vez.
words-build-then = Sin diccionarios no se puede jugar. Cuando esté arreglado, vuelve a empezar; «sobremesa words build» solo crea los diccionarios.
words-build-no-room = Los diccionarios no se pueden escribir en { $folder }: { $reason }.
words-build-done = Los diccionarios ya están hechos: { $folder }
words-build-pocket = Se preparan las palabras que guarda el navegador
words-build-fetch = Fuentes
words-step-fetch = revisando
words-step-frequencies = frecuencias
words-step-dictionary = diccionario
words-step-spelling = ortografía
words-step-wordnet = significados
words-step-names = nombres
words-step-rules = reglas
words-step-files = archivos
