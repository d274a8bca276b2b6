### Les mots des cartes : phrases, conditions, qui est visé, ce qui change et ce qui se fait.
### Les noms ont leur article ; .to avec « à », .of avec « de », .one un au choix, .one-to et .one-of de même.

## Phrases : si l’on fait beaucoup, on le dit point par point.

sentence-always = { $does }.
sentence-always-when = Si { $when } : { $does }.
sentence-whenever = { $at }, il faut { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-whenever-when = { $at }, si { $when }, il faut { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may = { $at }, vous pouvez { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when = { $at }, si { $when }, vous pouvez { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-pay = { $at }, vous pouvez { $pay } pour { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when-pay = { $at }, si { $when }, vous pouvez { $pay } pour { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.

## Qui

Picked = { $who-one }
    .on = {" "}sur { $who-one }
    .company = { $who-one }
    .to = { $who-one-to }
    .of = { $who-one-of }
    .company-to = { $who-one-to }
    .company-of = { $who-one-of }
This = cette carte
    .on = {""}
    .to = à cette carte
    .of = de cette carte
You = vous
    .one = vous
    .to = à vous
    .of = de vous
TheOpponent = votre adversaire
    .one = votre adversaire
    .to = à votre adversaire
    .of = de votre adversaire
Bearer = le porteur
    .one = le porteur
    .on = {" "}sur le porteur
    .to = au porteur
    .of = du porteur
Chosen = { $place ->
    [0] ce personnage
   *[other] l’autre
}
    .on = {" "}sur ce personnage
    .one = ce personnage
    .company = cette compagnie
    .to = { $place ->
    [0] à ce personnage
   *[other] à l’autre
}
    .of = { $place ->
    [0] de ce personnage
   *[other] de l’autre
}
    .company-to = à cette compagnie
    .company-of = de cette compagnie
where-current = chaque personnage de la compagnie
    .one = un personnage de la compagnie
    .of = de la compagnie
where-attacked = chaque personnage de la compagnie attaquée
    .one = un personnage de la compagnie attaquée
    .of = de la compagnie attaquée
where-bearer = chaque personnage de la compagnie du porteur
    .one = un personnage de la compagnie du porteur
    .of = de la compagnie du porteur
where-yours = chacun de vos personnages
    .one = un de vos personnages
    .of = des vôtres
where-beside = chacun de vos autres personnages au même site
    .one = un autre de vos personnages au même site
    .of = des vôtres au même site
where-checked = chacun de vos personnages qui va faire un test de corruption
    .one = un de vos personnages qui va faire un test de corruption
    .of = des vôtres qui va faire un test de corruption
where-all = chaque personnage en jeu
    .one = un personnage quelconque
    .of = en jeu
where-chosen = chaque personnage de cette compagnie
    .one = un personnage de cette compagnie
    .of = de cette compagnie
where-others = chaque autre personnage de la compagnie du porteur
    .one = un autre personnage de la compagnie du porteur
    .of = de la compagnie du porteur, sauf lui-même
where-checked-beside = chaque personnage de la compagnie du porteur qui va faire un test de corruption
    .one = un personnage de la compagnie du porteur qui va faire un test de corruption
    .of = de la compagnie du porteur qui va faire un test de corruption
Characters = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where }
           *[other] chaque { $skill } { $where-of }
        }
       *[other] chaque { $race } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}qui est blessé
    [-1] {" "}qui n’est pas blessé
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(sauf { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}sans { $without }
}{ Characters.more }
    .one = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one }
           *[other] { $skill-one } { $where-of }
        }
       *[other] { $race-one } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}qui est blessé
    [-1] {" "}qui n’est pas blessé
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(sauf { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}sans { $without }
}{ Characters.more }
    .on = {" "}sur { $name-key ->
    [name-none] { $where }
   *[other] { $name }
}
    .to = à { Characters }
    .of = de { Characters }
    .one-to = à { Characters.one }
    .one-of = { $name-key ->
    [name-none] d’{ Characters.one }
   *[other] de { Characters.one }
}
    .more = { $at-key ->
    [hold-any] {""}
   *[other] {" "}dans { $at-one }
}{ $not_at-count ->
    [0] {""}
   *[other] {" "}(pas dans { $not_at-one-or })
}{ $bearing-key ->
    [keyword-any] {""}
   *[other] {" "}qui porte { $bearing-one }
}{ $beside-key ->
    [skill-none] {""}
   *[other] {" "}dans une compagnie avec { $beside-one }
}{ $beside_name-key ->
    [name-none] {""}
   *[other] {" "}dans la compagnie { OF($beside_name) }
}{ $beside_race-key ->
    [race-none] {""}
   *[other] {" "}dans une compagnie avec { $beside_race-one }
}{ $carrying-count ->
    [0] {""}
   *[other] {" "}qui porte un { $carrying-or }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}{ $most ->
    [99] {""}
   *[other] {" "}dont la compagnie est d’une taille de { $most } au plus
}
Companies = vos compagnies{ Companies.such }
    .one = une de vos compagnies{ Companies.such }
    .company = une de vos compagnies{ Companies.such }
    .one-to = à { Companies.one }
    .one-of = d’{ Companies.one }
    .such = { $most ->
    [99] {""}
   *[other] {" "}d’une taille de { $most } au plus
}{ $at-key ->
    [hold-any] {""}
   *[other] {" "}dans { $at-one }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}{ $region-key ->
    [name-none] {""}
   *[other] {" "}à un site de la région { $region }
}{ $least ->
    [0] {""}
   *[other] {" "}avec au moins { $least } personnages et alliés
}{ $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] {""}
           *[other] {" "}avec { $skill-one }
        }
       *[other] {" "}avec { $race-one }
    }
   *[other] {" "}avec { $name }
}{ $moving ->
    [1] {" "}en route
    [2] {" "}qui joue une nouvelle carte de site
    [-1] {" "}qui ne bouge pas
   *[other] {""}
}{ $bound_for-count ->
    [0] {""}
   *[other] {" "}qui va à un site en { $bound_for-or }
}
Items = { $name-key ->
    [name-none] les { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] objets
           *[other] { $size-many }
        }
       *[other] { $keyword-many }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .one = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] un objet
           *[other] un { $size }
        }
       *[other] { $keyword-one }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .one-to = à { Items.one }
    .one-of = { $name-key ->
    [name-none] d’{ Items.one }
   *[other] de { Items.one }
}
    .near = { $beside_race-key ->
    [race-none] { $beside-key ->
        [skill-none] {""}
       *[other] {" "}dans une compagnie avec { $beside-one }
    }
   *[other] {" "}dans une compagnie avec { $beside_race-one }
}
Factions = { $in_hand ->
    [yes] les factions de votre main
   *[no] les factions de votre adversaire
}
    .one = { $in_hand ->
    [yes] une faction de votre main
   *[no] une faction de votre adversaire
}
    .one-to = à { Factions.one }
    .one-of = d’{ Factions.one }
BothPlayers = les deux joueurs
    .one = un joueur
    .to = aux deux joueurs
    .of = des deux joueurs
    .one-to = à un joueur
    .one-of = d’un joueur
OtherStones = les autres Palantíri
    .one = un autre Palantír
    .one-to = à un autre Palantír
    .one-of = d’un autre Palantír
CheckedFellow = un compagnon qui va faire un test de corruption
    .one = un compagnon qui va faire un test de corruption
    .one-to = à un compagnon qui va faire un test de corruption
    .one-of = d’un compagnon qui va faire un test de corruption
WhoInfluences = { $skill-key ->
    [skill-none] celui qui
   *[other] { $skill-one } qui
} fait le test d’influence{ WhoInfluences.whom }
    .one = { $skill-key ->
    [skill-none] un personnage
   *[other] { $skill-one }
} qui va faire un test d’influence{ WhoInfluences.whom }
    .one-to = à { WhoInfluences.one }
    .one-of = d’{ WhoInfluences.one }
    .whom = { $against ->
    [-1] {""}
    [2] {" contre un personnage"}
   *[other] {" contre une faction"}
}{ $beside ->
    [yes] {" "}dans la compagnie du porteur
   *[no] {""}
}
TheAttack = l’attaque
    .one = l’attaque
    .to = à l’attaque
    .of = de l’attaque
TheStruck = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] le porteur
       *[other] le porteur (s’il est { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] la cible du coup
           *[other] { $skill-one } qui affronte le coup
        }
       *[other] { $race-one } qui affronte le coup
    }
}
    .one = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] la cible du coup
       *[other] { $skill-one } qui affronte le coup
    }
   *[other] { $race-one } qui affronte le coup
}
    .to = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] au porteur
       *[other] au porteur (s’il est { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] à la cible du coup
           *[other] à { $skill-one } qui affronte le coup
        }
       *[other] à { $race-one } qui affronte le coup
    }
}
    .of = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] du porteur
       *[other] du porteur (s’il est { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] de la cible du coup
           *[other] d’{ $skill-one } qui affronte le coup
        }
       *[other] d’{ $race-one } qui affronte le coup
    }
}
    .one-to = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] à la cible du coup
       *[other] à { $skill-one } qui affronte le coup
    }
   *[other] à { $race-one } qui affronte le coup
}
    .one-of = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] de la cible du coup
       *[other] d’{ $skill-one } qui affronte le coup
    }
   *[other] d’{ $race-one } qui affronte le coup
}
StruckFellow = un autre { $race } de la compagnie qui affronte le coup
    .one = un autre { $race } de la compagnie qui affronte le coup
    .to = à un autre { $race } de la compagnie qui affronte le coup
    .of = d’un autre { $race } de la compagnie qui affronte le coup
NamedAtSite = { $name } au même site, sauf dans un Havre
    .one = { $name } au même site, sauf dans un Havre
    .to = à { $name } au même site, sauf dans un Havre
    .of = de { $name } au même site, sauf dans un Havre
WithAllies = chaque personnage et allié de la compagnie
    .one = un personnage ou un allié de la compagnie
    .to = à chaque personnage et allié de la compagnie
    .of = de chaque personnage et allié de la compagnie
TheCompany = { $of_chosen ->
    [yes] la compagnie de ce personnage
   *[no] la compagnie
}
    .one = la compagnie
    .on = {" "}sur la compagnie
    .company = { TheCompany }
    .to = à { TheCompany }
    .of = de { TheCompany }
    .company-to = à { TheCompany }
    .company-of = de { TheCompany }
Sites = { $which ->
    [0] le site
    [1] le site où est le porteur
   *[other] chaque site { $untapped ->
        [yes] redressé en jeu
       *[no] en jeu
    }
}{ Sites.such }
    .one = { $which ->
    [0] le site
    [1] le site où est le porteur
   *[other] un site { $untapped ->
        [yes] redressé en jeu
       *[no] en jeu
    }
}{ Sites.such }
    .on = {" "}sur le site
    .to = au site{ Sites.such }
    .of = du site
    .one-to = à { Sites.one }
    .one-of = d’{ Sites.one }
    .such = { $never-count ->
    [0] {""}
   *[other] {" "}(sauf { $never-or })
}{ $land-key ->
    [land-any] {""}
   *[other] {" "}dont le chemin comporte { $times ->
        [1] un symbole
       *[other] au moins { $times } symboles
    } { $land-of }
}{ $guard-key ->
    [race-none] {""}
   *[other] {" "}qui a une attaque automatique { $guard-many-of }
}{ $offers-key ->
    [size-none] {""}
   *[other] {" "}où l’on peut jouer { $offers }
}{ $hold-key ->
    [hold-any] {""}
   *[other] , si c’est { $hold-one }
}
AttackedCompany = la compagnie attaquée
    .one = la compagnie attaquée
    .company = la compagnie attaquée
    .to = à la compagnie attaquée
    .of = de la compagnie attaquée
    .company-to = à la compagnie attaquée
    .company-of = de la compagnie attaquée
Keys = par { $only_site ->
    [yes] son site
   *[no] son chemin ou son site
}
    .one = par { $only_site ->
    [yes] son site
   *[no] son chemin ou son site
}
    .one-to = { Keys.one }
    .one-of = { Keys.one }
Places = à son site natal ou dans un Havre
    .one = à son site natal ou dans un Havre
    .one-to = à son site natal ou dans un Havre
    .one-of = à son site natal ou dans un Havre
WoundedByIt = chaque personnage que l’attaque a blessé
    .one = un personnage que l’attaque a blessé
    .to = à chaque personnage que l’attaque a blessé
    .of = de chaque personnage que l’attaque a blessé
OneOfTwo = chaque { $skill } de la compagnie, s’il y en a un autre en elle, là où elle est ou là où elle va
    .one = { $skill-one } de la compagnie, s’il y en a un autre en elle, là où elle est ou là où elle va
    .to = à { OneOfTwo }
    .of = de { OneOfTwo }
    .one-to = à { OneOfTwo.one }
    .one-of = de { OneOfTwo.one }
StoredLore = chaque événement permanent que votre adversaire a mis en lieu sûr et qui se joue là où il y a des Informations
    .one = un événement permanent que votre adversaire a mis en lieu sûr et qui se joue là où il y a des Informations
    .to = à { StoredLore }
    .of = de { StoredLore }
    .one-to = à { StoredLore.one }
    .one-of = d’{ StoredLore.one }
Tribes = un type de créature (ni Nazgûl, ni Morts-vivants, ni Dragons)
    .one = { Tribes }
    .to = à { Tribes }
    .of = d’{ Tribes }
    .one-to = à { Tribes }
    .one-of = d’{ Tribes }
Discarded = chaque créature { $race-many-of } de votre défausse qui pourrait attaquer maintenant
    .one = une créature { $race-many-of } de votre défausse qui pourrait attaquer maintenant
    .to = à { Discarded }
    .of = de { Discarded }
    .one-to = à { Discarded.one }
    .one-of = d’{ Discarded.one }
StoredItems = chaque objet que votre adversaire a mis en lieu sûr
    .one = un objet que votre adversaire a mis en lieu sûr
    .to = à { StoredItems }
    .of = de { StoredItems }
    .one-to = à { StoredItems.one }
    .one-of = d’{ StoredItems.one }
StrayAllies = chaque allié qui est dans les Profondeurs, ou à un site dont le Havre le plus proche n’est pas celui d’un site où on peut le jouer
    .one = un allié dans les Profondeurs, ou loin d’où on peut le jouer
    .to = à { StrayAllies }
    .of = de { StrayAllies }
RescueSites = { $holds-one-or } de votre paquet de sites dans une région du chemin de la compagnie ou voisine, dans sa propre région si elle reste, ou voisin de son nouveau site dans les Profondeurs
    .one = { RescueSites }
    .one-to = à { RescueSites }
    .one-of = de { RescueSites }
LinksDoing = ce qui, dans cette chaîne, devrait { $what }
    .one = une chose qui, dans cette chaîne, devrait { $what }
    .one-to = à { LinksDoing.one }
    .one-of = d’{ LinksDoing.one }
    .to = à ce qui, dans cette chaîne, devrait { $what }
    .of = de ce qui, dans cette chaîne, devrait { $what }
WithKeyword = { $declared ->
    [yes] les { $keyword-many } déclarées dans cette chaîne
   *[no] les { $keyword-many } en jeu
}
    .one = { $declared ->
    [yes] { $keyword-one } déclarée dans cette chaîne
   *[no] { $keyword-one } en jeu
}
    .one-to = à { WithKeyword.one }
    .one-of = d’{ WithKeyword.one }
HazardEvents = tout { $form } { $race-key ->
    [race-none] de péril
   *[other] { $race }
} en jeu{ HazardEvents.more }
    .one = un { $form } { $race-key ->
    [race-none] de péril
   *[other] { $race }
} en jeu{ HazardEvents.more }
    .one-to = à { HazardEvents.one }
    .one-of = d’{ HazardEvents.one }
    .more = { $own ->
    [yes] {" "}qui est à vous
   *[no] {""}
}{ $never-key ->
    [keyword-any] {""}
   *[other] {" "}(sauf { $never })
}
CorruptionCards = les cartes de corruption sur { $races-count ->
    [0] { $where }
   *[other] { $races-many } { $where-of }
}
    .one = une carte de corruption sur { $races-count ->
    [0] { $where-one }
   *[other] { $races-one-or } { $where-of }
}
    .one-to = à { CorruptionCards.one }
    .one-of = d’{ CorruptionCards.one }
InYourHand = { $name } de votre main
    .one = { $name } de votre main
    .one-to = à { $name } de votre main
    .one-of = de { $name } de votre main
NotHeadingInto = vos { $skill-many } qui ne vont pas en { $type }
    .one = { $skill-one } des vôtres dont la compagnie ne va pas vers un site en { $type }
    .one-to = à { NotHeadingInto.one }
    .one-of = d’{ NotHeadingInto.one }
RingBearers = quiconque porte un anneau dans la compagnie
    .one = un personnage de la compagnie qui porte un anneau
    .one-to = à un personnage de la compagnie qui porte un anneau
    .one-of = d’un personnage de la compagnie qui porte un anneau
BesideTheRing = ceux qui accompagnent l’Anneau Unique sans le porter
    .one = quelqu’un de la compagnie de l’Anneau Unique qui ne le porte pas
    .one-to = à quelqu’un de la compagnie de l’Anneau Unique qui ne le porte pas
    .one-of = de quelqu’un de la compagnie de l’Anneau Unique qui ne le porte pas
HazardsOnUs = les périls déclarés dans cette chaîne sur la compagnie, sur quelqu’un ou quelque chose d’elle ou sur son site{ $regions-count ->
    [0] {""}
   *[other] {" "}pendant qu’elle va à un site de la région { $regions-or }
}
    .one = un péril déclaré dans cette chaîne sur la compagnie, sur quelqu’un ou quelque chose d’elle ou sur son site{ $regions-count ->
    [0] {""}
   *[other] {" "}pendant qu’elle va à un site de la région { $regions-or }
}
    .one-to = à { HazardsOnUs.one }
    .one-of = d’{ HazardsOnUs.one }
ItemsToFind = les { $sizes-many } de votre main que le site offre
    .one = un { $sizes-or } de votre main que le site offre
    .one-to = à { ItemsToFind.one }
    .one-of = d’{ ItemsToFind.one }
TakersOfIt = un autre personnage redressé de la compagnie
    .one = un autre personnage redressé de la compagnie
    .one-to = à un autre personnage redressé de la compagnie
    .one-of = d’un autre personnage redressé de la compagnie
FactionsNear = les factions de votre main proches du Havre
    .one = une faction de votre main, même si votre adversaire l’a, dont le site est à deux régions au plus du Havre de la compagnie
    .one-to = à { FactionsNear.one }
    .one-of = d’{ FactionsNear.one }
OthersAtThatSite = chaque autre personnage à ce site qui n’est ni Hobbit ni Sorcier
    .one = un autre personnage à ce site qui n’est ni Hobbit ni Sorcier
    .to = à chaque autre personnage à ce site qui n’est ni Hobbit ni Sorcier
    .of = de chaque autre personnage à ce site qui n’est ni Hobbit ni Sorcier

## Conditions ; .not est le contraire

TookPart = vous avez pris part à { $least } événements
    .not = vous avez pris part à moins de { $least } événements
Standard = on joue avec les règles standard
    .not = on joue avec les règles de base
Offered = le site est redressé et cette carte peut y être jouée
    .not = le site est incliné ou cette carte ne peut y être jouée
OfferedTapped = cette carte peut être jouée au site, même incliné
    .not = cette carte ne peut être jouée au site
OneMore = quelque chose a été joué à ce site et l’objet mineur de plus n’a pas encore été pris
    .not = aucun objet mineur de plus ne peut être pris
BearerAt = le porteur est dans { $hold-one }
    .not = le porteur n’est pas dans { $hold-one }
BearerAtNamed = le porteur est au site { $name }
    .not = le porteur n’est pas au site { $name }
BearerIs = le porteur est { $race-one }
    .not = le porteur n’est pas { $race-one }
InPlay = { $name } est en jeu
    .not = { $name } n’est pas en jeu
Facing = l’attaque vient { $races-many-of-or }
    .not = l’attaque ne vient pas { $races-many-of-or }
Automatically = c’est une attaque automatique{ $holds_at-count ->
    [0] {""}
   *[other] {" "}dans { $holds_at-one-or }
}
    .not = ce n’est pas une attaque automatique{ $holds_at-count ->
    [0] {""}
   *[other] {" "}dans { $holds_at-one-or }
}
KeyedToType = la créature qui attaque a été jouée par { $types-or }
    .not = la créature qui attaque n’a pas été jouée par { $types-or }
AlreadyFaced = la compagnie a déjà affronté ce tour { $names-count ->
    [0] une attaque { $race-many-of }
   *[other] { $names-or }
}
    .not = la compagnie n’a pas encore affronté ce tour { $names-count ->
    [0] une attaque { $race-many-of }
   *[other] { $names-or }
}
TheAttackIsThis = l’attaque vient de cette carte
    .not = l’attaque ne vient pas de cette carte
AtMost = la compagnie du porteur a une taille de { $size } au plus
    .not = la compagnie du porteur a une taille de plus de { $size }
Attacked = la compagnie attaquée est celle du porteur
    .not = la compagnie attaquée n’est pas celle du porteur
NoSkillYet = aucune autre carte qui demande une compétence n’a été jouée contre ce coup
    .not = une carte qui demande une compétence a déjà été jouée contre ce coup
SubjectIn = ce personnage est de la compagnie du porteur
    .not = ce personnage n’est pas de la compagnie du porteur
SubjectIsCompany = c’est la compagnie du porteur
    .not = c’est une autre compagnie
Organizing = c’est votre phase d’organisation
    .not = ce n’est pas votre phase d’organisation
Moving = la compagnie se déplace
    .not = la compagnie ne se déplace pas
YourTurn = c’est votre tour
    .not = c’est le tour de votre adversaire
PrisonersTurn = c’est le tour du joueur dont cette carte retient les personnages
    .not = ce n’est pas le tour du joueur des prisonniers
SubjectIsNot = ce personnage n’est pas { $race-one }
    .not = ce personnage est { $race-one }
FirstWound = c’est le premier que l’attaque a blessé
    .not = ce n’est pas le premier que l’attaque a blessé
ItWounded = elle a blessé quelqu’un
    .not = elle n’a blessé personne
StruckIs = la cible est { $race-one }
    .not = la cible n’est pas { $race-one }
StruckIsThis = la cible est ce personnage
    .not = la cible n’est pas ce personnage
ByCreature = l’attaque vient d’une créature
    .not = l’attaque ne vient pas d’une créature
InPath = le chemin comporte { $times ->
    [1] un symbole
   *[other] au moins { $times } symboles
} { $type-of }
    .not = le chemin ne comporte { $times ->
    [1] aucun symbole
   *[other] pas { $times } symboles
} { $type-of }
SiteIs = le site est { $types-one-or }
    .not = le site n’est pas { $types-one-or }
Here = la compagnie a { $name-key ->
    [name-none] { $skill-one }
   *[other] { $name }
}
    .not = { $name-key ->
    [name-none] personne dans la compagnie n’est { $skill }
   *[other] la compagnie n’a pas { $name }
}
StartedStrong = la prouesse imprimée de l’attaque est de { $prowess } ou plus
    .not = la prouesse imprimée de l’attaque est de moins de { $prowess }
BearerHas = le porteur est déjà { $skill-one }
    .not = le porteur n’est pas encore { $skill-one }
Guarded = le site est { $types-one-or } avec { $number ->
    [1] une attaque automatique
    [3] une troisième attaque automatique
   *[other] une deuxième attaque automatique
}
    .not = le site n’est pas { $types-one-or } avec { $number ->
    [1] une attaque automatique
    [3] une troisième attaque automatique
   *[other] une deuxième attaque automatique
}
AtNamed = { $name-key ->
    [name-none] la compagnie
   *[other] { $name }
} est au site { $site }
    .not = { $name-key ->
    [name-none] la compagnie
   *[other] { $name }
} n’est pas au site { $site }
FewerThan = la compagnie du porteur a moins de { $number } personnages
    .not = la compagnie du porteur a { $number } personnages ou plus
SiteUntapped = le site est redressé
    .not = le site est incliné
PlayedHere = un allié ou une faction de ce site a été joué ce tour
    .not = ni allié ni faction de ce site n’a été joué ce tour
MovesToHaven = la compagnie va dans un Havre
    .not = la compagnie ne va pas dans un Havre
RideAlone = la compagnie est le porteur seul, ou le porteur et un Hobbit, sans autre allié
    .not = la compagnie du porteur est plus grande
IsStored = cette carte est en lieu sûr
    .not = cette carte n’est pas en lieu sûr
StoredThere = cette carte a été mise en lieu sûr à l’endroit qu’elle nomme
    .not = cette carte n’a pas été mise en lieu sûr à l’endroit qu’elle nomme
BearerAtDwarfHold = le porteur est dans un Fort nain
    .not = le porteur n’est pas dans un Fort nain
NotInPlay = cette carte est dans votre main et aucune de son nom n’a été vaincue
    .not = cette carte est en jeu ou une de son nom a été vaincue
LeavesItsLands = la compagnie sort des régions de cet allié
    .not = la compagnie reste dans les régions de cet allié
NamedAt = { $name } est au site { $site }
    .not = { $name } n’est pas au site { $site }
WizardAlone = la compagnie attaquée est votre Sorcier seul
    .not = la compagnie attaquée n’est pas votre Sorcier seul
Exists = on trouve { $who-one }
    .not = on ne trouve pas { $who-one }
SubjectIsBearer = ce personnage porte cette carte
    .not = ce personnage ne porte pas cette carte
Did = { $name } a été joué ce tour
    .not = { $name } n’a pas été joué ce tour
InPlayOnly = cette carte est en jeu
    .not = cette carte n’est pas en jeu
AtItsSite = cela se passe au site sur lequel est cette carte
    .not = cela se passe à un autre site
InSitePhase = c’est la phase de site
    .not = ce n’est pas la phase de site

## Ce qui est autrement. Ce qu’une chose reçoit jusqu’à la fin du tour est un nom.

On = { $question-key ->
    [question-81] { $of } reste en jeu quand son temps est passé
    [question-87] { $of } a une protection contre les enchantements obscurs
    [question-not-untapping] { $of } ne se redresse pas
    [question-face-up] { $of } défausse ses cartes face visible
   *[other] { $of } : { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
OnIt = { $question-key ->
    [question-stays] { $question }
    [question-nothing] { $more ->
        [1] { $question }
       *[other] la liberté d’agir pendant sa phase de site
    }
    [question-spared] { $question }
    [question-83] { $question }
    [question-able] { $question }
    [question-again] { $question }
    [question-flies] { $question }
    [question-only-open] { $question }
    [question-held] { $question }
    [question-hoard] { $question }
   *[other] { SIGNED($more) } { $question }
}{ $most ->
    [99] {""}
   *[other] {" "}(jusqu’à { $most } au plus)
}
    .given = { OnIt }
    .about = { $question-key ->
    [question-nothing] company
    [question-again] company
    [question-flies] company
    [question-only-open] company
    [question-held] company
    [question-regions] company
    [question-limit] company
   *[other] thing
}
OnAttack = { $question-key ->
    [question-equal-body] un test d’endurance dont le résultat égale l’endurance défausse aussi le personnage (sauf un Sorcier)
   *[other] une attaque a { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
    .given = des attaques avec { SIGNED($more) } { $question }{ $when ->
    [none] {""}
   *[other] {" "}(si { $when })
}
    .about = company
AttackHas = une attaque a { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
AllHave = { $of } : { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
TwiceTheStrikes = une attaque a deux fois plus de coups si { $when }
HalvesBody = l’endurance de l’attaque est divisée par deux, arrondie au supérieur, si { $when }
GivesBody = une attaque sans endurance a une endurance de { $body } si { $when }
LessBodyForEach = cette attaque a { $less } d’endurance en moins pour chaque rôdeur de la compagnie
FacedTwice = chaque attaque automatique { $races-many-of } est affrontée deux fois
NoScoutCards = aucune ressource qui exige un éclaireur
    .given = l’interdiction de jouer des ressources qui exigent un éclaireur
    .about = company
LimitByPath = une limite de périls plus basse de un pour chaque { $type } de son chemin, mais pas sous { $least }
    .given = { LimitByPath }
    .about = company
NoneKeyed = une immunité aux créatures jouées par { $types-or }
    .given = { NoneKeyed }
    .about = company
CountsAs = le type { $other } si c’est { $one-one }
    .given = le type { $other }
    .about = thing
EveryAttempt = toutes les tentatives d’influencer ce que l’adversaire possède, celles des agents aussi, sont modifiées de { SIGNED($more) }
    .given = { EveryAttempt }
OnEach = { $races-count ->
    [0] chaque personnage a
   *[other] les { $races-many } ont
} { SIGNED($more) } { $question }{ $without-key ->
    [skill-none] {""}
   *[other] , sauf les { $without-many }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
LimitBy = { SIGNED($more) } à la limite de périls{ $type-key ->
    [land-any] {""}
   *[other] {" "}si son chemin comporte un symbole { $type-of }
}, mais pas sous { $least }{ $when ->
    [none] {""}
   *[other] , si { $when }
}
    .given = { LimitBy }
    .about = company
LimitIn = −2 à la limite de périls des compagnies qui vont dans la région { $names-or }, mais pas sous 2
    .given = −2 à la limite de périls, mais pas sous 2
    .about = company
OnAutomatic = une { $number ->
    [1] première
   *[other] deuxième
} attaque automatique avec { SIGNED($more) } en prouesse
    .given = { OnAutomatic }
    .about = company
NoneKeyedBy = { $ways-count ->
    [6] une immunité à toutes les créatures
   *[other] une immunité aux créatures jouées par { $ways-or }
}
    .given = { NoneKeyedBy }
    .about = company
LandsAre = { $changes }{ $hazards ->
    [yes] {" "}pour ce qui est de jouer des périls
   *[other] {""}
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
LandsAre-changes = chaque { $one } compte comme { $other }
OnlyKeyedAt = une immunité aux créatures jouées par { $ways-or } si elle va dans { $type-one }
    .given = { OnlyKeyedAt }
    .about = company
DrawsByPath = votre compagnie avec ce personnage pioche une carte de plus pour chaque { $type } de son chemin
StaysAtHavens = aucun personnage dans un Havre ne peut être défaussé ni ramené en main
NotAtItsSite = cet allié ne peut être frappé par des attaques automatiques ni par des créatures jouées par son site
SparesRace = cette créature ne frappe pas les { $race-many }
DoesNotWound = quiconque cette créature blesserait { $how }
MindForProwess = contre cette créature chacun se bat avec son esprit au lieu de sa prouesse
LeastTwice = sur chaque personnage une source de corruption compte double, la moindre
OpenTo = des attaques { $races-many-of } où qu’elle soit
    .given = { OpenTo }
    .about = company
OpensLands = les créatures non uniques que sont les { $races-many } et qui peuvent être jouées par une région autre qu’une Mer côtière peuvent aussi être jouées par { $lands-or } et dans { $types-one-or }
StonesTwice = les points de corruption des Palantíri comptent double

## Ce qui se fait

Tap = incliner { $who }
Untap = redresser { $who }
Heal = guérir { $who }{ $tapped ->
    [yes] , qui est alors incliné
   *[no] {""}
}
Wound = blesser { $who }
Spend = défausser { $who }
Discard = défausser { $who }
Expel = défausser { $who }
RollOrReturn = faire lancer les dés au joueur { $who-of } : si le jet et l’influence générale libre font moins de { $below-plain }, { $discards ->
    [yes] elle est défaussée
   *[no] le personnage revient en main, et un de ses objets peut passer à un autre de la compagnie
}
EnterPlay = mettre ce personnage en jeu { $who }
Gain = donner cette carte { $who-to }
TapSite = incliner le site
NameSite = montrer { $who }
NameTribe = nommer { $who }
FreeOfLimit = donner { $who-company-to } jusqu’à la fin du tour { $change-given }
Crush = donner { $who-to } jusqu’à la fin du tour { $change-given } pour chaque tranche de 5 dont le coup a touché
Sniffed = donner { $who-company-to } jusqu’à la fin du tour { $change-given }
AttackAgain = faire attaquer sur-le-champ { $who }{ $prowess ->
    [0] {""}
   *[other] , avec { SIGNED($prowess) } en prouesse
}{ $body ->
    [0] {""}
   *[other] {" "}et { SIGNED($body) } en endurance
}, sans compter dans la limite de périls
LoseHeart = faire lancer les dés au joueur qui a { $who }, en ajoutant son esprit : en dessous de { $below }, ce personnage se sépare en une compagnie à lui, revenue au site d’origine, où elle ne fait rien
ProveWorthless = remettre { $who } dans la main de votre adversaire, en défaussant ce qui s’y trouve, et poser cette carte parmi les points de votre adversaire
TurnOver = faire montrer à { $who } quatre cartes au hasard de sa défausse ; vous pouvez en retirer du jeu une qui ne soit pas unique, et les autres y restent
CountAsHazard = compter un dans la limite de périls
CrawlBack = remettre { $who } dans votre main
Decide = défausser cette carte si le coup n’a pas touché
OneMayBeWardedOff = laisser un personnage de la compagnie s’incliner pour annuler l’attaque, si aucune de cette créature n’a encore été annulée ainsi
LieInWait = jouer cette carte : le personnage touché par le coup n’est pas blessé mais fait prisonnier à ce site, sans autres cartes que ses anneaux ; si personne n’est pris, cette carte est défaussée
HoldOut = faire passer un test d’endurance à chaque prisonnier{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $above ->
    [0] {""}
   *[other] {" "}; s’il tient bon, son joueur lance les dés et ajoute son endurance, et au-dessus de { $above } il est libre, seul dans une compagnie au site du sauvetage
}
RingsSlip = faire lancer les dés au joueur du prisonnier pour chaque anneau que celui-ci porte ; en dessous de { $below }, l’anneau est défaussé
FaceGuardsAgain = faire affronter de nouveau à la compagnie toutes les attaques automatiques du site ({ SIGNED($prowess) } en prouesse) ; le personnage touché n’est pas blessé mais fait prisonnier sur place, sans autres cartes que ses anneaux ; un sauvetage affronte ensuite les attaques automatiques du site
TakeMinor = {""}
PutInPlay = jouer cette carte{ $who-on }
Corrupt = jouer cette carte{ $who-on }
NotAgain = {""}
HandOver = passer cette carte { $who-to }
Store = mettre { $who } en lieu sûr
RollToRemove = lancer les dés pour retirer { $who }{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckCorruption = soumettre { $who } à un test de corruption{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckForEach = soumettre { $who } à un test de corruption pour chaque { $type } du chemin
Help = { $more ->
    [99] faire réussir le test { $who-of }
   *[other] donner { SIGNED($more) } au test { $who-of }
}
HelpByCompany = donner au test { $who-of } +1 pour chaque personnage de la compagnie
HelpByEvents = ajouter au test { $who-of } un pour chaque événement auquel vous avez pris part, { $most } au plus
HelpByProwess = ajouter au test la prouesse { $who-of }, { $most } au plus
Influence = faire avec { $who } le test d’influence de cette faction
WinFaction = gagner cette faction sans test, et personne ne peut l’influencer
FaceAttack = attaquer la compagnie avec cette créature, { $who }
Ambush = révéler cette créature si elle est en garde et attaquer après les attaques automatiques, { $who }
FacePrinted = faire affronter { $who-company-to } { $attack }
Automatic = une attaque{ $race-key ->
    [race-none] {""}
   *[other] {" "}{ $race-many-of }
} ({ $strikes ->
    [-1] un coup contre chaque personnage
    [one] { $strikes } coup
   *[other] { $strikes } coups
}, prouesse { $prowess }{ $body ->
    [0] {""}
   *[other] , endurance { $body }
}{ $chooses ->
    [yes]  ; l’attaquant choisit qui est frappé
   *[no] {""}
}{ $checks_corruption ->
    [yes] ; quiconque elle blesse fait un test de corruption
   *[no] {""}
}{ $bare ->
    [yes] ; les armes ne servent à rien
   *[no] {""}
}{ $fixed ->
    [yes] ; elle ne peut pas être annulée
   *[no] {""}
}{ $penalty ->
    [3] {""}
   *[other] ; ne pas s’incliner coûte { $penalty } de prouesse
})
Cancel = annuler { $who }
ForThisAttack = donner { $who-to } { $change-given }
GiveAttackAll = donner { $who-to } { $changes-given }
CancelStrike = annuler le coup contre { $who }
Fight = laisser { $who } l’affronter{ $prowess ->
    [0] {""}
   *[other] {" "}avec { SIGNED($prowess) } en prouesse
}{ $body ->
    [0] {""}
   *[other] { $prowess ->
        [0] {" "}avec
       *[other] {" "}et
    } { SIGNED($body) } en endurance
}{ $keeps ->
    [yes] {" "}sans s’incliner
   *[no] {""}
}{ $rolls ->
    [1] {""}
   *[other] {" "}avec deux jets dont le meilleur compte
}
SendBack = ramener { $who-company } à son site d’origine
LoseItems = défausser tous les objets { $who-of }, sauf les spéciaux
TestRing = éprouver { $who }{ $rolls ->
    [0] {" "}sans jet, comme tout anneau sauf l’Unique
    [1] {""}
   *[other] {" "}(avec deux jets dont vous choisissez un)
}{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
LoseAnItem = faire défausser un de ses objets au joueur { $who-company-of }
ChangePath = faire compter, sur le chemin { $who-company-of }, un symbole { $one-of } comme { $other }
LightenPath = faire compter, sur le chemin { $who-company-of }, un symbole { $one-of } comme { $other } si Portes du Matin est en jeu
ThisTurn = donner { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, jusqu’à la fin du tour, { $change-given }
ForHisCompany = donner { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, jusqu’à la fin du tour, { $change-given }
LetHimUse = donner { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, jusqu’à la fin du tour, { $change-given }
CancelAndDiscard = annuler et défausser { $who }
Counter = annuler { $who }
TapArrow = incliner cette carte (et la défausser, si { $who } n’est pas un Homme)
LimitGrows = { $doubles ->
    [yes] doubler la limite de périls { $who-company-of }, dont le chemin doit comporter un symbole { $type-of }
   *[no] augmenter la limite de périls { $who-company-of } de un pour chaque { $type } de son chemin
}
EndEnvironments = défausser toutes les { $keyword-many } ({ $side }) et mettre fin à ce qu’elles font encore
UseStone = incliner ce Palantír (et { $who }, s’il ne peut l’utiliser autrement)
FindAndPlay = chercher dans votre pioche un { $size } que le site offre, et le donner { $who-to } ou le défausser
RollTwice = lancer deux fois les dés pour { $who } et choisir un résultat
DrawIfWon = piocher une carte si { $who } réussit
WinThatFaction = gagner { $who } sans test
SingAway = défausser une carte de corruption de chaque personnage dans un Havre
GoHome = mener { $who-company } au Havre le plus proche de son site
NewHand = mélanger votre main et votre défausse à votre pioche, piocher une nouvelle main et retirer cette carte de la partie
TapAsHazard = incliner { $who }, ce qui compte pour la limite de périls,
LoseOwnItem = défausser un objet, qui n’est pas un anneau, { $who-of }
LoseForEachNazgul = faire défausser { $who-to } une carte pour chaque Nazgûl en jeu comme événement permanent
FetchCard = prendre une { $what } de votre défausse { $to-key ->
    [pile-0] et la mélanger à votre pioche, si elle compte au moins cinq cartes
   *[other] dans votre main
}{ $times ->
    [1] {""}
   *[other] , jusqu’à { $times } fois
}
SearchDeck = chercher dans votre pioche{ $discarded ->
    [yes] {" "}ou votre défausse
   *[no] {""}
} une { $what } et la prendre{ $shows ->
    [yes] , en la montrant à votre adversaire
   *[no] {""}
}{ $times ->
    [1] {""}
   *[other] , jusqu’à { $times } fois
}
SeeHand = regarder la main de votre adversaire
ShowCards = faire montrer au joueur { $who-company-of } une carte de sa main au hasard pour chaque personnage
LoseCards = faire défausser au joueur { $who-company-of } { $count } cartes de sa main au hasard
LoseAnItemOrNone = faire défausser au joueur { $who-company-of } un de ses objets, s’il y en a
StoreThere = mettre { $who } en lieu sûr ici
UntilUntap = { $who-word ->
    [You] vous donner
   *[other] donner { $who-to }
}, jusqu’à votre prochaine phase de redressement, { $change-given }
DestroyRing = détruire l’Anneau Unique que porte { $who } et gagner la partie
ShowTrueForm = lancer les dés pour { $who } : s’il est plus fort que l’attaque, tous ses coups échouent
TakeAlong = incliner un personnage redressé pour emporter cette carte ; si personne ne le fait, la défausser
Betray = soumettre le porteur { $who-of } à un test de corruption ({ SIGNED($modifier) }) ; s’il échoue, l’anneau est défaussé au lieu du personnage
RingIsLostToo = défausser l’Anneau Unique de la compagnie si { $who } est parti
TakeFromHand = mettre { $who } auprès du personnage choisi
Fly = laisser { $who } aller { $name-key ->
    [name-none] à tout site{ $holds-count ->
        [0] {""}
       *[other] {" "}sauf { $holds-many }
    }{ $lands-count ->
        [0] {""}
       *[other] {" "}hors de { $lands-or }
    }
   *[other] au site { $name }
}
Show = montrer { $who }
InfluenceFromAfar = faire avec { $who } son test d’influence{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}{ $direct ->
    [no] {" "}sans influence directe
   *[yes] {""}
}{ $taps ->
    [no] {" (le site ne s’incline pas)"}
   *[yes] {""}
}
Covet = soumettre { $who } à un test de corruption dont on retranche les points de corruption que cet objet donnerait à qui le passe

## Ce qui est imprimé sur une carte outre ses phrases

fact-site = Site : { $hold }, région { $region }.
fact-region = Région : { $type }. Voisines : { $borders }.
fact-character = Personnage : { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-item = Ressource : { $size }{ $kind-key ->
    [kind-none] {""}
   *[other] , { $kind }
}.
fact-ally = Ressource : allié{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-faction = Ressource : faction { $race-many-of }.
fact-event = { $family } : { $form }.
fact-creature = Péril, créature : { $race }{ $form-key ->
    [form-none] {""}
   *[other] , ou { $form }
}.
fact-unique = Unique.
fact-once = { $scope }.
fact-keywords = Mots-clefs : { $keywords }.
fact-needs = Demande { $skill-key ->
    [skill-none] { $needs-one }
   *[other] { $skill-one }
}.
fact-strength = Esprit { $mind }, prouesse { $prowess }, endurance { $body }{ $influence ->
    [0] {""}
   *[other] , influence directe { $influence }
}.
fact-check = { SIGNED($n) } aux tests de corruption.
fact-faction-check = { SIGNED($n) } aux tests d’influence des factions.
fact-attack = { $attacks ->
    [1] {""}
   *[other] { $attacks } attaques, chacune :{" "}
}{ $strikes ->
    [-1] chaque personnage affronte un coup
    [one] { $strikes } coup
   *[other] { $strikes } coups
}, prouesse { $prowess }{ $body ->
    [0] {""}
   *[other] , endurance { $body }
}.
fact-attacker-chooses = L’attaquant choisit qui est frappé.
fact-same-target = Toutes les attaques ont la même cible, et les autres coups de l’une sont des coups en trop contre elle ; { $any ->
    [yes] n’importe quel
   *[no] un autre
} personnage de la compagnie peut s’incliner pour en annuler une, mais pas toutes.
fact-own-attack = { $holds-count ->
    [0] { $name-key ->
        [name-none] L’attaque : { $attack }.
       *[other] Une attaque automatique de plus au site { $name }, jusqu’à ce qu’elle soit vaincue : { $attack }.
    }
   *[other] Une attaque automatique de plus dans chaque { $holds-or }{ $deep ->
        [yes] {" "}et chaque site des Profondeurs
       *[no] {""}
    } : { $attack }.
}
fact-leaves-with = Défaussée quand { $name } quitte le jeu.
fact-not-counted = Ne compte pas dans la limite de périls.
fact-bound = N’est jamais mise en lieu sûr, transmise, héritée ni gagnée par influence.
fact-joined = La carte placée avec cet objet lui ajoute ses nombres.
fact-abroad = Peut se jouer pendant le tour de votre adversaire.
fact-two-weapons = Un porteur qui était déjà guerrier peut utiliser deux armes, et alors aucun bouclier.
fact-uses-stones = Peut s’incliner pour utiliser un Palantír qu’il porte.
fact-teaches-stones = Un porteur qui était déjà sage peut s’incliner pour utiliser un Palantír.
fact-way-in = Comme site, on y va par { $path }.
fact-lair = Son repaire est { $name }, que plus aucun Dragon ne garde une fois celui-ci vaincu.
GiveAll = donner { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, jusqu’à la fin du tour, { $changes-given }
fact-weightless = Une source de corruption, bien qu’elle ne donne pas de points.
fact-veils = Tant qu’elle est en jeu, rien de ce qui fait regarder à un joueur une pioche ou une défausse, ou une partie, hors du cours normal n’a d’effet.
fact-takes-long-events = Quand elle est défaussée, tous les périls durables le sont aussi.
fact-removal = { $havens ->
    [yes] En phase d’organisation le porteur peut s’incliner dans un Havre pour lancer les dés ; plus de { $above } défausse cette carte.
   *[no] { $sage ->
        [yes] En phase d’organisation { $others ->
            [yes] un autre personnage de la compagnie du porteur, un sage,
           *[no] un sage de la compagnie du porteur
        } peut s’incliner pour lancer les dés ; plus de { $above } défausse cette carte.
       *[no] { $helped ->
            [yes] En phase d’organisation le porteur peut s’incliner dans un Havre pour lancer les dés, à +1 pour chaque membre de la compagnie qui s’incline pour cela ; plus de { $above } défausse cette carte.
           *[no] { $haven ->
                [yes] Dans un Havre le porteur peut renoncer à se redresser pour lancer les dés ; plus de { $above } défausse cette carte.
               *[no] En phase d’organisation le porteur peut s’incliner pour lancer les dés ; plus de { $above } défausse cette carte.
            }
        }
    }
}
fact-more-prowess = { SIGNED($n) } en prouesse{ $most ->
    [99] {""}
    [-1] , jusqu’au double de la prouesse imprimée du porteur
   *[other] , jusqu’à { $most } au plus
}.
fact-more-body = { SIGNED($n) } en endurance{ $most ->
    [99] {""}
   *[other] , jusqu’à { $most } au plus
}.
fact-more-influence = { SIGNED($n) } en influence directe{ $most ->
    [99] {""}
   *[other] , jusqu’à { $most } au plus
}.
fact-corruption = { $n ->
    [one] { $n } point de corruption
   *[other] { $n } points de corruption
}.
fact-gives = Fait du porteur { $gives-one }.
fact-instead = Si { $when }, au lieu de cela : { $numbers }.
InsteadProwess = { $n ->
    [-100] prouesse{ $most ->
        [99] {""}
       *[other] {" "}jusqu’à { $most }
    }
   *[other] { SIGNED($n) } en prouesse{ $most ->
        [99] {""}
       *[other] {" "}(jusqu’à { $most })
    }
}
InsteadBody = { $n ->
    [-100] endurance{ $most ->
        [99] {""}
       *[other] {" "}jusqu’à { $most }
    }
   *[other] { SIGNED($n) } en endurance{ $most ->
        [99] {""}
       *[other] {" "}(jusqu’à { $most })
    }
}
InsteadInfluence = { SIGNED($n) } en influence directe
InsteadCorruption = { $n ->
    [one] { $n } point de corruption
   *[other] { $n } points de corruption
}
InsteadPoints = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
fact-bonus = { $prowess ->
    [0] { SIGNED($influence) } en influence directe
   *[other] { SIGNED($prowess) } en prouesse
} contre { $name-key ->
    [name-none] { $home-key ->
        [name-none] { $race-key ->
            [race-none] les factions
           *[other] les { $race-many }
        }{ $prowess ->
            [0] { $factions ->
                [yes] { $characters ->
                    [yes] {" "}et leurs factions
                   *[no] {""}
                }
               *[no] {""}
            }
           *[other] {""}
        }
       *[other] les personnages dont le site natal est { $home }
    }
   *[other] { $name }
}{ $characters ->
    [no] { $race-key ->
        [race-none] {""}
       *[other] {" "}(factions seulement)
    }
   *[yes] {""}
}{ $factions ->
    [no] {" "}(personnages seulement)
   *[yes] {""}
}.
fact-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}{ $lost ->
    [0] {""}
   *[other] {" "}({ SIGNED($lost) } s’il est éliminé)
}.
fact-homes = { $only ->
    [yes] { $late ->
        [yes] N’entre en jeu qu’ici : { $homes-or }.
       *[no] Sauf comme personnage de départ, n’entre en jeu qu’ici : { $homes-or }.
    }
   *[no] Site natal : { $homes-or }.
}
fact-at = Jouable ici : { $sites-count ->
    [0] tout site de la région { $regions-or }
   *[other] { $sites-or }
}.
fact-after-test = Jouable seulement quand un anneau d’or est éprouvé.
fact-never-at = Pas jouable dans { $holds-one-or }.
fact-stays-in = Ne reste que dans la région { $regions-or }.
fact-not-attackable = Ne peut être attaqué.
fact-test = Épreuve : { $keyword } sur { $most ->
    [99] { $least } ou plus
   *[other] { $least } à { $most }
}.
fact-above = Gagnée par un test d’influence de plus de { $n }.
fact-swayed = { SIGNED($n) } pour les { $race-many }.
fact-hunts = Attaque toute compagnie qui passe par { $keys-or }{ $when ->
    [none] {""}
   *[other] , si { $when }
}.
fact-keys = Se joue par { $keys-or }{ $when ->
    [none] {""}
   *[other] , si { $when }
}.
KeyLand = { $times ->
    [1] { $type }
   *[other] { $times } symboles { $type-of }
}
KeyHold = { $hold-one }
KeyRegion = { $names-or } (région)
KeySite = { $names-or } (site)
KeySitesIn = { $holds-count ->
    [0] tout site
   *[other] { $holds-one-or }
} dans la région { $names-or }
KeyMovement = une compagnie en route entre { $names }
fact-path = Havre le plus proche : { $name }, par { $path }.
fact-haven-path = Depuis { $name } : { $path }.
fact-draws = On pioche : vous { $own }, votre adversaire { $other }.
fact-playable = Offre : { $sizes-many }.
fact-only = Parmi les { $sizes-many }, seulement les { $keyword-many }.
fact-guarded = Attaque automatique : { $attack }.
fact-rescue = Attaque de sauvetage : { $attack }.
fact-limit = { SIGNED($n) } à la limite de périls des compagnies qui viennent ici.
fact-heals = Ce qui guérit ici un personnage guérit tous ceux qui s’y trouvent.
fact-open = Des créatures peuvent toujours être jouées par ce site.
fact-tapped-too = Peut aussi être jouée si le site est incliné.
fact-takes-rings = Le prisonnier ne garde pas même ses anneaux.
fact-faithful = Doit recevoir un coup avant que son personnage puisse en recevoir un, comme s’il était redressé. Peut être défaussé pour que son personnage ne soit pas fait prisonnier.
fact-a-ring = Un anneau.
fact-hoard = Garde un trésor.
fact-hoard-item = Objet de trésor : ne se joue que là où il y a un trésor.
fact-dwarf-hold = Un Fort nain.

## Mots de quelques cartes

OnItem = cette carte est avec un objet
    .not = cette carte n’est pas avec un objet
SeeTop = regarder les cinq premières cartes de la pioche { $who-of }, les mélanger et les remettre dessus
SeeTopOfOne = regarder les cinq premières cartes d’une pioche, les mélanger et les remettre dessus
UseAs = utiliser cette carte comme { $who }
AtThatSite = { $name } que vos personnages portent au site { $site } ou y ont mis en lieu sûr
    .one = une carte { $name } qu’un de vos personnages porte au site { $site } (ou qui y a été mise en lieu sûr)
    .one-to = à { AtThatSite.one }
    .one-of = d’{ AtThatSite.one }
BearerOfItsHost = le porteur de l’objet avec lequel elle est
    .one = le porteur de l’objet avec lequel elle est
    .to = au porteur de l’objet avec lequel elle est
    .of = du porteur de l’objet avec lequel elle est
CharactersToMeet = les personnages de votre main que l’on peut rencontrer
    .one = un personnage de votre main, pas un Sorcier, que quelqu’un peut contrôler dans un Fort libre, un Fort frontalier ou des Ruines et Repaires
    .one-to = à { CharactersToMeet.one }
    .one-of = d’{ CharactersToMeet.one }
DiscardStored = défausser { $who }
FactionInPlay = un joueur a { $name }
    .not = aucun joueur n’a { $name }
FeelWound = appliquer ce que provoque la blessure { $who-of }
HealsAndDrawsLike = { $site } compte comme { $type-one } pour la guérison et les périls
LayWith = poser cette carte avec { $who }
MeetByChance = mettre en jeu le personnage montré comme suivant { $who-of }
Reforge = donner { $who-to } une arme, une armure ou un bouclier, mineur ou majeur, de votre défausse
SpendStored = incliner { $who } et défausser cette carte mise en lieu sûr
Stored = { $name } que vous avez en lieu sûr
    .one = une carte { $name } que vous avez en lieu sûr
    .one-to = à une carte { $name } que vous avez en lieu sûr
    .one-of = d’une carte { $name } que vous avez en lieu sûr
WhoMeetsIt = ceux qui pourraient contrôler le personnage
    .one = un personnage qui peut contrôler celui qui est montré
    .one-to = à un personnage qui peut contrôler celui qui est montré
    .one-of = d’un personnage qui peut contrôler celui qui est montré
Arouse = donner { $who-to }, jusqu’à la fin du tour, { $change-given }
Aroused = { SIGNED($more) } en prouesse à sa { $number ->
    [1] première
    [2] deuxième
   *[other] troisième
} attaque automatique
    .given = { Aroused }
    .about = thing
AsLongEvent = donner à chaque site, aussi longtemps que dure un événement durable, { $change }
AutomaticIn = c’est une attaque automatique à un site de la région { $regions-or }
    .not = ce n’est pas une attaque automatique à un site de la région { $regions-or }
ByTheNumberOfNazgul = l’attaque du Roi-Sorcier d’Angmar a +1 en prouesse pour chaque Nazgûl en jeu, si { $when }
Carry = faire porter { $who } par une bête : { $how-given }
ChangesAutomatic = elle peut changer les attaques automatiques du site
    .not = elle ne peut pas changer les attaques automatiques du site
CountsAgainstLimit = la compter pour la limite de périls
CountsAsWithout = { $site } compte comme { $type-one } pour la guérison et les périls tant que { $name } est en jeu et n’y est pas
DiscardOrReturn = défausser { $who }
Embolden = donner au coup contre { $who } { SIGNED($more) } en prouesse ; une créature qui n’est pas un Nazgûl revient au défenseur après l’attaque, et celui-ci peut jouer { $prize }
Everything = ce qui vient
    .one = ce qui vient
    .company = chaque compagnie
    .to = à ce qui vient
    .of = de ce qui vient
    .company-to = à chaque compagnie
    .company-of = de chaque compagnie
GuardedByRace = { $number ->
    [0] le site a une attaque automatique
    [1] la première attaque automatique du site vient
    [2] la deuxième attaque automatique du site vient
   *[other] la troisième attaque automatique du site vient
} { $races-many-of-or }
    .not = { $number ->
    [0] le site n’a pas d’attaque automatique
    [1] la première attaque automatique du site ne vient pas
    [2] la deuxième attaque automatique du site ne vient pas
   *[other] la troisième attaque automatique du site ne vient pas
} { $races-many-of-or }
HoldUp = faire lancer les dés { $who-company-to }, un de moins pour chaque personnage qui n’est pas éclaireur : sous 5 elle ne peut se déplacer ce tour
    .given = { $change }
HuntsRings = les Nazgûl peuvent aussi être joués par { $lands-or } et dans { $types-one-or } contre une compagnie qui a un anneau
HuntsTheOneRing = les Nazgûl peuvent attaquer une compagnie qui a l’Anneau Unique à tout site qui n’est pas { $never-one-or }
LayBlade = jouer cette carte sur { $who-company }
LongEventsStay = les périls durables restent en jeu
MayFetchNazgul = laisser chaque joueur prendre un Nazgûl de sa défausse en main
OnAttackedCompany = cette carte est sur la compagnie attaquée
    .not = cette carte n’est pas sur la compagnie attaquée
Prepare = établir pour ce tour : { $change }
    .given = { $who }
RangersAtTheRiver = les rôdeurs d’une compagnie qui va à ce site
    .one = un rôdeur d’une compagnie qui va à ce site
    .one-to = à un rôdeur d’une compagnie qui va à ce site
    .one-of = d’un rôdeur d’une compagnie qui va à ce site
RiseToAttack = attaquer la compagnie avec cette carte, { $who }, avec { SIGNED($strikes) } au nombre de coups et { SIGNED($prowess) } en prouesse
CheckAsOwed = soumettre { $who } à un test de corruption
LandIs = un symbole { $one-of } compte comme { $other }
LimitOf = { $doubles ->
    [yes] une limite de périls doublée
   *[other] une limite de périls augmentée de un pour chaque { $type } du chemin
}
OnThisAttack = { SIGNED($more) } { $question }
    .given = { OnThisAttack }
HalfTheStrikes = { $original ->
    [yes] la moitié du nombre initial de coups, arrondie au supérieur
   *[other] la moitié des coups, arrondie au supérieur
}
    .given = { HalfTheStrikes }
Forded = un passage sur cette rivière
FordRiver = laisser { $who-company } agir pendant sa phase de site malgré cette carte
RiverBars = une compagnie qui va à ce site ce tour n’y fait rien
SitePathHas = le chemin imprimé du site comporte { $times ->
    [1] un symbole
   *[other] au moins { $times } symboles
} { $type-of }
    .not = le chemin imprimé du site ne comporte { $times ->
    [1] aucun symbole
   *[other] pas { $times } symboles
} { $type-of }
SpareNazgul = reprendre { $who } en main au lieu de le défausser
SparesAllies = cette attaque ne frappe que des personnages, et pas le traître
StayInTheWound = poser cette carte sur un personnage que l’attaque a blessé et sur lequel aucune carte de corruption n’a été jouée ce tour-ci, à votre choix ; s’il n’y en a pas, la défausser
SubjectAtItsSite = la compagnie est au site sur lequel est cette carte
    .not = la compagnie n’est pas au site sur lequel est cette carte
SubjectLiesUnder = c’est la compagnie sur laquelle est cette carte
    .not = ce n’est pas la compagnie sur laquelle est cette carte
TappedNazgul = vos Nazgûl inclinés
    .one = un de vos Nazgûl incliné dans cette chaîne
    .one-to = à un de vos Nazgûl incliné dans cette chaîne
    .one-of = d’un de vos Nazgûl incliné dans cette chaîne
TraitorStrikes = faire attaquer par le traître quelqu’un de sa compagnie, à votre choix, avec sa prouesse et 10 de plus, et défausser cette carte
Uncarried = aucune bête ne porte encore l’attaque
    .not = une bête porte déjà l’attaque
AtHome = c’est une attaque automatique au site natal de ce personnage, et l’on joue avec cette règle
    .not = ce n’est pas une attaque automatique au site natal de ce personnage, ou l’on ne joue pas avec cette règle
Opening = la prochaine créature de la race { $race } peut aussi être jouée par { $lands-count ->
    [0] { $types-count ->
        [0] ce site
       *[other] { $types-one-or }
    }
   *[other] { $lands-or }{ $types-count ->
        [0] {""}
       *[other] {" "}ou { $types-one-or }
    }
}{ $strikes ->
    [0] {""}
   *[other] , avec { SIGNED($strikes) } au nombre de coups
}{ $prowess ->
    [0] {""}
   *[other] {" "}et { SIGNED($prowess) } en prouesse
}{ $chooses ->
    [yes] , et l’attaquant choisit qui est frappé
   *[no] {""}
}
    .given = { SIGNED($strikes) } au nombre de coups, { SIGNED($prowess) } en prouesse{ $chooses ->
    [yes] , et l’attaquant choisit qui est frappé
   *[no] {""}
}
    .about = company
Passage = ces régions comptent comme voisines si elle va par les régions : { $pairs-then }
    .given = ce passage : { $pairs-then } comptent comme voisines
    .about = company
AlongTheSea = le chemin comporte un symbole de Mer côtière, et nulle part deux autres régions de suite
    .not = le chemin ne comporte aucun symbole de Mer côtière, ou deux autres régions de suite
BecomeItsSite = utiliser cette carte comme le site où va { $who }
Homeward = un site où revenir
    .given = un site où revenir
    .about = company
OfferReturn = laisser la compagnie revenir au site où elle a commencé le tour
OpponentDrawsTwice = deux fois plus de cartes à piocher pour l’adversaire
    .given = deux fois plus de cartes à piocher pour l’adversaire
    .about = company
Pathfind = laisser { $who-company } choisir une autre destination, qu’elle atteint ainsi
RememberSite = se souvenir du site où est { $who-company }
    .given = { $change }
WhoLeadsOn = vos { $skill-many } dont les compagnies se déplacent
    .one = { $skill-one } des vôtres
    .one-to = à { $skill-one } des vôtres
    .one-of = d’{ $skill-one } des vôtres
WithMap = on joue avec les régions
    .not = on ne joue pas avec les régions
AttemptsOnYours = qui tente d’influencer ce qui est à vous
    .one = une tentative, dans cette chaîne, d’influencer ce qui est à vous
    .one-to = à { AttemptsOnYours.one }
    .one-of = d’{ AttemptsOnYours.one }
ElsewhereAtHaven = ce personnage est dans un Havre et une autre de vos compagnies est attaquée
    .not = ce personnage n’est pas dans un Havre, ou aucune autre de vos compagnies n’est attaquée
GiveUpForm = faire échouer tous les coups qui restent de l’attaque et défausser { $who } ; ses objets l’attendent sous cette carte
OpponentDrawsLess = votre adversaire pioche une carte de moins pour le déplacement de la compagnie de ce personnage
RideToAid = joindre ce personnage, sans ses alliés, { $who-company-to } ; il doit affronter un coup, puis s’incline et fait un test de corruption
SearchByLuck = retourner des cartes de votre pioche jusqu’à un objet non spécial et le donner { $who-to }, qui affronte un coup de prouesse 3 plus le nombre de cartes retournées, qui ne peut être annulé (s’il le blesse, l’objet est défaussé), et les autres cartes sont remélangées à la pioche
TapForPraise = incliner autant de vos personnages que vous voulez
TheirSitePhase = c’est la phase de site de votre adversaire
    .not = ce n’est pas la phase de site de votre adversaire
TurnAway = annuler pour chacun un événement Nazgûl, ou une attaque de Nazgûl contre la compagnie de ce personnage
Persuade = tenter d’influencer avec { $who } ce qu’a votre adversaire au même site
DiscardPileHas = votre défausse contient une { $what }
    .not = votre défausse ne contient aucune { $what }
RingsHere = les anneaux de la compagnie
    .one = un anneau de la compagnie
    .one-to = à { RingsHere.one }
    .one-of = d’{ RingsHere.one }
SubjectIsNamed = c’est { $name }
    .not = ce n’est pas { $name }
TapAndCount = incliner { $who }, ce qui compte pour la limite de périls,
BearerCan = le porteur est { $skill-one }
    .not = le porteur n’est pas { $skill-one }
InItsPhase = ce n’est la phase d’aucune autre compagnie
Mark = une marque de son effet
    .given = { Mark }
    .about = thing
NoneOfItHere = personne au site n’a de carte de ce nom
    .not = quelqu’un au site a une carte de ce nom
StonesOfTheOne = les Palantíri que porte ce personnage
    .one = un Palantír que porte ce personnage
    .one-to = à un Palantír que porte ce personnage
    .one-of = d’un Palantír que porte ce personnage
GiveFormBack = rendre { $who-to } ce qu’il a donné, avec ses objets
ItsOwners = c’est le Sorcier qui l’a donnée
    .not = c’est un autre Sorcier
AskForFord = laisser un rôdeur { $who-company-of } s’incliner contre cette carte
AheadOfThem = cette carte écarte la compagnie de son site et celle-ci a un rôdeur redressé
    .not = cette carte n’écarte pas la compagnie de son site
ResourceEvents = { $declared ->
    [yes] les { $form }s de ressource déclarés dans cette chaîne
   *[no] tout { $form } de ressource en jeu
}
    .one = { $declared ->
    [yes] un { $form } de ressource déclaré dans cette chaîne
   *[no] un { $form } de ressource en jeu
}
    .one-to = à { ResourceEvents.one }
    .one-of = d’{ ResourceEvents.one }
BesideGaladriel = vos diplomates sur le site de Galadriel
    .one = un de vos diplomates sur le même site que Galadriel, ni elle-même, ni Hobbit, ni Sorcier
    .on = {" "}sur un de vos diplomates au même site que Galadriel
    .to = à { BesideGaladriel }
    .one-to = à { BesideGaladriel.one }
    .one-of = d’{ BesideGaladriel.one }
CorruptionOnIt = toutes les cartes de corruption sur ce personnage
    .one = une carte de corruption sur ce personnage
    .one-to = à { CorruptionOnIt.one }
    .one-of = d’{ CorruptionOnIt.one }
KeyedToSite = la créature qui attaque a été jouée par son site{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
    .not = la créature qui attaque n’a pas été jouée par son site{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
FewerStrikes = { $less ->
    [one] { $less } coup de moins
   *[other] { $less } coups de moins
}, mais un au moins
    .given = { FewerStrikes }
FewerRegions = une compagnie qui se déplace par régions a { SIGNED($less) } aux régions qu’elle peut traverser, mais deux au moins
    .given = { FewerRegions }
MovesOnFrom = un mouvement de plus si elle est arrivée à { $hold-one }
    .given = { MovesOnFrom }
    .about = company
AgainstIt = donner { $who-to } { $change-given } contre l’attaque
StayWithTheFirst = poser cette carte sur le premier personnage que l’attaque a blessé et sur lequel aucune carte de corruption n’a été jouée ce tour ; s’il n’y en a pas, la défausser
ThatItem = cet objet
    .one = cet objet
    .to = à { ThatItem }
    .of = de { ThatItem }
TapItsBearer = incliner le porteur { $who-of }
HuntsThere = la compagnie passe là où ce Dragon chasse
    .not = la compagnie ne passe pas là où ce Dragon chasse
SwoopDown = attaquer { $who-company }
ItemsWeigh = chaque { $size } donne à son porteur un point de corruption de plus
    .given = { ItemsWeigh }
MoreHazardsAfter = la limite de périls d’une compagnie qui a affronté une créature { $race-many-of } augmente d’un
    .given = { MoreHazardsAfter }
DrawsOneLess = celui qui se déplace pioche une carte de moins, mais une au moins
    .given = { DrawsOneLess }
ByDragon = l’attaquant est { $names-count ->
    [0] un Dragon unique
   *[other] { $names-or }
} sous l’une de ses formes
    .not = l’attaquant n’est { $names-count ->
    [0] un Dragon unique
   *[other] { $names-or }
} sous aucune de ses formes
HuntingDragons = tous les Dragons en chasse en jeu
    .one = un Dragon en chasse en jeu
    .one-to = à { HuntingDragons.one }
    .one-of = d’{ HuntingDragons.one }
BearerStruck = le porteur est la cible du coup
    .not = le porteur n’est pas la cible du coup
fact-never-starts = Ne peut commencer en jeu.
fact-only-for = Personne d’autre ne peut le porter.
Restored = { $name } est avec cet objet
    .not = { $name } n’est pas avec cet objet
Restore = poser { $who } avec cet objet
NoPenalty = le porteur peut combattre sans s’incliner et sans pénalité
Road = un chemin de n’importe laquelle de ces régions à n’importe quelle autre d’entre elles, par { $path } : { $names }
    .given = un chemin par { $path } entre les régions { $names }
    .about = company
Realm = une créature qui peut être jouée par une seule Terre de l’Ombre peut l’être par { $shadow-or }, et une qui peut l’être par un Domaine ténébreux, par { $dark-or }
SetsOutFrom = vos compagnies à un site de la région { $regions-or }
    .one = une de vos compagnies à un site de la région { $regions-or }
    .company = une de vos compagnies à un site de la région { $regions-or }
    .one-to = à { SetsOutFrom.one }
    .one-of = d’{ SetsOutFrom.one }
    .company-to = à { SetsOutFrom.one }
    .company-of = d’{ SetsOutFrom.one }
Fighters = les personnages et alliés de la compagnie attaquée
    .one = un personnage ou allié de la compagnie attaquée
    .to = aux personnages et alliés de la compagnie attaquée
    .of = des personnages et alliés de la compagnie attaquée
    .one-to = à { Fighters.one }
    .one-of = d’{ Fighters.one }
ShowSome = faire montrer { $who-to } { $count } cartes de sa main au hasard
TapToFetch = incliner { $who }, si vous voulez, et prendre une { $what } de votre défausse{ $checks ->
    [yes] , puis soumettre ce personnage à un test de corruption
   *[no] {""}
}
fact-used-abroad = Peut aussi servir dans la phase de site de votre adversaire.
fact-adds = Posée avec un objet, elle lui ajoute ses nombres.
CardsInHand = chaque carte de { $card } de votre main{ CardsInHand.such }
    .one = une carte de { $card } de votre main{ CardsInHand.such }
    .such = { $races-count ->
    [0] {""}
   *[other] {" "}({ $races-or })
}{ $regions-count ->
    [0] {""}
   *[other] {" "}qui se joue à un site de la région { $regions-or }
}
    .to = à { CardsInHand }
    .of = de { CardsInHand }
    .one-to = à { CardsInHand.one }
    .one-of = d’{ CardsInHand.one }
GiveUp = montrer et défausser { $who }
TwoOf = il y en a deux : { $who }
    .not = il n’y en a pas deux : { $who }
Rally = donner { $who-to } { $change-given } contre l’attaque pour chaque point de victoire imprimé sur ce qui a été défaussé
Pierce = donner au coup contre { $who } −1 de prouesse et −2 d’endurance ; s’il est vaincu, tous les coups de l’attaque qui échouent ensuite le sont aussi
DefenderPicks = le défenseur dit qui une créature frappe : n’importe qui, incliné ou blessé, quoi que puisse l’attaque
FeedOrFlee = faire défausser à votre adversaire une créature de sa main, ce qui donne { $who-company-to } { $change-given } ; ou, s’il n’en a pas, lui faire montrer sa main et annuler l’attaque
    .given = { $change }
JoyfulTimes = chaque événement durable de ressource en jeu
    .one = un événement durable de ressource en jeu
    .on = {" "}sur un événement durable de ressource en jeu
    .to = à { JoyfulTimes }
    .of = de { JoyfulTimes }
    .one-to = à { JoyfulTimes.one }
    .one-of = d’{ JoyfulTimes.one }
ItsHost = la carte sur laquelle est celle-ci
    .one = la carte sur laquelle est celle-ci
    .to = à { ItsHost }
    .of = de { ItsHost }
    .one-to = à { ItsHost }
    .one-of = de { ItsHost }
HalfWilds = un chemin où chaque Étendue sauvage compte pour une demie, la somme arrondie à l’inférieur
    .given = { HalfWilds }
    .about = company
IsTapped = cette carte est inclinée
    .not = cette carte n’est pas inclinée
CommonWeapons = les armes non uniques de la compagnie du porteur
    .one = une arme non unique de la compagnie du porteur
    .to = à { CommonWeapons }
    .of = de { CommonWeapons }
    .one-to = à { CommonWeapons.one }
    .one-of = d’{ CommonWeapons.one }
ForgeInto = poser cette carte avec { $who }
Burdens = les objets de ceux qui vont subir un test de corruption dans une compagnie avec un diplomate
    .one = un objet de quelqu’un qui va subir un test de corruption dans une compagnie avec un diplomate
    .to = à { Burdens }
    .of = de { Burdens }
    .one-to = à { Burdens.one }
    .one-of = d’{ Burdens.one }
WhoTakesIt = les autres de la compagnie
    .one = un autre personnage de la compagnie qui peut le porter
    .to = aux autres de la compagnie
    .of = des autres de la compagnie
    .one-to = à { WhoTakesIt.one }
    .one-of = d’{ WhoTakesIt.one }
Point = prendre { $who }
PassOn = donner cet objet { $who-to } sans test
WarmThem = laisser s’incliner autant de sages que l’on veut { $who-company-of } ; chacun guérit un personnage, qui est alors incliné, et subit un test de corruption
Refresh = laisser se redresser autant de personnages { $who-company-of } qu’il manque de régions à son chemin pour en avoir quatre
HazardsBesideHim = tous les événements permanents de péril sur des personnages de la compagnie de votre Sorcier
    .one = un événement permanent de péril sur un personnage de la compagnie de votre Sorcier
    .to = à { HazardsBesideHim }
    .of = de { HazardsBesideHim }
    .one-to = à { HazardsBesideHim.one }
    .one-of = d’{ HazardsBesideHim.one }
ToTheHand = rendre { $who } à la main de votre adversaire

## Périls des Dragons

NightReturns = { $night } compte comme en jeu, sauf si { $morning } est en jeu, qui compte alors comme hors jeu
    .given = { NightReturns }
OneUncounted = contre chaque compagnie, { $race-key ->
    [race-none] une forme d’un Dragon unique
   *[other] une créature { $race-many-of }
} ne compte pas dans la limite de périls
    .given = { OneUncounted }
AlsoChecks = quiconque est blessé fait un test d’endurance de plus{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } à son jet)
} si { $when }
    .given = { AlsoChecks }
OneDragonATurn = une seule forme d’un Dragon unique peut être jouée par tour
    .given = { OneDragonATurn }
HauntsSites = toutes les créatures { $race-many-of } peuvent aussi être jouées dans { $hold-one }
    .given = { HauntsSites }
MoreByDraws = { $question-key ->
    [question-limit-now] la limite de périls d’une compagnie augmente d’un pour chaque carte, à partir de la deuxième, que son joueur a piochée pour elle
   *[other] l’adversaire de celui qui se déplace peut piocher une carte de plus pour chacune que celui-ci a piochée à partir de la deuxième
}
    .given = { MoreByDraws }
Follows = { $last ->
    [yes] la dernière attaque que la compagnie a affrontée
   *[no] une attaque que la compagnie a affrontée plus tôt ce tour
} venait { $races-many-of-or }{ Follows.keyed }
    .not = aucune attaque de ce genre n’a précédé
    .keyed = { $no_site ->
    [yes] {" "}et n’était pas jouée par un site
   *[no] {" "}et était jouée par { $land }{ $hold-key ->
        [hold-any] {""}
       *[other] {" "}ou dans { $hold-one }
    }
}
KeyAttack = une attaque précédente
TalkAway = faire faire { $who-to } { $attempt } ; au-dessus de { $above }, l’attaque est annulée
IfItLeaves = si l’attaque a été annulée, donner { $who-company-to }, jusqu’à la fin du tour, { $change-given }
    .given = { $less }
WhoAttempts = { $theirs ->
    [yes] les personnages de votre adversaire qui vont faire { $attempt }
   *[no] vos personnages qui vont faire { $attempt }
}
    .one = { $theirs ->
    [yes] un personnage de votre adversaire qui va faire { $attempt }
   *[no] un de vos personnages qui va faire { $attempt }
}
    .to = à { WhoAttempts }
    .of = de { WhoAttempts }
    .one-to = à { WhoAttempts.one }
    .one-of = d’{ WhoAttempts.one }
HelpAttempt = donner { SIGNED($more) } { $who-to }
PlayFind = jouer avec { $who } un { $sizes-or } de votre main que le site offre
HoardHere = le site contient un trésor
    .not = le site ne contient pas de trésor
Burgle = incliner le site et faire faire { $who-to } { $attempt } (+2 pour un éclaireur, +3 pour un Hobbit) au lieu d’affronter les attaques automatiques ; au-dessus de 10, un objet de votre main que le site offre peut être joué avec lui, sinon il les affronte seul
AtALair = la compagnie est au repaire d’un Dragon
    .not = la compagnie n’est pas au repaire d’un Dragon
OfCurrent = le porteur est de cette compagnie
    .not = le porteur n’est pas de cette compagnie
FindTreasure = chercher dans votre pioche et votre défausse un objet qui se joue ici et le jouer avec quelqu’un { $who-company-of }
CallAnAlly = faire lancer les dés { $who-to } (+3 pour un diplomate) : un allié de votre main qui peut être dans cette région peut venir si le résultat dépasse 6 plus son esprit ; il incline le site
Riddle = faire faire { $who-to } { $attempt } (+2 pour chaque sage et +1 pour chaque Hobbit de la compagnie) ; au-dessus de { $above }, vous nommez une carte et votre adversaire montre sa main : si elle y est, la créature est défaussée avec toutes ses attaques
WhoMeetsARival = les personnages de la compagnie au même site qu’une compagnie de votre adversaire
    .one = un personnage de la compagnie au même site qu’une compagnie de votre adversaire
    .to = à { WhoMeetsARival }
    .of = de { WhoMeetsARival }
    .one-to = à { WhoMeetsARival.one }
    .one-of = d’{ WhoMeetsARival.one }
Challenge = faire choisir à votre adversaire un personnage du site qui joue aux énigmes avec { $who }
PlayRiddles = faire faire { $who-to } et à cet autre { $attempt } chacun (+2 pour un sage, +1 pour un Hobbit ; à nouveau en cas d’égalité) ; qui gagne nomme deux cartes, et l’autre joueur montre sa main et les défausse

StrikeHas = donner au coup { $prowess ->
    [0] {""}
   *[other] { SIGNED($prowess) } en prouesse
}{ $body ->
    [0] {""}
   *[other] {" "}et { SIGNED($body) } en endurance
}
StruckMortal = le personnage qui affronte le coup (sauf un Sorcier)
    .one = le personnage qui affronte le coup (sauf un Sorcier)
    .on = {" "}sur le personnage qui affronte le coup (sauf un Sorcier)
    .to = au personnage qui affronte le coup (sauf un Sorcier)
    .of = du personnage qui affronte le coup (sauf un Sorcier)
StrikeAgain = laisser l’attaquant assigner un coup à quelqu’un qui en a déjà un de cette attaque{ $weaker ->
    [0] {""}
   *[other] , avec −{ $weaker } en prouesse
}
BloodBurns = soumettre { $who }, si le coup échoue, à un test d’endurance ; armure, bouclier et heaume donnent −1 chacun à son jet
ByCreatureNamed = l’attaquant est { $names-or }
    .not = l’attaquant n’est pas { $names-or }
Breathe = faire affronter à chaque personnage de la compagnie un coup de la prouesse que l’attaque avait avant de perdre { $fallen }, avec l’endurance à la place de la prouesse : +1 pour un bouclier, +1 pour un heaume, +3 en s’inclinant
LeavesBehind = la compagnie se déplace par régions à travers la région { $regions-or } ou en sort
    .not = la compagnie ne se déplace pas par régions à travers la région { $regions-or } et n’en sort pas
FallOnEach = faire affronter à chaque personnage { $who-company-of } un coup de prouesse { $prowess } qui n’est pas une attaque et ne peut être annulé, avec { SIGNED($worse) } aux tests d’endurance
NoBodyOf = ôter toute endurance { $strikes ->
    [1] au dernier de ses coups
   *[other] aux { $strikes } derniers de ses coups
}
AttackerTakesItem = faire défausser par l’attaquant un objet de la compagnie
WoundedMortals = chaque personnage que l’attaque a blessé (sauf un Sorcier)
    .one = un personnage que l’attaque a blessé (sauf un Sorcier)
    .to = à chaque personnage que l’attaque a blessé (sauf un Sorcier)
    .of = de chaque personnage que l’attaque a blessé (sauf un Sorcier)
    .one-to = à un personnage que l’attaque a blessé (sauf un Sorcier)
    .one-of = d’un personnage que l’attaque a blessé (sauf un Sorcier)
LinksCancelling = ce qui, dans cette chaîne, annulerait l’attaque
    .one = ce qui, dans cette chaîne, annulerait l’attaque
    .to = à ce qui, dans cette chaîne, annulerait l’attaque
    .of = de ce qui, dans cette chaîne, annulerait l’attaque
ByCopies = +1 en prouesse, +4 si deux de ces cartes ont été jouées sur elle, +9 s’il y en a trois
    .given = { ByCopies }
DiscardForTerror = défausser autant de cartes de votre main que vous voulez, chacune pour un personnage de la compagnie qui n’est pas un Sorcier et chacune dans la limite de périls
MakeTerrified = lancer les dés pour chacun de ces personnages, à +2 si c’est un Dragon : au-dessus de son esprit, il s’incline
fact-no-memory = Le porteur n’a aucune compétence.
DarkOnBearer = tous les enchantements obscurs sur le porteur
    .one = un enchantement obscur sur le porteur
    .to = à { DarkOnBearer }
    .of = de { DarkOnBearer }
    .one-to = à { DarkOnBearer.one }
    .one-of = d’{ DarkOnBearer.one }
FirstStrike = aucun coup de l’attaque n’a été résolu avant
    .not = un coup de l’attaque a déjà été résolu
ChosenByDefender = c’est le défenseur qui a choisi la cible
    .not = ce n’est pas le défenseur qui a choisi la cible
OnlyOneStrike = la cible n’affronte qu’un coup de l’attaque
    .not = la cible affronte plus d’un coup de l’attaque
TakeStrikes = faire affronter aussi { $who-to } { $most ->
    [-1] tous les autres coups de l’attaque
    [99] autant que l’on veut des autres coups de l’attaque
    [one] { $most } coup de plus de l’attaque
   *[other] { $most } coups de plus de l’attaque
}{ $weakens ->
    [yes] , chacun avec 1 de prouesse et d’endurance de moins que le précédent
   *[no] {""}
}
GoHisWay = rendre { $who } à votre main ; ce qu’il porte peut passer sans test à des personnages de sa compagnie qui ne sont pas blessés
WhoIsKing = Balïn, Dáin II, Thorïn II et Thráin II, si leur compagnie a vaincu ce tour un Dragon au gîte autre qu’Eärcaraxë
    .one = Balïn, Dáin II, Thorïn II ou Thráin II, si sa compagnie a vaincu ce tour un Dragon au gîte autre qu’Eärcaraxë
    .on = {" "}sur { WhoIsKing.one }
    .to = à { WhoIsKing }
    .of = de { WhoIsKing }
    .one-to = à { WhoIsKing.one }
    .one-of = de { WhoIsKing.one }
FoundKingdom = faire du repaire où { $who } l’a vaincu son royaume
KingdomIs = { $question-key ->
    [question-88] le royaume est un Fort nain
    [question-89] dans le royaume, seuls les Nains peuvent jouer des objets
   *[other] le royaume est un Fort frontalier
}
CallHome = faire faire { $who-to } le test d’influence pour cette faction, avec { SIGNED($more) } pour qui porte { $name }

DragonOpening = { $name-key ->
    [name-none] le prochain Dragon
   *[other] { $name }
} peut aussi être joué par { $lands-count ->
    [0] ce site
   *[other] { $times } symboles { $lands-of-or }
}
    .given = { DragonOpening }
Duplicated = sa { $number ->
    [1] première
    [2] deuxième
   *[other] troisième
} attaque automatique une fois de plus, juste après elle et la même en tout
    .given = { Duplicated }
Withered = { $type } compte comme deux Étendues sauvages
    .given = { Withered }
Wither = faire compter ce tour, sur le chemin { $who-company-of }, un symbole { $type-of } comme deux Étendues sauvages
OutsideRegions = le site est { $hold-one } hors de la région { $regions-or }
    .not = le site n’est pas { $hold-one }, ou est dans la région { $regions-or }
PlayableThere = les créatures de votre main qui pourraient être jouées par le site
    .one = une créature de votre main qui pourrait être jouée par le site
    .to = aux créatures de votre main qui pourraient être jouées par le site
    .of = des créatures de votre main qui pourraient être jouées par le site
    .one-to = à une créature de votre main qui pourrait être jouée par le site
    .one-of = d’une créature de votre main qui pourrait être jouée par le site
DiscardShown = défausser à la vue de tous { $who }
TakeFromThePits = laisser chaque joueur mélanger à sa pioche une forme d’un Dragon unique ou un Drake de sa défausse ; ou, tant que Portes de la Nuit est en jeu, prendre un de chaque en main
WithHoard = { $dragons ->
    [yes] tous les Dragons au gîte
   *[no] le site, s’il contient un trésor,
}
    .one = { $dragons ->
    [yes] un Dragon au gîte
   *[no] le site, s’il contient un trésor
}
    .one-to = { $dragons ->
    [yes] à un Dragon au gîte
   *[no] au site, s’il contient un trésor
}
    .one-of = { $dragons ->
    [yes] d’un Dragon au gîte
   *[no] du site, s’il contient un trésor
}
NeverCancelled = l’attaque automatique de ce Dragon ne peut être annulée
    .given = { NeverCancelled }
LairIsSpared = s’il est redressé, le repaire de ce Dragon ne s’incline pas pour les objets qui y sont joués ({ $items } d’entre eux, si cette carte a été pivotée zéro fois, une fois et davantage)
    .given = { LairIsSpared }
AnItemIsTaken = en compter un
KeepTurnedOver = retourner plutôt { $who }, jusqu’à ce que cette carte soit défaussée ; alors seulement il va où il devait aller
TurnAside = faire pivoter { $who } d’un quart de tour
FormOfIts = elle est de ce Dragon
    .not = elle n’est pas de ce Dragon
InItsLair = cela se passe au repaire de ce Dragon
    .not = cela se passe ailleurs
ItsDragon = ce Dragon
    .one = ce Dragon
    .to = à ce Dragon
    .of = de ce Dragon
    .one-to = à ce Dragon
    .one-of = de ce Dragon
AtItsHoard = cela se passe au site sur lequel est cette carte, ou au repaire de ce Dragon
    .not = cela ne se passe ni au site sur lequel est cette carte ni au repaire de ce Dragon
FaceAllAgain = faire affronter de nouveau à la compagnie les attaques automatiques du site
FetchForm = prendre de la défausse en main une forme { $name-key ->
    [name-none] d’un Dragon unique
   *[other] du Dragon { $name }
}
NoLair = le site est des Ruines et Repaires, et n’est le repaire d’aucun Dragon
    .not = le site n’est pas des Ruines et Repaires, ou est le repaire d’un Dragon
WealthFound = un objet majeur ou grand a été joué au site sur lequel est cette carte
    .not = aucun objet majeur ou grand n’a été joué au site sur lequel est cette carte
AskForDragon = jouer contre la compagnie un Dragon de votre main (pas Eärcaraxë), hors de la limite ; défausser cette carte
WishesToLeave = la compagnie est au site { $site } et voudrait se déplacer
    .not = la compagnie n’est pas au site { $site }, ou ne voudrait pas se déplacer
Enchant = faire lancer les dés à { $who-company }, à −1 s’il y a des Hommes, −1 s’il y a des Hobbits et +2 s’il y a des Nains : sous 7, donnez-lui, jusqu’à la fin du tour, { $change-given }
NothingOnWizards = aucun événement permanent de ressource ne peut être joué sur l’ensemble d’une compagnie où est un Sorcier
    .given = { NothingOnWizards }
Disperse = défausser tous les événements permanents de ressource posés sur l’ensemble d’une compagnie où est un Sorcier
RestOnlyAt = un personnage qui n’est pas un Sorcier ne se redresse en phase de redressement que dans { $holds-one-or } ; ailleurs, par un jet plus son esprit au-dessus de 12
    .given = { RestOnlyAt }
UniqueFactions = toutes les factions uniques en jeu
    .one = une faction unique en jeu
    .to = à toutes les factions uniques en jeu
    .of = de toutes les factions uniques en jeu
    .one-to = à une faction unique en jeu
    .one-of = d’une faction unique en jeu
ThroughItsLands = cette carte a été jouée un tour précédent, et la compagnie se déplace par régions à travers une où se trouve un site de la faction, ou une voisine
    .not = cette carte a été jouée ce tour, ou la compagnie ne se déplace pas par régions à travers une où se trouve un site de la faction, ni une voisine
FromTheNextTurn = la faire agir à partir du tour suivant
Bewitch = faire lancer les dés à { $who-company }, à +2 pour chaque rôdeur, +1 pour chaque éclaireur et +1 pour chaque diplomate : à 12 ou moins, donnez-lui, jusqu’à la fin du tour, { $change-given }
HerFolk = les personnages de la compagnie attaquée dont le site natal est Edoras
    .one = un personnage de la compagnie attaquée dont le site natal est Edoras, si Éowyn est dans votre main et qu’il y a assez d’influence pour la contrôler
    .to = à { HerFolk }
    .of = de { HerFolk }
    .one-to = à { HerFolk.one }
    .one-of = d’{ HerFolk.one }
RideInSecret = amener Éowyn de votre main dans la compagnie { $who-of }
StayOrGo = défausser { $who } sauf si l’attaque était d’un Nazgûl ; dans ce cas elle reste

AfterTheRider = la dernière attaque que la compagnie a affrontée venait { $race-many-of }
    .not = la dernière attaque que la compagnie a affrontée ne venait pas { $race-many-of }
HealsByRoll = le porteur ne guérit pas : à la place, un jet, à +2 dans un Havre et +2 pour chaque sage de la compagnie qui s’incline ; au-dessus de 10 il guérit et cette carte est défaussée
    .given = { HealsByRoll }
CheckBody = soumettre { $who } à un test d’endurance
WhoSpeaks = qui pose une énigme, offre quelque chose ou tente d’influencer dans cette chaîne
    .one = un personnage qui pose une énigme, offre quelque chose ou tente d’influencer dans cette chaîne
    .on = {" "}sur qui pose une énigme, offre quelque chose ou tente d’influencer dans cette chaîne
    .to = à qui pose une énigme, offre quelque chose ou tente d’influencer dans cette chaîne
    .of = de qui pose une énigme, offre quelque chose ou tente d’influencer dans cette chaîne
ShownOnGuard = la montrer de garde
StrikeFirst = assigner le premier coup de l’attaque { $who-to }
WakeUp = donner { $who-to } −{ $less } à la tentative, en la montrant de garde
SkilledLinks = les cartes déclarées dans cette chaîne qui requièrent { $skill-one }
    .one = une carte déclarée dans cette chaîne qui requiert { $skill-one }
    .to = aux cartes déclarées dans cette chaîne qui requièrent { $skill-one }
    .of = des cartes déclarées dans cette chaîne qui requièrent { $skill-one }
    .one-to = à une carte déclarée dans cette chaîne qui requiert { $skill-one }
    .one-of = d’une carte déclarée dans cette chaîne qui requiert { $skill-one }
SeeThrough = annuler et défausser { $who } (de garde aussi)
SkilledEffects = ce que font encore les cartes qui requéraient { $skill-one }
    .one = ce que fait encore une carte qui requérait { $skill-one }
    .to = à ce que font encore les cartes qui requéraient { $skill-one }
    .of = de ce que font encore les cartes qui requéraient { $skill-one }
    .one-to = à ce que fait encore une carte qui requérait { $skill-one }
    .one-of = de ce que fait encore une carte qui requérait { $skill-one }
EndEffect = mettre fin à { $who }
BurnsItems = pour chaque objet joué au site { $sites-or }, son joueur retire du jeu un objet de sa main qui y serait jouable
    .given = { BurnsItems }
Takers = les personnages de la compagnie qui peuvent jouer des objets ici{ $race-key ->
    [race-none] {""}
   *[other] {" "}({ $race-many } seulement)
}
    .one = un personnage de la compagnie qui peut jouer des objets ici{ $race-key ->
    [race-none] {""}
   *[other] {" "}({ $race-many } seulement)
}
    .to = à { Takers }
    .of = de { Takers }
    .one-to = à { Takers.one }
    .one-of = d’{ Takers.one }

DragonGuards = { $name-key ->
    [name-none] un Dragon unique
   *[other] { $name }
} au gîte garde le site
    .not = { $name-key ->
    [name-none] un Dragon unique
   *[other] { $name }
} au gîte ne garde pas le site
Seizes = { $each ->
    [yes] des attaques du Dragon au gîte dont tous les coups emportent
   *[no] un coup du Dragon au gîte (−1 en prouesse) qui emporte
} qui est touché, sauf un Sorcier : défaussé avec tout sauf ses suivants, sans test d’endurance
    .given = { Seizes }
    .about = company

## Les Profondeurs

fact-under = Site des Profondeurs : { $hold }.
fact-neighbours = Sites voisins : { $sites }.
Neighbour = { $name }{ $n ->
    [0] {""}
   *[other] {" "}(jet { $n })
}
fact-from-hand = Attaque automatique : { $unique ->
    [yes] une créature
   *[no] une créature non unique
} de la main de l’adversaire, si elle peut être jouée par { $keys-or } ; elle est ensuite défaussée.
fact-nazgul = Une attaque automatique de plus, après quoi il est défaussé : { $names-count ->
    [0] un Nazgûl
   *[other] { $names-or }
} parmi les événements permanents en jeu.
fact-guarded-unless = Attaque automatique, sauf si { $unless } : { $attack }.
fact-open-to = On peut aussi jouer ici des créatures { $races-many-of }.
fact-tells-rings = +2 aux épreuves des anneaux d’or ici.
fact-kept = Marque des points au lieu d’être défaussé.
fact-cancels = { $names } n’ont aucun effet tant que cette carte est en jeu.
fact-twin = Le même que { $name } : un seul des deux peut être en jeu, et aucun dès que l’un a été vaincu.
Below = la compagnie est à un site des Profondeurs ou s’y rend
    .not = la compagnie n’est pas à un site des Profondeurs et ne s’y rend pas
MovesThrough = la compagnie passe par la région { $regions-or }
    .not = la compagnie ne passe pas par la région { $regions-or }
MovesBelow = { $both ->
    [yes] la compagnie va d’un site des Profondeurs à un autre
   *[no] la compagnie va à un site des Profondeurs ou en vient
}
    .not = { $both ->
    [yes] la compagnie ne va pas d’un site des Profondeurs à un autre
   *[no] la compagnie ne va pas à un site des Profondeurs et n’en vient pas
}
NoWeapons = les armes ne servent à rien contre l’attaque
    .not = les armes servent contre l’attaque
Beaten = { $names-or } a été vaincu
    .not = { $names-or } n’a pas été vaincu
WasPlayed = { $names-or } a été joué ce tour-ci
    .not = { $names-or } n’a pas été joué ce tour-ci
WayBelow = { $own ->
    [yes] la compagnie du porteur a besoin de { SIGNED($more) } aux jets
   *[no] chaque compagnie a besoin de { SIGNED($more) } aux jets
} entre sites des Profondeurs
    .given = { WayBelow }
Uncounted = des créatures{ $unique ->
    [yes] {""}
   *[no] {" "}non uniques
} { $races-many-of } qui ne comptent pas dans sa limite de périls
    .given = { Uncounted }
    .about = company
ThatTypeIsFree = des créatures de ce type qui ne comptent pas dans sa limite de périls
    .given = { ThatTypeIsFree }
    .about = company
NoneFoundHere = personne à ce site n’a de telle carte
    .not = quelqu’un à ce site a une telle carte
fact-healer = Ce qui guérit un personnage de la compagnie la guérit tout entière.
fact-never-spent = Retourne toujours au paquet de sites.
fact-still-offers = On peut jouer ici des objets même si le site est incliné.
DrawsOnShortWays = qui se déplace pioche une carte de plus pour chaque région qui manque à son chemin pour en avoir quatre
    .given = { DrawsOnShortWays }
OnlyAtTheEnd = une immunité contre les créatures qui ne sont pas jouées par son nouveau site, si son chemin a une ou deux régions, sans Terre de l’Ombre ni Domaine ténébreux
    .given = { OnlyAtTheEnd }
    .about = company
AllBeaten = l’attaque est vaincue
    .not = l’attaque n’est pas vaincue
CreatureBeatenIn = une créature jouée par le nom de la région { $regions-or } est vaincue
    .not = aucune créature jouée par le nom de la région { $regions-or } n’est vaincue
HasBody = elle a une endurance propre
    .not = elle n’a pas d’endurance propre
MoreStrikes = l’attaque a plus de coups qu’il n’y a de personnages pour les affronter
    .not = il y a assez de personnages pour tous les coups
StrikeAtLeast = le coup a une prouesse de { $prowess } ou plus
    .not = le coup a une prouesse inférieure à { $prowess }
HasHit = le coup pour lequel cette carte a été jouée a touché
    .not = le coup pour lequel cette carte a été jouée n’a pas touché
Dazzled = le coup n’a pas été annulé et l’esprit de qui l’a affronté ne dépasse pas sa prouesse
    .not = le coup a été annulé, ou l’esprit de qui l’a affronté dépasse sa prouesse
NotBeatenOff = l’attaque de cette créature n’a pas été vaincue
    .not = l’attaque de cette créature a été vaincue
PicksItsPrey = l’attaquant choisit qui est frappé
    .not = l’attaquant ne choisit pas qui est frappé
FewerIfItPicks = une attaque qui choisit qui elle frappe a un coup de moins, deux de moins tant que { $name } est en jeu, mais un au moins
    .given = { FewerIfItPicks }
FewWithTheGreat = une compagnie de moins de quatre se déplace, avec un Sorcier ou quelqu’un d’esprit six ou plus qui n’est pas rôdeur
    .not = aucune compagnie de moins de quatre ne se déplace avec un Sorcier ou quelqu’un d’esprit six ou plus qui n’est pas rôdeur
FactionsComeAgain = faire mélanger par chaque joueur toutes les factions de sa défausse à sa pioche
