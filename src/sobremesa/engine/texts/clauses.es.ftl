# Lo que vale en todas las mesas, cláusula por cláusula, como lo lee quien juega.

## La mesa

tab-1 = Una mesa tiene un juego, una caja en un idioma, sus opciones y sus asientos, y un enlace con el que llegan los demás. Quien la abre lleva la mesa. Los asientos los ocupan personas, con cuenta o de visita, y bots.
tab-14 = Las opciones se comprueban al preparar la mesa, cada vez que cambian y otra vez al empezar, con quienes están sentados. La que no existe, o un valor que no encaja, se rechaza, y se te dice qué encajaría. Si la partida no puede empezar, toda la mesa ve por qué y vuelve a reunirse.
tab-12 = Los asientos se numeran en el sentido del reloj, vistos desde arriba: a tu izquierda está el número siguiente; a tu derecha, el anterior.

## Las jugadas

tab-5 = Una jugada se acepta, o se rechaza con la cláusula que la prohíbe, en tu idioma. Una jugada rechazada no cambia nada.
tab-13 = Actúas por tu propio asiento, cuando te toca y en la fase a la que pertenece la acción. Todo lo demás se rechaza: fuera de turno, en otra fase, en nombre de otra persona, después del final, o algo que el juego no conoce.
tab-7 = Una jugada aceptada no se pierde nunca, se estropee lo que se estropee después.

## Secretos y azar

tab-2 = Lo que no te corresponde ver no te llega: atriles, manos, palabras secretas, lo que va a salir de una bolsa o de un mazo. Quien mira ve lo que ven todos los jugadores.
tab-3 = El azar se puede comprobar. La semilla sale de un secreto del servidor y de un número del dispositivo de cada jugador, sellados antes de sortear nada. Al final se abren los sellos y cualquiera puede volver a calcular cada sorteo, cada tirada y cada barajada.

## El tiempo

tab-4 = Decide un solo reloj, el de la mesa. Una jugada cuenta cuando llega; un anuncio de Word Buffet, a su llegada menos la mitad del viaje de ida y vuelta que se midió, 150 ms como mucho. Lo que llega justo en el límite aún cuenta, y la búsqueda se cierra 150 ms después de la arena. De dos a la vez, vale la que se recibió primero.
tab-11 = Siempre que una partida espera a alguien hay un límite, y una cosa conocida que ocurre al pasarlo: lo que dicen las cláusulas del juego o, si no, a los 60 segundos, lo mínimo que permiten las reglas. Quien lleva la mesa puede abrirla sin relojes.

## Las personas

tab-6 = Si se corta tu conexión, el asiento sigue siendo tuyo, y al volver encuentras la mesa como esté entonces, al segundo. Mientras alguien falta, los demás pueden esperar, dar el asiento a un bot del nivel que elijan, pasar por ese asiento en los juegos por turnos o terminar la partida. Quien vuelve recupera su asiento.
tab-9 = Una partida se detiene cuando están de acuerdo todas las personas sentadas y presentes. Su tiempo se para; cualquiera de ellas termina la pausa.
tab-10 = La mesa vota sobre quien falta y sobre terminar antes. Votan las personas sentadas y conectadas, sin quien falta, sin bots y sin quienes miran; decide más de la mitad, y una persona sola decide sola.
tab-15 = Si alguien se va para siempre, un bot ocupa su asiento con sus piezas y sus puntos; donde no se quieren bots, el asiento hace lo mínimo que permiten las reglas. Si queda una sola persona y no hay bots, la partida se abandona y no gana nadie.

## Después

tab-8 = Una partida terminada se puede repasar jugada a jugada, guardar y compartir. Cada decisión puede decir por qué, con su cláusula.
