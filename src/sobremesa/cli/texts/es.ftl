# La terminal.

# Personas y bots.
cli-you = Tú
cli-player = Asiento { $number }
cli-bot-child = Peque
cli-bot-casual = Casual
cli-bot-club = Club
cli-bot-expert = Experto
cli-ask-name = ¿Quién juega con { $shape }? Un nombre, o Enter para ninguno
cli-ask-youngest = ¿Quién es más joven?
cli-youngest-hint = { $names } · pulsa Enter para elegir al azar
cli-unknown-youngest = Aquí nadie se llama «{ $given }». Juegan: { $names }.
cli-thinking = { $count ->
    [one] { $names } piensa…
   *[other] { $names } piensan…
 }

# Sí o no.
cli-yes-no = 1 sí · 2 no
cli-yes-no-again = Escribe 1 para sí o 2 para no.

# Veredictos.
cli-meaning-gloss = { $lemma }: { $sense }
cli-meaning-synonyms = { $lemma }: como { $sense }
cli-meaning-english-gloss = { $lemma } (en inglés): { $sense }
cli-vote-opened = { $word } se somete a votación ({ $reason }).
cli-vote = { $voter }, ¿es { $word } una palabra?
cli-vote-yes = { $who ->
    [you] dices que
   *[other] dice que
 } sí
cli-vote-no = { $who ->
    [you] dices que
   *[other] dice que
 } no

# Puntos.
cli-score = Puntos
cli-total-column = Total
cli-nothing-scored = Todavía no se ha puntuado nada.
cli-go-on = Enter sigue · w por qué
cli-coach-offer = Qué se podía haber jugado: sobremesa coach { $match }
cli-seed = La semilla de esta partida era { $seed }; con ella se comprueba que cada reparto y cada tirada fueron limpios.
cli-seed-check = El programa lo hace por ti: sobremesa verify { $match }

# Pasar, guardar, salir.
cli-hand-over = Pasa el teclado a { $name }, y luego Enter
cli-saved = Guardada en { $file }
cli-left = La partida queda guardada. Sigue con: sobremesa play { $game } --resume { $match }
cli-no-terminal = No hay terminal en la que jugar, así que aquí va { $bots ->
    [one] la partida de un bot contra Luis
   *[other] una partida de bots
 }.
cli-other-words = Esta partida empezó con otra lista de palabras; sigue con la que está instalada.

# Lo que no se puede.
cli-bad-edition = Esta edición no se puede usar: { $problem }
cli-bad-house = Las palabras de la casa no se pueden usar: { $reason }
cli-edition-gone = La edición «{ $file }» de esta partida no se puede usar: { $reason } Indícala con --edition.
cli-other-edition = Esta partida se juega con la edición «{ $file }»: indica su nombre o su archivo con --edition.
cli-changed-edition = La edición «{ $file }» no es la que era al empezar esta partida: indícala tal como era con --edition.
cli-house-gone = Las palabras de la casa de esta partida no se pueden usar: { $reason } Indícalas con --house.
cli-other-house = Las palabras de la casa no son las del comienzo de esta partida: indica aquel archivo con --house.
cli-changed-words = Las palabras de la casa que guarda esta partida no son las del comienzo.
cli-no-house = Esta partida empezó sin palabras de la casa: síguela sin --house.
cli-clock-shared = Con reloj cada persona necesita su teclado, y aquí { $people } comparten uno.
cli-bad-lexicon = El diccionario no se puede leer; «sobremesa words build» lo rehace. { $problem }
cli-no-lexicon = Los diccionarios aún no están hechos: ejecuta primero «sobremesa words build».
cli-quiet-alone = «--quiet» solo dice algo junto a --actions.
cli-bad-option = «{ $given }» no es una opción; escribe NOMBRE=VALOR.
cli-bad-seed = Una semilla son de 1 a 64 cifras del 0 al 9 y de la a a la f.
cli-no-person = Con { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
 } y { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } no queda nadie para jugar.
cli-more-names = Son { $names } nombres para { $people ->
    [one] 1 persona
   *[other] { $people } personas
 }.
cli-cannot-read = { $file } no se puede leer: { $reason }.
cli-no-such-file = no existe
cli-not-allowed = no hay permiso
cli-is-a-folder = es una carpeta
cli-not-a-folder = una parte del camino no es una carpeta
cli-no-space = no queda espacio en el disco
cli-cannot-write = La partida no se puede guardar en { $file }: { $reason }.
cli-file-exists = { $file } ya existe: síguela con --resume, o elige otro nombre.
cli-other-window = Otra ventana siguió con esta partida: aquí no se guarda nada más, para que nada se pierda.
cli-damaged = Esta partida guardada está dañada.
cli-nameless-file = El nombre de este archivo no es texto, y con él la partida no se puede guardar: { $file }
cli-no-clause = No hay ninguna cláusula { $clause }.
cli-no-last-match = No hay una última partida con la que seguir.

# Si el azar fue limpio.
cli-fair = El azar fue limpio: la semilla es la comprometida al principio, y de ella { $draws ->
    [one] sale el único reparto
   *[other] salen los { $draws } repartos y tiradas
 }.
cli-fair-shared = { $people ->
    [0] El secreto del servidor es el que comprometió; nadie más aportó nada a la semilla.
    [one] La semilla sale del secreto del servidor y del número que aportó el dispositivo de un jugador, comprometidos de antemano.
   *[other] La semilla sale del secreto del servidor y de los números que aportaron los dispositivos de { $people } jugadores, comprometidos de antemano.
}
cli-fair-kept = Todo es como se guardó.
cli-no-commitment = un compromiso son { $digits } cifras y letras de la a a la f
cli-unfair = Línea { $line }: { $fault }

# Jugar por un archivo.
cli-script-line = { $file }, línea { $line }: { $problem }
cli-script-shape = Una línea lleva seat y action, y si hace falta at; o bien solo tick.
cli-script-no-action = Este juego no tiene la acción «{ $type }». Existen: { $known }.
cli-script-backwards = El tiempo no vuelve atrás: ya son { $now } milisegundos.
cli-script-no-text = { $file } no es un archivo de texto.
cli-waits-for = La partida espera a { $names }.
cli-waits-for-time = La partida espera hasta el milisegundo { $at }.

# Mirar atrás.
cli-step = Paso { $number } de { $count }
cli-replay-keys = Enter o n adelante · p atrás · un número salta a ese paso · w por qué · = la mesa · q salir
cli-replay-again = Un número del 1 al { $count }, Enter, p o q.
cli-replay-over = terminada
cli-replay-unfinished = sin terminar
cli-replay-secret = Esta partida no ha terminado: hasta entonces solo se ve lo que ven todos.
cli-replay-both = «--seat» y «--open» no van juntas: con --open se ve todo.

# Pistas.
cli-hints = Pistas ({ $level })
cli-hints-type = escribe: { $typed }
cli-hints-none = Ahora mismo no hay nada que aconsejarte.
cli-hints-aside = En esta pregunta no hay nada que aconsejarte: respóndela y vuelve a pedir la pista.
cli-hints-key = { $key } pista
cli-hints-off = Esta partida se juega sin pistas.
cli-hints-open = Esta pregunta la ve toda la mesa, así que aquí no hay pista.
cli-move-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cli-way-yes = sí
cli-way-no = no

# El entrenador.
cli-coach = Entrenador
cli-coach-other-words = Esta partida se jugó con otra lista de palabras; el entrenador mira la que está instalada.
cli-coach-puzzled = El entrenador no puede juzgar esta partida: alguien ha cambiado el archivo o el entrenador se equivoca ({ $reason }).
cli-coach-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 }
cli-coach-lost = puntos perdidos: { $points }
cli-coach-share = { $percent } % de las mejores palabras
cli-coach-worst = turno más caro: { $number }
cli-coach-level-given = vocabulario: { $level }
cli-coach-level-words = vocabulario según tus palabras: { $level }
cli-coach-level-few-words = vocabulario: { $level } (hay muy pocas palabras para saberlo)
cli-coach-best = lo mejor que había
cli-coach-better = mejor:
cli-coach-known = con tus palabras:
cli-coach-remember = Palabras que sabías y se te escaparon
cli-coach-learn = Palabras para aprender

# serve
cli-serve-here = En este equipo: { $address }
cli-serve-room = Alrededor de la mesa: { $address }
cli-serve-stop = Ctrl+C cierra la casa; todas las mesas se conservan.
cli-serve-no-port = Nadie puede escuchar en { $host }, puerto { $port }: { $problem }.

# La base de datos.
cli-backup-done = { $file } guarda { $rows ->
    [one] 1 paso
   *[other] { $rows } pasos
 } de { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
 }.
cli-restore-done = { $place } tiene ahora { $rows ->
    [one] 1 paso
   *[other] { $rows } pasos
 } de { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
 }.
cli-store-no-address = «{ $place }» no es la dirección de una base de datos. Valen: sqlite:///ARCHIVO, un archivo o postgresql://…
cli-store-not-ours = { $place } no es una base de datos de Sobremesa.
cli-store-damaged = { $place } está dañada.
cli-store-newer = { $place } es de una versión más nueva de Sobremesa: instala esa.
cli-store-refused = { $place } no se puede usar: { $reason }
cli-store-unavailable = No se llega a la base de datos: { $reason }
cli-backup-none = { $place } no es una copia de seguridad, o está dañada: no se ha restaurado nada.
cli-backup-in-use = En { $place } ya hay algo, y nada se sobrescribe.
cli-backup-memory = Lo que solo está en la memoria termina con su proceso: no tiene copia de seguridad.
cli-backup-unfaithful = { $place } no es lo que debería, así que no se ha guardado nada: { $reason }

cli-printed = { $file } tiene { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
 }. Imprime al 100 %, por las dos caras, girando por el lado largo.
cli-print-no-sets = { $game } no se reparte con un código: quita { $option }.
cli-print-rules-alone = Las reglas solas son las mismas en cada impresión: quita { $option }.
cli-print-other-box = Las casas reparten con la caja del idioma, y esta es otra: quita --house.
cli-print-plain = Solo Word Buffet tiene letras bajo el ruido rojo: quita --plain.
cli-print-house = «{ $house }» no es la dirección de una casa: escribe https://… o http://…
cli-print-unwritten = { $file } no se puede escribir: { $reason }.
