### Jak powstaje zdanie karty. Same słowa są w pliku każdej gry.
### Czasowniki mają bezokolicznik, a w .do polecenie: odrzucić, .do = odrzuć.
### Moment ma w .then to samo, z przecinkiem, jeśli jest zdaniem: o świcie; gdy zapada noc,

## Zdania: kiedy, jeśli, koszt, skutek.

sentence-always = { $does }.
sentence-always-when = Jeśli { $when }: { $does }.
sentence-whenever = { $at-then } { $does-do }.
sentence-whenever-when = { $at }, jeśli { $when }, { $does-do }.
sentence-may = { $at-then } możesz { $does }.
sentence-may-when = { $at }, jeśli { $when }, możesz { $does }.
sentence-may-pay = { $at-then } możesz { $pay }, aby { $does }.
sentence-may-when-pay = { $at }, jeśli { $when }, możesz { $pay }, aby { $does }.

## Odmowy: słowo, które się sprzeciwiło, to $word.

no-Word = { $word }.
no-If = Tylko jeśli { $word }.
no-Effect = Trzeba by { $word }, a to niemożliwe.

## Listy.

list-empty = nic
list-more = { $head }, { $next }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-then = { $head }; { $last }

## Słowa wszystkich gier. Warunek ma .not; rzeczownik .one i przypadki .gen .dat .acc .ins .loc, także .one-gen itd.

Both = { $one-word ->
    [AnyOf] { $one-either },
   *[other] { $one }
} { $one-word ->
    [Both] oraz
   *[other] { $other-word ->
        [Both] oraz
       *[other] i
    }
} { $other-word ->
    [AnyOf] { $other-either }
   *[other] { $other }
}
    .not = { $one-not } lub { $other-not }
AnyOf = { $one } { $one-word ->
    [AnyOf] albo
   *[other] { $other-word ->
        [AnyOf] albo
       *[other] lub
    }
} { $other }
    .either = { $one-word ->
    [AnyOf] { $one-either }
   *[other] albo { $one }
}, albo { $other }
    .not = { $one-not } i { $other-not }
Not = { $one-not }
    .not = { $one }
Together = { $verbs }{ $when ->
    [none] {""}
   *[other] {" "}(jeśli { $when })
}
Perhaps = { $verbs-then } ({ $when ->
    [none] jeśli chcesz
   *[other] jeśli chcesz i jeśli { $when }
})
Either = wybrać jedno: { $verbs-or }
Anyway = { $verbs }{ $when ->
    [none] {" "}(w miarę możności)
   *[other] , jeśli { $when }
}
Depends = { SIGNED($otherwise) }, a jeśli { $when }, { SIGNED($yes) }
    .plain = { $otherwise }, a jeśli { $when }, { $yes }
Picked = { $who-one }
    .gen = { $who-one-gen }
    .dat = { $who-one-dat }
    .acc = { $who-one-acc }
    .ins = { $who-one-ins }
    .loc = { $who-one-loc }
This = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .ins = tą kartą
    .loc = tej karcie
You = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
TheOpponent = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
    .ins = przeciwnikiem
    .loc = przeciwniku
TheAnswered = ostatnie działanie przeciwnika
    .acc = ostatnie działanie przeciwnika
Counter = anulować { $who-acc }
    .do = anuluj { $who-acc }
OtherCards = pozostałe karty z twojej ręki
    .one = inna karta z twojej ręki
    .one-acc = inną kartę z ręki
PutOnTop = odłożyć zakrytą na wierzch talii { $who-acc }
    .do = odłóż zakrytą na wierzch talii { $who-acc }
Only = tylko { $at }
Rule = { $id }
no-Rule = { $id }
