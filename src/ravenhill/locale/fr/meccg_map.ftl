### La carte des régions et les voyages qu’on y prépare.

mc-map = La carte des régions
mc-map-nearer = Plus près
mc-map-farther = Plus loin
mc-map-fit = Toute la carte
mc-sites = Sites
mc-find = Trouver un lieu
mc-filter = Sortes de site
mc-only-fits = va avec ma main
mc-no-sites = Aucun site n’est ainsi.
mc-atlas-text = { $n } régions et { $n2 } sites. Montrez-en un pour lire ce qui s’y trouve ; les flèches vont de lieu en lieu, les lettres vont à un nom.
mc-neighbours = Touche
mc-haven = Havre le plus proche
mc-playable = Objets qu’on y trouve
mc-draws = Cartes piochées
mc-draws-of = vous { $n }, l’adversaire { $n2 }
mc-guards = Gardé par
mc-wounds = une blessure { $n } %
mc-fits = De votre main y va
mc-state-tapped = Votre carte de ce site est inclinée
mc-state-used = Une autre de vos compagnies y est
mc-state-spent = Votre carte de ce site est défaussée
mc-why-here = La compagnie est ici
mc-why-spent = Votre carte de ce site est défaussée
mc-why-full = La compagnie est trop grande pour voyager
mc-why-fellow = Une compagnie d’ici y va déjà
mc-why-used = Une autre de vos compagnies utilise la carte
mc-why-far = Trop loin
mc-why-unlisted = Aucun Havre de ce voyage ne le nomme
mc-why-none = Vous n’avez pas cette carte
mc-barrier-ridge = une crête entre les deux
mc-barrier-river = un fleuve entre les deux
mc-barrier-card = sauf si { $card } montre le passage
mc-far = { $n ->
    [one] { $n } région
   *[other] { $n } régions
}
mc-regions-used = { $n ->
    [one] { $n } région utilisée
   *[other] { $n } régions utilisées
}
mc-company = Compagnie
mc-company-of = La compagnie { OF($card) }
mc-from = { $n ->
    [0] Depuis { $site }, par les chemins des cartes
    [one] Depuis { $site }, { $n } région au plus
   *[other] Depuis { $site }, { $n } régions au plus
}
mc-close = Retour à la table
mc-way = Sorte de déplacement
mc-way-regions = Par régions
mc-way-basic = Par les cartes
mc-how-to = Montrez un site éclairé pour voir le chemin et ce qui attend ; pressez-le pour y aller.
mc-look = Montrez un site ou une région. Un chemin étant tracé, pressez une région pour le courber.
mc-go = Aller par là
mc-go-basic = Aller par les cartes
mc-go-to = Aller { TO($site) }
mc-step = Ou pas à pas :
mc-paths = Chemins
mc-path-of = chemin { $n } sur { $n2 }
mc-path-before = Le chemin précédent
mc-path-next = Le chemin suivant
mc-no-way = Aucun chemin n’y passe.
mc-exposes = À quoi le chemin expose
mc-pencil = Crayon
mc-erase = Effacer

## La seconde feuille
mc-sheets = Feuilles de la carte
mc-sheet-lands = Terres
mc-sheet-deeps = Profondeurs
mc-deeps = Les Profondeurs
mc-deeps-legend = En pointillé : un escalier vers le site du dessus, sans jet. Un nombre : ce que doivent faire deux dés.
mc-from-below = Depuis { $site }, par les tunnels et l’escalier
mc-way-below = Chemin
mc-roll = { $n ->
    [0] un escalier, sans jet
   *[other] un tunnel : deux dés, { $n } ou plus
}
mc-finds = { $n } % de trouver le chemin
mc-finds-not = Sinon, la compagnie reste où elle est.
mc-why-apart = Ni tunnel ni escalier n’y mène d’ici
mc-unknown = { $n ->
    [one] et une attaque que nul ne connaît encore
   *[other] et { $n } attaques que nul ne connaît encore
}
