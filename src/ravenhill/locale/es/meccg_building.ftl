### Construir un mazo.

build-title = Mazos
build-yours = Tus mazos
build-ready = Listos para jugar
build-none = Aún no tienes ningún mazo propio. Copia uno de iniciación, pide una sorpresa o pega una lista.
build-private = Solo tú ves tus mazos. Un enlace muestra uno a quien lo tenga.
build-new = Mazo vacío
build-surprise = Sorpréndeme
build-import = Pegar una lista
build-copy = Copiar
build-open = Abrir
build-delete = Borrar
build-really = ¿Borrar definitivamente?
build-keep = Conservar
build-name = Nombre del mazo
build-unnamed = Mazo sin nombre
build-cards = { $n } cartas
build-starter-gandalf = Mazo de iniciación: Gandalf
build-starter-saruman = Mazo de iniciación: Saruman
build-challenge-deeps = Mazo de desafío: hacia las Profundidades
build-challenge-erebor = Mazo de desafío: la búsqueda de Erebor
build-challenge-south = Mazo de desafío: los centinelas del Sur
build-save = Guardar
build-saved = Guardado
build-copy-own = Copiar a tus mazos
build-share = Compartir
build-unshare = Anular el enlace
build-shared = Quien tenga este enlace verá el mazo:
build-shared-before = Muestra el mazo tal como se guardó la última vez.
build-of-another = Alguien ha compartido este mazo contigo.
build-export = Exportar
build-form-plain = Lista simple
build-form-gccg = GCCG
build-copied = Copiado
build-copy-text = Copiar el texto
build-list = Una lista: una carta por línea, con su número. Se entienden listas simples, GCCG y cardnum.
build-read = Leer
build-make = Hacer un mazo con ella
build-understood = { $n ->
    [one] { $n } carta entendida
   *[other] { $n } cartas entendidas
}
build-lost = { $n ->
    [one] { $n } línea no entendida
   *[other] { $n } líneas no entendidas
}
build-line = Línea { $n }: { $text }
build-legal = Válido
build-broken = { $n ->
    [one] { $n } regla incumplida
   *[other] { $n } reglas incumplidas
}
build-checking = Consultando las reglas…
build-is-legal = ¿Es válido?
build-all-kept = No incumple ninguna regla de construcción.
build-take-out = Quitar { $n } { $card }
build-put-in = Añadir { $n } { $card }
build-put-into = Poner { $n } { $card } en { $section }
build-mends = { $n ->
    [one] { $n } regla arreglada
   *[other] { $n } reglas arregladas
}
build-unplayable = Aún no se cumplen del todo: { $cards }
build-resources = Recursos
build-hazards = Adversidades
build-either = De ambos tipos
build-characters = Personajes
build-creatures-count = { $n ->
    [one] { $n } criatura, hacen falta { $most }
   *[other] { $n } criaturas, hacen falta { $most }
}
build-mind-count = Mentes de la compañía inicial: { $n } de { $most }
build-mind-over = Mentes de la compañía inicial: { $n }. La selección se detiene en { $most }: no vendrán todos.
build-items-count = { $n } de { $most } objetos menores al empezar
build-people-count = { $n } personajes y { $wizards } Magos en el mazo
build-sites-all = Todos los lugares están en el mazo de lugares.
build-sites-some = { $n ->
    [one] El mazo de lugares tiene solo { $n } lugar. Si no hubiera ninguno, los tendría todos.
   *[other] El mazo de lugares tiene solo estos { $n } lugares. Si no hubiera ninguno, los tendría todos.
}
build-strike = Dónde pueden golpear las criaturas
build-go = Adónde deben ir los recursos
build-section-pool = compañía inicial
build-section-deck = mazo
build-section-sideboard = baraja complementaria
build-section-sites = mazo de lugares
build-add-to = Añadir a
build-group-company = Compañía inicial
build-group-start = Objetos iniciales
build-group-character = Personajes
build-group-item = Objetos
build-group-faction = Facciones y aliados
build-group-resource = Sucesos de recurso
build-group-creature = Criaturas
build-group-agent = Agentes
build-group-hazard = Sucesos de adversidad
build-group-sideboard = Baraja complementaria
build-group-sites = Mazo de lugares
build-empty = Aún no hay nada. Elige cartas para añadir.
build-most = { $n } como máximo
build-less = Un { $card } menos
build-more = Un { $card } más
build-draw = Robar una mano
build-again = Otra mano
build-next-turn = Turno siguiente
build-goldfish = A solas en la mesa: turno { $turn }. Un clic juega o descarta una carta; el turno siguiente completa la mano hasta ocho.
build-left = Quedan { $n } en el mazo
build-hand-of = { $resources } recursos · { $hazards } adversidades · { $characters } personajes
build-play = Jugar con él
build-tab-deck = Mazo
build-tab-cards = Cartas
build-tab-check = Reglas
build-close = Cerrar
build-back = Todos los mazos
build-failed = No ha funcionado: { $text }
build-unsaved = Sin guardar
build-drop = Descartar
build-lab = Probarlo
build-lab-what = Escuderos juegan este mazo contra los que vienen con el juego, desde ambos asientos: { $n } partidas, mientras esto siga abierto.
build-lab-won = de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} ganado; seguro al 95 %: del { $low } al { $high } %.
build-lab-against = contra { $name }: { $won } de { $games }
build-lab-characters = Personajes
build-lab-items = Objetos
build-lab-factions = Facciones
build-lab-allies = Aliados
build-lab-creatures = Criaturas
build-lab-others = Otros
build-lab-curve = Puntos de victoria tras cada turno: { $points } tras { $turns }.
build-lab-unended = Partidas que no acabaron, contadas como empate: { $n }.
build-lab-idle = Las menos usadas de las cartas que llegaron a la mano
build-lab-card = llegó { $drawn }, usada { $used }
build-lab-before = el mazo tal como está
build-lab-exchanged = { $into } en lugar de { $out }: escuderos juegan ese mazo contra el de antes, desde ambos asientos, { $n } partidas.
build-lab-back = El mazo tal como está
build-lab-out = En lugar de
build-lab-into = probar
build-lab-exchange = Cambiar
