### Les noms de cartes des Dragons.

card-td-042 = Araignées mineures
