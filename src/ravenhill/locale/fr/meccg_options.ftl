### Ce qu’une partie du jeu de cartes peut choisir avant de commencer.

option-rules = Règles
    .about = Ce que le livre enseigne d’abord, ou tout.
option-rules-standard = Normales
    .about = Tout : réserve, soutien, plusieurs compagnies, déplacement par régions.
option-rules-basic = De base
    .about = Une partie plus courte pour commencer.
option-movement = Déplacement
    .about = Comment les compagnies trouvent leur chemin.
option-movement-usual = Selon les règles
    .about = La carte avec les règles normales, les sites avec celles de base.
option-movement-map = Sur la carte
    .about = Région par région, en plus des chemins imprimés sur les sites.
option-movement-starter = Par les sites
    .about = Seulement entre un Havre et les sites qui le nomment.
option-length = Durée
    .about = Combien de fois chaque paquet est épuisé avant que le Conseil se réunisse de lui-même.
option-length-1 = un paquet
    .about = Environ deux heures.
option-length-2 = deux paquets
    .about = Une soirée.
option-length-3 = trois paquets
    .about = Une longue soirée.
option-length-4 = quatre paquets
    .about = Une campagne.
option-optional = Règles facultatives
    .about = Chacune peut être ajoutée à toute partie.
option-optional-wizard-may-start = Un Sorcier peut commencer
    .about = Au choix des personnages, un Sorcier compte comme un esprit de douze.
option-optional-stronger-sites = Des sites plus forts
    .about = Là où l’adversaire est passé, un coup et un point de prouesse de plus montent la garde.
option-optional-tie-break = Départage
    .about = Par plus de corruption, et plus de tests au Conseil.
option-optional-direct-defence = L’influence défend
    .about = Qui doit être gagné peut y opposer son influence directe libre.
option-optional-further-minor-items = Plus d’objets mineurs
    .about = L’objet mineur qui accompagne un succès peut venir d’autres piles que la main.
option-optional-at-home = Chez soi
    .about = Qui est à son site d’origine peut s’incliner pour annuler ce qui le garde.
option-optional-gorgoroth-barred = Gorgoroth fermé
    .about = Pas de déplacement de base là-bas, ni de pas depuis Imlad Morgul.

option-casual = Paquets libres
    .about = Un paquet peut enfreindre les règles de construction, dans des limites raisonnables

option-open-decklists = Listes ouvertes
    .about = Les deux joueurs voient les deux paquets
