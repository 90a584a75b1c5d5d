# Las reglas de Word Buffet, cláusula por cláusula, como las lee quien juega.

## En la caja

buf-c1 = Hay 12 losetas de cinco por cinco casillas: 24 letras y una comida. La comida nunca está en el borde y toca cuatro letras: las de arriba, abajo, izquierda y derecha.
buf-c2 = Cada idioma tiene sus 12 losetas, cada una con su nombre. Las españolas tienen Ñ y ninguna casilla con dos letras. Sus letras están elegidas para que haya mucho que encontrar.
buf-c3 = Cuatro nidos, cada uno con 40 hormigas y 5 especiales de su color; cuatro lupas de filtro rojo; un reloj de arena de 30 segundos; una tabla con una fila para cada número de letras, la más larga arriba y el 1 abajo; cuatro fichas y un bloc de puntos. La tabla impresa termina en 12 o más, y ahí se revisa primero la palabra más larga.

## Preparación

buf-s1 = Nueve de las 12 losetas, sacadas al azar y giradas al azar hacia uno de sus cuatro lados, forman un tablero de 15 por 15 casillas. Las otras tres se quedan en la caja. La mesa puede dar en cambio el código de un reparto impreso, y entonces el tablero es el suyo.
buf-s2 = Cada cual toma un color: 40 hormigas si juegan dos, 35 si juegan tres, 30 si juegan cuatro. Debajo van 5 hormigas especiales, que salen las últimas.
buf-s3 = Un nido está fuera del tablero, junto a la loseta central de un lado, y las cinco casillas de ese borde quedan delante de él. Dos juegan desde el norte y el sur; tres, desde el norte, el este y el sur; cuatro, desde todos los lados. Los asientos siguen ese orden.

## Buscar

buf-1 = Una ronda se abre con una cuenta atrás: 3, 2, 1. Luego todos buscan a la vez, cada quien con su lupa.
buf-2 = Las letras de una palabra están en casillas que no tenían hormiga al empezar esta búsqueda, y nunca sobre comida.
buf-3 = Cada letra está al lado de la anterior, en recto o en diagonal, en el orden en que se escribe; los bordes entre losetas no importan.
buf-4 = Una palabra nunca usa dos veces la misma casilla.
buf-5 = En la primera ronda, una palabra empieza en una de las cinco casillas delante de tu nido.
buf-6 = Desde la segunda ronda empieza delante de tu nido o al lado de una hormiga tuya de una ronda anterior, en recto o en diagonal.
buf-7 = Quien tiene una palabra puede anunciarla trazando sus casillas; también puedes seguir buscando otra mejor. Los demás solo se enteran de cuántas letras tiene, y la ficha va a esa fila, a la derecha de las que ya están. La palabra es secreta hasta que se revisa, y ya no puedes cambiar su recorrido. Un recorrido que rompe una regla se rechaza y no te cuesta nada, pero nadie dice si es una palabra; el que está a medio trazar cuando se acaba el tiempo no cuenta. Si la mesa elige decir primero el número, como en el juego de caja, solo dices cuántas letras son. Cuando se revisa tu ficha, dices la palabra con la lupa todavía abajo; después tomas la lupa y muestras un recorrido suyo que cumpla las reglas anteriores. La palabra y su recorrido pueden habérsete ocurrido después.
buf-8 = Con el anuncio bajas la lupa: en esta ronda ya no buscas y el número no cambia.
buf-9 = El primer anuncio de la ronda gira el reloj de arena: 30 segundos para los demás.
buf-10 = Quien no ha anunciado nada cuando cae la arena va a la fila 1, por orden de asientos: desde el primer asiento en la ronda 1, desde el segundo en la ronda 2, y así por turno. También te puedes rendir: vas a la fila 1 enseguida y para toda la ronda, y no se gira ningún reloj. Mientras nadie anuncia no hay prisa, pero la mesa puede poner un límite (en línea, 3 minutos): si pasa sin anuncios, quienes quedan van a la fila 1; con el reloj ya girado, el límite deja de contar.
buf-11 = La búsqueda termina cuando todas las fichas están en la tabla.
buf-12 = Una palabra tiene al menos dos letras, o tres si la mesa lo decide. Una palabra puede repetirse en otra ronda, y dos personas pueden tener la misma en una ronda, incluso en las mismas casillas. Un recorrido puede cruzarse en diagonal.

## Marcar

buf-13 = Las fichas se revisan de la fila más alta hacia abajo y, en cada fila, de izquierda a derecha: primero la palabra más larga y, entre iguales, la anterior.
buf-14 = Cuando te toca, retiras tu ficha, dices la palabra y muestras sus casillas una por una; los demás las miran con su lupa.
buf-15 = Si la palabra es válida, va una hormiga en cada casilla, desde lo alto de la pila; las especiales, solo cuando ya no quedan otras.
buf-16 = Si no es una palabra o está mal escrita, no se pone ninguna hormiga: la ficha va a la fila 1, a la derecha de las que haya, y se revisa la siguiente. Donde el número se dice primero, pasa lo mismo si la palabra no tiene la longitud dicha, no es la del recorrido mostrado o empieza donde no debe.
buf-17 = Una palabra de la que otros han cubierto alguna casilla en esta ronda sigue valiendo: van hormigas solo en las casillas libres, aunque esté cubierta la primera letra.
buf-18 = Si todas sus casillas se cubrieron en esta ronda, la ficha va a la fila 1.
buf-19 = Si tus hormigas no alcanzan para la palabra, van en sus casillas libres, en el orden en que se escribe, hasta que no queda ninguna.
buf-25 = Vale la palabra que conoce la mayoría; si no hay acuerdo, decide el diccionario, y lo que está en él vale siempre. Sobre cualquier otra palabra, las demás personas de la mesa tienen 20 segundos para decir si la conocen; a bots y espectadores no se les pregunta. Quien la jugó la conoce y cuenta; quien no responde no la conoce: la palabra vale si la conoce más de la mitad de las personas de la mesa. Así, con dos personas decide solo la otra, y con tres basta una de las otras dos. Esto es así con dos o más personas; con menos, decide solo el diccionario. La mesa puede elegir lo uno o lo otro, y acordar antes de empezar palabras que valen y palabras que no.

## Fila 1

buf-20 = La fila 1 va al final, de izquierda a derecha. Quien está en ella pone una hormiga en una letra que en ese momento no tenga ninguna, tampoco de esta ronda: delante de su nido, al lado de una hormiga suya, en recto o en diagonal, o en cualquier parte de una loseta donde ya tenga una.
buf-21 = Esa hormiga nunca va sobre comida ni delante de un nido rival. Puede ir junto a la comida, y entonces la toca.
buf-22 = Quien no tiene ninguna casilla así no pone nada. Si en toda una ronda nadie pone una hormiga, la partida termina.
buf-33 = En línea hay 30 segundos para poner una hormiga desde la fila 1; donde el número se dice primero, también 30 segundos para decir la palabra y otros 30 para mostrarla. Después el azar elige una de las casillas permitidas, y una palabra sin decir o sin mostrar no es válida.
buf-23 = La ronda termina cuando todas las fichas han vuelto.
buf-34 = Mientras se revisan palabras, todos ven las letras del recorrido en cuestión y ninguna más. Cuando te toca poner una hormiga desde la fila 1 o mostrar una palabra, tienes tu lupa, y nadie más la tiene. La siguiente cuenta atrás empieza cuando están listos todos los presentes, como muy tarde 15 segundos después de marcar. En la pausa y en la cuenta atrás el tablero no se puede leer. La mesa puede elegir jugar sin lupa. Todo esto es cortesía: tu dispositivo conoce las letras, y entre amigos no se espía.

## Palabras

buf-24 = Vale cualquier palabra en uso, bien escrita: sustantivos, adjetivos, verbos, nombres propios, siglas que todos conocen, extranjerismos; el diccionario también los trae. De las siglas valen sin más las de uso extendido; las demás se votan, si la mesa vota. La mesa puede aceptar todas las del diccionario o ninguna, y dejar fuera los nombres propios. Lo que la mesa deja fuera no se vota. En español se quitan los acentos y la diéresis de la Ü, y la Ñ es una letra propia; en inglés se quitan todas las marcas. Sin guion, apóstrofo ni espacio.

## Comida, final y puntos

buf-26 = Tocas una comida si tienes una hormiga en una de sus cuatro letras. Ni la comida ni los nidos son de nadie: otras personas pueden llegar también, y les cuenta a todas.
buf-27 = Cuando alguien pone una hormiga especial, aunque sea una sola desde la fila 1, la ronda se juega hasta el final y la partida termina.
buf-28 = La comida da 2 puntos por una, 5 por dos, 8 por tres, 12 por cuatro, 17 por cinco, 23 por seis, 29 por siete, 35 por ocho y 41 por nueve.
buf-29 = Cada nido rival con una hormiga tuya delante da 3 puntos.
buf-30 = Cada hormiga especial tuya en el tablero da 1 punto.
buf-31 = Por cada grupo entero de tres hormigas comunes que queda en tu pila pierdes 1 punto; las especiales no cuestan nada.
buf-32 = Gana quien tiene más puntos. Si hay empate, quien tiene más hormigas en el tablero, también las especiales; si el empate sigue, la victoria se comparte.
