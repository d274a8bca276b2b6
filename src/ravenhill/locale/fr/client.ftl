### The browser client: pages, table, settings.

## Around every page

nav-skip = Aller au contenu
nav-label = Ravenhill
nav-play = Jouer
nav-learn = Apprendre
nav-decks = Paquets
nav-watch = Regarder
nav-guest = invité
corner-language = Langue
corner-theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[other] celles du système
}
language-en = English
language-es = Español
language-fr = Français
language-pl = Polski
page-failed = Cette page n’a pas pu être chargée.
page-reload = Réessayer
missing-title = Cette page n’existe pas
missing-text = { $path } ne mène nulle part, ou pas encore.
missing-home = Vers la première page
ago-now = à l’instant
ago-minutes = { $n ->
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
ago-hours = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
ago-days = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}

## People and bots

player-bot = bot { $name }
player-character = { $bot } ({ $character })
player-guest = un invité
player-free = place libre
player-you = vous
player-here = à la table
player-away = absent
bot-measured = A gagné { $share } % de { $games } parties contre { $over } (sûr à 95 % : de { $low } à { $high } %).
bot-unmeasured = Sa force n’a pas été mesurée.
bot-random = le vagabond
    .about = Joue n’importe quel coup permis.
bot-novice = le novice
    .about = Connaît les buts, et guère plus.
bot-squire = l’écuyer
    .about = Pèse chaque choix et ne donne pas grand-chose.
bot-captain = le capitaine
    .about = Joue bien.
bot-lord = le seigneur
    .about = Le plus fort d’ici ; celui qui réfléchit le plus.
character-usual = comme toujours
character-aggressive = agressif
    .about = Vise ce qui est à portée et craint moins les pertes.
character-careful = prudent
    .about = Craint davantage les blessures et les pertes.

## The first page

home-turns = À vous de jouer ({ $n })
home-against = contre { $name }
home-facts = { $game ->
    [five_armies] Deux joueurs, environ 90 minutes.
    [meccg] Deux joueurs, environ 120 minutes.
   *[other] Deux joueurs.
}
home-play-bot = Jouer contre un bot
home-level = Quel bot
home-invite = Inviter quelqu’un
home-more = Plus de choix …
home-learn-title = Nouveau ici ?
home-learn-text = De courtes leçons sur de vraies positions, et les règles en mots simples.
home-empty = Pas encore de partie. Le plus court chemin : une leçon de 12 minutes.
home-learn = Vers les leçons
home-puzzle = Le problème du jour
home-puzzle-text = Une question d’une vraie partie : quelle réponse est la meilleure ?
home-puzzle-go = Le voir
home-going = En cours
home-open = en attente de quelqu’un
home-past = Dernières parties
home-result = { $won ->
    [yes] gagnée
    [no] perdue
   *[none] nulle
}
home-live = En direct
home-tables = { $n ->
    [one] { $n } table à regarder
   *[other] { $n } tables à regarder
}
home-quiet = Personne ne joue en ce moment.

## A new match

new-title = Une nouvelle partie
new-missing = Ce jeu n’est pas ici
new-side = Votre camp
new-any-side = l’un ou l’autre
new-opponent = Contre
new-character = Son caractère
new-friend = Un ami
new-friend-text = Vous recevez un lien à envoyer.
new-hotseat = Deux à cet écran
new-hotseat-text = Un rideau tombe entre les mains.
new-pace = Pendule
new-deck = Votre paquet
new-deck-other = L’autre paquet
deck-any = Le paquet tout prêt de ce camp
deck-mend = Le corriger
deck-missing = Ce paquet a besoin d’une série que la partie n’admet pas : { $sets }.
deck-allow = L’admettre
deck-with = Admis dans la partie pour ce paquet : { $sets }.
deck-bring = Quel paquet apportez-vous ?
deck-sit = Prendre place
pace-none = sans pendule
pace-quick = 15 minutes, 10 secondes de plus par tour
pace-long = 1 heure, 30 secondes de plus par tour
pace-days = 3 jours par tour
new-rules = Règles
new-changed = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
new-watch = D’autres peuvent regarder
new-start = Commencer
new-refused = Un paquet choisi ci-dessus ne convient pas à cette partie.

## The table

table-opening = On dresse la table …
table-none = Cette partie n’existe pas, ou ne se regarde pas.
table-seat-taken = Cette place est prise : vous regardez.
table-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-rail = Volet
table-text = Texte
table-picture = Image
zone-prompt = Ce qui est demandé
zone-side = À côté du plateau
zone-log = Ce qui s’est passé
log-go = Aller à ce moment
zone-chat = Conversation
zone-hand = Votre main
tab-board = Plateau
tab-status = État
tab-log = Journal
tab-chat = Chat
prompt-options = Ce que vous pouvez répondre
prompt-draft = Choisi jusqu’ici
prompt-rule = La règle, dans une nouvelle fenêtre
prompt-paused = La partie est en pause.
prompt-passing = passé pour vous dans un instant
prompt-open = En attente de l’autre place
prompt-wait = Un instant …
prompt-waiting = En attente : { $side }
prompt-change = Changer
menu-back = ◂ Tout
menu-fold = { $thing } : { $n } usages
undo = Annuler
undo-ask = Demander à reprendre
undo-title = Reprendre votre dernière réponse
undo-known = Trop tard : quelqu’un a appris quelque chose depuis.
undo-since = Trop tard, à cause de ceci : { $line }
undo-none = Il n’y a rien à reprendre
seal = Sceller : { $what }
seal-back = La reposer
seal-more = { $n ->
    [one] et encore une
   *[other] et encore { $n }
}
as-before = Comme la dernière fois
# Of Generals (masculine) and of Armies (feminine).
all-but = Tout sauf { $n }…
all-but-which = À laisser de côté : { $n }
notice-dropped = La table a avancé : « { $label } » n’a pas été envoyé.
line-opening = Connexion …
line-open = Connecté
line-late = Le serveur tarde à répondre
line-lost = La connexion est perdue. Nous réessayons ; la table reste telle quelle.
line-closed = Le serveur a fermé cette table.
line-will-send = Votre réponse partira à son retour.
clock-days = { $days ->
    [0] { $hours } h
   *[other] { $days } j { $hours } h
}
menu-label = Menu
menu-rules = Les règles
menu-settings = Réglages
menu-takeback = Demander à reprendre
menu-draw = Proposer la nulle
menu-pause = Demander une pause
menu-resign = Abandonner
menu-resign-sure = Abandonner vraiment
menu-keys = Touches
menu-head = Sceau de tout ce qui s’est passé :
menu-altered = Cette table n’est pas celle que vous avez quittée : son registre a été coupé ou changé.
menu-scripted = Dans cette leçon les premiers dés tombent comme elle le demande.
offer-mine = Vous avez demandé : { $what ->
    [draw] la nulle
    [takeback] de reprendre
    [pause] une pause
   *[resume] de continuer
}
offer-theirs = { $side } demande : { $what ->
    [draw] la nulle ?
    [takeback] reprendre la dernière réponse ?
    [pause] une pause ?
   *[resume] continuer ?
}
offer-accept = Accepter
offer-decline = Refuser
offer-resume = Reprendre la partie
end-rematch = Rejouer, camps échangés
end-again = Rejouer
end-turning = Le tournant :
end-table = Regarder la table
end-show = Le résultat
end-replay = La revoir
end-record = L’enregistrement
end-home = Vers la première page
end-resigned = par abandon
end-timeout = au temps
end-draw-agreed = d’un commun accord
end-closed = fermée par l’hôte
curtain-title = C’est à { $side }
curtain-text = Passez l’écran ; personne d’autre ne doit regarder.
curtain-open = Je suis là
wait-title = En attente de l’autre place
wait-seat = Le lien pour { $side }. Il vaut pour une personne.
wait-qr = Le lien en image, pour un téléphone
wait-link = Le lien
wait-copy = Copier le lien
wait-copied = Copié
wait-renew = Un nouveau lien
wait-bot = Ou jouez contre un bot :
wait-dice = Les deux places sont prises. La partie commence quand les deux joueurs l’ont ouverte encore une fois et ont ajouté leur part aux dés.
chat-empty = Personne n’a rien dit.
chat-label = Dites quelque chose
chat-send = Envoyer
chat-mute = Muet
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-thinking = Je réfléchis.
phrase-well = Bien joué !
phrase-sorry = Désolé !
phrase-thanks = Merci !
hand-theirs = { $n ->
    [one] L’autre camp a { $n } carte
   *[other] L’autre camp a { $n } cartes
}
card-why = pourquoi pas ?
why-may = Cela peut se faire maintenant.
why-nothing = Rien à en faire maintenant.
odds-none = Le jeu ne peut pas donner les chances ici.
plain-text = Ce jeu n’a pas encore de table dessinée : tout ce que vous pouvez faire est dans la barre, et la table en texte dit le reste.
plain-cards = Cartes que vous pouvez utiliser
plain-seen = Cartes que vous voyez

## The text table

text-question = Question
text-options = Choix
text-you = Vous
text-opponent = Adversaire
text-board = Plateau
text-log = Journal
text-over = La partie est terminée.
text-nothing = rien
text-offered = offert : { $n }
text-command = Commande
text-command-hint = un numéro, les mots d’un choix, undo, why …, log 5, help
command-none = Rien ne correspond à « { $text } » ; tapez help pour voir ce qui peut se dire.
command-several = Plusieurs correspondent :
command-undone = Repris.

## Keys

keys-title = Touches
keys-off = Les touches simples sont désactivées dans les réglages.
key-space = Espace
keys-digits = les options qui portent un numéro
keys-enter = faire ce qui a le focus
keys-arrows = vers la chose éclairée la plus proche
keys-default = l’option où l’on est allé ; sinon la réponse évidente
keys-back = un pas en arrière
keys-undo = annuler
keys-map = vers le plateau
keys-hand = vers la main
keys-bare = carte nue
keys-log = vers le journal
keys-chat = vers le chat
keys-odds = chances
keys-why = pourquoi pas ?
keys-rail = montrer ou cacher le volet
keys-hold = s’arrêter à chaque occasion de ce tour
keys-again = revoir ce que l’adversaire a fait
keys-inspect = regarder de près
keys-command = ligne de commande
keys-fit = ajuster la carte
keys-keys = cette liste
keys-text = table en texte
keys-step = un pas en arrière ou en avant
keys-turn = un tour en arrière ou en avant
keys-ends = au début, à la fin
keys-close = Fermer

## Watching and looking again

watch-title = Tables en cours
watch-text = Les spectateurs voient ce que voient les deux camps.
watch-none = Personne ne joue en ce moment. Les dernières parties peuvent être revues.
watch-past = Terminées
watch-look = Regarder
watch-search = Chercher un joueur
replay-title = Relecture
replay-at = Pas { $n } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-stop = Arrêter
replay-speed = Vitesse
replay-view = Vu par
replay-everything = tout
replay-fork = Continuer d’ici
replay-forked = Un bot prend l’autre camp.
replay-share = Copier un lien vers ce moment
replay-shared = Copié
replay-verify = Vérifier les dés
replay-unfinished = La partie n’est pas finie : vous ne voyez que votre camp.
replay-curve = Les chances au fil de la partie
replay-analyse = Analyser
replay-both = Les deux mains
replay-mark-cross = attaques
replay-mark-check = tests
replay-mark-flag = le Conseil

## About you, and settings

me-title = Vous
me-guest = Vos parties vivent dans ce navigateur. Gardez-les : ajoutez un nom.
me-name = Votre nom à la table
me-save = Garder
me-saved = Gardé.
me-login = Nom de connexion
me-password = Mot de passe, 8 caractères ou plus
me-register = Garder mes parties sous ce nom
me-enter = Se connecter
me-leave = Se déconnecter
me-known = Connecté comme { $name }
me-games = Vos parties
me-forgotten = J’ai oublié mon mot de passe
me-forgotten-sent = Si ce compte a une adresse confirmée, une lettre est en route.
me-email = Adresse de courriel, pour vous prévenir quand c’est à vous
me-email-waits = { $address } n’est pas encore confirmée : une lettre est en route.
me-password-old = Votre mot de passe
me-password-new = Nouveau mot de passe, 8 caractères ou plus
me-password-change = Changer le mot de passe
me-export = Emporter mes parties (zip)
me-delete = Supprimer mon compte
me-delete-what = Votre nom, votre mot de passe, vos adresses, vos paquets et ce que vous avez écrit sont supprimés aussitôt. Les parties jouées restent à ceux qui ont joué avec vous, sans votre nom.
me-delete-now = Le supprimer maintenant
me-gone = Votre compte est supprimé.
letter-confirm = Votre adresse de courriel
letter-confirmed = Confirmée : on peut y écrire.
letter-reset = Un nouveau mot de passe
letter-reset-done = Votre mot de passe est changé. Connectez-vous avec lui.
letter-old = Ce lien est trop vieux, ou a déjà servi.
set-access = Accès
set-play = Jeu
set-sound = Son
set-look = Aspect
set-account = Compte
set-text = Table en texte au lieu de l’image
set-plain = Mots simples : questions plus courtes
set-auto-pass = Passer pour moi là où je n’ai rien à décider
set-steady = Passer toujours au même rythme, par choix ou non
set-motion = Mouvement
set-motion-auto = comme le système le veut
set-motion-full = complet
set-motion-quick = rapide
set-motion-none = aucun
set-dice = Dés
set-dice-full = normale
set-dice-quick = rapide
set-dice-none = sans animation
set-steps = Les gestes d’un bot
set-steps-full = un par un
set-steps-quick = rapides
set-steps-none = tous à la fois
set-scale = Taille de tout
set-contrast = Contraste élevé
set-theme = Couleurs
set-theme-auto = celles du système
set-theme-light = jour
set-theme-dark = nuit
set-keys = Raccourcis à une touche
set-digits = Les chiffres choisissent
set-key = Touche pour : { $what }
set-keys-reset = Touches d’origine
set-sounds = Sons
set-turn-sound = Un son quand c’est à vous
set-notify = Un avis du navigateur quand c’est à vous
set-notify-no = Le navigateur ne le permet pas.
set-push = Un mot de ce navigateur quand c’est à vous dans une partie par correspondance, même s’il est fermé
set-push-no = Le navigateur ne le permet pas, ou on ne peut pas le joindre.
home-push = Prévenez-moi quand c’est mon tour, même si cette page est fermée
push-turn = C’est à vous.
line-away = Le serveur est hors d’atteinte. Ce qui a été joué y est en sûreté ; cette page le cherche d’elle-même.

## What went wrong

fault-stale = La table a avancé entre-temps.
fault-rules = Cette partie est en pause : les règles ont changé ici, et sa table ne peut pas les suivre. Rien n’est perdu.
fault-decks = Un paquet de cette partie reste privé.
fault-deck = Ce paquet ne peut pas être joué : { $text }
fault-illegal = Les règles ne le permettent pas : { $text }
fault-slow = Trop vite : attendez un instant.
fault-muted = L’hôte ne vous permet pas d’écrire ici.
fault-banned = L’hôte a fermé ce compte.
fault-barred = L’hôte n’accepte pas de nouveaux invités depuis votre réseau. Si vous avez un compte, connectez-vous.
bye-removed = L’hôte a retiré cette partie.
bye-banned = L’hôte a fermé votre compte.
fault-unreachable = Le serveur ne répond pas.
fault-other = Cela n’a pas marché : { $text }

## Ce que l’adversaire a fait

story = { $side } { $did }.
story-none = Ce que fait l’adversaire est raconté ici.
story-again = Revoir
story-again-title = Revoir ce que l’adversaire a fait
story-playing = De nouveau : { $line }

## A hint, in three steps

hint = indice
hint-more = quoi ?
hint-reasons = pourquoi ?
hint-thinking = Réflexion…
hint-none = Personne ici n’a de conseil pour cela.
hint-look = Regardez ici : { $where }.
hint-look-here = Regardez ce qui est proposé ici.
hint-what = { $what } : { $chance } ± { $error } % de chances de gagner.
hint-why = Pourquoi : { $why }.
hint-close = Les réponses se valent à peu près.
hint-unsure = D’autres sont presque aussi bonnes.
