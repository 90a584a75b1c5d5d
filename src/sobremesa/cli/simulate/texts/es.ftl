# Muchas partidas de bots.

cli-simulate-playing = Partidas
cli-simulate-uneven = Con --swap cada reparto se juega desde los { $seats } asientos: el número de partidas tiene que ser múltiplo de { $seats }.
cli-simulate-broken = Un proceso terminó antes de tiempo; quizá no quedaba memoria. Prueba con menos --workers.

# Una partida.
cli-simulate-rounds = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
 }
cli-simulate-loom-rounds = { $count ->
    [1] 1 baza
   *[other] { $count } bazas
 }
cli-simulate-turns = { $count ->
    [1] 1 turno
   *[other] { $count } turnos
 }
cli-simulate-words = { $count ->
    [1] 1 palabra
   *[other] { $count } palabras
 }
cli-simulate-refused = Las reglas no admiten la jugada de { $name } ({ $clause }): { $action }
cli-simulate-error = La partida no pudo seguir: { $problem }

# Todas juntas.
cli-simulate-level = Nivel
cli-simulate-seat = Asiento
cli-simulate-wins = Victorias (95 %)
cli-simulate-alone = Ganadas
cli-simulate-shared = Compartidas
cli-simulate-points = Puntos
cli-simulate-words-column = Palabras
cli-simulate-length = Una partida: { $turns }, { $words } palabras, { $minutes } minutos de juego.
cli-simulate-undecided = { $count ->
    [1] 1 partida quedó sin un único ganador: una victoria compartida se reparte.
   *[other] { $count } partidas quedaron sin un único ganador: una victoria compartida se reparte.
 }
cli-simulate-longest = La palabra más larga: { $word }
cli-simulate-best = La palabra que más puntuó: { $word }
cli-simulate-abandoned = { $count ->
    [1] 1 partida se abandonó.
   *[other] { $count } partidas se abandonaron.
 }
cli-simulate-speed = { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
 }, { $rate } por segundo.
