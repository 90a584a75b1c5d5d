# Word Golf en el compañero.
page-companion-golf-joker = Un comodín vale por su letra
page-companion-golf-joker-every-space = en todos los espacios
page-companion-golf-joker-one-space = en un solo espacio
page-companion-golf-timer-writing = Escritura

page-companion-golf-hole = Hoyo
page-companion-golf-hole-number = el hoyo { $hole }
page-companion-golf-par = par { $par }
page-companion-golf-cups = Copas
page-companion-golf-coins = Monedas
page-companion-golf-cup = una copa
page-companion-golf-coin = una moneda
page-companion-golf-cell = { $name }, hoyo { $hole }
page-companion-golf-writing = { $name }, hoyo { $hole }
page-companion-golf-luis = Luis suma los seis dados y resta el par: escribe los dados de cada hoyo.

page-companion-golf-by-sum = Suma
page-companion-golf-by-word = Contar la palabra
page-companion-golf-by-nothing = Carta vacía
page-companion-golf-sum = Suma de la carta
page-companion-golf-sum-hint = Lo que dan letras y espacios vacíos; el par { $par } se resta solo.
page-companion-golf-has-cup = Hoyo en uno: una copa
page-companion-golf-in-one = Hoyo en uno: ¡una copa!
page-companion-golf-used = Cartas comodín usadas
page-companion-golf-nothing-hint = Cada espacio −1, y son { $spaces }, menos el par. Así puntúa también lo que no es palabra.
page-companion-golf-dice = Los seis dados
page-companion-golf-dice-hint = Letras en cualquier orden; un punto o un * es un comodín.
page-companion-golf-joker-face = Añadir un comodín
page-companion-golf-odd-dice = Nuestros seis dados no pueden mostrar eso a la vez. ¿Es correcto?
page-companion-golf-needs-dice = { $solo ->
    [yes] Luis necesita los seis dados.
   *[no] Para contar una palabra hacen falta los seis dados; son los mismos para todos.
 }
page-companion-golf-word = Palabra
page-companion-golf-card = Carta de hoyo
page-companion-golf-by-hand = espacios a mano ({ $spaces })
page-companion-golf-space = { $letter }, letra { $place }: { $kind ->
    [double] en un doble
    [obstacle] en un obstáculo
   *[plain] en un espacio simple
 }
page-companion-golf-scores-by = { $letter }, letra { $place }: puntúa por
page-companion-golf-by-what = { $by ->
    [die] en un dado
    [joker] comodín del dado
    [misspelt] mal escrita
    [extra] sobra: espacio vacío
   *[nothing] no puntúa
 }
page-companion-golf-by-card = carta { $kind }
page-companion-golf-kinds-hint = Toca ○ para que el espacio sea un doble (×2) o un obstáculo (~).
page-companion-golf-path-hint = Toca los espacios de la carta en el orden de las letras.
page-companion-golf-crosses = La línea no puede cruzarse, tocarse ni volver sobre sí misma.
page-companion-golf-not-held = Según esta hoja, esa carta no está en su mano.

page-companion-golf-shop = Tienda
page-companion-golf-shop-after = Tras
page-companion-golf-money = { $money } para gastar: { $score } del hoyo, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }
page-companion-golf-bought = { $name } compró
page-companion-golf-costs = cuesta { $cost }
page-companion-golf-spent = Monedas gastadas
page-companion-golf-spent-by = { $name }, monedas gastadas
page-companion-golf-kept = conserva { $coins }
page-companion-golf-holds = Tiene { $kinds }.
page-companion-golf-too-long = La carta tiene { $spaces } espacios: la palabra es demasiado larga.
page-companion-golf-too-dear = Eso cuesta { $cost }, y hay { $money } para gastar.
page-companion-golf-too-many = Nadie puede tener más de { $most } cartas.
page-companion-golf-one-of-each = Nadie puede tener dos cartas de la misma clase.

page-companion-golf-line-sum = letras y espacios vacíos
page-companion-golf-line-hole = hoyo { $hole }
page-companion-golf-line-cups = { $cups ->
    [one] 1 copa
   *[other] { $cups } copas
 }
