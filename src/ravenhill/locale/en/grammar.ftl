### How a card's sentence is put together. Words themselves stand in each game's own file.

## Sentences: when, if, pay, do. $at is a moment, $when a clause, $pay and $does verbs.

sentence-always = { $does }.
sentence-always-when = If { $when }: { $does }.
sentence-whenever = { $at }, { $does }.
sentence-whenever-when = { $at }, if { $when }, { $does }.
sentence-may = { $at }, you may { $does }.
sentence-may-when = { $at }, if { $when }, you may { $does }.
sentence-may-pay = { $at }, you may { $pay } to { $does }.
sentence-may-when-pay = { $at }, if { $when }, you may { $pay } to { $does }.

## Refusals: the word that said no is $word.

no-Word = { $word }.
no-If = Only if { $word }.
no-Effect = You would have to { $word }, and cannot.

## Lists. $initial and $initials are the first letter and the first two letters of $last.

list-empty = nothing
list-more = { $head }, { $next }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-then = { $head }; { $last }

## Words every game has. A clause has .not; a noun has .one and whatever forms its language needs.

Both = { $one-word ->
    [AnyOf] { $one-either },
    [Both] { $one },
   *[other] { $one }
} and { $other-word ->
    [AnyOf] { $other-either }
   *[other] { $other }
}
    .not = { $one-not } or { $other-not }
AnyOf = { $one } or { $other }
    .either = either { $one } or { $other }
    .not = { $one-not } and { $other-not }
Not = { $one-not }
    .not = { $one }
Together = { $verbs }{ $when ->
    [none] {""}
   *[other] {" "}(if { $when })
}
Perhaps = { $verbs-then } ({ $when ->
    [none] if you like
   *[other] if you like and { $when }
})
Either = either { $verbs-or }
Anyway = { $verbs }{ $when ->
    [none] , as far as possible
   *[other] {" "}if { $when }
}
Depends = { SIGNED($otherwise) } (or { SIGNED($yes) } if { $when })
    .plain = { $otherwise } (or { $yes } if { $when })
Picked = { $who-one }
This = this card
You = you
TheOpponent = your opponent
TheAnswered = your opponent's last action
Counter = cancel { $who }
OtherCards = the other cards of your hand
    .one = another card of your hand
PutOnTop = put { $who } face down on top of the deck
Only = only { $at }
Rule = { $id }
no-Rule = { $id }
