### Los nombres de cartas de Siervos Oscuros.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-075 = Ningún Camino a Seguir
card-dm-086 = Cimitarras de Acero
card-dm-093 = Estandarte Tribal
card-dm-094 = Tótem Tribal
card-dm-106 = Frío Apagado
card-dm-111 = Huesos Agitados
card-dm-119 = Hoja de Tumulario
card-dm-124 = ¡Los Enanos Están Cerca!
card-dm-131 = Primero de la Orden
card-dm-135 = Curación de Nimrodel
card-dm-136 = Conocimiento de las Hierbas
card-dm-139 = Conocimiento de los Hobbits
card-dm-142 = Cientos de Mariposas
card-dm-163 = Cuando Sepas Más
