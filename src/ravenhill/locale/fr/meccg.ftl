### Le jeu de cartes de la Terre du Milieu.
