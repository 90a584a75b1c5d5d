# Uno mismo.
page-me-title = Yo
page-me-guest = De visita: solo te conoce este navegador
page-me-account = Cuenta «{ $login }»
page-me-renamed = Desde ahora te llamas { $name }.

# Una cuenta.
page-me-open = Abrir una cuenta
page-me-open-why = Sigues siendo tú y conservas todas tus partidas, en todos tus dispositivos. Bastan un usuario y una contraseña: sin correo.
page-me-login = Usuario
page-me-login-about = De 3 a 32 letras o cifras; dentro puede haber puntos, guiones y guiones bajos.
page-me-password = Contraseña
page-me-password-about = 8 caracteres o más.
page-me-open-passkey = Mejor con una llave de acceso
page-me-passkey-first = Primer dispositivo
page-me-opened = Tu cuenta está abierta. ¡Guarda los códigos de recuperación!
page-me-sign-in = Entrar
page-me-sign-in-passkey = Con una llave de acceso
page-me-signed-in = Qué bueno verte de nuevo, { $name }.
page-me-bring-guest = Traer lo que jugué aquí de visita
page-me-lost = Perdí mi contraseña
page-me-with-password = Mejor con mi contraseña
page-me-recovery-why = Un código de recuperación te deja entrar una vez y fija otra contraseña. Recibiste diez con tu cuenta. En los demás dispositivos se cierra tu sesión, y las fichas de acceso de tus bots dejan de funcionar.
page-me-code = Código de recuperación
page-me-new-password = Contraseña nueva
page-me-old-password = Contraseña actual
page-me-confirm-password = Tu contraseña otra vez
page-me-proof-passkey = Antes tu dispositivo te pedirá tu llave de acceso.
page-me-recover = Volver a entrar
page-me-codes = Códigos de recuperación
page-me-codes-why = Son el único camino de vuelta si pierdes tu contraseña, y se muestran solo esta vez. Cada uno sirve una vez. Guárdalos donde los encuentres.
page-me-codes-copied = Copiados. Pégalos en un lugar seguro.
page-me-copy = Copiar
page-me-print = Imprimir
page-me-codes-kept = Ya los guardé
page-me-codes-left = { $count ->
    [0] No queda ningún código.
    [one] Queda un código.
   *[other] Quedan { $count } códigos.
 }
page-me-renew-codes = Pedir códigos nuevos
page-me-ways = Contraseña y formas de entrar
page-me-change-password = Cambiar la contraseña
page-me-set-password = Poner una contraseña
page-me-password-ends = En los demás dispositivos se cierra tu sesión, y las fichas de acceso de tus bots dejan de funcionar.
page-me-password-changed = Tu contraseña cambió. En los demás dispositivos se cerró tu sesión.
page-me-passkeys = Llaves de acceso
page-me-passkey-label = Nombre de la nueva llave de acceso
page-me-add-passkey = Añadir una llave de acceso
page-me-used = se usó: { $when }
page-me-unused = sin usar todavía
page-me-remove = Quitar
page-me-remove-named = Quitar { $name }
page-me-remove-what = Con { $name } ya no podrás entrar.
page-me-remove-sure = Quitar la llave de acceso

# Sesiones.
page-me-sessions = Dónde tienes la sesión abierta
page-me-sessions-why = ¿No reconoces alguna? Ciérrala y cambia tu contraseña.
page-me-this-device = Este dispositivo
page-me-session-on = { $browser } en { $system }
page-me-session-here = abierta desde { $since }
page-me-session-seen = último uso: { $when } · abierta desde { $since }
page-me-session-out = Cerrar sesión
page-me-session-out-named = Cerrar la sesión de { $name }, último uso: { $when }
page-me-session-ended = Sesión cerrada: { $name }.
page-me-browser-firefox = Firefox
page-me-browser-chrome = Chrome
page-me-browser-safari = Safari
page-me-browser-edge = Edge
page-me-browser-opera = Opera
page-me-browser-samsung-internet = Samsung Internet
page-me-browser-vivaldi = Vivaldi
page-me-browser-unknown = Un navegador
page-me-system-android = Android
page-me-system-ios = iOS
page-me-system-windows = Windows
page-me-system-macos = macOS
page-me-system-linux = Linux
page-me-system-chromeos = ChromeOS

# Bots propios.
page-me-tokens = Mis bots
page-me-tokens-why = Un programa tuyo entra con una ficha de acceso y juega en tu nombre, a la vista como bot. Cómo lo hace está en la guía para bots.
page-me-token-name = Nombre del bot
page-me-token-may = Puede
page-me-scope-read = ver mesas
page-me-scope-play = sentarse y jugar
page-me-scope-challenge = abrir mesas
page-me-make-token = Crear una ficha de acceso
page-me-token-secret = La ficha de acceso, que se muestra solo esta vez
page-me-token-copied = Copiada. Pégala donde tu bot la lea.
page-me-revoke = Anular
page-me-revoke-named = Anular { $name }

# A quién no se quiere cerca.
page-me-kept-away = Personas silenciadas y bloqueadas
page-me-mutes = Personas silenciadas
page-me-blocks = Personas bloqueadas
page-me-nobody = Nadie
page-me-let-in = Deshacer
page-me-let-in-named = Deshacer para { $name }

# Irse.
page-me-leaving = Salir, exportar, borrar
page-me-sign-out = Salir
page-me-sign-out-sure = Sí, salir
page-me-guest-leaves = De visita no puedes volver: lo que jugaste queda sin nadie. Abre antes una cuenta si quieres conservarlo.
page-me-sign-out-everywhere = Salir de los demás dispositivos
page-me-everywhere-what = Se cierra tu sesión en todos los demás dispositivos, y las fichas de acceso de tus bots dejan de funcionar.
page-me-everywhere-guest = Esta visita se cierra en cualquier otro sitio donde esté abierta.
page-me-everywhere-sure = Sí, salir de los demás
page-me-signed-out = Has salido. Aquí empiezas otra visita.
page-me-signed-out-everywhere = En los demás dispositivos se cerró tu sesión.
page-me-export = Guardar todo lo que hay sobre mí
page-me-delete = Borrarme
page-me-delete-what = Tu nombre, tu chat y tus formas de entrar se borran para siempre. Las partidas quedan, y nada dice que eran tuyas. Si estás jugando, dejas la partida.
page-me-delete-understood = Entiendo que nada lo recupera
page-me-delete-sure = Borrarme para siempre
page-me-deleted = Ya no queda nada de ti. Aquí empiezas otra visita.
page-me-banned = No puedes entrar
page-me-banned-own = Lo que hay sobre ti sigue siendo tuyo: guárdalo en un archivo o haz que se borre. Borrarlo no levanta la expulsión.

# Lo jugado.
page-me-history = Mis partidas
page-me-history-none = Todavía no has jugado aquí.
page-me-history-first = Jugar la primera
page-me-matches = partidas
page-me-wins = ganadas
page-me-underway = En curso
page-me-played = Jugadas
page-me-more = Ver más
page-me-with = con { $names }
page-me-luis = en solitario contra Luis
page-me-back = A la mesa
page-me-look = Repasar
page-me-ending-won = ganada
page-me-ending-shared = compartida
page-me-ending-lost = perdida
page-me-ending-abandoned = abandonada

# Otra persona.
page-person-guest = De visita
page-person-account = Tiene una cuenta
page-person-me = Eres tú.
page-person-to-me = A mi página
page-person-card = Su página
page-person-mute = Silenciar
page-person-unmute = Dejar de silenciar
page-person-mute-what = Ya no ves lo que escribe. No se entera.
page-person-block = Bloquear
page-person-unblock = Desbloquear
page-person-block-what = No puede sentarse en las mesas que abras ni las ve en la lista, y tú ya no ves lo que escribe. No se entera.
page-person-report = Denunciar
page-person-report-what = Lo lee alguien que cuida esta casa, con las últimas líneas que esta persona escribió en la mesa.
page-person-reason = ¿De qué se trata?
page-person-reason-chat = de lo que escribe
page-person-reason-name = de su nombre
page-person-reason-cheating = de trampas
page-person-reason-stalling = de hacer esperar a los demás
page-person-reason-other = de otra cosa
page-person-note = ¿Qué pasó? (si quieres contarlo)
page-person-send = Enviar la denuncia
page-person-reported = Gracias. Alguien lo mirará.
