### Ce que dit la table de tout jeu, quel que soit le joueur.

## Choisir un jeu

app-notice = Non officiel : sans lien avec les éditeurs des jeux ni avec les ayants droit de Tolkien.
game-ford = Le gué
    .about = Une bataille de cinq minutes pour un gué. Idéal pour débuter.
game-five_armies = La Bataille des Cinq Armées
    .about = Le jeu de guerre au pied de la Montagne Solitaire.
game-meccg = Le jeu de cartes de la Terre du Milieu
    .about = Les compagnies voyagent, les périls les guettent, le Conseil fait les comptes.
choose-game = À quel jeu ?
choose-seat = Quelle place prenez-vous ?
choose-opponent = Contre qui ?
opponent-friend = Quelqu’un devant cet écran
games-options = Options de { $game }, pour --option :
opponent-bot = Le bot { $name }

## Places

seat-you = vous
seat-opponent = votre adversaire
dice = les dés
nobody = personne
seat-spectator = spectateur
seat-number = place { $n }
your-turn = C’est à vous.
seat-to-act = À jouer : { $side }
view-of = La table vue par { $side }
pass-the-screen = L’écran est maintenant pour : { $side }. Appuyez sur Entrée.

## Répondre

choose-number = Choisissez un nombre de 1 à { $last } :
only-option = Il n’y a qu’une chose à faire.
commands = [u] annuler · [?] aide · [w] pourquoi pas · [l] journal · [s] enregistrer · [q] quitter
help-answer = Tapez le numéro de votre choix et appuyez sur Entrée.
help-undo = Vous pouvez reprendre vos dernières réponses tant que personne n’a rien appris de nouveau depuis.
help-rule = Règle { $rule } : { $text }
help-rules = Les règles derrière cette question : { $rules }
why-not = Pas maintenant :
group-confirm = Confirmer ces choix
group-again = Choisir à nouveau
ask-Declare = Jouez une carte ou passez
ask-Pick = Choisissez
ask-OrderTriggers = Qu’est-ce qui vient d’abord ?
ask-Roll = On lance les dés.
ask-DrawCards = Une carte est piochée.
do-Pass = passer
do-Done = terminé
do-Yes = oui
do-No = non
do-Number = { $n }
do-Take = { $card }
do-Declared = jouer { $card }
do-OrderTriggers-Declared = { $card }
do-Outcome = résultat { $n }

## Attendre

waiting-seat = En attente : { $side } …
waiting-bot = { $name } réfléchit …
waiting-secret = Votre choix est fait. Il sera révélé quand les deux joueurs auront choisi.
waiting-join = En attente d’un second joueur …
progress-games = { $done } sur { $all ->
    [one] { $all } partie
   *[other] { $all } parties
}

## Hasard et choses cachées

rolled = Jet : { $faces }
drew = Pioche : { $card }
a-card = une carte cachée
cards-count = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-in-hand = Main : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-in-bag = À piocher : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
dice-count = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Journal

log-header = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-undone = Réponses reprises par { $side } : { $n }.
log-resigned = Abandon : { $side }.

## La fin

result-won = Victoire : { $side }.
result-you-won = Vous avez gagné !
result-you-lost = Vous avez perdu.
result-drawn = Personne n’a gagné.
result-why = Raison : { $why }
result-points = Points : { $points }
play-again = Une autre partie ?
saved = Enregistré : { $file }
goodbye = À la prochaine !

## Erreurs

error = Erreur : { $text }
error-number = Tapez un nombre de 1 à { $last }.
error-command = La commande { $text } n’existe pas. Tapez « ? » pour l’aide.
error-illegal = Les règles ne le permettent pas maintenant ({ $rule }).
error-undo-none = Il n’y a rien à reprendre.
error-undo-known = Trop tard pour le reprendre : quelqu’un a appris quelque chose depuis.
error-game = Le jeu { $name } n’existe pas. Il y a : { $games }.
error-bot = Le bot { $name } n’existe pas. Il y a : { $bots }.
error-language = La langue { $name } n’existe pas. Il y a : { $languages }.
error-file = Impossible de lire { $file } : { $text }
error-record = { $file }, ligne { $line } : ce n’est pas un enregistrement valable ({ $text }).
error-truncated = { $file } s’interrompt après { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}.
error-tampered = { $file }, réponse { $n } : les règles ne la permettent pas. Quelqu’un a modifié le fichier.
error-version = { $file } date de la version { $found } des règles ; voici la version { $known }.
error-save = { $file } n’est pas une table enregistrée de ce jeu : { $text }
error-position = { $file } : une telle position est impossible ({ $rule } : { $text }).
error-exists = { $file } existe déjà et reste tel quel.
