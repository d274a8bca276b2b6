### Los capítulos de las reglas del juego de cartas.

chapter-DECK = Cartas y mazos
chapter-SETUP = Preparación
chapter-DRAFT = La elección
chapter-TURN = El turno
chapter-UNTAP = Fase de enderezamiento
chapter-ORG = Fase de organización
chapter-CORR = Corrupción
chapter-LONG = Sucesos duraderos
chapter-MH = Movimiento y adversidades
chapter-KEY = Llaves de las criaturas
chapter-CHAIN = Cadenas de efectos
chapter-CMB = Combate
chapter-OG = Cartas en guardia
chapter-SITE = Fase de lugares
chapter-INF = Influir en el adversario
chapter-RING = Anillos
chapter-EOT = Final del turno
chapter-END = El Concilio y los puntos
chapter-TERM = Palabras de las cartas
chapter-OPT = Reglas opcionales
chapter-HOARD = Tesoros
chapter-AGT = Agentes
chapter-UD = Las profundidades
chapter-PRIS = Prisioneros
chapter-DET = Retención
chapter-AMB = Nuestras decisiones
