# El compañero en una mesa de madera.
page-companion-title = Compañero de mesa
page-companion-lead = Para el juego que está en tu mesa: lleva el tiempo y los puntos, hace las cuentas y busca palabras. Sin cuenta y sin red.
page-companion-ready = Todo está en este dispositivo: funciona sin red.
page-companion-ready-without-words = Las hojas, los relojes y las reglas están en este dispositivo y funcionan sin red. Las palabras son una descarga aparte: mira en «¿Es palabra?».
page-companion-getting-ready = Se está guardando para cuando no haya red…
page-companion-insecure = Sin https, esta página no puede abrirse sin red ni mantener la pantalla encendida; todo lo demás funciona.
page-companion-go-on = Seguir: { $game }, { $names }
page-companion-begin = Una partida nueva
page-companion-tools = A mano
page-companion-words = ¿Es palabra?
page-companion-words-why = Escríbela; responde el diccionario del juego.
page-companion-boards = Leer el tablero
page-companion-boards-why = Lo que Word Buffet o Bisonte aún ofrecían, y cuánto vale una jugada.
page-companion-records = Récords
page-companion-records-why = La mejor, la más larga, la más reñida y quién ganó más.
page-companion-rules-why = Cada cláusula, con dibujos; también sin red.
page-companion-print = Imprimir y jugar
page-companion-print-why = Tableros, cartas y fichas en papel, para recortar.
page-companion-back = Volver al compañero
page-companion-not-here = Esta parte aún no se ha abierto en este dispositivo. Vendrá cuando haya red.
page-companion-no-match = Esta partida no está en este navegador, o no se puede leer. Lo que hay aquí se queda como está.

# Preparar.
page-companion-people = ¿Quiénes juegan?
page-companion-people-why = En el orden en que se sientan, como las agujas del reloj. Arrastra a alguien a otro asiento.
page-companion-player = Jugador { $number }
page-companion-name-of = Nombre del jugador { $number }
page-companion-move = Mover a { $name }: arrastra, o flecha arriba y abajo
page-companion-moved = { $name }, asiento { $seat }.
page-companion-up = { $name }, un asiento más arriba
page-companion-remove = Sin { $name }
page-companion-add = Alguien más
page-companion-offered = Quienes jugaron antes
page-companion-forget-name = Olvidar a { $name }
page-companion-twins = Dos de ustedes se llaman igual; una letra más los distingue.
page-companion-youngest = ¿Quién es la persona más joven?
page-companion-youngest-leads = Dirige la primera baza.
page-companion-youngest-why = Para que decidan quién empieza, donde las reglas se lo dejan a ustedes.
page-companion-words-in-why = Para la consulta de palabras.
page-companion-begin-match = Empezar

# Relojes.
page-companion-timers = Tiempo
page-companion-heard = Con sonido
page-companion-silent = Sin sonido
page-companion-time-over = { $timer }: se acabó el tiempo.
page-companion-timer-big = { $timer }: verlo en grande
page-companion-timer-start = Empezar
page-companion-timer-pause = Pausa
page-companion-timer-go-on = Seguir
page-companion-timer-again = Otra vez
page-companion-timer-whole = Desde el principio
page-companion-timer-reset = { $timer }: desde el principio
page-companion-timer-less = { $timer }: menos tiempo
page-companion-timer-more = { $timer }: más tiempo
page-companion-timer-over = ¡Tiempo!
page-companion-timer-counting = Prepárense…
page-companion-timer-paused = En pausa
page-companion-clocks-start = Toca a quien empieza: corre su reloj.
page-companion-clocks-tap = Toca el reloj que corre cuando acabe el turno.
page-companion-clocks-halt = Parar todos los relojes
page-companion-clock-set = Poner el reloj de { $name }
page-companion-clock-minutes = Minutos que quedan
page-companion-clock-done = Ponerlo

# Una partida.
page-companion-totals = Totales
page-companion-undo = Retirar la última anotación
page-companion-redo = Anotarla de nuevo
page-companion-menu = Más
page-companion-rename = Cambiar nombres
page-companion-share = Compartir la partida
page-companion-delete = Borrar la partida
page-companion-deleted = Borrada. Debajo de tus partidas se puede recuperar.
page-companion-course = Cómo fue
page-companion-chart = Una línea por jugador: el total después de cada paso
page-companion-chart-table = Lo mismo como tabla
page-companion-step = Paso
page-companion-won = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
 }
page-companion-nobody-won = No gana nadie de la mesa
page-companion-tie-broken = Empate a puntos; decidió el desempate.
page-companion-see-ending = Ver cómo acabó
page-companion-so-far = Hasta ahora
page-companion-done = Listo
page-companion-is-kept = La partida queda guardada en este navegador. Cualquier anotación se puede corregir todavía.

# Lo guardado.
page-companion-kept = Tus partidas
page-companion-kept-none = Todavía ninguna. Cada partida se guarda aquí por sí sola, anotación por anotación.
page-companion-kept-all = { $count ->
    [one] Verla
   *[other] Ver las { $count }
 }
page-companion-unfinished = sigue
page-companion-delete-that = Borrar: { $match }
page-companion-gone = { $count ->
    [one] Una se borró hace poco
   *[other] { $count } se borraron hace poco
 }
page-companion-bring-back = Recuperarla
page-companion-gone-forget = Borrarlas del todo
page-companion-unreadable = { $count ->
    [one] Aquí hay una cosa más que no se puede leer. Se queda como está.
   *[other] Aquí hay { $count } cosas más que no se pueden leer. Se quedan como están.
 }
page-companion-full = En este navegador no cabe más: lo que escribas ahora se pierde al cerrar la página. Guárdalo como archivo o borra partidas viejas.
page-companion-forbidden = Este navegador no guarda nada: lo que escribas se pierde al cerrar la página. Guárdalo como archivo.
page-companion-transfer = A otro dispositivo
page-companion-transfer-why = Todas las partidas y los nombres están solo en este navegador. Un archivo los lleva consigo, o los pone a salvo.
page-companion-export = Guardar todo como archivo
page-companion-import = Abrir un archivo
page-companion-imported = { $added ->
    [0] No trae nada nuevo
    [one] Una partida es nueva
   *[other] { $added } partidas son nuevas
 }{ $renewed ->
    [0] .
    [one] , una se renovó.
   *[other] , { $renewed } se renovaron.
 }
page-companion-import-known = { $count ->
    [one] Una ya estaba aquí, igual o más nueva, y se queda.
   *[other] { $count } ya estaban aquí, iguales o más nuevas, y se quedan.
 }
page-companion-import-spoilt = { $count ->
    [one] Una partida del archivo no se puede leer y se dejó fuera.
   *[other] { $count } partidas del archivo no se pueden leer y se dejaron fuera.
 }
page-companion-import-left = { $count ->
    [one] Para una no hubo sitio en este navegador.
   *[other] Para { $count } no hubo sitio en este navegador.
 }
page-companion-import-too-big = Ese archivo pasa de 20 MB. No se cambió nada.
page-companion-import-too-many = Ese archivo tiene más de { $most } partidas: no caben en ningún navegador. No se cambió nada.
page-companion-import-not-ours = Ese no es un archivo del compañero, o está dañado. No se cambió nada.
page-companion-import-newer = Ese archivo viene de una Sobremesa más nueva que esta página. Vuelve a cargar la página e inténtalo otra vez; no se cambió nada.

# Récords.
page-companion-records-none = Los récords empiezan con la primera partida que se juega hasta el final.
page-companion-records-played = { $count ->
    [one] una partida
   *[other] { $count } partidas
 }
page-companion-record-best = Total más alto
page-companion-record-longest = Partida más larga, en bazas o turnos
page-companion-record-closest = Final más reñido, en puntos
page-companion-record-people = Cada quien
page-companion-record-name = Nombre
page-companion-record-wins = Ganadas
page-companion-record-matches = Jugadas
page-companion-record-most = Mejor
page-companion-record-mean = Media
