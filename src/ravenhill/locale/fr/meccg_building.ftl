### Construire un paquet.

build-title = Paquets
build-yours = Vos paquets
build-ready = Prêts à jouer
build-none = Vous n’avez pas encore de paquet. Copiez un paquet de départ, demandez une surprise ou collez une liste.
build-private = Vous seul voyez vos paquets. Un lien en montre un à qui le possède.
build-new = Paquet vide
build-surprise = Surprenez-moi
build-import = Coller une liste
build-copy = Copier
build-open = Ouvrir
build-delete = Supprimer
build-really = Supprimer pour de bon ?
build-keep = Garder
build-name = Nom du paquet
build-unnamed = Paquet sans nom
build-cards = { $n } cartes
build-starter-gandalf = Paquet de départ : Gandalf
build-starter-saruman = Paquet de départ : Saruman
build-challenge-deeps = Paquet de défi : vers les Profondeurs
build-challenge-erebor = Paquet de défi : la quête d’Erebor
build-challenge-south = Paquet de défi : les sentinelles du Sud
build-save = Enregistrer
build-saved = Enregistré
build-copy-own = Copier dans vos paquets
build-share = Partager
build-unshare = Annuler le lien
build-shared = Qui possède ce lien voit le paquet :
build-shared-before = Il montre le paquet tel qu’il a été enregistré la dernière fois.
build-of-another = Quelqu’un a partagé ce paquet avec vous.
build-export = Exporter
build-form-plain = Liste simple
build-form-gccg = GCCG
build-copied = Copié
build-copy-text = Copier le texte
build-list = Une liste : une carte par ligne, avec son nombre. Listes simples, GCCG et cardnum sont comprises.
build-read = Lire
build-make = En faire un paquet
build-understood = { $n ->
    [one] { $n } carte comprise
   *[other] { $n } cartes comprises
}
build-lost = { $n ->
    [one] { $n } ligne non comprise
   *[other] { $n } lignes non comprises
}
build-line = Ligne { $n } : { $text }
build-legal = Conforme
build-broken = { $n ->
    [one] { $n } règle enfreinte
   *[other] { $n } règles enfreintes
}
build-checking = Les règles sont consultées…
build-is-legal = Est-il conforme ?
build-all-kept = Aucune règle de construction n’est enfreinte.
build-take-out = Retirer { $n } { $card }
build-put-in = Ajouter { $n } { $card }
build-put-into = Mettre { $n } { $card } dans { $section }
build-mends = { $n ->
    [one] { $n } règle rétablie
   *[other] { $n } règles rétablies
}
build-unplayable = Pas encore entièrement suivies : { $cards }
build-resources = Ressources
build-hazards = Périls
build-either = Des deux
build-characters = Personnages
build-creatures-count = { $n ->
    [one] { $n } créature, il en faut { $most }
   *[other] { $n } créatures, il en faut { $most }
}
build-mind-count = Esprits de la compagnie de départ : { $n } sur { $most }
build-mind-over = Esprits de la compagnie de départ : { $n }. La sélection s’arrête à { $most } : tous ne viendront pas.
build-items-count = { $n } objets mineurs sur { $most } au départ
build-people-count = { $n } personnages et { $wizards } Sorciers dans le paquet
build-sites-all = Tous les sites sont dans le paquet de sites.
build-sites-some = { $n ->
    [one] Le paquet de sites n’a que ce { $n } site. Sans aucun, il les a tous.
   *[other] Le paquet de sites n’a que ces { $n } sites. Sans aucun, il les a tous.
}
build-strike = Où les créatures peuvent frapper
build-go = Où les ressources doivent aller
build-section-pool = compagnie de départ
build-section-deck = paquet
build-section-sideboard = réserve
build-section-sites = paquet de sites
build-add-to = Ajouter à
build-group-company = Compagnie de départ
build-group-start = Objets de départ
build-group-character = Personnages
build-group-item = Objets
build-group-faction = Factions et alliés
build-group-resource = Événements de ressource
build-group-creature = Créatures
build-group-agent = Agents
build-group-hazard = Événements de péril
build-group-sideboard = Réserve
build-group-sites = Paquet de sites
build-empty = Rien encore. Choisissez des cartes à ajouter.
build-most = { $n } au plus
build-less = Un { $card } de moins
build-more = Un { $card } de plus
build-draw = Piocher une main
build-again = Une autre main
build-next-turn = Tour suivant
build-goldfish = Seul à la table : tour { $turn }. Un clic joue ou défausse une carte ; le tour suivant complète la main à huit.
build-left = Reste { $n } dans le paquet
build-hand-of = { $resources } ressources · { $hazards } périls · { $characters } personnages
build-play = Jouer avec
build-tab-deck = Paquet
build-tab-cards = Cartes
build-tab-check = Règles
build-close = Fermer
build-back = Tous les paquets
build-failed = Cela n’a pas marché : { $text }
build-unsaved = Pas encore enregistré
build-drop = Jeter
build-lab = L’essayer
build-lab-what = Des écuyers jouent ce paquet contre ceux qui viennent avec le jeu, des deux places : { $n } parties, tant que ceci reste ouvert.
build-lab-won = de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} gagné ; sûr à 95 % : de { $low } à { $high } %.
build-lab-against = contre { $name } : { $won } sur { $games }
build-lab-characters = Personnages
build-lab-items = Objets
build-lab-factions = Factions
build-lab-allies = Alliés
build-lab-creatures = Créatures
build-lab-others = Autres
build-lab-curve = Points de victoire après chaque tour : { $points } après { $turns }.
build-lab-unended = Parties sans fin, comptées nulles : { $n }.
build-lab-idle = Les moins utilisées des cartes arrivées en main
build-lab-card = venue { $drawn }, utilisée { $used }
build-lab-before = le paquet tel quel
build-lab-exchanged = { $into } à la place de { $out } : des écuyers jouent ce paquet contre celui d’avant, des deux places, { $n } parties.
build-lab-back = Le paquet tel quel
build-lab-out = À la place de
build-lab-into = essayer
build-lab-exchange = Échanger
