# Lo que dicen los bots, las pistas y el entrenador en todos los juegos.

bot-coach-unfinished = Esta partida no ha terminado: el entrenador mira partidas terminadas.
