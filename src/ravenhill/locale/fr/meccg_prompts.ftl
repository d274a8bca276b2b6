### Ce que demande le jeu de cartes, avec les noms de ceux dont il parle.

## De qui et de quoi parle une question

ask-Declare-chain = Répondre à la carte { $card }, ou passer
ask-Declare-check = Test de corruption { OF($card) } : jouer une carte, ou passer
ask-Declare-organizing = Organisation : que faites-vous ?
ask-Declare-after-organizing = L’organisation s’achève : jouer une carte, ou passer
ask-Declare-long-events = Événements durables : en jouer un, ou passer
ask-Declare-hazards = Périls ({ $n } sur { $n2 }) contre la compagnie { OF($card) } : jouer, ou passer
ask-Declare-threatened = Votre compagnie { OF($card) } est en route (périls : { $n } sur { $n2 }). Jouer une de vos cartes, ou passer
ask-Declare-attacked = { $n ->
    [one] { $card } : 1 coup de prouesse { $n2 }. Jouer une carte, ou passer
   *[other] { $card } : { $n } coups de prouesse { $n2 }. Jouer une carte, ou passer
}
ask-Declare-strike = { $card } affronte { $card2 } ({ $n }) : jouer une carte, ou passer
ask-Declare-body = Test d’endurance { OF($card) } : jouer une carte, ou passer
ask-Declare-entering = La compagnie { OF($card) } entre { TO($card2) } : jouer une carte, ou passer
ask-Declare-descending = La compagnie { OF($card) } cherche le chemin { OF($card2) } : jouer une carte, ou passer
ask-Declare-site = La compagnie { OF($card) } { TO($card2) } : que faites-vous ?
ask-Declare-end = Le tour s’achève : jouer une carte, ou passer
ask-Declare-council = Le Conseil : jouer une carte, ou passer
ask-Pick-key = { $card } : par quel signe éclairé de la route est-elle jouée ?
ask-Pick-where = Où entre en jeu { $card } ?
ask-Pick-company = { $card } : quelle compagnie ?
ask-Pick-tap = { $card } : qui s’incline ?
ask-Pick-hand-over = Qui reçoit { $card } ?
ask-Pick-who = { $card } : quel personnage ?
ask-Pick-of = { $card } : choisir parmi ce qui est éclairé
ask-StayUntapped-of = { $card } affronte { $card2 } ({ $n }) : s’incliner, ou se battre à −3 ?
ask-Support-of = Qui s’incline pour soutenir { $card } contre { $card2 } ({ $n }) ?
ask-ExcessStrikes-of = Combien de coups en trop { OF($card2) } affaiblissent { $card } ?
ask-DiscardDown-of = { $n ->
    [one] Une carte de plus que permis en main : laquelle défaussez-vous ?
   *[other] { $n } cartes de plus que permis en main : laquelle défaussez-vous d’abord ?
}
ask-WhichRoll-of = Lequel des deux jets compte pour { $card } ?
ask-AssignStrike-of = { $n ->
    [one] { $card }, 1 coup de prouesse { $n2 } : qui l’affronte ?
   *[other] { $card }, { $n } coups de prouesse { $n2 } : qui en affronte un ?
}
ask-AssignRest-of = Qui { $card } ({ $n2 }) frappe-t-il ?
ask-NextStrike-of = Quel coup { OF($card) } ({ $n2 }) est résolu ensuite ?
ask-Thwart-of = Quelqu’un s’incline-t-il pour annuler l’attaque { OF($card) } ?
ask-ChooseDestination-of = Où va la compagnie { OF($card) } depuis { $card2 } ?
ask-FliesTo-of = Où vole la compagnie { OF($card) } depuis { $card2 } ?
ask-GoesOn-of = Où la compagnie { OF($card) } poursuit-elle ?
ask-HowToMove-of = Comment la compagnie { OF($card) } voyage-t-elle { OF($card2) } { TO($card3) } ?
ask-NextRegion-of = Par quelle région passe ensuite la compagnie { OF($card) }, en route vers { $card3 } ?
ask-EnterOrNot-of = La compagnie { OF($card) } entre-t-elle { TO($card2) } ?
ask-ChooseCompany-of = Quelle compagnie { $card } rejoint-il ?
ask-ChooseController-of = Qui contrôle { $card } ?
ask-WhichItem-of = { $card } est perdu. Quel objet est transmis ?
ask-WhoInherits-of = Qui prend { $card } ?
ask-WhichRing-of = Quel anneau prend la place { OF($card) } ?
ask-ShowIdentical-of = Montrer { $card } de votre main ?
ask-BringIn-of = { $card } entre-t-il en jeu aussitôt ?
ask-ChooseTarget-of = Que { $card } tente-t-il de gagner ?
