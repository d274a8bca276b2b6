### Les noms de cartes des Sombres Séides.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-075 = Pas de chemin
card-dm-086 = Cimeterres d'acier
card-dm-093 = Étendard tribal
card-dm-094 = Totem tribal
card-dm-106 = Bouffée de vent froid
card-dm-111 = Ossements remuants
card-dm-119 = Lame des galgals
card-dm-124 = Les Nains sont sur vous!
card-dm-131 = Chef de l'Ordre
card-dm-135 = Guérison de Nimrodel
card-dm-136 = Connaissance des plantes
card-dm-139 = Connaissance des Hobbits
card-dm-142 = Des centaines de papillons
card-dm-163 = Quand vous en saurez plus
