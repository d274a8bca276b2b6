### Los nombres de cartas de Siervos Oscuros.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-111 = Huesos Agitados
card-dm-131 = Primero de la Orden
card-dm-142 = Cientos de Mariposas
