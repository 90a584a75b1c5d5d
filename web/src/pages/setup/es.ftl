# Un reparto impreso, por su código.
page-set-title = Reparto impreso { $code }
page-set-about-buffet = Las mismas nueve losetas, giradas como en tu mesa.
page-set-about-golf = Las mismas cartas de hoyo para cada asiento que en tu mesa; los dados se tiran de nuevo.
page-set-language-buffet = Letras de tus losetas
page-set-language-golf = Palabras de este reparto
page-set-friends = Jugar con amigos
page-set-bots = Jugar ya contra bots
page-set-luis = Jugar ya contra Luis
page-set-unknown = «{ $code }» no es el código de un reparto impreso. Tiene seis letras y cifras, como { $example }: vuelve a mirar el papel, o juega al azar.
page-set-like = Seis letras y cifras, como { $example }. Vacío: al azar.
page-set-needed = Seis letras y cifras, como { $example }.
page-set-good = Se juega con este reparto.
page-set-bad = Todavía no es un código: tiene seis letras y cifras, como { $example }.
page-set-by-chance = ninguno, al azar
page-set-board = Nueve losetas, fila por fila: { $tiles }.
page-set-cards = Qué carta de hoyo recibe cada quien
page-set-seat = Asiento { $seat }
