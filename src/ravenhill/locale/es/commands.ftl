### Las órdenes de la mesa de texto.

command-elsewhere = «{ $text }» es una orden de otro juego.
command-again = Aún no está hecho: la misma orden otra vez lo hace.
command-resign = Esto abandona la partida. La misma orden otra vez lo hace.
command-help-number = 3 – responder con la opción 3
command-help-words = palabras de una opción – responder con ella
command-help-move = move … – palabras para varias preguntas seguidas: move ribera larga valle este
command-help-undo = undo – deshacer la última respuesta
command-help-why = why … – por qué una carta o un lugar no puede usarse ahora
command-help-odds = odds – lo que pueden traer los dados
command-help-log = log 5 – las últimas líneas del diario
command-help-say = say … – una línea de charla
command-help-resign = resign – abandonar la partida
command-help-help = help – esta lista
command-help-armies = armies – todos los ejércitos o compañías, y dónde están
command-help-reach = reach … – lo que se alcanza desde una región o con una compañía
command-help-mp = mp – cómo van los puntos
command-help-road = road – la compañía de esta fase y lo que ocurre
