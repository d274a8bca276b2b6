### Lettres aux absents : par courriel, webhook et notification.

letter-turn = { $game } : à vous de jouer
    .text = C’est à vous de jouer : { $link }
letter-reset = Votre mot de passe
    .text = Choisissez un nouveau mot de passe dans l’heure : { $link }
letter-confirm = Votre adresse
    .text = Confirmez que nous pouvons vous écrire ici : { $link }
letter-unasked = Si vous n’avez rien demandé, ne faites rien.
