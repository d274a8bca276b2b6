### Comment se construit la phrase d’une carte. Les mots sont dans le fichier de chaque jeu.
### Les verbes donnent l’infinitif, et en .do la consigne : défausser, .do = défaussez.

## Phrases : quand, si, payer, faire. Une condition ne commence pas par « il » (s’il).

sentence-always = { $does }.
sentence-always-when = Si { $when } : { $does }.
sentence-whenever = { $at }, { $does-do }.
sentence-whenever-when = { $at }, si { $when }, { $does-do }.
sentence-may = { $at }, vous pouvez { $does }.
sentence-may-when = { $at }, si { $when }, vous pouvez { $does }.
sentence-may-pay = { $at }, vous pouvez { $pay } pour { $does }.
sentence-may-when-pay = { $at }, si { $when }, vous pouvez { $pay } pour { $does }.

## Refus : le mot qui a dit non est $word.

no-Word = { $word }.
no-If = Seulement si { $word }.
no-Effect = Il vous faudrait { $word }, et c’est impossible.

## Listes.

list-empty = rien
list-more = { $head }, { $next }
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
list-then = { $head } ; { $last }

## Mots de tous les jeux. Une condition a .not ; un nom, .one, .to (au), .of (du), .one-to, .one-of.

Both = { $one-word ->
    [AnyOf] { $one },
    [Both] { $one },
   *[other] { $one }
} et { $other-word ->
    [AnyOf] { $other-either }
   *[other] si { $other }
}
    .bare = { $one } et { $other }
    .not = { $one-not } ou { $other-not }
AnyOf = { $one } ou { $other }
    .either = { $one-word ->
    [AnyOf] { $one-either }
    [Both] soit { $one-bare }
   *[other] soit { $one }
}, soit { $other-word ->
    [Both] { $other-bare }
   *[other] { $other }
}
    .not = { $one-not } et { $other-not }
Not = { $one-not }
    .not = { $one }
Together = { $verbs }{ $when ->
    [none] {""}
   *[other] {" "}(si { $when })
}
Perhaps = { $verbs-then } ({ $when ->
    [none] si vous voulez
   *[other] si vous voulez et si { $when }
})
Either = au choix { $verbs-or }
Anyway = { $verbs }{ $when ->
    [none] , autant que possible
   *[other] {" "}si { $when }
}
Depends = { SIGNED($otherwise) } (ou { SIGNED($yes) } si { $when })
    .plain = { $otherwise } (ou { $yes } si { $when })
Picked = { $who-one }
    .to = { $who-one-to }
    .of = { $who-one-of }
This = cette carte
    .to = à cette carte
    .of = de cette carte
You = vous
    .to = à vous
TheOpponent = votre adversaire
    .to = à votre adversaire
    .of = de votre adversaire
TheAnswered = la dernière action de votre adversaire
Counter = annuler { $who }
    .do = annulez { $who }
OtherCards = les autres cartes de votre main
    .one = une autre carte de votre main
PutOnTop = poser { $who } face cachée sur la pioche
    .do = posez { $who } face cachée sur la pioche
Only = seulement { $at }
Rule = { $id }
no-Rule = { $id }
