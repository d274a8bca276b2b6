### Lo que dicen las páginas para aprender: lecciones, ejemplos, reglas, cartas, palabras, dados.

## Pages

learn-title = Aprender
learn-intro = Lecciones cortas en posiciones reales, los ejemplos del reglamento paso a paso y cada regla en palabras sencillas.
learn-loading = Un momento…
learn-failed = No se pudo cargar: { $text }
learn-step = Paso { $n }
learn-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
learn-done = hecho
learn-begin = Empezar
learn-resume = Seguir
learn-again = Otra vez
learn-examples = Los ejemplos del reglamento
learn-books = Para consultar
learn-rules = Reglas
learn-cards = Cartas
learn-map = El mapa
learn-glossary = Glosario
learn-verify = Verificar un registro
learn-of = { $page }: { $game }

## A lesson

learn-goals = Metas
learn-goal-open = todavía no
learn-hint = Pista
learn-why = Sobre este paso
learn-finished = Bien hecho: este paso está terminado.
learn-missed = La partida ha terminado y no se alcanzaron todas las metas.
learn-next = Siguiente paso
learn-anew = Empezar de nuevo
learn-play-on = Seguir jugando
learn-back = Todas las lecciones
learn-no-step = No existe esa lección

## An example

learn-rules-english = De { $all } reglas, { $n } están por ahora en inglés; quien las lea en voz alta sabrá que lo están.
learn-offered = Lo que se puede responder aquí
learn-remark-back = El comentario anterior
learn-remark-next = El comentario siguiente
learn-remark-at = { $n } de { $last }

## Rules, cards and words

learn-search = Buscar
learn-found = { $n ->
    [one] { $n } encontrado
   *[other] { $n } encontrados
}
learn-nothing = Nada se llama así ni lo dice.
learn-unknown-rule = No hay regla con el id { $called }. Las más cercanas son:
learn-unknown-card = Aquí ninguna carta se llama { $called }.
learn-chapters = Capítulos
learn-see = Véase también
learn-rulings = Decisiones
learn-example = Abrir el ejemplo
learn-tested = aplicada y probada
learn-cited = aplicada, sin prueba con su nombre
learn-quiet = no dice nada que se aplique
learn-later = todavía no se aplica
learn-all = todas
learn-kind = Clase
learn-side = Bando
learn-both = ambos
learn-in-combat = En combate: { $name }
learn-whole = Se aplican todas las frases.
learn-no-text = No tiene texto propio.
learn-from-rulebook = Conocida por el reglamento.
learn-from-project = Escrita por este proyecto: ninguna fuente pública cuenta la carta impresa.
learn-mixed = Partes de ella son del otro origen.

## Verify

learn-verify-text = Cada tirada y cada robo de una partida terminada se pueden calcular de nuevo con el secreto sellado antes de empezar. Suelta aquí un registro (.rvn).
learn-drop = Suelta aquí un registro.
learn-choose-file = Elegir un archivo
learn-checking = Calculando…
learn-sound = Correcto: cada resultado es el que dieron los dados sellados.
learn-unsound = No confirmado: { $fault }
learn-answers = Respuestas
learn-rolls = Resultados recalculados
learn-given = Heredadas de otra partida
learn-unsealed-given = Resultados heredados de otra partida
learn-unsealed-lesson = Resultados dictados por la lección
learn-unsealed-rules = Resultados con reglas anteriores, no recalculados
learn-takebacks = Jugadas retiradas
learn-versions = Versión de las reglas
learn-match = Partida
learn-promise = Promesa de los dados
learn-signer = Firmado por
about-title = Sobre este servidor
about-version = Versión
about-signer = Su firma
about-signer-text = Cada registro de una partida terminada va firmado con esta clave. Compárala cuando te muestren un registro.
about-dice = Los dados
about-dice-text = Antes de una partida el servidor promete un secreto y cada asiento promete un número propio; después se muestran todos los números. Cada resultado se deduce del secreto, de los números y de cuántos resultados cayeron antes. Al terminar la partida se publica el secreto y cualquiera puede recalcularlo todo.
about-trust-text = Queda una cosa en la que confiar: quien lleva este servidor conoce el secreto mientras dura la partida y podría mirar resultados futuros. Nadie puede cambiarlos.
learn-game = Juego
learn-too-large = Este archivo es demasiado grande para ser un registro.

## Problemas

learn-puzzles = Problemas
learn-puzzle = Problema { $n }
learn-puzzle-today = El problema del día
learn-puzzle-missed = Lo fallaron { $n } de { $of } bots.
learn-puzzle-whose = Juegas con { $seat }. ¿Cuál es la mejor respuesta?
learn-puzzle-solved = Resuelto. No hay nada mejor.
learn-puzzle-failed = No es la mejor. Mejor: { $better }.
learn-puzzle-next = Problema siguiente
learn-puzzle-none = No existe ese problema
