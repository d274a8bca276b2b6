### The browser client: pages, table, settings.

## Around every page

nav-skip = Saltar al contenido
nav-label = Ravenhill
nav-play = Jugar
nav-learn = Aprender
nav-decks = Mazos
nav-watch = Mirar
nav-guest = invitado
corner-language = Idioma
corner-theme = Colores: { $theme ->
    [light] claros
    [dark] oscuros
   *[other] los del sistema
}
language-en = English
language-es = Español
language-fr = Français
language-pl = Polski
page-failed = No se pudo cargar esta página.
page-reload = Intentar de nuevo
missing-title = No existe esa página
missing-text = { $path } no lleva a ninguna parte, o todavía no.
missing-home = A la primera página
ago-now = ahora mismo
ago-minutes = { $n ->
    [one] hace { $n } minuto
   *[other] hace { $n } minutos
}
ago-hours = { $n ->
    [one] hace { $n } hora
   *[other] hace { $n } horas
}
ago-days = { $n ->
    [one] hace { $n } día
   *[other] hace { $n } días
}

## People and bots

player-bot = bot { $name }
player-character = { $bot } ({ $character })
player-guest = un invitado
player-free = asiento libre
player-you = tú
player-here = en la mesa
player-away = ausente
bot-measured = Ganó el { $share } % de { $games } partidas contra { $over } (seguro al 95 %: del { $low } al { $high } %).
bot-unmeasured = No se ha medido su fuerza.
bot-random = el errante
    .about = Juega cualquier cosa que esté permitida.
bot-novice = el novato
    .about = Conoce los objetivos y poco más.
bot-squire = el escudero
    .about = Sopesa cada decisión y no regala mucho.
bot-captain = el capitán
    .about = Juega fuerte.
bot-lord = el señor
    .about = El más fuerte de aquí; es quien más piensa.
character-usual = como siempre
character-aggressive = agresivo
    .about = Va a por lo que está al alcance y le importan menos las pérdidas.
character-careful = prudente
    .about = Le importan más las heridas y las pérdidas.

## The first page

home-turns = Te toca ({ $n })
home-against = contra { $name }
home-facts = { $game ->
    [five_armies] Dos jugadores, unos 90 minutos.
    [meccg] Dos jugadores, unos 120 minutos.
   *[other] Dos jugadores.
}
home-play-bot = Jugar con un bot
home-level = Qué bot
home-invite = Invitar a alguien
home-more = Más formas …
home-learn-title = ¿Es la primera vez?
home-learn-text = Lecciones cortas sobre posiciones reales, y las reglas con palabras sencillas.
home-empty = Todavía no hay partidas. El camino más corto: una lección de 12 minutos.
home-learn = A las lecciones
home-puzzle = El problema del día
home-puzzle-text = Una pregunta de una partida real: ¿cuál es la mejor respuesta?
home-puzzle-go = Verlo
home-going = En curso
home-open = esperando a alguien
home-past = Últimas partidas
home-result = { $won ->
    [yes] ganada
    [no] perdida
   *[none] empate
}
home-live = En juego ahora
home-tables = { $n ->
    [one] { $n } mesa que mirar
   *[other] { $n } mesas que mirar
}
home-quiet = Nadie juega ahora mismo.

## A new match

new-title = Una partida nueva
new-missing = Aquí no hay ese juego
new-side = Tu bando
new-any-side = cualquiera
new-opponent = Contra
new-character = Su carácter
new-friend = Un amigo
new-friend-text = Recibes un enlace para enviar.
new-hotseat = Dos en esta pantalla
new-hotseat-text = Un telón cae entre las manos.
new-pace = Reloj
new-deck = Tu mazo
new-deck-other = El otro mazo
deck-any = El mazo preparado de este bando
deck-mend = Arreglarlo
deck-missing = Este mazo necesita una colección que la partida no admite: { $sets }.
deck-allow = Admitirlo
deck-with = Admitido en la partida para este mazo: { $sets }.
deck-bring = ¿Qué mazo traes?
deck-sit = Tomar asiento
pace-none = sin reloj
pace-quick = 15 minutos, 10 segundos más por turno
pace-long = 1 hora, 30 segundos más por turno
pace-days = 3 días por turno
new-rules = Reglas
new-changed = { $n ->
    [one] { $n } cambiada
   *[other] { $n } cambiadas
}
new-watch = Otros pueden mirar
new-start = Empezar
new-refused = Uno de los mazos elegidos arriba no vale para esta partida.

## The table

table-opening = Se está poniendo la mesa …
table-none = No existe esa partida, o no se puede mirar.
table-seat-taken = Ese asiento está ocupado: estás mirando.
table-watching = { $n ->
    [one] { $n } mirando
   *[other] { $n } mirando
}
table-rail = Panel
table-text = Texto
table-picture = Imagen
zone-prompt = Lo que se pregunta
zone-side = Junto al tablero
zone-log = Lo que ha pasado
log-go = Ir a este momento
zone-chat = Conversación
zone-hand = Tu mano
tab-board = Tablero
tab-status = Estado
tab-log = Diario
tab-chat = Chat
prompt-options = Lo que puedes responder
prompt-draft = Elegido hasta ahora
prompt-rule = La regla, en otra ventana
prompt-paused = La partida está en pausa.
prompt-passing = se pasa por ti enseguida
prompt-open = Esperando al otro asiento
prompt-wait = Un momento …
prompt-waiting = Esperando: { $side }
prompt-change = Cambiarlo
menu-back = ◂ Todo
menu-fold = { $thing }: { $n } usos
undo = Deshacer
undo-ask = Pedir que se deshaga
undo-title = Retirar tu última respuesta
undo-known = Demasiado tarde: alguien ha sabido algo desde entonces.
undo-since = Demasiado tarde, por esto: { $line }
undo-none = No hay nada que retirar
seal = Sellar: { $what }
seal-back = Devolverla
seal-more = { $n ->
    [one] y una más
   *[other] y { $n } más
}
as-before = Como la última vez
all-but = { $n ->
    [one] Todos menos uno…
   *[other] Todos menos { $n }…
}
all-but-which = { $n ->
    [one] ¿Cuál se queda sin nada?
   *[other] ¿Qué { $n } se quedan sin nada?
}
notice-dropped = La mesa ha avanzado: «{ $label }» no se envió.
line-opening = Conectando …
line-open = Conectado
line-late = El servidor tarda en responder
line-lost = Se ha perdido la conexión. Seguimos intentándolo; la mesa queda como está.
line-closed = El servidor ha cerrado esta mesa.
line-will-send = Tu respuesta se enviará cuando vuelva.
clock-days = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}
menu-label = Menú
menu-rules = Las reglas
menu-settings = Ajustes
menu-takeback = Pedir deshacer
menu-draw = Ofrecer tablas
menu-pause = Pedir una pausa
menu-resign = Rendirse
menu-resign-sure = Rendirse de verdad
menu-keys = Teclas
menu-head = Sello de todo lo ocurrido:
menu-altered = Esta mesa no es la que dejaste: su libro fue cortado o cambiado.
menu-scripted = En esta lección los primeros dados caen como ella necesita.
offer-mine = Has pedido: { $what ->
    [draw] tablas
    [takeback] deshacer
    [pause] una pausa
   *[resume] seguir
}
offer-theirs = { $side } pide: { $what ->
    [draw] ¿tablas?
    [takeback] ¿deshacer la última respuesta?
    [pause] ¿una pausa?
   *[resume] ¿seguimos?
}
offer-accept = Aceptar
offer-decline = Rechazar
offer-resume = Seguir jugando
end-rematch = Otra vez, con los bandos cambiados
end-again = Jugar otra vez
end-turning = El momento decisivo:
end-table = Mirar la mesa
end-show = El resultado
end-replay = Verla otra vez
end-record = El registro
end-home = A la primera página
end-resigned = por abandono
end-timeout = por tiempo
end-draw-agreed = de común acuerdo
end-closed = cerrada por el anfitrión
curtain-title = Ahora le toca a { $side }
curtain-text = Pasa la pantalla; que nadie más mire.
curtain-open = Aquí estoy
wait-title = Esperando al otro asiento
wait-seat = El enlace para { $side }. Vale para una persona.
wait-qr = El enlace como imagen, para un teléfono
wait-link = El enlace
wait-copy = Copiar el enlace
wait-copied = Copiado
wait-renew = Un enlace nuevo
wait-bot = O juega con un bot:
wait-dice = Los dos asientos están ocupados. La partida empieza cuando ambos la hayan abierto otra vez y añadido lo suyo a los dados.
chat-empty = Nadie ha dicho nada.
chat-label = Di algo
chat-send = Enviar
chat-mute = Silenciar
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-thinking = Estoy pensando.
phrase-well = ¡Bien jugado!
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
hand-theirs = { $n ->
    [one] El otro bando tiene { $n } carta
   *[other] El otro bando tiene { $n } cartas
}
card-why = ¿por qué no?
why-may = Esto se puede hacer ahora.
why-nothing = Ahora no se puede hacer nada con ello.
odds-none = El juego no puede dar aquí las probabilidades.
plain-text = Este juego aún no tiene mesa dibujada: todo lo que puedes hacer está en la barra, y la mesa de texto cuenta el resto.
plain-cards = Cartas que puedes usar
plain-seen = Cartas que ves

## The text table

text-question = Pregunta
text-options = Opciones
text-you = Tú
text-opponent = Rival
text-board = Tablero
text-log = Diario
text-over = La partida ha terminado.
text-nothing = nada
text-offered = se ofrece: { $n }
text-command = Orden
text-command-hint = un número, palabras de una opción, undo, why …, log 5, help
command-none = Nada encaja con «{ $text }»; escribe help para ver qué se puede decir.
command-several = Encajan varias:
command-undone = Retirado.

## Keys

keys-title = Teclas
keys-off = Las teclas sueltas están desactivadas en los ajustes.
key-space = Espacio
keys-digits = opciones que llevan un número
keys-enter = hacer lo enfocado
keys-arrows = a lo iluminado más cercano
keys-default = la opción a la que has ido; si no, la respuesta evidente
keys-back = un paso atrás
keys-undo = deshacer
keys-map = al tablero
keys-hand = a la mano
keys-bare = mapa desnudo
keys-log = al diario
keys-chat = al chat
keys-odds = probabilidades
keys-why = ¿por qué no?
keys-rail = mostrar u ocultar el panel
keys-hold = parar en cada ocasión de este turno
keys-again = ver otra vez lo que hizo el rival
keys-inspect = mirar de cerca
keys-command = línea de órdenes
keys-fit = ajustar el mapa
keys-keys = esta lista
keys-text = mesa de texto
keys-step = un paso atrás o adelante
keys-turn = un turno atrás o adelante
keys-ends = al principio, al final
keys-close = Cerrar

## Watching and looking again

watch-title = Mesas en juego
watch-text = Quien mira ve lo que ven ambos bandos.
watch-none = Nadie juega ahora mismo. Las últimas partidas se pueden volver a ver.
watch-past = Terminadas
watch-look = Mirar
watch-search = Buscar un jugador
replay-title = Repetición
replay-at = Paso { $n } de { $last }
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-speed = Velocidad
replay-view = Visto por
replay-everything = todo
replay-fork = Seguir desde aquí
replay-forked = Un bot toma el otro bando.
replay-share = Copiar un enlace a este momento
replay-shared = Copiado
replay-verify = Comprobar los dados
replay-unfinished = La partida no ha terminado: solo ves tu bando.
replay-curve = Probabilidades a lo largo de la partida
replay-analyse = Analizar
replay-both = Ambas manos
replay-mark-cross = ataques
replay-mark-check = chequeos
replay-mark-flag = el Concilio

## About you, and settings

me-title = Tú
me-guest = Tus partidas viven en este navegador. Consérvalas: añade un nombre.
me-name = Tu nombre en la mesa
me-save = Guardar
me-saved = Guardado.
me-login = Nombre para entrar
me-password = Contraseña, 8 caracteres o más
me-register = Guardar mis partidas con este nombre
me-enter = Entrar
me-leave = Salir
me-known = Has entrado como { $name }
me-games = Tus partidas
me-forgotten = He olvidado la contraseña
me-forgotten-sent = Si esta cuenta tiene una dirección confirmada, va una carta de camino.
me-email = Correo, para avisarte cuando te toque
me-email-waits = { $address } aún no está confirmada: va una carta de camino.
me-password-old = Tu contraseña
me-password-new = Contraseña nueva, 8 caracteres o más
me-password-change = Cambiar la contraseña
me-export = Llevarme mis partidas (zip)
me-delete = Borrar mi cuenta
me-delete-what = Tu nombre, tu contraseña, tus direcciones, tus mazos y lo que escribiste en los chats se borran al instante. Las partidas que jugaste quedan para quienes jugaron contigo, sin tu nombre.
me-delete-now = Borrarla ahora
me-gone = Tu cuenta está borrada.
letter-confirm = Tu dirección de correo
letter-confirmed = Confirmada: se pueden mandar avisos allí.
letter-reset = Una contraseña nueva
letter-reset-done = Tu contraseña ha cambiado. Entra con ella.
letter-old = Este enlace es demasiado viejo o ya se usó.
set-access = Acceso
set-play = Juego
set-sound = Sonido
set-look = Aspecto
set-account = Cuenta
set-text = Mesa de texto en vez de la imagen
set-plain = Palabras sencillas: preguntas más cortas
set-auto-pass = Pasar por mí donde no tengo nada que decidir
set-steady = Todos mis pases al mismo ritmo, elegidos o automáticos
set-motion = Movimiento
set-motion-auto = como quiera el sistema
set-motion-full = completo
set-motion-quick = rápido
set-motion-none = ninguno
set-dice = Dados
set-dice-full = normal
set-dice-quick = rápido
set-dice-none = sin animación
set-steps = Los pasos de un bot
set-steps-full = uno por uno
set-steps-quick = rápidos
set-steps-none = todos a la vez
set-scale = Tamaño de todo
set-contrast = Alto contraste
set-theme = Colores
set-theme-auto = los del sistema
set-theme-light = día
set-theme-dark = noche
set-keys = Atajos de una tecla
set-digits = Las cifras eligen opciones
set-key = Tecla para: { $what }
set-keys-reset = Restablecer las teclas
set-sounds = Sonidos
set-turn-sound = Un sonido cuando te toca
set-notify = Un aviso del navegador cuando te toca
set-notify-no = El navegador no lo permite.
set-push = Un aviso de este navegador cuando te toque en una partida por correspondencia, aunque esté cerrado
set-push-no = El navegador no lo permite, o no se le puede alcanzar desde fuera.
home-push = Avísame cuando me toque, aunque esta página esté cerrada
push-turn = Te toca.
line-away = El servidor está fuera de alcance. Lo jugado está a salvo allí; esta página lo busca por sí sola.

## What went wrong

fault-stale = La mesa ha avanzado entretanto.
fault-rules = Esta partida está en pausa: las reglas de aquí han cambiado y su mesa no puede seguirlas. No se ha perdido nada.
fault-decks = Un mazo de esta partida se mantiene privado.
fault-deck = No se puede jugar con este mazo: { $text }
fault-illegal = Las reglas no lo permiten: { $text }
fault-slow = Demasiado rápido: espera un momento.
fault-muted = El anfitrión no te permite escribir aquí.
fault-banned = El anfitrión ha cerrado esta cuenta.
fault-barred = El anfitrión no admite nuevos invitados desde tu red. Si tienes una cuenta, entra con ella.
bye-removed = El anfitrión ha retirado esta partida.
bye-banned = El anfitrión ha cerrado tu cuenta.
fault-unreachable = El servidor no responde.
fault-other = No ha funcionado: { $text }

## Lo que hizo el rival

story = { $side } { $did }.
story-none = Aquí se cuenta lo que hace el rival.
story-again = Otra vez
story-again-title = Ver otra vez lo que hizo el rival
story-playing = Otra vez: { $line }

## A hint, in three steps

hint = pista
hint-more = ¿qué?
hint-reasons = ¿por qué?
hint-thinking = Pensando…
hint-none = Nadie aquí tiene un consejo para esto.
hint-look = Mira aquí: { $where }.
hint-look-here = Mira lo que se ofrece aquí.
hint-what = { $what }: una probabilidad de ganar del { $chance } ± { $error } %.
hint-why = Por qué: { $why }.
hint-close = Las respuestas son más o menos igual de buenas.
hint-unsure = Otras son casi igual de buenas.
