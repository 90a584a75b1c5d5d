# Qué está mal en un archivo de edición. Cada texto sigue a un archivo y una línea, y ahí está su punto final.
edition-error = { $file }: { $problem }.
edition-error-line = { $file }, línea { $line }: { $problem }.
edition-in-place = { $place } { $said }
edition-in-key = en «{ $key }»,

# Qué archivo.
edition-no-such-box = no existe esa caja, ni es un archivo; las cajas son { $known }
edition-part = «{ $key }» debe ser uno de estos nombres: { $known }, o el de un archivo .toml que esté junto a este
edition-no-part = junto a este archivo no está «{ $file }»
edition-no-such-file = el archivo no se puede leer: no existe
edition-not-allowed = el archivo no se puede leer: no tienes permiso
edition-is-a-folder = el archivo no se puede leer: es una carpeta
edition-not-a-folder = el archivo no se puede leer: una parte de la ruta no es una carpeta
edition-long-name = el archivo no se puede leer: su nombre es demasiado largo
edition-bad-name = el archivo no se puede leer: su nombre tiene un carácter que ningún nombre puede tener
edition-unreadable = el archivo no se puede leer: { $detail }
edition-large-file = el archivo ocupa más de { $most } KB
edition-not-utf-8 = esto no es texto en UTF-8
edition-long-line = la línea tiene más de { $most } caracteres
edition-too-deep = el archivo tiene demasiados niveles, unos dentro de otros

# Lo que no es TOML.
edition-toml = esto no es TOML: { $detail }
edition-toml-character = esto no es TOML: aquí no puede ir el carácter { $character }
edition-toml-line-end = esto no es TOML: la línea termina sin que se cierren las comillas
edition-toml-statement = esto no es TOML: la línea no empieza como debe
edition-toml-key = esto no es TOML: una clave no puede empezar así
edition-toml-rest = esto no es TOML: sobra algo al final de la línea
edition-toml-equals = esto no es TOML: después de una clave falta «=»
edition-toml-header = esto no es TOML: al final del encabezado falta { $end }
edition-toml-quotes = esto no es TOML: el texto no tiene comillas de cierre
edition-toml-backslash = esto no es TOML: hay una «\» suelta en un texto
edition-toml-code = esto no es TOML: el código de un carácter no existe
edition-toml-value = esto no es TOML: el valor no se entiende
edition-toml-date = esto no es TOML: la fecha o la hora no existe
edition-toml-array = esto no es TOML: la lista no se cierra
edition-toml-inline = esto no es TOML: la tabla no se cierra
edition-toml-twice = esto no es TOML: el mismo valor está escrito dos veces
edition-toml-table-twice = esto no es TOML: la misma tabla está escrita dos veces

# Lo que no es de la clase que debe ser.
edition-unknown-key = sobra «{ $key }», que aquí no significa nada
edition-missing-key = falta «{ $key }»
edition-wrong-type = debe ir { $expected ->
    [int] un número entero
    [str] un texto entre comillas
    [array] una lista
    [object] una tabla
   *[other] «{ $expected }»
 }, y hay { $given ->
    [int] un número entero
    [float] un número con decimales
    [bool] un valor de sí o no
    [str] un texto
    [array] una lista
    [object] una tabla
    [date] una fecha
    [time] una hora
    [datetime] una fecha con hora
   *[other] «{ $given }»
 }
edition-wrong-length = debe ir una lista de { $length } valores, y hay { $given }
edition-too-little = debe ir un número entero no menor que { $least }
edition-too-much = debe ir un número entero no mayor que { $most }
edition-wrong-data = el contenido no es el que debe ser: { $detail }
edition-no-value = «{ $value }» no es un valor; escríbelo como en { $example }
edition-value-no-text = lo que vale { $value } no es un texto entre comillas; escríbelo como en { $example }

# Word Golf.
edition-golf-in-card = carta de hoyo «{ $card }»:
edition-golf-two-values = «{ $letter }» tiene dos valores
edition-golf-pars = { $pars ->
    [one] hay 1 par
   *[other] hay { $pars } pares
 }, y debe haber { $holes }, uno por hoyo
edition-drawing-no-space = «{ $cell }» no es un espacio; en cada lugar va «{ $nothing }» si no hay nada, o «{ $plain }», «{ $double }» o «{ $obstacle }» si hay un espacio, con «{ $start }» delante de la salida y «{ $flag }» delante de la bandera
edition-drawing-two-starts = en el dibujo hay una segunda salida
edition-drawing-two-flags = en el dibujo hay una segunda bandera
edition-drawing-no-start = el dibujo no tiene salida: pon «{ $start }» delante de un espacio
edition-drawing-no-flag = el dibujo no tiene bandera: pon «{ $flag }» delante de un espacio
edition-drawing-empty = el dibujo está vacío
edition-drawing-large = el dibujo tiene más de { $most } lugares de ancho o de alto
edition-drawing-row = la primera fila del dibujo es de { $width ->
    [one] 1 lugar
   *[other] { $width } lugares
 }, y esta, de { $cells }

# Bisonte.
edition-bisonte-no-such-layout = no existe ese tablero; los tableros son { $known }
edition-bisonte-tile = «{ $tile }» no es una ficha y su cantidad; escríbelas como en A12

# The Letter Loom.
edition-loom-in-row = en la fila de «{ $letter }»,
edition-loom-in-key = en la fila de «{ $letter }», en «{ $key }»:
edition-loom-strategy = «{ $name }» no es una carta de estrategia; existen { $known }
edition-loom-count = «{ $name }» necesita un número de cartas, como en { $name } = 2
