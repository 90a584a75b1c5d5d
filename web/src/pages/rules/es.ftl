# La página de las reglas.
page-rules-all = Todas las reglas
page-rules-minute = El juego en un minuto
page-rules-contents = Contenido
page-rules-search = Buscar en las reglas
page-rules-found = { $count ->
    [0] No hay nada así en las reglas.
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
 }
page-rules-play = Jugar
page-rules-print = Imprimir
page-rules-picture = Dibujo { $number }
page-rules-to-print = Imprimir y jugar
page-rules-option-usual = Normalmente: { $choice }
page-rules-option-like = como { $example }
page-rules-option-range = de { $least } a { $most }

# Palabras en los dibujos.
page-rules-par = par { $par }
page-rules-to-spend = Puedes gastar 3
page-rules-letter-times = letra ×{ $times }
page-rules-word-times = palabra ×{ $times }
page-rules-centre = el centro
page-rules-your-hand = tu mano

# Word Buffet en cuatro pasos: cómo se llama cada uno, qué dice y qué muestra su dibujo.
page-rules-step-buffet-1 = Mira con la lupa
page-rules-text-buffet-1 = Todos buscan a la vez. El tablero está cubierto de ruido rojo, y solo con tu lupa se leen las letras.
page-rules-shows-buffet-1 = Un tablero de letras oculto bajo un ruido rojo; dentro de una lupa redonda se ven claras y grandes.
page-rules-step-buffet-2 = Traza una palabra
page-rules-text-buffet-2 = Empieza delante de tu nido y, más tarde, también junto a tus hormigas. Cada letra toca la anterior, y ninguna casilla se repite.
page-rules-shows-buffet-2 = Un recorrido empieza delante del nido y va de letra en letra, en recto y en diagonal: P, E, R, A, S. En cada letra hay una hormiga, y el recorrido pasa junto a una comida.
page-rules-step-buffet-3 = Anuncia cuántas letras son
page-rules-text-buffet-3 = Quien anuncia primero gira el reloj de arena para los demás. Luego se revisa primero la palabra más larga y, entre iguales, la anterior.
page-rules-shows-buffet-3 = Una tabla con una fila por longitud. Primero se revisa la palabra de seis letras, luego dos de cinco de izquierda a derecha, y la fila 1 va al final. Al lado corre un reloj de arena.
page-rules-step-buffet-4 = Alimenta a tus hormigas
page-rules-text-buffet-4 = Tus hormigas caminan por la palabra. Dan puntos la comida que tocan y los nidos rivales a los que llegan; las que no salieron restan.
page-rules-shows-buffet-4 = Una cuenta: tres comidas, 8; un nido rival, 3; dos hormigas especiales, 2; siete hormigas sin salir, menos 2; en total, 11.

# Word Golf.
page-rules-step-golf-1 = Lanza los dados
page-rules-text-golf-1 = Seis dados para todos. Escribe la palabra que quieras: puntúan las letras que muestra un dado, y un comodín vale por una letra tuya.
page-rules-shows-golf-1 = Seis dados muestran A, M, R, T, un comodín y G. Debajo está TRAMO: cuatro letras están en los dados y el comodín vale por la O.
page-rules-step-golf-2 = Traza la línea
page-rules-text-golf-2 = De la flecha a la bandera, una letra por espacio. La línea no puede cruzarse ni tocarse, ni pasar por encima de otra letra.
page-rules-shows-golf-2 = Dos hoyos con la palabra MESA. A la izquierda, una línea sin cruces, que vale; a la derecha, una que se cruza y se rechaza.
page-rules-step-golf-3 = Haz la suma
page-rules-text-golf-3 = Un doble cuenta dos veces. En un obstáculo, una letra que no puntúa resta 1, igual que cada espacio vacío. Al final se descuenta el par.
page-rules-shows-golf-3 = A lo largo de una línea: más 1, un doble más 2, más 1, más 2, un obstáculo menos 1, un espacio vacío menos 1. Son 4, menos el par de 3: más 1.
page-rules-step-golf-4 = Pasa por la tienda
page-rules-text-golf-4 = Con tu puntaje compras cartas comodín para otros hoyos, y quien tiene el más bajo toma una moneda. Tras nueve hoyos gana quien tiene más puntos.
page-rules-shows-golf-4 = Cuatro cartas comodín con su precio, de 2 a 5. Tres monedas han comprado la carta LNRST, y quedan libres dos de los tres lugares de la mano.

# Bisonte.
page-rules-step-bisonte-1 = Empieza en el Bisonte
page-rules-text-bisonte-1 = La primera palabra cubre el centro y vale el doble. Otras casillas multiplican una letra o la palabra entera, una sola vez.
page-rules-shows-bisonte-1 = Un cuarto del tablero: los signos redondos multiplican una letra por 2 o por 3, los cuadrados, la palabra por 2 o por 3, y en la esquina, el centro del tablero, está el Bisonte.
page-rules-step-bisonte-2 = Coloca una palabra
page-rules-text-bisonte-2 = Tus fichas van en una sola línea y tocan lo que ya está. Puntúa cada palabra que formen o cambien, entera.
page-rules-shows-bisonte-2 = SOL se coloca hacia abajo al final de MESA. Así se forman MESAS, que vale 7, y SOL, con la última letra triplicada, que vale 5: en total, 12.
page-rules-step-bisonte-3 = Objeta o dala por buena
page-rules-text-bisonte-3 = Si una palabra está mal, las fichas vuelven al atril. Si todas están bien, quien objetó pierde un turno. O deja que el diccionario revise todo.
page-rules-shows-bisonte-3 = Una jugada rodeada por el tiempo para objetar. Hay dos finales: si las palabras están bien, quien objetó pierde un turno; si no, las fichas vuelven al atril.
page-rules-step-bisonte-4 = Vacía tu atril
page-rules-text-bisonte-4 = Siete fichas a la vez dan 50 puntos más; un Bisonte es cualquier letra. La partida termina con la bolsa vacía y sin más palabras posibles. Las fichas que sobran restan.
page-rules-shows-bisonte-4 = Siete fichas pasan del atril al tablero y forman CAMINOS, con un Bisonte en lugar de la O: más 50.

# The Letter Loom.
page-rules-step-loom-1 = Mira tus letras
page-rules-text-loom-1 = En el centro hay cinco letras para todos; tres son solo tuyas. Cada una tiene un valor y uno de cuatro colores.
page-rules-shows-loom-1 = Cinco cartas en el centro y tres en la mano. Cada color tiene su dibujo: ondas naranjas, hojas verdes, barras negras, puntos amarillos.
page-rules-step-loom-2 = Juega una carta de estrategia
page-rules-text-loom-2 = Por turno, cada quien muestra una carta: toma, cambia, protege o pone el centro patas arriba.
page-rules-shows-loom-2 = «Roba una carta» apunta a un rival y toma una letra sin verla. Otro rival está detrás de un escudo.
page-rules-step-loom-3 = Teje una palabra
page-rules-text-loom-3 = Lleva al menos una carta del centro y una tuya. Si todas son del mismo color, vale el doble.
page-rules-shows-loom-3 = ROSA en cuatro colores vale 12; ROSA toda en naranja vale 12 por 2, es decir, 24.
page-rules-step-loom-4 = Muéstrala
page-rules-text-loom-4 = Las palabras se muestran una por una. Una repetida da −4. Tras la última baza gana el total más alto.
page-rules-shows-loom-4 = Tres palabras en orden: ROSA, 12; MELÓN, 16; y otra vez ROSA, −4.

# En todas las mesas.
page-rules-step-table-1 = Siéntate
page-rules-text-table-1 = Abre una mesa y envía su enlace. Personas y bots ocupan los asientos, que van en el sentido del reloj.
page-rules-shows-table-1 = Una mesa vista desde arriba con cuatro asientos numerados en el sentido del reloj.
page-rules-step-table-2 = Haz tu jugada
page-rules-text-table-2 = Se acepta, o se rechaza con la regla que la impide. Una jugada rechazada no cambia nada.
page-rules-shows-table-2 = Unas fichas seguidas se aceptan; otras con un hueco se rechazan, con el número de la regla: BIS-2.
page-rules-step-table-3 = Comprueba el azar
page-rules-text-table-3 = Todo el azar sale de una semilla que se sella antes de sacar nada y se abre al final.
page-rules-shows-table-3 = Un sobre sellado, luego unas fichas que se sacan y, al final, el sobre abierto y todo en orden.
page-rules-step-table-4 = Vete y vuelve
page-rules-text-table-4 = Tu asiento sigue siendo tuyo. Mientras no estás, los demás esperan o dejan jugar a un bot; cuando vuelves, lo recuperas.
page-rules-shows-table-4 = El asiento de alguien que perdió la conexión, el mismo asiento en manos de un bot y la persona de vuelta en él.
