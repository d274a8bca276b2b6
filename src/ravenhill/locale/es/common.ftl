### Lo que dice la mesa de cualquier juego, se siente quien se siente.

## Elegir un juego

app-notice = No oficial: sin relación con las editoriales de los juegos ni con los herederos de Tolkien.
game-ford = El vado
    .about = Una batalla de cinco minutos por un vado. Ideal para empezar.
game-five_armies = La Batalla de los Cinco Ejércitos
    .about = El juego de guerra al pie de la Montaña Solitaria.
game-meccg = El juego de cartas de la Tierra Media
    .about = Las compañías viajan, los peligros las acechan y el Concilio hace las cuentas.
choose-game = ¿A qué juego?
choose-seat = ¿Qué asiento ocupas?
choose-opponent = ¿Contra quién?
opponent-friend = Otra persona en esta pantalla
games-options = Opciones de { $game }, para --option:
opponent-bot = El bot { $name }

## Asientos

seat-you = tú
seat-opponent = tu rival
dice = los dados
nobody = nadie
seat-spectator = espectador
seat-number = asiento { $n }
your-turn = Te toca.
seat-to-act = Turno: { $side }
view-of = La mesa vista por { $side }
pass-the-screen = Ahora mira la pantalla { $side }. Pulsa Intro.

## Responder

choose-number = Elige un número del 1 al { $last }:
only-option = Solo se puede hacer una cosa.
commands = [u] deshacer · [?] ayuda · [w] por qué no · [l] diario · [s] guardar · [q] salir
help-answer = Escribe el número de lo que quieras y pulsa Intro.
help-undo = Puedes retirar tus últimas respuestas mientras nadie haya sabido nada nuevo desde entonces.
help-rule = Regla { $rule }: { $text }
help-rules = Las reglas de esta pregunta: { $rules }
why-not = Ahora no:
group-confirm = Confirmar lo elegido
group-again = Elegir de nuevo
ask-Declare = Juega una carta o pasa
ask-Pick = Elige
ask-OrderTriggers = ¿Qué ocurre primero?
ask-Roll = Se tiran los dados.
ask-DrawCards = Se roba una carta.
do-Pass = pasar
do-Done = listo
do-Yes = sí
do-No = no
do-Number = { $n }
do-Take = { $card }
do-Declared = jugar { $card }
do-OrderTriggers-Declared = { $card }
do-Outcome = resultado { $n }

## Esperar

waiting-seat = En espera: { $side } …
waiting-bot = { $name } está pensando …
waiting-secret = Ya has elegido. Se mostrará cuando hayan elegido ambos.
waiting-join = Esperando a la otra persona …
progress-games = { $done } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}

## Azar y cosas ocultas

rolled = Tirada: { $faces }
drew = Robada: { $card }
a-card = una carta oculta
cards-count = { $n ->
    [0] ninguna carta
    [one] { $n } carta
   *[other] { $n } cartas
}
cards-in-hand = Mano: { $n ->
    [0] ninguna carta
    [one] { $n } carta
   *[other] { $n } cartas
}
cards-in-bag = Sin robar: { $n ->
    [0] ninguna carta
    [one] { $n } carta
   *[other] { $n } cartas
}
dice-count = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
points-count = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Registro

log-header = Lo ocurrido
log-empty = Aún no ha ocurrido nada.
log-undone = Respuestas retiradas por { $side }: { $n }.
log-resigned = Abandono: { $side }.

## El final

result-won = Victoria: { $side }.
result-you-won = ¡Has ganado!
result-you-lost = Has perdido.
result-drawn = Nadie ha ganado.
result-why = Motivo: { $why }
result-points = Puntos: { $points }
play-again = ¿Otra partida?
saved = Guardado: { $file }
goodbye = ¡Hasta la próxima!

## Errores

error = Error: { $text }
error-number = Escribe un número del 1 al { $last }.
error-command = No existe la orden { $text }. Escribe ? para ver la ayuda.
error-illegal = Las reglas no lo permiten ahora ({ $rule }).
error-undo-none = No hay nada que retirar.
error-undo-known = Ya no se puede retirar: alguien ha sabido algo nuevo.
error-game = No existe el juego { $name }. Hay: { $games }.
error-bot = No existe el bot { $name }. Hay: { $bots }.
error-language = No existe el idioma { $name }. Hay: { $languages }.
error-file = No se puede leer { $file }: { $text }
error-record = { $file }, línea { $line }: no es un registro válido ({ $text }).
error-truncated = { $file } se interrumpe tras { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}.
error-tampered = { $file }, respuesta { $n }: las reglas no la permiten. Alguien ha modificado el archivo.
error-version = { $file } se hizo con la versión { $found } de las reglas; esta es la { $known }.
error-save = { $file } no es una mesa guardada de este juego: { $text }
error-position = { $file }: esa posición no es posible ({ $rule }: { $text }).
error-exists = { $file } ya existe y no se ha tocado.
