### El mapa de regiones y cómo se planea un viaje en él.

mc-map = El mapa de regiones
mc-map-nearer = Más cerca
mc-map-farther = Más lejos
mc-map-fit = Todo el mapa
mc-sites = Lugares
mc-find = Busca un lugar
mc-filter = Clases de lugar
mc-only-fits = sirve a mi mano
mc-no-sites = Ningún lugar es así.
mc-atlas-text = { $n } regiones y { $n2 } lugares. Señala uno para leer qué hay; las flechas van de un lugar a otro, las letras van a un nombre.
mc-neighbours = Linda con
mc-haven = Refugio más cercano
mc-playable = Objetos que hay aquí
mc-draws = Cartas robadas
mc-draws-of = tú { $n }, el rival { $n2 }
mc-guards = Guardado por
mc-wounds = una herida { $n } %
mc-fits = De tu mano sirve
mc-state-tapped = Tu carta de este lugar está girada
mc-state-used = Otra compañía tuya está allí
mc-state-spent = Tu carta de este lugar está descartada
mc-why-here = La compañía está aquí
mc-why-spent = Tu carta de este lugar está descartada
mc-why-full = La compañía es demasiado grande para viajar
mc-why-fellow = Una compañía de aquí ya va allí
mc-why-used = Otra compañía tuya usa la carta
mc-why-far = Demasiado lejos
mc-why-unlisted = Ningún Refugio de este viaje lo nombra
mc-why-none = No tienes esa carta
mc-barrier-ridge = hay una cordillera
mc-barrier-river = hay un río
mc-barrier-card = salvo que { $card } muestre el paso
mc-far = { $n ->
    [one] { $n } región
   *[other] { $n } regiones
}
mc-regions-used = { $n ->
    [one] { $n } región usada
   *[other] { $n } regiones usadas
}
mc-company = Compañía
mc-company-of = La compañía de { $card }
mc-from = { $n ->
    [0] Desde { $site }, por los caminos de las cartas
    [one] Desde { $site }, a lo sumo { $n } región
   *[other] Desde { $site }, a lo sumo { $n } regiones
}
mc-close = Volver a la mesa
mc-way = Clase de movimiento
mc-way-regions = Por regiones
mc-way-basic = Por las cartas
mc-how-to = Señala un lugar iluminado para ver el camino y lo que espera; púlsalo para ir.
mc-look = Señala un lugar o una región. Con un camino trazado, pulsa una región para doblarlo.
mc-go = Ir por aquí
mc-go-basic = Ir por las cartas
mc-go-to = Ir a { $site }
mc-step = O paso a paso:
mc-paths = Caminos
mc-path-of = camino { $n } de { $n2 }
mc-path-before = El camino anterior
mc-path-next = El camino siguiente
mc-no-way = Ningún camino pasa por ahí.
mc-exposes = A qué expone el camino
mc-pencil = Lápiz
mc-erase = Borrar

## La segunda hoja
mc-sheets = Hojas del mapa
mc-sheet-lands = Tierras
mc-sheet-deeps = Profundidades
mc-deeps = Las Profundidades
mc-deeps-legend = Con puntos: una escalera al lugar de arriba, sin tirada. Un número: lo que deben sumar dos dados.
mc-from-below = Desde { $site }, por túneles y la escalera
mc-way-below = Camino
mc-roll = { $n ->
    [0] una escalera, sin tirada
   *[other] un túnel: dos dados, { $n } o más
}
mc-finds = { $n } % de hallar el camino
mc-finds-not = Si no, la compañía se queda donde está.
mc-why-apart = Ningún túnel ni escalera lleva allí desde aquí
mc-unknown = { $n ->
    [one] y un ataque que nadie conoce aún
   *[other] y { $n } ataques que nadie conoce aún
}
