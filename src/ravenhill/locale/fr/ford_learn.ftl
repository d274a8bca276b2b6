### Ce que dit la leçon du gué.

## Lessons

lesson-ford = Le gué en cinq minutes
    .about = Vous êtes l’Ouest et voulez la rive orientale. À chaque manche, tous deux piochent une carte, en jouent à l’aube, combattent et voient ce qu’apporte le crépuscule. Jouez jusqu’au bout.
    .goal-card = Jouez une carte.
    .goal-stance = Choisissez une posture et voyez les deux révélées.
    .goal-end = Jouez jusqu’à la fin de la bataille.
    .hint-1 = Les cartes allumées se jouent maintenant ; le reste attend son moment.
    .hint-2 = Tenir bat charger, charger bat contourner, contourner bat tenir.

## Cards

learn-kind-ford = carte du sac
learn-fact-copies = exemplaires

## Glossary

learn-term-company = compagnie
learn-term-dawn = aube
learn-term-stance = posture
learn-term-banner = étendard
learn-term-fog = brume
learn-term-hit = réussite
learn-term-loss = perte
learn-term-answer = réponse
learn-term-bag = sac
