# Si el reparto fue justo.
page-fair-title = Reparto justo
page-fair-waiting = Reparto justo
page-fair-checking = Comprobando el reparto…
page-fair-fair = Reparto justo
page-fair-unfair = El reparto no cuadra
page-fair-alike = No se contradice
page-fair-failed = Reparto sin comprobar
page-fair-fair-explained = Este dispositivo ha comprobado toda la partida: { $draws ->
    [one] el único sorteo salió como tenía que salir.
   *[other] los { $draws } sorteos salieron como tenían que salir.
}
page-fair-alike-explained = La partida no se contradice: { $draws ->
    [one] el único sorteo es el que da su semilla.
   *[other] los { $draws } sorteos son los que da su semilla.
}
page-fair-not-ours = Este dispositivo no aportó ningún número, así que no puede saber si alguien eligió la semilla.
page-fair-many-starts = El comienzo falló tantas veces que alguien pudo estar buscando un reparto a su gusto.
page-fair-starts = La partida empezó al intento número { $starts }; los anteriores quedaron en nada.
page-fair-set = Lo que se repartió sale del reparto impreso { $set }, que cualquiera puede conocer; el resto sale de los sellos.
page-fair-damaged = Lo que envió el servidor no es esta partida.
page-fair-unfair-explained = Este dispositivo ha comprobado la partida y algo no cuadra:
page-fair-failed-explained = Ahora mismo no se pudo descargar la partida, así que no se ha comprobado.
page-fair-again = Volver a intentarlo
page-fair-how = Antes de la partida, el servidor selló un número secreto, y el dispositivo de cada jugador selló otro. El sorteo sale de todos ellos juntos, así que nadie pudo elegirlo, ni siquiera quien lleva este sitio. Los bots no aportan nada.
page-fair-later = Cuando termine la partida, este dispositivo abrirá todos los sellos y volverá a calcular cada sorteo.
page-fair-server = El sello del servidor
page-fair-keep = Un sello no revela nada. Guarda alguno si luego quieres comprobar que sigue siendo el mismo.
page-fair-proof = Guardar la prueba
page-fair-verify = Cualquiera puede comprobar el archivo en su ordenador con «sobremesa verify».
page-fair-other-event = La partida guardada cuenta un momento de otra manera que como lo vio este dispositivo.
