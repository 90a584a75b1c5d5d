# Repasar una partida.
page-replay-any = Una partida
page-replay-title = { $game }: la partida otra vez
page-replay-lasted = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }
page-replay-slider = Paso
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-speed = Velocidad
page-replay-speed-slow = despacio
page-replay-speed-normal = a paso normal
page-replay-speed-quick = deprisa
page-replay-nothing = De este paso no hay nada que contar.
page-replay-seat = Mirar desde
page-replay-everybody = fuera, como lo ven todos
page-replay-link = Enlace a este paso
page-replay-copy = Copiar enlace
page-replay-secret = Es una partida del día. Hasta que el día termine, solo tú puedes verla, y desde tu asiento.
page-replay-coach = El entrenador
page-replay-coach-text = ¿Qué palabras se escaparon, turno por turno? Pregunta por alguien:
page-replay-to-table = A la mesa
