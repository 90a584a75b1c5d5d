# Las reglas de Bisonte, cláusula por cláusula, como las lee quien juega.

## En la caja

bis-c1 = La bolsa tiene 102 fichas: 100 letras, cada una con su valor, y dos Bisontes, que son comodines y valen 0. La caja en español trae fichas de Ñ, CH, LL, RR, K y W. Al armar la mesa se puede elegir otro juego de fichas.
bis-c2 = El tablero es de 15 por 15 casillas y tiene un Bisonte en la central. Una casilla rosa duplica la palabra y una roja la triplica; otros dos colores duplican o triplican una letra. El tablero se ve igual desde todos los lados y en cualquier espejo. Se puede elegir otro, entre ellos el clásico, con 61 casillas de premio.
bis-c3 = Cada quien tiene un atril de siete fichas, que nadie más ve.

## Preparación

bis-s1 = Cada quien saca una ficha, y empieza la letra más próxima a la A; CH, LL, Ñ y RR son letras que van justo después de C, L, N y R. Si sale un Bisonte, se saca otra enseguida. Solo vuelven a sacar quienes empatan por la más próxima, y lo sacado queda fuera hasta que alguien quede en primer lugar sin empate; si antes se acaba la bolsa, empieza el primer asiento de los empatados. Luego todo vuelve a la bolsa, se mezcla y cada quien saca siete.
bis-s2 = Después de ti juega quien está a tu izquierda.

## Colocar fichas

bis-1 = En el tablero vacío colocas dos fichas o más, seguidas, en una fila o columna, y una de ellas en la casilla central. Esa palabra vale el doble, una sola vez, porque la casilla central no tiene premio propio; las casillas que multiplican palabras la multiplican además. Lo mismo rige si una objeción volvió a vaciar el tablero.
bis-2 = Después colocas una ficha o más en una sola fila o columna. Junto con las que haya entre ellas y en sus extremos tienen que formar una sola línea sin huecos, y al menos una debe compartir un lado con una ficha que ya estaba. En diagonal no vale.
bis-3 = Toda línea de dos fichas o más que tu jugada forme o cambie, a lo largo y a lo ancho, tiene que ser una palabra. Dónde pueden ir las fichas se revisa enseguida, también mientras pruebas una jugada; si las líneas son palabras, solo como la mesa acordó.
bis-4 = Puedes alargar una palabra por un extremo o por los dos, cruzarla, darle una letra más con otra palabra en ángulo recto o poner una a su lado, siempre que todas las líneas que resulten sean palabras.
bis-5 = Una ficha jugada queda donde está y como está, salvo que una objeción deshaga la jugada; un Bisonte que vuelve al atril queda libre otra vez.
bis-6 = Un Bisonte puede valer por cualquier ficha que traiga la caja, también un dígrafo, y por ninguna otra: en una caja sin K ni W no es ni una ni otra. Dices cuál al colocarlo, y así queda hasta el final.
bis-7 = Cuando tu jugada queda firme, la puntúas y sacas fichas hasta tener siete otra vez, o las que la bolsa todavía dé.
bis-8 = Una ficha de dígrafo es una sola ficha en una sola casilla. Si la caja trae una ficha para un dígrafo, sus dos letras en dos fichas no lo forman, salvo que la mesa lo permita; si no la trae, dos fichas sí lo forman.

## Otros turnos

bis-9 = En vez de jugar puedes cambiar una ficha o más: las pones boca abajo, sacas otras tantas y entonces las viejas se mezclan en la bolsa. Puedes cambiar como máximo tantas como tenga la bolsa, y ninguna si está vacía. Todos saben cuántas cambias, pero no cuáles. No da puntos.
bis-10 = Puedes pasar, y no da puntos.

## Palabras y objeciones

bis-11 = Valen las palabras comunes que tiene el diccionario del idioma; no valen abreviaturas, nombres propios, apóstrofos ni guiones. Las tildes y la diéresis no importan; la Ñ es una letra aparte.
bis-12 = El diccionario se consulta solo si alguien objeta: después de una jugada puede hacerlo cualquiera de los demás, y los bots lo hacen según las palabras que conocen. Hasta entonces nada en la mesa dice si una palabra vale. La mesa puede elegir que toda jugada se revise, y que se rechace sin que te cueste nada si una palabra está mal. O puede votar: una objeción pasa primero a las personas, que tienen 20 segundos para decir si conocen las palabras. Quien jugó cuenta como un sí y quien objetó como un no, sin poder cambiarlo; si más de la mitad de las personas las conoce, la jugada queda firme, y si no, decide el diccionario, igual que cuando juegas a solas con bots. Antes de empezar, la mesa también puede acordar palabras propias, aceptadas o rechazadas. Nada de esto cambia durante la partida. Si empiezas con un toque contra bots de los dos niveles más bajos, las jugadas se revisan.
bis-13 = Si alguna palabra de la jugada está mal, la objeción vale: las fichas vuelven al atril de quien jugó, la jugada no puntúa y el turno se pierde. Todos ven qué palabras estaban mal y por qué.
bis-14 = Si todas las palabras están bien, la objeción no vale: la jugada queda y quien objetó pierde su turno siguiente, enseguida si le tocaba ahora. Dos objeciones así cuestan dos turnos. Un turno que se deba al final no cuesta nada, y quien lo debe puede seguir objetando.
bis-15 = Una jugada se puede objetar una sola vez, y cuenta la primera objeción que llegue. El plazo termina cuando todos los demás la dan por buena, o a los 20 segundos. Hasta entonces nadie sigue; en una mesa sin reloj puede seguir quien viene después, salvo que la partida pueda terminar con esa jugada, y al seguir la da por buena en nombre de todos. Solo entonces saca fichas quien jugó y empieza el turno siguiente. Donde toda jugada se revisa no hay nada que esperar.

## Puntaje

bis-16 = Una jugada puntúa toda palabra de dos fichas o más que forme o cambie, y cada una entera: las fichas que ya estaban suman su valor simple, y una ficha puede contar en dos palabras.
bis-17 = Primero se duplican o triplican las letras y después la suma de la palabra. Dos casillas que multiplican la palabra se multiplican entre sí: por cuatro, por seis o por nueve.
bis-18 = Un premio, de letra o de palabra, lo gasta la ficha que cubre su casilla: cuenta en ese turno, en las dos palabras de la ficha si son dos, y nunca más.
bis-19 = Un Bisonte vale 0, pero en una casilla rosa o roja duplica o triplica la palabra como cualquier ficha.
bis-20 = Quien coloca siete fichas de su atril en una jugada gana 50 puntos más, que nada multiplica. Agotar un atril con menos no da premio.

## El final

bis-21 = La partida termina cuando la bolsa está vacía y nadie puede formar más palabras. Si te quedas sin fichas ya no tienes turnos, y los demás siguen jugando. La mesa puede elegir un final súbito, como en los clubes de palabras cruzadas: la partida termina con la jugada que vacía un atril cuando la bolsa ya está vacía. Después de esa jugada los demás solo pueden objetarla o darla por buena; si una objeción vale, la partida sigue.
bis-22 = Se entiende que nadie puede formar una palabra cuando todos los que tienen fichas pasan seguidos, siempre con la bolsa vacía. Un turno perdido por objetar no es un pase ni corta la serie; una jugada la corta, aunque se deshaga. Donde las jugadas se revisan, la partida termina también en cuanto el diccionario prueba que nadie puede jugar. La mesa puede elegir esa prueba también con objeciones, o prescindir de ella; si la mesa acordó palabras que el diccionario no trae, no se puede probar.
bis-23 = Para que toda partida acabe, termina asimismo cuando pasan seguidos, sin dar ningún punto, el triple de turnos que jugadores hay, con fichas o sin ellas, tenga lo que tenga la bolsa: pases, cambios, turnos perdidos, jugadas deshechas y jugadas que valen 0.
bis-24 = Al final pierdes el valor de las fichas que te quedan en el atril; un Bisonte no cuesta nada. Si usaste todas tus fichas, ganas además el valor de las que queden en los otros atriles, termine como termine la partida; si varios usaron todas las suyas, cada uno lo gana. El puntaje puede bajar de cero.
bis-25 = Gana quien tiene más puntos. Si hay empate, gana quien de los empatados tenía más antes de contar los atriles; si también eso es igual, comparten la victoria.
bis-26 = Tienes 25 minutos para toda la partida, que corren solo en tus turnos; cuando se acaban, tus turnos se pasan. La mesa puede elegir otro tiempo, un tiempo por turno o ningún reloj.
