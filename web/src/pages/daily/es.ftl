# Las partidas del día.
page-daily-title = Los juegos del día
page-daily-lead = En la clasificación todos juegan el mismo reparto y con un solo intento. Se sortea cuando empieza el día, así que nadie puede conocerlo antes. Hasta que el día termine ves los puntos de los demás y nada más.
page-daily-guest = Sin cuenta juegas un reparto distinto, solo por gusto: tus puntos no entran en la clasificación. Con una cuenta cuentan desde mañana.
page-daily-new-account = Tu cuenta es de hoy, así que entras en la clasificación desde mañana. Hoy juegas un reparto distinto, solo por gusto: así nadie prueba antes el que cuenta.
page-daily-open-account = Crear una cuenta
page-daily-unranked = fuera de la clasificación
page-daily-lead-over = Este día terminó: sus partidas se pueden ver y su azar se puede comprobar.
page-daily-days = Días
page-daily-before = El día anterior
page-daily-after = El día siguiente
page-daily-ends = Hasta la medianoche en Greenwich:
page-daily-against-luis = en solitario contra Luis
page-daily-against-bot = contra un bot de nivel club
page-daily-played = { $count ->
    [0] nadie ha jugado todavía
    [one] ha jugado una persona
   *[other] han jugado { $count } personas
 }
page-daily-play = Jugar
page-daily-go-on = Seguir
page-daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
page-daily-points-word = { $points ->
    [one] punto
   *[other] puntos
 }
page-daily-place = puesto { $rank } de { $count }
page-daily-look-back = Repasar
page-daily-replay = Ver
page-daily-replay-of = Ver la partida de { $name }
page-daily-nobody = Nadie la ha terminado todavía. ¡Estrénala!
page-daily-nobody-ranked = Nadie de la clasificación la ha terminado todavía.
page-daily-nobody-then = Ese día nadie la terminó.
page-daily-more = Ver todo ({ $count })
page-daily-fewer = Ver menos
page-daily-still-played = Alguien la sigue jugando. Las partidas se podrán ver cuando termine la última.
page-daily-chance = Comprobar el azar
page-daily-chance-text = El compromiso fue público todo el día; la semilla le corresponde, y de ella sale todo lo que se sacó.
page-daily-seed = Semilla:
page-daily-commitment = Compromiso:
page-daily-streak = { $count ->
    [one] día seguido
   *[other] días seguidos
 }
page-daily-calendar = Los últimos catorce días
page-daily-done = una partida terminada
page-daily-not-done = ninguna partida terminada
page-daily-kept-here = Con una partida terminada al día la racha sigue. Se guarda en este navegador; con una cuenta, en todas partes.
page-daily-kept-account = Con una partida terminada al día la racha sigue, juegues en el dispositivo que juegues.
page-daily-card = Muestra tu resultado
