# A qué dice que no una mesa, y cómo termina una partida que no se juega hasta el final.
tab-1-not-host = Eso solo lo puede hacer quien lleva la mesa.
tab-1-kicked = Quien lleva la mesa te ha pedido que la dejes.
tab-1-seat-taken = El asiento { $seat } está ocupado.
tab-1-sitting = Ya tienes el asiento { $seat }. Si prefieres otro, di cuál.
tab-1-seat-free = En el asiento { $seat } no hay nadie.
tab-1-nobody-there = En el asiento { $seat } no hay nadie que pueda llevar la mesa.
tab-1-kick-oneself = Llevas la mesa. Levántate si quieres dejar tu asiento.
tab-1-other-game = Una mesa conserva su juego. Abre otra mesa para jugar a otra cosa.
tab-1-not-a-bots-seat = Este asiento es de una persona. Un bot se sienta con su ficha de acceso, para que todos lo vean.
tab-1-full = Todos los asientos están ocupados.
tab-1-not-ready = { $count ->
    [one] Falta una persona por decir que está lista.
   *[other] Faltan { $count } personas por decir que están listas.
}
tab-3-too-late = La partida está a punto de empezar: ya no se añade nada al sorteo.
tab-3-too-early = Los números secretos del sorteo se enseñan cuando la partida va a empezar.
tab-3-not-shared = En esta mesa nadie aporta nada al sorteo.
tab-3-bot = Los bots no aportan nada al sorteo.
tab-3-other-nonce = Ese no es el número que este dispositivo selló para el sorteo.
tab-3-not-revealed = El dispositivo del asiento { $seat } no respondió a tiempo y la partida no empezó. Vuelve a intentarlo.
tab-6-not-absent = Quien tiene el asiento { $seat } está aquí.
tab-6-no-turns = En este juego no hay turnos que se puedan pasar.
tab-6-ended = La mesa terminó la partida porque faltaba alguien.
tab-9-paused = La partida está en pausa.
tab-9-not-paused = La partida no está en pausa.
tab-9-counting-down = La partida sigue en un momento.
tab-9-daily = La partida del día no tiene pausas: todos la juegan con el mismo reloj.
tab-10-not-entitled = Sobre ti no votas tú.
tab-10-ended = La mesa terminó la partida antes de tiempo.
tab-13-closed = Esta mesa está cerrada.
tab-13-started = La partida ya empezó.
tab-13-starting = La partida está a punto de empezar.
tab-13-not-started = La partida aún no ha empezado.
tab-13-no-youngest = En este juego da igual quién es más joven.
tab-13-youngest-not-here = Solo puedes marcar a una persona sentada a la mesa.
tab-13-not-over = La partida aún no ha terminado.
tab-13-rematch-open = La revancha ya está abierta.
tab-14-start-failed = Hubo un fallo nuestro. Vuelve a intentarlo.
tab-15-abandoned = La partida quedó abandonada.
tab-15-forgotten = Nadie volvió a esta partida.
tab-15-day-over = El día de esta partida ha terminado.
tab-15-closed = Quien administra el sitio detuvo la partida.
tab-15-stuck = El programa no pudo seguir con esta partida y la terminó aquí.
