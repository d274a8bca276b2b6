### Los nombres de cartas de Los Dragones.

card-td-042 = Arañas Menores
