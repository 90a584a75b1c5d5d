# Las reglas de The Letter Loom, cláusula por cláusula, como las lee quien juega.

## En la caja

loo-c1 = Hay un mazo de vocales y otro de consonantes. Una carta de letra tiene letra, valor y color: naranja, verde, negro o amarillo. Cuántas hay de cada una depende de la baraja: hay una en español, con Ñ, y otra en inglés. QU es una sola carta y vale siempre por las dos letras; una N no sirve de Ñ.
loo-c2 = El mazo de estrategia tiene 39 cartas de 18 clases: tres de ¡Escudo Total!, tres de ¡Robo del Siglo!, tres de ¡Con la que yo diga! y dos de cada una de las demás. Las cartas llevan los nombres que están impresos en las del fabricante.
loo-c3 = Hay dos relojes, uno de estrategia (30 s) y otro de creación (60 s). La mesa puede ajustar cada uno entre 10 y 180 s.

## Preparación

loo-s1 = Se acuerda cuántas bazas se juegan (8 si no se dice otra cosa) o qué puntaje hay que alcanzar (100 si no se dice otra cosa).
loo-s2 = La persona más joven dirige la primera baza. Mientras la mesa se reúne, cualquiera puede tocar el nombre de la persona más joven. Si esa persona se va, la marca se va con ella; si no hay nadie marcado, se sortea. Todo orden empieza por quien dirige y sigue hacia la derecha.

## El reparto

loo-1 = Quien dirige forma el centro: cinco cartas de letra a la vista, una por una. Para cada una elige el mazo de vocales o el de consonantes después de ver las anteriores.
loo-2 = Cada quien completa tres cartas de estrategia (tres nuevas en la primera baza, dos en las siguientes) y recibe tres letras, diciendo cuántas son vocales. Todos eligen a la vez; después se toman las cartas, primero quien dirige y luego hacia la derecha. Quedan boca abajo: ves las tuyas cuando empieza el reloj de estrategia.
loo-3 = Si toca tomar una carta y su mazo está vacío, sus descartes se barajan y forman un mazo nuevo: los de bazas anteriores y, solo si no hay otros, los de esta. Si no hay ninguno, la carta sale del otro mazo; si los dos están vacíos, no se toma ninguna.

## Estrategia

loo-4 = Quien dirige pone en marcha el reloj de estrategia y todos miran sus cartas. Termina con el tiempo, o cuando todos están listos.
loo-5 = Luego cada quien devuelve al mazo una de sus tres cartas de estrategia, todos a la vez y sin mostrarla.
loo-6 = Desde quien dirige hacia la derecha, cada quien muestra una de las dos cartas que le quedan y la ejecuta; la otra se guarda para la baza siguiente. Puedes jugar una carta que no tenga efecto. Cada carta se termina, con todo lo que otros elijan o tomen por ella, antes de mostrar la siguiente. Si hay un rival, la carta que pide un objetivo tiene que nombrar uno, con ¡Escudo Total! o sin él. Las cartas mostradas vuelven al mazo al final de la baza, y el mazo se baraja antes de repartir.
loo-7 = Siempre tienes una letra en la mano. Si una carta te quita la última, tomas otra del mazo que elijas cuando esa carta ha terminado. Un ¡Comodín! no cuenta como letra en la mano.
loo-8 = Las letras se toman de un rival sin verlas. Quien toma ve los reversos, dice vocal o consonante, según lo que el rival tenga, y el azar elige una de esa clase; con ¡Robo del Siglo! se hace rival por rival, en orden. Un ¡Comodín! en juego no se cambia, ni se toma, ni se descarta, ni va al centro. Una letra que has tomado es como cualquier otra de tu mano.

## Las cartas de estrategia

loo-k1 = ¡Intercambio!: eliges una de tus letras y luego tomas a ciegas una de las que tiene un rival, que recibe la tuya a cambio.
loo-k2 = ¡Escudo Total!: desde que lo juegas, nada de lo que hagan los demás te afecta en esta baza, vaya contra ti o contra todos. También te libra del otro idioma, de las letras obligadas y de ¡Explosión de puntos! si se jugaron antes en la baza, y tu palabra va en el idioma de la mesa; las letras que ya perdiste no vuelven. Una carta dirigida contra ti no hace nada: no se cambia nada, y las cartas contra todos solo te saltan a ti. El centro sí puede cambiar. Si la mesa juega con escudos en reacción, quien no haya mostrado aún su carta puede responder a un ataque con ¡Escudo Total! (5 s; se pregunta por igual a todos los atacados): el ataque queda detenido y el escudo es su carta de la baza.
loo-k3 = ¡Deshazte de una!: una letra tomada a ciegas de un rival se descarta y nadie puede usarla. Solo ese rival sabe cuál era.
loo-k4 = ¡En Inglés!: en esta baza todos tienen que formar una palabra en inglés; en una partida en inglés, en español. Decide el diccionario de ese idioma, con las reglas de siempre para las palabras, y las cartas de letra siguen siendo las mismas. Una segunda carta igual no cambia nada.
loo-k5 = ¡Comodín!: en esta baza la carta es una letra tuya. Con la palabra dices qué letra de su idioma es, o QU. Vale 6 y tiene el color que te convenga.
loo-k6 = ¡Cambia una o varias de tus cartas!: descartas una letra o más, dices cuántas vocales quieres en su lugar y tomas tantas como descartaste.
loo-k7 = ¡Intercambio total!: tú y quien elijas se cambian todas las letras.
loo-k8 = Roba una carta: una letra tomada a ciegas de un rival es tuya.
loo-k9 = ¡Con ésta jugamos todos!: una letra tomada a ciegas de un rival va al centro.
loo-k10 = ¡Carta Extra!: tomas una letra más, del mazo que prefieras.
loo-k11 = ¡Robo del Siglo!: tomas a ciegas una letra de cada uno de tus rivales.
loo-k12 = ¡Con la que yo diga!: nombras una carta que está en el centro, y cada rival tiene que usar justo esa carta, haya mostrado ya la suya de estrategia o no. Si se nombran varias, hay que usarlas todas. Deja de ser obligada si sale del centro o si el idioma de la baza no tiene su letra.
loo-k13 = Cambia todo el Tablero Central: se descarta todo lo que hay en el centro y se ponen cinco cartas nuevas, hubiera las que hubiera. Eliges el mazo de cada una.
loo-k14 = ¡Subidón Total!: tu palabra vale 4 puntos más en esta baza.
loo-k15 = Fuera una!: cada rival descarta una letra que elige por su cuenta. Todos eligen a la vez (15 s) y muestran juntos; si no eliges, se va tu letra de menor valor; entre iguales, la primera del alfabeto, y luego por color: naranja, verde, negro, amarillo.
loo-k16 = ¡Explosión de puntos!: un rival que elijas pierde 4 puntos en esta baza. Dos contra la misma persona cuestan 8.
loo-k17 = ¡Todos al Centro!: cada rival pone en el centro una letra que elige por su cuenta. Todos eligen a la vez (15 s) y muestran juntos; si no eliges, va la misma letra que se descarta con «Fuera una!».
loo-k18 = ¡Sólo mía!: una carta del centro pasa a tu mano y nada ocupa su lugar. Con el centro vacío, esta carta y ¡Con la que yo diga! no hacen nada, y la palabra solo necesita cartas tuyas. Ni las manos ni el centro tienen límite.

## Creación

loo-9 = Quien dirige pone en marcha el reloj de creación y todos forman una palabra en secreto. Puedes cambiarla hasta que digas que terminaste o se acabe el tiempo; cuenta la última.
loo-10 = Una palabra lleva al menos una carta del centro y al menos una tuya, y ninguna carta dos veces. Una carta del centro sirve a cuantos quieran usarla.
loo-11 = Cuando todos han terminado o se acaba el tiempo, las palabras se muestran una por una, desde quien dirige hacia la derecha.
loo-12 = Una palabra vale la suma de sus cartas, más ¡Subidón Total!, menos ¡Explosión de puntos! Si todas sus cartas de letra son del mismo color, el resultado se duplica; un ¡Comodín! va con cualquier color.
loo-13 = Si alguien antes que tú ya mostró tu palabra en esta baza, y era válida, recibes −4 por la baza en lugar del valor de la palabra, una sola vez, digan lo que digan ¡Subidón Total!, ¡Explosión de puntos! y los colores. La mesa puede elegir que la palabra cuente, con 4 menos una sola vez después de duplicar; o, como en el programa del fabricante, con 4 menos por cada vez que alguien la mostró antes, que se quitan antes de duplicar. Dos palabras son iguales si lo son sus letras, sin contar los acentos y en cualquier idioma; pero si la tuya no es válida en el idioma que te toca, no cuenta como repetida, sino como no válida.
loo-14 = En pantalla se te avisa enseguida si te falta una carta, si la palabra no cumple con el centro y tus cartas o si falta una letra obligada, y puedes poner otra mientras quede tiempo. Si es una palabra, y en el idioma que toca, se ve al mostrarla: si no, no es válida y vale 0. En una mesa de madera todo eso vale 0.
loo-15 = Sin palabra, o con una que no es válida, el resultado es 0, y ¡Subidón Total! no le suma nada. ¡Explosión de puntos! te quita sus 4 puntos de todos modos, a no ser que la mesa haya elegido que hace falta una palabra válida. Así que el resultado de una baza puede ser menor que 0.

## Después de la baza

loo-16 = Se descartan todas las letras del centro y de las manos, usadas o no. Quien está a la derecha dirige la baza siguiente, y la hoja de puntos tiene una columna más.

## Palabras

loo-17 = Valen las palabras del diccionario, los nombres de personas, países y ciudades en el idioma de la baza y los extranjerismos que usa mucha gente. No valen abreviaturas, faltas de ortografía, palabras extranjeras con traducción, siglas, marcas ni empresas. La mesa puede cambiar cada cosa. Los acentos no importan, pero la Ñ es una letra aparte. Si decide la mesa, como ocurre con dos personas o más si no se elige otra cosa, las demás personas votan (20 s) la palabra que no está en el diccionario al mostrarla, antes de la siguiente: vale si la conoce más de la mitad de las personas de la mesa. Quien la formó la conoce y cuenta; quien no responde no la conoce. Así, con dos personas decide el rival, y con tres basta una de las otras dos. Ni los bots ni los espectadores votan. Si decide el diccionario, esa palabra no vale.

## El final

loo-18 = Después de la última baza gana el total más alto. Si se juega a un puntaje, gana al momento quien primero lo alcanza, en el orden en que se muestran las palabras; las que faltan ya no se muestran ni se cuentan. La mesa puede elegir que se termine la baza, y entonces gana el total más alto. Si nadie lo alcanza, la partida termina después de 50 bazas y gana el total más alto.
loo-19 = Si varios empatan en lo más alto, juegan una baza más sin cartas de estrategia, con tres letras cada uno. La dirige el primero de ellos a la derecha de quien dirigió la última. Los totales no cambian: gana el mejor puntaje de esa baza, y si vuelve a haber empate se comparte la victoria.

## Tiempos y ayuda

loo-20 = En una mesa de madera el compañero no muestra cartas: tiene los nombres de quienes juegan, los dos relojes, la hoja de puntos baza por baza y las sumas.
loo-21 = En línea cualquier otra elección tiene 20 s, y cada paso de una carta tiene los suyos. Lo que nadie ha elegido entonces lo elige el azar: un mazo, la carta devuelta o mostrada, un objetivo, vocal o consonante, una letra para ¡Cambia una o varias de tus cartas!, una carta del centro. El reloj que quien dirige no pone en marcha empieza solo.
loo-22 = Das una palabra como cartas en su orden. Si la escribes, el programa toma las cartas que cumplen las reglas y dan más puntos.
