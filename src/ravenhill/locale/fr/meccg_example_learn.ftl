### Ce qui est dit de la partie commentée du livret ; les noms des cartes sont ceux de la langue du lecteur.

example-worked-game = Une partie entière, pas à pas
    .about = Trois tours de chaque camp, du premier pas jusqu’au 12 à 9, avec tous les jets et ce qu’ils ont changé.
    .say-1 = La partie commentée du livret, avec les règles de base. Gris part avec Aragorn, Boromir, Elladan et Annalena ; elle suit Aragorn, et son esprit ne coûte donc pas d’influence générale. Bleu a Glorfindel, Faramir, Haldir, Mablung et Bard. Chaque camp commence à son propre { card-tw-421 } avec 6 points.
    .say-2 = Gris pose { card-tw-375 } face cachée : sa destination reste secrète jusqu’au départ. Son { card-tw-336 } peut être trouvée là-bas.
    .say-3 = Avant de partir il joue { card-tw-237 } : chaque étendue sauvage du chemin ôtera un à la limite de périls.
    .say-4 = La destination est révélée : deux étendues sauvages. Une compagnie de quatre a une limite de 4, la carte en retire deux, et Bleu n’aura droit qu’à deux périls.
    .say-5 = Le site laisse piocher une carte à celui qui bouge et deux à l’adversaire.
    .say-6 = Bleu joue { card-tw-077 } dans l’étendue sauvage : trois coups de prouesse 7.
    .say-7 = Le défenseur choisit d’abord : un coup chacun pour Aragorn, Boromir et Elladan.
    .say-8 = Aragorn accepte −3 pour rester redressé : 6 + 6 − 3 = 9, plus que 7. Ce coup a échoué.
    .say-9 = Boromir avec sa dague arrive à 9, Elladan à 11 : contre les Orques il a un de plus. Toute l’attaque est vaincue et sa carte vaut un point. 7 à 6.
    .say-10 = Deuxième et dernier péril : { card-tw-073 }. Comme la compagnie a déjà rencontré des Orques ce tour-ci, il a 7 + 4 = 11.
    .say-11 = Boromir l’affronte et joue { card-tw-199 } : il n’a pas à s’incliner et ne perd pas les 3.
    .say-12 = 3 + 6 + 1 = 10, moins que 11 : une blessure. Le test d’endurance, 5, ne dépasse pas son 7 : il survit. Ce qui n’est pas vaincu ne rapporte rien.
    .say-13 = Ils sont arrivés et entrent. Un site peut avoir sa propre attaque : ici des Morts-vivants, un coup de prouesse 8.
    .say-14 = Annalena est éclaireuse : elle s’incline pour { card-tw-204 }, et l’attaque est annulée.
    .say-15 = Elladan s’incline et prend l’{ card-tw-336 } ; le site s’incline aussi. Deux points : 9 à 6.
    .say-16 = Un site qui vient de s’incliner pour un objet en permet encore un mineur : Aragorn s’incline pour le { card-tw-225 }.
    .say-17 = Fin du tour : Bleu se défait de { card-tw-072 }, et chacun complète sa main à huit. Bleu a pioché Gandalf.
    .say-18 = Au tour de Bleu. Un Sorcier peut arriver dans un Havre, et Gandalf rejoint la compagnie.
    .say-19 = L’influence directe de Gandalf, 10, prend Faramir, et Mablung passe sous influence générale. De ses 20 points, 8 sont maintenant libres.
    .say-20 = Ils vont vers { card-tw-408 }, de Havre en Havre. Faramir, rôdeur, s’incline pour { card-tw-242 } : rien ne peut plus les viser ce tour-ci grâce aux étendues sauvages.
    .say-21 = Le chemin : trois étendues sauvages et une terre frontalière. Six voyageurs font une limite de 6.
    .say-22 = Les créatures étant tenues à l’écart, Gris tente : { card-tw-058 } sur Haldir. À la fin il devra un test par étendue sauvage.
    .say-23 = { card-tw-111 } exige un test tout de suite. Ce n’est pas une carte de corruption : un personnage peut donc subir les deux le même tour.
    .say-24 = 7 − 1, car Haldir est ainsi fait, donne 6 : plus que ses 3 points. Il résiste.
    .say-25 = En fin de phase : 10 − 1 = 9, réussi ; puis 3 − 1 = 2, un de moins que ses 3 points. Haldir s’en va avec ses herbes, et le troisième test n’a plus lieu. 9 à 5.
    .say-26 = Ils sont à { card-tw-408 }. Dans un Havre il n’y a rien à chercher.
    .say-27 = Deuxième tour de Gris. Tous se redressent sauf Boromir : on ne guérit que dans un Havre. Háma arrive à { card-tw-421 }, seul ; 19 d’influence sur 20 sont employés.
    .say-28 = Aragorn remet le { card-tw-225 } à Annalena. Donner un objet coûte un test ; avec un seul point de corruption il ne peut échouer.
    .say-29 = Annalena s’incline, les { card-tw-255 } sont employées, et Boromir est guéri.
    .say-30 = La compagnie rentre à { card-tw-421 }. Chaque compagnie a sa phase de mouvement : Háma reste, personne ne pioche, et sa limite est 2, le minimum.
    .say-31 = Le retour se lit sur { card-tw-375 } : encore deux étendues sauvages, cette fois avec la limite entière, 4.
    .say-32 = Attaque : { card-tw-075 }, quatre coups de prouesse 6.
    .say-33 = { card-tw-207 } annule le tout. Une attaque annulée ne rapporte de points à personne.
    .say-34 = Viennent { card-tw-077 }, et { card-tw-229 } les annule au prix d’une blessure : celle d’Annalena, sans test d’endurance.
    .say-35 = { card-tw-103 }, un Troll, réclame deux étendues sauvages sur le chemin ; elles y sont. Un coup de prouesse 13.
    .say-36 = Elladan s’inclinera : 5 + 2 pour l’épée. Avec { card-tw-270 } il lance deux fois et garde le meilleur jet.
    .say-37 = Un 4 aurait perdu ; le 9 donne 16 contre 13. Le Troll est vaincu : 10 à 5.
    .say-38 = { card-tw-375 } était incliné : il est défaussé pour de bon. Deux compagnies sont à { card-tw-421 }, chacune avec sa carte.
    .say-39 = Bleu joue { card-tw-240 } sur ses cinq : un de plus en prouesse et aux tests, jusqu’à ce que l’un d’eux parte.
    .say-40 = Le but est { card-tw-400 }, où l’on peut rallier les { card-tw-310 }. Avant cela, un événement durable : { card-tw-264 } affaiblit toute attaque de un jusqu’au prochain tour de Bleu.
    .say-41 = Quatre régions, dont deux sauvages ; cinq voyageurs, limite 5.
    .say-42 = Deux cartes de corruption : { card-tw-060 } sur Glorfindel, { card-tw-057 } sur Faramir.
    .say-43 = { card-tw-114 }, joués par la terre frontalière pour que le { card-tw-225 } ne serve à rien : trois coups de 8 − 1 = 7.
    .say-44 = Mablung, éclaireur, s’incline : encore { card-tw-204 }.
    .say-45 = { card-tw-040 } demandent deux étendues sauvages : deux coups de 9, pour Glorfindel et Gandalf.
    .say-46 = { card-tw-209 }, et Glorfindel n’a pas à s’incliner : 6 + 8 + 1 = 15.
    .say-47 = Gandalf fait de même, mais 2 + 6 + 1 = 9 est une égalité : personne n’est blessé, et l’attaque n’est pas vaincue.
    .say-48 = Le cinquième péril sur cinq : { card-tw-040 } encore.
    .say-49 = Cette fois les deux l’emportent : 17 pour Glorfindel, 3 + 6 + 1 + 3 = 13 pour Gandalf avec { card-tw-319 }. 10 à 6.
    .say-50 = { card-tw-400 } n’a pas d’attaque à lui. La compagnie entre.
    .say-51 = Faramir demande aux { card-tw-310 } de se joindre à lui : 4 + 1 d’influence libre + 2 + 1 = 8, et il fallait plus de 7. Trois points : 10 à 9.
    .say-52 = Et un objet mineur : Bard prend { card-tw-255 }. De ce fait { card-tw-057 } demande un test à Faramir ; le livret l’omet, car il ne peut échouer.
    .say-53 = Troisième tour de Gris. Au Havre Annalena guérit, mais reste inclinée. Bombur arrive et suit Boromir.
    .say-54 = Dans un Havre les compagnies peuvent se recomposer : Boromir et Bombur rejoignent Háma.
    .say-55 = Deux voyages : Boromir vers { card-tw-417 }, Aragorn vers { card-tw-436 }.
    .say-56 = Aragorn s’est incliné pour { card-tw-242 } : sa compagnie est à l’abri de ce qui demande une étendue sauvage. Limite 3.
    .say-57 = Bleu joue donc un événement durable : { card-tw-009 } double les coups qui gardent Ruines et Repaires, et { card-tw-436 } en fait partie.
    .say-58 = À présent la compagnie de Boromir : deux étendues sauvages, limite 3, et aucun éclaireur.
    .say-59 = { card-tw-075 }, quatre coups, affaiblis à 5 par { card-tw-264 }. Trois sont répartis ; celui qui reste pèsera sur Bombur : −1.
    .say-60 = 8, 7 et 8 contre 5 : tous trois tiennent, et l’attaque est vaincue. 11 à 9.
    .say-61 = { card-tw-076 } gagne 3 car des Orques sont déjà venus : 4 − 1 + 3 = 6, cinq coups. Boromir et Háma en prennent un chacun ; Bleu donne le troisième à Bombur, incliné, ainsi que les deux qui restent.
    .say-62 = Ici nous nous écartons du livret. Il oublie que Bombur a un de plus contre les Orques, ce qui aurait fait une égalité. Pour que l’histoire continue, nos dés donnent 4 et non 5 : 4 + 3 + 1 − 1 − 2 = 5. Il est blessé.
    .say-63 = Le test d’endurance, 9, dépasse son 6 : Bombur est éliminé.
    .say-64 = { card-tw-016 } est le troisième péril : un coup de 12 − 1 = 11, et seul Boromir est redressé.
    .say-65 = { card-tw-199 } lui évite de s’incliner : 4 + 6 + 1 = 11, une égalité.
    .say-66 = La compagnie d’Aragorn reste dehors : sa seule sage, Annalena, est inclinée.
    .say-67 = { card-tw-417 } n’a pas d’attaque. Boromir s’incline, et { card-tw-245 } l’accompagne : un point. 12 à 9.
    .say-68 = Dernier tour de Bleu. Bard donne les { card-tw-255 } à Mablung ; grâce à { card-tw-240 } aucun test ne peut échouer.
    .say-69 = Glorfindel s’incline pour se défaire de { card-tw-060 } : il faut plus de 6, et 6 ne suffit pas.
    .say-70 = Faramir doit dépasser 5 et obtient 7 : { card-tw-057 } disparaît.
    .say-71 = Retour à { card-tw-408 } ; { card-tw-264 } a pris fin. Le chemin est le même, lu depuis l’autre bout. Limite 5.
    .say-72 = { card-tw-058 } sur Glorfindel, qui a maintenant 4 points de corruption ; puis { card-tw-108 } : les Loups frappent une fois de plus, et plus fort de un.
    .say-73 = { card-tw-114 } arrivent avec quatre coups de 9, et Bard cache la compagnie avec { card-tw-204 }.
    .say-74 = { card-tw-109 }, des Loups aussi : trois coups de 10. Seuls Gandalf et Mablung sont redressés ; le troisième coup revient à Gris, qui le donne à Bard, incliné.
    .say-75 = Gandalf : 6 + 6 + 1 = 13, plus que 10.
    .say-76 = Bard : 3 + 3 + 1 − 1 = 6, une blessure, et le test d’endurance, 8, dépasse son 6. Il est éliminé ; Mablung sauve le { card-tw-225 }, et { card-tw-240 } prend fin puisque l’un des cinq n’est plus là.
    .say-77 = Sans elle Mablung a 9 + 1 = 10 : une égalité. L’attaque n’est pas vaincue.
    .say-78 = Deux étendues sauvages, deux tests pour Glorfindel : 6 et 10, tous deux au-dessus de ses 4 points.
    .say-79 = Ici le livret s’arrête et compte. Gris : 6 pour les personnages, 2 pour l’épée, 1 pour { card-tw-245 }, 3 pour les créatures, 12 en tout. Bleu : 5 pour les personnages, 3 pour les { card-tw-310 }, 1 pour une créature, 9 en tout. À tout moment de cette partie, vous pouvez continuer vous-même.
