### The Battle of Five Armies as the terminal shows it.

## Round the map

battle-turn = Turno { $n }
battle-points = La Sombra: { $n } de { $last } puntos de victoria
battle-fate = Destino
battle-dice = Dados de acción
battle-hand = Mano
battle-table = Sobre la mesa
battle-eagles = Águilas
battle-bats = Grandes murciélagos
battle-fates = Cartas de destino
battle-activated = Activados
battle-ready = Listos para entrar
battle-gone = Caídos
battle-rings = Fichas de anillo
battle-wrath = Fichas de cólera
battle-guards = Guardia personal
battle-leadership = Liderazgo
battle-damage = Daño
battle-tokens = fichas boca abajo
battle-walls = Daño del baluarte y su factor de protección
battle-settlement = emplazamiento
battle-control = bajo control de la Sombra
battle-mustering = aquí moviliza la Sombra
battle-ford = vado

## Cards

battle-decks = Mazos · eventos { $events } · historias { $stories } · destino { $fates }
battle-events = { $n ->
    [one] { $n } evento
   *[other] { $n } eventos
}
battle-stories = { $n ->
    [one] { $n } historia
   *[other] { $n } historias
}

## Combat

battle-attacker = Atacante
battle-defender = Defensor
battle-combat = Combate, ronda { $n }
battle-round-odds = Esta ronda, sin cartas · aciertos { $hits } contra { $back } · cae el defensor { $wins } · cae el atacante { $loses }
battle-end-odds = Hasta el final · gana el atacante { $wins } · el defensor { $loses } · caen ambos { $both } · rondas { $rounds }

## The odds of a combat

odds-round = Una ronda, sin cartas
odds-fought-on = Hasta el final, sin cartas
odds-hits = Aciertos
odds-lost = Unidades perdidas
odds-dice = dados { $dice } · número objetivo { $target } · repeticiones { $again }
odds-ability = maniobra de combate { $chance }
odds-walls = el baluarte cae { $chance }
odds-neither = no cae ninguno { $chance }
odds-attacker-gone = cae el atacante { $chance }
odds-defender-gone = cae el defensor { $chance }
odds-both-gone = caen ambos { $chance }
odds-rounds = rondas { $n }
