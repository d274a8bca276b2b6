### Ce que disent les pages pour apprendre : leçons, exemples, règles, cartes, mots, dés.

## Pages

learn-title = Apprendre
learn-intro = De courtes leçons sur de vraies positions, les exemples du livret pas à pas, et chaque règle en mots simples.
learn-loading = Un instant…
learn-failed = Chargement impossible : { $text }
learn-step = Étape { $n }
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-done = fait
learn-begin = Commencer
learn-resume = Continuer
learn-again = Encore une fois
learn-examples = Les exemples du livret
learn-books = Pour consulter
learn-rules = Règles
learn-cards = Cartes
learn-map = La carte
learn-glossary = Glossaire
learn-verify = Vérifier un enregistrement
learn-of = { $page } : { $game }

## A lesson

learn-goals = Buts
learn-goal-open = pas encore
learn-hint = Indice
learn-why = À propos de cette étape
learn-finished = Bien joué : cette étape est finie.
learn-missed = La partie est finie et tous les buts ne sont pas atteints.
learn-next = Étape suivante
learn-anew = Recommencer
learn-play-on = Continuer la partie
learn-back = Toutes les leçons
learn-no-step = Cette leçon n’existe pas

## An example

learn-rules-english = Sur { $all } règles, { $n } sont pour l’instant en anglais ; elles sont signalées comme telles à qui les lit à voix haute.
learn-offered = Ce qu’on peut répondre ici
learn-remark-back = Le commentaire précédent
learn-remark-next = Le commentaire suivant
learn-remark-at = { $n } sur { $last }

## Rules, cards and words

learn-search = Chercher
learn-found = { $n ->
    [one] { $n } trouvé
   *[other] { $n } trouvés
}
learn-nothing = Rien ne s’appelle ni ne se dit ainsi.
learn-unknown-rule = Aucune règle ne porte l’id { $called }. Les plus proches :
learn-unknown-card = Aucune carte ne s’appelle { $called } ici.
learn-chapters = Chapitres
learn-see = Voir aussi
learn-rulings = Décisions
learn-example = Ouvrir l’exemple
learn-tested = appliquée et testée
learn-cited = appliquée, sans test à son nom
learn-quiet = ne dit rien qui s’applique
learn-later = pas encore appliquée
learn-all = toutes
learn-kind = Genre
learn-side = Camp
learn-both = les deux
learn-in-combat = En combat : { $name }
learn-whole = Chaque phrase est appliquée.
learn-no-text = Elle n’a pas de texte.
learn-from-rulebook = Connue par le livret.
learn-from-project = Écrite par ce projet : aucune source publique ne dit la carte imprimée.
learn-mixed = Des parties sont de l’autre origine.

## Verify

learn-verify-text = Chaque jet et chaque pioche d’une partie finie peuvent être recalculés à partir du secret scellé avant le début. Déposez un enregistrement (.rvn) ici.
learn-drop = Déposez un enregistrement ici.
learn-choose-file = Choisir un fichier
learn-checking = Calcul en cours…
learn-sound = Exact : chaque résultat est celui des dés scellés.
learn-unsound = Non confirmé : { $fault }
learn-answers = Réponses
learn-rolls = Résultats recalculés
learn-given = Reprises d’une autre partie
learn-unsealed-given = Résultats repris d’une autre partie
learn-unsealed-lesson = Résultats dictés par la leçon
learn-unsealed-rules = Résultats sous d’anciennes règles, non recalculés
learn-takebacks = Coups repris
learn-versions = Version des règles
learn-match = Partie
learn-promise = Promesse des dés
learn-signer = Signé par
about-title = À propos de ce serveur
about-version = Version
about-signer = Sa signature
about-signer-text = Chaque enregistrement d’une partie finie est signé avec cette clé. Comparez-la quand on vous montre un enregistrement.
about-dice = Les dés
about-dice-text = Avant une partie le serveur promet un secret et chaque place promet un nombre à lui ; ensuite tous les nombres sont montrés. Chaque résultat découle du secret, des nombres et de la quantité de résultats déjà tombés. Quand la partie est finie le secret est publié, et chacun peut tout recalculer.
about-trust-text = Il reste une chose à croire : qui tient ce serveur connaît le secret pendant la partie et pourrait regarder les résultats à venir. Personne ne peut les changer.
learn-game = Jeu
learn-too-large = Ce fichier est trop gros pour être un enregistrement.

## Problèmes

learn-puzzles = Problèmes
learn-puzzle = Problème { $n }
learn-puzzle-today = Le problème du jour
learn-puzzle-missed = Manqué par { $n } bots sur { $of }.
learn-puzzle-whose = Votre camp : { $seat }. Quelle est la meilleure réponse ?
learn-puzzle-solved = Résolu. Il n’y a rien de mieux.
learn-puzzle-failed = Pas la meilleure. Mieux : { $better }.
learn-puzzle-next = Problème suivant
learn-puzzle-none = Ce problème n’existe pas
