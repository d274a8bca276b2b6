### La Bataille des Cinq Armées.

## Camps

free = les Peuples Libres
    .to = aux Peuples Libres
    .of = des Peuples Libres
shadow = les Ténèbres
    .to = aux Ténèbres
    .of = des Ténèbres

## Régions et cases : le nom, .in, .from, .to

place-front_gate = Grande Porte
    .in = à la Grande Porte
    .from = de la Grande Porte
    .to = vers la Grande Porte
    .since = depuis la Grande Porte
place-upper_vale = Haut Val
    .in = dans le Haut Val
    .from = du Haut Val
    .to = vers le Haut Val
    .since = depuis le Haut Val
place-west_dale = Route de la Porte
    .in = sur la Route de la Porte
    .from = de la Route de la Porte
    .to = vers la Route de la Porte
    .since = depuis la Route de la Porte
place-north_dale = Champs du Nord
    .in = dans les Champs du Nord
    .from = des Champs du Nord
    .to = vers les Champs du Nord
    .since = depuis les Champs du Nord
place-ruins_of_dale = Ruines de Dale
    .in = dans les Ruines de Dale
    .from = des Ruines de Dale
    .to = vers les Ruines de Dale
    .since = depuis les Ruines de Dale
place-east_dale = Champs de l’Est
    .in = dans les Champs de l’Est
    .from = des Champs de l’Est
    .to = vers les Champs de l’Est
    .since = depuis les Champs de l’Est
place-south_dale = Champs du Sud
    .in = dans les Champs du Sud
    .from = des Champs du Sud
    .to = vers les Champs du Sud
    .since = depuis les Champs du Sud
place-loop_meadow = Pré du Méandre
    .in = dans le Pré du Méandre
    .from = du Pré du Méandre
    .to = vers le Pré du Méandre
    .since = depuis le Pré du Méandre
place-spur_ridge = Crête du Contrefort
    .in = sur la Crête du Contrefort
    .from = de la Crête du Contrefort
    .to = vers la Crête du Contrefort
    .since = depuis la Crête du Contrefort
place-camp = Camp
    .in = au Camp
    .from = du Camp
    .to = vers le Camp
    .since = depuis le Camp
place-eastern_spur = Contrefort Oriental
    .in = sur le Contrefort Oriental
    .from = du Contrefort Oriental
    .to = vers le Contrefort Oriental
    .since = depuis le Contrefort Oriental
place-high_rocks = Hauts Rochers
    .in = sur les Hauts Rochers
    .from = des Hauts Rochers
    .to = vers les Hauts Rochers
    .since = depuis les Hauts Rochers
place-spur_foot = Pied du Contrefort
    .in = au Pied du Contrefort
    .from = du Pied du Contrefort
    .to = vers le Pied du Contrefort
    .since = depuis le Pied du Contrefort
place-north_bank = Rive Nord
    .in = sur la Rive Nord
    .from = de la Rive Nord
    .to = vers la Rive Nord
    .since = depuis la Rive Nord
place-long_bank = Longue Rive
    .in = sur la Longue Rive
    .from = de la Longue Rive
    .to = vers la Longue Rive
    .since = depuis la Longue Rive
place-reed_bank = Rive aux Roseaux
    .in = sur la Rive aux Roseaux
    .from = de la Rive aux Roseaux
    .to = vers la Rive aux Roseaux
    .since = depuis la Rive aux Roseaux
place-south_bank = Rive Sud
    .in = sur la Rive Sud
    .from = de la Rive Sud
    .to = vers la Rive Sud
    .since = depuis la Rive Sud
place-lower_bank = Basse Rive
    .in = sur la Basse Rive
    .from = de la Basse Rive
    .to = vers la Basse Rive
    .since = depuis la Basse Rive
place-gate_shoulder = Épaule de la Porte
    .in = sur l’Épaule de la Porte
    .from = de l’Épaule de la Porte
    .to = vers l’Épaule de la Porte
    .since = depuis l’Épaule de la Porte
place-spur_crest = Sommet du Contrefort
    .in = au Sommet du Contrefort
    .from = du Sommet du Contrefort
    .to = vers le Sommet du Contrefort
    .since = depuis le Sommet du Contrefort
place-lower_slopes = Pentes Inférieures
    .in = sur les Pentes Inférieures
    .from = des Pentes Inférieures
    .to = vers les Pentes Inférieures
    .since = depuis les Pentes Inférieures
place-watchers_ledge = Corniche des Guetteurs
    .in = sur la Corniche des Guetteurs
    .from = de la Corniche des Guetteurs
    .to = vers la Corniche des Guetteurs
    .since = depuis la Corniche des Guetteurs
place-ravenhill = Montcorbeau
    .in = à Montcorbeau
    .from = de Montcorbeau
    .to = vers Montcorbeau
    .since = depuis Montcorbeau
place-fallen_bridge = Pont Écroulé
    .in = au Pont Écroulé
    .from = du Pont Écroulé
    .to = vers le Pont Écroulé
    .since = depuis le Pont Écroulé
place-western_heath = Lande Occidentale
    .in = dans la Lande Occidentale
    .from = de la Lande Occidentale
    .to = vers la Lande Occidentale
    .since = depuis la Lande Occidentale
place-south_heath = Lande du Sud
    .in = dans la Lande du Sud
    .from = de la Lande du Sud
    .to = vers la Lande du Sud
    .since = depuis la Lande du Sud
place-lake_road = Route du Lac
    .in = sur la Route du Lac
    .from = de la Route du Lac
    .to = vers la Route du Lac
    .since = depuis la Route du Lac
place-northern_waste = Désert du Nord
    .in = dans le Désert du Nord
    .from = du Désert du Nord
    .to = vers le Désert du Nord
    .since = depuis le Désert du Nord
place-grey_march = Marche Grise
    .in = dans la Marche Grise
    .from = de la Marche Grise
    .to = vers la Marche Grise
    .since = depuis la Marche Grise
place-heath_road = Route de la Lande
    .in = sur la Route de la Lande
    .from = de la Route de la Lande
    .to = vers la Route de la Lande
    .since = depuis la Route de la Lande
place-barrens = Terres Stériles
    .in = dans les Terres Stériles
    .from = des Terres Stériles
    .to = vers les Terres Stériles
    .since = depuis les Terres Stériles
place-stony_rise = Butte Pierreuse
    .in = sur la Butte Pierreuse
    .from = de la Butte Pierreuse
    .to = vers la Butte Pierreuse
    .since = depuis la Butte Pierreuse
place-burnt_moor = Lande Brûlée
    .in = dans la Lande Brûlée
    .from = de la Lande Brûlée
    .to = vers la Lande Brûlée
    .since = depuis la Lande Brûlée
place-black_mire = Bourbier Noir
    .in = dans le Bourbier Noir
    .from = du Bourbier Noir
    .to = vers le Bourbier Noir
    .since = depuis le Bourbier Noir
place-ash_plain = Plaine de Cendres
    .in = dans la Plaine de Cendres
    .from = de la Plaine de Cendres
    .to = vers la Plaine de Cendres
    .since = depuis la Plaine de Cendres
place-sunken_fen = Marais Englouti
    .in = dans le Marais Englouti
    .from = du Marais Englouti
    .to = vers le Marais Englouti
    .since = depuis le Marais Englouti
place-goblin_mustering_point_west = Point de Ralliement Gobelins de l’Ouest
    .in = au Point de Ralliement Gobelins de l’Ouest
    .from = du Point de Ralliement Gobelins de l’Ouest
    .to = vers le Point de Ralliement Gobelins de l’Ouest
    .since = depuis le Point de Ralliement Gobelins de l’Ouest
place-goblin_mustering_point_east = Point de Ralliement Gobelins de l’Est
    .in = au Point de Ralliement Gobelins de l’Est
    .from = du Point de Ralliement Gobelins de l’Est
    .to = vers le Point de Ralliement Gobelins de l’Est
    .since = depuis le Point de Ralliement Gobelins de l’Est
place-mountain_pass_west = Col Montagnard de l’Ouest
    .in = dans le Col Montagnard de l’Ouest
    .from = du Col Montagnard de l’Ouest
    .to = vers le Col Montagnard de l’Ouest
    .since = depuis le Col Montagnard de l’Ouest
place-mountain_pass_east = Col Montagnard de l’Est
    .in = dans le Col Montagnard de l’Est
    .from = du Col Montagnard de l’Est
    .to = vers le Col Montagnard de l’Est
    .since = depuis le Col Montagnard de l’Est
place-eyrie = Nid des Aigles
    .in = dans le Nid des Aigles
    .from = du Nid des Aigles
    .to = vers le Nid des Aigles
    .since = depuis le Nid des Aigles

## Territoires et terrains

territory-broken_lands = Terres Brisées
    .in = dans les Terres Brisées
    .from = des Terres Brisées
    .to = vers les Terres Brisées
    .since = depuis les Terres Brisées
territory-valley = Vallée
    .in = dans la Vallée
    .from = de la Vallée
    .to = vers la Vallée
    .since = depuis la Vallée
territory-eastern_bank = Rive Orientale
    .in = sur la Rive Orientale
    .from = de la Rive Orientale
    .to = vers la Rive Orientale
    .since = depuis la Rive Orientale
territory-southern_spur = Contrefort Méridional
    .in = sur le Contrefort Méridional
    .from = du Contrefort Méridional
    .to = vers le Contrefort Méridional
    .since = depuis le Contrefort Méridional
terrain-hills = Collines
terrain-mountains = Montagnes
terrain-plains = Plaines
terrain-ruins = Ruines
terrain-swamps = Marais

## Unités et Personnages

unit-dwarf_regular = Guerriers Nains
    .one = un Guerrier Nain
    .the = les Guerriers Nains
    .of = des Guerriers Nains
    .to = aux Guerriers Nains
unit-dwarf_veteran = Vétérans Nains
    .one = un Vétéran Nain
    .the = les Vétérans Nains
    .of = des Vétérans Nains
    .to = aux Vétérans Nains
unit-elf_archer = Archers Elfes
    .one = un Archer Elfe
    .the = les Archers Elfes
    .of = des Archers Elfes
    .to = aux Archers Elfes
unit-elf_spearman = Lanciers Elfes
    .one = un Lancier Elfe
    .the = les Lanciers Elfes
    .of = des Lanciers Elfes
    .to = aux Lanciers Elfes
unit-lake_man = Hommes du Lac
    .one = un Homme du Lac
    .the = les Hommes du Lac
    .of = des Hommes du Lac
    .to = aux Hommes du Lac
unit-orc = Orques
    .one = un Orque
    .the = les Orques
    .of = des Orques
    .to = aux Orques
unit-great_orc = Orques Géants
    .one = un Orque Géant
    .the = les Orques Géants
    .of = des Orques Géants
    .to = aux Orques Géants
unit-warg = Ouargues
    .one = un Ouargue
    .the = les Ouargues
    .of = des Ouargues
    .to = aux Ouargues
unit-goblin = Gobelins
    .one = un Gobelin
    .the = les Gobelins
    .of = des Gobelins
    .to = aux Gobelins
character-bard = Barde
    .to = à Barde
    .of = de Barde
character-dain = Dáin
    .to = à Dáin
    .of = de Dáin
character-gandalf = Gandalf
    .to = à Gandalf
    .of = de Gandalf
character-thranduil = Thranduil
    .to = à Thranduil
    .of = de Thranduil
character-lord_of_the_eagles = le Seigneur des Aigles
    .to = au Seigneur des Aigles
    .of = du Seigneur des Aigles
character-bilbo = Bilbo
    .to = à Bilbo
    .of = de Bilbo
character-thorin = Thorin
    .to = à Thorin
    .of = de Thorin
character-beorn = Béorn
    .to = à Béorn
    .of = de Béorn
character-bolg = Bolg
    .to = à Bolg
    .of = de Bolg

## Ce que montre un jeton Recrutement, s’il en montre deux

front-dwarf_regular-dwarf_regular = deux Guerriers Nains
    .one = deux Guerriers Nains
front-dwarf_regular-dwarf_veteran = un Guerrier Nain et un Vétéran Nain
    .one = un Guerrier Nain et un Vétéran Nain
front-dwarf_regular-lake_man = un Guerrier Nain et un Homme du Lac
    .one = un Guerrier Nain et un Homme du Lac
front-dwarf_veteran-dwarf_veteran = deux Vétérans Nains
    .one = deux Vétérans Nains
front-dwarf_veteran-lake_man = un Vétéran Nain et un Homme du Lac
    .one = un Vétéran Nain et un Homme du Lac
front-lake_man-lake_man = deux Hommes du Lac
    .one = deux Hommes du Lac
front-elf_archer-elf_archer = deux Archers Elfes
    .one = deux Archers Elfes
front-elf_archer-elf_spearman = un Archer Elfe et un Lancier Elfe
    .one = un Archer Elfe et un Lancier Elfe
front-elf_spearman-elf_spearman = deux Lanciers Elfes
    .one = deux Lanciers Elfes
front-orc-orc = deux Orques
    .one = deux Orques
front-orc-great_orc = un Orque et un Orque Géant
    .one = un Orque et un Orque Géant
front-orc-warg = un Orque et un Ouargue
    .one = un Orque et un Ouargue
front-great_orc-great_orc = deux Orques Géants
    .one = deux Orques Géants
front-great_orc-warg = un Orque Géant et un Ouargue
    .one = un Orque Géant et un Ouargue
front-warg-warg = deux Ouargues
    .one = deux Ouargues

## Groupes de jetons, dés, phases, pioches, tuiles

group-dwarves_and_men = Nains et Hommes
group-elves = Elfes
group-shadow = Ténèbres
face-character = Personnage
face-army = Armée
face-muster = Ralliement
face-event = Événement
face-muster_army = Ralliement/Armée
face-will_of_the_west = Volonté de l’Ouest
face-lidless_eye = Œil nimbé de Flammes
die-black = noir
die-white = blanc
phase-recovery = Récupération
phase-generals = Activation des Généraux
phase-fate = Destin
phase-shadow_leadership = Commandement des Ténèbres
phase-action_round = Actions
phase-end_of_turn = Fin du Tour
deck-event = carte Événement
    .one = une carte Événement
deck-story = carte Légende
    .one = une carte Légende
deck-fate = carte Destin
    .one = une carte Destin
tile-0 = 0
tile-0-icon = 0 avec le symbole Destin
tile-1 = 1
tile-1-icon = 1 avec le symbole Destin
tile-2 = 2
tile-2-icon = 2 avec le symbole Destin
tile-3 = 3
tile-3-icon = 3 avec le symbole Destin
tile-4 = 4
tile-4-icon = 4 avec le symbole Destin
tile-5 = 5
tile-5-icon = 5 avec le symbole Destin
tile-6 = 6
tile-6-icon = 6 avec le symbole Destin

## À quoi sert un dé

use-strategic_movement = Mouvements Stratégiques
use-attack = Attaque
use-combined_attack = Attaque Simultanée
use-recruitment = Recrutement
use-rally = Rallier les Troupes
use-fast_movement = Déplacement Rapide
use-leaders_attack = Attaque sous Commandement
use-character_movement = Déplacement des Personnages
use-draw_cards = Piocher
use-goblin_recruitment = Recrutement des Gobelins
use-goblin_attack = Attaque des Gobelins
use-goblin_movement = Mouvements Stratégiques Gobelins
use-lord_of_the_eagles_enters = le Seigneur des Aigles entre en jeu
use-bilbo_enters = Bilbo entre en jeu
use-thorin_enters = Thorin entre en jeu
use-beorn_enters = Béorn entre en jeu
use-bolg_enters = Bolg entre en jeu
use-eagles = les Aigles attaquent
use-beorn_moves = Béorn se déplace
use-bat_cloud = Nuée de Chauves-Souris
use-redoubled_strength = D’une force redoublée
use-skip = rien
ability-PlaceTokens = poser un jeton Recrutement et le retourner
ability-Rally = rallier des Armées
ability-Shoot = Explosion de Magie
ability-Concentrate = Concentration
ability-Archery = Archer
ability-PlaceEagles = un Aigle de plus arrive au Nid
ability-FlyEagles = tous les Aigles quittent le Nid
ability-other = sa capacité

## Questions

ask-Act = Quel Dé Action utilisez-vous, et pour quoi faire ?
ask-OverSix = Vous avez plus de six cartes. Laquelle défaussez-vous ?
ask-DrawCard = Une carte est piochée.
ask-Activate = Quel Général activez-vous ?
ask-Activate-step = Activez-vous un Général ({ $n } sur { $n2 } au plus) ? Avec deux ou trois, les Ténèbres choisissent parmi autant de tuiles Destin.
ask-UseGeneral = Un Général utilise-t-il sa capacité avant cette action ?
ask-LeadershipWith = Quelle Armée reçoit le prochain jeton Commandement ?
ask-LeadershipWith-step = Jeton Commandement { $n } sur { $n2 } : avec quelle Armée ?
ask-ShadowSplit = Combien de Chauves-Souris Géantes ? Le reste devient des jetons Commandement.
ask-BatTo = Au-dessus de quel territoire vole la prochaine Chauve-Souris Géante ?
ask-BatTo-step = Chauve-Souris Géante { $n } sur { $n2 } : au-dessus de quel territoire ?
ask-CloudOver = De quel territoire retirez-vous une Chauve-Souris Géante ?
ask-DrawTile = Une tuile Destin est piochée.
ask-KeepOrDraw = Appliquez-vous cette tuile Destin, ou la mettez-vous de côté pour en piocher une autre ?
ask-DrawFateCard = Une carte Destin est piochée.
ask-WhichArmy = Quelle Armée agit ?
ask-WhichArmy-first = { $use } : la première de { $n } Armées au plus
ask-WhichArmy-next = { $use } : une autre Armée, ou terminé
ask-WhichArmy-attack = { $use } : avec quelle Armée ?
ask-WhichArmy-move = { $use } : quelle Armée ?
ask-WhichArmy-card = { $card } : quelle Armée ?
ask-HowMany = Combien d’entre eux partent ?
ask-HowMany-of = { $unit } : combien partent ?
ask-GoesAlong = Le Personnage part-il aussi ?
ask-GoesAlong-of = { $character } part-il aussi ?
ask-TokensGoAlong = Combien de jetons Commandement partent avec eux ?
ask-DamageGoesAlong = Combien de jetons Dégâts partent avec eux ?
ask-MoveTo = Vers où ?
ask-MoveTo-from = { $region-from } : vers où ?
ask-AttackWith = Attaque : qui ? Ou renoncer.
ask-CombinedTarget = Quelle Armée attaquez-vous ensemble ?
ask-Joins = Quelle Armée participe ?
ask-Joins-step = Attaque Simultanée { $region-in } : Armée numéro { $n } ?
ask-FlipWhere = Quel jeton Recrutement retournez-vous ?
ask-FlipWhere-step = Recrutement : quel jeton retournez-vous ? ({ $n } sur { $n2 })
ask-TurnOver = Un jeton Recrutement est retourné.
ask-RecruitInstead = Il ne reste aucune figurine de ce type. Qui vient à la place ?
ask-TokenTo = Où va le prochain jeton Recrutement ?
ask-LastGoblin = Où arrive le dernier Gobelin ?
ask-RallyWhich = Quelle Armée ralliez-vous ?
ask-EnterPlay = Où le Personnage entre-t-il en jeu ?
ask-EnterPlay-of = Où { $character } entre-t-il en jeu ?
ask-WhoMoves = Quel Personnage se déplace ?
ask-WhoMoves-first = Déplacement des Personnages : qui part ?
ask-WhoMoves-next = Déplacement des Personnages : un autre, ou terminé
ask-CharacterTo = Où va le Personnage ?
ask-CharacterTo-of = Où va { $character } ?
ask-BilboAppears = Bilbo dépense-t-il un jeton Anneau pour apparaître dans une autre région ?
ask-BeornTo = Où va Béorn ?
ask-EagleTo = Au-dessus de quel territoire vole le prochain Aigle ?
ask-EagleStrikes = Quel Aigle attaque qui ?
ask-WhoFights = Quelle Armée combat à ce tour ?
ask-Maneuvers = Quelle carte jouez-vous à ce tour de combat ?
ask-ManeuverAlone = Quelle carte jouez-vous contre Béorn ?
ask-UseIt = Utilisez-vous l’effet de votre carte ?
ask-UseIt-of = Utilisez-vous l’effet de la carte { $card-combat } ?
ask-HowManyAgain = Combien de dés sans réussite relancez-vous ?
ask-HowManyTurn = Combien de réussites de l’ennemi sont relancées ?
ask-CallBodyguards = Dépensez-vous un jeton Garde Rapprochée pour annuler tous ces Dégâts ?
ask-PutOnTheRing = Bilbo met-il l’Anneau pour retirer deux jetons Dégâts ?
ask-Casualty = Quelle Unité est éliminée ?
ask-ReduceBy = L’Armée est trop grande. Quelle Unité retirez-vous ?
ask-GoOnOrWithdraw = Combattez-vous un tour de plus ?
ask-StayOrLeave = Restez-vous combattre ?
ask-WhichRetreat = Vers où l’Armée se replie-t-elle ?
ask-WhichRetreat-from = { $region-from } : vers où se replie l’Armée ?
ask-GoesToo = Le Personnage part-il avec l’Armée ?
ask-GoesToo-of = { $character } part-il avec l’Armée ?
ask-BeornAdvances = Béorn avance-t-il ?
ask-BeornStrikesAgain = Béorn continue-t-il pour attaquer encore ?
ask-ChooseFor = La carte vous demande de choisir.
ask-ChooseFor-of = { $card } : choisissez
ask-ChooseFor-step = { $card } : choix { $n } sur { $n2 } au plus
ask-TokenOrDamage = Votre Armée perd-elle un jeton Commandement ou subit-elle des Dégâts ?
ask-DiscardOne = Quelle carte défaussez-vous ?
ask-LookAtOne = Une carte de l’autre main est regardée.
ask-DiscardSeen = Lequel des Événements vus est défaussé ?
ask-LookAtTop = La carte suivante de la pioche Événement est regardée.
ask-TakeSeen = Laquelle de ces cartes prenez-vous ?
ask-PutSeenBack = Quelle carte retourne maintenant sur la pioche ?
ask-LoseCard = Une carte de la main est défaussée au hasard.

## Options

do-UseDie = { $face } : { $use }
do-PlayCard = { $face } : jouer { $card }
do-SkipDie = { $face } : ignorer ce dé
do-Move = toute l’Armée { $region-in }
do-Split = une partie de l’Armée { $region-in }
do-AttackFrom = attaquer { $region-since }
do-Joins-AttackFrom = l’Armée { $region-in }
do-Choose = { $region }
do-Attack = { $region } attaque { $region2 }
do-Lose = { $unit-one }
do-ChooseUnit = { $unit-one }
do-Several = { $n ->
    [0] { $n } { $unit }
    [one] { $unit-one }
   *[other] { $n } { $unit }
}
do-GoAlong = { $character } part aussi
do-TokensGoAlong-Number = { $n ->
    [one] { $n } jeton Commandement
   *[other] { $n } jetons Commandement
}
do-DamageGoesAlong-Number = { $n ->
    [one] { $n } jeton Dégâts
   *[other] { $n } jetons Dégâts
}
do-GoesToo-GoAlong = { $character } part aussi
do-StayBehind = { $character } reste
do-ChooseCharacter = { $character }
do-ChooseTerritory = { $territory }
do-Keep = appliquer { $tile }
do-SetAside = mettre { $tile } de côté et piocher encore
do-DrawnTile = tuile Destin { $tile }
do-Flip = { $region } ({ $group })
do-PlaceToken = { $region } ({ $group })
do-Fronts = { $front-one }
do-Discard = défausser { $card }
do-UseAbility = { $character } : { $ability }
do-EagleFrom = un Aigle ({ $territory }) attaque l’Armée { $region-in }
do-LordFrom = le Seigneur des Aigles attaque l’Armée { $region-in }
do-Maneuver = { $card-combat }
do-FightWith = l’Armée { $region-in }
do-Reroll = { $die-key ->
    [die-black] { $n ->
        [one] { $n } dé noir
       *[other] { $n } dés noirs
    }
   *[other] { $n ->
        [one] { $n } dé blanc
       *[other] { $n } dés blancs
    }
}
do-GoOn = continuer le combat
do-Withdraw = se retirer
do-Stay = rester combattre
do-Retreat = battre en retraite
do-Rout = fuir en déroute
do-RetreatTo = { $region }
do-Alternative = { $effect }
do-ChooseRoll = { $roll }
do-ChooseFace = { $face }
do-GiveUpLeadership = perdre un jeton Commandement { $region-in }
do-TakeDamage = subir des Dégâts { $region-in }
do-PutBack = { $card }
do-BatsTo = { $n ->
    [one] { $n } Chauve-Souris Géante
   *[other] { $n } Chauves-Souris Géantes
} { $territory-in }
effect-EliminateCharacter = un Personnage est éliminé
effect-LoseLeadership = des jetons Commandement sont défaussés
effect-InflictDamage = des Dégâts sont subis
effect-RepairFortification = une Fortification est réparée
effect-RemoveDamage = des Dégâts sont retirés à des Armées
effect-Move = une Armée se déplace
effect-Attack = une Armée attaque
effect-DiscardActivation = un Général perd son jeton Activation
effect-DiscardRandom = une carte est défaussée au hasard
effect-other = l’autre effet

## Journal : le tour

war-turn = Tour { $n }
war-phase = { $phase }
war-dice-rolled = { $side } obtiennent { $results }.
war-die-used = { $side } utilisent un dé ({ $face }) : { $use }.
war-die-skipped = { $side } ignorent un dé ({ $face }).
war-passed = { $side } passent.
war-drew = { $side } piochent { $deck-one }.
war-discarded = { $side } défaussent { $card }.
war-played = { $side } jouent { $card }.
war-card-gone = { $card } quitte la table.
war-events-shuffled = La pioche Événement est vide : les Événements défaussés sont mélangés.
war-activated = { $character } est activé.
war-general-used = { $character } utilise sa capacité : { $ability }.
war-leadership-placed = { $side } placent du Commandement { $regions-in }.
war-leadership-lost = L’Armée { $side-of } { $region-in } perd { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} Commandement.
war-tile-drawn = Tuile Destin : { $tile }.
war-tile-set-aside = Elle est mise de côté ({ $tile }).
war-fate-advanced = Le Destin avance de { $n }, jusqu’à la case { $n2 }.
war-fate-card = Carte Destin : { $card }.
war-bats-placed = { $n ->
    [one] { $n } Chauve-Souris Géante vole
   *[other] { $n } Chauves-Souris Géantes volent
} { $territory-to }.
war-bat-removed = Une Chauve-Souris Géante est retirée { $territory-in }.
war-eagles-placed = { $n ->
    [one] { $n } Aigle arrive
   *[other] { $n } Aigles arrivent
} au Nid.
war-eagle-flew = Un Aigle vole { $territory-to }.
war-eagle-attacked = Un Aigle attaque l’Armée { $region-in }.

## Journal : Armées, Personnages, jetons

war-moved = { $side } déplacent { $n ->
    [one] { $n } Unité
   *[other] { $n } Unités
} { $region-from } { $region2-to }.
war-character-moved = { $character } va { $region-to }.
war-character-entered = { $character } entre en jeu { $region-in }.
war-character-gone = { $character } est éliminé.
war-character-off-board = { $character } quitte le plateau pour l’instant.
war-mustered = Ralliement { $region-in } : { $n ->
    [one] { $unit-one }
   *[other] { $n } { $unit }
}.
war-eliminated = Pertes { $region-in } : { $n ->
    [one] { $unit-one }
   *[other] { $n } { $unit }
}{ $n2 ->
    [0] {""}
   *[other] {" "}; Dégâts restants : { $n2 }
}.
war-token-placed = Un jeton Recrutement ({ $group }) est posé { $region-in }.
war-token-flipped = Un jeton Recrutement ({ $group }) est retourné { $region-in } : { $front-one }.
war-tokens-eliminated = { $n ->
    [one] { $n } jeton Recrutement éliminé
   *[other] { $n } jetons Recrutement éliminés
} ({ $group }) { $region-in }.
war-control-taken = Les Ténèbres prennent le contrôle { $region-in } : { $n ->
    [one] { $n } Point
   *[other] { $n } Points
} de Victoire en tout.
war-control-lost = Les Peuples Libres reprennent le contrôle { $region-in } : il reste { $n ->
    [one] { $n } Point
   *[other] { $n } Points
} de Victoire aux Ténèbres.
war-pass-opened = La voie est ouverte : { $region }.
war-rallied = L’Armée { $region-in } se rallie : Dégâts retirés { $n }, restants { $n2 }.
war-damaged = L’Armée { $side-of } { $region-in } subit { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
}.
war-damage-removed = { $n ->
    [one] { $n } Dégât est retiré
   *[other] { $n } Dégâts sont retirés
} à l’Armée { $side-of } { $region-in }.
war-fortification-damaged = La Fortification { $region-in } subit { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
}, { $n2 } en tout.
war-fortification-broken = La Fortification { $region-in } est détruite.
war-fortification-repaired = La Fortification { $region-in } est réparée : Dégâts retirés { $n }, restants { $n2 }.
war-wrath-lost = Béorn perd { $n } de Fureur ; il en reste { $n2 }.
war-shot = { $character } tire sur l’Armée { $region-in } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}, { $n2 ->
    [0] aucune réussite
    [one] { $n2 } réussite
   *[other] { $n2 } réussites
}.
war-card-shot = { $card } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} contre l’Armée { $region-in }, { $n2 ->
    [0] aucune réussite
    [one] { $n2 } réussite
   *[other] { $n2 } réussites
}.
war-laid-beside = La carte est posée à côté de cette région : { $region }.
war-rings = Bilbo a maintenant { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} Anneau.
war-wrath = Béorn a maintenant { $n } de Fureur.
war-bodyguards = Bolg a maintenant { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} Garde Rapprochée.
war-tile-added = La tuile Destin spéciale rejoint la pioche : { $tile }.
war-activation-lost = { $character } perd son jeton Activation.
war-duel = Duel des champions : les Peuples Libres { $n }, les Ténèbres { $n2 }.

## Journal : combat

war-combat = { $side } attaquent { $region-since } : combat { $region2-in }.
war-combat-combined = { $side } attaquent l’Armée { $region-in } avec { $n ->
    [one] { $n } Armée
   *[other] { $n } Armées
}.
war-superiority = { $side } ont la Supériorité sur le Terrain, { $n } contre { $n2 }.
war-combat-fights = Tour { $n } : l’Armée { $region-in } attaque.
war-combat-round = Tour { $n } du combat.
war-combat-showed = { $side } révèlent { $card-combat }.
war-combat-rolled = { $side } obtiennent { $faces } (réussite sur { $n2 }{ $n ->
    [0] {""}
   *[other] {" "}; dés noirs : { $n }
}).
war-combat-again = { $side } relancent : { $faces }.
war-combat-hit = Réussites : les Peuples Libres { $n }, les Ténèbres { $n2 }.
war-combat-ability = { $side } utilisent l’effet de la carte { $card-combat }.
war-combat-prevented = { $side } évitent { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
}.
war-combat-guards = La Garde Rapprochée de Bolg annule tous les Dégâts ; jetons restants : { $n }.
war-combat-ring = Bilbo met l’Anneau ; jetons Anneau restants : { $n }.
war-combat-withdrew = { $side } se retirent.
war-combat-retreated = { $side } battent en retraite { $region-from } { $region2-to }.
war-combat-routed = { $side } fuient en déroute { $region-from } { $region2-to }.
war-combat-advanced = { $side } avancent { $region-to }.
war-combat-won = { $side } gagnent le combat { $region-in }.
war-combat-lost = { $side } perdent le combat { $region-in }.

## La fin

war-bolg = Bolg est tombé.
war-front-gate = Les Ténèbres ont dix Points de Victoire et la Grande Porte.
war-fate = Le marqueur Destin a atteint la dernière case.
war-beorn = Béorn est arrivé alors que les Ténèbres ont moins de six Points de Victoire.
war-points = Les Ténèbres ont dix Points de Victoire à la fin d’un tour.

## Règles que cite une question

rule-B-AMB-06 = Les jetons Commandement sans Armée sont perdus ; les Ténèbres prennent à la place des Chauves-Souris Géantes, s’il en reste.
rule-B-AMB-26 = La partie qui se déplace doit contenir les Unités que demande l’action.
rule-B-AMB-32 = Toutes les Unités partent ensemble ; les Personnages peuvent rester seuls.
rule-B-AMB-33 = On ne peut subir de pertes que s’il reste des Dégâts à retirer.
rule-B-AMB-35 = Béorn et une Armée des Peuples Libres peuvent se croiser, mais jamais rester dans la même région.
rule-B-AMB-36 = Chaque Aigle choisit sa cible avant tout jet de dés ; puis ils frappent l’un après l’autre.
rule-B-AMB-40 = Un jeton Garde Rapprochée couvre tous les Dégâts ennemis du tour, même ceux à venir.
rule-B-AMB-41 = Une carte Unité exige une Unité de son type dans l’Armée qui combat ; une carte spéciale Manœuvre, son Personnage ou sa Chauve-Souris.
rule-B-AMB-47 = S’il ne reste qu’une figurine de Gobelin, les Ténèbres choisissent son Point de Ralliement.
rule-B-BAT-01 = Chauves-Souris Géantes et jetons Commandement égalent ensemble la réserve de dés des Ténèbres.
rule-B-BAT-02 = Une Chauve-Souris Géante est liée à un territoire.
rule-B-BAT-03 = Avec une face Ralliement, on retire une Chauve-Souris Géante et une Armée des Ténèbres de son territoire se déplace.
rule-B-BEO-04 = Béorn se déplace de trois régions au plus avec une Volonté de l’Ouest, ou avec une face Personnage et un jeton Fureur.
rule-B-BEO-07 = Béorn ne s’arrête jamais dans une région avec des Unités, d’aucun camp.
rule-B-BEO-08 = Béorn ne peut traverser une Armée des Ténèbres, mais n’a pas à s’arrêter à côté.
rule-B-BEO-11 = Béorn combat sans cartes et sans Supériorité sur le Terrain.
rule-B-BEO-12 = Béorn lance quatre dés, réussit sur 5 et relance une fois chaque échec ; des cartes Destin peuvent le changer.
rule-B-BIL-02 = Quand son Armée subit des Dégâts, Bilbo peut dépenser un jeton Anneau et quitter le plateau pour en retirer deux.
rule-B-BIL-03 = Quand une face Personnage est utilisée, un jeton Anneau peut mener Bilbo dans n’importe quelle région.
rule-B-BOL-04 = Un jeton Garde Rapprochée annule tous les Dégâts d’un tour ou d’une attaque contre l’Armée de Bolg.
rule-B-CHR-04 = Un Personnage prêt entre en jeu avec la face qu’indique sa carte.
rule-B-CHR-08 = Un Personnage ne peut entrer là où se trouve l’ennemi ni là où celui-ci a le contrôle.
rule-B-CHR-09 = Un Personnage hors d’une Armée ignore les Armées ennemies.
rule-B-CHR-11 = Tous les Personnages voulus peuvent se déplacer, chacun de son Déplacement au plus.
rule-B-CHR-12 = Quand son Armée se déplace, un Personnage peut la suivre ou rester.
rule-B-CMB-01 = Une Armée peut attaquer une région adjacente où se trouve une Armée ennemie.
rule-B-CMB-11 = Les deux camps choisissent une carte en secret et la révèlent ensemble.
rule-B-CMB-12 = Vous pouvez révéler un Événement, une carte Unité, une carte spéciale Manœuvre ou Regroupement.
rule-B-CMB-14 = Un Événement agit au moment qu’il indique, celui du défenseur d’abord, puis il est défaussé.
rule-B-CMB-22 = La capacité Manœuvre peut servir si au moins un dé noir est une réussite.
rule-B-CMB-24 = L’attaquant annonce le premier s’il utilise sa capacité.
rule-B-CMB-40 = On peut relancer autant de dés sans réussite que l’Armée a de Commandement, chacun une fois.
rule-B-COM-01 = Une Attaque Simultanée exige deux Armées ou plus à côté de l’ennemi.
rule-B-COM-02 = À chaque tour, une des Armées attaquantes combat et subit toutes les réussites.
rule-B-CRD-04 = Une main ne dépasse jamais six cartes ; le surplus est défaussé face cachée aussitôt.
rule-B-CRD-08 = Une carte se joue avec une face Événement, une face de son type ou une Volonté de l’Ouest.
rule-B-CRD-09 = Une carte ne change les règles que là où elle le dit.
rule-B-CRD-11 = Les effets d’une carte s’appliquent dans la mesure du possible.
rule-B-DIC-04 = Une action peut n’être faite qu’en partie : déplacer seulement, ou attaquer seulement.
rule-B-DIC-07 = Vous ne pouvez passer que s’il vous reste moins de dés qu’à votre adversaire.
rule-B-DIC-08 = Un dé peut toujours être ignoré sans effet.
rule-B-DIC-09 = Une face Armée déplace deux Armées, en déplace une qui attaque, mène une Attaque Simultanée ou joue une carte Armée.
rule-B-DIC-10 = Une face Ralliement retourne des jetons dans deux régions, rallie deux Armées ou joue une carte Ralliement.
rule-B-DIC-17 = Un Œil nimbé de Flammes ne sert qu’aux Gobelins : les recruter, attaquer ou se déplacer avec eux.
rule-B-DMG-03 = Chaque Unité éliminée retire jusqu’à deux Dégâts.
rule-B-DMG-05 = Tant qu’une Armée a plus de Dégâts que d’Unités, elle doit subir des pertes.
rule-B-EAG-04 = La capacité de leur Seigneur amène un Aigle de plus, ou les fait tous sortir.
rule-B-EAG-05 = Seul compte le territoire où se trouve un Aigle.
rule-B-EAG-06 = Avec une face Ralliement, les Aigles attaquent des Armées des Ténèbres de leur territoire et rentrent au Nid.
rule-B-EAG-07 = Deux Aigles n’attaquent pas la même Armée.
rule-B-FAT-02 = Avec plusieurs Généraux actifs, les Ténèbres peuvent écarter une tuile et en piocher une autre, autant de fois qu’il y a de Généraux.
rule-B-FAT-03 = La dernière tuile piochée est celle qui compte.
rule-B-GEN-01 = Trois Généraux au plus sont activés par tour, chacun une fois.
rule-B-GEN-03 = La capacité d’un Général coûte son jeton Activation, juste avant l’usage d’un de vos dés.
rule-B-GEN-04 = Avant un dé, un seul Général peut utiliser sa capacité.
rule-B-INF-06 = Ce qu’une carte laisse regarder à un joueur, lui seul le voit.
rule-B-LDR-01 = Chaque jeton Commandement va à une Armée différente.
rule-B-MOV-01 = Une Armée se déplace d’une région à la fois, jamais vers une Armée ennemie.
rule-B-MOV-05 = Un Œil nimbé de Flammes ne déplace que des Armées avec un Gobelin.
rule-B-MOV-08 = Une Armée peut être divisée : des Unités, Personnages et jetons partent, le reste demeure.
rule-B-MOV-10 = Avec une face Personnage, ce qui se déplace doit avoir son propre Commandement.
rule-B-MOV-11 = Les Dégâts sont répartis pour qu’aucune partie n’ait plus de jetons que d’Unités.
rule-B-MOV-13 = Quand des Armées fusionnent, cinq Unités au plus restent ; leur propriétaire choisit qui part.
rule-B-MOV-18 = Un long déplacement s’arrête à côté d’une Armée ennemie.
rule-B-MOV-21 = Les Unités retirées seulement parce qu’il y en a trop n’emportent pas de Dégâts.
rule-B-PAS-03 = D’un Point de Ralliement, une Armée ne peut entrer que dans son propre Col ouvert.
rule-B-RAL-01 = Une face Ralliement rallie jusqu’à deux Armées différentes.
rule-B-REC-01 = Le Recrutement retourne un jeton dans chacune de deux régions au plus.
rule-B-REC-04 = Les jetons des Peuples Libres vont dans les Colonies, ceux des Ténèbres dans les régions de Ralliement.
rule-B-REC-05 = Aucun jeton n’est posé là où l’ennemi a une Armée ou le contrôle.
rule-B-REC-06 = Quand un groupe de jetons est épuisé, on n’en pose plus.
rule-B-REC-08 = Sans figurine du type montré, un autre type du même groupe peut venir.
rule-B-REC-12 = Au-delà de cinq Unités, les recrues sont perdues, au choix de leur propriétaire.
rule-B-RET-02 = Après un tour, l’attaquant décide le premier s’il continue.
rule-B-RET-03 = Une retraite exige Regroupement à ce tour.
rule-B-RET-04 = Une Armée se replie vers une région adjacente libre de l’ennemi et de son contrôle.
rule-B-RET-05 = Une retraite ne franchit pas de gué et ne finit pas à côté d’un ennemi, sauf en région alliée.
rule-B-RET-07 = Sans une telle région, l’attaquant en choisit une et l’Armée subit un Dégât de plus.
rule-B-RET-08 = Sans aucune région où aller, une Armée ne peut partir.
rule-B-RET-11 = Sans Regroupement, le défenseur peut encore partir, mais en déroute.
rule-B-RET-21 = Dans une région vidée, l’attaquant peut avancer avec toute son Armée ou une partie.
rule-B-TRN-05 = Après la pioche, chaque joueur défausse jusqu’à six cartes.
rule-B-TRN-06 = Les Peuples Libres activent jusqu’à trois Généraux en jeu.
rule-B-TRN-07 = Les Peuples Libres reçoivent un jeton Commandement par Général activé.
rule-B-TRN-09 = Les Ténèbres répartissent leur nombre de dés entre Chauves-Souris Géantes et jetons Commandement.
rule-B-TRN-10 = Chaque jeton Commandement des Ténèbres va à une Armée différente.
rule-B-TRN-11 = Les Chauves-Souris Géantes peuvent survoler n’importe quel territoire.
