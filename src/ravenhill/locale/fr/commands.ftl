### Les commandes de la table en texte.

command-elsewhere = « { $text } » est une commande d’un autre jeu.
command-again = Pas encore fait : la même commande une fois de plus le fait.
command-resign = Cela abandonne la partie. La même commande une fois de plus le fait.
command-help-number = 3 – répondre par l’option 3
command-help-words = des mots d’une option – répondre par elle
command-help-move = move … – des mots pour plusieurs questions de suite
command-help-undo = undo – reprendre la dernière réponse
command-help-why = why … – pourquoi une carte ou un lieu ne peut servir maintenant
command-help-odds = odds – ce que les dés peuvent apporter
command-help-log = log 5 – les dernières lignes du journal
command-help-say = say … – une ligne de discussion
command-help-resign = resign – abandonner la partie
command-help-help = help – cette liste
command-help-armies = armies – toutes les armées ou compagnies, et où elles sont
command-help-reach = reach … – ce qu’on atteint depuis une région ou avec une compagnie
command-help-mp = mp – où en sont les points
command-help-road = road – la compagnie dont c’est la phase, et ce qui se passe
