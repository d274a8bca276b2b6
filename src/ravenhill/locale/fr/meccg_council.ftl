### Le Conseil et la fin d’une partie.

mc-council = Le Conseil libre
mc-the-end = La fin de la partie
mc-step-order = Ordre
mc-step-checks = Tests de corruption
mc-step-reckoning = Décompte
mc-step-result = Résultat
mc-see-table = Voir la table
mc-spent = Les deux pioches sont épuisées.
mc-checks-told = Chacun fait un test de corruption avant le décompte. Choisit l’ordre : { $side }.
mc-checks-now = teste maintenant
mc-has-checked = a passé son test
mc-check-of = { $n2 ->
    [0] il faut plus de { $n }
   *[other] il faut plus de { $n }, avec { SIGNED($n2) }
}
mc-lost = Tombés au Conseil :
mc-column-raw = points
mc-column-doubled = doublé
mc-column-halved = réduit
mc-column-left = montrées
mc-total = Total
mc-why-doubled = { $group } : aucun en face ({ $side }), donc { $n } compte pour { $n2 }.
mc-why-halved = { $group } : { $n } sur { $all }, plus de la moitié ; compte seulement autant que le reste ensemble, { $n2 }.
mc-why-left = { $group } : montré de l’autre main ({ $side }), { $n } devient { $n2 }.
mc-told-raw = Ce que chacun a réuni, par groupe.
mc-told-doubled = Un groupe où l’autre camp n’a rien compte double ; jamais les créatures ni les autres points.
mc-told-halved = Aucun groupe ne peut donner plus que tous les autres ensemble.
mc-told-left = Une carte unique en main qui rapporte à l’autre camp lui retire un point.
mc-go-on = Continuer
mc-to-result = Le résultat
mc-back = Retour
mc-reckoning-again = Revoir le décompte
mc-to = à
mc-group = Groupe
mc-margin = Écart
