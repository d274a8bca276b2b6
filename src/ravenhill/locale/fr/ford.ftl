### La bataille pour un gué.

## Noms

west = l’Ouest
    .of = de l’Ouest
east = l’Est
    .of = de l’Est
west-archers = les archers de l’Ouest
west-spearmen = les lanciers de l’Ouest
west-riders = les cavaliers de l’Ouest
east-archers = les archers de l’Est
east-spearmen = les lanciers de l’Est
east-riders = les cavaliers de l’Est
stance-hold = tenir la rive
stance-charge = charger
stance-flank = contourner le flanc
moment-0 = à l’aube
moment-1 = dans la bataille, avant le jet de dés
moment-2 = au crépuscule
pile-3 = sur la table
pile-6 = sur la défausse
card-volley = Volée de flèches
card-shields = Mur de boucliers
card-banner = Étendard
card-spy = Espion
card-stragglers = Retardataires
card-fog = Brume

## Questions et options

ask-Stances = Comment votre compagnie combat-elle ?
ask-WhoFalls = Qui tombe ?
do-Fight = { $stance }
do-Point = { $warriors }

## Journal

ford-round = Manche { $n } : { $side } commence.
ford-played = { $side } joue { $card }.
ford-hits = { $side } lance { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} et obtient { $n2 ->
    [0] zéro réussite
    [one] { $n2 } réussite
   *[other] { $n2 } réussites
}.
ford-fell = { $warriors } perdent un guerrier.
ford-rallied = Un guerrier tombé rejoint { $warriors }.
ford-stances = L’Ouest : { $stance }. L’Est : { $stance2 }.
ford-moved = { $side } fait avancer le combat.

## La table

ford-company = { $side } : archers { $archers }, lanciers { $spearmen }, cavaliers { $riders }
ford-midstream = Le combat se tient au milieu de la rivière.
ford-steps = { $side } a { $n ->
    [one] { $n } pas
   *[other] { $n } pas
} d’avance.
ford-rail-round = Manche
ford-rail-of = Manche { $n } sur { $last }
ford-rail-deck = Pioche
ford-rail-used = Défausse
ford-rail-hits = Réussites

## La fin

ford-company-gone = L’autre compagnie n’a plus de guerriers.
ford-crossed = Le combat a atteint la rive opposée.
ford-night = La nuit a mis fin à la bataille.

## Mots

Warriors = { $theirs ->
    [yes] les groupes ennemis
   *[no] vos groupes
}
    .one = { $theirs ->
        [yes] un des groupes ennemis
       *[no] un de vos groupes
    }
    .one-of = { $theirs ->
        [yes] d’un des groupes ennemis
       *[no] d’un de vos groupes
    }
TheBattle = la bataille
Fell = abattre un guerrier { $who-of }
    .do = abattez un guerrier { $who-of }
BreakOff = interrompre { $who }
    .do = interrompez { $who }
LayOn = { $pile-key ->
    [pile-6] défausser { $who }
   *[other] poser { $who } { $pile }
}
    .do = { $pile-key ->
        [pile-6] défaussez { $who }
       *[other] posez { $who } { $pile }
    }
Rally = ramener un guerrier tombé dans { $who }
    .do = ramenez un guerrier tombé dans { $who }
Spy = regarder la main de votre adversaire et piocher une carte
    .do = regardez la main de votre adversaire et piochez une carte
Dice = votre compagnie lance { $more ->
    [one] { $more } dé
   *[other] { $more } dés
} de plus
Ahead = le combat se tient sur la rive ennemie
    .not = le combat ne se tient pas sur la rive ennemie

## Règles

rule-F-01 = Une manche comprend une pioche, une aube, une bataille et un crépuscule. Le camp qui commence change à chaque manche.
rule-F-02 = Chaque camp pioche une carte. Quand la pioche est vide, la défausse la remplace.
rule-F-03 = À l’aube, les camps jouent des cartes à tour de rôle jusqu’à ce que les deux passent. Les coûts se paient aussitôt. Une volée abat un guerrier.
rule-F-04 = On peut répondre à toute carte. La dernière annoncée s’applique en premier. Un mur de boucliers annule ce à quoi il répond.
rule-F-05 = Un espion voit toute la main de l’ennemi et rapporte une carte.
rule-F-06 = Les retardataires ramènent un guerrier, mais aucun groupe ne dépasse son effectif de départ. Ils coûtent une carte, posée face cachée sur la pioche.
rule-F-07 = Un étendard reste sur la table. Au crépuscule, il est défaussé si son camp a l’avantage.
rule-F-08 = Une bataille, ce sont des postures, des cartes, des dés et des pertes. La brume l’interrompt aussitôt.
rule-F-09 = Une compagnie lance un dé par guerrier, quatre au plus, et un de plus par étendard. Un 5 ou un 6 touche.
rule-F-10 = Les postures se choisissent en secret. Tenir bat charger, charger bat contourner, contourner bat tenir : la meilleure touche aussi sur 4. Charger exige des lanciers, contourner des cavaliers.
rule-F-11 = Une compagnie perd un guerrier toutes les deux réussites ; son propre camp choisit lequel.
rule-F-12 = Qui a le plus de réussites fait avancer le combat d’un pas. Trois pas donnent la victoire, tout comme abattre le dernier ennemi.
rule-F-13 = Après sept manches, le camp qui a l’avantage gagne. Au milieu de la rivière, personne ne gagne.
rule-F-14 = Chaque compagnie commence avec deux archers, deux lanciers et deux cavaliers, et chaque camp avec trois cartes.
rule-F-15 = L’Ouest veut la rive est, et l’Est la rive ouest. Les cartes jouées restent visibles ; une main n’a pas de limite.
