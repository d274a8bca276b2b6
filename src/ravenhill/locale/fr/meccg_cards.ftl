### Les mots des cartes.
