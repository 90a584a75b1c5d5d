# Lo que dicen los bots de las jugadas de The Letter Loom: pistas y entrenador.

bot-loom-word = { $word } te da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
bot-loom-one-colour = Todas sus letras son { $colour ->
        [orange] naranjas
        [green] verdes
        [black] negras
       *[yellow] amarillas
    }: todo vale el doble.
bot-loom-reaches = Con ella alcanzas la meta.
bot-loom-repeated = Puede que alguien la enseñe antes que tú: cuenta con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos.
bot-loom-not-repeated = No es probable que alguien la enseñe antes que tú.
bot-loom-shown-first = Enseñas en primer lugar: nadie puede haberla enseñado antes.
bot-loom-wildcard = Tu ¡Comodín! hace de { $letter }: { $points } puntos.
bot-loom-dear = { $count ->
        [one] Su { $letters } vale
       *[other] Sus { $letters } valen
    } { $points } puntos.
bot-loom-boost = ¡Subidón Total! le suma { $points } puntos.
bot-loom-duty = Usa la { $letter }, como tiene que hacer tu palabra.
bot-loom-cards = Usa { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, y cada una cuenta.
bot-loom-whole-hand = Usa todas tus letras.
bot-loom-no-word = Sin palabra no te llevas nada.
bot-loom-not-valid = { $word } no está en el diccionario, así que no vale nada.
bot-loom-blasted = ¡Explosión de puntos! te quita igualmente { $points } puntos.
bot-loom-better-word = Tu mejor palabra pasa de { $before } a unos { $after } puntos.
bot-loom-worse-word = Tu mejor palabra baja de { $before } a unos { $after } puntos.
bot-loom-harm = A tus rivales les cuesta { $points ->
        [one] más o menos 1 punto
       *[other] unos { $points } puntos
    }.
bot-loom-help = Tus rivales ganan con ello { $points ->
        [one] más o menos 1 punto
       *[other] unos { $points } puntos
    }.
bot-loom-no-change = Apenas cambia nada.
bot-loom-put-back = { $card ->
        [swap] { loom-card-swap }
        [shield] { loom-card-shield }
        [throw-one-out] { loom-card-throw-one-out }
        [other-language] { loom-card-other-language }
        [change-some] { loom-card-change-some }
        [swap-all] { loom-card-swap-all }
        [steal-one] { loom-card-steal-one }
        [for-all] { loom-card-for-all }
        [extra-card] { loom-card-extra-card }
        [great-robbery] { loom-card-great-robbery }
        [the-one-i-say] { loom-card-the-one-i-say }
        [new-centre] { loom-card-new-centre }
        [boost] { loom-card-boost }
        [one-less] { loom-card-one-less }
        [blast] { loom-card-blast }
        [all-to-the-centre] { loom-card-all-to-the-centre }
        [mine-alone] { loom-card-mine-alone }
       *[wildcard] { loom-card-wildcard }
    } { $points ->
        [0] apenas te daría nada
        [one] te daría más o menos 1 punto
       *[other] te daría unos { $points } puntos
    } en esta baza.
bot-loom-kept = Lo que te quedas { $points ->
        [0] apenas vale nada
        [one] vale más o menos 1 punto
       *[other] vale unos { $points } puntos
    }.
bot-loom-centre = { $vowels ->
        [0] Ninguna vocal
        [one] 1 vocal
       *[other] { $vowels } vocales
    } entre { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } del centro: lo más cerca posible de la mejor mezcla, dos vocales de cada cinco.
bot-loom-centre-many = { $vowels ->
        [one] 1 vocal
       *[other] { $vowels } vocales
    } entre { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } del centro: más que en la mejor mezcla, dos de cada cinco.
bot-loom-centre-few = { $vowels ->
        [0] Ninguna vocal
        [one] 1 vocal
       *[other] { $vowels } vocales
    } entre { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } del centro: menos que en la mejor mezcla, dos de cada cinco.
bot-loom-decks = Con { $vowels ->
        [0] solo consonantes
        [one] 1 vocal
       *[other] { $vowels } vocales
    } tu mejor palabra ronda { $points ->
        [one] 1 punto
       *[other] los { $points } puntos
    }.
bot-loom-shield = Te ahorra { $points ->
        [one] más o menos 1 punto
       *[other] unos { $points } puntos
    }, pero será tu carta de la baza.
bot-loom-no-shield = El ataque te cuesta { $points ->
        [one] más o menos 1 punto
       *[other] unos { $points } puntos
    }, y puedes jugar otra carta.
