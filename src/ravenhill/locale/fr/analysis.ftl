### Une partie finie, revue : chances, hasard et choix, erreurs. Le terminal et la page d’une relecture.

analysis-title = Analyse
analysis-working = Réponse { $n } sur { $last } …
analysis-none = Cette partie ne peut pas encore être analysée.
analysis-chances = { $seat } · chances de gagner : { $start } % au début, { $end } % à la fin
analysis-luck = Hasard : { $change } ± { $error }
analysis-choice = Choix, { $seat } : { $change }
analysis-explained = Chaque changement compte pour qui l’a causé : le hasard, ce que dés et pioches ont changé ; le choix, ce que les réponses ont changé. Ensemble, ils mènent de la première chance à la dernière.
analysis-turning = Ce qui a le plus changé la partie
analysis-turned = Après la réponse { $n }, { $who } : { $change }, à { $chance } %
analysis-mistakes = Erreurs
analysis-mistake = Réponse { $n }, { $who } : { $chosen }. Mieux : { $better } (−{ $loss } ± { $error })
analysis-no-mistakes = Aucune erreur n’a été trouvée.
analysis-chance = { $seat } : { $chance } ± { $error } %
analysis-curve = Chances de gagner, { $seat }
analysis-try = Réessayer d’ici
analysis-mistake-here = { $chosen } était une erreur (−{ $loss } ± { $error }). Mieux : { $better }.
analysis-next = Erreur suivante
analysis-before = Erreur précédente
