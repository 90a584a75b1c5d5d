# Lo que dice la casa en la puerta.

# Nombres y lo que se escribe.
people-name-empty = Escribe un nombre con al menos una letra que se vea.
people-name-too-long = Ese nombre es demasiado largo: { $most } letras como máximo.
people-name-reserved = «{ $name }» se podría confundir con la propia casa. Elige otro nombre.
people-chat-empty = Ahí no hay nada que leer. Escribe algo primero.
people-chat-too-long = Es demasiado largo para el chat: { $most } letras como máximo.
people-label-empty = Ponle un nombre con al menos una letra que se vea.
people-label-too-long = Ese nombre es demasiado largo: { $most } letras como máximo.

# Cuentas.
people-signed-out = No has entrado todavía. Entra con tu cuenta o sigue de visita.
people-guest = Para eso necesitas una cuenta. Puedes abrir una y conservar tus partidas.
people-no-guest = Solo se puede traer lo que jugaste de visita.
people-has-account = Ya tienes una cuenta.
people-login-unfit = Un usuario tiene de { $least } a { $most } letras o cifras; por dentro puede llevar puntos, guiones y guiones bajos.
people-login-taken = «{ $login }» ya es de otra persona. Elige otro usuario.
people-password-too-short = Esa contraseña es demasiado corta: { $least } caracteres o más.
people-password-too-long = Esa contraseña es demasiado larga: { $most } bytes como máximo.
people-password-common = Esa contraseña es de las primeras que probaría cualquiera. Elige otra.
people-password-is-name = Una contraseña igual a tu nombre se adivina enseguida. Elige otra.
people-wrong-password = El usuario y la contraseña no coinciden. Prueba otra vez o usa un código de recuperación.
people-wrong-old-password = Esa no es tu contraseña. Prueba otra vez.
people-wrong-code = El usuario y el código no coinciden. Cada código vale una vez: prueba con otro.
people-no-such-session = Ahí tu sesión ya está cerrada.
people-busy = Ahora mismo está entrando mucha gente. Prueba otra vez en un momento.

# Llaves de acceso.
people-passkeys-not-here = Las llaves de acceso necesitan una conexión cifrada (https) y el nombre de un sitio. Aquí usa una contraseña.
people-passkey-unfit = Tu dispositivo no creó una llave de acceso que sirva aquí. Prueba otra vez.
people-passkey-known = Esa llave de acceso ya está en uso.
people-passkey-unknown = Esa llave de acceso no abre nada aquí. Prueba con otra o usa tu contraseña.
people-challenge-unfit = Eso no responde a ninguna pregunta de aquí. Empieza de nuevo.
people-challenge-over = Tardó demasiado o ya estaba respondido. Empieza de nuevo.
people-too-many-passkeys = Tienes { $most } llaves de acceso. Quita una primero.
people-no-such-passkey = No tienes esa llave de acceso.
people-last-way-in = Es tu última forma de entrar. Pon antes una contraseña o añade otra llave de acceso.
people-show-passkey = Para eso, muestra una de tus llaves de acceso: así nadie más lo hace desde tu dispositivo.

# Fichas de acceso para bots.
people-no-token = Ven con una ficha de acceso que todavía abra: «Authorization: Bearer sob_…».
people-token-no-scope = Elige al menos una cosa que pueda hacer el bot.
people-token-scope = Esta ficha de acceso no sirve para eso: le falta «{ $scope }».
people-too-many-tokens = Tienes { $most } fichas de acceso. Anula una primero.
people-no-such-token = No tienes esa ficha de acceso, o ya está anulada.

# Convivir.
people-nobody = Aquí no hay nadie así.
people-too-many-kept-away = Ya mantienes lejos a { $most } personas. Deja volver antes a alguna.
people-banned = No puedes entrar durante { $days ->
    [one] un día más
   *[other] { $days } días más
 }. Motivo: { $reason }
people-banned-for-good = Ya no puedes entrar. Motivo: { $reason }
people-not-banned = Nadie te impide entrar.

# Con qué frecuencia.
limit-too-fast = Un poco más despacio, por favor. Puedes seguir en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }.
limit-open-tables = Ya tienes { $most } mesas abiertas para todos. Empieza o cierra una, o haz que esta sea privada.
limit-open-tables-here = Ya hay { $most } mesas abiertas para todos desde tu red. Haz que la tuya sea privada: quien tenga el enlace podrá sentarse.
limit-steps = Esta mesa ha llegado a { $most } jugadas y no admite más. Todavía podéis abandonar, votar que acabe la partida o esperar a que termine.
limit-steps-before = Aquí ya se ha cambiado tanto que no se puede cambiar nada más. Empieza la partida, o cierra la mesa y abre otra.
limit-too-many-tries = Demasiados intentos. Prueba otra vez en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }.

# La casa.
server-busy = Ahora mismo hay mucho movimiento. Prueba de nuevo en un momento.
server-store-away = Ahora mismo la casa no puede anotar nada. Prueba de nuevo en un momento; no se pierde nada.
server-say-hello = Primero di hola.
server-binary-frame = Aquí los mensajes son texto. Envía el JSON en una trama de texto, no en una binaria.
server-too-many-tables = Puedes mirar { $most } mesas a la vez.
server-no-table = No existe esa mesa, o no está abierta para ti.
server-no-code = Ninguna mesa tiene este código. ¿Habrá una letra cambiada?
server-no-reactions = En esta mesa no hay frases rápidas.
server-no-chat = En esta mesa no hay chat.
server-guests-presets = En las mesas abiertas a todos, quien está de visita usa las frases rápidas. Con una cuenta puedes escribir.
server-no-hints = En esta mesa no hay pistas.
server-not-welcome = No puedes sentarte a esta mesa.
server-foreign-origin = Eso vino de otro sitio.
server-body-too-large = Eso es demasiado grande.
server-not-json = Eso tiene que ser JSON.
server-not-found = Aquí no hay nada.
server-not-allowed = Eso no se puede hacer aquí.
server-bad-request = Eso no se pudo entender.
server-no-printing = Esta casa no puede imprimir: le faltan las letras de imprenta. Quien la lleva tiene que construir el cliente web.
server-no-words = A esta casa le faltan ahora mismo los diccionarios. Quien la lleva tiene que volver a crearlos; no se pierde nada, prueba más tarde.
server-failed = Eso salió mal, y es culpa nuestra. No se pierde nada; prueba de nuevo.

# Frases rápidas.
preset-hello = ¡Hola!
preset-good-luck = ¡Suerte!
preset-well-played = ¡Bien jugado!
preset-thanks = ¡Gracias!
preset-oops = ¡Uy!
preset-nice-word = ¡Qué palabra!
preset-one-moment = Un momento, por favor.
preset-good-game = ¡Buena partida!
preset-laugh = ¡Ja, ja!
preset-applause = ¡Bravo!

# Partidas.
server-daily-not-over = La partida del día es secreta hasta que termine el día y todos la hayan acabado.
server-not-your-seat = Mientras dure la partida solo puedes mirar desde tu propio asiento.
