### Las cartas de la Batalla de los Cinco Ejércitos.

## Frases: una orden se juega con un dado; una carta de destino actúa al robarla

sentence-always = { $deeds-count ->
    [0] {""}
   *[other] Orden: { $deeds-do-then };{" "}
}{ $until ->
    [none] {""}
   *[other] { $until }:{" "}
}{ $changes }.
sentence-always-when = { $deeds-count ->
    [0] { $until ->
        [none] {""}
       *[other] Orden: deja esta carta en la mesa;{" "}
    }
   *[other] Orden: { $deeds-do-then };{" "}
}{ $until ->
    [none] Si
   *[other] { $until }, si
} { $when }: { $changes }.
sentence-whenever = { $at-key ->
    [moment-13] Al robarla: { $does-do-then }
   *[other] { $at }, { $does-do-then }
}.
sentence-whenever-when = { $at-key ->
    [moment-13] Al robarla, si { $when }: { $does-do-then }
   *[other] { $at }, si { $when }, { $does-do-then }
}.
sentence-may = { $at-key ->
    [moment-13] Orden{ $requires ->
        [none] {""}
       *[other] , solo si { $requires }
    }: { $does-do-then }
   *[other] { $at }, puedes { $does-then }
}.
sentence-may-when = { $at-key ->
    [moment-13] Orden{ $requires ->
        [none] {""}
       *[other] , solo si { $requires }
    }, si { $when }: { $does-do-then }
   *[other] { $at }, si { $when }, puedes { $does-then }
}.
no-Effect = Ahora no es posible: { $word }.

## Momentos

moment-0 = cuando se muestran las cartas
moment-1 = antes de la tirada de combate
moment-2 = después de las tiradas de combate
moment-3 = antes de la repetición por liderazgo
moment-4 = al resolver el daño
moment-5 = al sufrir bajas
moment-6 = al final de la ronda
moment-7 = antes de una de tus acciones
moment-8 = cuando usas un resultado de Personaje
moment-9 = cuando usas una Voluntad del Oeste
moment-10 = con un resultado de Movilización
moment-11 = cuando su ejército sufre daño
moment-12 = cuando entra en juego
moment-13 = en una acción tuya, con un dado de su tipo
moment-14 = cuando entra en juego, o de inmediato si ya está en él
until-1 = hasta el final del turno
until-2 = hasta que se elimine un gran orco
until-3 = hasta el final del turno o la eliminación de un gran orco
until-4 = hasta que el baluarte sea franqueado
until-5 = hasta el final del turno o hasta que el baluarte sea franqueado

## De qué se habla

army-none = {""}
army-own = tu ejército
    .to = a tu ejército
    .of = de tu ejército
army-enemy = el ejército enemigo
    .to = al ejército enemigo
    .of = del ejército enemigo
army-moved = ese ejército
    .to = a ese ejército
    .of = de ese ejército
army-rallied = ese ejército
    .to = a ese ejército
    .of = de ese ejército
army-chosen = ese ejército
    .to = a ese ejército
    .of = de ese ejército
army-there = el ejército que haya allí
    .to = al ejército que haya allí
    .of = del ejército que haya allí
unit-none = {""}
unit-dwarves = enanos
    .the = los enanos
    .of = de los enanos
unit-elves = elfos
    .the = los elfos
    .of = de los elfos
unit-men = hombres
    .the = los hombres
    .of = de los hombres
character-none = {""}
penalty-ford = vados
penalty-slope = laderas
penalty-fortification = baluartes
roll-combat_roll = tirada de combate
    .of = de la tirada de combate
roll-leader_reroll = repetición por liderazgo
    .of = de la repetición por liderazgo
roll-either = tirada de combate o repetición por liderazgo
    .of = de la tirada de combate o de la repetición por liderazgo
roll-both = tirada de combate y repetición por liderazgo
    .of = de la tirada de combate y de la repetición por liderazgo
turned-enemy_hits = aciertos del enemigo
turned-own_ones = tus unos
chooser-owner = tú
chooser-enemy = tu rival
range-archer = alcance de los arqueros
range-gandalf = alcance de Gandalf
beside-fortification = un baluarte no franqueado
beside-region_with_army = una región con uno de tus ejércitos
where-none = {""}
    .many = {""}
    .each = {""}
where-fighting_region = en la región de tu ejército
    .many = en la región de tu ejército
    .each = en la región de tu ejército
where-placed = recién puesta
    .many = recién puesta
    .each = recién puesta
where-settlements = en un emplazamiento
    .many = con emplazamiento
    .each = en emplazamientos distintos
where-own_settlements = en un emplazamiento que controles
    .many = con un emplazamiento que controles
    .each = en emplazamientos distintos que controles
where-mustering_regions = en una región de movilización
    .many = en una región de movilización
    .each = en una región de movilización
where-each_mustering_region = en cada región de movilización
    .many = en cada región de movilización
    .each = en cada región de movilización
where-broken_lands = en las Tierras Abruptas
    .many = en las Tierras Abruptas
    .each = en las Tierras Abruptas
where-goblin_mustering_points = en los puntos de movilización de trasgos
    .many = en los puntos de movilización de trasgos
    .each = en los puntos de movilización de trasgos
where-goblin_boxes = en los puntos de movilización de trasgos y los desfiladeros abiertos
    .many = en los puntos de movilización de trasgos y los desfiladeros abiertos
    .each = en los puntos de movilización de trasgos y los desfiladeros abiertos
where-mountain_passes = en un desfiladero
    .many = en un desfiladero
    .each = en un desfiladero
where-settlement_or_mustering_region = en un emplazamiento o una región de movilización
    .many = en un emplazamiento o una región de movilización
    .each = en un emplazamiento o una región de movilización
where-with_character_or_leadership = con un personaje o una ficha de liderazgo tuyos
    .many = con un personaje o una ficha de liderazgo tuyos
    .each = con un personaje o una ficha de liderazgo tuyos
where-any_region = en cualquier región
    .many = en cualquier región
    .each = en cualquier región
where-beside_chosen_settlement = junto a un emplazamiento que controles
    .many = junto a un emplazamiento que controles
    .each = junto a un emplazamiento que controles
where-friendly_army = con uno de tus ejércitos
    .many = con uno de tus ejércitos
    .each = con uno de tus ejércitos
where-chosen_army = con uno de tus ejércitos
    .many = con uno de tus ejércitos
    .each = con uno de tus ejércitos
where-with_thorin = con Thorin
    .many = con Thorin
    .each = con Thorin
where-with_bolg = con Bolgo
    .many = con Bolgo
    .each = con Bolgo
where-front_gate = en la Puerta Principal
    .many = en la Puerta Principal
    .each = en la Puerta Principal
where-south_edge = en el borde sur del tablero
    .many = en el borde sur del tablero
    .each = en el borde sur del tablero
where-eyrie = en el Nido de las Águilas
    .many = en el Nido de las Águilas
    .each = en el Nido de las Águilas

## Qué ejércitos

Containing = con { $unit-or }
OnlyOf = solo con { $unit }
WithLeadership = con liderazgo
With = con { $character }
Other = sin { $character }
In = { $terrain-count ->
    [0] {""}
   *[other] en { $terrain-or }
}{ $where-key ->
    [where-none] {""}
    [where-beside_chosen_settlement] junto al mismo emplazamiento
   *[other] { $terrain-count ->
        [0] {""}
       *[other] {" "}o{" "}
    }{ $where }
}
Beside = junto a { $army-key ->
    [army-own] uno de tus ejércitos
   *[other] un ejército enemigo
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
Near = en la región { $character-of } o junto a ella
InRange = al alcance { $range-key ->
    [range-archer] de arco{" "}
   *[other] {""}
}{ $character-of }
WithoutEnemyUnits = sin unidades enemigas

## Números

Normally = { $n } ({ $but } si { $when })
UnitTypesBeyondFirst = uno por cada tipo de unidad de tu ejército más allá del primero, { $most } como máximo
LeadershipTokens = uno por cada ficha de liderazgo de tu ejército, { $most } como máximo
UnitsBeside = uno por cada unidad de { $unit } en uno de tus ejércitos junto a él, { $most } como máximo

## Condiciones

Both = { $one } y { $other }
    .not = { $one-not } o { $other-not }
AnyOf = { $one } o { $other }
    .not = { $one-not } y { $other-not }
FirstRound = es la primera ronda
    .not = no es la primera ronda
FirstAttackOfEnemy = este ejército enemigo ataca por primera vez
    .not = este ejército enemigo no ataca por primera vez
Attacking = eres el atacante
    .not = no eres el atacante
Defending = eres el defensor
    .not = no eres el defensor
MoreUnits = tu ejército tiene más unidades que el enemigo
    .not = tu ejército no tiene más unidades que el enemigo
FewerUnits = tu ejército tiene menos unidades que el enemigo
    .not = tu ejército no tiene menos unidades que el enemigo
InTerrain = el combate es en { $terrain-or }
    .not = el combate no es en { $terrain-or }
AcrossFord = el ataque cruza un vado
    .not = el ataque no cruza un vado
UpSlope = el ataque sube una ladera
    .not = el ataque no sube una ladera
FromPass = atacas desde un desfiladero
    .not = no atacas desde un desfiladero
HitScored = lograste algún acierto en esta ronda
    .not = no lograste ningún acierto en esta ronda
DamageInflicted = has infligido daño en esta ronda
    .not = no has infligido daño en esta ronda
BothHaveLeadership = ambos ejércitos tienen liderazgo
    .not = no ambos ejércitos tienen liderazgo
Contains = { $army } tiene { $any_character ->
    [yes] un personaje
   *[other] {""}
}{ $character-key ->
    [character-none] {""}
   *[other] { $character-to }
}{ $unit-count ->
    [0] {""}
   *[other] { $unit-or }
}
    .not = { $army } no tiene { $any_character ->
        [yes] un personaje
       *[other] {""}
    }{ $character-key ->
        [character-none] {""}
       *[other] { $character-to }
    }{ $unit-count ->
        [0] {""}
       *[other] { $unit-or }
    }
ContainsOnly = { $army-key ->
    [army-rallied] el ejército
   *[other] { $army }
} tiene solo { $unit }
    .not = { $army-key ->
        [army-rallied] el ejército
       *[other] { $army }
    } no tiene solo { $unit }
Flanking = otro de tus ejércitos, que no participa en este combate, está junto al enemigo
    .not = otro de tus ejércitos no está junto al enemigo
FavorsTerrain = al menos { $n ->
    [one] { $n } de tus unidades es favorecida
   *[other] { $n } de tus unidades son favorecidas
} por el terreno
    .not = menos de { $n ->
        [one] { $n } de tus unidades es favorecida
       *[other] { $n } de tus unidades son favorecidas
    } por el terreno
RoomForUnits = tu ejército tiene menos de cinco unidades y una ficha de reclutamiento en su región
    .not = tu ejército no tiene sitio o no tiene ficha de reclutamiento en su región
BatsInTerritory = hay un gran murciélago en el territorio del combate
    .not = no hay ningún gran murciélago en el territorio del combate
InPlay = { $character } está en juego
    .not = { $character } no está en juego
OnBoard = { $character } está en el tablero
    .not = { $character } no está en el tablero
WithArmy = { $character } está con un ejército
    .not = { $character } no está con un ejército
FateMarker = el indicador de destino está en la casilla { $least } o más allá
    .not = el indicador de destino está antes de la casilla { $least }
ArmyExists = tienes un ejército{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .not = no tienes ningún ejército{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
Controls = controlas al menos { $n ->
    [one] { $n } emplazamiento
   *[other] { $n } emplazamientos
}
    .not = controlas menos de { $n ->
        [one] { $n } emplazamiento
       *[other] { $n } emplazamientos
    }
ControlsThat = controlas este emplazamiento: { $region }
    .not = no controlas este emplazamiento: { $region }
Concentrated = Gandalf se ha concentrado
    .not = Gandalf no se ha concentrado
PlayedBy = { $side } { $side-key ->
    [free] juegan
   *[other] juega
} esta carta
    .not = { $side } no { $side-key ->
        [free] juegan
       *[other] juega
    } esta carta

## Verbos: ejércitos

Move = { $may ->
    [yes] si quieres,{" "}
   *[other] {""}
}mover { $army-key ->
    [army-none] { $up_to ->
        [one] un ejército
       *[other] hasta { $up_to } ejércitos
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} { $steps ->
    [one] { $steps } región
   *[other] hasta { $steps } regiones
}{ $army-key ->
    [army-none] { $up_to ->
        [one] {""}
       *[other] {" "}cada uno
    }
   *[other] {""}
}{ $through-count ->
    [0] {""}
   *[other] {" "}a través de { $through-or } (la última región puede ser cualquiera)
}{ $attack ->
    [yes] { $up_to ->
        [one] ; después puede atacar
       *[other] ; después uno de ellos puede atacar
    }
   *[other] {""}
}{ $penalty-count ->
    [0] {""}
   *[other] , sin penalización por { $penalty }
}{ $superiority ->
    [yes] , con superioridad sobre el terreno
   *[other] {""}
}
    .do = { $may ->
        [yes] si quieres,{" "}
       *[other] {""}
    }mueve { $army-key ->
        [army-none] { $up_to ->
            [one] un ejército
           *[other] hasta { $up_to } ejércitos
        }
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    } { $steps ->
        [one] { $steps } región
       *[other] hasta { $steps } regiones
    }{ $army-key ->
        [army-none] { $up_to ->
            [one] {""}
           *[other] {" "}cada uno
        }
       *[other] {""}
    }{ $through-count ->
        [0] {""}
       *[other] {" "}a través de { $through-or } (la última región puede ser cualquiera)
    }{ $attack ->
        [yes] { $up_to ->
            [one] ; después puede atacar
           *[other] ; después uno de ellos puede atacar
        }
       *[other] {""}
    }{ $penalty-count ->
        [0] {""}
       *[other] , sin penalización por { $penalty }
    }{ $superiority ->
        [yes] , con superioridad sobre el terreno
       *[other] {""}
    }
Attack = atacar con { $army-key ->
    [army-none] un ejército
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $steps ->
    [0] , sin moverlo
   *[other] , que antes puede moverse { $steps ->
        [one] { $steps } región
       *[other] hasta { $steps } regiones
    }
}{ $terrain-count ->
    [0] {""}
   *[other] , hacia { $terrain-or }
}{ $penalty-count ->
    [0] {""}
   *[other] , sin penalización por { $penalty }
}{ $superiority ->
    [yes] , con superioridad sobre el terreno
   *[other] {""}
}
    .do = ataca con { $army-key ->
        [army-none] un ejército
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $steps ->
        [0] , sin moverlo
       *[other] , que antes puede moverse { $steps ->
            [one] { $steps } región
           *[other] hasta { $steps } regiones
        }
    }{ $terrain-count ->
        [0] {""}
       *[other] , hacia { $terrain-or }
    }{ $penalty-count ->
        [0] {""}
       *[other] , sin penalización por { $penalty }
    }{ $superiority ->
        [yes] , con superioridad sobre el terreno
       *[other] {""}
    }
CombinedAttack = realizar un ataque combinado
    .do = realiza un ataque combinado
MoveCharacters = mover a tus personajes{ $more ->
    [0] {""}
    [one] , cada uno { $more } región más
   *[other] , cada uno { $more } regiones más
}
    .do = mueve a tus personajes{ $more ->
        [0] {""}
        [one] , cada uno { $more } región más
       *[other] , cada uno { $more } regiones más
    }
Rally = { $may ->
    [yes] si quieres,{" "}
   *[other] {""}
}recuperar { $army-key ->
    [army-none] { $up_to ->
        [one] un ejército
       *[other] hasta { $up_to } ejércitos
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $success_on ->
    [5] {""}
   *[other] {" "}(éxito con { $success_on })
}{ $rerolls ->
    [no] , sin repeticiones ni bajas
   *[other] {""}
}
    .do = { $may ->
        [yes] si quieres,{" "}
       *[other] {""}
    }recupera { $army-key ->
        [army-none] { $up_to ->
            [one] un ejército
           *[other] hasta { $up_to } ejércitos
        }
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $success_on ->
        [5] {""}
       *[other] {" "}(éxito con { $success_on })
    }{ $rerolls ->
        [no] , sin repeticiones ni bajas
       *[other] {""}
    }
Either = { $chooser-key ->
    [chooser-enemy] según elija tu rival,{" "}
   *[other] {""}
}{ $of-or }
    .do = { $chooser-key ->
        [chooser-enemy] según elija tu rival,{" "}
       *[other] {""}
    }{ $of-do-or }
Together = { $of }
    .do = { $of-do }

## Verbos: daño

InflictDamage = { $when ->
    [none] {""}
   *[other] si { $when },{" "}
}infligir { $n ->
    [1] { $n } de daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $n } de daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $n } de daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $n } de daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $n } de daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] daño { $army-key ->
        [army-enemy] { $army-to }
       *[other] a un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }: { $n }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; si no, { $otherwise }
}
    .do = { $when ->
        [none] {""}
       *[other] si { $when },{" "}
    }inflige { $n ->
        [1] { $n } de daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $n } de daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $n } de daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $n } de daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $n } de daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] daño { $army-key ->
            [army-enemy] { $army-to }
           *[other] a un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }: { $n }
    }{ $otherwise-count ->
        [0] {""}
       *[other] ; si no, { $otherwise-do }
    }
LeadershipOrDamage = hacer que { $army-key ->
    [army-enemy] { $army }
   *[other] un ejército enemigo
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} pierda una ficha de liderazgo o sufra { $n } de daño, a elección de su dueño
    .do = haz que { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    } pierda una ficha de liderazgo o sufra { $n } de daño, a elección de su dueño
SufferDamage = sufrir { $n } de daño en { $army } (nada lo evita)
    .do = sufre { $n } de daño en { $army } (nada lo evita)
PreventDamage = evitar { $everything ->
    [yes] todo el daño de ese ataque o de esa ronda de combate
   *[other] { $n ->
        [1] { $n } de daño
        [2] { $n } de daño
        [3] { $n } de daño
        [4] { $n } de daño
        [5] { $n } de daño
       *[other] daño: { $n }
    }
}{ $fortification ->
    [yes] , también a un baluarte
   *[other] {""}
}
    .do = evita { $everything ->
        [yes] todo el daño de ese ataque o de esa ronda de combate
       *[other] { $n ->
            [1] { $n } de daño
            [2] { $n } de daño
            [3] { $n } de daño
            [4] { $n } de daño
            [5] { $n } de daño
           *[other] daño: { $n }
        }
    }{ $fortification ->
        [yes] , también a un baluarte
       *[other] {""}
    }
RemoveDamage = retirar { $n ->
    [1] { $n } de daño
    [2] { $n } de daño
    [3] { $n } de daño
    [4] { $n } de daño
    [5] { $n } de daño
   *[other] daño
} { $army-key ->
    [army-none] { $up_to ->
        [one] de un ejército
       *[other] de cada uno de hasta { $up_to } ejércitos
    }
    [army-rallied] de cada ejército recuperado
   *[other] { $army-of }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $n ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
   *[other] : { $n }
}
    .do = retira { $n ->
        [1] { $n } de daño
        [2] { $n } de daño
        [3] { $n } de daño
        [4] { $n } de daño
        [5] { $n } de daño
       *[other] daño
    } { $army-key ->
        [army-none] { $up_to ->
            [one] de un ejército
           *[other] de cada uno de hasta { $up_to } ejércitos
        }
        [army-rallied] de cada ejército recuperado
       *[other] { $army-of }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $n ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] : { $n }
    }
RepairFortification = retirar { $n } de daño de un baluarte no franqueado que controles
    .do = retira { $n } de daño de un baluarte no franqueado que controles
SacrificeUnit = si quieres, eliminar { $unit-one } { $army-key ->
    [army-rallied] de cada ejército recuperado
   *[other] { $army-of }
} para retirar { $removes } de daño
    .do = si quieres, elimina { $unit-one } { $army-key ->
        [army-rallied] de cada ejército recuperado
       *[other] { $army-of }
    } para retirar { $removes } de daño
CasualtyRemoves = retirar { $n } de daño por { $times ->
    [0] cada baja
    [one] { $times } baja
   *[other] hasta { $times } bajas
}{ $unit-key ->
    [unit-none] {""}
   *[other] {" "}({ $unit })
}
    .do = retira { $n } de daño por { $times ->
        [0] cada baja
        [one] { $times } baja
       *[other] hasta { $times } bajas
    }{ $unit-key ->
        [unit-none] {""}
       *[other] {" "}({ $unit })
    }
Shoot = tirar { $dice ->
    [1] { $dice } dado contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $dice } dados contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $dice } dados contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $dice } dados contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $dice } dados contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] dados contra { $army-key ->
        [army-enemy] { $army }
       *[other] un ejército enemigo
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }, { $dice }
}: cada { $hits_on } o más inflige 1 de daño
    .do = tira { $dice ->
        [1] { $dice } dado contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $dice } dados contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $dice } dados contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $dice } dados contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $dice } dados contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] dados contra { $army-key ->
            [army-enemy] { $army }
           *[other] un ejército enemigo
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }, { $dice }
    }: cada { $hits_on } o más inflige 1 de daño
Archery = disparar a un ejército enemigo con tus { $unit } que estén en { $terrain-or } y a su alcance: un dado por unidad, { $most_dice } como máximo, aciertos con { $hits_on }{ $unit-count ->
    [1] {""}
   *[other] , en ese orden
}
    .do = dispara a un ejército enemigo con tus { $unit } que estén en { $terrain-or } y a su alcance: un dado por unidad, { $most_dice } como máximo, aciertos con { $hits_on }{ $unit-count ->
        [1] {""}
       *[other] , en ese orden
    }
PursuitDamage = infligir { $n } de daño al ejército enemigo si se retira, en orden o en desbandada, antes de moverse
    .do = inflige { $n } de daño al ejército enemigo si se retira, en orden o en desbandada, antes de moverse
WithdrawalDamage = infligir { $n } de daño al ejército enemigo si se repliega{ $character-key ->
    [character-none] {""}
   *[other] {" "}(excepto { $character })
}
    .do = inflige { $n } de daño al ejército enemigo si se repliega{ $character-key ->
        [character-none] {""}
       *[other] {" "}(excepto { $character })
    }

## Verbos: liderazgo y personajes

PlaceLeadership = poner { $each ->
    [one] { $each } ficha de liderazgo
   *[other] { $each } fichas de liderazgo
} en { $army-key ->
    [army-none] { $up_to ->
        [one] un ejército
       *[other] cada uno de hasta { $up_to } ejércitos
    }
   *[other] { $army }
}
    .do = pon { $each ->
        [one] { $each } ficha de liderazgo
       *[other] { $each } fichas de liderazgo
    } en { $army-key ->
        [army-none] { $up_to ->
            [one] un ejército
           *[other] cada uno de hasta { $up_to } ejércitos
        }
       *[other] { $army }
    }
LoseLeadership = descartar { $everything ->
    [yes] todas las fichas de liderazgo
   *[other] { $n ->
        [one] { $n } ficha de liderazgo
       *[other] { $n } fichas de liderazgo
    }
} { $army-key ->
    [army-own] { $army-of }
    [army-enemy] { $army-of }
   *[other] { $up_to ->
        [one] de un ejército enemigo
       *[other] de cada uno de hasta { $up_to } ejércitos enemigos
    }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; si no es posible, { $otherwise }
}
    .do = descarta { $everything ->
        [yes] todas las fichas de liderazgo
       *[other] { $n ->
            [one] { $n } ficha de liderazgo
           *[other] { $n } fichas de liderazgo
        }
    } { $army-key ->
        [army-own] { $army-of }
        [army-enemy] { $army-of }
       *[other] { $up_to ->
            [one] de un ejército enemigo
           *[other] de cada uno de hasta { $up_to } ejércitos enemigos
        }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $otherwise-count ->
        [0] {""}
       *[other] ; si no es posible, { $otherwise-do }
    }
EliminateCharacter = eliminar a un personaje { $army-of }
    .do = elimina a un personaje { $army-of }
PlaceCharacter = colocar { $character-to } { $where }
    .do = coloca { $character-to } { $where }
TakeOffBoard = retirar { $character-to } del tablero
    .do = retira { $character-to } del tablero
ExtraLeadership = sumar { $n } al liderazgo { $character-key ->
    [character-none] de tu ejército
   *[other] { $character-of }
}{ $rounds ->
    [0] {""}
    [one] {" "}en la primera ronda
   *[other] {" "}en las primeras { $rounds } rondas
}
    .do = suma { $n } al liderazgo { $character-key ->
        [character-none] de tu ejército
       *[other] { $character-of }
    }{ $rounds ->
        [0] {""}
        [one] {" "}en la primera ronda
       *[other] {" "}en las primeras { $rounds } rondas
    }
DoubleLeadership = duplicar el liderazgo de tu ejército, hasta { $most_of_it }
    .do = duplica el liderazgo de tu ejército, hasta { $most_of_it }
DiscardActivation = descartar la ficha de activación de un general{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}(excepto { $character })
}
    .do = descarta la ficha de activación de un general{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}(excepto { $character })
    }
Concentrate = reunir las fuerzas de Gandalf para su próximo Estallido de magia
    .do = reúne las fuerzas de Gandalf para su próximo Estallido de magia
DiscardRing = descartar una ficha de anillo
    .do = descarta una ficha de anillo
DiscardBodyguard = descartar una ficha de guardia personal
    .do = descarta una ficha de guardia personal
AddRings = { $dice ->
    [0] añadir { $n ->
        [one] { $n } ficha de anillo
       *[other] { $n } fichas de anillo
    }
   *[other] tirar { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }: cada { $hits_on } o más añade una ficha de anillo (5 como máximo)
}
    .do = { $dice ->
        [0] añade { $n ->
            [one] { $n } ficha de anillo
           *[other] { $n } fichas de anillo
        }
       *[other] tira { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }: cada { $hits_on } o más añade una ficha de anillo (5 como máximo)
    }
AddWrath = añadir { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} de cólera para Beorn
    .do = añade { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    } de cólera para Beorn
AddBodyguards = añadir { $n ->
    [1] { $n } ficha de guardia personal
    [2] { $n } fichas de guardia personal
    [3] { $n } fichas de guardia personal
    [4] { $n } fichas de guardia personal
    [5] { $n } fichas de guardia personal
   *[other] fichas de guardia personal: { $n }
}
    .do = añade { $n ->
        [1] { $n } ficha de guardia personal
        [2] { $n } fichas de guardia personal
        [3] { $n } fichas de guardia personal
        [4] { $n } fichas de guardia personal
        [5] { $n } fichas de guardia personal
       *[other] fichas de guardia personal: { $n }
    }

## Verbos: reclutar

PlaceTokens = poner una ficha de reclutamiento{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] en { $up_to ->
        [one] un emplazamiento (los Pueblos Libres) o una región de movilización (la Sombra)
       *[other] cada uno de { $up_to } emplazamientos distintos (los Pueblos Libres) o cada una de { $up_to } regiones de movilización distintas (la Sombra)
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] en cada una de { $up_to } regiones distintas { $where-many }
    }
}
    .do = pon una ficha de reclutamiento{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] en { $up_to ->
            [one] un emplazamiento (los Pueblos Libres) o una región de movilización (la Sombra)
           *[other] cada uno de { $up_to } emplazamientos distintos (los Pueblos Libres) o cada una de { $up_to } regiones de movilización distintas (la Sombra)
        }
       *[other] { $up_to ->
            [one] { $where }
           *[other] en cada una de { $up_to } regiones distintas { $where-many }
        }
    }
FlipTokens = { $may ->
    [yes] si quieres,{" "}
   *[other] {""}
}descubrir una ficha de reclutamiento{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] en { $up_to ->
        [one] una región
       *[other] cada una de hasta { $up_to } regiones distintas
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] en cada una de hasta { $up_to } regiones distintas { $where-many }
    }
}
    .do = { $may ->
        [yes] si quieres,{" "}
       *[other] {""}
    }descubre una ficha de reclutamiento{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] en { $up_to ->
            [one] una región
           *[other] cada una de hasta { $up_to } regiones distintas
        }
       *[other] { $up_to ->
            [one] { $where }
           *[other] en cada una de hasta { $up_to } regiones distintas { $where-many }
        }
    }
EliminateTokens = eliminar todas las fichas de reclutamiento enemigas de una región { $where }
    .do = elimina todas las fichas de reclutamiento enemigas de una región { $where }
PlaceUnits = colocar { $n ->
    [one] { $unit-one } { $where }
   *[other] { $where-key ->
        [where-goblin_boxes] hasta{" "}
       *[other] {""}
    }{ $n } { $unit } { $where-each }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .do = coloca { $n ->
        [one] { $unit-one } { $where }
       *[other] { $where-key ->
        [where-goblin_boxes] hasta{" "}
       *[other] {""}
    }{ $n } { $unit } { $where-each }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
PlaceEagles = colocar { $n ->
    [one] { $n } Águila
   *[other] { $n } Águilas
} en el Nido{ $early ->
    [yes] {" "}(también antes de que llegue su Señor)
   *[other] {""}
}
    .do = coloca { $n ->
        [one] { $n } Águila
       *[other] { $n } Águilas
    } en el Nido{ $early ->
        [yes] {" "}(también antes de que llegue su Señor)
       *[other] {""}
    }
FlyEagles = mover todas las Águilas del Nido a los territorios que elijas
    .do = mueve todas las Águilas del Nido a los territorios que elijas
EagleAttack = atacar con Águilas, cada una a un ejército distinto de su territorio, y devolverlas al Nido: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} cada una, aciertos con { $hits_on } o más, los fallidos se repiten una vez
    .do = ataca con Águilas, cada una a un ejército distinto de su territorio, y devuélvelas al Nido: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } cada una, aciertos con { $hits_on } o más, los fallidos se repiten una vez
PlaceBats = colocar { $n ->
    [one] { $n } gran murciélago
   *[other] hasta { $n } grandes murciélagos
} en un territorio
    .do = coloca { $n ->
        [one] { $n } gran murciélago
       *[other] hasta { $n } grandes murciélagos
    } en un territorio
RemoveBats = retirar { $n ->
    [0] todos los grandes murciélagos
    [one] { $n } gran murciélago
   *[other] { $n } grandes murciélagos
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}del territorio { $character-of }
}
    .do = retira { $n ->
        [0] todos los grandes murciélagos
        [one] { $n } gran murciélago
       *[other] { $n } grandes murciélagos
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}del territorio { $character-of }
    }
BatCloud = { $may ->
    [yes] si quieres, y sin dado,{" "}
   *[other] {""}
}formar una Nube de murciélagos: un ejército de la Sombra de un territorio con un gran murciélago se mueve 1 región, y el murciélago se retira
    .do = { $may ->
        [yes] si quieres, y sin dado,{" "}
       *[other] {""}
    }forma una Nube de murciélagos: un ejército de la Sombra de un territorio con un gran murciélago se mueve 1 región, y el murciélago se retira
OpenPass = abrir un desfiladero cuyo punto de movilización tenga al menos { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
}
    .do = abre un desfiladero cuyo punto de movilización tenga al menos { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
LayBeside = dejar esta carta junto a { $beside }
    .do = deja esta carta junto a { $beside }

## Verbos: cartas, fichas, dados

DrawEvents = robar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de evento{ $discard ->
    [0] {""}
    [one] {" "}y luego descartar { $discard } carta, antes de contar el límite de la mano
   *[other] {" "}y luego descartar { $discard } cartas, antes de contar el límite de la mano
}
    .do = roba { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de evento{ $discard ->
        [0] {""}
        [one] {" "}y luego descarta { $discard } carta, antes de contar el límite de la mano
       *[other] {" "}y luego descarta { $discard } cartas, antes de contar el límite de la mano
    }
DrawFate = robar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de destino y resolverla
    .do = roba { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de destino y resuélvela
AddTile = añadir a la reserva la ficha de destino especial ({ $tile })
    .do = añade a la reserva la ficha de destino especial ({ $tile })
LookAtHand = mirar { $n ->
    [one] { $n } carta al azar
   *[other] { $n } cartas al azar
} de la mano de tu rival; puedes descartar { $discard ->
    [one] { $discard } evento
   *[other] { $discard } eventos
} de ellas
    .do = mira { $n ->
        [one] { $n } carta al azar
       *[other] { $n } cartas al azar
    } de la mano de tu rival; puedes descartar { $discard ->
        [one] { $discard } evento
       *[other] { $discard } eventos
    } de ellas
LookAtEventDeck = mirar { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} del mazo de eventos, tomar { $take ->
    [one] { $take }
   *[other] { $take }
} y devolver las demás en cualquier orden
    .do = mira { $n ->
        [one] la primera carta
       *[other] las { $n } primeras cartas
    } del mazo de eventos, toma { $take ->
        [one] { $take }
       *[other] { $take }
    } y devuelve las demás en cualquier orden
DiscardRandom = hacer que tu rival descarte { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} al azar
    .do = haz que tu rival descarte { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } al azar
TakeBackUnitCard = recuperar { $everything ->
    [yes] todas las cartas de unidad y de maniobra especial usadas
   *[other] { $n ->
        [one] { $n } carta de unidad usada
       *[other] { $n } cartas de unidad usadas
    }
}
    .do = recupera { $everything ->
        [yes] todas las cartas de unidad y de maniobra especial usadas
       *[other] { $n ->
            [one] { $n } carta de unidad usada
           *[other] { $n } cartas de unidad usadas
        }
    }
RerollActionDie = repetir, si quieres, la tirada de { $n ->
    [one] { $n } dado de acción sin usar
   *[other] hasta { $n } dados de acción sin usar
}
    .do = repite, si quieres, la tirada de { $n ->
        [one] { $n } dado de acción sin usar
       *[other] hasta { $n } dados de acción sin usar
    }

## Verbos: una ronda de combate

AddToDice = sumar { $n } a cada dado { $roll-of }{ $army-key ->
    [army-enemy] {" "}del enemigo
   *[other] {""}
}{ $rounds ->
    [0] {""}
    [one] {" "}en la primera ronda
   *[other] {" "}en las primeras { $rounds } rondas
}
    .do = suma { $n } a cada dado { $roll-of }{ $army-key ->
        [army-enemy] {" "}del enemigo
       *[other] {""}
    }{ $rounds ->
        [0] {""}
        [one] {" "}en la primera ronda
       *[other] {" "}en las primeras { $rounds } rondas
    }
Dice = hacer que { $army } tire { $n ->
    [1] un dado más ({ $most_dice } como máximo)
    [-1] un dado menos ({ $least } como mínimo)
   *[other] { SIGNED($n) } dados ({ $least } como mínimo, { $most_dice } como máximo)
}
    .do = haz que { $army } tire { $n ->
        [1] un dado más ({ $most_dice } como máximo)
        [-1] un dado menos ({ $least } como mínimo)
       *[other] { SIGNED($n) } dados ({ $least } como mínimo, { $most_dice } como máximo)
    }
TargetNumber = fijar el número objetivo { $army-of } en { $n }
    .do = fija el número objetivo { $army-of } en { $n }
Rerolls = repetir { $n ->
    [one] { $n } dado fallido más
   *[other] hasta { $n } dados fallidos más
}
    .do = repite { $n ->
        [one] { $n } dado fallido más
       *[other] hasta { $n } dados fallidos más
    }
RollAgain = { $turned-key ->
    [turned-enemy_hits] hacer que el enemigo repita { $n ->
        [one] { $n } acierto
       *[other] hasta { $n } aciertos
    }; los nuevos resultados son definitivos
   *[other] repetir todos tus unos, antes de la repetición por liderazgo
}
    .do = { $turned-key ->
        [turned-enemy_hits] haz que el enemigo repita { $n ->
            [one] { $n } acierto
           *[other] hasta { $n } aciertos
        }; los nuevos resultados son definitivos
       *[other] repite todos tus unos, antes de la repetición por liderazgo
    }
CancelEvent = cancelar el evento que mostró el enemigo{ $otherwise-count ->
    [0] {""}
   *[other] ; si no es posible, { $otherwise }
}
    .do = cancela el evento que mostró el enemigo{ $otherwise-count ->
        [0] {""}
       *[other] ; si no es posible, { $otherwise-do }
    }
NoManeuver = cancelar la maniobra de combate{ $unit-count ->
    [0] {""}
   *[other] {" "}{ $unit-of }
} { $army-of } (su carta de unidad se gasta igualmente, y las cartas de maniobra especial funcionan)
    .do = cancela la maniobra de combate{ $unit-count ->
        [0] {""}
       *[other] {" "}{ $unit-of }
    } { $army-of } (su carta de unidad se gasta igualmente, y las cartas de maniobra especial funcionan)
MayRetreat = { $without_rout ->
    [yes] permitir a tu ejército retirarse sin desbandada
   *[other] {""}
}{ $across_fords ->
    [yes] permitir a tu ejército retirarse por vados
   *[other] {""}
}
    .do = { $without_rout ->
        [yes] permite a tu ejército retirarse sin desbandada
       *[other] {""}
    }{ $across_fords ->
        [yes] permite a tu ejército retirarse por vados
       *[other] {""}
    }
MayNotRetreat = { $when ->
    [none] {""}
   *[other] si { $when },{" "}
}prohibir { $army-to } retirarse, en orden o en desbandada{ $character-key ->
    [character-none] {""}
   *[other] {" "}(excepto { $character })
}
    .do = { $when ->
        [none] {""}
       *[other] si { $when },{" "}
    }prohíbe { $army-to } retirarse, en orden o en desbandada{ $character-key ->
        [character-none] {""}
       *[other] {" "}(excepto { $character })
    }
MayNotWithdraw = no replegarte en { $rounds ->
    [one] la primera ronda
   *[other] las primeras { $rounds } rondas
}
    .do = no te repliegues en { $rounds ->
        [one] la primera ronda
       *[other] las primeras { $rounds } rondas
    }
HoldBack = tirar hasta { $dice } dados menos: cada uno evita 1 de daño
    .do = tira hasta { $dice } dados menos: cada uno evita 1 de daño
DuelOfChampions = celebrar un duelo: ambos bandos tiran un dado y suman su liderazgo; el menor pierde una ficha de liderazgo o, si no tiene, sufre 1 de daño
    .do = celebra un duelo: ambos bandos tiran un dado y suman su liderazgo; el menor pierde una ficha de liderazgo o, si no tiene, sufre 1 de daño

## Lo que rige mientras la carta está en juego

AddsToDice = { $beorn ->
    [yes] Beorn suma
   *[other] tus ejércitos suman
} { $n } a cada dado { $roll-of }
    .do = { $beorn ->
        [yes] Beorn suma
       *[other] tus ejércitos suman
    } { $n } a cada dado { $roll-of }
TargetNumberIs = el número objetivo de { $army-key ->
    [army-own] tus ejércitos
   *[other] los ejércitos enemigos
} que atacan allí es { $n }
    .do = el número objetivo de { $army-key ->
        [army-own] tus ejércitos
       *[other] los ejércitos enemigos
    } que atacan allí es { $n }
DefendRegion = el número objetivo de los ejércitos que atacan allí es { $n } en { $rounds ->
    [one] la primera ronda
   *[other] las primeras { $rounds } rondas
}
    .do = el número objetivo de los ejércitos que atacan allí es { $n } en { $rounds ->
        [one] la primera ronda
       *[other] las primeras { $rounds } rondas
    }
ManeuversForbidden = { $army-key ->
    [army-enemy] el enemigo
   *[other] tu bando
} no puede usar la maniobra de combate de { $unit-count ->
    [0] sus unidades
   *[other] estas unidades: { $unit }
}
    .do = { $army-key ->
        [army-enemy] el enemigo
       *[other] tu bando
    } no puede usar la maniobra de combate de { $unit-count ->
        [0] sus unidades
       *[other] estas unidades: { $unit }
    }
RetreatAllowed = ese ejército puede retirarse{ $across_fords ->
    [yes] {" "}por vados
   *[other] {""}
}
    .do = ese ejército puede retirarse{ $across_fords ->
        [yes] {" "}por vados
       *[other] {""}
    }
MoreLeadership = el liderazgo { $character-of } aumenta en { $n }
    .do = el liderazgo { $character-of } aumenta en { $n }
BeornDice = Beorn tira { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
    .do = Beorn tira { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
BeornStrikesAgain = una vez por turno, tras ganar un combate como atacante, Beorn puede moverse hasta { $steps ->
    [one] { $steps } región
   *[other] { $steps } regiones
} y atacar otra vez
    .do = una vez por turno, tras ganar un combate como atacante, Beorn puede moverse hasta { $steps ->
        [one] { $steps } región
       *[other] { $steps } regiones
    } y atacar otra vez
EagleDice = cada ataque de un Águila tira { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
    .do = cada ataque de un Águila tira { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
EaglesReachBoxes = { $per_turn ->
    [one] { $per_turn } Águila puede
   *[other] { $per_turn } Águilas pueden
} atacar cada turno a un ejército en los puntos de movilización de trasgos o los desfiladeros
    .do = { $per_turn ->
        [one] { $per_turn } Águila puede
       *[other] { $per_turn } Águilas pueden
    } atacar cada turno a un ejército en los puntos de movilización de trasgos o los desfiladeros
StrokesWorkOnBothRolls = Los poderosos mandobles de Thorin valen en la tirada de combate y en la repetición por liderazgo
    .do = Los poderosos mandobles de Thorin valen en la tirada de combate y en la repetición por liderazgo
ExtraActionDie = los Pueblos Libres tienen un dado de acción más{ $character-key ->
    [character-none] {""}
   *[other] , salvo si { $character } está en juego
}
    .do = los Pueblos Libres tienen un dado de acción más{ $character-key ->
        [character-none] {""}
       *[other] , salvo si { $character } está en juego
    }

## Lo que las reglas del libro hacen por un personaje

ComesIn = entra en juego { $where }{ $where-key ->
    [where-eyrie] {""}
    [where-with_character_or_leadership] {""}
    [where-south_edge] , donde no haya ningún ejército,
   *[other] , salvo si el enemigo está allí o la controla,
} con un resultado de { $face }, una vez que { $step ->
    [-1] haya un ejército de la Sombra en el Valle
   *[other] el indicador de destino esté en la casilla { $step } o más allá
}
    .do = { ComesIn }
BringsWrath = trae { $n } fichas de cólera ({ $most } como máximo), y si la Sombra tiene entonces menos de { $points } puntos, ganan los Pueblos Libres
    .do = { BringsWrath }
RoamsAlone = se mueve solo, hasta { $steps } regiones, con una Voluntad del Oeste o con un resultado de Personaje y una ficha de cólera que no sea la última, y después puede atacar a un ejército contiguo; a su paso libera los emplazamientos vacíos y retira las fichas de la Sombra, y ni atraviesa un ejército de la Sombra ni se queda con ningún ejército
    .do = { RoamsAlone }
FightsAlone = lucha sin cartas: { $dice } dados, acierta con { $target } o más y repite una vez los fallos; los vados, las laderas y las murallas lo estorban; si lo atacan, puede retirarse tras cualquier ronda, pero no hacia un ejército; cada daño le cuesta una ficha de cólera, y la última, la vida
    .do = { FightsAlone }
FliesWithEagles = vuela, ataca y vuelve como una de las Águilas, y hasta que llega ellas solo esperan
    .do = { FliesWithEagles }
LendsStrokes = en combate su ejército puede usar la carta de maniobra especial Los poderosos mandobles de Thorin
    .do = { LendsStrokes }
FallsWithHisArmy = si cae con su ejército, la Sombra ha perdido
    .do = { FallsWithHisArmy }
