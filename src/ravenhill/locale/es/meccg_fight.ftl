### Lo que se tira en la mesa de cartas: golpes, chequeos, intentos, pruebas.

mf-fight = El combate
mf-against = { $who } contra un golpe de { $n }
mf-title-strike = { $who } contra un golpe de { $n }
mf-title-body = Chequeo de resistencia de { $who } ({ $n })
mf-title-corruption = { $who }: chequeo de corrupción contra { $n }
mf-title-influence = { $who } intenta ganarse a { $other } ({ $n })
mf-title-ring = Se prueba { $who }
mf-kind-strike = Golpe
mf-kind-body = Chequeo de resistencia
mf-kind-corruption = Chequeo de corrupción
mf-kind-influence = Influencia
mf-kind-ring = Prueba del anillo
mf-way-tap = Luchar y girarse
mf-way-stay = Luchar con −3 y no girarse
mf-strength = Golpes × poder, y resistencia
mf-excess = { $n ->
    [one] Sobra un golpe: cuenta −1
   *[other] Sobran { $n } golpes: cada uno cuenta −1
}
mf-pin-assigned = espera
mf-pin-current = ahora
mf-pin-faced = no lo rechazó
mf-pin-beaten = lo rechazó
mf-zone-wins = vence
mf-zone-ineffectual = sin efecto
mf-zone-wounded = herido
mf-zone-tapped = girado
mf-zone-eliminated = eliminado
mf-zone-discarded = descartado
mf-zone-safe = a salvo
mf-zone-won = ganado
mf-zone-refused = rechazado
mf-zone-holds = resiste
mf-zone-falls = cae
mf-zone-defeated = golpe derrotado
mf-zone-tested = probado
mf-zone-replaced = encaja un anillo de la mano
mf-zone-spent = no encaja ninguno
mf-zone-nothing = nada
mf-part-prowess = poder
mf-part-tapped = girado
mf-part-wounded = herido
mf-part-stays-untapped = no se gira
mf-part-influence = influencia sin usar
mf-part-resisted = influencia del rival
mf-part-other = cartas y ayuda
mf-total = total
mf-needs = Los dados y esto deben superar { $n }: sacar { $roll } o más.
mf-never = Ninguna tirada basta.
mf-both = Tiran los dos: tus dados y esto, menos los suyos, deben superar { $n }.
mf-twice = Se tira dos veces y cuenta la mejor: basta una de { $roll } o más.
mf-support = Apoyo: cada uno que se gira suma 1
mf-would-win = vence { $chance }
