# Cualquier juego en la terminal, por lo que ofrecen sus reglas.
cli-plain-welcome = Este juego se juega aquí con lo que ofrecen sus reglas. { $key } ayuda en todo momento.
cli-plain-ask = { $name }, tu jugada
cli-plain-hint = un número de la lista · o la jugada en JSON · = la mesa · { $key } ayuda · q guardar y salir
cli-plain-help =
    Elige una jugada de la lista por su número. Lo que es demasiado libre para
    una lista se escribe en JSON, como en un archivo de --actions.

      1             la jugada 1 de la lista
      =             la mesa, tal como la ves
      w             por qué: los últimos puntos y lo que dicen sus cláusulas
      h             una pista: las mejores jugadas y por qué (h experto: mejores)
      TAB-5         lee una cláusula
      s             guardar       q   guardar y salir         ?   esta ayuda
