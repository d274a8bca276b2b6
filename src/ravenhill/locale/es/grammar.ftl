### Cómo se construye la frase de una carta. Las palabras están en el archivo de cada juego.
### Los verbos llevan el infinitivo, y en .do la orden: descartar, .do = descarta.

## Frases: cuándo, si, pagar, hacer.

sentence-always = { $does }.
sentence-always-when = Si { $when }: { $does }.
sentence-whenever = { $at }, { $does-do }.
sentence-whenever-when = { $at }, si { $when }, { $does-do }.
sentence-may = { $at }, puedes { $does }.
sentence-may-when = { $at }, si { $when }, puedes { $does }.
sentence-may-pay = { $at }, puedes { $pay } para { $does }.
sentence-may-when-pay = { $at }, si { $when }, puedes { $pay } para { $does }.

## Negativas: la palabra que dijo que no es $word.

no-Word = { $word }.
no-If = Solo si { $word }.
no-Effect = Tendrías que { $word }, y no puedes.

## Listas: «y» pasa a «e» ante i-, hi-; «o» pasa a «u» ante o-, ho-.

list-empty = nada
list-more = { $head }, { $next }
list-and = { $initial ->
    [i] { $head } e { $last }
   *[other] { $initials ->
        [hi] { $head } e { $last }
       *[other] { $head } y { $last }
    }
}
list-or = { $initial ->
    [o] { $head } u { $last }
   *[other] { $initials ->
        [ho] { $head } u { $last }
       *[other] { $head } o { $last }
    }
}
list-then = { $head }; { $last }

## Palabras de todos los juegos. Una condición tiene .not; un nombre, .one, .to (al), .of (del), .one-to, .one-of.

Both = { $one-word ->
    [AnyOf] { $one-either },
    [Both] { $one },
   *[other] { $one }
} y { $other-word ->
    [AnyOf] { $other-either }
   *[other] { $other }
}
    .not = { $one-not } o { $other-not }
AnyOf = { $one } o { $other }
    .either = { $one-word ->
    [AnyOf] { $one-either }
   *[other] o bien { $one }
} o bien { $other }
    .not = { $one-not } y { $other-not }
Not = { $one-not }
    .not = { $one }
Together = { $verbs }{ $when ->
    [none] {""}
   *[other] {" "}(si { $when })
}
Perhaps = { $verbs-then } ({ $when ->
    [none] si quieres
   *[other] si quieres y { $when }
})
Either = o bien { $verbs-or }
Anyway = { $verbs }{ $when ->
    [none] , en lo posible
   *[other] {" "}si { $when }
}
Depends = { SIGNED($otherwise) } (o { SIGNED($yes) } si { $when })
    .plain = { $otherwise } (o { $yes } si { $when })
Picked = { $who-one }
    .to = { $who-one-to }
    .of = { $who-one-of }
This = esta carta
    .to = a esta carta
    .of = de esta carta
You = tú
    .to = a ti
TheOpponent = tu rival
    .to = a tu rival
    .of = de tu rival
TheAnswered = la última acción de tu rival
Counter = cancelar { $who }
    .do = cancela { $who }
OtherCards = las demás cartas de tu mano
    .one = otra carta de tu mano
PutOnTop = poner { $who } boca abajo encima del mazo
    .do = pon { $who } boca abajo encima del mazo
Only = solo { $at }
Rule = { $id }
no-Rule = { $id }
