# Las reglas de Word Golf, cláusula por cláusula, como las lee quien juega.

## En la caja

gol-c1 = Hay 54 cartas de hoyo, seis por cada hoyo del 1 al 9. El par es 3 en los hoyos 1 a 4, 4 en el 5 y el 6, 5 en el 7 y el 8, y 6 en el 9.
gol-c2 = Una carta de hoyo es un dibujo de espacios sobre una cuadrícula: simples, obstáculos y dobles. Uno es la salida, con una flecha roja; otro tiene la bandera.
gol-c3 = Seis dados: A E I O U y un comodín; A L S B M V; E N R C P Y; I R T D H Z; O S N F J y un comodín; U T L G Q y un comodín.
gol-c4 = Las vocales, L, N, R, S, T y el comodín valen 1; B, C, D, F, G, M y P valen 2; H, J, Q, V, Y y Z valen 3.
gol-c5 = Hay seis cartas comodín de cada clase: AEIOU cuesta 2, LNRST cuesta 3, BCDFGMP cuesta 4 y HJQVYZ cuesta 5. Hay 12 monedas.

## Preparación

gol-s1 = Cada quien recibe una carta de cada hoyo, barajadas hoyo por hoyo; la mesa puede elegir que todos jueguen las mismas nueve, o dar el código de un reparto impreso, que dice entonces qué recibe cada quien. Las cartas y las monedas están a la vista; las palabras son secretas hasta que se muestran todas.
gol-s2 = En la tienda hay tantas cartas de cada clase como jugadores; las demás quedan en la caja.

## Una ronda

gol-1 = En cada ronda todos toman la carta de este hoyo y se lanzan los seis dados, una sola vez para todos.
gol-2 = Todos escriben a la vez y en secreto. Puedes retirar tu palabra mientras alguien más siga escribiendo. Cuando se acaba el tiempo, una palabra sin entregar cuenta si es válida en la carta; si no, la carta queda vacía. Puedes entregar la carta vacía.
gol-3 = Puedes usar cualquier letra; solo puntúan las que muestra un dado o reemplaza una carta comodín.
gol-4 = La primera letra va en la salida y la última en la bandera, una letra por espacio. Una línea recta las une en orden: no puede cruzarse, tocarse ni volver sobre sí misma, ni pasar por encima de otra letra.
gol-5 = No hace falta usar todos los espacios, y la línea puede pasar sobre uno vacío. Dos letras seguidas no tienen que ser vecinas, salvo que la mesa juegue con vecinos.
gol-6 = Una palabra tiene al menos dos letras y, como máximo, tantas como espacios tenga la carta.

## Puntaje de una ronda

gol-7 = Una letra que muestra un dado puntúa su valor cada vez que está en la palabra. Dos dados con la misma letra no la puntúan más que uno.
gol-8 = Cada comodín de los dados vale por una letra de tu palabra, en todos los espacios donde esté, con el valor del comodín; la mesa puede elegir que cuente en un solo espacio. Un comodín puede quedar sin usar.
gol-9 = Una carta comodín de tu mano puede reemplazar una letra de su clase que ningún dado muestre, en un espacio, con el valor de la letra; también donde un comodín vale por ella. La carta usada vuelve a la tienda.
gol-10 = En un doble, una letra puntúa dos veces.
gol-11 = Una letra que no puntúa da 0; sobre un obstáculo resta 1.
gol-12 = K, W y X no están en ningún dado ni carta: solo un comodín las puntúa.
gol-13 = Cada espacio vacío resta 1.
gol-14 = La suma menos el par del hoyo es el puntaje de la ronda. Puede ser negativo.
gol-15 = Hoyo en uno: todos los espacios de la carta tienen una letra que puntuó. Da una copa, que vale 1 punto al final.
gol-16 = Quien tiene el menor puntaje de la ronda toma una moneda; si hay empate, todos los empatados mientras haya monedas, desde el primer asiento. Después de la última ronda, nadie.
gol-29 = Las palabras se muestran juntas y se juzgan; luego todos eligen comodines y cartas, a la vez y en secreto; después vienen puntajes, copas, monedas y tienda. Se proponen los mejores comodines y ninguna carta, y eso vale para quien no elige a tiempo.

## La tienda

gol-17 = Tu puntaje de la ronda, si es positivo, es tu dinero en esta tienda; lo que sobra se pierde. Una moneda vale 1 y se puede guardar; la moneda gastada vuelve al centro.
gol-18 = En la mano caben como máximo una carta de cada clase y tres en total.
gol-30 = La tienda está abierta hasta que todos terminan; quien no elige nada no compra nada. Las compras se muestran juntas.
gol-19 = Después de la novena ronda no hay tienda.

## Palabras

gol-20 = Valen todas las palabras del idioma, también formas verbales y diminutivos; no los nombres propios ni las siglas. No hace falta escribir los acentos, y la Ñ es N.
gol-21 = Una palabra mal escrita vale, pero sus letras equivocadas no puntúan con ningún dado, comodín ni carta, y sobre un obstáculo restan 1; no hay hoyo en uno. Se entiende que querías escribir la palabra del diccionario con menos faltas y, entre varias, la más común, luego la que más puntúa y luego la primera por orden alfabético. Una falta es una letra equivocada, una letra de más (su espacio cuenta como vacío), una letra que falta (se pierde la que sigue o, al final, la última) o dos vecinas cambiadas (se pierden las dos). Si escribes de 4 a 6 letras cabe una falta; desde 7, dos; con menos de 4, ninguna.
gol-22 = Lo que ni así es palabra puntúa como carta vacía, y no se gasta ninguna carta comodín. Si decide la mesa, como ocurre con dos personas o más si no se elige otra cosa, antes se vota (20 s) cada palabra que no está en el diccionario: bien escrita, mal escrita (en las letras que propone la mesa o en las que alguien marque) o no es palabra. Quien la escribió cuenta como voto a favor; está bien si así lo dice más de la mitad; si no, mal escrita si más de la mitad la da por buena o por mal escrita, y vale la marca más votada: si hay empate, la que propone la mesa o, si no, la del primer asiento. Por quien no contesta vale lo que propone la mesa. Los bots no votan; a solas, o a solas con bots, no hay votación. Lo que la mesa acordó antes de empezar que no vale no es palabra.
gol-23 = El diccionario se consulta solo al puntuar: mientras escribes, nada te avisa.

## El final

gol-24 = Tras nueve rondas se comparan las sumas, con 1 punto por copa. Gana quien tiene más puntos; si hay empate, más copas; si sigue, la victoria se comparte.

## En solitario: vencer a Luis

gol-25 = En solitario juegas contra Luis: nueve cartas, una carta comodín de cada clase en la tienda y sin reloj.
gol-26 = En cada ronda Luis suma los seis dados, comodines incluidos, menos el par del hoyo.
gol-27 = En solitario tomas una moneda en cada ronda en que Luis puntúa igual que tú o más.
gol-28 = Al final se comparan tus puntos, con tus copas, y los de Luis. Si hay empate, ganas con al menos una copa; sin copas, es un empate.
