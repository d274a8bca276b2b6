### Lo que una partida del juego de cartas puede elegir antes de empezar.

option-rules = Reglas
    .about = Lo que el libro enseña primero, o todo.
option-rules-standard = Normales
    .about = Todo: reserva, apoyo, varias compañías, movimiento por regiones.
option-rules-basic = Básicas
    .about = Una partida más corta para empezar.
option-movement = Movimiento
    .about = Cómo hallan su camino las compañías.
option-movement-usual = Según las reglas
    .about = El mapa con las reglas normales, las cartas con las básicas.
option-movement-map = Por el mapa
    .about = Región a región, además de los caminos impresos en los lugares.
option-movement-starter = Por las cartas
    .about = Solo entre un Refugio y los lugares que lo nombran.
option-length = Duración
    .about = Cuántas veces se agota cada mazo antes de que el Concilio se reúna solo.
option-length-1 = un mazo
    .about = Unas dos horas.
option-length-2 = dos mazos
    .about = Una tarde.
option-length-3 = tres mazos
    .about = Una tarde larga.
option-length-4 = cuatro mazos
    .about = Una campaña.
option-optional = Reglas opcionales
    .about = Cada una puede añadirse a cualquier partida.
option-optional-wizard-may-start = Un Mago puede empezar
    .about = Al elegir personajes, un Mago cuenta como una mente de doce.
option-optional-stronger-sites = Lugares más fuertes
    .about = Donde estuvo el rival montan guardia un golpe y un punto de poder más.
option-optional-tie-break = Desempate
    .about = Por más corrupción y más chequeos en el Concilio.
option-optional-direct-defence = La influencia defiende
    .about = A quien se quiere ganar puede usar en contra su influencia directa libre.
option-optional-further-minor-items = Más objetos menores
    .about = El objeto menor que acompaña a un éxito puede salir de otros montones que la mano.
option-optional-at-home = En casa
    .about = Quien está en su lugar de origen puede girarse para anular lo que lo guarda.
option-optional-gorgoroth-barred = Gorgoroth cerrado
    .about = Sin movimiento básico hacia allí, ni paso desde Imlad Morgul.

option-casual = Mazos informales
    .about = Un mazo puede incumplir las reglas de construcción, dentro de lo razonable

option-open-decklists = Listas abiertas
    .about = Ambos jugadores ven los dos mazos
