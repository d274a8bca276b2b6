### Ce que seule dit la table dans le terminal.

## Répondre

chain-waiting = Encore à venir, le dernier d’abord :
help-commands = [u] annuler · [? F-10] une règle · [? carte] une carte · [w carte] pourquoi pas · [l] le journal · [t] redessiner la table · [s] enregistrer · [q] enregistrer et quitter
resume-with = Pour reprendre : { $command }
why-now = Vous pouvez le faire maintenant.
why-never = Cette carte ne se joue pas ; il suffit qu’elle soit là.
error-rule = Il n’y a pas de règle { $text } ici.
error-card = Vous n’avez aucune carte appelée { $text }.
error-help = Il n’y a ni règle ni carte appelée { $text }.

## Le gué

ford-archers = archers
ford-spearmen = lanciers
ford-riders = cavaliers
ford-seen = vue par votre adversaire
ford-discarded = Défausse : { $cards }
ford-round-of = Manche { $n } sur { $last }
