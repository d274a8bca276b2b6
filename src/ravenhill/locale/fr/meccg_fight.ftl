### Ce qui se joue aux dés à la table de cartes : coups, tests, tentatives, épreuves.

mf-fight = Le combat
mf-against = { $who } contre un coup de { $n }
mf-title-strike = { $who } contre un coup de { $n }
mf-title-body = Test d’endurance { OF($who) } ({ $n })
mf-title-corruption = { $who } : test de corruption contre { $n }
mf-title-influence = { $who } tente de gagner { $other } ({ $n })
mf-title-ring = Épreuve { OF($who) }
mf-kind-strike = Coup
mf-kind-body = Test d’endurance
mf-kind-corruption = Test de corruption
mf-kind-influence = Influence
mf-kind-ring = Épreuve de l’anneau
mf-way-tap = Se battre et s’incliner
mf-way-stay = Se battre à −3 et rester redressé
mf-strength = Coups × prouesse, et endurance
mf-excess = { $n ->
    [one] Un coup en trop : il compte −1
   *[other] { $n } coups en trop : chacun compte −1
}
mf-pin-assigned = attend
mf-pin-current = maintenant
mf-pin-faced = ne l’a pas repoussé
mf-pin-beaten = l’a repoussé
mf-zone-wins = vainqueur
mf-zone-ineffectual = sans effet
mf-zone-wounded = blessé
mf-zone-tapped = incliné
mf-zone-eliminated = éliminé
mf-zone-discarded = défaussé
mf-zone-safe = sauf
mf-zone-won = gagné
mf-zone-refused = refusé
mf-zone-holds = tient
mf-zone-falls = tombe
mf-zone-defeated = coup vaincu
mf-zone-tested = éprouvé
mf-zone-replaced = un anneau de la main convient
mf-zone-spent = aucun ne convient
mf-zone-nothing = rien
mf-part-prowess = prouesse
mf-part-tapped = incliné
mf-part-wounded = blessé
mf-part-stays-untapped = reste redressé
mf-part-influence = influence libre
mf-part-resisted = influence adverse
mf-part-other = cartes et aide
mf-total = total
mf-needs = Les dés et ceci doivent dépasser { $n } : faire { $roll } ou plus.
mf-never = Aucun jet ne suffit.
mf-both = Les deux jettent : vos dés et ceci, moins les leurs, doivent dépasser { $n }.
mf-twice = On jette deux fois et le meilleur jet compte : un seul de { $roll } ou plus suffit.
mf-support = Soutien : chacun qui s’incline ajoute 1
mf-would-win = vainqueur { $chance }
