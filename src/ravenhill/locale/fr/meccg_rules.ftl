### Les chapitres des règles du jeu de cartes.

chapter-DECK = Cartes et paquets
chapter-SETUP = Mise en place
chapter-DRAFT = Le choix des personnages
chapter-TURN = Le tour
chapter-UNTAP = Phase de redressement
chapter-ORG = Phase d’organisation
chapter-CORR = Corruption
chapter-LONG = Événements durables
chapter-MH = Mouvement et périls
chapter-KEY = Clefs des créatures
chapter-CHAIN = Chaînes d’effets
chapter-CMB = Combat
chapter-OG = Cartes en garde
chapter-SITE = Phase de site
chapter-INF = Influencer l’adversaire
chapter-RING = Anneaux
chapter-EOT = Fin du tour
chapter-END = Le Conseil et les points
chapter-TERM = Mots des cartes
chapter-OPT = Règles facultatives
chapter-HOARD = Trésors
chapter-AGT = Agents
chapter-UD = Les profondeurs
chapter-PRIS = Prisonniers
chapter-DET = Détention
chapter-AMB = Nos décisions
