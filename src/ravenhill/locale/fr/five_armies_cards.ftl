### Les cartes de la Bataille des Cinq Armées.

## Phrases : un Ordre se joue avec un dé ; une carte Destin agit quand on la pioche

sentence-always = { $deeds-count ->
    [0] {""}
   *[other] Ordre : { $deeds-do-then } ;{" "}
}{ $until ->
    [none] {""}
   *[other] { $until } :{" "}
}{ $changes }.
sentence-always-when = { $deeds-count ->
    [0] { $until ->
        [none] {""}
       *[other] Ordre : laissez cette carte sur la table ;{" "}
    }
   *[other] Ordre : { $deeds-do-then } ;{" "}
}{ $until ->
    [none] Si
   *[other] { $until }, si
} { $when } : { $changes }.
sentence-whenever = { $at-key ->
    [moment-13] Quand on la pioche : { $does-do-then }
   *[other] { $at }, { $does-do-then }
}.
sentence-whenever-when = { $at-key ->
    [moment-13] Quand on la pioche, si { $when } : { $does-do-then }
   *[other] { $at }, si { $when }, { $does-do-then }
}.
sentence-may = { $at-key ->
    [moment-13] Ordre{ $requires ->
        [none] {""}
       *[other] , seulement si { $requires }
    } : { $does-do-then }
   *[other] { $at }, vous pouvez { $does-then }
}.
sentence-may-when = { $at-key ->
    [moment-13] Ordre{ $requires ->
        [none] {""}
       *[other] , seulement si { $requires }
    }, si { $when } : { $does-do-then }
   *[other] { $at }, si { $when }, vous pouvez { $does-then }
}.
no-Effect = Impossible pour l’instant : { $word }.

## Moments

moment-0 = quand les cartes sont révélées
moment-1 = avant le Jet de Combat
moment-2 = après les Jets de Combat
moment-3 = avant le Jet de Commandement
moment-4 = quand les Dégâts sont subis
moment-5 = quand les pertes sont subies
moment-6 = à la fin du tour de combat
moment-7 = avant une de vos actions
moment-8 = quand vous utilisez une face Personnage
moment-9 = quand vous utilisez une Volonté de l’Ouest
moment-10 = avec une face Ralliement
moment-11 = quand son Armée subit des Dégâts
moment-12 = quand il entre en jeu
moment-13 = pendant une de vos actions, avec un dé de son type
moment-14 = quand il entre en jeu, ou aussitôt s’il y est déjà
until-1 = jusqu’à la fin du tour
until-2 = jusqu’à l’élimination d’un Orque Géant
until-3 = jusqu’à la fin du tour ou l’élimination d’un Orque Géant
until-4 = jusqu’à la destruction de la Fortification
until-5 = jusqu’à la fin du tour ou la destruction de la Fortification

## De quoi il s’agit

army-none = {""}
army-own = votre Armée
    .to = à votre Armée
    .of = de votre Armée
army-enemy = l’Armée ennemie
    .to = à l’Armée ennemie
    .of = de l’Armée ennemie
army-moved = cette Armée
    .to = à cette Armée
    .of = de cette Armée
army-rallied = cette Armée
    .to = à cette Armée
    .of = de cette Armée
army-chosen = cette Armée
    .to = à cette Armée
    .of = de cette Armée
army-there = l’Armée qui s’y trouve
    .to = à l’Armée qui s’y trouve
    .of = de l’Armée qui s’y trouve
unit-none = {""}
unit-dwarves = Nains
    .the = les Nains
    .of = des Nains
unit-elves = Elfes
    .the = les Elfes
    .of = des Elfes
unit-men = Hommes
    .the = les Hommes
    .of = des Hommes
character-none = {""}
penalty-ford = les gués
penalty-slope = les escarpements
penalty-fortification = les Fortifications
roll-combat_roll = Jet de Combat
    .of = du Jet de Combat
roll-leader_reroll = Jet de Commandement
    .of = du Jet de Commandement
roll-either = Jet de Combat ou Jet de Commandement
    .of = du Jet de Combat ou du Jet de Commandement
roll-both = Jet de Combat et Jet de Commandement
    .of = du Jet de Combat et du Jet de Commandement
turned-enemy_hits = réussites ennemies
turned-own_ones = vos 1
chooser-owner = vous
chooser-enemy = votre adversaire
range-archer = portée des archers
range-gandalf = portée de Gandalf
beside-fortification = une Fortification non détruite
    .of = d’une Fortification non détruite
beside-region_with_army = une région avec une de vos Armées
    .of = d’une région avec une de vos Armées
where-none = {""}
    .many = {""}
    .each = {""}
where-fighting_region = dans la région de votre Armée
    .many = dans la région de votre Armée
    .each = dans la région de votre Armée
where-placed = que vous venez de poser
    .many = que vous venez de poser
    .each = que vous venez de poser
where-settlements = dans une Colonie
    .many = avec une Colonie
    .each = dans des Colonies différentes
where-own_settlements = dans une Colonie que vous contrôlez
    .many = avec une Colonie que vous contrôlez
    .each = dans des Colonies différentes que vous contrôlez
where-mustering_regions = dans une région de Ralliement
    .many = dans une région de Ralliement
    .each = dans une région de Ralliement
where-each_mustering_region = dans chaque région de Ralliement
    .many = dans chaque région de Ralliement
    .each = dans chaque région de Ralliement
where-broken_lands = dans les Terres Brisées
    .many = dans les Terres Brisées
    .each = dans les Terres Brisées
where-goblin_mustering_points = dans les Points de Ralliement Gobelins
    .many = dans les Points de Ralliement Gobelins
    .each = dans les Points de Ralliement Gobelins
where-goblin_boxes = dans les Points de Ralliement Gobelins et les Cols Montagnards ouverts
    .many = dans les Points de Ralliement Gobelins et les Cols Montagnards ouverts
    .each = dans les Points de Ralliement Gobelins et les Cols Montagnards ouverts
where-mountain_passes = dans un Col Montagnard
    .many = dans un Col Montagnard
    .each = dans un Col Montagnard
where-settlement_or_mustering_region = dans une Colonie ou une région de Ralliement
    .many = dans une Colonie ou une région de Ralliement
    .each = dans une Colonie ou une région de Ralliement
where-with_character_or_leadership = avec un de vos Personnages ou jetons Commandement
    .many = avec un de vos Personnages ou jetons Commandement
    .each = avec un de vos Personnages ou jetons Commandement
where-any_region = dans n’importe quelle région
    .many = dans n’importe quelle région
    .each = dans n’importe quelle région
where-beside_chosen_settlement = à côté d’une Colonie que vous contrôlez
    .many = à côté d’une Colonie que vous contrôlez
    .each = à côté d’une Colonie que vous contrôlez
where-friendly_army = avec une de vos Armées
    .many = avec une de vos Armées
    .each = avec une de vos Armées
where-chosen_army = avec une de vos Armées
    .many = avec une de vos Armées
    .each = avec une de vos Armées
where-with_thorin = avec Thorin
    .many = avec Thorin
    .each = avec Thorin
where-with_bolg = avec Bolg
    .many = avec Bolg
    .each = avec Bolg
where-front_gate = à la Grande Porte
    .many = à la Grande Porte
    .each = à la Grande Porte
where-south_edge = sur le bord sud du plateau
    .many = sur le bord sud du plateau
    .each = sur le bord sud du plateau
where-eyrie = dans le Nid des Aigles
    .many = dans le Nid des Aigles
    .each = dans le Nid des Aigles

## Quelles Armées

Containing = avec { $unit-of-or }
OnlyOf = avec seulement { $unit-of }
WithLeadership = sous Commandement
With = avec { $character }
Other = sans { $character }
In = { $terrain-count ->
    [0] {""}
   *[other] en { $terrain-or }
}{ $where-key ->
    [where-none] {""}
    [where-beside_chosen_settlement] à côté de la même Colonie
   *[other] { $terrain-count ->
        [0] {""}
       *[other] {" "}ou{" "}
    }{ $where }
}
Beside = à côté d’une { $army-key ->
    [army-own] de vos Armées
   *[other] Armée ennemie
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
Near = dans la région { $character-of } ou à côté
InRange = à portée { $range-key ->
    [range-archer] de flèche{" "}
   *[other] {""}
}{ $character-of }
WithoutEnemyUnits = sans Unités ennemies

## Nombres

Normally = { $n } ({ $but } si { $when })
UnitTypesBeyondFirst = un par type d’Unité de votre Armée au-delà du premier, { $most } au plus
LeadershipTokens = un par jeton Commandement de votre Armée, { $most } au plus
UnitsBeside = un par Unité ({ $unit }) dans une de vos Armées à côté d’elle, { $most } au plus

## Conditions ; de deux, chacune a son si

Both = { $one } et si { $other }
    .not = { $one-not } ou si { $other-not }
AnyOf = { $one } ou si { $other }
    .not = { $one-not } et si { $other-not }
FirstRound = c’est le premier tour de combat
    .not = ce n’est pas le premier tour de combat
FirstAttackOfEnemy = cette Armée ennemie attaque pour la première fois
    .not = cette Armée ennemie n’attaque pas pour la première fois
Attacking = vous êtes l’attaquant
    .not = vous n’êtes pas l’attaquant
Defending = vous êtes le défenseur
    .not = vous n’êtes pas le défenseur
MoreUnits = votre Armée a plus d’Unités que l’ennemi
    .not = votre Armée n’a pas plus d’Unités que l’ennemi
FewerUnits = votre Armée a moins d’Unités que l’ennemi
    .not = votre Armée n’a pas moins d’Unités que l’ennemi
InTerrain = le combat a lieu en { $terrain-or }
    .not = le combat n’a pas lieu en { $terrain-or }
AcrossFord = l’attaque franchit un gué
    .not = l’attaque ne franchit pas un gué
UpSlope = l’attaque gravit un escarpement
    .not = l’attaque ne gravit pas un escarpement
FromPass = vous attaquez depuis un Col Montagnard
    .not = vous n’attaquez pas depuis un Col Montagnard
HitScored = vous avez obtenu une réussite à ce tour
    .not = vous n’avez obtenu aucune réussite à ce tour
DamageInflicted = vous avez infligé des Dégâts à ce tour
    .not = vous n’avez pas infligé de Dégâts à ce tour
BothHaveLeadership = les deux Armées sont sous Commandement
    .not = les deux Armées ne sont pas sous Commandement
Contains = { $army } contient { $any_character ->
    [yes] un Personnage
   *[other] {""}
}{ $character-key ->
    [character-none] {""}
   *[other] { $character }
}{ $unit-count ->
    [0] {""}
   *[other] { $unit-of-or }
}
    .not = { $army } ne contient pas { $any_character ->
        [yes] un Personnage
       *[other] {""}
    }{ $character-key ->
        [character-none] {""}
       *[other] { $character }
    }{ $unit-count ->
        [0] {""}
       *[other] { $unit-of-or }
    }
ContainsOnly = { $army-key ->
    [army-rallied] l’Armée
   *[other] { $army }
} contient seulement { $unit-of }
    .not = { $army-key ->
        [army-rallied] l’Armée
       *[other] { $army }
    } ne contient pas seulement { $unit-of }
Flanking = une autre de vos Armées, qui ne prend pas part à ce combat, est à côté de l’ennemi
    .not = une autre de vos Armées n’est pas à côté de l’ennemi
FavorsTerrain = au moins { $n ->
    [one] { $n } de vos Unités est favorisée
   *[other] { $n } de vos Unités sont favorisées
} par le terrain
    .not = moins de { $n ->
        [one] { $n } de vos Unités est favorisée
       *[other] { $n } de vos Unités sont favorisées
    } par le terrain
RoomForUnits = votre Armée a moins de cinq Unités et un jeton Recrutement dans sa région
    .not = votre Armée n’a pas de place ou pas de jeton Recrutement dans sa région
BatsInTerritory = une Chauve-Souris Géante est dans le territoire du combat
    .not = une Chauve-Souris Géante n’est pas dans le territoire du combat
InPlay = { $character } est en jeu
    .not = { $character } n’est pas en jeu
OnBoard = { $character } est sur le plateau
    .not = { $character } n’est pas sur le plateau
WithArmy = { $character } est avec une Armée
    .not = { $character } n’est pas avec une Armée
FateMarker = le marqueur Destin est sur la case { $least } ou au-delà
    .not = le marqueur Destin est avant la case { $least }
ArmyExists = vous avez une Armée{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .not = vous n’avez aucune Armée{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
Controls = vous contrôlez au moins { $n ->
    [one] { $n } Colonie
   *[other] { $n } Colonies
}
    .not = vous contrôlez moins de { $n ->
        [one] { $n } Colonie
       *[other] { $n } Colonies
    }
ControlsThat = vous contrôlez cette Colonie : { $region }
    .not = vous ne contrôlez pas cette Colonie : { $region }
Concentrated = Gandalf s’est concentré
    .not = Gandalf ne s’est pas concentré
PlayedBy = { $side } jouent cette carte
    .not = { $side } ne jouent pas cette carte

## Verbes : Armées

Move = { $may ->
    [yes] si vous le souhaitez,{" "}
   *[other] {""}
}déplacer { $army-key ->
    [army-none] { $up_to ->
        [one] une Armée
       *[other] jusqu’à { $up_to } Armées
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} { $steps ->
    [one] d’une région
   *[other] de { $steps } régions au plus
}{ $army-key ->
    [army-none] { $up_to ->
        [one] {""}
       *[other] {" "}chacune
    }
   *[other] {""}
}{ $through-count ->
    [0] {""}
   *[other] {" "}à travers des { $through-or } (la dernière région peut être quelconque)
}{ $attack ->
    [yes] { $up_to ->
        [one] {" "}; elle peut ensuite attaquer
       *[other] {" "}; l’une d’elles peut ensuite attaquer
    }
   *[other] {""}
}{ $penalty-count ->
    [0] {""}
   *[other] , sans pénalité pour { $penalty }
}{ $superiority ->
    [yes] , avec la Supériorité sur le Terrain
   *[other] {""}
}
    .do = { $may ->
        [yes] si vous le souhaitez,{" "}
       *[other] {""}
    }déplacez { $army-key ->
        [army-none] { $up_to ->
            [one] une Armée
           *[other] jusqu’à { $up_to } Armées
        }
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    } { $steps ->
        [one] d’une région
       *[other] de { $steps } régions au plus
    }{ $army-key ->
        [army-none] { $up_to ->
            [one] {""}
           *[other] {" "}chacune
        }
       *[other] {""}
    }{ $through-count ->
        [0] {""}
       *[other] {" "}à travers des { $through-or } (la dernière région peut être quelconque)
    }{ $attack ->
        [yes] { $up_to ->
            [one] {" "}; elle peut ensuite attaquer
           *[other] {" "}; l’une d’elles peut ensuite attaquer
        }
       *[other] {""}
    }{ $penalty-count ->
        [0] {""}
       *[other] , sans pénalité pour { $penalty }
    }{ $superiority ->
        [yes] , avec la Supériorité sur le Terrain
       *[other] {""}
    }
Attack = attaquer avec { $army-key ->
    [army-none] une Armée
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $steps ->
    [0] , sans la déplacer
   *[other] , qui peut d’abord se déplacer { $steps ->
        [one] d’une région
       *[other] de { $steps } régions au plus
    }
}{ $terrain-count ->
    [0] {""}
   *[other] , vers des { $terrain-or }
}{ $penalty-count ->
    [0] {""}
   *[other] , sans pénalité pour { $penalty }
}{ $superiority ->
    [yes] , avec la Supériorité sur le Terrain
   *[other] {""}
}
    .do = attaquez avec { $army-key ->
        [army-none] une Armée
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $steps ->
        [0] , sans la déplacer
       *[other] , qui peut d’abord se déplacer { $steps ->
            [one] d’une région
           *[other] de { $steps } régions au plus
        }
    }{ $terrain-count ->
        [0] {""}
       *[other] , vers des { $terrain-or }
    }{ $penalty-count ->
        [0] {""}
       *[other] , sans pénalité pour { $penalty }
    }{ $superiority ->
        [yes] , avec la Supériorité sur le Terrain
       *[other] {""}
    }
CombinedAttack = mener une Attaque Simultanée
    .do = menez une Attaque Simultanée
MoveCharacters = déplacer vos Personnages{ $more ->
    [0] {""}
    [one] , chacun d’une région de plus
   *[other] , chacun de { $more } régions de plus
}
    .do = déplacez vos Personnages{ $more ->
        [0] {""}
        [one] , chacun d’une région de plus
       *[other] , chacun de { $more } régions de plus
    }
Rally = { $may ->
    [yes] si vous le souhaitez,{" "}
   *[other] {""}
}rallier { $army-key ->
    [army-none] { $up_to ->
        [one] une Armée
       *[other] jusqu’à { $up_to } Armées
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $success_on ->
    [5] {""}
   *[other] {" "}(succès sur { $success_on })
}{ $rerolls ->
    [no] , sans relance ni pertes
   *[other] {""}
}
    .do = { $may ->
        [yes] si vous le souhaitez,{" "}
       *[other] {""}
    }ralliez { $army-key ->
        [army-none] { $up_to ->
            [one] une Armée
           *[other] jusqu’à { $up_to } Armées
        }
       *[other] { $army }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $success_on ->
        [5] {""}
       *[other] {" "}(succès sur { $success_on })
    }{ $rerolls ->
        [no] , sans relance ni pertes
       *[other] {""}
    }
Either = { $chooser-key ->
    [chooser-enemy] au choix de votre adversaire,{" "}
   *[other] {""}
}{ $of-or }
    .do = { $chooser-key ->
        [chooser-enemy] au choix de votre adversaire,{" "}
       *[other] {""}
    }{ $of-do-or }
Together = { $of }
    .do = { $of-do }

## Verbes : Dégâts

InflictDamage = { $when ->
    [none] {""}
   *[other] si { $when },{" "}
}infliger { $n ->
    [1] { $n } Dégât { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $n } Dégâts { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $n } Dégâts { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $n } Dégâts { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $n } Dégâts { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] des Dégâts { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    } : { $n }
}{ $otherwise-count ->
    [0] {""}
   *[other] {" "}; sinon, { $otherwise }
}
    .do = { $when ->
        [none] {""}
       *[other] si { $when },{" "}
    }infligez { $n ->
        [1] { $n } Dégât { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $n } Dégâts { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $n } Dégâts { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $n } Dégâts { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $n } Dégâts { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] des Dégâts { $army-key ->
            [army-enemy] { $army-to }
           *[other] à une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        } : { $n }
    }{ $otherwise-count ->
        [0] {""}
       *[other] {" "}; sinon, { $otherwise-do }
    }
LeadershipOrDamage = faire perdre un jeton Commandement ou subir { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} { $army-key ->
    [army-enemy] { $army-to }
   *[other] à une Armée ennemie
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}, au choix de son propriétaire
    .do = faites perdre un jeton Commandement ou subir { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } { $army-key ->
        [army-enemy] { $army-to }
       *[other] à une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }, au choix de son propriétaire
SufferDamage = faire subir { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} { $army-to } (rien ne l’évite)
    .do = faites subir { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } { $army-to } (rien ne l’évite)
PreventDamage = éviter { $everything ->
    [yes] tous les Dégâts de cette attaque ou de ce tour de combat
   *[other] { $n ->
        [1] { $n } Dégât
        [2] { $n } Dégâts
        [3] { $n } Dégâts
        [4] { $n } Dégâts
        [5] { $n } Dégâts
       *[other] des Dégâts : { $n }
    }
}{ $fortification ->
    [yes] , aussi pour une Fortification
   *[other] {""}
}
    .do = évitez { $everything ->
        [yes] tous les Dégâts de cette attaque ou de ce tour de combat
       *[other] { $n ->
            [1] { $n } Dégât
            [2] { $n } Dégâts
            [3] { $n } Dégâts
            [4] { $n } Dégâts
            [5] { $n } Dégâts
           *[other] des Dégâts : { $n }
        }
    }{ $fortification ->
        [yes] , aussi pour une Fortification
       *[other] {""}
    }
RemoveDamage = retirer { $n ->
    [1] { $n } Dégât
    [2] { $n } Dégâts
    [3] { $n } Dégâts
    [4] { $n } Dégâts
    [5] { $n } Dégâts
   *[other] des Dégâts
} { $army-key ->
    [army-none] { $up_to ->
        [one] à une Armée
       *[other] à chacune de { $up_to } Armées au plus
    }
    [army-rallied] à chaque Armée ralliée
   *[other] { $army-to }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $n ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
   *[other] {" "}: { $n }
}
    .do = retirez { $n ->
        [1] { $n } Dégât
        [2] { $n } Dégâts
        [3] { $n } Dégâts
        [4] { $n } Dégâts
        [5] { $n } Dégâts
       *[other] des Dégâts
    } { $army-key ->
        [army-none] { $up_to ->
            [one] à une Armée
           *[other] à chacune de { $up_to } Armées au plus
        }
        [army-rallied] à chaque Armée ralliée
       *[other] { $army-to }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $n ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] {" "}: { $n }
    }
RepairFortification = retirer { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} à une Fortification non détruite que vous contrôlez
    .do = retirez { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } à une Fortification non détruite que vous contrôlez
SacrificeUnit = si vous le souhaitez, éliminer { $unit-one } { $army-key ->
    [army-rallied] de chaque Armée ralliée
   *[other] { $army-of }
} pour retirer { $removes ->
    [one] { $removes } Dégât
   *[other] { $removes } Dégâts
}
    .do = si vous le souhaitez, éliminez { $unit-one } { $army-key ->
        [army-rallied] de chaque Armée ralliée
       *[other] { $army-of }
    } pour retirer { $removes ->
        [one] { $removes } Dégât
       *[other] { $removes } Dégâts
    }
CasualtyRemoves = retirer { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} pour { $times ->
    [0] chaque perte
    [one] { $times } perte
   *[other] { $times } pertes au plus
}{ $unit-key ->
    [unit-none] {""}
   *[other] {" "}({ $unit })
}
    .do = retirez { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } pour { $times ->
        [0] chaque perte
        [one] { $times } perte
       *[other] { $times } pertes au plus
    }{ $unit-key ->
        [unit-none] {""}
       *[other] {" "}({ $unit })
    }
Shoot = lancer { $dice ->
    [1] { $dice } dé contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $dice } dés contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $dice } dés contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $dice } dés contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $dice } dés contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] des dés contre { $army-key ->
        [army-enemy] { $army }
       *[other] une Armée ennemie
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }, { $dice }
} : chaque { $hits_on } ou plus inflige 1 Dégât
    .do = lancez { $dice ->
        [1] { $dice } dé contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $dice } dés contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $dice } dés contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $dice } dés contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $dice } dés contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] des dés contre { $army-key ->
            [army-enemy] { $army }
           *[other] une Armée ennemie
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }, { $dice }
    } : chaque { $hits_on } ou plus inflige 1 Dégât
Archery = tirer sur une Armée ennemie avec vos { $unit } en { $terrain-or } qui sont à portée : un dé chacun, { $most_dice } au plus, réussites sur { $hits_on }{ $unit-count ->
    [1] {""}
   *[other] , dans cet ordre
}
    .do = tirez sur une Armée ennemie avec vos { $unit } en { $terrain-or } qui sont à portée : un dé chacun, { $most_dice } au plus, réussites sur { $hits_on }{ $unit-count ->
        [1] {""}
       *[other] , dans cet ordre
    }
PursuitDamage = infliger { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} à l’Armée ennemie si elle bat en retraite ou fuit en déroute, avant son mouvement
    .do = infligez { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } à l’Armée ennemie si elle bat en retraite ou fuit en déroute, avant son mouvement
WithdrawalDamage = infliger { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} à l’Armée ennemie si elle se retire{ $character-key ->
    [character-none] {""}
   *[other] {" "}(sauf { $character })
}
    .do = infligez { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } à l’Armée ennemie si elle se retire{ $character-key ->
        [character-none] {""}
       *[other] {" "}(sauf { $character })
    }

## Verbes : Commandement et Personnages

PlaceLeadership = placer { $each ->
    [one] { $each } jeton Commandement
   *[other] { $each } jetons Commandement
} avec { $army-key ->
    [army-none] { $up_to ->
        [one] une Armée
       *[other] chacune de { $up_to } Armées au plus
    }
   *[other] { $army }
}
    .do = placez { $each ->
        [one] { $each } jeton Commandement
       *[other] { $each } jetons Commandement
    } avec { $army-key ->
        [army-none] { $up_to ->
            [one] une Armée
           *[other] chacune de { $up_to } Armées au plus
        }
       *[other] { $army }
    }
LoseLeadership = défausser { $everything ->
    [yes] tous les jetons Commandement
   *[other] { $n ->
        [one] { $n } jeton Commandement
       *[other] { $n } jetons Commandement
    }
} { $army-key ->
    [army-own] { $army-of }
    [army-enemy] { $army-of }
   *[other] { $up_to ->
        [one] d’une Armée ennemie
       *[other] de chacune de { $up_to } Armées ennemies au plus
    }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $otherwise-count ->
    [0] {""}
   *[other] {" "}; à défaut, { $otherwise }
}
    .do = défaussez { $everything ->
        [yes] tous les jetons Commandement
       *[other] { $n ->
            [one] { $n } jeton Commandement
           *[other] { $n } jetons Commandement
        }
    } { $army-key ->
        [army-own] { $army-of }
        [army-enemy] { $army-of }
       *[other] { $up_to ->
            [one] d’une Armée ennemie
           *[other] de chacune de { $up_to } Armées ennemies au plus
        }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $otherwise-count ->
        [0] {""}
       *[other] {" "}; à défaut, { $otherwise-do }
    }
EliminateCharacter = éliminer un Personnage { $army-of }
    .do = éliminez un Personnage { $army-of }
PlaceCharacter = placer { $character } { $where }
    .do = placez { $character } { $where }
TakeOffBoard = retirer { $character } du plateau
    .do = retirez { $character } du plateau
ExtraLeadership = ajouter { $n } au Commandement { $character-key ->
    [character-none] de votre Armée
   *[other] { $character-of }
}{ $rounds ->
    [0] {""}
    [one] {" "}au premier tour
   *[other] {" "}pendant les { $rounds } premiers tours
}
    .do = ajoutez { $n } au Commandement { $character-key ->
        [character-none] de votre Armée
       *[other] { $character-of }
    }{ $rounds ->
        [0] {""}
        [one] {" "}au premier tour
       *[other] {" "}pendant les { $rounds } premiers tours
    }
DoubleLeadership = doubler le Commandement de votre Armée, jusqu’à { $most_of_it }
    .do = doublez le Commandement de votre Armée, jusqu’à { $most_of_it }
DiscardActivation = défausser le jeton Activation d’un Général{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}(sauf { $character })
}
    .do = défaussez le jeton Activation d’un Général{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}(sauf { $character })
    }
Concentrate = rassembler les forces de Gandalf pour sa prochaine Explosion de Magie
    .do = rassemblez les forces de Gandalf pour sa prochaine Explosion de Magie
DiscardRing = défausser un jeton Anneau
    .do = défaussez un jeton Anneau
DiscardBodyguard = défausser un jeton Garde Rapprochée
    .do = défaussez un jeton Garde Rapprochée
AddRings = { $dice ->
    [0] ajouter { $n ->
        [one] { $n } jeton Anneau
       *[other] { $n } jetons Anneau
    }
   *[other] lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : chaque { $hits_on } ou plus ajoute un jeton Anneau (5 au plus)
}
    .do = { $dice ->
        [0] ajoutez { $n ->
            [one] { $n } jeton Anneau
           *[other] { $n } jetons Anneau
        }
       *[other] lancez { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } : chaque { $hits_on } ou plus ajoute un jeton Anneau (5 au plus)
    }
AddWrath = ajouter { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} Fureur pour Béorn
    .do = ajoutez { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    } Fureur pour Béorn
AddBodyguards = ajouter { $n ->
    [1] { $n } jeton Garde Rapprochée
    [2] { $n } jetons Garde Rapprochée
    [3] { $n } jetons Garde Rapprochée
    [4] { $n } jetons Garde Rapprochée
    [5] { $n } jetons Garde Rapprochée
   *[other] des jetons Garde Rapprochée : { $n }
}
    .do = ajoutez { $n ->
        [1] { $n } jeton Garde Rapprochée
        [2] { $n } jetons Garde Rapprochée
        [3] { $n } jetons Garde Rapprochée
        [4] { $n } jetons Garde Rapprochée
        [5] { $n } jetons Garde Rapprochée
       *[other] des jetons Garde Rapprochée : { $n }
    }

## Verbes : recrutement

PlaceTokens = poser un jeton Recrutement{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] dans { $up_to ->
        [one] une Colonie (les Peuples Libres) ou une région de Ralliement (les Ténèbres)
       *[other] chacune de { $up_to } Colonies différentes (les Peuples Libres) ou régions de Ralliement différentes (les Ténèbres)
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] dans chacune de { $up_to } régions différentes { $where-many }
    }
}
    .do = posez un jeton Recrutement{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] dans { $up_to ->
            [one] une Colonie (les Peuples Libres) ou une région de Ralliement (les Ténèbres)
           *[other] chacune de { $up_to } Colonies différentes (les Peuples Libres) ou régions de Ralliement différentes (les Ténèbres)
        }
       *[other] { $up_to ->
            [one] { $where }
           *[other] dans chacune de { $up_to } régions différentes { $where-many }
        }
    }
FlipTokens = { $may ->
    [yes] si vous le souhaitez,{" "}
   *[other] {""}
}retourner un jeton Recrutement{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] dans { $up_to ->
        [one] une région
       *[other] chacune de { $up_to } régions différentes au plus
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] dans chacune de { $up_to } régions différentes au plus { $where-many }
    }
}
    .do = { $may ->
        [yes] si vous le souhaitez,{" "}
       *[other] {""}
    }retournez un jeton Recrutement{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] dans { $up_to ->
            [one] une région
           *[other] chacune de { $up_to } régions différentes au plus
        }
       *[other] { $up_to ->
            [one] { $where }
           *[other] dans chacune de { $up_to } régions différentes au plus { $where-many }
        }
    }
EliminateTokens = éliminer tous les jetons Recrutement ennemis d’une région { $where }
    .do = éliminez tous les jetons Recrutement ennemis d’une région { $where }
PlaceUnits = placer { $n ->
    [one] { $unit-one } { $where }
   *[other] { $where-key ->
        [where-goblin_boxes] jusqu’à{" "}
       *[other] {""}
    }{ $n } { $unit } { $where-each }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .do = placez { $n ->
        [one] { $unit-one } { $where }
       *[other] { $where-key ->
        [where-goblin_boxes] jusqu’à{" "}
       *[other] {""}
    }{ $n } { $unit } { $where-each }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
PlaceEagles = placer { $n ->
    [one] { $n } Aigle
   *[other] { $n } Aigles
} dans le Nid{ $early ->
    [yes] {" "}(même avant la venue de leur Seigneur)
   *[other] {""}
}
    .do = placez { $n ->
        [one] { $n } Aigle
       *[other] { $n } Aigles
    } dans le Nid{ $early ->
        [yes] {" "}(même avant la venue de leur Seigneur)
       *[other] {""}
    }
FlyEagles = déplacer tous les Aigles du Nid vers les territoires de votre choix
    .do = déplacez tous les Aigles du Nid vers les territoires de votre choix
EagleAttack = attaquer avec des Aigles, chacun une Armée différente de son territoire ; ils retournent au Nid : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} chacun, réussites sur { $hits_on } ou plus, les autres dés relancés une fois
    .do = attaquez avec des Aigles, chacun une Armée différente de son territoire ; ils retournent au Nid : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } chacun, réussites sur { $hits_on } ou plus, les autres dés relancés une fois
PlaceBats = placer { $n ->
    [one] { $n } Chauve-Souris Géante
   *[other] jusqu’à { $n } Chauves-Souris Géantes
} dans un territoire
    .do = placez { $n ->
        [one] { $n } Chauve-Souris Géante
       *[other] jusqu’à { $n } Chauves-Souris Géantes
    } dans un territoire
RemoveBats = retirer { $n ->
    [0] toutes les Chauves-Souris Géantes
    [one] { $n } Chauve-Souris Géante
   *[other] { $n } Chauves-Souris Géantes
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}du territoire { $character-of }
}
    .do = retirez { $n ->
        [0] toutes les Chauves-Souris Géantes
        [one] { $n } Chauve-Souris Géante
       *[other] { $n } Chauves-Souris Géantes
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}du territoire { $character-of }
    }
BatCloud = { $may ->
    [yes] si vous le souhaitez, et sans dé,{" "}
   *[other] {""}
}former une Nuée de Chauves-Souris : une Armée des Ténèbres d’un territoire avec une Chauve-Souris Géante se déplace d’une région, et la Chauve-Souris est retirée
    .do = { $may ->
        [yes] si vous le souhaitez, et sans dé,{" "}
       *[other] {""}
    }formez une Nuée de Chauves-Souris : une Armée des Ténèbres d’un territoire avec une Chauve-Souris Géante se déplace d’une région, et la Chauve-Souris est retirée
OpenPass = ouvrir un Col Montagnard dont le Point de Ralliement contient au moins { $n ->
    [one] { $n } Unité
   *[other] { $n } Unités
}
    .do = ouvrez un Col Montagnard dont le Point de Ralliement contient au moins { $n ->
        [one] { $n } Unité
       *[other] { $n } Unités
    }
LayBeside = poser cette carte à côté { $beside-of }
    .do = posez cette carte à côté { $beside-of }

## Verbes : cartes, tuiles, dés

DrawEvents = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} Événement{ $discard ->
    [0] {""}
    [one] , puis défausser { $discard } carte, avant de compter la limite de main
   *[other] , puis défausser { $discard } cartes, avant de compter la limite de main
}
    .do = piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Événement{ $discard ->
        [0] {""}
        [one] , puis défaussez { $discard } carte, avant de compter la limite de main
       *[other] , puis défaussez { $discard } cartes, avant de compter la limite de main
    }
DrawFate = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} Destin et la résoudre
    .do = piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Destin et résolvez-la
AddTile = ajouter la tuile Destin spéciale ({ $tile }) à la pioche
    .do = ajoutez la tuile Destin spéciale ({ $tile }) à la pioche
LookAtHand = regarder { $n ->
    [one] { $n } carte au hasard
   *[other] { $n } cartes au hasard
} de la main de votre adversaire ; vous pouvez y défausser { $discard ->
    [one] { $discard } Événement
   *[other] { $discard } Événements
}
    .do = regardez { $n ->
        [one] { $n } carte au hasard
       *[other] { $n } cartes au hasard
    } de la main de votre adversaire ; vous pouvez y défausser { $discard ->
        [one] { $discard } Événement
       *[other] { $discard } Événements
    }
LookAtEventDeck = regarder { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de la pioche Événement, en prendre { $take ->
    [one] { $take }
   *[other] { $take }
} et remettre les autres dans l’ordre de votre choix
    .do = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de la pioche Événement, prenez-en { $take ->
        [one] { $take }
       *[other] { $take }
    } et remettez les autres dans l’ordre de votre choix
DiscardRandom = faire défausser à votre adversaire { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard
    .do = faites défausser à votre adversaire { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au hasard
TakeBackUnitCard = reprendre { $everything ->
    [yes] toutes les cartes Unité et cartes spéciales Manœuvre utilisées
   *[other] { $n ->
        [one] { $n } carte Unité utilisée
       *[other] { $n } cartes Unité utilisées
    }
}
    .do = reprenez { $everything ->
        [yes] toutes les cartes Unité et cartes spéciales Manœuvre utilisées
       *[other] { $n ->
            [one] { $n } carte Unité utilisée
           *[other] { $n } cartes Unité utilisées
        }
    }
RerollActionDie = relancer, si vous le souhaitez, { $n ->
    [one] { $n } Dé Action inutilisé
   *[other] jusqu’à { $n } Dés Action inutilisés
}
    .do = relancez, si vous le souhaitez, { $n ->
        [one] { $n } Dé Action inutilisé
       *[other] jusqu’à { $n } Dés Action inutilisés
    }

## Verbes : un tour de combat

AddToDice = ajouter { $n } à chaque dé { $roll-of }{ $army-key ->
    [army-enemy] {" "}ennemi
   *[other] {""}
}{ $rounds ->
    [0] {""}
    [one] {" "}au premier tour
   *[other] {" "}pendant les { $rounds } premiers tours
}
    .do = ajoutez { $n } à chaque dé { $roll-of }{ $army-key ->
        [army-enemy] {" "}ennemi
       *[other] {""}
    }{ $rounds ->
        [0] {""}
        [one] {" "}au premier tour
       *[other] {" "}pendant les { $rounds } premiers tours
    }
Dice = faire lancer { $army-to } { $n ->
    [1] un dé de plus ({ $most_dice } au plus)
    [-1] un dé de moins ({ $least } au moins)
   *[other] { SIGNED($n) } dés ({ $least } au moins, { $most_dice } au plus)
}
    .do = faites lancer { $army-to } { $n ->
        [1] un dé de plus ({ $most_dice } au plus)
        [-1] un dé de moins ({ $least } au moins)
       *[other] { SIGNED($n) } dés ({ $least } au moins, { $most_dice } au plus)
    }
TargetNumber = fixer la Valeur Cible { $army-of } à { $n }
    .do = fixez la Valeur Cible { $army-of } à { $n }
Rerolls = relancer { $n ->
    [one] { $n } dé sans réussite de plus
   *[other] jusqu’à { $n } dés sans réussite de plus
}
    .do = relancez { $n ->
        [one] { $n } dé sans réussite de plus
       *[other] jusqu’à { $n } dés sans réussite de plus
    }
RollAgain = { $turned-key ->
    [turned-enemy_hits] faire relancer à l’ennemi { $n ->
        [one] { $n } réussite
       *[other] jusqu’à { $n } réussites
    } ; les nouveaux résultats sont définitifs
   *[other] relancer tous vos 1, avant le Jet de Commandement
}
    .do = { $turned-key ->
        [turned-enemy_hits] faites relancer à l’ennemi { $n ->
            [one] { $n } réussite
           *[other] jusqu’à { $n } réussites
        } ; les nouveaux résultats sont définitifs
       *[other] relancez tous vos 1, avant le Jet de Commandement
    }
CancelEvent = annuler l’Événement révélé par l’ennemi{ $otherwise-count ->
    [0] {""}
   *[other] {" "}; à défaut, { $otherwise }
}
    .do = annulez l’Événement révélé par l’ennemi{ $otherwise-count ->
        [0] {""}
       *[other] {" "}; à défaut, { $otherwise-do }
    }
NoManeuver = annuler la capacité Manœuvre{ $unit-count ->
    [0] {""}
   *[other] {" "}{ $unit-of }
} { $army-of } (sa carte Unité est utilisée malgré tout, et les cartes spéciales Manœuvre fonctionnent)
    .do = annulez la capacité Manœuvre{ $unit-count ->
        [0] {""}
       *[other] {" "}{ $unit-of }
    } { $army-of } (sa carte Unité est utilisée malgré tout, et les cartes spéciales Manœuvre fonctionnent)
MayRetreat = { $without_rout ->
    [yes] permettre à votre Armée de battre en retraite sans déroute
   *[other] {""}
}{ $across_fords ->
    [yes] permettre à votre Armée de battre en retraite par les gués
   *[other] {""}
}
    .do = { $without_rout ->
        [yes] permettez à votre Armée de battre en retraite sans déroute
       *[other] {""}
    }{ $across_fords ->
        [yes] permettez à votre Armée de battre en retraite par les gués
       *[other] {""}
    }
MayNotRetreat = { $when ->
    [none] {""}
   *[other] si { $when },{" "}
}interdire { $army-to } la retraite et la déroute{ $character-key ->
    [character-none] {""}
   *[other] {" "}(sauf { $character })
}
    .do = { $when ->
        [none] {""}
       *[other] si { $when },{" "}
    }interdisez { $army-to } la retraite et la déroute{ $character-key ->
        [character-none] {""}
       *[other] {" "}(sauf { $character })
    }
MayNotWithdraw = ne pas vous retirer { $rounds ->
    [one] au premier tour
   *[other] pendant les { $rounds } premiers tours
}
    .do = ne vous retirez pas { $rounds ->
        [one] au premier tour
       *[other] pendant les { $rounds } premiers tours
    }
HoldBack = lancer jusqu’à { $dice } dés de moins : chacun évite 1 Dégât
    .do = lancez jusqu’à { $dice } dés de moins : chacun évite 1 Dégât
DuelOfChampions = mener un duel : les deux camps lancent un dé et ajoutent leur Commandement ; le plus faible perd un jeton Commandement ou, à défaut, subit 1 Dégât
    .do = menez un duel : les deux camps lancent un dé et ajoutent leur Commandement ; le plus faible perd un jeton Commandement ou, à défaut, subit 1 Dégât

## Ce qui vaut tant que la carte est en jeu

AddsToDice = { $beorn ->
    [yes] Béorn ajoute
   *[other] vos Armées ajoutent
} { $n } à chaque dé { $roll-of }
    .do = { $beorn ->
        [yes] Béorn ajoute
       *[other] vos Armées ajoutent
    } { $n } à chaque dé { $roll-of }
TargetNumberIs = la Valeur Cible de { $army-key ->
    [army-own] vos Armées
   *[other] toutes les Armées ennemies
} qui y attaquent est { $n }
    .do = la Valeur Cible de { $army-key ->
        [army-own] vos Armées
       *[other] toutes les Armées ennemies
    } qui y attaquent est { $n }
DefendRegion = la Valeur Cible des Armées qui y attaquent est { $n } { $rounds ->
    [one] au premier tour
   *[other] pendant les { $rounds } premiers tours
}
    .do = la Valeur Cible des Armées qui y attaquent est { $n } { $rounds ->
        [one] au premier tour
       *[other] pendant les { $rounds } premiers tours
    }
ManeuversForbidden = { $army-key ->
    [army-enemy] l’ennemi
   *[other] votre camp
} ne peut pas utiliser la capacité Manœuvre de { $unit-count ->
    [0] ses Unités
   *[other] ces Unités : { $unit }
}
    .do = { $army-key ->
        [army-enemy] l’ennemi
       *[other] votre camp
    } ne peut pas utiliser la capacité Manœuvre de { $unit-count ->
        [0] ses Unités
       *[other] ces Unités : { $unit }
    }
RetreatAllowed = cette Armée peut battre en retraite{ $across_fords ->
    [yes] {" "}par les gués
   *[other] {""}
}
    .do = cette Armée peut battre en retraite{ $across_fords ->
        [yes] {" "}par les gués
       *[other] {""}
    }
MoreLeadership = le Commandement { $character-of } augmente de { $n }
    .do = le Commandement { $character-of } augmente de { $n }
BeornDice = Béorn lance { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
    .do = Béorn lance { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
BeornStrikesAgain = une fois par tour, après un combat gagné comme attaquant, Béorn peut se déplacer { $steps ->
    [one] d’une région
   *[other] de { $steps } régions au plus
} et attaquer encore
    .do = une fois par tour, après un combat gagné comme attaquant, Béorn peut se déplacer { $steps ->
        [one] d’une région
       *[other] de { $steps } régions au plus
    } et attaquer encore
EagleDice = chaque attaque d’un Aigle lance { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
    .do = chaque attaque d’un Aigle lance { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
EaglesReachBoxes = { $per_turn ->
    [one] { $per_turn } Aigle peut
   *[other] { $per_turn } Aigles peuvent
} attaquer à chaque tour une Armée dans les Points de Ralliement Gobelins ou les Cols Montagnards
    .do = { $per_turn ->
        [one] { $per_turn } Aigle peut
       *[other] { $per_turn } Aigles peuvent
    } attaquer à chaque tour une Armée dans les Points de Ralliement Gobelins ou les Cols Montagnards
StrokesWorkOnBothRolls = les Frappes Puissantes de Thorin comptent pour le Jet de Combat et pour le Jet de Commandement
    .do = les Frappes Puissantes de Thorin comptent pour le Jet de Combat et pour le Jet de Commandement
ExtraActionDie = les Peuples Libres ont un Dé Action de plus{ $character-key ->
    [character-none] {""}
   *[other] , sauf si { $character } est en jeu
}
    .do = les Peuples Libres ont un Dé Action de plus{ $character-key ->
        [character-none] {""}
       *[other] , sauf si { $character } est en jeu
    }

## Ce que les règles du livre font pour un Personnage

ComesIn = il entre en jeu { $where }{ $where-key ->
    [where-eyrie] {""}
    [where-with_character_or_leadership] {""}
    [where-south_edge] , là où ne se trouve aucune Armée,
   *[other] , sauf si l’ennemi s’y trouve ou la contrôle,
} avec une face { $face }, dès { $step ->
    [-1] qu’une Armée des Ténèbres se trouve dans la Vallée
   *[other] que le marqueur Destin est sur la case { $step } ou au-delà
}
    .do = { ComesIn }
BringsWrath = il apporte { $n } jetons Fureur ({ $most } au plus), et si les Ténèbres ont alors moins de { $points } points, les Peuples Libres gagnent
    .do = { BringsWrath }
RoamsAlone = il se déplace seul, de { $steps } régions au plus, avec une Volonté de l’Ouest ou avec une face Personnage et un jeton Fureur qui n’est pas le dernier, et peut ensuite attaquer une Armée adjacente ; en chemin il libère les Colonies vides et retire les jetons des Ténèbres, et il ne traverse pas d’Armée des Ténèbres ni ne s’arrête avec aucune Armée
    .do = { RoamsAlone }
FightsAlone = il combat sans cartes : { $dice } dés, réussites sur { $target } ou plus, échecs relancés une fois ; gués, escarpements et remparts le gênent ; attaqué, il peut battre en retraite après chaque tour, mais pas vers une Armée ; chaque Dégât lui coûte un jeton Fureur, et le dernier la vie
    .do = { FightsAlone }
FliesWithEagles = il vole, attaque et rentre comme l’un des Aigles, et jusqu’à son arrivée ils ne font qu’attendre
    .do = { FliesWithEagles }
LendsStrokes = au combat, son Armée peut utiliser la carte spéciale Manœuvre Frappes Puissantes de Thorin
    .do = { LendsStrokes }
FallsWithHisArmy = s’il tombe avec son Armée, les Ténèbres ont perdu
    .do = { FallsWithHisArmy }
