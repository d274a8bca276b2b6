### Les noms de cartes des Sombres Séides.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-111 = Ossements remuants
card-dm-131 = Chef de l'Ordre
card-dm-142 = Des centaines de papillons
